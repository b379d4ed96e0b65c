/**
 * What apps run the npm package in: the engine of React Native, Firefox, and the tools of projects (Jest, Vitest, the
 * TypeScript compiler). The settings here are those that docs/runtimes.md shows.
 */

import type { SmokeReport } from "../tests/runtimes/_smoke.ts";
import { cpSync, existsSync } from "node:fs";
import { COMPILER_OPTIONS, consumer } from "./check_types.ts";
import { type App, bundleFor } from "./_installed_tests.ts";
import { exists, type Outcome, readManifest, run } from "./_project.ts";
import { type Counts, fetchPackages, fetchRuntime, type Smoked } from "./_runtimes.ts";

/** The packages of a React Native app that the engine needs. */
const HERMES = "0.12.0";
const REACT_NATIVE = [
  `hermes-engine-cli@${HERMES}`,
  "@react-native/babel-preset@0.86.3",
  "@babel/core@7.29.13",
  "buffer@6.0.3",
  "text-encoding-polyfill@0.6.7",
];

/** The polyfills that apps have. Of the one for random bytes, whose source is the phone, only the form is tried. */
const POLYFILLS = `
  import { Buffer } from "buffer";
  import { TextDecoder, TextEncoder } from "text-encoding-polyfill";
  Object.assign(globalThis, { Buffer, TextDecoder, TextEncoder });
  const getRandomValues = (bytes) => bytes.map((_, i) => bytes[i] = Math.random() * 256);
  globalThis.crypto = { getRandomValues };
`;

/** The preset as Metro uses it. */
const BABEL = `
  const preset = [require("@react-native/babel-preset"), { enableBabelRuntime: false, disableImportExportTransform: true }];
  const options = { presets: [preset], babelrc: false, configFile: false, compact: false, sourceType: "script" };
  const { code } = require("@babel/core").transformFileSync(process.argv[2], options);
  process.stdout.write(code);
`;

/** In Hermes, as Metro would hand over the code. */
export async function smokeOnHermes(app: App): Promise<Smoked> {
  const project = await fetchPackages(REACT_NATIVE);
  const executable = { linux: "linux64-bin/hermes", darwin: "osx-bin/hermes" }[Deno.build.os as string];
  if (executable === undefined) throw new Error(`There is no Hermes for ${Deno.build.os}`);
  const files = new URL("hermes/", app.directory);
  Deno.mkdirSync(files);
  const polyfills = await bundleFor({
    ...{ code: POLYFILLS, directory: project, format: "iife", define: { global: "globalThis" } },
  });
  const program = `import { runSmoke } from "./tests/runtimes/_smoke.js";
    runSmoke().then((report) => print(JSON.stringify(report)));`;
  const smoke = await bundleFor({ code: program, directory: app.directory, format: "iife" });
  Deno.writeTextFileSync(new URL("in.js", files), `${polyfills}\n${smoke}`);
  Deno.writeTextFileSync(new URL("transform.cjs", project), BABEL);
  const transform = ["node", new URL("transform.cjs", project).pathname, new URL("in.js", files).pathname];
  Deno.writeTextFileSync(new URL("out.js", files), (await must("Babel", run(transform, files))).stdout);
  const hermes = new URL(`node_modules/hermes-engine-cli/${executable}`, project).pathname;
  const { stdout } = await must("Hermes", run([hermes, "-w", "out.js"], files));
  return { version: HERMES, report: JSON.parse(stdout.trim().split("\n").at(-1)!) };
}

async function must(name: string, outcome: Promise<Outcome>): Promise<Outcome> {
  const { ok, output } = await outcome;
  if (!ok) throw new Error(`Cannot run ${name}:\n${output.slice(-4000)}`);
  return outcome;
}

const FIREFOX = "/usr/bin/firefox-esr";

/** In a page of Firefox, which reports to the server that it comes from; or why there is none. */
export async function smokeOnFirefox(app: App): Promise<Smoked | string> {
  if (!existsSync(FIREFOX)) return `${FIREFOX} not present (apt-get install firefox-esr)`;
  const page = `import { runSmoke } from "./tests/runtimes/_smoke.js";
    runSmoke().then((report) => fetch("/report", { method: "POST", body: JSON.stringify(report) }));`;
  const code = await bundleFor({ code: page, directory: app.directory, format: "esm" });
  const { promise, resolve, reject } = Promise.withResolvers<SmokeReport>();
  const server = Deno.serve({ hostname: "localhost", port: 0, onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/report") resolve(await request.json());
    return pathname === "/smoke.js"
      ? new Response(code, { headers: { "content-type": "text/javascript" } })
      : new Response('<!doctype html><script type="module" src="/smoke.js"></script>', {
        headers: { "content-type": "text/html", "content-security-policy": "script-src 'self'" },
      });
  });
  const profile = Deno.makeTempDirSync({ dir: app.directory.pathname });
  const args = ["--headless", "--no-remote", "--profile", profile, `http://localhost:${server.addr.port}/`];
  const browser = new Deno.Command(FIREFOX, { args, stdin: "null", stdout: "null", stderr: "null" }).spawn();
  const timer = setTimeout(() => reject(new Error("Firefox gave no report within a minute")), 60_000);
  try {
    const report = await promise;
    const { stdout } = await run([FIREFOX, "--version"]);
    return { version: stdout.trim().split(" ").at(-1)!, report };
  } finally {
    clearTimeout(timer);
    browser.kill();
    await browser.status;
    await server.shutdown();
  }
}

