/**
 * Runs the benchmarks on Node: bundles them with our sources, installs the peers beside the bundle, and starts `node`.
 *
 *     deno task bench:node [--filter=TEXT] [--json=FILE]
 */

import * as esbuild from "esbuild";
import { root, run } from "./_project.ts";

const bench = new URL("bench/", root);
const output = new URL("dist/bench/", root);

const { imports }: { imports: Record<string, string> } = JSON.parse(
  Deno.readTextFileSync(new URL("deno.json", bench)),
);

/** Installs the packages of the benchmarks' import map, unless that was done before. */
async function install(): Promise<void> {
  const dependencies = Object.fromEntries(
    Object.entries(imports).flatMap(([name, target]) => {
      const range = /^npm:@?[^@]+@(.+)$/.exec(target)?.[1];
      return range === undefined ? [] : [[name, range]];
    }),
  );
  const manifest = JSON.stringify(
    { private: true, type: "module", dependencies },
    null,
    2,
  );
  const stamp = new URL("node_modules/.installed.json", output);
  if (await Deno.readTextFile(stamp).catch(() => "") === manifest) return;
  await Deno.mkdir(output, { recursive: true });
  await Deno.writeTextFile(new URL("package.json", output), manifest);
  const flags = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
  ];
  const { ok, output: printed } = await run(
    ["npm", "install", ...flags],
    output,
  );
  if (!ok) throw new Error(`Cannot install the peers:\n${printed}`);
  await Deno.writeTextFile(stamp, manifest);
}

/** Bundles the benchmarks and our sources; the packages stay outside. */
async function bundle(): Promise<URL> {
  const file = new URL("bench.js", output);
  await esbuild.build({
    entryPoints: [new URL("main.ts", bench).pathname],
    outfile: file.pathname,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    alias: Object.fromEntries(
      Object.entries(imports).filter(([, target]) => target.startsWith("../"))
        .map(([name, target]) => [name, new URL(target, bench).pathname]),
    ),
    tsconfigRaw: {},
    logLevel: "warning",
  });
  await esbuild.stop();
  return file;
}

await install();
const file = await bundle();
const { code } = await new Deno.Command("node", {
  args: [file.pathname, ...Deno.args],
  cwd: root,
}).spawn().status;
Deno.exit(code);
