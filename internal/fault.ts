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

  /** Returns an equal fault, to which containers can add other steps. */
  copy(): Fault {
    const copy = new Fault(this.kind, this.message, this.details);
    copy.steps.push(...this.steps);
    return copy;
  }

  /** Creates the public error. The message begins with the action (`Cannot …`) and the path. */
  toError(action: string): Error {
    const path = joinSteps(this.steps);
    return this.toErrorAt(`${this.details.action ?? action}${path === "" ? "" : ` at ${path}`}`, path);
  }

  /** Creates the public error, whose message begins with `head`. */
  toErrorAt(head: string, path: string, kind: Fault["kind"] = this.kind): Error {
    const { action: _, cause, ...facts } = this.details;
    const message = this.message === "" ? head : `${head}: ${this.message}`;
    const options = cause === undefined ? {} : { cause };
    if (kind === "type") return locate(new TypeError(message, options), path);
    if (kind === "range") return locate(new RangeError(message, options), path);
    return new DwsaError(kind, message, { path, ...facts, ...options });
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
 * Converts a fault to the error of a public function, whose message begins with `action` (`Cannot …`). Returns other
 * errors unchanged.
 */
export function toPublicError(error: unknown, action: string): unknown {
  return error instanceof Fault ? error.toError(action) : error;
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

/** Joins steps, innermost first, into a path. A long path is shortened. */
export function joinSteps(steps: readonly string[]): string {
  const path = steps.slice(-SHOWN_STEPS).reverse().join("");
  return steps.length > SHOWN_STEPS ? `${path}…` : path;
}
