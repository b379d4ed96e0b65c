import { attempt, reasonOf, unexpected, wrongType } from "../internal/fault.ts";
import { fromBase64 } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { isBytes, joinBytes } from "../internal/bytes.ts";
import { decodeBase64 } from "../internal/codec.ts";
import { isWasm } from "../internal/wasm.ts";
import { ScSpecEntry, XdrReader } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { decodeAll } from "./_wasm_sections.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import { ACTION, specOf } from "./_spec_of.ts";
import type { SpecOptions } from "./spec_entry.ts";

/**
 * Parses the interface of a contract from XDR: an array of entries, each as base64 or as `ScSpecEntry`, or a stream of
 * entries, as bytes or base64.
 *
 * @param entries the array or the stream
 * @param options definitions for types that the interface only names
 * @returns the interface, whose types are known only at run time
 * @throws {TypeError} if `entries` is neither an array, a string nor a `Uint8Array`, or an item of the array is neither
 *   a string nor an `ScSpecEntry`
 * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if an entry cannot be decoded (in an array, `path` is the
 *   index of the entry); `spec/…` as in `contractSpec`
 *
 * @example Entries in base64
 * ```ts
 * import { contractSpecFromXdr } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const spec = contractSpecFromXdr(["AAAAAAAAAAAAAAAHdmVyc2lvbgAAAAAAAAAAAQAAAAQ="]);
 * assert.deepEqual(spec.functions.get("version")?.outputs, ["u32"]);
 * ```
 */
export function contractSpecFromXdr(
  entries: readonly (string | ScSpecEntry)[] | Uint8Array | string,
  options?: SpecOptions,
): ContractSpec {
  return attempt(ACTION, () => readStream(entries, options));
}

function readStream(
  entries: readonly (string | ScSpecEntry)[] | Uint8Array | string,
  options?: SpecOptions,
): ContractSpec {
  if (typeof entries === "string" || isBytes(entries)) {
    return specOf(decodeAll(ScSpecEntry, streamOf(entries)), options);
  }
  if (!Array.isArray(entries)) throw wrongType("entries", "an array, base64 or a Uint8Array", entries);
  return specOf(decodeTexts(entries) ?? Array.from(entries, readListed), options);
}

/** Returns the bytes of a stream; throws for other representations of an interface. */
function streamOf(entries: string | Uint8Array): Uint8Array {
  if (typeof entries === "string" && /^\s*[[{]/.test(entries)) {
    const got = "JSON; contractSpec(JSON.parse(json)) parses it";
    throw unexpected("encoding/invalid-base64", "base64", got);
  }
  const bytes = typeof entries === "string" ? fromBase64(entries) : entries;
  if (!isWasm(bytes)) return bytes;
  const got = "a Wasm module; contractSpecFromWasm() reads it";
  throw unexpected("spec/invalid-entry", "the XDR of entries", got);
}

/**
 * Decodes the entries in base64 strings with a single reader, since a reader for each string would take longer. Returns
 * `undefined` unless all strings are valid.
 */
function decodeTexts(texts: readonly unknown[]): ScSpecEntry[] | undefined {
  try {
    const parts = Array.from(texts, (text) => decodeBase64(text as string)); // throws if it is not base64
    const reader = new XdrReader(joinBytes(parts));
    const entries: ScSpecEntry[] = [];
    for (const { length } of parts) {
      const end = reader.offset + length;
      entries.push(ScSpecEntry.read(reader));
      if (reader.offset !== end) return undefined;
    }
    return entries;
  } catch {
    return undefined;
  }
}

/** Parses an entry of an array. */
function readListed(entry: string | ScSpecEntry, i: number): ScSpecEntry {
  try {
    if (typeof entry === "string") return ScSpecEntry.fromXDR(entry, "base64");
    if (ScSpecEntry.is(entry)) return copyXdr(ScSpecEntry, entry); // checks the caller's value
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    const { code, offset } = error;
    throw new DwsaError(code, `Cannot ${ACTION} at [${i}]: ${reasonOf(error)}`, {
      path: `[${i}]`,
      ...(offset === undefined ? {} : { offset }),
      cause: error,
    });
  }
  throw wrongType(`entries[${i}]`, "base64 or an ScSpecEntry (contractSpec() reads JSON)", entry);
}
