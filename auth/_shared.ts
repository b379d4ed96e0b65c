/** Internal functions for other areas of the library. */

export {
  authorizedFunction,
  explainViolations,
  parseViolations,
  readRequests,
  readVia,
  requestOf,
  requestOfPreimage,
  requestsOfCopy,
  requireApproval,
  requireExpiry,
  unbound,
} from "./_approval.ts";
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
export { requireSigner, signerKey, wrongSignature } from "./_signing.ts";
export { keyText, pathText, payloadOf, preimageOf, symbolMap, unwrapCredentials } from "./_credentials.ts";
