/** Errors for values that cannot be encoded. */

import { describe, locate } from "../internal/describe.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";

/** The maximum number of path steps shown in a message; a cycle would have hundreds. */
const SHOWN_STEPS = 12;

/** The class of the error, or the second part of its code. The last three values occur only for JSON. */
type EncodeErrorKind =
  | "type"
  | "range"
  | "invalid-value"
  | "length"
  | "depth"
  | "missing-field"
  | "unknown-name"
  | "duplicate-key";

/** The error for a value that cannot be encoded. Public functions convert it with `toError`. */
export class EncodeError extends Error {
  readonly kind: EncodeErrorKind;
  /** The path of the invalid part, innermost step first. */
  steps: string[] = [];
  /** The object found instead of a wire value. */
  foreign: unknown;

  constructor(kind: EncodeErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }

  /**
   * Creates the public error. Its class depends on `kind`, and its message contains the path.
   *
   * @param typeName the name of the type
   * @param area the first part of the error code
   * @param action the action that failed
   * @param how the rest of the action, after the path
   */
  toError(typeName: string, area: "xdr" | "json" = "xdr", action = "encode", how = ""): Error {
    const { kind, steps } = this;
    const path = typeName + steps.slice(-SHOWN_STEPS).reverse().join("") + (steps.length > SHOWN_STEPS ? "…" : "");
    const message = `Cannot ${action} ${path}${how}: ${this.message}`;
    if (kind === "type") return locate(new TypeError(message), path);
    if (kind === "range") return locate(new RangeError(message), path);
    return new DwsaError(`${area}/${kind}` as DwsaErrorCode, message, { path }); // only JSON has the last three kinds
  }
}

/** Adds a step to the path of an error: a field, an arm or an index. */
export function withPath(error: unknown, step: string): unknown {
  if (error instanceof EncodeError) error.steps.push(step);
  return error;
}

/** Creates the error for a value of the wrong type. */
export function wrongType(expected: string, value: unknown): EncodeError {
  return new EncodeError("type", `expected ${expected}, got ${describe(value)}`);
}

/** Creates the error for a value that is no wire value. */
export function notWireValue(value: unknown): EncodeError {
  const error = wrongType("a wire value", value);
  error.foreign = value;
  return error;
}
