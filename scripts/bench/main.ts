/**
 * Runs the benchmarks against other packages.
 *
 *     deno task bench [--filter=TEXT]… [--json=FILE] [--runtime=PATH]
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { address } from "./address.ts";
import { amount } from "./amount.ts";
import { auth } from "./auth.ts";
import { builder } from "./builder.ts";
import { contract } from "./contract.ts";
import { encoding } from "./encoding.ts";
import { type Group, measure, type Result } from "./harness.ts";
import { humanize } from "./humanize.ts";
import { json } from "./json.ts";
import { keys } from "./keys.ts";
import { limits } from "./limits.ts";
import { table } from "./report.ts";
import { scval } from "./scval.ts";
import { spec } from "./spec.ts";
import { strkey } from "./strkey.ts";
import { xdr } from "./xdr.ts";

const GROUPS: readonly Group[] = [
  address,
  amount,
  auth,
  builder,
  contract,
  encoding,
  humanize,
  json,
  keys,
  limits,
  scval,
  spec,
  strkey,
  xdr,
];

const { values: { filter, json: file } } = parseArgs({
  options: {
    filter: { type: "string", multiple: true, default: [""] },
    json: { type: "string" },
  },
});
const results: Result[] = [];
for (const { area, rows } of GROUPS) {
  for (const row of rows) {
    if (filter.some((text) => `${area}: ${row.name}`.includes(text))) {
      results.push(await measure(area, row));
    }
  }
}
if (results.length === 0) {
  console.error(`Cannot run benchmarks: no row has ${filter.join(" or ")} in its name`);
  process.exit(2);
}
const { bun, deno, node } = process.versions as { bun?: string; deno?: string; node: string };
const [name, version] = deno !== undefined ? ["Deno", deno] : bun !== undefined ? ["Bun", bun] : ["Node", node];
const runtime = `${name} ${version}, ${process.platform} ${process.arch}`;
console.log(`${runtime}\n\n${table(results)}`);
if (file !== undefined) {
  writeFileSync(file, JSON.stringify({ runtime, results }, null, 2) + "\n");
}
