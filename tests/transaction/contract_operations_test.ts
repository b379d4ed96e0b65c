/** The operations that upload code, create contracts, and extend and restore entries. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { createContract, extendFootprint, restoreFootprint, uploadWasm } from "@dwsa/base/transaction";
import { Asset, ScVal } from "@dwsa/base/xdr";

const DEPLOYER = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const params = { deployer: DEPLOYER, salt: new Uint8Array(32).fill(1), wasmHash: new Uint8Array(32).fill(2) };

/** Returns the host function of an operation. Checks that it has no source account and no authorization entries. */
function hostFunctionOf({ sourceAccount, body }: ReturnType<typeof createContract>) {
  assert.equal(sourceAccount, null);
  assert(body.type === "invokeHostFunction");
  assert.deepEqual(body.value.auth, []);
  return body.value.hostFunction;
}

for (const deployer of [DEPLOYER, CONTRACT]) {
  test(`createContract() encodes the deployer ${deployer[0]}…, the salt, the code hash and the arguments`, () => {
    const args = [ScVal.scvU32(7), ScVal.scvSymbol("x")];
    for (const given of [undefined, [], args]) {
      const made = hostFunctionOf(
        createContract({ ...params, deployer, ...(given === undefined ? {} : { args: given }) }),
      );
      assert(made.type === "hostFunctionTypeCreateContractV2");
      const { contractIdPreimage, executable, constructorArgs } = made.value;
      assert(contractIdPreimage.type === "contractIdPreimageFromAddress");
      assert(contractIdPreimage.value.address.equals(addressToScAddress(deployer)));
      assert.deepEqual(contractIdPreimage.value.salt, params.salt);
      assert(executable.type === "contractExecutableWasm");
      assert.deepEqual(executable.value, params.wasmHash);
      assert.deepEqual(constructorArgs.map((value) => value.toXDR("hex")), (given ?? []).map((v) => v.toXDR("hex")));
    }
  });
}

test("createContract() copies its arguments", () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const made = hostFunctionOf(createContract({ ...params, args: [ScVal.scvBytes(bytes)] }));
  bytes.fill(9);
  assert(made.type === "hostFunctionTypeCreateContractV2");
  assert(made.value.constructorArgs[0]!.equals(ScVal.scvBytes(Uint8Array.of(1, 2, 3))));
});

test("createContract() accepts an asset", () => {
  const made = hostFunctionOf(createContract({ asset: "native" }));
  assert(made.type === "hostFunctionTypeCreateContract");
  assert.equal(made.value.executable.type, "contractExecutableStellarAsset");
  const { contractIdPreimage } = made.value;
  assert(contractIdPreimage.type === "contractIdPreimageFromAsset");
  assert(contractIdPreimage.value.equals(Asset.assetTypeNative()));
});

for (const [name, value] of Object.entries(params)) {
  test(`createContract() rejects an asset together with ${name}`, () => {
    const both = { asset: "native", [name]: value } as never;
    assert.throws(() => createContract(both), { name: "TypeError", message: /got asset and/ });
  });
}

const REFUSED: readonly { readonly name: string; readonly params: unknown; readonly error: object }[] = [
  { name: "nothing", params: undefined, error: { name: "TypeError", message: /params to be an object/ } },
  {
    name: "no deployer",
    params: { ...params, deployer: undefined },
    error: { name: "TypeError", message: /deployer/ },
  },
  {
    name: "a deployer that is not an address",
    params: { ...params, deployer: "G" },
    error: { code: "strkey/length", message: /^Cannot create a contract: expected deployer to be an account / },
  },
  {
    name: "an asset that is not a string",
    params: { asset: 5 },
    error: { name: "TypeError", message: /^Cannot create a contract: expected asset to be "native" or .* got number$/ },
  },
  {
    name: "a muxed deployer",
    params: { ...params, deployer: MUXED },
    error: { code: "contract/deployer", got: "a muxed account strkey (M...)" },
  },
  {
    name: "a salt of 31 bytes",
    params: { ...params, salt: new Uint8Array(31) },
    error: { name: "RangeError", message: /salt/ },
  },
  {
    name: "a hash of 33 bytes",
    params: { ...params, wasmHash: new Uint8Array(33) },
    error: { name: "RangeError", message: /wasmHash/ },
  },
  {
    name: "a salt in hexadecimal digits",
    params: { ...params, salt: "01".repeat(32) },
    error: { name: "TypeError", message: /salt to be a Uint8Array \(fromHex\(\) decodes hexadecimal digits\), got/ },
  },
  {
    name: "a module instead of its hash",
    params: { ...params, wasmHash: Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0) },
    error: { name: "RangeError", message: /wasmHash to be 32 bytes, got 8 bytes; hash\(wasm\) computes it$/ },
  },
  {
    name: "arguments by name",
    params: { ...params, args: { admin: DEPLOYER } },
    error: { name: "TypeError", message: /array \(encodeArguments\(spec, "__constructor", args\) creates it\), got/ },
  },
  {
    name: "native arguments",
    params: { ...params, args: [5] },
    error: { name: "TypeError", message: /args\[0\] to be an ScVal, got number; convert it with nativeToScVal$/ },
  },
  {
    name: "arguments that are no array",
    params: { ...params, args: "x" },
    error: { name: "TypeError", message: /args to be an array/ },
  },
  {
    name: "an argument that is not an ScVal",
    params: { ...params, args: [ScVal.scvVoid(), 5] },
    error: { name: "TypeError", message: /args\[1\] to be an ScVal/ },
  },
  {
    name: "an argument that the network rejects",
    params: { ...params, args: [ScVal.scvVec([ScVal.scvSymbol("a b")])] },
    error: {
      code: "contract/argument",
      path: "args[0].scvVec[0].scvSymbol",
      message: /^Cannot create a contract: args\[0\]\.scvVec\[0\]\.scvSymbol: expected a symbol/,
    },
  },
  {
    name: "an unknown parameter",
    params: { ...params, arg: [] },
    error: { name: "TypeError", message: /did you mean "args"/ },
  },
];
for (const { name, params, error } of REFUSED) {
  test(`createContract() rejects ${name}`, () => {
    assert.throws(() => createContract(params as never), error);
  });
}

