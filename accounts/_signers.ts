/** Parses the signers in the signature of an OpenZeppelin account. */

import { scAddressToString } from "../address/mod.ts";
import { compare } from "../scval/_shared.ts";
import type { ScMapEntry, ScVal } from "../xdr/mod.ts";

/** A signer of an OpenZeppelin account, with the signature bytes. */
export type ReadSigner =
  | { readonly delegated: string; readonly signature: Uint8Array }
  | { readonly verifier: string; readonly key: Uint8Array; readonly signature: Uint8Array };

/** The decoded signature of an OpenZeppelin account. */
export interface ReadSignature {
  readonly ruleIds: readonly number[];
  readonly signers: readonly ReadSigner[];
  /** The signers as map entries, for {@linkcode firstUnsorted}. */
  readonly entries: readonly ScMapEntry[];
}

/**
 * Parses the signature of an OpenZeppelin account; returns `undefined` if the value has a different format. Accepts
 * signers in any order, and signature bytes of a delegated signer, which the contract ignores.
 */
export function readSignature(signature: ScVal): ReadSignature | undefined {
  const fields = readFields(signature, ["context_rule_ids", "signers"]);
  if (fields === undefined) return undefined;
  const [ids, signers] = fields as [ScVal, ScVal];
  if (ids.type !== "scvVec" || signers.type !== "scvMap") return undefined;
  const ruleIds: number[] = [];
  for (const id of ids.value ?? []) {
    if (id.type !== "scvU32") return undefined;
    ruleIds.push(id.value);
  }
  const entries = signers.value ?? [];
  const read: ReadSigner[] = [];
  for (const entry of entries) {
    const signer = readSigner(entry);
    if (signer === undefined) return undefined;
    read.push(signer);
  }
  return { ruleIds, signers: read, entries };
}

function readSigner({ key, val }: ScMapEntry): ReadSigner | undefined {
  const [address, data, ...more] = key.type === "scvVec" ? key.value?.slice(1) ?? [] : [];
  if (address?.type !== "scvAddress" || more.length > 0 || val.type !== "scvBytes") return undefined;
  const [text, isContract] = [scAddressToString(address.value), address.value.type === "scAddressTypeContract"];
  const name = nameOf(key);
  if (name === "Delegated" && data === undefined && (isContract || address.value.type === "scAddressTypeAccount")) {
    return { delegated: text, signature: val.value };
  }
  if (name === "External" && isContract && data?.type === "scvBytes") {
    return { verifier: text, key: data.value, signature: val.value };
  }
  return undefined;
}

/** Returns the symbol that a vec begins with; `undefined` for any other value. */
export function nameOf(value: ScVal): string | undefined {
  const first = value.type === "scvVec" ? value.value?.[0] : undefined;
  return first?.type === "scvSymbol" && typeof first.value === "string" ? first.value : undefined;
}

/** Returns the values of a map whose keys are exactly these symbols, in this order; `undefined` for any other value. */
export function readFields(value: ScVal, names: readonly string[]): ScVal[] | undefined {
  const entries = value.type === "scvMap" ? value.value ?? [] : [];
  const isExact = entries.length === names.length &&
    entries.every(({ key }, i) => key.type === "scvSymbol" && key.value === names[i]);
  return isExact ? entries.map(({ val }) => val) : undefined;
}

/**
 * Returns the values of a map whose keys are exactly these symbols, in this order; `undefined` unless all values are
 * bytes.
 */
export function readByteFields(value: ScVal, names: readonly string[]): Uint8Array[] | undefined {
  const fields = readFields(value, names);
  return fields?.every((field): field is ScVal<"scvBytes"> => field.type === "scvBytes")
    ? fields.map((field) => field.value)
    : undefined;
}

/** Returns the index of the first map entry that is repeated or out of the host's order; -1 if there is none. */
export function firstUnsorted(entries: readonly ScMapEntry[]): number {
  return entries.findIndex(({ key }, i) => i > 0 && compare(entries[i - 1]!.key, key, 1) >= 0);
}
