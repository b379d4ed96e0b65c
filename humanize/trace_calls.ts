import { attempt, Fault, reasonOf, unexpectedAt, wrongType } from "../internal/fault.ts";
import { DwsaError } from "../errors/mod.ts";
import { withArgumentName } from "../internal/arguments.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { ignoreMapIndex, readOptions } from "../internal/options.ts";
import { encodeHex } from "../internal/codec.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/mod.ts";
import { isContractSpec } from "../spec/mod.ts";
import { type ContractEvent, DiagnosticEvent, isXdr, type ScError, type ScSpecEntry, type ScVal } from "../xdr/mod.ts";
import { TOKEN_FUNCTIONS } from "../contract/mod.ts";
import { explainParsed, parseSpec } from "./_explain.ts";
import type { ExplainErrorOptions } from "./explain_error.ts";
import { formatScVal } from "./format_sc_val.ts";

/** The calls of a transaction, reconstructed from its diagnostic events; see {@linkcode traceCalls}. */
export interface CallTrace {
  /** Whether the events fit together without gaps. If not, the tree can be incomplete or wrong. */
  readonly complete: boolean;
  /** Whether the calls failed; `undefined` if the list does not contain the outcome. */
  readonly failed: boolean | undefined;
  /** The location of the failure and its reason. */
  readonly failure?: Failure;
  /** The top-level calls. */
  readonly calls: readonly CallFrame[];
  /** Errors and log messages outside of any call. */
  readonly notes: readonly HostNote[];
  /** The metered resources of the host, such as `cpu_insn`, by name. */
  readonly metrics: { readonly [name: string]: bigint };
}

/** A function call. */
export interface CallFrame {
  /** The strkey (`C…`) of the called contract. */
  readonly contract: string;
  /** The function name, in hexadecimal if it is not UTF-8. */
  readonly function: string;
  /** The arguments. */
  readonly args: readonly ScVal[];
  /**
   * Whether the arguments are certain. The host writes several arguments in the same format as a single list argument;
   * only the function's interface distinguishes these cases.
   */
  readonly argsCertain: boolean;
  /**
   * The outcome of the call:
   *
   * | outcome | meaning |
   * |---|---|
   * | `returned` | the function returned a result |
   * | `failed` | the function failed, and so did its caller, if any |
   * | `caught` | the function failed, but its caller continued |
   * | `open` | the list of events ends before the call does |
   */
  readonly outcome: "returned" | "failed" | "caught" | "open";
  /** The return value, if the function returned. */
  readonly result?: ScVal;
  /** The first error that the host reported for the call, if any; for a failed call, the reason for the failure. */
  readonly error?: ScError;
  /** Errors and log messages of the host during the call. */
  readonly notes: readonly HostNote[];
  /** The events that the contract emitted in this call. */
  readonly events: readonly ContractEvent[];
  /** The sub-calls. */
  readonly calls: readonly CallFrame[];
}

/** An error or a log message of the host. */
export interface HostNote {
  /** Whether the note is an error or a log message. */
  readonly type: "error" | "log";
  /** The error, if the note is an error. */
  readonly error?: ScError;
  /** The host's message. */
  readonly message?: string;
  /** The values after the message. */
  readonly values: readonly ScVal[];
}

/** The location of a failure and its reason. */
export interface Failure {
  /** The path of the call that failed first, such as `calls[0].calls[1]`; empty if there was no call. */
  readonly path: string;
  /** The error that caused the failure. */
  readonly error: ScError;
  /** The host's message. */
  readonly message?: string;
  /**
   * The explanation of the error: the meaning of the host's message if that is more specific than the error code, and
   * otherwise the result of `explainError` with the interface of the contract in which the error originated.
   */
  readonly explanation: string;
}

/** The options for {@linkcode traceCalls}. */
export interface TraceCallsOptions {
  /**
   * The interfaces of contracts by contract ID (`C…`). Interfaces name error codes, and distinguish several arguments from a
   * single list argument.
   */
  readonly specs?: { readonly [contract: string]: NonNullable<ExplainErrorOptions["spec"]> };
}

