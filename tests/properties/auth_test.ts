/** Properties of authorization entries: signed entries verify until they are modified. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { compareScAddress, scAddressToString } from "@dwsa/base/address";
import {
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  type DelegateSignature,
  inspectAuthEntry,
  mergeAuthEntries,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { hash, Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry, type DwsaDelegateSignature } from "@dwsa/base/xdr";
import { addressArm, anyEntry, callTree, ledger, passphrase, unsignedEntry, validTree } from "../_arbitraries/auth.ts";
import { bytesOf, int } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { strKey } from "../_arbitraries/strkey.ts";
import { damagedBytes } from "../_arbitraries/xdr.ts";
import { entryFor } from "../auth/_entries.ts";

const keypair = bytesOf(32).map((seed) => Keypair.fromRawEd25519Seed(seed));

/** Distinct key pairs, the first of which is that of the account. */
const signers = fc.uniqueArray(keypair, { minLength: 1, maxLength: 4, selector: (key) => key.publicKey() });

/** A ledger at which an entry can expire, other than the first ledger. */
const expiry = ledger.filter((sequence) => sequence > 1);

/** Accounts and contracts; the addresses of one level are distinct. */
const delegates: fc.Arbitrary<DelegateSignature[]> = fc.letrec<{ list: DelegateSignature[] }>((tie) => ({
  list: fc.uniqueArray(
    fc.record({
      address: strKey("Ed25519PublicKey", "Contract"),
      nestedDelegates: fc.oneof({ depthSize: "small" }, fc.constant([]), tie("list")),
    }),
    { maxLength: 4, selector: ({ address }) => address },
  ),
})).list;

const verdicts = (entry: DwsaAuthorizationEntry, network: string) =>
  verifyAuthEntry(entry, network).filter(({ present }) => present).map(({ verified }) => verified);

testProperty(
  "an authorization entry verifies once it is signed, on its own network only, and the input is not changed",
  fc.asyncProperty(
    keypair,
    addressArm,
    int(64),
    validTree,
    expiry,
    passphrase,
    async (signer, arm, nonce, root, expiry, network) => {
      const entry = entryFor(signer.publicKey(), { arm, nonce, root });
      const before = entry.toXDR("base64");
      const signed = await authorizeEntry(entry, signer, expiry, network);
      assert.equal(entry.toXDR("base64"), before);
      assert.deepEqual(verdicts(signed, network), [true]);
      assert.deepEqual(verdicts(signed, `${network}.`), [false]);
      assert.deepEqual(verdicts(DwsaAuthorizationEntry.fromXDR(signed.toXDR()), network), [true]);
      assert.ok(signed.rootInvocation.equals(root));
      const { signatureExpirationLedger, ...summary } = inspectAuthEntry(signed);
      assert.equal(signatureExpirationLedger, expiry);
      assert.equal(summary.nonce, `${nonce}`);
      assert.equal(checkAuthEntryReadiness(signed, expiry - 1, network).ready, true);
      assert.equal(checkAuthEntryReadiness(signed, expiry, network).ready, false, "expired when it is reached");
      // Signing is deterministic, and a second signature by the same key replaces the first.
      assert.ok(signed.equals(await authorizeEntry(entry, signer, expiry, network)));
      assert.ok(signed.equals(await authorizeEntry(signed, signer, expiry, network)));
      // The signed payload is the hash of the preimage, which does not depend on existing signatures.
      const preimage = buildAuthorizationEntryPreimage(entry, expiry, network);
      assert.ok(preimage.equals(buildAuthorizationEntryPreimage(signed, expiry, network)));
      const answer = () => ({ publicKey: signer.publicKey(), signature: signer.sign(hash(preimage.toXDR())) });
      assert.ok(signed.equals(await authorizeEntry(entry, answer, expiry, network)));
    },
  ),
  30,
);

testProperty(
  "authorizeInvocation() makes the entry that authorizeEntry() signs, with any nonce",
  fc.asyncProperty(
    keypair,
    fc.boolean(),
    int(64),
    callTree,
    ledger,
    async (signer, authV2, nonce, invocation, expiry) => {
      const arm = authV2 ? "dwsaCredentialsAddressV2" : "dwsaCredentialsAddress";
      const networkPassphrase = "Test SDF Network ; September 2015";
      const made = await authorizeInvocation({
        signer,
        validUntilLedgerSeq: expiry,
        invocation,
        networkPassphrase,
        authV2,
        nonce,
      });
      const entry = entryFor(signer.publicKey(), { arm, nonce, root: invocation });
      assert.ok(made.equals(await authorizeEntry(entry, signer, expiry, networkPassphrase)));
    },
  ),
  20,
);

