import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../internal/encoding.ts";
import { DwsaError } from "../internal/errors.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";
import type { ScError, ScVal } from "../xdr/mod.ts";
import type { ScValJson } from "./invocation_tree.ts";

/** A contract value as JSON that keeps its type. */
export function scValToJson(value: ScVal, depth = 1): ScValJson {
  return { type: withoutPrefix(value.type, "scv"), value: jsonOf(value, depth) };
}

function jsonOf(value: ScVal, depth: number): unknown {
  if (depth > MAX_DEPTH) {
    throw new DwsaError("xdr/depth", `Cannot convert to JSON: nested more than ${MAX_DEPTH} levels deep`);
  }
  switch (value.type) {
    case "scvBool":
    case "scvU32":
    case "scvI32":
    case "scvVoid":
    case "scvLedgerKeyContractInstance":
      return value.value;
    case "scvU64":
    case "scvI64":
    case "scvTimepoint":
    case "scvDuration":
    case "scvU128":
    case "scvI128":
    case "scvU256":
    case "scvI256":
      return value.value.toString();
    case "scvBytes":
      return toHex(value.value);
    case "scvString":
    case "scvSymbol":
    case "scvExecutableTag":
      return typeof value.value === "string" ? value.value : { bytes: toHex(value.value) };
    case "scvVec":
      return value.value?.map((item) => scValToJson(item, depth + 1)) ?? null;
    case "scvMap":
      return value.value?.map(({ key, val }) => ({
        key: scValToJson(key, depth + 1),
        val: scValToJson(val, depth + 1),
      })) ?? null;
    case "scvAddress":
      return scAddressToString(value.value);
    case "scvError":
      return errorToJson(value.value);
    case "scvLedgerKeyNonce":
      return value.value.nonce.toString();
    case "scvContractInstance":
      return value.value.toXDR("base64");
  }
}

function errorToJson({ type, value }: ScError): { type: string; code: number | string } {
  return {
    type: withoutPrefix(type, "sce"),
    code: typeof value === "number" ? value : withoutPrefix(value, "scec"),
  };
}

/** `scvI128` -> `i128`, `sceWasmVm` -> `wasmVm`. */
function withoutPrefix(name: string, prefix: string): string {
  return name.charAt(prefix.length).toLowerCase() + name.slice(prefix.length + 1);
}
