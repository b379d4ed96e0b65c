/**
 * The rules of the interface specification for addresses, contracts, amounts, resource data, invocation trees, contract
 * values and events, one test each. docs/decisions.md lists what differs from it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { Dwsa } from "@dwsa/base/amount";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractCodeKey, contractInvocation } from "@dwsa/base/contract";
import { buildInvocationTree, humanizeEvents, walkInvocationTree } from "@dwsa/base/humanize";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal, ScInt, scValToNative, scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const SEED = new Uint8Array(32).fill(7);
const DATA = new Uint8Array([1, 2, 3]);
const pair = Keypair.fromRawEd25519Seed(SEED);
const C = StrKey.encodeContract(SEED);

test("an Address is made of a strkey of the five kinds", () => {
  const texts = [
    pair.publicKey(),
    StrKey.encodeMed25519PublicKey(new Uint8Array(40)),
    C,
    StrKey.encodeClaimableBalance(new Uint8Array(33)),
    StrKey.encodeLiquidityPool(SEED),
  ];
  const types = ["account", "muxedAccount", "contract", "claimableBalance", "liquidityPool"];
  assert.deepEqual(texts.map((text) => new Address(text).type), types);
});

test("a Contract is made of a strkey C", () => {
  assert.equal(new Contract(C).contractId(), C);
  assert.throws(() => new Contract(pair.publicKey()));
});

test("Dwsa is made without arguments", () => assert.ok(new Dwsa() instanceof Dwsa));

test("new DwsaDataBuilder() takes base64, bytes, or data, which are copied", () => {
  const data = new DwsaDataBuilder().setResourceFee(5n).build();
  for (const input of [data.toXDR("base64"), data.toXDR(), data]) {
    const built = new DwsaDataBuilder(input).build();
    assert.ok(built.equals(data));
    assert.notEqual(built, data);
  }
});

test("new DwsaDataBuilder() is empty when its data are omitted or empty", () => {
  for (const input of [undefined, "", null]) {
    const data = new DwsaDataBuilder(input as never).build();
    assert.deepEqual([data.resourceFee, data.resources.instructions], [0n, 0]);
  }
});

test("Address.account() and the other static functions make addresses of raw bytes", () => {
  const made = [
    Address.account(SEED),
    Address.muxedAccount(new Uint8Array(40)),
    Address.contract(SEED),
    Address.claimableBalance(new Uint8Array(33)),
    Address.liquidityPool(SEED),
  ];
  assert.equal(made.map((address) => address.toString()[0]).join(""), "GMCBL");
});

test("addresses go to text, bytes, ScAddress and ScVal, and back", () => {
  const address = Address.fromString(C);
  assert.equal(address.toString(), C);
  assert.deepEqual(address.toBuffer(), SEED);
  assert.equal(Address.fromScAddress(address.toScAddress()).toString(), C);
  assert.equal(Address.fromScVal(address.toScVal()).toString(), C);
});

test("address(), contractId() and toString() say the contract", () => {
  const contract = new Contract(C);
  assert.deepEqual([contract.address().toString(), contract.contractId(), contract.toString()], [C, C, C]);
});

test("call() is an operation that invokes the method", () => {
  const { body } = new Contract(C).call("f", xdr.ScVal.scvU32(1));
  assert.ok(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
  const { functionName, args } = body.value.hostFunction.value;
  assert.deepEqual([functionName, args.length], ["f", 1]);
});

test("getFootprint() is the key of the contract's instance", () => {
  const key = new Contract(C).getFootprint();
  assert.ok(key.type === "contractData" && key.value.key.type === "scvLedgerKeyContractInstance");
});

test("formatTokenAmount() places the point from the right", () =>
  assert.equal(Dwsa.formatTokenAmount("12345", 3), "12.345"));

test("formatTokenAmount() refuses an amount with a point", () => assert.throws(() => Dwsa.formatTokenAmount("1.5", 2)));

test("formatTokenAmount() pads on the left", () => assert.equal(Dwsa.formatTokenAmount("5", 3), "0.005"));

test("formatTokenAmount() removes zeros at the end, but one", () => {
  assert.deepEqual([Dwsa.formatTokenAmount("1500", 3), Dwsa.formatTokenAmount("1000", 3)], ["1.5", "1.0"]);
});

test("parseTokenAmount() multiplies by 10 to the decimals", () => {
  assert.deepEqual([Dwsa.parseTokenAmount("1.5", 3), Dwsa.parseTokenAmount("12", 2)], ["1500", "1200"]);
});

test("DwsaDataBuilder.fromXDR() decodes base64 and bytes", () => {
  const data = new DwsaDataBuilder().build();
  assert.ok(
    DwsaDataBuilder.fromXDR(data.toXDR("base64")).equals(data) && DwsaDataBuilder.fromXDR(data.toXDR()).equals(data),
  );
});

test("DwsaDataBuilder.build() gives a copy", () => {
  const builder = new DwsaDataBuilder();
  assert.notEqual(builder.build(), builder.build());
});

test("the setters of DwsaDataBuilder return the builder", () => {
  const builder = new DwsaDataBuilder();
  const results = [
    builder.setFootprint([], []),
    builder.setReadOnly([]),
    builder.setReadWrite([]),
    builder.appendFootprint([], []),
    builder.setResourceFee(1),
    builder.setResources(1, 2, 3),
  ];
  for (const result of results) assert.equal(result, builder);
});

test("setFootprint() keeps a part for null and undefined, and clears it for an empty list", () => {
  const keys = [1, 2].map((n) => contractCodeKey(new Uint8Array(32).fill(n)));
  const builder = new DwsaDataBuilder().setFootprint([keys[0]!], [keys[1]!]);
  for (const part of [null, undefined]) assert.equal(builder.setFootprint(part, part).getReadOnly().length, 1);
  builder.setFootprint([], null);
  assert.deepEqual([builder.getReadOnly().length, builder.getReadWrite().length], [0, 1]);
});

test("appendFootprint() adds to what is there", () => {
  const keys = [1, 2].map((n) => contractCodeKey(new Uint8Array(32).fill(n)));
  const builder = new DwsaDataBuilder().setReadOnly([keys[0]!]).appendFootprint([keys[1]!], []);
  assert.equal(builder.getFootprint().readOnly.length, 2);
});

test("setResourceFee() takes a bigint, a number or text, of 64 bits", () => {
  for (const fee of [5n, 5, "5"]) assert.equal(new DwsaDataBuilder().setResourceFee(fee).build().resourceFee, 5n);
  assert.throws(() => new DwsaDataBuilder().setResourceFee(2n ** 63n), RangeError);
});

test("setResources() sets instructions, disk reads and writes", () => {
  const { resources } = new DwsaDataBuilder().setResources(1, 2, 3).build();
  assert.deepEqual([resources.instructions, resources.diskReadBytes, resources.writeBytes], [1, 2, 3]);
});

test("walkInvocationTree() goes depth first, and false stops below that node alone", () => {
  const leaf = (name: string) => contractInvocation({ contract: C, function: name, args: [] });
  const inner = contractInvocation({ contract: C, function: "b", args: [], subInvocations: [leaf("c")] });
  const root = contractInvocation({ contract: C, function: "a", args: [], subInvocations: [inner, leaf("d")] });
  const seen: [unknown, number, boolean][] = [];
  walkInvocationTree(root, (node, depth, parent) => {
    const { value } = node.function as xdr.DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeContractFn">;
    seen.push([value.functionName, depth, parent === undefined]);
    return value.functionName === "b" ? false : null;
  });
  assert.deepEqual(seen, [["a", 1, true], ["b", 2, false], ["d", 2, false]]);
});

test("buildInvocationTree() gives type, args and invocations", () => {
  const tree = buildInvocationTree(contractInvocation({ contract: C, function: "f", args: [xdr.ScVal.scvU32(7)] }));
  assert.equal(tree.type, "execute");
  assert.deepEqual(tree.args, { source: C, function: "f", args: [7] });
  assert.deepEqual(tree.invocations, []);
});

test("scvSortedMap() sorts entries by their keys", () => {
  const mapEntry = (key: number) => new xdr.ScMapEntry({ key: xdr.ScVal.scvU32(key), val: xdr.ScVal.scvVoid() });
  assert.ok(scvSortedMap([mapEntry(2), mapEntry(1)]).equals(xdr.ScVal.scvMap([mapEntry(1), mapEntry(2)])));
});

test("nativeToScVal() returns an ScVal as it is", () => {
  const value = xdr.ScVal.scvU32(1);
  assert.equal(nativeToScVal(value), value);
});

for (
  const [name, value, type] of [
    ["null", null, "scvVoid"],
    ["undefined", undefined, "scvVoid"],
    ["text", "x", "scvString"],
    ["bytes", DATA, "scvBytes"],
    ["a boolean", true, "scvBool"],
    ["a number", 5, "scvU64"],
    ["a negative number", -5, "scvI64"],
    ["a bigint of more than 64 bits", 2n ** 64n, "scvU128"],
    ["a bigint of more than 128 bits", 2n ** 128n, "scvU256"],
    ["a negative bigint of more than 64 bits", -(2n ** 64n), "scvI128"],
    ["an Address", new Address(C), "scvAddress"],
    ["a Contract", new Contract(C), "scvAddress"],
    ["an array", [1, 2], "scvVec"],
    ["an object", { a: 1 }, "scvMap"],
  ] as const
) {
  test(`nativeToScVal() of ${name} gives ${type}`, () => assert.equal(nativeToScVal(value as never).type, type));
}

test("nativeToScVal() ignores the type for null, undefined and booleans", () => {
  assert.deepEqual([null, undefined, true].map((value) => nativeToScVal(value, { type: "u32" }).type), [
    "scvVoid",
    "scvVoid",
    "scvBool",
  ]);
});

test("nativeToScVal() gives an integer the type that is asked for", () =>
  assert.equal(nativeToScVal(5, { type: "i256" }).type, "scvI256"));

test("nativeToScVal() takes one type for an array, or one for each item", () => {
  const one = nativeToScVal([1, 2], { type: "u32" });
  assert.ok(one.type === "scvVec" && one.value!.every(({ type }) => type === "scvU32"));
  const each = nativeToScVal([1, "x"], { type: ["i32", "symbol"] });
  assert.ok(each.type === "scvVec");
  assert.deepEqual(each.value!.map(({ type }) => type), ["scvI32", "scvSymbol"]);
});

test("nativeToScVal() takes a pair of types for each key of an object, null for the default", () => {
  const map = nativeToScVal({ a: 1, b: 2 }, { type: { a: ["symbol", "u32"], b: [null, null] } as never });
  assert.ok(map.type === "scvMap");
  assert.deepEqual(map.value!.map(({ key, val }) => [key.type, val.type]).sort(), [["scvString", "scvU64"], [
    "scvSymbol",
    "scvU32",
  ]]);
});

test("nativeToScVal() makes text a string or a symbol, and bytes a string, a symbol or bytes", () => {
  assert.deepEqual((["string", "symbol"] as const).map((type) => nativeToScVal("x", { type }).type), [
    "scvString",
    "scvSymbol",
  ]);
  const bytes = new TextEncoder().encode("x");
  const types = ["string", "symbol", "bytes"] as const;
  assert.deepEqual(types.map((type) => nativeToScVal(bytes, { type }).type), ["scvString", "scvSymbol", "scvBytes"]);
});

test("nativeToScVal() refuses mixed arrays, values without a conversion and types that do not fit", () => {
  for (const value of [[1, "x"], new Date(0), Symbol("x"), () => {}]) {
    assert.throws(() => nativeToScVal(value as never));
  }
  assert.throws(() => nativeToScVal("x", { type: "u32" }));
  assert.equal(nativeToScVal(new Address(C), { type: "u32" as never }).type, "scvAddress");
});

for (
  const [value, native] of [
    [xdr.ScVal.scvVoid(), null],
    [xdr.ScVal.scvU32(1), 1],
    [xdr.ScVal.scvI32(-1), -1],
    [xdr.ScVal.scvU64(1n), 1n],
    [xdr.ScVal.scvI64(1n), 1n],
    [new ScInt(1, { type: "u128" }).toScVal(), 1n],
    [new ScInt(1, { type: "i256" }).toScVal(), 1n],
    [xdr.ScVal.scvTimepoint(1n), 1n],
    [xdr.ScVal.scvDuration(1n), 1n],
    [xdr.ScVal.scvVec([xdr.ScVal.scvU32(1)]), [1]],
    [nativeToScVal({ a: 1n }), { a: 1n }],
    [xdr.ScVal.scvBool(true), true],
    [xdr.ScVal.scvBytes(DATA), DATA],
    [xdr.ScVal.scvSymbol("x"), "x"],
    [xdr.ScVal.scvString("x"), "x"],
    [xdr.ScVal.scvString(new Uint8Array([255])), new Uint8Array([255])],
  ] as const
) {
  test(`scValToNative() of ${value.type} ${String(native)}`, () => assert.deepEqual(scValToNative(value), native));
}

test("humanizeEvents() gives type, topics and data, and the contract if there is one", () => {
  const event = (contractId: Uint8Array | null) =>
    new xdr.ContractEvent({
      ext: xdr.ExtensionPoint.v0(),
      contractId,
      type: "contract",
      body: xdr.ContractEventBody.v0(
        new xdr.ContractEventV0({ topics: [xdr.ScVal.scvSymbol("t")], data: xdr.ScVal.scvU32(5) }),
      ),
    });
  const [first, second] = humanizeEvents([event(SEED), event(null)]);
  assert.deepEqual({ ...first }, { type: "contract", contractId: C, topics: ["t"], data: 5 });
  assert.equal("contractId" in second!, false);
});
