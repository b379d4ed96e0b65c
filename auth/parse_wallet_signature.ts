/** Converts a wallet's response (SEP-43) to the result of a signing callback. */

import { attempt, count, describe, quoteWalletError, unexpected, violated, wrongType } from "../internal/fault.ts";
import { fromBase64 } from "../encoding/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { parseAccountKey, parseBuffer, viewBytes } from "./_arguments.ts";
import type { PublicKeySignature } from "./signing_callback.ts";

/** A `Buffer` of Node after JSON or a message between windows: an object with its bytes as numbers. */
export interface JsonBuffer {
  /** The name of the class. */
  readonly type: "Buffer";
  /** The bytes: integers from 0 to 255. */
  readonly data: readonly number[];
}

/** The response of a wallet's `signAuthEntry` (SEP-43). */
export interface WalletSignature {
  /**
   * The 64-byte Ed25519 signature, as base64 or, from some wallets, as bytes or a `Buffer` in JSON. Despite the name, this is not a signed
   * entry. `null` if the user declined.
   */
  readonly signedAuthEntry?: string | Uint8Array | ArrayBuffer | JsonBuffer | null | undefined;
  /** The address (`G…`) that signed. */
  readonly signerAddress?: string | null | undefined;
  /** The wallet's error; its code is -4 if the user declined. */
  readonly error?: { readonly message?: string | undefined; readonly code?: number | undefined } | null | undefined;
}

/** The SEP-43 error code for a declined request. */
const DECLINED = -4;

/**
 * Converts the response of a wallet's `signAuthEntry` (SEP-43) to a result of a signing callback. The wallet expects
 * the preimage as base64. The signature is not verified.
 *
 * | wallet response | result |
 * |---|---|
 * | `{ signedAuthEntry, signerAddress }` | the signature by `signerAddress` |
 * | `{ signedAuthEntry }`, or only the signature | the signature by `publicKey`, which must be passed |
 * | `{ error }` with code -4, `null`, or `{ signedAuthEntry: null }` | throws `auth/declined` |
 * | `{ error }` with another code or none | throws `auth/wallet`, with the wallet's error as `cause` |
 *
 * @param result the wallet's response, or only the signature, as base64 or bytes
 * @param publicKey the address (`G…`) of the expected signer; a response from any other signer is rejected
 * @returns the address of the signer and the signature
 * @throws {TypeError} if the response, the signature or an address is of the wrong type, the signature is missing, or
 *   the signer is unknown
 * @throws {DwsaError} `auth/declined` if the user declined, `auth/wallet` if the wallet returned an error, a signature
 *   of a length other than 64 bytes, or a signer other than `publicKey`, `auth/invalid-address` if the signer or
 *   `publicKey` is not an account, `encoding/invalid-base64` if the signature is not valid base64
 *
 * @example Sign with a wallet
 * ```ts
 * import {
 *   authorizeInvocation,
 *   contractInvocation,
 *   hash,
 *   Keypair,
 *   Networks,
 *   parseWalletSignature,
 *   toBase64,
 * } from "@dwsa/base";
 * import { HashIdPreimage } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.random();
 * const wallet = { // for example a browser extension
 *   signAuthEntry: (preimage: string) =>
 *     Promise.resolve({
 *       signedAuthEntry: toBase64(keypair.sign(hash(HashIdPreimage.fromXDR(preimage).toXDR()))),
 *       signerAddress: keypair.publicKey(),
 *     }),
 * };
 *
 * const signed = await authorizeInvocation({
 *   signer: async (preimage) => parseWalletSignature(await wallet.signAuthEntry(preimage.toXDR("base64"))),
 *   publicKey: keypair.publicKey(),
 *   invocation: contractInvocation({
 *     contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *     function: "ping",
 *     args: [],
 *   }),
 *   validUntilLedgerSeq: 1_000,
 *   networkPassphrase: Networks.TESTNET,
 * });
 * assert.equal(signed.credentials.type, "dwsaCredentialsAddress");
 * ```
 */
export function parseWalletSignature(
  result: WalletSignature | JsonBuffer | string | Uint8Array | ArrayBuffer | null,
  publicKey?: string,
): PublicKeySignature {
  return attempt("read the wallet's signature", () => parseResult(result, publicKey));
}

function parseResult(
  result: WalletSignature | JsonBuffer | string | Uint8Array | ArrayBuffer | null,
  publicKey?: string,
): PublicKeySignature {
  const { error, signedAuthEntry, signerAddress } = readFields(result);
  if (error !== undefined && error !== null) throw walletError(error);
  if (signedAuthEntry === null) {
    throw violated("auth/declined", "the user declined (the wallet returned null)", "a signature", "null");
  }
  const signature = readSignature(signedAuthEntry);
  if (signature.length !== 64) {
    const got = count(signature.length, "byte");
    throw unexpected("auth/wallet", "signedAuthEntry to be a signature of 64 bytes", got);
  }
  const by = signerAddress ?? publicKey;
  if (by === undefined) {
    throw wrongType("signerAddress", "a string unless publicKey is passed", signerAddress);
  }
  parseAccountKey(by, signerAddress === by ? "signerAddress" : "publicKey");
  if (publicKey !== undefined && publicKey !== by) {
    parseAccountKey(publicKey, "publicKey");
    const rule = `the wallet signed with a different key: expected ${publicKey}, got ${by}`;
    throw violated("auth/wallet", rule, `a signature by ${publicKey}`, `one by ${by}`);
  }
  return { publicKey: by as string, signature };
}

/** Returns the fields of a response. A response can also be only the signature, or `null`. */
function readFields(result: unknown): { readonly [Name in keyof WalletSignature]: unknown } {
  if (result === null || typeof result === "string" || viewBytes(result) !== undefined || isJsonBuffer(result)) {
    return { signedAuthEntry: result };
  }
  if (typeof result !== "object") throw wrongType("result", "an object, base64 or bytes", result);
  return result;
}

function isJsonBuffer(value: unknown): value is JsonBuffer {
  return typeof value === "object" && value !== null && (value as { readonly type?: unknown }).type === "Buffer";
}

function readSignature(value: unknown): Bytes {
  if (isJsonBuffer(value)) {
    const { data } = value;
    if (Array.isArray(data) && Array.from(data).every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255)) {
      return Uint8Array.from(data);
    }
    throw wrongType("signedAuthEntry.data", "an array of integers from 0 to 255", data);
  }
  if (typeof value !== "string") return parseBuffer(value, "signedAuthEntry", "base64 or bytes");
  try {
    return fromBase64(value);
  } catch (cause) {
    throw unexpected("encoding/invalid-base64", "signedAuthEntry to be base64", describe(value), { cause });
  }
}

function walletError(error: unknown): Error {
  const { code } = Object(error) as { readonly code?: unknown };
  const said = quoteWalletError(error);
  const [errorCode, rule] = code === DECLINED
    ? ["auth/declined" as const, `the user declined: ${said}`]
    : ["auth/wallet" as const, `the wallet returned the error ${said}`];
  return violated(errorCode, rule, "a signature", `the error ${said}`, { cause: error });
}
