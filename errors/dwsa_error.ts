/**
 * The codes of {@linkcode DwsaError}. The part before the slash names the subject of the error. The comment of each
 * code describes the problem, then the fix. The error pages of the documentation are generated from these comments.
 */
export type DwsaErrorCode =
  /**
   * The value is not an address, or is an address of a type that the function does not accept. Pass an address of a
   * type that the message names; never pass a secret key.
   */
  | "address/kind"
  /**
   * The string is not a plain number: digits with an optional minus sign and, in a display value, a decimal point.
   * Remove separators, exponents, spaces and plus signs.
   */
  | "amount/malformed"
  /** The amount has more fraction digits than the token has decimals. Round the amount first, as your users expect. */
  | "amount/too-precise"
  /** A parameter of a smart account's signature is invalid at `path`. Correct that part. */
  | "auth/account"
  /**
   * The entry has signatures that expire at a different ledger. Use that ledger, or pass `{ reset: true }` to drop the
   * signatures.
   */
  | "auth/already-signed"
  /**
   * A key or signer has two signatures, or a node has a signature in a different format. Keep one of the two, or drop
   * all signatures with `{ reset: true }`.
   */
  | "auth/conflict"
  /** The user declined to sign in the wallet. Ask again, or stop. */
  | "auth/declined"
  /**
   * Two entries to merge differ; a preimage has a different network, expiry or account; or an approval for a delegated
   * signer is missing. Merge copies of one entry; pass the values of the preimage, and every approval.
   */
  | "auth/different-payload"
  /** A list of delegates contains an address twice. List the address once. */
  | "auth/duplicate-delegate"
  /** The string is not an address that can sign. Use an account `G…` or a contract `C…`. */
  | "auth/invalid-address"
  /** The signing policy is malformed at `path`. Correct that part. */
  | "auth/invalid-policy"
  /**
   * The signature does not match the payload and the key. Check which key the signer used, and the network passphrase.
   */
  | "auth/invalid-signature"
  /**
   * The entry has source account credentials, or the wrong type of credentials. With source account credentials, sign
   * the transaction instead.
   */
  | "auth/no-address-credentials"
  /**
   * No node of the entry has the address of the signer, or `forAddress` is a different address. Pass the right
   * `forAddress`, or sign with the key of a node that the message lists.
   */
  | "auth/no-matching-node"
  /** The runtime has no `crypto.getRandomValues` to generate a nonce. Pass `nonce`. */
  | "auth/no-randomness"
  /** A passkey's key, signature or assertion is malformed. Pass what the authenticator returned, unchanged. */
  | "auth/passkey"
  /** `approve` rejected the request. Do not sign it: `violations` lists the reasons. */
  | "auth/refused"
  /**
   * The comparison of two policies needs more than `maxSteps` steps, or depends on the cost of buy offers. Raise the
   * limit, or split the rules; a review must treat this result as a difference.
   */
  | "auth/too-complex"
  /**
   * The merged entry would have more than 20 signatures, the maximum for an account. Omit signatures that the threshold
   * does not need.
   */
  | "auth/too-many-signatures"
  /**
   * The public key of the signature cannot be inferred, or the signer has two different keys. Return
   * `{ publicKey, signature }`.
   */
  | "auth/unknown-signer"
  /** The wallet returned an error, or no signature by the expected key. See the message and `cause`. */
  | "auth/wallet"
  /** The indexes of archived entries are not ascending, or refer to no read-write key. Simulate again. */
  | "builder/archived-index"
  /** The fee is not an integer. Pass decimal digits, a bigint or a number. */
  | "builder/fee"
  /**
   * The entry of this key cannot be extended or restored. Pass keys of contract code or data; temporary data cannot be
   * restored.
   */
  | "builder/key-kind"
  /**
   * The contract, or its code, is not on the ledger, or is not the code of `wasmHash`. Check the address and the network;
   * after an upgrade, review the new code.
   */
  | "client/contract-code"
  /**
   * According to the server, the signed entries of the transaction were used, but not by the transaction: what they
   * authorize was executed. Do not send again.
   */
  | "client/entries-used"
  /**
   * The server no longer stores the next events. Continue with a server that stores older ledgers, or from a later ledger.
   */
  | "client/events-lost"
  /**
   * The transaction expired and, according to the server, no ledger includes it. Pass `envelope` as `resume`; raise
   * `timeoutSeconds` if the network is slow.
   */
  | "client/expired"
  /**
   * The transaction was included in a ledger and failed; the fee was charged. See `resultCodes`, `contractError` and
   * `trace`.
   */
  | "client/failed"
  /** The required fee exceeds the rest of `maxFee`, or 2^32 - 1 stroops. Raise `maxFee`, or do less in one call. */
  | "client/fee"
  /**
   * The server cannot be reached, or its response is not JSON-RPC. See `status` and `cause`; try again later, or use
   * another server.
   */
  | "client/http"
  /** A payment without a memo goes to an account that requires one (SEP-29). Pass `memo`, or pay to an `M…` address. */
  | "client/memo"
  /** A required signer is missing. In `signers`, pass one for the address that the message names. */
  | "client/missing-signer"
  /** The network's nodes cannot decode the transaction yet. Do not use newer features, such as `W…` addresses. */
  | "client/protocol"
  /**
   * According to the server, a node rejected the transaction, or another one has used its sequence number (`txBadSeq`).
   * See `resultCodes`; the message contains the fix.
   */
  | "client/rejected"
  /**
   * The server's response does not match the request, or a result cannot be decoded. Check whether `networkPassphrase`
   * is that of the server's network, and pass `envelope`, if set, as `resume`.
   */
  | "client/response"
  /** The server returned a JSON-RPC error. See the message and `cause`. */
  | "client/rpc"
  /** The call failed in simulation, and was not sent. See `contractError`, `trace` and `entriesUntil`. */
  | "client/simulation"
  /**
   * It is unknown whether the transaction was applied. Pass `envelope` as `resume` or to `submit`, perhaps with another
   * server.
   */
  | "client/unconfirmed"
  /**
   * The signing rules reject a requested signature, and the transaction was not sent. Review `description`; without
   * `approve`, pass `signingPolicy(error.policy)` to allow exactly this request.
   */
  | "client/unexpected-authorization"
  /**
   * A wallet reported an error, or signed with another key or for another network, and nothing was sent. If `walletCode`
   * is -4, the user declined; otherwise, select the account and the network in the wallet.
   */
  | "client/wallet"
  /** The network would reject an argument. See `path`; build maps with `scvSortedMap`. */
  | "contract/argument"
  /**
   * The string is not an asset, or the network does not accept the asset code. Pass `native` or `CODE:G…`, with a code
   * of 1 to 12 letters and digits.
   */
  | "contract/asset"
  /** This type of address cannot deploy. Pass an account or a contract. */
  | "contract/deployer"
  /**
   * The function name is empty, too long, not a symbol, or reserved. Use 1 to 32 of the characters `A-Z a-z 0-9 _`, not
   * beginning with `__`.
   */
  | "contract/method"
  /** The operation does not accept authorization entries. Pass an operation that calls or creates a contract. */
  | "contract/operation"
  /** The entries of `knowledge` contradict each other, or belong to a different network. See `path`. */
  | "describe/knowledge"
  /** The string is not canonical base64. Remove white space, replace URL-safe characters, and add padding. */
  | "encoding/invalid-base64"
  /** The string is not hexadecimal. Pass two digits per byte, without a prefix. */
  | "encoding/invalid-hex"
  /**
   * A string is not the XDR of an event, or is valid XDR of two types of events. Decode the event first, or pass the
   * option `encoded`.
   */
  | "humanize/invalid-event"
  /**
   * An event has the name of a token event but a different format, for example an NFT event. See `path`; skip the
   * event.
   */
  | "humanize/token-event"
  /** This version of the library does not support the type of a value. Update the library. */
  | "humanize/unknown-arm"
  /** The JSON is nested more than 500 levels deep. Check the source of the JSON. */
  | "json/depth"
  /** An object has a duplicate key, or two spellings of a field. Keep one. */
  | "json/duplicate-key"
  /** A string is not JSON, or a value does not match its type. See the documentation of `@dwsa/base/json`. */
  | "json/invalid-value"
  /** A byte string, a string or a list is too long or too short. Check whether the JSON was truncated. */
  | "json/length"
  /** A field of a struct is missing. Add the field; only optional fields may be omitted. */
  | "json/missing-field"
  /** The type does not define a field, case or member of the JSON. Check the spelling and the type. */
  | "json/unknown-name"
  /** A message contains a lone surrogate. Sign bytes, or a well-formed string. */
  | "keys/ill-formed-text"
  /** The ID of a muxed account is not a string of decimal digits. Pass digits. */
  | "keys/invalid-id"
  /** The public key does not belong to the secret key. Pass only one of them. */
  | "keys/mismatch"
  /** The runtime has no secure random number generator. Add a polyfill for `crypto.getRandomValues`. */
  | "keys/no-randomness"
  /** The key pair has only a public key. To sign, create the key pair from a secret key. */
  | "keys/no-secret"
  /** The key type is not `"ed25519"`, the only supported type. Pass `"ed25519"`. */
  | "keys/unsupported-type"
  /**
   * No envelope in the ledger has the hash of the result. Check the network passphrase; if it is right, the
   * `LedgerCloseMeta` is damaged.
   */
  | "ledger/no-envelope"
  /**
   * The passphrase is empty, not well-formed, the name of a network such as `"testnet"`, a URL, or a misspelling of a
   * known passphrase. Pass one of `Networks`, or the exact passphrase of your own network.
   */
  | "network/passphrase"
  /** No fraction of two 32-bit integers equals the price. Pass `{ value, exact: false }` for the nearest fraction. */
  | "operation/inexact-price"
  /**
   * The field at `path` has a value that the network always rejects. Correct the field as described in the message.
   */
  | "operation/malformed"
  /** The contract value cannot contain this type of address. Pass an address of a type that the message names. */
  | "scval/address-kind"
  /** The value contains itself. Pass a value without cycles. */
  | "scval/circular"
  /** The value is nested too deeply. Reduce the nesting. */
  | "scval/depth"
  /** Two keys of a map are the same contract value. Keep one of them. */
  | "scval/duplicate-key"
  /** An array has an empty slot. Set the item, or pass null. */
  | "scval/empty-item"
  /** A string contains a lone surrogate. Pass bytes, or a well-formed string. */
  | "scval/ill-formed-text"
  /** The string is not an integer. Pass decimal digits with an optional minus sign, without leading zeros. */
  | "scval/invalid-integer"
  /** A symbol is too long or has an invalid character. Use at most 32 characters of `A-Z a-z 0-9 _`. */
  | "scval/invalid-symbol"
  /** The XDR of the value is larger than `maxBytes`. Pass a smaller value, or raise `maxBytes`. */
  | "scval/size"
  /** `type` refers to a key or item that does not exist. Check the spelling. */
  | "scval/unmatched-type"
  /**
   * A type or a function has several definitions, and the value fits some that give different results. Pass an `ScVal`,
   * or decode with `scValToNative`.
   */
  | "spec/ambiguous-type"
  /**
   * The function returned an error; `got` contains its code and, if known, its name. Look up the code with
   * `contractErrors`.
   */
  | "spec/contract-error"
  /**
   * Two different functions or types have the same name. In `problems`, pass the interface of one contract only; in the
   * option `types`, remove the name.
   */
  | "spec/duplicate-name"
  /**
   * An entry is not a SEP-48 entry, or its type cannot be used. See `path`; compare with the output of
   * `dwsa contract interface --json`.
   */
  | "spec/invalid-entry"
  /** The bytes are not a Wasm module, or are truncated. Pass the whole `.wasm` file. */
  | "spec/invalid-wasm"
  /** A value does not match its declared type. Use the interface of the deployed version of the contract. */
  | "spec/mismatch"
  /**
   * An argument, a field or a parameter is missing. Pass a value for each of them; an option without a value is `null`.
   */
  | "spec/missing-field"
  /** The Wasm module has no interface section. Build the contract with its SDK, without stripping sections. */
  | "spec/no-interface"
  /**
   * An object has a property that the interface does not define. Check the spelling; for values from storage, pass
   * `{ extraFields: "ignore" }`.
   */
  | "spec/unexpected-field"
  /** A value names a case that its enum or union does not define. Use one of the defined cases. */
  | "spec/unknown-case"
  /** The interface does not define the function. Check the spelling and the version of the contract. */
  | "spec/unknown-function"
  /** The interface does not define the type. Check the spelling. */
  | "spec/unknown-type"
  /** The type byte of a claimable balance is not 0. Check the source of the string. */
  | "strkey/balance-type"
  /** The string contains a character other than `A-Z` and `2-7`. Check for a typo. */
  | "strkey/character"
  /** The checksum does not match. Check for a typo. */
  | "strkey/checksum"
  /**
   * The string is not a strkey, or is a strkey of a different type. Pass a strkey of the type that the message names.
   */
  | "strkey/kind"
  /** The string or the bytes are too long or too short. Check whether the string was truncated. */
  | "strkey/length"
  /** The signed payload (`P…`) is malformed. Check the source of the string. */
  | "strkey/payload"
  /** The unused bits of the last character are not zero. Check the source of the string. */
  | "strkey/spare-bits"
  /**
   * The response does not contain exactly the expected account. Request the ledger key of this account, and create the
   * account first if it is not in the ledger.
   */
  | "transaction/account"
  /**
   * The authorization entries of the operation differ from those that the simulation recorded. Review the entries, or
   * pass `{ auth: "replace" }`.
   */
  | "transaction/auth"
  /** The wallet did not sign the transaction. See `cause`. */
  | "transaction/declined"
  /**
   * The transaction has the wrong type, or is not the expected one. Pass the inner transaction of a fee bump, or the
   * transaction that was signed.
   */
  | "transaction/envelope"
  /**
   * Resource data or a simulation requires exactly one contract operation, and `transact` accepts none. Correct the
   * operations; send a contract operation with `call` or `deploy`.
   */
  | "transaction/operation"
  /** An RPC response is an error, or is malformed at `path`. See `path` and `cause`. */
  | "transaction/rpc"
  /**
   * A signature is invalid, the wallet added none, or there are more than 20. Check which key signed, and the network
   * passphrase.
   */
  | "transaction/signature"
  /**
   * The simulation result cannot be applied to the transaction. Check the error of the simulation, restore archived
   * entries first, or simulate again.
   */
  | "transaction/simulation"
  /** The bytes are not WebAssembly. Pass the unchanged `.wasm` file. */
  | "transaction/wasm"
  /**
   * A parameter of the request URI is malformed, missing or repeated: the one at `path`, or the URI itself if `path` is
   * empty. Do not sign what it contains; ask its sender for a correct one.
   */
  | "uri/malformed"
  /**
   * The challenge does not have the structure of a login at `path`, or an expected address is of a wrong type. Do not
   * sign it: request a new challenge, and check the address.
   */
  | "webauth/challenge"
  /** Padding bytes are not zero. Check the source of the bytes. */
  | "xdr/bad-padding"
  /** Values are nested more than 500 levels deep. Reduce the nesting. */
  | "xdr/depth"
  /** A boolean is neither 0 nor 1. Check the source of the bytes. */
  | "xdr/invalid-bool"
  /** A string contains a lone surrogate. Pass bytes, or a well-formed string. */
  | "xdr/invalid-value"
  /** A list, string or byte string is too long or too short for its type. See `path`. */
  | "xdr/length"
  /** Bytes are left after the value. Check the type that you decode. */
  | "xdr/trailing-bytes"
  /** The bytes end before the value is complete. Check whether the bytes were truncated. */
  | "xdr/truncated"
  /**
   * A union or an enum has an unknown value: the input is damaged, XDR of another type or of a later protocol, or text
   * passed as bytes. Check the input and the type that you decode, or update the library.
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
 * | `expiry` | the expiry of the signature; in a transaction, the upper time bound or the minimum sequence number |
 * | `entries` | the number of requests |
 * | `call` | the contract or the function |
 * | `create` | the creation of a contract, or the upload of code |
 * | `argument` | an argument, or the number of arguments |
 * | `times` | the number of calls or operations that match a rule |
 * | `amount` | the amount of a token call, which is negative or malformed |
 * | `limit` | the total spending of a token or asset, or spending one that has no limit; a fee passed to an entry policy |
 * | `recipient` | the recipient of tokens |
 * | `size` | the requests, which have too many calls and rules to match |
 * | `operation` | an operation of a transaction, or a fee bump |
 * | `field` | a field of an operation |
 * | `source` | the account of a transaction, of an operation or of a fee bump |
 * | `fee` | the fee of a transaction |
 * | `memo` | the memo of a transaction |
 * | `login` | a login, or what has the function or the sequence number of a login and is none |
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
  | "memo"
  | "login";

/** A reason why a signing policy rejects a request. */
export interface PolicyViolation {
  /** The part of the request that the policy rejects. */
  readonly code: PolicyViolationCode;
  /**
   * The path of the violation, such as `rootInvocation.subInvocations[0].function.args[2]`. If the request has a path,
   * that path comes first, followed by a dot. Empty if no single part is responsible. Paths of calls that are more than
   * 12 levels deep are shortened in the middle. If only one value is accepted, the path continues into lists and maps,
   * down to the first difference: `rootInvocation.function.args[1][0][2]`, `…args[0][3].val`.
   */
  readonly path: string;
  /** A description of the value that the policy accepts. */
  readonly expected: string;
  /** A description of the value in the request. */
  readonly got: string;
}

