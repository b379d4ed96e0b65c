/** `DwsaDataBuilder`: its sources, copies and methods, and data for restoring and extending entries. */

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { DwsaDataBuilder, type IntLike } from "@dwsa/base/builder";
import { contractDataKey, contractFootprint } from "@dwsa/base/contract";
import { LedgerKey, LedgerKeyAccount, LedgerKeyContractCode, LedgerKeyTtl, PublicKey, ScVal } from "@dwsa/base/xdr";
import { a, b, c, d, footprint, makeData } from "../transaction/_keys.ts";

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const account = LedgerKey.account(
  new LedgerKeyAccount({ accountId: PublicKey.publicKeyTypeEd25519(new Uint8Array(32)) }),
);

test("new DwsaDataBuilder() without data is empty", () => {
  const empty = "00000000" + "00000000" + "00000000" + "00000000".repeat(3) + "0000000000000000";
  assert.equal(new DwsaDataBuilder().build().toXDR("hex"), empty);
  for (const nothing of ["", undefined, null]) {
    assert.equal(new DwsaDataBuilder(nothing as undefined).build().toXDR("hex"), empty);
  }
});

test("new DwsaDataBuilder() accepts base64, bytes and instances", () => {
  const data = makeData([a], [b, c], [1]);
  const bytes = data.toXDR();
  for (const input of [data.toXDR("base64"), bytes, Buffer.from(bytes), data]) {
    assert.equal(new DwsaDataBuilder(input).build().toXDR("hex"), data.toXDR("hex"));
  }
  const built = new DwsaDataBuilder(data).build();
  assert.equal(built.resourceFee, 9_223_372_036_854_775_807n);
  assert.equal(built.resources.instructions, 4_294_967_295);
  assert.equal(DwsaDataBuilder.fromXDR(bytes).toXDR("hex"), data.toXDR("hex"));
  assert.equal(DwsaDataBuilder.fromXDR(data.toXDR("base64")).toXDR("hex"), data.toXDR("hex"));
});

test("new DwsaDataBuilder() and fromXDR() reject a value that is not resource data", () => {
  for (const value of [5, 5n, true, {}, [], a, Symbol("x"), new ArrayBuffer(8)]) {
    assert.throws(() => new DwsaDataBuilder(value as never), TypeError);
    assert.throws(() => DwsaDataBuilder.fromXDR(value as never), TypeError);
  }
  for (const value of [undefined, null]) assert.throws(() => DwsaDataBuilder.fromXDR(value as never), TypeError);
  assert.throws(() => new DwsaDataBuilder("not base64"), { code: "encoding/invalid-base64" });
  assert.throws(() => new DwsaDataBuilder("AAAA"), { code: "xdr/truncated" });
  assert.throws(() => new DwsaDataBuilder(new Uint8Array(0)), { code: "xdr/truncated" });
  assert.throws(() => DwsaDataBuilder.fromXDR(""), { code: "xdr/truncated" });
  const bytes = makeData([], []).toXDR();
  assert.throws(() => new DwsaDataBuilder(new Uint8Array([...bytes, 0])), { code: "xdr/trailing-bytes" });
});

test("builder copies the lists and the keys that it is given", () => {
  const hash = new Uint8Array(32).fill(9);
  const key = LedgerKey.contractCode(new LedgerKeyContractCode({ hash }));
  const [readOnly, readWrite] = [[a], [key]];
  const builder = new DwsaDataBuilder().setFootprint(readOnly, readWrite).appendFootprint(readOnly, readWrite);
  const before = builder.build().toXDR("hex");
  readOnly.push(c);
  readWrite.length = 0;
  hash.fill(0);
  if (key.type === "contractCode") key.value.hash.fill(0); // the internal bytes of the key
  assert.equal(builder.build().toXDR("hex"), before);
  assert.equal(footprint(builder), "01 | 09");
});

test("builder returns copies of its lists and keys", () => {
  const builder = new DwsaDataBuilder().setFootprint([a], [b]);
  const before = builder.build().toXDR("hex");
  builder.getReadOnly().push(c);
  builder.getReadWrite().length = 0;
  (builder.getFootprint().readOnly as LedgerKey[]).push(c);
  for (const key of [...builder.getReadOnly(), ...builder.build().resources.footprint.readWrite]) {
    if (key.type === "contractCode") key.value.hash.fill(255);
  }
  assert.equal(builder.build().toXDR("hex"), before);
  assert.notEqual(builder.getReadOnly(), builder.getReadOnly());
});

test("new DwsaDataBuilder() copies the data that it starts from, and build() returns copies", () => {
  const data = makeData([a], [b], [0]);
  const before = data.toXDR("hex");
  const builder = new DwsaDataBuilder(data);
  const built = builder.build();
  builder.setFootprint([], [c]).setResourceFee(1).setResources(1, 1, 1);
  assert.equal(data.toXDR("hex"), before);
  assert.equal(built.toXDR("hex"), before);
  assert.notEqual(builder.build().toXDR("hex"), before);
});

