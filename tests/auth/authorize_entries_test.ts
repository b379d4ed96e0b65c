import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type ApprovalRequest, approvalRequest, authorizeEntries, authorizeEntry } from "@dwsa/base/auth";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  BOB,
  bob,
  contract,
  delegatedFor,
  entryFor,
  keypair,
  NETWORK,
  signersOf,
  sourceEntry,
  verdictsOf,
} from "./_entries.ts";

/** Creates a signer that counts its calls. */
function counting(): { sign: (data: Uint8Array) => Uint8Array; publicKey: () => string; count: number } {
  return {
    count: 0,
    sign(data) {
      this.count++;
      return alice.sign(data);
    },
    publicKey: () => ALICE,
  };
}

test("authorizeEntries() signs each entry, in order, and does not change its input", async () => {
  const entries = [entryFor(ALICE, { nonce: 1n }), sourceEntry, entryFor(ALICE, { nonce: 2n })];
  const before = entries.map((entry) => entry.toXDR("base64"));
  const signer = counting();
  const signed = await authorizeEntries(entries, signer, 100, NETWORK);
  assert.equal(signer.count, 2);
  assert.deepEqual(signed.map((entry) => verdictsOf(entry)), [{ credentials: true }, {}, { credentials: true }]);
  assert.deepEqual(entries.map((entry) => entry.toXDR("base64")), before);
  assert.equal(signed[2]!.toXDR("base64"), (await authorizeEntry(entries[2]!, alice, 100, NETWORK)).toXDR("base64"));
  assert.notEqual(signed[1], sourceEntry);
  assert.deepEqual(await authorizeEntries([], signer, 100, NETWORK), []);
});

test("authorizeEntries() signs for the nodes of an address", async () => {
  const entries = [1, 2].map(() => delegatedFor(contract(8), [{ address: ALICE }, { address: BOB }]));
  const signed = await authorizeEntries(entries, bob, 100, NETWORK, { forAddress: BOB });
  for (const entry of signed) assert.deepEqual(Object.values(signersOf(entry)), [[BOB]]);
});

test("authorizeEntries() shows the approver all entries at once, with their paths and the new expiry", async () => {
  const seen: (readonly ApprovalRequest[])[] = [];
  const entries = [entryFor(ALICE, { expiry: 7 }), sourceEntry];
  await authorizeEntries(entries, alice, 100, NETWORK, {
    approve: (requests) => {
      seen.push(requests);
      return [];
    },
  });
  const first = { ...approvalRequest(entries[0]!, NETWORK, 100), path: "entries[0]", signer: ALICE };
  const second = { ...approvalRequest(sourceEntry, NETWORK), path: "entries[1]", signer: ALICE };
  assert.deepEqual(seen, [[first, second]]);
});

test("authorizeEntries() does not call the signer if one of the entries cannot be signed", async () => {
  const signer = counting();
  const entries = [entryFor(ALICE), entryFor(BOB)];
  await assert.rejects(authorizeEntries(entries, signer, 100, NETWORK, { forAddress: ALICE }), {
    code: "auth/no-matching-node",
  });
  assert.equal(signer.count, 0);
});

test("authorizeEntries() returns nothing when the signer fails half-way", async () => {
  const answers = [(payload: Uint8Array) => ({ publicKey: ALICE, signature: alice.sign(payload) }), () => {
    throw new Error("the cable was pulled");
  }];
  const signer = (_: unknown, payload: Uint8Array) => answers.shift()!(payload);
  await assert.rejects(authorizeEntries([entryFor(ALICE), entryFor(ALICE)], signer, 100, NETWORK), {
    message: "the cable was pulled",
  });
  assert.equal(answers.length, 0);
});

/** Two entries, and a policy that accepts only one entry at a time. */
const { policy, entries } = (JSON.parse(
  readFileSync(new URL("../vectors/policy/policies.json", import.meta.url), "utf8"),
) as { policies: { id: string; policy: SigningPolicy; entries: string[] }[] })
  .policies.find(({ id }) => id === "policy-43")!;

test("limits, times and entries count within one call: two entries together are rejected, one by one they are not", async () => {
  const seven = keypair(7);
  const approve = signingPolicy(policy).entries;
  const decoded = entries.map((xdr) => DwsaAuthorizationEntry.fromXDR(xdr));
  await assert.rejects(authorizeEntries(decoded, seven, 1_000, NETWORK, { approve }), {
    code: "auth/refused",
    message: "Cannot authorize the entry: expected at most 1 request at once, got 2",
  });
  for (const entry of decoded) {
    assert.deepEqual(verdictsOf(await authorizeEntry(entry, seven, 1_000, NETWORK, { approve })), {
      credentials: true,
    });
  }
});

