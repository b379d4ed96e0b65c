/**
 * The one gate: runs every check, prints a line with its time for each, and fails when any of them does.
 *
 *     deno task ok
 *     deno task ok --only=fmt,lint
 *     deno task ok --except=size
 *     deno task ok --write            # writes the table of the steps into docs/architecture.md
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chooseNames, filesBelow, type Outcome, readManifest, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** Where the raw data of coverage go. */
const COVERAGE = "coverage/raw";

/** How many lines of a failed step's output are shown. */
const LINES_SHOWN = 150;

const entrypoints = Object.values(readManifest().exports);
const areas = entrypoints.map((path) => path.split("/")[1]!);

/** One step of the gate. */
export interface Step {
  /** What it checks, for docs/architecture.md. */
  readonly checks: string;
  readonly run: () => Promise<Outcome>;
}

/** The steps, quick ones first. */
export const STEPS: Readonly<Record<string, Step>> = {
  fmt: { checks: "formatting", run: () => deno("fmt", "--check") },
  lint: { checks: "the linter's recommended rules, and those of `scripts/lint_plugin.ts`", run: () => deno("lint") },
  layers: {
    checks: "the one-way order of the areas, no cycles, no private file with one user that should contain it",
    run: () => script("check_layers.ts"),
  },
  generated: {
    checks: "the generated files of `xdr/` agree with `xdr/idl`",
    run: () => script("generate_xdr.ts", "--check"),
  },
  check: { checks: "types, also of tests and tools; the lock files are complete", run: check },
  docs: {
    checks: "every exported symbol and member is documented",
    run: () => deno("doc", "--lint", ...entrypoints),
  },
  modules: {
    checks: "entrypoints are documented, complete and free of effects; examples have titles and assert",
    run: () => script("check_modules.ts"),
  },
  tests: {
    checks: "the suite passes with all cases, and the examples in doc comments and documents; they run at least 95 % " +
      "of the hand-written lines",
    run: tests,
  },
  scale: {
    checks: "time grows with the size of the input; these tests run one after the other",
    run: () => deno("task", "--quiet", "test:scale"),
  },
  tools: {
    checks:
      "the tests of the scripts and the benchmarks; the programs in `examples/` run, one of them over HTTP against " +
      "recorded answers of the network's host",
    run: () => deno("task", "--quiet", "test:tools"),
  },
  command: {
    checks: "the tests of the `dwsa` command, with its own packages; also as processes",
    run: () => deno("task", "--quiet", "test:cli"),
  },
  differential: {
    checks: "the same calls to this library and to js-stellar-sdk; all differences are listed",
    run: () => deno("task", "--quiet", "test:differential"),
  },
  inspector: {
    checks:
      "the inspector page builds, is small enough, and works in Chromium; skipped with a message without Chromium",
    run: () => deno("task", "--quiet", "test:inspector"),
  },
  fuzz: {
    checks: "20,000 damaged inputs are rejected, or encode to the same bytes again",
    run: () => deno("task", "--quiet", "fuzz", "--runs=20000", "--seed=1"),
  },
  size: {
    checks: "bundles of typical imports are within their ceilings, and free of code that they do not need",
    run: () => deno("task", "--quiet", "size"),
  },
  npm: {
    checks: "the npm packages build and pack; the library passes publint and attw, the command runs installed",
    run: () => deno("task", "--quiet", "build:npm"),
  },
  inference: {
    checks: "the compiler infers all types of public interfaces, within budgets, and editors show and complete them",
    run: () =>
      deno("run", "--config=scripts/deno.json", "--quiet", "--allow-read", "--allow-env", "tests/types/inference.ts"),
  },
  runtimes: {
    checks: "the suite passes on Node and Bun with the npm package installed, and without permissions on Deno; " +
      "`@dwsa/base/bundle` is imported by URL, in Chromium with its hash; programs compile against it with TypeScript " +
      "5.4 and 6",
    run: async () => {
      const hasChromium = existsSync("/usr/bin/chromium");
      const names = "node,bun,deno-bare,deno-no-eval,bundle-deno,typescript-5.4,typescript-6" +
        (hasChromium ? ",bundle-chromium" : "");
      const outcome = await deno("task", "--quiet", "test:runtimes", `--only=${names}`);
      const stdout = hasChromium ? outcome.stdout : `${lastLine(outcome.stdout)} (no Chromium here)`;
      return { ...outcome, stdout };
    },
  },
  site: {
    checks: "the documentation site builds, its links and its search work, and axe finds no violations in Chromium",
    run: () => deno("task", "--quiet", "test:site"),
  },
  jsr: { checks: "`deno publish --dry-run`: no slow types", run: () => deno("publish", "--dry-run", "--allow-dirty") },
};

