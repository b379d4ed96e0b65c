/** Diagnostic events as emitted by the host, for the tests of `traceCalls` and `formatCallTrace`. */

import type { CallFrame } from "@dwsa/base/humanize";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  ExtensionPoint,
  ScError,
  ScVal,
} from "@dwsa/base/xdr";

const idOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

/** The raw IDs of three contracts. */
export const A: Uint8Array = idOf(1);
export const B: Uint8Array = idOf(2);
export const ID: Uint8Array = idOf(7);

export const symbol = (name: string): ScVal => ScVal.scvSymbol(name);

/** Creates a diagnostic event. */
export function diagnostic(
  contractId: Uint8Array | null,
  topics: ScVal[],
  data: ScVal,
  type: "diagnostic" | "contract" = "diagnostic",
): DiagnosticEvent {
  return new DiagnosticEvent({
    inSuccessfulContractCall: true,
    event: new ContractEvent({
      ext: ExtensionPoint.v0(),
      contractId,
      type,
      body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
    }),
  });
}

/** Creates the event of a call, by default without arguments. */
export function call(
  from: Uint8Array | null,
  to: Uint8Array,
  name: string,
  data: ScVal = ScVal.scvVoid(),
): DiagnosticEvent {
  return diagnostic(from, [symbol("fn_call"), ScVal.scvBytes(to), symbol(name)], data);
}

/** Creates the event of a call that returns void. */
export function returned(from: Uint8Array, name: string): DiagnosticEvent {
  return diagnostic(from, [symbol("fn_return"), symbol(name)], ScVal.scvVoid());
}

/** The default error of {@linkcode error}. */
export const AUTH: ScVal = ScVal.scvError(ScError.sceAuth("scecInvalidAction"));

/** Creates the event of an error that the host reports, with its message and values. */
export function error(
  from: Uint8Array | null,
  message: string,
  values: readonly ScVal[],
  code: ScVal = AUTH,
): DiagnosticEvent {
  return diagnostic(from, [symbol("error"), code], ScVal.scvVec([ScVal.scvString(message), ...values]));
}

/** Creates the event of a function that failed. */
export function trap(of: Uint8Array, name: string): DiagnosticEvent {
  return error(of, "VM call trapped with HostError", [symbol(name)]);
}

/** Creates the event by which the host reports to a caller that its call failed. */
export function failedCall(from: Uint8Array, name: string): DiagnosticEvent {
  return error(from, "contract call failed", [symbol(name)]);
}

/** Returns the function, the outcome and the number of notes of each call, outer calls first. */
export function summaryOf(calls: readonly CallFrame[]): string[] {
  return calls.flatMap((frame) => [
    `${frame.function} ${frame.outcome} ${frame.notes.length}`,
    ...summaryOf(frame.calls),
  ]);
}
