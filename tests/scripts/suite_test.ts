/** The runs of the suite: no test file is left out, and one that throws while it loads is reported. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { readManifest, root } from "../../scripts/_project.ts";
import { suiteFiles, TEST_OPTIONS, withGroups } from "../../scripts/_suite.ts";

const CASES: readonly { readonly name: string; readonly code: string; readonly passes: boolean }[] = [
  { name: "accepts a file without a fault", code: 'test("a", () => {});', passes: true },
  { name: "reports a file that throws after its first test", code: 'test("a", () => {});\nthrow 1;', passes: false },
  {
    name: "reports a file that throws after it awaited",
    code: 'test("a", () => {});\nawait 0;\nthrow 1;',
    passes: false,
  },
  { name: "reports a file that throws before its first test", code: "throw 1;", passes: false },
  {
    name: "reports a rejected promise that nothing awaits",
    code: 'test("a", async () => { Promise.reject(1); await 0; });',
    passes: false,
  },
];
for (const { name, code, passes } of CASES) {
  test(`deno test with the options of the suite ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "dwsa-suite-"));
    const file = join(folder, "a_test.ts");
    writeFileSync(file, `import { test } from "node:test";\n${code}\n`);
    const { status, stdout } = spawnSync(process.execPath, ["test", "--no-config", ...TEST_OPTIONS, file]);
    rmSync(folder, { recursive: true });
    assert.equal(status === 0, passes, String(stdout));
  });
}

test("every task that runs tests reports files that throw while they load", () => {
  const { tasks }: { tasks: Readonly<Record<string, { readonly command: string }>> } = JSON.parse(
    readFileSync(new URL("deno.json", root), "utf8"),
  );
  const commands = Object.values(tasks).flatMap(({ command }) => command.split("&&"))
    .filter((command) => /deno test /.test(command));
  assert.equal(commands.length, 7);
  for (const command of commands) assert.match(command, / --preload=scripts\/_rejections\.ts /, command);
  for (const name of readdirSync(new URL(".github/workflows/", root))) {
    const workflow = readFileSync(new URL(`.github/workflows/${name}`, root), "utf8");
    assert.doesNotMatch(workflow, /deno@\S+ test /, name);
  }
});

test("the modules of the folders import each test file of the suite once", async () => {
  const found = readdirSync(new URL("tests/", root), { recursive: true })
    .map((path) => `tests/${String(path).replaceAll("\\", "/")}`).filter((path) => path.endsWith("_test.ts"));
  const { exclude } = readManifest().test;
  const left = found.filter((path) => !suiteFiles().includes(path));
  assert.ok(suiteFiles().length > 200);
  assert.ok(left.every((path) => exclude.some((folder) => path.startsWith(folder))), left.join());
  await withGroups(([, ...modules]) => {
    const imported = modules.flatMap((module) =>
      [...readFileSync(module, "utf8").matchAll(/^import "(.+)";$/gm)].map(([, url]) => url!.slice(root.href.length))
    );
    assert.deepEqual(imported.sort(), suiteFiles().sort());
    return Promise.resolve();
  });
});
