import { attempt, wrongType } from "../../internal/fault.ts";
import { isBytes } from "../../internal/bytes.ts";
import { decodeBase64, decodeHex } from "../../internal/codec.ts";
import { decodeUtf8 } from "../../internal/utf8.ts";
import { customSections, isWasm } from "../../internal/wasm.ts";
import { type ParsedStrKey, tryParseStrKey } from "../../strkey/mod.ts";
import type { XdrTypes } from "../mod.ts";
import type { Schema } from "../_shared.ts";
import { codecOf, CONTENTS, fromJson as readJson, keysOf, SCHEMAS } from "../json/_shared.ts";
import { parseJson } from "../json/mod.ts";
import { decodeStream, XdrReader } from "../mod.ts";

/** The reasons for and against a candidate. */
export interface Evidence {
  /**
   * An estimate of the number of input bits that the type determines: discriminants, booleans, padding, lengths and
   * checksums. A score for comparing candidates, not a probability.
   */
  readonly confidence: number;
  /** The reasons why the candidate is unlikely, such as a symbol with a space. Usually empty. */
  readonly warnings: readonly string[];
}

/** A possible interpretation of the input as a value of a wire type. */
export interface XdrCandidate<K extends keyof XdrTypes = keyof XdrTypes> {
  /** The format of the input: a string encoding, or raw bytes. */
  readonly form: "json" | "hex" | "base64" | "bytes";
  /** The name of the type, such as `TransactionEnvelope`. */
  readonly type: K;
  /** The value of that type. */
  readonly value: XdrTypes[K];
  /** The reasons for and against this candidate. */
  readonly evidence: Evidence;
}

/** A custom section of a contract's Wasm. */
export interface WasmCandidate {
  /** The format of the input. */
  readonly form: "wasm";
  /** The type of the entries. */
  readonly type: "ScSpecEntry" | "ScMetaEntry" | "ScEnvMetaEntry";
  /** The entries of all sections with the name of this type. */
  readonly value: readonly XdrTypes["ScSpecEntry" | "ScMetaEntry" | "ScEnvMetaEntry"][];
  /** The reasons for and against this candidate. A warning names the position where a section could not be decoded. */
  readonly evidence: Evidence;
}

/** A strkey (SEP-23). */
export interface StrKeyCandidate {
  /** The format of the input. */
  readonly form: "strkey";
  /** The strkey type, as in `parseStrKey`. */
  readonly type: ParsedStrKey["type"];
  /** The parsed strkey; `null` for a secret seed, which is never returned. */
  readonly value: ParsedStrKey | null;
  /** The reasons for and against this candidate. */
  readonly evidence: Evidence;
}

/** A possible interpretation of the input. */
export type Candidate = XdrCandidate | WasmCandidate | StrKeyCandidate;

/**
 * The types of values that users commonly paste, most common first. `identify()` ranks all other types after these.
 *
 * Values of different types can have identical bytes: an account key is a valid `AccountId`, `PublicKey`, `NodeId`,
 * `MuxedAccount` and `SignerKey`.
 */
const LIKELY: readonly (keyof XdrTypes)[] = [
  "TransactionEnvelope",
  "DwsaAuthorizationEntry",
  "TransactionMeta",
  "TransactionResult",
  "DwsaTransactionData",
  "DiagnosticEvent",
  "ContractEvent",
  "LedgerEntry",
  "LedgerKey",
  "ScVal",
  "LedgerHeader",
  "LedgerHeaderHistoryEntry",
  "LedgerCloseMeta",
  "LedgerCloseMetaBatch",
  "TransactionEvent",
  "ScSpecEntry",
  "LedgerEntryChanges",
  "LedgerEntryChange",
  "OperationMeta",
  "OperationMetaV2",
  "DwsaAuthorizationEntries",
  "HashIdPreimage",
  "TransactionSignaturePayload",
  "Transaction",
  "Operation",
  "OperationResult",
  "ScAddress",
  "Asset",
  "MuxedAccount",
  "AccountId",
];

/** The sections of a contract's Wasm and the type of their entries (SEP-48, SEP-46). */
const SECTIONS: { readonly [name: string]: WasmCandidate["type"] } = {
  contractspecv0: "ScSpecEntry",
  contractmetav0: "ScMetaEntry",
  contractenvmetav0: "ScEnvMetaEntry",
};

/** The smallest fee, in stroops, that is implausible and suggests a different type. */
const IMPLAUSIBLE_FEE = 4_294_967_296n;

