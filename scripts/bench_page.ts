/**
 * Runs the benchmarks on Deno, two versions of Node and Bun, and writes their tables and plots to docs/performance.md.
 * Takes a quarter of an hour on a quiet machine.
 *
 *     deno task bench:page            # --from=FOLDER: from the results of an earlier run, which are kept in dist/bench
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Point } from "../bench/growth.ts";
import type { Result } from "../bench/harness.ts";
import { exists, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";
import { BUN, fetchRuntime } from "./_runtimes.ts";

/** What `bench/main.ts` writes. */
interface Report {
  readonly runtime: string;
  readonly results: readonly Result[];
  readonly growth: readonly Point[];
}

/** The rows that the page shows: whole calls, and the distance to what the runtime does of its own. */
const FILTERS = [
  "keys: keypair.",
  "auth: authorizeEntry",
  "scval: nativeToScVal",
  "scval: scValToNative",
  "xdr: decode",
  "builder: build and sign",
  "strkey: encode",
  "amount: ",
  "limits: ",
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

async function measureAll(): Promise<void> {
  Deno.mkdirSync(folder, { recursive: true });
  for (const [name, command] of Object.entries(RUNTIMES)) {
    const start = performance.now();
    const [task, ...more] = await command();
    const file = new URL(`${name}.json`, folder).pathname;
    const filters = FILTERS.map((text) => `--filter=${text}`);
    const { ok, output } = await run([
      Deno.execPath(),
      "task",
      task!,
      ...more,
      ...filters,
      "--growth",
      `--json=${file}`,
    ]);
    if (!ok) throw new Error(`Cannot measure on ${name}:\n${output}`);
    console.log(`${name}: ${((performance.now() - start) / 1e3).toFixed(0)} s`);
  }
}

/** `Deno 2.9` of `Deno 2.9.6, linux x64`. */
const shortName = ({ runtime }: Report): string => /^\w+ \d+(\.\d+)?/.exec(runtime)![0];

const times = (ratio: number): string => ratio.toFixed(ratio < 10 ? 1 : 0);

const duration = (nanoseconds: number): string =>
  nanoseconds < 1e3
    ? `${nanoseconds.toFixed(0)}\u00a0ns`
    : nanoseconds < 1e6
    ? `${(nanoseconds / 1e3).toPrecision(3)}\u00a0µs`
    : `${(nanoseconds / 1e6).toPrecision(3)}\u00a0ms`;

/** A line for each row, a column for each runtime. */
function speedTable(reports: readonly Report[], of: (row: Result) => boolean, cell: (row: Result) => string): string {
  const lines = reports[0]!.results.filter(of).map(({ area, name }) => [
    name,
    ...reports.map(({ results }) => {
      const found = results.find((row) => row.area === area && row.name === name);
      return found === undefined ? "" : cell(found);
    }),
  ]);
  return markdownTable(["work", ...reports.map(shortName)], lines);
}

const isLimit = ({ area }: Result): boolean => area === "limits";

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

function speedPlot(reports: readonly Report[]): TopLevelSpec {
  const values = reports.flatMap((report) =>
    report.results.filter((row) => !isLimit(row) && "sdk17" in row.others).map(({ area, name, others }) => ({
      work: `${area}: ${name}`,
      runtime: shortName(report),
      times: others.sdk17!.ratio,
    }))
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

function growthPlot(reports: readonly Report[]): TopLevelSpec {
  const values = reports.flatMap((report) =>
    report.growth.map(({ work, size, time }) => ({ work, size, runtime: shortName(report), perItem: time / size }))
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

const { values: { from } } = parseArgs({ options: { from: { type: "string" } } });
if (from === undefined) await measureAll();
const source = from === undefined ? folder : new URL(`${from}/`, root);
const reports = Object.keys(RUNTIMES).map((name) => new URL(`${name}.json`, source)).filter(exists)
  .map((file): Report => JSON.parse(Deno.readTextFileSync(file)));
if (reports.length === 0) throw new Error(`Cannot write the page: no results in ${source.pathname}`);

const works = [...new Set(reports[0]!.growth.map(({ work }) => work))];
const sizes = [...new Set(reports[0]!.growth.map(({ size }) => size))];
const growthRows = works.flatMap((work) =>
  reports.map((report) => [
    `${work}, ${shortName(report)}`,
    ...sizes.map((size) => {
      const point = report.growth.find((one) => one.work === work && one.size === size);
      return point === undefined ? "" : duration(point.time / size);
    }),
  ])
);
const text = [
  `Measured on ${reports.map(({ runtime }) => runtime).join("; ")}.`,
  "### Against stellar-sdk 17.2.0\n\nHow many times as fast, in one process, in turns.",
  speedTable(
    reports,
    (row) => !isLimit(row) && "sdk17" in row.others,
    ({ others }) => others.sdk17 === undefined ? "" : times(others.sdk17.ratio),
  ),
  "![How many times as fast as stellar-sdk 17.2.0, by runtime](./performance-speed.svg)",
  "### Distance to the limit\n\nHow many times as fast as the same work by what the runtime has of its own: 1 is the limit, " +
  "above it what the runtime has is slower.",
  speedTable(reports, isLimit, ({ others }) => others.runtime!.ratio.toFixed(2)),
  "### Growth\n\nThe time of an item, for inputs of more and more items: it would rise in " +
  "proportion if work were squared. `nativeToScVal` sorts the keys of a map.",
  markdownTable(["work", ...sizes.map((size) => size.toLocaleString("en"))], growthRows),
  "![The time of an item by the number of items](./performance-growth.svg)",
].join("\n\n");
const page = new URL("docs/performance.md", root);
Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "measured", text));
Deno.writeTextFileSync(new URL("docs/performance-speed.svg", root), await draw(speedPlot(reports)));
Deno.writeTextFileSync(new URL("docs/performance-growth.svg", root), await draw(growthPlot(reports)));
await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
