/** `requiredSigners`: the required signers according to the protocol, and their states. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { authorizeEntry, buildWithDelegatesEntry } from "@dwsa/base/auth";
import { Contract, contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { hash } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import * as operations from "@dwsa/base/operation";
import { decodeStrKey, encodeStrKey } from "@dwsa/base/strkey";
import {
  extendFootprint,
  feeBumpTransaction,
  hashTransaction,
  type RequiredSigner,
  requiredSigners,
  restoreFootprint,
} from "@dwsa/base/transaction";
import {
  DecoratedSignature,
  type DwsaAuthorizationEntry,
  type Operation,
  type ScVal,
  SignerKeyEd25519SignedPayload,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { entryFor } from "../auth/_entries.ts";
import { ALICE, alice, BOB, bob, bump, CAROL, carol, merge, NETWORK, signed, transaction } from "./_signers.ts";

/** Formats signers as short strings. */
function rows(signers: readonly RequiredSigner[]): string[] {
  const names = new Map([[ALICE, "alice"], [BOB, "bob"], [CAROL, "carol"]]);
  return signers.map(({ path, address, roles, threshold, state }) =>
    [path, names.get(address) ?? address[0], roles.join("+"), threshold, state].filter(Boolean).join(" ")
  );
}

const CASES: readonly {
  readonly name: string;
  readonly envelope: TransactionEnvelope;
  readonly keys?: readonly string[];
  readonly rows: readonly string[];
  readonly complete?: true;
  readonly unmatched?: number;
}[] = [
  { name: "no signature", envelope: transaction(), rows: ["alice source low not-signed"] },
  { name: "its own key", envelope: signed(transaction(), [alice]), rows: ["alice source low signed"], complete: true },
  {
    name: "the account of an operation that has not signed",
    envelope: signed(transaction([bump(), merge(BOB)]), [alice]),
    rows: ["alice source low signed", "bob operation-source high not-signed"],
  },
  {
    name: "accounts once each, with the highest threshold",
    envelope: signed(transaction([bump(BOB), merge(BOB), bump(ALICE), bump(CAROL), merge()]), [alice, bob, carol]),
    rows: ["alice source high signed", "bob operation-source high signed", "carol operation-source low signed"],
    complete: true,
  },
  {
    name: "an account of an operation alone",
    envelope: signed(transaction([merge(BOB)]), [bob]),
    rows: ["alice source low not-signed", "bob operation-source high signed"],
  },
  {
    name: "a key that nobody has named",
    envelope: signed(transaction(), [carol]),
    rows: ["alice source low unknown-key"],
    unmatched: 1,
  },
  {
    name: "a further key that is known",
    envelope: signed(transaction(), [carol]),
    keys: [BOB, CAROL],
    rows: ["alice source low other-key"],
  },
  {
    name: "the own key beside a further one",
    envelope: signed(transaction(), [carol, alice]),
    keys: [CAROL],
    rows: ["alice source low signed"],
    complete: true,
  },
  {
    name: "the own key beside one that nobody has named",
    envelope: signed(transaction(), [alice, carol]),
    rows: ["alice source low signed"],
    unmatched: 1,
  },
  {
    name: "the same signature twice, of which the network needs one",
    envelope: signed(transaction([bump(), merge(BOB)]), [alice, alice]),
    rows: ["alice source low signed", "bob operation-source high not-signed"],
    unmatched: 1,
  },
  {
    name: "a signature that is not valid",
    envelope: signed(transaction([bump(BOB)]), [
      new DecoratedSignature({ hint: alice.signatureHint(), signature: new Uint8Array(64) }),
    ]),
    rows: ["alice source low invalid", "bob operation-source low not-signed"],
  },
  {
    name: "a valid signature with the hint of another key, which the network does not find",
    envelope: signed(transaction(), [
      new DecoratedSignature({
        hint: bob.signatureHint(),
        signature: alice.sign(hashTransaction(transaction(), NETWORK)),
      }),
    ]),
    rows: ["alice source low unknown-key"],
    unmatched: 1,
  },
  {
    name: "an empty signature",
    envelope: signed(transaction(), [
      new DecoratedSignature({ hint: alice.signatureHint(), signature: new Uint8Array() }),
    ]),
    rows: ["alice source low invalid"],
  },
  {
    name: "a signature for another network",
    envelope: signed(transaction(), [alice], Networks.PUBLIC),
    rows: ["alice source low other-network"],
  },
  {
    name: "a fee bump that is signed inside alone",
    envelope: bumped(signed(transaction(), [alice])),
    rows: ["carol fee-source low not-signed", "innerTx alice source low signed"],
  },
  {
    name: "a fee bump that is signed outside alone",
    envelope: signed(bumped(transaction()), [carol]),
    rows: ["carol fee-source low signed", "innerTx alice source low not-signed"],
  },
  {
    name: "a fee bump whose outer transaction the inner source has signed",
    envelope: signed(bumped(transaction()), [alice]),
    rows: ["carol fee-source low other-key", "innerTx alice source low not-signed"],
  },
  {
    name: "a fee bump that is complete",
    envelope: signed(bumped(signed(transaction([merge(BOB)]), [bob, alice])), [carol]),
    rows: [
      "carol fee-source low signed",
      "innerTx alice source low signed",
      "innerTx bob operation-source high signed",
    ],
    complete: true,
  },
  {
    name: "a fee bump by the same account, which signs twice",
    envelope: signed(bumped(signed(transaction(), [alice]), ALICE), [alice]),
    rows: ["alice fee-source low signed", "innerTx alice source low signed"],
    complete: true,
  },
];

