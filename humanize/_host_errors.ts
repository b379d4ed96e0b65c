/**
 * Explanations of host errors (`SCErrorType` and `SCErrorCode` of the protocol) and of the errors of built-in contracts.
 */

import type { ScErrorArms, ScErrorCode } from "../xdr/mod.ts";

/** The error types of the host: all except contract errors. */
export type HostErrorType = Exclude<keyof ScErrorArms, "sceContract">;

/** The activity of the host in which each error type occurs. */
export const ERROR_TYPES: { readonly [Type in HostErrorType]: string } = {
  sceWasmVm: "while running the code of a contract",
  sceContext: "in the context of a contract call",
  sceStorage: "while reading or writing the ledger",
  sceObject: "while handling an object of the host",
  sceCrypto: "in a cryptographic function",
  sceEvents: "while emitting an event",
  sceBudget: "while counting resources",
  sceValue: "while converting a value",
  sceAuth: "while checking authorizations",
};

/** An error code: its number in the protocol, its meaning, and its most frequent cause. */
interface ErrorCodeText {
  readonly number: number;
  readonly meaning: string;
  readonly cause: string;
}

/** The numbers, meanings and causes of the host's error codes. */
export const ERROR_CODES: { readonly [Code in ScErrorCode]: ErrorCodeText } = {
  scecArithDomain: {
    number: 0,
    meaning: "the result of a calculation is outside the range of its type",
    cause: "an overflow, or a division by zero",
  },
  scecIndexBounds: {
    number: 1,
    meaning: "an index is outside a list or byte string",
    cause: "a list or byte string is shorter than the contract expects",
  },
  scecInvalidInput: {
    number: 2,
    meaning: "an input is malformed",
    cause: "an argument is not in the format that the contract or the host requires",
  },
  scecMissingValue: {
    number: 3,
    meaning: "a required item does not exist",
    cause: "a key, a ledger entry or a function of that name does not exist",
  },
  scecExistingValue: {
    number: 4,
    meaning: "an item already exists",
    cause: "it was created earlier",
  },
  scecExceededLimit: {
    number: 5,
    meaning: "a limit is exceeded",
    cause: "the transaction needs more than it declares or is allowed; simulate it again",
  },
  scecInvalidAction: {
    number: 6,
    meaning: "the action is not allowed here",
    cause: "the state of the contract or of the ledger does not permit it",
  },
  scecInternalError: {
    number: 7,
    meaning: "the host failed",
    cause: "a bug in the host or its configuration, not in the contract",
  },
  scecUnexpectedType: {
    number: 8,
    meaning: "a value is of an unexpected type",
    cause: "an argument was converted to the wrong contract type",
  },
  scecUnexpectedSize: {
    number: 9,
    meaning: "a value has an unexpected size",
    cause: "a byte string or a list of the wrong length",
  },
};

/** More precise causes for some combinations of type and code. */
export const ERROR_CAUSES: { readonly [Type in HostErrorType]?: { readonly [Code in ScErrorCode]?: string } } = {
  sceAuth: {
    scecInvalidAction: "a required signer has not signed, a signature has expired or is for another invocation " +
      "or network, or the account's thresholds are not reached",
    scecInvalidInput: "an authorization entry with a malformed signature, or with its signatures out of order",
    scecExistingValue: "the nonce of the authorization entry was used before; simulate and sign again",
  },
  sceBudget: {
    scecExceededLimit: "the declared instructions or memory are too small; simulate again, or do less in one call",
  },
  sceContext: {
    scecExceededLimit: "calls between contracts are nested too deeply",
    scecInvalidAction: "a contract was called again before its first call ended, or a called contract failed",
  },
  sceCrypto: {
    scecInvalidInput: "an invalid signature, or a malformed key or point",
  },
  sceObject: {
    scecMissingValue: "a map does not have the key that the contract reads",
  },
  sceStorage: {
    scecExceededLimit: "a ledger entry outside the footprint of the transaction; simulate again and use its footprint",
    scecExistingValue: "a contract with this ID already exists",
    scecInvalidAction: "a ledger entry that is archived or read-only; restore it, or simulate again",
    scecMissingValue: "the contract or its data does not exist on this network, or was never initialized",
  },
  sceValue: {
    scecInvalidInput: "a value that contracts do not accept, such as a map whose keys are not sorted",
    scecUnexpectedType: "an argument is not of the type that the function expects",
  },
  sceWasmVm: {
    scecInvalidAction: "the contract stopped (a panic, an overflow, or an unreachable instruction)",
    scecMissingValue: "the contract has no function of that name",
    scecUnexpectedSize: "the function expects a different number of arguments",
  },
};

/** An error of the built-in contracts. */
interface BuiltInError {
  readonly name: string;
  readonly meaning: string;
}

/**
 * Error codes of the asset contract and of the other built-in contracts: `ContractError` in
 * `builtin_contracts/contract_error.rs` of soroban-env-host. Current hosts do not use code 1 (`InternalError`).
 */
export const ASSET_CONTRACT_ERRORS: { readonly [code: number]: BuiltInError } = {
  1: { name: "InternalError", meaning: "the host failed" },
  2: { name: "OperationNotSupportedError", meaning: "the asset or its issuer does not permit the operation" },
  3: { name: "AlreadyInitializedError", meaning: "the contract of the asset already exists" },
  4: { name: "UnauthorizedError", meaning: "the caller may not do this" },
  5: {
    name: "AuthenticationError",
    meaning:
      "signatures of an account are missing, unordered, by keys that are not its signers, or of too little weight",
  },
  6: { name: "AccountMissingError", meaning: "an account does not exist on this network" },
  7: { name: "AccountIsNotClassic", meaning: "an address is not an account" },
  8: { name: "NegativeAmountError", meaning: "an amount is negative" },
  9: { name: "AllowanceError", meaning: "the allowance is too small, or its expiry is out of range" },
  10: {
    name: "BalanceError",
    meaning: "the balance is too small, outside the limit of the trust line, or cannot be clawed back",
  },
  11: { name: "BalanceDeauthorizedError", meaning: "the issuer has not authorized the balance" },
  12: { name: "OverflowError", meaning: "an amount, a balance or an allowance is too large" },
  13: { name: "TrustlineMissingError", meaning: "an account has no trust line for the asset" },
  14: { name: "InsufficientAccountReserve", meaning: "an account has too little XLM for its minimum balance" },
  15: { name: "TooManyAccountSubentries", meaning: "an account has the maximum number of subentries" },
};
