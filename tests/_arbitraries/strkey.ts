/** Random strkeys: the bytes of every type, and near-valid strings. */

import fc from "fast-check";
import { StrKey } from "@dwsa/base/strkey";
import { bytesOf } from "./bytes.ts";

/** The bytes of a signed payload: key, length, payload and padding to a multiple of four. */
const signedPayload: fc.Arbitrary<Uint8Array> = fc
  .tuple(bytesOf(32), fc.uint8Array({ minLength: 1, maxLength: 64, size: "max" }))
  .map(([key, payload]) => {
    const data = new Uint8Array(36 + Math.ceil(payload.length / 4) * 4);
    data.set(key);
    data[35] = payload.length;
    data.set(payload, 36);
    return data;
  });

const balance: fc.Arbitrary<Uint8Array> = bytesOf(32).map((hash) => Uint8Array.from([0, ...hash]));

/** The strkey types, as in the names of the methods of `StrKey`. */
export type StrKeyKind =
  | "Ed25519PublicKey"
  | "Med25519PublicKey"
  | "Ed25519SecretSeed"
  | "PreAuthTx"
  | "Sha256Hash"
  | "SignedPayload"
  | "Contract"
  | "ClaimableBalance"
  | "LiquidityPool"
  | "MuxedContract";

/** The raw bytes of each type. */
export const strKeyData: Readonly<Record<StrKeyKind, fc.Arbitrary<Uint8Array>>> = {
  Ed25519PublicKey: bytesOf(32),
  Med25519PublicKey: bytesOf(40),
  Ed25519SecretSeed: bytesOf(32),
  PreAuthTx: bytesOf(32),
  Sha256Hash: bytesOf(32),
  SignedPayload: signedPayload,
  Contract: bytesOf(32),
  ClaimableBalance: balance,
  LiquidityPool: bytesOf(32),
  MuxedContract: bytesOf(40),
};

/** All types. */
export const strKeyKinds: readonly StrKeyKind[] = Object.keys(strKeyData) as StrKeyKind[];

/** A valid strkey of one of these types. */
export function strKey(...kinds: readonly StrKeyKind[]): fc.Arbitrary<string> {
  return fc.oneof(...kinds.map((kind) => strKeyData[kind].map((data) => StrKey[`encode${kind}`](data))));
}

/** A strkey of one of these types with one change: of a character, the case, the length, the padding or the end. */
export function damagedStrKey(...kinds: readonly StrKeyKind[]): fc.Arbitrary<string> {
  const letter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abz019=-_ \n\u0000é");
  return fc.tuple(strKey(...kinds), fc.nat(), letter, fc.nat(7)).map(([text, place, other, what]) => {
    const at = place % text.length;
    switch (what) {
      case 0:
        return text.slice(0, at) + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + other + text.slice(at);
      case 2:
        return text.toLowerCase();
      case 3:
        return text + "=".repeat(1 + at % 7);
      case 4:
        return text.slice(0, -1) + other;
      case 5:
        return other + text.slice(1);
      default:
        return text.slice(0, at) + other + text.slice(at + 1);
    }
  });
}
