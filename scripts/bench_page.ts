/**
 * Runs the benchmarks on Deno, two versions of Node and Bun, three times each, and writes their tables and plots to
 * docs/performance.md. Takes an hour on a quiet machine.
 *
 *     deno task bench:page                 # --runs=N: another number of runs
 *     deno task bench:page --from=FOLDER   # from the results of earlier runs, which are kept in dist/bench/page
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Point } from "../bench/growth.ts";
import type { Result } from "../bench/harness.ts";
import { exists, root, run } from "./_project.ts";
import { markdownTable, median, replaceSection } from "./_report.ts";
import { BUN, fetchRuntime } from "./_runtimes.ts";

/** What `bench/main.ts` writes. */
export interface Report {
  readonly runtime: string;
  readonly results: readonly Result[];
  readonly growth: readonly Point[];
}

/** The reports of several runs on one runtime. */
export type Runs = readonly Report[];

/** The rows that the plot shows: whole calls. The tables have all rows. */
const PLOTTED = [
  "keys: keypair.",
  "auth: authorizeEntry",
  "scval: nativeToScVal",
  "scval: scValToNative",
  "xdr: decode",
  "builder: build and sign",
  "strkey: encode",
  "amount: ",
];

const NODE = "26.10.0";

/** The commands that write a report, by the name of its file. */
const RUNTIMES: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  "deno": () => Promise.resolve(["bench"]),
  "node-20": () => Promise.resolve(["bench:node"]),
  "node-new": async () => ["bench:node", `--runtime=${await fetchRuntime("node", NODE)}`],
  "bun": async () => ["bench:node", `--runtime=${await fetchRuntime("bun", BUN)}`],
};

const folder = new URL("dist/bench/page/", root);

/** Measures each runtime once, then each once more: what disturbs the machine for a while is in one run of each. */
async function measureAll(runs: number): Promise<void> {
  if (exists(folder)) Deno.removeSync(folder, { recursive: true });
  Deno.mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= runs; number++) {
    for (const [name, command] of Object.entries(RUNTIMES)) {
      const start = performance.now();
      const [task, ...more] = await command();
      const file = new URL(`${name}-${number}.json`, folder).pathname;
      const { ok, output } = await run([Deno.execPath(), "task", task!, ...more, "--growth", `--json=${file}`]);
      if (!ok) throw new Error(`Cannot measure on ${name}:\n${output}`);
      console.log(`${name}, run ${number}: ${((performance.now() - start) / 1e3).toFixed(0)} s`);
    }
  }
}

