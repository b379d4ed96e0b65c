/** The nodes of an invocation tree. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildInvocationTree, type InvocationTree } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import {
  ACCOUNT,
  assetContract,
  call,
  chain,
  CONTRACT,
  createV1,
  createV2,
  external,
  fromAddress,
  fromAsset,
  HASH,
  SALT,
  wasm,
} from "./_invocations.ts";
import { assertFrozen } from "./_frozen.ts";
import { tagged } from "./_tagged.ts";

corpusTest(
  "buildInvocationTree() gives the recorded tree of every authorization entry of the ledger",
  "authorizationEntries",
  (entries) => {
    assert.ok(entries.length > 0);
    for (const { xdr, tree } of entries) {
      const { rootInvocation } = DwsaAuthorizationEntry.fromXDR(xdr);
      assert.deepEqual(tagged(buildInvocationTree(rootInvocation)), tree);
    }
  },
);

const place = { address: ACCOUNT, salt: SALT };
const args = [ScVal.scvU32(1), ScVal.scvI128(5n)];
const shapes: readonly { name: string; root: DwsaAuthorizedInvocation; type: string; args: unknown }[] = [
  {
    name: "a call",
    root: call("transfer", args),
    type: "execute",
    args: { source: CONTRACT, function: "transfer", args: [1, 5n] },
  },
  {
    name: "a creation from code, v1",
    root: createV1(fromAddress, wasm),
    type: "create",
    args: { type: "wasm", wasm: { ...place, hash: HASH } },
  },
  {
    name: "a creation from code, v2, without arguments",
    root: createV2(fromAddress, wasm),
    type: "create",
    args: { type: "wasm", wasm: { ...place, hash: HASH, constructorArgs: [] } },
  },
  {
    name: "a creation from code, v2, with arguments",
    root: createV2(fromAddress, wasm, args),
    type: "create",
    args: { type: "wasm", wasm: { ...place, hash: HASH, constructorArgs: [1, 5n] } },
  },
  {
    name: "the contract of the native asset",
    root: createV1(fromAsset(), assetContract),
    type: "create",
    args: { type: "sac", asset: "native" },
  },
  {
    name: "the contract of an asset with a code of 4",
    root: createV1(fromAsset("ABCD"), assetContract),
    type: "create",
    args: { type: "sac", asset: `ABCD:${ACCOUNT}` },
  },
  {
    name: "the contract of an asset with a code of 1, v2",
    root: createV2(fromAsset("x"), assetContract),
    type: "create",
    args: { type: "sac", asset: `x:${ACCOUNT}` },
  },
  {
    name: "the contract of an asset with a code of 5",
    root: createV1(fromAsset("USDC5", 12), assetContract),
    type: "create",
    args: { type: "sac", asset: `USDC5:${ACCOUNT}` },
  },
  {
    name: "the contract of an asset with a code of 12",
    root: createV1(fromAsset("ABCDEF123456", 12), assetContract),
    type: "create",
    args: { type: "sac", asset: `ABCDEF123456:${ACCOUNT}` },
  },
  {
    name: "the contract of an asset with arguments, which are not lost",
    root: createV2(fromAsset(), assetContract, args),
    type: "create",
    args: { type: "sac", asset: "native", constructorArgs: [1, 5n] },
  },
  {
    name: "an external executable, v1",
    root: createV1(fromAddress, external("stable")),
    type: "create",
    args: { type: "external", external: { ...place, owner: CONTRACT, tag: "stable" } },
  },
  {
    name: "an external executable, v2",
    root: createV2(fromAddress, external("stable"), args),
    type: "create",
    args: { type: "external", external: { ...place, owner: CONTRACT, tag: "stable", constructorArgs: [1, 5n] } },
  },
  {
    name: "an external executable with a tag that is not UTF-8, as bytes",
    root: createV1(fromAddress, external(Uint8Array.of(255, 0))),
    type: "create",
    args: { type: "external", external: { ...place, owner: CONTRACT, tag: Uint8Array.of(255, 0) } },
  },
];
for (const { name, root, type, args } of shapes) {
  test(`buildInvocationTree() shows ${name}`, () => {
    assert.deepEqual(buildInvocationTree(root), { type, args, invocations: [] });
  });
}

test("buildInvocationTree() accepts a depth of 50 and of 5,000", () => {
  for (const depth of [50, 5_000]) {
    let tree: InvocationTree | undefined = buildInvocationTree(chain(depth));
    for (let i = 1; i <= depth; i++) {
      assert.equal(tree?.type === "execute" && tree.args.function, `f${i}`);
      assert.equal(tree?.invocations.length, i < depth ? 1 : 0);
      tree = tree?.invocations[0];
    }
    assert.equal(tree, undefined);
  }
});

test("buildInvocationTree() keeps the order of invocations", () => {
  const tree = buildInvocationTree(call("a", [], [call("b", [], [call("c")]), call("d"), call("e", [], [call("f")])]));
  const names = (tree: InvocationTree): unknown[] => [
    tree.type === "execute" && tree.args.function,
    ...tree.invocations.map(names),
  ];
  assert.deepEqual(names(tree), ["a", ["b", ["c"]], ["d"], ["e", ["f"]]]);
});

/** A struct with bytes, a list, and a map whose keys are not strings. */
const struct = nativeToScVal({
  bytes: Uint8Array.of(1),
  list: [1n, 2n],
  map: new Map<unknown, unknown>([[["a"], { b: 1n }], [{}, 5n]]),
});

test("buildInvocationTree() freezes nodes, arrays and plain objects at every level", () => {
  const tree = buildInvocationTree(call("f", [struct], [createV2(fromAddress, wasm, [struct]), call("g", [struct])]));
  assertFrozen(tree);
  assert.throws(() => (tree.invocations as unknown[]).push(tree), TypeError);
  assert.throws(() => Object.assign(tree, { toJSON: () => "" }), TypeError);
});
