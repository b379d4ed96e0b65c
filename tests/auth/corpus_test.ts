import assert from "node:assert/strict";
import { test } from "node:test";
import {
  authorizeEntry,
  authorizeInvocation,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  inspectAuthEntry,
} from "@dwsa/base/auth";
import { addressToScAddress } from "@dwsa/base/address";
import { DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";
import { ALICE, alice, arms, BOB, bob, NETWORK, verdictsOf } from "./_entries.ts";

const entries = corpus("authorizationEntries").map(({ xdr, credentials }) => ({
  credentials,
  entry: DwsaAuthorizationEntry.fromXDR(xdr),
}));

test("inspectAuthEntry() reads every entry of the ledger", () => {
  assert(entries.length > 30);
  for (const { credentials, entry } of entries) {
    const summary = inspectAuthEntry(entry);
    assert.equal(summary.credentials, credentials);
    assert.deepEqual(JSON.parse(JSON.stringify(summary)), summary);
    assert.equal(summary.nodes.length > 0, credentials !== "dwsaCredentialsSourceAccount");
  }
});

/** Returns the entry with Alice's address and without signatures. */
function readdressed(entry: DwsaAuthorizationEntry, arm: (typeof arms)[number]): DwsaAuthorizationEntry {
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(ALICE),
    nonce: BigInt(inspectAuthEntry(entry).nonce ?? "0"),
    signatureExpirationLedger: 0,
    signature: ScVal.scvVoid(),
  });
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials[arm](credentials),
    rootInvocation: entry.rootInvocation,
  });
}

for (const arm of arms) {
  test(`every entry of the ledger, re-addressed as ${arm}, signs and verifies`, async () => {
    for (const { entry } of entries) {
      const own = readdressed(entry, arm);
      const signed = await authorizeEntry(own, alice, 100, NETWORK);
      assert.deepEqual(verdictsOf(signed), { credentials: true });
      assert(checkAuthEntryReadiness(signed, 99, NETWORK).ready);
      assert(DwsaAuthorizationEntry.fromXDR(signed.toXDR()).equals(signed));

      const fresh = await authorizeInvocation({
        signer: alice,
        invocation: entry.rootInvocation,
        validUntilLedgerSeq: 100,
        networkPassphrase: NETWORK,
        authV2: arm === "dwsaCredentialsAddressV2",
        nonce: BigInt(inspectAuthEntry(own).nonce!),
      });
      assert(fresh.equals(signed));

      const delegates = [{ address: BOB }];
      const delegated = buildWithDelegatesEntry({ entry: own, validUntilLedgerSeq: 100, delegates });
      const byBob = await authorizeEntry(delegated, bob, 100, NETWORK, BOB);
      assert.deepEqual(verdictsOf(byBob), { "credentials.delegates[0]": true });
      assert(!checkAuthEntryReadiness(byBob, 99, NETWORK).ready);
      const byBoth = await authorizeEntry(byBob, alice, 100, NETWORK);
      assert(checkAuthEntryReadiness(byBoth, 99, NETWORK).ready);
    }
  });
}

test("every entry of the ledger accepts a signature in its own type", async () => {
  for (const { entry } of entries) {
    const address = inspectAuthEntry(entry).address ?? ALICE;
    const signed = await authorizeEntry(entry, alice, 100, NETWORK, { forAddress: address, reset: true });
    assert(Object.values(verdictsOf(signed)).every((verdict) => verdict === true));
    if (entry.credentials.type === "dwsaCredentialsSourceAccount") assert(signed.equals(entry));
  }
});
