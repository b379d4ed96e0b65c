/**
 * Provides two Ed25519 engines: the runtime's own crypto and, if that is missing, `@noble/curves`. The tests check that
 * both return the same signatures and verification results. Callers check and copy the arguments beforehand.
 */

import { eddsa, edwards } from "@noble/curves/abstract/edwards.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { type Bytes, concatBytes, copyBytes, equalBytes } from "../internal/bytes.ts";

/** A secret key, ready to sign. Its public key is always derived from the seed. */
export interface SecretKey {
  /** Returns the 32-byte public key. */
  publicKey(): Bytes;
  /** Returns the 64-byte signature of `data` (RFC 8032 section 5.1.6). */
  sign(data: Uint8Array): Bytes;
}

/** Returns whether `[S]B = R + [k]A` holds exactly, for a signature and key that passed the byte checks of `verify`. */
type Verify = (data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array) => boolean;

/** An implementation of Ed25519. */
export interface Engine {
  /** Prepares the secret key of a 32-byte seed, which must not change while the key is in use. */
  secretKey(seed: Uint8Array): SecretKey;
  readonly verify: Verify;
}

let chosen: Engine | undefined;
let chosenVerify: Verify | undefined;

/** Returns the engine of this process, chosen on first use. */
export function engine(): Engine {
  return chosen = chosen ?? findNative() ?? fallback;
}

/** Returns the verification of this process, chosen on first use. Programs that only verify contain no code that signs. */
export function verification(): Verify {
  return chosen?.verify ?? (chosenVerify = chosenVerify ?? findNativeVerify() ?? verifyByCurve);
}

/** Sets the engine, for tests only. After `undefined`, the next call of {@linkcode engine} chooses an engine again. */
export function useEngine(next: Engine | undefined): void {
  chosen = next;
  chosenVerify = undefined;
}

/**
 * The engine that works on every runtime. Secret keys are handled only by noble's EdDSA, whose multiplications are
 * blinded.
 */
export const fallback: Engine = {
  secretKey: (seed) => ({
    publicKey: () => ed25519().getPublicKey(seed) as Bytes,
    sign: (data) => ed25519().sign(data, seed) as Bytes,
  }),
  verify: verifyByCurve,
};

/** Implemented here, since noble's `verify` uses the cofactored equation, unlike the network's validators. */
function verifyByCurve(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const R = signature.subarray(0, 32);
  const S = bytesToNumberLE(signature.subarray(32));
  const { BASE, Fn } = curve();
  const challenge = Fn.create(bytesToNumberLE(sha512(concatBytes(R, publicKey, data))));
  let A: Curve["BASE"];
  try {
    A = decodePublicKey(publicKey);
  } catch {
    return false; // not a point on the curve
  }
  // Encodes [S]B - [k]A and compares bytes: no cofactor, and one encoding of each point (RFC 8032 section 8.9).
  return equalBytes(BASE.multiplyUnsafe(S).subtract(A.multiplyUnsafe(challenge)).toBytes(), R);
}

type Curve = ReturnType<typeof edwards>;

let builtCurve: Curve | undefined;
let scheme: ReturnType<typeof eddsa> | undefined;

/**
 * Builds the curve of RFC 8032 section 5.1 on first use: `@noble/curves/ed25519.js` would build two curves, four schemes
 * and a hash-to-curve on import.
 */
function curve(): Curve {
  return builtCurve = builtCurve ?? edwards({
    p: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffedn,
    n: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3edn,
    h: 8n,
    a: 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffecn,
    d: 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n,
    Gx: 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an,
    Gy: 0x6666666666666666666666666666666666666666666666666666666666666658n,
  });
}

/** Builds the signature scheme on first use. */
function ed25519(): ReturnType<typeof eddsa> {
  return scheme = scheme ?? eddsa(curve(), sha512, {
    adjustScalarBytes(bytes: Uint8Array) {
      bytes[0]! &= 0xf8;
      bytes[31] = bytes[31]! & 0x7f | 0x40;
      return bytes;
    },
  });
}

const decodePublicKey: (publicKey: Uint8Array) => Curve["BASE"] =
  /* @__PURE__ */ (() => cachedByKey((publicKey) => curve().fromBytes(publicKey)))();

