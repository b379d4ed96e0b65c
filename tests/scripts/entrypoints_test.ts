import assert from "node:assert/strict";
import { test } from "node:test";
import { documentationFaults, exampleFaults, exportFaults } from "../../scripts/check_modules.ts";

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

test("documentationFaults() wants a command line, not a program, for the command", () => {
  const source = `/**\n * Commands.\n${sample} * @module\n */`;
  assert.equal(documentationFaults("cli/main.ts", source).length, 1);
  assert.deepEqual(documentationFaults("cli/main.ts", source.replace("ts", "sh")), []);
});

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

const example = (title: string, ...lines: string[]): string =>
  ["/**", " * Signs.", " *", ` * @example${title}`, ...lines.map((line) => ` * ${line}`), " */", "export {};"].join(
    "\n",
  );
const lines = ["```ts", 'import { sign } from "@dwsa/base/keys";', "assert(sign());", "```"];

const examples = [
  { name: "accepts one with a title that asserts", source: example(" Sign", ...lines), faults: [] },
  { name: "misses the title", source: example("", ...lines), faults: ["a title"] },
  { name: "misses an assertion", source: example(" Sign", ...lines.toSpliced(2, 1)), faults: ["assert something"] },
  { name: "misses the import", source: example(" Sign", ...lines.toSpliced(1, 1)), faults: ["import from"] },
  { name: "misses TypeScript", source: example(" Sign", ...lines.with(0, "```")), faults: ["TypeScript"] },
  {
    name: "looks at each by itself",
    source: example(" Sign", ...lines, "@example Again", "Nothing.", "@returns assert"),
    faults: ["TypeScript", "assert something", "import from"],
  },
];

for (const { name, source, faults } of examples) {
  test(`exampleFaults() ${name}`, () => {
    const found = exampleFaults("keys/sign.ts", source);
    assert.equal(found.length, faults.length, found.join("\n"));
    for (const [i, fault] of faults.entries()) assert.match(found[i]!, new RegExp(`^keys/sign\\.ts:\\d+: .*${fault}`));
  });
}