function bumped(inner: TransactionEnvelope, feeSource: string = CAROL): TransactionEnvelope {
  return feeBumpTransaction(inner, { feeSource, baseFee: 200 });
}

for (const { name, envelope, keys = [], rows: expected, complete = false, unmatched = 0 } of CASES) {
  test(`requiredSigners() of ${name}`, () => {
    const report = requiredSigners(envelope, NETWORK, { keys });
    assert.deepEqual(rows(report.signers), expected);
    assert.equal(report.complete, complete);
    assert.equal(report.unmatched.length, unmatched);
    assert.deepEqual(JSON.parse(JSON.stringify(report)), report);
  });
}

test("requiredSigners() returns other keys, the other network and unmatched hints", () => {
  const [otherKey] = requiredSigners(signed(transaction(), [carol, bob]), NETWORK, { keys: [BOB, CAROL] }).signers;
  assert.deepEqual(otherKey!.by, [BOB, CAROL]);
  const [elsewhere] = requiredSigners(signed(transaction(), [alice], Networks.PUBLIC), NETWORK).signers;
  assert.equal(elsewhere!.network, Networks.PUBLIC);
  const { unmatched } = requiredSigners(signed(bumped(transaction()), [bob]), NETWORK);
  const hint = Array.from(bob.signatureHint(), (byte) => byte.toString(16).padStart(2, "0")).join("");
  assert.deepEqual(unmatched, [{ path: "", hint, reason: "unknown" }]);
});

const preimage = new TextEncoder().encode("open sesame");
const hashKey = encodeStrKey("sha256Hash", hash(preimage), { prefix: "X" });
const ofPreimage = (signature: Uint8Array) => new DecoratedSignature({ hint: hash(preimage).slice(-4), signature });

test("requiredSigners() accepts the preimage of a hash as its signature", () => {
  const envelope = transaction([bump()], [hashKey]);
  const stateOf = (...signatures: DecoratedSignature[]) =>
    requiredSigners(signed(envelope, [alice, ...signatures]), NETWORK);
  const open = stateOf(ofPreimage(preimage));
  assert.deepEqual(rows(open.signers), ["alice source low signed", "X extra-signer signed"]);
  assert.equal(open.signers[1]!.address, hashKey);
  assert.deepEqual(decodeStrKey("sha256Hash", hashKey), hash(preimage));
  assert.equal(open.signers[1]!.threshold, null);
  assert.ok(open.complete);
  assert.equal(stateOf().signers[1]!.state, "not-signed");
  assert.equal(stateOf(ofPreimage(new Uint8Array(3))).signers[1]!.state, "invalid");
});

for (const payload of [Uint8Array.of(9, 8, 7, 6, 5, 4, 3, 2), Uint8Array.of(1, 2)]) {
  test(`requiredSigners() accepts a signature of a payload of ${payload.length} bytes, with the hint of CAP-40`, () => {
    const key = new SignerKeyEd25519SignedPayload({ ed25519: bob.rawPublicKey(), payload });
    const envelope = transaction([bump()], [encodeStrKey("signedPayload", key.toXDR())]);
    const signature = bob.signPayloadDecorated(payload, { padding: "right" });
    const { signers, complete } = requiredSigners(signed(envelope, [alice, signature]), NETWORK);
    assert.deepEqual(rows(signers), ["alice source low signed", "P extra-signer signed"]);
    assert.ok(complete);
    const plain = requiredSigners(signed(envelope, [alice, bob]), NETWORK);
    assert.deepEqual([plain.signers[1]!.state, plain.unmatched.length], ["not-signed", 1]);
  });
}

