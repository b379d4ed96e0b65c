/** Asking a signer, and understanding the answer. */

import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { count } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { type HashIdPreimage, ScVal } from "../xdr/mod.ts";
import { takeKey } from "./_address.ts";
import { isBufferLike, takeBytes, wrongType } from "./_arguments.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** What a signer has answered. */
export interface Answer {
  /** An Ed25519 signature, or the whole signature of a contract account. */
  readonly signature: Bytes | ScVal;
  /** The raw key that signed, if that was said. */
  readonly publicKey: Bytes | undefined;
}

/** A signer of either kind. */
export interface AnySigner {
  /** A signer that is a key, perhaps with its raw public key. A callback tells only afterwards who has signed. */
  readonly bareKey: { readonly publicKey: Bytes | undefined } | undefined;
  /** Has the signer sign. */
  readonly ask: (preimage: HashIdPreimage, payload: Uint8Array) => Promise<Answer>;
}

/** The signer in an argument. */
export function takeSigner(signer: PayloadSigner | SigningCallback, action: string): AnySigner {
  if (typeof signer === "function") {
    return {
      bareKey: undefined,
      ask: async (preimage, payload) => readResult(await signer(preimage, copyBytes(payload)), action),
    };
  }
  if (typeof signer !== "object" || signer === null || typeof signer.sign !== "function") {
    throw wrongType(action, "signer", "a Keypair, an object with a sign method, or a callback", signer);
  }
  const publicKey = typeof signer.publicKey === "function"
    ? takeKey(signer.publicKey(), action, "the signer's publicKey")
    : undefined;
  return {
    bareKey: { publicKey },
    ask: async (_, payload) => {
      const signature = await signer.sign(copyBytes(payload));
      return { signature: takeSignature(signature, action, "what signer.sign returns"), publicKey };
    },
  };
}

/** One of the shapes of `SigningResult`. */
function readResult(result: unknown, action: string): Answer {
  if (ScVal.is(result)) return { signature: result, publicKey: undefined };
  if (isBufferLike(result)) return { signature: takeSignature(result, action), publicKey: undefined };
  const { signatureScVal, signature, publicKey } = Object(result) as Readonly<Record<string, unknown>>;
  if (ScVal.is(signatureScVal)) return { signature: signatureScVal, publicKey: undefined };
  if (isBufferLike(signature) && typeof publicKey === "string") {
    return {
      signature: takeSignature(signature, action),
      publicKey: takeKey(publicKey, action, "the signer's publicKey"),
    };
  }
  throw wrongType(
    action,
    "the result of the signing callback",
    "{ publicKey: string, signature: Uint8Array }, { signatureScVal: ScVal }, an ScVal or a Uint8Array " +
      "(for the result of a SEP-43 wallet, see parseWalletSignature)",
    result,
  );
}

/** A copy of an Ed25519 signature. */
function takeSignature(value: unknown, action: string, name = "the signature"): Bytes {
  const bytes = takeBytes(value, action, name);
  if (bytes.length !== 64) {
    throw new DwsaError(
      "auth/invalid-signature",
      `Cannot ${action}: expected an Ed25519 signature of 64 bytes, got ${count(bytes.length, "byte")}`,
    );
  }
  return bytes;
}
