import { type DwsaEvent, humanizeEvents } from "../humanize/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { toHex } from "../internal/encoding.ts";
import { nameText, quoted } from "../internal/printable.ts";
import { ScVal } from "../xdr/mod.ts";
import { UsageError } from "./_world.ts";

/** What events say, of which `nameOf` has the names for complaints: the lines of it. */
export function describeEvents(texts: readonly string[], nameOf: (index: number) => string): string[] {
  return texts.map((text, index) => readEvent(text, nameOf(index))).flatMap((
    { type, contractId, topics, data, ...more },
  ) => [
    [type, contractId, ...noteOf(more)].filter((part) => part !== undefined).join(" "),
    `  topics  ${topics.map(nativeText).join(", ")}`,
    `  data    ${nativeText(data)}`,
  ]);
}

function readEvent(text: string, name: string): DwsaEvent {
  try {
    return humanizeEvents([text])[0]!;
  } catch (error) {
    const { cause = error } = error as Error; // the cause of an event that can be decoded, but not shown, is itself
    const { message } = cause as Error;
    throw new UsageError(`expected ${name} to be the base64 of a ContractEvent or DiagnosticEvent: ${message}`);
  }
}

/** What only diagnostic events say. */
function noteOf({ inSuccessfulContractCall }: Pick<DwsaEvent, "inSuccessfulContractCall">): string[] {
  if (inSuccessfulContractCall === undefined) return [];
  return [inSuccessfulContractCall ? "(the call succeeded)" : "(the call failed)"];
}

/** A native value on one line. */
export function nativeText(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (isBytes(value)) return `0x${toHex(value)}`;
  if (ScVal.is(value)) return value.toXDR("base64"); // a key that is like another one as a native value
  if (Array.isArray(value)) return `[${value.map(nativeText).join(", ")}]`;
  const entries = value instanceof Map
    ? [...value].map(([key, item]) => [nativeText(key), item] as const)
    : Object.entries(value).map(([key, item]) => [nameText(key), item] as const);
  return `{${entries.map(([key, item]) => `${key}: ${nativeText(item)}`).join(", ")}}`;
}
