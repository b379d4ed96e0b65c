/**
 * Changes of accepted challenges: of single bits, and splices of two challenges. None is accepted.
 *
 * `FC_NUM_RUNS=100000 FC_SEED=20261128 deno test -RE tests/webauth/changed_challenges_test.ts` is the long run, which
 * changes all bits of all accepted challenges.
 */

import { DwsaAuthorizationEntry, Transaction, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";
import { verifyChallenge, type VerifyChallengeOptions, verifyContractChallenge } from "@dwsa/base/webauth";
import { hashTransaction, readSimulation } from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import fc from "fast-check";
import assert from "node:assert/strict";
import { test } from "node:test";
import { numRuns, testProperty } from "../_arbitraries/property.ts";
import { type Case, type ContractGiven, entriesOf, envelopeOf, optionsOf, SEP10, SEP45 } from "./_cases.ts";

const accepted = SEP10.cases.filter(({ verify }) => verify).map(({ id, challenge, given }) => {
  const envelope = envelopeOf(challenge)!;
  return { id, envelope, options: optionsOf(given) };
});

/**
 * A challenge of an account `G…`, one with a client domain, and one of a muxed account, and every seventh of their bits;
 * all challenges and bits in the long run.
 */
const all = numRuns(3) > 3;
const changed = all ? accepted : accepted.filter(({ id }) => /-(000|006|027)$/.test(id));

for (const { id, envelope, options } of changed) {
  test(`no change of a single bit of ${id} is accepted`, () => {
    assert.equal(verifyChallenge(envelope, options).valid, true);
    const bytes = envelope.toXDR();
    let judged = 0;
    for (let i = 0; i < bytes.length * 8; i += all ? 1 : 7) {
      const changed = bytes.slice();
      changed[i >> 3]! ^= 1 << (i & 7);
      let other: TransactionEnvelope;
      try {
        other = TransactionEnvelope.fromXDR(changed);
      } catch {
        continue; // the bytes are no envelope
      }
      judged += 1;
      const { valid, subject } = verifyChallenge(other, options);
      assert.deepEqual([valid, subject], [false, null], `bit ${i}`);
    }
    assert.ok(judged > bytes.length / (all ? 1 : 7));
  });
}

test("a valid login has one server, the client domain that it names, and at least one client", () => {
  assert.equal(accepted.length, 56);
  for (const { id, envelope, options } of accepted) {
    const { signatures, login } = verifyChallenge(envelope, options);
    const count = (role: string | null) => signatures.filter((signature) => signature.role === role).length;
    assert.deepEqual([count("server"), count(null)], [1, 0], id);
    assert.equal(count("client-domain"), login!.clientDomain === null ? 0 : 1, id);
    assert.ok(count("client") >= 1, id);
    assert.equal(new Set(signatures.map(({ by }) => by)).size, signatures.length, id);
  }
});

/** Two accepted challenges of different transactions, in the form of version 1. */
const pairs = accepted.flatMap((a) => accepted.map((b) => [a, b] as const))
  .filter(([a, b]) => hash(a) !== hash(b) && [a, b].every(({ envelope }) => envelope.type === "envelopeTypeTx"));

function hash({ envelope, options }: { envelope: TransactionEnvelope; options: VerifyChallengeOptions }): string {
  return toHex(hashTransaction(envelope, options.networkPassphrase));
}

testProperty(
  "no splice of two accepted challenges is accepted",
  fc.property(
    fc.constantFrom(...pairs),
    fc.constantFrom("operation", "operations", "signature", "signatures", "added", "header"),
    fc.nat(),
    fc.nat(),
    ([a, b], part, i, j) => {
      assert(a.envelope.type === "envelopeTypeTx" && b.envelope.type === "envelopeTypeTx");
      const [mine, theirs] = [a.envelope.value, b.envelope.value];
      const exchanged = <T>(list: readonly T[], others: readonly T[]) =>
        list.map((one, k) => k === i % list.length ? others[j % others.length]! : one);
      let { tx, signatures } = mine;
      switch (part) {
        case "operation":
          tx = new Transaction({ ...tx, operations: exchanged(tx.operations, theirs.tx.operations) });
          break;
        case "operations":
          tx = new Transaction({ ...tx, operations: theirs.tx.operations });
          break;
        case "header":
          tx = new Transaction({ ...theirs.tx, operations: tx.operations });
          break;
        case "signature":
          signatures = exchanged(signatures, theirs.signatures);
          break;
        case "signatures":
          signatures = theirs.signatures;
          break;
        case "added":
          if (signatures.length === 20) return;
          signatures = [...signatures, theirs.signatures[j % theirs.signatures.length]!];
      }
      const spliced = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures }));
      const bytes = spliced.toXDR("base64");
      if (bytes === a.envelope.toXDR("base64") || bytes === b.envelope.toXDR("base64")) return;
      for (const { options } of [a, b]) {
        const { valid, subject } = verifyChallenge(spliced, options);
        assert.deepEqual([valid, subject], [false, null]);
      }
    },
  ),
  20_000,
);

const lists = SEP45.cases.filter(({ verify }) => verify).map((one) => ({
  entries: entriesOf(one.challenge)!,
  options: contractOptionsOf(one),
}));

function contractOptionsOf({ given, simulation }: Case<ContractGiven>) {
  const { account: _, clientDomain: __, memo: ___, ...options } = { ...SEP45.given, ...given };
  return simulation === undefined ? options : { ...options, simulation: readSimulation(simulation) };
}

const callOf = (entry: DwsaAuthorizationEntry | undefined) => entry?.rootInvocation.toXDR("base64");
const entryPairs = lists.flatMap((a) => lists.map((b) => [a, b] as const))
  .filter(([a, b]) => callOf(a.entries[0]) !== callOf(b.entries[0]));

testProperty(
  "no splice of two accepted lists of entries is accepted",
  fc.property(
    fc.constantFrom(...entryPairs),
    fc.constantFrom("entry", "call", "credentials", "added"),
    fc.nat(),
    fc.nat(),
    ([a, b], part, i, j) => {
      const other = b.entries[j % b.entries.length]!;
      const at = i % a.entries.length;
      const spliced = part === "added" ? [...a.entries, other] : a.entries.map((entry, k) => {
        if (part === "call") {
          return new DwsaAuthorizationEntry({ ...entry, rootInvocation: other.rootInvocation });
        }
        if (k !== at) return entry;
        return part === "entry" ? other : new DwsaAuthorizationEntry({ ...entry, credentials: other.credentials });
      });
      for (const { options } of [a, b]) {
        const { valid, subject } = verifyContractChallenge(spliced, options);
        // The signature of the account itself is judged by the simulation alone, which knows its nonce.
        const isJudged = part !== "credentials" || "simulation" in options || !isOfContract(a.entries[at]!);
        if (isJudged) assert.deepEqual([valid, subject], [false, null]);
        else assert.equal(subject, null);
      }
    },
  ),
  20_000,
);

/** Returns whether the credentials of an entry are of a contract account, which logs in. */
function isOfContract({ credentials: { value } }: DwsaAuthorizationEntry): boolean {
  return typeof value === "object" && value !== null && "address" in value &&
    value.address.type === "scAddressTypeContract";
}
