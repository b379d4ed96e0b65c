import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { Worker } from "node:worker_threads";
import { BARE_USES, bareError, type BareOutcome } from "./_bare_uses.ts";

/** The report of the thread. */
interface Report {
  /** The globals that could not be deleted. */
  readonly present: readonly string[];
  /** The error of each entrypoint that could not be imported. */
  readonly imports: Readonly<Record<string, string>>;
  /** The outcomes of the calls; empty if an entrypoint could not be imported. */
  readonly uses: Readonly<Record<string, BareOutcome>>;
}

const manifest = JSON.parse(readFileSync(new URL("../../deno.json", import.meta.url), "utf8"));
const entrypoints = Object.keys(manifest.exports)
  .map((path) => `@dwsa/base${path.slice(1)}`);
let report: Report;

before(async () => {
  const file = new URL(import.meta.url.replace("bare_global_test", "_bare_global"));
  const worker = new Worker(file, { workerData: { entrypoints } });
  report = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  await worker.terminate();
});

test("the global object of the bare thread has none of the removed names", () => assert.deepEqual(report.present, []));

for (const entrypoint of entrypoints) {
  test(`${entrypoint} can be imported on a bare global`, () => {
    assert.equal(report.imports[entrypoint], undefined);
  });
}

for (const bareUse of BARE_USES) {
  const { name, expected } = bareUse;
  test(`${name} on a bare global: ${"result" in expected ? "works" : `says that ${expected.missing} is missing`}`, () => {
    assert.equal(bareError(bareUse, report.uses[name]), undefined);
  });
}
