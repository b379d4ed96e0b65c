/** Properties of resource data. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractCodeKey } from "@dwsa/base/contract";
import {
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  type LedgerKey,
} from "@dwsa/base/xdr";
import { uint, uint32 } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { wireValue } from "../_arbitraries/xdr.ts";

const resources = fc.record({
  instructions: uint32,
  diskReadBytes: uint32,
  writeBytes: uint32,
  resourceFee: uint(63),
});
const keys = fc.array(wireValue<LedgerKey>("LedgerKey"), { maxLength: 5 });
const texts = (list: readonly LedgerKey[]) => list.map((key) => key.toXDR("base64"));

/** Resource data without duplicate keys; the indices of archived entries are in ascending order. */
const data: fc.Arbitrary<DwsaTransactionData> = fc.tuple(
  fc.uniqueArray(wireValue<LedgerKey>("LedgerKey"), { maxLength: 6, selector: (key) => key.toXDR("hex") }),
  fc.nat(6),
  fc.option(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 })),
  resources,
).map(([all, split, marks, { resourceFee, ...usage }]) => {
  const [readOnly, readWrite] = [all.slice(0, split), all.slice(split)];
  const archivedDwsaEntries = marks && readWrite.flatMap((_, i) => marks[i] ? [i] : []);
  return new DwsaTransactionData({
    ext: archivedDwsaEntries === null
      ? DwsaTransactionDataExt.v0()
      : DwsaTransactionDataExt.resourceExt(new DwsaResourcesExtV0({ archivedDwsaEntries })),
    resources: new DwsaResources({ footprint: new LedgerFootprint({ readOnly, readWrite }), ...usage }),
    resourceFee,
  });
});

testProperty(
  "a DwsaDataBuilder gives back the data that it was given, in any form and however often",
  fc.property(data, (original) => {
    const text = original.toXDR("base64");
    for (const form of [original, text, original.toXDR()]) {
      const built = new DwsaDataBuilder(form).build();
      assert.equal(built.toXDR("base64"), text);
      assert.equal(new DwsaDataBuilder(built).build().toXDR("base64"), text);
      assert.ok(DwsaDataBuilder.fromXDR(built.toXDR()).equals(original));
    }
    const builder = new DwsaDataBuilder(original);
    const { footprint } = original.resources;
    assert.deepEqual(texts(builder.getReadOnly()), texts(footprint.readOnly));
    assert.deepEqual(texts(builder.getReadWrite()), texts(footprint.readWrite));
    assert.ok(builder.getFootprint().equals(footprint));
    assert.equal(original.toXDR("base64"), text, "the input is left alone");
  }),
);

testProperty(
  "the setters of DwsaDataBuilder change nothing when they set what is there already",
  fc.property(data, (original) => {
    const { resources, resourceFee } = original;
    const builder = new DwsaDataBuilder(original);
    builder.setFootprint(builder.getReadOnly(), builder.getReadWrite()).setFootprint().setFootprint(null, null)
      .appendFootprint(builder.getReadOnly(), builder.getReadWrite()).appendFootprint([], [])
      .setResourceFee(resourceFee)
      .setResources(resources.instructions, resources.diskReadBytes, resources.writeBytes);
    assert.ok(builder.build().equals(original));
  }),
);

testProperty(
  "a footprint has each key once, read-write ones are not read-only, and lists stay their caller's",
  fc.property(keys, keys, keys, (readOnly, readWrite, both) => {
    const [one, other] = [[...readOnly, ...both], [...readWrite, ...both]];
    const [oneBefore, otherBefore] = [[...one], [...other]];
    const builder = new DwsaDataBuilder().setFootprint(one, other);
    assert.deepEqual([one, other], [oneBefore, otherBefore]);
    one.length = other.length = 0;
    const expected = [...new Set(texts(otherBefore))];
    assert.deepEqual(texts(builder.getReadWrite()), expected);
    assert.deepEqual(
      texts(builder.getReadOnly()),
      [...new Set(texts(oneBefore))].filter((key) => !expected.includes(key)),
    );
    // Appending the keys in parts has the same result.
    const parts = new DwsaDataBuilder().appendFootprint(both, readWrite).appendFootprint(readOnly, both);
    assert.deepEqual(new Set(texts(parts.getReadOnly())), new Set(texts(builder.getReadOnly())));
    assert.deepEqual(texts(parts.getReadWrite()), expected);
  }),
);

testProperty(
  "builder follows a simple model through any changes",
  fc.property(
    fc.array(fc.nat({ max: 5 }), { maxLength: 6 }),
    fc.array(
      fc.tuple(
        fc.constantFrom("set", "append", "readOnly", "readWrite"),
        fc.array(fc.nat({ max: 5 }), { maxLength: 6 }),
        fc.array(fc.nat({ max: 5 }), { maxLength: 6 }),
      ),
      { maxLength: 8 },
    ),
    (start, changes) => {
      const six = [1, 2, 3, 4, 5, 6].map((byte) => contractCodeKey(new Uint8Array(32).fill(byte)));
      const at = (indexes: readonly number[]) => indexes.map((i) => six[i]!);
      const readWrite = [...new Set(start)];
      const marked = readWrite.filter((_, i) => i % 2 === 0);
      const builder = new DwsaDataBuilder(
        new DwsaTransactionData({
          ext: DwsaTransactionDataExt.resourceExt(
            new DwsaResourcesExtV0({ archivedDwsaEntries: readWrite.flatMap((i, k) => marked.includes(i) ? [k] : []) }),
          ),
          resources: new DwsaResources({
            footprint: new LedgerFootprint({ readOnly: [], readWrite: at(readWrite) }),
            instructions: 1,
            diskReadBytes: 2,
            writeBytes: 3,
          }),
          resourceFee: 4n,
        }),
      );
      let model = { readOnly: [] as number[], readWrite, marked };
      for (const [what, one, two] of changes) {
        const [ro, rw] = what === "append"
          ? [[...model.readOnly, ...one], [...model.readWrite, ...two]]
          : [what === "readWrite" ? model.readOnly : one, what === "readOnly" ? model.readWrite : two];
        model = {
          readWrite: [...new Set(rw)],
          readOnly: [...new Set(ro)],
          marked: model.marked.filter((i) => rw.includes(i)),
        };
        if (what === "append") builder.appendFootprint(at(one), at(two));
        else if (what === "set") builder.setFootprint(at(one), at(two));
        else if (what === "readOnly") builder.setReadOnly(at(one));
        else builder.setReadWrite(at(two));
      }
      const onlyRead = model.readOnly.filter((i) => !model.readWrite.includes(i));
      assert.deepEqual(texts(builder.getReadOnly()), texts(at(onlyRead)));
      assert.deepEqual(texts(builder.getReadWrite()), texts(at(model.readWrite)));
      const { ext } = builder.build();
      assert.ok(ext.type === "resourceExt");
      const indexes = model.readWrite.flatMap((i, place) => model.marked.includes(i) ? [place] : []);
      assert.deepEqual(ext.value.archivedDwsaEntries, indexes);
    },
  ),
);
