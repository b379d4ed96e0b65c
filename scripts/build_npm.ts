/**
 * Builds the npm package in dist/npm, packs it and checks what was packed.
 *
 *     deno task build:npm
 */

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { buildPackage, packPackage } from "./_npm.ts";
import { report } from "./_project.ts";

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

if (import.meta.main) {
  const json = await buildPackage();
  const file = await packPackage();
  const tarball = Deno.readFileSync(file);
  const errors = [...await publintErrors(tarball), ...await attwErrors(tarball)];
  report(errors, `${json.name}@${json.version}: ${file.pathname.split("/").pop()}, ${tarball.length} bytes`);
}
