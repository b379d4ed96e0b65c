/** The command shows the lines of the library's descriptions, in the same words and the same order. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest, formatDescription, type Knowledge } from "@dwsa/base/describe";
import type { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";
import { knowledgeOf } from "../../apps/cli/_knowledge.ts";
import { runCommand } from "../../apps/cli/commands.ts";
import { requestCases, subjectOf, xdrOf } from "../describe/_requests.ts";
import { runIn } from "./_run.ts";

/** Returns the lines of the library that the command must show, without their indentation. */
function expectedLines(subject: TransactionEnvelope | DwsaAuthorizationEntry | HashIdPreimage, knowledge: Knowledge) {
  return formatDescription(describeRequest(subject, knowledge)).split("\n").map((line) => line.trim());
}

for (const one of requestCases()) {
  const { name, knowledge, expected: { kind } } = one;
  if (kind === "payload") continue; // no command describes the payload alone
  test(`the command says what formatDescription() says: ${name}`, async () => {
    const { networkPassphrase, tokens = [] } = knowledge;
    const options = [
      ...networkPassphrase === undefined ? [] : ["--network-passphrase", networkPassphrase],
      ...tokens.flatMap((token) => ["--token", token]),
    ];
    const command = kind === "entries" ? ["auth", "ls"] : ["tx", "show"];
    const { out, notes } = await runIn(runCommand, [...command, xdrOf(one), ...options], {});
    const known = knowledgeOf({ token: tokens, ledger: undefined }, networkPassphrase);
    const expected = expectedLines(subjectOf(one), known);
    const shown = out.split("\n").map((line) => line.trim());
    assert.deepEqual(notes, []);
    // The network is above the list of entries, of which there is one here.
    const [network, others] = [expected.filter(isNetwork), expected.filter((line) => !isNetwork(line))];
    const block = kind === "entries" ? others : expected;
    const at = shown.lastIndexOf(block[0]!, shown.indexOf(block[1] ?? block[0]!));
    assert.deepEqual(shown.slice(at, at + block.length), block);
    for (const line of network) assert.ok(shown.includes(line), line);
  });
}

function isNetwork(line: string): boolean {
  return line.startsWith("Network: ");
}
