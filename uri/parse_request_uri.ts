import { attempt } from "../internal/fault.ts";
import { readUri } from "./_read.ts";
import type { RequestUri } from "./request_uri.ts";

/**
 * Parses a request URI (SEP-7): `web+stellar:tx?…` or `web+stellar:pay?…`. Every known parameter must be valid and at
 * most once in the URI; unknown parameters are ignored. Nothing is fetched, and the signature is not verified: show
 * `originDomain` as the origin only if {@linkcode verifyRequestUri} is true.
 *
 * @param uri the URI, with nothing before or after it
 * @returns the request; all its values are claims of whoever made the URI
 * @throws {TypeError} if `uri` is not a string
 * @throws {DwsaError} `uri/malformed` if the URI or a parameter is malformed; `path` is the name of the parameter, such
 *   as `callback` or `chain.xdr`, and `""` for the URI itself. No value is repeated in the message
 *
 * @example A payment request, passed on to a transaction
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { parseRequestUri } from "@dwsa/base/uri";
 * import assert from "node:assert/strict";
 *
 * const destination = "GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO";
 * const request = parseRequestUri(`web+stellar:pay?destination=${destination}&amount=120.5&msg=lunch`);
 * assert(request.operation === "pay" && request.amount !== null);
 * assert.equal(request.networkPassphrase, Networks.PUBLIC); // the default
 *
 * const { asset, amount } = request;
 * assert.equal(payment({ destination: request.destination, asset, amount }).body.type, "payment");
 * assert.throws(() => parseRequestUri(`web+stellar:pay?destination=${destination}&amount=1e9`), { path: "amount" });
 * ```
 */
export function parseRequestUri(uri: string): RequestUri {
  return attempt("read the request URI", () => readUri(uri));
}
