/** The types of strkeys. */

import type { VersionByteName } from "./version_byte_name.ts";

/** The first character of a strkey. Its base32 value, shifted left by three, is the version byte. */
export type Prefix = "G" | "M" | "S" | "T" | "H" | "X" | "P" | "C" | "B" | "L" | "W";

/** The properties of a strkey type. */
export interface Kind {
  /** The name of the type. */
  readonly type: VersionByteName;
  /** The noun in error messages, with its article. */
  readonly name: string;
  /** The minimum number of bytes between the version byte and the checksum. */
  readonly min: number;
  /** The maximum number of bytes between the version byte and the checksum. */
  readonly max: number;
}

/** The strkey types by prefix. If two prefixes have the same type, encoding uses the first prefix. */
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
  W: { type: "muxedContract", name: "a muxed contract", min: 40, max: 40 },
};

/** Returns the first character of a value if it is a string that begins with a strkey prefix. */
export function prefixOf(text: unknown): Prefix | undefined {
  const first = typeof text === "string" ? text[0]! : "";
  return first in KINDS ? first as Prefix : undefined;
}
