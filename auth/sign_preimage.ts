/** Signs the preimage of an authorization entry, as a wallet does (SEP-43). */

import { attemptAsync, violated } from "../internal/fault.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import { toBase64 } from "../encoding/mod.ts";
import { readOptions } from "../internal/options.ts";
import { verify } from "../keys/mod.ts";
import { HashIdPreimage, ScVal } from "../xdr/mod.ts";
import { requestOfPreimage, requireApproval, requireNetwork } from "./_approval.ts";
import { xdrOf } from "./_arguments.ts";
import { keyText } from "./_credentials.ts";
import { requestSignature, requireSigner, signerKey, unverified } from "./_signing.ts";
import type { Approver } from "./approver.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** Options for {@linkcode signPreimage}. */
export interface SignPreimageOptions {
  /**
   * The approver, which is called before the signer: for example the result of `signingPolicy` or `expectInvocation`.
   * Required, since the preimage comes from another program. A wallet can show its user a description of the
   * {@linkcode approvalRequest} first, and then pass a function that approves only that request.
   */
  readonly approve: Approver;
  /** The passphrase of the wallet's network. If set, a preimage for any other network is rejected. */
  readonly networkPassphrase?: string | undefined;
}

/** The response of a wallet's `signAuthEntry` (SEP-43), which {@linkcode parseWalletSignature} accepts. */
export interface SignedPreimage {
  /** The 64-byte Ed25519 signature as base64. Despite the name, this is not a signed entry. */
  readonly signedAuthEntry: string;
  /** The address (`G…`) of the key that signed. */
  readonly signerAddress: string;
}

/**
 * Signs the preimage of an authorization entry, as a wallet's `signAuthEntry` (SEP-43) does: checks what the signature
 * would authorize, signs the SHA-256 hash of the preimage, and verifies the signature.
 *
 * The preimage of legacy credentials does not contain the address of the account: the signature is valid for every
 * account that the key can sign for. In its approval request, `address` is `null`. In every request, `signer` is the
 * account of the key; `null` if the key is not known yet, as for a callback.
 *
 * @param preimage the preimage that the wallet received, as base64 of its XDR or as a value
 * @param signer a `Keypair`, another object with `sign` and with `publicKey` or `address`, or a callback that returns
 *   `{ publicKey, signature }`
 * @param options the approver and the network
 * @returns the wallet's response: the signature and its signer
 * @throws {TypeError} if an argument, a field of the preimage, or a result of `signer` or `approve` is of the wrong
 *   type, `approve` is missing, or an option is unknown
 * @throws {RangeError} if a number in the preimage is out of range
 * @throws {DwsaError} `auth/refused` with all `violations` if `approve` found any, `auth/different-payload` if the
 *   preimage does not belong to an authorization entry, or is for a different network, `auth/unknown-signer` if the
 *   signer does not name its key or returns an `ScVal`, or `publicKey` and `address` of the signer are different keys,
 *   `auth/invalid-signature` if the signature is not valid, `auth/invalid-address` if the signer's key is not an
 *   account, `network/passphrase` if the passphrase is invalid, `keys/no-secret` if the key pair cannot sign,
 *   `encoding/invalid-base64` and `xdr/…` if the preimage cannot be decoded
 *
 * @example The wallet and the program that calls it
 * ```ts
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { authorizeEntry, parseWalletSignature, signPreimage, verifyAuthEntry } from "@dwsa/base/auth";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = expectInvocation({
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const wallet = {
 *   signAuthEntry: (preimage: string) =>
 *     signPreimage(preimage, account, { approve, networkPassphrase: Networks.TESTNET }),
 * };
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = async (preimage: { toXDR(format: "base64"): string }) =>
 *   parseWalletSignature(await wallet.signAuthEntry(preimage.toXDR("base64")));
 * const signed = await authorizeEntry(entry, signer, 1_000, Networks.TESTNET, { approve });
 * assert.equal(verifyAuthEntry(signed, Networks.TESTNET)[0]?.verified, true);
 * ```
 */
export function signPreimage(
  preimage: HashIdPreimage | string,
  signer: PayloadSigner | SigningCallback,
  options: SignPreimageOptions,
): Promise<SignedPreimage> {
  return attemptAsync("sign the preimage", () => signChecked(preimage, signer, options));
}

async function signChecked(
  preimage: HashIdPreimage | string,
  signer: PayloadSigner | SigningCallback,
  options: SignPreimageOptions,
): Promise<SignedPreimage> {
  const bytes = typeof preimage === "string"
    ? HashIdPreimage.fromXDR(preimage).toXDR()
    : xdrOf(HashIdPreimage, preimage, "preimage", "a HashIdPreimage, or its base64");
  requireSigner(signer);
  const key = signerKey(signer);
  const request = {
    ...requestOfPreimage(HashIdPreimage.fromXDR(bytes)),
    signer: key === undefined ? null : keyText(key),
  };
  const { approve, networkPassphrase } = readOptions(options, ["approve", "networkPassphrase"]);
  if (networkPassphrase !== undefined) requireNetwork(request.networkId, networkPassphrase);
  requireApproval(approve as Approver, [request]); // also rejects a missing approver

  const payload = sha256(bytes);
  const copy = () => HashIdPreimage.fromXDR(bytes);
  const { signature, publicKey } = await requestSignature(signer, key, payload, copy);
  if (publicKey === undefined || ScVal.is(signature)) {
    const expected = "a signer with publicKey, or a callback that returns { publicKey, signature }";
    const got = ScVal.is(signature) ? "an ScVal" : "a signature without its key";
    const rule = `the signer must return { publicKey, signature } or have a publicKey, got ${got}`;
    throw violated("auth/unknown-signer", rule, expected, got);
  }
  if (!verify(payload, signature, publicKey)) throw unverified(keyText(publicKey), {});
  return { signedAuthEntry: toBase64(signature), signerAddress: keyText(publicKey) };
}
