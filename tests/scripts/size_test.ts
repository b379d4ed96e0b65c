import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** What the same imports of js-stellar-sdk 17.2.0 weigh, in kB: its own files, bundled and compressed alike. */
const PEER: Readonly<Record<string, number>> = {
  "StrKey": 4.9,
  "Address": 19.4,
  "buildInvocationTree": 35,
  "Contract": 59.2,
  "nativeToScVal, scValToNative": 61.6,
  "authorizeEntry": 62.8,
};

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const table = [...readme.matchAll(/^\| `([^`]+)` +\| +([\d.]+) kB \| +([\d.]+) kB \|$/gm)]
  .map(([, name, size, ceiling]) => ({ name: name!, size: Number(size), ceiling: Number(ceiling) }));

test("README.md says what each import weighs: within its ceiling, about half of js-stellar-sdk at most", () => {
  for (const { name, size, ceiling } of table) {
    assert.ok(size <= ceiling, `${name}: ${size} kB`);
    if (name in PEER) assert.ok(size <= PEER[name]! * 0.52, `${name}: ${size} kB`);
  }
  assert.deepEqual(Object.keys(PEER).filter((name) => !table.some((row) => row.name === name)), []);
  const [, installed] = /^Installed: ([\d.]+) MB/m.exec(readme)!;
  assert.ok(Number(installed) < 2);
});
