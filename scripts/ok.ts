/**
 * The one gate: runs every check, prints one line for each, and fails when any of them does.
 *
 *     deno task ok
 *     deno task ok --only=fmt,lint
 *     deno task ok --except=size
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseLcov, percentage } from "./_coverage.ts";
import { filesBelow, type Outcome, readManifest, root, run } from "./_project.ts";

/** The least share of hand-written lines that the tests must run, in per cent. */
const COVERAGE_FLOOR = 95;
const COVERAGE = "coverage/raw";

/** How much of what a failed step printed is shown. */
const LINES_SHOWN = 150;

const manifest = readManifest();
const entrypoints = Object.values(manifest.exports);
const areas = entrypoints.map((path) => path.split("/")[1]!);

/** The steps, quick ones first. What a step prints is shown when it fails. */
const steps: Readonly<Record<string, () => Promise<Outcome>>> = {
  "fmt": () => deno("fmt", "--check"),
  "lint": () => deno("lint"),
  "layers": () => script("check_layers.ts"),
  "generated": () => script("generate_xdr.ts", "--check"),
  "check": check,
  "docs": () => deno("doc", "--lint", ...entrypoints),
  "modules": () => script("check_modules.ts"),
  "tests": tests,
  "scale": () => deno("task", "--quiet", "test:scale"),
  "tools": () => deno("task", "--quiet", "test:tools"),
  "command": () => test("--allow-run", "tests/cli/main_test.ts"), // which starts programs
  "differential": () => deno("task", "--quiet", "test:differential"),
  "fuzz": () => deno("task", "--quiet", "fuzz", "--runs=20000", "--seed=1"),
  "doctests": () => test("--doc", ...areas, "internal", "README.md", "docs"),
  "size": () => script("check_size.ts"),
  "npm": () => script("build_npm.ts"),
  "types": () => script("check_types.ts"),
  "runtimes": () => script("test_runtimes.ts", "--only=node,bun,deno-bare,deno-no-eval"),
  "downloads": () => script("check_downloads.ts"),
  "jsr": () => deno("publish", "--dry-run", "--allow-dirty"),
};

function deno(...args: string[]): Promise<Outcome> {
  return run([Deno.execPath(), ...args]);
}

function script(name: string, ...args: string[]): Promise<Outcome> {
  const allow = ["--allow-read", "--allow-write", "--allow-run", "--allow-env"];
  return deno("run", "--quiet", ...allow, `scripts/${name}`, ...args);
}

function test(...args: string[]): Promise<Outcome> {
  return deno("test", "--quiet", "--parallel", "--reporter=dot", "--allow-read", "--allow-env", ...args);
}

/** Checks the types of everything but of what has a manifest of its own and a task that checks it. */
async function check(): Promise<Outcome> {
  const files = ["cli", "examples", "tests"].flatMap(filesBelow).filter((path) =>
    path.endsWith(".ts") && !/^tests\/(differential|scale|scripts)\//.test(path)
  );
  const main = await deno("check", "--frozen", ...entrypoints, ...files);
  return main.ok ? await deno("check", "--frozen", "--config=scripts/deno.json", "scripts") : main;
}

/** Runs the suite and asks how much of the hand-written code it ran. */
async function tests(): Promise<Outcome> {
  const suite = await test(`--coverage=${COVERAGE}`, "--clean", "--coverage-raw-data-only", "tests");
  if (!suite.ok) return suite;
  const report = await deno("coverage", "--lcov", COVERAGE);
  if (!report.ok) return report;
  const files = parseLcov(report.stdout, root.pathname).filter(({ path }) => areas.includes(path.split("/")[0]!));
  const generated = files.filter(({ path }) => path.includes("/generated/"));
  const written = files.filter((file) => !generated.includes(file));
  const share = percentage(written);
  const summary = `${share.toFixed(1)} % of lines, ${percentage(generated).toFixed(1)} % of generated ones`;
  const missed = written.filter((file) => file.missed.length > 0)
    .map((file) => `${file.path}: ${percentage([file]).toFixed(1)} %, not lines ${file.missed.join(" ")}`);
  const output = share < COVERAGE_FLOOR
    ? `${missed.join("\n")}\nexpected ${COVERAGE_FLOOR} %, got ${summary}`
    : summary;
  return { ok: share >= COVERAGE_FLOOR, stdout: output, output: `${suite.output}\n${output}` };
}

/** The last line that a step printed, when it says something in few words. */
function lastLine(text: string): string {
  const line = text.trim().split("\n").at(-1)!;
  return line.length < 100 ? line : "";
}

/** The names given to an option such as `--only=a,b`. */
function names(option: string): string[] | undefined {
  const found = Deno.args.find((arg) => arg.startsWith(`--${option}=`))?.slice(option.length + 3).split(",");
  const unknown = found?.find((name) => !(name in steps));
  if (unknown === undefined) return found;
  console.error(`Cannot run the gate: expected --${option} to name some of ${Object.keys(steps).join(", ")}`);
  Deno.exit(2);
}

if (import.meta.main) {
  const [only, except] = [names("only"), names("except")];
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (only?.includes(name) === false || except?.includes(name)) continue;
    const start = performance.now();
    const { ok, stdout, output } = await step();
    const seconds = ((performance.now() - start) / 1e3).toFixed(1);
    console.log(
      `${ok ? "ok    " : "FAILED"} ${seconds.padStart(6)} s  ${name.padEnd(10)} ${ok ? lastLine(stdout) : ""}`,
    );
    if (ok) continue;
    failed.push(name);
    const lines = output.trimEnd().split("\n").filter((line) => !/^(\.|Check .*)$/.test(line)); // of the test runner
    console.log(lines.slice(-LINES_SHOWN).map((line) => `    ${line}`).join("\n"));
  }
  if (failed.length > 0) {
    console.log(`The gate is closed: ${failed.join(", ")}`);
    Deno.exit(1);
  }
}
