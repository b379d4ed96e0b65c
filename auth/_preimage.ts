/** The payload that the signers of an entry sign. */

import { sha256 } from "@noble/hashes/sha2.js";
import type { Bytes } from "../internal/bytes.ts";
import {
  CreateContractArgsV2,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  HashIdPreimage,
  HashIdPreimageDwsaAuthorization,
  HashIdPreimageDwsaAuthorizationWithAddress,
} from "../xdr/mod.ts";
import { ARMS, type UnwrappedCredentials } from "./_credentials.ts";

/**
 * The payload that all signers of an entry sign, for all nodes. All credentials but the legacy ones bind the top-level
 * address to it (CAP-71).
 */
export function preimageOf(
  { type, credentials: { address, nonce } }: UnwrappedCredentials,
  signatureExpirationLedger: number,
  rootInvocation: DwsaAuthorizedInvocation,
  networkId: Uint8Array,
): HashIdPreimage {
  const fields = { networkId, nonce, signatureExpirationLedger, invocation: normalizeCreations(rootInvocation) };
  return ARMS[type].addressBound
    ? HashIdPreimage.envelopeTypeDwsaAuthorizationWithAddress(
      new HashIdPreimageDwsaAuthorizationWithAddress({ ...fields, address }),
    )
    : HashIdPreimage.envelopeTypeDwsaAuthorization(new HashIdPreimageDwsaAuthorization(fields));
}

/** The 32 bytes that are signed. */
export function payloadOf(preimage: HashIdPreimage): Bytes {
  return sha256(preimage.toXDR()) as Bytes;
}

/**
 * An invocation tree in the form that the network hashes. The host converts each creation of a contract to its V2 form
 * (CAP-58) and hashes that form. So a creation in the V1 arm becomes a creation in the V2 arm without constructor
 * arguments.
 */
export function normalizeCreations(invocation: DwsaAuthorizedInvocation): DwsaAuthorizedInvocation {
  const { function: called, subInvocations } = invocation;
  const subs = subInvocations.map(normalizeCreations);
  const isV1 = called.type === "dwsaAuthorizedFunctionTypeCreateContractHostFn";
  if (!isV1 && subs.every((sub, i) => sub === subInvocations[i])) return invocation;
  return new DwsaAuthorizedInvocation({
    function: isV1
      ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
        new CreateContractArgsV2({ ...called.value, constructorArgs: [] }),
      )
      : called,
    subInvocations: subs,
  });
}
