/** The one table of strkey kinds (SEP-23), which encoding, decoding, checking and error messages all read. */

/**
 * The kinds of strkey, by name. The first letter of a strkey is the prefix of its kind (SEP-23):
 *
 * | name | prefix | bytes |
 * |---|---|---|
 * | `ed25519PublicKey` | `G` | 32 |
 * | `med25519PublicKey` | `M` | 40: the key, then the id |
 * | `ed25519SecretSeed` | `S` | 32 |
 * | `preAuthTx` | `T` | 32 |
 * | `sha256Hash` | `H` or `X` | 32 |
 * | `signedPayload` | `P` | 40 to 100: the key, the length of the payload, the payload, zeros |
 * | `contract` | `C` | 32 |
 * | `claimableBalance` | `B` | 33: the type byte 0, then the hash |
 * | `liquidityPool` | `L` | 32 |
 */
export type VersionByteName =
  | "ed25519PublicKey"
  | "med25519PublicKey"
  | "ed25519SecretSeed"
  | "preAuthTx"
  | "sha256Hash"
  | "signedPayload"
  | "contract"
  | "claimableBalance"
  | "liquidityPool";

/** The first letter of a strkey. Its base32 value, shifted left by three, is the version byte. */
export type Prefix = "G" | "M" | "S" | "T" | "H" | "X" | "P" | "C" | "B" | "L";

/** One kind of strkey. */
export interface Kind {
  /** The name of the kind. */
  readonly type: VersionByteName;
  /** The noun that error messages use. */
  readonly name: string;
  /** The smallest number of bytes between the version byte and the checksum. */
  readonly min: number;
  /** The largest number of bytes between the version byte and the checksum. */
  readonly max: number;
}

/** The kinds by their prefix. If two prefixes have one type, encoding uses the first. */
export const KINDS: Readonly<Record<Prefix, Kind>> = {
  G: { type: "ed25519PublicKey", name: "an account", min: 32, max: 32 },
  C: { type: "contract", name: "a contract", min: 32, max: 32 },
  M: { type: "med25519PublicKey", name: "a muxed account", min: 40, max: 40 },
  S: { type: "ed25519SecretSeed", name: "a secret seed", min: 32, max: 32 },
  T: { type: "preAuthTx", name: "a transaction", min: 32, max: 32 },
  H: { type: "sha256Hash", name: "a hash", min: 32, max: 32 },
  X: { type: "sha256Hash", name: "a hash", min: 32, max: 32 },
  P: { type: "signedPayload", name: "a signed payload", min: 40, max: 100 },
  B: { type: "claimableBalance", name: "a claimable balance", min: 33, max: 33 },
  L: { type: "liquidityPool", name: "a liquidity pool", min: 32, max: 32 },
};

/** The first letter of a value, if it is a text that begins with a prefix. */
export function prefixOf(text: unknown): Prefix | undefined {
  const first = typeof text === "string" ? text[0]! : "";
  return first in KINDS ? first as Prefix : undefined;
}

/**
 * The kind of a strkey by its first letter. The other characters are not checked and can be malformed.
 *
 * @param address a strkey, or only its beginning
 * @returns the kind, or `undefined` when no kind has that prefix
 *
 * @example Look at the prefix only
 * ```ts
 * import { getVersionByteForPrefix } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * assert.equal(getVersionByteForPrefix("CA3D5KRYM6CB7OWQ"), "contract");
 * assert.equal(getVersionByteForPrefix("QUITE WRONG"), undefined);
 * ```
 */
export function getVersionByteForPrefix(address: string): VersionByteName | undefined {
  const prefix = prefixOf(address);
  return prefix && KINDS[prefix].type;
}
