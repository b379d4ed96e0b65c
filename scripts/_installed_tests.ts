/** The tests as a user of the npm package would run them: compiled, in a folder in which the tarball is installed. */

import * as esbuild from "esbuild";
import { cpSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import ts from "typescript";
import { buildPackage, compiled, compilePackage, packageJson, packPackage } from "./_npm.ts";
import { exists, filesBelow, type Manifest, NPM_INSTALL, readManifest, root, run, shippedFiles } from "./_project.ts";

/** The tests that are not run against the package, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "tests/differential/": "needs js-stellar-sdk; see test:differential",
  "tests/examples/": "runs programs; see test:tools",
  "tests/cli/": "is of another package; see test:cli",
  "tests/inspector/": "tries the page; see test:inspector",
  "tests/rpc/": "serves the examples; see test:tools",
  "tests/scale/": "measures time; see test:scale",
  "tests/scripts/": "the tools of this repository, which need Deno",
  "tests/site/": "tries the site; see test:site",
  "tests/types/": "checked by the compiler, not run",
};

/** The result of {@linkcode filesRead} for a test that reads the whole repository. */
const REPOSITORY = "./";

/** The entrypoints that other runtimes can import: the command needs a terminal. */
const LIBRARY = Object.keys(readManifest().exports);

/** The compiled tests and where they are. */
export interface App {
  /** The folder in which the tests are run. */
  readonly root: URL;
  /** The one in it in which the tarball is installed. */
  readonly directory: URL;
  /** The paths of the tests. */
  readonly tests: readonly string[];
  /** The tests that are about the files of this repository: they look for them from its root. */
  readonly leftOut: readonly string[];
}

/**
 * Packs the package, installs it in a folder of its own and compiles the tests into it. Tests of private modules, which
 * the package holds in one file with others, go to a second folder, in which the modules are installed one by one.
 *
 * @param parent an empty folder
 */
export async function makeApp(parent: URL): Promise<App> {
  const manifest = readManifest();
  await buildPackage(manifest);
  const tarball = await packPackage();
  const directory = new URL("app/", parent);
  await install(manifest, tarball, directory);
  await makeCopies(manifest, directory);
  const inside = new URL("inside/", parent);
  installModules(manifest, directory, inside);

  const shipped = new Set(shippedFiles(manifest));
  const sources = filesBelow("tests").filter((path) => !Object.keys(LEFT_OUT).some((start) => path.startsWith(start)));
  const tests: string[] = [];
  const leftOut: string[] = [];
  const files = new Set(sources);
  for (const path of sources.filter((path) => path.endsWith("_test.ts"))) {
    const found = needed(path, shipped);
    if (found.includes(REPOSITORY)) {
      leftOut.push(path);
      continue;
    }
    tests.push(`${found.some((file) => shipped.has(file)) ? "inside" : "app"}/${compiled(path, ".js")}`);
    for (const file of found) if (!shipped.has(file)) files.add(file);
  }
  for (const file of files) for (const folder of [directory, inside]) copy(file, folder, shipped, manifest.name);
  // Some tests read the doc comments of the sources.
  for (const file of [...shipped, "deno.json"]) {
    for (const folder of [directory, inside]) write(folder, file, Deno.readFileSync(new URL(file, root)));
  }
  return { root: parent, directory, tests, leftOut };
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

/** The package with a file for each module, and with the dependencies of the other folder. */
function installModules(manifest: Manifest, app: URL, directory: URL): void {
  const { files, imported } = compilePackage(manifest);
  const folder = new URL(`node_modules/${manifest.name}/`, directory);
  for (const [path, text] of files) if (path.endsWith(".js")) write(folder, path, text);
  write(folder, "package.json", JSON.stringify(packageJson(manifest, imported)));
  write(directory, "package.json", JSON.stringify({ private: true, type: "module" }));
  for (const { name } of Deno.readDirSync(new URL("node_modules/", app))) {
    if (name === manifest.name.split("/")[0] || name.startsWith(".")) continue;
    Deno.symlinkSync(new URL(`node_modules/${name}`, app), new URL(`node_modules/${name}`, directory));
  }
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

/** A test and all that it imports or reads of the repository. Of shipped files it says only that they are imported. */
function needed(path: string, shipped: ReadonlySet<string>): string[] {
  const found = new Set([path]);
  for (const file of found) {
    if (!file.endsWith(".ts") || shipped.has(file)) continue;
    const source = Deno.readTextFileSync(new URL(file, root));
    transpile(source, (specifier) => {
      found.add(join(dirname(file), specifier));
      return specifier;
    });
    for (const read of filesRead(file, source)) found.add(read);
  }
  return [...found];
}

/** Copies a file into a folder, compiled. What it imports of the shipped files is that of the package there. */
function copy(path: string, directory: URL, shipped: ReadonlySet<string>, name: string): void {
  if (!path.endsWith(".ts")) return write(directory, path, Deno.readFileSync(new URL(path, root)));
  const code = transpile(Deno.readTextFileSync(new URL(path, root)), (specifier) => {
    const target = join(dirname(path), specifier);
    const way = relative(
      dirname(path),
      compiled(shipped.has(target) ? `node_modules/${name}/${target}` : target, ".js"),
    );
    return way.startsWith(".") ? way : `./${way}`;
  });
  write(directory, compiled(path, ".js"), code);
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

/** The files of the repository that a test reads: those that it names beside `import.meta.url`. */
export function filesRead(path: string, source: string): string[] {
  const named = [...source.matchAll(/new URL\(\s*"([^"]+)",\s*import\.meta\.url/g)];
  return named.flatMap(([, way]) => {
    const target = join(dirname(path), way!);
    if (target.startsWith("..") || !exists(new URL(target, root))) return [];
    return target === REPOSITORY ? [target] : way!.endsWith("/") ? filesBelow(target.slice(0, -1)) : [target];
  });
}

function write(directory: URL, path: string, contents: string | Uint8Array): void {
  const file = new URL(path, directory);
  Deno.mkdirSync(new URL(".", file), { recursive: true });
  Deno.writeFileSync(file, typeof contents === "string" ? new TextEncoder().encode(contents) : contents);
}
