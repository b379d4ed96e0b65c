/** The sentences and warnings of `dwsa auth ls`. */

import { WARNINGS } from "@dwsa/base/describe";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { buildTransaction } from "@dwsa/base/transaction";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, DwsaCredentials, type ScVal } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { runIn } from "./_run.ts";

interface Case {
  readonly id: string;
  readonly entry: string;
  readonly expected: { readonly lines: readonly string[]; readonly warnings: readonly string[] };
}
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../vectors/describe/sentences.json", import.meta.url), "utf8"),
);
const USDC = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
const KNOWN = ["--network", "public", "--token", USDC, "--token", "native", "--ledger", "900"];

const ls = (...args: string[]) => runIn(runCommand, ["auth", "ls", ...args]);

for (const { id, entry, expected } of cases) {
  test(`auth ls shows the warnings and the sentences of ${id}`, async () => {
    const { code, out } = await ls(entry, ...KNOWN);
    assert.equal(code, 0);
    const lines = out.split("\n");
    assert.deepEqual(lines.slice(0, 2), ["Network: the public network", "Entry 0"]);
    const shown = lines.slice(2).map((line) => line.slice(2));
    const first = shown.findIndex((line) => / approves (?:until ledger|with the signature|, until)/.test(line));
    assert.deepEqual(shown.slice(first + 1, first + 1 + expected.lines.length), expected.lines);
    for (const code of expected.warnings) {
      const { level, text } = WARNINGS[code as keyof typeof WARNINGS];
      const label = level[0]!.toUpperCase() + level.slice(1);
      assert.ok(shown.some((line) => line.startsWith(`${label}: ${text}`)), code);
    }
    const [{ approval }] = JSON.parse((await ls(entry, ...KNOWN, "--json")).out);
    assert.deepEqual([...new Set(approval.warnings.map(({ code }: { code: string }) => code))], expected.warnings);
  });
}

const OWN = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const HOLDER = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const args = (amount: bigint): ScVal[] => [
  nativeToScVal(HOLDER, { type: "address" }),
  nativeToScVal(amount, { type: "i128" }),
];
const entryOf = (amount: bigint) =>
  new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: contractInvocation({ contract: OWN, function: "burn", args: args(amount) }),
  });

test("auth ls reports what leaves in all, and which entry is not for the call of the transaction", async () => {
  const envelope = buildTransaction({
    source: HOLDER,
    accountSequence: 1n,
    operations: [withAuth(new Contract(OWN).call("burn", ...args(150n)), [entryOf(150n), entryOf(1n)])],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  const { out } = await ls(envelope.toXDR("base64"), "--token", `${OWN}:A:B:2`);
  const lines = out.split("\n");
  assert.deepEqual(lines.slice(0, 6), [
    `Leaves ${HOLDER}: at most 1.51 "A:B" (${OWN})`,
    "Network: unknown",
    "Entry 0",
    `  ${HOLDER}: Destroy 1.5 "A:B" (${OWN}) of ${HOLDER}`,
    `  Leaves ${HOLDER}: at most 1.5 "A:B" (${OWN})`,
    `  ${HOLDER} approves with the signature of the transaction:`,
  ]);
  const note = "  Note: the operation calls this function with other arguments";
  assert.ok(lines.indexOf(note) > lines.indexOf("Entry 1"));
});

test("auth ls rejects an invalid --token", async () => {
  const [{ entry }] = cases as readonly [Case];
  for (
    const [token, reason, ...more] of [
      ["USDC", /"native" or "CODE:G/, "--network", "public"],
      [`${OWN}:OWN:256`, /dwsa: expected the decimals of --token to be at most 255, got "256"/],
      [`${OWN}:OWN:`, /"native" or "CODE:G/, "--network", "public"],
      [`${OWN.replace(/.$/, "A")}:OWN:7`, /checksum/],
    ] as const
  ) {
    const { code, out, notes } = await ls(entry, "--token", token, ...more);
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
    assert.match(notes[0]!, reason);
  }
  assert.equal((await ls(entry, "--ledger", "x")).code, 2);
});
