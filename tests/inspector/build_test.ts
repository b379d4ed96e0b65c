/** Library code that the build omits, and results of the page that must not change because of it. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { Buffer } from "node:buffer";
import { dropUnused } from "../../apps/inspector/build.ts";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import type { Query, Report } from "../../apps/inspector/model/report.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";
import { ROWS } from "./_rows.ts";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Copies the sources of the page, with modified generated code. */
function changedCopy(change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-inspector-"));
  const left = new Set(["tests", "docs", "dist", "examples", "scripts", "cli", "site", "node_modules"]);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !left.has(basename(path)) && !/\/\.\w+$/.test(path) });
  for (const name of readdirSync(join(folder, "xdr/generated"))) {
    const path = join(folder, "xdr/generated", name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  return folder;
}

test("the build leaves out methods that nothing uses: the library and the page compile without them", () => {
  const drop = dropUnused();
  let left = 0;
  const folder = changedCopy((source) => {
    const rest = drop(source);
    left += source.length - rest.length;
    return rest;
  });
  try {
    assert.ok(left > 30_000, `${left} characters left out`);
    const site = join(folder, "apps/inspector");
    const config = `--config=${join(site, "deno.json")}`;
    // Throws the compiler's message if anything is missing.
    execFileSync(process.execPath, ["check", config, "--frozen", join(site, "main.tsx"), join(folder, "mod.ts")], {
      stdio: "pipe",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Creates reports with the script of the built page, without a browser. */
async function builtReports(queries: readonly Query[]): Promise<readonly unknown[]> {
  const page = readFileSync(new URL("../../dist/inspector.html", import.meta.url), "utf8");
  const [, script] = /<script>([^]*)<\/script>/.exec(page)!;
  const url = URL.createObjectURL(new Blob([script!], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  try {
    const reports: unknown[] = [];
    for (const query of queries) {
      reports.push(
        await new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => "forms" in data ? resolve(undefined) : reports.push(data.report);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage(query);
        }),
      );
    }
    return reports.filter((report) => report !== undefined);
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}

test("the built page finds what its sources find, in every value of the ledger and every input of the reader", async () => {
  const inputs = [
    ...CORPUS_TYPES.flatMap(([kind]) => corpus(kind).map(({ xdr }) => xdr)),
    ...ROWS.map(({ input }) => typeof input === "string" ? input : Uint8Array.from(Buffer.from(input.hex, "hex"))),
  ];
  const queries = inputs.map((input): Query => ({
    ...{ input, other: "", kind: "", item: 0, network: null, ledger: null, now: 1_790_000_000, isLinked: false },
    ...{ names: "", policy: "", account: "" },
  }));
  const reports = await builtReports(queries);
  assert.equal(reports.length, queries.length);
  for (const [i, query] of queries.entries()) {
    const { kinds, ...report } = inspect(query).report;
    const { kinds: builtKinds, ...built } = reports[i] as Report;
    assert.deepEqual(built, report, String(query.input).slice(0, 100));
    // All types except messages between nodes, which the page omits.
    const names = new Set(builtKinds.map(({ key }) => key));
    const left = kinds.filter(({ key }) => !names.has(key)).map(({ type }) => type);
    if (kinds.length < 40) assert.ok(left.every((type) => BETWEEN_NODES.has(type)), left.join());
  }
});

/** The types of messages between nodes. */
const BETWEEN_NODES = new Set(
  ["overlay", "internal"].flatMap((name) => {
    const source = readFileSync(new URL(`../../xdr/generated/${name}.ts`, import.meta.url), "utf8");
    return [...source.matchAll(/^export (?:class|const) (\w+)/gm)].map(([, type]) => type!);
  }),
);
