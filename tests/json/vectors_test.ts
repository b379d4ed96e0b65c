/** The JSON of every type, arm and member, compared with the vectors of Stellar's codec. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromBase64, toBase64 } from "@dwsa/base";
import { toJson, toJsonNamed } from "@dwsa/base/json";
import { XdrValue } from "@dwsa/base/xdr";
import { bytesOf, fromJson, typeNames } from "./_types.ts";

interface Vector {
  readonly type: string;
  readonly xdr: string;
  readonly json: unknown;
  readonly rust27?: unknown;
}

interface Member {
  readonly value: number;
  readonly name: string;
  readonly json: string;
}

const vectors: readonly Vector[] = load("xdr_json.json");
const enums: Readonly<Record<string, readonly Member[]>> = load("xdr_json_enums.json");

/** Names that differ from those of Stellar's codec. */
const renamed = (json: unknown) => JSON.parse(JSON.stringify(json).replaceAll("soroban", "dwsa"));

test("there are 562 vectors of JSON, and readers for all types that they have", () => {
  assert.equal(vectors.length, 562);
  for (const { type } of vectors) assert.ok(typeNames.includes(type), type);
});

for (const type of new Set(vectors.map(({ type }) => type))) {
  test(`${type} is written as JSON and read back as the vectors say`, () => {
    for (const { xdr, json, rust27 } of vectors.filter((vector) => vector.type === type)) {
      const value = fromJson(type, json);
      assert.equal(toBase64(bytesOf(type, json)), xdr);
      assert.equal(JSON.stringify(toJsonNamed(type, value)), JSON.stringify(json));
      if (value instanceof XdrValue) {
        // The value of an option is encoded without the flag that marks its presence.
        if (type !== "SponsorshipDescriptor") assert.deepEqual(value.toXDR(), fromBase64(xdr));
        assert.equal(JSON.stringify(value), JSON.stringify(json));
        assert.deepEqual(toJson(value), json);
      }
      // The JSON of Stellar's codec is accepted with its names and with those of this library.
      if (rust27 === undefined || rust27 === null) continue;
      assert.equal(toBase64(bytesOf(type, rust27)), xdr);
      assert.equal(toBase64(bytesOf(type, renamed(rust27))), xdr);
    }
  });
}

test("the vectors have every enum", () => {
  const definitions: readonly { readonly kind: string }[] = load("protocol.json");
  assert.equal(Object.keys(enums).length, definitions.filter(({ kind }) => kind === "enum").length);
});

for (const [type, members] of Object.entries(enums)) {
  test(`the members of ${type} have their JSON names`, () => {
    for (const { value, name, json } of members) {
      assert.equal(fromJson(type, json), name);
      assert.equal(toJsonNamed(type, name), json);
      assert.equal(new DataView(bytesOf(type, json).buffer).getInt32(0), value);
    }
  });
}

function load<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8"));
}
