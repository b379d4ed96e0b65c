/** Families of cases that run with both libraries, and the comparison of the results. */

import { DwsaError, toHex } from "@dwsa/base";
import fc from "fast-check";

/** Random inputs, and the same operation with both libraries. */
export interface Family<T = unknown> {
  /** The name, which listed differences refer to. */
  readonly name: string;
  readonly input: fc.Arbitrary<T>;
  readonly ours: (input: T) => unknown;
  readonly sdk: (input: T) => unknown;
  /** The factor for the number of runs; 1 by default. */
  readonly share?: number;
}

/** Removes the type of the input, so that families with different inputs can be in one list. */
export function family<T>(typed: Family<T>): Family {
  return typed as unknown as Family; // the runner passes each input only to the functions of its own family
}

/** The outcome for one library: a result, also as a string, or an error. */
export type Outcome = { readonly value: unknown; readonly text: string } | { readonly error: Error };

/** Two different outcomes for one input. */
export interface Disagreement {
  readonly input: unknown;
  readonly ours: Outcome;
  readonly sdk: Outcome;
}

/**
 * Runs both libraries. Returns `undefined` if the results are equal, or if both throw and our error is of a documented
 * class.
 */
export async function compare(family: Family, input: unknown): Promise<Disagreement | undefined> {
  const ours = await outcome(() => family.ours(input));
  const sdk = await outcome(() => family.sdk(input));
  if ("error" in ours && !isOurError(ours.error)) return { input, ours, sdk };
  if ("error" in ours && "error" in sdk) return undefined;
  return "value" in ours && "value" in sdk && ours.text === sdk.text ? undefined : { input, ours, sdk };
}

/** Returns whether an error is of a class that this library documents. */
export function isOurError(error: unknown): boolean {
  return DwsaError.is(error) || error instanceof TypeError || error instanceof RangeError;
}

async function outcome(ask: () => unknown): Promise<Outcome> {
  let value: unknown;
  try {
    value = await ask();
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(`expected an error, got ${typeof error}`) };
  }
  try {
    return { value, text: show(value) };
  } catch (error) { // js-stellar-sdk can return values that cannot be encoded
    return { error: new Error("made a value that cannot be encoded", { cause: error }) };
  }
}

/** Formats a result so that equal results have equal strings. Supports the bytes and wire types of both libraries. */
export function show(value: unknown): string {
  return JSON.stringify(simple(value));
}

/** Formats two outcomes for a message, without most of a long common beginning. */
export function showBoth(ours: Outcome, sdk: Outcome): string {
  const [ourText, sdkText] = [ours, sdk].map((side) => "error" in side ? `throws ${side.error}` : side.text);
  let same = 0;
  while (same < ourText!.length && ourText![same] === sdkText![same]) same++;
  const part = (text: string) => (same > 200 ? "…" : "") + text.slice(Math.max(0, same - 200), same + 400);
  return `ours:   ${part(ourText!)}\njs-stellar-sdk: ${part(sdkText!)}`;
}

function simple(value: unknown): unknown {
  switch (typeof value) {
    case "bigint":
      return `${value}n`;
    case "undefined":
      return "undefined";
    case "number":
      return Object.is(value, -0) ? "-0" : value;
    case "string":
      return JSON.stringify(value);
    case "object":
      break;
    default:
      return value;
  }
  if (value === null) return null;
  if (value instanceof Uint8Array) return `bytes ${toHex(Uint8Array.from(value))}`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (Array.isArray(value)) return value.map(simple);
  if (value instanceof Map) return { map: [...value].map(([key, entry]) => [simple(key), simple(entry)]) };
  const { toXDR } = value as { toXDR?: () => Uint8Array };
  if (typeof toXDR === "function") return `xdr ${toHex(Uint8Array.from(toXDR.call(value)))}`;
  return { object: Object.entries(value).map(([key, entry]) => [key, simple(entry)]) };
}
