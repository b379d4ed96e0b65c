/** What the build leaves out of the library. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { dropUnused } from "../../inspector/build.ts";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Copies what the page is made of, with the generated code of the types changed. */
function changedCopy(change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-inspector-"));
  const left = new Set(["tests", "bench", "docs", "dist", "examples", "scripts", "cli", "node_modules"]);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !left.has(basename(path)) && !/\/\.\w+$/.test(path) });
  for (const name of readdirSync(join(folder, "xdr/generated"))) {
    const path = join(folder, "xdr/generated", name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  return folder;
}

test("the build leaves out methods that nothing uses: the library and the page compile without them", () => {
  const drop = dropUnused();
  let left = 0;
  const folder = changedCopy((source) => {
    const rest = drop(source);
    left += source.length - rest.length;
    return rest;
  });
  try {
    assert.ok(left > 30_000, `${left} characters left out`);
    const site = join(folder, "inspector");
    const config = `--config=${join(site, "deno.json")}`;
    // Throws, with what the compiler says, if anything is missing.
    execFileSync(process.execPath, ["check", config, "--frozen", join(site, "main.tsx"), join(folder, "mod.ts")], {
      stdio: "pipe",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
