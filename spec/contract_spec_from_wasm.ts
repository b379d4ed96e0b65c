import { DwsaError } from "../errors/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { decodeStream, ScSpecEntry } from "../xdr/mod.ts";
import type { ContractSpec } from "./contract_spec.ts";
import { specOf } from "./contract_spec_from_xdr.ts";

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
  const sections = customSections(wasm, "contractspecv0");
  if (sections.length > 0) return specOf(sections.flatMap((section) => [...decodeStream(ScSpecEntry, section)]));
  throw new DwsaError(
    "spec/no-interface",
    `Cannot ${ACTION}: expected a custom section contractspecv0, which is missing`,
  );
}

const ACTION = "read the interface";

/** Magic number and version of a Wasm module. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** The contents of the custom sections of a name: views of the module. */
function customSections(wasm: Uint8Array, name: string): Uint8Array[] {
  for (const [i, byte] of HEADER.entries()) {
    if (wasm[i] === byte) continue;
    throw invalidWasm(i < wasm.length ? i : wasm.length, "expected a Wasm module of version 1");
  }
  const found: Uint8Array[] = [];
  for (let at = HEADER.length; at < wasm.length;) {
    const id = wasm[at]!;
    const [start, end] = sized(wasm, at + 1, wasm.length);
    if (id === 0) {
      const [nameStart, nameEnd] = sized(wasm, start, end);
      const text = decodeUtf8(wasm.subarray(nameStart, nameEnd));
      if (text === undefined) throw invalidWasm(nameStart, "expected the name of a section in UTF-8");
      if (text === name) found.push(wasm.subarray(nameEnd, end));
    }
    at = end;
  }
  return found;
}

/** Where the bytes begin and end that a length in LEB128 announces: at most 32 bits, and within the limit. */
function sized(wasm: Uint8Array, at: number, limit: number): readonly [start: number, end: number] {
  let length = 0;
  for (let i = 0; i < 5; i++) {
    if (at + i >= limit) throw invalidWasm(limit, "expected a length, got the end");
    const byte = wasm[at + i]!;
    length += (byte & 0x7f) * 2 ** (7 * i);
    if (byte > 0x7f) continue;
    const start = at + i + 1;
    if (length <= limit - start) return [start, start + length];
    throw invalidWasm(at, `expected a length of at most ${limit - start}, got ${length}`);
  }
  throw invalidWasm(at, "expected a length of at most five bytes");
}

function invalidWasm(offset: number, reason: string): DwsaError {
  return new DwsaError("spec/invalid-wasm", `Cannot ${ACTION}: ${reason} (at offset ${offset})`, { offset });
}
