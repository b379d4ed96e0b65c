import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { fromHex, toHex } from "@dwsa/base";
import { Address, addressToScAddress, type AddressType, isAddress } from "@dwsa/base/address";
import { StrKey } from "@dwsa/base/strkey";
import { ScAddress, ScVal } from "@dwsa/base/xdr";
import { EXAMPLES } from "./_addresses.ts";

const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

const factories: Readonly<Record<AddressType, (buffer: Uint8Array) => Address>> = {
  account: Address.account,
  muxedAccount: Address.muxedAccount,
  contract: Address.contract,
  muxedContract: Address.muxedContract,
  claimableBalance: Address.claimableBalance,
  liquidityPool: Address.liquidityPool,
};

for (const { type, text, bytes, xdr } of EXAMPLES) {
  test(`Address holds a ${type} in every form`, () => {
    const ways = [
      new Address(text),
      Address.fromString(text),
      factories[type](fromHex(bytes)),
      factories[type](Buffer.from(bytes, "hex")),
      factories[type](runInNewContext("Uint8Array.from(bytes)", { bytes: [...fromHex(bytes)] })),
      Address.fromScAddress(ScAddress.fromXDR(xdr, "hex")),
      Address.fromScVal(ScVal.fromXDR("00000012" + xdr, "hex")),
    ];
    for (const address of ways) {
      assert.equal(address.type, type);
      assert.equal(address.toString(), text);
      assert.equal(toHex(address.toBuffer()), bytes);
      assert.equal(Object.getPrototypeOf(address.toBuffer()), Uint8Array.prototype);
      assert.equal(address.toScAddress().toXDR("hex"), xdr);
      assert.equal(address.toScVal().toXDR("hex"), "00000012" + xdr);
      assert(address.equals(ways[0]));
    }
  });

  test(`Address.${type}() accepts the right number of bytes only`, () => {
    const length = bytes.length / 2;
    for (const wrong of [0, length - 2, length + 2, 64]) {
      assert.throws(() => factories[type](new Uint8Array(wrong)), { code: "strkey/length", message: /, got / });
    }
    for (const wrong of [undefined, null, text, bytes, [...fromHex(bytes)], { length }, fromHex(bytes).buffer]) {
      assert.throws(() => factories[type](wrong as never), TypeError);
    }
  });
}

test("Address.account() names the number of bytes that it expects", () => {
  assert.throws(() => Address.account(new Uint8Array(31)), { message: /expected 32 bytes, got 31$/ });
  assert.throws(() => Address.contract(new Uint8Array(33)), { message: /expected 32 bytes, got 33$/ });
  assert.throws(() => Address.muxedAccount(new Uint8Array(32)), { message: /expected 40 bytes, got 32$/ });
});

test("Address.claimableBalance() accepts the hash, the bytes of the strkey and the XDR", () => {
  const { text, bytes } = EXAMPLES[3]!;
  for (const form of [bytes.slice(2), bytes, "000000" + bytes]) {
    assert.equal(Address.claimableBalance(fromHex(form)).toString(), text);
  }
  for (const type of ["01", "00000001", "01000000", "00010000", "00000100", "01010101"]) {
    const form = type + bytes.slice(2);
    assert.throws(() => Address.claimableBalance(fromHex(form)), { code: "strkey/balance-type" });
  }
});

test("Address reads the claimable balance of the bug report, and writes it right", () => {
  const xdr = "00000012000000030000000035def769fcc519e3363f872e4fec9e5899133343f6c1a9ddc10c0e96c014c173";
  const text = "BAADLXXXNH6MKGPDGY7YOLSP5SPFRGITGNB7NQNJ3XAQYDUWYAKMC46XUQ";
  const address = Address.fromScVal(ScVal.fromXDR(xdr, "hex"));
  assert.equal(address.toString(), text);
  assert.equal(new Address(text).toScVal().toXDR("hex"), xdr);
});

test("Address has the key of a muxed account first as a string and last as XDR", () => {
  const { text, bytes, xdr } = EXAMPLES[2]!;
  const address = new Address(text);
  assert.equal(toHex(address.toBuffer()), bytes);
  assert.equal(address.toScAddress().toXDR("hex"), xdr);
});

