/**
 * Ed25519 by the runtime's own crypto, about ten times faster. It is found through `process.getBuiltinModule`, which
 * needs no import, no permission and no bundler setting, and it is used only after it has shown on known answers that
 * it is what it says.
 */

import { copyBytes, equalBytes } from "../../internal/bytes.ts";
import { cachedByKey } from "./cached_by_key.ts";
import { fallback } from "./fallback.ts";
import type { Engine } from "./types.ts";

/** The part of the global object that is looked at. */
export interface Host {
  readonly process?: {
    getBuiltinModule?(id: string): unknown;
    readonly versions?: { readonly openssl?: string; readonly deno?: string; readonly bun?: string };
  };
}

/** The part of `node:crypto` that is used. */
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

/** The part of `node:buffer` that is used. */
interface NodeBuffer {
  readonly Buffer: {
    from(text: string, encoding: "base64url" | "hex"): Uint8Array;
    from(buffer: ArrayBufferLike, offset: number, length: number): { toString(encoding: "base64url"): string };
  };
}

/** One way of making a private key object of a seed. */
type SeedImport = (seed: Uint8Array, crypto: NodeCrypto, encode: Base64Url) => KeyObject;

/** Writes bytes in the alphabet of a JWK. */
type Base64Url = (bytes: Uint8Array) => string;

/** The engine of the runtime, if it has one that gives the right answers. */
export function findNative(host: Host = globalThis as Host): Engine | undefined {
  for (const importSeed of [importJwk, importPkcs8]) {
    try {
      const process = host.process!;
      if (importSeed === importJwk && !isOpenSsl30(process.versions)) continue;
      const crypto = process.getBuiltinModule!("node:crypto") as NodeCrypto;
      const buffer = process.getBuiltinModule!("node:buffer") as NodeBuffer;
      const engine = nativeEngine(crypto, buffer, importSeed);
      if (givesKnownAnswers(engine, buffer)) return withFallback(engine);
    } catch {
      // Absent, a polyfill, or without Ed25519: not an engine to use.
    }
  }
  return undefined;
}

/**
 * OpenSSL 3.0 (Node 20) takes 370 microseconds to import a private key as PKCS8 and 37 as JWK; the others are as quick
 * with PKCS8, whose bytes can be wiped afterwards, as the text in a JWK cannot. (Deno reports 3.0 and is not OpenSSL.)
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
 * A private JWK must name its public key, which is not known yet. The `x` given here is wrong on purpose: signing with
 * a public key that does not belong to the seed gives the seed away, so that an engine that trusted `x` must fail the
 * known answers.
 */
function importJwk(seed: Uint8Array, crypto: NodeCrypto, encode: Base64Url): KeyObject {
  const key = { kty: "OKP", crv: "Ed25519", x: "A".repeat(43), d: encode(seed) } as const;
  return crypto.createPrivateKey({ key, format: "jwk" });
}

function nativeEngine(crypto: NodeCrypto, { Buffer }: NodeBuffer, importSeed: SeedImport): Engine {
  // Of a view, since Buffer.from(bytes) would leave a copy of a secret in a pool that it shares.
  const encode: Base64Url = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64url");
  const importPublicKey = cachedByKey((publicKey) =>
    crypto.createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: encode(publicKey) }, format: "jwk" })
  );

  return {
    secretKey(seed) {
      const key = importSeed(seed, crypto, encode);
      return {
        publicKey: () => copyBytes(Buffer.from(crypto.createPublicKey(key).export({ format: "jwk" }).x, "base64url")),
        sign: (data) => copyBytes(crypto.sign(null, data, key)),
      };
    },
    verify: (data, signature, publicKey) => crypto.verify(null, data, importPublicKey(publicKey), signature) === true,
  };
}

/** Some engines throw for a key that is not on the curve. The fallback gives the verdict of whatever one cannot do. */
function withFallback(engine: Engine): Engine {
  return {
    secretKey: engine.secretKey,
    verify(data, signature, publicKey) {
      try {
        return engine.verify(data, signature, publicKey);
      } catch {
        return fallback.verify(data, signature, publicKey);
      }
    },
  };
}

/**
 * Whether an engine derives, signs and verifies test 1 of RFC 8032 section 7.1, refuses it for other data, and refuses
 * a signature for which only the cofactored equation holds.
 */
function givesKnownAnswers(engine: Engine, { Buffer }: NodeBuffer): boolean {
  const bytes = (hex: string) => Buffer.from(hex, "hex");
  const data = new Uint8Array(0);
  const publicKey = bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  const signature = bytes(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155" +
      "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  );
  const key = engine.secretKey(bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
  return equalBytes(key.publicKey(), publicKey) &&
    equalBytes(key.sign(data), signature) &&
    engine.verify(data, signature, publicKey) &&
    !engine.verify(new Uint8Array(1), signature, publicKey) &&
    !engine.verify(
      bytes("637261667420302f312f30"),
      bytes(
        "4d27308a0ab04837359625a824652a2bbfdbeae08d09b0f1c8d49c1d9943cb61" +
          "4518b104064aac37c216900977caabc0aa0f4369fc822be0eaa33070ef07590c",
      ),
      bytes("1f815f6262973f28a2f79569dd0e0f8a672eda19039fd5a0a63d32c0aeeb7a5a"),
    );
}
