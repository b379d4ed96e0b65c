/**
 * The signature form of accounts: a vec of maps `{ public_key, signature }`, sorted by raw public key. It is the only
 * one that can be read, joined and verified here: any other is for its contract to judge.
 */

import { compareBytes } from "../internal/bytes.ts";
import { verify } from "../keys/mod.ts";
import { type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { accountKey, accountText } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";
import { fault } from "./_fault.ts";
import { symbolMap } from "./_symbol_map.ts";

/** One signature and the key that made it. */
export interface KeySignature {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** The most signatures that the network takes for one account. */
const MAX_SIGNATURES = 20;

/** Whether nothing has been signed: void, or an empty vec, which some tools have as a placeholder. */
export function isUnsigned(signature: ScVal): boolean {
  return signature.type === "scvVoid" || (signature.type === "scvVec" && !signature.value?.length);
}

/** The signature of an account that holds these, sorted. */
export function accountSignature(signatures: readonly KeySignature[]): ScVal {
  return ScVal.scvVec(
    [...signatures].sort(byPublicKey).map(({ publicKey, signature }) =>
      symbolMap({ public_key: publicKey, signature })
    ),
  );
}

/** What the signature of an account holds; `undefined` when this is none, or one of another form. */
export function readAccountSignature(signature: ScVal): KeySignature[] | undefined {
  if (signature.type !== "scvVec" || !signature.value?.length) return undefined;
  const signatures: KeySignature[] = [];
  for (const item of signature.value) {
    const [first, second, ...rest] = item.type === "scvMap" ? item.value ?? [] : [];
    const publicKey = readBytes(first, "public_key", 32);
    const bytes = readBytes(second, "signature", 64);
    if (publicKey === undefined || bytes === undefined || rest.length > 0) return undefined;
    signatures.push({ publicKey, signature: bytes });
  }
  return signatures;
}

/** The signature that has all of the node's and all of `added`, which wins where both have one of the same key. */
export function joinSignatures({ path, signature }: SignatureNode, added: ScVal, action: string): ScVal {
  if (isUnsigned(signature)) return added;
  if (isUnsigned(added) || signature.equals(added)) return signature;
  const old = readAccountSignature(signature);
  const more = readAccountSignature(added);
  if (old === undefined || more === undefined) {
    const expected = `signatures at ${path} that can be joined: maps { public_key, signature }`;
    throw fault("auth/conflict", action, expected, "another form", { path });
  }
  const keys = new Set(more.map(({ publicKey }) => accountText(publicKey)));
  const joined = [...more, ...old.filter(({ publicKey }) => !keys.has(accountText(publicKey)))];
  if (joined.length > MAX_SIGNATURES) {
    const expected = `at most ${MAX_SIGNATURES} signatures at ${path}`;
    throw fault("auth/too-many-signatures", action, expected, `${joined.length}`, { path });
  }
  return accountSignature(joined);
}

/** What can be said of the signature of a node. */
export interface Verdict {
  /** `true` when all of it is valid, `"custom"` when only the contract can tell. */
  readonly verified: boolean | "custom";
  /** Each signature in it that can be verified here. */
  readonly signatures: readonly { readonly publicKey: string; readonly verified: boolean }[];
}

/** Judges the signature of a node as the network does, as far as can be told without looking at the ledger. */
export function judge({ address, signature }: SignatureNode, payload: Uint8Array): Verdict {
  const list = readAccountSignature(signature);
  const isContract = address.type === "scAddressTypeContract";
  if (list === undefined) return { verified: isContract && !isUnsigned(signature) && "custom", signatures: [] };
  const signatures = list.map((one) => ({
    publicKey: accountText(one.publicKey),
    verified: verify(payload, one.signature, one.publicKey),
  }));
  const isAllowed = isContract || (accountKey(address) !== undefined && list.length <= MAX_SIGNATURES &&
    list.every((one, i) => i === 0 || byPublicKey(list[i - 1]!, one) < 0));
  return { verified: isAllowed && signatures.every(({ verified }) => verified), signatures };
}

/** Orders signatures by their raw public keys. */
export function byPublicKey(a: KeySignature, b: KeySignature): number {
  return compareBytes(a.publicKey, b.publicKey);
}

function readBytes(entry: ScMapEntry | undefined, key: string, length: number): Uint8Array | undefined {
  if (entry?.key.type !== "scvSymbol" || entry.key.value !== key || entry.val.type !== "scvBytes") return undefined;
  return entry.val.value.length === length ? entry.val.value : undefined;
}