/**
 * Finds all types that a string or bytes can be decoded as, most likely first.
 *
 * | input | decoded as |
 * |---|---|
 * | a strkey | the strkey only |
 * | a string that begins with `{`, `[` or `"` | SEP-51 JSON of every type |
 * | hexadecimal digits, with or without `0x` | XDR of every type |
 * | base64, including URL-safe base64, without padding, or with line breaks | XDR of every type |
 * | bytes of a WebAssembly module | its contract sections |
 * | other bytes | XDR of every type, and as a string if they are printable ASCII |
 *
 * If a string is both hexadecimal and base64, the result contains the candidates of both. Candidates with warnings are
 * last. Otherwise, candidates of common types are first, in a fixed order; the others are in descending order of
 * confidence. Streams of several values and framed records are not recognized: use `decodeStream`.
 *
 * @param input a string or bytes
 * @returns the candidates; empty if the input is not recognized
 * @throws {TypeError} if `input` is neither a string nor a `Uint8Array`
 *
 * @example A value of unknown type
 * ```ts
 * import { identify } from "@dwsa/base/catalogue";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const [first] = identify("AAAADwAAAAh0cmFuc2Zlcg==");
 * assert.equal(first?.type, "ScVal");
 * assert.ok(ScVal.scvSymbol("transfer").equals(first?.value));
 * ```
 */
export function identify(input: string | Uint8Array): Candidate[] {
  return attempt("identify the input", () => {
    if (typeof input === "string") return rank(fromText(input));
    if (!isBytes(input)) throw wrongType("input", "a string or a Uint8Array", input);
    const bytes = new Uint8Array(input); // decoded values may be views of these bytes
    if (isWasm(bytes)) return fromWasm(bytes);
    const text = decodeUtf8(bytes);
    const candidates: Candidate[] = fromXdr("bytes", bytes);
    if (text !== undefined && /^[\s!-~]+$/.test(text)) candidates.push(...fromText(text));
    return rank(candidates);
  });
}

