/** `docs/describing.md` has every type of operation in its table, and every warning. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WARNINGS } from "@dwsa/base/describe";
import { OperationType } from "@dwsa/base/xdr";

const page = readFileSync(new URL("../../docs/describing.md", import.meta.url), "utf8");

test("docs/describing.md has each type of operation in the table of operations, once", () => {
  const [, section] = /^## Operations\n([^]*?)^## /m.exec(page)!;
  const types = section!.split("\n").flatMap((row) =>
    Array.from(/^\| (`.*?) +\|/.exec(row)?.[1]?.matchAll(/`(\w+)`/g) ?? [], ([, type]) => type!)
  );
  assert.deepEqual(types.sort(), Object.keys(OperationType).sort());
});

test("docs/describing.md, or the comment of WarningCode, names each warning", () => {
  const [comment] = readFileSync(new URL("../../describe/warnings.ts", import.meta.url), "utf8").split(
    "export type WarningCode",
  );
  const text = `${page}${comment}`;
  assert.deepEqual(Object.keys(WARNINGS).filter((code) => !text.includes(`\`${code}\``)), []);
});
