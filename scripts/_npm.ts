/**
 * Builds the npm package in dist/npm and packs it: package.json from deno.json, the sources compiled, and the modules
 * bundled into one file for each area. Node takes half a millisecond to find, read and link a file: with one file for
 * each source, that is most of the time of an import.
 *
 * The compiler checks nothing but what declarations need: `deno check` has checked the types, and
 * `isolatedDeclarations` makes the declarations of a file follow from that file alone.
 */

import { join } from "node:path/posix";
import { type Plugin, rollup } from "rollup";
import ts from "typescript";
import { singleModule } from "./_npm_bundle.ts";
import { exists, type Manifest, readManifest, root, run, shippedFiles } from "./_project.ts";

/** Where the package says that its sources are. */
const REPOSITORY = "https://github.com/dwsa/base";

/** One entry of the `exports` of package.json. */
export interface Entry {
  readonly types: string;
  readonly default: string;
}

/** The package as one module. Deno imports its files as they are, so deno.json has none. */
const BUNDLE: Entry = { types: "./bundle.d.ts", default: "./bundle.js" };

/** The contents of package.json. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Entry | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * The manifest of the npm package.
 *
 * @param manifest what deno.json holds
 * @param imported the bare specifiers that the shipped files import
 * @returns what package.json shall hold
 */
export function packageJson(manifest: Manifest, imported: Iterable<string>): PackageJson {
  return {
    name: manifest.name,
    version: manifest.version,
    description: "Keys, addresses, contract values, token amounts and authorization entries of a ledger network: " +
      "pure functions over bytes",
    keywords: ["ledger", "stellar", "soroban", "xdr", "strkey", "ed25519", "authorization", "contract", "cap-71"],
    license: manifest.license,
    homepage: `${REPOSITORY}#readme`,
    bugs: `${REPOSITORY}/issues`,
    repository: { type: "git", url: `git+${REPOSITORY}.git` },
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: {
      ...Object.fromEntries(
        Object.entries(manifest.exports).map(([name, path]) => [name, {
          types: compiled(path, ".d.ts"),
          default: compiled(path, ".js"),
        }]),
      ),
      "./bundle": BUNDLE,
      "./package.json": "./package.json",
    },
    dependencies: dependencies(manifest, imported),
  };
}

/** The path of what a source file is compiled to. */
export function compiled(path: string, extension: ".js" | ".d.ts"): string {
  return path.replace(/\.ts$/, extension);
}

/** The npm packages that the shipped files import, with the ranges that the import map gives them. */
function dependencies(manifest: Manifest, imported: Iterable<string>): Record<string, string> {
  const ranges = new Map<string, string>();
  for (const specifier of imported) {
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    const match = /^npm:(@?[^@]+)@([^/]+)$/.exec(manifest.imports[name] ?? "");
    if (match === null || match[1] !== name) throw new Error(`The import map has no npm package for ${specifier}`);
    ranges.set(name, match[2]!);
  }
  return Object.fromEntries([...ranges].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The differences between the export maps of deno.json and package.json, one sentence each. */
export function exportErrors(manifest: Manifest, json: PackageJson, exists: (path: string) => boolean): string[] {
  const errors: string[] = [];
  const names = new Set([...Object.keys(manifest.exports), ...Object.keys(json.exports)]);
  names.delete("./package.json");
  names.delete("./bundle");
  for (const name of names) {
    const [source, entry] = [manifest.exports[name], json.exports[name]];
    if (source === undefined) errors.push(`deno.json does not export ${name}, package.json does`);
    else if (typeof entry !== "object") errors.push(`package.json does not export ${name}, deno.json does`);
    else {
      for (const [path, extension] of [[entry.types, ".d.ts"], [entry.default, ".js"]] as const) {
        if (path !== compiled(source, extension)) errors.push(`package.json exports ${path} for ${source}`);
        else if (!exists(path)) errors.push(`package.json exports ${path}, which is missing`);
      }
    }
  }
  return errors;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  declaration: true,
  isolatedDeclarations: true,
  noCheck: true,
  rewriteRelativeImportExtensions: true,
  stripInternal: true, // what generated modules share among each other
  types: [],
  useDefineForClassFields: true,
  verbatimModuleSyntax: true,
};

/** The result of compiling the sources. */
export interface Compiled {
  /** JavaScript and declarations, by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** The packages that are imported. */
  readonly imported: ReadonlySet<string>;
  /** The errors of the compiler. */
  readonly errors: readonly string[];
}

/** Doc comments of generated declarations that say no more than the declaration does. */
const SAYS_NO_MORE = new RegExp(
  String.raw`^ *\/\*\* (?:The name of the type|Reads one value|Narrows to one of the arms|Which arm this is` +
    "|The JSON of {@linkcode \\w+}|The class of {@linkcode \\w+}|The (?:struct|union) `\\w+`" +
    "|The members of {@linkcode \\w+} by name|The members of the enum `\\w+`" +
    "|The union `\\w+`: its static methods make and decode values)\\. \\*/\\n",
  "gm",
);

/**
 * Compiles TypeScript files, given by their paths, to JavaScript and declarations beside them. The JavaScript has no doc
 * comments: they are a fifth of it, and the declarations have them. Indentation is by tabs, and generated code has none:
 * that saves a tenth.
 */
export function compile(sources: ReadonlyMap<string, string>): Compiled {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target, ...rest) => {
    const source = sources.get(path.slice(1));
    return source === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, source, target);
  };
  host.fileExists = (path) => sources.has(path.slice(1));
  host.getCurrentDirectory = () => "/";

  const files = new Map<string, string>();
  const imported = new Set<string>();
  host.writeFile = (path, text) => {
    const source = sources.get(path.slice(1).replace(/(\.d\.ts|\.js)$/, ".ts")) ?? "";
    const isGenerated = source.startsWith("// Generated from");
    const isDeclaration = path.endsWith(".d.ts");
    let result = isDeclaration ? withoutTsExtensions(text) : text;
    if (!isDeclaration) result = result.replace(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, "");
    if (isGenerated && isDeclaration) result = result.replace(SAYS_NO_MORE, "");
    if (isGenerated && !isDeclaration) result = result.replace(/^ +/gm, "");
    else if (isDeclaration || !hasLongText(result)) {
      result = result.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
    }
    files.set(path.slice(1), result);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!/^(\.|node:)/.test(fileName)) imported.add(fileName);
    }
  };
  const program = ts.createProgram([...sources.keys()].map((path) => `/${path}`), options, host);
  program.emit();
  const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getDeclarationDiagnostics()];
  return { files, imported, errors: diagnostics.map(describe) };
}

