import assert from "node:assert/strict";
import { test } from "node:test";
import {
  authorizeEntry,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  type DelegateSignature,
  mergeAuthEntries,
} from "@dwsa/base/auth";
import { StrKey } from "@dwsa/base/strkey";
import { DwsaAuthorizationEntry, type DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, call, contract, delegatedFor, entryFor, NETWORK, verdictsOf } from "./_entries.ts";

/** Creates a tree of `count` invocations: a chain whose levels also have siblings. */
function tree(count: number): DwsaAuthorizedInvocation {
  const depth = Math.min(400, count / 5);
  let inner: DwsaAuthorizedInvocation[] = [];
  let left = count - 1;
  for (let level = 1; level < depth; level++) {
    const siblings = Math.floor(left / (depth - level));
    inner = [
      ...Array.from({ length: siblings - 1 }, (_, i) => call(contract(i % 200), "sibling")),
      call(contract(7), "nested", [], inner),
    ];
    left -= siblings;
  }
  return call(contract(3), "root", [], inner);
}

function count(invocation: DwsaAuthorizedInvocation): number {
  return invocation.subInvocations.reduce((sum, sub) => sum + count(sub), 1);
}

/** Creates a list of delegates, one of which is Bob. */
function delegates(length: number): DelegateSignature[] {
  const others = Array.from({ length: length - 1 }, (_, i) => {
    const id = new Uint8Array(32);
    new DataView(id.buffer).setUint32(0, i);
    return { address: StrKey.encodeContract(id) };
  });
  return [...others, { address: BOB }];
}

test("authorizeEntry() signs a tree of 1,000 invocations and 500 delegates", async () => {
  const root = tree(1_000);
  assert.equal(count(root), 1_000);
  const entry = buildWithDelegatesEntry({
    entry: entryFor(ALICE, { root }),
    validUntilLedgerSeq: 100,
    delegates: delegates(500),
  });
  const byBob = await authorizeEntry(entry, bob, 100, NETWORK, BOB);
  const both = mergeAuthEntries(byBob, await authorizeEntry(entry, alice, 100, NETWORK));
  assert.deepEqual(Object.values(verdictsOf(both)), [true, true]);
  assert.equal(checkAuthEntryReadiness(both, 99, NETWORK).nodes.length, 501);
  assert(DwsaAuthorizationEntry.fromXDR(both.toXDR()).equals(both));
});

test("authorizeEntry() signs a delegate below 490 others", async () => {
  let list: DelegateSignature[] = [{ address: BOB }];
  for (let i = 0; i < 490; i++) list = [{ address: contract(9), nestedDelegates: list }];
  const signed = await authorizeEntry(delegatedFor(ALICE, list), bob, 100, NETWORK, BOB);
  assert.deepEqual(Object.values(verdictsOf(signed)), [true]);
  assert(DwsaAuthorizationEntry.fromXDR(signed.toXDR()).equals(signed));
});
