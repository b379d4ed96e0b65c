/** The compiler reports every file that must handle a new address type: no default hides it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readManifest, root, run, shippedFiles } from "../../scripts/_project.ts";
import { generate, readNotes, readSources } from "../../scripts/generate_xdr.ts";

/** The files with a table of all address types. */
const PLACES = [
  "address/_types.ts",
  "policy/_value_set.ts",
  "contract/token_interface.ts",
  "humanize/token_movements.ts",
  "scval/_problem.ts",
  "scval/_scalars.ts",
  "spec/_lookup.ts",
];

test("a new type of address is an error of the compiler in each place that has to know it", async () => {
  const sources = await readSources();
  const contract = sources.get("contract")!;
  const changed = contract
    .replace("SC_ADDRESS_TYPE_MUXED_CONTRACT = 5", "SC_ADDRESS_TYPE_MUXED_CONTRACT = 5,\n    SC_ADDRESS_TYPE_NEW = 6")
    .replace(
      "MuxedContract muxedContract;",
      "MuxedContract muxedContract;\n    case SC_ADDRESS_TYPE_NEW:\n        PoolID newId;",
    );
  assert.equal(changed.match(/SC_ADDRESS_TYPE_NEW/g)?.length, 2);

  const manifest = readManifest();
  const copy = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-arms-" })}/`);
  try {
    const generated = [...generate(new Map([...sources, ["contract", changed]]), await readNotes())];
    const files = new Map(generated.map(([path, text]) => [`xdr/${path}`, text]));
    for (const path of [...shippedFiles(manifest), "deno.json"]) {
      const text = files.get(path) ?? Deno.readTextFileSync(new URL(path, root));
      Deno.mkdirSync(new URL(path.replace(/[^/]*$/, ""), copy), { recursive: true });
      Deno.writeTextFileSync(new URL(path, copy), text);
    }
    const { ok, output } = await run(["deno", "check", "--no-lock", ...Object.values(manifest.exports)], copy);
    assert.equal(ok, false);
    const found = new Set([...output.matchAll(/at file:\/\/\S*?dwsa-arms-\w+\/(\S+?):\d+/g)].map(([, path]) => path!));
    assert.deepEqual(PLACES.filter((path) => !found.has(path)), [], output.slice(0, 3000));
  } finally {
    Deno.removeSync(copy, { recursive: true });
  }
});
