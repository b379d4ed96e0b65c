/**
 * Creates errors for invalid parts of nested values, and converts them to public errors when the whole path is known.
 */

import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { foundIn } from "./arguments.ts";
import { describe, locate, quote } from "./describe.ts";

/** The maximum number of path steps shown in a message. */
const SHOWN_STEPS = 12;

/** An error in a part of a value. Each container adds its step to the path. */
export class NestedError {
  /** The class of the public error: `TypeError`, `RangeError`, or a `DwsaError` with this code. */
  readonly kind: "type" | "range" | DwsaErrorCode;
  /** The expected value and the value found, or the violated rule. */
  readonly reason: string;
  /** The failed action, if it is more precise than the action of the public function. */
  readonly action: string | undefined;
  /** The underlying error. */
  readonly cause: unknown;
  /** The value found, for programs. */
  readonly got: string | undefined;
  /** The path, innermost step first. */
  readonly steps: string[] = [];

  constructor(
    kind: NestedError["kind"],
    reason: string,
    details: { readonly action?: string; readonly cause?: unknown; readonly got?: string } = {},
  ) {
    this.kind = kind;
    this.reason = reason;
    this.action = details.action;
    this.cause = details.cause;
    this.got = details.got;
  }

  /** Creates the public error. The message begins with the action and the path. */
  toError(action: string): Error {
    const path = joinSteps(this.steps);
    const at = path === "" ? "" : ` at ${path}`;
    const message = `${this.action ?? action}${at}${this.reason === "" ? "" : `: ${this.reason}`}`;
    const cause = this.cause === undefined ? {} : { cause: this.cause };
    if (this.kind === "type") return locate(new TypeError(message, cause), path);
    if (this.kind === "range") return locate(new RangeError(message, cause), path);
    return new DwsaError(this.kind, message, { path, ...cause, ...(this.got === undefined ? {} : { got: this.got }) });
  }
}

/** Creates the error for a value of an unexpected JavaScript type. */
export function typeMismatch(expected: string, value: unknown): NestedError {
  return new NestedError("type", `expected ${expected}, got ${describe(value)}`);
}

/** Adds a step to the path of an error in a nested value. */
export function withPath(error: unknown, step: string): unknown {
  if (error instanceof NestedError) error.steps.push(step);
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
 * Converts a nested error to the error of a public function, whose message begins with `action` (`Cannot …`). Returns
 * other errors unchanged.
 */
export function toPublicError(error: unknown, action: string): unknown {
  return error instanceof NestedError ? error.toError(action) : error;
}

/**
 * Throws if a value is nested too deeply.
 *
 * @param depth the level of the value, 1 for the outermost
 * @param limit the maximum number of enclosing values
 */
export function requireDepth(depth: number, limit: number): void {
  if (depth > limit + 1) throw new NestedError("scval/depth", `nested more than ${limit} levels deep`);
}

/** Runs a conversion and rethrows its errors as nested errors, whose paths can be extended. */
export function asNestedError<T>(expected: string, convert: () => T): T {
  try {
    return convert();
  } catch (cause) {
    throw DwsaError.is(cause)
      ? new NestedError(cause.code, `expected ${expected}, ${foundIn(cause)}`, { cause })
      : cause;
  }
}

/** Joins steps, innermost first, into a path. A long path is shortened. */
export function joinSteps(steps: readonly string[]): string {
  const path = steps.slice().reverse();
  return path.length > SHOWN_STEPS ? `${path.slice(0, SHOWN_STEPS - 1).join("")}…` : path.join("");
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