test("requiredSigners() lists an extra signer that is the source account once", () => {
  const { signers } = requiredSigners(signed(transaction([bump()], [ALICE, BOB]), [alice]), NETWORK);
  assert.deepEqual(rows(signers), ["alice source+extra-signer low signed", "bob extra-signer not-signed"]);
});

const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** Returns the signers of an entry: of the entry alone, and in a transaction that Alice has signed. */
function entryRows(entry: DwsaAuthorizationEntry): { readonly alone: string[]; readonly inside: string[] } {
  const envelope = signed(transaction([withAuth(new Contract(contract).call("swap"), [entry])]), [alice]);
  return {
    alone: rows(requiredSigners(entry, NETWORK).signers),
    inside: rows(requiredSigners(envelope, NETWORK).signers).slice(1),
  };
}

test("requiredSigners() lists the signers of an entry, alone and in its transaction", async () => {
  const unsigned = entryFor(BOB);
  const own = await authorizeEntry(unsigned, bob, 1_000, NETWORK);
  const both = await authorizeEntry(own, carol, 1_000, NETWORK, { forAddress: BOB });
  const other = await authorizeEntry(unsigned, carol, 1_000, NETWORK, { forAddress: BOB });
  const elsewhere = await authorizeEntry(unsigned, bob, 1_000, Networks.PUBLIC);
  const table: readonly (readonly [DwsaAuthorizationEntry, string])[] = [
    [unsigned, "not-signed"],
    [own, "signed"],
    [both, "signed"],
    [other, "other-key"],
    [elsewhere, "other-network"],
  ];
  for (const [entry, state] of table) {
    assert.deepEqual(entryRows(entry), {
      alone: [`bob entry medium ${state}`],
      inside: [`operations[0].auth[0] bob entry medium ${state}`],
    });
  }
  assert.deepEqual(requiredSigners(other, NETWORK).signers[0]!.by, [CAROL]);
  assert.equal(requiredSigners(elsewhere, NETWORK).signers[0]!.network, Networks.PUBLIC);
  assert.ok(requiredSigners(own, NETWORK).complete);
  assert.ok(!requiredSigners(other, NETWORK).complete);
});

test("requiredSigners() returns the state custom for contracts, and lists each delegate", async () => {
  const token = contractIdFromAsset("native", NETWORK);
  const own = await authorizeEntry(entryFor(token), bob, 1_000, NETWORK, { forAddress: token });
  assert.deepEqual(entryRows(own).alone, ["C entry custom"]);
  const delegated = buildWithDelegatesEntry({
    entry: entryFor(token),
    validUntilLedgerSeq: 1_000,
    delegates: [{ address: BOB }, { address: CAROL }],
  });
  assert.deepEqual(entryRows(delegated).alone.toSorted(), [
    "bob delegate medium not-signed",
    "carol delegate medium not-signed",
  ]);
  const one = await authorizeEntry(delegated, bob, 1_000, NETWORK, { forAddress: BOB });
  assert.deepEqual(entryRows(one).alone.toSorted(), ["bob delegate medium signed", "carol delegate medium not-signed"]);
});

test("requiredSigners() returns the worse state of an address at two nodes of an entry", async () => {
  const entry = entryFor(contractIdFromAsset("native", NETWORK));
  const at = (first: readonly [ScVal?], second: readonly [ScVal?]) =>
    buildWithDelegatesEntry({
      entry,
      validUntilLedgerSeq: 1_000,
      delegates: [
        { address: BOB, signature: first[0] },
        { address: contract, nestedDelegates: [{ address: BOB, signature: second[0] }] },
      ],
    });
  const { credentials } = await authorizeEntry(at([], []), bob, 1_000, NETWORK, { forAddress: BOB });
  assert(credentials.type === "dwsaCredentialsAddressWithDelegates");
  const { signature } = credentials.value.delegates[0]!;
  for (
    const [first, second, state] of [[[signature], [], "not-signed"], [[], [signature], "not-signed"], [[signature], [
      signature,
    ], "signed"]] as const
  ) {
    assert.deepEqual(entryRows(at(first, second)).alone, [`bob delegate medium ${state}`]);
  }
});

