/** What other areas of the library use of this one, and users do not. */

export { requireApproval } from "./_approval.ts";
export { authError, parseScVal, showAddress, xdrOf } from "./_arguments.ts";
export { pathText } from "./_credentials.ts";
