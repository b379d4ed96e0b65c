import assert from "node:assert/strict";
import { test } from "node:test";
import { createContract } from "@dwsa/base/builder";

const others = {
  deployer: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
  salt: new Uint8Array(32),
  wasmHash: new Uint8Array(32),
};

for (const [name, value] of Object.entries(others)) {
  test(`createContract() refuses an asset with ${name} alone beside it`, () => {
    const params = { asset: "native", [name]: value } as never;
    assert.throws(() => createContract(params), { name: "TypeError", message: /got asset and/ });
  });
}
