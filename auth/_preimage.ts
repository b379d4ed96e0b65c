/** The payload of an entry: what is signed, and its hash. */

import type { Bytes } from "../internal/bytes.ts";
import { hash } from "../keys/mod.ts";
import {
  type DwsaAuthorizedInvocation,
  HashIdPreimage,
  HashIdPreimageDwsaAuthorization,
  HashIdPreimageDwsaAuthorizationWithAddress,
} from "../xdr/mod.ts";
import type { OpenCredentials } from "./_credentials.ts";

/**
 * What all signers of an entry sign, whichever node their signature goes to. The nonce, the expiry and, since CAP-71,
 * the top-level address are those of the credentials.
 */
export function preimageOf(
  { addressBound, credentials: { address, nonce, signatureExpirationLedger } }: OpenCredentials,
  invocation: DwsaAuthorizedInvocation,
  networkId: Uint8Array,
): HashIdPreimage {
  const fields = { networkId, nonce, signatureExpirationLedger, invocation };
  return addressBound
    ? HashIdPreimage.envelopeTypeDwsaAuthorizationWithAddress(
      new HashIdPreimageDwsaAuthorizationWithAddress({ ...fields, address }),
    )
    : HashIdPreimage.envelopeTypeDwsaAuthorization(new HashIdPreimageDwsaAuthorization(fields));
}

/** The 32 bytes that a signature is of. */
export function payloadOf(preimage: HashIdPreimage): Bytes {
  return hash(preimage.toXDR());
}
