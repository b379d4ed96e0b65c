import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LEDGER_TABLES } from "@dwsa/base/ledger";

test("LEDGER_TABLES has the columns of docs/ledgers.md", () => {
  const guide = readFileSync(new URL("../../docs/ledgers.md", import.meta.url), "utf8");
  const [, ...sections] = guide.replace(/^[^]*<!-- tables:start -->|<!-- tables:end -->[^]*$/g, "").split("\n### ");
  const documented = sections.map((section) => {
    const [name] = section.split("\n");
    const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));
    return [name, rows.map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim()))];
  });
  const tables = Object.entries(LEDGER_TABLES).map(([name, columns]) => [
    name,
    columns.map((
      { name, type, nullable, description },
    ) => [`\`${name}\``, nullable ? `${type}, null` : type, description]),
  ]);
  assert.deepEqual(documented, tables);
});

test("LEDGER_TABLES names each column once, and describes it in a sentence", () => {
  for (const columns of Object.values(LEDGER_TABLES)) {
    assert.equal(new Set(columns.map(({ name }) => name)).size, columns.length);
    for (const { description } of columns) assert.match(description, /^[A-Z][^|]*\.$/);
  }
});
