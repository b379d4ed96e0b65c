/** Errors in nested values: thrown where they are found, turned into public errors where the whole path is known. */

import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { describe, locate, quote } from "./describe.ts";

/** Steps of a path that a message shows. */
const SHOWN_STEPS = 12;

/** An error in a part of a value. Each container adds its step to the path. */
export class NestedError {
  /** Which class the error will have, or which code if it is a `DwsaError`. */
  readonly kind: "type" | "range" | DwsaErrorCode;
  /** The expected value, and the value that was found. */
  readonly reason: string;
  /** The action that failed, if it is more precise than the name of the public function. */
  readonly action: string | undefined;
  /** The error that led to this one. */
  readonly cause: unknown;
  /** The value that was found, for programs. */
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

  /** The error for the caller. */
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

/** The error for a value of another JavaScript type than expected. */
export function typeMismatch(expected: string, value: unknown): NestedError {
  return new NestedError("type", `expected ${expected}, got ${describe(value)}`);
}

/** Adds a step to the path of an error in a nested value. */
export function withPath(error: unknown, step: string): unknown {
  if (error instanceof NestedError) error.steps.push(step);
  return error;
}

/** Runs the conversion of the part at a step. */
export function convertAt<T>(step: string, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    throw withPath(error, step);
  }
}

/** The error for the caller of a public function, whose action is `Cannot …`. Other errors stay as they are. */
export function toPublicError(error: unknown, action: string): unknown {
  return error instanceof NestedError ? error.toError(action) : error;
}

/**
 * Rejects a value that is nested too deeply.
 *
 * @param depth the level of the value, 1 for the outermost
 * @param limit the largest number of values around it
 */
export function requireDepth(depth: number, limit: number): void {
  if (depth > limit + 1) throw new NestedError("scval/depth", `nested more than ${limit} levels deep`);
}

/** Turns errors of a conversion into nested ones, so that they get a path. */
export function asNestedError<T>(convert: () => T): T {
  try {
    return convert();
  } catch (cause) {
    throw DwsaError.is(cause) ? new NestedError(cause.code, "", { action: cause.message, cause }) : cause;
  }
}

/** The path that steps make, which were found innermost first; only its beginning when it is long. */
export function joinSteps(steps: readonly string[]): string {
  const path = steps.slice().reverse();
  return path.length > SHOWN_STEPS ? `${path.slice(0, SHOWN_STEPS - 1).join("")}…` : path.join("");
}

/** The step to a property: `.price`, `["has space"]`; never a secret. */
export function propertyStep(key: string): string {
  const name = nameOfProperty(key);
  return name === key ? `.${key}` : `[${name}]`;
}

/** A key as messages show it: in quotes unless it is a plain name; never a secret. */
export function nameOfProperty(key: string): string {
  return /^[A-Za-z_$][\w$]{0,31}$/.test(key) ? key : quote(key);
}
