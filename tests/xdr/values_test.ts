/** Wire values: strings, copies, equality, enums and arrays. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import * as xdr from "@dwsa/base/xdr";
import { XdrWriter } from "../../xdr/writer.ts";

const { ScVal, ScMapEntry, ScAddress } = xdr;
const id = new Uint8Array(32).fill(7);

test("fromXDR() returns strings of every length, ASCII or not", () => {
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

test("fromXDR() returns bytes for a string that is not UTF-8", () => {
  const value = ScVal.fromXDR("0000000e00000002ff610000", "hex");
  assert.deepEqual(value.value, new Uint8Array([0xff, 0x61]));
  assert.equal(value.toXDR("hex"), "0000000e00000002ff610000");
});

test("fromXDR() tells strings apart that share their ends, and strings from their beginnings", () => {
  const texts = Array.from({ length: 2000 }, (_, i) => 1000 + i).flatMap((i) => [`${i}`, `same${i}same`, `${i}${i}é`]);
  const lists = [texts, [...texts].reverse(), texts.flatMap((text) => [text, "same", text, `${text}\0`])];
  for (const list of lists) {
    const value = ScVal.scvVec(list.map((text) => ScVal.scvString(text)));
    const back = ScVal.fromXDR(value.toXDR());
    assert.deepEqual(back.type === "scvVec" && back.value?.map((item) => item.value), list);
  }
});

test("fromXDR() returns each string that is not UTF-8 bytes of its own", () => {
  const value = ScVal.scvVec(Array.from({ length: 200 }, () => ScVal.scvString(new Uint8Array([0xff, 0x61]))));
  const back = ScVal.fromXDR(value.toXDR());
  assert.ok(back.type === "scvVec" && back.value !== null);
  (back.value[0]!.value as Uint8Array)[0] = 0;
  assert.deepEqual(back.value[1]!.value, new Uint8Array([0xff, 0x61]));
});

test("XdrWriter.reset() gives up a buffer that has grown big, and uses a small one again", () => {
  for (const { size, reused } of [{ size: 1 << 10, reused: true }, { size: 1 << 20, reused: false }]) {
    const writer = new XdrWriter();
    writer.varOpaque(new Uint8Array(size), size);
    assert.equal(writer.peek().length, size + 4);
    assert.equal(writer.reset(), reused);
    assert.equal(writer.peek().length, 0);
  }
});

test("toXDR() pads with zeros although its buffer is used again", () => {
  ScVal.scvBytes(new Uint8Array(64).fill(255)).toXDR();
  assert.equal(ScVal.scvBytes(new Uint8Array([1])).toXDR("hex"), "0000000d0000000101000000");
});

test("wire values share nothing with what they are made from", () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const items: xdr.ScVal[] = [ScVal.scvBytes(bytes)];
  const vec = ScVal.scvVec(items);
  const signature = new xdr.DecoratedSignature({ hint: id.slice(0, 4), signature: bytes });
  const before = [vec.toXDR("hex"), signature.toXDR("hex")];
  bytes.fill(9);
  items.push(ScVal.scvVoid());
  assert.deepEqual([vec.toXDR("hex"), signature.toXDR("hex")], before);
});

test("fromXDR() shares nothing with its input, for every type of array", () => {
  const hex = "0000000d00000020" + "07".repeat(32);
  for (const input of [ScVal.scvBytes(id).toXDR(), globalThis.Buffer?.from(hex, "hex")]) {
    if (input === undefined) continue;
    const value = ScVal.fromXDR(input);
    input.fill(0);
    assert.equal(value.toXDR("hex"), hex);
    assert.equal(value.value?.constructor, Uint8Array);
  }
});

test("a struct copies the bytes and arrays that it is made from, for all other fields", () => {
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

test("fromXDR() returns the same properties in the same order as a constructor", () => {
  const made = new xdr.DecoratedSignature({ hint: new Uint8Array(4), signature: new Uint8Array(2) });
  const read = xdr.DecoratedSignature.fromXDR(made.toXDR());
  assert.deepEqual(Object.keys(read), Object.keys(made));
  assert.deepEqual(read, made);
});

test("toXDR() writes the length of the engine, not that of a subclass", () => {
  class Liar extends Uint8Array {
    override get length(): number {
      return 4;
    }
    override get byteLength(): number {
      return 4;
    }
  }
  ScVal.scvBytes(new Uint8Array(64).fill(255)).toXDR(); // fills the reused buffer
  const value = (bytes: Uint8Array) => Object.assign(ScVal.scvBytes(new Uint8Array()), { value: bytes });
  for (const size of [0, 2, 12]) {
    const plain = new Uint8Array(size).fill(1);
    assert.equal(value(new Liar(plain)).toXDR("hex"), value(plain).toXDR("hex"));
  }
  const address = Object.assign(ScAddress.scAddressTypeContract(id), { value: new Liar(31) });
  assert.throws(() => address.toXDR(), { code: "xdr/length", message: /expected 32 bytes, got 31/ });
});

test("toXDR() writes an array that changes its length meanwhile with the length that was written first", () => {
  let asked = 0;
  const list = new Proxy([ScVal.scvVoid(), ScVal.scvVoid()], {
    get: (target, key) => key === "length" ? 2 - asked++ : Reflect.get(target, key),
  });
  const value = Object.assign(ScVal.scvVec([]), { value: list });
  assert.equal(value.toXDR("hex"), "00000010" + "00000001" + "00000002" + "00000001".repeat(2));
});

test("static methods that are handed to map or filter say how to call them", () => {
  assert.throws(() => ["AAAAAQ=="].map(ScVal.fromXDR as never), {
    name: "TypeError",
    message: /^Cannot call fromXDR: the method is detached from its class; pass \(item\) => ScVal\.fromXDR\(item\)/,
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

test("is() tells types apart, and JSON cannot pass for a value", () => {
  assert.ok(ScVal.is(ScVal.scvVoid()));
  assert.ok(xdr.ScMapEntry.is(new ScMapEntry({ key: ScVal.scvVoid(), val: ScVal.scvVoid() })));
  for (const other of [null, 5, "ScVal", {}, { type: "scvVoid", value: null }, ScAddress.scAddressTypeContract(id)]) {
    assert.ok(!ScVal.is(other));
  }
});

test("wire types accept values of another copy of the library", () => {
  const copy = { [Symbol.toStringTag]: "xdr.ScVal", type: "scvU32", value: 7 }; // as one copy sees another's
  assert.ok(ScVal.is(copy));
  assert.ok((copy as unknown) instanceof ScVal);
  assert.ok((copy as unknown) instanceof xdr.XdrValue);
  assert.ok(!((copy as unknown) instanceof ScAddress));
  assert.ok(!(({}) instanceof xdr.XdrValue));
  assert.equal(ScVal.scvVec([copy as never]).toXDR("hex"), ScVal.scvVec([ScVal.scvU32(7)]).toXDR("hex"));
});

test("wire types accept bytes of another realm", () => {
  const bytes = runInNewContext("new Uint8Array([0, 0, 0, 1])");
  assert.equal(ScVal.fromXDR(bytes).type, "scvVoid");
  assert.equal(ScVal.scvBytes(bytes).toXDR("hex"), "0000000d0000000400000001");
});

test("instanceof narrows a union to its arms", () => {
  const value: unknown = ScVal.scvU32(7);
  assert.ok(value instanceof ScVal && value.type === "scvU32" && value.value + 1 === 8);
});

test("the members of an enum are their own names, and cannot be changed", () => {
  assert.equal(xdr.ContractDataDurability.persistent, "persistent");
  assert.throws(() => {
    (xdr.ContractDataDurability as { persistent: string }).persistent = "temporary";
  }, TypeError);
});

test("wide integers and lists are encoded and decoded by codecs of their own", () => {
  assert.equal(xdr.Int128Parts.fromXDR("ff".repeat(16), "hex"), -1n);
  assert.equal(xdr.Uint256Parts.toXDR(1n, "hex"), "00".repeat(31) + "01");
  assert.deepEqual(xdr.ScVec.fromXDR(xdr.ScVec.toXDR([ScVal.scvVoid()])), [ScVal.scvVoid()]);
  assert.throws(() => xdr.Uint128Parts.toXDR(-1n), RangeError);
});

test("the alias of a wire type is the same class", () => {
  assert.equal(xdr.AccountId, xdr.PublicKey);
});
