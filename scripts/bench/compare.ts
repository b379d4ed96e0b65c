/**
 * Compares decoding, encoding and JSON with another checkout of this repository, over the values of the corpus, in one
 * process:
 *
 *     deno run -A scripts/bench/compare.ts ../other/checkout
 *
 * For another runtime, bundle this module and both `catalogue` modules (`deno bundle --platform=deno`), and pass the
 * bundles: `node compare.js before.js after.js`. Rounds alternate between the checkouts, and each row is the median
 * of the ratios of time, this checkout divided by the other: above 1 is slower.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import process from "node:process";
import { pathToFileURL } from "node:url";
import { corpus, CORPUS_TYPES } from "../../tests/_corpus.ts";

/** The functions to compare, in the order of the columns. */
type Catalogue = Pick<
  typeof import("../../xdr/catalogue/mod.ts"),
  "readNamed" | "writeNamed" | "fromJsonNamed" | "xdrToJsonString"
>;

const ROUNDS = 9;
const MILLISECONDS = 12;

async function load(path: string): Promise<Catalogue> {
  const file = /\.[jt]s$/.test(path) ? path : `${path}/xdr/catalogue/mod.ts`;
  return await import(pathToFileURL(file).href);
}

function work(library: Catalogue, type: typeof CORPUS_TYPES[number][1], values: readonly string[]): (() => void)[] {
  const bytes = values.map((value) => Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)));
  const decoded = bytes.map((xdr) => library.readNamed(type, xdr));
  const json = bytes.map((xdr) => JSON.parse(library.xdrToJsonString(type, xdr)));
  return [
    () => bytes.forEach((xdr) => library.readNamed(type, xdr)),
    () => decoded.forEach((value) => library.writeNamed(type, value as never)),
    () => json.forEach((value) => library.fromJsonNamed(type, value)),
    () => bytes.forEach((xdr) => library.xdrToJsonString(type, xdr)),
  ];
}

/** Returns the processor time of one call in milliseconds, over at least `MILLISECONDS`; other processes add none. */
function time(run: () => void): number {
  const start = process.cpuUsage();
  let runs = 0;
  let passed = 0;
  for (; passed < MILLISECONDS; runs++) {
    run();
    const { user, system } = process.cpuUsage(start);
    passed = (user + system) / 1000;
  }
  return passed / runs;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}

const paths = process.argv.slice(2);
const other = await load(paths[0]!);
const own = await load(paths[1] ?? new URL("../..", import.meta.url).pathname);
const columns = ["decode", "encode", "from JSON", "to JSON"];
const logs = columns.map((): number[] => []);
console.log(`${"type".padEnd(24)}${columns.map((name) => name.padStart(10)).join("")}`);
for (const [kind, type] of CORPUS_TYPES) {
  const values = corpus(kind).slice(0, 60).map(({ xdr }) => xdr);
  const theirs = work(other, type, values);
  const ours = work(own, type, values);
  const ratios = columns.map((_, i) => {
    time(theirs[i]!);
    time(ours[i]!);
    return median(Array.from({ length: ROUNDS }, (_, round) => {
      const first = round % 2 === 0 ? time(theirs[i]!) : undefined;
      const mine = time(ours[i]!);
      return mine / (first ?? time(theirs[i]!));
    }));
  });
  ratios.forEach((ratio, i) => logs[i]!.push(Math.log(ratio)));
  console.log(`${type.padEnd(24)}${ratios.map((ratio) => ratio.toFixed(2).padStart(10)).join("")}`);
}
const means = logs.map((list) => Math.exp(list.reduce((sum, log) => sum + log, 0) / list.length));
console.log(`${"geometric mean".padEnd(24)}${means.map((mean) => mean.toFixed(2).padStart(10)).join("")}`);
