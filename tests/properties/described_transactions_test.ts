/** Properties of descriptions of transactions, for all envelopes that can be decoded. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { describeRequest, descriptionLines, formatDescription, type Statement, WARNINGS } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { flowsOf, requiredSigners } from "@dwsa/base/transaction";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { uint32 } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { damagedBytes, wireValue } from "../_arbitraries/xdr.ts";

const NETWORK = Networks.PUBLIC;
const knowledge = fc.record({ currentLedger: uint32, currentTime: fc.bigInt({ min: 0n, max: 253_402_300_799n }) });

const statementsOf = (statement: Statement): Statement[] => [statement, ...statement.below.flatMap(statementsOf)];

/** Counts the operations of an envelope. */
function operationsIn(envelope: TransactionEnvelope): number {
  const { tx } = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value : envelope.value;
  return tx.operations.length;
}

function checkDescription(
  envelope: TransactionEnvelope,
  known: { currentLedger?: number; currentTime?: bigint },
): void {
  const description = describeRequest(envelope, { networkPassphrase: NETWORK, ...known });
  const { statements, conditions, warnings, flows } = description;
  assert.equal(statements.length, operationsIn(envelope));
  assert.deepEqual(conditions.slice(0, 2).map(({ kind }) => kind), ["fee", "sequence"]);
  const all = [...statements, ...conditions].flatMap(statementsOf);
  for (const { parts, path } of all) assert.ok(parts.length > 0 && path !== "", path);
  const codes = new Set(warnings.map(({ code }) => code));
  const ofRequest = warnings.filter(({ path }) => path === "").map(({ code }) => code);
  assert.deepEqual(new Set([...all.flatMap((statement) => statement.warnings), ...ofRequest]), codes);
  assert.deepEqual(flows, flowsOf(envelope, NETWORK));

  const lines = formatDescription(description).split("\n");
  const roles = descriptionLines(description).map(({ role }) => role);
  assert.equal(lines.length, roles.length);
  assert.equal(roles.filter((role) => role === "statement" || role === "condition").length, all.length);
  assert.equal(roles.filter((role) => role === "flow").length, flows.length);
  for (const line of lines) assert.doesNotMatch(line, /[\p{C}\p{Zl}\p{Zp}]|^\s*$|undefined(?! bits)|\[object/u);
  const levels = roles.filter((role) => role === "danger").length;
  assert.equal(levels, [...codes].filter((code) => WARNINGS[code].level === "danger").length);
  assert.deepEqual(JSON.parse(JSON.stringify(description)), description);
}

testProperty(
  "describeRequest() has a sentence for every operation of every envelope, each on one line, and requiredSigners() rows",
  fc.property(wireValue<TransactionEnvelope>("TransactionEnvelope"), knowledge, (envelope, known) => {
    const before = envelope.toXDR("hex");
    checkDescription(envelope, known);
    const { signers } = requiredSigners(envelope, NETWORK);
    assert.ok(signers.length > 0);
    assert.equal(envelope.toXDR("hex"), before);
  }),
  100,
);

testProperty(
  "describeRequest() and requiredSigners() have a result for every damaged envelope that can be decoded",
  fc.property(damagedBytes("TransactionEnvelope"), (bytes) => {
    let envelope: TransactionEnvelope;
    try {
      envelope = TransactionEnvelope.fromXDR(bytes);
    } catch {
      return;
    }
    checkDescription(envelope, {});
    requiredSigners(envelope, NETWORK);
  }),
  100,
);
