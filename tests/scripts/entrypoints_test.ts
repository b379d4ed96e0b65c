import assert from "node:assert/strict";
import { test } from "node:test";
import { documentationFaults, exportFaults } from "../../scripts/_entrypoints.ts";

const sample = " * ```ts\n * assert(true);\n * ```\n";

const documentation = [
  { name: "accepts a documented entrypoint", source: `/**\n * Keys.\n${sample} * @module\n */`, faults: 0 },
  {
    name: "accepts a line comment before",
    source: `// Generated.\n\n/**\n * Keys.\n${sample} * @module\n */`,
    faults: 0,
  },
  { name: "misses the sample", source: "/**\n * Keys.\n * @module\n */", faults: 1 },
  { name: "misses @module", source: `/**\n * Keys.\n${sample} */\nexport {};`, faults: 1 },
  { name: "takes no comment further down", source: `export {};\n/**\n${sample} * @module\n */`, faults: 2 },
  { name: "misses everything in an empty file", source: "", faults: 2 },
];

for (const { name, source, faults } of documentation) {
  test(`documentationFaults() ${name}`, () => {
    assert.equal(documentationFaults("keys/mod.ts", source).length, faults);
  });
}

const files = ["keys/mod.ts", "keys/keypair.ts", "keys/_random.ts", "keys/_ed25519/noble.ts"];

test("exportFaults() accepts an area whose public files are exported", () => {
  assert.deepEqual(exportFaults("keys", files, 'export { Keypair } from "./keypair.ts";'), []);
});

test("exportFaults() finds a public file that is not exported", () => {
  const faults = exportFaults("keys", [...files, "keys/sign.ts"], 'export { Keypair } from "./keypair.ts";');
  assert.deepEqual(faults, ["keys/sign.ts: public by its name, but keys/mod.ts does not export it"]);
});

test("exportFaults() finds a private file that is exported", () => {
  const faults = exportFaults("keys", files, 'export * from "./keypair.ts";\nexport * from "./_random.ts";');
  assert.deepEqual(faults, ["keys/mod.ts: exports the private file keys/_random.ts"]);
});
