/** The movements of `dwsa events --tokens`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromBase64 } from "@dwsa/base/encoding";
import { eventsFromMeta, tokenMovements } from "@dwsa/base/humanize";
import { TransactionMeta } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { corpusTest } from "../_corpus.ts";
import { type Around, runIn } from "./_run.ts";

interface Case {
  readonly id: string;
  readonly encoded: string;
  readonly xdr: string;
  readonly path?: string;
  readonly expected: string | { readonly type: string; readonly token: string };
}
const cases: { readonly accepted: readonly Case[]; readonly made: readonly Case[]; readonly refused: readonly Case[] } =
  JSON.parse(readFileSync(new URL("../vectors/describe/token_events.json", import.meta.url), "utf8"));

const tokens = (args: readonly string[], around?: Around) => runIn(runCommand, ["events", "--tokens", ...args], around);

test("events --tokens prints each movement of the cases", async () => {
  for (const { xdr, encoded, expected } of [...cases.accepted, ...cases.made]) {
    const { code, out, notes } = await tokens([xdr, "--type", encoded]);
    assert.deepEqual([code, notes], [0, []]);
    if (out === "No token movements") continue; // from a failed call
    assert(typeof expected === "object");
    const [first, second] = out.split("\n");
    assert.equal(first!.split(" ")[0], expected.type);
    assert.equal(second, `  token     ${expected.token}`);
    assert.doesNotMatch(out, /[^\n\x20-\x7e]/);
  }
});

test("events --tokens prints a note for events of another format, and accepts the others", async () => {
  const refused = cases.refused.filter(({ expected }) => expected !== "not a token event");
  const taken = cases.accepted.find(({ encoded }) => encoded === "ContractEvent")!;
  const { code, out, notes } = await tokens([], { input: [taken, ...refused].map(({ xdr }) => xdr).join("\n") });
  assert.equal(code, 0);
  assert.equal(out.match(/^\w/gm)?.length, 1);
  assert.equal(notes.length, refused.length);
  for (const [i, note] of notes.entries()) {
    const start = `not a valid token event in input ${i + 2} of ${refused.length + 1}: events[0].`;
    assert.ok(note.startsWith(start) && note.includes(": expected "), note);
  }
  const one = await tokens([refused[0]!.xdr]);
  assert.match(one.notes.join(), /^not a valid token event: events\[0\]\.\S+: expected /);
});

test("events --tokens --json prints the position of the input of each malformed event", async () => {
  const [one, two] = cases.refused.filter(({ expected }) => expected !== "not a token event");
  const { out } = await tokens(["--json", one!.xdr, cases.made[0]!.xdr, two!.xdr]);
  const { movements, refused } = JSON.parse(out);
  assert.equal(movements.length, 1);
  assert.deepEqual(
    refused.map(({ input, index, path }: Record<string, unknown>) => [input, index, path]),
    [[1, 0, `events[0].${one!.path}`], [3, 0, `events[0].${two!.path}`]],
  );
});

const fee = cases.accepted.find(({ id }) => id === "token-31")!.xdr;
const afterAll = cases.accepted.find(({ id }) => id === "token-46")!.xdr;
const called = cases.accepted.find(({ encoded }) => encoded === "DiagnosticEvent")!.xdr;
const AMBIGUOUS = "the bytes can be a DiagnosticEvent or a TransactionEvent; select one with --type";
const types: readonly {
  name: string;
  xdr: string;
  type?: string;
  events: { readonly stage?: string; readonly inSuccessfulContractCall?: boolean } | string;
}[] = [
  { name: "a transaction event without a type", xdr: fee, events: AMBIGUOUS },
  { name: "a diagnostic event of the type contract without a type", xdr: called, events: AMBIGUOUS },
  {
    name: "a transaction event of the type TransactionEvent",
    xdr: fee,
    type: "TransactionEvent",
    events: { stage: "transactionEventStageBeforeAllTxs" },
  },
  {
    name: "a transaction event of the type DiagnosticEvent",
    xdr: fee,
    type: "DiagnosticEvent",
    events: { inSuccessfulContractCall: false },
  },
  {
    name: "a transaction event after all transactions",
    xdr: afterAll,
    events: { stage: "transactionEventStageAfterAllTxs" },
  },
  {
    name: "a meta of the type ContractEvent",
    xdr: TransactionMeta.operations([]).toXDR("base64"),
    type: "ContractEvent",
    events: "expected a ContractEvent, got ",
  },
];
for (const { name, xdr, type, events } of types) {
  const args = type === undefined ? [] : ["--type", type];
  test(`events ${typeof events === "string" ? "rejects" : "prints"} ${name}`, async () => {
    const hex = Array.from(fromBase64(xdr), (byte) => byte.toString(16).padStart(2, "0")).join("");
    for (const input of [xdr, hex]) {
      const { out } = await runIn(runCommand, ["events", "--lines", ...args], { input: `${input}\n` });
      const shown = JSON.parse(out);
      const moved = await tokens(["--lines", ...args], { input: `${input}\n` });
      if (typeof events === "string") {
        assert.ok(shown.error.startsWith(events), shown.error);
        assert.equal(JSON.parse(moved.out).error, shown.error);
        continue;
      }
      const { stage, inSuccessfulContractCall } = shown.events[0];
      assert.deepEqual(
        { ...stage && { stage }, ...stage === undefined && { inSuccessfulContractCall } },
        events,
      );
      assert.equal(JSON.parse(moved.out).movements.length, stage === undefined ? 0 : 1);
    }
  });
}

test("events rejects an unknown type", async () => {
  const { code, notes } = await runIn(runCommand, ["events", fee, "--type", "Transactionevent"]);
  assert.equal(code, 2);
  assert.match(notes.join(), /^dwsa: expected --type to be .*, got "Transactionevent" \(did you mean "TransactionE/);
});

test("events --tokens shows a fee with decimals only if it is from the contract of the native asset", async () => {
  const typed = ["--type", "TransactionEvent"];
  const shown = await Promise.all(
    [[], ["--network", "public"], ["--network", "testnet"]].map((more) => tokens([fee, ...typed, ...more])),
  );
  assert.match(shown[0]!.out, /^fee 100 base units\n {2}token.*\n {2}from/);
  assert.match(shown[1]!.out, /^fee 0\.00001\n[^]* native \(verified\)/);
  assert.match(shown[2]!.out, /^fee 100 base units\n[^]* native \(NOT ITS CONTRACT\)/);
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
  const list = cases.made.slice(0, 4).map(({ xdr }) => xdr);
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
