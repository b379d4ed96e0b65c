/**
 * Packs the npm package, installs it in a new folder and tests it there: the whole suite on Node and Bun, one smoke test
 * for each area elsewhere, and the client over HTTP. Each folder next to this file is a small project to copy there.
 *
 *     deno task test:runtimes
 *     deno task test:runtimes --only=node,bun
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import * as esbuild from "esbuild";
import { cpSync, existsSync } from "node:fs";
import { extname } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { buildPackage, packPackage } from "../../scripts/build_npm.ts";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { chooseNames, NPM_INSTALL, readManifest, root, run } from "../../scripts/_project.ts";

/** One runtime. */
interface Runtime {
  /** Folder next to this file; none for the suite. */
  readonly project?: string;
  /** Shell command. It prints test counts, or the report of the smoke test on its last line. */
  readonly command: string;
  /** Page for the browser to open, which posts the report. The command only starts the browser. */
  readonly page?: string;
  /** Packages to install in the project. */
  readonly packages?: readonly string[];
}

const [os, arm] = [Deno.build.os, Deno.build.arch === "aarch64"];
const node = (version: string) => `node-${os}-${arm ? "arm64" : "x64"}@${version}`;
const bun = (version: string) => `@oven/bun-${os}-${arm ? "aarch64" : "x64-baseline"}@${version}`;
const workerd = `@cloudflare/workerd-${os}-${arm ? "arm64" : "64"}@1.20261117.1`;
const typescript = (version: string) => ({
  project: "typescript",
  command: "sh test.sh",
  packages: [`typescript@${version}`],
});

/** One module for each folder of tests: Node starts a process, and Bun loads the library again, for each file. */
const NODE = "node --test --test-reporter=spec --test-concurrency=2 $GROUPS";
const DENO = '"$DENO" run --quiet --no-prompt';
const ON_SOURCES = '--cached-only "$REPOSITORY/tests/runtimes/_on_deno.ts"';
const CHROMIUM =
  "exec /usr/bin/chromium --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir=profile " +
  "--disable-background-networking --disable-component-update --disable-sync";
const FIREFOX = "mkdir -p profile && exec /usr/bin/firefox-esr --headless --no-remote --profile profile";

/** Runtimes by their `--only` names. Plain `node` is the local version; Node 20.19 and Bun 1.2 are the oldest. */
export const RUNTIMES: Readonly<Record<string, Runtime>> = {
  "node": { command: NODE },
  "node-20.19": { command: NODE, packages: [node("20.19.0")] },
  "node-22": { command: NODE, packages: [node("22.23.3")] },
  "node-24": { command: NODE, packages: [node("24.21.0")] },
  "node-26": { command: NODE, packages: [node("26.10.0")] },
  "bun": { command: "bun test --timeout=120000 --only-failures $GROUPS", packages: [bun("1.4.5")] },
  "bun-1.2": { project: "smoke", command: "bun main.js", packages: [bun("1.2.0")] }, // has no node:test yet
  "bun-sources": { project: "bundle", command: "bun sources.js", packages: [bun("1.4.5")] },
  "deno-bare": { command: `${DENO} ${ON_SOURCES}` },
  "deno-no-eval": { command: `${DENO} --v8-flags=--disallow-code-generation-from-strings ${ON_SOURCES} --no-eval` },
  "workerd": { project: "workerd", command: "workerd test worker.capnp", packages: [workerd] },
  "workerd-nodejs": { project: "workerd", command: "workerd test nodejs.capnp", packages: [workerd] },
  "chromium": { project: "page", command: CHROMIUM, page: "smoke.html" },
  "firefox": { project: "page", command: FIREFOX, page: "smoke.html" },
  "hermes": { project: "hermes", command: "sh test.sh" },
  "jest": { project: "jest", command: "jest" },
  "vitest": { project: "vitest", command: "node node_modules/vitest/vitest.mjs run", packages: [node("24.21.0")] },
  "typescript-5.4": typescript("5.4.5"),
  "typescript-5.9": typescript("5.9.3"),
  "typescript-6": typescript("6.0.3"),
  "typescript-7": typescript("7.0.2"),
  "bundle-deno": { project: "bundle", command: `${DENO} --no-config --no-lock --allow-import main.js "$BUNDLE"` },
  "bundle-bun": { project: "bundle", command: 'bun blob.js "$BUNDLE"', packages: [bun("1.4.5")] },
  "bundle-workerd": { project: "bundle", command: "workerd test bundle.capnp", packages: [workerd] },
  "bundle-chromium": { project: "bundle", command: CHROMIUM, page: "page.html" },
  "client-deno": {
    project: "client",
    command: '"$DENO" run --quiet --no-prompt --allow-net=localhost main.js "$ORIGIN"',
  },
  "client-node": { project: "client", command: 'node main.js "$ORIGIN"' },
  "client-node-20.19": { project: "client", command: 'node main.js "$ORIGIN"', packages: [node("20.19.0")] },
  "client-bun": { project: "client", command: 'bun main.js "$ORIGIN"', packages: [bun("1.4.5")] },
  "client-workerd": { project: "client", command: "workerd test worker.capnp", packages: [workerd] },
  "client-chromium": { project: "client", command: CHROMIUM, page: "page.html" },
};

