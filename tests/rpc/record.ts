/**
 * Runs examples/submit.ts against a ledger whose calls soroban-env-host runs, and writes the requests and results
 * to tests/vectors/rpc.json. Needs cargo.
 *
 *     deno run -A tests/rpc/record.ts
 */

import { writeFileSync } from "node:fs";
import { build, start } from "../host/_program.ts";
import { testLedger } from "./_ledger.ts";
import { record } from "./_recorded.ts";
import { runExample } from "./_run_example.ts";
import { startRpc } from "./_server.ts";

const host = start(build(28));
const { backend, recording } = record(testLedger(host.ask));
const server = await startRpc(backend);
try {
  await runExample("submit.ts", [], { RPC_URL: server.url });
} finally {
  await server.stop();
  host.stop();
}
const lines = recording.map((one) => `  ${JSON.stringify(one)}`);
writeFileSync(new URL("../vectors/rpc.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