/**
 * Reconstructs the call tree from diagnostic events, with the failed call and the reason for the failure. An error code
 * of a contract passes unchanged through its callers, so only the tree shows its origin.
 *
 * The events are in the transaction meta (`eventsFromMeta`), and in the responses to `simulateTransaction`,
 * `sendTransaction` and `getTransaction`.
 *
 * @param events the diagnostic events in order, or their base64 strings
 * @param options the interfaces of contracts
 * @returns the tree; `complete` is `false` if the list has gaps
 * @throws {TypeError} if `events` is not an array, an item is neither a `DiagnosticEvent` nor a string, or an option is
 *   unknown or of the wrong type
 * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if a string is not a diagnostic event; `humanize/unknown-arm`
 *   if this library does not support the version of an event; `strkey/…` if a key of `specs` is not a contract's strkey
 *
 * @example A call that returned
 * ```ts
 * import { traceCalls } from "@dwsa/base/humanize";
 * import {
 *   ContractEvent,
 *   ContractEventBody,
 *   ContractEventV0,
 *   DiagnosticEvent,
 *   ExtensionPoint,
 *   ScVal,
 * } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const event = (contractId: Uint8Array | null, topics: ScVal[], data: ScVal) =>
 *   new DiagnosticEvent({
 *     inSuccessfulContractCall: true,
 *     event: new ContractEvent({
 *       ext: ExtensionPoint.v0(),
 *       contractId,
 *       type: "diagnostic",
 *       body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
 *     }),
 *   });
 * const id = new Uint8Array(32).fill(7);
 * const name = ScVal.scvSymbol("ping");
 * const { failed, calls } = traceCalls([
 *   event(null, [ScVal.scvSymbol("fn_call"), ScVal.scvBytes(id), name], ScVal.scvVoid()),
 *   event(id, [ScVal.scvSymbol("fn_return"), name], ScVal.scvU32(5)),
 * ]);
 * assert.equal(failed, false);
 * assert.deepEqual([calls[0]?.function, calls[0]?.outcome], ["ping", "returned"]);
 * ```
 */
export function traceCalls(
  events: readonly (DiagnosticEvent | string)[],
  options: TraceCallsOptions | undefined,
): CallTrace;
/** Reconstructs the call tree without options, for use as `lists.map(traceCalls)`. */
export function traceCalls(events: readonly (DiagnosticEvent | string)[]): CallTrace;
export function traceCalls(events: readonly (DiagnosticEvent | string)[], options?: TraceCallsOptions): CallTrace {
  return attempt("trace calls", () => traceEvents(events, options));
}

function traceEvents(events: readonly (DiagnosticEvent | string)[], options?: TraceCallsOptions): CallTrace {
  if (!Array.isArray(events)) {
    throw wrongType("events", "an array, such as diagnosticEvents of eventsFromMeta()", events);
  }
  const { specs = {} } = readOptions<TraceCallsOptions>(ignoreMapIndex(options), ["specs"]);
  if (!hasPlainPrototype(specs)) {
    throw wrongType("options.specs", "an object with interfaces by contract ID", specs);
  }
  for (const [contract, spec] of Object.entries(specs)) {
    const expected = "an object with contract IDs (C...) as keys";
    withArgumentName("options.specs", expected, () => decodeStrKey("contract", contract));
    if (isContractSpec(spec) || (Array.isArray(spec) && spec.every((entry) => isXdr(entry, "ScSpecEntry")))) continue;
    throw wrongType("every value of options.specs", "a ContractSpec or an array of ScSpecEntry", spec);
  }
  const tracer = new Tracer(specs);
  for (const [i, item] of events.entries()) {
    const path = `events[${i}]`;
    const event: unknown = typeof item === "string" ? decodeEvent(item, path) : item;
    const expected = "a DiagnosticEvent or its base64 string";
    if (!isXdr(event, "DiagnosticEvent")) throw wrongType(path, expected, event);
    tracer.add(event.event, `${path}.event.body`);
  }
  return tracer.finish();
}

/** Decodes an event from a base64 string. Errors contain the path of the string. */
function decodeEvent(text: string, path: string): DiagnosticEvent {
  try {
    return DiagnosticEvent.fromXDR(text, "base64");
  } catch (cause) {
    if (!DwsaError.is(cause)) throw cause;
    const rule = `${path} is not the base64 string of a DiagnosticEvent: ${reasonOf(cause)}`;
    throw new Fault(cause.code, `${rule}`, { path, cause });
  }
}

