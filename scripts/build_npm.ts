/**
 * Builds the npm package in dist/npm, packs it and checks what was packed.
 *
 *     deno task build:npm
 *
 * Rollup makes one file for each area, since Node takes half a millisecond to find, read and link a file. The
 * declarations stay one for each source. `deno check` has checked the types.
 */

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import { type Plugin as RollupPlugin, rollup } from "rollup";
import ts from "typescript";
import * as xdr from "../xdr/mod.ts";
import { exists, filesBelow, type Manifest, NPM_INSTALL, readManifest, report, root, run } from "./_project.ts";

/** The directory of the built package; `node_modules` beside it has the package and its dependencies. */
export const packageRoot: URL = new URL("dist/npm/", root);
const modules = new URL("../node_modules/", packageRoot);

const REPOSITORY = "https://github.com/dwsa/base";

/** The contents of package.json. */
export function packageJson({ name, version, license, exports, imports }: Manifest): Readonly<Record<string, unknown>> {
  const entry = (path: string) => ({ types: path.replace(/ts$/, "d.ts"), default: path.replace(/ts$/, "js") });
  return {
    name,
    version,
    description: "Keys, addresses, contract values, token amounts and authorization entries of a ledger network: " +
      "pure functions over bytes",
    keywords: ["ledger", "stellar", "soroban", "xdr", "strkey", "ed25519", "authorization", "contract", "cap-71"],
    license,
    homepage: `${REPOSITORY}#readme`,
    bugs: `${REPOSITORY}/issues`,
    repository: { type: "git", url: `git+${REPOSITORY}.git` },
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19.0" },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, entry(path)])),
      "./bundle": entry("./bundle.ts"),
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(
      Object.entries(imports).filter(([name]) => name.startsWith("@noble/"))
        .map(([name, target]) => [name, target.slice(`npm:${name}@`.length)]),
    ),
  };
}

const COMPILER = { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } };

const areaOf = (path: string) => path.slice(root.pathname.length).split("/")[0]!;

/** Writes the modules: one file for each entrypoint, and in `shared` one for each area. */
async function writeModules(exports: readonly string[]): Promise<void> {
  const paths = exports.map((path) => new URL(path, root).pathname);
  const sources: RollupPlugin = {
    name: "sources",
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith(".")) return { id, external: importer !== undefined };
      const target = new URL(id, `file://${importer}`).pathname;
      // Bundlers drop what is not used of a namespace that they make themselves (`xdr`), and not of one made here.
      const external = importer === new URL("mod.ts", root).pathname && paths.includes(target);
      return external ? { id: id.replace(/ts$/, "js"), external } : target;
    },
    async load(path) {
      const source = Deno.readTextFileSync(path);
      const comments = parseSync(path, source).comments.filter(({ value }) => !value.includes("@__PURE__"));
      const code = comments.reduceRight((code, { start, end }) => code.slice(0, start) + code.slice(end), source);
      return (await esbuild.transform(code, { loader: "ts", target: "es2022", tsconfigRaw: COMPILER })).code;
    },
  };
  // Rolldown makes variables of classes, and esbuild makes names of such classes that gzip finds longer.
  const bundle = await rollup({
    input: Object.fromEntries(exports.map((path, i) => [path.slice(2, -".ts".length), paths[i]!])),
    treeshake: false, // that is for those who use the package
    plugins: [sources],
    onwarn: ({ message }) => {
      throw new Error(`Cannot bundle the npm package: ${message}`);
    },
  });
  await bundle.write({
    dir: packageRoot.pathname,
    manualChunks(path, { getModuleInfo }) {
      if (areaOf(path).endsWith(".ts")) return undefined;
      // What needs a package stands apart: most areas can do without.
      const isAlone = areaOf(path) === "internal" && getModuleInfo(path)!.importedIds.some((id) => /^@noble/.test(id));
      return isAlone ? path.split("/").at(-1)!.slice(0, -".ts".length) : areaOf(path);
    },
    chunkFileNames: "shared/[name].js",
    minifyInternalExports: false,
    hoistTransitiveImports: false,
  });
}

/** Doc comments of generated declarations that say no more than the declaration does. */
const SAYS_NO_MORE = new RegExp(
  String.raw`^(?:The name of the type|Reads one value|Narrows to one of the arms|Which arm this is` +
    "|The JSON of {@linkcode \\w+}|The class of {@linkcode \\w+}|The (?:struct|union) `\\w+`" +
    "|The members of {@linkcode \\w+} by name|The members of the enum `\\w+`" +
    "|The union `\\w+`: its static methods make and decode values)\\.$",
);

