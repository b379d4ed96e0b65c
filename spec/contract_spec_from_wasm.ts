import { DwsaError } from "../errors/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { customSections } from "../internal/wasm.ts";
import type { ContractSpec } from "./contract_spec.ts";
import { decodeEntries, specOf } from "./contract_spec_from_xdr.ts";

/**
 * The interface of a contract from its Wasm: the entries in all custom sections named `contractspecv0`, in their order
 * (SEP-48). The code is neither run nor copied.
 *
 * @param wasm the module
 * @returns the interface; its types are only known when the program runs
 * @throws {TypeError} if `wasm` is not a `Uint8Array`
 * @throws {DwsaError} `spec/invalid-wasm` with the offset, if it is no Wasm module or cut off; `spec/no-interface` if it
 * has no such section; `xdr/…` if an entry cannot be read, with the offset in its section; `spec/…` as `contractSpec`
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
export function contractSpecFromWasm(wasm: Uint8Array): ContractSpec {
  if (!isBytes(wasm)) throw wrongType(ACTION, "wasm", "a Uint8Array", wasm);
  const sections = customSections(wasm, invalidWasm);
  const unnamed = sections.find(({ name }) => name === undefined);
  if (unnamed !== undefined) throw invalidWasm(unnamed.offset, "a custom section with a name in UTF-8");
  const found = sections.filter(({ name }) => name === "contractspecv0");
  if (found.length > 0) return specOf(found.flatMap(({ bytes }) => decodeEntries(bytes)));
  throw new DwsaError(
    "spec/no-interface",
    `Cannot ${ACTION}: expected a custom section contractspecv0, which is missing`,
  );
}

const ACTION = "read the interface";

function invalidWasm(offset: number, expected: string): DwsaError {
  const message = `Cannot ${ACTION}: expected ${expected} (at offset ${offset})`;
  return new DwsaError("spec/invalid-wasm", message, { offset });
}
