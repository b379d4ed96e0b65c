/** Internal functions for other areas of the library. */

export { explainViolations, requestOf, requestOfPreimage, requireApproval } from "./_approval.ts";
export {
  nonceOf,
  parseAccountKey,
  parseEntry,
  parseScVal,
  parseSigningAddress,
  showAddress,
  xdrOf,
} from "./_arguments.ts";
export { encodeAssertion } from "./_assertion.ts";
export { keyText, pathText, payloadOf, preimageOf, symbolMap, unwrapCredentials } from "./_credentials.ts";
