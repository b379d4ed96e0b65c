/** The programs in examples/, run as standalone programs. */

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, test } from "node:test";
import { verifyAuthEntry } from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { build, start } from "../host/_program.ts";
import { testLedger } from "../rpc/_ledger.ts";
import { record, type Recorded, replay } from "../rpc/_recorded.ts";
import { runExample } from "../rpc/_run_example.ts";
import { startRpc } from "../rpc/_server.ts";

/** The programs that run without a server. `OTHERS` are run by the tests below, `pages_test.ts` and `x402_test.ts`. */
const ALONE = [
  "account_agent.ts",
  "account_delegate.ts",
  "account_passkey.ts",
  "attacks.ts",
  "beside_stellar_sdk.ts",
  "contract_call.ts",
  "delegates.ts",
  "demo.ts",
  "events.ts",
  "fee_bump.ts",
  "login_contract.ts",
  "login_server.ts",
  "node_stream.ts",
  "policy.ts",
  "typed_call.ts",
  "worker/main.ts",
];
const OTHERS = ["multisig.ts", "passkey", "react_vite", "submit.ts", "worker", "x402.ts"];
const TESTNET = "Test SDF Network ; September 2015";
const RECORDING: readonly Recorded[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);

test("every example is run by a test, and is linked from a guide", () => {
  const examples = readdirSync(new URL("../../examples/", import.meta.url)).filter((name) => !name.startsWith("."));
  assert.deepEqual(examples.filter((name) => ![...ALONE, ...OTHERS].includes(name)), []);
  const docs = new URL("../../docs/", import.meta.url);
  const guides = readdirSync(docs).map((name) => readFileSync(new URL(name, docs), "utf8")).join("");
  assert.deepEqual(examples.filter((name) => !guides.includes(`](../examples/${name}`)), []);
});

test("code in the guides that is not run there is a piece of an example", () => {
  const squeeze = (text: string) => text.replace(/\s+/g, "").replace(/,(?=[)\]}])/g, ""); // ignores the formatting
  const below = (path: string): string[] =>
    readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(`${path}${entry.name}/`) : [`${path}${entry.name}`]
    );
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const programs = below("examples/").map(read).map(squeeze);
  // Run by test:differential, test:runtimes and calling_test.ts.
  const elsewhere = ["docs/migrating.md", "docs/runtimes.md", "docs/calling.md"];
  let pieces = 0;
  for (const path of below("docs/").filter((path) => path.endsWith(".md") && !elsewhere.includes(path))) {
    for (const [, piece] of read(path).matchAll(/^```(?:tsx?|jsx?) ignore\n([^]*?)^```$/gm)) {
      assert(programs.some((program) => program.includes(squeeze(piece!))), `${path}: ${piece}`);
      pieces++;
    }
  }
  assert(pieces >= 2);
});

for (const name of ALONE) {
  test(`examples/${name} runs alone`, async () => assert.notEqual(await runExample(name), ""));
}

test("examples/attacks.ts is rejected where docs/approving.md says", async () => {
  const out = await runExample("attacks.ts");
  const guide = readFileSync(new URL("../../docs/approving.md", import.meta.url), "utf8");
  const table = guide.split("\n## Attacks\n")[1]!.split("\n## ")[0]!;
  const paths = Array.from(table.matchAll(/ \| `([^`]+)` +\|$/gm), ([, path]) => path);
  assert.deepEqual(paths, Array.from(out.matchAll(/auth\/refused at (.+)$/gm), ([, path]) => path));
  assert.equal(paths.length, 6);
});

const folder = mkdtempSync(join(tmpdir(), "dwsa-examples-"));
after(() => rmSync(folder, { recursive: true }));

test("examples/multisig.ts merges what two signers have signed in processes of their own", async () => {
  const [entry, both] = [join(folder, "entry.txt"), join(folder, "both.txt")];
  writeFileSync(
    entry,
    "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMD" +
      "AwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=\n",
  );
  const signers = [7, 8].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n)));
  const files = signers.map((_, i) => join(folder, `${i}.txt`));
  for (const [i, signer] of signers.entries()) {
    const shown = await runExample("multisig.ts", ["sign", entry, files[i]!], { SEED: signer.secret() });
    assert.match(shown, /call ping of C/);
    assert.ok(!shown.includes(signer.secret()));
  }
  await runExample("multisig.ts", ["merge", both, ...files]);
  const [node] = verifyAuthEntry(DwsaAuthorizationEntry.fromXDR(readFileSync(both, "utf8").trim()), TESTNET);
  assert.deepEqual(node!.signatures.map(({ verified }) => verified), [true, true]);
});

/** Runs the example against a server, and checks its output: the steps, then the ledger, the fee and the movement. */
async function submit(url: string): Promise<void> {
  const out = await runExample("submit.ts", [], { RPC_URL: url });
  const lines = out.split("\n");
  assert.deepEqual(
    lines.slice(0, 6).map((line) => line.split(" ")[0]),
    ["simulate", "authorize", "simulate", "sign", "send", "wait"],
  );
  assert.match(lines[6]!, /^ledger \d+, \d+ stroops/);
  assert.match(out, /asset: "native"/);
  assert.match(out, /125000000n/);
}

test("examples/submit.ts goes from a call to its events, with the recorded answers of the network's host", async () => {
  const server = await startRpc(replay(RECORDING));
  try {
    await submit(server.url);
  } finally {
    await server.stop();
  }
});

test("examples/submit.ts goes from a call to its events on the network's own host, which answers as recorded", {
  skip: process.env.ASK_HOST === "1" ? false : "asks the host, which needs cargo, with ASK_HOST=1 alone",
}, async () => {
  const host = start(build(28));
  const { backend, recording } = record(testLedger(host.ask));
  const server = await startRpc(backend);
  try {
    await submit(server.url);
    assert.deepEqual(JSON.parse(JSON.stringify(recording)), RECORDING, "run tests/rpc/record.ts if this is meant");
  } finally {
    await server.stop();
    host.stop();
  }
});
