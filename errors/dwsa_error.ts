/**
 * The codes of {@linkcode DwsaError}. The part before the slash is the area that reports the error. The comment of each
 * code describes the problem, then the fix. The error pages of the documentation are generated from these comments.
 */
export type DwsaErrorCode =
  /** The string or value is not an address of this type. Pass `G…`, `M…`, `C…`, `W…`, `B…` or `L…`; never a secret. */
  | "address/kind"
  /** The string is not a decimal number: digits, a point, a sign. Remove separators, exponents and spaces. */
  | "amount/malformed"
  /** More fraction digits than the token has decimals. Round the amount first, as your users expect. */
  | "amount/too-precise"
  /** The part of a smart account's payload at `path` is malformed. Correct that part. */
  | "auth/account"
  /**
   * The entry has signatures that expire at another ledger. Use that ledger, or pass `{ reset: true }` to start over.
   */
  | "auth/already-signed"
  /**
   * A node has another signature by the same key, or one in another format. Keep one of the two, or reset the entry.
   */
  | "auth/conflict"
  /** The user declined to sign in the wallet. Ask again, or stop. */
  | "auth/declined"
  /**
   * Two entries to merge differ, or a preimage has a different network or expiry. Merge copies of one entry; pass the
   * network and the expiry of the preimage.
   */
  | "auth/different-payload"
  /** A list of delegates contains an address twice. List it once. */
  | "auth/duplicate-delegate"
  /** The address cannot sign or be a delegate. Use an account `G…` or a contract `C…`. */
  | "auth/invalid-address"
  /** The part of a signing policy at `path` is malformed. Correct that part. */
  | "auth/invalid-policy"
  /** The signature does not match the payload and the key. Check which key the signer used, and the passphrase. */
  | "auth/invalid-signature"
  /**
   * The entry has source account credentials, or the wrong type of credentials. With source account credentials, sign
   * the transaction instead.
   */
  | "auth/no-address-credentials"
  /**
   * No node of the entry has the address of this signature. Pass `forAddress`, or sign with the key of a listed node.
   */
  | "auth/no-matching-node"
  /** The runtime has no `crypto.getRandomValues` to generate a nonce. Pass `nonce`. */
  | "auth/no-randomness"
  /** A passkey's key, signature or assertion is malformed. Pass what the authenticator returned, unchanged. */
  | "auth/passkey"
  /** `approve` rejected the request. Do not sign it: `violations` lists the reasons. */
  | "auth/refused"
  /**
   * The comparison of two policies needs more than `maxSteps` steps. Raise the limit, or split the rules; a review must
   * treat this result as a difference.
   */
  | "auth/too-complex"
  /**
   * At most 20 signatures can be merged: an account accepts no more. Leave out signatures that the threshold does not
   * need.
   */
  | "auth/too-many-signatures"
  /** The key of a bare signature is unknown. Return `{ publicKey, signature }`. */
  | "auth/unknown-signer"
  /** A wallet's response is not a signature. See the cause. */
  | "auth/wallet"
  /** The response does not contain exactly one account. Request the key of one account. */
  | "builder/account"
  /** The index of an archived entry refers to no read-write key. Simulate again. */
  | "builder/archived-index"
  /**
   * The entries of the call differ from those that the simulation recorded. Review them, or pass `{ auth: "replace" }`.
   */
  | "builder/auth"
  /** The wallet did not sign. See the cause. */
  | "builder/declined"
  /**
   * The transaction has the wrong type, or is not the expected one. Pass the inner transaction of a fee bump, or the
   * transaction that was signed.
   */
  | "builder/envelope"
  /** The fee is not an integer. Pass decimal digits, a bigint or a number. */
  | "builder/fee"
  /** The ledger entry of this key cannot be extended or restored. Pass keys of contract data and code only. */
  | "builder/key-kind"
  /** Resource data or a simulation is present, but no contract operation. Use exactly one contract operation. */
  | "builder/operation"
  /** An RPC response is an error, or malformed at `path`. See the path and the cause. */
  | "builder/rpc"
  /**
   * A signature is invalid or from an unknown key, or there are too many signatures. Check which key signed, and the
   * passphrase.
   */
  | "builder/signature"
  /** The simulation cannot be assembled. Check its error, restore first, or simulate again. */
  | "builder/simulation"
  /** The bytes are not WebAssembly. Pass the unchanged `.wasm` file. */
  | "builder/wasm"
  /**
   * The transaction expired and, according to the server, no ledger included it. Send again, after the ledger
   * `entriesUntil` if there is one; raise `timeoutSeconds` if the network is slow.
   */
  | "client/expired"
  /**
   * The transaction is in a ledger, and failed; the fee was charged. See `resultCodes`, `contractError` and `trace`.
   */
  | "client/failed"
  /** The required fee exceeds the remainder of `maxFee`. Raise `maxFee`, or do less in one call. */
  | "client/fee"
  /**
   * The server cannot be reached, or its response is not JSON-RPC. See `status` and the cause; try again later, or use
   * another server.
   */
  | "client/http"
  /** A payment without a memo goes to an account that requires one (SEP-29). Pass `memo`, or pay to an `M…` address. */
  | "client/memo"
  /** A required signer is missing. Pass the signer of the address in `signers`. */
  | "client/missing-signer"
  /** The network's nodes cannot decode the transaction yet. Do not use newer features, such as `W…` addresses. */
  | "client/protocol"
  /** According to the server, a node rejected the transaction. See `resultCodes`; the message contains the fix. */
  | "client/rejected"
  /**
   * The server's response does not match the request, or a result cannot be decoded. Do not trust this server; for a
   * transaction that succeeded, see `hash`.
   */
  | "client/response"
  /** The server returned a JSON-RPC error. See the message and the cause. */
  | "client/rpc"
  /** The call failed in simulation; nothing was signed. See `contractError` and `trace`. */
  | "client/simulation"
  /**
   * It is unknown whether the transaction was applied. Query `hash` again, or use another server, before you
   * send again.
   */
  | "client/unconfirmed"
  /**
   * The server requested more signatures than the call needs; nothing was signed. Read `description`; to accept them,
   * pass `policyApprovers(error.policy)`.
   */
  | "client/unexpected-authorization"
  /** The network would reject an argument. See the path; build maps with `scvSortedMap`. */
  | "contract/argument"
  /** The string is not an asset. Pass `native` or `CODE:G…`. */
  | "contract/asset"
  /** This type of address cannot deploy. Pass an account or a contract. */
  | "contract/deployer"
  /** The name of a function is empty, too long or not a symbol. Use 1 to 32 of the characters `A-Z a-z 0-9 _`. */
  | "contract/method"
  /** The operation does not accept authorization entries. Pass an operation that calls or creates a contract. */
  | "contract/operation"
  /** The string is not canonical base64. Remove white space, replace URL-safe characters, and add padding. */
  | "encoding/invalid-base64"
  /** The string is not hexadecimal. Pass two digits per byte, without a prefix. */
  | "encoding/invalid-hex"
  /** The runtime lacks a function to convert strings. Add a polyfill for the function that the message names. */
  | "encoding/unsupported-runtime"
  /** A string is not the XDR of an event, or matches two types of events. Decode it with `xdr`, or pass `encoded`. */
  | "humanize/invalid-event"
  /** The known tokens contradict each other, or belong to another network. See `path`. */
  | "humanize/knowledge"
  /**
   * An event has the name of a token event but another format, for example an NFT event. See `path`; skip the event.
   */
  | "humanize/token-event"
  /** This version does not support the type of a value. Update the library. */
  | "humanize/unknown-arm"
  /** The JSON is nested more than 500 levels deep. Check the source of the JSON. */
  | "json/depth"
  /** An object has a duplicate key, or two spellings of a field. Keep one. */
  | "json/duplicate-key"
  /** A JSON value does not match its type. See the formats in `@dwsa/base/json`. */
  | "json/invalid-value"
  /** A byte string, a string or a list is too long or too short. Check whether the JSON was cut off. */
  | "json/length"
  /** A struct lacks a field. Add it; only optional fields may be omitted. */
  | "json/missing-field"
  /** There is no such field, case or member. Check the spelling and the type. */
  | "json/unknown-name"
  /** A message has half a surrogate pair. Sign bytes, or a well-formed string. */
  | "keys/ill-formed-text"
  /** The ID of a muxed account is not a string of decimal digits. Pass digits. */
  | "keys/invalid-id"
  /** The public key does not belong to the secret key. Pass only one of them. */
  | "keys/mismatch"
  /** The runtime has no secure random numbers. Generate the seed on another machine. */
  | "keys/no-randomness"
  /** The key pair has only a public key. Create it from a secret to sign. */
  | "keys/no-secret"
  /** The key type is not `"ed25519"`, the only supported type. Pass `"ed25519"`. */
  | "keys/unsupported-type"
  /**
   * The passphrase is empty, not well-formed, or the name of a network such as `"testnet"`. Pass one of `Networks`, or
   * yours.
   */
  | "network/passphrase"
  /** No fraction of two 32-bit integers equals the price. Pass `{ value, exact: false }` for the nearest one. */
  | "operation/inexact-price"
  /**
   * The field at `path` has a value that the network always rejects. Correct the field as described in the message.
   */
  | "operation/malformed"
  /** Contracts do not accept this type of address. Pass an account, a contract or a muxed account. */
  | "scval/address-kind"
  /** The value contains itself. Pass a tree. */
  | "scval/circular"
  /** The value is nested too deeply. Flatten it. */
  | "scval/depth"
  /** Two keys of a map are the same contract value. Keep one. */
  | "scval/duplicate-key"
  /** An array has a hole. Fill it, or pass null. */
  | "scval/empty-item"
  /** A string has half a surrogate pair. Pass bytes, or a well-formed string. */
  | "scval/ill-formed-text"
  /** The string is not an integer. Pass decimal digits with an optional minus, without leading zeros. */
  | "scval/invalid-integer"
  /** A symbol is too long or has an invalid character. Use at most 32 characters of `A-Z a-z 0-9 _`. */
  | "scval/invalid-symbol"
  /** The value has more than `maxBytes` bytes of XDR. Make it smaller, or allow more. */
  | "scval/size"
  /** `type` refers to a key or item that does not exist. Check the spelling. */
  | "scval/unmatched-type"
  /** Several events of the interface match. Read the event with `humanizeEvents`. */
  | "spec/ambiguous-event"
  /** The function returned an error; `got` has its code and name. Look the code up with `contractErrors`. */
  | "spec/contract-error"
  /** Two different functions or types have the same name. Pass the interface of one contract only. */
  | "spec/duplicate-name"
  /**
   * An entry is not a SEP-48 entry, or its type cannot be used. See `path`; compare with `dwsa contract interface
   * --json`.
   */
  | "spec/invalid-entry"
  /** The bytes are not a Wasm module, or are cut off. Pass the whole `.wasm` file. */
  | "spec/invalid-wasm"
  /** A value does not have its declared type. Use the interface of the deployed version. */
  | "spec/mismatch"
  /** An argument, a field or a parameter is missing. Pass all of them; an option without a value is `null`. */
  | "spec/missing-field"
  /** The Wasm has no interface section. Build it with the contract SDK, without stripping sections. */
  | "spec/no-interface"
  /**
   * An object has a property that the interface does not define. Check the spelling; for storage: `{ extraFields:
   * "ignore" }`.
   */
  | "spec/unexpected-field"
  /** An enum or a union has no such case. Use one of its cases. */
  | "spec/unknown-case"
  /** The interface has no such function. Check the spelling and the version of the contract. */
  | "spec/unknown-function"
  /** The interface does not define such a type. Check the spelling. */
  | "spec/unknown-type"
  /** The type byte of a claimable balance is not 0. Check the source of the string. */
  | "strkey/balance-type"
  /** A character is not in the alphabet. Check for a typo. */
  | "strkey/character"
  /** The checksum does not match. Check for a typo. */
  | "strkey/checksum"
  /** The string is another type of key, or not a key. Pass the type that the error names. */
  | "strkey/kind"
  /** There are too many or too few characters or bytes. Check whether the string was cut off. */
  | "strkey/length"
  /** The payload of a signed payload is malformed. Check the source of the string. */
  | "strkey/payload"
  /** The unused bits of the last character are not zero. Check the source of the string. */
  | "strkey/spare-bits"
  /** Padding is not zero. Check the source of the bytes. */
  | "xdr/bad-padding"
  /** Values are nested more than 500 levels deep. Flatten them. */
  | "xdr/depth"
  /** A boolean is neither 0 nor 1. Check the source of the bytes. */
  | "xdr/invalid-bool"
  /** A string is not well-formed Unicode. Pass bytes, or a well-formed string. */
  | "xdr/invalid-value"
  /** A list, string or byte string is longer than its type allows. See the path. */
  | "xdr/length"
  /** Bytes are left after the value. Decode with the right type. */
  | "xdr/trailing-bytes"
  /** The bytes end too soon. Check whether the bytes were cut off. */
  | "xdr/truncated"
  /**
   * A union or an enum has a value that this version does not support. Decode with the right type, or update the
   * library.
   */
  | "xdr/unknown-discriminant";

