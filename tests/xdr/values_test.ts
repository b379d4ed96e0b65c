import assert from "node:assert/strict";
import { inspect } from "node:util";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { encodeStrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";
import { XdrWriter } from "../../xdr/writer.ts";

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
    says: "Cannot encode ScVal.scvAddress.scAddressTypeContract: expected 32 byte(s), got 31",
  },
  {
    name: "a string for bytes",
    make: () => ScVal.scvBytes("secret" as never),
    error: TypeError,
    says: "Cannot encode ScVal.scvBytes: expected a Uint8Array, got string of 6 characters",
  },
  {
    name: "a symbol of 33 bytes",
    make: () => ScVal.scvSymbol("x".repeat(33)),
    error: { code: "xdr/length" },
    says: /length 33 is above the maximum of 32/,
  },
  {
    name: "a symbol of 33 bytes that are no text",
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
    name: "17 letters of 34 bytes",
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
    name: "an enum member that is none",
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
];

for (const { name, make, error, says } of wrongValues) {
  test(`toXDR() and equals() refuse ${name}`, () => {
    const value = make();
    assert.throws(() => value.toXDR(), error);
    assert.throws(() => value.equals(make()), error);
    assert.throws(() => value.toXDR(), { message: says });
  });
}

test("texts of every length keep their bytes, ASCII or not", () => {
  for (let length = 0; length < 300; length++) {
    for (
      const text of [
        "a".repeat(length),
        "é".repeat(length),
        "a".repeat(length) + "€",
        "\u{1f600}".repeat(length),
        "\ufeff".repeat(length),
      ]
    ) {
      const value = ScVal.scvString(text);
      const back = ScVal.fromXDR(value.toXDR());
      assert.equal(back.value, text);
      assert.deepEqual(
        back.toXDR().subarray(8, 8 + new TextEncoder().encode(text).length),
        new TextEncoder().encode(text),
      );
    }
  }
});

test("bytes that are no UTF-8 stay bytes and keep their form", () => {
  const value = ScVal.fromXDR("0000000e00000002ff610000", "hex");
  assert.deepEqual(value.value, new Uint8Array([0xff, 0x61]));
  assert.equal(value.toXDR("hex"), "0000000e00000002ff610000");
});

test("a writer that has grown big is not kept for the next value, and one that has not is", () => {
  for (const { size, kept } of [{ size: 1 << 10, kept: true }, { size: 1 << 20, kept: false }]) {
    const writer = new XdrWriter();
    writer.varOpaque(new Uint8Array(size), size);
    assert.equal(writer.peek().length, size + 4);
    assert.equal(writer.reset(), kept);
    assert.equal(writer.peek().length, 0);
  }
});

test("padding is zero although the buffer is used again", () => {
  ScVal.scvBytes(new Uint8Array(64).fill(255)).toXDR();
  assert.equal(ScVal.scvBytes(new Uint8Array([1])).toXDR("hex"), "0000000d0000000101000000");
});

test("values share nothing with what they are made from", () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const items: xdr.ScVal[] = [ScVal.scvBytes(bytes)];
  const vec = ScVal.scvVec(items);
  const signature = new xdr.DecoratedSignature({ hint: id.slice(0, 4), signature: bytes });
  const before = [vec.toXDR("hex"), signature.toXDR("hex")];
  bytes.fill(9);
  items.push(ScVal.scvVoid());
  assert.deepEqual([vec.toXDR("hex"), signature.toXDR("hex")], before);
});

test("decoded values share nothing with the input, whatever kind of array it is in", () => {
  const hex = "0000000d00000020" + "07".repeat(32);
  for (const input of [ScVal.scvBytes(id).toXDR(), globalThis.Buffer?.from(hex, "hex")]) {
    if (input === undefined) continue;
    const value = ScVal.fromXDR(input);
    input.fill(0);
    assert.equal(value.toXDR("hex"), hex);
    assert.equal(value.value?.constructor, Uint8Array);
  }
});

