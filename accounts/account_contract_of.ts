/** Detects the contract of an account. */

import { wrongType } from "../internal/describe.ts";
import { type ContractSpec, isContractSpec } from "../spec/mod.ts";
import type { AccountContract } from "./types.ts";

/**
 * Detects the contract of an account by the types in its interface: `AuthDigestPreimage` and `AuthPayload` are from
 * OpenZeppelin 0.8, `AuthPayload` alone is from 0.7, and `Signatures`, `SignerKey` and `Secp256r1Signature` are from
 * passkey-kit.
 *
 * @param spec the interface of the account, see `contractSpecFromWasm`
 * @returns the contract; `undefined` if it is not supported
 * @throws {TypeError} if `spec` is not an interface
 *
 * @example An interface without these types
 * ```ts
 * import { accountContractOf } from "@dwsa/base/accounts";
 * import { contractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * assert.equal(accountContractOf(contractSpec([])), undefined);
 * ```
 */
export function accountContractOf(spec: ContractSpec): AccountContract | undefined {
  if (!isContractSpec(spec)) throw wrongType("recognize the contract", "spec", "a ContractSpec", spec);
  const { types } = spec;
  const isStruct = (name: string, ...fields: readonly string[]) => {
    const type = types.get(name);
    return type?.kind === "struct" && type.fields.map(({ name }) => name).join() === fields.join();
  };
  if (isStruct("AuthPayload", "context_rule_ids", "signers")) {
    if (isStruct("AuthDigestPreimage", "account", "context_rule_ids", "signature_payload")) return "openzeppelin@0.8";
    if (!types.has("AuthDigestPreimage")) return "openzeppelin@0.7";
  }
  const isPasskeyKit = ["Signatures", "SignerKey", "Secp256r1Signature"].every((name) => types.has(name));
  return isPasskeyKit ? "passkey-kit@1" : undefined;
}
