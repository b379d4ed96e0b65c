/** Calls a signer and normalizes its result. */

import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { count, wrongType } from "../internal/describe.ts";
import { unexpected } from "../internal/unexpected.ts";
import { type HashIdPreimage, ScVal } from "../xdr/mod.ts";
import { AUTHORIZE, isClass, parseAccountKey, parseScVal, viewBytes } from "./_arguments.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** The answer of a signer. */
export interface SignerResult {
  /** An Ed25519 signature, or the whole signature of a contract account. */
  readonly signature: Uint8Array | ScVal;
  /** The raw key that signed, if it is known. */
  readonly publicKey: Uint8Array | undefined;
  /** The address for the signature, if the signer named it. */
  readonly address: string | undefined;
}

/** Rejects a value that cannot sign. */
export function requireSigner(signer: PayloadSigner | SigningCallback): void {
  const expected = "a Keypair, an object with a sign method, or a callback";
  if (typeof signer === "function") {
    if (!isClass(signer)) return;
    throw new TypeError(`Cannot ${AUTHORIZE}: expected signer to be ${expected}, got a class; pass an instance of it`);
  }
  if (typeof signer?.sign !== "function") throw wrongType(AUTHORIZE, "signer", expected, signer);
}

/** The raw key of a signer, if it names one; a callback names it only afterwards. */
export function signerKey(signer: PayloadSigner | SigningCallback): Uint8Array | undefined {
  if (typeof signer === "function") return undefined;
  const [publicKey, address] = [readKey(signer, "publicKey"), readKey(signer, "address")];
  if (publicKey !== undefined && address !== undefined && publicKey.some((byte, i) => byte !== address[i])) {
    const expected = "signer.publicKey and signer.address to name the same key";
    throw unexpected("auth/unknown-signer", AUTHORIZE, expected, "two different ones");
  }
  return publicKey ?? address;
}

/** Calls the signer and normalizes its result. */
export async function requestSignature(
  signer: PayloadSigner | SigningCallback,
  publicKey: Uint8Array | undefined,
  payload: Uint8Array,
  preimageOf: () => HashIdPreimage,
): Promise<SignerResult> {
  if (typeof signer === "function") return parseSignerResult(await signer(preimageOf(), copyBytes(payload)));
  const answer = parseSignerResult(await signer.sign(copyBytes(payload)));
  return { ...answer, publicKey: answer.publicKey ?? publicKey };
}

/** The key that a signer names in a property or by a method. */
function readKey(signer: PayloadSigner, name: "publicKey" | "address"): Bytes | undefined {
  const property = readProperty(signer, name);
  if (property === undefined) return undefined;
  const [value, shown] = typeof property === "function"
    ? [property.call(signer) as unknown, `signer.${name}()`]
    : [property, `signer.${name}`];
  if (typeof value === "string") return copyBytes(parseAccountKey(value, AUTHORIZE, shown));
  if (isBytes(value) && value.length === 32) return copyBytes(value);
  throw wrongType(AUTHORIZE, shown, "an address (G...) or 32 bytes", value);
}

/** A property of the object or its class, but not of `Object.prototype`, which other code can change. */
function readProperty(value: object, name: string): unknown {
  if (name in Object.prototype && !Object.prototype.hasOwnProperty.call(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** The properties of a response. */
function readProperties(result: object): Readonly<Record<string, unknown>> {
  const names = ["signatureScVal", "signature", "publicKey", "address"];
  return Object.fromEntries(names.map((name) => [name, readProperty(result, name)]));
}

/** Reads one of the shapes of `SigningResult`. */
function parseSignerResult(result: unknown): SignerResult {
  const { signatureScVal = result, signature = result, publicKey, address } = readProperties(Object(result));
  const isBare = ScVal.is(result) || viewBytes(result) !== undefined;
  if (!isBare && address !== undefined && typeof address !== "string") {
    throw wrongType(AUTHORIZE, "address of the signer's answer", "a string", address);
  }
  const target = isBare ? undefined : address as string | undefined;
  if (ScVal.is(signatureScVal)) {
    const copy = parseScVal(signatureScVal, AUTHORIZE, "the signer's answer");
    return { signature: copy, publicKey: undefined, address: target };
  }
  const bytes = viewBytes(signature);
  if (bytes !== undefined && (signature === result || typeof publicKey === "string")) {
    if (bytes.length !== 64) {
      const got = count(bytes.length, "byte");
      throw unexpected("auth/invalid-signature", AUTHORIZE, "an Ed25519 signature of 64 bytes", got);
    }
    const key = isBare ? undefined : parseAccountKey(publicKey, AUTHORIZE, "the signer's publicKey");
    return { signature: copyBytes(bytes), publicKey: key, address: target };
  }
  const shapes = "{ publicKey, signature }, { signatureScVal }, an ScVal or a Uint8Array; see parseWalletSignature";
  throw wrongType(AUTHORIZE, "the signer's answer", shapes, result);
}
