import assert from "node:assert/strict";
import { authorizeEntry, buildWithDelegatesEntry, type DelegateSignature, mergeAuthEntries } from "@dwsa/base/auth";
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

/** A tree of `count` invocations, three quarters of them below the others. */
function tree(count: number): DwsaAuthorizedInvocation {
  const sibling = (i: number) => call(contract(i % 200), "sibling");
  const parts = Array.from(
    { length: count / 4 },
    (_, i) => call(contract(7), "nested", [], [0, 1, 2].map((j) => sibling(i + j))),
  );
  return call(contract(3), "root", [], parts);
}

/** So many delegates, one of them Bob. */
function delegates(length: number): DelegateSignature[] {
  const others = Array.from({ length: length - 1 }, (_, i) => ({ address: StrKey.encodeContract(numbered(i)) }));
  return [...others, { address: BOB }];
}

/** 32 bytes that begin with a number. */
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
  name: "mergeAuthEntries(), which refuses thousands of signatures,",
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
