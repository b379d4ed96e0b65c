/**
 * The signature form of accounts: a vec of maps `{ public_key, signature }`, sorted by raw public key. Only this form
 * can be read, merged and verified here. Any other form is known only to its contract.
 */

import { compareBytes, equalBytes } from "../internal/bytes.ts";
import { unexpected } from "../internal/unexpected.ts";
import { encode } from "../strkey/_shared.ts";
import { verify } from "../keys/mod.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { accountKey } from "./_arguments.ts";
import type { SignatureNode } from "./_credentials.ts";

/** One signature and the key that made it. */
export interface KeySignature {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** The largest number of signatures that the network accepts for one account, and that are verified for one node. */
export const MAX_SIGNATURES = 20;

/** Whether nothing has been signed: void, or an empty vec, which some tools have as a placeholder. */
export function isUnsigned(signature: ScVal): boolean {
  return signature.type === "scvVoid" || (signature.type === "scvVec" && !signature.value?.length);
}

/** A map from symbols to bytes, as contracts have for their structs; the names must be in ascending order. */
export function symbolMap(fields: Readonly<Record<string, Uint8Array>>): ScVal {
  return ScVal.scvMap(
    Object.entries(fields).map(([name, bytes]) =>
      new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvBytes(bytes) })
    ),
  );
}

/** The signature of an account with these signatures, sorted. */
export function accountSignature(signatures: readonly KeySignature[]): ScVal {
  return ScVal.scvVec(
    [...signatures].sort((a, b) => compareBytes(a.publicKey, b.publicKey)).map(({ publicKey, signature }) =>
      symbolMap({ public_key: publicKey, signature })
    ),
  );
}

/** The signatures in the form of accounts; `undefined` if there is no signature, or it has another form. */
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

function readBytes(entry: ScMapEntry | undefined, key: string, length: number): Uint8Array | undefined {
  if (entry?.key.type !== "scvSymbol" || entry.key.value !== key || entry.val.type !== "scvBytes") return undefined;
  return entry.val.value.length === length ? entry.val.value : undefined;
}

/** The address (`G…`) of a raw public key. */
export function keyText(publicKey: Uint8Array): string {
  return encode("G", publicKey);
}

/** A rule of the network for signatures of accounts that a signature violates. */
export interface FormProblem {
  /** The rule: the shape of the list, its length, its order, or each key once. */
  readonly reason: "signature-form" | "signature-count" | "signature-order" | "signature-duplicate";
  /** The requirement of the rule. */
  readonly expected: string;
  /** The value that was found, and how to correct it. */
  readonly got: string;
}

/** The first rule of the network for accounts that a signature violates. Nothing is verified yet. */
export function formProblem(signature: ScVal): FormProblem | undefined {
  const list = readAccountSignature(signature);
  if (list === undefined) {
    const expected = "an account's signature to be a list of maps { public_key: 32 bytes, signature: 64 bytes }";
    return { reason: "signature-form", expected, got: `${signature.type} of another shape; sign again` };
  }
  if (list.length > MAX_SIGNATURES) {
    const expected = `at most ${MAX_SIGNATURES} signatures`;
    return {
      reason: "signature-count",
      expected,
      got: `${list.length}; remove those that the threshold does not need`,
    };
  }
  for (let i = 1; i < list.length; i++) {
    const [before, after] = [list[i - 1]!.publicKey, list[i]!.publicKey];
    const order = compareBytes(before, after);
    if (order < 0) continue;
    const expected = "the signatures sorted by raw public key, each key once";
    return order === 0
      ? { reason: "signature-duplicate", expected, got: `${keyText(after)} twice; remove one of the two` }
      : { reason: "signature-order", expected, got: `${keyText(after)} after ${keyText(before)}; sort the list` };
  }
  return undefined;
}

/**
 * The signature that has all of the node's and all of `added`. If both have a signature of the same key, the one of
 * `added` replaces the other if `replace` is set. Otherwise the two must be equal.
 */
export function joinSignatures(node: SignatureNode, added: ScVal, action: string, replace: boolean): ScVal {
  const { path, signature } = node;
  if (isUnsigned(signature)) return added;
  if (isUnsigned(added) || signature.equals(added)) return signature;
  const [old, more] = [readAccountSignature(signature), readAccountSignature(added)];
  if (old === undefined || more === undefined) {
    const expected = `the signatures at ${path} to be lists of maps { public_key, signature }, which can be joined`;
    const other = (old === undefined ? signature : added).type;
    throw unexpected("auth/conflict", action, expected, `${other} of another shape`, { path });
  }
  const replaced = new Set(replace ? more.map(({ publicKey }) => keyText(publicKey)) : []);
  const joined = new Map<string, KeySignature>();
  for (const one of [...old.filter(({ publicKey }) => !replaced.has(keyText(publicKey))), ...more]) {
    const by = keyText(one.publicKey);
    const same = joined.get(by);
    if (same !== undefined && !equalBytes(same.signature, one.signature)) {
      throw unexpected("auth/conflict", action, `one signature by ${by} at ${path}`, "two that differ", { path });
    }
    joined.set(by, one);
  }
  if (joined.size > MAX_SIGNATURES) {
    const expected = `at most ${MAX_SIGNATURES} signatures at ${path}`;
    throw unexpected("auth/too-many-signatures", action, expected, `${joined.size}`, { path });
  }
  return accountSignature([...joined.values()]);
}

/** The result of verifying the signature of a node. */
export interface VerifiedSignature {
  /** `true` if all signatures are valid, `"custom"` if only the contract can verify it. */
  readonly verified: boolean | "custom";
  /** Each signature in it; `"unknown"` when there are too many to be verified. */
  readonly signatures: readonly { readonly publicKey: string; readonly verified: boolean | "unknown" }[];
}

/** Verifies the signature of a node as the network does, without data of the ledger. */
export function verifySignature(
  { address, signature }: Pick<SignatureNode, "address" | "signature">,
  payload: Uint8Array,
): VerifiedSignature {
  const list = readAccountSignature(signature);
  const isContract = address.type === "scAddressTypeContract";
  if (list === undefined) return { verified: isContract && !isUnsigned(signature) && "custom", signatures: [] };
  const tooMany = list.length > MAX_SIGNATURES;
  const signatures = list.map(({ publicKey, signature }) => ({
    publicKey: keyText(publicKey),
    verified: tooMany ? "unknown" as const : verify(payload, signature, publicKey),
  }));
  if (tooMany) return { verified: isContract && "custom", signatures };
  const isAllowed = isContract || (accountKey(address) !== undefined && formProblem(signature) === undefined);
  return { verified: isAllowed && signatures.every(({ verified }) => verified === true), signatures };
}
