/** Runtimes that cannot run tests are given the smoke tests in one file, and say what came out. */

import { existsSync } from "node:fs";
import type { SmokeReport } from "../tests/runtimes/_smoke.ts";
import { type App, bundleFor } from "./_installed_tests.ts";
import { root, run } from "./_project.ts";
import { fetchRuntime } from "./_runtime_binaries.ts";

/** Where Debian's package puts it. */
const CHROMIUM = "/usr/bin/chromium";
const CHROMIUM_FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
  "--disable-background-networking --disable-component-update --disable-sync";

/** The last day on which workers had nothing of Node unless they asked for it was some days later. */
const WORKERD_DATE = "2026-08-01";

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

/** In a page of Chromium whose policy forbids code from strings, or why there is none. */
export async function smokeOnChromium(app: App): Promise<Smoked | string> {
  if (!existsSync(CHROMIUM)) return `${CHROMIUM} not present (apt-get install chromium)`;
  const page = `import { runSmoke } from "./tests/runtimes/_smoke.js"; globalThis.smoke = runSmoke();`;
  const code = await bundleFor({ code: page, directory: app.directory, format: "esm" });
  const { chromium } = await import("playwright-core"); // wants all permissions when it is loaded
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(" ") });
  try {
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
  } finally {
    await browser.close();
  }
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
