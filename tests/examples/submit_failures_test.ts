/** Error messages of examples/submit.ts. All other failures are tested in tests/client. */

import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { type Ended, endOfExample } from "../rpc/_run_example.ts";
import { startRpc } from "../rpc/_server.ts";

const RECORDING: readonly Recorded[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);

/** Runs the example against the recorded server, with different responses to some methods. */
async function run(changes: Readonly<Record<string, object>>, args: readonly string[] = []): Promise<Ended> {
  const honest = replay(RECORDING);
  const { url, stop } = await startRpc({
    answer: async (method, params) => changes[method] ?? await honest.answer(method, params),
  });
  try {
    return await endOfExample("submit.ts", args, { RPC_URL: url });
  } finally {
    await stop();
  }
}

test("examples/submit.ts pays, and prints what has moved", async () => {
  const { code, out, errors } = await run({});
  assert.equal(code, 0, errors);
  assert.match(out, /type: "transfer"/);
});

test("examples/submit.ts prints the reason why it stops in its last line", async () => {
  const unfunded = await run({ getLedgerEntries: { latestLedger: 7, entries: [] } });
  assert.equal(unfunded.code, 1);
  assert.match(
    unfunded.errors.trimEnd(),
    /\nStopped: Cannot read the account: G\w+ is not in the ledger; .*$|^Stopped: Cannot read the account: G\w+ is not in the ledger; .*$/,
  );
  const missing = await run({
    getTransaction: { status: "NOT_FOUND", latestLedger: 1_000_001, oldestLedger: 999_000 },
  });
  assert.match(
    missing.errors,
    /Stopped: Cannot call transfer: transaction [0-9a-f]{64} \(valid until .*\) may have been applied/,
  );
});

test("examples/submit.ts continues the attempt that it has stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-submit-"));
  const file = join(folder, "attempt.txt");
  try {
    const lost = await run(
      { getTransaction: { status: "NOT_FOUND", latestLedger: 1_000_001, oldestLedger: 999_000 } },
      [file],
    );
    assert.equal(lost.code, 1);
    assert(existsSync(file), "the transaction is stored");
    const { code, out, errors } = await run({}, [file]);
    assert.equal(code, 0, errors);
    assert.match(out, /^send \nwait \nledger \d+/, "nothing is signed again");
    assert(!existsSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
