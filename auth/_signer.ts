/** Asking a signer, and understanding the answer. */

import { copyBytes } from "../internal/bytes.ts";
import { count, wrongType } from "../internal/describe.ts";
import { type HashIdPreimage, ScVal } from "../xdr/mod.ts";
import { bytesIn, copyScVal } from "./_arguments.ts";
import { AUTHORIZE, fault } from "./_fault.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** What a signer has answered. */
export interface Answer {
  /** An Ed25519 signature, or the whole signature of a contract account. */
  readonly signature: Uint8Array | ScVal;
  /** The address (`G…`) of the key that signed, if that was said. */
  readonly publicKey: string | undefined;
}

/** Refuses what cannot sign. */
export function requireSigner(signer: PayloadSigner | SigningCallback): void {
  if (typeof signer !== "function" && typeof signer?.sign !== "function") {
    throw wrongType(AUTHORIZE, "signer", "a Keypair, an object with a sign method, or a callback", signer);
  }
}

/** The address (`G…`) of a signer that is a key, if it says so; a callback tells only afterwards who has signed. */
export function ownAddress(signer: PayloadSigner | SigningCallback): string | undefined {
  if (typeof signer === "function") return undefined;
  const { publicKey } = signer as { readonly publicKey?: unknown };
  if (typeof publicKey !== "function") return typeof publicKey === "string" ? publicKey : undefined;
  const address: unknown = publicKey.call(signer);
  if (typeof address === "string") return address;
  throw wrongType(AUTHORIZE, "signer.publicKey()", "a string", address);
}

/** Has the signer, whose own address is `publicKey`, sign. */
export async function askSigner(
  signer: PayloadSigner | SigningCallback,
  publicKey: string | undefined,
  payload: Uint8Array,
  preimageOf: () => HashIdPreimage,
): Promise<Answer> {
  if (typeof signer === "function") return readResult(await signer(preimageOf(), copyBytes(payload)));
  const signature = await signer.sign(copyBytes(payload));
  return readResult(publicKey === undefined ? signature : { signature, publicKey });
}

/** One of the shapes of `SigningResult`. */
function readResult(result: unknown): Answer {
  const { signatureScVal = result, signature = result, publicKey } = Object(result) as Readonly<
    Record<string, unknown>
  >;
  if (ScVal.is(signatureScVal)) return { signature: copyScVal(signatureScVal), publicKey: undefined };
  const bytes = bytesIn(signature);
  if (bytes !== undefined && (signature === result || typeof publicKey === "string")) {
    if (bytes.length === 64) return { signature: bytes, publicKey: publicKey as string | undefined };
    throw fault("auth/invalid-signature", AUTHORIZE, "an Ed25519 signature of 64 bytes", count(bytes.length, "byte"));
  }
  const shapes = "{ publicKey, signature }, { signatureScVal }, an ScVal or a Uint8Array; see parseWalletSignature";
  throw wrongType(AUTHORIZE, "the signer's answer", shapes, result);
}