/** Entries that cannot be signed: one has a signature that expires at ledger 7, the other a nonce of the wrong type. */
const signedBefore = await authorizeEntry(entryFor(ALICE), bob, 7, NETWORK);
const edited = entryFor(ALICE);
Object.assign(edited.credentials.value!, { nonce: "1" });
const bare = { sign: (data: Uint8Array) => alice.sign(data) };

const named: readonly {
  name: string;
  entries: readonly DwsaAuthorizationEntry[];
  signer?: Parameters<typeof authorizeEntries>[1];
  expected: object;
}[] = [
  {
    name: "that is already signed until another ledger",
    entries: [entryFor(ALICE), signedBefore],
    expected: {
      code: "auth/already-signed",
      path: "entries[1].credentials",
      got: "100",
      message:
        /^Cannot authorize entries\[1\]: the signature of G.* expires at ledger 7; pass validUntilLedgerSeq 7, or drop all signatures with /,
    },
  },
  {
    name: "whose key is not known",
    entries: [entryFor(ALICE), entryFor(ALICE), entryFor(contract(8))],
    signer: bare,
    expected: {
      code: "auth/unknown-signer",
      path: "entries[2].credentials",
      message: /^Cannot authorize entries\[2\]: /,
    },
  },
  {
    name: "that is signed by another key",
    entries: [entryFor(ALICE), entryFor(BOB)],
    signer: bare,
    expected: {
      code: "auth/invalid-signature",
      path: "entries[1].credentials",
      message: /^Cannot authorize entries\[1\]: /,
    },
  },
  {
    name: "with a field of the wrong type",
    entries: [entryFor(ALICE), edited],
    expected: {
      name: "TypeError",
      path: "entries[1].DwsaAuthorizationEntry.credentials.dwsaCredentialsAddress.nonce",
      message:
        /^Cannot authorize entries\[1\]: cannot encode DwsaAuthorizationEntry\.credentials\..*nonce: expected a bigint/,
    },
  },
  {
    name: "whose signature is no signature",
    entries: [entryFor(ALICE)],
    signer: () => "ok" as never,
    expected: {
      name: "TypeError",
      path: "entries[0]",
      message: /^Cannot authorize entries\[0\]: expected the signer's result to be /,
    },
  },
];

for (const { name, entries, signer = alice, expected } of named) {
  test(`authorizeEntries() names the entry ${name}`, async () => {
    await assert.rejects(authorizeEntries(entries, signer, 100, NETWORK), expected);
  });
}

test("authorizeEntries() passes on the errors of a signer, and names no entry for a signer's wrong key", async () => {
  const error = new TypeError("no such button");
  const fail = () => Promise.reject(error);
  await assert.rejects(authorizeEntries([entryFor(ALICE)], fail, 100, NETWORK), (caught) => caught === error);
  const wrongKey = { sign: bare.sign, publicKey: "G" };
  await assert.rejects(authorizeEntries([entryFor(ALICE)], wrongKey, 100, NETWORK), {
    code: "auth/invalid-address",
    message: /^Cannot authorize the entry: expected signer\.publicKey to be an account/,
  });
});

const wrong: readonly { name: string; call: () => Promise<unknown>; expected: object }[] = [
  {
    name: "one entry that is not in a list",
    call: () => authorizeEntries(entryFor(ALICE) as never, alice, 100, NETWORK),
    expected: { name: "TypeError", message: /expected entries to be an array/ },
  },
  {
    name: "a list with a hole",
    call: () => authorizeEntries(new Array(1), alice, 100, NETWORK),
    expected: {
      name: "TypeError",
      message: "Cannot authorize entries[0]: expected entry to be a DwsaAuthorizationEntry, got undefined",
    },
  },
  {
    name: "no signer",
    call: () => authorizeEntries([], undefined as never, 100, NETWORK),
    expected: { name: "TypeError" },
  },
  { name: "ledger 0", call: () => authorizeEntries([], alice, 0, NETWORK), expected: { name: "RangeError" } },
  {
    name: "no passphrase",
    call: () => authorizeEntries([], alice, 100, ""),
    expected: { code: "network/passphrase" },
  },
  {
    name: "an address in place of the options",
    call: () => authorizeEntries([], alice, 100, NETWORK, ALICE as never),
    expected: { name: "TypeError" },
  },
  {
    name: "an option of authorizeEntry() alone",
    call: () => authorizeEntries([], alice, 100, NETWORK, { reset: true } as never),
    expected: { name: "TypeError", message: /expected options to have no fields other than forAddress, approve/ },
  },
  {
    name: "a policy in place of an approver",
    call: () => authorizeEntries([], alice, 100, NETWORK, { approve: policy as never }),
    expected: {
      name: "TypeError",
      message: /expected approve to be a function, such as signingPolicy\(policy\)\.entries, got object$/,
    },
  },
];

for (const { name, call, expected } of wrong) {
  test(`authorizeEntries() rejects ${name}`, async () => {
    await assert.rejects(call, expected);
  });
}
