/** Contract creations: the host converts the V1 arm to the V2 arm before hashing (host 28.0.2, CAP-58). */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import {
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  checkAuthEntryReadiness,
  mergeAuthEntries,
} from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { type DwsaAuthorizedInvocation, type HashIdPreimage, ScVal } from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  call,
  contract,
  creation,
  delegatedFor,
  entryFor,
  invocation,
  NETWORK,
  signersOf,
  verdictsOf,
} from "./_entries.ts";

const args = [ScVal.scvU32(1)];

/** Trees with creations in the V1 arm, and the trees that the network hashes. */
const TREES: readonly {
  readonly name: string;
  readonly root: DwsaAuthorizedInvocation;
  readonly hashed: DwsaAuthorizedInvocation;
  /** The payloads of Alice's entry (nonce 5, expiry 100), by arm. js-stellar-sdk 17.2.0 built them from `hashed`. */
  readonly payloads: readonly [string, string];
}[] = [
  {
    name: "at the root",
    root: creation({ arm: "V1" }),
    hashed: creation({ arm: "V2" }),
    payloads: [
      "7cf92a736a230a0192279c79095691599ef3970a273a078b52fa6075c8d052ff",
      "7d44d87932ad4981cb3a19cae175ebff3cdcc4b0ba030dc8811b0ca1b2f8d45e",
    ],
  },
  {
    name: "below a call",
    root: call(contract(3), "deploy", args, [call(contract(4), "check"), creation({ arm: "V1" })]),
    hashed: call(contract(3), "deploy", args, [call(contract(4), "check"), creation({ arm: "V2" })]),
    payloads: [
      "5d9391c059bb7035b59422888fbdcaf1bf8e225e965013b06d4d866911090bb5",
      "963c85c0dc18209cf6d6338f6bb8c0285a7d4252e5fac4ea8603d3d8e3a63c32",
    ],
  },
  {
    name: "below creations in both arms",
    root: creation({
      arm: "V1",
      subInvocations: [
        creation({ arm: "V2", constructorArgs: args, subInvocations: [creation({ arm: "V1" })] }),
        creation({ arm: "V2" }),
      ],
    }),
    hashed: creation({
      arm: "V2",
      subInvocations: [
        creation({ arm: "V2", constructorArgs: args, subInvocations: [creation({ arm: "V2" })] }),
        creation({ arm: "V2" }),
      ],
    }),
    payloads: [
      "d4d1c5ac16c79ee340ca58b5ac0c5afd1d1a876f5be37abd0d2bc35319e3a0b1",
      "f2bcbbc07d523a5651392c789c2373cccbdccef730c876aab1e472f90e7e495e",
    ],
  },
];