test("a struct copies the bytes and arrays that it is made from, whatever stands beside them", () => {
  const hint = new Uint8Array(4);
  const fields = { hint, signature: new Uint8Array(64) };
  const Loose = xdr.DecoratedSignature as unknown as new (...args: readonly unknown[]) => xdr.DecoratedSignature;
  for (const extra of [undefined, true, {}]) {
    const value = new Loose(fields, extra);
    hint.fill(7);
    assert.deepEqual(value.hint, new Uint8Array(4));
    hint.fill(0);
  }
});

test("XdrReader copies its input: what changes afterwards is not read, and nothing that is read changes", () => {
  const bytes = ScVal.scvBytes(id).toXDR();
  const Loose = xdr.XdrReader as unknown as new (...args: readonly unknown[]) => xdr.XdrReader;
  for (const extra of [undefined, true]) {
    const input = bytes.slice();
    const reader = new Loose(input, extra);
    input.fill(255);
    assert.equal(ScVal.read(reader).toXDR("hex"), ScVal.scvBytes(id).toXDR("hex"));
  }
});

test("what is decoded has the same properties in the same order as what is made from its fields", () => {
  const made = new xdr.DecoratedSignature({ hint: new Uint8Array(4), signature: new Uint8Array(2) });
  const read = xdr.DecoratedSignature.fromXDR(made.toXDR());
  assert.deepEqual(Object.keys(read), Object.keys(made));
  assert.deepEqual(read, made);
});

test("lengths are the engine's own, whatever a subclass says", () => {
  class Liar extends Uint8Array {
    override get length(): number {
      return 4;
    }
    override get byteLength(): number {
      return 4;
    }
  }
  ScVal.scvBytes(new Uint8Array(64).fill(255)).toXDR(); // fills the buffer that is used again
  const value = (bytes: Uint8Array) => Object.assign(ScVal.scvBytes(new Uint8Array()), { value: bytes });
  for (const size of [0, 2, 12]) {
    const plain = new Uint8Array(size).fill(1);
    assert.equal(value(new Liar(plain)).toXDR("hex"), value(plain).toXDR("hex"));
  }
  const address = Object.assign(ScAddress.scAddressTypeContract(id), { value: new Liar(31) });
  assert.throws(() => address.toXDR(), { code: "xdr/length", message: /expected 32 byte\(s\), got 31/ });
});

test("an array that changes its length while it is written is written with the length that was written first", () => {
  let asked = 0;
  const list = new Proxy([ScVal.scvVoid(), ScVal.scvVoid()], {
    get: (target, key) => key === "length" ? 2 - asked++ : Reflect.get(target, key),
  });
  const value = Object.assign(ScVal.scvVec([]), { value: list });
  assert.equal(value.toXDR("hex"), "00000010" + "00000001" + "00000002" + "00000001".repeat(2));
});

test("messages call values by their public names, and say how to bring over those of another library", () => {
  const entry = (key: unknown) => new ScMapEntry({ key: key as xdr.ScVal, val: ScVal.scvVoid() }).toXDR();
  const message = (found: string) => ({ name: "TypeError", message: `Cannot encode ScMapEntry.key: ${found}` });
  assert.throws(() => entry(ScAddress.scAddressTypeContract(id)), message("expected ScVal, got ScAddress"));
  for (const method of ["toXDR", "toXdr"]) {
    const Foreign = { ScVal: class ScVal {} }.ScVal;
    const foreign = Object.assign(new Foreign(), { [method]: () => new Uint8Array(4) });
    assert.throws(
      () => entry(foreign),
      message(`expected ScVal, got ScVal of another library (bring it over with fromXDR(value.${method}()))`),
    );
  }
});

test("a revoked proxy is of no type", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.equal(ScVal.is(proxy), false);
  assert.equal(proxy as unknown instanceof ScVal, false);
});

test("static methods that are handed to map or filter say what to write", () => {
  assert.throws(() => ["AAAAAQ=="].map(ScVal.fromXDR as never), {
    name: "TypeError",
    message: /^Cannot call fromXDR: expected a call on a class; write \(item\) => ScVal\.fromXDR\(item\)/,
  });
  assert.throws(() => [5].filter(ScVal.is as never), { name: "TypeError", message: /ScVal\.is\(item\)/ });
});

