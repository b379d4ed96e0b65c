/**
 * Addresses that sign: those of accounts and of contracts. Only these two of the five kinds, since all of them would
 * make the smallest program that signs 0.6 kB larger.
 */

import type { Bytes } from "../internal/bytes.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/mod.ts";
import { PublicKey, ScAddress } from "../xdr/mod.ts";
import { fault } from "./_fault.ts";

/** The address of an account or of a contract. */
export function takeSigningAddress(text: unknown, action: string, name: string): ScAddress {
  const isContract = typeof text === "string" && text.startsWith("C");
  const bytes = takeStrKey(isContract ? "contract" : "ed25519PublicKey", text, action, name, SIGNING);
  return isContract
    ? ScAddress.scAddressTypeContract(bytes)
    : ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(bytes));
}

/** The raw key of the address (`G…`) that a signer names. */
export function takeKey(text: unknown, action: string, name: string): Bytes {
  return takeStrKey("ed25519PublicKey", text, action, name, "an account (G...)");
}

/** Refuses an address that can never sign. */
export function requireSigning(address: ScAddress, action: string): void {
  if (!isSigning(address)) {
    throw fault("auth/invalid-address", action, `the credentials of ${SIGNING}`, addressText(address));
  }
}

/** Whether an address can sign. */
export function isSigning(address: ScAddress): boolean {
  return address.type === "scAddressTypeContract" || address.type === "scAddressTypeAccount";
}

/** The raw key that the address of an account is made of; a contract has none. */
export function accountKey(address: ScAddress): Uint8Array | undefined {
  return address.type === "scAddressTypeAccount" ? address.value.value : undefined;
}

/** The text of an address; of one that cannot sign, its kind. */
export function addressText(address: ScAddress): string {
  return address.type === "scAddressTypeContract"
    ? encodeStrKey("contract", address.value)
    : address.type === "scAddressTypeAccount"
    ? accountText(address.value.value)
    : address.type;
}

/** The address (`G…`) of a raw public key. */
export function accountText(publicKey: Uint8Array): string {
  return encodeStrKey("ed25519PublicKey", publicKey);
}

const SIGNING = "an account (G...) or a contract (C...)";

function takeStrKey(
  kind: "contract" | "ed25519PublicKey",
  text: unknown,
  action: string,
  name: string,
  expected: string,
): Bytes {
  if (typeof text !== "string") throw wrongType(action, name, "a string", text);
  try {
    return decodeStrKey(kind, text);
  } catch (cause) {
    throw fault("auth/invalid-address", action, `${name} to be ${expected}`, describe(text), { cause });
  }
}
