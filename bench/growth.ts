/** The time that work takes for inputs of more and more items. */

import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { median } from "../scripts/_report.ts";

/** The time of one kind of work for one size, in nanoseconds. */
export interface Point {
  readonly work: string;
  readonly size: number;
  readonly time: number;
}

const SIZES = [10, 100, 1_000, 10_000, 100_000];
const ROUNDS = 5;

/** By name: what prepares an input of a size and returns the work. */
const WORK: Readonly<Record<string, (size: number) => () => unknown>> = {
  "nativeToScVal, a map": (size) => {
    const native = new Map(Array.from({ length: size }, (_, i) => [BigInt((i * 7_919) % size), "text"]));
    return () => nativeToScVal(native);
  },
  "scValToNative, a map": (size) => {
    const value = nativeToScVal(new Map(Array.from({ length: size }, (_, i) => [BigInt(i), "text"])));
    return () => scValToNative(value);
  },
  "ScVal.fromXDR, a list": (size) => {
    const bytes = nativeToScVal(Array.from({ length: size }, (_, i) => BigInt(i))).toXDR();
    return () => ScVal.fromXDR(bytes);
  },
  "toXDR, a list": (size) => {
    const value = nativeToScVal(Array.from({ length: size }, (_, i) => BigInt(i)));
    return () => value.toXDR();
  },
};

/** Measures each kind of work for each size: the median of some rounds, each of 20 ms at least. */
export function measureGrowth(): Point[] {
  return Object.entries(WORK).flatMap(([work, prepare]) =>
    SIZES.map((size) => {
      const run = prepare(size);
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const start = performance.now();
        let count = 0;
        do {
          run();
          count++;
        } while (performance.now() - start < 20);
        if (round > 0) times.push((performance.now() - start) / count * 1e6); // the first one warms up
      }
      return { work, size, time: median(times) };
    })
  );
}