/**
 * The codes of a {@linkcode PolicyViolation}: the parts of a request that a signing policy checks.
 *
 * | code | the policy rejects |
 * |---|---|
 * | `network` | the network |
 * | `credentials` | the type of credentials |
 * | `address` | the approver |
 * | `expiry` | the expiry |
 * | `entries` | the number of requests |
 * | `call` | the contract or the function; of a transaction, its operations |
 * | `create` | the creation of a contract |
 * | `argument` | an argument, or the number of arguments |
 * | `times` | the number of times that a call is made |
 * | `amount` | the amount of a token call, which is negative or cannot be read |
 * | `limit` | the total spending of a token; for a transaction, the fee |
 * | `recipient` | the recipient |
 * | `size` | too many calls and rules to match |
 * | `operation` | an operation of a transaction, or a fee bump |
 * | `field` | a field of an operation |
 * | `source` | the account of a transaction, of an operation or of a fee bump |
 * | `fee` | the fee of a transaction |
 * | `memo` | the memo of a transaction |
 */
export type PolicyViolationCode =
  | "network"
  | "address"
  | "credentials"
  | "expiry"
  | "call"
  | "argument"
  | "times"
  | "create"
  | "limit"
  | "amount"
  | "recipient"
  | "entries"
  | "size"
  | "operation"
  | "field"
  | "source"
  | "fee"
  | "memo";

