/**
 * What each entrypoint exports at run time, against `exports.json`: a name that comes or goes is a decision, not an
 * accident. `UPDATE_SURFACE=1 deno test -A tests/surface` writes the file anew.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";
import * as root from "@dwsa/base";
import * as address from "@dwsa/base/address";
import * as amount from "@dwsa/base/amount";
import * as auth from "@dwsa/base/auth";
import * as builder from "@dwsa/base/builder";
import * as contract from "@dwsa/base/contract";
import * as humanize from "@dwsa/base/humanize";
import * as catalogue from "@dwsa/base/catalogue";
import * as json from "@dwsa/base/json";
import * as keys from "@dwsa/base/keys";
import * as scval from "@dwsa/base/scval";
import * as spec from "@dwsa/base/spec";
import * as strkey from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const areas = { address, amount, auth, builder, contract, humanize, keys, scval, spec, strkey };
const entrypoints: Readonly<Record<string, object>> = { ".": root, ...areas, catalogue, json, xdr };

const FILE = new URL("exports.json", import.meta.url);
if (process.env.UPDATE_SURFACE === "1") {
  const names = Object.fromEntries(Object.entries(entrypoints).map(([name, module]) => [name, surfaceOf(module)]));
  writeFileSync(FILE, JSON.stringify(names, null, 2) + "\n");
}
const expected = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Record<string, string[]>>;

for (const [name, module] of Object.entries(entrypoints)) {
  test(`the entrypoint ${name} exports the names of exports.json, and no others`, () => {
    assert.deepEqual(surfaceOf(module), expected[name]);
  });
}

test("the root exports everything that the areas do", () => {
  for (const [area, module] of Object.entries(areas)) {
    for (const [name, value] of Object.entries(module)) {
      assert.equal((root as Record<string, unknown>)[name], value, `${area}: ${name}`);
    }
  }
  assert.equal(root.xdr, xdr);
});

const tables = { Networks: auth.Networks, ...enumsOf(xdr) };

for (const [name, table] of Object.entries(tables)) {
  test(`${name} cannot be changed`, () => {
    assert.ok(Object.isFrozen(table));
  });
}

test("StrKey.types cannot be changed", () => {
  const before = { ...strkey.StrKey.types };
  Reflect.set(strkey.StrKey.types, "G", "contract");
  assert.deepEqual({ ...strkey.StrKey.types }, before);
});

/** Exported names, and the names of the static and instance members of classes that are not wire types. */
function surfaceOf(module: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(module).sort(([a], [b]) => a < b ? -1 : 1).map(([name, value]) => [name, membersOf(value)]),
  );
}

function membersOf(value: unknown): string[] {
  if (typeof value !== "function" || !/^class\b/.test(Function.prototype.toString.call(value))) return [];
  if (typeof (value as { xdrName?: unknown }).xdrName === "string") return []; // generated, and compared elsewhere
  const own = (object: object) =>
    Object.getOwnPropertyNames(object).filter((name) => !/^(length|name|prototype|constructor)$/.test(name));
  return [...own(value).map((name) => `static ${name}`), ...own((value as { prototype: object }).prototype)].sort();
}

function enumsOf(module: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) =>
      typeof value === "object" && value !== null && Object.entries(value).every(([key, member]) => key === member)
    ),
  );
}