for (const { name, root, hashed, payloads } of TREES) {
  for (const [i, arm] of arms.entries()) {
    const entry = entryFor(ALICE, { arm, root });
    const testOf = (what: string, run: () => void | Promise<void>) =>
      test(`a creation in the V1 arm ${name}, ${arm}: ${what}`, run);

    testOf("the preimage has it in the V2 arm", () => {
      const preimage = buildAuthorizationEntryPreimage(entry, 100, NETWORK);
      assert((preimage.value as { invocation: DwsaAuthorizedInvocation }).invocation.equals(hashed));
      assert(preimage.equals(buildAuthorizationEntryPreimage(entryFor(ALICE, { arm, root: hashed }), 100, NETWORK)));
      assert.equal(toHex(hash(preimage.toXDR())), payloads[i]);
    });

    testOf("authorizeEntry() signs the V2 form and keeps the bytes of the entry", async () => {
      let seen: HashIdPreimage | undefined;
      const byCallback = await authorizeEntry(
        entry,
        (preimage, payload) => {
          seen = preimage;
          assert.deepEqual(hash(preimage.toXDR()), payload);
          return alice.sign(payload);
        },
        100,
        NETWORK,
      );
      assert(seen?.equals(buildAuthorizationEntryPreimage(entry, 100, NETWORK)));
      const signed = await authorizeEntry(entry, alice, 100, NETWORK);
      assert(signed.equals(byCallback));
      assert(signed.rootInvocation.equals(root));
      const signature = alice.sign(hash(seen!.toXDR()));
      const expected = accountSignature({ publicKey: alice.rawPublicKey(), signature });
      assert(signed.equals(entryFor(ALICE, { arm, root, expiry: 100, signature: expected })));
      assert.deepEqual(verdictsOf(signed), { credentials: true });
      assert.deepEqual(checkAuthEntryReadiness(signed, 99, NETWORK).problems, []);
      const made = await authorizeInvocation({
        signer: alice,
        invocation: root,
        validUntilLedgerSeq: 100,
        networkPassphrase: NETWORK,
        nonce: 5n,
        authV2: arm === "dwsaCredentialsAddressV2",
      });
      assert(made.equals(signed));
    });

    testOf("a signature of the V1 form is not valid", () => {
      const preimage = buildAuthorizationEntryPreimage(entry, 100, NETWORK);
      const { value } = preimage as { value: { invocation: DwsaAuthorizedInvocation } };
      const v1 = Object.assign(Object.create(preimage), {
        value: Object.assign(Object.create(value), value, { invocation: root }),
      });
      const signature = alice.sign(hash(v1.toXDR()));
      const signed = accountSignature({ publicKey: alice.rawPublicKey(), signature });
      assert.deepEqual(verdictsOf(entryFor(ALICE, { arm, root, expiry: 100, signature: signed })), {
        credentials: false,
      });
    });

    testOf("mergeAuthEntries() accepts copies of either form, and keeps that of the first", async () => {
      const byAlice = await authorizeEntry(entry, alice, 100, NETWORK);
      const byBob = await authorizeEntry(entryFor(ALICE, { arm, root: hashed }), bob, 100, NETWORK);
      const merged = mergeAuthEntries(byAlice, byBob);
      assert(merged.rootInvocation.equals(root));
      assert(mergeAuthEntries(byBob, byAlice).rootInvocation.equals(hashed));
      assert.equal(signersOf(merged).credentials?.length, 2);
      assert.deepEqual(verdictsOf(merged), { credentials: true });
    });
  }
}

test("delegates sign creations in the V2 form, too", async () => {
  const { credentials } = delegatedFor(ALICE, [{ address: BOB }]);
  const [{ root, hashed }] = TREES as [typeof TREES[number]];
  const [first, second] = [root, hashed].map((rootInvocation) =>
    Object.assign(Object.create(entryFor(ALICE)), { credentials, rootInvocation })
  );
  const signed = await authorizeEntry(first, bob, 100, NETWORK, BOB);
  assert.deepEqual(verdictsOf(signed), { "credentials.delegates[0]": true });
  assert(
    buildAuthorizationEntryPreimage(first, 100, NETWORK).equals(buildAuthorizationEntryPreimage(second, 100, NETWORK)),
  );
});

test("a creation with constructor arguments is not the same as one without", async () => {
  const [without, having] = [creation({ arm: "V1" }), creation({ arm: "V2", constructorArgs: args })]
    .map((root) => entryFor(ALICE, { root }));
  const [a, b] = [
    await authorizeEntry(without!, alice, 100, NETWORK),
    await authorizeEntry(having!, bob, 100, NETWORK),
  ];
  assert.throws(() => mergeAuthEntries(a, b), { code: "auth/different-payload", path: "rootInvocation" });
});

test("buildAuthorizationEntryPreimage() hashes a tree without creations as it is", () => {
  const { value } = buildAuthorizationEntryPreimage(entryFor(ALICE), 100, NETWORK);
  assert((value as { invocation: DwsaAuthorizedInvocation }).invocation.equals(invocation));
});
