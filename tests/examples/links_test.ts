/** A program outside the repository that imports the library as docs/getting-started.md describes. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "dwsa-links-"));
after(() => rmSync(folder, { recursive: true }));

test("a Deno program outside of the repository links to it with the manifest in the guide", async () => {
  const [, manifest] = /```json\n(.*"links".*)\n```/.exec(readFileSync(join(ROOT, "docs/getting-started.md"), "utf8"))!;
  writeFileSync(join(folder, "deno.json"), manifest!.replace("../base", ROOT));
  writeFileSync(
    join(folder, "program.ts"),
    `import { Keypair } from "@dwsa/base";
import { toJson } from "@dwsa/base/json";
import { ScVal } from "@dwsa/base/xdr";
console.log(Keypair.fromRawEd25519Seed(new Uint8Array(32)).publicKey()[0], JSON.stringify(toJson(ScVal.scvU32(7))));
`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ["run", "--quiet", "--no-check", "program.ts"], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    timeout: 120_000,
  });
  assert.equal(stdout, 'G {"u32":7}\n');
});
