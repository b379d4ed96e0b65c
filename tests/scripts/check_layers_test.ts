import assert from "node:assert/strict";
import { test } from "node:test";
import {
  codeLines,
  type Import,
  importsOf,
  layerErrors,
  leakErrors,
  privateFileErrors,
} from "../../scripts/check_layers.ts";

const kinds = [
  { name: "an import", source: 'import { a } from "../xdr/mod.ts";' },
  { name: "a type import", source: 'import type { A } from "../xdr/mod.ts";' },
  { name: "an inline type import", source: 'import { type A } from "../xdr/mod.ts";' },
  { name: "a bare import", source: 'import "../xdr/mod.ts";' },
  { name: "a re-export", source: 'export * from "../xdr/mod.ts";' },
  { name: "a type re-export", source: 'export type { A } from "../xdr/mod.ts";' },
  { name: "a dynamic import", source: 'const a = await import("../xdr/mod.ts");' },
  { name: "an import() type", source: 'export type A = import("../xdr/mod.ts").A;' },
];

for (const { name, source } of kinds) {
  test(`importsOf() finds ${name}`, () => {
    assert.deepEqual(importsOf("scval/a.ts", source), [{ from: "scval/a.ts", to: "xdr/mod.ts" }]);
  });
}

test("importsOf() leaves packages as they are and comments alone", () => {
  const source =
    '/** ```ts\n * import { a } from "./b.ts";\n * ``` */\nimport { sha256 } from "@noble/hashes/sha2.js";';
  assert.deepEqual(importsOf("keys/a.ts", source), [
    { from: "keys/a.ts", to: "@noble/hashes/sha2.js" },
  ]);
});

const allowed: readonly Import[] = [
  { from: "keys/a.ts", to: "keys/_ed25519/b.ts" },
  { from: "keys/a.ts", to: "internal/bytes.ts" },
  { from: "keys/a.ts", to: "@noble/curves/ed25519.js" },
  { from: "xdr/a.ts", to: "strkey/mod.ts" },
  { from: "xdr/json/mod.ts", to: "xdr/_shared.ts" },
  { from: "xdr/json/generated/a.ts", to: "xdr/json/_reader.ts" },
  { from: "scval/a.ts", to: "xdr/json/mod.ts" },
  { from: "contract/a.ts", to: "scval/mod.ts" },
  { from: "humanize/a.ts", to: "scval/mod.ts" },
  { from: "mod.ts", to: "humanize/mod.ts" },
];

test("layerErrors() accepts imports that point down", () => {
  assert.deepEqual(layerErrors(allowed), []);
});

const refused: readonly (Import & { says: RegExp })[] = [
  { from: "xdr/a.ts", to: "scval/mod.ts", says: /scval is above xdr/ },
  { from: "strkey/a.ts", to: "xdr/mod.ts", says: /xdr is above strkey/ },
  { from: "xdr/a.ts", to: "xdr/json/mod.ts", says: /xdr\/json is above xdr/ },
  { from: "scval/a.ts", to: "xdr/json/_reader.ts", says: /import from xdr\/json\/mod\.ts/ },
  { from: "describe/a.ts", to: "policy/mod.ts", says: /describe and policy do not import one another/ },
  { from: "policy/a.ts", to: "describe/mod.ts", says: /policy and describe do not import one another/ },
  { from: "policy/a.ts", to: "policy/compare/mod.ts", says: /policy\/compare is above policy/ },
  { from: "internal/a.ts", to: "xdr/mod.ts", says: /xdr is above internal/ },
  { from: "auth/a.ts", to: "humanize/mod.ts", says: /humanize is above auth/ },
  { from: "keys/a.ts", to: "mod.ts", says: /mod\.ts is above keys/ },
  { from: "address/a.ts", to: "strkey/_base32.ts", says: /import from strkey\/mod\.ts/ },
  { from: "address/a.ts", to: "keys/_ed25519/noble.ts", says: /import from keys\/mod\.ts/ },
  { from: "keys/a.ts", to: "tests/a.ts", says: /tests is not in a layer/ },
  { from: "extra/a.ts", to: "keys/mod.ts", says: /extra is not in a layer/ },
  { from: "keys/a.ts", to: "node:crypto", says: /no static node: import/ },
  { from: "keys/a.ts", to: "npm:@noble/curves@2/ed25519.js", says: /name it in the import map/ },
  { from: "keys/a.ts", to: "@dwsa/base/strkey", says: /import by relative path/ },
];

