import { attempt, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { nameText, quoted } from "../internal/escape.ts";
import { errorOf } from "../scval/_shared.ts";
import { type ContractExecutable, isXdr, type ScMap, ScVal } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { formatScString } from "./_sc_val_text.ts";

/**
 * Renders a contract value on one line, for a terminal or a dialog: every part with its contract type, as in
 * `formatInvocationTree`. Nothing is shortened. Strings, and symbols that are not simple names, are quoted, and their
 * control characters are escaped.
 *
 * @param scv the contract value
 * @returns the string, such as `i128 7` or `map {symbol amount: i128 7}`
 * @throws {TypeError} if `scv` is not an `ScVal`, or a part of `scv` is of the wrong type
 * @throws {RangeError} if a number in `scv` is out of range for its field
 * @throws {DwsaError} `xdr/…` if `scv` cannot be encoded, such as `xdr/depth` for more than 500 levels of nesting
 *
 * @example A string and an address look different
 * ```ts
 * import { nativeToScVal } from "@dwsa/base";
 * import { formatScVal } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const key = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * assert.equal(formatScVal(nativeToScVal(key)), `string "${key}"`);
 * assert.equal(formatScVal(nativeToScVal(key, { type: "address" })), `address ${key}`);
 * ```
 */
export function formatScVal(scv: ScVal): string {
  return attempt("format a contract value", () => {
    if (!isXdr(scv, "ScVal")) throw wrongType("scv", ScVal, scv);
    return formatValue(copyXdr(ScVal, scv)); // validates all of its parts
  });
}

function formatValue(value: ScVal): string {
  switch (value.type) {
    case "scvVoid":
    case "scvLedgerKeyContractInstance":
      return shortName(value.type);
    case "scvBytes":
      return `bytes 0x${toHex(value.value)}`;
    case "scvSymbol":
      return `symbol ${formatScString(value.value, nameText)}`;
    case "scvString":
    case "scvExecutableTag":
      return `${shortName(value.type)} ${formatScString(value.value, quoted)}`;
    case "scvAddress":
      return `address ${scAddressToString(value.value)}`;
    case "scvVec":
      return `vec ${value.value && `[${value.value.map(formatValue).join(", ")}]`}`;
    case "scvMap":
      return formatMap(value.value);
    case "scvError": {
      const error = errorOf(value.value);
      return `error ${error.type === "contract" ? error.type : error.errorType} ${error.code}`;
    }
    case "scvContractInstance":
      return `contractInstance ${formatExecutable(value.value.executable)} ${formatMap(value.value.storage)}`;
    case "scvLedgerKeyNonce":
      return `ledgerKeyNonce ${value.value.nonce}`;
    default:
      return `${shortName(value.type)} ${value.value}`;
  }
}

function formatMap(entries: ScMap | null): string {
  const texts = entries?.map(({ key, val }) => `${formatValue(key)}: ${formatValue(val)}`);
  return `map ${texts === undefined ? null : `{${texts.join(", ")}}`}`;
}

function formatExecutable(executable: ContractExecutable): string {
  switch (executable.type) {
    case "contractExecutableWasm":
      return `{"type":"wasm","hash":"${toHex(executable.value)}"}`;
    case "contractExecutableStellarAsset":
      return '{"type":"stellarAsset"}';
    case "contractExecutableExternalRef": {
      const { executableOwner, tag } = executable.value;
      const text = formatScString(tag, quoted);
      return `{"type":"externalRef","owner":"${scAddressToString(executableOwner)}","tag":${text}}`;
    }
  }
}

/** Returns the name of an arm without its prefix: `u32` for `scvU32`. */
function shortName(arm: ScVal["type"]): string {
  return arm.charAt(3).toLowerCase() + arm.slice(4);
}
