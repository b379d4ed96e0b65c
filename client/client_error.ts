/** The errors of a client. */

import type { SigningPolicyV1 } from "../approve/mod.ts";
import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";
import type { CallTrace } from "../humanize/mod.ts";
import { type ContractErrorCase, contractErrors, type ContractSpec, type ContractTypes } from "../spec/mod.ts";

/** The codes of a {@linkcode ClientError}. */
export type ClientErrorCode = Extract<DwsaErrorCode, `client/${string}`>;

/** A contract's own error. */
export interface ContractFailure {
  /** The contract (`C…`) where the call failed first; `null` if the server sent no diagnostic events. */
  readonly contract: string | null;
  /** The code of the error. */
  readonly code: number;
}

/** What a {@linkcode ClientError} knows beside its message. */
export interface ClientErrorDetails extends DwsaErrorDetails {
  /** Of `client/http`: the status of the response, if there was one. */
  readonly status?: number;
  /** The hash of the transaction, 64 hexadecimal digits. It is set once the transaction is signed. */
  readonly hash?: string;
  /** The last second, since 1970, in which the transaction can be applied. */
  readonly until?: bigint;
  /** The ledger that contains the transaction. */
  readonly ledger?: number;
  /** The fee that was charged, in stroops. */
  readonly feeCharged?: bigint;
  /** The result codes of the transaction and of the operation that failed, such as `txFailed` and `paymentUnderfunded`. */
  readonly resultCodes?: readonly string[];
  /** A contract's own error: see {@linkcode contractErrorsOf}. */
  readonly contractError?: ContractFailure;
  /** The calls, from the diagnostic events of the server. */
  readonly trace?: CallTrace;
  /** Of `client/unexpected-authorization`: what the server wanted to be signed, as text for people. */
  readonly description?: string;
  /**
   * Of `client/unexpected-authorization`: the policy that allows exactly this, until this ledger. It is made of what the
   * server wanted: read it before {@linkcode policyApprovers} gets it. Absent if no policy can allow it.
   */
  readonly policy?: SigningPolicyV1;
}

/**
 * The error of a client: {@linkcode DwsaError} with the facts about the transaction.
 *
 * @example What happened to a transaction
 * ```ts
 * import { ClientError } from "@dwsa/base/client";
 * import assert from "node:assert/strict";
 *
 * const error: unknown = new ClientError("client/expired", "Cannot send: it has expired", { hash: "ab".repeat(32) });
 * assert(ClientError.is(error));
 * assert.equal(error.hash?.length, 64);
 * assert(!ClientError.is(new Error("another")));
 * ```
 */
export class ClientError extends DwsaError {
  /** The code of the error, for programs. */
  declare readonly code: ClientErrorCode;
  /** Of `client/http`: the status of the response, if there was one. */
  declare readonly status?: number;
  /** The hash of the transaction, 64 hexadecimal digits. It is set once the transaction is signed. */
  declare readonly hash?: string;
  /** The last second, since 1970, in which the transaction can be applied. */
  declare readonly until?: bigint;
  /** The ledger that contains the transaction. */
  declare readonly ledger?: number;
  /** The fee that was charged, in stroops. */
  declare readonly feeCharged?: bigint;
  /** The result codes of the transaction and of the operation that failed. */
  declare readonly resultCodes?: readonly string[];
  /** A contract's own error: see {@linkcode contractErrorsOf}. */
  declare readonly contractError?: ContractFailure;
  /** The calls, from the diagnostic events of the server. */
  declare readonly trace?: CallTrace;
  /** Of `client/unexpected-authorization`: what the server wanted to be signed, as text for people. */
  declare readonly description?: string;
  /** Of `client/unexpected-authorization`: the policy that allows exactly this. */
  declare readonly policy?: SigningPolicyV1;

  /**
   * Makes an error.
   *
   * @param code the reason, for programs
   * @param message the reason, for people: a capital letter, no final period
   * @param details the facts
   */
  constructor(code: ClientErrorCode, message: string, details: ClientErrorDetails = {}) {
    super(code, message, details);
  }

  /**
   * Whether a caught value is a `ClientError`, also of another copy of this library.
   *
   * @param error any value
   * @returns `true` when it is
   */
  static override is(error: unknown): error is ClientError {
    return DwsaError.is(error) && error.code.startsWith("client/");
  }
}

/**
 * The names that an interface gives to the contract's own error in a {@linkcode ClientError}, typed for a literal
 * interface. Several if the interface has several error enums with the same code. The code can be of another contract
 * that was called: see `error.contractError.contract`.
 *
 * @param spec the interface
 * @param error any caught value
 * @returns the cases; empty if the error is none of a contract, or has no name in the interface
 * @throws {TypeError} if `spec` is not a `ContractSpec`
 *
 * @example Handle one error of a contract
 * ```ts
 * import { ClientError, contractErrorsOf } from "@dwsa/base/client";
 * import { contractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const shop = contractSpec([{ udt_error_enum_v0: { name: "Error", cases: [{ name: "SoldOut", value: 3 }] } }]);
 * const error = new ClientError("client/simulation", "Cannot call buy: …", { contractError: { contract: null, code: 3 } });
 * assert.equal(contractErrorsOf(shop, error)[0]?.name, "SoldOut");
 * ```
 */
export function contractErrorsOf<A extends ContractTypes>(
  spec: ContractSpec<A>,
  error: unknown,
): ContractErrorCase<A["errors"]>[] {
  const code = ClientError.is(error) ? error.contractError?.code : undefined;
  return contractErrors(spec, code ?? -1);
}
