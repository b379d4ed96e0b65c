import assert from "node:assert/strict";
import { test } from "node:test";
import { fromJsonNamed, readNamed, type TypeName, typeNames, writeNamed, xdrToJsonString } from "@dwsa/base/catalogue";
import { toJsonNamed } from "@dwsa/base/json";
import * as xdr from "@dwsa/base/xdr";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { some } from "../_long.ts";
import { wireTypes } from "../xdr/_types.ts";
import { nodeOf, printJson, renameOf, SCHEMAS } from "../../xdr/json/_shared.ts";

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

/** Returns the result of a function, or the error that it throws. */
function outcome(call: () => string): string {
  try {
    return call();
  } catch (error) {
    return String(error);
  }
}

const spellings = [undefined, { names: "stellar" }] as const;

for (const wireName of some([...definitions.keys()], 5)) {
  const name = typeName(wireName) as TypeName;
  test(`xdrToJsonString() writes ${name} as JSON.stringify() does, and throws the same errors as readNamed()`, () => {
    const random = randomSource(wireName.length + 1);
    for (let i = 0; i < 8; i++) {
      const bytes = randomXdr(wireName, random);
      for (const options of spellings) {
        const expected = JSON.stringify(toJsonNamed(name, readNamed(name, bytes), options));
        assert.equal(printJson(nodeOf(SCHEMAS[name]), renameOf(options), bytes), expected);
        assert.equal(xdrToJsonString(name, bytes, options), expected);
      }
      const damaged = bytes.slice(0, random() < 0.3 ? Math.floor(random() * bytes.length) : bytes.length);
      for (let n = 0; n < 3; n++) damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
      assert.equal(
        outcome(() => xdrToJsonString(name, damaged)),
        outcome(() => JSON.stringify(toJsonNamed(name, readNamed(name, damaged)))),
      );
    }
  });
}

const jsonStrings: readonly { type: TypeName; xdr: string; json: unknown }[] = [
  { type: "Int32", xdr: "gAAAAA==", json: -2147483648 },
  { type: "Uint32", xdr: "/////w==", json: 4294967295 },
  { type: "Int64", xdr: "AAAAAAAAAAA=", json: "0" },
  { type: "Int64", xdr: "//////////8=", json: "-1" },
  { type: "Int64", xdr: "AAAAAP////8=", json: "4294967295" },
  { type: "Int64", xdr: "/////wAAAAA=", json: "-4294967296" },
  { type: "Int64", xdr: "AAAAAlQL4/8=", json: "9999999999" },
  { type: "Int64", xdr: "AA////////8=", json: "4503599627370495" },
  { type: "Int64", xdr: "ABAAAAAAAAA=", json: "4503599627370496" },
  { type: "Int64", xdr: "//AAAAAAAAA=", json: "-4503599627370496" },
  { type: "Int64", xdr: "gAAAAAAAAAA=", json: "-9223372036854775808" },
  { type: "Uint64", xdr: "//////////8=", json: "18446744073709551615" },
  { type: "ScString", xdr: "AAAABCIKw1w=", json: String.raw`"\n\xc3\\` },
  { type: "AssetCode4", xdr: "VQBEAA==", json: String.raw`U\0D` },
  { type: "AssetCode12", xdr: "VQAAAAAAAAAAAAAA", json: String.raw`U\0\0\0\0` },
];

for (const { type, xdr, json } of jsonStrings) {
  test(`xdrToJsonString() writes ${type} ${xdr} as ${JSON.stringify(json)}`, () => {
    assert.equal(xdrToJsonString(type, xdr), JSON.stringify(json));
  });
}

/** Integers at the limits between the ways to write them: digits of 32 bits, safe integers, and larger ones. */
const LIMITS = [0, 31, 32, 51, 52, 53, 54, 55, 62, 63, 64].flatMap((bits) =>
  [-1n, 0n, 1n].map((more) => 2n ** BigInt(bits) + more)
).concat(Array.from({ length: 20 }, (_, digits) => 10n ** BigInt(digits)).flatMap((n) => [n - 1n, n]));

const WIDE = [
  { name: "SequenceNumber", bits: 64n, signed: true },
  { name: "TimePoint", bits: 64n, signed: false },
  { name: "Int128Parts", bits: 128n, signed: true },
  { name: "Uint128Parts", bits: 128n, signed: false },
] as const;

for (const { name, bits, signed } of WIDE) {
  test(`xdrToJsonString() writes ${name} exactly, also beyond the safe integers`, () => {
    for (const value of LIMITS.flatMap((n) => [n, -n])) {
      const inRange = signed ? BigInt.asIntN(Number(bits), value) : BigInt.asUintN(Number(bits), value);
      const hex = BigInt.asUintN(Number(bits), inRange).toString(16).padStart(Number(bits) / 4, "0");
      const bytes = Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));
      assert.equal(xdrToJsonString(name, bytes), `"${inRange}"`);
      assert.equal(JSON.stringify(toJsonNamed(name, readNamed(name, bytes))), `"${inRange}"`);
    }
  });
}