test("uploadWasm() accepts only code with the header of WebAssembly version 1", () => {
  const head = [0, 97, 115, 109, 1, 0, 0, 0];
  for (const code of [head, [...head, 1, 2]]) {
    const made = hostFunctionOf(uploadWasm(Uint8Array.from(code)));
    assert(made.type === "hostFunctionTypeUploadContractWasm");
    assert.deepEqual([...made.value], code);
  }
  const others = [[], head.slice(0, 7), ...head.map((_, at) => head.map((byte, i) => i === at ? byte + 1 : byte))];
  for (const code of others) assert.throws(() => uploadWasm(Uint8Array.from(code)), { code: "transaction/wasm" });
  assert.throws(() => uploadWasm(head as never), TypeError);
  assert.throws(() => uploadWasm(Uint8Array.from(head).buffer as never), {
    name: "TypeError",
    message: "Cannot upload code: expected wasm to be a Uint8Array such as new Uint8Array(buffer), got ArrayBuffer",
  });
});

test("extendFootprint() and restoreFootprint() create operations without a source account", () => {
  for (const ledgers of [0, 4_294_967_295]) {
    const { sourceAccount, body } = extendFootprint(ledgers);
    assert(body.type === "extendFootprintTtl");
    assert.deepEqual([sourceAccount, body.value.extendTo], [null, ledgers]);
  }
  for (const ledgers of [-1, 1.5, 4_294_967_296, NaN]) assert.throws(() => extendFootprint(ledgers), RangeError);
  assert.throws(() => extendFootprint(true as never), TypeError);
  assert.ok(extendFootprint("5").equals(extendFootprint(5n)));
  const { sourceAccount, body } = restoreFootprint();
  assert.deepEqual([sourceAccount, body.type], [null, "restoreFootprint"]);
});

const { wasmHash: _, ...deployed } = params;

test("createContract() encodes a reference to code", () => {
  const externalRef = { owner: CONTRACT, tag: "caf\u00e9" };
  const made = hostFunctionOf(createContract({ ...deployed, externalRef, args: [ScVal.scvU32(7)] }));
  assert(made.type === "hostFunctionTypeCreateContractV2");
  const { executable, constructorArgs } = made.value;
  assert(executable.type === "contractExecutableExternalRef");
  assert(executable.value.executableOwner.equals(addressToScAddress(CONTRACT)));
  assert.equal(executable.value.tag, "caf\u00e9");
  assert.equal(constructorArgs.length, 1);
});

const REFERENCES: readonly { readonly name: string; readonly given: object; readonly expected: object }[] = [
  {
    name: "a reference beside a hash",
    given: { ...params, externalRef: { owner: CONTRACT, tag: "a" } },
    expected: { name: "TypeError", message: /expected either wasmHash or externalRef, got both$/ },
  },
  {
    name: "a reference without a tag",
    given: { ...deployed, externalRef: { owner: CONTRACT } },
    expected: { name: "TypeError", message: /externalRef\.tag to be a string, got undefined/ },
  },
  {
    name: "a misspelled property of a reference",
    given: { ...deployed, externalRef: { owner: CONTRACT, tags: "a" } },
    expected: { name: "TypeError", message: /"tags"/ },
  },
  {
    name: "a reference to an account",
    given: { ...deployed, externalRef: { owner: DEPLOYER, tag: "a" } },
    expected: { code: "strkey/kind", message: /externalRef\.owner to be a contract \(C\.\.\.\), got an account/ },
  },
  {
    name: "a reference whose tag is ill-formed",
    given: { ...deployed, externalRef: { owner: CONTRACT, tag: "\ud800" } },
    expected: { code: "scval/ill-formed-text" },
  },
];

for (const { name, given, expected } of REFERENCES) {
  test(`createContract() rejects ${name}`, () => {
    assert.throws(() => createContract(given as never), expected);
  });
}
