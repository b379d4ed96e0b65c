import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import type { ContractExecutable, ScError, ScMap, ScString, ScVal } from "../xdr/mod.ts";
import { inside, reporting, requireDepth, stepping } from "../internal/fault.ts";
import { requireScMapEntry, requireScVal } from "./_sc_val.ts";
import { ERROR_CODE, shortName } from "./_sc_val.ts";
import type { ScErrorJSON, ScExecutableJSON, ScMapEntryJSON, ScMapJSON, ScTextJSON, ScValJSON } from "./sc_val_json.ts";
import type { ScSystemErrorType } from "./types.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";

/**
 * Converts a contract value to plain JSON that keeps the type of everything in it: {@linkcode scValFromJSON} gives back
 * an equal value.
 *
 * @param scv the contract value
 * @returns plain objects, arrays, strings, numbers and booleans, as {@linkcode ScValJSON} says
 * @throws {TypeError} if `scv`, or something in it, is not an `ScVal`
 * @throws {DwsaError} `scval/depth` if it is nested more than 500 levels deep
 *
 * @example To text and back
 * ```ts
 * import { scValFromJSON, scValToJSON } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const value = ScVal.scvVec([ScVal.scvSymbol("Balance"), ScVal.scvI128(7n)]);
 * const text = JSON.stringify(scValToJSON(value));
 * assert.equal(text, '{"type":"vec","value":[{"type":"symbol","value":"Balance"},{"type":"i128","value":"7"}]}');
 * assert(scValFromJSON(JSON.parse(text)).equals(value));
 * ```
 */
export function scValToJSON(scv: ScVal): ScValJSON {
  return reporting("Cannot convert to JSON", () => toJSON(scv, 1));
}

function toJSON(scv: ScVal, depth: number): ScValJSON {
  requireScVal(scv);
  requireDepth(depth, MAX_DEPTH);
  switch (scv.type) {
    case "scvVoid":
    case "scvLedgerKeyContractInstance":
      return { type: shortName(scv.type) };
    case "scvBool":
      return { type: "bool", value: scv.value };
    case "scvU32":
    case "scvI32":
      return { type: shortName(scv.type), value: scv.value };
    case "scvU64":
    case "scvI64":
    case "scvTimepoint":
    case "scvDuration":
    case "scvU128":
    case "scvI128":
    case "scvU256":
    case "scvI256":
      return { type: shortName(scv.type), value: scv.value.toString() };
    case "scvLedgerKeyNonce":
      return { type: "ledgerKeyNonce", value: scv.value.nonce.toString() };
    case "scvBytes":
      return { type: "bytes", value: toHex(scv.value) };
    case "scvString":
    case "scvSymbol":
    case "scvExecutableTag":
      return { type: shortName(scv.type), value: textOf(scv.value) };
    case "scvAddress":
      return { type: "address", value: scAddressToString(scv.value) };
    case "scvVec":
      return { type: "vec", value: scv.value && listOf(scv.value, depth) };
    case "scvMap":
      return { type: "map", value: scv.value && mapOf(scv.value, depth) };
    case "scvError":
      return { type: "error", value: errorOf(scv.value) };
    case "scvContractInstance": {
      const { executable, storage } = scv.value;
      const value = { executable: executableOf(executable), storage: storage && mapOf(storage, depth) };
      return { type: "contractInstance", value };
    }
  }
}

function textOf(text: ScString): ScTextJSON {
  return typeof text === "string" ? text : decodeUtf8(text) ?? { hex: toHex(text) };
}

function listOf(items: readonly ScVal[], depth: number): ScValJSON[] {
  return items.map((item, i) => {
    try {
      return toJSON(item, depth + 1);
    } catch (error) {
      throw inside(error, `[${i}]`);
    }
  });
}

function mapOf(entries: ScMap, depth: number): ScMapJSON {
  return entries.map((entry, i): ScMapEntryJSON => {
    try {
      requireScMapEntry(entry);
      return {
        key: stepping(".key", () => toJSON(entry.key, depth + 1)),
        val: stepping(".val", () => toJSON(entry.val, depth + 1)),
      };
    } catch (error) {
      throw inside(error, `[${i}]`);
    }
  });
}

function errorOf(error: ScError): ScErrorJSON {
  if (error.type === "sceContract") return { type: "contract", code: error.value };
  const errorType: ScSystemErrorType = shortName(error.type);
  return { type: "system", errorType, code: ERROR_CODE[error.value]! };
}

function executableOf(executable: ContractExecutable): ScExecutableJSON {
  switch (executable.type) {
    case "contractExecutableWasm":
      return { type: "wasm", hash: toHex(executable.value) };
    case "contractExecutableStellarAsset":
      return { type: "stellarAsset" };
    case "contractExecutableExternalRef": {
      const { executableOwner, tag } = executable.value;
      return { type: "externalRef", owner: scAddressToString(executableOwner), tag: textOf(tag) };
    }
  }
}
