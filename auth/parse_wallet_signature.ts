/** The answer of a wallet (SEP-43) as the answer of a signing callback. */

import type { Bytes } from "../internal/bytes.ts";
import { count, describe, quote, wrongType } from "../internal/describe.ts";
import { fromBase64 } from "../encoding/mod.ts";
import { printable } from "../internal/printable.ts";
import { takeKey } from "./_address.ts";
import { fault } from "./_fault.ts";
import type { PublicKeySignature } from "./signing_callback.ts";

/** What a wallet's `signAuthEntry` resolves to (SEP-43). */
export interface WalletSignature {
  /** The base64 of the 64-byte Ed25519 signature: not, as the name says, of an entry. */
  readonly signedAuthEntry?: string | null | undefined;
  /** The address (`G…`) that signed. */
  readonly signerAddress?: string | null | undefined;
  /** What went wrong, or that the user refused. */
  readonly error?: { readonly message?: string | undefined; readonly code?: number | undefined } | null | undefined;
}

/**
 * Reads what a wallet's `signAuthEntry` (SEP-43) has resolved to, for a signing callback to return. The wallet is given
 * the preimage, as base64.
 *
 * @param result what the wallet has returned
 * @returns who signed, and the signature
 * @throws {TypeError} if `result` is not an object, or its fields are not strings
 * @throws {DwsaError} `auth/wallet` if it has an error or no 64-byte signature, `auth/invalid-address` if
 *   `signerAddress` is not an account, `encoding/invalid-base64`
 *
 * @example Sign with a wallet
 * ```ts
 * import { authorizeInvocation, hash, Keypair, Networks, parseWalletSignature, toBase64, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.random();
 * const wallet = { // what a browser extension offers
 *   signAuthEntry: (preimage: string) =>
 *     Promise.resolve({
 *       signedAuthEntry: toBase64(keypair.sign(hash(xdr.HashIdPreimage.fromXDR(preimage).toXDR()))),
 *       signerAddress: keypair.publicKey(),
 *     }),
 * };
 *
 * const signed = await authorizeInvocation({
 *   signer: async (preimage) => parseWalletSignature(await wallet.signAuthEntry(preimage.toXDR("base64"))),
 *   publicKey: keypair.publicKey(),
 *   invocation: new xdr.DwsaAuthorizedInvocation({
 *     function: xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
 *       new xdr.InvokeContractArgs({
 *         contractAddress: xdr.ScAddress.scAddressTypeContract(new Uint8Array(32)),
 *         functionName: "ping",
 *         args: [],
 *       }),
 *     ),
 *     subInvocations: [],
 *   }),
 *   validUntilLedgerSeq: 1_000,
 *   networkPassphrase: Networks.TESTNET,
 * });
 * assert.equal(signed.credentials.type, "dwsaCredentialsAddress");
 * ```
 */
export function parseWalletSignature(result: WalletSignature): PublicKeySignature {
  const action = "read the wallet's signature";
  if (typeof result !== "object" || result === null) throw wrongType(action, "result", "an object", result);
  const { error, signedAuthEntry, signerAddress } = result;
  if (error !== undefined && error !== null) {
    const said = typeof error.message === "string" ? printable(quote(error.message)) : describe(error);
    throw fault("auth/wallet", action, "a signature", `the error ${said}`, { cause: error });
  }
  if (typeof signedAuthEntry !== "string") throw wrongType(action, "signedAuthEntry", "a string", signedAuthEntry);
  const signature = readBase64(signedAuthEntry, action);
  if (signature.length !== 64) {
    throw fault("auth/wallet", action, "signedAuthEntry to be 64 bytes, a signature", count(signature.length, "byte"));
  }
  takeKey(signerAddress, action, "signerAddress");
  return { publicKey: signerAddress as string, signature };
}

function readBase64(text: string, action: string): Bytes {
  try {
    return fromBase64(text);
  } catch (cause) {
    throw fault("encoding/invalid-base64", action, "signedAuthEntry to be base64", describe(text), { cause });
  }
}
