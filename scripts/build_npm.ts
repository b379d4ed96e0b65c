/**
 * Builds the npm package in dist/npm, packs it, and checks the tarball.
 *
 *     deno task build:npm
 *
 * Rollup creates one file for each area, since Node needs half a millisecond to find, read and link a file. There is
 * one declaration file for each source file. `deno check` has already checked the types.
 */

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import * as esbuild from "esbuild";
import { existsSync } from "node:fs";
import { createHash } from "node:crypto";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import { type Plugin as RollupPlugin, rollup } from "rollup";
import ts from "typescript";
import * as xdr from "../xdr/mod.ts";
import { type Manifest, NPM_INSTALL, readManifest, report, root, run, shippedFiles } from "./_project.ts";
import about from "./npm_package.json" with { type: "json" };

/** Directory of the built package; `node_modules` next to it contains the package and its dependencies. */
export const packageRoot: URL = new URL("dist/npm/", root);
const modules = new URL("../node_modules/", packageRoot);

/** Root files included in the package. */
const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Returns the contents of package.json. */
export function packageJson({ name, version, license, exports, imports }: Manifest): Readonly<Record<string, unknown>> {
  const entry = (path: string) => ({ types: path.replace(/ts$/, "d.ts"), default: path.replace(/ts$/, "js") });
  const noble = Object.entries(imports).filter(([name]) => name.startsWith("@noble/"));
  return {
    ...{ name, version, license, ...about },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, entry(path)])),
      "./bundle": entry("./bundle.ts"),
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(noble.map(([name, target]) => [name, target.slice(`npm:${name}@`.length)])),
  };
}

const COMPILER = { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } };

/**
 * Syntax of the package: ES2020, the latest that some app engines support, plus later syntax that
 * engines with bigint support or tools replace.
 */
export const SYNTAX: esbuild.TransformOptions = {
  target: "es2020",
  supported: Object.fromEntries(
    ["field", "static-field", "private-field", "private-method", "private-accessor", "private-brand-check"]
      .concat("private-static-field", "private-static-method", "private-static-accessor")
      .map((name) => [`class-${name}`, true]),
  ),
};

const areaOf = (path: string) => path.slice(root.pathname.length).split("/")[0]!;

/** Writes the modules: one file for each entrypoint, and in `shared` one for each area. */
async function writeModules(exports: readonly string[]): Promise<void> {
  const paths = exports.map((path) => new URL(path, root).pathname);
  const sources: RollupPlugin = {
    name: "sources",
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith(".")) return { id, external: importer !== undefined };
      const target = new URL(id, `file://${importer}`).pathname;
      // Bundlers can tree-shake a namespace that they create themselves (`xdr`), but not one created here.
      const external = importer === paths[0] && paths.includes(target);
      return external ? { id: id.replace(/ts$/, "js"), external } : target;
    },
    async load(path) {
      const source = Deno.readTextFileSync(path);
      const comments = parseSync(path, source).comments.filter(({ value }) => !value.includes("@__PURE__"));
      const code = comments.reduceRight((code, { start, end }) => code.slice(0, start) + code.slice(end), source);
      return (await esbuild.transform(code, { loader: "ts", tsconfigRaw: COMPILER, ...SYNTAX })).code;
    },
  };
  // Rolldown turns classes into variables, whose minified names by esbuild compress worse.
  const bundle = await rollup({
    input: Object.fromEntries(exports.map((path, i) => [path.slice(2, -".ts".length), paths[i]!])),
    treeshake: false, // left to users of the package
    plugins: [sources],
    onwarn: ({ message }) => {
      throw new Error(`Cannot bundle the npm package: ${message}`);
    },
  });
  await bundle.write({
    dir: packageRoot.pathname,
    manualChunks(path, { getModuleInfo }) {
      if (areaOf(path).endsWith(".ts")) return undefined;
      // Code that needs a package is separate: most areas do not use it.
      const isAlone = areaOf(path) === "internal" && getModuleInfo(path)!.importedIds.some((id) => /^@noble/.test(id));
      return isAlone ? path.split("/").at(-1)!.slice(0, -".ts".length) : areaOf(path);
    },
    chunkFileNames: "shared/[name].js",
    minifyInternalExports: false,
    hoistTransitiveImports: false,
  });
}

/**
 * Matches the doc comments of generated declarations that only repeat the declaration, in the words of `scripts/xdr`.
 */
const SAYS_NO_MORE = new RegExp(
  String.raw`^(?:The name of the (?:type|arm)|Reads one value|Makes \`instanceof\` narrow a value to {@linkcode \w+}` +
    "|The JSON of {@linkcode \\w+}|The class of {@linkcode \\w+}|The (?:struct|union) `\\w+`" +
    "|The members of {@linkcode \\w+} by (?:name|wire value)|A member of the enum `\\w+`" +
    "|The value types of the arms of {@linkcode \\w+}, by arm name" +
    "|The union `\\w+`: its static methods create and decode values|The value of the arm; null if the arm has no value" +
    "|No value|(?:Creates the arm `\\w+`: )?(?:no value|[Aa]n? {@linkcode \\w+}))\\.$",
);

/** Rewrites imports to `./a.js`, as the compiler does only in JavaScript, and drops redundant doc comments. */
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

