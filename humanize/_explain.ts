/** Explains errors in sentences, for `explainError` and for call traces. */

import { wrongType } from "../internal/fault.ts";
import { nameText, printable } from "../internal/escape.ts";
import { contractErrors, type ContractSpec, type ContractTypes, isContractSpec } from "../spec/mod.ts";
import { isXdr, type ScErrorCode, type ScSpecEntry } from "../xdr/mod.ts";
import { ASSET_CONTRACT_ERRORS, ERROR_CAUSES, ERROR_CODES, ERROR_TYPES, type HostErrorType } from "./_host_errors.ts";

/** The action named in error messages. */
export const EXPLAIN = "explain an error";

/** A case of an error enum. */
export interface ErrorCase {
  /** The name of the case; `undefined` if it is not UTF-8. */
  readonly name: string | undefined;
  readonly doc: string;
}

/** Looks up the cases of an error code; `undefined` without an interface. */
type CasesOf = (code: number) => readonly ErrorCase[] | undefined;

/** Returns a function that looks up the cases of an error code in an interface. */
export function parseSpec(
  spec: ContractSpec<ContractTypes> | readonly ScSpecEntry[] | undefined,
): CasesOf {
  if (spec === undefined) return () => undefined;
  if (!Array.isArray(spec)) {
    if (isContractSpec(spec)) return (code) => contractErrors(spec, code);
    throw wrongType("options.spec", "a ContractSpec or an array of ScSpecEntry", spec);
  }
  const entries: readonly ScSpecEntry[] = spec;
  for (const [i, entry] of entries.entries()) {
    if (!isXdr(entry, "ScSpecEntry")) throw wrongType(`options.spec[${i}]`, "an ScSpecEntry", entry);
  }
  return (code) =>
    entries
      .flatMap((entry) => entry.type === "scSpecEntryUdtErrorEnumV0" ? entry.value.cases : [])
      .filter(({ value }) => value === code)
      .map(({ name, doc }) => ({
        name: typeof name === "string" ? name : undefined,
        doc: typeof doc === "string" ? doc : "",
      }));
}

/** An error with the properties of an `ScError`. */
export type ParsedError =
  | { readonly type: "sceContract"; readonly value: number }
  | { readonly type: HostErrorType; readonly value: ScErrorCode };

/**
 * Explains a parsed error in one sentence.
 *
 * @param casesOf looks up the codes that the contract defines
 * @param mayBeAsset whether the failed contract can be an asset contract
 */
export function explainParsed(
  { type, value }: ParsedError,
  casesOf: CasesOf,
  mayBeAsset: boolean,
): string {
  return type === "sceContract"
    ? explainContractError(value, casesOf(value), mayBeAsset)
    : explainHostError(type, value);
}

function explainContractError(code: number, cases: readonly ErrorCase[] | undefined, mayBeAsset: boolean): string {
  if (cases === undefined || cases.length === 0) {
    const definition = cases === undefined ? "that its interface defines" : "that the given interface does not define";
    const own = `contract error ${code}: the contract rejected the call with an error code ${definition}`;
    const known = mayBeAsset && Object.hasOwn(ASSET_CONTRACT_ERRORS, code) ? ASSET_CONTRACT_ERRORS[code] : undefined;
    return known === undefined
      ? own
      : `${own}; in the contract of an asset, this code is ${known.name}: ${known.meaning}`;
  }
  const names = cases.map(({ name }) => name === undefined ? "(a name that is not UTF-8)" : nameText(name));
  const docs = cases.map(({ doc }) => doc.trim()).filter((doc) => doc !== "");
  return [`contract error ${code} ${names.join(" or ")}`, "the contract rejected the call", ...docs.map(printable)]
    .join(": ");
}

function explainHostError(type: HostErrorType, code: ScErrorCode): string {
  const { number, meaning, cause } = ERROR_CODES[code];
  const likely = ERROR_CAUSES[type]?.[code] ?? cause;
  const name = `${type.charAt(3).toLowerCase()}${type.slice(4)} error ${number} ${code.slice(4)}`;
  return `${name}: ${meaning} ${ERROR_TYPES[type]}; likely cause: ${likely}`;
}

/** Explains the first protocol error in a string of the host; returns `undefined` if it contains none. */
export function explainText(text: string, spec: ContractSpec<ContractTypes> | undefined): string | undefined {
  const parsed = findError(text);
  return parsed && explainParsed(parsed, parseSpec(spec), true);
}

/** Returns the first protocol error in a host string: `Error(Contract, #5)`, `Error(Auth, InvalidAction)`. */
export function findError(text: string): ParsedError | undefined {
  for (const [, type, number, name] of text.matchAll(/\bError\((\w{1,16}), (?:#(\d{1,10})|(\w{1,32}))\)/g)) {
    const code = Number(number);
    const parsed = number === undefined
      ? knownError(`sce${type}`, `scec${name}`)
      : type === "Contract" && code < 2 ** 32
      ? { type: "sceContract", value: code } as const
      : undefined;
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

/** Returns an error with the names of its type and code, if both are known. */
export function knownError(type: string, code: string): ParsedError | undefined {
  if (!Object.hasOwn(ERROR_TYPES, type) || !Object.hasOwn(ERROR_CODES, code)) return undefined;
  return { type: type as HostErrorType, value: code as ScErrorCode };
}
