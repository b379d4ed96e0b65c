/** A type of case that runs on both sides, and the comparison of the two results. */

import { DwsaError, toHex } from "@dwsa/base";
import fc from "fast-check";

/** Work for both sides: any number of random inputs, and what each side makes of one. */
export interface Family<T = unknown> {
  /** The name, by which a listed difference refers to its family. */
  readonly name: string;
  readonly input: fc.Arbitrary<T>;
  readonly ours: (input: T) => unknown;
  readonly sdk: (input: T) => unknown;
  /** When one example takes long: the share of the number of runs to do. */
  readonly share?: number;
}

/** Gives a family its place in a list of families with other inputs. */
export function family<T>(typed: Family<T>): Family {
  return typed as unknown as Family; // the runner passes each input only to the functions of its own family
}

/** What one side did with an input: a result, with its form as a string, or an error. */
export type Outcome = { readonly value: unknown; readonly text: string } | { readonly error: Error };

/** Two results to one question. */
export interface Disagreement {
  readonly input: unknown;
  readonly ours: Outcome;
  readonly sdk: Outcome;
}

/** Asks both sides. Nothing when they agree; when both reject, they agree, whatever their words. */
export async function compare(family: Family, input: unknown): Promise<Disagreement | undefined> {
  const ours = await outcome(() => family.ours(input));
  const sdk = await outcome(() => family.sdk(input));
  if ("error" in ours && !isOurError(ours.error)) return { input, ours, sdk };
  if ("error" in ours && "error" in sdk) return undefined;
  return "value" in ours && "value" in sdk && ours.text === sdk.text ? undefined : { input, ours, sdk };
}

/** Whether an error is of a class that we promise. */
export function isOurError(error: unknown): boolean {
  return DwsaError.is(error) || error instanceof TypeError || error instanceof RangeError;
}

async function outcome(ask: () => unknown): Promise<Outcome> {
  let value: unknown;
  try {
    value = await ask();
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(`not an error but ${typeof error}`) };
  }
  try {
    return { value, text: show(value) };
  } catch (error) { // js-stellar-sdk makes values that cannot be encoded; we never do
    return { error: new Error("made a value that cannot be encoded", { cause: error }) };
  }
}

/** An answer as text: equal texts are equal answers. Bytes of any class, wire types of both sides, maps, bigints. */
export function show(value: unknown): string {
  return JSON.stringify(simple(value));
}

/** Two results for a message: what they have in common and goes on for long is left out. */
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
