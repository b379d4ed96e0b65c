/** Internals of this area for other areas of the library. */

import { encodeStrKey } from "../strkey/mod.ts";
import type { SignerKey } from "../xdr/mod.ts";
import { encodeSignerKey } from "./signer_key.ts";

/**
 * Returns the address of a signer key in reports. Unlike {@linkcode encodeSignerKey}, it never throws: a signed payload
 * of 0 bytes has no strkey, so its address is that of its key (`G…`).
 */
export function signerAddress(key: SignerKey): string {
  return key.type === "signerKeyTypeEd25519SignedPayload" && key.value.payload.length === 0
    ? encodeStrKey("ed25519PublicKey", key.value.ed25519)
    : encodeSignerKey(key, { prefix: "X" });
}
