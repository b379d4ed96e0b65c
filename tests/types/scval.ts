/** Compiled, never run: uses of contract values that the compiler must accept, and those that it must reject. */

import {
  compareScVal,
  nativeToScVal,
  type NativeToScValOpts,
  ScInt,
  type ScValNative,
  type ScValProblem,
  scValToBigInt,
  scValToNative,
  type ScValType,
  scvSortedMap,
  validateScVal,
} from "@dwsa/base/scval";
import { scValFromJson, type ScValJson, toJson } from "@dwsa/base/json";
import type { ScMapEntry, ScVal } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function natives(
  value: ScVal,
  u32: ScVal<"scvU32">,
  vec: ScVal<"scvVec">,
  either: ScVal<"scvU64" | "scvBool">,
): void {
  const any = scValToNative(value);
  const one = scValToNative(u32);
  const list = scValToNative(vec);
  const two = scValToNative(either);
  same<typeof one, number>(true);
  same<typeof list, ScValNative[] | null>(true);
  same<typeof two, bigint | boolean>(true);
  const native: ScValNative = any;
  if (value.type === "scvAddress") {
    const address = scValToNative(value);
    same<typeof address, string>(true);
  }
  if (value.type === "scvError") {
    const error = scValToNative(value);
    if (error.type === "contract") same<typeof error.code, number>(true);
    // @ts-expect-error only system errors have this field
    else void error.none;
  }
  if (typeof any === "bigint") same<typeof any, bigint>(true);
  // @ts-expect-error the value can be of any native type
  const text: string = any;
  // @ts-expect-error properties require a check of the type
  void any.length;
  // @ts-expect-error a native value is not a contract value
  scValToNative(5);
  // @ts-expect-error a misspelled option
  scValToNative(value, { maps: "Map" });
  void [native, text];
}

export function options(): NativeToScValOpts[] {
  const type: ScValType = "timepoint";
  nativeToScVal({ a: 1, b: [1, "x"] }, {
    type: { a: ["symbol", "i128"], b: [null, ["u32", null]] },
    keyType: "symbol",
  });
  nativeToScVal(new Map([["G", 1n]]), { type: ["address", "i128"] });
  nativeToScVal([[1]], { type });
  // @ts-expect-error this type does not exist
  nativeToScVal(1, { type: "u33" });
  // @ts-expect-error a pair is required
  nativeToScVal({ a: 1 }, { type: { a: 5 } });
  // @ts-expect-error a misspelled option
  nativeToScVal(1, { typ: "u32" });
  // @ts-expect-error options are an object
  nativeToScVal(1, "u32");
  return [{}, { type: undefined }, { type: null }, { keyType: undefined }, { type: [undefined, null, "u32"] }];
}

/** Passed to `map` and similar methods, which pass an index in place of the options. */
export function mapped(values: ScVal[], u32s: ScVal<"scvU32">[]): void {
  const natives = values.map(scValToNative);
  same<typeof natives, ScValNative[]>(true);
  const collected = Array.from(values, scValToNative);
  same<typeof collected, ScValNative[]>(true);
  void u32s.map(scValToNative);
  const made = [1n, "a", null].map(nativeToScVal);
  same<typeof made, ScVal[]>(true);
  const flat = ["a", "b"].flatMap(nativeToScVal);
  same<typeof flat, ScVal[]>(true);
  const errors = values.map(validateScVal);
  same<typeof errors, (ScValProblem | undefined)[]>(true);
  // @ts-expect-error a number is not options
  nativeToScVal(5, 32);
  // @ts-expect-error a number is not options
  scValToNative(u32s[0]!, 32);
  // @ts-expect-error a number is not options
  validateScVal(u32s[0]!, 32);
}

export function results(entries: ScMapEntry[], value: ScVal, json: ScValJson): void {
  const made = nativeToScVal(JSON.parse("1"));
  same<typeof made, ScVal>(true);
  const map = scvSortedMap(entries);
  same<typeof map, ScVal<"scvMap">>(true);
  const integer = new ScInt("5", { type: "i128" });
  const i128 = integer.toI128();
  same<typeof i128, ScVal<"scvI128">>(true);
  same<typeof i128.value, bigint>(true);
  const number: number = new ScInt(5).toU32().value;
  const error: ScValProblem | undefined = validateScVal(value, { use: "storageKey" });
  const order: number = [value].sort(compareScVal).length;
  const big: bigint = scValToBigInt(value);
  const written: ScValJson = toJson(value);
  const itself: ScValJson = value.toJSON();
  const back: ScVal = scValFromJson(written);
  if (typeof json === "string") same<typeof json, "void" | "ledger_key_contract_instance">(true);
  else {
    if ("u32" in json) same<typeof json.u32, number>(true);
    if ("i128" in json) same<typeof json.i128, string>(true);
    if ("map" in json) void json.map?.[0]?.key;
  }
  // @ts-expect-error integers of more than 32 bits are strings
  const wrong: ScValJson = { i128: 7 };
  // @ts-expect-error void has no value
  const none: ScValJson = { void: null };
  // @ts-expect-error the type is read-only
  integer.type = "u32";
  // @ts-expect-error this type does not exist
  new ScInt(5, { type: "symbol" });
  // @ts-expect-error the value is not an integer
  new ScInt(true);
  void [number, error, order, big, itself, back, wrong, none];
}
