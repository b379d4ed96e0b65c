/** Nothing that judges, explains or describes a transaction throws because of its contents. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { comparePolicies } from "@dwsa/base/compare";
import { describeRequest, descriptionLines, formatDescription } from "@dwsa/base/describe";
import { DwsaError } from "@dwsa/base/errors";
import { Networks } from "@dwsa/base/network";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import {
  checkTransaction,
  explainResult,
  flowsOf,
  readFees,
  requiredSigners,
  transactionRequest,
} from "@dwsa/base/transaction";
import { TransactionEnvelope, TransactionResult } from "@dwsa/base/xdr";
import { LONG, some } from "../_long.ts";

// deno-lint-ignore no-explicit-any -- the shapes of the vectors are in their README
const load = (name: string): any =>
  JSON.parse(readFileSync(new URL(`../vectors/checks/${name}.json`, import.meta.url), "utf8"));

const NETWORK = Networks.TESTNET;
const { cases, valid } = load("cases");
const { pairs, codes } = load("results");
const results = some([...pairs, ...codes], 25).map(({ result }) => TransactionResult.fromXDR(result, "base64"));
const envelopes: readonly string[] = [
  ...[...cases, ...valid, ...load("mutants")].map(({ xdr }: { xdr: string }) => xdr),
  ...load("real").envelopes,
];

/** A policy that allows nothing. */
const signsNothing = signingPolicy({
  version: 1,
  network: NETWORK,
  addresses: ["GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
}).transaction;

/** Returns what a function returns; `undefined` if it throws the error of an unusable request. */
function unless<T>(code: string, call: () => T): T | undefined {
  try {
    return call();
  } catch (thrown) {
    assert.ok(thrown instanceof DwsaError && thrown.code === code, String(thrown));
    return undefined;
  }
}

test("no transaction that decodes makes a judgement, an explanation or a description throw", () => {
  assert.equal(envelopes.length, 1_236);
  let drafted = 0;
  for (const [i, xdr] of envelopes.filter((_, i) => i % (LONG ? 2 : 8) === 0).entries()) {
    const envelope = TransactionEnvelope.fromXDR(xdr, "base64");
    const facts = { networkPassphrase: NETWORK, currentTime: 1_700_000_000n, currentLedger: 2 ** 31 };
    const problems = checkTransaction(envelope, facts);
    assert.ok(problems.every(({ reason, result, path }) => reason !== "" && result !== "" && typeof path === "string"));
    explainResult(results[i % results.length]!, envelope);
    flowsOf(envelope, NETWORK);
    readFees(envelope);
    requiredSigners(envelope, NETWORK);
    for (const networkPassphrase of [NETWORK, undefined]) {
      const description = describeRequest(envelope, { ...facts, networkPassphrase });
      assert.equal(formatDescription(description).split("\n").length, descriptionLines(description).length);
      JSON.stringify(description);
    }
    const request = transactionRequest(envelope, NETWORK);
    assert.notDeepEqual(signsNothing(request), []);
    const policy = unless("auth/invalid-policy", () => policyFrom(request));
    if (policy === undefined) continue;
    drafted++;
    assert.equal(comparePolicies(policy, policy).allowsMore, undefined);
    // A policy never accepts a transaction without operations, or with an unusual sequence number.
    const others = signingPolicy(policy).transaction(request).filter(({ path }) =>
      path !== "seqNum" && path !== "operations"
    );
    assert.deepEqual(others, [], xdr);
  }
  assert.ok(drafted > 50, `${drafted} policies`);
});