testProperty(
  "signatures of one account are the same entry in any order, one after the other or merged",
  fc.asyncProperty(
    signers.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
    addressArm,
    ledger,
    passphrase,
    async ([all, shuffled], arm, expiry, network) => {
      const entry = entryFor(all[0]!.publicKey(), { arm });
      const signAll = async (keys: readonly Keypair[]) => {
        let signed = entry;
        for (const key of keys) signed = await authorizeEntry(signed, key, expiry, network, all[0]!.publicKey());
        return signed;
      };
      const signed = await signAll(all);
      assert.ok(signed.equals(await signAll(shuffled)));
      const copies = await Promise.all(shuffled.map((key) => signAll([key])));
      assert.ok(signed.equals(copies.reduce(mergeAuthEntries)), "one after the other");
      assert.ok(signed.equals(copies.reduceRight((merged, copy) => mergeAuthEntries(copy, merged))), "the other way");
      assert.ok(signed.equals(mergeAuthEntries(signed, copies[0]!)), "what is there already changes nothing");
      assert.ok(signed.equals(mergeAuthEntries(signed, signed)));
      assert.deepEqual(verdicts(signed, network), [true]);
      const [node] = inspectAuthEntry(signed).nodes;
      const keys = node!.signatures.map(({ publicKey }) => Keypair.fromPublicKey(publicKey).rawPublicKey());
      assert.equal(keys.length, all.length);
      for (let i = 1; i < keys.length; i++) assert.ok(compare(keys[i - 1]!, keys[i]!) < 0, "sorted by the raw key");
    },
  ),
  20,
);

testProperty(
  "verifyAuthEntry() notices any change of a signed entry",
  fc.asyncProperty(keypair, addressArm, callTree, fc.nat(), fc.nat(7), async (signer, arm, root, place, bit) => {
    const network = "Test SDF Network ; September 2015";
    const signed = await authorizeEntry(entryFor(signer.publicKey(), { arm, root }), signer, 100, network);
    const bytes = signed.toXDR();
    bytes[place % bytes.length]! ^= 1 << bit;
    let changed: DwsaAuthorizationEntry;
    try {
      changed = DwsaAuthorizationEntry.fromXDR(bytes);
    } catch {
      return; // the bytes are no longer an entry
    }
    const { nodes, ready } = checkAuthEntryReadiness(changed, 99, network);
    // Legacy credentials do not bind the address, but a changed address does not match the key. Without nodes, nothing
    // is signed.
    const noticed = !ready || nodes.some(({ verified }) => verified !== true) || nodes.length === 0 ||
      verifyAuthEntry(changed, network).some(({ address, signatures }) =>
        signatures.every(({ publicKey }) => publicKey !== address)
      );
    assert.ok(noticed);
  }),
  60,
);

testProperty(
  "buildWithDelegatesEntry() makes entries of any tree that the host takes, with one payload for all",
  fc.property(unsignedEntry(), delegates, expiry, passphrase, (entry, tree, expiry, network) => {
    const before = entry.toXDR("base64");
    const treeBefore = JSON.stringify(tree);
    const built = buildWithDelegatesEntry({ entry, validUntilLedgerSeq: expiry, delegates: tree });
    assert.equal(entry.toXDR("base64"), before);
    assert.equal(JSON.stringify(tree), treeBefore);
    assert.ok(DwsaAuthorizationEntry.fromXDR(built.toXDR()).equals(built));
    assert.ok(built.credentials.type === "dwsaCredentialsAddressWithDelegates");
    checkLevel(built.credentials.value.delegates);
    // The order of the passed delegates does not matter.
    const backwards = buildWithDelegatesEntry({ entry, validUntilLedgerSeq: expiry, delegates: reversed(tree) });
    assert.ok(backwards.equals(built));
    const { problems, nodes } = checkAuthEntryReadiness(built, expiry - 1);
    assert.deepEqual([...new Set(problems.map(({ reason }) => reason))].filter((reason) => reason !== "unsigned"), []);
    assert.equal(problems.length, nodes.filter(({ required }) => required).length);
    assert.equal(nodes.length, 1 + count(tree));
    // The payload contains the address of the top-level credentials, but no delegate.
    const alone = buildWithDelegatesEntry({ entry, validUntilLedgerSeq: expiry, delegates: [] });
    const preimage = buildAuthorizationEntryPreimage(built, expiry, network);
    assert.ok(preimage.equals(buildAuthorizationEntryPreimage(alone, expiry, network)));
  }),
  30,
);

