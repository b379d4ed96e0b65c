/** The cases of `tests/vectors/policy/transactions.json`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { approvalRequest } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { transactionRequest } from "@dwsa/base/transaction";
import { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { readVectors } from "./_vectors.ts";

interface Violations {
  readonly name: string;
  readonly policy: SigningPolicy;
  readonly violations: readonly { readonly code: string; readonly path: string }[];
}

const { envelopes, transactions, legacyCredentials } = readVectors<{
  readonly envelopes: { readonly [name: string]: string };
  readonly transactions: readonly (Violations & { readonly envelope: string; readonly signer: string })[];
  readonly legacyCredentials: readonly (Violations & {
    readonly entry: string;
    readonly signer: string | null;
    readonly validUntilLedgerSeq: number;
    readonly networkPassphrase: string;
  })[];
}>("transactions.json");

for (const { name, policy, violations, envelope, signer } of transactions) {
  test(`signingPolicy() judges ${name}`, () => {
    const request = transactionRequest(
      TransactionEnvelope.fromXDR(envelopes[envelope]!, "base64"),
      Networks.TESTNET,
      signer,
    );
    const found = signingPolicy(policy).transaction(request);
    assert.deepEqual(found.map(({ code, path }) => ({ code, path })), violations);
    assert.ok(found.every(({ expected, got }) => expected.length > 0 && got.length > 0));
  });
}

for (const { name, policy, violations, entry, signer, validUntilLedgerSeq, networkPassphrase } of legacyCredentials) {
  test(`signingPolicy() judges legacy credentials: ${name}`, () => {
    const request = approvalRequest(
      DwsaAuthorizationEntry.fromXDR(entry, "base64"),
      networkPassphrase,
      validUntilLedgerSeq,
    );
    const found = signingPolicy(policy).entries([{ ...request, signer }]);
    assert.deepEqual(found.map(({ code, path }) => ({ code, path })), violations);
  });
}