for (const { from, to, says } of refused) {
  test(`layerErrors() rejects ${to} in ${from}`, () => {
    const errors = layerErrors([{ from, to }]);
    assert.equal(errors.length, 1);
    assert.match(errors[0]!, says);
  });
}

test("layerErrors() rejects areas that import each other through others", () => {
  const errors = layerErrors([
    { from: "keys/a.ts", to: "address/mod.ts" },
    { from: "address/b.ts", to: "amount/mod.ts" },
    { from: "amount/c.ts", to: "keys/mod.ts" },
  ]);
  assert.deepEqual(errors, ["imports form a cycle: keys -> address -> amount -> keys"]);
});

test("layerErrors() rejects files that import each other inside an area", () => {
  const errors = layerErrors([{ from: "xdr/a.ts", to: "xdr/b.ts" }, { from: "xdr/b.ts", to: "xdr/a.ts" }]);
  assert.deepEqual(errors, ["imports form a cycle: xdr/a.ts -> xdr/b.ts -> xdr/a.ts"]);
});

test("layerErrors() rejects files whose types refer to each other", () => {
  const sources = ["a.ts", "b.ts"].map((name, i, names) => ({
    path: `xdr/${name}`,
    source: `import type { A } from "./${names[1 - i]}";`,
  }));
  const errors = layerErrors(sources.flatMap(({ path, source }) => importsOf(path, source)));
  assert.deepEqual(errors, ["imports form a cycle: xdr/a.ts -> xdr/b.ts -> xdr/a.ts"]);
});

test("codeLines() counts neither blank lines nor lines of comments alone", () => {
  const source = `/**
 * Doc.
 */

// Why.
export const a = 1; // counted
const text = \`first

third\`;
/** Doc. */
export function f(): string {
  // A comment.
  return text;
}
`;
  assert.equal(codeLines(source), 7);
});

test("privateFileErrors() rejects a short private file with one user, or none", () => {
  const files = [
    {
      path: "keys/a.ts",
      source: 'import { b } from "./_b.ts";\nimport { d } from "./_dir/d.ts";\nexport const a = b + d;',
    },
    { path: "keys/c.ts", source: 'import { d } from "./_dir/d.ts";\nexport const c = d;' },
    { path: "keys/_b.ts", source: "export const b = 1;" },
    { path: "keys/_dir/d.ts", source: "export const d = 1;" },
    { path: "keys/_unused.ts", source: "export const e = 1;" },
    { path: "keys/_long.ts", source: "export const f = [\n" + "  1,\n".repeat(98) + "];" },
  ];
  assert.deepEqual(privateFileErrors(files), [
    "keys/_b.ts: a private file of 1 code lines: only keys/a.ts uses it, so it belongs there",
    "keys/_unused.ts: a private file of 1 code lines: no file uses it",
  ]);
});

test("leakErrors() finds exports of public files that neither mod.ts nor _shared.ts names", () => {
  const mod = { path: "keys/mod.ts", source: 'export { sign } from "./sign.ts";' };
  const sign = { path: "keys/sign.ts", source: "export function sign() {}\nexport async function signRaw() {}" };
  const hidden = { path: "keys/_raw.ts", source: "export const raw = 1;" };
  const shared = { path: "keys/_shared.ts", source: 'export { signRaw } from "./sign.ts";' };
  assert.deepEqual(leakErrors([mod, hidden]), []);
  assert.deepEqual(leakErrors([shared, mod, sign, hidden]), []);
  assert.deepEqual(leakErrors([mod, sign, hidden]), [
    "keys/sign.ts: mod.ts does not export signRaw: move it to a private file",
  ]);
});
