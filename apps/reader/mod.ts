/**
 * Identifies pasted input, for both the page and the command. Secrets are detected before anything
 * else, links are never followed, and unreadable input is reported with the reason.
 */

import { type Candidate, identify, readNamed, type XdrCandidate } from "@dwsa/base/catalogue";
import { fromBase64, fromHex } from "@dwsa/base/encoding";
import { parseJson } from "@dwsa/base/json";
import { tryParseStrKey } from "@dwsa/base/strkey";
import type { RequestUri } from "@dwsa/base/uri";
import { base64Text, cutText, fileText, nearStrKey } from "./failures.ts";
import { isPasted, kindText } from "./kinds.ts";
import { decoded, readLink } from "./links.ts";
import { assetText } from "./request_uri.ts";
import { readResponse, type Response } from "./responses.ts";
import { holdsSecret } from "./secrets.ts";

export { isPasted, kindText } from "./kinds.ts";
export type { Response } from "./responses.ts";
export { holdsSecret } from "./secrets.ts";

/** A value in the input, with its possible types. */
export interface Item {
  /** Path in the input; empty if the value is the whole input. */
  readonly label: string;
  readonly candidates: readonly Candidate[];
}

/** The result of reading an input. */
export interface Reading {
  /** The type of input if it is not a plain value, and otherwise the type of the first value. */
  readonly kind:
    | Candidate["type"]
    | "empty"
    | "secret"
    | "hash"
    | "link"
    | "payment-request"
    | "response"
    | "unknown";
  /** Network passphrase that the input names; null if it names none. */
  readonly network: string | null;
  /** A one-line description of the input. */
  readonly line: string;
  /** Whether `line` says only that there is no value, not what the input is. */
  readonly isGeneral?: boolean;
  /** The values in the input. */
  readonly items: readonly Item[];
  /** Whether `line` says more than the type: the value is nested in other input, or there is no value. */
  readonly isWrapped: boolean;
  /** The server response that contains the values. */
  readonly response?: Response;
  /** The request in a request URI (SEP-7). */
  readonly request?: RequestUri;
}

/** Maximum number of values read from one input. */
const MANY = 20_000;

/** Maximum number of base64 runs examined in a string. */
const RUNS = 2_000;

/** Invisible characters: byte order marks, zero-width spaces and joiners, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Runs of at least 12 base64 or hexadecimal digits. */
const RUN = /[A-Za-z0-9+/_-]{12,}={0,2}/g;

/** Reads pasted input. Never throws because of its contents. */
export function readPasted(input: string | Uint8Array): Reading {
  const text = typeof input === "string" ? input : new TextDecoder().decode(input);
  if (holdsSecret(text)) return plain("secret", "You pasted a secret key");
  if (typeof input !== "string") {
    const file = fileText(input);
    if (file !== undefined) return plain("unknown", file);
    const found = identify(input);
    if (found.length > 0) return readingOf([{ label: "", candidates: ordered(found) }]);
    // deno-lint-ignore no-control-regex -- it searches for control characters
    if (/[\0-\x08\x0e-\x1f\ufffd]/.test(text)) {
      return general(`A file of ${input.length} bytes without XDR`);
    }
  }
  return readText(text.replace(INVISIBLE, "").replace(/\u00a0/g, " ").trim());
}

function readText(text: string): Reading {
  if (text === "") return plain("empty", "");
  const found = fromLink(text) ?? fromJson(text) ?? named(text) ?? fromStrKeys(text) ?? fromWhole(text) ??
    fromRuns(text);
  if (found !== undefined) return found;
  const line = cutText(text) ?? base64Text(text);
  if (line !== undefined) return plain("unknown", line);
  return general(
    `Text of ${text.length} ${text.length === 1 ? "character" : "characters"} without XDR, JSON or an address`,
  );
}

function plain(kind: Reading["kind"], line: string, network: string | null = null): Reading {
  return { kind, line, network, items: [], isWrapped: kind !== "empty" };
}

/** Returns a reading that says only that there is no value. */
function general(line: string): Reading {
  return { ...plain("unknown", line), isGeneral: true };
}

/** Returns a reading with the given values. */
function readingOf(items: readonly Item[], more: Partial<Reading> = {}): Reading {
  const [first] = items[0]!.candidates;
  return { kind: first!.type, network: null, line: titleOf(first!), items, isWrapped: false, ...more };
}

/** Returns the title of a candidate's type, with the prefix `Perhaps: ` if the type is a guess. */
export function titleOf({ type, evidence, form }: Candidate): string {
  const isSure = form === "strkey" || form === "wasm" || (isPasted(type) && evidence.warnings.length === 0);
  const { title } = kindText(type);
  return isSure ? title : `Perhaps: ${title}`;
}

/** Sorts candidates: types that users paste without warnings, such types with warnings, then all other types. */
export function ordered(candidates: readonly Candidate[]): readonly Candidate[] {
  const rank = ({ type, form, evidence }: Candidate) =>
    form === "strkey" || form === "wasm" || isPasted(type) ? evidence.warnings.length > 0 ? 1 : 0 : 2;
  return [...candidates].sort((a, b) => rank(a) - rank(b));
}

