/** The JSON of an invocation tree. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { buildInvocationTree, formatInvocationTree } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import {
  ACCOUNT,
  call,
  chain,
  CONTRACT,
  createV1,
  createV2,
  external,
  fromAddress,
  HASH,
  SALT,
  wasm,
} from "./_invocations.ts";

const place = { address: ACCOUNT, salt: SALT };
const args = [ScVal.scvU32(1), ScVal.scvI128(5n)];

test("JSON.stringify() of a tree keeps the contract type of every value", () => {
  const values: readonly [ScVal, unknown][] = [
    [ScVal.scvVoid(), "void"],
    [ScVal.scvBool(true), { bool: true }],
    [ScVal.scvU32(7), { u32: 7 }],
    [ScVal.scvI32(-7), { i32: -7 }],
    [ScVal.scvU64(7n), { u64: "7" }],
    [ScVal.scvI64(-7n), { i64: "-7" }],
    [ScVal.scvTimepoint(7n), { timepoint: "7" }],
    [ScVal.scvDuration(7n), { duration: "7" }],
    [ScVal.scvU128(2n ** 127n), { u128: (2n ** 127n).toString() }],
    [ScVal.scvI128(7n), { i128: "7" }],
    [ScVal.scvU256(7n), { u256: "7" }],
    [ScVal.scvI256(-1n), { i256: "-1" }],
    [ScVal.scvBytes(Uint8Array.of(0, 255)), { bytes: "00ff" }],
    [ScVal.scvString("7"), { string: "7" }],
    [ScVal.scvString(Uint8Array.of(255)), { string: "\\xff" }],
    [ScVal.scvSymbol("seven"), { symbol: "seven" }],
    [ScVal.scvAddress(addressToScAddress(ACCOUNT)), { address: ACCOUNT }],
    [ScVal.scvVec([ScVal.scvI128(7n)]), { vec: [{ i128: "7" }] }],
    [ScVal.scvVec(null), { vec: null }],
    [
      ScVal.scvMap([new ScMapEntry({ key: ScVal.scvU64(1n), val: ScVal.scvVoid() })]),
      { map: [{ key: { u64: "1" }, val: "void" }] },
    ],
    [ScVal.scvMap(null), { map: null }],
    [ScVal.scvError(ScError.sceContract(5)), { error: { contract: 5 } }],
    [
      ScVal.scvError(ScError.sceWasmVm("scecInvalidAction")),
      { error: { wasm_vm: "invalid_action" } },
    ],
    [ScVal.scvLedgerKeyContractInstance(), "ledger_key_contract_instance"],
    [ScVal.scvExecutableTag("stable"), { executable_tag: "stable" }],
  ];
  const tree = buildInvocationTree(call("f", values.map(([value]) => value)));
  assert.deepEqual(JSON.parse(JSON.stringify(tree)), {
    type: "execute",
    args: { source: CONTRACT, function: "f", args: values.map(([, json]) => json) },
    invocations: [],
  });
});

corpusTest(
  "JSON.stringify() takes every tree of the ledger and all that is in it",
  "authorizationEntries",
  (entries) => {
    for (const { xdr } of entries) {
      const tree = buildInvocationTree(DwsaAuthorizationEntry.fromXDR(xdr).rootInvocation);
      const json = JSON.parse(JSON.stringify({ tree })).tree;
      assert.equal(json.type, tree.type);
      assert.deepEqual(tree.toJSON?.(), json);
      assert.deepEqual(json.invocations, JSON.parse(JSON.stringify(tree.invocations)));
    }
  },
);

test("JSON.stringify() of a tree writes the nodes below it and the arguments of a creation", () => {
  const tree = buildInvocationTree(call("f", [], [createV2(fromAddress, wasm, [ScVal.scvI128(7n)])]));
  const created = { ...place, hash: HASH, constructorArgs: [{ i128: "7" }] };
  assert.deepEqual(JSON.parse(JSON.stringify(tree)), {
    type: "execute",
    args: { source: CONTRACT, function: "f", args: [] },
    invocations: [{ type: "create", args: { type: "wasm", wasm: created }, invocations: [] }],
  });
});

test("JSON.stringify() accepts a tree of depth 1,000 and rejects values that are nested too deeply to be encoded", () => {
  assert.ok(JSON.stringify(buildInvocationTree(chain(1_000))).includes('"f1000"'));
  let value = ScVal.scvVoid() as ScVal;
  for (let i = 0; i < 5_000; i++) value = ScVal.scvVec([value]);
  assert.throws(() => JSON.stringify(buildInvocationTree(call("f", [value]))), { name: "DwsaError" });
});

test("JSON.stringify() of a tree escapes a tag that is not UTF-8", () => {
  const tree = buildInvocationTree(createV1(fromAddress, external(Uint8Array.of(255, 0))));
  assert.deepEqual(JSON.parse(JSON.stringify(tree)).args.external.tag, "\\xff\\0");
});

/** A struct with bytes, a list, and a map whose keys are not strings. */
const struct = nativeToScVal({
  bytes: Uint8Array.of(1),
  list: [1n, 2n],
  map: new Map<unknown, unknown>([[["a"], { b: 1n }], [{}, 5n]]),
});

test("changes to an invocation and its bytes do not affect the JSON and the string of a tree", () => {
  const root = call("f", [struct, ScVal.scvBytes(Uint8Array.of(1))], [call("g", [ScVal.scvI128(5n)])]);
  const tree = buildInvocationTree(root);
  const [json, text] = [JSON.stringify(tree), formatInvocationTree(tree)];
  const clone = structuredClone(tree);

  const { value } = root.function as unknown as { value: { args: ScVal[]; functionName: string } }; // readonly in the types
  (value.args[1] as { value: unknown }).value = Uint8Array.of(9);
  (value.args[0] as { value: unknown }).value = [];
  value.args.length = 1;
  value.functionName = "h";
  (root as { subInvocations: unknown }).subInvocations = [];
  assert.deepEqual(tree, clone);
  assert.equal(JSON.stringify(tree), json);
  assert.equal(formatInvocationTree(tree), text);

  const { args } = tree.args as { args: unknown };
  const [native, bytes] = args as [{ map: Map<unknown, unknown> }, Uint8Array];
  bytes[0] = 7;
  native.map.clear();
  assert.equal(JSON.stringify(tree), json);
  assert.equal(formatInvocationTree(tree), text);
});

test("JSON.stringify() writes the same JSON for a node of a tree as for its own tree", () => {
  const below = call("g", [ScVal.scvI128(5n)], [call("h")]);
  const tree = buildInvocationTree(call("f", [], [below]));
  assert.equal(JSON.stringify(tree.invocations[0]), JSON.stringify(buildInvocationTree(below)));
  assert.equal(formatInvocationTree(tree.invocations[0]!), formatInvocationTree(below));
});

test("a tree can be copied like plain data", () => {
  const tree = buildInvocationTree(call("f", args, [call("g")]));
  assert.deepEqual(Object.keys(tree), ["type", "args", "invocations"]);
  assert.deepEqual(structuredClone(tree), tree);
});
