/** The npm package's manifest, made from deno.json. */

import type { Manifest } from "./_project.ts";

/** Where the package says that its sources are. */
const REPOSITORY = "https://github.com/dwsa/base";

/** One entry of the `exports` of package.json. */
export interface Entry {
  readonly types: string;
  readonly default: string;
}

/** What package.json holds. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Entry | string>>;
  readonly bin?: Readonly<Record<string, string>>;
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
  const cli = manifest.exports["./cli"];
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
    sideEffects: cli === undefined ? false : [compiled(cli, ".js")], // the command runs when it is imported
    engines: { node: ">=20.19.0" },
    exports: {
      ...Object.fromEntries(
        Object.entries(manifest.exports).map(([name, path]) => [name, {
          types: compiled(path, ".d.ts"),
          default: compiled(path, ".js"),
        }]),
      ),
      "./package.json": "./package.json",
    },
    ...(cli === undefined ? {} : { bin: { dwsa: compiled(cli, ".js") } }),
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

/** In what the export maps of deno.json and package.json differ, one sentence each. */
export function exportFaults(manifest: Manifest, json: PackageJson, exists: (path: string) => boolean): string[] {
  const faults: string[] = [];
  const names = new Set([...Object.keys(manifest.exports), ...Object.keys(json.exports)]);
  names.delete("./package.json");
  for (const name of names) {
    const [source, entry] = [manifest.exports[name], json.exports[name]];
    if (source === undefined) faults.push(`deno.json does not export ${name}, package.json does`);
    else if (typeof entry !== "object") faults.push(`package.json does not export ${name}, deno.json does`);
    else {
      for (const [path, extension] of [[entry.types, ".d.ts"], [entry.default, ".js"]] as const) {
        if (path !== compiled(source, extension)) faults.push(`package.json exports ${path} for ${source}`);
        else if (!exists(path)) faults.push(`package.json exports ${path}, which is missing`);
      }
    }
  }
  return faults;
}
