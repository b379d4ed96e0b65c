/** Invocations that the network rejects, and invocations that `buildInvocationTree` rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildInvocationTree, formatInvocationTree } from "@dwsa/base/humanize";
import { type ContractExecutable, ContractIdPreimage, DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import {
  assetContract,
  call,
  createV1,
  createV2,
  external,
  fromAddress,
  fromAsset,
  node,
  wasm,
} from "./_invocations.ts";

test("buildInvocationTree() rejects an argument that cannot be encoded", () => {
  assert.throws(() => buildInvocationTree(call("f", [ScVal.scvU32(2 ** 32)])), { name: "RangeError" });
  assert.throws(() => buildInvocationTree(call("f", [5 as never])), { name: "TypeError" });
});

const invalid: readonly { name: string; root: DwsaAuthorizedInvocation; code: string; message: RegExp }[] = [
  {
    name: "a function of an unknown type",
    root: call("f", [], [node({ type: "dwsaAuthorizedFunctionTypeOther", value: 0 } as never)]),
    code: "humanize/unknown-arm",
    message:
      /^Cannot read the invocation: expected root\.subInvocations\[0\]\.function to be of a known type, got dwsaAuth/,
  },
  {
    name: "an executable of an unknown type",
    root: createV1(fromAddress, { type: "contractExecutableOther" } as unknown as ContractExecutable), // invalid type
    code: "humanize/unknown-arm",
    message: /expected root\.executable to be of a known type, got contractExecutableOther$/,
  },
  {
    name: "a contract id from an unknown type of source",
    root: createV1({ type: "other" } as unknown as ContractIdPreimage, wasm), // invalid type
    code: "humanize/unknown-arm",
    message: /expected root\.contractIdPreimage to be of a known type, got other$/,
  },
];
for (const { name, root, code, message } of invalid) {
  test(`buildInvocationTree() rejects ${name} with the path`, () => {
    assert.throws(() => buildInvocationTree(root), { name: "DwsaError", code, message });
  });
}

const malformed: readonly {
  name: string;
  root: DwsaAuthorizedInvocation;
  contractIdPreimage: object;
  executable: unknown;
  constructorArgs?: readonly unknown[];
}[] = [
  {
    name: "an asset contract at an id derived from an address",
    root: createV1(fromAddress, assetContract),
    contractIdPreimage: fromAddress.toJSON() as object,
    executable: "stellar_asset",
  },
  {
    name: "code at an id derived from an asset",
    root: createV1(fromAsset(), wasm),
    contractIdPreimage: fromAsset().toJSON() as object,
    executable: wasm.toJSON(),
  },
  {
    name: "an external executable at an id derived from an asset",
    root: createV2(fromAsset(), external("x"), [ScVal.scvU64(7n)]),
    contractIdPreimage: fromAsset().toJSON() as object,
    executable: external("x").toJSON(),
    constructorArgs: [7n],
  },
  ...["", "A\0B", "A B", "\xff"].map((code) => fromAsset(code))
    .concat(fromAsset("USD", 12), fromAsset("ABCD", 12), fromAsset("", 12))
    .map((preimage) => ({
      name: `the asset code ${JSON.stringify(preimage.toJSON())}`,
      root: createV1(preimage, assetContract),
      contractIdPreimage: preimage.toJSON() as object,
      executable: "stellar_asset",
    })),
];
for (const { name, root, ...parts } of malformed) {
  test(`buildInvocationTree() shows ${name} as malformed`, () => {
    const tree = buildInvocationTree(root);
    assert.deepEqual(tree.args, { type: "malformed", malformed: parts });
    const [head, id, code] = formatInvocationTree(root).split("\n");
    assert.equal(head, "create contract in a form that the network rejects");
    assert.equal(id, `  id from ${JSON.stringify(parts.contractIdPreimage)}`);
    assert.equal(code, `  code ${JSON.stringify(parts.executable)}`);
    assert.doesNotThrow(() => JSON.stringify(tree));
  });
}

test("buildInvocationTree() escapes function names that are not UTF-8", () => {
  const root = call("f", [], [call("g"), call(Uint8Array.of(0x61, 0xff, 0x0a))]);
  const tree = buildInvocationTree(root);
  assert.deepEqual(tree.invocations.map(({ args }) => "function" in args && args.function), ["g", "a\\xff\\n"]);
  assert.match(formatInvocationTree(root), /\n└─ call "a\\\\xff\\\\n" of C\w{55}$/);
});

test("buildInvocationTree() names the argument of the wrong type", () => {
  const entry = ContractIdPreimage.contractIdPreimageFromAsset;
  for (const root of [undefined, null, {}, "AAAA", new Uint8Array(4), entry, fromAddress]) {
    assert.throws(() => buildInvocationTree(root as never), {
      name: "TypeError",
      message: /^Cannot build an invocation tree: expected root to be a DwsaAuthorizedInvocation, got /,
    });
  }
});
