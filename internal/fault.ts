/**
 * The one channel for errors: parts throw faults, containers add steps, and public functions name their action. Also
 * describes and quotes values in messages.
 */

import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";
import { isBytes } from "./bytes.ts";
import { quoted } from "./escape.ts";

/** The maximum number of path steps shown in a message; a cycle would have hundreds. */
const SHOWN_STEPS = 12;

/** Facts about a fault. */
interface FaultDetails extends DwsaErrorDetails {
  /** The failed action, if it is more precise than the action of the public function. */
  readonly action?: string | undefined;
}

/**
 * An invalid part of an argument. Each container adds its step to the path, and the public function converts the fault
 * with `toError`. The message is the expected value and the value found, or the violated rule.
 */
export class Fault extends Error {
  /** The class of the public error: `TypeError`, `RangeError`, or a `DwsaError` with this code. */
  readonly kind: "type" | "range" | DwsaErrorCode;
  /** The facts that the public error has, too. */
  readonly details: FaultDetails;
  /** The path of the invalid part, innermost step first. */
  readonly steps: string[] = [];

  constructor(kind: Fault["kind"], reason: string, details: FaultDetails = {}) {
    super(reason);
    this.kind = kind;
    this.details = details;
  }

  /** Adds advice at the end of the message, after a semicolon. */
  withAdvice(advice: string): this {
    this.message += `; ${advice}`;
    return this;
  }

  /** Returns an equal fault, to which containers can add other steps. */
  copy(): Fault {
    const copy = new Fault(this.kind, this.message, this.details);
    copy.steps.push(...this.steps);
    return copy;
  }

  /** Creates the public error. The message begins with the action (`Cannot …`) and the path. */
  toError(action: string): Error {
    const path = joinSteps(this.steps);
    const head = this.details.action ?? action;
    return path === "" ? this.toErrorAt(head) : this.toErrorAt(`${head} at ${path}`, path);
  }

  /** The path of the invalid part in the arguments; `undefined` if `place` is only the name of an argument. */
  pathFrom(place?: string): string | undefined {
    const { path = place } = this.details;
    // Type and range errors have no path if the message names the whole argument.
    return this.kind.includes("/") || /[.[]/.test(path ?? "") ? path : undefined;
  }

  /** Creates the public error, whose message begins with `head`. */
  toErrorAt(head: string, place?: string, kind: Fault["kind"] = this.kind): Error {
    const { action: _, cause, path: __, ...facts } = this.details;
    const message = this.message === "" ? head : `${head}: ${this.message}`;
    const options = cause === undefined ? {} : { cause };
    const path = this.pathFrom(place);
    const error = kind === "type"
      ? new TypeError(message, options)
      : kind === "range"
      ? new RangeError(message, options)
      : new DwsaError(kind, message, { ...facts, cause });
    return withReason(Object.assign(error, path !== undefined && { path }), this.message);
  }
}

/** Adds the message without the action and the path to an error, as in `DwsaError`. */
export function withReason<E extends Error>(error: E, reason: string): E {
  return Object.defineProperty(error, "reason", { value: reason });
}

/** Adds a step to the path of an error: a field, an arm or an index. */
export function withPath(error: unknown, step: string): unknown {
  if (error instanceof Fault) error.steps.push(step);
  return error;
}

/** Runs the conversion of a part, adding its step to the path of errors. */
export function convertAt<T>(step: string, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    throw withPath(error, step);
  }
}

/**
 * Converts a fault in a contract value to the error of a public function, whose message begins with `action`
 * (`Cannot …`), and whose path is empty for the whole value. Returns other errors unchanged.
 */
export function toPublicError(error: unknown, action: string): unknown {
  if (!(error instanceof Fault)) return error;
  return error.steps.length === 0 ? error.toErrorAt(error.details.action ?? action, "") : error.toError(action);
}

/**
 * Throws if a value is nested too deeply.
 *
 * @param depth the level of the value, 1 for the outermost
 * @param limit the maximum number of enclosing values
 */
export function requireDepth(depth: number, limit: number): void {
  if (depth > limit + 1) throw new Fault("scval/depth", `nested more than ${limit} levels deep`);
}

/** Runs the body of a public function, and names its action in the faults of its parts: `Cannot ${action}: …`. */
export function attempt<T>(action: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof Fault ? error.toError(`Cannot ${action}`) : error;
  }
}

/** Runs the body of a public asynchronous function, and names its action in the faults of its parts. */
export async function attemptAsync<T>(action: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Fault ? error.toError(`Cannot ${action}`) : error;
  }
}

/** Joins steps, innermost first, into a path. A long path is shortened. */
export function joinSteps(steps: readonly string[]): string {
  const path = steps.slice(-SHOWN_STEPS).reverse().join("");
  return steps.length > SHOWN_STEPS ? `${path}…` : path;
}

/**
 * Creates a fault whose `expected` and `got` match its message.
 *
 * @param code the error code, for programs
 * @param expected the expected value; it begins with the argument's name if the function has several arguments
 * @param got the value found, without anything that could be a secret
 * @param details the path, the cause, or an `expected` without the name
 */
export function unexpected(
  code: DwsaErrorCode,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): Fault {
  return new Fault(code, `expected ${expected}, got ${got}`, { expected, got, ...details });
}