/** Writes the declarations that the entrypoints refer to. */
function writeDeclarations(exports: readonly string[]): void {
  const program = ts.createProgram(exports.map((path) => new URL(path, root).pathname), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    isolatedDeclarations: true,
    noCheck: true,
    stripInternal: true, // internals shared by generated modules
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
}

/**
 * Writes the package as one self-contained minified module, for runtimes that import by URL: everything the root
 * exports. Its namespace `xdr` has only the wire types that the other exports use: all types would add 15 % to its gzipped
 * size.
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

/**
 * Writes `script.js`, a classic script that sets the global `dwsa`, for engines without modules such as those inside of
 * SQL engines. It is not in `exports`, since it is no module.
 */
async function writeScript(): Promise<void> {
  const { code } = await bundleOf('import { SCRIPT } from "./scripts/script.ts"; globalThis.dwsa = SCRIPT;', "iife");
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  Deno.writeTextFileSync(new URL("script.js", packageRoot), code);
  Deno.writeTextFileSync(new URL("script.integrity", packageRoot), `${integrity}\n`);
}

/** Bundles a program in the root directory with its dependencies into one file. */
async function bundleOf(code: string, format: "esm" | "iife" = "esm"): Promise<OutputChunk> {
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
    transform: { target: "chrome84" }, // supports private fields, and otherwise no syntax later than ES2020
    tsconfig: false,
    plugins: [sources],
  });
  const { output: [chunk] } = await bundle.generate({
    format,
    minify: { compress: { target: "es2020" } },
    comments: false,
  });
  return chunk;
}

/** Installs the dependencies in the versions of the lock file, and links the package. */
async function install(name: string, dependencies: readonly string[]): Promise<void> {
  const { npm } = JSON.parse(Deno.readTextFileSync(new URL("deno.lock", root))) as { npm: Record<string, unknown> };
  const locked = Object.keys(npm).filter((id) => dependencies.some((name) => id.startsWith(`${name}@`)));
  await must([...NPM_INSTALL, "--prefix", new URL("..", packageRoot).pathname, ...locked], "install");
  const link = new URL(name, modules);
  Deno.mkdirSync(new URL(".", link), { recursive: true });
  if (!existsSync(link)) Deno.symlinkSync(packageRoot, link, { type: "dir" });
}

/** Returns a hash of all source files of the package. */
function hashOfSources(manifest: Manifest): string {
  const hash = createHash("sha256");
  const others = [
    ...DOCUMENTS,
    "deno.json",
    "deno.lock",
    "scripts/deno.lock",
    "scripts/build_npm.ts",
    "scripts/script.ts",
    "scripts/npm_package.json",
  ];
  for (const path of [...shippedFiles(manifest), ...others]) {
    hash.update(`${path}\0`).update(Deno.readFileSync(new URL(path, root)));
  }
  return hash.digest("hex");
}

/**
 * Builds `dist/npm`, and installs it with its dependencies in `dist/node_modules`. Reuses a build of the same files,
 * since four steps of the gate need one.
 */
export async function buildPackage(manifest: Manifest = readManifest()): Promise<void> {
  const built = new URL("../npm.sha256", packageRoot);
  const hash = hashOfSources(manifest);
  if (existsSync(packageRoot) && existsSync(built) && Deno.readTextFileSync(built) === hash) return;
  if (existsSync(packageRoot)) Deno.removeSync(packageRoot, { recursive: true });
  Deno.mkdirSync(packageRoot, { recursive: true });
  const json = packageJson(manifest);
  await install(manifest.name, Object.keys(json.dependencies!));
  await writeModules(Object.values(manifest.exports));
  writeDeclarations(Object.values(manifest.exports));
  const fmt = ["fmt", "--quiet", "--no-config", "--use-tabs", "--line-width=120", packageRoot.pathname];
  await must([Deno.execPath(), ...fmt], "indent"); // tabs reduce the declarations by a tenth
  await writeBundle();
  await writeScript();
  for (const name of DOCUMENTS) {
    Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  }
  Deno.writeTextFileSync(new URL("package.json", packageRoot), JSON.stringify(json, null, 2) + "\n");
  Deno.writeTextFileSync(built, hash);
  await esbuild.stop();
}

/** Packs the built package with npm, and returns the path of the tarball. */
export async function packPackage(): Promise<URL> {
  const stdout = await must(["npm", "pack", "--ignore-scripts", "--pack-destination", ".."], "pack", packageRoot);
  return new URL(`../${stdout.trim()}`, packageRoot);
}

async function must(command: readonly string[], verb: string, cwd: URL = root): Promise<string> {
  const { ok, stdout, output } = await run(command, cwd);
  if (!ok) throw new Error(`Cannot ${verb} the npm package:\n${output}`);
  return stdout;
}

/** Returns the problems that publint and attw find in the tarball; attw checks ES module consumers only. */
async function tarballErrors(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  const found = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (analysis.types === false) return [...found, "attw: the package has no types"];
  const problems = analysis.problems.filter((problem) =>
    (["node16-esm", "bundler"] as const).some((kind) => problemAffectsResolutionKind(problem, kind, analysis))
  );
  return [...found, ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`)];
}

if (import.meta.main) {
  await buildPackage();
  const file = await packPackage();
  const tarball = Deno.readFileSync(file);
  report(await tarballErrors(tarball), `${file.pathname.split("/").pop()}, ${tarball.length} bytes`);
}
