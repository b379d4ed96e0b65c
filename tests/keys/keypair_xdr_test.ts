/** The wire types that contain the public key of a `Keypair`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { MuxedAccount, PublicKey } from "@dwsa/base/xdr";
import { PUBLIC_KEY, publicOnly } from "./_keypair.ts";

test("xdrAccountId() and xdrPublicKey() are the wire form of the public key", () => {
  for (const value of [publicOnly.xdrAccountId(), publicOnly.xdrPublicKey()]) {
    assert.ok(PublicKey.is(value));
    assert.equal(value.type, "publicKeyTypeEd25519");
    assert.equal(value.toXDR("hex"), "00000000" + toHex(PUBLIC_KEY));
  }
});

const ids = [
  { id: "0", hex: "0000000000000000" },
  { id: "1234", hex: "00000000000004d2" },
  { id: "00042", hex: "000000000000002a" },
  { id: "9223372036854775808", hex: "8000000000000000" },
  { id: "18446744073709551615", hex: "ffffffffffffffff" },
];
for (const { id, hex } of ids) {
  test(`xdrMuxedAccount() of the ID ${id}`, () => {
    const account = publicOnly.xdrMuxedAccount(id);
    assert.ok(MuxedAccount.is(account));
    assert.equal(account.toXDR("hex"), "00000100" + hex + toHex(PUBLIC_KEY));
  });
}

test("xdrMuxedAccount() without an ID is the plain type", () => {
  for (const account of [publicOnly.xdrMuxedAccount(), publicOnly.xdrMuxedAccount(undefined)]) {
    assert.equal(account.toXDR("hex"), "00000000" + toHex(PUBLIC_KEY));
  }
});

const badIds: readonly { readonly id: unknown; readonly error: object }[] = [
  { id: "", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "abc", error: { name: "DwsaError", code: "keys/invalid-id", message: /"abc"/ } },
  { id: "1.5", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "1e3", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "0x10", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: " 1", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "1\n", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "١", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "-1", error: { name: "RangeError", message: /from 0 to 18446744073709551615, got "-1"/ } },
  { id: "9".repeat(1_001), error: { name: "RangeError", message: /from 0 to 18446744073709551615, got / } },
  { id: "18446744073709551616", error: { name: "RangeError" } },
  { id: 1234, error: { name: "TypeError", message: /expected id to be a string, got number/ } },
  { id: 1234n, error: { name: "TypeError" } },
  { id: null, error: { name: "TypeError" } },
];
for (const { id, error } of badIds) {
  test(`xdrMuxedAccount() rejects the ID ${typeof id} ${JSON.stringify(String(id))}`, () => {
    assert.throws(() => publicOnly.xdrMuxedAccount(id as string), error);
  });
}
