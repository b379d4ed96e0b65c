/** Parses the payload of a smart account, and computes the digest that its signers sign. */

import { sha256 } from "@noble/hashes/sha2.js";
import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import { payloadOf, requestOfPreimage, xdrOf } from "../auth/_shared.ts";
import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { count, describe, Fault, unexpected, violated, wrongType } from "../internal/fault.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { HashIdPreimage, type ScAddress, ScMapEntry, ScVal } from "../xdr/mod.ts";
import { authContexts } from "./auth_contexts.ts";
import type { AccountContract, AccountPayload } from "./types.ts";

/**
 * The function of an account that the network calls for authorization, and that the entry of a delegated signer
 * approves.
 */
export const CHECK_AUTH = "__check_auth";

/** A validated account payload. */
export interface Signed {
  readonly contract: AccountContract;
  readonly account: ScAddress;
  /** The 32-byte payload that the network passes to the account. */
  readonly payload: Bytes;
  /** The rule ID of each context; empty for passkey-kit, which has no rules. */
  readonly ruleIds: readonly number[];
}

/** Parses the name of an account contract. */
export function parseContractName(value: unknown, name: string): AccountContract {
  const contract = readChoice<AccountContract>(name, value, [
    "openzeppelin@0.7",
    "openzeppelin@0.8",
    "passkey-kit@1",
  ]);
  if (contract === undefined) throw wrongType(name, "a string", value);
  return contract;
}

/** Reads each field of a payload once, and validates only the name of the contract. */
export function readPayload(value: AccountPayload): Partial<AccountPayload> {
  if (value === undefined) throw wrongType("payload", "an object", value);
  const fields = readOptions(value, ["contract", "account", "preimage", "contextRuleIds"], "payload");
  return { ...fields, contract: parseContractName(fields.contract, "payload.contract") };
}

/** Validates the fields that {@linkcode readPayload} returns. */
export function parsePayload(fields: Partial<AccountPayload>): Signed {
  const contract = fields.contract!; // validated by readPayload()
  const account = parseContractAddress(fields.account, "payload.account");
  const preimage = HashIdPreimage.fromXDR(
    xdrOf(HashIdPreimage, fields.preimage, "payload.preimage"),
  );
  const { address, invocation } = requestOfPreimage(preimage);
  const text = scAddressToString(account);
  if (address !== null && address !== text) {
    const rule = `payload.preimage is for ${address}, but payload.account is ${text}`;
    throw violated("auth/different-payload", rule, `a preimage for ${text}`, `one for ${address}`, {
      path: "payload.preimage",
    });
  }
  return {
    contract,
    account,
    payload: payloadOf(preimage),
    ruleIds: parseRuleIdsOf(contract, fields.contextRuleIds, authContexts(invocation).length),
  };
}

/** Parses the rule IDs of a payload: one for each context, or none for passkey-kit. */
function parseRuleIdsOf(contract: AccountContract, value: unknown, contexts: number): number[] {
  const name = "payload.contextRuleIds";
  if (contract === "passkey-kit@1") {
    if (value === undefined) return [];
    throw wrongType(name, "absent for passkey-kit, which has no rules", value);
  }
  const ids = parseRuleIds(value, name);
  if (ids.length === contexts) return ids;
  const expected = `${name} to have ${count(contexts, "ID")}, one for each context`;
  throw unexpected("auth/account", expected, `${ids.length}`, { path: name });
}

/** Parses and copies a list of rule IDs. */
export function parseRuleIds(value: unknown, name: string): number[] {
  if (!Array.isArray(value)) throw wrongType(name, "an array of numbers", value);
  return Array.from(value, (id: unknown, i) => {
    const at = `${name}[${i}]`;
    if (typeof id !== "number") throw wrongType(at, "a number", id);
    if (id >>> 0 === id) return id >>> 0; // -0 becomes 0
    const message = `expected ${at} to be an integer from 0 to 4294967295, got ${id}`;
    throw new Fault("range", message, { path: at });
  });
}

/** Parses a contract address (`C…`). */
export function parseContractAddress(value: unknown, name: string): ScAddress {
  if (typeof value !== "string") throw wrongType(name, "a string", value);
  let address: ScAddress | undefined;
  let cause: unknown;
  try {
    address = addressToScAddress(value);
  } catch (error) {
    cause = error;
  }
  if (address?.type === "scAddressTypeContract") return address;
  const got = address === undefined ? describe(value) : value;
  throw unexpected("auth/invalid-address", `${name} to be a contract (C...)`, got, { path: name, cause });
}

/** Returns the 32-byte digest that the signers sign. */
export function digestOf(signed: Signed): Bytes {
  switch (signed.contract) {
    case "openzeppelin@0.7":
      return sha256(concatBytes(signed.payload, vecOfIds(signed.ruleIds).toXDR())) as Bytes;
    case "openzeppelin@0.8":
      return sha256(delegatedArgument(signed).toXDR()) as Bytes;
    default:
      return signed.payload;
  }
}

/** Returns the argument of `__check_auth` in the entry of a delegated signer. passkey-kit has no delegated signers. */
export function delegatedArgument(signed: Signed): ScVal {
  if (signed.contract !== "openzeppelin@0.8") return ScVal.scvBytes(digestOf(signed));
  return symbolVals({
    account: ScVal.scvAddress(signed.account),
    context_rule_ids: vecOfIds(signed.ruleIds),
    signature_payload: ScVal.scvBytes(signed.payload),
  });
}

/** Converts rule IDs to a contract value: a vec of u32. */
export function vecOfIds(ids: readonly number[]): ScVal {
  return ScVal.scvVec(ids.map((id) => ScVal.scvU32(id)));
}

/** Creates a contract map with symbols as keys; the names must be in ascending order. */
export function symbolVals(fields: Readonly<Record<string, ScVal>>): ScVal {
  return ScVal.scvMap(
    Object.entries(fields).map(([name, val]) => new ScMapEntry({ key: ScVal.scvSymbol(name), val })),
  );
}
