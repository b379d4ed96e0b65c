/** Creates nested values and calls with a value, and lists the host's errors for invalid values. */

import type fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { HostFunction, InvokeContractArgs, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { argument } from "../_arbitraries/auth.ts";
import { contractAddress, install, ledgerOf, NETWORKS } from "./_ledger.ts";
import type { Question } from "./_questions.ts";

/** The result of a call that returns nothing, in base64. */
export const VOID: string = ScVal.scvVoid().toXDR("base64");

/** Creates the question about a call to the contract that accepts values. */
export function callOf(functionName: string, ...args: readonly ScVal[]): Question {
  const contractScAddress = addressToScAddress(contractAddress(1));
  const call = new InvokeContractArgs({ contractAddress: contractScAddress, functionName, args });
  return {
    op: "call",
    ledger: ledgerOf(NETWORKS[0]),
    entries: [],
    contracts: [install(1, "caller")],
    function: HostFunction.hostFunctionTypeInvokeContract(call).toXDR("base64"),
  };
}

/** A valid contract value, in base64. */
export const base64: fc.Arbitrary<string> = argument.map((value) => value.toXDR("base64"));

/** The host's verdicts on invalid values. */
export const REFUSED: readonly string[] = [
  "Value/UnexpectedType",
  "Value/InvalidInput",
  "Object/InvalidInput",
  "Object/UnexpectedType",
]
  .map((error) => `call ${error}`);

export function entry(key: ScVal, val: ScVal): ScMapEntry {
  return new ScMapEntry({ key, val });
}

/** Returns a value nested in other values, one for each place: in a vec, or as the value or the key of a map. */
export function nested(value: ScVal, places: readonly number[]): ScVal {
  return places.reduce((inner, place) => {
    if (place === 0) return ScVal.scvVec([ScVal.scvU32(1), inner]);
    if (place === 1) return ScVal.scvMap([entry(ScVal.scvSymbol("k"), inner)]);
    return ScVal.scvMap([entry(inner, ScVal.scvVoid())]);
  }, value);
}

/** Returns values nested `count` levels deep: each is a vec, or a map that contains the next as a value or a key. */
export function levels(count: number, shape: readonly number[], leaf: ScVal = ScVal.scvVoid()): ScVal {
  let value = leaf;
  for (let level = 1; level < count; level++) {
    const kind = shape[level % shape.length]!;
    value = kind === 0
      ? ScVal.scvVec([value])
      : ScVal.scvMap([kind === 1 ? entry(ScVal.scvVoid(), value) : entry(value, ScVal.scvVoid())]);
  }
  return value;
}