type Specs = NonNullable<TraceCallsOptions["specs"]>;

/** A frame while its call is open. */
interface OpenFrame {
  readonly contract: string;
  readonly function: string;
  readonly args: readonly ScVal[];
  readonly argsCertain: boolean;
  outcome: CallFrame["outcome"];
  result?: ScVal;
  error?: ScError;
  readonly notes: HostNote[];
  readonly events: ContractEvent[];
  readonly calls: OpenFrame[];
}

/** Builds the tree event by event. */
class Tracer {
  readonly #specs: Specs;
  /** The open calls, outermost first. */
  readonly #open: OpenFrame[] = [];
  /** The number of open frames for each contract and for each of its functions, for O(1) lookups. */
  readonly #openOf: Map<string, number> = new Map();
  readonly #calls: OpenFrame[] = [];
  readonly #notes: HostNote[] = [];
  readonly #metrics: Record<string, bigint> = Object.create(null);
  #complete = true;
  #finalError: ScError | undefined;

  constructor(specs: Specs) {
    this.#specs = specs;
  }

  /** Adds an event. `path` is the path of its body, for errors. */
  add(event: ContractEvent, path: string): void {
    const contract = event.contractId === null ? undefined : encodeStrKey("contract", event.contractId);
    if (event.body.type !== "v0") {
      const found = String((event.body as { readonly type: unknown }).type);
      throw unexpectedAt("humanize/unknown-arm", path, "of version 0", found);
    }
    const { topics, data } = event.body.value;
    if (event.type !== "diagnostic") return this.#addEvent(event, contract);
    const [name, first, second] = topics;
    switch (name?.type === "scvSymbol" ? name.value : undefined) {
      case "fn_call":
        return this.#call(contract, first, second, data);
      case "fn_return":
        return this.#return(contract, nameFrom(first), data);
      case "error":
        return this.#note(contract, { type: "error", ...errorOf(first), ...parseLogData(data) });
      case "log":
        return this.#note(contract, { type: "log", ...parseLogData(data) });
      case "host_fn_failed":
        this.#finalError = errorOf(first).error;
        return;
      case "core_metrics":
        if (data.type === "scvU64") this.#metrics[nameFrom(first)] = data.value;
        return;
      default:
        this.#note(contract, { type: "log", values: [...topics, data] });
    }
  }

  /** Returns the innermost open call of a contract. Open calls inside it have ended without a return, and failed. */
  #innermost(contract: string, name?: string): OpenFrame | undefined {
    if (!this.#openOf.get(name === undefined ? contract : `${contract} ${name}`)) return undefined;
    for (;;) {
      const frame = this.#open[this.#open.length - 1]!;
      if (frame.contract === contract && (name === undefined || frame.function === name)) return frame;
      this.#end(frame, "failed");
    }
  }

