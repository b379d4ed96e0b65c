/** What request URIs (SEP-7) say beside the transaction, for the command and the page. */

import { partText, type RequestOrigin } from "@dwsa/base/describe";
import { toHex } from "@dwsa/base/encoding";
import { parseRequestUri, type RequestUri } from "@dwsa/base/uri";

/** Returns whether an input is meant as a request URI. */
export function isRequestUri(text: string): boolean {
  return /^web\+stellar:/i.test(text);
}

/** Returns who asks for a signature. The key of the domain is not known offline, so that the origin is not verified. */
export function originOf(request: RequestUri): RequestOrigin {
  return {
    standard: "SEP-7",
    domain: request.originDomain,
    isVerified: false,
    callback: request.callback,
    message: request.msg,
    publicKey: request.operation === "tx" ? request.pubkey : null,
    replacements: request.operation === "tx" ? request.replace.length : 0,
  };
}

/** Returns an asset for display: `XLM`, or the code and the issuer. */
export function assetText(asset: string): string {
  const [code, issuer] = asset.split(":");
  return issuer === undefined ? partText({ kind: "asset", asset }) : `${code} (${issuer})`;
}

/** A fact that a request URI states. */
export interface RequestFact {
  /** The name of the fact, such as `amount`. */
  readonly label: string;
  /** The text; strings are in quotes, with invisible characters escaped. */
  readonly text: string;
  /** Whether the text is an address. */
  readonly isAddress?: true;
  /** Whether the user should be warned. */
  readonly isWarning?: true;
}

/** Lists the facts that are not in the transaction. A payment is only such facts, since the wallet builds it. */
export function factsOfRequest(request: RequestUri): RequestFact[] {
  const facts: RequestFact[] = [];
  const { callback, msg, originDomain } = request;
  if (request.operation === "pay") {
    const { destination, amount, asset, memo } = request;
    facts.push({ label: "recipient", text: destination, isAddress: true });
    facts.push({ label: "amount", text: amount ?? "chosen by the payer" });
    facts.push({ label: "asset", text: assetText(asset) });
    if (memo !== null) facts.push({ label: `memo (${memo.type})`, text: memoText(memo.value) });
  }
  if (callback !== null) {
    const text = `to ${quoted(callback)} (callback), not to the network`;
    facts.push({ label: "the signed transaction goes", text, isWarning: true });
  }
  if (originDomain !== null) {
    facts.push({ label: "claims to come from", text: `${quoted(originDomain)}: not verified`, isWarning: true });
  }
  if (msg !== null) facts.push({ label: "message", text: quoted(msg) });
  if (request.operation === "pay") return facts;
  if (request.pubkey !== null) facts.push({ label: "to be signed by", text: request.pubkey, isAddress: true });
  for (const { field, hint } of request.replace.slice(0, SHOWN)) {
    facts.push({ label: "the wallet fills in", text: `${field}: ${quoted(hint)}`, isWarning: true });
  }
  if (request.replace.length > SHOWN) {
    facts.push({
      label: "the wallet fills in",
      text: `${request.replace.length - SHOWN} more fields`,
      isWarning: true,
    });
  }
  const levels = levelsOf(request);
  if (levels > 0) {
    facts.push({ label: "contains", text: `${levels} request${levels === 1 ? "" : "s"} that came before` });
  }
  return facts;
}

/** The maximum number of fields that are listed. */
const SHOWN = 20;

function memoText(value: string | bigint | number | Uint8Array): string {
  if (typeof value === "string") return quoted(value);
  return value instanceof Uint8Array ? toHex(value) : `${value}`;
}

/** Returns the number of requests in `chain`. */
function levelsOf(request: RequestUri): number {
  let levels = 0;
  for (let next = request; next.operation === "tx" && next.chain !== null; next = parseRequestUri(next.chain)) levels++;
  return levels;
}

/** Formats a string of others: in quotes, with invisible characters escaped. */
function quoted(text: string): string {
  return partText({ kind: "string", text });
}
