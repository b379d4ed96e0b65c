/** The fee and the resources of a `DwsaDataBuilder`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaDataBuilder, type IntLike } from "@dwsa/base/builder";
import { DwsaTransactionData } from "@dwsa/base/xdr";
import { makeData } from "../transaction/_keys.ts";

test("builder.setResourceFee() accepts an int64 that is not negative, in any form", () => {
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
      message: /^Cannot set the resource fee: expected an integer from 0 to 9223372036854775807/,
    });
  }
  assert.throws(() => builder.setResourceFee(-1n), { message: /, got -1$/ });
  assert.throws(() => builder.setResourceFee(2 ** 53), { message: /, got 9007199254740992; use a bigint$/ });
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

test("builder.setResources() accepts unsigned 32-bit integers and names the argument that is not one", () => {
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
        message: new RegExp(`^Cannot set the resources: expected ${name} to be an integer from 0 to 4294967295, got `),
      });
    }
    for (const bad of [undefined, null, "1", 1n, {}]) {
      assert.throws(() => set(bad as never), {
        name: "TypeError",
        message: new RegExp(`^Cannot set the resources: expected ${name} to be an integer from 0 to 4294967295, got `),
      });
    }
  }
  const after = builder.build().resources;
  assert.deepEqual([after.instructions, after.diskReadBytes, after.writeBytes], [7, 8, 9]);
});

test("builder.setResourceFee() repeats at most 16 digits of a long number", () => {
  assert.throws(() => new DwsaDataBuilder().setResourceFee("5".repeat(76)), {
    name: "RangeError",
    message: /, got 5{16}… \(76 characters\)$/,
  });
});