test("equals() compares type and bytes", () => {
  assert.ok(ScVal.scvString("a").equals(ScVal.scvString(new Uint8Array([97]))));
  assert.ok(!ScVal.scvString("a").equals(ScVal.scvSymbol("a")));
  for (const other of [null, undefined, "a", {}, new ScMapEntry({ key: ScVal.scvVoid(), val: ScVal.scvVoid() })]) {
    assert.ok(!ScVal.scvString("a").equals(other));
  }
});

test("JSON.stringify() writes SEP-51", () => {
  const value = ScVal.scvMap([
    new ScMapEntry({ key: ScVal.scvSymbol("id"), val: ScVal.scvBytes(id) }),
    new ScMapEntry({ key: ScVal.scvU64(1n), val: ScVal.scvVoid() }),
  ]);
  assert.deepEqual(JSON.parse(JSON.stringify(value)), {
    map: [
      { key: { symbol: "id" }, val: { bytes: "07".repeat(32) } },
      { key: { u64: "1" }, val: "void" },
    ],
  });
});

const C32 = encodeStrKey("contract", id);
const shown: readonly { readonly name: string; readonly value: xdr.XdrValue; readonly text: string | RegExp }[] = [
  { name: "an arm with a number", value: ScVal.scvU32(7), text: "ScVal.scvU32(7)" },
  { name: "an arm without a value", value: ScVal.scvVoid(), text: "ScVal.scvVoid()" },
  { name: "an arm whose list is absent", value: ScVal.scvVec(null), text: "ScVal.scvVec(null)" },
  {
    name: "bigints and booleans",
    value: ScVal.scvVec([ScVal.scvI128(-1n), ScVal.scvBool(true)]),
    text: "ScVal.scvVec([ScVal.scvI128(-1n), ScVal.scvBool(true)])",
  },
  { name: "bytes", value: ScVal.scvBytes(new Uint8Array([1, 255])), text: "ScVal.scvBytes(0x01ff)" },
  {
    name: "long bytes",
    value: ScVal.scvBytes(new Uint8Array(33)),
    text: `ScVal.scvBytes(0x${"00".repeat(32)}… (33 bytes))`,
  },
  { name: "a long text", value: ScVal.scvString("x".repeat(101)), text: `ScVal.scvString("${"x".repeat(100)}…")` },
  {
    name: "what does not show",
    value: ScVal.scvString("\u009b31m\u202e\n"),
    text: 'ScVal.scvString("\\u{9b}31m\\u{202e}\\n")',
  },
  { name: "a text that is not UTF-8", value: ScVal.scvString(new Uint8Array([255])), text: "ScVal.scvString(0xff)" },
  { name: "an address", value: ScAddress.scAddressTypeContract(id), text: `ScAddress("${C32}")` },
  {
    name: "an address in a value",
    value: ScVal.scvAddress(ScAddress.scAddressTypeContract(id)),
    text: `ScVal.scvAddress("${C32}")`,
  },
  {
    name: "an address of 31 bytes",
    value: ScAddress.scAddressTypeContract(id.subarray(1)),
    text: `ScAddress.scAddressTypeContract(0x${"07".repeat(31)})`,
  },
  {
    name: "a struct",
    value: new ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvVoid() }),
    text: 'ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvVoid() })',
  },
  {
    name: "a long list",
    value: ScVal.scvVec(new Array(25).fill(ScVal.scvVoid())),
    text: /^ScVal\.scvVec\(\[(ScVal\.scvVoid\(\), ){19}ScVal\.scvVoid\(\), … 5 more\]\)$/,
  },
  {
    name: "a secret of a node",
    value: new xdr.Curve25519Secret({ key: id }),
    text: "Curve25519Secret({ key: Uint8Array of 32 bytes })",
  },
  {
    name: "a field of the wrong type",
    value: ScVal.scvVec([undefined, Symbol("s"), {}, () => {}] as never),
    text: /^ScVal\.scvVec\(\[undefined, Symbol\(s\), object, /,
  },
];

for (const { name, value, text } of shown) {
  test(`toString() and a console show ${name}`, () => {
    if (typeof text === "string") assert.equal(String(value), text);
    else assert.match(String(value), text);
    assert.equal(inspect(value), String(value));
  });
}

test("toString() ends after some 1,000 characters, also for a value that holds itself, and never throws", () => {
  const items: xdr.ScVal[] = [];
  const circle = Object.assign(ScVal.scvVec([]), { value: items });
  items.push(circle, circle);
  let deep = ScVal.scvVoid() as xdr.ScVal;
  for (let i = 0; i < 100_000; i++) deep = ScVal.scvVec([deep]);
  for (const value of [circle, deep]) {
    assert.ok(String(value).length <= 1001);
    assert.ok(String(value).endsWith("…"));
  }
  const throwing = Object.defineProperty(ScVal.scvU32(1), "value", {
    get: () => {
      throw new Error("no");
    },
  });
  assert.equal(String(throwing), "…");
});

test("is() tells types apart, and JSON cannot pass for a value", () => {
  assert.ok(ScVal.is(ScVal.scvVoid()));
  assert.ok(xdr.ScMapEntry.is(new ScMapEntry({ key: ScVal.scvVoid(), val: ScVal.scvVoid() })));
  for (const other of [null, 5, "ScVal", {}, { type: "scvVoid", value: null }, ScAddress.scAddressTypeContract(id)]) {
    assert.ok(!ScVal.is(other));
  }
});

test("values of another copy of the library are taken", () => {
  const copy = { [Symbol.toStringTag]: "xdr.ScVal", type: "scvU32", value: 7 }; // as one copy sees another's
  assert.ok(ScVal.is(copy));
  assert.ok((copy as unknown) instanceof ScVal);
  assert.ok((copy as unknown) instanceof xdr.XdrValue);
  assert.ok(!((copy as unknown) instanceof ScAddress));
  assert.ok(!(({}) instanceof xdr.XdrValue));
  assert.equal(ScVal.scvVec([copy as never]).toXDR("hex"), ScVal.scvVec([ScVal.scvU32(7)]).toXDR("hex"));
});

test("bytes of another realm are taken", () => {
  const bytes = runInNewContext("new Uint8Array([0, 0, 0, 1])");
  assert.equal(ScVal.fromXDR(bytes).type, "scvVoid");
  assert.equal(ScVal.scvBytes(bytes).toXDR("hex"), "0000000d0000000400000001");
});

test("instanceof narrows to the arms", () => {
  const value: unknown = ScVal.scvU32(7);
  assert.ok(value instanceof ScVal && value.type === "scvU32" && value.value + 1 === 8);
});

test("the members of an enum are their own names, and cannot be changed", () => {
  assert.equal(xdr.ContractDataDurability.persistent, "persistent");
  assert.throws(() => {
    (xdr.ContractDataDurability as { persistent: string }).persistent = "temporary";
  }, TypeError);
});

test("wide integers and lists have a codec", () => {
  assert.equal(xdr.Int128Parts.fromXDR("ff".repeat(16), "hex"), -1n);
  assert.equal(xdr.Uint256Parts.toXDR(1n, "hex"), "00".repeat(31) + "01");
  assert.deepEqual(xdr.ScVec.fromXDR(xdr.ScVec.toXDR([ScVal.scvVoid()])), [ScVal.scvVoid()]);
  assert.throws(() => xdr.Uint128Parts.toXDR(-1n), RangeError);
});

test("an alias is the same class", () => {
  assert.equal(xdr.AccountId, xdr.PublicKey);
});

test("toJSON() refuses a field of the wrong type with its path, and repeats nothing of it", () => {
  const entry = new ScMapEntry({ key: ScVal.scvVoid(), val: { secret: 1 } as never });
  assert.throws(() => JSON.stringify(ScVal.scvMap([entry])), {
    name: "TypeError",
    message: "Cannot encode ScVal.scvMap[0].val: expected ScVal, got object",
  });
  assert.throws(() => ScVal.scvI64(5 as never).toJSON(), {
    message: /^Cannot encode ScVal\.scvI64: expected a bigint/,
  });
});

test("a union that is of no arm is refused without a word of what it has as its type", () => {
  const Union = ScVal as unknown as new (type: unknown, value: unknown) => xdr.ScVal;
  for (const type of ["SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW", Symbol("scvU32"), {}, undefined]) {
    assert.throws(() => new Union(type, 5).toXDR(), {
      name: "TypeError",
      message:
        /^Cannot encode ScVal\.type: expected one of the arms, got (string of 56 characters|symbol|object|undefined)$/,
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
