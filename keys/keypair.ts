/** The key pair of an account. */

import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, copyBytes, equalBytes } from "../internal/bytes.ts";
import { DwsaError } from "../errors/mod.ts";
import { showAs } from "../internal/inspect.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/codec.ts";
import { DecoratedSignature, MuxedAccount, MuxedAccountMed25519, PublicKey } from "../xdr/mod.ts";
import { takeMuxedId, takePadding } from "./_arguments.ts";
import { engine } from "./_ed25519/engine.ts";
import type { SecretKey } from "./_ed25519/types.ts";
import { messageHash } from "./_message_hash.ts";
import { takeKeys } from "./_take_keys.ts";
import type { KeypairKeys } from "./keypair_keys.ts";
import { verify } from "./sign.ts";
import type { Signer } from "./signer.ts";

/** Options of {@linkcode Keypair.signPayloadDecorated}. */
export interface SignPayloadOptions {
  /**
   * On which side zeros make a payload of fewer than 4 bytes up to the 4 bytes of the hint: before it (the default), or
   * after it, as CAP-40 has it.
   */
  readonly padding?: "left" | "right" | undefined;
}

const MAKE = "make a key pair";

/**
 * The public key of an account and, if known, its secret key. Ed25519 only.
 *
 * The secret stays inside: it is in no log, inspection, JSON text, clone, spread or error, and only `secret()` and
 * `rawSecretKey()` give it out. All bytes are copied, in and out. The public key always comes from the secret key, and
 * it is derived when it is first asked for, so that making a key pair takes next to no time. (What JavaScript cannot
 * promise is to wipe a secret from memory.)
 *
 * @example Sign and verify
 * ```ts
 * import { Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const keypair = Keypair.random();
 * const data = new TextEncoder().encode("data");
 * const signature = keypair.sign(data);
 *
 * assert(Keypair.fromPublicKey(keypair.publicKey()).verify(data, signature));
 * assert.equal(JSON.stringify(keypair), `{"type":"ed25519","publicKey":"${keypair.publicKey()}"}`);
 * ```
 */
export class Keypair implements Signer {
  readonly #seed: Bytes | undefined;
  #secretKey: SecretKey | undefined;
  #publicKey: Bytes | undefined;