test("new Address() names a secret seed", () => {
  const message =
    "Cannot read the address: expected an address (G..., M..., C..., W..., B... or L...), got a secret seed strkey (S...)";
  assert.throws(() => new Address(SEED), { code: "address/kind", message });
});

test("new Address() names the type of a string that is not an address", () => {
  const rows: readonly (readonly [text: string, got: RegExp])[] = [
    [
      EXAMPLES[0]!.text.toLowerCase(),
      /got an account strkey \(G\.\.\.\) with lower-case letters; convert it to upper case$/,
    ],
    [`\ufeff${EXAMPLES[0]!.text}`, /got an account strkey \(G\.\.\.\) with white space around it; trim it$/],
    [StrKey.encodePreAuthTx(new Uint8Array(32)), /got a transaction strkey \(T\.\.\.\)$/],
    ["hello", /got a string of 5 characters$/],
    ["", /got an empty string$/],
  ];
  for (const [text, message] of rows) {
    assert.throws(() => new Address(text), { code: "address/kind", message });
    assert.throws(() => addressToScAddress(text), { code: "address/kind", message });
  }
  assert.throws(() => new Address(null as never), {
    name: "TypeError",
    message: "Cannot read the address: expected address to be a string (a strkey), got null",
  });
});

test("Address is final", () => {
  class Labelled extends Address {
    readonly label: string = "savings";
  }
  assert.throws(() => new Labelled(EXAMPLES[0]!.text), {
    name: "TypeError",
    message: "Cannot extend Address: the class is final; keep an instance in a property",
  });
});

test("isAddress() and Address.compare() accept or reject a revoked proxy", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.equal(isAddress(proxy), false);
  const address = new Address(EXAMPLES[0]!.text);
  assert.equal(address.equals(proxy), false);
  assert.throws(() => Address.compare(address, proxy as never), {
    name: "TypeError",
    message: "Cannot compare addresses: expected b to be an Address, got object",
  });
});

