/** What several functions of this area know of signers: keys, hints, thresholds, and who made a signature. */

import { equalBytes } from "../internal/bytes.ts";
import { hash, verify } from "../keys/mod.ts";
import { type DecoratedSignature, type MuxedAccount, type OperationBody, SignerKey } from "../xdr/mod.ts";
import { accountKey } from "./_transaction.ts";

/** Returns whether a signature is valid for a signer key, with the rules of the network. */
export function isBy({ hint, signature }: DecoratedSignature, key: SignerKey, payload: Uint8Array): boolean {
  if (!equalBytes(hint, hintOf(key))) return false;
  switch (key.type) {
    case "signerKeyTypeEd25519":
      return verify(payload, signature, key.value);
    case "signerKeyTypeHashX":
      return equalBytes(hash(signature), key.value);
    case "signerKeyTypeEd25519SignedPayload":
      return verify(key.value.payload, signature, key.value.ed25519);
    default:
      return false; // a transaction hash (`T…`) requires no signature
  }
}

/** Returns the signature hint of a key; for a signed payload, as defined in CAP-40. */
export function hintOf(key: SignerKey): Uint8Array {
  if (key.type !== "signerKeyTypeEd25519SignedPayload") return key.value.slice(-4);
  const { ed25519, payload } = key.value;
  const hint = ed25519.slice(-4);
  for (const [i, byte] of payload.subarray(-4).entries()) hint[i]! ^= byte;
  return hint;
}

/** Returns the master key of an account, which is also that of its muxed accounts. */
export function accountSigner(account: MuxedAccount): SignerKey {
  return SignerKey.signerKeyTypeEd25519(accountKey(account));
}

/** The operation types with the low threshold, as in `getThresholdLevel` of stellar-core. */
const LOW: readonly OperationBody["type"][] = [
  "allowTrust",
  "inflation",
  "bumpSequence",
  "claimClaimableBalance",
  "setTrustLineFlags",
  "extendFootprintTtl",
  "restoreFootprint",
];

/** Returns the threshold of an operation. */
export function thresholdOf(body: OperationBody): "low" | "medium" | "high" {
  if (body.type === "accountMerge") return "high";
  if (body.type !== "setOptions") return LOW.includes(body.type) ? "low" : "medium";
  const { masterWeight, lowThreshold, medThreshold, highThreshold, signer } = body.value;
  const isHigh = [masterWeight, lowThreshold, medThreshold, highThreshold, signer].some((part) => part !== null);
  return isHigh ? "high" : "medium";
}
