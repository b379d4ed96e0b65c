import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { addressToScAddress, compareScAddress, scAddressToString } from "@dwsa/base/address";
import { ClaimableBalanceId, MuxedEd25519Account, PublicKey, ScAddress, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { EXAMPLES } from "./_addresses.ts";

for (const { type, text, xdr } of EXAMPLES) {
  test(`addressToScAddress() and scAddressToString() are inverse for a ${type}`, () => {
    assert.equal(addressToScAddress(text).toXDR("hex"), xdr);
    assert.equal(scAddressToString(ScAddress.fromXDR(xdr, "hex")), text);
  });
}

test("scAddressToString() rejects other values", () => {
  for (const value of [undefined, null, "", EXAMPLES[0]!.text, {}, new Uint8Array(32)]) {
    assert.throws(() => scAddressToString(value as never), {
      name: "TypeError",
      message: /^Cannot read the address: expected scAddress to be an ScAddress, got /,
    });
  }
});

test("scAddressToString() rejects parts that would give another address", () => {
  const ed25519 = new Uint8Array(32);
  const wrong: readonly [ScAddress, new () => Error][] = [
    [ScAddress.scAddressTypeContract(new Uint8Array(31)), Error],
    [ScAddress.scAddressTypeContract("".padEnd(32) as never), TypeError],
    [ScAddress.scAddressTypeLiquidityPool(new Uint8Array(33)), Error],
    [ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(new Uint8Array(31))), Error],
    [balance(new Uint8Array(31)), Error],
    [balance("".padEnd(32, "7") as never), TypeError],
    [balance(new Array(32).fill(7) as never), TypeError],
    [muxed({ id: 2n ** 64n, ed25519 }), RangeError],
    [muxed({ id: -1n, ed25519 }), RangeError],
    [muxed({ id: 7 as never, ed25519 }), TypeError],
    [muxed({ id: 7n, ed25519: new Uint8Array(31) }), Error],
  ];
  for (const [scAddress, kind] of wrong) assert.throws(() => scAddressToString(scAddress), kind);
});

test("scAddressToString() accepts an ScAddress of another copy of the library", () => {
  const foreign = {
    [Symbol.toStringTag]: "xdr.ScAddress",
    type: "scAddressTypeContract",
    value: fromHex(EXAMPLES[1]!.bytes),
  };
  assert.equal(scAddressToString(foreign as never), EXAMPLES[1]!.text);
});

test("compareScAddress() rejects other values", () => {
  const address = addressToScAddress(EXAMPLES[0]!.text);
  for (const value of [undefined, {}, EXAMPLES[0]!.text]) {
    const error = { name: "TypeError", message: /to be an ScAddress, got/ };
    assert.throws(() => compareScAddress(address, value as never), error);
    assert.throws(() => compareScAddress(value as never, address), error);
  }
});

test("addressToScAddress() returns values that later calls do not change", () => {
  const all = EXAMPLES.map(({ text }) => addressToScAddress(text));
  assert.deepEqual(all.map((value) => value.toXDR("hex")), EXAMPLES.map(({ xdr }) => xdr));
});

corpusTest("scAddressToString() and addressToScAddress() keep every address of the ledger", "scVals", (values) => {
  let seen = 0;
  for (const { xdr, type, native } of values) {
    if (type !== "scvAddress" || typeof native !== "string") continue;
    const scAddress = addressToScAddress(native);
    assert.equal(ScVal.scvAddress(scAddress).toXDR("base64"), xdr);
    assert.equal(scAddressToString(scAddress), native);
    seen++;
  }
  assert(seen > 0);
});

function balance(hash: Uint8Array): ScAddress {
  return ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(hash));
}

function muxed(fields: { readonly id: bigint; readonly ed25519: Uint8Array }): ScAddress {
  return ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account(fields));
}