function deno(...args: string[]): Promise<Outcome> {
  return run([Deno.execPath(), ...args]);
}

function script(name: string, ...args: string[]): Promise<Outcome> {
  const allow = ["--allow-read", "--allow-write", "--allow-run", "--allow-env"];
  return deno("run", "--quiet", ...allow, `scripts/${name}`, ...args);
}

function test(...args: string[]): Promise<Outcome> {
  const options = ["--quiet", "--parallel", "--reporter=dot", "--allow-read", "--allow-env"];
  return run([Deno.execPath(), "test", ...options, ...args], root, { TEST_LONG: "1" });
}

/** Checks the types of all files but those of tasks that have a manifest of their own, which check theirs. */
async function check(): Promise<Outcome> {
  const files = ["examples", "tests"].flatMap(filesBelow).filter((path) =>
    path.endsWith(".ts") &&
    !/^tests\/((cli|differential|fuzz|inspector|scale|scripts|site)\/|examples\/pages_|types\/inference)|(beside|js)_stellar_sdk/
      .test(
        path,
      )
  );
  const main = await deno("check", "--frozen", ...entrypoints, ...files);
  if (!main.ok) return main;
  const command = await deno("check", "--frozen", "--config=cli/deno.json", "cli", "tests/cli");
  if (!command.ok) return command;
  const tools = await deno(
    ...[
      "check",
      "--frozen",
      "--config=scripts/deno.json",
      "scripts",
      "tests/fuzz",
      "tests/types/inference.ts",
      "runtime-tests/run.ts",
      "tests/site",
      "tests/examples/pages_test.ts",
    ],
    ...filesBelow("site/docs").filter((path) => /^site\/docs\/\w+\.ts$/.test(path)),
  );
  return tools.ok
    ? await deno(
      "check",
      "--frozen",
      "--config=tests/differential/deno.json",
      "examples/beside_stellar_sdk.ts",
      "tests/conformance/runners/js_stellar_sdk.ts",
    )
    : tools;
}

/** Runs the suite with all cases, and the examples. `deno coverage` compares the lines that it ran with the threshold in deno.json. */
async function tests(): Promise<Outcome> {
  const suite = await test("--doc", `--coverage=${COVERAGE}`, "--clean", "--coverage-raw-data-only");
  if (!suite.ok) return suite;
  const written = `^${root.href}(${[...new Set(areas), "internal"].join("|")})[./]`;
  const coverage = await deno("coverage", `--include=${written}`, "--exclude=/generated/", COVERAGE);
  const lines = /^\| All files[^|]*\|[^|]*\|[^|]*\| +([0-9.]+)/m.exec(coverage.stdout)?.[1];
  const counts = suite.stdout.trim().split("\n").at(-1)!;
  return coverage.ok ? { ok: true, stdout: `${counts}, ${lines} % of lines`, output: "" } : coverage;
}

/** The last line of a step's output, if it is a short one. */
function lastLine(text: string): string {
  const line = text.trim().split("\n").at(-1)!;
  return line.length < 120 ? line : "";
}

/** The table of the steps for docs/architecture.md. */
export function stepsTable(): string {
  return markdownTable(
    ["step", "checks"],
    Object.entries(STEPS).map(([name, { checks }]) => [`\`${name}\``, checks]),
    "left",
  );
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
  for (const name of chosen) {
    const start = performance.now();
    const { ok, stdout, output } = await STEPS[name]!.run();
    const result = ok ? lastLine(stdout) : "";
    console.log(`${ok ? "ok    " : "FAILED"} ${seconds(start)}  ${name.padEnd(12)} ${result}`.trimEnd());
    if (ok) continue;
    failed.push(name);
    const lines = output.trimEnd().split("\n").filter((line) => !/^(\.|Check .*|.* \.\.\. ok \(.*)$/.test(line)); // of the test runner
    console.log(lines.slice(-LINES_SHOWN).map((line) => `    ${line}`).join("\n"));
  }
  console.log(`       ${seconds(begin)}  ${chosen.length} steps`);
  if (failed.length > 0) {
    console.log(`Failed steps: ${failed.join(", ")}`);
    Deno.exit(1);
  }
}
