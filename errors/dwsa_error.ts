/**
 * Every reason for which this library throws a {@linkcode DwsaError}. The part before the slash is the area that
 * found the error. `docs/errors.md` explains each one.
 */
export type DwsaErrorCode =
  | "address/kind"
  | "amount/malformed"
  | "amount/too-precise"
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
  | "builder/memo"
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
  | "humanize/unknown-error"
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
 * What a signing policy looks at; the kind of a {@linkcode PolicyViolation}.
 *
 * | code | what is not as the policy says |
 * |---|---|
 * | `network` | the network |
 * | `credentials` | the kind of credentials |
 * | `address` | who approves |
 * | `expiry` | until when |
 * | `entries` | the number of requests |
 * | `call` | the contract or the function; of a transaction, its operations |
 * | `create` | the creation of a contract |
 * | `argument` | an argument, or the number of arguments |
 * | `times` | how often a call is made |
 * | `amount` | the amount of a token call cannot be read, or is negative |
 * | `limit` | how much of a token is spent in all; of a transaction, the fee |
 * | `recipient` | who receives |
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
  | "entries";

/** One reason for which a signing policy refuses a request. */
export interface PolicyViolation {
  /** The kind of reason, for programs. */
  readonly code: PolicyViolationCode;
  /**
   * Where it is, such as `rootInvocation.subInvocations[0].function.args[2]`, after the path of the request and a dot if
   * that has one; `""` when it is in no single place. The path of a call more than 12 levels deep is cut in the middle.
   */
  readonly path: string;
  /** What the policy takes. */
  readonly expected: string;
  /** What was found. */
  readonly got: string;
}

/** The structured facts that a {@linkcode DwsaError} may carry beside its message. */
export interface DwsaErrorDetails {
  /** The error that led to this one. */
  readonly cause?: unknown;
  /** Where in a nested input the error is, such as `.orders[3].price` or `ScVal.scvVec[2]`. */
  readonly path?: string;
  /** Where in the input the error is, in bytes from its start. */
  readonly offset?: number;
  /** What was expected. */
  readonly expected?: string;
  /** What was found. Never the contents of a string or of bytes that could be a secret. */
  readonly got?: string;
  /** Of `auth/refused`: every reason. */
  readonly violations?: readonly PolicyViolation[];
}

/**
 * The error for everything that is neither of the wrong JavaScript type (`TypeError`) nor a number out of range
 * (`RangeError`): input that is malformed, does not belong together, or cannot be used on this runtime.
 *
 * @example Handle one reason and pass on the rest
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
  /** The stable name of the reason, for programs: messages may change, codes do not. */
  declare readonly code: DwsaErrorCode;
  /** Where in a nested input the error is, such as `.orders[3].price`. */
  declare readonly path?: string;
  /** Where in the input the error is, in bytes from its start. */
  declare readonly offset?: number;
  /** What was expected. */
  declare readonly expected?: string;
  /** What was found; never the contents of a string or of bytes that could be a secret. */
  declare readonly got?: string;
  /** Of `auth/refused`: every reason. */
  declare readonly violations?: readonly PolicyViolation[];

  /**
   * Makes an error.
   *
   * @param code the reason, for programs
   * @param message the reason, for people: a capital letter, no final period
   * @param details where the error is, what was expected and what was found
   */
  constructor(code: DwsaErrorCode, message: string, { cause, ...facts }: DwsaErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: "DwsaError", code }, facts);
  }

  /**
   * Whether a caught value is a `DwsaError`, also one of a second copy of this library or of another realm, which
   * `instanceof` misses.
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