test("xdrToJsonString() writes every integer of 32 bits exactly at the limits of its digits", () => {
  for (const value of LIMITS.filter((n) => n < 2n ** 31n).flatMap((n) => [n, -n]).map(Number)) {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setInt32(0, value);
    assert.equal(xdrToJsonString("ScVal", Uint8Array.of(0, 0, 0, 4, ...bytes)), `{"i32":${value}}`);
    assert.equal(xdrToJsonString("ScVal", Uint8Array.of(0, 0, 0, 3, ...bytes)), `{"u32":${value >>> 0}}`);
  }
});

test("xdrToJsonString() writes values longer than its first buffer, and short ones after them", () => {
  for (const length of [0, 3, 65_528, 65_529, 65_533, 65_536, 600_000, 1_100_000]) {
    const bytes = new Uint8Array(length).fill(0xe9);
    assert.equal(xdrToJsonString("ScBytes", writeNamed("ScBytes", bytes)), `"${"e9".repeat(length)}"`);
    const text = "x".repeat(length);
    assert.equal(xdrToJsonString("ScString", writeNamed("ScString", text)), `"${text}"`);
    assert.equal(xdrToJsonString("ScVal", "AAAAAwAAAAc="), '{"u32":7}');
  }
});

test("xdrToJsonString() writes every byte of a string as toJsonNamed() does", () => {
  for (let byte = 0; byte < 256; byte++) {
    for (const bytes of [[byte], [97, byte, 98], [byte, 0, 0], [0, byte]]) {
      const xdr = writeNamed("ScString", Uint8Array.from(bytes));
      assert.equal(
        xdrToJsonString("ScString", xdr),
        JSON.stringify(toJsonNamed("ScString", readNamed("ScString", xdr))),
      );
      const code = Uint8Array.from([...bytes, ...new Array(4 - bytes.length).fill(0)]);
      assert.equal(xdrToJsonString("AssetCode4", code), JSON.stringify(toJsonNamed("AssetCode4", code)));
      const hex = byte.toString(16).padStart(2, "0");
      assert.equal(xdrToJsonString("ScBytes", writeNamed("ScBytes", Uint8Array.of(byte))), `"${hex}"`);
    }
  }
});

test("xdrToJsonString() rejects padding that is not zero, as decoding does", () => {
  for (const text of ["AAAAAWEAAAE=", "AAAAAWEBAAA=", "AAAAA2FhYQE="]) {
    assert.throws(() => xdrToJsonString("ScString", text), { code: "xdr/bad-padding" });
  }
});

test("xdrToJsonString() writes an empty signed payload as the crate does", () => {
  const signer = new Uint8Array(40);
  signer[3] = 3;
  const json = "<INVALID:GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF:EMPTY_PAYLOAD>";
  assert.equal(xdrToJsonString("SignerKey", signer), `"${json}"`);
  assert.equal(xdrToJsonString("SignerKeyEd25519SignedPayload", signer.subarray(4)), `"${json}"`);
  const weighted = Uint8Array.of(...signer, 0, 0, 0, 7);
  assert.equal(xdrToJsonString("Signer", weighted), `{"key":"${json}","weight":7}`);
  assert.deepEqual(toJsonNamed("Signer", readNamed("Signer", weighted)), { key: json, weight: 7 });
});

test("xdrToJsonString() rejects values that are nested too deeply", () => {
  const levels = 600;
  const deep = new Uint8Array(levels * 12 + 4);
  for (let at = 0; at < levels * 12; at += 12) deep.set([0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1], at);
  deep[levels * 12 + 3] = 1;
  assert.throws(() => xdrToJsonString("ScVal", deep), { code: "xdr/depth" });
});

test("xdrToJsonString() rejects other arguments", () => {
  assert.throws(() => xdrToJsonString("ScVall", "AAAAAQ=="), { name: "TypeError", message: /did you mean "ScVal"/ });
  assert.throws(() => xdrToJsonString("ScVal", 7 as never), { name: "TypeError", message: /got number$/ });
  assert.throws(() => xdrToJsonString("ScVal", "AAAAAQ"), { code: "encoding/invalid-base64" });
  assert.throws(() => xdrToJsonString("ScVal", "AAAAAQ==", { names: "other" as never }), TypeError);
});

test("xdrToJsonString() can write a long value after a short one, and after an error", () => {
  const long = xdr.ScVal.scvBytes(new Uint8Array(2_000_000).fill(0xab));
  assert.equal(xdrToJsonString("ScVal", "AAAAAQ=="), '"void"');
  assert.throws(() => xdrToJsonString("ScVal", "AAAAAQAAAAA="), { code: "xdr/trailing-bytes" });
  assert.equal(xdrToJsonString("ScVal", long.toXDR()), JSON.stringify(long));
  assert.equal(xdrToJsonString("ScVal", "AAAAAQ=="), '"void"');
});

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
