/** Ledgers and a transaction queue, with the rules of stellar-core by which a transaction enters both. */

import { scAddressToString } from "../address/mod.ts";
import { unwrapCredentials } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { hashTransaction } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import { type ContractEvent, type DwsaAuthorizationEntry, type ScVal, TransactionEnvelope } from "../xdr/mod.ts";

/** The ledgers after which the queue drops a transaction, and for which it then rejects that transaction. */
const [PENDING_LEDGERS, BAN_LEDGERS] = [4, 10];

/** A transaction in a ledger. */
export interface Applied {
  readonly envelope: TransactionEnvelope;
  /** The hash of the inner transaction of a fee bump. */
  readonly inner: Uint8Array | undefined;
  readonly succeeded: boolean;
  readonly ledger: number;
  readonly closeTime: number;
  readonly effects: Effects;
}

/** What the contract of a successful call does. */
export interface Effects {
  readonly result: ScVal | null;
  readonly events: readonly ContractEvent[];
}

/** The state after a ledger has closed. */
export interface Ledger {
  readonly sequence: number;
  /** In seconds since 1970. */
  readonly closeTime: number;
  /** The transactions by their hash, and by the hash of the inner transaction of a fee bump. */
  readonly transactions: Map<string, Applied>;
  /** The sequence number of each account (`G…`), and the ledger in which it was used; 0 if never. */
  readonly accounts: Map<string, { readonly sequence: bigint; readonly usedIn: number }>;
  /** The ledger in which each signed entry was used. */
  readonly nonces: Map<string, number>;
}

/** The source, the sequence number and the last valid second (0: none) of a transaction, and its entries. */
export function factsOf(envelope: TransactionEnvelope): {
  readonly source: string;
  readonly sequence: bigint;
  readonly until: bigint;
  readonly entries: readonly DwsaAuthorizationEntry[];
} {
  const { sourceAccount, seqNum, cond, operations } = transactionOf(envelope);
  const bounds = cond.type === "precondTime" ? cond.value : cond.type === "precondV2" ? cond.value.timeBounds : null;
  return {
    source: baseAccount(sourceAccount),
    sequence: seqNum,
    until: bounds?.maxTime ?? 0n,
    entries: operations.flatMap(({ body }) => body.type === "invokeHostFunction" ? body.value.auth : []),
  };
}

/** Returns the name under which the use of an entry is recorded; `undefined` for source account credentials. */
export function nonceOf(entry: DwsaAuthorizationEntry): string | undefined {
  const own = unwrapCredentials(entry)?.credentials;
  return own && `${scAddressToString(own.address)}/${own.nonce}`;
}

/** The response of a node to a transaction. */
export type Reply = { readonly status: "PENDING" | "DUPLICATE" | "TRY_AGAIN_LATER" } | {
  readonly status: "ERROR";
  readonly code: "txTooLate" | "txNoAccount" | "txBadSeq";
};

/** A chain of ledgers and the queue of the next one. */
export class Chain {
  /** All ledgers, the latest last. */
  readonly ledgers: Ledger[];
  /** The oldest ledger that servers store. */
  oldest: number;
  /** The number of ledgers that leave the queue alone, for example since others pay more. */
  held = 0;
  readonly #passphrase: string;
  readonly #effectsOf: (envelope: TransactionEnvelope) => Effects | undefined;
  readonly #queue = new Map<string, { readonly hash: string; readonly envelope: TransactionEnvelope; age: number }>();
  readonly #banned = new Map<string, number>();

  constructor(
    passphrase: string,
    accounts: readonly string[],
    closeTime: number,
    effectsOf: (envelope: TransactionEnvelope) => Effects | undefined,
  ) {
    this.#passphrase = passphrase;
    this.#effectsOf = effectsOf;
    const sequence = 1_000_000;
    this.oldest = sequence - 20_000;
    this.ledgers = [{
      ...{ sequence, closeTime, transactions: new Map(), nonces: new Map() },
      accounts: new Map(accounts.map((address) => [address, { sequence: 100n, usedIn: 0 }])),
    }];
  }

  get latest(): Ledger {
    return this.ledgers[this.ledgers.length - 1]!;
  }

  /** Returns the latest ledger of a server that is `lag` ledgers behind. */
  behind(lag: number): Ledger {
    return this.ledgers[Math.max(0, this.ledgers.length - 1 - lag)]!;
  }

