/**
 * Request URIs (SEP-7): `web+stellar:tx?…` asks a wallet to sign a transaction, `web+stellar:pay?…` to pay. Nothing is
 * fetched: the key of the domain that a URI claims to come from is in that domain's stellar.toml.
 *
 * @example A wallet reads a request that is signed by its origin
 * ```ts
 * import { Keypair } from "@dwsa/base/keys";
 * import { buildRequestUri, parseRequestUri, signRequestUri, verifyRequestUri } from "@dwsa/base/uri";
 * import assert from "node:assert/strict";
 *
 * const shop = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const uri = buildRequestUri({
 *   operation: "pay",
 *   destination: "GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO",
 *   amount: "12.5",
 *   callback: "https://shop.example/paid",
 *   originDomain: "shop.example",
 * });
 * const received = await signRequestUri(uri, shop);
 *
 * const request = parseRequestUri(received);
 * assert(request.operation === "pay");
 * assert.equal(request.callback, "https://shop.example/paid");
 * assert.equal(request.originDomain, "shop.example"); // only a claim, until its key is fetched and this holds:
 * assert(verifyRequestUri(received, shop.publicKey()));
 * ```
 *
 * Specification: SEP-7, https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0007.md
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export { buildRequestUri } from "./build_request_uri.ts";
export { parseRequestUri } from "./parse_request_uri.ts";
export type {
  PaymentUri,
  Replacement,
  RequestUri,
  RequestUriBase,
  RequestUriFields,
  TransactionUri,
} from "./request_uri.ts";
export { signRequestUri, verifyRequestUri } from "./sign_request_uri.ts";
