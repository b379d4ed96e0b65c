/** The command shows the lines of the library's descriptions, in the same words and the same order. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
  test(`the command prints the lines of formatDescription(): ${name}`, async () => {
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

/** Challenges, as a wallet receives them. */
function challenge(file: string, id: string): string {
  const { cases } = JSON.parse(readFileSync(new URL(`../vectors/webauth/${file}.json`, import.meta.url), "utf8"));
  return cases.find((one: { readonly id: string }) => one.id === id).challenge;
}

for (
  const [name, command, file, id, rows] of [
    ["a transaction", ["tx", "show"], "sep10", "sep10-006", [
      '  log in to           "home.example"',
      '  at the server       "auth.home.example"',
      "  as                  GBZJ42HLDMNXQMRCRWFWRN6U5JOJT6IOX5NL5LRMFZ5KSJTFTC62SAW4",
      '  with the wallet of  "wallet.example"',
      "  whose key is        GCO7OWPMSQTYINKTHSE5SK5VGMKNY2HF7HHLQAVBS7F2N2NNQ7OCMOAU",
      "  valid until         2026-11-28 02:17:11 UTC",
      "  server's key        GD4LJX3RTPFOYEEHZH76Y3IAOENQ7I5KX55RQXG5QGFKWRPXAFXYLXQY, which has signed",
    ]],
    ["entries", ["auth", "ls"], "sep45", "sep45-000", [
      '  log in to           "home.example"',
      '  at the server       "auth.home.example"',
      "  as                  CC4A7N4WIBRNE6ASDKJ5RN4WLGP4DEDVFHB2GTK3LIQR5L4WTRPB4P6Q",
      "  by the contract     CARKZIUOM2A4R6HLPOLUQYSOOYYQONLMQJOC5JQVAZXXUEUPIDIQTWLG",
      "  valid until         ledger 1,000,180",
      "  server's key        GA5A3QURXH6ZFW2R5BNPXV5NTBM454WMMH5PLH22VGIBWLMUOHI7WOZI, which has signed",
    ]],
  ] as const
) {
  test(`a login of ${name} is a card, and no reason to fail`, async () => {
    const { out, code } = await runIn(runCommand, [...command, challenge(file, id), "--network", "testnet"], {});
    const lines = out.split("\n");
    const at = lines.indexOf("Login");
    assert.deepEqual(lines.slice(at + 1, at + 1 + rows.length), rows);
    assert.deepEqual([code, lines.filter((line) => line.startsWith("rejected"))], [0, []]);
    const elsewhere = await runIn(runCommand, [...command, challenge(file, id), "--network", "public"], {});
    assert.match(elsewhere.out, /^ {2}server's key .*, which has NOT signed: do not sign before the server has$/m);
  });
}
