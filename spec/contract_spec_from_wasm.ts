import { attempt, Fault, unexpected } from "../internal/fault.ts";
import { isBytes } from "../internal/bytes.ts";
import { ScSpecEntry } from "../xdr/mod.ts";
import { decodeAll, readSections } from "./_wasm_sections.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import { specOf } from "./_spec_of.ts";
import type { SpecOptions } from "./spec_entry.ts";

/**
 * Parses the interface of a contract from its Wasm: the entries in all custom sections named `contractspecv0`, in order
 * (SEP-48). The code is neither run nor copied.
 *
 * @param wasm the module
 * @param options definitions for types that the interface only names
 * @returns the interface, whose types are known only at run time
 * @throws {TypeError} if `wasm` is not a `Uint8Array`
 * @throws {DwsaError} `spec/invalid-wasm` if `wasm` is not a Wasm module, is malformed or truncated, or has a custom
 *   section whose name is not UTF-8 (`offset` is the position in `wasm`); `spec/no-interface` if the module has no
 *   section `contractspecv0`; `xdr/…` if an entry cannot be decoded (`offset` is the position in the contents of the
 *   section); `spec/…` as in `contractSpec`
 *
 * @example The smallest module, which has no interface
 * ```ts
 * import { contractSpecFromWasm } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const wasm = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
 * assert.throws(() => contractSpecFromWasm(wasm), { code: "spec/no-interface" });
 * assert.throws(() => contractSpecFromWasm(wasm.subarray(0, 7)), { code: "spec/invalid-wasm", offset: 7 });
 * ```
 */
export function contractSpecFromWasm(wasm: Uint8Array, options?: SpecOptions): ContractSpec {
  return attempt("read the interface", () => readInterface(wasm, options));
}

function readInterface(wasm: Uint8Array, options?: SpecOptions): ContractSpec {
  // Entries in XDR begin with their type, a small number.
  if (isBytes(wasm) && wasm.length > 3 && wasm[0] === 0 && wasm[1] === 0 && wasm[2] === 0) {
    const got = "other bytes; contractSpecFromXdr() reads XDR";
    throw unexpected("spec/invalid-wasm", "a WebAssembly module", got, { offset: 1 });
  }
  const found = readSections(wasm)("contractspecv0");
  if (found.length > 0) return specOf(found.flatMap((bytes) => decodeAll(ScSpecEntry, bytes)), options);
  throw new Fault(
    "spec/no-interface",
    `the module has no custom section contractspecv0`,
  );
}
