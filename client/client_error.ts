/** The error class of a client. */

import type { SigningPolicy } from "../policy/mod.ts";
import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";
import type { CallTrace } from "../humanize/mod.ts";
import type { TransactionProblem } from "../transaction/mod.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { type ContractErrorCase, contractErrors, type ContractSpec, type ContractTypes } from "../spec/mod.ts";

/** The codes of a {@linkcode ClientError}. */
export type ClientErrorCode = Extract<DwsaErrorCode, `client/${string}`>;

/** An error that a contract returned. */
export interface ContractFailure {
  /** The contract (`C…`) that failed first; `null` if unknown, for example without diagnostic events. */
  readonly contract: string | null;
  /** The code of the error. */
  readonly code: number;
}

/** Details of a {@linkcode ClientError}, in addition to its message. */
export interface ClientErrorDetails extends DwsaErrorDetails {
  /** The HTTP status of the response, for the code `client/http`; absent if no complete response arrived. */
  readonly status?: number;
  /**
   * The hash of the transaction, 64 hexadecimal digits; absent in errors that occur before sending, and in errors of
   * single requests, such as {@linkcode Client.send}.
   */
  readonly hash?: string;
  /**
   * The transaction, set if, and only if, something signed has left the client. Pass it as `resume` of
   * {@linkcode SendOptions} to continue, or to {@linkcode Client.submit}.
   */
  readonly envelope?: TransactionEnvelope;
  /** The last second, since 1970, in which the transaction can be applied. */
  readonly until?: bigint;
  /**
   * The ledger until which the signed authorization entries are valid; absent if none was sent to the server. Until then,
   * anyone who has seen an entry, such as the server, can use it once in another transaction.
   */
  readonly entriesUntil?: number;
  /** The sequence of the ledger that contains the transaction. */
  readonly ledger?: number;
  /** The fee that was charged, in stroops. */
  readonly feeCharged?: bigint;
  /**
   * The result codes of the transaction, of the inner transaction of a fee bump, and of the operations that failed, such
   * as `txFailed` and `paymentUnderfunded`.
   */
  readonly resultCodes?: readonly string[];
  /** The problems of the transaction that explain the rejection, see `checkTransaction`. */
  readonly problems?: readonly TransactionProblem[];
  /** The code of a wallet's error (SEP-43): -1 wallet, -2 external service, -3 invalid request, -4 the user declined. */
  readonly walletCode?: number;
  /** The error that a contract returned, see {@linkcode contractErrorsOf}. */
  readonly contractError?: ContractFailure;
  /** The call trace from the server's diagnostic events. */
  readonly trace?: CallTrace;
  /** The requested signatures, formatted for display, for the code `client/unexpected-authorization`. */
  readonly description?: string;
  /**
   * The policy that allows exactly the requested signatures and this call, and to restore archived entries, for about a
   * day, for the code `client/unexpected-authorization`; absent if there is no such policy. The policy is derived from
   * the server's response, and ignores the limits of your own `approve`: review it before you pass it to
   * {@linkcode signingPolicy}.
   */
  readonly policy?: SigningPolicy;
}

/**
 * An error of a client: a {@linkcode DwsaError} with details of the transaction.
 *
 * @example The outcome of a transaction
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
  /** The error code, for programs. */
  declare readonly code: ClientErrorCode;
  /** The HTTP status of the response, for the code `client/http`; absent if no complete response arrived. */
  declare readonly status?: number;
  /**
   * The hash of the transaction, 64 hexadecimal digits; absent in errors that occur before sending, and in errors of
   * single requests, such as {@linkcode Client.send}.
   */
  declare readonly hash?: string;
  /**
   * The transaction, set if, and only if, something signed has left the client. Pass it as `resume` of
   * {@linkcode SendOptions} to continue, or to {@linkcode Client.submit}.
   */
  declare readonly envelope?: TransactionEnvelope;
  /** The last second, since 1970, in which the transaction can be applied. */
  declare readonly until?: bigint;
  /**
   * The ledger until which the signed authorization entries are valid; absent if none was sent to the server. Until then,
   * anyone who has seen an entry, such as the server, can use it once in another transaction.
   */
  declare readonly entriesUntil?: number;
  /** The sequence of the ledger that contains the transaction. */
  declare readonly ledger?: number;
  /** The fee that was charged, in stroops. */
  declare readonly feeCharged?: bigint;
  /** The result codes of the transaction, of the inner transaction of a fee bump, and of the operations that failed. */
  declare readonly resultCodes?: readonly string[];
  /** The problems of the transaction that explain the rejection, see `checkTransaction`. */
  declare readonly problems?: readonly TransactionProblem[];
  /** The code of a wallet's error (SEP-43): -1 wallet, -2 external service, -3 invalid request, -4 the user declined. */
  declare readonly walletCode?: number;
  /** The error that a contract returned, see {@linkcode contractErrorsOf}. */
  declare readonly contractError?: ContractFailure;
  /** The call trace from the server's diagnostic events. */
  declare readonly trace?: CallTrace;
  /** The requested signatures, formatted for display, for the code `client/unexpected-authorization`. */
  declare readonly description?: string;
  /**
   * The policy that allows exactly the requested signatures and this call, and to restore archived entries, for about a
   * day, for the code `client/unexpected-authorization`; absent if there is no such policy. Review it before you use it.
   */
  declare readonly policy?: SigningPolicy;

  /**
   * Creates an error.
   *
   * @param code the error code, for programs
   * @param message the message, which begins with a capital letter and has no final period
   * @param details the details of the transaction
   */
  constructor(code: ClientErrorCode, message: string, details: ClientErrorDetails = {}) {
    super(code, message, details);
  }

  /**
   * Returns whether a caught value is a `ClientError`, possibly from another copy of this library.
   *
   * @param error any value
   * @returns `true` if `error` is a `ClientError`
   */
  static override is(error: unknown): error is ClientError {
    return DwsaError.is(error) && error.code.startsWith("client/");
  }
}

/**
 * Looks up the contract error of a {@linkcode ClientError} in an interface. The result is typed if the interface is
 * literal, and contains several cases if several error enums contain the same code.
 *
 * @param spec the interface of the contract
 * @param error any caught value
 * @returns the matching cases; empty if the error is not a contract error, or the interface does not contain its code
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
