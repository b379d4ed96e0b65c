/** The footprint of a `DwsaDataBuilder`, and its indexes of archived entries. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractCodeKey, contractDataKey } from "@dwsa/base/contract";
import { DwsaTransactionData, LedgerFootprint, LedgerKey, LedgerKeyContractCode, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { a, b, c, d, footprint, key, makeData } from "../transaction/_keys.ts";

const archived = (data: DwsaTransactionData) =>
  data.ext.type === "resourceExt" ? data.ext.value.archivedDwsaEntries : undefined;

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
  assert.throws(() => builder.setReadOnly(["AAAAAwAAAAc=" as never]), {
    message: /expected LedgerKey, got string of 12 characters; use LedgerKey\.fromXDR\(\)$/,
  });
  assert.equal(builder.build().toXDR("hex"), before);
});

test("builder keeps each byte of many and of long keys, and each key once", () => {
  const many = Array.from({ length: 600 }, (_, i) => {
    const hash = new Uint8Array(32).fill(0xd8); // in a UTF-16 string, they would be lone surrogates
    new DataView(hash.buffer).setUint16(15, i);
    return contractCodeKey(hash);
  });
  const bytes = Uint8Array.from({ length: 20_001 }, (_, i) => i * 7);
  const long = contractDataKey("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", ScVal.scvBytes(bytes));
  const keys = [...many, long, a];
  const builder = new DwsaDataBuilder().setReadOnly([...keys, ...keys]);
  assert.equal(
    builder.getFootprint().toXDR("hex"),
    new LedgerFootprint({ readOnly: keys, readWrite: [] }).toXDR("hex"),
  );
  builder.appendFootprint([long, many[7]!], [a, a]);
  assert.equal(builder.getReadOnly().length, 601);
  assert.equal(builder.getReadWrite().length, 1);
  assert.ok(builder.getReadWrite()[0]?.equals(a));
});

test("builder keeps each key once", () => {
  const again = () => key(1); // equal, but a different object
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

test("builder moves a key from one part to the other", () => {
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

test("new DwsaDataBuilder() rejects positions of archived entries out of order or range", () => {
  for (const indexes of [[3], [0, 3], [1, 0], [1, 1], [0, 4_294_967_295]]) {
    assert.throws(() => new DwsaDataBuilder(makeData([d], [a, b, c], indexes)), {
      code: "builder/archived-index",
      message: `Cannot read resource data: expected the indexes of archived entries to be ascending and below 3, got ${
        indexes.at(-1)
      }`,
    });
  }
  assert.deepEqual(archived(new DwsaDataBuilder(makeData([d], [a], [])).build()), []);
});

test("builder.setReadOnly() and setReadWrite() without an argument keep the keys", () => {
  const builder = new DwsaDataBuilder().setFootprint([a], [b]).setReadOnly().setReadWrite();
  assert.deepEqual([builder.getReadOnly().length, builder.getReadWrite().length], [1, 1]);
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
    // The same data, built from its parts.
    const again = new DwsaDataBuilder(data).setFootprint([], []);
    if (archived(data) === undefined) {
      again.setReadOnly(builder.getReadOnly()).setReadWrite(builder.getReadWrite());
      assert.equal(again.build().toXDR("base64"), xdr);
    }
  }
  assert(entries.length > 0);
});
