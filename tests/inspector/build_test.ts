/** Library code that the build omits, and results of the page that must not change because of it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Buffer } from "node:buffer";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import type { Query, Report } from "../../apps/inspector/model/report.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";
import { ROWS } from "./_rows.ts";

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
