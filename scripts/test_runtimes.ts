/**
 * Packs the npm package, installs it in a new folder and tests what was installed: the whole suite on Node and Bun, one
 * smoke test for each area in workers and browsers; and the sources on Deno, without permissions. Prints a table.
 *
 *     deno task test:runtimes
 *     deno task test:runtimes --only=node,bun
 *     deno task test:runtimes --write           # also writes the rows into docs/runtimes.md, each with the commit
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { smokeOnFirefox, smokeOnHermes, smokeOnJest, smokeOnVitest, typesOn } from "./_app_runtimes.ts";
import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import { bundleOnBun, bundleOnChromium, bundleOnDeno, bundleOnWorkerd, sourcesOnBun } from "./_direct_import.ts";
import { type App, LEFT_OUT, makeApp } from "./_installed_tests.ts";
import { chooseNames, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";
import {
  BUN,
  type Counts,
  fetchRuntime,
  runBun,
  runDeno,
  runNode,
  type Smoked,
  smokeOnBun,
  smokeOnChromium,
  smokeOnDeno,
  smokeOnWorkerd,
} from "./_runtimes.ts";

const WORKERD = "1.20261117.1";

const COMPILED = "types of every entrypoint, resolved as by Node and as by bundlers";
const BY_URL = "bundle by URL, smoke";

/** A line of the table. */
export interface Row extends Counts {
  readonly version: string;
  readonly what: string;
  readonly reasons?: readonly string[];
  /** The output, which is shown if a test failed. */
  readonly output: string;
  readonly seconds?: number;
}

/** By the names that `--only` takes. Node without a version is that of this machine; 20.19 and Bun 1.2 are the oldest. */
const RUNTIMES: Readonly<Record<string, (app: App) => Promise<Row>>> = {
  "node": (app) => installed(runNode(app, "node")),
  "node-20.19": (app) => node(app, "20.19.0"),
  "node-22": (app) => node(app, "22.23.3"),
  "node-24": (app) => node(app, "24.21.0"),
  "node-26": (app) => node(app, "26.10.0"),
  "bun": async (app) => installed(runBun(app, await fetchRuntime("bun", BUN))),
  "bun-1.2": async (app) => smoke("package, smoke", await smokeOnBun(app, "1.2.0")), // has no node:test yet
  "workerd": async (app) => smoke("package, smoke", await smokeOnWorkerd(app, WORKERD, [])),
  "workerd-nodejs": async (app) => smoke("package, smoke", await smokeOnWorkerd(app, WORKERD, ["nodejs_compat"])),
  "chromium": async (app) => smoke("package, smoke", await smokeOnChromium(app)),
  "firefox": async (app) => smoke("package, smoke", await smokeOnFirefox(app)),
  "hermes": async (app) => smoke("package, smoke, as in React Native", await smokeOnHermes(app)),
  "jest": async (app) => smoke("package, smoke", await smokeOnJest(app)),
  "vitest": async (app) => smoke("package, smoke", await smokeOnVitest(app)),
  "typescript-5.4": async (app) => ({ what: COMPILED, ...await typesOn(app, "5.4.5") }),
  "typescript-5.9": async (app) => ({ what: COMPILED, ...await typesOn(app, "5.9.3") }),
  "typescript-6": async (app) => ({ what: COMPILED, ...await typesOn(app, "6.0.3") }),
  "typescript-7": async (app) => ({ what: COMPILED, ...await typesOn(app, "7.0.2") }),
  "bundle-deno": async (app) => smoke(BY_URL, await bundleOnDeno(app)),
  "bundle-bun": async (app) => smoke(BY_URL, await bundleOnBun(app, BUN)),
  "bundle-workerd": async (app) => smoke(BY_URL, await bundleOnWorkerd(app, WORKERD)),
  "bundle-chromium": async (app) => smoke(`${BY_URL}, with a hash`, await bundleOnChromium(app)),
  "bun-sources": async (app) => smoke("sources of a clone, smoke", await sourcesOnBun(app, BUN)),
  "deno": async () => ({ what: "sources, suite", ...await runDeno() }),
  "deno-bare": async () => smoke("sources, smoke, no permissions", await smokeOnDeno([], [])),
  "deno-no-eval": async () =>
    smoke(
      "sources, smoke, no code from strings",
      await smokeOnDeno(["--v8-flags=--disallow-code-generation-from-strings"], ["--no-eval"]),
    ),
};

async function node(app: App, version: string): Promise<Row> {
  return installed(runNode(app, await fetchRuntime("node", version)));
}

async function installed(suite: Promise<Omit<Row, "what">>): Promise<Row> {
  return { what: "package, suite", ...await suite };
}

/** The line for smoke tests, or for why there were none. */
function smoke(what: string, smoked: Smoked | string): Row {
  if (typeof smoked === "string") {
    return { what, version: "", passed: 0, failed: 0, skipped: 1, reasons: [smoked], output: "" };
  }
  const failures = Object.entries(smoked.report).filter(([, error]) => error !== null);
  return {
    what,
    version: smoked.version,
    passed: Object.keys(smoked.report).length - failures.length,
    failed: failures.length,
    skipped: 0,
    output: failures.map(([entrypoint, error]) => `${entrypoint}: ${error}`).join("\n"),
  };
}

const DID_NOT_RUN = "did not run";

