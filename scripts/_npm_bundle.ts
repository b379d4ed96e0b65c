/**
 * Puts the compiled modules of the npm package together, one file for each area. Node takes half a millisecond to find,
 * read and link a file: with one file for each source, that is most of what an import takes.
 */

import { join } from "node:path/posix";
import { type Plugin, rollup } from "rollup";

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
      return rest === undefined || alone ? undefined : area;
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