  hashOf(envelope: TransactionEnvelope): string {
    return toHex(hashTransaction(envelope, this.#passphrase));
  }

  /** Puts a transaction into the queue, which has one place for each source account. */
  enqueue(envelope: TransactionEnvelope, now: number): Reply {
    const hash = this.hashOf(envelope);
    if ((this.#banned.get(hash) ?? 0) > this.latest.sequence) return { status: "TRY_AGAIN_LATER" };
    const { source } = factsOf(envelope);
    const queued = this.#queue.get(source);
    if (queued !== undefined) return { status: queued.hash === hash ? "DUPLICATE" : "TRY_AGAIN_LATER" };
    const code = invalid(envelope, this.latest, now);
    if (code !== undefined) return { status: "ERROR", code };
    this.#queue.set(source, { hash, envelope, age: 0 });
    return { status: "PENDING" };
  }

  /** Removes the pending transaction of an account, as a node does that restarts. */
  drop(source: string): void {
    this.#queue.delete(source);
  }

  /** Closes a ledger with the transactions of the queue. */
  close(closeTime: number): void {
    const { sequence, accounts, nonces } = this.latest;
    const next: Ledger = {
      ...{ sequence: sequence + 1, closeTime, transactions: new Map() },
      accounts: new Map(accounts),
      nonces: new Map(nonces),
    };
    this.ledgers.push(next);
    for (const [source, queued] of [...this.#queue]) {
      const code = invalid(queued.envelope, next, closeTime);
      const isHeld = code === undefined && this.held > 0;
      if (isHeld) this.held--;
      if (code === undefined && !isHeld) {
        this.#apply(queued.envelope, next);
        this.#queue.delete(source);
      } else if (code !== undefined || ++queued.age >= PENDING_LEDGERS) {
        this.#queue.delete(source);
        this.#banned.set(queued.hash, next.sequence + BAN_LEDGERS);
      }
    }
  }

  /** Returns a transaction that is in a stored ledger, up to the latest ledger of a server. */
  find(hash: string, latest: number): Applied | undefined {
    for (const { sequence, transactions } of this.ledgers) {
      const found = sequence >= this.oldest && sequence <= latest ? transactions.get(hash) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #apply(envelope: TransactionEnvelope, ledger: Ledger): void {
    const { source, sequence, entries } = factsOf(envelope);
    ledger.accounts.set(source, { sequence, usedIn: ledger.sequence });
    const used = entries.flatMap((entry) => nonceOf(entry) ?? []);
    const isAuthorized = new Set(used).size === used.length && entries.every((entry) => isUsable(entry, ledger));
    const effects = isAuthorized ? this.#effectsOf(envelope) : undefined;
    const succeeded = effects !== undefined;
    if (succeeded) { for (const nonce of used) ledger.nonces.set(nonce, ledger.sequence); }
    const inner = envelope.type === "envelopeTypeTxFeeBump"
      ? hashTransaction(TransactionEnvelope.envelopeTypeTx(envelope.value.tx.innerTx.value), this.#passphrase)
      : undefined;
    const applied = {
      ...{ envelope, inner, succeeded, ledger: ledger.sequence, closeTime: ledger.closeTime },
      effects: effects ?? { result: null, events: [] },
    };
    ledger.transactions.set(this.hashOf(envelope), applied);
    if (inner !== undefined) ledger.transactions.set(toHex(inner), applied);
  }
}

function invalid(
  envelope: TransactionEnvelope,
  ledger: Ledger,
  time: number,
): Extract<Reply, { code: string }>["code"] | undefined {
  const { source, sequence, until } = factsOf(envelope);
  if (until !== 0n && BigInt(time) > until) return "txTooLate";
  const account = ledger.accounts.get(source);
  if (account === undefined) return "txNoAccount";
  return account.sequence + 1n === sequence ? undefined : "txBadSeq";
}

/** Returns whether an entry is signed, has not expired and was not used before. */
export function isUsable(entry: DwsaAuthorizationEntry, ledger: Ledger): boolean {
  const open = unwrapCredentials(entry);
  if (open === undefined) return true;
  const { credentials: { signature, signatureExpirationLedger }, delegates } = open;
  const isSigned = signature.type !== "scvVoid" || delegates.length > 0;
  return isSigned && signatureExpirationLedger >= ledger.sequence && !ledger.nonces.has(nonceOf(entry)!);
}
