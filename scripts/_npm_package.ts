/** The npm package as a directory: dist/npm. */

import { compile } from "./_npm_compile.ts";
import { compiled, exportFaults, type PackageJson, packageJson } from "./_npm_manifest.ts";
import { type Manifest, readManifest, root, shippedFiles } from "./_project.ts";

/** The directory of the built package. */
export const packageRoot: URL = new URL("dist/npm/", root);

const DOCUMENTS = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Compiles the shipped files into `dist/npm` and writes package.json and the documents beside them. */
export function buildPackage(manifest: Manifest = readManifest()): PackageJson {
  remove(packageRoot);
  const imported = new Set<string>();
  const faults: string[] = [];
  for (const path of shippedFiles(manifest)) {
    const result = compile(path, Deno.readTextFileSync(new URL(path, root)));
    write(compiled(path, ".js"), result.js);
    write(compiled(path, ".d.ts"), result.dts);
    for (const specifier of result.imported) imported.add(specifier);
    faults.push(...result.faults);
  }
  for (const name of DOCUMENTS) Deno.copyFileSync(new URL(name, root), new URL(name, packageRoot));
  const json = packageJson(manifest, imported);
  write("package.json", JSON.stringify(json, null, 2) + "\n");
  faults.push(...exportFaults(manifest, json, (path) => exists(new URL(path, packageRoot))));
  if (faults.length > 0) throw new Error(`Cannot build the npm package:\n${faults.join("\n")}`);
  return json;
}

function write(path: string, text: string): void {
  const file = new URL(path, packageRoot);
  Deno.mkdirSync(new URL(".", file), { recursive: true });
  Deno.writeTextFileSync(file, text);
}

function remove(path: URL): void {
  if (exists(path)) Deno.removeSync(path, { recursive: true });
}

function exists(path: URL): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
}
