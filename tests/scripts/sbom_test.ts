import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { billOfMaterials } from "../../scripts/sbom.ts";

const own = {
  name: "@dwsa/base",
  version: "1.2.3",
  license: "Apache-2.0",
  dependencies: { "@noble/curves": "~2.4.0" },
};
const curves = { name: "@noble/curves", version: "2.4.1", license: "MIT", dependencies: { plain: "1.0.0" } };
const plain = { name: "plain", version: "1.0.0", license: "MIT" };
const digest = (text: string) => createHash("sha512").update(text);
const locked = {
  "@noble/curves@2.4.1": { integrity: `sha512-${digest("curves").digest("base64")}` },
  "plain@1.0.0": { integrity: `sha512-${digest("plain").digest("base64")}` },
};

test("billOfMaterials() names each package with its hash and what it depends on", () => {
  const bill = billOfMaterials(own, new Uint8Array(3), [curves, plain], locked);
  const components = bill.components as { purl: string; hashes: { content: string }[] }[];
  assert.deepEqual(components.map(({ purl, hashes }) => [purl, hashes[0]!.content]), [
    ["pkg:npm/%40noble/curves@2.4.1", digest("curves").digest("hex")],
    ["pkg:npm/plain@1.0.0", digest("plain").digest("hex")],
  ]);
  assert.deepEqual(bill.dependencies, [
    { ref: "pkg:npm/%40dwsa/base@1.2.3", dependsOn: ["pkg:npm/%40noble/curves@2.4.1"] },
    { ref: "pkg:npm/%40noble/curves@2.4.1", dependsOn: ["pkg:npm/plain@1.0.0"] },
    { ref: "pkg:npm/plain@1.0.0", dependsOn: [] },
  ]);
});

test("billOfMaterials() refuses a package that the lock file does not hold", () => {
  assert.throws(() => billOfMaterials(own, new Uint8Array(), [plain], {}), /no hash of plain@1\.0\.0/);
});