test("builder returns the same data after any number of rounds", () => {
  let data = new DwsaDataBuilder().setFootprint([a], [b]).setResources(1, 2, 3).setResourceFee(7).build();
  const before = data.toXDR("hex");
  for (let i = 0; i < 5; i++) {
    const builder = new DwsaDataBuilder(data);
    const { readOnly, readWrite } = data.resources.footprint;
    builder.appendFootprint(readOnly, readWrite).setResourceFee(data.resourceFee);
    builder.build();
    data = builder.build();
  }
  assert.equal(data.toXDR("hex"), before);
});

test("new DwsaDataBuilder() runs no method of a subclass, whose fields are not there yet", () => {
  class Counting extends DwsaDataBuilder {
    readonly #calls: string[] = [];
    override setFootprint(...parts: Parameters<DwsaDataBuilder["setFootprint"]>): this {
      this.#calls.push("setFootprint");
      return super.setFootprint(...parts);
    }
    override setResourceFee(fee: IntLike): this {
      this.#calls.push("setResourceFee");
      return super.setResourceFee(fee);
    }
    get calls(): readonly string[] {
      return this.#calls;
    }
  }
  const data = makeData([a], [b]);
  const builder = new Counting(data);
  assert.equal(builder.build().toXDR("hex"), data.toXDR("hex"));
  assert.deepEqual(builder.setFootprint([c]).setResourceFee(1).calls, ["setFootprint", "setResourceFee"]);
});

test("methods of a builder say so when they are called on something else", () => {
  const builder = new DwsaDataBuilder();
  const proxy = new Proxy(builder, {});
  const calls: readonly ((self: DwsaDataBuilder) => unknown)[] = [
    (self) => builder.build.call(self),
    (self) => builder.getFootprint.call(self),
    (self) => builder.getReadOnly.call(self),
    (self) => builder.getReadWrite.call(self),
    (self) => builder.setFootprint.call(self, []),
    (self) => builder.appendFootprint.call(self, [], []),
    (self) => builder.setResourceFee.call(self, 1),
    (self) => builder.setResources.call(self, 1, 2, 3),
  ];
  for (const call of calls) {
    const message = /: expected the method to be called on a DwsaDataBuilder itself, got /;
    assert.throws(() => call(proxy), { name: "TypeError", message });
    assert.throws(() => call(undefined as never), { name: "TypeError", message });
  }
});

test("builder setters can be chained", () => {
  const builder = new DwsaDataBuilder();
  for (
    const result of [
      builder.setFootprint([a], [b]),
      builder.setReadOnly([a]),
      builder.setReadWrite([b]),
      builder.appendFootprint([c], [d]),
      builder.setResourceFee(1),
      builder.setResources(1, 2, 3),
    ]
  ) {
    assert.equal(result, builder);
  }
});

test("DwsaDataBuilder.forRestore() and forExtend() make the one shape that the network accepts", () => {
  const keys = [...contractFootprint(CONTRACT, new Uint8Array(32)), contractDataKey(CONTRACT, ScVal.scvU32(1))];
  const restore = DwsaDataBuilder.forRestore(keys).build().resources.footprint;
  assert.equal(restore.readOnly.length, 0);
  assert.deepEqual(restore.readWrite.map((key) => key.toXDR("hex")), keys.map((key) => key.toXDR("hex")));
  const extend = DwsaDataBuilder.forExtend(keys).build().resources.footprint;
  assert.equal(extend.readWrite.length, 0);
  assert.deepEqual(extend.readOnly.map((key) => key.toXDR("hex")), keys.map((key) => key.toXDR("hex")));
});

test("DwsaDataBuilder.forRestore() and forExtend() reject entries of other types", () => {
  const temporary = contractDataKey(CONTRACT, ScVal.scvU32(1), "temporary");
  const ttl = LedgerKey.ttl(new LedgerKeyTtl({ keyHash: new Uint8Array(32) }));
  for (const make of [DwsaDataBuilder.forRestore, DwsaDataBuilder.forExtend]) {
    for (const key of [account, ttl]) {
      assert.throws(() => make([a, key]), {
        code: "builder/key-kind",
        message: new RegExp(`keys\\[1\\]: expected contractCode or (persistent )?contractData, got ${key.type}$`),
        path: "keys[1]",
      });
    }
    assert.throws(() => make([a, "x" as never]), {
      name: "TypeError",
      path: "keys[1]",
      message: /^Cannot (extend|restore) entries: expected keys\[1\] to be a LedgerKey, got string of 1 character$/,
    });
    assert.throws(() => make(undefined as never), {
      name: "TypeError",
      message: /keys to be an array, got undefined$/,
    });
  }
  assert.throws(() => DwsaDataBuilder.forRestore([temporary]), {
    code: "builder/key-kind",
    message: /expected contractCode or persistent contractData, got temporary contractData$/,
  });
  assert.equal(DwsaDataBuilder.forExtend([temporary]).getReadOnly().length, 1);
});
