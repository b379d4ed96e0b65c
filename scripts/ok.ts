/**
 * The gate: runs every check, prints a line with the time of each, and fails if any check fails. Two steps run at
 * a time, since most of them use one processor.
 *
 *     deno task ok
 *     deno task ok --only=fmt,lint    # --except=size
 *     deno task ok --write            # writes the table of the steps into docs/architecture.md
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chooseNames, filesBelow, type Outcome, readManifest, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";
import { TEST_OPTIONS, withGroups } from "./_suite.ts";

/** Folder for raw coverage data. */
const COVERAGE = "coverage/raw";

/** Number of lines shown of a failed step's output. */
const LINES_SHOWN = 150;

const entrypoints = Object.values(readManifest().exports);

/** One step of the gate. */
export interface Step {
  /** Description of the check, for docs/architecture.md. */
  readonly checks: string;
  readonly run: () => Promise<Outcome>;
  /** Step that must finish first, because it builds files that this step uses. */
  readonly after?: string;
}

/** Number of concurrent steps. */
const LANES = 2;

/** The steps, in the order in which they start: short checks, then the longest steps, so that the lanes end together. */
export const STEPS: Readonly<Record<string, Step>> = {
  fmt: { checks: "formatting", run: () => deno("fmt", "--check") },
  lint: { checks: "the linter's recommended rules, and those of `scripts/lint_plugin.ts`", run: () => deno("lint") },
  layers: {
    checks: "the one-way order of the areas, no cycles, no private file that belongs in its only importer",
    run: () => script("check_layers.ts"),
  },
  generated: {
    checks: "the generated files of `xdr/` agree with `xdr/idl` and `scripts/protocol_notes.json`",
    run: () => script("generate_xdr.ts", "--check"),
  },
  docs: {
    checks: "every exported symbol and member is documented",
    run: () => deno("doc", "--lint", ...entrypoints),
  },
  modules: {
    checks: "entrypoints are documented, complete and free of side effects; examples have titles and assert",
    run: () => script("check_modules.ts"),
  },
  npm: {
    checks: "the npm packages build and pack; the library passes publint and attw; the installed command runs",
    run: () => deno("task", "--quiet", "build:npm"),
  },
  check: { checks: "types, including those of tests and tools; the lock files are complete", run: check },
  inspector: {
    checks: "the inspector page builds, is small enough, and works in Chromium; skipped if Chromium is missing",
    run: () => deno("task", "--quiet", "test:inspector"),
    after: "npm",
  },
  runtimes: {
    checks:
      "the npm package runs: the suite on Node and Bun, the client over HTTP, the bundle by URL; smoke tests run " +
      "on Deno without permissions; programs compile with TypeScript 5.4",
    run: async () => {
      const hasChromium = existsSync("/usr/bin/chromium");
      const names = "node,bun,deno-bare,deno-no-eval,bundle-deno,typescript-5.4," +
        `client-deno,client-node,client-bun${hasChromium ? ",bundle-chromium,client-chromium" : ""}`;
      const outcome = await deno("task", "--quiet", "test:runtimes", `--only=${names}`);
      const stdout = hasChromium ? outcome.stdout : `${lastLine(outcome.stdout)} (without Chromium)`;
      return { ...outcome, stdout };
    },
    after: "npm",
  },
  tests: {
    checks: "the suite passes with a share of its long tests; it covers at least 95 % of the hand-written lines",
    run: tests,
  },
  examples: {
    checks: "the examples in doc comments and documents pass",
    run: () => deno("task", "--quiet", "test:examples"),
  },
  differential: {
    checks: "calls to this library have the same results as calls to js-stellar-sdk, apart from listed differences",
    run: () => deno("task", "--quiet", "test:differential"),
  },
  command: {
    checks: "the tests of the `dwsa` command pass, including those that start the command as a process",
    run: () => deno("task", "--quiet", "test:cli"),
  },
  tools: {
    checks:
      "the tests of the scripts and the benchmarks pass; the programs in `examples/` run, one of them over HTTP " +
      "against recorded results of soroban-env-host",
    run: () => deno("task", "--quiet", "test:tools"),
    after: "npm",
  },
  site: {
    checks:
      "the documentation site builds, its links and search work, and axe finds no accessibility violations in Chromium",
    run: () => deno("task", "--quiet", "test:site"),
    after: "inspector",
  },
  inference: {
    checks: "the compiler infers all types of public interfaces, within budgets, and editors show and complete them",
    run: () =>
      deno("run", "--config=scripts/deno.json", "--quiet", "--allow-read", "--allow-env", "tests/types/inference.ts"),
  },
  size: {
    checks: "bundles of typical imports are within their ceilings, and free of code that they do not need",
    run: () => deno("task", "--quiet", "size"),
    after: "npm",
  },
  api: {
    checks: "the version is high enough for the changes of the declarations since the last release, which it lists",
    run: () => deno("run", "--config=scripts/deno.json", "--quiet", "--allow-read", "--allow-env", "scripts/api.ts"),
  },
  fuzz: {
    checks: "20,000 damaged inputs are rejected, or encode to the same bytes again",
    run: () => deno("task", "--quiet", "fuzz", "--runs=20000", "--seed=1"),
  },
  jsr: {
    checks: "`deno publish --dry-run` passes, without slow types",
    run: () => deno("publish", "--dry-run", "--allow-dirty"),
  },
};

