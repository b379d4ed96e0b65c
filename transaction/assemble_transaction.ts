import { attempt, describe, Fault, quoteServerText, violated, wrongType } from "../internal/fault.ts";
import { type IntLike, MAX_INT64, parseIntLike } from "../internal/int_like.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import {
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  InvokeHostFunctionOp,
  Operation,
  OperationBody,
  ScVal,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { MAX_UINT32, parseEnvelope } from "./_parameters.ts";
import { contractOperation, resourceFeeOf } from "./_transaction.ts";
import { requireValid } from "./_transaction_rules.ts";
import type { ReadySimulation, Simulation } from "./read_simulation.ts";

/** Options for {@linkcode assembleTransaction}. */
export interface AssembleOptions {
  /**
   * Whether a call keeps its authorization entries (`"keep"`, the default) or receives the entries that the simulation
   * recorded (`"replace"`). A call without entries always receives the recorded entries.
   */
  readonly auth?: "keep" | "replace";
  /**
   * The resource fee in stroops, which must not be below the minimum resource fee of the simulation. By default, the
   * resource fee in the simulation's resource data.
   */
  readonly resourceFee?: IntLike;
}

/**
 * Adds the result of a simulation to the simulated transaction: resource data, resource fee and authorization entries.
 *
 * | field | value in the result |
 * |---|---|
 * | fee | the inclusion fee of `envelope`, plus the new resource fee |
 * | resource data | from the simulation |
 * | authorization entries of a call | as chosen by {@linkcode AssembleOptions.auth} |
 * | signatures | none, since the hash changes: sign the result |
 *
 * The inclusion fee of `envelope` is its fee minus the resource fee of its resource data, if any.
 *
 * Sign authorization entries between two simulations: the first simulation records the entries, and the second measures
 * the resources that the verification of the signed entries requires.
 *
 * @param envelope the simulated transaction, whose only operation is a contract operation: `invokeHostFunction`,
 *   `extendFootprintTtl` or `restoreFootprint`
 * @param simulation the result of {@linkcode readSimulation}, of type `ready`
 * @param options the choice of entries, and the resource fee
 * @returns a new envelope, without signatures
 * @throws {TypeError} if an argument is of the wrong type, or an option is misspelled
 * @throws {RangeError} if the requested resource fee is out of range or below the minimum, the total fee is not from 0
 *   to 2^32 - 1, or a number in `envelope` or `simulation` is out of range
 * @throws {DwsaError} `operation/malformed`, with a path such as `memo`, if `checkTransaction` finds a problem of the result
 *   that only another transaction fixes; `transaction/envelope` if the envelope is a fee bump or a V0 transaction; `transaction/operation` if the
 *   envelope does not have a contract operation as its only operation; `transaction/simulation` if the simulation failed or
 *   requires a restore first (the simulation with its diagnostic events is the `cause`), has a minimum resource fee
 *   above the resource fee of its data, or has no result for a call; `transaction/auth` if the kept entries approve calls
 *   that differ from those in the recorded entries; `xdr/…` if `envelope` or `simulation` cannot be encoded
 *
 * @example Assemble a transaction for signing
 * ```ts
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { assembleTransaction, buildTransaction, readFees, readSimulation } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: 0n,
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * const simulation = readSimulation({
 *   latestLedger: 1_234,
 *   transactionData: new DwsaDataBuilder().setResourceFee(60_000).build().toXDR("base64"),
 *   minResourceFee: "60000",
 *   results: [{ auth: [], xdr: nativeToScVal(5, { type: "u32" }).toXDR("base64") }],
 * });
 * assert.equal(readFees(assembleTransaction(envelope, simulation)).fee, 60_100n);
 * ```
 */
export function assembleTransaction(
  envelope: TransactionEnvelope,
  simulation: Simulation,
  options?: AssembleOptions,
): TransactionEnvelope {
  return attempt("assemble the transaction", () => assemble(envelope, simulation, options));
}

function assemble(
  envelope: TransactionEnvelope,
  simulation: Simulation,
  options?: AssembleOptions,
): TransactionEnvelope {
  const copy = parseEnvelope(envelope);
  if (copy.type !== "envelopeTypeTx") {
    const rule = copy.type === "envelopeTypeTxFeeBump"
      ? "the envelope is a fee bump; assemble its inner transaction"
      : `the envelope must be of type envelopeTypeTx, got ${copy.type}`;
    throw violated("transaction/envelope", rule, "envelopeTypeTx", copy.type);
  }
  const given = readOptions<AssembleOptions>(options, ["auth", "resourceFee"]);
  const mode = readChoice("options.auth", given.auth, ["keep", "replace"]) ?? "keep";
  const ready = requireReady(simulation);
  const { tx } = copy.value;
  const [operation] = tx.operations;
  if (operation === undefined || tx.operations.length > 1 || contractOperation(operation.body) === undefined) {
    const expected = "a contract operation as its only operation";
    const got = tx.operations.length === 1
      ? `one of type ${operation!.body.type}`
      : `${tx.operations.length} operations`;
    throw violated("transaction/operation", `the transaction must have ${expected}, got ${got}`, expected, got);
  }
  const data = resourceData(ready, given.resourceFee);
  const fee = BigInt(tx.fee) - resourceFeeOf(tx) + data.resourceFee;
  if (fee < 0n || fee > MAX_UINT32) {
    throw new Fault("range", `expected a fee from 0 to ${MAX_UINT32}, got ${fee}`);
  }
  const assembled = new Transaction({
    ...tx,
    fee: Number(fee),
    operations: [withEntries(operation, ready, mode)],
    ext: TransactionExt.dwsaData(data),
  });
  const result = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: assembled, signatures: [] }));
  requireValid(result);
  return result;
}

