/** Values that cannot be encoded, and their error messages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as xdr from "@dwsa/base/xdr";

const { ScVal, ScMapEntry, ScAddress } = xdr;
const id = new Uint8Array(32).fill(7);
const executable = xdr.ContractExecutable.contractExecutableStellarAsset();

const wrongValues = [
  {
    name: "a number for an int64",
    make: () => ScVal.scvI64(5 as never),
    error: TypeError,
    says: "Cannot encode ScVal.scvI64: expected a bigint of 64 bits, got number",
  },
  {
    name: "an int64 that is too big",
    make: () => ScVal.scvI64(2n ** 63n),
    error: RangeError,
    says: /ScVal\.scvI64: expected a signed integer of 64 bits/,
  },
  { name: "a negative uint128", make: () => ScVal.scvU128(-1n), error: RangeError, says: /ScVal\.scvU128/ },
  {
    name: "an int256 that is too small",
    make: () => ScVal.scvI256(-(2n ** 255n) - 1n),
    error: RangeError,
    says: /ScVal\.scvI256/,
  },
  { name: "a fraction for a uint32", make: () => ScVal.scvU32(1.5), error: RangeError, says: /got 1\.5/ },
  {
    name: "a uint32 of 2^32",
    make: () => ScVal.scvU32(2 ** 32),
    error: RangeError,
    says: /unsigned integer of 32 bits/,
  },
  { name: "NaN for an int32", make: () => ScVal.scvI32(NaN), error: RangeError, says: /got NaN/ },
  { name: "a bigint for a uint32", make: () => ScVal.scvU32(5n as never), error: TypeError, says: /got bigint/ },
  { name: "1 for a boolean", make: () => ScVal.scvBool(1 as never), error: TypeError, says: /a boolean, got number/ },
  {
    name: "a plain object for a value",
    make: () => ScVal.scvVec([ScVal.scvVoid(), {} as never]),
    error: TypeError,
    says: "Cannot encode ScVal.scvVec[1]: expected ScVal, got object",
  },
  {
    name: "a hole",
    make: () => ScVal.scvVec(Array(1) as never),
    error: TypeError,
    says: /scvVec\[0\]: expected ScVal, got undefined/,
  },
  {
    name: "31 bytes for 32",
    make: () => ScVal.scvAddress(ScAddress.scAddressTypeContract(id.subarray(1))),
    error: { code: "xdr/length" },
    says: "Cannot encode ScVal.scvAddress.scAddressTypeContract: expected 32 bytes, got 31",
  },
  {
    name: "a string for bytes",
    make: () => ScVal.scvBytes("secret" as never),
    error: TypeError,
    says: "Cannot encode ScVal.scvBytes: expected a Uint8Array, got string of 6 characters",
  },
  {
    name: "a string for bytes of a fixed size",
    make: () => ScAddress.scAddressTypeContract("secret" as never),
    error: TypeError,
    says:
      "Cannot encode ScAddress.scAddressTypeContract: expected a Uint8Array of 32 bytes, got string of 6 characters",
  },
  {
    name: "a number for a string",
    make: () => ScVal.scvString(5 as never),
    error: TypeError,
    says: "Cannot encode ScVal.scvString: expected a string or a Uint8Array, got number",
  },
  {
    name: "a symbol of 33 bytes",
    make: () => ScVal.scvSymbol("x".repeat(33)),
    error: { code: "xdr/length" },
    says: /length 33 is above the maximum of 32/,
  },
  {
    name: "a symbol of 33 bytes that are not UTF-8",
    make: () => ScVal.scvSymbol(new Uint8Array(33)),
    error: { code: "xdr/length" },
    says: /length 33 is above the maximum of 32/,
  },
  {
    name: "a payload of 65 bytes",
    make: () => new xdr.SignerKeyEd25519SignedPayload({ ed25519: id, payload: new Uint8Array(65) }),
    error: { code: "xdr/length" },
    says: "Cannot encode SignerKeyEd25519SignedPayload.payload: length 65 is above the maximum of 64",
  },
  {
    name: "a list of more than it may hold",
    make: () =>
      new xdr.PathPaymentStrictSendOp({
        sendAsset: xdr.Asset.assetTypeNative(),
        sendAmount: 1n,
        destination: xdr.MuxedAccount.keyTypeEd25519(id),
        destAsset: xdr.Asset.assetTypeNative(),
        destMin: 1n,
        path: new Array(6).fill(xdr.Asset.assetTypeNative()),
      }),
    error: { code: "xdr/length" },
    says: "Cannot encode PathPaymentStrictSendOp.path: length 6 is above the maximum of 5",
  },
  {
    name: "17 characters of 34 bytes",
    make: () => ScVal.scvSymbol("é".repeat(17)),
    error: { code: "xdr/length" },
    says: /length 34/,
  },
  {
    name: "a lone surrogate",
    make: () => ScVal.scvString("a\ud800"),
    error: { code: "xdr/invalid-value" },
    says: /lone surrogate/,
  },
  {
    name: "an unknown member of an enum",
    make: () => ScVal.scvError(xdr.ScError.sceAuth("scecNope" as never)),
    error: TypeError,
    says: /ScVal\.scvError\.sceAuth: expected one of scecArithDomain, scecIndexBounds, .*, got string of 8 characters$/,
  },
  {
    name: "nothing for an option",
    make: () => new xdr.ScContractInstance({ executable } as never),
    error: TypeError,
    says: "Cannot encode ScContractInstance.storage: expected a value or null, got undefined",
  },
  {
    name: "undefined for an option",
    make: () => ScVal.scvVec(undefined as never),
    error: TypeError,
    says: "Cannot encode ScVal.scvVec: expected a value or null, got undefined",
  },
  {
    name: "a wrong field deep inside",
    make: () => ScVal.scvMap([new ScMapEntry({ key: ScVal.scvVoid(), val: ScVal.scvVec([ScVal.scvU32(-1)]) })]),
    error: RangeError,
    says: "Cannot encode ScVal.scvMap[0].val.scvVec[0].scvU32: expected an unsigned integer of 32 bits, got -1",
  },
  {
    name: "a wrong field in a frozen value",
    make: () => Object.freeze(ScVal.scvVec(Object.freeze([Object.freeze(ScVal.scvU32(-1))]) as xdr.ScVal[])),
    error: RangeError,
    says: "Cannot encode ScVal.scvVec[0].scvU32: expected an unsigned integer of 32 bits, got -1",
  },
  {
    name: "too many levels",
    make: () => {
      let value: xdr.ScVal = ScVal.scvVoid();
      for (let i = 0; i < 501; i++) value = ScVal.scvVec([value]);
      return value;
    },
    error: { code: "xdr/depth" },
    says: `Cannot encode ScVal${".scvVec[0]".repeat(6)}…: nested more than 500 levels deep`,
  },
  {
    name: "a field named type that is wrong, which is no arm",
    make: () => new xdr.ScSpecUdtStructFieldV0({ doc: "", name: "a", type: 5 as never }),
    error: TypeError,
    says: "Cannot encode ScSpecUdtStructFieldV0.type: expected ScSpecTypeDef, got number",
  },
];

for (const { name, make, error, says } of wrongValues) {
  test(`toXDR() and equals() reject ${name}`, () => {
    const value = make();
    assert.throws(() => value.toXDR(), error);
    assert.throws(() => value.equals(make()), error);
    assert.throws(() => value.toXDR(), { message: says });
  });
}

test("errors call values by their public names, and say how to bring over those of another library", () => {
  const entry = (key: unknown) => new ScMapEntry({ key: key as xdr.ScVal, val: ScVal.scvVoid() }).toXDR();
  const message = (found: string) => ({ name: "TypeError", message: `Cannot encode ScMapEntry.key: ${found}` });
  assert.throws(() => entry(ScAddress.scAddressTypeContract(id)), message("expected ScVal, got ScAddress"));
  for (const method of ["toXDR", "toXdr"]) {
    const Foreign = { ScVal: class ScVal {} }.ScVal;
    const foreign = Object.assign(new Foreign(), { [method]: () => new Uint8Array(4) });
    assert.throws(
      () => entry(foreign),
      message(`expected ScVal, got ScVal from a different library (convert it with fromXDR(value.${method}()))`),
    );
  }
});

test("equals() compares by bytes, also a value with itself", () => {
  const value = ScVal.scvVec([ScVal.scvU32(1)]);
  assert.equal(value.equals(value), true);
  assert.equal(value.equals(ScVal.scvVec([ScVal.scvU32(1)])), true);
  assert.equal(value.equals(ScVal.scvVec([ScVal.scvI32(1)])), false);
  for (const other of [undefined, null, 5, "AAAAAQ==", value.toXDR(), new ScMapEntry({ key: value, val: value })]) {
    assert.equal(value.equals(other as never), false);
  }
});

test("is() is false for a revoked proxy", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.equal(ScVal.is(proxy), false);
  assert.equal(proxy as unknown instanceof ScVal, false);
});

test("toJSON() rejects a field of the wrong type with its path, and repeats nothing of it", () => {
  const entry = new ScMapEntry({ key: ScVal.scvVoid(), val: { secret: 1 } as never });
  assert.throws(() => JSON.stringify(ScVal.scvMap([entry])), {
    name: "TypeError",
    message: "Cannot encode ScVal.scvMap[0].val: expected ScVal, got object",
  });
  assert.throws(() => ScVal.scvI64(5 as never).toJSON(), {
    message: /^Cannot encode ScVal\.scvI64: expected a bigint/,
  });
});

test("toXDR() rejects a union of no arm, and repeats nothing of its type", () => {
  const Union = ScVal as unknown as new (type: unknown, value: unknown) => xdr.ScVal;
  for (const type of ["SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW", Symbol("scvU32"), {}, undefined]) {
    assert.throws(() => new Union(type, 5).toXDR(), {
      name: "TypeError",
      message:
        /^Cannot encode ScVal\.type: expected the name of an arm, got (string of 56 characters|symbol|object|undefined)$/,
    });
    assert.throws(() => ScVal.scvVec([new Union(type, 5)]).toXDR(), {
      message: /^Cannot encode ScVal\.scvVec\[0\]\.type: /,
    });
  }
  const NoError = xdr.ScError as unknown as new (type: unknown, value: unknown) => xdr.ScError;
  assert.throws(() => ScVal.scvError(new NoError("odd", 5)).toXDR(), {
    message: /^Cannot encode ScVal\.scvError\.type: expected one of sceContract, /,
  });
});
