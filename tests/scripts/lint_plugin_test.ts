import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import plugin, { PROSE_AS_DATA } from "../../scripts/lint_plugin.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Returns the names of the rules that a source violates. */
function broken(path: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, `${root}${path}`, source).map(({ id }) => id.replace("dwsa/", ""));
}

const cases: readonly { readonly rule: string; readonly path: string; readonly source: string }[] = [
  { rule: "named-exports", path: "keys/mod.ts", source: 'export * from "./keypair.ts";' },
  { rule: "no-default-export", path: "keys/a.ts", source: "export default class A {}" },
  { rule: "no-private-keyword", path: "keys/a.ts", source: "export class A { private a = 1; }" },
  { rule: "no-private-keyword", path: "auth/a.ts", source: "export class A { protected a() {} }" },
  { rule: "no-node-import", path: "keys/a.ts", source: 'import { createHash } from "node:crypto";' },
  { rule: "no-runtime-global", path: "keys/a.ts", source: "export const a = Buffer.from([]);" },
  { rule: "no-runtime-global", path: "keys/a.ts", source: "export const a = process.env;" },
  { rule: "no-runtime-global", path: "keys/a.ts", source: "export const a = () => Deno.cwd();" },
  { rule: "no-later-methods", path: "keys/a.ts", source: "export const a = (b: string[]) => b.at(-1);" },
  { rule: "no-later-methods", path: "keys/a.ts", source: "export const a = (b: string[]) => b.toSorted();" },
  { rule: "no-later-methods", path: "keys/a.ts", source: "export const a = (b: object) => structuredClone(b);" },
  { rule: "no-deno-in-tests", path: "tests/keys/a_test.ts", source: 'Deno.test("a", () => {});' },
  { rule: "no-clock-in-tests", path: "tests/keys/a_test.ts", source: "const start = performance.now();" },
  { rule: "no-clock-in-tests", path: "tests/keys/a_test.ts", source: "const start = globalThis.performance.now();" },
  { rule: "no-clock-in-tests", path: "tests/_a.ts", source: "export const now = () => Date.now();" },
  { rule: "no-clock-in-tests", path: "tests/keys/a_test.ts", source: "const now = new Date();" },
  { rule: "no-prose-as-data", path: "keys/a.ts", source: "export const a = (b: Error) => b.message.slice(7);" },
  { rule: "no-prose-as-data", path: "keys/a.ts", source: "export const a = (b: Error) => /^x/.test(b.message);" },
  { rule: "no-prose-as-data", path: "keys/a.ts", source: 'export const a = (message: string) => message.split(":");' },
  { rule: "no-prose-as-data", path: "keys/a.ts", source: "export const a = /wire value, got (object|array)$/;" },
  {
    rule: "no-prose-as-data",
    path: "apps/cli/a.ts",
    source: 'export const a = (b: string) => b.replace("is missing", "");',
  },
  { rule: "explain-unknown-cast", path: "keys/a.ts", source: "const a = 1;\nexport const b = a as unknown as string;" },
  { rule: "types-as-types", path: "keys/a.ts", source: 'import { type A, type B } from "./b.ts";' },
  { rule: "types-as-types", path: "keys/mod.ts", source: 'export { type A } from "./b.ts";' },
  { rule: "no-list-numbers", path: "tests/keys/a_test.ts", source: 'test("signs (traps 12)", () => {});' },
  { rule: "no-list-numbers", path: "keys/a.ts", source: "// See trap 7.\nexport {};" },
  { rule: "no-list-numbers", path: "keys/a.ts", source: "export const a = (b: string) => `${b} of finding 3`;" },
];

for (const { rule, path, source } of cases) {
  test(`deno lint: ${rule} rejects ${JSON.stringify(source)} in ${path}`, () => {
    assert.deepEqual(broken(path, source), [rule]);
  });
}

const fine: readonly { readonly path: string; readonly source: string }[] = [
  {
    path: "keys/a.ts",
    source: 'import type { A } from "./b.ts";\nimport { type B, c } from "./b.ts";\nexport { type B, c };',
  },
  {
    path: "keys/a.ts",
    source: 'import "./b.ts";\nimport b, { type B } from "./b.ts";\nexport type { A } from "./b.ts";',
  },
  { path: "mod.ts", source: 'export * from "./keys/mod.ts";' },
  { path: "keys/mod.ts", source: 'export { Keypair } from "./keypair.ts";\nexport * as ed25519 from "./sign.ts";' },
  { path: "scripts/lint_plugin.ts", source: "export default 1;" },
  { path: "keys/a.ts", source: "export class A { #a = 1; }" },
  { path: "apps/cli/a.ts", source: 'import process from "node:process";\nexport const a = process.argv;' },
  {
    path: "keys/a.ts",
    source: "export const a = (host: Host) => { const { Buffer } = host; return Buffer.from([]); };",
  },
  { path: "keys/a.ts", source: "export function a(process: Host): unknown { return process.versions; }" },
  { path: "tests/scripts/a_test.ts", source: "Deno.cwd();" },
  { path: "tests/scale/a_test.ts", source: "const start = performance.now();" },
  { path: "scripts/a.ts", source: "const start = performance.now();" },
  { path: "tests/keys/a_test.ts", source: "const day = new Date(0);" },
  { path: "keys/a.ts", source: "// The brand was checked.\nexport const b = a as unknown as string;" },
  { path: "keys/a.ts", source: "export const b = a as unknown;" },
  { path: "keys/a.ts", source: "export const a = (b: string) => /^[A-Z2-7 ]+$/.test(b) || b.startsWith('AAAA');" },
  { path: "keys/a.ts", source: 'export const a = (b: Error) => new Error("a b", { cause: b.message });' },
  { path: "apps/site/a.ts", source: "export const a = /^export const/;" },
  { path: "keys/a.ts", source: "// Trapezes of 12, findings of RFC 8032.\nexport {};" },
];

for (const { path, source } of fine) {
  test(`deno lint accepts ${JSON.stringify(source)} in ${path}`, () => assert.deepEqual(broken(path, source), []));
}

test("every rule of the plugin has a test", () => {
  assert.deepEqual(Object.keys(plugin.rules).sort(), [...new Set(cases.map(({ rule }) => rule))].sort());
});

test("the list of places that parse the project's sentences is exact", () => {
  for (const [path, places] of Object.entries(PROSE_AS_DATA)) {
    const source = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    const found = broken(`unlisted/${path}`, source).filter((rule) => rule === "no-prose-as-data").length;
    assert.equal(found, places, `write ${found} for ${path} into scripts/lint_plugin.ts`);
  }
});
