/**
 * Runs the benchmarks against other packages, on Deno, or bundled on Node or Bun.
 *
 *     deno task bench [--filter=TEXT]… [--json=FILE]
 *     deno task bench --runtime=node            # or the path of another executable
 *     deno task bench --write                   # on Deno and Node: writes the table of docs/performance.md
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import type { Result } from "../bench/harness.ts";
import { NPM_INSTALL, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

const bench: URL = new URL("bench/", root);

/** The folder in which Node finds the packages that the benchmarks compare with. */
export const benchFolder: URL = new URL("dist/bench/", root);

/** The import map of the benchmarks. */
export function benchImports(): Record<string, string> {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", bench))).imports;
}

/** Installs the npm packages of the benchmarks' import map, unless that was done before. */
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

/** Bundles the benchmarks and our sources; the packages stay outside. */
async function bundle(): Promise<URL> {
  const file = new URL("bench.js", benchFolder);
  await esbuild.build({
    entryPoints: [new URL("main.ts", bench).pathname],
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

/** The command that runs the benchmarks on a runtime. */
async function commandFor(runtime: string): Promise<readonly string[]> {
  if (runtime === "deno") {
    const allow = ["--allow-read", "--allow-write", "--allow-env"];
    return [Deno.execPath(), "run", "--config=bench/deno.json", "--v8-flags=--expose-gc", ...allow, "bench/main.ts"];
  }
  await installBenchPackages();
  return [runtime, "--expose-gc", (await bundle()).pathname];
}

/** Runs the benchmarks, and ends with their exit code if they fail. */
async function measure(runtime: string, args: readonly string[]): Promise<void> {
  const [program, ...rest] = await commandFor(runtime);
  const { code } = await new Deno.Command(program!, { args: [...rest, ...args], cwd: root }).spawn().status;
  if (code !== 0) Deno.exit(code);
}

/** The rows that docs/performance.md has: what a program does often. Others are there when they miss their target. */
const ROWS: readonly string[] = [
  "address: new Address G",
  "amount: formatTokenAmount",
  "amount: parseTokenAmount",
  "auth: authorizeEntry",
  "builder: build and sign a call",
  "builder: fee bump of a call",
  "contract: call with an argument",
  "contract: resource data: read, change the fee, build",
  "humanize: buildInvocationTree of a swap",
  "humanize: humanizeEvents of a transfer",
  "json: ScVal map to JSON",
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

/** The package that rows are compared with. */
const SDK = "stellar-sdk 17.2.0";

interface Report {
  readonly runtime: string;
  readonly results: readonly Result[];
}

/** The table: how many times as fast, on each runtime; bold is below the target. */
export function tableOf(reports: readonly Report[]): string {
  const names = [...new Set(reports.flatMap(({ results }) => results.map(({ area, name }) => `${area}: ${name}`)))];
  const cells = (name: string) =>
    reports.map(({ results }) => results.find((result) => `${result.area}: ${result.name}` === name))
      .map((result) => {
        const { ratio } = result?.others[SDK] ?? {};
        if (result === undefined || ratio === undefined) return { text: "", missed: false };
        const missed = result.target !== undefined && ratio < result.target;
        const text = ratio.toFixed(ratio < 10 ? 1 : 0);
        return { text: missed ? `**${text}**` : text, missed };
      });
  const rows = names.map((name) => ({ name, cells: cells(name) }))
    .filter(({ name, cells }) => ROWS.includes(name) || cells.some(({ missed }) => missed));
  return markdownTable(
    ["work", ...reports.map(({ runtime }) => runtime.split(",")[0]!)],
    rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]),
  );
}

if (import.meta.main) {
  const { values: { runtime, write }, tokens } = parseArgs({
    args: Deno.args,
    options: { runtime: { type: "string", default: "deno" }, write: { type: "boolean" } },
    strict: false,
    tokens: true,
  });
  if (!write) {
    const passed = Deno.args.filter((_, i) =>
      !tokens.some((token) => token.kind === "option" && token.index === i && token.name === "runtime")
    );
    await measure(String(runtime), passed);
    Deno.exit();
  }
  const reports: Report[] = [];
  for (const runtime of ["deno", "node"]) {
    const file = new URL(`${runtime}.json`, benchFolder);
    Deno.mkdirSync(benchFolder, { recursive: true });
    await measure(runtime, [`--json=${file.pathname}`]);
    reports.push(JSON.parse(Deno.readTextFileSync(file)));
  }
  const page = new URL("docs/performance.md", root);
  Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "measured", tableOf(reports)));
  await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
  console.log("docs/performance.md");
}
