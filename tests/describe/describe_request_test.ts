/** `describeRequest`: real requests, attacks, and requests of equal effect. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { describeRequest, type Knowledge, type Statement, WARNINGS } from "@dwsa/base/describe";
import { Transaction, TransactionEnvelope, TransactionExt, TransactionV1Envelope } from "@dwsa/base/xdr";
import { requestCases, subjectOf } from "./_requests.ts";

/** Logins are described by their own rules. */
const LOGIN = /^sep10/;

const cases = requestCases().filter(({ name }) => !LOGIN.test(name));

function count(statements: readonly Statement[]): number {
  return statements.reduce((sum, { below }) => sum + 1 + count(below), 0);
}

function knowledgeOf({ knowledge: { networkPassphrase, tokens = [] }, expected }: (typeof cases)[number]): Knowledge {
  const given = expected.network.how === "given" ? expected.network.passphrase ?? undefined : networkPassphrase;
  return {
    networkPassphrase: given,
    tokens: tokens.map((asset) => ({ asset })),
    origin: expected.origin ?? null,
  };
}

for (const row of cases) {
  test(`describeRequest() describes ${row.name}: ${row.why}`, () => {
    const { kind, network, level, headline, warnings, statements, flows } = describeRequest(
      subjectOf(row),
      knowledgeOf(row),
    );
    const worst = warnings.find((warning) => warning.level !== "note")?.code ?? null;
    assert.deepEqual(
      {
        kind,
        network,
        level: level === null || level === "note" ? "calm" : level,
        worst,
        headline: /^revoke-.*sponsorship$/.test(headline.kind) ? "revoke-sponsorship" : headline.kind,
        statements: count(statements),
        flows: flows.length,
      },
      {
        kind: row.expected.kind,
        network: row.expected.network,
        level: row.expected.level,
        worst: row.expected.worst,
        headline: row.expected.headline,
        statements: row.expected.statements,
        flows: row.expected.flows.length,
      },
    );
  });
}

/** Returns a transaction with resource data if it calls a contract: an unprepared call has no effect at all. */
function prepared(envelope: TransactionEnvelope): TransactionEnvelope {
  if (envelope.type !== "envelopeTypeTx") return envelope;
  const { tx, signatures } = envelope.value;
  if (!tx.operations.some(({ body }) => body.type === "invokeHostFunction")) return envelope;
  const ext = TransactionExt.dwsaData(new DwsaDataBuilder().build());
  return TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({ tx: new Transaction({ ...tx, ext }), signatures }),
  );
}

test("describeRequest() gives requests of equal effect the same level and the same worst warning", () => {
  const groups = new Map<string, typeof cases[number][]>();
  for (const row of cases) {
    if (row.group !== undefined) groups.set(row.group, [...groups.get(row.group) ?? [], row]);
  }
  assert.deepEqual([...groups.keys()], ["lock", "pay", "usdc", "offer", "nothing"]);
  for (const [group, rows] of groups) {
    const seen = new Set(rows.map((row) => {
      const envelope = subjectOf(row) as TransactionEnvelope;
      const { level, warnings: [worst] } = describeRequest(prepared(envelope), knowledgeOf(row));
      return worst === undefined || WARNINGS[worst.code].level === "note" ? "calm" : `${level} ${worst.code}`;
    }));
    assert.equal(seen.size, 1, `${group}: ${[...seen]}`);
  }
});