function deno(...args: string[]): Promise<Outcome> {
  return run([Deno.execPath(), ...args]);
}

function script(name: string, ...args: string[]): Promise<Outcome> {
  const allow = ["--allow-read", "--allow-write", "--allow-run", "--allow-env"];
  return deno("run", "--quiet", ...allow, `scripts/${name}`, ...args);
}

/** Checks the types of all files, except for those that the tasks `test:differential` and `test:inspector` check. */
async function check(): Promise<Outcome> {
  const files = ["examples", "tests"].flatMap(filesBelow).filter((path) =>
    path.endsWith(".ts") &&
    !/^tests\/((cli|differential|fuzz|inspector|scale|scripts|site)\/|examples\/pages_|types\/inference|runtimes\/run)|(beside|js)_stellar_sdk/
      .test(
        path,
      )
  );
  const main = await deno("check", "--frozen", ...entrypoints, ...files);
  if (!main.ok) return main;
  return await deno(
    ...["check", "--frozen", "--config=scripts/deno.json", "apps/cli", "scripts/xdr", "tests/runtimes/run.ts"],
    ...["cli", "examples", "fuzz", "scale", "scripts", "site"].map((folder) => `tests/${folder}`),
    "tests/types/inference.ts",
    ...filesBelow("scripts").filter((path) => /^scripts\/\w+\.ts$/.test(path)),
    ...filesBelow("apps/site").filter((path) => /^apps\/site\/\w+\.ts$/.test(path)),
  );
}

/** Runs the suite. `deno coverage` compares the covered lines with the threshold in deno.json. */
async function tests(): Promise<Outcome> {
  const coverage = ["--clean", "--coverage-raw-data-only", `--coverage=${COVERAGE}`];
  const suite = await withGroups((args) => deno("test", ...TEST_OPTIONS, ...coverage, ...args));
  if (!suite.ok) return suite;
  const areas = new Set(entrypoints.map((path) => path.split("/")[1]));
  const written = `^${root.href}(${[...areas, "internal"].join("|")})[./]`;
  const report = await deno("coverage", `--include=${written}`, "--exclude=/generated/", COVERAGE);
  const lines = /^\| All files[^|]*\|[^|]*\|[^|]*\| +([0-9.]+)/m.exec(report.stdout)?.[1];
  return report.ok ? { ok: true, stdout: `${lastLine(suite.stdout)}, ${lines} % of lines`, output: "" } : report;
}

/** Returns the last line of a step's output, if it is short. */
function lastLine(text: string): string {
  const line = text.trim().split("\n").at(-1)!;
  return line.length < 120 ? line : "";
}

/** Returns the table of the steps for docs/architecture.md. */
export function stepsTable(): string {
  return markdownTable(
    ["step", "checks"],
    Object.entries(STEPS).map(([name, { checks }]) => [`\`${name}\``, checks]),
    "left",
  );
}

/**
 * Runs the steps in order, two at a time; a step with `after` waits for that step.
 *
 * @param names the steps; a step whose `after` is not among them does not wait
 */
export async function inLanes(
  names: readonly string[],
  work: (name: string) => Promise<void>,
  steps: Readonly<Record<string, Pick<Step, "after">>> = STEPS,
): Promise<void> {
  const waiting = [...names];
  const running = new Map<string, Promise<void>>();
  const isReady = (after = "") => !waiting.includes(after) && !running.has(after);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex((name) => isReady(steps[name]!.after)) : -1;
    if (next < 0) await Promise.race(running.values());
    else {
      const [name] = waiting.splice(next, 1);
      running.set(name!, work(name!).finally(() => running.delete(name!)));
    }
  }
}

const seconds = (start: number): string => `${((performance.now() - start) / 1e3).toFixed(1).padStart(6)} s`;

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: { only: { type: "string" }, except: { type: "string" }, write: { type: "boolean" } },
  });
  if (values.write) {
    const page = new URL("docs/architecture.md", root);
    Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "steps", stepsTable()));
    await deno("fmt", "--quiet", "docs/architecture.md");
    Deno.exit();
  }
  const names = Object.keys(STEPS);
  const except = chooseNames("--except", values.except ?? "", names);
  const chosen = chooseNames("--only", values.only ?? names.join(), names).filter((name) => !except.includes(name));
  const failed: string[] = [];
  const begin = performance.now();
  await inLanes(chosen, async (name) => {
    const start = performance.now();
    const { ok, stdout, output } = await STEPS[name]!.run();
    const verdict = `${ok ? "ok    " : "FAILED"} ${seconds(start)}  ${name.padEnd(12)}`;
    console.log(`${verdict} ${ok ? lastLine(stdout) : ""}`.trimEnd());
    if (ok) return;
    failed.push(name);
    const lines = output.trimEnd().split("\n").filter((line) => !/^(\.|Check .*|.* \.\.\. ok \(.*)$/.test(line)); // without lines of the test runner
    console.log(lines.slice(-LINES_SHOWN).map((line) => `    ${line}`).join("\n"));
  });
  console.log(`       ${seconds(begin)}  ${chosen.length} steps`);
  if (failed.length > 0) console.log(`Failed steps: ${failed.join(", ")}`);
  Deno.exit(failed.length > 0 ? 1 : 0);
}
