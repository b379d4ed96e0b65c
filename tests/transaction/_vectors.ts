/** Transactions built by stellar-sdk 17.2.0; see tests/vectors/README.md. */

import { readFileSync } from "node:fs";
import { fromHex } from "@dwsa/base/encoding";
import type { BuildTransactionParams, TransactionMemo } from "@dwsa/base/transaction";
import { DwsaTransactionData, Operation } from "@dwsa/base/xdr";

/** A case in the file of vectors. */
export interface Vector {
  readonly id: string;
  readonly name: string;
  /** The reason why stellar-sdk rejects the case, if it does. */
  readonly refused?: string;
}

/** A transaction to build. */
export interface BuildVector extends Vector {
  readonly input: BuildInput;
  readonly unsigned?: string;
  readonly hash?: string;
  /** The envelope, signed with the seed of 32 bytes `07`. */
  readonly signedBySeven?: string;
}

/** The parameters of a vector, with the names of stellar-sdk. */
export interface BuildInput {
  readonly source: string;
  readonly accountSequence: string;
  readonly baseFee: string;
  /** The operations in base64, or the number of payments. */
  readonly operations: readonly string[] | number;
  readonly timebounds?: { readonly minTime: number; readonly maxTime: number };
  readonly memo?: { readonly type: string; readonly value: string };
  readonly ledgerbounds?: { readonly minLedger: number; readonly maxLedger: number };
  readonly minAccountSequence?: string;
  readonly minAccountSequenceAge?: string;
  readonly minAccountSequenceLedgerGap?: number;
  readonly extraSigners?: readonly string[];
  readonly resourceData?: string;
}

/** A fee bump. */
export interface FeeBumpVector extends Vector {
  readonly baseFee: string;
  readonly inner: string;
  readonly unsigned?: string;
  readonly hash?: string;
  readonly fee?: string;
  /** The envelope, signed with the seed of 32 bytes `08`. */
  readonly signedByEight?: string;
}

/** A simulated transaction. */
export interface AssembleVector extends Vector {
  readonly raw: string;
  readonly simulation: object;
  /** The envelope that stellar-sdk assembles. */
  readonly sdk?: string;
  readonly sdkFee?: string;
}

/** All vectors, by function. */
export const vectors: {
  readonly build: readonly BuildVector[];
  readonly feeBump: readonly FeeBumpVector[];
  readonly assemble: readonly AssembleVector[];
} = JSON.parse(readFileSync(new URL("../vectors/transactions.json", import.meta.url), "utf8"));

const PAYMENT = "AAAAAAAAAAEAAAAAE5j2LG0aRXxRumpLXz29L2n8qTIWIY3ImX5Ba9F9k8oAAAAAAAAAAACYloA=";

/** Converts the parameters of stellar-sdk to those of `buildTransaction`. */
export function paramsOf(input: BuildInput): BuildTransactionParams {
  const operations = typeof input.operations === "number"
    ? Array<string>(input.operations).fill(PAYMENT)
    : input.operations;
  const { timebounds, ledgerbounds, memo, minAccountSequence, minAccountSequenceAge, minAccountSequenceLedgerGap } =
    input;
  const params = {
    source: input.source,
    accountSequence: input.accountSequence,
    operations: operations.map((operation) => Operation.fromXDR(operation)),
    baseFee: /^-?\d+$/.test(input.baseFee) ? BigInt(input.baseFee) : Number(input.baseFee),
    timeBounds: timebounds === undefined ? undefined : { min: timebounds.minTime, max: timebounds.maxTime },
    ledgerBounds: ledgerbounds === undefined ? undefined : { min: ledgerbounds.minLedger, max: ledgerbounds.maxLedger },
    memo: memo === undefined ? undefined : memoOf(memo),
    minSequence: minAccountSequence,
    minSequenceAge: minAccountSequenceAge === undefined ? undefined : BigInt(minAccountSequenceAge),
    minSequenceLedgerGap: minAccountSequenceLedgerGap,
    extraSigners: input.extraSigners,
    resourceData: input.resourceData === undefined ? undefined : DwsaTransactionData.fromXDR(input.resourceData),
  };
  const present = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as BuildTransactionParams; // some vectors lack required parameters
}

function memoOf({ type, value }: { readonly type: string; readonly value: string }): TransactionMemo {
  return (type === "hash" || type === "return" ? { type, value: fromHex(value) } : { type, value }) as TransactionMemo;
}
