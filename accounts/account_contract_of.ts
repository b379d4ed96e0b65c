/** Detects which contract a smart account uses. */

import { attempt, wrongType } from "../internal/fault.ts";
import { type ContractSpec, isContractSpec } from "../spec/mod.ts";
import type { AccountContract } from "./types.ts";

/**
 * Detects which contract a smart account uses, by the types in its interface: OpenZeppelin 0.8 has `AuthDigestPreimage`
 * and `AuthPayload`, OpenZeppelin 0.7 has only `AuthPayload`, and passkey-kit has `Signatures`, `SignerKey` and
 * `Secp256r1Signature`.
 *
 * @param spec the interface of the account, see `contractSpecFromWasm`
 * @returns the name of the contract; `undefined` if the contract is not supported
 * @throws {TypeError} if `spec` is not a `ContractSpec`
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
  return attempt("recognize the contract", () => {
    if (!isContractSpec(spec)) throw wrongType("spec", "a ContractSpec", spec);
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
  });
}
