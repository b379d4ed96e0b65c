/** The approval requests of entries and of preimages. */

import { scAddressToString } from "../address/mod.ts";
import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { unexpected } from "../internal/unexpected.ts";
import { DwsaAuthorizationEntry, type DwsaCredentialsType, type HashIdPreimage } from "../xdr/mod.ts";
import { xdrOf } from "./_arguments.ts";
import { unwrapCredentials } from "./_credentials.ts";
import type { ApprovalCredentials, ApprovalRequest } from "./approver.ts";

const KINDS: { readonly [Type in DwsaCredentialsType]: ApprovalCredentials } = {
  dwsaCredentialsSourceAccount: "sourceAccount",
  dwsaCredentialsAddress: "address",
  dwsaCredentialsAddressV2: "addressV2",
  dwsaCredentialsAddressWithDelegates: "delegates",
};

export const ACTION = "read the approval request";
export const EXPECTED = "an authorization entry, or the preimage of one";

/** Describes what a signature of an entry would approve; the entry is copied. */
export function requestOf(
  entry: DwsaAuthorizationEntry,
  networkId: Bytes,
  expiry?: number,
  path = "",
): ApprovalRequest {
  const copy = DwsaAuthorizationEntry.fromXDR(xdrOf(DwsaAuthorizationEntry, entry, ACTION, "entry", EXPECTED));
  const open = unwrapCredentials(copy)?.credentials;
  return {
    path,
    networkId: copyBytes(networkId),
    credentials: KINDS[copy.credentials.type],
    address: open === undefined ? null : scAddressToString(open.address),
    signatureExpirationLedger: open === undefined ? null : expiry ?? open.signatureExpirationLedger,
    invocation: copy.rootInvocation,
  };
}

/** Describes what a signature of a preimage would approve. The request shares the parts of the preimage. */
export function requestOfPreimage({ type, value }: HashIdPreimage, action: string): ApprovalRequest {
  if (type !== "envelopeTypeDwsaAuthorization" && type !== "envelopeTypeDwsaAuthorizationWithAddress") {
    throw unexpected("auth/different-payload", action, EXPECTED, type);
  }
  const { networkId, signatureExpirationLedger, invocation } = value;
  return {
    path: "",
    networkId: copyBytes(networkId),
    credentials: "address" in value ? "addressV2" : "address",
    address: "address" in value ? scAddressToString(value.address) : null,
    signatureExpirationLedger,
    invocation,
  };
}
