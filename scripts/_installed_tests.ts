/** The tests as a user of the npm package would run them: compiled, in a folder in which the tarball is installed. */

import * as esbuild from "esbuild";
import { cpSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import ts from "typescript";
import { compiled } from "./_npm_manifest.ts";
import { buildPackage, packPackage } from "./_npm_package.ts";
import { exists, filesBelow, type Manifest, readManifest, root, run, shippedFiles } from "./_project.ts";
import { NPM_INSTALL } from "./_runtime_binaries.ts";

/** What stays behind, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "tests/differential/": "asks the peer, which is no dependency; see test:differential",
  "tests/scripts/": "the tools of this repository, which need Deno",
  "tests/types/": "checked by the compiler, not run",
};

/** What of the manifest other runtimes can import: the command needs a terminal. */
const LIBRARY = Object.keys(readManifest().exports).filter((entrypoint) => entrypoint !== "./cli");

/** The folder that tests are run in, and what is in it. */
export interface App {
  readonly directory: URL;
  /** The compiled test files, as paths from the directory. */
  readonly tests: readonly string[];
}

/** Packs the package, installs it in a new folder, and compiles the tests into it. */
export async function makeApp(): Promise<App> {
  const manifest = readManifest();
  buildPackage(manifest);
  const tarball = await packPackage();
  const parent = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-app-" })}/`);
  linkShared(parent);
  const directory = new URL("app/", parent);
  await install(manifest, tarball, directory);
  await makeCopies(manifest, directory);
  const sources = filesBelow("tests").filter((path) => !Object.keys(LEFT_OUT).some((start) => path.startsWith(start)));
  copy(sources, manifest, directory);
  return { directory, tests: sources.filter((path) => path.endsWith("_test.ts")).map((path) => compiled(path, ".js")) };
}

/** What some tests read beside the repository, when it is there. */
function linkShared(parent: URL): void {
  Deno.symlinkSync(new URL("../shared", root), new URL("shared", parent));
}

async function install({ imports }: Manifest, tarball: URL, directory: URL): Promise<void> {
  const [, fastCheck] = /^npm:fast-check@(.*)$/.exec(imports["fast-check"]!)!;
  write(directory, "package.json", JSON.stringify({ private: true, type: "module" }));
  const { ok, output } = await run([...NPM_INSTALL, tarball.pathname, `fast-check@${fastCheck}`], directory);
  if (!ok) throw new Error(`Cannot install the npm package:\n${output}`);
}

/** Copies of the library beside the one that tests import; see `tests/runtimes/installed/_copies.ts`. */
async function makeCopies({ name }: Manifest, directory: URL): Promise<void> {
  const bundle = { directory, code: libraryModule(name), minify: true };
  write(directory, "copies/bundle.cjs", await bundleFor({ ...bundle, format: "cjs" }));
  write(directory, "copies/realm.js", await bundleFor({ ...bundle, format: "iife", globalName: "library" }));
  const installed = `node_modules/${name}`;
  cpSync(new URL(installed, directory), new URL(`copies/second/${installed}`, directory), { recursive: true });
}

/** A module that exports each area under its name, and the root as `base`. */
function libraryModule(name: string): string {
  return LIBRARY.map((path) => `export * as ${path.slice(2) || "base"} from "${name}${path.slice(1)}";\n`).join("");
}

/** Bundles a module that may import the installed package, or compiled tests. */
export async function bundleFor(
  { code, directory, ...options }: { code: string; directory: URL; format: esbuild.Format } & esbuild.BuildOptions,
): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...options,
    stdin: { contents: code, resolveDir: directory.pathname },
    bundle: true,
    write: false,
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles![0]!.text;
}

/**
 * Copies files into the folder, compiled, and with them what they import or read of the rest of the repository. What
 * they import of the shipped files is that of the installed package.
 */
function copy(paths: Iterable<string>, manifest: Manifest, directory: URL): void {
  const shipped = new Set(shippedFiles(manifest));
  const wanted = new Set(paths);
  for (const path of wanted) {
    if (!path.endsWith(".ts")) {
      write(directory, path, Deno.readFileSync(new URL(path, root)));
      continue;
    }
    const source = Deno.readTextFileSync(new URL(path, root));
    const code = transpile(source, (specifier) => {
      const target = join(dirname(path), specifier);
      if (!shipped.has(target)) wanted.add(target);
      const installed = shipped.has(target) ? `node_modules/${manifest.name}/${target}` : target;
      const way = relative(dirname(path), compiled(installed, ".js"));
      return way.startsWith(".") ? way : `./${way}`;
    });
    for (const read of filesRead(path, source)) wanted.add(read);
    write(directory, compiled(path, ".js"), code);
  }
}

/** JavaScript, with the relative imports led elsewhere. */
export function transpile(source: string, lead: (specifier: string) => string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, verbatimModuleSyntax: true },
  });
  let result = outputText;
  for (const { fileName, pos, end } of ts.preProcessFile(outputText, true, true).importedFiles.toReversed()) {
    if (!/^\..*\.ts$/.test(fileName)) continue;
    result = result.slice(0, pos) + result.slice(pos, end + 1).replace(fileName, lead(fileName)) +
      result.slice(end + 1);
  }
  return result;
}

/** The files outside of tests/ that a test reads: those that it names beside `import.meta.url`. */
export function filesRead(path: string, source: string): string[] {
  const named = [...source.matchAll(/new URL\(\s*"([^"]+)",\s*import\.meta\.url/g)];
  return named.flatMap(([, way]) => {
    const target = join(dirname(path), way!);
    if (target.startsWith("..") || target.startsWith("tests/") || !exists(new URL(target, root))) return [];
    return way!.endsWith("/") ? filesBelow(target.slice(0, -1)) : [target];
  });
}

function write(directory: URL, path: string, contents: string | Uint8Array): void {
  const file = new URL(path, directory);
  Deno.mkdirSync(new URL(".", file), { recursive: true });
  Deno.writeFileSync(file, typeof contents === "string" ? new TextEncoder().encode(contents) : contents);
}
