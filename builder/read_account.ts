import { encodeSignerKey } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import { ledgerEntryDataFromJson } from "../xdr/json/mod.ts";
import { LedgerEntryData } from "../xdr/mod.ts";
import { resultOf } from "./_rpc.ts";
import { unexpected } from "./_parameters.ts";

/** The state of an account in a ledger, see {@linkcode readAccount}. */
export interface AccountState {
  /** Its address, `G…`. */
  readonly address: string;
  /** Its sequence number, for `accountSequence` of `buildTransaction`. */
  readonly sequence: bigint;
  /** Its balance of the native asset in stroops. */
  readonly balance: bigint;
  /** The other keys that may sign, and their weights. */
  readonly signers: readonly {
    /** The strkey: `G…`, `T…`, `H…` or `P…`. */
    readonly key: string;
    /** From 0 to 255. */
    readonly weight: number;
  }[];
  /**
   * The weight of the account's key, and the sums of weights that operations need. Contract calls need the medium one.
   */
  readonly thresholds: {
    /** The weight of the account's key. */
    readonly master: number;
    /** For operations such as bumping the sequence number. */
    readonly low: number;
    /** For all others, contract calls included. */
    readonly medium: number;
    /** To change signers and thresholds, and to merge the account. */
    readonly high: number;
  };
}

const ACTION = "read the account";

/**
 * Reads an account from the answer of an RPC server to `getLedgerEntries`, with XDR as base64 or as JSON
 * (`xdrFormat: "json"`).
 *
 * @param answer the parsed JSON: the whole answer, or its `result`
 * @returns the account
 * @throws {TypeError} if `answer` is not an object
 * @throws {DwsaError} `builder/account` if the answer does not have exactly one account; `builder/rpc` if it is a JSON-RPC
 * error, or a field is malformed; `path` says which
 *
 * @example The next sequence number
 * ```ts
 * import { readAccount } from "@dwsa/base/builder";
 * import assert from "node:assert/strict";
 *
 * const xdr =
 *   "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
 * const account = readAccount({ latestLedger: 7, entries: [{ key: "", xdr }] });
 * assert.equal(account.sequence, 4_294_967_338n);
 * assert.deepEqual(account.thresholds, { master: 1, low: 0, medium: 0, high: 0 });
 * ```
 */
export function readAccount(answer: unknown): AccountState {
  const entries = resultOf(ACTION, answer).objects("entries");
  const data = entries.map((entry) => entry.requiredXdr("xdr", "dataJson", LedgerEntryData, ledgerEntryDataFromJson));
  const accounts = data.flatMap((one) => one.type === "account" ? [one.value] : []);
  const [account] = accounts;
  if (account === undefined || accounts.length > 1) {
    throw unexpected("builder/account", ACTION, "one account among the entries", `${accounts.length}`);
  }
  const [master, low, medium, high] = account.thresholds;
  return {
    address: encodeStrKey("ed25519PublicKey", account.accountId.value),
    sequence: account.seqNum,
    balance: account.balance,
    signers: account.signers.map(({ key, weight }) => ({ key: encodeSignerKey(key), weight })),
    thresholds: { master: master!, low: low!, medium: medium!, high: high! },
  };
}
