import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base";
import { claimableBalanceId, StrKey } from "@dwsa/base/strkey";
import { disguises, notBytes } from "../keys/_hostile.ts";
import { referenceEncode } from "./_reference.ts";

const HASH = "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a";
const id = claimableBalanceId(fromHex(HASH));

test("claimableBalanceId() returns all five forms", () => {
  assert.deepEqual(id, {
    strkey: "BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU",
    hex: "00000000" + HASH,
    hash: fromHex(HASH),
    body: fromHex("00" + HASH),
    xdr: fromHex("00000000" + HASH),
  });
});

test("claimableBalanceId() accepts each of the five forms", () => {
  const upper = id.hex.toUpperCase();
  for (const form of [id.hash, id.body, id.xdr, id.hex, upper, id.strkey]) {
    assert.deepEqual(claimableBalanceId(form), id);
  }
  for (const { name, value } of disguises(id.xdr)) assert.deepEqual(claimableBalanceId(value), id, name);
});

test("the forms of claimableBalanceId() share nothing with each other or with what was given", () => {
  const input = fromHex(HASH);
  const forms = claimableBalanceId(input);
  input.fill(1);
  forms.xdr.fill(2);
  assert.equal(toHex(forms.hash), HASH);
  assert.equal(toHex(forms.body), "00" + HASH);
});

test("claimableBalanceId() explains the 56-character B... of some explorers", () => {
  const wrong = referenceEncode(8, fromHex(HASH));
  assert.equal(wrong.length, 56);
  assert.throws(() => claimableBalanceId(wrong), {
    code: "strkey/length",
    message: "Cannot read the claimable balance ID: id has 56 instead of 58 characters, since the type byte is missing",
  });
  assert.throws(() => StrKey.decodeClaimableBalance(wrong), {
    code: "strkey/length",
    message: "Cannot decode the strkey: expected 58 characters, got 56",
  });
});

test("claimableBalanceId() reports what is missing in 64 hexadecimal digits", () => {
  assert.throws(() => claimableBalanceId(HASH), {
    code: "strkey/kind",
    message: "Cannot read the claimable balance ID: expected 72 hexadecimal digits, " +
      "got 64, which can be a hash without its type; prepend 00000000",
  });
  assert.deepEqual(claimableBalanceId("00000000" + HASH), id);
});

test("claimableBalanceId() rejects everything else", () => {
  const cases: readonly { readonly name: string; readonly value: string | Uint8Array; readonly code: string }[] = [
    { name: "31 bytes", value: new Uint8Array(31), code: "strkey/length" },
    { name: "34 bytes", value: new Uint8Array(34), code: "strkey/length" },
    { name: "no bytes", value: new Uint8Array(), code: "strkey/length" },
    { name: "another type in the strkey body", value: fromHex("01" + HASH), code: "strkey/balance-type" },
    { name: "another type in the XDR", value: fromHex("00000001" + HASH), code: "strkey/balance-type" },
    {
      name: "another type in the high bytes of the XDR",
      value: fromHex("01000000" + HASH),
      code: "strkey/balance-type",
    },
    { name: "another type in the hex", value: "00000001" + HASH, code: "strkey/balance-type" },
    { name: "72 other characters", value: "z".repeat(72), code: "encoding/invalid-hex" },
    { name: "the hash in hex", value: HASH, code: "strkey/kind" },
    { name: "an empty string", value: "", code: "strkey/kind" },
    { name: "a key of another type", value: StrKey.encodeLiquidityPool(id.hash), code: "strkey/kind" },
    { name: "a strkey with a wrong character", value: id.strkey.replace("6D", "6E"), code: "strkey/checksum" },
    { name: "a strkey with spare bits", value: id.strkey.slice(0, -1) + "V", code: "strkey/spare-bits" },
  ];
  for (const { name, value, code } of cases) assert.throws(() => claimableBalanceId(value), { code }, name);
});

test("claimableBalanceId() throws a TypeError for other types", () => {
  for (const { name, value } of notBytes) {
    if (typeof value === "string") continue;
    assert.throws(
      () => claimableBalanceId(value as never),
      { name: "TypeError", message: /expected id to be a string or/ },
      name,
    );
  }
});
