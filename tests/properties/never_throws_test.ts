/**
 * Every value that can be decoded can be described, and judged by a policy: even with invalid UTF-8, unusual assets or
 * inconsistent parts.
 */

import assert from "node:assert/strict";
import fc from "fast-check";
import {
  type ApprovalRequest,
  approvalRequest,
  approvalRequests,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { expectInvocation, signingPolicy } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import { hashTransaction, readFees } from "@dwsa/base/transaction";
import {
  buildInvocationTree,
  eventsFromMeta,
  formatCallTrace,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
  tokenMovements,
  traceCalls,
} from "@dwsa/base/humanize";
import { scValToNative, validateScVal } from "@dwsa/base/scval";
import type {
  ContractEvent,
  DiagnosticEvent,
  DwsaAuthorizationEntry,
  ScVal,
  TransactionEnvelope,
  TransactionEvent,
  TransactionMeta,
} from "@dwsa/base/xdr";
import { testProperty } from "../_arbitraries/property.ts";
import { wireValue } from "../_arbitraries/xdr.ts";

const NETWORK = Networks.TESTNET;
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const knowledge = {
  networkPassphrase: NETWORK,
  tokens: [{ asset: "native", symbol: "XLM" }],
  labels: [{ address: ACCOUNT, label: "me" }],
  currentLedger: 5,
};
/** A policy with rules for every part of a request. */
const policy = signingPolicy({
  version: 1,
  network: NETWORK,
  addresses: [ACCOUNT],
  untilLedger: 10,
  entries: 1,
  calls: [
    { contract: CONTRACT, function: "a", args: ["self", { type: "i128", min: "0" }], calls: [] },
    { create: { asset: "native" }, args: "any" },
    { create: { wasm: "00".repeat(32) }, deployer: ACCOUNT, args: [{ is: { u32: 1 } }] },
  ],
  limits: [{ token: CONTRACT, amount: "1" }],
  recipients: [ACCOUNT],
}).entries;
const expected = expectInvocation({ contract: CONTRACT, function: "a", args: [] });

/** Describes requests, and checks them with policies. */
function decide(requests: readonly ApprovalRequest[]): void {
  const description = describeRequest(requests, knowledge);
  assert.equal(description.statements.length, requests.length);
  assert.equal(typeof formatDescription(description), "string");
  assert.doesNotThrow(() => JSON.stringify(description));
  if (requests.length > 0) assert.notDeepEqual(policy(requests), []);
  expected(requests);
}

testProperty(
  "every authorization entry that can be decoded is inspected, verified, described and decided on",
  fc.property(wireValue<DwsaAuthorizationEntry>("DwsaAuthorizationEntry"), (entry) => {
    assert.doesNotThrow(() => JSON.stringify(inspectAuthEntry(entry)));
    verifyAuthEntry(entry, NETWORK);
    for (const ledger of [0, 1_000]) {
      assert.equal(typeof checkAuthEntryReadiness(entry, ledger).ready, "boolean");
      assert.equal(typeof checkAuthEntryReadiness(entry, ledger, NETWORK).ready, "boolean");
    }
    const tree = buildInvocationTree(entry.rootInvocation);
    assert.doesNotThrow(() => JSON.stringify(tree));
    assert.equal(formatInvocationTree(tree), formatInvocationTree(entry.rootInvocation));
    decide([approvalRequest(entry, NETWORK)]);
  }),
  300,
);

testProperty(
  "every transaction that can be decoded is described, decided on and hashed",
  fc.property(wireValue<TransactionEnvelope>("TransactionEnvelope"), (envelope) => {
    decide(approvalRequests(envelope, NETWORK));
    readFees(envelope);
    assert.equal(hashTransaction(envelope, NETWORK).length, 32);
  }),
  300,
);

testProperty(
  "every event that can be decoded is humanized, read as a movement or rejected with a reason, and traced",
  fc.property(
    wireValue<ContractEvent>("ContractEvent"),
    wireValue<DiagnosticEvent>("DiagnosticEvent"),
    wireValue<TransactionEvent>("TransactionEvent"),
    wireValue<TransactionMeta>("TransactionMeta"),
    (contract, diagnostic, transaction, meta) => {
      const events = [contract, diagnostic, transaction];
      assert.equal(humanizeEvents(events).length, 3);
      assert.doesNotThrow(() => JSON.stringify(humanizeEvents(events)));
      tokenMovements(events, { networkPassphrase: NETWORK });
      assert.equal(typeof formatCallTrace(traceCalls([diagnostic, diagnostic])), "string");
      const found = eventsFromMeta(meta);
      tokenMovements(found);
      assert.equal(typeof formatCallTrace(traceCalls(found.diagnosticEvents)), "string");
    },
  ),
  200,
);

testProperty(
  "every contract value that can be decoded is native, written and validated",
  fc.property(wireValue<ScVal>("SCVal"), (value) => {
    scValToNative(value);
    assert.equal(typeof formatScVal(value), "string");
    validateScVal(value);
  }),
  200,
);
