/** The npm package as a directory, dist/npm, and as a tarball beside it. */

import { compile } from "./_npm_compile.ts";
import { exportFaults, type PackageJson, packageJson } from "./_npm_manifest.ts";
import { exists, type Manifest, readManifest, root, run, shippedFiles } from "./_project.ts";

/** The directory of the built package. */
export const packageRoot: URL = new URL("dist/npm/", root);

const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Compiles the shipped files into `dist/npm` and writes package.json and the documents beside them. */
export function buildPackage(manifest: Manifest = readManifest()): PackageJson {
  remove(packageRoot);
  const sources = shippedFiles(manifest).map((path) => [path, Deno.readTextFileSync(new URL(path, root))] as const);
  const { files, imported, faults } = compile(new Map(sources));
  for (const [path, text] of files) write(path, text);
  for (const name of DOCUMENTS) Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  const json = packageJson(manifest, imported);
  write("package.json", JSON.stringify(json, null, 2) + "\n");
  const missing = exportFaults(manifest, json, (path) => exists(new URL(path, packageRoot)));
  if (faults.length + missing.length > 0) {
    throw new Error(`Cannot build the npm package:\n${[...faults, ...missing].join("\n")}`);
  }
  return json;
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
