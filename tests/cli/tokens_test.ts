/** The movements of `dwsa events --tokens`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventsFromMeta, tokenMovements } from "@dwsa/base/humanize";
import { TransactionMeta } from "@dwsa/base/xdr";
import { runCommand } from "../../cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { type Around, runIn } from "./_run.ts";

interface Case {
  readonly id: string;
  readonly encoded: string;
  readonly xdr: string;
  readonly expected: string | { readonly kind: string; readonly token: string };
}
const cases: { readonly accepted: readonly Case[]; readonly made: readonly Case[]; readonly refused: readonly Case[] } =
  JSON.parse(readFileSync(new URL("../vectors/approve/token_events.json", import.meta.url), "utf8"));
const readable = ({ encoded }: Case) => encoded !== "TransactionEvent";

const tokens = (args: readonly string[], around?: Around) => runIn(runCommand, ["events", "--tokens", ...args], around);

test("events --tokens prints each movement of the cases", async () => {
  for (const { xdr, expected } of [...cases.accepted, ...cases.made].filter(readable)) {
    const { code, out, notes } = await tokens([xdr]);
    assert.deepEqual([code, notes], [0, []]);
    if (out === "No token movements") continue; // from a failed call
    assert(typeof expected === "object");
    const [first, second] = out.split("\n");
    assert.equal(first!.split(" ")[0], expected.kind);
    assert.equal(second, `  token     ${expected.token}`);
    assert.doesNotMatch(out, /[^\n\x20-\x7e]/);
  }
});

test("events --tokens prints a note for events of another format, and accepts the others", async () => {
  const refused = cases.refused.filter(readable).filter(({ expected }) => expected !== "not a token event");
  const taken = cases.accepted.find(({ encoded }) => encoded === "ContractEvent")!;
  const { code, out, notes } = await tokens([], { input: [taken, ...refused].map(({ xdr }) => xdr).join("\n") });
  assert.equal(code, 0);
  assert.equal(out.match(/^\w/gm)?.length, 1);
  assert.equal(notes.length, refused.length);
  for (const note of notes) assert.match(note, /^not a valid token event: events\[0\]\.\S+: expected /);
});

test("events --tokens verifies assets with a network, and then shows their amounts with decimals", async () => {
  const { xdr } = cases.accepted.find(({ id }) => id === "token-made-01") ?? cases.made[0]!;
  const shown = await Promise.all(
    [[], ["--network", "public"], ["--network", "testnet"]].map((more) => tokens([xdr, ...more])),
  );
  assert.match(shown[0]!.out, /^transfer 5 base units\n[^]*\(not verified: no network\)/);
  assert.match(shown[1]!.out, /^transfer 0\.0000005\n[^]*\(verified\)/);
  assert.match(shown[2]!.out, /^transfer 5 base units\n[^]*\(NOT ITS CONTRACT\)/);
});

test("events --tokens --json prints muxed IDs as contract values, also in a stream", async () => {
  const list = cases.made.slice(0, 4).filter(readable).map(({ xdr }) => xdr);
  const { out } = await tokens(["--json", ...list]);
  const { movements, refused } = JSON.parse(out);
  assert.equal(movements[0].amount, "5");
  assert.deepEqual(refused, []);
  const ids = movements.map((one: { toMuxedId?: object }) => Object.keys(one.toMuxedId ?? {})[0]);
  assert.deepEqual(ids, ["u64", undefined, "bytes", "string"]);
  const streamed = await tokens(["--lines"], { input: list.join("\n") });
  const lines = streamed.out.split("\n").flatMap((line) => JSON.parse(line).movements);
  assert.deepEqual(lines, movements);
});

test("events rejects options that do not go together", async () => {
  const { xdr } = cases.made[0]!;
  for (const args of [["--tokens", "--diagnostics"], ["--network", "public"], ["--tokens", "--network", "moon"]]) {
    const { code, notes } = await runIn(runCommand, ["events", xdr, ...args]);
    assert.deepEqual([code, notes.length], [2, 1]);
  }
});

corpusTest("events --tokens prints the movements of every meta of the ledger", "transactionMetas", async (metas) => {
  for (const { xdr } of metas.slice(-60)) {
    const { movements } = tokenMovements(eventsFromMeta(TransactionMeta.fromXDR(xdr)));
    const { code, out } = await tokens([xdr]);
    assert.equal(code, 0);
    assert.equal(out.match(/^[a-z]/gm)?.length ?? 0, movements.length);
  }
});
