import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { buildInvocationTree, formatInvocationTree, type InvocationTree } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  type ContractExecutable,
  ContractIdPreimage,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  ScError,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
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
  node,
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

test("buildInvocationTree() shows a depth of 50, and one of 5,000", () => {
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

test("JSON.stringify() takes a tree of depth 1,000 and refuses values that are nested too deeply to be encoded", () => {
  assert.ok(JSON.stringify(buildInvocationTree(chain(1_000))).includes('"f1000"'));
  let value = ScVal.scvVoid() as ScVal;
  for (let i = 0; i < 5_000; i++) value = ScVal.scvVec([value]);
  assert.throws(() => JSON.stringify(buildInvocationTree(call("f", [value]))), { name: "DwsaError" });
});

test("JSON.stringify() of a tree escapes a tag that is not UTF-8", () => {
  const tree = buildInvocationTree(createV1(fromAddress, external(Uint8Array.of(255, 0))));
  assert.deepEqual(JSON.parse(JSON.stringify(tree)).args.external.tag, "\\xff\\0");
});

/** A struct with bytes, a list and a map whose keys have no texts of their own. */
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

test("JSON and text of a tree stay the same after its invocation and its bytes were changed", () => {
  const root = call("f", [struct, ScVal.scvBytes(Uint8Array.of(1))], [call("g", [ScVal.scvI128(5n)])]);
  const tree = buildInvocationTree(root);
  const [json, text] = [JSON.stringify(tree), formatInvocationTree(tree)];
  const clone = structuredClone(tree);

  const { value } = root.function as unknown as { value: { args: ScVal[]; functionName: string } }; // writable
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

test("JSON.stringify() writes the same for a node inside a tree as for a tree of its own", () => {
  const below = call("g", [ScVal.scvI128(5n)], [call("h")]);
  const tree = buildInvocationTree(call("f", [], [below]));
  assert.equal(JSON.stringify(tree.invocations[0]), JSON.stringify(buildInvocationTree(below)));
  assert.equal(formatInvocationTree(tree.invocations[0]!), formatInvocationTree(below));
});

test("buildInvocationTree() refuses an argument that cannot be encoded", () => {
  assert.throws(() => buildInvocationTree(call("f", [ScVal.scvU32(2 ** 32)])), { name: "RangeError" });
  assert.throws(() => buildInvocationTree(call("f", [5 as never])), { name: "TypeError" });
});

test("a tree is plain data: it can be copied, and toJSON is not in the way", () => {
  const tree = buildInvocationTree(call("f", args, [call("g")]));
  assert.deepEqual(Object.keys(tree), ["type", "args", "invocations"]);
  assert.deepEqual(structuredClone(tree), tree);
});

const invalid: readonly { name: string; root: DwsaAuthorizedInvocation; code: string; message: RegExp }[] = [
  {
    name: "an asset contract at an id derived from an address",
    root: createV1(fromAddress, assetContract),
    code: "humanize/invalid-invocation",
    message: /^Cannot read the invocation at root: expected code .* got contractExecutableStellarAsset$/,
  },
  {
    name: "code at an id derived from an asset",
    root: createV1(fromAsset(), wasm),
    code: "humanize/invalid-invocation",
    message: /^Cannot read the invocation at root: expected an asset contract .* got contractExecutableWasm$/,
  },
  {
    name: "an external executable at an id derived from an asset",
    root: createV2(fromAsset(), external("x")),
    code: "humanize/invalid-invocation",
    message: /got contractExecutableExternalRef$/,
  },
  ...[
    fromAsset(""),
    fromAsset("A\0B"),
    fromAsset("A B"),
    fromAsset("\xff"),
    fromAsset("USD", 12),
    fromAsset("ABCD", 12),
    fromAsset("", 12),
  ].map((preimage) => ({
    name: `the asset code ${JSON.stringify(preimage.toJSON())}`,
    root: createV1(preimage, assetContract),
    code: "humanize/invalid-invocation",
    message: /expected an asset code of 1 to 4 or 5 to 12 letters and digits/,
  })),
  {
    name: "a function name that is not text",
    root: call("f", [], [call("g"), call(Uint8Array.of(255))]),
    code: "humanize/invalid-invocation",
    message: /^Cannot read the invocation at root\.subInvocations\[1\]: expected a function name in UTF-8/,
  },
  {
    name: "a function of an unknown kind",
    root: call("f", [], [node({ type: "dwsaAuthorizedFunctionTypeOther", value: 0 } as never)]),
    code: "humanize/unknown-arm",
    message:
      /^Cannot read the invocation at root\.subInvocations\[0\]: expected a known kind of function, got dwsaAuth/,
  },
  {
    name: "an executable of an unknown kind",
    root: createV1(fromAddress, { type: "contractExecutableOther" } as unknown as ContractExecutable), // not in the types
    code: "humanize/unknown-arm",
    message: /expected a known kind of executable, got contractExecutableOther$/,
  },
  {
    name: "a contract id from an unknown kind of source",
    root: createV1({ type: "other" } as unknown as ContractIdPreimage, wasm), // not in the types
    code: "humanize/unknown-arm",
    message: /expected a known kind of contractIdPreimage, got other$/,
  },
];
for (const { name, root, code, message } of invalid) {
  test(`buildInvocationTree() refuses ${name} and says where`, () => {
    assert.throws(() => buildInvocationTree(root), { name: "DwsaError", code, message });
  });
}

test("buildInvocationTree() names the argument of the wrong type", () => {
  const entry = ContractIdPreimage.contractIdPreimageFromAsset;
  for (const root of [undefined, null, {}, "AAAA", new Uint8Array(4), entry, fromAddress]) {
    assert.throws(() => buildInvocationTree(root as never), {
      name: "TypeError",
      message: /^Cannot build an invocation tree: expected root to be a DwsaAuthorizedInvocation, got /,
    });
  }
});
