/**
 * Builds the npm package twice, in clones of the last commit at two places, and compares the hashes of the tarballs.
 *
 *     deno task check:reproducible
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { createHash } from "node:crypto";
import { type Outcome, report, root, run } from "./_project.ts";

/** What differs between two machines, and must not show. */
const PLACES = [
  { folder: "a", env: { TZ: "UTC", LC_ALL: "C" } },
  { folder: "another/place", env: { TZ: "Asia/Tokyo", LC_ALL: "tr_TR.UTF-8" } },
] as const;

async function must(outcome: Promise<Outcome>): Promise<Outcome> {
  const { ok, output } = await outcome;
  if (!ok) throw new Error(output);
  return outcome;
}

/** Builds what is committed in a clone of its own. Returns the hash of the tarball. */
async function hashOfBuild(clone: URL, env: Readonly<Record<string, string>>): Promise<string> {
  await must(run(["git", "clone", "--quiet", "--no-hardlinks", root.pathname, clone.pathname]));
  await must(run([Deno.execPath(), "task", "--quiet", "build:npm"], clone, env));
  const [tarball] = [...Deno.readDirSync(new URL("dist/", clone))].filter(({ name }) => name.endsWith(".tgz"));
  return createHash("sha256").update(Deno.readFileSync(new URL(`dist/${tarball!.name}`, clone))).digest("hex");
}

if (import.meta.main) {
  const parent = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-builds-" })}/`);
  const hashes: string[] = [];
  try {
    for (const { folder, env } of PLACES) {
      hashes.push(await hashOfBuild(new URL(`${folder}/`, parent), env));
      console.log(`sha256 ${hashes.at(-1)}  ${folder}`);
    }
  } finally {
    Deno.removeSync(parent, { recursive: true });
  }
  const { stdout } = await run(["git", "rev-parse", "--short", "HEAD"]);
  const errors = new Set(hashes).size === 1 ? [] : [`two builds of ${stdout.trim()} differ`];
  report(errors, `two builds of ${stdout.trim()}, one hash`);
}
