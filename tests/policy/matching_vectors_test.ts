/** The cases of `tests/vectors/policy/matching.json`: the violations of requests, in two orders. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { readVectors, type RequestJson, requestsOf } from "./_vectors.ts";

interface MatchingCase {
  readonly id: string;
  readonly name?: string;
  readonly policy: SigningPolicy;
  readonly requests: readonly RequestJson[];
  readonly verdict: "accept" | "reject";
  readonly violations: readonly { readonly code: string; readonly path: string }[];
}

const cases = readVectors<readonly MatchingCase[]>("matching.json");

for (const { id, name, policy, requests, verdict, violations } of cases) {
  test(`signingPolicy() ${verdict}s ${id}${name === undefined ? "" : `: ${name}`}`, () => {
    const approve = signingPolicy(policy).entries;
    const found = approve(requestsOf(requests));
    assert.deepEqual(found.map(({ code, path }) => ({ code, path })), violations);
    assert.equal(found.length === 0, verdict === "accept");
    const reversed = approve(requestsOf(requests.toReversed()));
    assert.deepEqual(reversed.map(({ code }) => code).sort(), violations.map(({ code }) => code).sort());
  });
}
