/** The npm package as a directory, dist/npm, and as a tarball beside it. */

import { bundle } from "./_npm_bundle.ts";
import { compile, type Compiled } from "./_npm_compile.ts";
import { compiled, exportFaults, type PackageJson, packageJson } from "./_npm_manifest.ts";
import { exists, type Manifest, readManifest, root, run, shippedFiles } from "./_project.ts";

/** The directory of the built package. */
export const packageRoot: URL = new URL("dist/npm/", root);

const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Compiles and bundles the shipped files into `dist/npm` and writes package.json and the documents beside them. */
export async function buildPackage(manifest: Manifest = readManifest()): Promise<PackageJson> {
  remove(packageRoot);
  const { files, imported } = compilePackage(manifest);
  const entrypoints = Object.values(manifest.exports).map((path) => compiled(path.slice("./".length), ".js"));
  const json = packageJson(manifest, imported);
  const commands = Object.values(json.bin ?? {}).map((path) => path.slice("./".length));
  for (const [path, text] of await bundle(files, entrypoints)) {
    write(path, commands.includes(path) ? `#!/usr/bin/env node\n${text}` : text);
  }
  const areas = ["internal", ...entrypoints.filter((path) => !commands.includes(path)).map(areaOf)];
  const declared = commands.map((path) => path.replace(/\.js$/, ".d.ts")); // nothing of a command can be imported
  for (const [path, text] of files) {
    if (declared.includes(path) || (path.endsWith(".d.ts") && areas.includes(areaOf(path)))) write(path, text);
  }
  for (const name of DOCUMENTS) Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  write("package.json", JSON.stringify(json, null, 2) + "\n");
  const missing = exportFaults(manifest, json, (path) => exists(new URL(path, packageRoot)));
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
  if (result.faults.length > 0) throw new Error(`Cannot compile the npm package:\n${result.faults.join("\n")}`);
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
