/** Running an example as the program that it is. */

import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What an example has printed. Fails if the example does. */
export async function runExample(
  name: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  // This one has a manifest of its own, so that nobody else fetches stellar-sdk.
  const config = name === "beside_stellar_sdk.ts" ? ["--config=tests/differential/deno.json"] : [];
  const options = [
    "run",
    "--quiet",
    "--no-check",
    ...config,
    "--allow-net=127.0.0.1",
    "--allow-read",
    "--allow-write",
    "--allow-env",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, `examples/${name}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: "1", ...variables },
    timeout: 120_000,
  });
  return stdout;
}