/** The reports of a folder, by runtime. */
function readRuns(folder: URL): Runs[] {
  const files = [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
  return Object.keys(RUNTIMES).map((name) =>
    files.filter((file) => file.startsWith(`${name}-`) && /-\d+\.json$/.test(file))
      .map((file): Report => JSON.parse(Deno.readTextFileSync(new URL(file, folder))))
  ).filter((runs) => runs.length > 0);
}

/** `Deno 2.9` of `Deno 2.9.6, linux x64`. */
const shortName = ([first]: Runs): string => /^\w+ \d+(\.\d+)?/.exec(first!.runtime)![0];

/** A ratio with two digits that count. */
const times = (ratio: number): string => ratio < 1 ? ratio.toFixed(2) : ratio.toFixed(ratio < 9.95 ? 1 : 0);

const duration = (nanoseconds: number): string =>
  nanoseconds < 1e3
    ? `${nanoseconds.toFixed(0)}\u00a0ns`
    : nanoseconds < 1e6
    ? `${(nanoseconds / 1e3).toPrecision(3)}\u00a0µs`
    : `${(nanoseconds / 1e6).toPrecision(3)}\u00a0ms`;

/** The ratio of one row to one of the others, in each run. */
function ratiosOf(runs: Runs, { area, name }: Result, other: string): number[] {
  return runs.flatMap(({ results }) => {
    const row = results.find((result) => result.area === area && result.name === name);
    return row?.others[other]?.ratio ?? [];
  });
}

/** The median of some runs, and how far they are apart: `5.4 (5.1–5.8)`. */
export function spread(ratios: readonly number[]): string {
  if (ratios.length === 0) return "";
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(times);
  return least === most ? middle! : `${middle} (${least}–${most})`;
}

/** A line for each row that some of the runtimes compared with this one of the others, a column for each runtime. */
export function speedTable(runtimes: readonly Runs[], other: string, of: (row: Result) => boolean): string {
  const lines = rowsOf(runtimes).filter((row) => other in row.others && of(row)).map((row) => [
    `${row.area}: ${row.name}`,
    ...runtimes.map((runs) => spread(ratiosOf(runs, row, other))),
  ]);
  return markdownTable(["work", ...runtimes.map(shortName)], lines);
}

/** All rows, each once: not every runtime runs all. */
function rowsOf(runtimes: readonly Runs[]): Result[] {
  const rows = new Map<string, Result>();
  for (const { results } of runtimes.flat()) {
    for (const row of results) if (!rows.has(`${row.area}: ${row.name}`)) rows.set(`${row.area}: ${row.name}`, row);
  }
  return [...rows.values()];
}

/** How many times as fast as one of the others a row shall be: 3 times stellar-sdk 17.2.0, as fast as stellar-base 15. */
function wanted({ target, isMore }: Result, other: string): number {
  if (isMore) return 0;
  return other === "sdk17" ? 3 : other === "base15" ? 1 : target ?? 0;
}

const NAMES: Readonly<Record<string, string>> = {
  sdk17: "stellar-sdk 17.2.0",
  base15: "stellar-base 15",
  runtime: "the runtime",
  noble: "noble",
  wasm: "the wasm codec",
};

/** The rows that are slower than is wanted on some runtime, whose figures are bold, with the cause where it is known. */
export function belowTable(runtimes: readonly Runs[]): string {
  const lines = rowsOf(runtimes).flatMap((row) =>
    Object.keys(row.others).flatMap((other) => {
      const least = wanted(row, other);
      const figures = runtimes.map((runs) => ratiosOf(runs, row, other));
      const misses = figures.map((ratios) => ratios.length > 0 && median(ratios) < least);
      if (!misses.includes(true)) return [];
      const cells = figures.map((ratios, i) => misses[i] ? `**${spread(ratios)}**` : spread(ratios));
      return [[`${row.area}: ${row.name}`, NAMES[other] ?? other, times(least), ...cells, row.cause ?? ""]];
    })
  );
  return markdownTable(["work", "next to", "wanted", ...runtimes.map(shortName), "cause"], lines);
}

/** The time of an item for each size, the median of the runs. */
export function growthTable(runtimes: readonly Runs[]): string {
  const points = runtimes.flat().flatMap(({ growth }) => growth);
  const works = [...new Set(points.map(({ work }) => work))];
  const sizes = [...new Set(points.map(({ size }) => size))];
  const rows = works.flatMap((work) =>
    runtimes.map((runs) => [
      `${work}, ${shortName(runs)}`,
      ...sizes.map((size) => {
        const time = timeOf(runs, work, size);
        return time === undefined ? "" : duration(time / size);
      }),
    ])
  );
  return markdownTable(["work", ...sizes.map((size) => size.toLocaleString("en"))], rows);
}

function timeOf(runs: Runs, work: string, size: number): number | undefined {
  const times = runs.flatMap(({ growth }) => growth.filter((one) => one.work === work && one.size === size))
    .map(({ time }) => time);
  return times.length === 0 ? undefined : median(times);
}

/** The others that are no older version of ours' kind: what the runtime has of its own, noble, the wasm codec. */
const isOther = (name: string): boolean => name !== "sdk17" && name !== "base15";

/** A spec drawn as SVG, in colours that can be read on white and on black. */
async function draw(spec: TopLevelSpec): Promise<string> {
  const grey = "#808080";
  const axis = {
    labelColor: grey,
    titleColor: grey,
    domainColor: grey,
    tickColor: grey,
    gridColor: grey,
    gridOpacity: 0.2,
  };
  const legend = { labelColor: grey, titleColor: grey };
  const config = {
    background: "transparent",
    axis,
    legend,
    view: { stroke: "transparent" },
    header: { labelColor: grey },
  };
  const view = new View(parse(compile({ ...spec, config } as TopLevelSpec).spec), { renderer: "none" });
  return `${await view.toSVG()}\n`;
}

function speedPlot(runtimes: readonly Runs[]): TopLevelSpec {
  const plotted = rowsOf(runtimes).filter(({ area, name, others }) =>
    "sdk17" in others && PLOTTED.some((text) => `${area}: ${name}`.startsWith(text))
  );
  const values = plotted.flatMap((row) =>
    runtimes.flatMap((runs) => {
      const ratios = ratiosOf(runs, row, "sdk17");
      const times = ratios.length === 0 ? [] : [median(ratios)];
      return times.map((times) => ({ work: `${row.area}: ${row.name}`, runtime: shortName(runs), times }));
    })
  );
  return {
    data: { values },
    width: 480,
    mark: { type: "point", filled: true, size: 60 },
    encoding: {
      y: { field: "work", type: "nominal", title: null, sort: null, axis: { grid: true, labelLimit: 320 } },
      x: { field: "times", type: "quantitative", scale: { type: "log" }, title: "times as fast as stellar-sdk 17.2.0" },
      color: { field: "runtime", type: "nominal", title: null },
      shape: { field: "runtime", type: "nominal", title: null },
    },
  };
}

function growthPlot(runtimes: readonly Runs[]): TopLevelSpec {
  const values = runtimes.flatMap((runs) =>
    runs[0]!.growth.map(({ work, size }) => ({
      ...{ work, size, runtime: shortName(runs) },
      perItem: timeOf(runs, work, size)! / size,
    }))
  );
  const powers = [10, 100, 1_000, 10_000, 100_000];
  return {
    data: { values },
    columns: 2,
    facet: { field: "work", type: "nominal", title: null },
    spec: {
      width: 280,
      height: 160,
      mark: { type: "line", point: true },
      encoding: {
        x: { field: "size", type: "quantitative", scale: { type: "log" }, title: "items", axis: { values: powers } },
        y: {
          field: "perItem",
          type: "quantitative",
          scale: { type: "log" },
          title: "ns an item",
          axis: { values: powers },
        },
        color: { field: "runtime", type: "nominal", title: null },
      },
    },
  };
}

/** The text between the markers of docs/performance.md. */
export function pageOf(runtimes: readonly Runs[]): string {
  const others = [...new Set(rowsOf(runtimes).flatMap(({ others }) => Object.keys(others)))].filter(isOther);
  const runs = Math.min(...runtimes.map(({ length }) => length));
  return [
    `Measured on ${
      runtimes.map(([first]) => first!.runtime).join("; ")
    }. All tables but the last give how many times ` +
    "as fast as the work of the others, in one process, in turns" +
    (runs > 1 ? `: the median of ${runs} runs, and the least and the most of them.` : "."),
    "### Against stellar-sdk 17.2.0",
    speedTable(runtimes, "sdk17", ({ isMore }) => !isMore),
    "![How many times as fast as stellar-sdk 17.2.0, by runtime](./performance-speed.svg)",
    "### Against stellar-base 15",
    speedTable(runtimes, "base15", () => true),
    "### What js-stellar-sdk lacks\n\nNext to its nearest work on the same input, named in brackets, which answers less.",
    speedTable(runtimes, "sdk17", ({ isMore }) => isMore),
    ...others.flatMap((other) => [
      `### Next to ${NAMES[other] ?? other}${other === "runtime" ? "'s own: 1 is the limit" : ""}`,
      speedTable(runtimes, other, () => true),
    ]),
    "### Slower than is wanted\n\nWanted are 3 times the speed of stellar-sdk 17.2.0, that of stellar-base 15, and what the " +
    "row names for others. Figures below it are bold.",
    belowTable(runtimes),
    "### Time by size\n\nThe time of an item, for inputs of more and more items: it would rise in " +
    "proportion if work were squared. `nativeToScVal` sorts the keys of a map.",
    growthTable(runtimes),
    "![The time of an item by the number of items](./performance-growth.svg)",
  ].join("\n\n");
}

if (import.meta.main) {
  const { values: { from, runs } } = parseArgs({
    options: { from: { type: "string" }, runs: { type: "string", default: "3" } },
  });
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`Cannot measure: expected --runs=N from 1 to 99, got ${runs}`);
  if (from === undefined) await measureAll(Number(runs));
  const source = from === undefined ? folder : new URL(`${from}/`, root);
  const runtimes = readRuns(source);
  if (runtimes.length === 0) throw new Error(`Cannot write the page: no results in ${source.pathname}`);
  const page = new URL("docs/performance.md", root);
  Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "measured", pageOf(runtimes)));
  Deno.writeTextFileSync(new URL("docs/performance-speed.svg", root), await draw(speedPlot(runtimes)));
  Deno.writeTextFileSync(new URL("docs/performance-growth.svg", root), await draw(growthPlot(runtimes)));
  await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
}
