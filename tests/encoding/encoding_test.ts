import assert from "node:assert/strict";
import { test } from "node:test";
import { size } from "../_long.ts";
import { randomSource } from "../xdr/_random_xdr.ts";
import { fromBase64, fromHex, toBase64, toHex, xdr } from "@dwsa/base";

const notBase64 = [
  { name: "a length that is not a multiple of 4", text: "AQI" },
  { name: "stray bits after the last byte", text: "AQJ=" },
  { name: "three padding characters", text: "A===" },
  { name: "only padding", text: "====" },
  { name: "padding in the middle", text: "A=ID" },
  { name: "white space", text: "AQ ID A=" },
  { name: "a line break at the end", text: "AQID\n" },
  { name: "white space, as many characters as four letters", text: "AQ \t\r\nID" },
  { name: "white space only", text: "    " },
  { name: "the URL-safe alphabet", text: "-_8=" },
  { name: "a letter whose low byte is in the alphabet", text: "AQ\u0141D" },
];

/** Returns the end of the message for the first character that is not in the alphabet. */
function problemOf(text: string): string {
  const at = text.search(/[^\w+/=]|[-_]/);
  if (at < 0) return text.length % 4 > 1 && !text.includes("=") ? " without padding" : "";
  return ` with ${text[at]!.trim() === "" ? "white space" : "an invalid one"} at index ${at}`;
}

for (const { name, text: end } of notBase64) {
  test(`fromBase64() rejects ${name}, also after 1,000 letters`, () => {
    for (const text of [end, "A".repeat(1_000) + end]) {
      assert.throws(() => fromBase64(text), {
        name: "DwsaError",
        code: "encoding/invalid-base64",
        message:
          "Cannot decode base64: expected canonical base64 (A-Z, a-z, 0-9, +, / and padding; not URL-safe), got " +
          `${text.length} character${text.length === 1 ? "" : "s"}` +
          problemOf(text),
      });
    }
  });
}

for (const text of ["0", "0x00", "zz", "00 1", "\u0130\u0130", "0\u0661"]) {
  test(`fromHex() rejects ${JSON.stringify(text)}`, () => {
    assert.throws(() => fromHex(text), { name: "DwsaError", code: "encoding/invalid-hex" });
  });
}

test("fromHex() accepts both cases and returns plain bytes", () => {
  assert.deepEqual(fromHex("00FFa0"), new Uint8Array([0, 255, 160]));
});

test("toHex() and toBase64() stand in for the toString() of a Buffer, and no Buffer is given back", () => {
  const bytes = Uint8Array.of(222, 173);
  assert.equal(toHex(bytes), "dead");
  assert.equal(toBase64(bytes), "3q0=");
  for (const result of [fromHex("dead"), fromBase64("3q0="), xdr.ScVal.scvBytes(bytes).toXDR()]) {
    assert.equal(Object.getPrototypeOf(result), Uint8Array.prototype);
  }
});

test("toXDR() honours the stated encoding", () => {
  const value = xdr.ScVal.scvBytes(Uint8Array.of(222, 173));
  assert.equal(value.toXDR("hex"), "0000000d00000002dead0000");
  assert.equal(value.toXDR("base64"), "AAAADQAAAALerQAA");
  assert.deepEqual(value.toJSON(), { bytes: "dead" });
});

for (const wrong of [undefined, null, 5, [1], {}, new Uint16Array(1)]) {
  test(`the decoders and encoders reject ${Object.prototype.toString.call(wrong)}`, () => {
    for (const fn of [fromBase64, fromHex, toBase64, toHex]) {
      assert.throws(() => fn(wrong as never), TypeError);
    }
  });
}

// The results are the same with the engine's methods, with Buffer, and on runtimes with neither.
const ways = [
  { name: "as the runtime is", hide: [] },
  { name: "without the engine's methods", hide: ["native"] },
  { name: "without Buffer either", hide: ["native", "Buffer"] },
  { name: "with the language alone", hide: ["native", "Buffer", "atob", "btoa"] },
];

for (const { name, hide } of ways) {
  test(`hex and base64 round-trip every length up to 70 ${name}`, async () => {
    await withHidden(hide, () => {
      for (let length = 0; length <= 70; length++) {
        const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
        assert.deepEqual(fromHex(toHex(bytes)), bytes);
        const back = fromBase64(toBase64(bytes));
        assert.deepEqual(back, bytes);
        assert.equal(back.buffer.byteLength, length, "the result is in an array of its own");
      }
    });
  });

  test(`fromBase64() and fromHex() are as strict ${name}`, async () => {
    await withHidden(hide, () => {
      for (const { text } of notBase64) assert.throws(() => fromBase64(text), { code: "encoding/invalid-base64" });
      for (const text of ["0x00", "zz", "\u0130\u0130"]) {
        assert.throws(() => fromHex(text), { code: "encoding/invalid-hex" });
      }
    });
  });
}

test("fromBase64() without the runtime's decoder accepts the same strings, and decodes them to the same bytes", async () => {
  const random = randomSource(8);
  const letters = "ABCDQZabz019+/==-_ ";
  const texts = Array.from(
    { length: size(50_000) },
    () =>
      Array.from({ length: 4 * Math.floor(random() * 3) }, () => letters[Math.floor(random() * letters.length)]).join(
        "",
      ),
  );
  const decode = () =>
    texts.map((text) => {
      try {
        return fromBase64(text).join();
      } catch {
        return undefined;
      }
    });
  const expected = decode();
  assert.deepEqual(await withHidden(["native", "Buffer", "atob", "btoa"], decode), expected);
  assert.ok(expected.filter((bytes) => bytes !== undefined).length > texts.length / 20);
});

/** Runs `body` while features of the runtime are hidden. */
async function withHidden<T>(features: readonly string[], body: () => T | Promise<T>): Promise<T> {
  const targets: [object, string][] = [];
  if (features.includes("native")) {
    for (const key of ["fromBase64", "fromHex"]) targets.push([Uint8Array, key]);
    for (const key of ["toBase64", "toHex"]) targets.push([Uint8Array.prototype, key]);
  }
  for (const key of features) if (key !== "native") targets.push([globalThis, key]);
  const saved = targets.map(([target, key]) => [target, key, Object.getOwnPropertyDescriptor(target, key)] as const);
  try {
    for (const [target, key] of targets) Object.defineProperty(target, key, { value: undefined, configurable: true });
    return await body();
  } finally {
    for (const [target, key, descriptor] of saved) {
      if (descriptor === undefined) Reflect.deleteProperty(target, key);
      else Object.defineProperty(target, key, descriptor);
    }
  }
}