/** Whether a module has a template of several lines, whose indentation is a part of it. */
function hasLongText(code: string): boolean {
  const hasLong = (node: ts.Node): boolean =>
    ((ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) && node.getText().includes("\n")) ||
    ts.forEachChild(node, hasLong) === true;
  return hasLong(ts.createSourceFile("a.js", code, ts.ScriptTarget.ES2022, true));
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file?.fileName.slice(1)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
}

/** The compiler rewrites `./a.ts` to `./a.js` in JavaScript only; older compilers need that in declarations as well. */
function withoutTsExtensions(declarations: string): string {
  let result = declarations;
  for (const { fileName, pos, end } of ts.preProcessFile(declarations, true, true).importedFiles.toReversed()) {
    if (!/^\..*\.ts$/.test(fileName)) continue;
    const specifier = result.slice(pos, end + 1).replace(fileName, compiled(fileName, ".js"));
    result = result.slice(0, pos) + specifier + result.slice(end + 1);
  }
  return result;
}

/**
 * The files that the entrypoints lead to.
 *
 * @param modules the compiled modules by their paths
 * @param entrypoints the paths of the entrypoints
 * @returns what to write, by its paths: the entrypoints, and in `shared/` what areas use of each other beyond these
 */
export async function bundle(
  modules: ReadonlyMap<string, string>,
  entrypoints: readonly string[],
): Promise<Map<string, string>> {
  const build = await rollup({
    input: Object.fromEntries(entrypoints.map((path) => [path.slice(0, -".js".length), path])),
    plugins: [compiledModules(modules, entrypoints)],
    treeshake: false, // that is for those who use the package
    onwarn: ({ message }) => {
      throw new Error(`Cannot bundle the npm package: ${message}`);
    },
  });
  const { output } = await build.generate({
    format: "es",
    manualChunks(path, { getModuleInfo }) {
      const [area, rest] = path.split("/", 2);
      // What needs a package stands apart: most areas can do without.
      const alone = area === "internal" && getModuleInfo(path)!.importedIds.some((id) => !modules.has(id));
      return alone ? rest!.slice(0, -".js".length) : rest && area;
    },
    chunkFileNames: "shared/[name].js",
    minifyInternalExports: false,
    hoistTransitiveImports: false,
  });
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

function compiledModules(modules: ReadonlyMap<string, string>, entrypoints: readonly string[]): Plugin {
  return {
    name: "compiled modules",
    resolveId(specifier, importer) {
      if (importer === undefined) return specifier;
      if (!specifier.startsWith(".")) return { id: specifier, external: true };
      const path = join(importer, "..", specifier);
      // The root leads on to the other entrypoints. Bundlers drop what is not used of a namespace that they make
      // themselves (`xdr`), and not of one that is made here.
      const external = importer === "mod.js" && entrypoints.includes(path);
      return external ? { id: specifier, external } : path;
    },
    load: (path) => modules.get(path),
  };
}

/** The directory of the built package. */
export const packageRoot: URL = new URL("dist/npm/", root);

const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Compiles and bundles the shipped files into `dist/npm` and writes package.json and the documents beside them. */
export async function buildPackage(manifest: Manifest = readManifest()): Promise<PackageJson> {
  remove(packageRoot);
  const { files, imported } = compilePackage(manifest);
  const entrypoints = Object.values(manifest.exports).map((path) => compiled(path.slice("./".length), ".js"));
  const json = packageJson(manifest, imported);
  for (const [path, text] of await bundle(files, entrypoints)) write(path, text);
  const areas = ["internal", ...entrypoints.map(areaOf)];
  for (const [path, text] of files) {
    if (path.endsWith(".d.ts") && areas.includes(areaOf(path))) write(path, text);
  }
  await linkPackages(manifest);
  for (const [path, text] of (await singleModule(files, packageRoot)).files) write(path, text);
  for (const name of DOCUMENTS) Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  write("package.json", JSON.stringify(json, null, 2) + "\n");
  const missing = exportErrors(manifest, json, (path) => exists(new URL(path, packageRoot)));
  if (missing.length > 0) throw new Error(`Cannot build the npm package:\n${missing.join("\n")}`);
  return json;
}

/** The directory that a file is in; none for files of the root. */
function areaOf(path: string): string {
  return path.includes("/") ? path.split("/")[0]! : "";
}

/** The shipped files, compiled, with a file for each source. */
export function compilePackage(manifest: Manifest = readManifest()): Compiled {
  const sources = shippedFiles(manifest).map((path) => [path, Deno.readTextFileSync(new URL(path, root))] as const);
  const result = compile(new Map(sources));
  if (result.errors.length > 0) throw new Error(`Cannot compile the npm package:\n${result.errors.join("\n")}`);
  return result;
}

/** Packs the built package with npm, and returns where the tarball is. */
export async function packPackage(): Promise<URL> {
  const { ok, stdout, output } = await run(
    ["npm", "pack", "--ignore-scripts", "--pack-destination", ".."],
    packageRoot,
  );
  if (!ok) throw new Error(`Cannot pack the npm package:\n${output}`);
  return new URL(`../${stdout.trim()}`, packageRoot);
}

function write(path: string, text: string): void {
  const file = new URL(path, packageRoot);
  Deno.mkdirSync(new URL(".", file), { recursive: true });
  Deno.writeTextFileSync(file, text);
}

function remove(path: URL): void {
  if (exists(path)) Deno.removeSync(path, { recursive: true });
}

/** One package in the output of `deno info --json`. */
interface NpmPackage {
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly localPath: string;
}

interface ModuleGraph {
  readonly modules: readonly { readonly kind?: string; readonly npmPackage?: string }[];
  readonly npmPackages: Readonly<Record<string, NpmPackage>>;
}

/**
 * Links the built package and the packages that it depends on, in the versions of the lock file, from Deno's cache.
 * Needs no network once they are cached.
 *
 * @returns the directories of the dependencies
 */
export async function linkPackages({ name, exports }: Manifest = readManifest()): Promise<URL[]> {
  const packages = new Map<string, NpmPackage>();
  for (const entrypoint of Object.values(exports)) {
    await runDeno("cache", "--quiet", entrypoint);
    const { modules, npmPackages }: ModuleGraph = JSON.parse(await runDeno("info", "--json", entrypoint));
    const used = new Set(modules.flatMap(({ npmPackage }) => npmPackage ?? []));
    for (const id of used) {
      packages.set(id, npmPackages[id]!);
      for (const dependency of npmPackages[id]!.dependencies) used.add(dependency);
    }
  }

  const modules = new URL("../node_modules/", packageRoot);
  await Deno.remove(modules, { recursive: true }).catch(() => {});
  link(packageRoot, new URL(name, modules));
  return [...packages.values()].map(({ name, localPath }) => {
    const directory = new URL(`file://${localPath}/`);
    link(directory, new URL(name, modules));
    return directory;
  });
}

function link(target: URL, path: URL): void {
  Deno.mkdirSync(new URL(".", path), { recursive: true });
  Deno.symlinkSync(target, path, { type: "dir" });
}

async function runDeno(...args: string[]): Promise<string> {
  const { ok, stdout, output } = await run([Deno.execPath(), ...args]);
  if (!ok) throw new Error(`Cannot run deno ${args.join(" ")}:\n${output}`);
  return stdout;
}
