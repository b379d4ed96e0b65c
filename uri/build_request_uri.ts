import { attempt, describe, Fault, wrongType } from "../internal/fault.ts";
import { toBase64 } from "../encoding/mod.ts";
import { parseBytes, parseHash } from "../internal/arguments.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { decodeUtf8, isWellFormed } from "../internal/utf8.ts";
import { Networks } from "../network/mod.ts";
import type { TransactionMemo } from "../transaction/mod.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import { malformed, type Name, readUri, withSignature } from "./_read.ts";
import type { PaymentUri, Replacement, RequestUriFields, TransactionUri } from "./request_uri.ts";

/** The fields of both operations that are strings. */
const COMMON = ["callback", "msg", "networkPassphrase", "originDomain"] as const;

/**
 * Builds a request URI (SEP-7) without a signature. A field that is absent or `null` is not written, and neither is the
 * passphrase of the public network, which is the default. A URI with `originDomain` is valid only after
 * {@linkcode signRequestUri}.
 *
 * @param request the fields of the request
 * @returns the URI, which {@linkcode parseRequestUri} reads back, once it is signed if it has an origin
 * @throws {TypeError} if a field is missing, unknown or of the wrong type
 * @throws {RangeError} if the ID or the hash of the memo is out of range
 * @throws {DwsaError} `uri/malformed`, with the name of the parameter as `path`, if a field is malformed; `xdr/…` if the
 *   envelope cannot be encoded
 *
 * @example A payment request
 * ```ts
 * import { buildRequestUri } from "@dwsa/base/uri";
 * import assert from "node:assert/strict";
 *
 * const uri = buildRequestUri({
 *   operation: "pay",
 *   destination: "GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO",
 *   amount: "12.5",
 *   memo: { type: "id", value: 7n },
 *   msg: "order 24",
 * });
 * assert(uri.endsWith("&amount=12.5&memo=7&memo_type=MEMO_ID&msg=order%2024"));
 * ```
 */
export function buildRequestUri(request: RequestUriFields): string {
  return attempt("build the request URI", () => {
    if (typeof request !== "object" || request === null) throw wrongType("request", "an object", request);
    const operation = readChoice("request.operation", request.operation, ["tx", "pay"]);
    if (operation === undefined) throw wrongType("request.operation", '"tx" or "pay"', operation);
    const [values, common, replaced] = operation === "tx"
      ? transactionValues(request as Partial<TransactionUri>)
      : paymentValues(request as Partial<PaymentUri>);
    const { callback, msg, networkPassphrase, originDomain } = texts(common, COMMON);
    const all: Values = {
      ...values,
      callback: callback === null ? null : `url:${callback}`,
      msg,
      network_passphrase: networkPassphrase === Networks.PUBLIC ? null : networkPassphrase,
      origin_domain: originDomain,
    };
    const parts = Object.entries(all).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [`${name}=${encode(name, value)}`]
    );
    const uri = `web+stellar:${operation}?${parts.join("&")}`;
    const read = readUri(originDomain === null ? uri : withSignature(uri, new Uint8Array(64)));
    if (read.operation === "tx" && read.replace.length !== replaced) { // a comma in a field
      throw malformed("replace", "fields in Txrep form", values.replace);
    }
    return uri;
  });
}

/** The values of parameters, in the order of the URI. */
type Values = { readonly [N in Name]?: string | null };

function encode(name: string, value: string): string {
  if (!isWellFormed(value)) throw malformed(name, "a well-formed string", value);
  return encodeURIComponent(value);
}

/** Returns optional strings; `null` if they are absent. */
function texts<N extends string>(given: { readonly [K in N]?: unknown }, names: readonly N[], place = ""): {
  readonly [K in N]: string | null;
} {
  return Object.fromEntries(names.map((name) => {
    const value = given[name] ?? null;
    if (value !== null && typeof value !== "string") throw wrongType(place + name, "a string", value);
    return [name, value];
  })) as { readonly [K in N]: string | null };
}

