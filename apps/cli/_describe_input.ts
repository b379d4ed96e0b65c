/** Describes an input, for messages about input of the wrong type. */

import type { DwsaError } from "@dwsa/base/errors";
import { ruleOf } from "./_io.ts";
import { fileText as fileLine } from "../reader/failures.ts";
import { isHash, wasmOf } from "../reader/mod.ts";
import { count, decodeUtf8, KINDS, reasonOf } from "./_shared.ts";
import { parseStrKey } from "@dwsa/base/strkey";
import { type Candidate, fromJsonNamed, identify, readNamed, type TypeName } from "@dwsa/base/catalogue";
import { parseJson } from "@dwsa/base/json";

/** Descriptions of the input formats. */
export const FORMS: { readonly [form in Candidate["form"]]: string } = {
  json: "as JSON",
  hex: "in hexadecimal digits",
  base64: "in base64",
  bytes: "as bytes",
  wasm: "in WebAssembly",
  strkey: "as a strkey",
};

/** Returns the indefinite article for a type name: `an` or `a`. */
export function articleOf(type: string): string {
  return /^([AEIO]|Sc|ed25|SError)/.test(type) ? "an" : "a";
}

/** Describes a file in a well-known format without XDR, such as an image; returns `undefined` for other input. */
export function fileText(input: string | Uint8Array): string | undefined {
  const text = typeof input === "string" ? undefined : fileLine(input);
  return text?.replace(/^(A|Gzip|Text)\b/, (word) => word.toLowerCase());
}

/**
 * Decodes bytes as UTF-8; returns `undefined` if they are not UTF-8 or contain control characters other than
 * whitespace.
 */
export function decodePlainText(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes);
  // deno-lint-ignore no-control-regex -- it searches for control characters
  return text === undefined || /[\0-\x08\x0e-\x1f]/.test(text) ? undefined : text;
}

/**
 * Describes an input, such as `an ScVal in hexadecimal digits` or `a WebAssembly module`.
 *
 * @param candidates the types of the input, if they are already known
 * @param types the expected types; for unrecognized input, the result contains the error of the closest one
 */
export function inputText(
  input: string | Uint8Array,
  candidates: readonly Candidate[] = identify(input),
  types: readonly TypeName[] = [],
): string {
  const text = typeof input === "string" ? input : decodePlainText(input);
  return knownText(input, candidates) ??
    (text === undefined ? bytesText(input as Uint8Array, types) : unknownText(text.trim(), types));
}

/** Describes an input that is not JSON, although JSON is expected. */
export function notJsonText(input: string | Uint8Array): string {
  const unknown = typeof input === "string" ? "a string that is not JSON" : count(input.length, "byte");
  return knownText(input, identify(input)) ?? unknown;
}

/** Describes an input; returns `undefined` if it is not recognized. */
function knownText(
  input: string | Uint8Array,
  candidates: readonly Candidate[],
): string | undefined {
  const file = fileText(input);
  if (file !== undefined) return file;
  const wasm = wasmOf(input);
  if (wasm !== undefined) {
    const form = typeof input !== "string" ? "" : ` ${FORMS[input.trim().startsWith("A") ? "base64" : "hex"]}`;
    return `a WebAssembly module${form}${identify(wasm).length === 0 ? " without the sections of a contract" : ""}`;
  }
  const text = (typeof input === "string" ? input : decodePlainText(input) ?? "").trim();
  const quoted = /^"([^"]+)"$/.exec(text)?.[1];
  if (quoted !== undefined) {
    return `${inputText(quoted)}, in quotes; remove the quotes`;
  }
  if (isHash(text)) {
    return "64 hexadecimal digits, the length of a hash or a raw key";
  }
  if (candidates.length > 0) return candidateText(candidates[0]!);
  if (/^web\+stellar:/i.test(text)) {
    return "a request URI (SEP-7), which dwsa tx show describes";
  }
  if (/^\w+:\/\//.test(text)) {
    return "a URL; dwsa works offline, so pass the content instead";
  }
  return /^[GCMSTHXPBL][A-Z2-7]{50,110}$/.test(text) ? strKeyText(text) : undefined;
}

function candidateText({ type, form }: Candidate): string {
  if (form !== "strkey") return `${articleOf(type)} ${type} ${FORMS[form]}`;
  const [prefix, { name }] = Object.entries(KINDS).find(([, kind]) => kind.type === type)!;
  return `${name} (${prefix}...)`;
}

function bytesText(bytes: Uint8Array, types: readonly TypeName[]): string {
  const rest = bytes.length % 4 === 0 ? "" : ", but XDR is a multiple of 4 bytes";
  return `${count(bytes.length, "byte")} that ${bytes.length === 1 ? "matches" : "match"} no wire type${rest}${
    reasonText(types, (type) => readNamed(type, bytes))
  }`;
}

/** Describes a string that cannot be parsed as any type. */
function unknownText(text: string, types: readonly TypeName[]): string {
  if (/^[{[]/.test(text)) return jsonText(text, types);
  const letters = text.replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/_-]{2,}=*$/.test(letters)) {
    return `a string of ${count(text.length, "character")} that is neither base64 nor hexadecimal digits`;
  }
  const length = Math.floor(letters.replace(/=+$/, "").length * 3 / 4);
  const rest = length % 4 === 0 ? "" : ", but XDR is a multiple of 4 bytes: the input may be truncated";
  return `a string that can be base64 of ${count(length, "byte")}${rest}${
    reasonText(types, (type) => readNamed(type, text))
  }`;
}

/** Describes a string that looks like a strkey. */
function strKeyText(text: string): string {
  try {
    return `a strkey of type ${parseStrKey(text).type}`;
  } catch (error) {
    return `a string that looks like a strkey: ${ruleOf(error as Error)}`;
  }
}

/** Describes a string that starts like JSON but does not represent any wire type. */
function jsonText(text: string, types: readonly TypeName[]): string {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    return (error as DwsaError).offset === undefined
      ? `a string of ${count(text.length, "character")} that is not valid JSON`
      : `invalid JSON: ${ruleOf(error as Error)}`;
  }
  const names = new Set(Object.keys(Object(json)));
  if (names.has("jsonrpc")) {
    return "a response from an RPC server; pass one of its XDR fields, such as envelopeXdr";
  }
  if (names.has("version") && names.has("untilLedger")) {
    return "a signing policy";
  }
  return `JSON that matches no wire type${reasonText(types, (type) => fromJsonNamed(type, json))}`;
}

/** Returns, after a semicolon, the error of the type that decoded most of an input. */
function reasonText(
  types: readonly TypeName[],
  read: (type: TypeName) => unknown,
): string {
  let [furthest, reason] = [-1, ""];
  for (const type of types) {
    try {
      read(type);
    } catch (error) {
      const { code, offset, path = "" } = error as DwsaError;
      const reached = offset ?? path.length;
      if (reached > furthest && code !== "encoding/invalid-base64") {
        [furthest, reason] = [reached, `; ${reasonOf(error as Error)}`];
      }
    }
  }
  return reason;
}
