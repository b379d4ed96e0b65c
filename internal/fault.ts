/** The one channel for errors: parts throw faults, containers add steps, and public functions name their action. */

import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";

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
    return (this.kind === "type" || this.kind === "range") && !/[.[]/.test(path ?? "") ? undefined : path;
  }

  /** Creates the public error, whose message begins with `head`. */
  toErrorAt(head: string, place?: string, kind: Fault["kind"] = this.kind): Error {
    const { action: _, cause, path: __, ...facts } = this.details;
    const message = this.message === "" ? head : `${head}: ${this.message}`;
    const options = cause === undefined ? {} : { cause: cause instanceof Fault ? cause.toErrorAt(head) : cause };
    const path = this.pathFrom(place);
    const at = path === undefined ? {} : { path };
    const reason = this.message;
    if (kind !== "type" && kind !== "range") {
      return new DwsaError(kind, message, { ...at, ...facts, ...options, reason });
    }
    const error = kind === "type" ? new TypeError(message, options) : new RangeError(message, options);
    return Object.defineProperty(Object.assign(error, at), "reason", { value: reason });
  }
}

/**
 * Adds a `path`, as in `DwsaError`, to a JavaScript error about a part of an argument.
 *
 * @param error the error, which is modified
 * @param path the path, such as `delegates[0].address`; not added if it is the name of an argument, such as `signer`
 */
export function locate<E extends TypeError | RangeError>(error: E, path: string): E {
  return /[.[]/.test(path) ? Object.assign(error, { path }) : error;
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
