import { fromBase64 } from "../encoding/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { reporting } from "../internal/nested_error.ts";
import { decodeStream, ScSpecEntry } from "../xdr/mod.ts";
import { type ContractSpec, indexEntries } from "./contract_spec.ts";
import { jsonOf, type JsonValue } from "../xdr/to_json.ts";
import type { SpecEntry } from "./spec_entry.ts";

/**
 * The interface of a contract from XDR: from a list of entries, each as base64 text or as `ScSpecEntry`, or from one stream
 * of entries, as bytes or as base64 text.
 *
 * @param entries the list or the stream
 * @returns the interface; its types are only known when the program runs
 * @throws {TypeError} if `entries` is something else
 * @throws {DwsaError} `encoding/invalid-base64`, or `xdr/…` if an entry cannot be read; `spec/…` as `contractSpec`
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
export function contractSpecFromXdr(entries: readonly (string | ScSpecEntry)[] | Uint8Array | string): ContractSpec {
  if (typeof entries === "string") return specOf(decodeStream(ScSpecEntry, fromBase64(entries)));
  if (isBytes(entries)) return specOf(decodeStream(ScSpecEntry, entries));
  if (!Array.isArray(entries)) throw wrongType("a list, base64 text or a Uint8Array", entries);
  return specOf(Array.from(entries, (entry) => {
    if (typeof entry === "string") return ScSpecEntry.fromXDR(entry, "base64");
    if (ScSpecEntry.is(entry)) return ScSpecEntry.fromXDR(entry.toXDR()); // checks the caller's value
    throw wrongType("base64 texts or ScSpecEntry", entry);
  }));
}

/** The interface of entries that were decoded: their JSON is complete and needs no check of its form. */
export function specOf(entries: Iterable<ScSpecEntry>): ContractSpec {
  return reporting("Cannot read the interface", () => {
    const json = Array.from(entries, (entry) => jsonOf(entry, undefined, (name) => name));
    json.forEach(freeze);
    return indexEntries(json as unknown as SpecEntry[]); // as the SEP-51 of ScSpecEntry is
  });
}

/** Freezes JSON that no caller has. */
function freeze(json: JsonValue): void {
  if (typeof json !== "object" || json === null) return;
  for (const part of Array.isArray(json) ? json : Object.values(json)) freeze(part);
  Object.freeze(json);
}

function wrongType(expected: string, got: unknown): TypeError {
  return new TypeError(`Cannot read the interface: expected entries to be ${expected}, got ${describe(got)}`);
}
