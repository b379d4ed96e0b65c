/** Looks up functions and types in an interface, and creates errors for values that do not match. */

import type { DwsaErrorCode } from "../errors/mod.ts";
import { attempt, Fault, nameOfProperty, quote, toPublicError, wrongType } from "../internal/fault.ts";
import { didYouMean } from "../internal/options.ts";
import { describePrefix, type Prefix } from "../strkey/_shared.ts";
import type { ScAddress, ScAddressArms } from "../xdr/mod.ts";
import { fittingResults, onlyResult } from "./_alternatives.ts";
import { isContractSpec } from "./contract_spec.ts";
import type { ContractFunction, ContractSpec, ContractType } from "./contract_definitions.ts";
import type { ContractTypes } from "./types.ts";

/** Throws for a value that is not a `ContractSpec`. */
export function requireSpec(spec: ContractSpec<ContractTypes>): void {
  if (isContractSpec(spec)) return;
  throw wrongType("spec", "a ContractSpec (contractSpec() creates one)", spec);
}

/**
 * Runs a conversion for a function of the interface. Converts a {@linkcode Fault} to an error such as "Cannot
 * encode the arguments of transfer at …".
 */
export function withFunction<T>(
  action: string,
  spec: ContractSpec<ContractTypes>,
  name: string,
  convert: (found: ContractFunction) => T,
): T {
  return attempt(action, () => {
    requireSpec(spec);
    return withNamed(
      "function",
      "name",
      action,
      spec.functions,
      name,
      (found) =>
        found.also === undefined
          ? convert(found)
          : onlyResult(fittingResults(found, name, convert), found, name, "use the ScVals without the interface"),
    );
  });
}

/** Runs a conversion for a type of the interface. */
export function withType<T>(
  action: string,
  spec: ContractSpec<ContractTypes>,
  name: string,
  convert: (found: ContractType) => T,
): T {
  return attempt(action, () => {
    requireSpec(spec);
    return withNamed("type", "typeName", action, spec.types, name, convert);
  });
}

function withNamed<D, T>(
  kind: "function" | "type",
  argument: string,
  action: string,
  all: ReadonlyMap<string, D>,
  name: string,
  convert: (found: D) => T,
): T {
  if (typeof name !== "string") throw wrongType(argument, `a ${kind} name`, name);
  try {
    const found = all.get(name);
    if (found !== undefined) return convert(found);
  } catch (error) {
    throw toPublicError(error, `Cannot ${action} of ${nameOfProperty(name)}`);
  }
  const expected = `expected a ${kind} of the interface${all.size === 0 ? ", which has none" : ""}`;
  const advice = nearestName(name, [...all.keys()], `${kind}s`);
  throw new Fault(`spec/unknown-${kind}`, `${expected}, got ${quote(name)}${advice}`, { path: "" });
}

/** Suggests the name that is most similar to an unknown name or, if none is similar, lists the available names. */
export function nearestName(name: string, names: readonly string[], plural: string): string {
  if (names.length === 0) return "";
  const more = names.length > SHOWN_NAMES ? ", …" : "";
  return didYouMean(name, names) ||
    `; the ${plural} are ${names.slice(0, SHOWN_NAMES).map(nameOfProperty).join(", ")}${more}`;
}

/** The maximum number of names in a message. */
const SHOWN_NAMES = 20;

/** Returns the error for a value that is not of its declared type. */
export function mismatch(expected: string, got: string): Fault {
  return new Fault("spec/mismatch", `expected ${expected}, got ${got}`);
}

/** Returns the error for a name or a number that matches no case of an enum or a union. */
export function unknownCase(name: string, got: string): Fault {
  return new Fault("spec/unknown-case", `expected a case of ${name}, got ${got}`);
}

/** The addresses that contracts accept where each type is declared, for messages. */
export const EXPECTED = {
  address: "an account (G...) or a contract (C...)",
  muxed_address: "an account (G...), a contract (C...), a muxed account (M...) or a muxed contract (W...)",
} as const;

/** Where an address is: an argument or a result of a declared type, or anywhere in an event. */
export type AddressPlace = keyof typeof EXPECTED | "event";

/** Returns the error for an address that contracts do not accept where `type` is declared. */
export function addressMismatch(type: keyof typeof EXPECTED, text: string, code: DwsaErrorCode): Fault {
  return new Fault(code, `expected ${EXPECTED[type]}, got ${describePrefix(text.charAt(0) as Prefix)}`);
}

/** Returns whether an address can be in this place. */
export function isAddressOf(place: AddressPlace, { type: arm }: ScAddress): boolean {
  return ADDRESSES[arm]?.includes(place) === true; // false for an arm unknown to this copy of the library
}

/** The places of each address type. Events of assets also name claimable balances and liquidity pools (CAP-67). */
const ADDRESSES: Readonly<Record<keyof ScAddressArms, readonly AddressPlace[]>> = {
  scAddressTypeAccount: ["address", "muxed_address", "event"],
  scAddressTypeContract: ["address", "muxed_address", "event"],
  scAddressTypeMuxedAccount: ["muxed_address", "event"],
  scAddressTypeMuxedContract: ["muxed_address", "event"],
  scAddressTypeClaimableBalance: ["event"],
  scAddressTypeLiquidityPool: ["event"],
};
