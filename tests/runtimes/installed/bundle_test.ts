import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as root from "@dwsa/base";

const require = createRequire(import.meta.url);
const bundle: typeof root = await import(["@dwsa", "base", "bundle"].join("/")); // of the npm package only
const code = readFileSync(require.resolve("@dwsa/base/bundle"), "utf8");

test("@dwsa/base/bundle exports what the root does", () => {
  assert.deepEqual(Object.keys(bundle).sort(), Object.keys(root).sort());
});

test("@dwsa/base/bundle has the wire types that its functions reach", () => {
  const names = Object.keys(bundle.xdr);
  for (const name of ["ScVal", "DwsaAuthorizationEntry", "TransactionEnvelope", "ContractEvent"]) {
    assert.ok(names.includes(name), name);
  }
  assert.deepEqual(names.filter((name) => !(name in root.xdr)), []);
  assert.ok(!names.includes("ScpEnvelope") && !names.includes("LedgerCloseMeta"));
});

test("@dwsa/base/bundle runs alone, where nothing else can be imported", async () => {
  const alone: typeof root = await import(`data:text/javascript;base64,${root.toBase64(Buffer.from(code))}`);
  assert.equal(alone.Dwsa.formatTokenAmount("125000000", 7), "12.5");
});

test("@dwsa/base/bundle has the hash that stands beside it", () => {
  const file = require.resolve("@dwsa/base/bundle").replace(/\.js$/, ".integrity");
  assert.equal(readFileSync(file, "utf8"), `sha384-${createHash("sha384").update(code).digest("base64")}\n`);
});

test("@dwsa/base/bundle and the root accept each other's values", () => {
  const value = bundle.nativeToScVal({ amount: 5n });
  assert.ok(root.xdr.ScVal.is(value));
  assert.deepEqual(root.scValToNative(value), bundle.scValToNative(value));
  const contract = new root.Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
  assert.ok(new bundle.Address(contract.contractId()).equals(contract.address()));
});
