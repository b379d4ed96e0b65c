/** Reads what a transaction says about itself, and what a ledger says about its account and its signed entries. */

import { approvalRequests } from "../auth/mod.ts";
import { unwrapCredentials } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { hashTransaction } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import {
  type AccountEntry,
  type DwsaAuthorizationEntry,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyContractData,
  PublicKey,
  ScNonceKey,
  ScVal,
  TransactionEnvelope,
} from "../xdr/mod.ts";
import type { Client } from "./client.ts";
import { ClientError, type ClientErrorDetails } from "./client_error.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";

/** A transaction that leaves the client, or has left it, with what its envelope says. */
export interface Attempt {
  readonly envelope: TransactionEnvelope;
  readonly hash: string;
  /** The hash of the transaction inside a fee bump, which anyone who has seen the fee bump can send alone. */
  readonly inner: string | undefined;
  /** The source account (`G…`), whose sequence number the transaction uses. */
  readonly account: string;
  readonly sequence: bigint;
  /** The last second, since 1970, in which the transaction can be applied; 0 if there is none. */
  readonly until: bigint;
  readonly entries: readonly DwsaAuthorizationEntry[];
  /** The keys under which a ledger records the use of the entries with address credentials. */
  readonly nonces: readonly LedgerKey[];
  /** The ledger until which these entries are valid. */
  readonly entriesUntil: number | undefined;
}

/** Reads an envelope, signed or not. */
export function attemptOf(envelope: TransactionEnvelope, networkPassphrase: string): Attempt {
  const { cond, seqNum, sourceAccount, operations } = transactionOf(envelope);
  const hashOf = (one: TransactionEnvelope) => toHex(hashTransaction(one, networkPassphrase));
  const bounds = cond.type === "precondV2" ? cond.value.timeBounds : cond.type === "precondTime" ? cond.value : null;
  const entries = operations.flatMap(({ body }) => body.type === "invokeHostFunction" ? body.value.auth : []);
  const expiries = approvalRequests(envelope, networkPassphrase)
    .flatMap(({ signatureExpirationLedger }) => signatureExpirationLedger ?? []);
  return {
    envelope,
    hash: hashOf(envelope),
    inner: envelope.type === "envelopeTypeTxFeeBump"
      ? hashOf(TransactionEnvelope.envelopeTypeTx(envelope.value.tx.innerTx.value))
      : undefined,
    account: baseAccount(sourceAccount),
    sequence: seqNum,
    until: bounds?.maxTime ?? 0n,
    entries,
    nonces: entries.flatMap(nonceKey),
    entriesUntil: expiries.length === 0 ? undefined : Math.max(...expiries),
  };
}

/** Returns the details of a transaction for an error. */
export function factsOf({ envelope, hash, until, entriesUntil }: Attempt): ClientErrorDetails {
  return { envelope, hash, until, ...(entriesUntil === undefined ? {} : { entriesUntil }) };
}

function nonceKey(entry: DwsaAuthorizationEntry): LedgerKey[] {
  const own = unwrapCredentials(entry)?.credentials;
  if (own === undefined) return [];
  const key = ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: own.nonce }));
  return [LedgerKey.contractData(new LedgerKeyContractData({ contract: own.address, key, durability: "temporary" }))];
}

/** What a server says about an account and about signed entries, in one ledger. */
export interface AccountView {
  readonly ledger: number;
  /** The sequence number; `undefined` if the account does not exist. */
  readonly sequence: bigint | undefined;
  /** The ledger in which the account used this number; `undefined` if the entry does not say. */
  readonly usedIn: number | undefined;
  /** The ledger in which one of the signed entries was used; `undefined` if none was. */
  readonly entryUsedIn: number | undefined;
}

/** Queries an account, and the nonces of signed entries, in one request. */
export async function viewAccount(
  client: Pick<Client, "getLedgerEntries">,
  address: string,
  nonces: readonly LedgerKey[],
  signal: PlatformAbortSignal | undefined,
): Promise<AccountView> {
  const accountId = PublicKey.publicKeyTypeEd25519(decodeStrKey("ed25519PublicKey", address));
  const account = LedgerKey.account(new LedgerKeyAccount({ accountId }));
  const { entries, latestLedger } = await client.getLedgerEntries([account, ...nonces], { signal });
  const data = entries.find(({ key }) => key.equals(account))?.data;
  const state = data?.type === "account" ? data.value : undefined;
  // The key of an entry is also the server's word: the entry itself must be that of the account.
  if (data !== undefined && state?.accountId.equals(accountId) !== true) {
    const [expected, got] = [`the account ${address}`, "another entry"];
    const message = `Cannot get the account: expected the server to return ${expected}, got ${got}`;
    throw new ClientError("client/response", message, { expected, got });
  }
  const used = entries.find(({ key }) => nonces.some((nonce) => nonce.equals(key)));
  return {
    ledger: latestLedger,
    sequence: state?.seqNum,
    usedIn: state && usedIn(state),
    entryUsedIn: used?.lastModifiedLedger,
  };
}

/** Returns the ledger in which an account used its current sequence number (CAP-21). */
function usedIn({ ext }: AccountEntry): number | undefined {
  const second = ext.type === "v1" ? ext.value.ext : undefined;
  const third = second?.type === "v2" ? second.value.ext : undefined;
  return third?.type === "v3" ? third.value.seqLedger : undefined;
}
