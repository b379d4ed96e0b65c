/** Signs entries and transactions with each type of signer. */

import {
  type ApprovalRequest,
  approvalRequest,
  type Approver,
  authorizeEntries,
  buildWithDelegatesEntry,
  type DelegateSignature,
  parseWalletSignature,
  type PayloadSigner,
  type SigningCallback,
} from "../auth/mod.ts";
import { describe, Fault, quoteWalletError, wrongType } from "../internal/fault.ts";
import { convertString } from "../internal/arguments.ts";
import { verify } from "../keys/mod.ts";
import { decodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import {
  hashTransaction,
  signTransaction,
  type TransactionApprover,
  type TransactionCallback,
} from "../transaction/mod.ts";
import type { DecoratedSignature, DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import { ClientError } from "./client_error.ts";
import type { AddressSigner, ClientSigner } from "./signers.ts";

/** A validated signer. Each property is read only once, since its value could change. */
export interface ReadSigner extends Omit<AddressSigner, "delegates"> {
  readonly delegates?: readonly ReadSigner[] | undefined;
}

/** Creates the error for an argument of the wrong type. `got` describes the argument, and can end with advice. */
export function misplaced(name: string, expected: string, got: string): Fault {
  return new Fault("type", `expected ${name} to be ${expected}, got ${got}`, { path: name });
}

/** Validates a signer. */
export function readSigner(name: string, value: ClientSigner): ReadSigner {
  if (isKey(value)) return { address: keyAddress(name, value), keys: [value] };
  const expected =
    "a Signer, or an object with address and one of keys, signTransaction, signAuthEntry, authorize, delegates";
  if (typeof value !== "object" || value === null) {
    if (!isValidStrKey("ed25519SecretSeed", value)) throw wrongType(name, expected, value);
    throw misplaced(name, expected, `${describe(value)}; pass Keypair.fromSecret(seed)`);
  }
  const { address } = value;
  if (typeof address !== "string") throw wrongType(`${name}.address`, "a string", address);
  if (!isValidStrKey("contract", address)) requireAccount(`${name}.address`, address, " or a contract (C...)");
  // Unknown names are allowed, since wallets have additional methods and can be instances of classes.
  const { keys, signTransaction, signAuthEntry, authorize, delegates } = value;
  const lists = { keys, delegates };
  for (const [way, list] of Object.entries(lists)) {
    if (list === undefined || (Array.isArray(list) && list.length > 0)) continue;
    throw wrongType(`${name}.${way}`, "an array of at least one signer", list);
  }
  for (const key of keys ?? []) keyAddress(`${name}.keys`, key);
  for (const [way, sign] of Object.entries({ signTransaction, signAuthEntry, authorize })) {
    if (sign !== undefined && typeof sign !== "function") throw wrongType(`${name}.${way}`, "a function", sign);
  }
  const functions = {
    signTransaction: signTransaction?.bind(value),
    signAuthEntry: signAuthEntry?.bind(value),
    authorize: authorize?.bind(value),
  };
  const ways = [keys, signTransaction, signAuthEntry, authorize, delegates];
  if (ways.every((way) => way === undefined)) throw wrongType(name, expected, value);
  return {
    address,
    keys,
    ...functions,
    delegates: delegates?.map((delegate, i) => readSigner(`${name}.delegates[${i}]`, delegate)),
  };
}

type Key = NonNullable<AddressSigner["keys"]>[number];

function isKey(value: unknown): value is Key {
  const { sign, publicKey } = Object(value) as Partial<Key>;
  return typeof sign === "function" && typeof publicKey === "function";
}

function keyAddress(name: string, key: Key): string {
  if (!isKey(key)) throw wrongType(name, "a Signer with sign() and publicKey()", key);
  const pair = key as { readonly canSign?: unknown };
  if (typeof pair.canSign === "function" && !pair.canSign()) {
    throw misplaced(name, "a key that can sign", "a Keypair without its secret");
  }
  const address = key.publicKey();
  requireAccount(`${name}.publicKey()`, address);
  return address;
}

/** Throws unless a string is an account (`G…`). `others` names the other types of addresses that are accepted. */
function requireAccount(name: string, address: string, others = ""): void {
  convertString(name, `an account (G...)${others}`, address, (text) => decodeStrKey("ed25519PublicKey", text));
}

/** Adds the delegates of the signer to an entry. */
export function withDelegates(
  entry: DwsaAuthorizationEntry,
  signer: ReadSigner,
  until: number,
): DwsaAuthorizationEntry {
  if (signer.delegates === undefined) return entry;
  const nodeOf = ({ address, delegates }: ReadSigner): DelegateSignature => ({
    address,
    nestedDelegates: delegates?.map(nodeOf),
  });
  return buildWithDelegatesEntry({ entry, validUntilLedgerSeq: until, delegates: signer.delegates.map(nodeOf) });
}

/**
 * Returns the requests that the approvers check before signing, as several lists: the list at index i names the key at
 * index i of each signer, since a signature for legacy credentials is also valid for the key's own account.
 */
export function requestsOf(
  entries: readonly { readonly entry: DwsaAuthorizationEntry; readonly signer: ReadSigner | undefined }[],
  networkPassphrase: string,
  until: number,
): ApprovalRequest[][] {
  const count = Math.max(1, ...entries.map(({ signer }) => signer?.keys?.length ?? 0));
  return Array.from({ length: count }, (_, i) =>
    entries.map(({ entry, signer }, j) => {
      const key = signer?.keys?.[Math.min(i, signer.keys.length - 1)];
      const request = approvalRequest(entry, networkPassphrase, until);
      return { ...request, path: `entries[${j}]`, signer: key?.publicKey() ?? null };
    }));
}

/** Signs the entries of one address with the signer of that address, or with its delegates. */
export async function signEntries(
  entries: readonly DwsaAuthorizationEntry[],
  signer: ReadSigner,
  { networkPassphrase, until, approve }: {
    readonly networkPassphrase: string;
    readonly until: number;
    readonly approve: Approver;
  },
): Promise<readonly DwsaAuthorizationEntry[]> {
  const { address, keys, signAuthEntry, authorize, delegates } = signer;
  const by = (one: PayloadSigner | SigningCallback, list: readonly DwsaAuthorizationEntry[]) =>
    authorizeEntries(list, one, until, networkPassphrase, { forAddress: address, approve });
  if (delegates !== undefined) {
    let signed = entries;
    for (const delegate of delegates) {
      signed = await signEntries(signed, delegate, { networkPassphrase, until, approve });
    }
    return signed;
  }
  if (keys !== undefined) {
    let signed = entries;
    for (const key of keys) signed = await by(key, signed);
    return signed;
  }
  if (authorize !== undefined) return await by(authorize, entries);
  const key = isValidStrKey("contract", address) ? undefined : address;
  return await by(async (preimage) => {
    const options = { networkPassphrase, address };
    const reply = await askWallet("sign the entry", () => signAuthEntry!(preimage.toXDR("base64"), options));
    return parseWalletSignature(reply, key);
  }, entries);
}

/** Returns whether a signer can sign entries or transactions. */
export function canSign(signer: ReadSigner, what: "entries" | "transactions"): boolean {
  const { keys, signTransaction, signAuthEntry, authorize, delegates } = signer;
  if (what === "entries" && delegates !== undefined) return delegates.every((one) => canSign(one, what));
  if (keys !== undefined) return true;
  return what === "transactions"
    ? signTransaction !== undefined
    : signAuthEntry !== undefined || authorize !== undefined;
}

/** Signs a transaction with each key of an account, or with its wallet. `signersOf` queries the account's signers. */
export async function signEnvelope(
  envelope: TransactionEnvelope,
  { address, keys, signTransaction: signByWallet }: ReadSigner,
  networkPassphrase: string,
  approve: TransactionApprover,
  signersOf: () => Promise<readonly string[]>,
): Promise<TransactionEnvelope> {
  let signed = envelope;
  for (const key of keys ?? []) signed = await signTransaction(signed, key, networkPassphrase, { approve });
  if (keys !== undefined) return signed;
  const action = "sign the transaction";
  let named: unknown;
  const wallet: TransactionCallback = async () => {
    const options = { networkPassphrase, address };
    const reply = await askWallet(action, () => signByWallet!(signed.toXDR("base64"), options));
    named = reply?.signerAddress;
    return reply;
  };
  const result = await signTransaction(signed, wallet, networkPassphrase, { approve });
  const payload = hashTransaction(result, networkPassphrase);
  const added: readonly DecoratedSignature[] = result.value.signatures.slice(signed.value.signatures.length);
  const isBy = (key: unknown): key is string =>
    isValidStrKey("ed25519PublicKey", key) &&
    added.some(({ signature }) =>
      signature.length === 64 && verify(payload, signature, decodeStrKey("ed25519PublicKey", key as string))
    );
  // The name of another key is believed only if the account has this signer.
  if (isBy(address) || (isBy(named) && (await signersOf()).includes(named))) return result;
  const expected = `a signature for ${address} on the network of networkPassphrase`;
  const got = isBy(named) ? `one by ${named}` : "another one";
  const message =
    `Cannot ${action}: expected the wallet to return ${expected}, got ${got}; select this account and this ` +
    "network in the wallet";
  throw new ClientError("client/wallet", message, { expected, got });
}

/** Calls a wallet. Wallets return their errors, or reject with an object, a string or nothing in place of an `Error`. */
async function askWallet<T>(action: string, call: () => Promise<T>): Promise<T> {
  let error: unknown;
  try {
    const reply = await call();
    error = Object(reply).error ?? undefined;
    if (error === undefined) return reply;
  } catch (cause) {
    error = cause;
  }
  const { code } = Object(error) as { readonly code?: unknown };
  const reason = code === -4 ? "the user declined" : "the wallet reported an error";
  const shown = error === undefined || error === null ? "without a reason" : quoteWalletError(error);
  throw new ClientError("client/wallet", `Cannot ${action}: ${reason}: ${shown}`, {
    cause: error,
    ...(typeof code === "number" ? { walletCode: code } : {}),
  });
}
