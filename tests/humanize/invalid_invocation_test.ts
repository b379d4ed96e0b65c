/** Trees that `buildInvocationTree` refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildInvocationTree } from "@dwsa/base/humanize";
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

test("buildInvocationTree() refuses an argument that cannot be encoded", () => {
  assert.throws(() => buildInvocationTree(call("f", [ScVal.scvU32(2 ** 32)])), { name: "RangeError" });
  assert.throws(() => buildInvocationTree(call("f", [5 as never])), { name: "TypeError" });
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
