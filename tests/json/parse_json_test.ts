/** `parseJson`: duplicate names, and numbers that would be rounded. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseJson, toJson } from "@dwsa/base/json";
import { ScVal } from "@dwsa/base/xdr";

const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

const duplicates: readonly { readonly text: string; readonly twice: boolean }[] = [
  { text: '{"a":1,"a":2}', twice: true },
  { text: '{"a":1,"\\u0061":2}', twice: true },
  { text: '[{"a":1},{"a":2}]', twice: false },
  { text: '{"a":{"a":1},"b":{"a":1}}', twice: false },
  { text: '{"a":{"b":1,"c":[{"b":1}],"b":2}}', twice: true },
  { text: '{"a":"a","b":"a"}', twice: false },
  { text: '{"a":["a","a",{}],"b":[],"a":1}', twice: true },
  { text: '{"a,\\"b":1,"b":"}{"}', twice: false },
  { text: '{"__proto__":1,"__proto__":2}', twice: true },
  { text: " [ ] ", twice: false },
];

for (const { text, twice } of duplicates) {
  test(`parseJson() ${twice ? "rejects" : "accepts"} ${text}`, () => {
    if (twice) assert.throws(() => parseJson(text), { code: "json/duplicate-key" });
    else assert.deepEqual(parseJson(text), JSON.parse(text));
  });
}

test("parseJson() names a duplicate key, and the offset of a number", () => {
  assert.throws(() => parseJson('{"a":1,"a":2}'), { message: 'Cannot parse JSON: an object has the key "a" twice' });
  assert.throws(() => parseJson('{"a":9007199254740993}'), {
    message: "Cannot parse JSON: the number at offset 5 cannot be read exactly; write it as a string",
    offset: 5,
  });
});

test("parseJson() rejects other strings and types without repeating them", () => {
  for (const text of ["", "{", `{"seed":"${SEED}"`, `${SEED}`, "01", "{'a':1}"]) {
    assert.throws(() => parseJson(text), (error: Error & { code: string }) => {
      assert.equal(error.code, "json/invalid-value");
      assert.ok(!error.message.includes(SEED.slice(0, 8)));
      return true;
    });
  }
  for (const value of [undefined, null, 7, {}, new Uint8Array()]) {
    assert.throws(() => parseJson(value as never), TypeError);
  }
});

test("toJson() can be handed to map, where the index is no object of options", () => {
  const values = [ScVal.scvU32(1), ScVal.scvVoid()];
  assert.deepEqual(values.map(toJson), [{ u32: 1 }, "void"]);
  assert.deepEqual(Array.from(values, toJson), [{ u32: 1 }, "void"]);
});

const NUMBERS: readonly { readonly text: string; readonly exact: boolean }[] = [
  { text: "9007199254740991", exact: true },
  { text: "[1,-2.5e-3,1e3]", exact: true },
  { text: '"9007199254740993"', exact: true },
  { text: "9007199254740993", exact: false },
  { text: "9007199254740990.9", exact: false },
  { text: '{"u64":12345678901234567890}', exact: false },
  { text: "0.1234567890123456789", exact: false },
  { text: "0.1000000000000000055511151231257827", exact: false },
  { text: "1e400", exact: false },
  { text: "[-1.5E+309]", exact: false },
  { text: "1e-400", exact: false },
  { text: "1.23456e-320", exact: false },
  { text: "12345678901234567891e3", exact: false },
  { text: "100000000000000000000", exact: true },
  { text: "1e21", exact: true },
  { text: "0.00000000000000000012500", exact: true },
  { text: "0.0000000000000000e400", exact: true },
  { text: "5e-324", exact: true },
];
for (const { text, exact } of NUMBERS) {
  test(`parseJson() ${exact ? "accepts" : "does not round"} ${text}`, () => {
    if (exact) assert.deepEqual(parseJson(text), JSON.parse(text));
    else {assert.throws(() => parseJson(text), {
        code: "json/invalid-value",
        message: /cannot be read exactly; write it as a string$/,
      });}
  });
}
