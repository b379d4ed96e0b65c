/** Addresses that sign: those of accounts and of contracts. */

import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/mod.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { wrongType } from "./_arguments.ts";

/** An address that can sign: that of an account or of a contract. */
export function takeSigningAddress(text: unknown, action: string, name: string): ScAddress {
  if (typeof text !== "string") throw wrongType(action, name, "a string", text);
  let address;
  try {
    address = addressToScAddress(text);
  } catch (cause) {
    throw addressFault(action, name, describe(text), cause);
  }
  if (!isSigning(address)) throw addressFault(action, name, quote(text));
  return address;
}

/** Refuses the address of an entry that can never sign. */
export function requireSigning(address: ScAddress, action: string): void {
  if (!isSigning(address)) {
    throw addressFault(action, "the address of the credentials", scAddressToString(address));
  }
}

/** Whether an address is that of an account or of a contract. */
export function isSigning({ type }: ScAddress): boolean {
  return type === "scAddressTypeAccount" || type === "scAddressTypeContract";
}

/** The raw key that the address of an account is made of; a contract has none. */
export function accountKey(address: ScAddress): Uint8Array | undefined {
  return address.type === "scAddressTypeAccount" ? address.value.value : undefined;
}

/** The address (`G…`) of a raw public key. */
export function accountText(publicKey: Uint8Array): string {
  return encodeStrKey("ed25519PublicKey", publicKey);
}

/** The raw key of the address (`G…`) that a signer names. */
export function takeKey(publicKey: unknown, action: string, name: string): Bytes {
  if (typeof publicKey !== "string") throw wrongType(action, name, "a string", publicKey);
  try {
    return decodeStrKey("ed25519PublicKey", publicKey);
  } catch (cause) {
    const expected = "an account (G...)";
    const got = describe(publicKey);
    const message = `Cannot ${action}: expected ${name} to be ${expected}, got ${got}`;
    throw new DwsaError("auth/invalid-address", message, { expected, got, cause });
  }
}

function addressFault(action: string, name: string, got: string, cause?: unknown): DwsaError {
  const expected = "an account (G...) or a contract (C...)";
  return new DwsaError("auth/invalid-address", `Cannot ${action}: expected ${name} to be ${expected}, got ${got}`, {
    expected,
    got,
    ...(cause === undefined ? {} : { cause }),
  });
}
