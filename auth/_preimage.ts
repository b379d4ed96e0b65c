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
 * What all signers of an entry sign, whichever node their signature goes to. All credentials but the legacy ones bind
 * the top-level address to it (CAP-71).
 */
export function preimageOf(
  { type, credentials: { address, nonce } }: OpenCredentials,
  signatureExpirationLedger: number,
  invocation: DwsaAuthorizedInvocation,
  networkId: Uint8Array,
): HashIdPreimage {
  const fields = { networkId, nonce, signatureExpirationLedger, invocation };
  return type === "dwsaCredentialsAddress"
    ? HashIdPreimage.envelopeTypeDwsaAuthorization(new HashIdPreimageDwsaAuthorization(fields))
    : HashIdPreimage.envelopeTypeDwsaAuthorizationWithAddress(
      new HashIdPreimageDwsaAuthorizationWithAddress({ ...fields, address }),
    );
}

/** The 32 bytes that a signature is of. */
export function payloadOf(preimage: HashIdPreimage): Bytes {
  return hash(preimage.toXDR());
}