/** A reason why a signing policy rejects a request. */
export interface PolicyViolation {
  /** The type of the violation, for programs. */
  readonly code: PolicyViolationCode;
  /**
   * The path of the violation, such as `rootInvocation.subInvocations[0].function.args[2]`. If the request has a path,
   * that path comes first, followed by a dot. Empty if no single part is responsible. Paths of calls more than 12
   * levels deep are shortened in the middle. If only one value is accepted, the path continues into lists and maps,
   * down to the first difference: `rootInvocation.function.args[1][0][2]`, `…args[0][3].val`.
   */
  readonly path: string;
  /** The value that the policy accepts. */
  readonly expected: string;
  /** The value found. */
  readonly got: string;
}

/** Details of a {@linkcode DwsaError}, for programs. */
export interface DwsaErrorDetails {
  /** The underlying error. */
  readonly cause?: unknown;
  /** The path of the error in a nested input, such as `.orders[3].price` or `ScVal.scvVec[2]`. */
  readonly path?: string;
  /** The byte offset of the error in the input. */
  readonly offset?: number;
  /** The expected value. */
  readonly expected?: string;
  /** The value found. Never the contents of a string or bytes that could be a secret. */
  readonly got?: string;
  /** For `auth/refused`: the reasons. */
  readonly violations?: readonly PolicyViolation[];
}

