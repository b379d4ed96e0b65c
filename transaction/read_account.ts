import { attempt, Fault, unexpected, violated } from "../internal/fault.ts";
import { ignoreMapIndex } from "../internal/options.ts";
import { encodeSignerKey } from "../keys/mod.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import { LedgerEntryData, type SignerKey } from "../xdr/mod.ts";
import { emptyPayloadJson } from "../xdr/_shared.ts";
import { decodeJson, type JsonDecoder, resultOf } from "./_rpc.ts";

/** The state of an account in a ledger; see {@linkcode readAccount}. */
export interface AccountState {
  /** The address of the account, `G…`. */
  readonly address: string;
  /** The current sequence number, for `accountSequence` of `buildTransaction`. */
  readonly sequence: bigint;
  /** The balance of the native asset, in stroops. */
  readonly balance: bigint;
  /** The additional signers and their weights. */
  readonly signers: readonly {
    /**
     * The signer key as a strkey: `G…`, `T…`, `H…` or `P…`. A signed payload of 0 bytes has no strkey, and no transaction
     * can match it: its key is `<INVALID:G…:EMPTY_PAYLOAD>`, as in JSON.
     */
    readonly key: string;
    /** The weight, from 0 to 255. */
    readonly weight: number;
  }[];
  /** The weight of the master key, and the thresholds, each from 0 to 255. */
  readonly thresholds: {
    /** The weight of the master key, which is the account's own key. */
    readonly master: number;
    /** The threshold for operations such as `bumpSequence`. */
    readonly low: number;
    /** The threshold for all other operations, including contract calls. */
    readonly medium: number;
    /** The threshold for changing signers and thresholds, and for merging the account. */
    readonly high: number;
  };
}

const ACTION = "read the account";

/**
 * Parses an account from an RPC server's response to `getLedgerEntries`, with XDR as base64 or as JSON
 * (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @param address the requested account (`G…`); any other account in the response is rejected
 * @returns the account
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `transaction/account` if the response has no entries, or contains no account, several accounts or a
 *   different account; `strkey/…` if `address` is not an account; `transaction/rpc` if the response is a server error, or
 *   the field in `path` is missing or malformed
 *
 * @example The sequence number and the thresholds
 * ```ts
 * import { readAccount } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const address = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const xdr =
 *   "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
 * const account = readAccount({ latestLedger: 7, entries: [{ key: "", xdr }] }, address);
 * assert.equal(account.sequence, 4_294_967_338n);
 * assert.deepEqual(account.thresholds, { master: 1, low: 0, medium: 0, high: 0 });
 *
 * assert.throws(() => readAccount({ latestLedger: 7, entries: [] }, address), {
 *   code: "transaction/account",
 *   message: `Cannot read the account: ${address} is not in the ledger; it must be created first`,
 * });
 * ```
 */
export function readAccount(response: unknown, address: string | undefined): AccountState;
/**
 * Parses an account from an RPC server's response to `getLedgerEntries`. In `responses.map(readAccount)`, the index
 * that `map` passes is ignored.
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the account
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} as in the overload with `address`
 *
 * @example The accounts of several responses
 * ```ts
 * import { readAccount } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const xdr =
 *   "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
 * const [account] = [{ latestLedger: 7, entries: [{ key: "", xdr }] }].map(readAccount);
 * assert.equal(account?.balance, 1_000_000_000n);
 * ```
 */
export function readAccount(response: unknown): AccountState;
export function readAccount(response: unknown, address?: string): AccountState {
  return accountIn(response, address, decodeJson);
}

/** Reads an account; see {@linkcode readAccount}. Without `json`, the response is one to a request for base64. */
export function accountIn(response: unknown, address?: string, json?: JsonDecoder): AccountState {
  return attempt(ACTION, () => readEntry(response, address, json));
}

function readEntry(response: unknown, address?: string, json?: JsonDecoder): AccountState {
  const expected = ignoreMapIndex(address);
  if (expected !== undefined) parseAccountKey("address", expected); // throws if invalid
  const entries = resultOf(ACTION, response, json).requiredObjects("entries");
  const accounts = entries
    .map((entry) => entry.requiredXdr("xdr", "dataJson", LedgerEntryData))
    .flatMap((data) => data.type === "account" ? [data.value] : []);
  const [account] = accounts;
  if (entries.length === 0) {
    const message = `${expected ?? "the account"} is not in the ledger; it must be created first`;
    throw new Fault("transaction/account", `${message}`);
  }
  if (account === undefined || accounts.length > 1) {
    throw unexpected("transaction/account", "entries to contain one account", `${accounts.length}`);
  }
  const found = encodeStrKey("ed25519PublicKey", account.accountId.value);
  if (expected !== undefined && found !== expected) {
    const rule = `the response is for the account ${found}, not ${expected}`;
    throw violated("transaction/account", rule, expected, found);
  }
  const [master, low, medium, high] = account.thresholds;
  return {
    address: found,
    sequence: account.seqNum,
    balance: account.balance,
    signers: account.signers.map(({ key, weight }) => ({ key: signerText(key), weight })),
    thresholds: { master: master!, low: low!, medium: medium!, high: high! },
  };
}

/** Returns the strkey of a signer key, or what JSON contains for a signed payload of 0 bytes, which has no strkey. */
function signerText(key: SignerKey): string {
  const isEmpty = key.type === "signerKeyTypeEd25519SignedPayload" && key.value.payload.length === 0;
  return isEmpty ? emptyPayloadJson(key.value.toXDR()) : encodeSignerKey(key);
}
