/** What other areas of the library use of this one, and users do not. */

export { requireApproval } from "./_approval.ts";
export {
  nonceOf,
  parseAccountKey,
  parseEntry,
  parseScVal,
  parseSigningAddress,
  showAddress,
  xdrOf,
} from "./_arguments.ts";
export { pathText, unwrapCredentials } from "./_credentials.ts";
export { payloadOf, preimageOf } from "./_preimage.ts";
export { requestOf, requestOfPreimage } from "./_request.ts";
export { keyText, symbolMap } from "./_signatures.ts";
