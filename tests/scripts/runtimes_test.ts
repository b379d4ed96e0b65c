import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { countsOf, RUNTIMES } from "../runtimes/run.ts";
import { readManifest } from "../../scripts/_project.ts";
import { importLibrary } from "../runtimes/_library.ts";
import { SMOKE } from "../runtimes/_smoke.ts";

const entrypoints = Object.keys(readManifest().exports).sort();
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("every entrypoint has a smoke test", () => assert.deepEqual(Object.keys(SMOKE).sort(), entrypoints));

test("importLibrary() imports every entrypoint", async () => {
  const names = entrypoints.map((path) => path.slice(2) || "base");
  assert.deepEqual(Object.keys(await importLibrary()).sort(), names.sort());
});

test("the compiler checks every entrypoint", () => {
  const found = [...read("tests/runtimes/typescript/entrypoints.mts").matchAll(/"@dwsa\/base(.*)";/g)];
  assert.deepEqual(found.map(([, path]) => `.${path}`).sort(), [...entrypoints, "./bundle"].sort());
});

test("each runtime has its project, and a place in docs/runtimes.md", () => {
  const page = read("docs/runtimes.md");
  for (const [name, { project = "" }] of Object.entries(RUNTIMES)) {
    assert.ok(existsSync(new URL(`../runtimes/${project}`, import.meta.url)), project);
    assert.ok(page.includes(`\`${name}\``), name);
  }
});

for (
  const { name, ok = true, output, expected } of [
    { name: "of Node", output: "✔ # pass 9 (1ms)\nℹ tests 7\nℹ pass 3\nℹ fail 1\nℹ skipped 2\n", expected: [3, 1] },
    {
      name: "of Bun",
      output: "(pass) 9 pass\n\n 2176 pass\n 1 skip\n 3 fail\n 1 error\nRan 2180 tests.",
      expected: [2176, 3],
    },
    { name: "of Jest", output: "Tests:       1 failed, 15 passed, 16 total\n", expected: [15, 1] },
    { name: "of Vitest", output: " Test Files  1 passed (1)\n      Tests  16 passed (16)\n", expected: [16, 0] },
    { name: "a report", output: 'a\n{"./keys":null,"./xdr":"no"}\ndebug\n', expected: [1, 1] },
    { name: "no tests as a failure", output: "ℹ pass 0\nℹ fail 0\n", expected: [0, 1] },
    { name: "nothing as a failure", output: "", expected: [0, 1] },
    { name: "a command that fails", ok: false, output: '{"./keys":null}', expected: [1, 1] },
  ]
) {
  test(`countsOf() counts ${name}`, () => {
    const [passed, failed] = expected;
    assert.deepEqual(countsOf(ok, output), { passed, failed });
  });
}
