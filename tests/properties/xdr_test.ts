/** Properties of the wire types: a value has one encoding, and bytes decode to at most one value. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { DwsaError, fromBase64, fromHex, toHex } from "@dwsa/base";
import * as readers from "@dwsa/base/json";
import { parseJson } from "@dwsa/base/json";
import { XdrValue } from "@dwsa/base/xdr";
import { typeName } from "../../scripts/xdr/names.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { damagedBytes, wireBytes, wireNames, wireType } from "../_arbitraries/xdr.ts";
import { encode, type WireType } from "../xdr/_types.ts";

for (const name of wireNames) {
  const type = wireType(name);

  testProperty(
    `${name}: random bytes decode, and encode to the same bytes`,
    fc.property(wireBytes(name), fc.option(wireBytes(name)), (bytes, others) => {
      const copy = bytes.slice();
      const value = type.fromXDR(bytes);
      assert.deepEqual(bytes, copy, "the input is left alone");
      bytes.fill(0xaa); // later changes to the input have no effect
      assert.equal(toHex(encode(type, value)), toHex(copy));
      if (!isOwn(type, value)) return;
      value.toXDR().fill(0xaa); // nor do changes to the result
      assert.deepEqual(value.toXDR(), copy);
      assert.deepEqual(fromHex(value.toXDR("hex")), copy);
      assert.deepEqual(fromBase64(value.toXDR("base64")), copy);
      const again = type.fromXDR(value.toXDR("base64"));
      assert.ok(value.equals(again) && value.equals(type.fromXDR(value.toXDR("hex"), "hex")));
      if (others !== null) assert.equal(value.equals(type.fromXDR(others)), toHex(copy) === toHex(others));
      readJsonBack(typeName(name), value);
    }),
    20,
  );

  testProperty(
    `${name}: damaged bytes are rejected, or are the only encoding of another value`,
    fc.property(damagedBytes(name), (bytes) => {
      let value: unknown;
      try {
        value = type.fromXDR(bytes);
      } catch (error) {
        assert.ok(error instanceof DwsaError, `${error}`);
        assert.match(error.code, /^xdr\//);
        assert.ok(error.path !== undefined && error.path.length < 120, error.path);
        assert.ok(error.offset !== undefined && error.offset <= bytes.length);
        return;
      }
      assert.equal(toHex(encode(type, value)), toHex(bytes));
    }),
    20,
  );
}

/** Checks that a value can be parsed from its JSON. The only value without JSON causes an error when written. */
function readJsonBack(name: string, value: XdrValue): void {
  let text: string;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    assert.ok(
      error instanceof DwsaError && error.code === "json/invalid-value" && error.path !== undefined,
      `${error}`,
    );
    return;
  }
  const read = (readers as unknown as Record<string, (json: unknown) => XdrValue>)[
    `${name[0]!.toLowerCase()}${name.slice(1)}FromJson`
  ]!;
  const again = read(parseJson(text));
  assert.ok(again.equals(value));
  assert.equal(JSON.stringify(again), text, "a value has one JSON");
}

/** Returns whether a value is an instance of the class that decoded it: decoders of lists and options are not classes. */
function isOwn(type: WireType, value: unknown): value is XdrValue {
  return value instanceof XdrValue && value[Symbol.toStringTag] === `xdr.${type.xdrName}`;
}
