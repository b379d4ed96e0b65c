import { fromBase64 } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { ContractEvent, DiagnosticEvent, TransactionEvent } from "../xdr/mod.ts";

/** A kind of event that base64 text can hold. */
export type EventName = "ContractEvent" | "DiagnosticEvent" | "TransactionEvent";

/** Any of the three. */
export type AnyEvent = ContractEvent | DiagnosticEvent | TransactionEvent;

/** What is being done, for errors. */
export const HUMANIZE = "humanize events";

/** How to read each. */
const READERS: { readonly [Name in EventName]: (bytes: Uint8Array) => AnyEvent } = {
  ContractEvent: (bytes) => ContractEvent.fromXDR(bytes),
  DiagnosticEvent: (bytes) => DiagnosticEvent.fromXDR(bytes),
  TransactionEvent: (bytes) => TransactionEvent.fromXDR(bytes),
};

/** The kinds of event that base64 text can hold. */
export const EVENT_NAMES: readonly EventName[] = ["ContractEvent", "DiagnosticEvent", "TransactionEvent"];

/**
 * The event that a base64 text holds.
 *
 * @param text the text
 * @param encoded what it holds; when that is not said, a `ContractEvent` or a `DiagnosticEvent`
 * @param path where the text is, for errors
 */
export function decodeEvent(text: string, encoded: EventName | undefined, path: string): AnyEvent {
  try {
    const bytes = fromBase64(text);
    return READERS[encoded ?? eventNameOf(bytes)](bytes);
  } catch (cause) {
    const expected = encoded ?? "ContractEvent or DiagnosticEvent (of another kind only if options.encoded says so)";
    const reason = (cause as Error).message;
    const message = `Cannot ${HUMANIZE}: expected ${path} to be the base64 text of a ${expected}, got: ${reason}`;
    throw new DwsaError("humanize/invalid-event", message, { cause, path, expected });
  }
}

/**
 * Which of the two kinds bytes hold. A contract event begins with the extension 0 and whether it has a contract (0 or
 * 1); a diagnostic event with whether the call succeeded (0 or 1) and the extension 0. Only 0, 0 leaves that open.
 */
function eventNameOf(bytes: Uint8Array): EventName {
  if (bytes[3] === 1) return "DiagnosticEvent";
  if (bytes[7] === 1) return "ContractEvent";
  if (!isReadable("ContractEvent", bytes)) return "DiagnosticEvent";
  if (!isReadable("DiagnosticEvent", bytes)) return "ContractEvent";
  throw new DwsaError("humanize/invalid-event", "Cannot tell events apart: the bytes are those of both kinds");
}

function isReadable(name: EventName, bytes: Uint8Array): boolean {
  try {
    READERS[name](bytes);
    return true;
  } catch {
    return false;
  }
}
