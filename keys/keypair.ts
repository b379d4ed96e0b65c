/** The key pair of an account. */

import { attempt, describe, Fault, quote, unexpected, violated, wrongType } from "../internal/fault.ts";
import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, copyBytes, equalBytes } from "../internal/bytes.ts";
import { showAs } from "../internal/inspect.ts";
import { networkIdOf } from "../network/_shared.ts";
import { ignoreMapIndex, readChoice, readOptions } from "../internal/options.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/mod.ts";
import { DecoratedSignature, MuxedAccount, MuxedAccountMed25519, PublicKey } from "../xdr/mod.ts";
import { engine, type SecretKey } from "./_ed25519.ts";
import { messageHash } from "./_message_hash.ts";
import { verify } from "./sign.ts";
import type { Signer } from "./signer.ts";

/**
 * A secret key, and optionally the public key that belongs to it.
 */
export interface SecretKeys {
  /** The key type, which is always `"ed25519"`. */
  readonly type: "ed25519";
  /** The secret seed: its strkey (`S…`) or its 32 raw bytes. A string is never interpreted as bytes. */
  readonly secretKey: string | Uint8Array;
  /**
   * The public key: its strkey (`G…`) or its 32 raw bytes. It is only compared with the public key of the seed, and
   * never used to sign.
   */
  readonly publicKey?: string | Uint8Array | undefined;
}

/**
 * A public key, which can verify but not sign.
 */
export interface PublicKeys {
  /** The key type, which is always `"ed25519"`. */
  readonly type: "ed25519";
  /** The public key: its strkey (`G…`) or its 32 raw bytes. A string is never interpreted as bytes. */
  readonly publicKey: string | Uint8Array;
  /** Must be absent: {@linkcode SecretKeys} is the type for a secret key. */
  readonly secretKey?: undefined;
}

/**
 * The argument of `new Keypair(…)`.
 *
 * @example With a secret key, and with only a public key
 * ```ts
 * import { Keypair, type KeypairKeys } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const secret: KeypairKeys = { type: "ed25519", secretKey: new Uint8Array(32).fill(7) };
 * const full = new Keypair(secret);
 * const open: KeypairKeys = { type: "ed25519", publicKey: full.publicKey() };
 *
 * assert(full.canSign());
 * assert(!new Keypair(open).canSign());
 * ```
 */
export type KeypairKeys = SecretKeys | PublicKeys;

/** Options for {@linkcode Keypair.signPayloadDecorated}. */
export interface SignPayloadOptions {
  /**
   * The side on which a payload of fewer than 4 bytes is padded with zeros for the hint: `"left"` (the default) or
   * `"right"`, as in CAP-40.
   */
  readonly padding?: "left" | "right" | undefined;
}

const MAKE = "create a key pair";

/** The keys inside a key pair. */
interface State {
  /** The secret seed; `undefined` if only the public key is known. */
  readonly seed: Bytes | undefined;
  /** The secret key, prepared on first use. */
  secretKey: SecretKey | undefined;
  /** The public key; derived from the seed on first use. */
  publicKey: Bytes | undefined;
}

