/**
 * Keys and signatures: the key pair of an account, Ed25519 with the verification rules of the network's validators,
 * SHA-256, SEP-53 messages, and signer keys as wire types.
 *
 * @example Sign and verify
 * ```ts
 * import { hash, Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.random();
 * const payload = hash(new TextEncoder().encode("the agreement"));
 * const signature = keypair.sign(payload);
 *
 * assert(Keypair.fromPublicKey(keypair.publicKey()).verify(payload, signature));
 * ```
 *
 * Specifications: RFC 8032 (Ed25519), FIPS 180-4 (SHA-256), SEP-23 (strkeys), SEP-53 (messages), CAP-40 (signed
 * payloads).
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export { hash } from "./hash.ts";
export { Keypair, type KeypairKeys, type PublicKeys, type SecretKeys, type SignPayloadOptions } from "./keypair.ts";
export { messageHash, signMessage, verifyMessage } from "./message.ts";
export { sign, verify } from "./sign.ts";
export type { Signer } from "./signer.ts";
export { decodeSignerKey, encodeSignerKey, SignerKey } from "./signer_key.ts";
export type { EncodeStrKeyOptions } from "../strkey/mod.ts";