/**
 * The error for input that is malformed or contradictory, or that cannot be used on this runtime. A value of the wrong
 * JavaScript type is a `TypeError`, and a number out of range is a `RangeError`.
 *
 * @example Handle one code, and rethrow other errors
 * ```ts
 * import { DwsaError } from "@dwsa/base/errors";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * try {
 *   ScVal.fromXDR("AAAAAQAAAAA=", "base64");
 * } catch (error) {
 *   if (!DwsaError.is(error)) throw error;
 *   assert.equal(error.code, "xdr/trailing-bytes");
 *   assert.equal(error.offset, 4);
 * }
 * ```
 */
export class DwsaError extends Error {
  /**
   * The code of the error, for programs. Codes are stable; messages can change. {@linkcode DwsaErrorCode} documents the
   * cause and fix of each, and the documentation site has a page for each, such as `errors/strkey/checksum`.
   */
  declare readonly code: DwsaErrorCode;
  /** The path of the error in a nested input, such as `.orders[3].price`. */
  declare readonly path?: string;
  /** The byte offset of the error in the input. */
  declare readonly offset?: number;
  /** The expected value. */
  declare readonly expected?: string;
  /** The value found; never the contents of a string or of bytes that could be a secret. */
  declare readonly got?: string;
  /** For `auth/refused`: the reasons. */
  declare readonly violations?: readonly PolicyViolation[];

  /**
   * Creates an error.
   *
   * @param code the error code, for programs
   * @param message the message, for people: a capital letter, no final period
   * @param details the path or offset of the error, the expected value and the value found
   */
  constructor(code: DwsaErrorCode, message: string, { cause, ...facts }: DwsaErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: "DwsaError", code }, facts);
  }

  /**
   * Returns whether a caught value is a `DwsaError`. Unlike `instanceof`, it also recognizes errors from another copy
   * of this library or from another realm.
   *
   * @param error any value
   * @returns `true` when it is a `DwsaError`
   */
  static is(error: unknown): error is DwsaError {
    try {
      if (Object.prototype.toString.call(error) !== "[object Error]") return false; // works for errors of every realm
      const { name, code } = error as DwsaError;
      return name === "DwsaError" && typeof code === "string";
    } catch {
      return false; // a revoked or throwing proxy
    }
  }
}