/**
 * Creates a fault whose message states the violated rule as a sentence, with `expected` and `got` as details.
 *
 * @param code the error code, for programs
 * @param rule the rule, then what to do
 * @param expected the expected value
 * @param got the value found, without anything that could be a secret
 * @param details the path and the cause
 */
export function violated(
  code: DwsaErrorCode,
  rule: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): Fault {
  return new Fault(code, rule, { expected, got, ...details });
}

/** Creates a fault for the part of an argument at `path`. */
export function unexpectedAt(
  code: DwsaErrorCode,
  path: string,
  expected: string,
  got: string,
): Fault {
  return unexpected(code, `${path} to be ${expected}`, got, { path, expected });
}

/**
 * Describes the type and size of a value for the "got …" part of a message: `number`, `null`, `string of 12
 * characters`, `Uint8Array of 31 bytes`, `array of 3 items`, `Date`, `ScVal`. Never includes the contents, which could be
 * a secret, and never throws.
 */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "string") {
    return value === "" ? "an empty string" : `string of ${count(value.length, "character")}`;
  }
  if (typeof value !== "object") return typeof value;
  if (isBytes(value)) return `Uint8Array of ${count(value.length, "byte")}`;
  try {
    if (Array.isArray(value)) return `array of ${count(value.length, "item")}`;
    const tag = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
    if (typeof tag === "string" && /^xdr\.\w{1,64}$/.test(tag)) return tag.slice(4); // a wire value
    const name = Object.getPrototypeOf(value)?.constructor?.name;
    if (
      ArrayBuffer.isView(value) && value.byteLength === 0 && typeof name === "string" &&
      /^(Uint8Array|Buffer)$/.test(name)
    ) {
      return `detached ${name}`;
    }
    if (name === "Uint8Array") return "a proxy of a Uint8Array";
    const kind = typeof name === "string" && /^[\w$]{1,64}$/.test(name) && name !== "Object" ? name : "object";
    for (const method of ["toXDR", "toXdr"]) {
      if (typeof (value as Record<string, unknown>)[method] !== "function") continue;
      return `${kind} from a different library (convert it with fromXDR(value.${method}()))`;
    }
    return kind;
  } catch {
    return "object"; // a revoked or throwing proxy
  }
}

/**
 * Creates the error for an argument of the wrong JavaScript type.
 *
 * @param name the name of the argument
 * @param expected the expected type, with an article, or the class of a wire value
 * @param got the argument
 */
export function wrongType(name: string, expected: string | WireClass, got: unknown): Fault {
  const wanted = typeof expected === "string" ? expected : withArticle(expected.xdrName);
  const fault = new Fault("type", `expected ${name} to be ${wanted}, got ${describe(got)}`, { path: name });
  // Encoded XDR begins with small numbers.
  const isXdr = typeof expected !== "string" && typeof got === "string" && got.startsWith("AAAA");
  return isXdr ? fault.withAdvice(`use ${expected.xdrName}.fromXDR()`) : fault;
}

/** A class of wire values. */
interface WireClass {
  readonly xdrName: string;
}

/** Returns the name of a wire type with its article. */
function withArticle(xdrName: string): string {
  return `${/^(Sc|[AEIO])/.test(xdrName) ? "an" : "a"} ${xdrName}`;
}

/** Creates the error for a part of a value that has an unexpected JavaScript type. */
export function typeMismatch(expected: string, value: unknown): Fault {
  return new Fault("type", `expected ${expected}, got ${describe(value)}`);
}

/** Formats a number with its unit: `1 byte`, `31 bytes`. */
export function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/** The maximum number of characters of a string shown in a message. */
export const SHOWN_CHARACTERS = 16;

/**
 * Quotes an untrusted string for a message: at most its first 16 characters, followed by its length if it is longer.
 * Invisible characters are escaped. For a string that can contain a secret (keys, addresses, signers), use {@linkcode
 * describe}, which never includes the contents.
 */
export function quote(text: string): string {
  return quoteStart(text, SHOWN_CHARACTERS);
}

/** Quotes a non-secret string from a server or the host: at most its first 300 characters, escaped. */
export function quoteServerText(text: string): string {
  return quoteStart(text, 300);
}

/** Quotes the `error` of a wallet's response (SEP-43): a string, or the message of an object. */
export function quoteWalletError(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  const text = typeof error === "string" ? error : message;
  return typeof text === "string" ? quoteServerText(text) : describe(error);
}

function quoteStart(text: string, shown: number): string {
  if (text.length <= shown) return quoted(text);
  return `${quoted(`${text.slice(0, shown)}…`)} (${count(text.length, "character")})`;
}

/** Returns an error message with a lower-case first letter, for embedding in another message. */
export function reasonOf({ message }: Error): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/**
 * Returns the path step of a property: `.price`, `["has space"]`. A long name could be a secret, so it is shortened.
 */
export function propertyStep(key: string): string {
  const name = nameOfProperty(key);
  return name === key ? `.${key}` : `[${name}]`;
}

/** Formats a key for a message: a plain name of up to 32 characters unchanged, any other key quoted and shortened. */
export function nameOfProperty(key: string): string {
  return /^[A-Za-z_$][\w$]{0,31}$/.test(key) ? key : quote(key);
}
