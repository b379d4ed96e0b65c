import { attempt, count, Fault, wrongType } from "../internal/fault.ts";
import type { TypedOperation } from "../contract/mod.ts";
import { hash } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import {
  Claimant,
  ClaimantV0,
  ClaimClaimableBalanceOp,
  type ClaimClaimableBalanceResult,
  type ClaimPredicateJson,
  ClawbackClaimableBalanceOp,
  type ClawbackClaimableBalanceResult,
  CreateClaimableBalanceOp,
  type CreateClaimableBalanceResult,
  HashIdPreimage,
  HashIdPreimageOperationId,
  OperationBody,
  PublicKey,
  TransactionEnvelope,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import { parseAccount, parseAmount, parseAsset, parseBalance, parsePredicate } from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { Amount, OperationSource } from "./parameters.ts";

/** A claimant of a claimable balance, with a condition. */
export interface BalanceClaimant {
  /** The account that can claim the balance: `G…`. */
  readonly destination: string;
  /**
   * The condition in SEP-51 JSON, at most 4 levels deep, such as `{ not: { before_absolute_time: "1800000000" } }`;
   * `"unconditional"` by default.
   */
  readonly predicate?: ClaimPredicateJson;
}

/** The parameters of {@linkcode createClaimableBalance}. */
export interface CreateClaimableBalanceParams extends OperationSource {
  /** The asset: `"native"` or `"CODE:G…"`. */
  readonly asset: string;
  /** The amount to set aside. */
  readonly amount: Amount;
  /** 1 to 10 claimants, each with a different account. */
  readonly claimants: readonly BalanceClaimant[];
}

/** The parameters of {@linkcode claimClaimableBalance} and of {@linkcode clawbackClaimableBalance}. */
export interface ClaimableBalanceParams extends OperationSource {
  /** The ID of the balance: `B…`, or the 72 hexadecimal digits of the HTTP API. */
  readonly balanceId: string;
}

/**
 * Creates an operation that sets aside an amount, which one of the claimants can claim.
 *
 * @param params the asset, the amount and the claimants
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the amount or a time is out of range, or there are more than 10 claimants
 * @throws {DwsaError} `operation/malformed` if the amount is not positive, there is no claimant, a claimant is
 *   repeated, or a predicate is nested too deeply; `amount/…`, `contract/asset`, `address/kind` or `strkey/…` if an
 *   amount, asset or account is invalid
 *
 * @example Two claimants with conditions
 * ```ts
 * import { createClaimableBalance } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = createClaimableBalance({
 *   asset: "native",
 *   amount: "100",
 *   claimants: [
 *     { destination: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57" },
 *     {
 *       destination: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *       predicate: { not: { before_relative_time: "604800" } },
 *     },
 *   ],
 * });
 * assert(body.type === "createClaimableBalance" && body.value.claimants.length === 2);
 * ```
 */
export function createClaimableBalance(
  params: CreateClaimableBalanceParams,
): TypedOperation<CreateClaimableBalanceResult> {
  return buildOperation("createClaimableBalance", rows.createClaimableBalance, params, {
    asset: parseAsset,
    amount: parseAmount,
    account: parseAccount,
    predicate: parsePredicate,
  }, ({ claimants, ...wire }) => {
    const versioned = claimants.map((claimant) => Claimant.claimantTypeV0(new ClaimantV0(claimant)));
    return OperationBody.createClaimableBalance(new CreateClaimableBalanceOp({ ...wire, claimants: versioned }));
  });
}

/**
 * Creates an operation that claims a claimable balance.
 *
 * @param params the ID of the balance
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `address/kind`, `strkey/…` or `encoding/invalid-hex` if the ID or `source` is invalid
 *
 * @example Claim a balance by its strkey
 * ```ts
 * import { claimClaimableBalance } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const balanceId = "BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU";
 * assert.equal(claimClaimableBalance({ balanceId }).body.type, "claimClaimableBalance");
 * ```
 */
export function claimClaimableBalance(params: ClaimableBalanceParams): TypedOperation<ClaimClaimableBalanceResult> {
  return buildOperation(
    "claimClaimableBalance",
    rows.claimClaimableBalance,
    params,
    { balance: parseBalance },
    (wire) => OperationBody.claimClaimableBalance(new ClaimClaimableBalanceOp(wire)),
  );
}

/**
 * Creates an operation by which an issuer destroys a claimable balance of its asset.
 *
 * @param params the ID of the balance
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {DwsaError} `address/kind`, `strkey/…` or `encoding/invalid-hex` if the ID or `source` is invalid
 *
 * @example Destroy a balance by the ID of the HTTP API
 * ```ts
 * import { clawbackClaimableBalance } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const balanceId = "000000003f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a";
 * assert.equal(clawbackClaimableBalance({ balanceId }).body.type, "clawbackClaimableBalance");
 * ```
 */
export function clawbackClaimableBalance(
  params: ClaimableBalanceParams,
): TypedOperation<ClawbackClaimableBalanceResult> {
  return buildOperation(
    "clawbackClaimableBalance",
    rows.clawbackClaimableBalance,
    params,
    { balance: parseBalance },
    (wire) => OperationBody.clawbackClaimableBalance(new ClawbackClaimableBalanceOp(wire)),
  );
}

/**
 * Computes the ID of the claimable balance that a transaction creates: the hash of the source account, the sequence
 * number and the index of the operation. To convert the ID to other formats, use `claimableBalanceId` from
 * `@dwsa/base/strkey`.
 *
 * @param envelope the transaction, signed or not; for a fee bump, the inner transaction is used
 * @param operation the index of the operation that creates the balance; 0 is the first operation
 * @returns the ID: `B…`
 * @throws {TypeError} if an argument is of the wrong type, or the operation does not create a claimable balance
 * @throws {RangeError} if there is no operation at this index
 *
 * @example Create and claim a balance
 * ```ts
 * import { createdBalanceId, claimClaimableBalance, createClaimableBalance } from "@dwsa/base/operation";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: "4294967296",
 *   operations: [
 *     createClaimableBalance({
 *       asset: "native",
 *       amount: "100",
 *       claimants: [{ destination: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57" }],
 *     }),
 *   ],
 *   baseFee: 100,
 *   timeBounds: { max: 1_800_000_000 },
 * });
 * const balanceId = createdBalanceId(envelope, 0);
 * assert.match(balanceId, /^B[A-Z2-7]{57}$/);
 * assert.ok(claimClaimableBalance({ balanceId }));
 * ```
 */
export function createdBalanceId(envelope: TransactionEnvelope, operation: number): string {
  return attempt("compute the claimable balance ID", () => balanceId(envelope, operation));
}

function balanceId(envelope: TransactionEnvelope, operation: number): string {
  if (!TransactionEnvelope.is(envelope)) throw wrongType("envelope", TransactionEnvelope, envelope);
  const { tx } = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value : envelope.value;
  if (typeof operation !== "number") throw wrongType("operation", "a number", operation);
  const type = tx.operations[operation]?.body.type;
  if (type === undefined) {
    const expected = `the index of an operation in the transaction (${count(tx.operations.length, "operation")})`;
    throw new Fault("range", `expected operation to be ${expected}, got ${operation}`);
  }
  if (type !== "createClaimableBalance") {
    throw new Fault(
      "type",
      `expected operations[${operation}] to be createClaimableBalance, got ${type}`,
    );
  }
  const sourceAccount = "sourceAccountEd25519" in tx
    ? PublicKey.publicKeyTypeEd25519(tx.sourceAccountEd25519)
    : PublicKey.publicKeyTypeEd25519(
      tx.sourceAccount.type === "keyTypeMuxedEd25519" ? tx.sourceAccount.value.ed25519 : tx.sourceAccount.value,
    );
  const preimage = HashIdPreimage.envelopeTypeOpId(
    new HashIdPreimageOperationId({ sourceAccount, seqNum: tx.seqNum, opNum: operation }),
  );
  return encodeStrKey("claimableBalance", Uint8Array.of(0, ...hash(preimage.toXDR())));
}
