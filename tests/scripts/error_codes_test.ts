import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readErrorCodes } from "../../apps/site/error_codes.ts";

const ROOT = new URL("../../", import.meta.url);
const codes = readErrorCodes(readFileSync(new URL("errors/dwsa_error.ts", ROOT), "utf8"));

test("DwsaErrorCode lists each code once, in order, with the problem and the fix", () => {
  assert.ok(codes.length > 90);
  const names = codes.map(({ code }) => code);
  assert.deepEqual(names, [...new Set(names)].sort());
  for (const { code } of codes) assert.match(code, /^[a-z]+\/[a-z0-9-]+$/);
});

test("readErrorCodes() rejects a code without a comment, and one that does not say what to do", () => {
  const union = (comment: string) => `export type DwsaErrorCode =\n  ${comment}| "a/b";\n`;
  const [read] = readErrorCodes(union("/**\n   * It is\n   * wrong. Do that.\n   */\n  "));
  assert.deepEqual(read, { code: "a/b", problem: "It is wrong.", remedy: "Do that." });
  for (const comment of ["", "/** It is wrong. */\n  "]) {
    assert.throws(() => readErrorCodes(union(comment)), /the comment of a\/b to have two sentences/);
  }
});

test("a test of the library expects each error code", () => {
  const tests = new URL("tests/", ROOT);
  const files = readdirSync(tests, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(_test|\/_failures)\.ts$|^vectors\/client\/scenarios\.json$/.test(path) &&
    !/^(cli|inspector|scripts|site|surface)\b/.test(path)
  );
  const all = files.map((path) => readFileSync(new URL(path, tests), "utf8")).join();
  const expected = (code: string) => [`"${code}"`, code.replace("/", "\\/")].some((written) => all.includes(written));
  assert.deepEqual(codes.map(({ code }) => code).filter((code) => !expected(code)), []);
});
