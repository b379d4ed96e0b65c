import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { DwsaDataBuilder, type IntLike } from "@dwsa/base/builder";
import { contractCodeKey, contractDataKey, contractFootprint } from "@dwsa/base/contract";
import {
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyContractCode,
  LedgerKeyTtl,
  PublicKey,
  ScVal,
} from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

const key = (byte: number) => contractCodeKey(new Uint8Array(32).fill(byte));
const [a, b, c, d] = [key(1), key(2), key(3), key(4)];
const account = LedgerKey.account(
  new LedgerKeyAccount({ accountId: PublicKey.publicKeyTypeEd25519(new Uint8Array(32)) }),
);

/** The keys as short names, to be compared. */
const names = (keys: readonly LedgerKey[]) => keys.map((key) => key.toXDR("hex").slice(-2)).join(" ");
const footprint = (builder: DwsaDataBuilder) => `${names(builder.getReadOnly())} | ${names(builder.getReadWrite())}`;
const archived = (data: DwsaTransactionData) =>
  data.ext.type === "resourceExt" ? data.ext.value.archivedDwsaEntries : undefined;

function makeData(
  readOnly: readonly LedgerKey[],
  readWrite: readonly LedgerKey[],
  archivedDwsaEntries?: readonly number[],
): DwsaTransactionData {
  return new DwsaTransactionData({
    ext: archivedDwsaEntries === undefined
      ? DwsaTransactionDataExt.v0()
      : DwsaTransactionDataExt.resourceExt(new DwsaResourcesExtV0({ archivedDwsaEntries })),
    resources: new DwsaResources({
      footprint: new LedgerFootprint({ readOnly, readWrite }),
      instructions: 4_294_967_295,
      diskReadBytes: 2,
      writeBytes: 3,
    }),
    resourceFee: 9_223_372_036_854_775_807n,
  });
}

test("new DwsaDataBuilder() without data is empty", () => {
  const empty = "00000000" + "00000000" + "00000000" + "00000000".repeat(3) + "0000000000000000";
  assert.equal(new DwsaDataBuilder().build().toXDR("hex"), empty);
  for (const nothing of ["", undefined, null]) {
    assert.equal(new DwsaDataBuilder(nothing as undefined).build().toXDR("hex"), empty);
  }
});

