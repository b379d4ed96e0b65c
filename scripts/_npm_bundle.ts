/**
 * The package as one ES module with everything inside, for runtimes that import by URL: what the root exports, minified.
 * Its namespace `xdr` has the wire types that these functions reach, since all of them would double its size.
 */

import { minifySync } from "@swc/wasm";
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { join } from "node:path/posix";
import { rollup } from "rollup";

/** The line of the root that exports all wire types. */
const NAMESPACE = /^export \* as xdr from "\.\/xdr\/mod\.js";$/m;

/** The entry of the bundle, and the module that takes the place of the wire types in it. */
const [ENTRY, TYPES] = ["bundle.js", "bundle_xdr.js"];

/** What to write into the package, by paths. */
export interface SingleModule {
  readonly files: ReadonlyMap<string, string>;
  /** The hash of the module, for the attribute `integrity` of a script. */
  readonly integrity: string;
}

/**
 * Makes the one module.
 *
 * @param modules the compiled modules by their paths
 * @param directory where the package is built; its dependencies are found from there
 */
export async function singleModule(modules: ReadonlyMap<string, string>, directory: URL): Promise<SingleModule> {
  const root = modules.get("mod.js") ?? "";
  if (!NAMESPACE.test(root)) throw new Error("Cannot bundle the npm package: expected the root to export xdr");
  const names = await reachedTypes(modules, root.replace(NAMESPACE, ""));
  const code = await minify(
    root.replace(NAMESPACE, `export { xdr } from "./${TYPES}";`),
    namespace(names, modules),
    directory,
  );
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  return {
    integrity,
    files: new Map([
      [ENTRY, code],
      ["bundle.integrity", `${integrity}\n`],
      ["bundle.d.ts", `export * from "./mod.js";\nexport * as xdr from "./bundle_xdr.js";\n`],
      ["bundle_xdr.d.ts", `export type * from "./xdr/mod.js";\nexport { ${names.join(", ")} } from "./xdr/mod.js";\n`],
    ]),
  };
}

/** The exports of the wire types that remain in a module once everything that it does not need is gone. */
async function reachedTypes(modules: ReadonlyMap<string, string>, entry: string): Promise<string[]> {
  const build = await rollup({
    input: ENTRY,
    treeshake: { moduleSideEffects: false },
    plugins: [{
      name: "compiled modules",
      resolveId: (specifier, importer) =>
        importer !== undefined && specifier.startsWith(".")
          ? join(importer, "..", specifier)
          : { id: specifier, external: importer !== undefined },
      load: (path) => path === ENTRY ? entry : modules.get(path),
    }],
  });
  const { output: [chunk] } = await build.generate({ format: "es" });
  const exported = new Set((modules.get("xdr/mod.js") ?? "").match(/\w+/g));
  const reached = Object.entries(chunk.modules)
    .filter(([path]) => path.startsWith("xdr/") && !path.startsWith("xdr/json/"))
    .flatMap(([, { renderedExports }]) => renderedExports.filter((name) => exported.has(name)));
  return [...new Set(reached)].sort();
}

/** The module of the namespace. Classes know their names: a second list of them would take 2 % of the whole module. */
function namespace(names: readonly string[], modules: ReadonlyMap<string, string>): string {
  const generated = [...modules].flatMap(([path, code]) => path.startsWith("xdr/generated/") ? code : []).join("\n");
  const named = new Set(Array.from(generated.matchAll(/get xdrName\(\) \{\s+return "(\w+)"/g), ([, name]) => name!));
  const classes = names.filter((name) => named.has(name));
  const others = names.filter((name) => !named.has(name));
  return `import { ${names.join(", ")} } from "./xdr/mod.js";
    const classes = [${classes.join(", ")}].map((type) => [type.xdrName, type]);
    export const xdr = Object.freeze({ ...Object.fromEntries(classes), ${others.join(", ")} });`;
}

async function minify(entry: string, types: string, directory: URL): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: entry, resolveDir: directory.pathname },
    plugins: [{
      name: "wire types",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: new RegExp(`/${TYPES}$`) }, () => ({ path: TYPES, namespace: "types" }));
        onLoad({ filter: /.*/, namespace: "types" }, () => ({ contents: types, resolveDir: directory.pathname }));
      },
    }],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    supported: { "logical-assignment": false }, // is of later than ES2020
    preserveSymlinks: true, // the dependencies are found beside the links, not beside what they lead to
    legalComments: "none",
    logLevel: "silent",
  }).finally(() => esbuild.stop());
  // It names variables so that gzip finds more repetitions than with esbuild's names: that saves 5 %.
  return minifySync(outputFiles[0]!.text, {
    module: true,
    compress: { ecma: 2020, passes: 3 },
    mangle: { toplevel: true },
  }).code;
}
