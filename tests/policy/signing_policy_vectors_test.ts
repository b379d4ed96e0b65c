/** The cases of `tests/vectors/policy/policies.json`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { approvalRequest } from "@dwsa/base/auth";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaError } from "@dwsa/base/errors";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { NETWORK } from "../auth/_entries.ts";

interface PolicyCase {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly string[];
  /** The paths of the requests, for entries of a transaction. */
  readonly paths?: readonly string[];
  readonly policy: SigningPolicy & { readonly sourceAccount?: string };
  readonly expected: readonly { readonly code: string; readonly path: string }[];
}

const cases = JSON.parse(
  readFileSync(new URL("../vectors/policy/policies.json", import.meta.url), "utf8"),
) as {
  readonly policies: readonly PolicyCase[];
  readonly refused: readonly { readonly id: string; readonly name: string; readonly policy: SigningPolicy }[];
};

for (const { id, name, entries, paths, policy: policyWithSource, expected } of cases.policies) {
  test(`signingPolicy() finds what is expected in ${id}: ${name}`, () => {
    const { sourceAccount, ...policy } = policyWithSource; // the source account is not part of the policy
    const requests = entries.map((xdr, i) => {
      const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(xdr), NETWORK);
      return {
        ...request,
        path: paths?.[i] ?? "",
        address: request.address ?? sourceAccount ?? null,
      };
    });
    const found = signingPolicy(policy).entries(requests);
    assert.deepEqual(found.map(({ code, path }) => ({ code, path })), expected);
    assert.ok(found.every(({ expected, got }) => expected.length > 0 && got.length > 0));
  });
}

for (const { id, name, policy } of cases.refused) {
  test(`signingPolicy() rejects ${id}: ${name}`, () => {
    assert.throws(() => signingPolicy(policy).entries, (error) => {
      if (DwsaError.is(error)) return error.code === "auth/invalid-policy" && typeof error.path === "string";
      return error instanceof TypeError && error.message.startsWith("Cannot read the signing policy: expected ");
    });
  });
}