function requireReady(simulation: Simulation): ReadySimulation {
  switch (simulation?.type) {
    case "ready":
      return checkedParts(simulation);
    case "restore":
      throw violated(
        "transaction/simulation",
        "archived entries must be restored first; submit restoreFootprint with the simulation's transactionData",
        "a simulation that is ready",
        "one that needs a restoration",
        { cause: simulation },
      );
    case "failed":
      throw violated(
        "transaction/simulation",
        `the simulation failed: ${
          typeof simulation.error === "string" ? quoteServerText(simulation.error) : describe(simulation.error)
        }`,
        "a simulation that is ready",
        "one that failed",
        { cause: simulation },
      );
    default:
      throw wrongType("simulation", "a result of readSimulation", simulation);
  }
}

/** Validates a simulation, since it might not come from `readSimulation`. */
function checkedParts(simulation: ReadySimulation): ReadySimulation {
  const { transactionData, minResourceFee, auth, result } = simulation;
  const unfit = (name: string, expected: Parameters<typeof wrongType>[1], value: unknown) =>
    wrongType(`simulation.${name}`, expected, value);
  if (!DwsaTransactionData.is(transactionData)) {
    throw unfit("transactionData", DwsaTransactionData, transactionData);
  }
  if (typeof minResourceFee !== "bigint") throw unfit("minResourceFee", "a bigint", minResourceFee);
  if (!Array.isArray(auth)) throw unfit("auth", "an array", auth);
  for (const [i, entry] of auth.entries()) {
    if (!DwsaAuthorizationEntry.is(entry)) throw unfit(`auth[${i}]`, DwsaAuthorizationEntry, entry);
  }
  if (result !== null && !ScVal.is(result)) throw unfit("result", "an ScVal or null", result);
  return simulation;
}

/** Returns a copy of the simulation's resource data with the requested fee. */
function resourceData(simulation: ReadySimulation, asked: unknown): DwsaTransactionData {
  const { ext, resources, resourceFee } = copyXdr(DwsaTransactionData, simulation.transactionData);
  if (simulation.minResourceFee > resourceFee) {
    const { minResourceFee } = simulation;
    const rule = `the resource fee of transactionData (${resourceFee}) is below minResourceFee (${minResourceFee})`;
    throw violated("transaction/simulation", rule, `at least ${minResourceFee}`, `${resourceFee}`);
  }
  if (asked === undefined) return new DwsaTransactionData({ ext, resources, resourceFee });
  const fee = parseIntLike("options.resourceFee", asked, 0, MAX_INT64);
  if (fee >= simulation.minResourceFee) return new DwsaTransactionData({ ext, resources, resourceFee: fee });
  const expected = `options.resourceFee to be at least minResourceFee (${simulation.minResourceFee})`;
  throw new Fault("range", `expected ${expected}, got ${fee}`);
}

/** Returns the operation with the kept or the recorded entries; unchanged if the operation is not a call. */
function withEntries(operation: Operation, simulation: ReadySimulation, mode: "keep" | "replace"): Operation {
  const { sourceAccount, body } = operation;
  if (body.type !== "invokeHostFunction") return operation;
  if (simulation.result === null) {
    throw violated("transaction/simulation", "the simulation has no result for the call", "a result", "none");
  }
  const { hostFunction, auth } = body.value;
  if (mode === "keep" && auth.length > 0) {
    requireSameTrees(auth, simulation.auth);
    return operation;
  }
  const call = new InvokeHostFunctionOp({ hostFunction, auth: simulation.auth });
  return Operation.fromXDR(
    new Operation({ sourceAccount, body: OperationBody.invokeHostFunction(call) }).toXDR(),
  );
}

/** Throws if the kept entries approve calls that differ from those in the recorded entries. */
function requireSameTrees(kept: readonly DwsaAuthorizationEntry[], recorded: readonly DwsaAuthorizationEntry[]): void {
  const trees = (entries: readonly DwsaAuthorizationEntry[]) =>
    entries.map(({ rootInvocation }) => rootInvocation.toXDR("base64")).sort();
  const [ours, theirs] = [trees(kept), trees(recorded)];
  const expected = "entries with the calls that the simulation recorded";
  const advice = 'sign the recorded entries, or pass { auth: "replace" }';
  if (ours.length !== theirs.length) {
    const rule =
      `the operation does not have as many authorization entries as the simulation recorded (${ours.length} instead of ${theirs.length}); ${advice}`;
    throw violated("transaction/auth", rule, `${theirs.length}`, `${ours.length}`);
  }
  if (ours.some((tree, i) => tree !== theirs[i])) {
    const rule = `the operation's authorization entries approve calls that the simulation did not record; ${advice}`;
    throw violated("transaction/auth", rule, expected, "entries with other calls");
  }
}
