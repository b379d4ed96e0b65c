/** Other runtimes, from npm, in the versions that are named here. They are kept below the system's temporary directory. */

import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { exists, run } from "./_project.ts";

const CACHE = new URL("dwsa-runtimes/", pathToFileURL(`${tmpdir()}/`));

/** npm, without anything that a package could run or that is of no use here. */
export const NPM_INSTALL: readonly string[] = [
  ..."npm install --ignore-scripts --prefer-offline --no-audit --no-fund --no-package-lock --loglevel=error".split(" "),
];

/** The names that the packages use for this machine. */
const [os, arm] = [Deno.build.os, Deno.build.arch === "aarch64"];

/** The package and the path of the executable of each kind of runtime. */
const PACKAGES: Readonly<Record<"bun" | "node" | "workerd", readonly [name: string, executable: string]>> = {
  bun: [`@oven/bun-${os}-${arm ? "aarch64" : "x64-baseline"}`, "bin/bun"],
  node: [`node-${os}-${arm ? "arm64" : "x64"}`, "bin/node"],
  workerd: [`@cloudflare/workerd-${os}-${arm ? "arm64" : "64"}`, "bin/workerd"],
};

/** The path of the executable of a runtime, which is fetched when it is not there yet. */
export async function fetchRuntime(kind: keyof typeof PACKAGES, version: string): Promise<string> {
  const [name, executable] = PACKAGES[kind];
  return new URL(executable, await fetchPackage(name, version)).pathname;
}

/** The directory of a package that is no dependency of the project, which is fetched when it is not there yet. */
export async function fetchPackage(name: string, version: string): Promise<URL> {
  const directory = new URL(`${name.replaceAll("/", "+")}@${version}/`, CACHE);
  if (!exists(directory)) {
    Deno.mkdirSync(CACHE, { recursive: true });
    const part = `${Deno.makeTempDirSync({ dir: CACHE.pathname, prefix: "part-" })}/`;
    const { ok, output } = await run([...NPM_INSTALL, "--prefix", part, `${name}@${version}`]);
    if (!ok) throw new Error(`Cannot fetch ${name}@${version}:\n${output}`);
    Deno.renameSync(part, directory);
  }
  return new URL(`node_modules/${name}/`, directory);
}