/** Tests on one runtime. What cannot be run has failed. */
async function testOn(name: string, app: App): Promise<Row> {
  const start = performance.now();
  const row = await RUNTIMES[name]!(app).catch((error: Error) => ({
    ...{ what: DID_NOT_RUN, version: "", passed: 0, failed: 1, skipped: 0 },
    output: error.message,
  }));
  return { ...row, seconds: (performance.now() - start) / 1e3 };
}

/** Prints why tests were skipped, each reason once, and what was printed when some failed. */
function explain(name: string, { reasons = [], failed, output }: Row): void {
  for (const reason of new Set(reasons)) {
    console.log(`Skipped: ${name}: ${reason} (${reasons.filter((other) => other === reason).length})`);
  }
  if (failed > 0) console.log(`FAILED: ${name}\n${output}`);
}

/** The row of a runtime in docs/runtimes.md: the commit is that of the library. A row without tests says why. */
export function documentRow(
  name: string,
  commit: string,
  { version, what, passed, failed, skipped, reasons = [], output }: Row,
): string[] {
  const result = [[passed, "passed"], [failed, "failed"], [skipped, "skipped"]] as const;
  const counts = result.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`).join(", ");
  const reason = what === DID_NOT_RUN ? output.split("\n", 1)[0] : passed + failed === 0 ? reasons[0] : undefined;
  return [`\`${name}\``, version, what, reason?.replaceAll("|", "/") ?? counts, commit];
}

const COLUMNS = ["name", "version", "what is run", "result", "at commit"] as const;

/** What is written for a runtime without a row that has a commit. */
const NOT_RUN = ["", "", "not run yet", ""] as const;

/**
 * The table of all runtimes, and a sentence about its commits. Runtimes that were not tried now keep the row that they
 * have in the document, if it has a commit.
 */
export function tableWith(document: string, rows: ReadonlyMap<string, readonly string[]>): string {
  const before = new Map(
    [...document.matchAll(/^\| (`[^`]+`) .*\|$/gm)].map(([line, name]) => [
      name!,
      line.split("|").slice(1, -1).map((cell) => cell.trim()),
    ]),
  );
  const commitOf = (row: readonly string[]) => row[COLUMNS.length - 1] ?? "";
  const all = Object.keys(RUNTIMES).map((name) => `\`${name}\``).map((name) => {
    const row = rows.get(name) ?? before.get(name) ?? [];
    return commitOf(row) === "" ? [name, ...NOT_RUN] : row;
  });
  const commits = new Set(all.map(commitOf).filter((commit) => commit !== ""));
  const sentence = commits.size === 1
    ? `All runs were at commit ${[...commits][0]}.`
    : "The rows are of runs at different commits.";
  return `${markdownTable(COLUMNS, all, "left")}\n\n${sentence}`;
}

/** The commit that is tested. Files other than documents must be as they are in it. */
async function readCommit(): Promise<string> {
  const changes = (await run(["git", "status", "--porcelain"])).stdout.split("\n")
    .filter((line) => line !== "" && !line.endsWith(".md"));
  if (changes.length > 0) throw new Error(`Cannot write the table: commit these changes first:\n${changes.join("\n")}`);
  return (await run(["git", "rev-parse", "--short", "HEAD"])).stdout.trim();
}

/** Writes one row at once, so that a run which is ended keeps those that it has. */
async function writeRow(name: string, commit: string, row: Row): Promise<void> {
  const page = new URL("docs/runtimes.md", root);
  const text = Deno.readTextFileSync(page);
  const written = new Map([[`\`${name}\``, documentRow(name, commit, row)]]);
  const section = text.slice(text.indexOf("<!-- runtimes:start -->"), text.indexOf("<!-- runtimes:end -->"));
  Deno.writeTextFileSync(page, replaceSection(text, "runtimes", tableWith(section, written)));
  await run([Deno.execPath(), "fmt", "--quiet", "docs/runtimes.md"]);
}

if (import.meta.main) {
  const { values } = parseArgs({ args: Deno.args, options: { only: { type: "string" }, write: { type: "boolean" } } });
  const known = Object.keys(RUNTIMES);
  const names = chooseNames("--only", values.only ?? known.join(), known);
  const commit = values.write ? await readCommit() : "";
  for (const [path, reason] of Object.entries(LEFT_OUT)) console.log(`Left out: ${path} (${reason})`);
  const folder = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-app-" })}/`);
  const rows: Row[] = [];
  try {
    const app = await makeApp(folder);
    for (const path of app.leftOut) console.log(`Left out: ${path} (about the files of this repository)`);
    const inside = app.tests.filter((path) => path.startsWith("inside/")).length;
    console.log(`${app.tests.length} files of tests, ${inside} of which reach private modules`);
    for (const name of names) {
      const row = await testOn(name, app);
      explain(name, row);
      rows.push(row);
      if (values.write) await writeRow(name, commit, row);
    }
  } finally {
    await esbuild.stop();
    Deno.removeSync(folder, { recursive: true });
  }
  const table = rows.map(({ what, version, passed, failed, skipped, seconds }, i) => [
    ...[`${names[i]}: ${what}`, version, String(passed), String(failed), String(skipped), `${seconds!.toFixed(1)} s`],
  ]);
  console.log(`\n${markdownTable(["runtime", "version", "passed", "failed", "skipped", "time"], table)}\n`);
  const sum = (count: keyof Counts) => rows.reduce((total, row) => total + row[count], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped on ${names.join(", ")}`);
  if (sum("failed") > 0) Deno.exit(1);
}
