/** The run-time exports of the entrypoints in the manifest. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as root from "@dwsa/base";
import * as network from "@dwsa/base/network";
import * as strkey from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const manifest = JSON.parse(readFileSync(new URL("../../deno.json", import.meta.url), "utf8")) as {
  readonly exports: Readonly<Record<string, string>>;
};
const paths = Object.keys(manifest.exports).filter((path) => path !== "./cli");

for (const path of paths) {
  test(`@dwsa/base${path.slice(1)} exports something, and everything by one name`, async () => {
    const module: Readonly<Record<string, unknown>> = await import(`@dwsa/base${path.slice(1)}`);
    assert.notDeepEqual(Object.keys(module), []);
    // An export of the root with the same name must be the same value.
    for (const [name, value] of Object.entries(module)) {
      if (path !== "./xdr" && name in root) {
        assert.equal((root as Record<string, unknown>)[name], value, name);
      }
    }
  });
}

test("the root has the wire types as xdr", () => {
  assert.equal(root.xdr, xdr);
});

const tables = { Networks: network.Networks, ...enumsOf(xdr) };

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

function enumsOf(module: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) =>
      typeof value === "object" && value !== null && Object.entries(value).every(([key, member]) => key === member)
    ),
  );
}
