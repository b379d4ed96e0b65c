/**
 * Other runtimes: fetches them from npm, in the versions that are named here, and runs the suite on those with a test
 * runner. Those without run the smoke tests as one file.
 */

import type { SmokeReport } from "../tests/runtimes/_smoke.ts";
import type { Browser } from "playwright-core";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { type App, bundleFor, LEFT_OUT } from "./_installed_tests.ts";
import { exists, filesBelow, NPM_INSTALL, type Outcome, root, run } from "./_project.ts";

/** Where runtimes are kept: below the system's temporary directory. */
const CACHE = new URL("dwsa-runtimes/", pathToFileURL(`${tmpdir()}/`));

/** The names that the packages use for this machine. */
const [os, arm] = [Deno.build.os, Deno.build.arch === "aarch64"];

/** The package and the path of the executable of each kind of runtime. */
const PACKAGES: Readonly<Record<"bun" | "node" | "workerd", readonly [name: string, executable: string]>> = {
  bun: [`@oven/bun-${os}-${arm ? "aarch64" : "x64-baseline"}`, "bin/bun"],
  node: [`node-${os}-${arm ? "arm64" : "x64"}`, "bin/node"],
  workerd: [`@cloudflare/workerd-${os}-${arm ? "arm64" : "64"}`, "bin/workerd"],
};

/** The path of the executable of a runtime, which is fetched when it is not there yet. */
export async function fetchRuntime(kind: keyof typeof PACKAGES, version: string): Promise<string> {
  const [name, executable] = PACKAGES[kind];
  return new URL(executable, await fetchPackage(name, version)).pathname;
}

/** The directory of a package that is no dependency of the project, which is fetched when it is not there yet. */
export async function fetchPackage(name: string, version: string): Promise<URL> {
  return new URL(`node_modules/${name}/`, await fetchPackages([`${name}@${version}`]));
}

/** A folder in which packages are installed together. They are fetched when they are not there yet. */
export async function fetchPackages(packages: readonly string[]): Promise<URL> {
  const directory = new URL(`${packages.join("+").replaceAll("/", "+")}/`, CACHE);
  if (!exists(directory)) {
    Deno.mkdirSync(CACHE, { recursive: true });
    const part = `${Deno.makeTempDirSync({ dir: CACHE.pathname, prefix: "part-" })}/`;
    const { ok, output } = await run([...NPM_INSTALL, "--prefix", part, ...packages]);
    if (!ok) throw new Error(`Cannot fetch ${packages.join(", ")}:\n${output}`);
    Deno.renameSync(part, directory);
  }
  return directory;
}

/** How many tests came to what. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The result of a run of the suite. */
export interface Suite extends Counts {
  readonly version: string;
  /** Why tests were skipped, as far as the runner says. */
  readonly reasons: readonly string[];
  /** The output, without that of tests that passed. */
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

/** Reads the closing lines of Node's TAP reporter. */
export function nodeCounts(output: string): Counts {
  const count = (name: string) => number(output, new RegExp(`^# ${name} (\\d+)$`, "m"));
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
  };
}

/** Reads the closing lines of Bun's test runner. */
export function bunCounts(output: string): Counts {
  const count = (name: string) => number(output, new RegExp(`^ *(\\d+) ${name}$`, "m"));
  return {
    passed: count("pass"),
    failed: count("fail"), // a file that cannot be loaded is counted here too
    skipped: count("skip") + count("todo"),
  };
}

/** Reads the closing line of Deno's test runner. */
export function denoCounts(output: string): Counts {
  const line = /^(?:ok|FAILED) \|.*$/m.exec(output)?.[0] ?? "";
  const count = (name: string) => number(line, new RegExp(`(\\d+) ${name}`));
  return { passed: count("passed"), failed: count("failed"), skipped: count("ignored") };
}

