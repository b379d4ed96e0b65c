/**
 * Runs the scenarios of the client against a ledger whose calls soroban-env-host runs, and writes the requests and
 * results to tests/vectors/client.json. Needs cargo.
 *
 *     deno run -A tests/rpc/record_client.ts            # `--check` compares, and writes nothing
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { StrKey } from "@dwsa/base/strkey";
import { toHex } from "@dwsa/base/encoding";
import { build, start } from "../host/_program.ts";
import { CALLER, type Scenario, SCENARIOS, STORE, testClient, VAULT } from "../client/_scenarios.ts";
import { instanceOf, type LedgerOptions, testLedger } from "./_ledger.ts";
import { record } from "./_recorded.ts";

const host = start(build(28));
const { value } = await host.ask({ op: "about" });
const { store } = (value as { contracts: { store: { hash: string } } }).contracts;
const idOf = (contract: string) => toHex(StrKey.decodeContract(contract));

const LEDGERS: Readonly<Record<NonNullable<Scenario["ledger"]>, LedgerOptions>> = {
  contracts: {
    contracts: [{ id: idOf(VAULT), kind: "delegate_all" }, { id: idOf(CALLER), kind: "caller" }],
  },
  archived: { entries: [instanceOf(STORE, store.hash, 999_000)] },
  preamble: { entries: [instanceOf(STORE, store.hash, 999_000)], preamble: true },
};

const lines: string[] = [];
try {
  for (const { name, ledger, run, expected } of SCENARIOS) {
    const { backend, recording } = record(testLedger(host.ask, ledger === undefined ? {} : LEDGERS[ledger]));
    const found = await run(testClient((method, params) => backend.answer(method, JSON.parse(JSON.stringify(params)))));
    assert.deepEqual(found, expected, name);
    const text = recording.map((one) => `    ${JSON.stringify(one)}`).join(",\n");
    lines.push(`  ${JSON.stringify(name)}: [\n${text}\n  ]`);
    console.log(`${name}: ${recording.map(({ method }) => method).join(", ")}`);
  }
} finally {
  host.stop();
}
if (!process.argv.includes("--check")) {
  writeFileSync(new URL("../vectors/client.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);
}
