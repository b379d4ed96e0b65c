/** The errors of this area, all of one grammar. */

import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";

/** What is being done while a signature gets into an entry, for messages: "Cannot …". */
export const AUTHORIZE = "authorize the entry";

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
