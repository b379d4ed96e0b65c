/**
 * Every reason for which this library throws a {@linkcode DwsaError}. The part before the slash is the area that
 * found the error. `docs/errors.md` explains each one.
 */
export type DwsaErrorCode =
  | "address/kind"
  | "amount/malformed"
  | "amount/too-precise"
  | "auth/account"
  | "auth/already-signed"
  | "auth/conflict"
  | "auth/declined"
  | "auth/different-payload"
  | "auth/duplicate-delegate"
  | "auth/invalid-address"
  | "auth/invalid-policy"
  | "auth/invalid-signature"
  | "auth/no-address-credentials"
  | "auth/no-matching-node"
  | "auth/no-randomness"
  | "auth/passkey"
  | "auth/refused"
  | "auth/too-complex"
  | "auth/too-many-signatures"
  | "auth/unknown-signer"
  | "auth/wallet"
  | "builder/account"
  | "builder/archived-index"
  | "builder/auth"
  | "builder/declined"
  | "builder/envelope"
  | "builder/fee"
  | "builder/key-kind"
  | "builder/operation"
  | "builder/rpc"
  | "builder/signature"
  | "builder/simulation"
  | "builder/wasm"
  | "contract/argument"
  | "contract/asset"
  | "contract/deployer"
  | "contract/method"
  | "contract/operation"
  | "encoding/invalid-base64"
  | "encoding/invalid-hex"
  | "encoding/unsupported-runtime"
  | "humanize/invalid-event"
  | "humanize/knowledge"
  | "humanize/token-event"
  | "humanize/unknown-arm"
  | "json/depth"
  | "json/duplicate-key"
  | "json/invalid-value"
  | "json/length"
  | "json/missing-field"
  | "json/unknown-name"
  | "keys/ill-formed-text"
  | "keys/invalid-id"
  | "keys/mismatch"
  | "keys/no-randomness"
  | "keys/no-secret"
  | "keys/unsupported-type"
  | "network/passphrase"
  | "operation/inexact-price"
  | "operation/malformed"
  | "scval/address-kind"
  | "scval/circular"
  | "scval/depth"
  | "scval/duplicate-key"
  | "scval/empty-item"
  | "scval/ill-formed-text"
  | "scval/invalid-integer"
  | "scval/invalid-symbol"
  | "scval/size"
  | "scval/unmatched-type"
  | "spec/ambiguous-event"
  | "spec/contract-error"
  | "spec/duplicate-name"
  | "spec/invalid-entry"
  | "spec/invalid-wasm"
  | "spec/mismatch"
  | "spec/missing-field"
  | "spec/no-interface"
  | "spec/unexpected-field"
  | "spec/unknown-case"
  | "spec/unknown-function"
  | "spec/unknown-type"
  | "strkey/balance-type"
  | "strkey/character"
  | "strkey/checksum"
  | "strkey/kind"
  | "strkey/length"
  | "strkey/payload"
  | "strkey/spare-bits"
  | "xdr/bad-padding"
  | "xdr/depth"
  | "xdr/invalid-bool"
  | "xdr/invalid-value"
  | "xdr/length"
  | "xdr/trailing-bytes"
  | "xdr/truncated"
  | "xdr/unknown-discriminant";

/**
 * The kinds of a {@linkcode PolicyViolation}: the parts of a request that a signing policy checks.
 *
 * | code | the policy refuses |
 * |---|---|
 * | `network` | the network |
 * | `credentials` | the kind of credentials |
 * | `address` | the approver |
 * | `expiry` | the expiry |
 * | `entries` | the number of requests |
 * | `call` | the contract or the function; of a transaction, its operations |
 * | `create` | the creation of a contract |
 * | `argument` | an argument, or the number of arguments |
 * | `times` | the number of times that a call is made |
 * | `amount` | the amount of a token call, which is negative or cannot be read |
 * | `limit` | the sum that is spent of a token; of a transaction, the fee |
 * | `recipient` | the recipient |
 * | `size` | so many calls and rules that they are not matched |
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

/** One reason for which a signing policy refuses a request. */
export interface PolicyViolation {
  /** The kind of reason, for programs. */
  readonly code: PolicyViolationCode;
  /**
   * The path of the violation, such as `rootInvocation.subInvocations[0].function.args[2]`. If the request has a path,
   * it comes first, with a dot. `""` if there is no single place. The middle of the path is left out for calls more
   * than 12 levels deep.
   */
  readonly path: string;
  /** The value that the policy accepts. */
  readonly expected: string;
  /** The value that was found. */
  readonly got: string;
}

/** Details of a {@linkcode DwsaError}, for programs. */
export interface DwsaErrorDetails {
  /** The error that led to this one. */
  readonly cause?: unknown;
  /** Where in a nested input the error is, such as `.orders[3].price` or `ScVal.scvVec[2]`. */
  readonly path?: string;
  /** Where in the input the error is, in bytes from its start. */
  readonly offset?: number;
  /** The expected value. */
  readonly expected?: string;
  /** What was found. Never the contents of a string or of bytes that could be a secret. */
  readonly got?: string;
  /** Of `auth/refused`: every reason. */
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
   * The code of the error, for programs. Codes are stable; messages can change. docs/errors.md has the cause and the remedy
   * of each, and the documentation site a page for each: `errors/strkey/checksum`.
   */
  declare readonly code: DwsaErrorCode;
  /** Where in a nested input the error is, such as `.orders[3].price`. */
  declare readonly path?: string;
  /** Where in the input the error is, in bytes from its start. */
  declare readonly offset?: number;
  /** The expected value. */
  declare readonly expected?: string;
  /** The value that was found; never the contents of a string or of bytes that could be a secret. */
  declare readonly got?: string;
  /** Of `auth/refused`: every reason. */
  declare readonly violations?: readonly PolicyViolation[];

  /**
   * Makes an error.
   *
   * @param code the reason, for programs
   * @param message the reason, for people: a capital letter, no final period
   * @param details the path or offset of the error, the expected value and the value that was found
   */
  constructor(code: DwsaErrorCode, message: string, { cause, ...facts }: DwsaErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: "DwsaError", code }, facts);
  }

  /**
   * Whether a caught value is a `DwsaError`. Also true for a `DwsaError` of another copy of this library or of another
   * realm, for which `instanceof` is false.
   *
   * @param error any value
   * @returns `true` when it is a `DwsaError`
   */
  static is(error: unknown): error is DwsaError {
    try {
      if (Object.prototype.toString.call(error) !== "[object Error]") return false; // true for errors of every realm
      const { name, code } = error as DwsaError;
      return name === "DwsaError" && typeof code === "string";
    } catch {
      return false; // a revoked or throwing proxy
    }
  }
}
