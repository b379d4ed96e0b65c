/** The errors of this area, all of one grammar. */

import { describe } from "../internal/describe.ts";
import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../internal/errors.ts";

/** The error for something else than expected; its message and its details say the same. */
export function fault(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): DwsaError {
  return new DwsaError(code, `Cannot ${action}: expected ${expected}, got ${got}`, { expected, got, ...details });
}

/** The error for a value of the wrong JavaScript type. */
export function wrongType(action: string, name: string, expected: string, got: unknown): TypeError {
  return new TypeError(`Cannot ${action}: expected ${name} to be ${expected}, got ${describe(got)}`);
}
