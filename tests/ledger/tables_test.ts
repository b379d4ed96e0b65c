import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LEDGER_TABLES } from "@dwsa/base/ledger";

test("docs/ledgers.md has a row for each table, whose key is columns of it", () => {
  const guide = readFileSync(new URL("../../docs/ledgers.md", import.meta.url), "utf8");
  const rows = Array.from(
    guide.matchAll(/^\| `(\w+)` +\| [^|]+ \| (`[^|]+`) +\|$/gm),
    ([, name, key]) => [name!, key!],
  );
  assert.deepEqual(rows.map(([name]) => name), Object.keys(LEDGER_TABLES));
  for (const [name, key] of rows) {
    const columns = LEDGER_TABLES[name as keyof typeof LEDGER_TABLES].map(({ name }) => `\`${name}\``);
    assert.deepEqual(key!.split(", ").filter((column) => !columns.some((one) => one === column)), [], name);
  }
});

test("LEDGER_TABLES names each column once, and describes it in a sentence", () => {
  for (const columns of Object.values(LEDGER_TABLES)) {
    assert.equal(new Set(columns.map(({ name }) => name)).size, columns.length);
    for (const { description } of columns) assert.match(description, /^[A-Z][^|]*\.$/);
  }
});