/** Returns whether the first candidate has a type that users paste, and no warnings. */
function isCertain([first]: readonly Candidate[]): boolean {
  return first !== undefined && first.evidence.warnings.length === 0 &&
    (first.form === "strkey" || first.form === "wasm" || isPasted(first.type));
}

function fromLink(text: string): Reading | undefined {
  const link = readLink(text);
  if (link === undefined) return undefined;
  const { from, network, xdr, request, problem } = link;
  if (problem !== undefined) return plain("link", problem);
  if (request?.operation === "pay") {
    const { amount, asset, destination } = request;
    const line = `Payment request: ${amount ?? "any amount of"} ${assetText(asset)} to ${destination}`;
    return { kind: "payment-request", network, line, items: [], isWrapped: true, request };
  }
  const found = xdr === undefined ? [] : ordered(identify(xdr));
  if (found.length === 0) {
    const what = xdr === undefined ? "" : cutText(xdr) ?? "its XDR cannot be read";
    const line = xdr !== undefined
      ? `${capital(from)}: ${what}`
      : `${capital(from)}: nothing is fetched, paste the XDR`;
    return plain("link", line, network);
  }
  const reading = readingOf([{ label: "", candidates: found }]);
  const uri = request === undefined ? {} : { request };
  return { ...reading, ...uri, network, line: `${reading.line}, from ${from}`, isWrapped: true };
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Reads JSON: a server response, SEP-51, or anything that contains XDR. */
function fromJson(text: string): Reading | undefined {
  if (!/^[{["]/.test(text)) return undefined;
  const json = parsed(text);
  if (json === undefined) {
    return fromJsonLines(text) ?? fromRuns(text) ??
      (/^[{[]/.test(text) ? general("Invalid JSON") : undefined);
  }
  if (typeof json === "string") return readText(json.replace(INVISIBLE, "").trim());
  if (typeof json === "object" && json !== null && Object.keys(json).length === 0) {
    return plain("unknown", "Empty JSON: there is nothing to show");
  }
  const response = readResponse(json);
  if (response !== undefined) return responseReading(response);
  const texts = Array.isArray(json) && json.every((part) => typeof part === "string");
  const inside = texts ? items(textsIn(json)) : [];
  if (inside.length > 0) return readingOf(inside);
  const found = ordered(identify(text));
  if (isCertain(found)) return readingOf([{ label: "", candidates: found }]);
  const values = items(textsIn(json));
  if (values.length > 0) return readingOf(values);
  return found.length > 0 ? readingOf([{ label: "", candidates: found }]) : general("JSON without XDR");
}

/** Reads JSON lines: uses the last response, which has the final outcome. */
function fromJsonLines(text: string): Reading | undefined {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length < 2) return undefined;
  const all = lines.map(parsed);
  const last = all.map(readResponse).filter((response) => response !== undefined).at(-1);
  if (last !== undefined) return responseReading(last);
  const values = items(all.flatMap((json, i) => textsIn(json, `line ${i + 1}`)));
  if (values.length > 0) return readingOf(values);
  const each = lines.flatMap((line, i) => {
    const candidates = ordered(identify(line));
    return isCertain(candidates) ? [{ label: `line ${i + 1}`, candidates }] : [];
  });
  return each.length === lines.length ? readingOf(each) : undefined;
}

function responseReading(response: Response): Reading {
  const { method, status, items } = response;
  const line = method === "" ? `Error response of an RPC server: ${status}` : `Response of ${method}: ${status}`;
  return { kind: "response", network: null, line, items, isWrapped: true, response };
}

/** Returns whether a string has the length of a hash or a raw key in hexadecimal digits. */
export function isHash(text: string): boolean {
  return /^(0x)?[0-9a-f]{64}$/i.test(text);
}

/** Recognizes hashes and foreign addresses, which contain nothing to decode. */
function named(text: string): Reading | undefined {
  if (isHash(text)) {
    return plain("hash", "A hash (64 hexadecimal digits): its content cannot be looked up offline");
  }
  if (/^0x[0-9a-f]{40}$/i.test(text)) {
    return plain("unknown", "An Ethereum address, which does not exist on this network");
  }
  if (/^([13][1-9A-HJ-NP-Za-km-z]{25,34}|(bc|tb)1[02-9ac-hj-np-z]{11,87})$/.test(text)) {
    return plain("unknown", "A Bitcoin address, which does not exist on this network");
  }
  if (/^[^\s*@]{1,64}\*[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text)) {
    return plain("unknown", "A federation address: only its server can resolve it to an account");
  }
  return undefined;
}

/**
 * Reads one strkey, ignoring whitespace inside it and quotes, brackets or punctuation around it; or a list of strkeys
 * separated by whitespace, commas, semicolons or quotes.
 */
function fromStrKeys(text: string): Reading | undefined {
  const bare = text.replace(/^["'`<(\[]+|["'`>)\].,;]+$/g, "");
  const whole = tryStrKey(bare.replace(/\s+/g, ""));
  if (whole !== undefined) return readingOf([{ label: "", candidates: [whole] }]);
  const words = bare.split(/[\s,;"'`]+/).filter((word) => word !== "");
  if (words.length > 1 && words.length <= MANY) {
    const keys = words.map(tryStrKey);
    if (keys.every((key) => key !== undefined)) {
      const found = keys.map((key, i) => ({ label: words[i]!, candidates: [key] }));
      return readingOf(found, { line: `${keys.length} addresses` });
    }
  }
  const near = nearStrKey(bare);
  return near === undefined ? undefined : plain("unknown", near);
}

function tryStrKey(text: string): Candidate | undefined {
  const key = tryParseStrKey(text);
  if (key === undefined || key.type === "ed25519SecretSeed") return undefined;
  return { form: "strkey", type: key.type, value: key, evidence: { confidence: 16, warnings: [] } };
}

/** Decodes the whole string as one value, or each word as a value. */
function fromWhole(text: string): Reading | undefined {
  const trimmed = text.replace(/[.…]+$/, "");
  const found = ordered(identify(wasmOf(trimmed) ?? trimmed));
  if (isCertain(found)) return readingOf([{ label: "", candidates: found }]);
  const parts = trimmed.split(/[\s,;"'`]+/).filter((part) => part !== "");
  const each = parts.length > 1 ? items(parts.map((part, i) => [`value ${i + 1}`, part])) : [];
  if (each.length > 0 && each.length >= parts.length / 2) return readingOf(each);
  const inside = fromRuns(text);
  if (inside !== undefined) return inside;
  const [first] = found;
  if (first === undefined) return undefined;
  // The whole input decodes as this type, so show it despite its warnings; other types are less informative.
  const isLong = trimmed.replace(/\s/g, "").length >= 12 && cutText(text) === undefined;
  return isPasted(first.type) || isLong || /^(0x)?[0-9a-f]+$/i.test(trimmed)
    ? readingOf([{ label: "", candidates: found }])
    : undefined;
}

/** The first bytes of a WebAssembly module. */
const WASM = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** Returns the WebAssembly module in bytes, hexadecimal digits or base64; `undefined` for any other input. */
export function wasmOf(input: string | Uint8Array): Uint8Array | undefined {
  if (typeof input !== "string") return WASM.every((byte, i) => input[i] === byte) ? input : undefined;
  const letters = input.replace(/\s+/g, "");
  try {
    if (/^(0x)?0061736d01000000/i.test(letters)) return fromHex(letters.replace(/^0x/i, ""));
    if (/^AGFzbQEAAA/.test(letters)) return fromBase64(letters);
  } catch {
    // truncated
  }
  return undefined;
}

/** Finds runs of base64 or hexadecimal digits in any string: a line of JSON, a command, a fenced block. */
function fromRuns(text: string): Reading | undefined {
  const joined = /%(2[BF]|3D)/i.test(text) ? text.replace(/(?:%[0-9a-f]{2})+/gi, decoded) : text;
  const runs = [...new Set(joined.match(RUN) ?? [])].slice(0, RUNS);
  const found = items(runs.map((run, i) => [runs.length === 1 ? "" : `value ${i + 1}`, run]));
  return found.length === 0 ? undefined : readingOf(found);
}

/** Returns the values of the strings whose type is certain. The types of previous values are tried first. */
function items(texts: readonly (readonly [label: string, text: string])[]): Item[] {
  const found: Item[] = [];
  const seen = new Map<XdrCandidate["type"], XdrCandidate>();
  for (const [label, text] of texts.slice(0, MANY)) {
    const again = [...seen.values()].flatMap((before) => readAs(before, text));
    const candidates = again.length === 1 ? again : ordered(identify(text));
    if (!isCertain(candidates)) continue;
    found.push({ label, candidates });
    const first = candidates[0]!;
    if (first.form === "base64") seen.set(first.type, first);
  }
  return found;
}

function readAs(before: XdrCandidate, text: string): XdrCandidate[] {
  try {
    return [{ ...before, value: readNamed(before.type, text) } as XdrCandidate];
  } catch {
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Returns the strings in JSON that can be XDR, with their paths. */
function textsIn(json: unknown, start = ""): (readonly [label: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  const pending: (readonly [string, unknown])[] = [[start, json]];
  for (let next = pending.pop(); next !== undefined && found.length < MANY; next = pending.pop()) {
    const [path, value] = next;
    if (typeof value === "string") {
      if (value.length % 4 === 0 && /^AAA[A-Za-z0-9+/]+={0,2}$/.test(value)) found.push([path, value]);
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      const at = (key: string) => isList ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
      for (const [key, part] of Object.entries(value).reverse()) pending.push([at(key), part]);
    }
  }
  return found;
}
