/** Reads request URIs (SEP-7). No message contains the value of a parameter, which could be a secret key. */

import { decodeBase64, encodeBase64 } from "../internal/codec.ts";
import type { Bytes } from "../internal/bytes.ts";
import { copyBytes } from "../internal/bytes.ts";
import { describe, type Fault, unexpected, wrongType } from "../internal/fault.ts";
import { MAX_INT64 } from "../internal/int_like.ts";
import { encodeUtf8, isWellFormed } from "../internal/utf8.ts";
import { Networks } from "../network/mod.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import type { TransactionMemo } from "../transaction/mod.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import type { PaymentUri, Replacement, RequestUri, RequestUriBase, TransactionUri } from "./request_uri.ts";

/** The parameters of both operations. */
const COMMON = ["callback", "msg", "network_passphrase", "origin_domain", "signature"] as const;

/** The parameters of each operation alone. */
const OWN = {
  tx: ["xdr", "replace", "pubkey", "chain"],
  pay: ["destination", "amount", "asset_code", "asset_issuer", "memo", "memo_type"],
} as const;

/** The name of a parameter. */
export type Name = typeof COMMON[number] | typeof OWN["tx" | "pay"][number];

/** The maximum number of nested request URIs. */
const LEVELS = 7;

/** A domain name of two labels or more; the last one is not a number, as in an IP address. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** A field in Txrep form that a wallet can fill in: not of an outer transaction, a signature, a length or a presence. */
const FIELD = /^(?!tx\.|signatures|feeBump)[a-z]\w*(?:\[\d+\])?(?:\.(?!(?:len|_present)$)[a-z_]\w*(?:\[\d+\])?)*$/i;

