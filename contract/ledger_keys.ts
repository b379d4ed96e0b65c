import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { parseHash } from "../internal/arguments.ts";
import { readChoice } from "../internal/options.ts";
import {
  type ContractDataDurability,
  LedgerKey,
  LedgerKeyContractCode,
  LedgerKeyContractData,
  ScAddress,
  ScVal,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { parseContractId } from "./_contract_id.ts";

/**
 * Creates the key of a contract's instance: the ledger entry with its executable and instance storage. Every call to
 * the contract reads this entry.
 *
 * @param contractId the contract: a strkey `C…`
 * @returns the ledger key
 * @throws {TypeError} if `contractId` is not a string
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey
 *
 * @example The instance of a contract
 * ```ts
 * import { contractInstanceKey } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const key = contractInstanceKey("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert(key.type === "contractData" && key.value.key.type === "scvLedgerKeyContractInstance");
 * ```
 */
export function contractInstanceKey(contractId: string): LedgerKey {
  return attempt(
    "create an instance key",
    () => dataKey(contractId, ScVal.scvLedgerKeyContractInstance(), "persistent"),
  );
}

/**
 * Creates the key of a ledger entry of contract data. `key` is copied.
 *
 * @param contractId the contract: a strkey `C…`
 * @param key the contract's storage key
 * @param durability `"persistent"` (the default) or `"temporary"`
 * @returns the ledger key
 * @throws {TypeError} if `contractId` is not a string, `key` is not an `ScVal` or has a part of the wrong type, or
 *   `durability` is neither `"persistent"` nor `"temporary"`
 * @throws {RangeError} if a number in `key` is out of range
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey; `xdr/…` if `key` is malformed
 *
 * @example The key of a counter
 * ```ts
 * import { contractDataKey } from "@dwsa/base/contract";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const key = contractDataKey(contractId, ScVal.scvSymbol("Counter"), "temporary");
 * assert(key.type === "contractData" && key.value.durability === "temporary");
 * ```
 */
export function contractDataKey(
  contractId: string,
  key: ScVal,
  durability: ContractDataDurability = "persistent",
): LedgerKey {
  return attempt("create a data key", () => {
    if (durability === "instance" as string) {
      const expected = 'durability to be "persistent" or "temporary"';
      const advice = "instance storage is part of the entry contractInstanceKey(contractId)";
      throw new Fault("type", `expected ${expected}, got "instance"; ${advice}`);
    }
    readChoice("durability", durability, ["persistent", "temporary"]);
    return dataKey(contractId, key, durability);
  });
}

/**
 * Creates the key of a ledger entry with Wasm code, which several contracts can share.
 *
 * @param wasmHash the 32-byte hash of the code
 * @returns the ledger key
 * @throws {TypeError} if `wasmHash` is not a `Uint8Array`
 * @throws {DwsaError} `xdr/length` if `wasmHash` is not 32 bytes
 *
 * @example The code of a contract
 * ```ts
 * import { contractCodeKey } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const key = contractCodeKey(new Uint8Array(32));
 * assert.equal(key.type, "contractCode");
 * ```
 */
export function contractCodeKey(wasmHash: Uint8Array): LedgerKey {
  return attempt("create a code key", () => codeKey(wasmHash));
}

/**
 * Creates the keys of the two ledger entries that every call of a Wasm contract reads: its instance and its code. To
 * extend or restore such a contract, use both.
 *
 * @param contractId the contract: a strkey `C…`
 * @param wasmHash the 32-byte hash of the contract's code, which its instance contains
 * @returns the key of the instance, then the key of the code
 * @throws {TypeError} if `contractId` is not a string, or `wasmHash` is not a `Uint8Array`
 * @throws {DwsaError} `strkey/…` if `contractId` is not a contract's strkey, `xdr/length` if `wasmHash` is not 32 bytes
 *
 * @example The keys to extend
 * ```ts
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { contractFootprint } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const data = DwsaDataBuilder.forExtend(contractFootprint(contractId, new Uint8Array(32))).build();
 * assert.deepEqual(data.resources.footprint.readOnly.map(({ type }) => type), ["contractData", "contractCode"]);
 * ```
 */
export function contractFootprint(contractId: string, wasmHash: Uint8Array): [instance: LedgerKey, code: LedgerKey] {
  return attempt("create the keys of a contract", () => [contractInstanceKey(contractId), codeKey(wasmHash)]);
}

function codeKey(wasmHash: unknown): LedgerKey {
  const hash = parseHash("wasmHash", wasmHash, "xdr/length");
  return LedgerKey.contractCode(new LedgerKeyContractCode({ hash }));
}

/** Validates and copies the parts of a contract data key, and creates the key. */
function dataKey(contractId: string, key: ScVal, durability: ContractDataDurability): LedgerKey {
  const contract = ScAddress.scAddressTypeContract(parseContractId("contractId", contractId));
  if (!ScVal.is(key)) throw wrongType("key", ScVal, key);
  return copyXdr(LedgerKey, LedgerKey.contractData(new LedgerKeyContractData({ contract, key, durability })));
}
