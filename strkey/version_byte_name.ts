/** The names of the strkey types. */

/**
 * The strkey types by name. The first character of a strkey is the prefix of its type (SEP-23):
 *
 * | name | prefix | bytes |
 * |---|---|---|
 * | `ed25519PublicKey` | `G` | 32 |
 * | `med25519PublicKey` | `M` | 40: the key, then the ID |
 * | `ed25519SecretSeed` | `S` | 32 |
 * | `preAuthTx` | `T` | 32 |
 * | `sha256Hash` | `H` or `X` | 32 |
 * | `signedPayload` | `P` | 40 to 100: the key, the length of the payload, the payload, then zeros |
 * | `contract` | `C` | 32 |
 * | `claimableBalance` | `B` | 33: the type byte 0, then the hash |
 * | `liquidityPool` | `L` | 32 |
 * | `muxedContract` | `W` | 40: the contract ID, then the user's ID |
 *
 * Support for later protocols adds types in minor versions, so a `switch` needs a default.
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
  | "liquidityPool"
  | "muxedContract";