  #end(frame: OpenFrame, outcome: CallFrame["outcome"]): void {
    frame.outcome = outcome;
    this.#open.pop();
    this.#count(frame, -1);
    // A call that returns has caught the failures of its sub-calls.
    if (outcome === "returned") markCaught(frame.calls);
  }

  #call(caller: string | undefined, id: ScVal | undefined, name: ScVal | undefined, data: ScVal): void {
    if (id?.type !== "scvBytes" || id.value.length !== 32) {
      this.#complete = false;
      return;
    }
    const parent = caller === undefined ? undefined : this.#innermost(caller);
    if (caller === undefined) {
      // A top-level call: all previous calls have ended.
      for (const frame of this.#open.splice(0)) frame.outcome = "failed";
      this.#openOf.clear();
    } else if (parent === undefined) this.#complete = false;
    else markCaught(parent.calls); // the call continued
    const contract = encodeStrKey("contract", id.value);
    const frame: OpenFrame = {
      contract,
      function: nameFrom(name),
      ...argumentsOf(data, nameFrom(name), inputsOf(this.#specs, contract, nameFrom(name))),
      outcome: "open",
      notes: [],
      events: [],
      calls: [],
    };
    (parent?.calls ?? this.#calls).push(frame);
    this.#open.push(frame);
    this.#count(frame, 1);
  }

  #count({ contract, function: name }: OpenFrame, change: 1 | -1): void {
    for (const key of [contract, `${contract} ${name}`]) this.#openOf.set(key, (this.#openOf.get(key) ?? 0) + change);
  }

  #return(contract: string | undefined, name: string, result: ScVal): void {
    const frame = contract === undefined ? undefined : this.#innermost(contract, name);
    if (frame === undefined) {
      this.#complete = false;
      return;
    }
    frame.result = result;
    this.#end(frame, "returned");
  }

  #note(contract: string | undefined, note: HostNote): void {
    const innermost = contract === undefined ? undefined : this.#innermost(contract);
    if (innermost === undefined) {
      if (contract !== undefined) this.#complete = false;
      this.#notes.push(note);
      return;
    }
    const frame = this.#callerOf(innermost, note) ?? innermost;
    frame.notes.push(note);
    if (note.message === "VM call trapped with HostError" && nameFrom(note.values[0]) === frame.function) {
      this.#end(frame, "failed");
    }
    if (note.error === undefined) return;
    const callee = frame.calls[frame.calls.length - 1];
    if (note.message === "contract try_call failed" && callee?.outcome === "failed") {
      callee.outcome = "caught";
      callee.error = callee.error ?? note.error;
    } else if (note.message === "contract call failed" && callee?.outcome === "failed") {
      callee.error = callee.error ?? note.error;
    } else {
      frame.error = frame.error ?? note.error;
    }
  }

  /**
   * Ends the innermost call and returns its caller if a contract called itself and the note reports the failure of that
   * call.
   */
  #callerOf(frame: OpenFrame, { message, values }: HostNote): OpenFrame | undefined {
    if (message !== "contract try_call failed" && message !== "contract call failed") return undefined;
    const caller = this.#open[this.#open.length - 2];
    if (caller?.contract !== frame.contract || caller.calls[caller.calls.length - 1] !== frame) return undefined;
    if (frame.function !== nameFrom(values[0]) || frame.calls[frame.calls.length - 1]?.outcome === "failed") {
      return undefined;
    }
    this.#end(frame, "failed");
    return caller;
  }

  #addEvent(event: ContractEvent, contract: string | undefined): void {
    const frame = contract === undefined ? undefined : this.#innermost(contract);
    if (frame === undefined) this.#complete = false;
    else {
      markCaught(frame.calls); // the call continued
      frame.events.push(event);
    }
  }

  finish(): CallTrace {
    const isOpen = this.#open.length > 0;
    const hasErrors = this.#notes.some(({ type }) => type === "error");
    const hasFinalError = this.#finalError !== undefined;
    if ((isOpen && !hasFinalError) || (hasFinalError && this.#calls.length === 0 && !hasErrors)) this.#complete = false;
    if (hasFinalError) { for (const frame of this.#open) frame.outcome = "failed"; }
    const failed = hasFinalError
      ? true
      : !this.#complete
      ? undefined
      : this.#calls.length === 0
      ? hasErrors
      : this.#calls[this.#calls.length - 1]!.outcome === "failed";
    const failure = failed === true ? this.#failure() : undefined;
    return {
      complete: this.#complete,
      failed,
      ...(failure === undefined ? {} : { failure }),
      calls: this.#calls,
      notes: this.#notes,
      metrics: this.#metrics,
    };
  }

  /**
   * Finds the failure: follows the failed calls inward, then searches outward for the first error with the final code.
   */
  #failure(): Failure | undefined {
    const chain: OpenFrame[] = [];
    const steps: string[] = [];
    for (let calls = this.#calls;;) {
      const index = calls.length - 1;
      const frame = calls[index];
      if (frame === undefined || frame.outcome !== "failed") break;
      chain.push(frame);
      steps.push(`calls[${index}]`);
      calls = frame.calls;
    }
    const notes = [...chain.reverse().map((frame) => frame.notes), this.#notes];
    const errors = notes.flatMap((list) => list.filter((note) => note.error !== undefined));
    const final = this.#finalError ?? errors[0]?.error;
    if (final === undefined) return undefined;
    const cause = errors.find(({ error }) => error!.equals(final));
    const [origin] = chain;
    if (origin !== undefined) origin.error = origin.error ?? final;
    return {
      path: steps.join("."),
      error: final,
      ...(cause?.message === undefined ? {} : { message: cause.message }),
      explanation: explainFailure(
        final,
        errors,
        origin === undefined ? undefined : ownSpec(this.#specs, origin.contract),
        origin === undefined || ASSET_FUNCTIONS.includes(origin.function),
      ),
    };
  }
}

function markCaught(calls: readonly OpenFrame[]): void {
  for (let i = calls.length - 1; i >= 0 && calls[i]!.outcome === "failed"; i--) calls[i]!.outcome = "caught";
}

/** Parses a name; a name that is not UTF-8 becomes hexadecimal digits. */
function nameFrom(value: ScVal | undefined): string {
  if (value?.type !== "scvSymbol" && value?.type !== "scvString") return "";
  return typeof value.value === "string" ? value.value : encodeHex(value.value);
}

function errorOf(value: ScVal | undefined): { readonly error?: ScError } {
  return value?.type === "scvError" ? { error: value.value } : {};
}

/** Splits event data into message and arguments. */
function parseLogData(data: ScVal): { readonly message?: string; readonly values: readonly ScVal[] } {
  const [first, ...values] = data.type === "scvVec" ? data.value ?? [] : [data];
  if (first?.type !== "scvString") {
    return { values: first === undefined || first.type === "scvVoid" ? [] : [first, ...values] };
  }
  return { message: nameFrom(first), values };
}

/**
 * Parses the arguments, which the host writes as void (no arguments), as the value itself (one argument), or as a list.
 */
function argumentsOf(
  data: ScVal,
  name: string,
  inputs: number | undefined,
): { readonly args: readonly ScVal[]; readonly argsCertain: boolean } {
  if (data.type === "scvVoid") {
    return { args: inputs === 1 ? [data] : [], argsCertain: inputs === undefined || inputs < 2 };
  }
  if (data.type !== "scvVec" || data.value === null) return { args: [data], argsCertain: true };
  const count = name === "__check_auth" ? 3 : inputs;
  if (count === 1) return { args: [data], argsCertain: true };
  return { args: data.value, argsCertain: count === data.value.length };
}

/** Returns the interface of a contract, if `specs` has it as an own property. */
function ownSpec(specs: Specs, contract: string): Specs[string] | undefined {
  return Object.hasOwn(specs, contract) ? specs[contract] : undefined;
}

/** Returns the number of arguments of a function. */
function inputsOf(specs: Specs, contract: string, name: string): number | undefined {
  const spec = ownSpec(specs, contract);
  if (!Array.isArray(spec)) return isContractSpec(spec) ? spec.functions.get(name)?.inputs.length : undefined;
  const entries: readonly ScSpecEntry[] = spec;
  const entry = entries.find((one) => one.type === "scSpecEntryFunctionV0" && one.value.name === name);
  return entry?.type === "scSpecEntryFunctionV0" ? entry.value.inputs.length : undefined;
}

/** Host messages that are more specific than their error codes, and their meanings. */
const TEXTS: readonly (readonly [part: string, meaning: string])[] = [
  ["trying to access an archived", "a ledger entry is archived; simulate again, so that the call restores it"],
  [
    "outside of the footprint",
    "the call reads a ledger entry that its resource data does not name; simulate again with the signed entries",
  ],
  ["Unauthorized function call for address", "no signed authorization entry of this address covers the call"],
  ["exceeds amount specified", "the call needs more than its resource data declares; simulate again"],
];

/** The asset contract functions that can fail. */
const ASSET_FUNCTIONS: readonly string[] =
  /* @__PURE__ */ (() => [...Object.keys(TOKEN_FUNCTIONS), "authorized", "balance"])();

/** Explains the error in a sentence. The host's message takes precedence over the usual meaning of its code. */
function explainFailure(
  error: ScError,
  notes: readonly HostNote[],
  spec: Specs[string] | undefined,
  mayBeAsset: boolean,
): string {
  const same = notes.filter((note) => note.error?.equals(error) === true);
  for (const [part, meaning] of TEXTS) {
    const note = same.find(({ message }) => message?.includes(part));
    if (note === undefined) continue;
    const values = note.values.filter(({ type }) => type !== "scvVec" && type !== "scvMap").map(formatScVal);
    return values.length === 0 ? meaning : `${meaning} (${values.join(", ")})`;
  }
  return explainParsed(error, parseSpec(spec), mayBeAsset);
}
