import assert from "node:assert/strict";
import { test } from "node:test";
import {
  documentationErrors,
  exampleErrors,
  exportErrors,
  platformErrors,
  rootErrors,
} from "../../scripts/check_modules.ts";

const sample = " * ```ts\n * assert(true);\n * ```\n";

const documentation = [
  { name: "accepts a documented entrypoint", source: `/**\n * Keys.\n${sample} * @module\n */`, errors: 0 },
  {
    name: "accepts a line comment before",
    source: `// Generated.\n\n/**\n * Keys.\n${sample} * @module\n */`,
    errors: 0,
  },
  { name: "misses the sample", source: "/**\n * Keys.\n * @module\n */", errors: 1 },
  { name: "misses @module", source: `/**\n * Keys.\n${sample} */\nexport {};`, errors: 1 },
  { name: "takes no comment further down", source: `export {};\n/**\n${sample} * @module\n */`, errors: 2 },
  { name: "misses everything in an empty file", source: "", errors: 2 },
];

for (const { name, source, errors } of documentation) {
  test(`documentationErrors() ${name}`, () => {
    assert.equal(documentationErrors("keys/mod.ts", source).length, errors);
  });
}

const files = ["keys/mod.ts", "keys/keypair.ts", "keys/_random.ts", "keys/_ed25519/noble.ts"];

test("exportErrors() accepts an area whose public files are exported", () => {
  assert.deepEqual(exportErrors("keys", files, 'export { Keypair } from "./keypair.ts";'), []);
});

test("exportErrors() finds a public file that is not exported", () => {
  const errors = exportErrors("keys", [...files, "keys/sign.ts"], 'export { Keypair } from "./keypair.ts";');
  assert.deepEqual(errors, ["keys/sign.ts: public by its name, but keys/mod.ts does not export it"]);
});

test("exportErrors() finds a private file that is exported", () => {
  const errors = exportErrors("keys", files, 'export * from "./keypair.ts";\nexport * from "./_random.ts";');
  assert.deepEqual(errors, ["keys/mod.ts: exports the private file keys/_random.ts"]);
});

const example = (title: string, ...lines: string[]): string =>
  ["/**", " * Signs.", " *", ` * @example${title}`, ...lines.map((line) => ` * ${line}`), " */", "export {};"].join(
    "\n",
  );
const lines = ["```ts", 'import { sign } from "@dwsa/base/keys";', "assert(sign());", "```"];

const examples = [
  { name: "accepts one with a title that asserts", source: example(" Sign", ...lines), errors: [] },
  { name: "misses the title", source: example("", ...lines), errors: ["a title"] },
  { name: "misses an assertion", source: example(" Sign", ...lines.toSpliced(2, 1)), errors: ["assert something"] },
  { name: "misses the import", source: example(" Sign", ...lines.toSpliced(1, 1)), errors: ["import from"] },
  { name: "misses TypeScript", source: example(" Sign", ...lines.with(0, "```")), errors: ["TypeScript"] },
  {
    name: "looks at each by itself",
    source: example(" Sign", ...lines, "@example Again", "Nothing.", "@returns assert"),
    errors: ["TypeScript", "assert something", "import from"],
  },
];

for (const { name, source, errors } of examples) {
  test(`exampleErrors() ${name}`, () => {
    const found = exampleErrors("keys/sign.ts", source);
    assert.equal(found.length, errors.length, found.join("\n"));
    for (const [i, error] of errors.entries()) assert.match(found[i]!, new RegExp(`^keys/sign\\.ts:\\d+: .*${error}`));
  });
}

test("rootErrors() finds an area that the root names and does not export, and one that it does not name", () => {
  const table = " * | `@dwsa/base/keys` | keys |\n";
  assert.deepEqual(rootErrors(`${table}export * from "./keys/mod.ts";\n`), []);
  assert.deepEqual(rootErrors(`${table}export * from "./spec/mod.ts";\n`), [
    "mod.ts: expected to export keys/mod.ts",
    "mod.ts: expected spec in its table",
  ]);
});

test("platformErrors() finds clocks, timers and connections outside of client/", () => {
  const source =
    "/** fetch() is not used here. */\nexport const now = () => Date.now();\nawait fetch(url);\nrequest.fetch(url);\n";
  assert.equal(platformErrors("keys/a.ts", source).length, 2);
  assert.deepEqual(platformErrors("client/a.ts", source), []);
});
