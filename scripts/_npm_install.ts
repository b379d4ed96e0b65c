/** The built npm package with its dependencies, as a bundler finds them: dist/node_modules. */

import { packageRoot } from "./_npm_package.ts";
import { type Manifest, readManifest, run } from "./_project.ts";

/** One package in the output of `deno info --json`. */
interface NpmPackage {
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly localPath: string;
}

interface ModuleGraph {
  readonly modules: readonly { readonly kind?: string; readonly npmPackage?: string }[];
  readonly npmPackages: Readonly<Record<string, NpmPackage>>;
}

/**
 * Links the built package and the packages that it depends on, in the versions of the lock file, from Deno's cache.
 * Needs no network once they are cached.
 *
 * @returns the directories of the dependencies
 */
export async function linkPackages({ name, exports }: Manifest = readManifest()): Promise<URL[]> {
  const packages = new Map<string, NpmPackage>();
  for (const entrypoint of Object.values(exports)) {
    await runDeno("cache", "--quiet", entrypoint);
    const { modules, npmPackages }: ModuleGraph = JSON.parse(await runDeno("info", "--json", entrypoint));
    const used = new Set(modules.flatMap(({ npmPackage }) => npmPackage ?? []));
    for (const id of used) {
      packages.set(id, npmPackages[id]!);
      for (const dependency of npmPackages[id]!.dependencies) used.add(dependency);
    }
  }

  const modules = new URL("../node_modules/", packageRoot);
  await Deno.remove(modules, { recursive: true }).catch(() => {});
  link(packageRoot, new URL(name, modules));
  return [...packages.values()].map(({ name, localPath }) => {
    const directory = new URL(`file://${localPath}/`);
    link(directory, new URL(name, modules));
    return directory;
  });
}

function link(target: URL, path: URL): void {
  Deno.mkdirSync(new URL(".", path), { recursive: true });
  Deno.symlinkSync(target, path, { type: "dir" });
}

async function runDeno(...args: string[]): Promise<string> {
  const { ok, stdout, output } = await run([Deno.execPath(), ...args]);
  if (!ok) throw new Error(`Cannot run deno ${args.join(" ")}:\n${output}`);
  return stdout;
}