/**
 * The public key of an account and, if known, its secret key. Ed25519 only.
 *
 * Logging, JSON, cloning and errors do not expose the secret. Only `secret()` and `rawSecretKey()` return it. Input and
 * output bytes are copied. The public key is always derived from the secret key, on first use, so that creating a key
 * pair is fast. JavaScript cannot reliably erase a secret from memory.
 *
 * The static methods return a `Keypair`, never an instance of a subclass. A proxy of a key pair cannot access the keys,
 * so keep key pairs out of reactive state (`markRaw` in Vue).
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
  readonly #state: State;

  /**
   * Creates a key pair from a secret key, a public key, or both, which must match.
   *
   * @param keys the keys: strkeys, or raw bytes
   * @throws {TypeError} if `keys` is not an object or has an unknown property, `type` is not a string, both keys are
   *   missing, or a key is neither a string nor a `Uint8Array`
   * @throws {RangeError} if a raw key is not 32 bytes
   * @throws {DwsaError} `strkey/…` if a string is not a strkey of the right type, `keys/mismatch` if the public key
   *   does not belong to the secret key, `keys/unsupported-type` if `type` is not `"ed25519"`
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
    const { secretKey, publicKey } = parseKeys(keys);
    this.#state = { seed: secretKey, secretKey: undefined, publicKey: secretKey === undefined ? publicKey : undefined };
    if (secretKey === undefined || publicKey === undefined) return;
    if (!equalBytes(publicKeyOf(this.#state), publicKey)) {
      const expected = "the public key of secretKey";
      const fault = violated("keys/mismatch", "publicKey does not belong to secretKey", expected, "a different one");
      throw fault.toError(`Cannot ${MAKE}`);
    }
  }

  /**
   * Creates a key pair from an account address. The key pair can verify signatures, but cannot sign.
   *
   * An `M…` strkey is rejected, since its ID would silently be lost. Any 32 bytes are a valid address, even if they are
   * not a point on the curve; such a key has no valid signatures.
   *
   * @param publicKey the strkey (`G…`) of the public key
   * @returns the key pair
   * @throws {TypeError} if `publicKey` is not a string
   * @throws {DwsaError} `strkey/…` if `publicKey` is not a `G…` strkey
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
    return attempt(MAKE, () => {
      if (typeof publicKey !== "string") throw wrongType("publicKey", "a string (G...)", publicKey);
      return new Keypair({ type: "ed25519", publicKey });
    });
  }

  /**
   * Creates a key pair from a raw secret seed.
   *
   * @param rawSeed the 32 bytes of the seed
   * @returns the key pair
   * @throws {TypeError} if `rawSeed` is not a `Uint8Array`
   * @throws {RangeError} if `rawSeed` is not 32 bytes
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
    return attempt(MAKE, () => new Keypair({ type: "ed25519", secretKey: parseBytes("rawSeed", rawSeed, 32) }));
  }

  /**
   * Creates a key pair from a secret seed.
   *
   * @param secret the strkey (`S…`) of the secret seed
   * @returns the key pair
   * @throws {TypeError} if `secret` is not a string
   * @throws {DwsaError} `strkey/…` if `secret` is not an `S…` strkey; the message does not contain the string
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
    return attempt(MAKE, () => {
      if (typeof secret !== "string") throw wrongType("secret", "a string (S...)", secret);
      return new Keypair({ type: "ed25519", secretKey: secret });
    });
  }

  /**
   * Creates the master key pair of a network: its seed is the SHA-256 hash of the network passphrase.
   *
   * @param networkPassphrase the network passphrase
   * @returns the key pair
   * @throws {TypeError} if `networkPassphrase` is not a string
   * @throws {DwsaError} `network/passphrase` if the passphrase is invalid, see {@linkcode Networks}
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
    return attempt(MAKE, () => new Keypair({ type: "ed25519", secretKey: networkIdOf(networkPassphrase) }));
  }

  /**
   * Creates a random key pair with the runtime's secure random number generator.
   *
   * @returns the key pair
   * @throws {DwsaError} `keys/no-randomness` if the runtime has no secure random number generator
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
    return attempt("create a random key pair", () =>
      new Keypair({
        type: "ed25519",
        secretKey: randomBytes(32, "keys/no-randomness"),
      }));
  }

  /** The key type: always `"ed25519"`. */
  get type(): "ed25519" {
    return "ed25519";
  }

  /** The name that debuggers and logs show: `Keypair` and the public key. */
  get [Symbol.toStringTag](): string {
    return #state in this ? `Keypair ${this.publicKey()}` : "Keypair"; // the prototype and a proxy have no keys
  }

  /**
   * Returns whether the secret key is known.
   *
   * @returns `true` if this key pair can sign
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
    return attempt("look for a secret key", () => Keypair.#stateOf(this).seed !== undefined);
  }

  /**
   * Returns the strkey of the public key, which is the account's address.
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
    return attempt(READ_PUBLIC, () => encodeStrKey("ed25519PublicKey", Keypair.#publicKeyOf(this)));
  }

  /**
   * Returns the raw public key.
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
    return attempt(READ_PUBLIC, () => copyBytes(Keypair.#publicKeyOf(this)));
  }

  /**
   * Returns the raw secret seed.
   *
   * @returns a copy of the 32 bytes
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Return the secret as bytes
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.equal(Keypair.fromRawEd25519Seed(keypair.rawSecretKey()).publicKey(), keypair.publicKey());
   * ```
   */
  rawSecretKey(): Bytes {
    return attempt(READ, () => copyBytes(seedOf(Keypair.#stateOf(this))));
  }

  /**
   * Returns the strkey of the secret seed. Never log or send it.
   *
   * @returns the strkey (`S…`)
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Return the secret as a strkey
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.equal(Keypair.fromSecret(keypair.secret()).publicKey(), keypair.publicKey());
   * ```
   */
  secret(): string {
    return attempt(READ, () => encodeStrKey("ed25519SecretSeed", seedOf(Keypair.#stateOf(this))));
  }

  /**
   * Signs data (RFC 8032 section 5.1.6). The network expects the signature of a hash: the hash of a transaction or of
   * an authorization preimage.
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
    return attempt("sign", () => {
      const state = Keypair.#stateOf(this);
      const message = parseBytes("data", data);
      return secretKeyOf(state).sign(message);
    });
  }

  /**
   * Verifies a signature of this key. Accepts exactly the signatures that the network's validators accept (see
   * {@linkcode verify}).
   *
   * @param data the signed bytes
   * @param signature the signature; invalid unless it is 64 bytes
   * @returns `true` if the signature is valid for the data
   * @throws {TypeError} if an argument is not a `Uint8Array`, for example a hexadecimal string
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
    return attempt("verify", () => verify(data, signature, Keypair.#publicKeyOf(this)));
  }

  /**
   * Signs a message as defined by SEP-53 (see {@linkcode signMessage}). The signature is not valid for a transaction.
   *
   * @param message bytes, or a string, which is encoded as UTF-8
   * @returns the 64-byte signature; wallets show it as base64 (`toBase64`)
   * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`
   * @throws {DwsaError} `keys/no-secret` if only the public key is known, `keys/ill-formed-text` if the string has a
   *   lone surrogate
   *
   * @example Sign a string
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
    return attempt("sign a message", () => {
      const state = Keypair.#stateOf(this);
      const hash = messageHash(message);
      return secretKeyOf(state).sign(hash);
    });
  }

  /**
   * Verifies a SEP-53 message signature of this key.
   *
   * @param message the signed string or bytes
   * @param signature the signature; invalid unless it is 64 bytes
   * @returns `true` if the signature is valid for the message
   * @throws {TypeError} if `message` is neither a string nor a `Uint8Array`, or `signature` is not a `Uint8Array`
   * @throws {DwsaError} `keys/ill-formed-text` if the string has a lone surrogate
   *
   * @example Verify the signature of a wallet
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
    return attempt("verify a message", () => {
      const publicKey = Keypair.#publicKeyOf(this);
      return verify(messageHash(message), signature, publicKey);
    });
  }

  /**
   * Returns the hint that identifies the key of a signature: the last 4 bytes of the account ID.
   *
   * @returns the 4 bytes
   *
   * @example The last bytes of the public key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * assert.deepEqual(keypair.signatureHint(), keypair.xdrAccountId().toXDR().slice(-4));
   * ```
   */
  signatureHint(): Bytes {
    return attempt(READ_PUBLIC, () => Keypair.#publicKeyOf(this).slice(28));
  }

  /**
   * Signs data and returns a decorated signature for a transaction envelope: the signature with its hint.
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
    return attempt("sign", () => {
      const state = Keypair.#stateOf(this);
      const message = parseBytes("data", data);
      const signature = secretKeyOf(state).sign(message);
      return new DecoratedSignature({ hint: publicKeyOf(state).slice(28), signature });
    });
  }

  /**
   * Signs the payload of a signed-payload signer (CAP-40). The hint is the last 4 bytes of the public key XORed with
   * the last 4 bytes of the payload.
   *
   * @param data the payload to sign
   * @param options the side on which a payload of fewer than 4 bytes is padded with zeros
   * @returns the hint and the signature
   * @throws {TypeError} if `data` is not a `Uint8Array`, or `options` or its `padding` is invalid
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
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
  signPayloadDecorated(data: Uint8Array, options: SignPayloadOptions | undefined): DecoratedSignature;
  /**
   * Signs the payload of a signed-payload signer with `"left"` padding. For use as
   * `payloads.map(keypair.signPayloadDecorated.bind(keypair))`: the index that `map` passes instead of options is
   * ignored.
   *
   * @param data the payload to sign
   * @returns the hint and the signature
   * @throws {TypeError} if `data` is not a `Uint8Array`
   * @throws {DwsaError} `keys/no-secret` if only the public key is known
   *
   * @example Several payloads
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * const keypair = Keypair.random();
   * const payloads = [new Uint8Array([1, 2]), new Uint8Array(32)];
   * assert.equal(payloads.map(keypair.signPayloadDecorated.bind(keypair)).length, 2);
   * ```
   */
  signPayloadDecorated(data: Uint8Array): DecoratedSignature;
  signPayloadDecorated(data: Uint8Array, options?: SignPayloadOptions): DecoratedSignature {
    return attempt("sign a payload", () => {
      const state = Keypair.#stateOf(this);
      const payload = parseBytes("data", data);
      const { padding } = readOptions(ignoreMapIndex(options), ["padding"]);
      const side = readChoice("padding", padding, ["left", "right"]) ?? "left";
      const tail = payload.subarray(-4);
      const offset = side === "left" ? 4 - tail.length : 0;
      const signature = secretKeyOf(state).sign(payload);
      const hint = publicKeyOf(state).slice(28);
      tail.forEach((byte, i) => hint[offset + i]! ^= byte);
      return new DecoratedSignature({ hint, signature });
    });
  }

  /**
   * Returns the public key as the wire type `AccountId`.
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
    return attempt(READ_PUBLIC, () => PublicKey.publicKeyTypeEd25519(Keypair.#publicKeyOf(this)));
  }

  /**
   * Returns the public key as the wire type `PublicKey`.
   *
   * @returns the public key
   *
   * @example The wire type of a public key
   * ```ts
   * import { Keypair } from "@dwsa/base/keys";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Keypair.random().xdrPublicKey().type, "publicKeyTypeEd25519");
   * ```
   */
  xdrPublicKey(): PublicKey {
    return attempt(READ_PUBLIC, () => PublicKey.publicKeyTypeEd25519(Keypair.#publicKeyOf(this)));
  }

  /**
   * Returns the account as the wire type `MuxedAccount`: muxed if `id` is passed, plain otherwise.
   *
   * @param id the ID, a string with a decimal integer from 0 to 2^64 - 1
   * @returns the account
   * @throws {TypeError} if `id` is present but not a string
   * @throws {RangeError} if `id` is not an unsigned 64-bit integer
   * @throws {DwsaError} `keys/invalid-id` if `id` is not a decimal integer
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
    return attempt(READ_PUBLIC, () => {
      const ed25519 = Keypair.#publicKeyOf(this);
      return id === undefined
        ? MuxedAccount.keyTypeEd25519(ed25519)
        : MuxedAccount.keyTypeMuxedEd25519(new MuxedAccountMed25519({ id: parseMuxedId(id), ed25519 }));
    });
  }

  /**
   * Returns the value that `JSON.stringify` writes: the public key, never the secret key. `new Keypair(…)` accepts this
   * value.
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
    return attempt(
      READ_PUBLIC,
      () => ({ type: "ed25519", publicKey: encodeStrKey("ed25519PublicKey", Keypair.#publicKeyOf(this)) }),
    );
  }

  /** Returns the state of a key pair. Throws for a proxy, which has no private fields, and in a detached method. */
  static #stateOf(keypair: Keypair): State {
    if (typeof keypair === "object" && keypair !== null && #state in keypair) return keypair.#state;
    const got = describe(keypair) === "Keypair" ? "a proxy or copy of a Keypair" : describe(keypair);
    throw new Fault("type", `expected the method to be called on a Keypair itself, got ${got}`);
  }

  static #publicKeyOf(keypair: Keypair): Bytes {
    return publicKeyOf(Keypair.#stateOf(keypair));
  }
}

const READ = "read the secret key";
const READ_PUBLIC = "read the public key";

function publicKeyOf(state: State): Bytes {
  return state.publicKey = state.publicKey ?? secretKeyOf(state).publicKey();
}

function secretKeyOf(state: State): SecretKey {
  return state.secretKey = state.secretKey ?? engine().secretKey(seedOf(state));
}

function seedOf({ seed }: State): Bytes {
  if (seed !== undefined) return seed;
  throw unexpected("keys/no-secret", "a key pair with a secret key", "one with only a public key");
}

/** Parses the constructor's argument into raw keys, at least one of which is present. */
function parseKeys(keys: KeypairKeys): { secretKey: Bytes | undefined; publicKey: Bytes | undefined } {
  return attempt(MAKE, () => {
    if (keys === undefined) throw wrongType("keys", 'an object such as { type: "ed25519", secretKey: … }', keys);
    const { type, secretKey, publicKey } = readOptions<KeypairKeys>(
      keys,
      ["type", "secretKey", "publicKey"],
      "keys",
    );
    if (typeof type !== "string") throw wrongType("type", "a string", type);
    if (type !== "ed25519") {
      throw unexpected("keys/unsupported-type", 'type to be "ed25519"', quote(type));
    }
    if (secretKey === undefined && publicKey === undefined) {
      throw new Fault("type", "expected a secretKey or a publicKey, got neither");
    }
    return {
      secretKey: parseKey("ed25519SecretSeed", "secretKey", secretKey),
      publicKey: parseKey("ed25519PublicKey", "publicKey", publicKey),
    };
  });
}

function parseKey(
  kind: "ed25519PublicKey" | "ed25519SecretSeed",
  name: string,
  value: string | Uint8Array | undefined,
): Bytes | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string"
    ? decodeStrKey(kind, value)
    : parseBytes(name, value, 32, "a string or a Uint8Array");
}

/** Parses the decimal ID of a muxed account. */
function parseMuxedId(value: string): bigint {
  return attempt("create a muxed account", () => {
    if (typeof value !== "string") throw wrongType("id", "a string", value);
    if (!/^-?\d+$/.test(value)) {
      throw unexpected("keys/invalid-id", "id to be a decimal integer", quote(value));
    }
    const id = value.length > 1_000 ? -1n : BigInt(value); // converting a very long string would be slow
    if (id < 0n || id > 0xffff_ffff_ffff_ffffn) {
      throw new Fault("range", `expected id to be from 0 to 18446744073709551615, got ${quote(value)}`);
    }
    return id;
  });
}