/** Imports `./a.js`, which the compiler does in JavaScript only, and drops comments of generated declarations. */
const slimmer: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (file) => {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isStringLiteral(node) && /^\..*\.ts$/.test(node.text)) {
      return context.factory.createStringLiteral(node.text.replace(/ts$/, "js"));
    }
    const original = ts.getOriginalNode(node);
    const { comment } = ts.getJSDocCommentsAndTags(original).find(ts.isJSDoc) ?? {};
    if (SAYS_NO_MORE.test(ts.getTextOfJSDocComment(comment) ?? "")) {
      ts.setEmitFlags(node, ts.EmitFlags.NoLeadingComments);
    }
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitNode(file, visit) as ts.SourceFile;
};

/** Writes the declarations that the entrypoints lead to. */
async function writeDeclarations(exports: readonly string[]): Promise<void> {
  const program = ts.createProgram(exports.map((path) => new URL(path, root).pathname), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    isolatedDeclarations: true,
    noCheck: true,
    stripInternal: true, // what generated modules share among each other
    types: [],
    rootDir: root.pathname,
    outDir: packageRoot.pathname,
  });
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => files.set(path, text), undefined, true, {
    afterDeclarations: [slimmer],
  });
  const errors = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  if (errors.length > 0) throw new Error(`Cannot declare the npm package:\n${errors.join("\n")}`);
  const reached = new Set(exports.map((path) => new URL(path.replace(/ts$/, "d.ts"), packageRoot).pathname));
  for (const path of reached) {
    const text = files.get(path)!;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = new URL(fileName.replace(/js$/, "d.ts"), `file://${path}`).pathname;
      if (files.has(target)) reached.add(target);
    }
    Deno.mkdirSync(new URL(".", `file://${path}`), { recursive: true });
    Deno.writeTextFileSync(path, text);
  }
  const fmt = ["fmt", "--quiet", "--no-config", "--use-tabs", "--line-width=120", packageRoot.pathname];
  await must([Deno.execPath(), ...fmt], "indent"); // by tabs: a tenth of the declarations
}

/**
 * Writes the package as one minified module with everything inside, for runtimes that import by URL: what the root
 * exports. Its namespace `xdr` has the wire types that these functions reach, since all of them would double its size.
 */
async function writeBundle(): Promise<void> {
  const all = Deno.readTextFileSync(new URL("mod.ts", root));
  const rest = all.replace('export * as xdr from "./xdr/mod.ts";', "");
  if (rest === all) throw new Error("Cannot bundle the npm package: expected the root to export xdr");
  const { modules } = await bundleOf(rest);
  const names = Object.entries(modules).filter(([path]) => areaOf(path) === "xdr" && !path.includes("/xdr/json/"))
    .flatMap(([, { renderedExports }]) => renderedExports).filter((name) => name in xdr);
  const reached = [...new Set(names)].sort().join(", ");
  const { code } = await bundleOf(`${rest}\nimport { ${reached} } from "./xdr/mod.ts";
    export const xdr = /* @__PURE__ */ Object.freeze({ ${reached} });`);
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  const files = {
    "bundle.js": code,
    "bundle.integrity": `${integrity}\n`,
    "bundle.d.ts": 'export * from "./mod.js";\nexport * as xdr from "./bundle_xdr.js";\n',
    "bundle_xdr.d.ts": `export type * from "./xdr/mod.js";\nexport { ${reached} } from "./xdr/mod.js";\n`,
  };
  for (const [path, text] of Object.entries(files)) Deno.writeTextFileSync(new URL(path, packageRoot), text);
}

/** One module of a program that stands in the root directory, with its dependencies. */
async function bundleOf(code: string): Promise<OutputChunk> {
  const entry = new URL("bundle.ts", root).pathname;
  const sources: Plugin = {
    name: "sources",
    resolveId: (id) => id.startsWith("@noble/") ? new URL(id, modules).pathname : id === entry ? id : null,
    load: (id) => id === entry ? code : null,
  };
  const bundle = await rolldown({
    input: entry,
    platform: "neutral",
    treeshake: { moduleSideEffects: false },
    transform: { target: "chrome84" }, // has private fields, and no syntax of later than ES2020 beside
    tsconfig: false,
    plugins: [sources],
  });
  const { output: [chunk] } = await bundle.generate({ minify: { compress: { target: "es2020" } }, comments: false });
  return chunk;
}