function number(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** The version of Bun. */
export const BUN = "1.4.5";

/** Where Debian's package puts it. */
const CHROMIUM = "/usr/bin/chromium";
const CHROMIUM_FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
  "--disable-background-networking --disable-component-update --disable-sync";

/** The last day on which workers had nothing of Node unless they asked for it was some days later. */
export const WORKERD_DATE = "2026-08-01";

/** The version of a runtime, and what the smoke tests came to on it. */
export interface Smoked {
  readonly version: string;
  readonly report: SmokeReport;
}

/** In Bun, as a program in the folder in which the package is installed. */
export async function smokeOnBun(app: App, version: string): Promise<Smoked> {
  const program =
    `import { runSmoke } from "./tests/runtimes/_smoke.js"; console.log(JSON.stringify(await runSmoke()));`;
  Deno.writeTextFileSync(new URL("smoke.mjs", app.directory), program);
  const { ok, stdout, output } = await run([await fetchRuntime("bun", version), "smoke.mjs"], app.directory);
  if (!ok) throw new Error(`Cannot run Bun:\n${output}`);
  return { version, report: JSON.parse(stdout) };
}

/** In workerd, with and without what it has of Node. */
export async function smokeOnWorkerd(app: App, version: string, flags: readonly string[]): Promise<Smoked> {
  const executable = await fetchRuntime("workerd", version);
  const files = new URL(`workerd${flags.map((flag) => `-${flag}`).join("")}/`, app.directory);
  Deno.mkdirSync(files);
  const worker = `import { runSmoke } from "./tests/runtimes/_smoke.js";
    export default { async test() { console.log(JSON.stringify(await runSmoke())) } };`;
  const code = await bundleFor({ code: worker, directory: app.directory, format: "esm" });
  Deno.writeTextFileSync(new URL("worker.js", files), code);
  Deno.writeTextFileSync(
    new URL("config.capnp", files),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (services = [(name = "main", worker = .main)]);
    const main :Workerd.Worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "${WORKERD_DATE}",
      compatibilityFlags = ${JSON.stringify(flags)},
    );`,
  );
  const { ok, stdout, output } = await run([executable, "test", "config.capnp"], files);
  if (!ok) throw new Error(`Cannot run workerd:\n${output}`);
  return { version, report: JSON.parse(stdout) };
}

/** Starts Chromium for some work, or says why there is none. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T | string> {
  if (!existsSync(CHROMIUM)) return `${CHROMIUM} not present (apt-get install chromium)`;
  const { chromium } = await import("playwright-core"); // wants all permissions when it is loaded
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(" ") });
  return await work(browser).finally(() => browser.close());
}

/** In a page of Chromium whose policy forbids code from strings, or why there is none. */
export async function smokeOnChromium(app: App): Promise<Smoked | string> {
  const page = `import { runSmoke } from "./tests/runtimes/_smoke.js"; globalThis.smoke = runSmoke();`;
  const code = await bundleFor({ code: page, directory: app.directory, format: "esm" });
  return await withChromium(async (browser) => {
    const tab = await browser.newPage();
    await tab.route(
      "**/*",
      (route) =>
        route.request().url().endsWith("/smoke.js")
          ? route.fulfill({ contentType: "text/javascript", body: code })
          : route.fulfill({
            contentType: "text/html",
            headers: { "content-security-policy": "script-src 'self'" },
            body: '<script type="module" src="/smoke.js"></script>',
          }),
    );
    await tab.goto("http://localhost/");
    const report = await tab.waitForFunction("globalThis.smoke", undefined, { timeout: 30_000 });
    return { version: browser.version(), report: await report.jsonValue() as SmokeReport };
  });
}

/** On Deno, from the sources and without any permission. */
export async function smokeOnDeno(flags: readonly string[], args: readonly string[]): Promise<Smoked> {
  const file = new URL("tests/runtimes/_on_deno.ts", root).pathname;
  const { ok, stdout, output } = await run([
    ...[Deno.execPath(), "run", "--quiet", "--no-prompt", "--cached-only", ...flags],
    ...[file, ...args],
  ]);
  if (!ok) throw new Error(`Cannot run Deno:\n${output}`);
  return { version: Deno.version.deno, report: JSON.parse(stdout) };
}
