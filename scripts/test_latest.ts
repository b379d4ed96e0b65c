/**
 * Runs the differential suite with the latest js-stellar-sdk and the latest SEP-51 codec: a schedule shows by it when
 * definitions of the wire format or answers have changed.
 *
 *     deno task test:latest
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { root, run } from "./_project.ts";

/** The packages that are taken in their latest versions. */
const PACKAGES: readonly string[] = ["@stellar/stellar-sdk", "@stellar/stellar-xdr-json"];

const folder = new URL("tests/differential/", root);
const manifest = JSON.parse(Deno.readTextFileSync(new URL("deno.json", folder)));
for (const name of PACKAGES) {
  const { stdout, ok } = await run(["npm", "view", name, "version"]);
  if (!ok) throw new Error(`Cannot ask the registry for ${name}`);
  const [pinned, latest] = [manifest.imports[name], `npm:${name}@${stdout.trim()}`];
  console.log(pinned === latest ? `${latest}, as in the suite` : `${latest} instead of ${pinned}`);
  manifest.imports[name] = latest;
}

const file = new URL(`latest-${crypto.randomUUID()}.json`, folder); // its paths are relative to this folder
Deno.writeTextFileSync(file, JSON.stringify(manifest));
try {
  const command = [Deno.execPath(), "test", `--config=${file.pathname}`, "--no-lock", "--parallel", "--quiet"];
  const { ok, output } = await run([...command, "--reporter=dot", "--allow-read", "--allow-env", folder.pathname]);
  console.log(output.split("\n").filter((line) => line !== ".").join("\n"));
  if (!ok) Deno.exitCode = 1;
} finally {
  Deno.removeSync(file);
}
