/** Runs an example as a separate program. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The exit code and the output of an example, and the payloads that its keys signed, in hexadecimal. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  readonly signed: readonly string[];
}

/** Runs an example with the clock of `_preload.ts`. */
export async function endOfExample(
  name: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  // One example has its own manifest, so that the others do not fetch stellar-sdk. Programs elsewhere have no manifest.
  const manifests: Readonly<Record<string, string>> = { "beside_stellar_sdk.ts": "tests/differential/deno.json" };
  const config = [`--config=${manifests[name] ?? (name.startsWith("..") ? "scripts/deno.json" : "deno.json")}`];
  const options = [
    "run",
    "--quiet",
    "--no-check",
    ...config,
    "--preload=tests/rpc/_preload.ts",
    "--allow-net=127.0.0.1",
    "--allow-read",
    "--allow-write",
    "--allow-env",
  ];
  const folder = mkdtempSync(join(tmpdir(), "dwsa-example-"));
  const all = name === "submit.ts" && args.length === 0 ? [join(folder, "attempt.txt")] : args;
  const child = execFile(process.execPath, [...options, `examples/${name}`, ...all], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: "1", ...variables },
    timeout: 120_000,
  });
  let [out, errors] = ["", ""];
  child.stdout!.on("data", (text) => out += text);
  child.stderr!.on("data", (text) => errors += text);
  const [code] = await once(child, "close");
  rmSync(folder, { recursive: true });
  const lines = errors.split("\n");
  const signed = lines.flatMap((line) => line.startsWith("SIGNED ") ? [line.slice(7)] : []);
  return { code, out, errors: lines.filter((line) => !line.startsWith("SIGNED ")).join("\n"), signed };
}

/** Returns the output of an example. Throws if the example fails. */
export async function runExample(
  name: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, out, errors } = await endOfExample(name, args, variables);
  assert.equal(code, 0, `${name}: ${out}${errors}`);
  return out;
}
