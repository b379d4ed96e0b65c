import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { addressToScAddress } from "@dwsa/base/address";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { type DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { ALICE, BOB, contract, delegatedFor, entryFor, NETWORK, sourceEntry } from "./_entries.ts";

const nonce = -123456789n * 1000000007n;
const PAYLOADS: readonly { name: string; entry: DwsaAuthorizationEntry; type: string; payload: string }[] = [
  {
    name: "legacy credentials",
    entry: entryFor(ALICE, { nonce }),
    type: "envelopeTypeDwsaAuthorization",
    payload: "6e93674522cc5bd0cecb8067df2fea55605c37e1731e1469cf95e24b95b20a27",
  },
  {
    name: "address-bound credentials",
    entry: entryFor(ALICE, { nonce, arm: "dwsaCredentialsAddressV2" }),
    type: "envelopeTypeDwsaAuthorizationWithAddress",
    payload: "8259b12dd5f68477f48b73c2bd9ba91441223ba9bad5cc0c74279dede7a4ec47",
  },
];
for (const { name, entry, type, payload } of PAYLOADS) {
  test(`buildAuthorizationEntryPreimage() builds the payload of js-stellar-sdk from ${name}`, () => {
    const preimage = buildAuthorizationEntryPreimage(entry, 1_000, NETWORK);
    assert.equal(preimage.type, type);
    assert.equal(toHex(hash(preimage.toXDR())), payload);
  });
}

test("buildAuthorizationEntryPreimage() binds delegates to the top-level address", () => {
  const plain = buildAuthorizationEntryPreimage(entryFor(ALICE, { arm: "dwsaCredentialsAddressV2" }), 100, NETWORK);
  const nested = [{ address: BOB, nestedDelegates: [{ address: contract(9) }] }];
  assert(buildAuthorizationEntryPreimage(delegatedFor(ALICE, nested), 100, NETWORK).equals(plain));
  assert(plain.type === "envelopeTypeDwsaAuthorizationWithAddress");
  assert(plain.value.address.equals(addressToScAddress(ALICE)));
});

test("buildAuthorizationEntryPreimage() contains the network, the nonce, the expiry and the invocation", () => {
  const { type, value } = buildAuthorizationEntryPreimage(entryFor(ALICE, { nonce, expiry: 7 }), 100, NETWORK);
  assert(type === "envelopeTypeDwsaAuthorization");
  assert.deepEqual(value.networkId, hash(new TextEncoder().encode(NETWORK)));
  assert.equal(value.nonce, nonce);
  assert.equal(value.signatureExpirationLedger, 100);
  assert(value.invocation.equals(entryFor(ALICE).rootInvocation));
});

test("buildAuthorizationEntryPreimage() rejects the credentials of the source account", () => {
  assert.throws(() => buildAuthorizationEntryPreimage(sourceEntry, 100, NETWORK), {
    name: "DwsaError",
    code: "auth/no-address-credentials",
  });
});

test("buildAuthorizationEntryPreimage() rejects wrong arguments and names them", () => {
  const entry = entryFor(ALICE);
  assert.throws(() => buildAuthorizationEntryPreimage("AAAA" as never, 100, NETWORK), /expected entry to be/);
  for (const ledger of [0, -1, 1.5, Infinity, "100"]) {
    assert.throws(
      () => buildAuthorizationEntryPreimage(entry, ledger as never, NETWORK),
      /expected validUntilLedgerSeq to be/,
    );
  }
  for (const passphrase of ["", undefined, null, 5]) {
    assert.throws(
      () => buildAuthorizationEntryPreimage(entry, 100, passphrase as never),
      /networkPassphrase (?:to be a string|must )/,
    );
  }
});
