/** Parses the fields of policies, rules and expected calls. Errors name the path of a field. */

import { showAddress } from "../auth/_shared.ts";
import { parseAsset } from "../contract/mod.ts";
import { count, Fault, quote, reasonOf, unexpected, violated, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { symbolError } from "../internal/strings.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import type { Asset } from "../xdr/mod.ts";

/** Parses the properties of an object in a policy. */
export function readFields<N extends string>(
  name: string,
  value: unknown,
  names: readonly N[],
): { readonly [K in N]?: unknown } {
  if (value === undefined) throw wrongType(name, "an object", value);
  return readOptions(value as { readonly [K in N]: unknown }, names, name);
}

/** Parses an address of one of the given types. `others` begins the list of what is expected. */
export function readKey(
  name: string,
  value: unknown,
  kinds: readonly (keyof typeof KEYS)[] = APPROVERS,
  others = "",
): string {
  const names = kinds.map((kind) => KEYS[kind]);
  const last = names.pop()!;
  const expected = `${others}${names.length === 0 ? "" : `${names.join(", ")} or `}${last}`;
  if (typeof value !== "string") throw wrongType(name, `${expected} as a string`, value);
  if (kinds.some((kind) => isValidStrKey(kind, value))) return value;
  throw unexpected("auth/invalid-policy", `${name} to be ${expected}`, showAddress(value), { path: name });
}

const KEYS = {
  contract: "a contract (C...)",
  ed25519PublicKey: "an account (G...)",
  med25519PublicKey: "a muxed account (M...)",
  muxedContract: "a muxed contract (W...)",
};

/** The types of addresses that can approve a call. */
export const APPROVERS = ["ed25519PublicKey", "contract"] as const;

/** Validates the name of a contract function. */
export function readFunctionName(name: string, value: unknown): string {
  if (typeof value !== "string") throw wrongType(name, "a string", value);
  if (symbolError(value) === undefined) return value;
  const expected = `${name} to be a function name (up to 32 characters of A-Z, a-z, 0-9 and _)`;
  throw unexpected("auth/invalid-policy", expected, quote(value), { path: name });
}

/** Creates the error for a property with a wrong value. */
export function invalid(path: string, expected: string, got: string): Fault {
  return unexpected("auth/invalid-policy", `${path} to be ${expected}`, got, { path });
}

/** Creates the error for a property that violates a rule. The message is the path followed by `rule`. */
export function violatedAt(path: string, rule: string, expected: string, got: string): Fault {
  return violated("auth/invalid-policy", `${path} ${rule}`, expected, got, { path });
}

/** Parses a property with a function from another area, whose error becomes the `cause`. */
export function within<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const rule = cause instanceof Fault ? cause.message : `${name} is invalid: ${reasonOf(cause)}`;
    throw violated("auth/invalid-policy", rule, "a valid value", "an invalid one", {
      path: name,
      cause: causeOf(cause),
    });
  }
}

/** Returns a fault as an error for the `cause` of another one; returns other errors unchanged. */
export function causeOf(error: unknown): unknown {
  return error instanceof Fault ? error.toError("Cannot read the policy") : error;
}

/** Parses an array of at least `least` items. */
export function readList<T>(name: string, value: unknown, read: (name: string, value: unknown) => T, least = 0): T[] {
  if (!Array.isArray(value)) throw wrongType(name, "an array", value);
  if (value.length < least) {
    throw violatedAt(name, "must not be empty", `at least ${count(least, "item")}`, "none");
  }
  return Array.from(value, (item, i) => read(`${name}[${i}]`, item));
}

/** Parses a string or a non-empty array of strings. Returns an array. */
export function readOneOrMore(name: string, value: unknown, read: (name: string, value: unknown) => string): string[] {
  return Array.isArray(value) ? readList(name, value, read, 1) : [read(name, value)];
}

/** Parses a ledger sequence or a count, from 1 to 2^32 - 1. */
export function readUint32(name: string, value: unknown): number {
  if (typeof value !== "number") throw wrongType(name, "a number", value);
  if (Number.isInteger(value) && value >= 1 && value <= 0xffff_ffff) return value;
  throw invalid(name, "an integer from 1 to 4294967295", `${value}`);
}

/** Parses an amount in base units, or a time in seconds, of at most 39 digits. */
export function readAmount(name: string, value: unknown): bigint {
  return digits(name, value, /^(0|[1-9]\d{0,38})$/, "a non-negative integer of at most 39 digits");
}

/** Parses an integer of at most 78 digits. */
export function readDecimal(name: string, value: unknown): bigint {
  return digits(name, value, /^(0|-?[1-9]\d{0,77})$/, "an integer of at most 78 digits");
}

function digits(name: string, value: unknown, form: RegExp, expected: string): bigint {
  if (typeof value !== "string") throw wrongType(name, 'a decimal string such as "100"', value);
  if (form.test(value)) return BigInt(value);
  throw invalid(name, `${expected}, without leading zeros`, quote(value));
}

/** Parses a classic asset. */
export function readAsset(name: string, value: unknown): Asset {
  if (typeof value !== "string") throw wrongType(name, '"native" or "CODE:G..."', value);
  return within(name, () => parseAsset(value));
}