test("new DwsaDataBuilder() takes base64, bytes and instances alike", () => {
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

test("new DwsaDataBuilder() and fromXDR() refuse what is no resource data", () => {
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

test("builder.setFootprint() keeps a part for null and undefined, clears it for []", () => {
  const start = () => new DwsaDataBuilder().setFootprint([a], [b]);
  for (const keep of [undefined, null]) {
    assert.equal(footprint(start().setFootprint(keep, [c])), "01 | 03");
    assert.equal(footprint(start().setFootprint([c], keep)), "03 | 02");
    assert.equal(footprint(start().setFootprint(keep, keep)), "01 | 02");
    assert.equal(footprint(start().setFootprint(keep, [])), "01 | ");
    assert.equal(footprint(start().setReadOnly(keep)), "01 | 02");
    assert.equal(footprint(start().setReadWrite(keep)), "01 | 02");
  }
  assert.equal(footprint(start().setFootprint()), "01 | 02");
  assert.equal(footprint(start().setFootprint([c])), "03 | 02");
  assert.equal(footprint(start().setFootprint([], [c])), " | 03");
  assert.equal(footprint(start().setFootprint([], [])), " | ");
  assert.equal(footprint(start().setReadOnly()), "01 | 02");
  assert.equal(footprint(start().setReadOnly([])), " | 02");
  assert.equal(footprint(start().setReadWrite([])), "01 | ");
  assert.equal(footprint(start().setReadOnly([c, d])), "03 04 | 02");
  assert.equal(footprint(start().setReadWrite([c, d])), "01 | 03 04");
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
  if (key.type === "contractCode") key.value.hash.fill(0); // the bytes that the key itself holds
  assert.equal(builder.build().toXDR("hex"), before);
  assert.equal(footprint(builder), "01 | 09");
});

test("builder gives out copies of its lists and keys", () => {
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

test("builder copies the instance that it starts from, and what it has built stays", () => {
  const data = makeData([a], [b], [0]);
  const before = data.toXDR("hex");
  const builder = new DwsaDataBuilder(data);
  const built = builder.build();
  builder.setFootprint([], [c]).setResourceFee(1).setResources(1, 1, 1);
  assert.equal(data.toXDR("hex"), before);
  assert.equal(built.toXDR("hex"), before);
  assert.notEqual(builder.build().toXDR("hex"), before);
});

test("builder names the index of an item that is not a LedgerKey, and changes nothing", () => {
  const builder = new DwsaDataBuilder().setFootprint([a], [b]);
  const before = builder.build().toXDR("hex");
  const malformed = LedgerKey.contractCode(new LedgerKeyContractCode({ hash: new Uint8Array(31) }));
  for (const bad of ["x", undefined, null, 5, {}, a.toXDR(), a.toXDR("base64"), ScVal.scvVoid()]) {
    for (
      const use of [
        () => builder.setReadOnly([c, bad as never]),
        () => builder.setFootprint([c, bad as never], [d]),
        () => builder.appendFootprint([c, bad as never], [d]),
      ]
    ) {
      assert.throws(use, {
        name: "TypeError",
        message: /^Cannot encode LedgerFootprint\.readOnly\[1\]: expected LedgerKey, got /,
      });
    }
    for (
      const use of [
        () => builder.setReadWrite([c, bad as never]),
        () => builder.setFootprint([c], [d, bad as never]),
        () => builder.appendFootprint([c], [d, bad as never]),
      ]
    ) {
      assert.throws(use, {
        name: "TypeError",
        message: /^Cannot encode LedgerFootprint\.readWrite\[1\]: expected LedgerKey, got /,
      });
    }
  }
  for (const bad of ["x", 5, {}, a, new Set([a]), false, 0, ""]) {
    assert.throws(() => builder.setReadOnly(bad as never), TypeError);
    assert.throws(() => builder.setReadWrite(bad as never), TypeError);
    assert.throws(() => builder.appendFootprint(bad as never, []), TypeError);
    assert.throws(() => builder.appendFootprint([c], bad as never), TypeError);
  }
  for (const bad of [undefined, null]) assert.throws(() => builder.appendFootprint([c], bad as never), TypeError);
  assert.throws(() => builder.setReadOnly([malformed]), { code: "xdr/length" });
  assert.equal(builder.build().toXDR("hex"), before);
});

test("builder keeps each key once", () => {
  const again = () => key(1); // equal, but not the same object
  assert.equal(footprint(new DwsaDataBuilder().setFootprint([a, b, again(), a], [c, c])), "01 02 | 03");
  const builder = new DwsaDataBuilder().appendFootprint([a, again()], [b]);
  assert.equal(footprint(builder.appendFootprint([again(), c], [b, d])), "01 03 | 02 04");
});

test("builder makes a key in both parts read-write", () => {
  assert.equal(footprint(new DwsaDataBuilder().setFootprint([a, b], [b, c])), "01 | 02 03");
  assert.equal(footprint(new DwsaDataBuilder().appendFootprint([a, b], [b])), "01 | 02");
  assert.equal(footprint(new DwsaDataBuilder().setReadOnly([a, b]).setReadWrite([b])), "01 | 02");
  assert.equal(footprint(new DwsaDataBuilder().setReadWrite([b]).setReadOnly([a, b])), "01 | 02");
  assert.equal(footprint(new DwsaDataBuilder().setReadOnly([a]).appendFootprint([], [a])), " | 01");
  assert.equal(footprint(new DwsaDataBuilder().setReadWrite([a]).appendFootprint([a], [])), " | 01");
  assert.equal(footprint(new DwsaDataBuilder(makeData([a, b, a], [b, b]))), "01 | 02");
});

test("builder takes a key from one part to the other", () => {
  const builder = new DwsaDataBuilder().setFootprint([a], [b]);
  assert.equal(footprint(builder.setFootprint([b], [a])), "02 | 01");
  assert.equal(footprint(builder.setFootprint([a, b], [])), "01 02 | ");
});

test("builder forgets no key that moves between the parts, in either order", () => {
  const builder = () => new DwsaDataBuilder().setFootprint([a], [b, c]);
  assert.equal(footprint(builder().setReadOnly([a, b]).setReadWrite([c])), "01 02 | 03");
  assert.equal(footprint(builder().setReadWrite([c]).setReadOnly([a, b])), "01 02 | 03");
  assert.equal(footprint(builder().appendFootprint([b], []).setReadWrite([c])), "01 02 | 03");
  assert.equal(footprint(builder().appendFootprint([], [a]).setReadWrite([])), "01 | ");
  assert.equal(footprint(builder().setReadWrite([a]).setReadOnly([])), " | 01");
});

test("builder moves the marks of archived entries with their keys", () => {
  const builder = () => new DwsaDataBuilder(makeData([], [a, b, c], [0, 2]));
  assert.deepEqual(archived(builder().build()), [0, 2]);
  assert.deepEqual(archived(builder().setReadWrite([d, c, b, a]).build()), [1, 3]);
  assert.deepEqual(archived(builder().setReadWrite([b, c]).build()), [1]);
  assert.deepEqual(archived(builder().setReadWrite([b]).build()), []);
  assert.deepEqual(archived(builder().setReadWrite([b]).setReadWrite([a, b, c]).build()), []);
  assert.deepEqual(archived(builder().setFootprint([a], [b, c]).build()), [1]);
  assert.deepEqual(archived(builder().setReadOnly([a, b, c]).build()), [0, 2]);
  assert.deepEqual(archived(builder().appendFootprint([d], [d, a]).build()), [0, 2]);
  assert.equal(archived(new DwsaDataBuilder(makeData([], [a])).setReadWrite([b]).build()), undefined);
  assert.deepEqual(archived(new DwsaDataBuilder(makeData([], [a, a, b], [2])).build()), [1]);
});

test("new DwsaDataBuilder() refuses positions of archived entries out of order or range", () => {
  for (const indexes of [[3], [0, 3], [1, 0], [1, 1], [0, 4_294_967_295]]) {
    assert.throws(() => new DwsaDataBuilder(makeData([d], [a, b, c], indexes)), {
      code: "builder/archived-index",
      message: `Cannot read resource data: expected ascending indexes of archived entries below 3, got ${
        indexes.at(-1)
      }`,
    });
  }
  assert.deepEqual(archived(new DwsaDataBuilder(makeData([d], [a], [])).build()), []);
});

test("builder.setResourceFee() takes an int64 that is not negative, in any form", () => {
  const good: readonly [IntLike, bigint][] = [
    [0, 0n],
    [-0, 0n],
    ["0", 0n],
    ["007", 7n],
    [100, 100n],
    ["100", 100n],
    [2 ** 53 - 1, 2n ** 53n - 1n],
    [2n ** 63n - 1n, 2n ** 63n - 1n],
    ["9223372036854775807", 2n ** 63n - 1n],
  ];
  for (const [fee, expected] of good) {
    assert.equal(new DwsaDataBuilder().setResourceFee(fee).build().resourceFee, expected);
  }
  const builder = new DwsaDataBuilder().setResourceFee(5);
  for (
    const fee of [
      -1,
      -1n,
      "-1",
      2n ** 63n,
      "9223372036854775808",
      "9".repeat(99),
      2 ** 53,
      1.5,
      NaN,
      Infinity,
      -Infinity,
    ]
  ) {
    assert.throws(() => builder.setResourceFee(fee), {
      name: "RangeError",
      message: /^Cannot set resource fee: expected an integer from 0 to 9223372036854775807/,
    });
  }
  assert.throws(() => builder.setResourceFee(2 ** 53), { message: /, got 9007199254740992: use a bigint$/ });
  for (const fee of ["", " 1", "1 ", "0x10", "1e3", "1.0", "+1", "１", "1_000", "--1", "9".repeat(10_000)]) {
    assert.throws(() => builder.setResourceFee(fee), { code: "builder/fee" });
  }
  for (const fee of [undefined, null, true, {}, [5], Symbol("5"), new Uint8Array(8)]) {
    assert.throws(() => builder.setResourceFee(fee as never), TypeError);
  }
  assert.equal(builder.build().resourceFee, 5n);
  const { ext, resources } = makeData([], []);
  const negative = new DwsaTransactionData({ ext, resources, resourceFee: -1n });
  assert.throws(() => new DwsaDataBuilder(negative), RangeError);
});

test("builder gives the same data after any number of rounds", () => {
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

test("builder.setResources() takes unsigned 32-bit integers and names the argument that is not one", () => {
  const { resources } = new DwsaDataBuilder().setResources(0, 4_294_967_295, -0).build();
  assert.deepEqual(
    [resources.instructions, resources.diskReadBytes, resources.writeBytes + 0],
    [0, 4_294_967_295, 0],
  );
  const builder = new DwsaDataBuilder().setResources(7, 8, 9);
  const named: readonly [string, (bad: never) => unknown][] = [
    ["cpuInstrs", (bad) => builder.setResources(bad, 1, 1)],
    ["diskReadBytes", (bad) => builder.setResources(1, bad, 1)],
    ["writeBytes", (bad) => builder.setResources(1, 1, bad)],
  ];
  for (const [name, set] of named) {
    for (const bad of [-1, 4_294_967_296, 1.5, NaN, Infinity]) {
      assert.throws(() => set(bad as never), {
        name: "RangeError",
        message: new RegExp(`^Cannot set resources: expected ${name} to be an integer from 0 to 4294967295, got `),
      });
    }
    for (const bad of [undefined, null, "1", 1n, {}]) {
      assert.throws(() => set(bad as never), {
        name: "TypeError",
        message: new RegExp(`^Cannot set resources: expected ${name} to be an integer from 0 to 4294967295, got `),
      });
    }
  }
  const after = builder.build().resources;
  assert.deepEqual([after.instructions, after.diskReadBytes, after.writeBytes], [7, 8, 9]);
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

test("builder.setReadOnly() and setReadWrite() without an argument keep the keys", () => {
  const builder = new DwsaDataBuilder().setFootprint([a], [b]).setReadOnly().setReadWrite();
  assert.deepEqual([builder.getReadOnly().length, builder.getReadWrite().length], [1, 1]);
});

test("builder.setResourceFee() repeats at most 16 digits of a long number", () => {
  assert.throws(() => new DwsaDataBuilder().setResourceFee("5".repeat(76)), {
    name: "RangeError",
    message: /, got 5{16}… \(76 characters\)$/,
  });
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

test("DwsaDataBuilder.forRestore() and forExtend() refuse entries of other kinds", () => {
  const temporary = contractDataKey(CONTRACT, ScVal.scvU32(1), "temporary");
  const ttl = LedgerKey.ttl(new LedgerKeyTtl({ keyHash: new Uint8Array(32) }));
  for (const make of [DwsaDataBuilder.forRestore, DwsaDataBuilder.forExtend]) {
    for (const key of [account, ttl]) {
      assert.throws(() => make([a, key]), {
        code: "builder/key-kind",
        message: new RegExp(`keys\\[1\\]: expected contractCode or contractData, got ${key.type}$`),
      });
    }
    assert.throws(() => make([a, "x" as never]), TypeError);
    assert.throws(() => make(undefined as never), TypeError);
  }
  assert.throws(() => DwsaDataBuilder.forRestore([temporary]), {
    code: "builder/key-kind",
    message: /got temporary contractData$/,
  });
  assert.equal(DwsaDataBuilder.forExtend([temporary]).getReadOnly().length, 1);
});

test("builder holds a footprint of 4,000 keys", () => {
  const many = Array.from({ length: 4_000 }, (_, i) => {
    const hash = new Uint8Array(32);
    new DataView(hash.buffer).setUint32(0, i);
    return contractCodeKey(hash);
  });
  const builder = new DwsaDataBuilder();
  for (const key of many) builder.appendFootprint([key], [key]);
  builder.appendFootprint(many, []);
  const { readOnly, readWrite } = builder.build().resources.footprint;
  assert.deepEqual([readOnly.length, readWrite.length], [0, 4_000]);
});

corpusTest("builder keeps every resource data of the ledger, byte for byte", "transactionData", (entries) => {
  for (const { xdr, readOnly, readWrite, resourceFee, instructions, diskReadBytes, writeBytes } of entries) {
    const builder = new DwsaDataBuilder(xdr);
    const data = builder.build();
    assert.equal(data.toXDR("base64"), xdr);
    assert.equal(builder.getReadOnly().length, readOnly);
    assert.equal(builder.getReadWrite().length, readWrite);
    assert.equal(String(data.resourceFee), resourceFee);
    assert.deepEqual(
      [data.resources.instructions, data.resources.diskReadBytes, data.resources.writeBytes],
      [instructions, diskReadBytes, writeBytes],
    );
    // And once more by hand, from its parts.
    const again = new DwsaDataBuilder(data).setFootprint([], []);
    if (archived(data) === undefined) {
      again.setReadOnly(builder.getReadOnly()).setReadWrite(builder.getReadWrite());
      assert.equal(again.build().toXDR("base64"), xdr);
    }
  }
  assert(entries.length > 0);
});
