/**
 * Checks how much the two commands of README.md fetch on a machine where nothing is cached.
 *
 *     deno run -A scripts/check_downloads.ts
 *
 * Each is measured with an empty `DENO_DIR`: the unpacked packages and their registry entries, and remote modules.
 * Files that Deno derives from the sources (checked types, compiled code) are not fetched and do not count.
 */

import { filesBelow, readManifest, report, root, run } from "./_project.ts";

/** The folders of a `DENO_DIR` that hold fetched files. */
const FETCHED = ["npm", "remote", "deps"];

const MEGABYTE = 1e6;

/** The commands, and the most megabytes that each may fetch. */
const CEILINGS: readonly { readonly task: string; readonly args: readonly string[]; readonly megabytes: number }[] = [
  { task: "demo", args: ["task", "--quiet", "demo"], megabytes: 8 },
  // All that `deno task test` loads, without the time that checking and running it takes.
  { task: "test", args: ["cache", "--quiet", ...Object.values(readManifest().exports), ...testFiles()], megabytes: 20 },
];

/** The files that `deno task test` runs. */
function testFiles(): string[] {
  const excluded = readManifest().test.exclude;
  return filesBelow("tests").filter((path) =>
    path.endsWith("_test.ts") && !excluded.some((directory) => path.startsWith(`${directory}/`))
  );
}

/** The bytes of the files below a directory, or 0 where there is none. */
function weigh(directory: URL): number {
  try {
    return [...Deno.readDirSync(directory)].reduce(
      (sum, { name, isDirectory }) =>
        sum + (isDirectory ? weigh(new URL(`${name}/`, directory)) : Deno.statSync(new URL(name, directory)).size),
      0,
    );
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}

if (import.meta.main) {
  const errors: string[] = [];
  const found: string[] = [];
  for (const { task, args, megabytes } of CEILINGS) {
    const cache = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-cache-" })}/`);
    try {
      const { ok, output } = await run([Deno.execPath(), ...args], root, { DENO_DIR: cache.pathname });
      if (!ok) throw new Error(`Cannot run ${task}:\n${output}`);
      const size = FETCHED.reduce((sum, name) => sum + weigh(new URL(`${name}/`, cache)), 0) / MEGABYTE;
      if (size === 0) errors.push(`${task}: expected fetched files below DENO_DIR, found none`);
      if (size > megabytes) errors.push(`${task}: fetches ${size.toFixed(1)} MB, expected ${megabytes} MB at most`);
      found.push(`${task} ${size.toFixed(1)} MB`);
    } finally {
      Deno.removeSync(cache, { recursive: true });
    }
  }
  report(errors, `fetched: ${found.join(", ")}`);
}
