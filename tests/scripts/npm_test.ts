import assert from "node:assert/strict";
import { test } from "node:test";
import { compile, exportErrors, packageJson } from "../../scripts/_npm.ts";

const source = `/** About this. @module */
import { a, type B } from "./a.ts";
import type { C } from "../c/mod.ts";
import { curve } from "@noble/curves/ed25519.js";
import process from "node:process";
export * from "./x.ts";
/** A type. */
export type T = import("./q.ts").Q;
/** A class. */
export class K {
  #secret: B;
  /** Makes one. @param b the secret */
  constructor(b: B) { this.#secret = b; }
  /** The compiler's own way to declare one file repeats members such as this one. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is K;
  /** What c is. */
  c(c: C): B { return a(c, this.#secret); }
}
const table: number[] = /* @__PURE__ */ (() => [curve, process.pid, "./not/an/import.ts"].map(Number))();
/** Later. */
export const later = (): Promise<unknown> => import("./lazy.ts").then(() => table);
`;

const { files, imported, errors } = compile(new Map([["keys/m.ts", source]]));
const [js, dts] = [files.get("keys/m.js")!, files.get("keys/m.d.ts")!];

test("compile() rewrites relative imports in code and declarations, and no other text", () => {
  assert.deepEqual(errors, []);
  for (const specifier of ["./a.js", "./x.js", "./lazy.js", "./not/an/import.ts", "@noble/curves/ed25519.js"]) {
    assert.ok(js.includes(`"${specifier}"`), specifier);
  }
  for (const specifier of ["./a.js", "../c/mod.js", "./x.js", "./q.js"]) {
    assert.ok(dts.includes(`"${specifier}"`), specifier);
  }
  assert.doesNotMatch(dts, /\.ts"/);
});

test("compile() keeps doc comments in declarations and pure marks in code", () => {
  for (const doc of ["@module", "A type.", "A class.", "@param b the secret", "What c is.", "Later."]) {
    assert.ok(dts.includes(doc), doc);
  }
  assert.match(js, /= \/\* @__PURE__ \*\/ \(\(\) =>/);
});

test("compile() leaves doc comments out of the code, and nothing else", () => {
  const generated = `// Generated from a.x. Do not edit.\n${source}`;
  const { files } = compile(new Map([["xdr/m.ts", generated]]));
  for (const doc of ["@module", "A class.", "@param b", "What c is.", "Later."]) {
    assert.ok(files.get("xdr/m.d.ts")!.includes(doc), doc);
    assert.ok(!js.includes(doc), doc);
  }
  for (const rest of ["constructor(b) { this.#secret = b; }", "curve, process.pid", "const later = () =>"]) {
    assert.ok(js.includes(rest), rest);
  }
  const plain = (code: string) => code.replace(/^\s+/gm, "");
  assert.equal(plain(files.get("xdr/m.js")!.replace(/^\/\/ Generated.*\n/, "")), plain(js));
});

test("compile() hides private fields and names the packages that are used", () => {
  assert.doesNotMatch(dts, /secret:/);
  assert.deepEqual([...imported], ["@noble/curves/ed25519.js"]);
});

test("compile() declares every member once", () => {
  assert.equal(dts.match(/\[Symbol\.hasInstance\]/g)!.length, 1);
});

test("compile() reports what has no explicit type, with the line", () => {
  const { errors } = compile(new Map([["keys/m.ts", "\nexport const a = [1].map(String);\n"]]));
  assert.equal(errors.length, 1);
  assert.match(errors[0]!, /^keys\/m\.ts:2: .*isolatedDeclarations/);
});

const manifest = {
  name: "@dwsa/base",
  version: "1.2.3",
  license: "Apache-2.0",
  exports: { ".": "./mod.ts", "./keys": "./keys/mod.ts" },
  imports: {
    "@noble/curves": "npm:@noble/curves@^2.4.0",
    "plain": "npm:plain@~1.0.0",
    "other": "npm:renamed@1.0.0",
    "unused": "npm:unused@1.0.0",
  },
  publish: { include: [] },
  test: { exclude: [] },
};

test("packageJson() exports every area with its types", () => {
  assert.deepEqual(packageJson(manifest, []).exports, {
    ".": { types: "./mod.d.ts", default: "./mod.js" },
    "./keys": { types: "./keys/mod.d.ts", default: "./keys/mod.js" },
    "./bundle": { types: "./bundle.d.ts", default: "./bundle.js" },
    "./package.json": "./package.json",
  });
});

test("packageJson() takes the ranges of the packages that are used from the import map", () => {
  const { dependencies } = packageJson(manifest, ["plain/sub", "@noble/curves/ed25519.js", "plain"]);
  assert.deepEqual(dependencies, { "@noble/curves": "^2.4.0", "plain": "~1.0.0" });
});

for (const specifier of ["missing", "other", "@noble/hashes/sha2.js"]) {
  test(`packageJson() refuses ${specifier}, for which the import map has no package of that name`, () => {
    assert.throws(() => packageJson(manifest, [specifier]), /no npm package for/);
  });
}

test("exportErrors() finds nothing when the maps agree", () => {
  assert.deepEqual(exportErrors(manifest, packageJson(manifest, []), () => true), []);
});

test("exportErrors() finds what either map lacks, what is elsewhere and what is missing", () => {
  const json = packageJson(manifest, []);
  const entry = { types: "./extra.d.ts", default: "./extra.js" };
  const cases = [
    { exports: { ...json.exports, "./extra": entry }, says: /deno\.json does not export \.\/extra/ },
    { exports: { ".": json.exports["."]! }, says: /package\.json does not export \.\/keys/ },
    { exports: { ...json.exports, "./keys": { ...entry, types: "./keys/mod.d.ts" } }, says: /exports \.\/extra\.js/ },
  ];
  for (const { exports, says } of cases) {
    const errors = exportErrors(manifest, { ...json, exports }, () => true);
    assert.equal(errors.length, 1);
    assert.match(errors[0]!, says);
  }
  assert.match(exportErrors(manifest, json, (path) => path !== "./mod.d.ts")[0]!, /mod\.d\.ts, which is missing/);
});
