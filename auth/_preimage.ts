/** The payload of an entry: what is signed, and its hash. */

import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "../internal/bytes.ts";
import {
  type DwsaAuthorizedInvocation,
  HashIdPreimage,
  HashIdPreimageDwsaAuthorization,
  HashIdPreimageDwsaAuthorizationWithAddress,
} from "../xdr/mod.ts";
import { ARMS, type OpenCredentials } from "./_credentials.ts";

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
  return ARMS[type].addressBound
    ? HashIdPreimage.envelopeTypeDwsaAuthorizationWithAddress(
      new HashIdPreimageDwsaAuthorizationWithAddress({ ...fields, address }),
    )
    : HashIdPreimage.envelopeTypeDwsaAuthorization(new HashIdPreimageDwsaAuthorization(fields));
}

/** The 32 bytes that a signature is of. */
export function payloadOf(preimage: HashIdPreimage): Bytes {
  return sha256(preimage.toXDR()) as Bytes;
}