/** Checks that every level is in strictly ascending order. */
function checkLevel(list: readonly DwsaDelegateSignature[]): void {
  for (let i = 1; i < list.length; i++) assert.ok(compareScAddress(list[i - 1]!.address, list[i]!.address) < 0);
  for (const { nestedDelegates } of list) checkLevel(nestedDelegates);
}

testProperty(
  "buildWithDelegatesEntry() rejects an address that occurs twice at a level of any tree",
  fc.property(
    unsignedEntry(),
    delegates,
    strKey("Ed25519PublicKey", "Contract"),
    fc.nat(),
    (entry, tree, address, pick) => {
      const twice = [{ address }, { address, nestedDelegates: [{ address }] }];
      const level = pick % (1 + count(tree));
      const list = insert(insert(tree, twice[0]!, level), twice[1]!, level);
      assert.throws(() => buildWithDelegatesEntry({ entry, validUntilLedgerSeq: 1, delegates: list }), {
        code: "auth/duplicate-delegate",
        message: new RegExp(address),
      });
    },
  ),
  30,
);

testProperty(
  "authorizeEntry() signs a delegate anywhere in any tree",
  fc.asyncProperty(delegates, fc.nat(), keypair, passphrase, async (tree, pick, signer, network) => {
    const list = insert(tree, { address: signer.publicKey() }, pick % (1 + count(tree)));
    const entry = buildWithDelegatesEntry({ entry: OF_ANOTHER, validUntilLedgerSeq: 100, delegates: list });
    const signed = await authorizeEntry(entry, signer, 100, network, signer.publicKey());
    assert.ok(verdicts(signed, network).length >= 1);
    assert.ok(verdicts(signed, network).every((verified) => verified === true));
  }),
  30,
);

const OF_ANOTHER = entryFor(Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(99)).publicKey());

testProperty(
  "inspectAuthEntry() and verifyAuthEntry() see the same places in any entry, and change nothing",
  fc.property(anyEntry, passphrase, (entry, network) => {
    const before = entry.toXDR("base64");
    const { nodes, address } = inspectAuthEntry(entry);
    const places = (list: readonly { path: string; address: string; present: boolean }[]) =>
      list.map(({ path, address, present }) => ({ path, address, present }));
    assert.deepEqual(places(verifyAuthEntry(entry, network)), places(nodes));
    assert.deepEqual(places(checkAuthEntryReadiness(entry, 1, network).nodes), places(nodes));
    const { value } = entry.credentials;
    assert.equal(
      address,
      value && scAddressToString("addressCredentials" in value ? value.addressCredentials.address : value.address),
    );
    assert.equal(entry.toXDR("base64"), before);
    assert.ok(mergeAuthEntries(entry, entry).equals(entry));
  }),
);

testProperty(
  "readers of entries reject damaged entries, or read them like any other",
  fc.property(damagedBytes("DwsaAuthorizationEntry"), (bytes) => {
    let entry: DwsaAuthorizationEntry;
    try {
      entry = DwsaAuthorizationEntry.fromXDR(bytes);
    } catch (error) {
      assert.match((error as { code: string }).code, /^xdr\//);
      return;
    }
    const { ready, problems } = checkAuthEntryReadiness(entry, 1, "a network");
    assert.equal(ready, problems.length === 0);
    assert.equal(JSON.parse(JSON.stringify(inspectAuthEntry(entry))).nodes.length, verifyAuthEntry(entry, "b").length);
  }),
);

function compare(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, i) => byte !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

function count(list: readonly DelegateSignature[]): number {
  return list.reduce((sum, { nestedDelegates = [] }) => sum + 1 + count(nestedDelegates), 0);
}

function reversed(list: readonly DelegateSignature[]): DelegateSignature[] {
  return list.map((one) => ({ ...one, nestedDelegates: reversed(one.nestedDelegates ?? []) })).reverse();
}

/** Returns the tree with an added delegate: at the top, or below the delegate with index `below` - 1 in preorder. */
function insert(tree: readonly DelegateSignature[], added: DelegateSignature, below: number): DelegateSignature[] {
  let index = 0;
  const place = (list: readonly DelegateSignature[]): DelegateSignature[] => {
    const here = index++ === below;
    const rest = list.map(({ address, nestedDelegates = [] }) => ({
      address,
      nestedDelegates: place(nestedDelegates),
    }));
    return here ? [...rest, added] : rest;
  };
  return place(tree);
}
