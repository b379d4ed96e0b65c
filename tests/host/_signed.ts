/** Modifies entries, and computes their payloads. */

import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
} from "@dwsa/base/xdr";
import type { Arm } from "./_calls.ts";

/** Returns the address credentials of an entry, of any type; throws if there are none. */
export function credentialsOf({ credentials }: DwsaAuthorizationEntry): DwsaAddressCredentials {
  if (credentials.type === "dwsaCredentialsAddressWithDelegates") return credentials.value.addressCredentials;
  if (credentials.type === "dwsaCredentialsAddress") return credentials.value;
  if (credentials.type === "dwsaCredentialsAddressV2") return credentials.value;
  throw new Error(`expected address credentials, got ${credentials.type}`);
}

/** Returns an entry with some fields of its credentials changed, or with credentials of another type. */
export function changed(
  entry: DwsaAuthorizationEntry,
  fields: Partial<Pick<DwsaAddressCredentials, "address" | "nonce" | "signature" | "signatureExpirationLedger">>,
  arm?: Arm,
): DwsaAuthorizationEntry {
  const { address, nonce, signature, signatureExpirationLedger } = credentialsOf(entry);
  const credentials = new DwsaAddressCredentials({ address, nonce, signature, signatureExpirationLedger, ...fields });
  const { type } = entry.credentials;
  const now = arm ?? (type === "dwsaCredentialsAddress" ? 0 : type === "dwsaCredentialsAddressV2" ? 1 : 2);
  const delegates = entry.credentials.type === "dwsaCredentialsAddressWithDelegates"
    ? entry.credentials.value.delegates
    : [];
  return new DwsaAuthorizationEntry({
    credentials: now === 0
      ? DwsaCredentials.dwsaCredentialsAddress(credentials)
      : now === 1
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddressWithDelegates(
        new DwsaAddressCredentialsWithDelegates({ addressCredentials: credentials, delegates }),
      ),
    rootInvocation: entry.rootInvocation,
  });
}

/** Returns the payload to sign for an entry. */
export function payloadOf(entry: DwsaAuthorizationEntry, expiry: number, network: string): Uint8Array {
  return hash(buildAuthorizationEntryPreimage(entry, expiry, network).toXDR());
}
