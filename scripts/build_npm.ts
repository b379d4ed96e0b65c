/**
 * Builds the npm package in dist/npm, packs it and checks what was packed.
 *
 *     deno task build:npm
 */

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import * as esbuild from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { buildPackage, packPackage } from "./_npm.ts";
import { filesBelow, report, root } from "./_project.ts";

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
  "class-private-accessor",
  "class-private-brand-check",
  "class-private-field",
  "class-private-method",
  "class-private-static-accessor",
  "class-private-static-field",
  "class-private-static-method",
  "top-level-await", // of the command, which is no library
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
  const json = await buildPackage();
  const file = await packPackage();
  const tarball = Deno.readFileSync(file);
  const errors = [...await publintErrors(tarball), ...await attwErrors(tarball), ...await syntaxErrors()];
  report(errors, `${json.name}@${json.version}: ${file.pathname.split("/").pop()}, ${tarball.length} bytes`);
}