/** The line that Jest needs, and the preset that most projects with Jest have. */
const JEST_PROJECT: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    private: true,
    jest: { transformIgnorePatterns: ["/node_modules/(?!(@dwsa|@noble)/)"] },
  }),
  "babel.config.js": `module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }]] };`,
};
const JEST_PACKAGES = ["jest@30.5.2", "@babel/core@7.29.13", "@babel/preset-env@7.29.14"];

/** Vitest needs nothing. */
const VITEST_PROJECT: Readonly<Record<string, string>> = { "package.json": JSON.stringify({ private: true }) };

const SMOKE_TEST = `
  import { runSmoke, SMOKE } from "./tests/runtimes/_smoke.js";
  const report = runSmoke();
  for (const name of Object.keys(SMOKE)) test(name, async () => expect((await report)[name]).toBeNull());
`;

/** Where the runners write what they found. */
const REPORT = "report.json";

/** The smoke tests as the tests of a project with Jest. */
export async function smokeOnJest(app: App): Promise<Smoked> {
  const folder = await makeProject(app, "jest", JEST_PROJECT, SMOKE_TEST, JEST_PACKAGES);
  return testReport(
    "jest",
    await run(["npx", "--no-install", "jest", "--json", `--outputFile=${REPORT}`], folder),
    folder,
  );
}

/** The smoke tests as the tests of a project with Vitest, which runs on Node 22 and later. */
export async function smokeOnVitest(app: App): Promise<Smoked> {
  const test = `import { expect, test } from "vitest";${SMOKE_TEST}`;
  const folder = await makeProject(app, "vitest", VITEST_PROJECT, test, ["vitest@5.1.1"]);
  const vitest = new URL("node_modules/vitest/vitest.mjs", folder).pathname;
  const node = await fetchRuntime("node", "24.21.0");
  const command = [node, vitest, "run", "--reporter=json", `--outputFile=${REPORT}`];
  return testReport("vitest", await run(command, folder), folder);
}

async function makeProject(
  app: App,
  name: string,
  files: Readonly<Record<string, string>>,
  test: string,
  packages: readonly string[],
): Promise<URL> {
  const folder = new URL(`${name}/`, app.root);
  cpSync(new URL("node_modules/", await fetchPackages(packages)), new URL("node_modules/", folder), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const scope of ["@dwsa", "@noble"]) {
    const path = `node_modules/${scope}/`;
    cpSync(new URL(path, app.directory), new URL(path, folder), { recursive: true });
  }
  cpSync(
    new URL("tests/runtimes/_smoke.js", app.directory),
    new URL("tests/runtimes/_smoke.js", folder),
    { recursive: true },
  );
  for (const [path, text] of Object.entries(files)) Deno.writeTextFileSync(new URL(path, folder), text);
  Deno.writeTextFileSync(new URL("smoke.test.js", folder), test);
  return folder;
}

/** What Jest and Vitest print as JSON. */
interface TestOutput {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function testReport(name: string, { output }: Outcome, folder: URL): Smoked {
  const file = new URL(REPORT, folder);
  if (!exists(file)) throw new Error(`Cannot run ${name}:\n${output.slice(-4000)}`);
  const [result] = (JSON.parse(Deno.readTextFileSync(file)) as TestOutput).testResults;
  const { message, assertionResults } = result!;
  if (assertionResults.length === 0) throw new Error(`Cannot run ${name}:\n${message}`);
  const report: Record<string, string | null> = {};
  for (const { title, status, failureMessages } of assertionResults) {
    report[title] = status === "passed" ? null : failureMessages.join("\n");
  }
  const { version } = JSON.parse(Deno.readTextFileSync(new URL(`node_modules/${name}/package.json`, folder)));
  return { version, report };
}

/** A program that imports every entrypoint, compiled the way that Node resolves and the way that bundlers do. */
export async function typesOn(app: App, version: string): Promise<Counts & { version: string; output: string }> {
  const compiler = new URL("node_modules/typescript/bin/tsc", await fetchPackages([`typescript@${version}`]));
  const file = new URL("consumer.mts", app.directory);
  if (!exists(file)) {
    const entrypoints = Object.keys(readManifest().exports).concat("./bundle");
    Deno.writeTextFileSync(file, consumer(readManifest().name, entrypoints));
  }
  const errors: string[] = [];
  let passed = 0;
  for (const [module, moduleResolution] of [["node16", "node16"], ["es2022", "bundler"]] as const) {
    const compilerOptions = { ...COMPILER_OPTIONS, module, moduleResolution };
    Deno.writeTextFileSync(
      new URL("tsconfig.json", app.directory),
      JSON.stringify({ compilerOptions, files: ["consumer.mts"] }),
    );
    const { ok, output } = await run(["node", compiler.pathname, "--project", "tsconfig.json"], app.directory);
    if (ok) passed++;
    else errors.push(`${moduleResolution}:\n${output}`);
  }
  return { version, passed, failed: errors.length, skipped: 0, output: errors.join("\n") };
}