/**
 * Tests that do not run against the package: those of tools and of other packages, programs for the compiler, and
 * checks of the whole repository.
 */
const LEFT_OUT =
  /^tests\/((cli|conformance|differential|examples|fuzz|inspector|scale|scripts|site|types)\/|rpc\/(record|_run_example))|(signing_samples|words)_test/;

/** Maximum number of characters shown of a failed run's output. */
const LONGEST = 20_000;

/** Numbers of passed and failed tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads a smoke report, or the closing lines of test runners. A failure without a failed test counts as one. */
export function countsOf(ok: boolean, output: string): Counts {
  const report = /^\{.*\}$/m.exec(output)?.[0];
  const errors: readonly (string | null)[] = report === undefined ? [] : Object.values(JSON.parse(report));
  const sum = (word: string) => {
    const closing = new RegExp(`^(?:[#ℹ] ${word} (\\d+)| *(?:Tests:? .*?)?(\\d+) ${word}(?:ed)?\\b.*)$`, "gm");
    return Number([...output.matchAll(closing)].at(-1)?.slice(1).find((count) => count !== undefined) ?? 0);
  };
  const passed = errors.filter((error) => error === null).length || sum("pass");
  const failed = errors.filter((error) => error !== null).length || sum("fail");
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1) };
}

/** Runs a command; throws if it fails. */
async function must(command: readonly string[], cwd: URL = root): Promise<string> {
  const { ok, stdout, output } = await run(command, cwd);
  if (!ok) throw new Error(`Cannot run ${command.slice(0, 2).join(" ")}:\n${output}`);
  return stdout;
}

function write(folder: URL, path: string, contents: string | Uint8Array): void {
  const file = new URL(path, folder);
  Deno.mkdirSync(new URL(".", file), { recursive: true });
  Deno.writeFileSync(file, typeof contents === "string" ? new TextEncoder().encode(contents) : contents);
}

/** Bundles a module of a folder with its imports. */
async function bundle(folder: URL, outfile: string, code: string, options: esbuild.BuildOptions): Promise<void> {
  const stdin = { contents: code, resolveDir: folder.pathname };
  const outputs = { outfile: new URL(outfile, folder).pathname, bundle: true, target: "es2022" };
  await esbuild.build({ stdin, ...outputs, logLevel: "error", ...options });
}

/**
 * Installs the package in a folder, next to the compiled suite. Tests that import private modules use the folder
 * `inside`, a package of the same name with a module for each source.
 *
 * @returns the paths of the tests
 */
async function makeApp(folder: URL): Promise<string[]> {
  const { name, exports, imports } = readManifest();
  await buildPackage();
  const inside = new URL("inside/", folder);
  const listed = await must(["git", "ls-files", "--cached", "--others", "--exclude-standard"]);
  const files = listed.trim().split("\n").filter((path) => !LEFT_OUT.test(path) && existsSync(new URL(path, root)));
  for (const path of files) {
    for (const target of [folder, inside]) write(target, path, Deno.readFileSync(new URL(path, root)));
  }
  const program = ts.createProgram(
    files.filter((path) => path.endsWith(".ts")).map((path) => new URL(path, root).pathname),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      noCheck: true,
      noResolve: true,
      rewriteRelativeImportExtensions: true,
      verbatimModuleSyntax: true,
      rootDir: root.pathname,
      outDir: inside.pathname,
    },
  );
  program.emit(undefined, (path, code) => {
    const relative = path.slice(inside.pathname.length);
    write(inside, relative, code);
    if (relative.startsWith("tests/")) write(folder, relative, code);
  });
  const modules = Object.entries(exports).map(([name, path]) => [name, path.replace(/ts$/, "js")] as const);
  write(folder, "package.json", JSON.stringify({ private: true, type: "module" }));
  write(inside, "package.json", JSON.stringify({ name, type: "module", exports: Object.fromEntries(modules) }));
  const packages = [(await packPackage()).pathname, imports["fast-check"]!.slice("npm:".length)];
  await must([...NPM_INSTALL, "--no-save", ...packages], folder);

  const areas = modules.map(([path]) => `export * as ${path.slice(2) || "base"} from "${name}${path.slice(1)}";`).join(
    "\n",
  );
  await bundle(folder, "copies/bundle.cjs", areas, { format: "cjs", minify: true });
  await bundle(folder, "copies/realm.js", areas, { format: "iife", globalName: "library", minify: true });
  const installed = `node_modules/${name}`;
  cpSync(new URL(installed, folder), new URL(`copies/second/${installed}`, folder), { recursive: true });
  for (const program of ["runtimes/_smoke", "runtimes/_bare_uses", "client/_over_http"]) {
    const outfile = `${program.slice(program.indexOf("/") + 1)}.js`;
    await bundle(folder, outfile, `export * from "./tests/${program}.js";`, { format: "esm" });
  }
  return await testsOf(inside, files.filter((path) => path.endsWith("_test.ts")));
}

