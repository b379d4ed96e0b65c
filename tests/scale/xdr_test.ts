import assert from "node:assert/strict";
import { ScVal } from "@dwsa/base/xdr";
import { testGrowth } from "./_growth.ts";

testGrowth({
  name: "rejecting nested vecs",
  small: 1_000,
  large: 100_000,
  prepare: (size) => {
    const level = [0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1];
    const bytes = Uint8Array.from({ length: size * level.length }, (_, i) => level[i % level.length]!);
    return () => assert.throws(() => ScVal.fromXDR(bytes), { code: "xdr/depth" });
  },
});

testGrowth({
  name: "decoding and encoding a vec",
  small: 1_000,
  large: 100_000,
  prepare: (size) => {
    const bytes = ScVal.scvVec(Array.from({ length: size }, (_, i) => ScVal.scvSymbol(`s${i}`))).toXDR();
    return () => assert.equal(ScVal.fromXDR(bytes).toXDR().length, bytes.length);
  },
});
