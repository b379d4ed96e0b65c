/** The cases of `tests/vectors/approve/sentences.json`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { approvalRequest } from "@dwsa/base/auth";
import { type ApprovalDescription, describeApproval, formatApproval, type KnownToken } from "@dwsa/base/humanize";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

interface Case {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly tokens: readonly KnownToken[];
  readonly currentLedger: number;
  readonly entry: string;
  readonly expected: { readonly lines: readonly string[]; readonly marks: readonly string[] };
}
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../vectors/approve/sentences.json", import.meta.url), "utf8"),
);

for (const { id, name, network, tokens, currentLedger, entry, expected } of cases) {
  test(`describeApproval() describes ${name} (${id})`, () => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(entry), network);
    const description = describeApproval([request], { networkPassphrase: network, tokens, currentLedger });
    assert.deepEqual(formatApproval(description).split("\n"), expected.lines);
    assert.deepEqual(description.marks, expected.marks);
    assert.deepEqual(description.statements[0]!.marks, expected.marks);
    assert.equal(description.statements[0]!.path, "rootInvocation");
    const copy: ApprovalDescription = JSON.parse(JSON.stringify(description));
    assert.deepEqual(copy, description);
    assert.equal(formatApproval(copy), formatApproval(description));
  });
}