/** Lists the paths of the compiled tests. Tests that import a private module are in the folder `inside`. */
async function testsOf(inside: URL, files: readonly string[]): Promise<string[]> {
  const { metafile } = await esbuild.build({
    entryPoints: files.map((path) => path.replace(/ts$/, "js")),
    absWorkingDir: inside.pathname,
    outdir: "out",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  return Object.values(metafile.outputs).map(({ entryPoint, inputs }) =>
    Object.keys(inputs).some((path) => !path.startsWith("tests/")) ? `inside/${entryPoint}` : entryPoint!
  );
}

/** Writes a module for each folder of tests, which imports them, and returns the paths of the modules. */
function writeGroups(folder: URL, tests: readonly string[]): string[] {
  const groups = Map.groupBy(tests, (path) => path.slice(0, path.lastIndexOf("/")).replaceAll("/", "_"));
  return [...groups].map(([name, paths]) => {
    write(folder, `groups/${name}.js`, paths.map((path) => `import "../${path}";\n`).join(""));
    return `./groups/${name}.js`;
  });
}

/** Serves a folder, and an RPC server for each client scenario; `posted` receives the body of each POST. */
function serve(folder: URL, posted: (text: string) => void): Deno.HttpServer<Deno.NetAddr> {
  const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };
  const recordings: Readonly<Record<string, readonly Recorded[]>> = JSON.parse(
    Deno.readTextFileSync(new URL("tests/vectors/client.json", root)),
  );
  const servers = new Map(Object.entries(recordings).map(([name, recording]) => [name, replay(recording)]));
  return Deno.serve({ hostname: "localhost", port: 0, onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "POST" && pathname.startsWith("/rpc/")) {
      const { id, method, params } = await request.json();
      const result = await servers.get(decodeURIComponent(pathname.slice("/rpc/".length)))!.answer(method, params);
      return Response.json({ jsonrpc: "2.0", id, result });
    }
    if (request.method === "POST") posted(await request.text());
    const file = new URL(`.${pathname}`, folder);
    if (request.method === "POST" || !existsSync(file)) return new Response(null, { status: 404 });
    const headers = { "content-type": types[extname(pathname)] ?? "text/plain", "access-control-allow-origin": "*" };
    return new Response(Deno.readFileSync(file), { headers });
  });
}

/** Runs the tests on one runtime; returns the outcome and the output. */
async function testOn(name: string, folder: URL, tests: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const { project, command, page, packages = [] } = RUNTIMES[name]!;
  const cwd = new URL(`projects/${name}/`, folder);
  Deno.mkdirSync(cwd, { recursive: true });
  if (project !== undefined) cpSync(new URL(`${project}/`, import.meta.url), cwd, { recursive: true });
  const listed = existsSync(new URL("package.json", cwd));
  if (listed || packages.length > 0) {
    await must([...NPM_INSTALL, "--no-save", "--prefix", cwd.pathname, ...packages], cwd);
  }
  const binaries = packages.map((id) => `${cwd.pathname}node_modules/${id.slice(0, id.lastIndexOf("@"))}/bin`);
  const report = Promise.withResolvers<string>();
  const server = serve(folder, report.resolve);
  const origin = `http://localhost:${server.addr.port}`;
  const env = {
    PATH: [...binaries, `${cwd.pathname}node_modules/.bin`, Deno.env.get("PATH")].join(":"),
    BUNDLE: `${origin}/node_modules/@dwsa/base/bundle.js`,
    DENO: Deno.execPath(),
    ORIGIN: origin,
    REPOSITORY: root.pathname,
    GROUPS: writeGroups(folder, tests).join(" "),
  };
  try {
    if (page === undefined) return await run(["sh", "-c", command], project === undefined ? folder : cwd, env);
    const args = ["-c", `${command} ${origin}/projects/${name}/${page}`];
    const browser = new Deno.Command("sh", { args, cwd, env, stdin: "null", stdout: "null", stderr: "null" }).spawn();
    const timer = setTimeout(() => report.resolve("No report within a minute"), 60_000);
    const output = await report.promise;
    clearTimeout(timer);
    browser.kill();
    await browser.status;
    return { ok: output.startsWith("{"), output };
  } finally {
    await server.shutdown();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ args: Deno.args, options: { only: { type: "string" } } });
  const known = Object.keys(RUNTIMES);
  const names = chooseNames("--only", values.only ?? known.join(), known);
  const folder = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-app-" })}/`);
  const total = { passed: 0, failed: 0 };
  try {
    const tests = await makeApp(folder);
    console.log(`${tests.length} files of tests`);
    for (const name of names) {
      const start = performance.now();
      const { ok, output } = await testOn(name, folder, tests).catch(({ message }) => ({ ok: false, output: message }));
      const { passed, failed } = countsOf(ok, output);
      total.passed += passed;
      total.failed += failed;
      console.log(`${name}: ${passed} passed, ${failed} failed, ${((performance.now() - start) / 1e3).toFixed(1)} s`);
      if (failed > 0) console.log(output.slice(-LONGEST));
    }
  } finally {
    await esbuild.stop();
    Deno.removeSync(folder, { recursive: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed on ${names.length} runtimes`);
  if (total.failed > 0) Deno.exit(1);
}
