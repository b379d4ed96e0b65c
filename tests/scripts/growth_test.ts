import * as library from "@dwsa/base";
import * as catalogue from "@dwsa/base/catalogue";
import * as json from "@dwsa/base/json";
import * as xdr from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import { test } from "node:test";
import { LISTS, TREES, WITHOUT_ROW } from "../../scripts/_growth_rows.ts";

/** The functions that the package exports. The readers of JSON of all types are one, `scValFromJson`. */
function exportedFunctions(): string[] {
  const all = [library, catalogue, json, xdr].flatMap((entrypoint) => Object.entries(entrypoint));
  const functions = all.filter(([name, value]) =>
    typeof value === "function" && !Function.prototype.toString.call(value).startsWith("class") &&
    (!name.endsWith("FromJson") || name === "scValFromJson")
  );
  return [...new Set(functions.map(([name]) => name))].sort();
}

/** The functions that the rows name, such as "`sign` and `verify`, bytes". */
const measured = [...LISTS, ...TREES].flatMap(({ name }) => [...name.matchAll(/`(\w+)`/g)].map(([, found]) => found!));
const exempt = Object.values(WITHOUT_ROW).flat();

test("deno task growth has a row for each exported function, or the reason why it has none", () => {
  const missing = exportedFunctions().filter((name) => !measured.includes(name) && !exempt.includes(name));
  assert.deepEqual(missing, []);
});

test("deno task growth gives reasons only for exported functions without a row, each once", () => {
  const functions = exportedFunctions();
  assert.deepEqual(exempt.filter((name) => !functions.includes(name) || measured.includes(name)), []);
  assert.equal(new Set(exempt).size, exempt.length);
});

test("deno task growth names each row once", () => {
  const names = [...LISTS, ...TREES].map(({ name }) => name);
  assert.deepEqual(names.filter((name, i) => names.indexOf(name) !== i), []);
});

for (const { name, prepare } of [...LISTS, ...TREES]) {
  test(`deno task growth measures work that succeeds: ${name}`, async () => {
    await prepare(10)();
  });
}
