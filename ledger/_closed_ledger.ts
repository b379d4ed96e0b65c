/** Closed ledgers, and how their transactions meet their envelopes. */

import { Fault } from "../internal/fault.ts";
import { encodeHex } from "../internal/codec.ts";
import { hashTransaction } from "../transaction/mod.ts";
import { isSuccessful, returnValueOf } from "../transaction/_shared.ts";
import type { LedgerCloseMeta, LedgerHeader, LedgerKey, TransactionEnvelope, UpgradeEntryMeta } from "../xdr/mod.ts";
import type { ClosedTransaction, Ledger } from "./ledger.ts";

/** The contents from which a ledger was read. */
export interface LedgerSource {
  readonly meta: LedgerCloseMeta;
  readonly networkPassphrase: string;
}

/** A ledger that remembers its source. */
export class ClosedLedger implements Ledger {
  readonly #source: LedgerSource;
  readonly version: 0 | 1 | 2;
  readonly sequence: number;
  readonly hash: string;
  readonly closeTime: bigint;
  readonly protocolVersion: number;
  readonly header: LedgerHeader;
  readonly transactions: readonly ClosedTransaction[];
  readonly upgrades: readonly UpgradeEntryMeta[];
  readonly evictedKeys: readonly LedgerKey[];

  constructor(source: LedgerSource) {
    const { meta } = source;
    const { hash, header } = meta.value.ledgerHeader;
    this.#source = source;
    this.version = VERSIONS[meta.type];
    this.sequence = header.ledgerSeq;
    this.hash = encodeHex(hash);
    this.closeTime = header.scpValue.closeTime;
    this.protocolVersion = header.ledgerVersion;
    this.header = header;
    this.transactions = closedTransactions(source);
    this.upgrades = [...meta.value.upgradesProcessing];
    this.evictedKeys = meta.type === "v0" ? [] : [...meta.value.evictedKeys];
  }

  /** Returns the source of a ledger; `undefined` for any other value. */
  static source(value: unknown): LedgerSource | undefined {
    return typeof value === "object" && value !== null && #source in value ? value.#source : undefined;
  }
}

const VERSIONS = { v0: 0, v1: 1, v2: 2 } as const;

/** Returns the transactions in the order of the results. */
function closedTransactions({ meta, networkPassphrase }: LedgerSource): ClosedTransaction[] {
  const { txProcessing, ledgerHeader: { header: { ledgerSeq: ledger, scpValue } } } = meta.value;
  const hashes = txProcessing.map(({ result }) => encodeHex(result.transactionHash));
  let envelopes: (TransactionEnvelope | undefined)[] | undefined;
  const envelopeOf = (index: number): TransactionEnvelope => {
    envelopes ??= pairEnvelopes(hashes, envelopesOf(meta), networkPassphrase);
    const envelope = envelopes[index];
    if (envelope !== undefined) return envelope;
    const rule = `no envelope has the hash ${hashes[index]}; check the network passphrase`;
    const fault = new Fault("ledger/no-envelope", rule, { path: `transactions[${index}].envelope` });
    throw fault.toErrorAt("Cannot read the ledger");
  };
  return txProcessing.map((item, index) => {
    const { result, feeProcessing, txApplyProcessing } = item;
    return {
      hash: hashes[index]!,
      status: isSuccessful(result.result) ? "SUCCESS" : "FAILED",
      ledger,
      createdAt: scpValue.closeTime,
      applicationOrder: index + 1,
      get feeBump() {
        return envelopeOf(index).type === "envelopeTypeTxFeeBump";
      },
      get envelope() {
        return envelopeOf(index);
      },
      result: result.result,
      meta: txApplyProcessing,
      returnValue: returnValueOf(txApplyProcessing),
      events: [],
      feeChanges: [...feeProcessing],
      refundChanges: "postTxApplyFeeProcessing" in item ? [...item.postTxApplyFeeProcessing] : [],
    };
  });
}

/** Returns the envelope of each hash. An envelope belongs to at most one result. */
function pairEnvelopes(
  hashes: readonly string[],
  envelopes: readonly TransactionEnvelope[],
  networkPassphrase: string,
): (TransactionEnvelope | undefined)[] {
  const byHash = new Map<string, TransactionEnvelope[]>();
  for (const envelope of envelopes) {
    const hash = encodeHex(hashTransaction(envelope, networkPassphrase));
    const same = byHash.get(hash);
    if (same === undefined) byHash.set(hash, [envelope]);
    else same.push(envelope);
  }
  return hashes.map((hash) => byHash.get(hash)?.pop());
}

/** Returns the envelopes of the transaction set, of all phases. */
function envelopesOf(meta: LedgerCloseMeta): TransactionEnvelope[] {
  if (meta.type === "v0") return [...meta.value.txSet.txs];
  return meta.value.txSet.value.phases.flatMap((phase) =>
    phase.type === "v0Components"
      ? phase.value.flatMap(({ value }) => value.txs)
      : phase.value.executionStages.flatMap((clusters) => clusters.flat())
  );
}
