/**
 * Runs the benchmarks on Node: bundles them with our sources, installs the other packages beside the bundle, and starts `node`.
 *
 *     deno task bench:node [--filter=TEXT]… [--json=FILE] [--growth] [--runtime=PATH]
 */

import * as esbuild from "esbuild";
import { bench, benchFolder, benchImports, installBenchPackages } from "./_bench_packages.ts";
import { root } from "./_project.ts";

/** Bundles the benchmarks and our sources; the packages stay outside. */
async function bundle(): Promise<URL> {
  const file = new URL("bench.js", benchFolder);
  await esbuild.build({
    entryPoints: [new URL("main.ts", bench).pathname],
    outfile: file.pathname,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    alias: Object.fromEntries(
      Object.entries(benchImports()).filter(([, target]) => target.startsWith("../"))
        .map(([name, target]) => [name, new URL(target, bench).pathname]),
    ),
    tsconfigRaw: {},
    logLevel: "warning",
  });
  await esbuild.stop();
  return file;
}

await installBenchPackages();
const file = await bundle();
// Another executable: a newer Node, or Bun.
const runtime = Deno.args.find((arg) => arg.startsWith("--runtime="))?.slice("--runtime=".length) ?? "node";
const { code } = await new Deno.Command(runtime, {
  args: ["--expose-gc", file.pathname, ...Deno.args.filter((arg) => !arg.startsWith("--runtime="))],
  cwd: root,
}).spawn().status;
Deno.exit(code);
