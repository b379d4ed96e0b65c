import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as esbuild from "esbuild";
import { packageJson as commandJson } from "../../apps/cli/build.ts";
import { packageJson, SYNTAX } from "../../scripts/build_npm.ts";
import { readManifest } from "../../scripts/_project.ts";

after(() => esbuild.stop());

const CODES: readonly { readonly code: string; readonly isLater: boolean }[] = [
  { code: "let a; a ??= 1;", isLater: true },
  { code: "let a; a ||= 1;", isLater: true },
  { code: "class A { static { A.b = 1; } }", isLater: true },
  { code: "const a = /[\\p{L}--[a-z]]/v;", isLater: true },
  { code: "const a = b?.c ?? 1n;", isLater: false },
  { code: "class A { #b = 1; static c = 2; has(o) { return #b in o; } }", isLater: false },
  { code: "export async function* f() { for await (const a of b) yield a; }", isLater: false },
];
for (const { code, isLater } of CODES) {
  test(`the modules of the package ${isLater ? "have in older syntax" : "keep"} ${code}`, async () => {
    const print = async (options: esbuild.TransformOptions) => (await esbuild.transform(code, options)).code;
    assert.equal(await print({ ...SYNTAX, logLevel: "silent" }) !== await print({ target: "esnext" }), isLater);
  });
}

test("packageJson() exports every entrypoint with its types, and has the ranges of the import map", () => {
  const { exports, dependencies } = packageJson(readManifest());
  assert.deepEqual((exports as Record<string, unknown>)["./keys"], {
    types: "./keys/mod.d.ts",
    default: "./keys/mod.js",
  });
  assert.deepEqual(dependencies, { "@noble/curves": "~2.4.0", "@noble/hashes": "^2.4.0" });
});

test("both packages name the repository, which npm compares with the workflow that publishes them", () => {
  const { repository } = packageJson(readManifest());
  assert.match((repository as { url: string }).url, /^git\+https:/);
  assert.deepEqual(commandJson().repository, { ...repository as object, directory: "apps/cli" });
});