/** An http or https URL without a user name. A backslash would be a slash to browsers. */
// deno-lint-ignore no-control-regex -- it excludes control characters
const CALLBACK = /^url:(https?:\/\/[^\s\0-\x1f\x7f\\/?#@]+(?:[/?#][^\s\0-\x1f\x7f\\]*)?)$/;

/** Creates the error for a parameter; `path` is `""` for the URI itself. */
export function malformed(path: string, expected: string, value: unknown, cause?: unknown): Fault {
  const details = { path, expected, ...cause === undefined ? {} : { cause } };
  return unexpected("uri/malformed", `${path || "uri"} to be ${expected}`, describe(value), details);
}

/** Appends a signature. */
export function withSignature(uri: string, signature: Uint8Array): string {
  return `${uri}&signature=${encodeURIComponent(encodeBase64(signature))}`;
}

/** Parses a request URI and everything in it. */
export function readUri(uri: unknown, level = 0): RequestUri {
  if (typeof uri !== "string") throw wrongType("uri", "a string", uri);
  const [, operation, query] = /^web\+stellar:(tx|pay)\?([^#\s]*)$/.exec(uri) ?? [];
  if (query === undefined || !isWellFormed(uri)) {
    const path = "chain.".repeat(level).slice(0, -1);
    throw malformed(path, "web+stellar:tx? or web+stellar:pay? and parameters, without a fragment", uri);
  }
  return operation === "tx"
    ? readTransaction(level, readParameters(level, "tx", query))
    : readPayment(level, readParameters(level, "pay", query));
}

/** The decoded parameters of a URI. */
type Parameters = Readonly<{ [N in Name]?: string }>;

function fail(level: number, name: string, expected: string, value: unknown, cause?: unknown): Fault {
  return malformed("chain.".repeat(level) + name, expected, value, cause);
}

/** Splits a query into its parameters and decodes them. */
function readParameters(level: number, operation: "tx" | "pay", query: string): Parameters {
  const known: readonly string[] = [...COMMON, ...OWN[operation]];
  const others: readonly string[] = OWN[operation === "tx" ? "pay" : "tx"];
  const raw = new Map<string, string>();
  for (const part of query.split("&")) {
    const end = part.indexOf("=");
    if (end < 1) throw fail(level, "", "parameters with names and values", part);
    const name = part.slice(0, end);
    if (raw.has("signature")) throw fail(level, "signature", "the last parameter", part);
    if (others.includes(name)) throw fail(level, name, `absent: it belongs to the other operation`, part);
    // Another reader would decode the name, and so find a parameter that this one ignores.
    if (!/^[\w.~-]+$/.test(name)) throw fail(level, "", "parameters whose names need no encoding", name);
    if (raw.has(name)) throw fail(level, known.includes(name) ? name : "", "a parameter that is given once", part);
    raw.set(name, part.slice(end + 1));
  }
  const found: { [N in Name]?: string } = {};
  const decode = (name: Name, isBase64: boolean) => {
    const value = raw.get(name);
    if (value === undefined) return;
    try {
      // Forms encode a space as a plus sign, which is a digit of base64.
      found[name] = decodeURIComponent(isBase64 ? value : value.replaceAll("+", " "));
    } catch (cause) {
      throw fail(level, name, "percent-encoded UTF-8", value, cause);
    }
  };
  for (const name of known as readonly Name[]) decode(name, name === "xdr" || name === "signature");
  if (found.memo_type === "MEMO_HASH" || found.memo_type === "MEMO_RETURN") decode("memo", true);
  return found;
}

function readCommon(level: number, found: Parameters): RequestUriBase {
  const { callback, msg, network_passphrase, origin_domain, signature } = found;
  const [, url = null] = callback === undefined ? [] : CALLBACK.exec(callback) ?? [];
  if (callback !== undefined && url === null) {
    throw fail(level, "callback", "url: and an http or https URL without a user name", callback);
  }
  if (msg !== undefined && [...msg].length > 300) throw fail(level, "msg", "at most 300 characters", msg);
  if (network_passphrase === "") throw fail(level, "network_passphrase", "a passphrase", network_passphrase);
  if (origin_domain !== undefined && !DOMAIN.test(origin_domain)) {
    throw fail(level, "origin_domain", "a domain name", origin_domain);
  }
  if (origin_domain !== undefined && signature === undefined) {
    throw fail(level, "origin_domain", "absent, since there is no signature", origin_domain);
  }
  return {
    networkPassphrase: network_passphrase ?? Networks.PUBLIC,
    callback: url,
    msg: msg ?? null,
    originDomain: origin_domain ?? null,
    signature: signature === undefined ? null : readBytes(level, "signature", signature, 64),
  };
}

function readTransaction(level: number, found: Parameters): TransactionUri {
  const { xdr, replace, pubkey, chain } = found;
  if (pubkey !== undefined && !isValidStrKey("ed25519PublicKey", pubkey)) {
    throw fail(level, "pubkey", "an account G...", pubkey);
  }
  const request: TransactionUri = {
    operation: "tx",
    envelope: readEnvelope(level, xdr),
    replace: replace === undefined ? [] : readReplacements(level, replace),
    pubkey: pubkey ?? null,
    chain: chain ?? null,
    ...readCommon(level, found),
  };
  if (chain !== undefined) {
    if (level >= LEVELS) throw fail(level, "chain", `absent: there are ${LEVELS} levels already`, chain);
    readUri(chain, level + 1);
  }
  return request;
}

function readEnvelope(level: number, xdr: string | undefined): TransactionEnvelope {
  const expected = "the base64 of one transaction envelope";
  if (xdr === undefined) throw fail(level, "xdr", expected, xdr);
  try {
    return TransactionEnvelope.fromXDR(xdr, "base64");
  } catch (cause) {
    throw fail(level, "xdr", expected, xdr, cause);
  }
}

/** Parses fields and their identifiers, then a semicolon and the hint of each identifier. */
function readReplacements(level: number, replace: string): Replacement[] {
  const error = (rule: string) => fail(level, "replace", rule, replace);
  const [fields, hints, more] = replace.split(";");
  if (hints === undefined || more !== undefined) throw error("fields, one semicolon and hints");
  const texts = new Map<string, string>();
  for (const hint of hints.split(",")) {
    const end = hint.indexOf(":");
    const id = hint.slice(0, Math.max(end, 0));
    if (id === "" || texts.has(id)) throw error("fields with one hint for each identifier");
    texts.set(id, hint.slice(end + 1));
  }
  const used = new Set<string>();
  const names = new Set<string>();
  const replacements = fields!.split(",").map((text) => {
    const [field, id, more] = text.split(":");
    if (id === undefined || more !== undefined || !FIELD.test(field!)) {
      throw error("fields in Txrep form without tx., each with an identifier");
    }
    const hint = texts.get(id);
    if (hint === undefined || names.has(field!)) throw error("different fields, with a hint for each identifier");
    names.add(field!);
    used.add(id);
    return { field: field!, id, hint };
  });
  if (used.size !== texts.size) throw error("hints for the identifiers of fields alone");
  return replacements;
}

function readPayment(level: number, found: Parameters): PaymentUri {
  const { destination, amount } = found;
  const isAddress = destination !== undefined && (isValidStrKey("ed25519PublicKey", destination) ||
    isValidStrKey("med25519PublicKey", destination) || isValidStrKey("contract", destination));
  if (!isAddress) throw fail(level, "destination", "an account G... or M... or a contract C...", destination);
  if (amount !== undefined && !isAmount(amount)) {
    throw fail(level, "amount", "a decimal number from 0.0000001 to 922337203685.4775807", amount);
  }
  return {
    operation: "pay",
    destination,
    amount: amount ?? null,
    asset: readAsset(level, found),
    memo: readMemo(level, found),
    ...readCommon(level, found),
  };
}

/** Returns whether a string is an amount of an asset: a positive 64-bit number of units of 0.0000001. */
function isAmount(text: string): boolean {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,7}))?$/.exec(text) ?? [];
  if (whole === undefined) return false;
  const digits = (whole + fraction.padEnd(7, "0")).replace(/^0+/, "");
  return digits !== "" && digits.length <= 19 && BigInt(digits) <= MAX_INT64;
}

function readAsset(level: number, { asset_code: code, asset_issuer: issuer }: Parameters): string {
  if (issuer === undefined && (code === undefined || code === "XLM")) return "native";
  if (code === undefined || !/^[A-Za-z\d]{1,12}$/.test(code)) {
    throw fail(level, "asset_code", "1 to 12 letters and digits", code);
  }
  if (issuer === undefined || !isValidStrKey("ed25519PublicKey", issuer)) {
    throw fail(level, "asset_issuer", "an account G...", issuer);
  }
  return `${code}:${issuer}`;
}

function readMemo(level: number, { memo, memo_type: type }: Parameters): TransactionMemo | null {
  if (memo === undefined && type === undefined) return null;
  if (memo === undefined) throw fail(level, "memo", "the memo of memo_type", memo);
  switch (type) {
    case "MEMO_TEXT":
      if (encodeUtf8(memo)!.length > 28) throw fail(level, "memo", "at most 28 bytes in UTF-8", memo);
      return { type: "text", value: memo };
    case "MEMO_ID":
      if (!/^(?:0|[1-9]\d{0,19})$/.test(memo) || BigInt.asUintN(64, BigInt(memo)) !== BigInt(memo)) {
        throw fail(level, "memo", "an integer from 0 to 18446744073709551615", memo);
      }
      return { type: "id", value: BigInt(memo) };
    case "MEMO_HASH":
      return { type: "hash", value: readBytes(level, "memo", memo, 32) };
    case "MEMO_RETURN":
      return { type: "return", value: readBytes(level, "memo", memo, 32) };
    default:
      throw fail(level, "memo_type", "MEMO_TEXT, MEMO_ID, MEMO_HASH or MEMO_RETURN", type);
  }
}

/** Decodes the canonical base64 of `length` bytes. */
function readBytes(level: number, name: Name, text: string, length: number): Bytes {
  const expected = `the base64 of ${length} bytes`;
  let bytes: Uint8Array;
  try {
    bytes = decodeBase64(text);
  } catch (cause) {
    throw fail(level, name, expected, text, cause);
  }
  if (bytes.length !== length) throw fail(level, name, expected, bytes);
  return copyBytes(bytes);
}
