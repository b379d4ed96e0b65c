/**
 * The types that protocol 30 has widened, compared with the vectors of the crates of protocols 28 and 30: bytes, JSON
 * and required protocol.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromBase64, toBase64 } from "@dwsa/base";
import { fromJsonNamed, readNamed, type TypeName, typeNames, writeNamed, xdrToJsonString } from "@dwsa/base/catalogue";
import { parseJson, toJsonNamed } from "@dwsa/base/json";
import { NEWEST_PROTOCOL, requiredProtocol, XdrValue } from "@dwsa/base/xdr";

interface Value {
  readonly type: TypeName;
  readonly xdr: string;
  readonly json: unknown;
  readonly p28: "same" | "refused" | "no such type";
}

interface Refused {
  readonly type: TypeName;
  readonly xdr: string;
  readonly why: string;
}

interface Text {
  readonly type: TypeName;
  readonly text: string;
  /** The XDR that the crate for protocol 30 writes. */
  readonly p30: string | null;
}

interface Same {
  readonly type: TypeName;
  readonly xdr: string;
  /** The JSON that the crate for protocol 30 writes. */
  readonly p30: string;
}

const { values, sameDefinition }: { readonly values: readonly Value[]; readonly sameDefinition: readonly Same[] } =
  load("types.json");
const refused: { readonly xdr: readonly Refused[]; readonly json: readonly Text[] } = load("refused.json");

for (const type of new Set(values.map(({ type }) => type))) {
  test(`${type} has the bytes and the JSON of the crate`, () => {
    for (const { xdr, json } of values.filter((value) => value.type === type)) {
      const value = readNamed(type, xdr);
      assert.equal(toBase64(writeNamed(type, value)), xdr);
      assert.equal(JSON.stringify(toJsonNamed(type, value)), JSON.stringify(json));
      assert.deepEqual(fromJsonNamed(type, json as never), value);
    }
  });
}

test("toJsonNamed() writes values that both protocols define as the crate of protocol 30 does", () => {
  assert.equal(sameDefinition.length, 6);
  for (const { type, xdr, p30 } of sameDefinition) {
    assert.equal(JSON.stringify(toJsonNamed(type, readNamed(type, xdr))), p30);
    assert.equal(xdrToJsonString(type, xdr), p30);
  }
});

test("there are 563 values of 24 types", () => {
  assert.equal(values.length, 563);
  assert.equal(new Set(values.map(({ type }) => type)).size, 24);
});

test("requiredProtocol() is 28 for the values that the crate of 28 reads, and for no others", () => {
  let asked = 0;
  for (const { type, xdr, p28 } of values) {
    const value: unknown = readNamed(type, xdr);
    if (!(value instanceof XdrValue)) continue;
    asked++;
    assert.equal(requiredProtocol(value), p28 === "same" ? 28 : NEWEST_PROTOCOL, `${type} ${xdr}`);
  }
  assert.equal(asked, 509);
});

test("readNamed() rejects every byte string that the crate rejects", () => {
  assert.equal(refused.xdr.length, 74);
  for (const { type, xdr, why } of refused.xdr) {
    assert.throws(() => readNamed(type, fromBase64(xdr)), { code: /^xdr\// }, `${type}: ${why}`);
  }
});

/** Strings that the crate accepts and the library rejects, since it requires a strkey for these structs. */
const STRICTER = [
  /^MuxedEd25519Account \{"id": 7, /,
  /^MuxedContract \{"id": 7, "contract_id": "C\w+"\}$/,
  /^MuxedContract \{"contract_id": "C\w+", "id": 7\}$/,
  /^MuxedContract \{"id": 7, "contract_id": "C\w+", "more": 1\}$/,
  /^MuxedContract \{"id": 18446744073709551615, /,
  /^TimePointMs "01"$/, // integers have one representation
  /^StellarValueExt .*"more"/, // an unknown field
];

test("fromJsonNamed() makes the bytes of a string that the crate makes, but for the seven that are listed", () => {
  assert.equal(refused.json.length, 134);
  const met = new Set<RegExp>();
  for (const { type, text, p30 } of refused.json) {
    const read = () => toBase64(writeNamed(type, fromJsonNamed(type, parseJson(text) as never)));
    const rule = STRICTER.find((pattern) => pattern.test(`${type} ${text}`));
    if (rule !== undefined && p30 !== null) {
      assert.ok(!met.has(rule), `${rule} is met twice`);
      met.add(rule);
    }
    if (p30 === null || rule !== undefined) {
      assert.throws(read, /^(TypeError|RangeError|DwsaError): Cannot /, `${type} ${text}`);
    } else assert.equal(read(), p30, `${type} ${text}`);
  }
  assert.equal(met.size, STRICTER.length);
});

test("the catalogue has the types of the newest protocol", () => {
  const definitions: readonly { readonly kind: string }[] = load("../protocol.json");
  assert.equal(typeNames.length, definitions.filter(({ kind }) => kind !== "const").length);
  assert.ok(typeNames.includes("MuxedContract") && typeNames.includes("TimePointMs"));
});

function load<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/protocol/${file}`, import.meta.url), "utf8"));
}