function fromText(input: string): Candidate[] {
  const text = input.trim();
  const key = tryParseStrKey(text);
  if (key !== undefined) {
    const value = key.type === "ed25519SecretSeed" ? null : key;
    return [{ form: "strkey", type: key.type, value, evidence: { confidence: 16, warnings: [] } }];
  }
  if (/^[{["]/.test(text)) return fromJson(text);
  const candidates: Candidate[] = [];
  const joined = text.replace(/\s+/g, "");
  const digits = joined.replace(/^0x/i, "");
  if (digits.length > 0 && digits.length % 8 === 0 && /^[0-9a-f]+$/i.test(digits)) {
    candidates.push(...fromXdr("hex", decodeHex(digits)));
  }
  const bytes = base64Bytes(joined);
  if (bytes !== undefined) candidates.push(...fromXdr("base64", new Uint8Array(bytes)));
  return candidates;
}

/** Decodes base64 with characters of either alphabet, with or without padding. */
function base64Bytes(text: string): Uint8Array | undefined {
  let end = text.length;
  while (text[end - 1] === "=") end--; // /=+$/ would take quadratic time
  const letters = text.slice(0, end).replace(/-/g, "+").replace(/_/g, "/");
  if (!/^[A-Za-z0-9+/]+$/.test(letters)) return undefined;
  try {
    return decodeBase64(letters + "=".repeat(-letters.length & 3));
  } catch {
    return undefined; // a length or spare bits that are not valid in base64
  }
}

/** Finds every type whose value consumes all of the bytes. */
function fromXdr(form: "hex" | "base64" | "bytes", bytes: Uint8Array): XdrCandidate[] {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return []; // XDR consists of four-byte words
  return Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    try {
      const reader = new EvidenceReader(bytes, { input: "owned" });
      const value = codecOf(name, schema).read(reader);
      reader.end(name);
      return [candidate(form, name, value, reader.evidence())];
    } catch {
      return [];
    }
  });
}

/** Finds every type for which the string is valid JSON. */
function fromJson(text: string): XdrCandidate[] {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return [];
  }
  const keys = typeof json === "object" && json !== null && !Array.isArray(json) ? Object.keys(json) : undefined;
  return (Object.keys(SCHEMAS) as (keyof XdrTypes)[]).flatMap((name) => {
    if (keys !== undefined && !isObjectOf(SCHEMAS[name], keys)) return [];
    try {
      const value = readJson(name, SCHEMAS[name], json);
      return [candidate("json", name, value, { confidence: 8 * text.length, warnings: [] })];
    } catch {
      return [];
    }
  });
}

/** Returns whether a type allows the keys of a JSON object. This excludes nearly all types without decoding. */
function isObjectOf(schema: Schema, keys: readonly string[]): boolean {
  const { names, isOneOf } = keysOf(schema);
  return (!isOneOf || keys.length === 1) && keys.every((key) => names.has(key));
}

function candidate(form: XdrCandidate["form"], type: string, value: unknown, evidence: Evidence): XdrCandidate {
  return { form, type: type as keyof XdrTypes, value: value as XdrTypes[keyof XdrTypes], evidence };
}

/** Decodes the contract sections of a module, each up to the first value that cannot be decoded. */
function fromWasm(wasm: Uint8Array): WasmCandidate[] {
  const found = new Map<WasmCandidate["type"], { value: WasmCandidate["value"][number][]; warnings: string[] }>();
  let sections: ReturnType<typeof customSections> = [];
  try {
    sections = customSections(wasm, (offset, expected) => new RangeError(`expected ${expected} at offset ${offset}`));
  } catch {
    return [];
  }
  for (const { name, bytes } of sections) {
    const type = Object.hasOwn(SECTIONS, name ?? "") ? SECTIONS[name!] : undefined;
    if (type === undefined) continue;
    const entry = found.get(type) ?? { value: [], warnings: [] };
    found.set(type, entry);
    try {
      for (const value of decodeStream<WasmCandidate["value"][number]>(codecOf(type, SCHEMAS[type]), bytes)) {
        entry.value.push(value);
      }
    } catch (error) {
      entry.warnings.push((error as Error).message);
    }
  }
  return [...found].map(([type, { value, warnings }]) => ({
    form: "wasm",
    type,
    value,
    evidence: { confidence: 64, warnings },
  }));
}

function rank(candidates: readonly Candidate[]): Candidate[] {
  const place = ({ type }: Candidate) => {
    const found = LIKELY.indexOf(type as keyof XdrTypes);
    return found < 0 ? LIKELY.length : found;
  };
  const isUnlikely = ({ evidence }: Candidate) => evidence.warnings.length > 0 ? 1 : 0;
  return [...candidates].sort((a, b) =>
    isUnlikely(a) - isUnlikely(b) || place(a) - place(b) || b.evidence.confidence - a.evidence.confidence
  );
}

/** A reader that counts validated bits, and records unlikely values. */
class EvidenceReader extends XdrReader {
  #bits = 0;
  #warnings: Set<string> | undefined;

  /** Returns the number of validated bits and the warnings. */
  evidence(): Evidence {
    return { confidence: Math.round(this.#bits), warnings: [...this.#warnings ?? []] };
  }

  override int64(path: string): bigint {
    const value = super.int64(path);
    if (path === "TransactionResult.feeCharged" && (value < 0n || value >= IMPLAUSIBLE_FEE)) {
      this.#warn(`${path}: a fee of ${value}`);
    }
    return value;
  }

  override bool(path: string): boolean {
    this.#bits += 31;
    return super.bool(path);
  }

  override enum<T extends string>(names: { readonly [value: number]: T }, path: string): T {
    this.#bits += 4 - Math.log2(Object.keys(names).length); // in addition to the bits that `discriminant` counts
    return super.enum(names, path);
  }

  override discriminant(path: string): number {
    this.#bits += 28; // most unions have at most about 16 arms
    return super.discriminant(path);
  }

  override opaque(size: number, path: string): Uint8Array {
    const bytes = super.opaque(size, path);
    this.#bits += 8 * (-size & 3);
    if (CONTENTS[path] === "assetCode" && !isAssetCode(bytes)) {
      this.#warn(`${path}: an asset code with characters other than letters and digits`);
    }
    return bytes;
  }

  override varOpaque(max: number, path: string): Uint8Array {
    const bytes = super.varOpaque(max, path);
    this.#countLength(bytes.length);
    return bytes;
  }

  override text(max: number, path: string): string | Uint8Array {
    const before = this.offset;
    const text = super.text(max, path);
    this.#countLength(this.offset - before - 4);
    if (typeof text !== "string") this.#warn(`${path}: a string that is not UTF-8`);
    // deno-lint-ignore no-control-regex -- the expression finds control characters
    else if (/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text)) this.#warn(`${path}: a string with control characters`);
    else if (CONTENTS[path] === "symbol" && !/^\w*$/.test(text)) {
      this.#warn(`${path}: a symbol with characters other than letters, digits and _`);
    }
    return text;
  }

  override array<T>(max: number, minSize: number, path: string, read: (reader: XdrReader) => T): readonly T[] {
    const items = super.array(max, minSize, path, read);
    this.#countLength(items.length);
    return items;
  }

  #warn(what: string): void {
    (this.#warnings = this.#warnings ?? new Set()).add(what);
  }

  /** Counts the bits of a length, which increases the confidence: random bytes rarely represent a small length. */
  #countLength(length: number): void {
    this.#bits += 32 - Math.log2(length + 1);
  }
}

/** Returns whether an asset code consists of at least one letter or digit, followed by zero bytes only. */
function isAssetCode(bytes: Uint8Array): boolean {
  return /^[A-Za-z0-9]+\0*$/.test(String.fromCharCode(...bytes));
}