/** The maximum number of cached public keys. */
const CACHE_SIZE = 64;

/** Caches the results of `prepare` by public key, since verifiers often see the same few keys. */
function cachedByKey<T>(prepare: (publicKey: Uint8Array) => T): (publicKey: Uint8Array) => T {
  const cache = new Map<string, T>();
  return (publicKey) => {
    const key = String.fromCharCode(...publicKey);
    let prepared = cache.get(key);
    if (prepared === undefined) {
      prepared = prepare(publicKey);
      if (cache.size === CACHE_SIZE) cache.clear();
      cache.set(key, prepared);
    }
    return prepared;
  };
}

/** The part of the global object used here. */
export interface Host {
  readonly process?: {
    getBuiltinModule?(id: string): unknown;
    readonly versions?: { readonly openssl?: string; readonly deno?: string; readonly bun?: string };
  };
}

/** The part of `node:crypto` used here. */
interface NodeCrypto {
  createPrivateKey(source: JwkSource | Pkcs8Source): KeyObject;
  createPublicKey(source: JwkSource | KeyObject): KeyObject;
  sign(algorithm: null, data: Uint8Array, key: KeyObject): Uint8Array;
  verify(algorithm: null, data: Uint8Array, key: KeyObject, signature: Uint8Array): boolean;
}

interface KeyObject {
  export(options: { format: "jwk" }): { readonly x: string };
}

interface JwkSource {
  readonly key: { readonly kty: "OKP"; readonly crv: "Ed25519"; readonly x: string; readonly d?: string };
  readonly format: "jwk";
}

interface Pkcs8Source {
  readonly key: Uint8Array;
  readonly format: "der";
  readonly type: "pkcs8";
}

/** The part of `node:buffer` used here. */
interface NodeBuffer {
  readonly Buffer: {
    from(text: string, encoding: "base64url" | "hex"): Uint8Array;
    from(buffer: ArrayBufferLike, offset: number, length: number): { toString(encoding: "base64url"): string };
  };
}

/** Creates a private key object from a seed. */
type SeedImport = (seed: Uint8Array, crypto: NodeCrypto, encode: Base64Url) => KeyObject;

/** Encodes bytes as base64url, as in a JWK. */
type Base64Url = (bytes: Uint8Array) => string;

/**
 * Returns the engine of the runtime's own crypto, which is about ten times as fast as the fallback, or `undefined` if
 * there is none. The engine is loaded with `process.getBuiltinModule`, which needs no import, permission or bundler
 * setting. It is used only if it passes known-answer tests.
 */
export function findNative(host: Host = globalThis as Host): Engine | undefined {
  for (const importSeed of [importJwk, importPkcs8]) {
    try {
      if (importSeed === importJwk && !isOpenSsl30(host.process!.versions)) continue;
      const native = nativeModules(host);
      const engine = { secretKey: nativeSecretKey(native, importSeed), verify: nativeVerify(native) };
      if (signsKnownAnswer(engine, native) && verifiesKnownAnswers(engine.verify, native)) {
        return { secretKey: engine.secretKey, verify: withFallback(engine.verify) };
      }
    } catch {
      // The module is missing, a polyfill, or lacks Ed25519.
    }
  }
  return undefined;
}

/** Returns the verification of the runtime's own crypto if it passes its known-answer tests. */
function findNativeVerify(): Verify | undefined {
  try {
    const native = nativeModules(globalThis as Host);
    const verify = nativeVerify(native);
    return verifiesKnownAnswers(verify, native) ? withFallback(verify) : undefined;
  } catch {
    return undefined; // as in `findNative`
  }
}

/** The runtime's own modules. */
interface Native extends NodeBuffer {
  readonly crypto: NodeCrypto;
}

/** Throws if the modules are missing. */
function nativeModules({ process }: Host): Native {
  const crypto = process!.getBuiltinModule!("node:crypto") as NodeCrypto;
  const { Buffer } = process!.getBuiltinModule!("node:buffer") as NodeBuffer;
  return { crypto, Buffer };
}

/**
 * Returns whether to import private keys as JWK. OpenSSL 3.0 (Node 20) takes 370 microseconds for PKCS8 and 37 for JWK.
 * Other versions are as fast with PKCS8, whose bytes, unlike the string in a JWK, can be wiped afterwards. (Deno
 * reports 3.0, but does not use OpenSSL.)
 */