/** Operations by the threshold that they need. */
const LEVELS: Readonly<Record<string, readonly (readonly [string, Operation])[]>> = {
  low: [
    ["bumpSequence", operations.bumpSequence({ bumpTo: 5n })],
    ["claimClaimableBalance", operations.claimClaimableBalance({ balanceId: "00".repeat(36) })],
    [
      "setTrustLineFlags",
      operations.setTrustLineFlags({ asset: `USD:${ALICE}`, trustor: BOB, setFlags: ["authorized"] }),
    ],
    ["restoreFootprint", restoreFootprint()],
    ["extendFootprint", extendFootprint(5)],
  ],
  medium: [
    ["payment", operations.payment({ destination: BOB, asset: "native", amount: 1n })],
    ["changeTrust", operations.changeTrust({ line: `USD:${BOB}` })],
    ["clawback", operations.clawback({ asset: `USD:${ALICE}`, from: BOB, amount: 1n })],
    ["manageData", operations.manageData({ dataName: "a", dataValue: "b" })],
    ["setOptions of the home domain", operations.setOptions({ homeDomain: "example.com" })],
    ["setOptions of flags", operations.setOptions({ setFlags: ["auth-required"], clearFlags: ["auth-revocable"] })],
    ["setOptions of nothing", operations.setOptions({})],
    ["a call", new Contract(contract).call("swap")],
  ],
  high: [
    ["accountMerge", operations.accountMerge({ destination: BOB })],
    ["setOptions of a signer", operations.setOptions({ signer: { key: BOB, weight: 1 } })],
    ["setOptions of a signer that goes", operations.setOptions({ signer: { key: BOB, weight: 0 } })],
    ["setOptions of the master weight", operations.setOptions({ masterWeight: 1 })],
    ["setOptions of the low threshold", operations.setOptions({ lowThreshold: 0 })],
    ["setOptions of the medium threshold", operations.setOptions({ medThreshold: 0 })],
    ["setOptions of the high threshold", operations.setOptions({ highThreshold: 0 })],
  ],
};
for (const [threshold, list] of Object.entries(LEVELS)) {
  for (const [name, operation] of list) {
    test(`requiredSigners() requires the ${threshold} threshold for ${name}`, () => {
      assert.deepEqual(rows(requiredSigners(transaction([operation]), NETWORK).signers), [
        `alice source ${threshold} not-signed`,
      ]);
    });
  }
}

test("requiredSigners() rejects a subject, a network and keys of the wrong type", () => {
  assert.throws(() => requiredSigners({} as never, NETWORK), {
    name: "TypeError",
    message: /expected subject to be a TransactionEnvelope or a DwsaAuthorizationEntry, got object$/,
  });
  assert.throws(() => requiredSigners(transaction(), "testnet"), { code: "network/passphrase" });
  assert.throws(() => requiredSigners(transaction(), NETWORK, { keys: ALICE as never }), TypeError);
  assert.throws(() => requiredSigners(transaction(), NETWORK, { keys: [5 as never] }), {
    name: "TypeError",
    message: /expected keys\[0\] to be an account \(G\.\.\.\), got number$/,
  });
  assert.throws(() => requiredSigners(transaction(), NETWORK, { keys: [ALICE, contract] }), {
    code: /^strkey\//,
    message: /expected keys\[1\] to be an account/,
  });
  assert.throws(() => requiredSigners(transaction(), NETWORK, { key: [] } as never), TypeError);
});

corpusTest(
  "requiredSigners() reads every transaction of the ledger, each row once",
  "transactionEnvelopes",
  (entries) => {
    for (const { xdr } of entries) {
      const envelope = TransactionEnvelope.fromXDR(xdr);
      const { signers, complete, unmatched } = requiredSigners(envelope, Networks.PUBLIC);
      assert.equal(new Set(signers.map(({ path, address }) => `${path} ${address}`)).size, signers.length);
      assert.equal(complete, unmatched.length === 0 && signers.every(({ state }) => state === "signed"));
    }
  },
);

const reports = JSON.parse(readFileSync(new URL("../vectors/checks/signatures.json", import.meta.url), "utf8"));

test("requiredSigners() has the reason of each unmatched signature", () => {
  assert.equal(reports.length, 15);
  for (const { name, xdr, network, unmatched, states } of reports) {
    const report = requiredSigners(TransactionEnvelope.fromXDR(xdr, "base64"), network);
    assert.deepEqual(report.unmatched, unmatched, name);
    assert.deepEqual(report.signers.map(({ path, address, state }) => ({ path, address, state })), states, name);
  }
});
