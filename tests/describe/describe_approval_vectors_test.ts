/** The cases of `tests/vectors/describe/sentences.json`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { approvalRequest } from "@dwsa/base/auth";
import { describeRequest, type Description, formatDescription, type KnownToken } from "@dwsa/base/describe";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { codesOf, sentencesOf } from "./_approvals.ts";

interface Case {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly tokens: readonly KnownToken[];
  readonly currentLedger: number;
  readonly entry: string;
  readonly expected: { readonly lines: readonly string[]; readonly warnings: readonly string[] };
}
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../vectors/describe/sentences.json", import.meta.url), "utf8"),
);

for (const { id, name, network, tokens, currentLedger, entry, expected } of cases) {
  test(`describeRequest() describes ${name} (${id})`, () => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(entry), network);
    const description = describeRequest([request], { networkPassphrase: network, tokens, currentLedger });
    assert.deepEqual(sentencesOf(description).split("\n"), expected.lines);
    assert.deepEqual(codesOf(description), expected.warnings);
    const [statement] = description.statements;
    assert.deepEqual(statement!.warnings, expected.warnings.filter((code) => code !== "nested-spend")); // of a call below
    assert.equal(statement!.path, "rootInvocation");
    const { address, credentials, signatureExpirationLedger } = request;
    assert.deepEqual(statement!.approval, { address, credentials, expirationLedger: signatureExpirationLedger });
    const copy: Description = JSON.parse(JSON.stringify(description));
    assert.deepEqual(copy, description);
    assert.equal(formatDescription(copy), formatDescription(description));
  });
}
