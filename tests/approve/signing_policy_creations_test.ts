/** What `signingPolicy` finds in the creation of contracts. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest } from "@dwsa/base/auth";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/approve";
import { Asset, ContractExecutable, ContractIdPreimage, ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, creation } from "../auth/_entries.ts";
import { BASE, createRule, ping, requestOf } from "./_policies.ts";

const created = requestOf(creation({ arm: "V2", constructorArgs: [ScVal.scvU32(7)] }));
const assetCreation = (executable: ContractExecutable) =>
  creation({
    arm: "V1",
    executable,
    preimage: ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
  });

const rows: readonly {
  readonly name: string;
  readonly policy: SigningPolicy;
  readonly requests: readonly ApprovalRequest[];
  readonly expected: readonly (readonly [code: string, path: string])[];
}[] = [
  { name: "a creation", policy: { ...BASE, calls: [createRule] }, requests: [created], expected: [] },
  {
    name: "a creation by the deployer that is named",
    policy: { ...BASE, calls: [{ ...createRule, deployer: ALICE }] },
    requests: [created],
    expected: [],
  },
  {
    name: "a creation by another deployer",
    policy: { ...BASE, calls: [{ ...createRule, deployer: BOB }] },
    requests: [created],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "a creation of other code",
    policy: { ...BASE, calls: [{ ...createRule, create: { wasm: ["06".repeat(32), "0A".repeat(32)] } }] },
    requests: [created],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "a creation with another argument of the constructor",
    policy: { ...BASE, calls: [{ ...createRule, args: [{ is: { u32: 8 } }] }] },
    requests: [created],
    expected: [["argument", "rootInvocation.function.constructorArgs[0]"]],
  },
  {
    name: "a creation of the first form, which has no arguments",
    policy: { ...BASE, calls: [{ ...createRule, args: [] }] },
    requests: [requestOf(creation({ arm: "V1" }))],
    expected: [],
  },
  {
    name: "a second creation",
    policy: { ...BASE, calls: [createRule] },
    requests: [created, created],
    expected: [["times", "rootInvocation.function"]],
  },
  {
    name: "a call instead of a creation",
    policy: { ...BASE, calls: [createRule] },
    requests: [ping],
    expected: [["call", "rootInvocation.function"]],
  },
  {
    name: "the creation of the contract of an asset",
    policy: { ...BASE, calls: [{ create: { asset: "native" }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableStellarAsset()))],
    expected: [],
  },
  {
    name: "the creation of the contract of another asset",
    policy: { ...BASE, calls: [{ create: { asset: `USDC:${BOB}` }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableStellarAsset()))],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "Wasm code at the address of an asset",
    policy: { ...BASE, calls: [createRule, { create: { asset: "native" }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(5))))],
    expected: [["create", "rootInvocation.function"]],
  },
];

for (const { name, policy, requests, expected } of rows) {
  test(`signingPolicy() gives the violations of ${name}`, () => {
    const found = signingPolicy(policy)(requests);
    assert.deepEqual(found.map(({ code, path }) => [code, path]), expected);
  });
}
