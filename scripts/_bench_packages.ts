/** The folder in which Node finds the packages that the benchmarks compare with. */

import { NPM_INSTALL, root, run } from "./_project.ts";

/** The benchmarks, which have a manifest of their own. */
export const bench: URL = new URL("bench/", root);

/** The folder. */
export const benchFolder: URL = new URL("dist/bench/", root);

/** The import map of the benchmarks. */
export function benchImports(): Record<string, string> {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", bench))).imports;
}

/** Installs the npm packages of the benchmarks' import map, unless that was done before. */
export async function installBenchPackages(): Promise<void> {
  const dependencies = Object.fromEntries(
    Object.entries(benchImports()).flatMap(([name, target]) => {
      const range = /^npm:@?[^@]+@(.+)$/.exec(target)?.[1];
      return range === undefined ? [] : [[name, range]];
    }),
  );
  const manifest = JSON.stringify({ private: true, type: "module", dependencies }, null, 2);
  const stamp = new URL("node_modules/.installed.json", benchFolder);
  if (await Deno.readTextFile(stamp).catch(() => "") === manifest) return;
  await Deno.mkdir(benchFolder, { recursive: true });
  await Deno.writeTextFile(new URL("package.json", benchFolder), manifest);
  const { ok, output } = await run(NPM_INSTALL, benchFolder);
  if (!ok) throw new Error(`Cannot install the packages of the benchmarks:\n${output}`);
  await Deno.writeTextFile(stamp, manifest);
}