/** The parameters of one operation, the fields of both, and the number of fields that the wallet fills in. */
type Operation = readonly [
  values: Values,
  common: { readonly [N in typeof COMMON[number]]?: unknown },
  replaced: number,
];

function transactionValues(request: Partial<TransactionUri>): Operation {
  const names = ["operation", "envelope", "replace", "pubkey", "chain", ...COMMON] as const;
  const given = readOptions<TransactionUri>(request as TransactionUri, names, "request");
  const { envelope } = given;
  if (!TransactionEnvelope.is(envelope)) throw wrongType("envelope", TransactionEnvelope, envelope);
  const { pubkey, chain } = texts(given, ["pubkey", "chain"]);
  const replace = parseReplacements(given.replace);
  return [{ xdr: envelope.toXDR("base64"), replace: replaceText(replace), pubkey, chain }, given, replace.length];
}

function parseReplacements(value: unknown): Replacement[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrongType("replace", "an array", value);
  return Array.from(value as readonly unknown[], (one, i) => {
    const place = `replace[${i}]`;
    if (one === undefined) throw wrongType(place, "{ field, id, hint }", one);
    const { field, id, hint } = texts(
      readOptions<Replacement>(one as Replacement, ["field", "id", "hint"], place),
      ["field", "id", "hint"],
      `${place}.`,
    );
    if (field === null || id === null || hint === null) {
      throw new Fault("type", `expected ${place} to have field, id and hint`);
    }
    return { field, id, hint };
  });
}

/** Formats fields with their identifiers, then the hints. The URI is read again, which finds misplaced separators. */
function replaceText(replace: readonly Replacement[]): string | null {
  if (replace.length === 0) return null;
  const hints = new Map<string, string>();
  for (const { id, hint } of replace) {
    if ((hints.get(id) ?? hint) !== hint) throw malformed("replace", "one hint for each identifier", hint);
    hints.set(id, hint);
  }
  const fields = replace.map(({ field, id }) => `${field}:${id}`);
  return `${fields.join(",")};${[...hints].map(([id, hint]) => `${id}:${hint}`).join(",")}`;
}

function paymentValues(request: Partial<PaymentUri>): Operation {
  const names = ["operation", "destination", "amount", "asset", "memo", ...COMMON] as const;
  const given = readOptions<PaymentUri>(request as PaymentUri, names, "request");
  if (typeof given.destination !== "string") throw wrongType("destination", "a string", given.destination);
  const { destination, amount, asset } = texts(given, ["destination", "amount", "asset"]);
  const [code = null, issuer = null] = asset === null || asset === "native" ? [] : asset.split(":");
  if (asset !== null && asset !== "native" && `${code}:${issuer}` !== asset) {
    throw malformed("asset", '"native" or "CODE:G..."', asset);
  }
  const memo = given.memo ?? null;
  const [value, type] = memo === null ? [null, null] : memoTexts(memo);
  return [{ destination, amount, asset_code: code, asset_issuer: issuer, memo: value, memo_type: type }, given, 0];
}

function memoTexts(memo: TransactionMemo): [value: string, type: string] {
  const { type, value } = readOptions<{ type: unknown; value: unknown }>(memo, ["type", "value"], "memo");
  switch (type) {
    case "text": {
      if (typeof value === "string") return [value, "MEMO_TEXT"];
      const text = decodeUtf8(parseBytes("memo.value", value, undefined, "a string or a Uint8Array"));
      if (text === undefined) throw malformed("memo", "a string in UTF-8", value);
      return [text, "MEMO_TEXT"];
    }
    case "id":
      return [`${parseIntLike("memo.value", value, 0, 2n ** 64n - 1n)}`, "MEMO_ID"];
    case "hash":
      return [toBase64(parseHash("memo.value", value)), "MEMO_HASH"];
    case "return":
      return [toBase64(parseHash("memo.value", value)), "MEMO_RETURN"];
    default: {
      const got = describe(type);
      throw new Fault("type", `expected memo.type to be "text", "id", "hash" or "return", got ${got}`);
    }
  }
}
