import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { Address } from "@dwsa/base/address";
import { Contract, contractInstanceKey, contractInvocation, invokeContractFunction } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import {
  Asset,
  HostFunction,
  InvokeHostFunctionOp,
  LedgerKey,
  Operation,
  OperationBody,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const BYTES = "363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103";
const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

const contract = new Contract(ID);

test("new Contract() keeps its id and shows it", () => {
  assert.equal(contract.contractId(), ID);
  assert.equal(contract.toString(), ID);
  assert.equal(`${contract}`, ID);
  assert.equal(JSON.stringify({ contract }), `{"contract":"${ID}"}`);
  assert.equal(inspect(contract), `Contract(${ID})`);
  assert(contract.address() instanceof Address);
  assert.equal(contract.address().toString(), ID);
  assert.equal(contract.address().type, "contract");
});

test("new Contract() cannot be changed, and assert.deepEqual() and its like tell contracts apart", () => {
  assert.throws(() => Object.assign(contract, { id: "other" }), TypeError);
  assert.deepEqual(new Contract(ID), contract);
  assert.notDeepEqual(new Contract(StrKey.encodeContract(new Uint8Array(32))), contract);
  assert.equal(new Proxy(contract, {}).contractId(), ID);
});

test("new Contract() names the type of any other key", () => {
  const others: readonly [string, RegExp][] = [
    ["GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ", /to be a contract.*, got an account/],
    ["MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK", /got a muxed account/],
    ["LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN", /got a liquidity pool/],
    ["BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU", /got a claimable balance/],
    [BYTES, /got .*64/],
    [SEED, /got a secret seed/],
    ["", /, got /],
  ];
  for (const [text, message] of others) {
    assert.throws(() => new Contract(text), { name: "DwsaError", code: "strkey/kind", message });
  }
  assert.throws(() => new Contract(ID.slice(0, -1) + "F"), { code: "strkey/checksum" });
  for (const value of [undefined, null, 5, {}, contract, contract.address()]) {
    assert.throws(() => new Contract(value as never), TypeError);
  }
});

test("Contract is final", () => {
  class Token extends Contract {
    readonly symbol: string = "XLM";
  }
  assert.throws(() => new Token(ID), {
    name: "TypeError",
    message: "Cannot extend Contract: the class is final; keep an instance in a property",
  });
});

test("new Contract() reports what to do with an Address or a Contract", () => {
  const expected = "Cannot create a Contract: expected contractId to be a contract's strkey (C...), got";
  assert.throws(() => new Contract(contract.address() as never), {
    message: `${expected} Address; pass its toString()`,
  });
  assert.throws(() => new Contract(contract as never), { message: `${expected} Contract; pass its toString()` });
  assert.throws(() => new Contract(null as never), { message: `${expected} null` });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.throws(() => new Contract(proxy as never), { message: `${expected} object` });
  assert.equal(contract.equals(proxy), false);
});

const wrongIds = [
  { call: () => new Contract("x"), action: "create a Contract", name: "contractId", got: "a string of 1 character" },
  {
    call: () => new Contract(ACCOUNT),
    action: "create a Contract",
    name: "contractId",
    got: "an account strkey (G...)",
  },
  { call: () => contractInstanceKey(""), action: "create an instance key", name: "contractId", got: "an empty string" },
  {
    call: () => invokeContractFunction(ACCOUNT, "f", []),
    action: "call the contract",
    name: "contractId",
    got: "an account strkey (G...)",
  },
  {
    call: () => contractInvocation({ contract: ACCOUNT, function: "f", args: [] }),
    action: "create an invocation",
    name: "contract",
    got: "an account strkey (G...)",
  },
];
for (const { call, action, name, got } of wrongIds) {
  test(`the error for ${got} as the id to ${action} names the argument`, () => {
    assert.throws(call, {
      name: "DwsaError",
      code: "strkey/kind",
      path: name,
      message: `Cannot ${action}: expected ${name} to be a contract's strkey (C...), got ${got}`,
    });
  });
}

test("contract.equals() compares ids, also with another copy of the library", () => {
  assert(contract.equals(contract));
  assert(contract.equals(new Contract(ID)));
  assert(contract.equals({ [Symbol.toStringTag]: "dwsa.Contract", toString: () => ID }));
  const other = new Contract(Address.contract(new Uint8Array(32)).toString());
  for (const value of [undefined, null, ID, other, contract.address(), { toString: () => ID }]) {
    assert(!contract.equals(value));
  }
});

test("contract.call() makes an operation that invokes the function", () => {
  const operation = contract.call("transfer", ScVal.scvU64(5n));
  // The XDR of the same call from stellar-sdk 17.2.0.
  const xdr = "00000000" + "00000018" + "00000000" + "00000001" + BYTES + "000000087472616e73666572" + "00000001" +
    "000000050000000000000005" + "00000000";
  assert.equal(operation.toXDR("hex"), xdr);
  assert(operation.equals(Operation.fromXDR(xdr, "hex")));
  assert(Operation.fromXDR(xdr, "hex").equals(operation));
  assert(Operation.is(operation));
  assert.equal(operation.sourceAccount, null);
  assert(operation.body.type === "invokeHostFunction");
  assert.deepEqual(operation.body.value.auth, []);
  const { hostFunction } = operation.body.value;
  assert(hostFunction.type === "hostFunctionTypeInvokeContract");
  assert.equal(hostFunction.value.functionName, "transfer");
  assert.deepEqual(operation.toJSON(), Operation.fromXDR(xdr, "hex").toJSON());
});

test("contract.call() makes an Operation of the classes that its types name", () => {
  const operation = contract.call("f", ScVal.scvU32(1));
  assert(operation instanceof Operation);
  assert.deepEqual(operation, Operation.fromXDR(operation.toXDR()));
  const { body } = operation;
  assert(body instanceof OperationBody && body.type === "invokeHostFunction");
  assert(body.value instanceof InvokeHostFunctionOp);
  assert(body.value.hostFunction instanceof HostFunction);
});

test("contract.call() accepts any number of arguments of every type that contracts accept", () => {
  const entry = (key: ScVal) => new ScMapEntry({ key, val: ScVal.scvVoid() });
  const args = [
    ScVal.scvVoid(),
    ScVal.scvBool(true),
    ScVal.scvI128(-1n),
    ScVal.scvBytes(new Uint8Array(3)),
    ScVal.scvString("text"),
    ScVal.scvVec([ScVal.scvVec([])]),
    ScVal.scvMap([entry(ScVal.scvSymbol("a")), entry(ScVal.scvSymbol("b"))]),
    contract.address().toScVal(),
  ];
  for (let count = 0; count <= args.length; count++) {
    const { body } = Operation.fromXDR(contract.call("f", ...args.slice(0, count)).toXDR());
    assert(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
    assert.equal(body.value.hostFunction.value.args.length, count);
  }
});

test("contract.call() rejects arguments that are not contract values", () => {
  const wrong: readonly [unknown, string][] = [
    [5, "number"],
    [5n, "bigint"],
    ["text", "string of 4 characters"],
    [undefined, "undefined"],
    [null, "null"],
    [["text"], "array of 1 item"],
    [{}, "object"],
    [new Date(0), "Date"],
    [new Map(), "Map"],
    [SEED, "string of 56 characters"],
  ];
  for (const [value, kind] of wrong) {
    const rejected = value === undefined || value instanceof Date;
    const advice = rejected ? "" : "; convert it with nativeToScVal";
    assert.throws(() => contract.call("f", value as never), {
      name: "TypeError",
      message: `Cannot call the contract: expected args[0] to be an ScVal, got ${kind}${advice}`,
      path: "args[0]",
    });
    assert.throws(() => contract.call("f", ScVal.scvVoid(), value as never), {
      message: /expected args\[1\] to be an/,
    });
  }
  for (const items of [[ScVal.scvVoid()], []]) { // instead of `...items`
    assert.throws(() => contract.call("f", items as never), {
      name: "TypeError",
      message: `Cannot call the contract: expected args[0] to be an ScVal, got array of ${items.length} item` +
        `${items.length === 1 ? "" : "s"}; spread it (...args), or convert it with nativeToScVal to pass a vec`,
    });
  }
  for (const value of [contract, contract.address(), Keypair.random(), new Uint8Array()]) {
    assert.doesNotThrow(() => nativeToScVal(value));
    assert.throws(() => contract.call("f", value as never), { name: "TypeError", message: /; convert it with native/ });
  }
  for (const value of [Asset.assetTypeNative(), contract.getFootprint(), new Uint16Array(), () => 5]) {
    assert.throws(() => nativeToScVal(value));
    assert.throws(() => contract.call("f", value as never), { name: "TypeError", message: /to be an ScVal, got \w+$/ });
  }
});

test("contract.call() rejects names that no function can have", () => {
  for (const name of ["has space", "x".repeat(33), "", "é", "a-b", "a\0", "a\n", "\ud800"]) {
    assert.throws(() => contract.call(name), { name: "DwsaError", code: "contract/method" });
  }
  assert.throws(() => contract.call("has space"), {
    message:
      'Cannot call the contract: expected a method name of 1 to 32 characters from A-Z, a-z, 0-9 and _, got "has space"',
  });
  for (const name of [undefined, null, 5, Symbol("f"), ["f"], ScVal.scvSymbol("f")]) {
    assert.throws(() => contract.call(name as never), TypeError);
  }
  for (const name of ["a", "_", "_a", "0", "a__", "aZ_09", "x".repeat(32)]) {
    assert(Operation.is(contract.call(name)));
  }
});

test("contract.call() rejects names that the network reserves", () => {
  const rule = "Cannot call the contract: only the network calls functions whose names begin with __";
  for (const name of ["__check_auth", "__a", "__"]) {
    assert.throws(() => contract.call(name), { code: "contract/method", message: rule });
  }
  assert.throws(() => contract.call("__constructor"), {
    code: "contract/method",
    message: `${rule}; pass its arguments as args of createContract() or deploy()`,
  });
  // The context of a delegated authorization is a call to __check_auth.
  contractInvocation({ contract: contract.toString(), function: "__check_auth", args: [] });
});

test("contract.call() rejects values that the network rejects", () => {
  const entry = (name: string) => new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvVoid() });
  const unsorted = ScVal.scvMap([entry("b"), entry("a")]);
  const wrong: readonly [ScVal, RegExp][] = [
    [unsorted, /args\[1\]\.scvMap\[1\]\.key: expected ascending keys/],
    [ScVal.scvVec([unsorted]), /args\[1\]\.scvVec\[0\]\.scvMap\[1\]\.key/],
    [ScVal.scvMap([entry("a"), entry("a")]), /duplicate map key/],
    [ScVal.scvSymbol("has space"), /: args\[1\]\.scv/],
    [ScVal.scvVec(null), /got null/],
    [ScVal.scvLedgerKeyContractInstance(), /: args\[1\]\.scv/],
    [ScVal.scvU32(-1), /: args\[1\]\.scv/],
    [Address.liquidityPool(new Uint8Array(32)).toScVal(), /liquidity pool/],
  ];
  for (const [value, message] of wrong) {
    assert.throws(() => contract.call("f", ScVal.scvVoid(), value), {
      name: "DwsaError",
      code: "contract/argument",
      message,
      path: /^args\[1\]\.scv/,
    });
  }
});

test("contract.call() keeps copies of its arguments", () => {
  const bytes = ScVal.scvBytes(new Uint8Array(2));
  const list = ScVal.scvVec([bytes]);
  const params: ScVal[] = [list];
  const operation = contract.call("f", ...params);
  const before = operation.toXDR("hex");
  params.push(ScVal.scvU32(2));
  (list.value as ScVal[]).push(ScVal.scvU32(2));
  (bytes.value as Uint8Array).fill(255);
  Reflect.set(bytes, "value", new Uint8Array([1]));
  assert.equal(operation.toXDR("hex"), before);
});

test("contract.getFootprint() is the key of the contract's instance", () => {
  const key = contract.getFootprint();
  assert.deepEqual(key, LedgerKey.fromXDR(key.toXDR()));
  assert.equal(key.toXDR("hex"), "00000006" + "00000001" + BYTES + "00000014" + "00000001");
  assert(LedgerKey.is(key));
  assert(key.equals(contractInstanceKey(ID)));
  assert(LedgerKey.fromXDR(key.toXDR()).equals(key));
});