/** Details of a {@linkcode DwsaError}, for programs. */
export interface DwsaErrorDetails {
  /** The underlying error, which becomes the `cause` of the created error. */
  readonly cause?: unknown;
  /**
   * The path of the invalid part in a nested input, such as `.orders[3].price` or `ScVal.scvVec[2]`; while decoding
   * XDR, the type or field that was decoded, such as `TransactionV0.timeBounds`.
   */
  readonly path?: string;
  /** The offset of the invalid part in the input: in bytes, or in UTF-16 code units of a JSON string. */
  readonly offset?: number;
  /** A description of the expected value. */
  readonly expected?: string;
  /** A description of the value found, without the contents of strings or bytes that could be a secret. */
  readonly got?: string;
  /** The policy violations, if the code is `auth/refused` or `client/unexpected-authorization`. */
  readonly violations?: readonly PolicyViolation[];
}

/**
 * An error with a stable `code`, for example for malformed or contradictory input, a rejected request, a failed
 * transaction or a missing feature of the runtime. A value of the wrong JavaScript type causes a `TypeError`, and a
 * number out of range causes a `RangeError`.
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
   * cause and the fix for each code, and the documentation site has a page for each code, such as
   * `errors/strkey/checksum`.
   */
  declare readonly code: DwsaErrorCode;
  /**
   * The path of the invalid part in a nested input, such as `.orders[3].price` or `ScVal.scvVec[2]`. For XDR that cannot
   * be decoded, the path is not the position in the value, but the type or field that was decoded, such as
   * `TransactionV0.timeBounds`; `offset` is the position.
   */
  declare readonly path?: string;
  /** The offset of the invalid part in the input: in bytes, or in UTF-16 code units of a JSON string. */
  declare readonly offset?: number;
  /** A description of the expected value. */
  declare readonly expected?: string;
  /** A description of the value found, without the contents of strings or bytes that could be a secret. */
  declare readonly got?: string;
  /**
   * The message without the failed action and without the path, for use in another message: `expected maxFee to be an
   * integer from 0 to 100, got 200`. Not enumerable. Most `TypeError`s and `RangeError`s of this library have this
   * property, too. Absent on errors that do not report one invalid value, such as those of servers, and on some others:
   * then use `message`.
   */
  declare readonly reason?: string;
  /** The policy violations, if the code is `auth/refused` or `client/unexpected-authorization`. */
  declare readonly violations?: readonly PolicyViolation[];

  /**
   * Creates an error.
   *
   * @param code the error code, for programs
   * @param message the message, for people: begins with a capital letter and has no final period
   * @param details the properties of the error, and its `cause`
   */
  constructor(code: DwsaErrorCode, message: string, { cause, ...facts }: DwsaErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: "DwsaError", code }, facts);
  }

  /**
   * Returns whether a caught value is a `DwsaError`. Unlike `instanceof`, the method also recognizes errors from
   * another copy of this library or from another realm.
   *
   * @param error any value
   * @returns `true` if `error` is a `DwsaError`
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
