import assert from "node:assert/strict";
import {
  approvalRequest,
  authorizeEntry,
  buildWithDelegatesEntry,
  type DelegateSignature,
  mergeAuthEntries,
} from "@dwsa/base/auth";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { StrKey } from "@dwsa/base/strkey";
import type { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  BOB,
  bob,
  call,
  contract,
  delegatedFor,
  entryFor,
  NETWORK,
} from "../auth/_entries.ts";
import { testGrowth } from "./_growth.ts";

/** Creates a tree of `count` + 1 invocations, three quarters of them at the third level. */
function tree(count: number): DwsaAuthorizedInvocation {
  const sibling = (i: number) => call(contract(i % 200), "sibling");
  const parts = Array.from(
    { length: count / 4 },
    (_, i) => call(contract(7), "nested", [], [0, 1, 2].map((j) => sibling(i + j))),
  );
  return call(contract(3), "root", [], parts);
}

/** Creates the given number of delegates, the last of which is Bob. */
function delegates(length: number): DelegateSignature[] {
  const others = Array.from({ length: length - 1 }, (_, i) => ({ address: StrKey.encodeContract(numbered(i)) }));
  return [...others, { address: BOB }];
}

/** Returns 32 bytes that begin with a 32-bit integer. */
function numbered(i: number): Uint8Array {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, i);
  return bytes;
}

testGrowth({
  name: "authorizeEntry() of a tree and delegates",
  small: 250,
  large: 16_000,
  prepare: (size) => {
    const entry = buildWithDelegatesEntry({
      entry: entryFor(ALICE, { root: tree(size) }),
      validUntilLedgerSeq: 100,
      delegates: delegates(size),
    });
    return () => authorizeEntry(entry, bob, 100, NETWORK);
  },
});

testGrowth({
  name: "buildWithDelegatesEntry()",
  small: 250,
  large: 16_000,
  prepare: (size) => {
    const list = delegates(size);
    return () => delegatedFor(ALICE, list);
  },
});

testGrowth({
  name: "mergeAuthEntries(), which rejects thousands of signatures,",
  small: 300,
  large: 24_000,
  prepare: (size) => {
    const [a, b] = [0, size].map((first) => {
      const signatures = Array.from({ length: size }, (_, i) => {
        return { publicKey: numbered(first + i), signature: new Uint8Array(64) };
      });
      return entryFor(ALICE, { expiry: 100, signature: accountSignature(...signatures) });
    });
    return () => assert.throws(() => mergeAuthEntries(a!, b!), { code: "auth/too-many-signatures" });
  },
});

/** Creates a call with the given number of identical sub-invocations. */
const siblings = (count: number) =>
  call(contract(3), "batch", [], Array.from({ length: count }, () => call(contract(4), "burn")));

for (const [name, times] of [["takes", 20_000], ["refuses but one", 1]] as const) {
  testGrowth({
    name: `signingPolicy() of siblings that it ${name}`,
    small: 250,
    large: 20_000,
    prepare: (size) => {
      const approve = signingPolicy({
        version: 1,
        network: NETWORK,
        addresses: [ALICE],
        untilLedger: 100,
        calls: [{
          contract: contract(3),
          function: "batch",
          args: [],
          calls: [
            { contract: contract(5), function: "burn", args: [] },
            { contract: contract(4), function: "burn", args: [], times },
          ],
        }],
      }).entries;
      const request = approvalRequest(entryFor(ALICE, { root: siblings(size) }), NETWORK, 100);
      return () => approve([request]);
    },
  });
}

testGrowth({
  name: "policyFrom() of a tree",
  small: 250,
  large: 20_000,
  prepare: (size) => {
    const request = approvalRequest(entryFor(ALICE, { root: tree(size) }), NETWORK, 100);
    return () => policyFrom([request]);
  },
});