test("new Address() accepts only addresses as strings", () => {
  for (
    const value of [undefined, null, 0, 1n, {}, [], new Uint8Array(32), Symbol("G"), new String(EXAMPLES[0]!.text)]
  ) {
    assert.throws(() => new Address(value as never), TypeError);
  }
  for (const text of ["", "G", "hello", "0".repeat(64), "TAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"]) {
    assert.throws(() => new Address(text), (error: { code?: string }) => /^(address|strkey)\//.test(error.code ?? ""));
  }
  const { text } = EXAMPLES[1]!;
  assert.throws(() => new Address(text.slice(0, -1) + "F"), { code: "strkey/checksum" });
  assert.throws(() => new Address(text + "A"), { code: "strkey/length" });
  assert.throws(() => new Address("c" + text.slice(1)), { code: "address/kind" });
});

test("Address.fromScVal() accepts only address values", () => {
  assert.throws(() => Address.fromScVal(ScVal.scvU32(1)), {
    code: "address/kind",
    message: "Cannot read the address: expected an ScVal of type scvAddress, got scvU32",
  });
  for (const value of [undefined, null, {}, "AAAAAQ==", addressToScAddress(EXAMPLES[0]!.text)]) {
    assert.throws(() => Address.fromScVal(value as never), TypeError);
  }
});

test("Address.fromScAddress() names an arm that it does not know", () => {
  // A value from a copy of the library that supports a later protocol.
  const later = {
    [Symbol.toStringTag]: "xdr.ScAddress",
    type: "scAddressTypeOther",
    value: {},
  };
  assert.throws(() => Address.fromScAddress(later as never), {
    code: "address/kind",
    message: "Cannot read the address: expected an ScAddress of a known type, got scAddressTypeOther",
  });
});

test("Address hands out copies only", () => {
  for (const { text, bytes } of EXAMPLES) {
    const address = new Address(text);
    address.toBuffer().fill(255);
    assert.equal(toHex(address.toBuffer()), bytes);
    const data = fromHex(bytes);
    const made = factories[address.type](data);
    data.fill(255);
    assert.equal(made.toString(), text);
    const { value } = address.toScAddress();
    if (value instanceof Uint8Array) value.fill(255);
    assert.equal(address.toString(), text);
    assert(address.equals(Address.fromScAddress(address.toScAddress())));
  }
});

test("Address cannot be changed", () => {
  const address = new Address(EXAMPLES[0]!.text);
  assert.throws(() => Object.assign(address, { type: "contract" }), TypeError);
  assert.deepEqual({ ...address }, { text: EXAMPLES[0]!.text });
  assert.throws(() => Object.assign(address, { text: EXAMPLES[1]!.text }), TypeError);
  assert(!Reflect.deleteProperty(address, "text"));
  assert.equal(address.toString(), EXAMPLES[0]!.text);
});

test("Address is its string in JSON and in logs", () => {
  const { text } = EXAMPLES[0]!;
  const address = new Address(text);
  assert.equal(JSON.stringify({ a: address }), `{"a":"${text}"}`);
  assert.equal(`${address}`, text);
  assert.equal(inspect(address), `Address(${text})`);
  assert.match(inspect({ a: [address] }), new RegExp(`a: \\[ Address\\(${text}\\) \\]`));
});

test("address.equals() compares strings, also with another copy of the library", () => {
  const [account, contract] = [new Address(EXAMPLES[0]!.text), new Address(EXAMPLES[1]!.text)];
  assert(account.equals(new Address(EXAMPLES[0]!.text)));
  assert(!account.equals(contract));
  const { text } = EXAMPLES[0]!;
  for (const other of [undefined, null, text, {}, { toString: () => text }]) assert(!account.equals(other));
  const foreign = { [Symbol.toStringTag]: "dwsa.Address", toString: () => text };
  assert(account.equals(foreign));
  assert(isAddress(foreign));
  assert(!isAddress(text));
  assert(!isAddress(Address));
});

test("assert.deepEqual() and its like tell addresses apart", () => {
  const [account, contract] = [new Address(EXAMPLES[0]!.text), new Address(EXAMPLES[1]!.text)];
  assert.deepEqual(account, new Address(EXAMPLES[0]!.text));
  assert.notDeepEqual(account, contract);
  assert.notDeepEqual({ to: [account] }, { to: [contract] });
});

test("Address works behind a proxy, as frameworks put it", () => {
  for (const { text, type, bytes } of EXAMPLES) {
    const address = new Proxy(new Address(text), {});
    assert.equal(`${address}`, text);
    assert.equal(address.type, type);
    assert.deepEqual(address.toBuffer(), fromHex(bytes));
    assert(isAddress(address) && address.equals(new Address(text)) && new Address(text).equals(address));
  }
});

test("Address.compare() sorts as the protocol does", () => {
  const sorted = [
    Address.account(new Uint8Array(32)),
    Address.account(new Uint8Array(32).fill(0x34)), // the strkey is GA2D..., which precedes GAAA... in ASCII
    Address.account(new Uint8Array(32).fill(255)),
    Address.contract(new Uint8Array(32)),
    Address.contract(new Uint8Array(32).fill(255)),
    muxed(1, 9n),
    muxed(9, 9n),
    muxed(0, 10n),
    muxed(0, 2n ** 63n),
    Address.claimableBalance(new Uint8Array(32)),
    Address.claimableBalance(new Uint8Array(32).fill(1)),
    Address.liquidityPool(new Uint8Array(32)),
    Address.liquidityPool(new Uint8Array(32).fill(1)),
  ];
  for (const [i, a] of sorted.entries()) {
    for (const [j, b] of sorted.entries()) {
      assert.equal(Math.sign(Address.compare(a, b)), Math.sign(i - j), `${a} and ${b}`);
    }
  }
  assert.deepEqual([...sorted].reverse().sort(Address.compare).map(String), sorted.map(String));
});

test("Address.compare() rejects other values", () => {
  const address = new Address(EXAMPLES[0]!.text);
  for (const value of [undefined, EXAMPLES[0]!.text, address.toScAddress()]) {
    assert.throws(() => Address.compare(address, value as never), TypeError);
    assert.throws(() => Address.compare(value as never, address), TypeError);
  }
});

function muxed(key: number, id: bigint): Address {
  const buffer = new Uint8Array(40).fill(key);
  new DataView(buffer.buffer).setBigUint64(32, id);
  return Address.muxedAccount(buffer);
}