/** Installs the dependencies in the versions of the lock file, and the package as a link. */
async function install(name: string, dependencies: readonly string[]): Promise<void> {
  const { npm } = JSON.parse(Deno.readTextFileSync(new URL("deno.lock", root))) as { npm: Record<string, unknown> };
  const locked = Object.keys(npm).filter((id) => dependencies.some((name) => id.startsWith(`${name}@`)));
  await must([...NPM_INSTALL, "--prefix", new URL("..", packageRoot).pathname, ...locked], "install");
  const link = new URL(name, modules);
  Deno.mkdirSync(new URL(".", link), { recursive: true });
  if (!exists(link)) Deno.symlinkSync(packageRoot, link, { type: "dir" });
}

/** Builds `dist/npm` and installs it beside its dependencies in `dist/node_modules`. */
export async function buildPackage(manifest: Manifest = readManifest()): Promise<void> {
  if (exists(packageRoot)) Deno.removeSync(packageRoot, { recursive: true });
  Deno.mkdirSync(packageRoot, { recursive: true });
  const json = packageJson(manifest);
  await install(manifest.name, Object.keys(json.dependencies!));
  await writeModules(Object.values(manifest.exports));
  await writeDeclarations(Object.values(manifest.exports));
  await writeBundle();
  for (const name of ["README.md", "CHANGELOG.md", "LICENSE"]) {
    Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  }
  Deno.writeTextFileSync(new URL("package.json", packageRoot), JSON.stringify(json, null, 2) + "\n");
  await esbuild.stop();
}

/** Packs the built package with npm, and returns where the tarball is. */
export async function packPackage(): Promise<URL> {
  const stdout = await must(["npm", "pack", "--ignore-scripts", "--pack-destination", ".."], "pack", packageRoot);
  return new URL(`../${stdout.trim()}`, packageRoot);
}

async function must(command: readonly string[], verb: string, cwd: URL = root): Promise<string> {
  const { ok, stdout, output } = await run(command, cwd);
  if (!ok) throw new Error(`Cannot ${verb} the npm package:\n${output}`);
  return stdout;
}

/** The errors of publint in the packed package. */
async function publintErrors(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** The errors of attw in the packed package, for consumers of ES modules. */
async function attwErrors(tarball: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (analysis.types === false) return ["attw: the package has no types"];
  return analysis.problems
    .filter((problem) =>
      (["node16-esm", "bundler"] as const).some((kind) => problemAffectsResolutionKind(problem, kind, analysis))
    )
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}

/** Syntax of later than ES2020 that the package may use: engines that have bigint have it, or tools replace it. */
const ALLOWED = [
  "class-field",
  "class-static-field",
  ...["accessor", "field", "method"].flatMap((kind) => [`class-private-${kind}`, `class-private-static-${kind}`]),
  "class-private-brand-check",
];

/** The lines of a module that have other syntax of later than ES2020, which the engines of some apps refuse. */
export async function laterSyntax(code: string): Promise<string[]> {
  const supported = Object.fromEntries(ALLOWED.map((name) => [name, true]));
  const print = async (target: string) =>
    (await esbuild.transform(code, { format: "esm", target, supported, logLevel: "silent" })).code.split("\n");
  const [now, then] = [await print("esnext"), new Set(await print("es2020"))];
  return now.filter((line) => !then.has(line)).map((line) => line.trim().slice(0, 100));
}

/** Where modules of the package have syntax that is too new. */
async function syntaxErrors(): Promise<string[]> {
  const errors: string[] = [];
  for (const path of filesBelow("dist/npm").filter((path) => path.endsWith(".js"))) {
    const lines = await laterSyntax(Deno.readTextFileSync(new URL(path, root)));
    errors.push(...lines.map((line) => `${path}: syntax of later than ES2020: ${line}`));
  }
  await esbuild.stop();
  return errors;
}

if (import.meta.main) {
  await buildPackage();
  const file = await packPackage();
  const tarball = Deno.readFileSync(file);
  const errors = [...await publintErrors(tarball), ...await attwErrors(tarball), ...await syntaxErrors()];
  report(errors, `${file.pathname.split("/").pop()}, ${tarball.length} bytes`);
}
