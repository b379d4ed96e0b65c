/** Functions with optional options can be passed to `map` and `Array.from`, which depends on the overload order. */
import { explainError, humanizeEvents } from "@dwsa/base/humanize";
import { nativeToScVal, type ScValNative, scValToNative, validateScVal } from "@dwsa/base/scval";
import type { ContractEvent, ScVal } from "@dwsa/base/xdr";

export function mapped(values: ScVal[], lists: ContractEvent[][]): unknown[] {
  const natives: ScValNative[] = values.map(scValToNative);
  const made: ScVal[] = [1n, "a"].map(nativeToScVal);
  // @ts-expect-error a number is not an options object
  nativeToScVal(5, 32);
  return [
    ...[natives, made, Array.from(values, scValToNative), values.map(validateScVal), lists.map(humanizeEvents)],
    ["Error(Auth, InvalidInput)"].map(explainError),
  ];
}