function isOpenSsl30({ openssl, deno, bun }: NonNullable<Host["process"]>["versions"] = {}): boolean {
  return `${openssl}`.startsWith("3.0.") && deno === undefined && bun === undefined;
}

function importPkcs8(seed: Uint8Array, crypto: NodeCrypto): KeyObject {
  const key = new Uint8Array(48);
  key.set([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]); // RFC 8410 section 7
  key.set(seed, 16);
  try {
    return crypto.createPrivateKey({ key, format: "der", type: "pkcs8" });
  } finally {
    key.fill(0);
  }
}

/**
 * Imports a seed as JWK. A private JWK must contain its public key, which is not known yet, so `x` is wrong on purpose.
 * Signing with a public key that does not belong to the seed would reveal the seed, but an engine that trusts `x` fails
 * the known-answer tests.
 */
function importJwk(seed: Uint8Array, crypto: NodeCrypto, encode: Base64Url): KeyObject {
  const key = { kty: "OKP", crv: "Ed25519", x: "A".repeat(43), d: encode(seed) } as const;
  return crypto.createPrivateKey({ key, format: "jwk" });
}

/** Encodes bytes with a Buffer over the same memory: Buffer.from(bytes) would leave a secret in the shared pool. */
function base64Url({ Buffer }: NodeBuffer, bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64url");
}

function nativeSecretKey(native: Native, importSeed: SeedImport): Engine["secretKey"] {
  const { crypto, Buffer } = native;
  return (seed) => {
    const key = importSeed(seed, crypto, (bytes) => base64Url(native, bytes));
    return {
      publicKey: () => copyBytes(Buffer.from(crypto.createPublicKey(key).export({ format: "jwk" }).x, "base64url")),
      sign: (data) => copyBytes(crypto.sign(null, data, key)),
    };
  };
}

function nativeVerify(native: Native): Verify {
  const { crypto } = native;
  const importPublicKey = cachedByKey((publicKey) =>
    crypto.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: base64Url(native, publicKey) }, format: "jwk" })
  );
  return (data, signature, publicKey) => crypto.verify(null, data, importPublicKey(publicKey), signature) === true;
}

/** Returns a function that verifies with the curve if `verify` throws, such as for a key that is not on the curve. */
function withFallback(verify: Verify): Verify {
  return (data, signature, publicKey) => {
    try {
      return verify(data, signature, publicKey);
    } catch {
      return verifyByCurve(data, signature, publicKey);
    }
  };
}

/** Test 1 of RFC 8032 section 7.1, which signs 0 bytes. */
const KNOWN = {
  seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
  signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155" +
    "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
};

/** Returns whether an engine derives the known public key and signature. */
function signsKnownAnswer({ secretKey }: Engine, { Buffer }: NodeBuffer): boolean {
  const key = secretKey(Buffer.from(KNOWN.seed, "hex"));
  return equalBytes(key.publicKey(), Buffer.from(KNOWN.publicKey, "hex")) &&
    equalBytes(key.sign(new Uint8Array(0)), Buffer.from(KNOWN.signature, "hex"));
}

/**
 * Returns whether a function accepts the known signature, rejects it for other data, and rejects a signature for which
 * only the cofactored equation holds.
 */
function verifiesKnownAnswers(verify: Verify, { Buffer }: NodeBuffer): boolean {
  const bytes = (hex: string) => Buffer.from(hex, "hex");
  const [signature, publicKey] = [bytes(KNOWN.signature), bytes(KNOWN.publicKey)];
  return verify(new Uint8Array(0), signature, publicKey) &&
    !verify(new Uint8Array(1), signature, publicKey) &&
    !verify(
      bytes("637261667420302f312f30"),
      bytes(
        "4d27308a0ab04837359625a824652a2bbfdbeae08d09b0f1c8d49c1d9943cb61" +
          "4518b104064aac37c216900977caabc0aa0f4369fc822be0eaa33070ef07590c",
      ),
      bytes("1f815f6262973f28a2f79569dd0e0f8a672eda19039fd5a0a63d32c0aeeb7a5a"),
    );
}
