import assert from "node:assert/strict";
import { test } from "node:test";
import { fromJsonNamed, readNamed, type TypeName, typeNames, writeNamed } from "@dwsa/base/catalogue";
import { toJsonNamed } from "@dwsa/base/json";
import * as xdr from "@dwsa/base/xdr";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { some } from "../_long.ts";
import { wireTypes } from "../xdr/_types.ts";

test("typeNames has the name of every definition, each once", () => {
  assert.deepEqual([...typeNames].sort(), [...definitions.keys()].map(typeName).sort());
  assert.equal(new Set(typeNames).size, definitions.size);
  assert.throws(() => (typeNames as string[]).push("Other"), TypeError);
});

for (const wireName of some([...definitions.keys()], 5)) {
  const name = typeName(wireName) as TypeName;
  test(`readNamed() and fromJsonNamed() read ${name}, writeNamed() writes it`, () => {
    const random = randomSource(wireName.length);
    for (let i = 0; i < 4; i++) {
      const bytes = randomXdr(wireName, random);
      const value: unknown = readNamed(name, bytes);
      const type = wireTypes.get(name);
      if (type !== undefined) assert.deepEqual(value, type.fromXDR(bytes));
      assert.deepEqual(writeNamed(name, value as never), bytes);
      assert.throws(() => readNamed(name, new Uint8Array([...bytes, 0, 0, 0, 0])), { code: "xdr/trailing-bytes" });
      const json = toJsonNamed(name, value);
      assert.deepEqual(fromJsonNamed(name, JSON.parse(JSON.stringify(json))), value);
    }
  });
}

test("readNamed() accepts base64 and hexadecimal strings", () => {
  assert.ok(xdr.ScVal.scvU32(7).equals(readNamed("ScVal", "AAAAAwAAAAc=")));
  assert.ok(xdr.ScVal.scvU32(7).equals(readNamed("ScVal", "0000000300000007", "hex")));
  assert.equal(readNamed("ScSymbol", "AAAAAWEAAAA="), "a");
  assert.equal(readNamed("MemoType", "AAAAAg=="), "memoId");
});

test("writeNamed() writes string, and rejects what does not fit", () => {
  assert.equal(writeNamed("MemoType", "memoId", "base64"), "AAAAAg==");
  assert.equal(writeNamed("ScVal", xdr.ScVal.scvU32(7), "hex"), "0000000300000007");
  assert.throws(() => writeNamed("MemoType", "memo" as never), TypeError);
  assert.throws(() => writeNamed("Hash", new Uint8Array(31)), { code: "xdr/length" });
  assert.throws(() => writeNamed("Uint32", 2 ** 32), RangeError);
  assert.throws(() => writeNamed("ScVal", xdr.Memo.memoNone() as never), TypeError);
});

const unknown = [
  { name: "ScVall", got: /got "ScVall" \(did you mean "ScVal"\?\)$/ },
  { name: "SCVal", got: /got "SCVal" \(did you mean "ScVal"\?\)$/ },
  { name: "toString", got: /got "toString"/ },
  { name: "", got: /got ""/ },
  { name: undefined, got: /got undefined$/ },
  { name: 7, got: /got number$/ },
];

for (const { name, got } of unknown) {
  test(`readNamed(), fromJsonNamed() and writeNamed() reject the name ${JSON.stringify(name)}`, () => {
    const calls = [
      () => readNamed(name as string, "AAAAAQ=="),
      () => fromJsonNamed(name as string, "void"),
      () => writeNamed(name as TypeName, "void" as never),
    ];
    for (const call of calls) {
      assert.throws(call, { name: "TypeError", message: got });
    }
  });
}