  /**
   * Makes a key pair from a secret key, a public key, or both, which then must belong together.
   *
   * @param keys the keys: a string is a strkey, bytes are the raw key
   * @throws {TypeError} if there is neither key, or one of them is neither a string nor a `Uint8Array`
   * @throws {RangeError} if raw bytes are not 32
   * @throws {DwsaError} `strkey/…` if a string is not the right strkey, `keys/mismatch` if the public key is not that
   *   of the secret key, `keys/unsupported-type` if `type` is not `"ed25519"`
   *
   * @example A public key that does not belong to the secret key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const [one, other] = [Keypair.random(), Keypair.random()];
   * assert.throws(
   *   () => new Keypair({ type: "ed25519", secretKey: one.secret(), publicKey: other.publicKey() }),
   *   { code: "keys/mismatch" },
   * );
   * ```
   */
  constructor(keys: KeypairKeys) {
    showAs(Keypair.prototype, (keypair) => keypair[Symbol.toStringTag]);
    const { secretKey, publicKey } = takeKeys(keys, MAKE);
    this.#seed = secretKey;
    if (secretKey === undefined) {
      this.#publicKey = publicKey;
    } else if (publicKey !== undefined && !equalBytes(this.#rawPublicKey(), publicKey)) {
      throw new DwsaError("keys/mismatch", `Cannot ${MAKE}: expected publicKey to be that of secretKey, got another`);
    }
  }

  /**
   * The key pair of an account's address. It verifies, but cannot sign.
   *
   * An `M…` strkey is refused, since its ID would be lost without a word. Any 32 bytes are an address, also those that
   * are not a point of the curve: no signature of such a key is valid.
   *
   * @param publicKey the strkey (`G…`) of the public key
   * @returns the key pair
   * @throws {TypeError} if `publicKey` is not a string
   * @throws {DwsaError} `strkey/…` if it is not a `G…` strkey
   *
   * @example Verify only
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromPublicKey("GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L");
   * assert(!keypair.canSign());
   * ```
   */
  static fromPublicKey(publicKey: string): Keypair {
    return new Keypair({ type: "ed25519", publicKey: decodeStrKey("ed25519PublicKey", publicKey) });
  }

  /**
   * The key pair of a raw secret seed.
   *
   * @param rawSeed the 32 bytes of the seed
   * @returns the key pair
   * @throws {TypeError} if `rawSeed` is not a `Uint8Array`
   * @throws {RangeError} if it is not 32 bytes
   *
   * @example From 32 bytes
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
   * assert.equal(keypair.publicKey(), "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57");
   * ```
   */
  static fromRawEd25519Seed(rawSeed: Uint8Array): Keypair {
    return new Keypair({ type: "ed25519", secretKey: parseBytes(MAKE, "rawSeed", rawSeed, 32) });
  }

  /**
   * The key pair of a secret seed.
   *
   * @param secret the strkey (`S…`) of the secret seed
   * @returns the key pair
   * @throws {TypeError} if `secret` is not a string
   * @throws {DwsaError} `strkey/…` if it is not an `S…` strkey; the message does not repeat it
   *
   * @example From a strkey
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW");
   * assert.equal(keypair.publicKey(), "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L");
   * ```
   */
  static fromSecret(secret: string): Keypair {
    return new Keypair({ type: "ed25519", secretKey: decodeStrKey("ed25519SecretSeed", secret) });
  }

  /**
   * The master key pair of a network, whose seed is the SHA-256 hash of the network's passphrase.
   *
   * @param networkPassphrase the passphrase of the network
   * @returns the key pair
   * @throws {TypeError} if `networkPassphrase` is not a string
   * @throws {DwsaError} `network/passphrase` if it is empty, or has a lone surrogate
   *
   * @example The root account of a test network
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.master("Test SDF Network ; September 2015");
   * assert.equal(keypair.publicKey(), "GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H");
   * ```
   */
  static master(networkPassphrase: string): Keypair {
    return new Keypair({ type: "ed25519", secretKey: networkIdOf(networkPassphrase, MAKE) });
  }

  /**
   * A new key pair from the runtime's source of secure random bytes.
   *
   * @returns the key pair
   * @throws {DwsaError} `keys/no-randomness` if the runtime has no such source
   *
   * @example A new account
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * assert.notEqual(Keypair.random().publicKey(), Keypair.random().publicKey());
   * ```
   */
  static random(): Keypair {
    return new Keypair({ type: "ed25519", secretKey: randomBytes(32, "keys/no-randomness", "make a random key pair") });
  }

  /** The signature system: always `"ed25519"`. */
  get type(): "ed25519" {
    return "ed25519";
  }

  /** What debuggers and logs show of a key pair: its public key. */
  get [Symbol.toStringTag](): string {
    return #seed in this ? `Keypair ${this.publicKey()}` : "Keypair";
  }

  /**
   * Whether the secret key is known.
   *
   * @returns `true` when this key pair can sign
   *
   * @example With and without the secret key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert(keypair.canSign());
   * assert(!Keypair.fromPublicKey(keypair.publicKey()).canSign());
   * ```
   */
  canSign(): boolean {
    return this.#seed !== undefined;
  }

  /**
   * The strkey of the public key, which is the account's address.
   *
   * @returns the strkey (`G…`)
   *
   * @example The address
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * assert(StrKey.isValidEd25519PublicKey(Keypair.random().publicKey()));
   * ```
   */
  publicKey(): string {
    return encodeStrKey("ed25519PublicKey", this.#rawPublicKey());
  }

  /**
   * The raw public key.
   *
   * @returns a copy of the 32 bytes
   *
   * @example The bytes of an address
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import { StrKey } from "@dwsa/base/strkey";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.deepEqual(keypair.rawPublicKey(), StrKey.decodeEd25519PublicKey(keypair.publicKey()));
   * ```
   */
  rawPublicKey(): Bytes {
    return copyBytes(this.#rawPublicKey());
  }

  /**
   * The raw secret seed.
   *
   * @returns a copy of the 32 bytes
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Back from the bytes
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.equal(Keypair.fromRawEd25519Seed(keypair.rawSecretKey()).publicKey(), keypair.publicKey());
   * ```
   */
  rawSecretKey(): Bytes {
    return copyBytes(this.#requireSeed("give out the secret key"));
  }

  /**
   * The strkey of the secret seed. Never log or send it.
   *
   * @returns the strkey (`S…`)
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Back from the strkey
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.equal(Keypair.fromSecret(keypair.secret()).publicKey(), keypair.publicKey());
   * ```
   */
  secret(): string {
    return encodeStrKey("ed25519SecretSeed", this.#requireSeed("give out the secret key"));
  }

  /**
   * Signs data (RFC 8032 section 5.1.6). The network's own signatures are of a hash: of a transaction, or of the
   * preimage of an authorization.
   *
   * @param data the bytes to sign
   * @returns the 64-byte signature
   * @throws {TypeError} if `data` is not a `Uint8Array`
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Sign
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Keypair.random().sign(new Uint8Array([1, 2, 3])).length, 64);
   * ```
   */
  sign(data: Uint8Array): Bytes {
    const message = parseBytes("sign", "data", data);
    return this.#requireSecretKey("sign").sign(message);
  }

  /**
   * Whether a signature of this key is valid, by the rule of the network's validators (see {@linkcode verify}).
   *
   * @param data the bytes that were signed
   * @param signature the signature; anything but 64 bytes is not valid
   * @returns `true` when the signature is valid for the data
   * @throws {TypeError} if an argument is not a `Uint8Array`: a hexadecimal text is no signature
   *
   * @example A signature is valid for its own data only
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * const signature = keypair.sign(new Uint8Array([1, 2, 3]));
   *
   * assert(keypair.verify(new Uint8Array([1, 2, 3]), signature));
   * assert(!keypair.verify(new Uint8Array([1, 2, 4]), signature));
   * ```
   */
  verify(data: Uint8Array, signature: Uint8Array): boolean {
    return verify(data, signature, this.#rawPublicKey());
  }

  /**
   * Signs a message by SEP-53 (see {@linkcode signMessage}). Nothing that is signed like this can be a transaction.
   *
   * @param message a text, of which the UTF-8 bytes are signed, or bytes
   * @returns the 64-byte signature; wallets show it as base64 (`toBase64`)
   * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`
   * @throws {DwsaError} `keys/no-secret` if only the public key is known, `keys/ill-formed-text` if the text has a
   *   lone surrogate
   *
   * @example Sign a text
   * ```ts
   * import { toBase64 } from "@dwsa/base";
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW");
   * assert.equal(
   *   toBase64(keypair.signMessage("Hello, World!")),
   *   "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
   * );
   * ```
   */
  signMessage(message: string | Uint8Array): Bytes {
    return this.sign(messageHash(message, "sign a message"));
  }

  /**
   * Whether a signature of a message by this key is valid by SEP-53.
   *
   * @param message the text or bytes that were signed
   * @param signature the signature; anything but 64 bytes is not valid
   * @returns `true` when the signature is valid for the message
   * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`, or `signature` is not a `Uint8Array`
   * @throws {DwsaError} `keys/ill-formed-text` if the text has a lone surrogate
   *
   * @example Verify what a wallet has signed
   * ```ts
   * import { fromBase64 } from "@dwsa/base";
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromPublicKey("GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L");
   * const signature = fromBase64(
   *   "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
   * );
   * assert(keypair.verifyMessage("Hello, World!", signature));
   * ```
   */
  verifyMessage(message: string | Uint8Array, signature: Uint8Array): boolean {
    return this.verify(messageHash(message, "verify a message"), signature);
  }

  /**
   * The hint by which validators find the key of a signature: the last 4 bytes of the XDR of the account ID.
   *
   * @returns the 4 bytes
   *
   * @example The end of the public key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.deepEqual(keypair.signatureHint(), keypair.xdrAccountId().toXDR().slice(-4));
   * ```
   */
  signatureHint(): Bytes {
    return this.#rawPublicKey().slice(28);
  }

  /**
   * Signs data and adds the hint, ready for a transaction envelope.
   *
   * @param data the bytes to sign, such as the hash of a transaction
   * @returns the hint and the signature
   * @throws {TypeError} if `data` is not a `Uint8Array`
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example A signature for an envelope
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * const { hint, signature } = keypair.signDecorated(new Uint8Array(32));
   *
   * assert.deepEqual(hint, keypair.signatureHint());
   * assert(keypair.verify(new Uint8Array(32), signature));
   * ```
   */
  signDecorated(data: Uint8Array): DecoratedSignature {
    return new DecoratedSignature({ hint: this.signatureHint(), signature: this.sign(data) });
  }

  /**
   * Signs the payload of a signed-payload signer (CAP-40). The hint is the last 4 bytes of the public key XORed with
   * the last 4 bytes of the payload.
   *
   * @param data the payload, which is also what is signed
   * @param options the side on which a payload of fewer than 4 bytes gets its zeros
   * @returns the hint and the signature
   * @throws {TypeError} if `data` is not a `Uint8Array`, or `options` is not an object
   * @throws {DwsaError} `keys/no-secret` if only the public key is known, `keys/unknown-padding` if `padding` is
   *   neither side
   *
   * @example A short payload
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
   * const payload = new Uint8Array([1, 2]);
   *
   * const [a, b, c, d] = keypair.signatureHint();
   * assert.deepEqual([...keypair.signPayloadDecorated(payload).hint], [a, b, c! ^ 1, d! ^ 2]);
   * assert.deepEqual([...keypair.signPayloadDecorated(payload, { padding: "right" }).hint], [a! ^ 1, b! ^ 2, c, d]);
   * ```
   */
  signPayloadDecorated(data: Uint8Array, options: SignPayloadOptions = {}): DecoratedSignature {
    const payload = parseBytes("sign a payload", "data", data);
    const tail = payload.subarray(-4);
    const offset = takePadding(options, "sign a payload") === "left" ? 4 - tail.length : 0;
    const hint = this.signatureHint();
    tail.forEach((byte, i) => hint[offset + i]! ^= byte);
    return new DecoratedSignature({ hint, signature: this.sign(payload) });
  }

  /**
   * The public key as the wire type `AccountId`.
   *
   * @returns the account ID, equal to {@linkcode Keypair.xdrPublicKey}
   *
   * @example The ID of an account
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.deepEqual(keypair.xdrAccountId().value, keypair.rawPublicKey());
   * ```
   */
  xdrAccountId(): PublicKey {
    return PublicKey.publicKeyTypeEd25519(this.#rawPublicKey());
  }

  /**
   * The public key as the wire type `PublicKey`.
   *
   * @returns the public key
   *
   * @example The wire form of a public key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Keypair.random().xdrPublicKey().type, "publicKeyTypeEd25519");
   * ```
   */
  xdrPublicKey(): PublicKey {
    return PublicKey.publicKeyTypeEd25519(this.#rawPublicKey());
  }

  /**
   * The account as the wire type `MuxedAccount`: with an ID the muxed kind, without one the plain kind.
   *
   * @param id a decimal integer from 0 to 2^64 - 1
   * @returns the account
   * @throws {TypeError} if `id` is given and is not a string
   * @throws {RangeError} if it is an integer outside of 64 bits
   * @throws {DwsaError} `keys/invalid-id` if it is not a decimal integer
   *
   * @example With and without an ID
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.equal(keypair.xdrMuxedAccount().type, "keyTypeEd25519");
   *
   * const muxed = keypair.xdrMuxedAccount("1234");
   * assert(muxed.type === "keyTypeMuxedEd25519" && muxed.value.id === 1234n);
   * ```
   */
  xdrMuxedAccount(id?: string): MuxedAccount {
    const ed25519 = this.#rawPublicKey();
    return id === undefined
      ? MuxedAccount.keyTypeEd25519(ed25519)
      : MuxedAccount.keyTypeMuxedEd25519(new MuxedAccountMed25519({ id: takeMuxedId(id), ed25519 }));
  }

  /**
   * What `JSON.stringify` writes: the public key, never the secret one. `new Keypair(…)` takes it back.
   *
   * @returns the type and the public key
   *
   * @example A log line
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.deepEqual(keypair.toJSON(), { type: "ed25519", publicKey: keypair.publicKey() });
   * ```
   */
  toJSON(): { type: "ed25519"; publicKey: string } {
    return { type: this.type, publicKey: this.publicKey() };
  }

  #rawPublicKey(): Bytes {
    return this.#publicKey ??= this.#requireSecretKey("derive the public key").publicKey();
  }

  #requireSecretKey(action: string): SecretKey {
    return this.#secretKey ??= engine().secretKey(this.#requireSeed(action));
  }

  #requireSeed(action: string): Bytes {
    if (this.#seed === undefined) {
      throw new DwsaError("keys/no-secret", `Cannot ${action}: expected a secret key, got a public key alone`);
    }
    return this.#seed;
  }
}
