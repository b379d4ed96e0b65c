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

/** What publint has against the packed package. */
async function publintFaults(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** What attw has against the packed package, for those who import it as the ES modules that it holds. */
async function attwFaults(tarball: Uint8Array): Promise<string[]> {
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
  const faults = [...await publintFaults(tarball), ...await attwFaults(tarball)];
  report(faults, `${json.name}@${json.version}: ${file.pathname.split("/").pop()}, ${tarball.length} bytes`);
}
