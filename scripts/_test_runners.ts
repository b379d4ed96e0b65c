/** Running the suite on the runtimes that have a test runner, and counting what it says. */

import type { App } from "./_installed_tests.ts";
import { LEFT_OUT } from "./_installed_tests.ts";
import { filesBelow, type Outcome, run } from "./_project.ts";

/** How many tests came to what. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a run of the suite came to. */
export interface Suite extends Counts {
  readonly version: string;
  /** Why tests were skipped, as far as the runner says. */
  readonly reasons: readonly string[];
  /** What was printed, without what it says of tests that passed. */
  readonly output: string;
}

/** Runs the compiled tests with Node. */
export async function runNode(app: App, executable: string): Promise<Suite> {
  const version = (await run([executable, "--version"])).stdout.trim().slice(1);
  const outcome = await run(
    [executable, "--test", "--test-reporter=tap", "--test-concurrency=2", ...app.tests],
    app.root,
  );
  const reasons = [...outcome.stdout.matchAll(/^\s*ok .* # SKIP (.+)$/gm)].map(([, reason]) => reason!);
  const output = outcome.output.replace(/^ *# Subtest: .*\n( *)ok .*\n\1 {2}---\n[^]*?\n\1 {2}\.\.\.\n/gm, "");
  return suite(version, { ...outcome, output }, nodeCounts(outcome.stdout), reasons);
}

/** Runs the compiled tests with Bun. */
export async function runBun(app: App, executable: string): Promise<Suite> {
  const version = (await run([executable, "--version"])).stdout.trim();
  const outcome = await run(
    [executable, "test", "--timeout=120000", ...app.tests.map((path) => `./${path}`)],
    app.root,
  );
  const output = outcome.output.replace(/^\(pass\).*\n/gm, "").replace(/^\n\S+:\n(?=\n)/gm, "");
  return suite(version, { ...outcome, output }, bunCounts(outcome.output), []);
}

/** Runs the tests with Deno, on the sources. */
export async function runDeno(): Promise<Suite> {
  const files = filesBelow("tests").filter((path) =>
    path.endsWith("_test.ts") && !path.startsWith("tests/runtimes/installed/") &&
    !Object.keys(LEFT_OUT).some((start) => path.startsWith(start))
  );
  const outcome = await run([Deno.execPath(), "test", "--parallel", "--allow-read", "--allow-env", ...files]);
  return suite(Deno.version.deno, outcome, denoCounts(outcome.stdout), []);
}

/** A runner that fails without a failed test, such as for a file that it cannot load, or runs none, has failed once. */
function suite(version: string, { ok, output }: Outcome, counts: Counts, reasons: readonly string[]): Suite {
  const failed = ok && counts.passed > 0 ? counts.failed : Math.max(counts.failed, 1);
  return { version, output, reasons, ...counts, failed };
}

/** What the closing lines of Node's TAP reporter say. */
export function nodeCounts(output: string): Counts {
  const count = (name: string) => number(output, new RegExp(`^# ${name} (\\d+)$`, "m"));
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
  };
}

/** What the closing lines of Bun's test runner say. */
export function bunCounts(output: string): Counts {
  const count = (name: string) => number(output, new RegExp(`^ *(\\d+) ${name}$`, "m"));
  return {
    passed: count("pass"),
    failed: count("fail"), // a file that cannot be loaded is counted here too
    skipped: count("skip") + count("todo"),
  };
}

/** What the closing line of Deno's test runner says. */
export function denoCounts(output: string): Counts {
  const line = /^(?:ok|FAILED) \|.*$/m.exec(output)?.[0] ?? "";
  const count = (name: string) => number(line, new RegExp(`(\\d+) ${name}`));
  return { passed: count("passed"), failed: count("failed"), skipped: count("ignored") };
}

function number(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
