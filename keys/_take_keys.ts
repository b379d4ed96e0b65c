/** The keys that a key pair is made from: decoded, copied, or refused. */

import { parseBytes } from "../internal/arguments.ts";
import type { Bytes } from "../internal/bytes.ts";
import { quote, wrongType } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { decodeStrKey } from "../strkey/codec.ts";
import type { KeypairKeys } from "./keypair_keys.ts";

/** The raw keys in the argument of the constructor, of which there is at least one. */
export function takeKeys(
  keys: KeypairKeys,
  action: string,
): { secretKey: Bytes | undefined; publicKey: Bytes | undefined } {
  if (typeof keys !== "object" || keys === null) throw wrongType(action, "keys", "an object", keys);
  const { type, secretKey, publicKey } = keys;
  if (typeof type !== "string") throw wrongType(action, "type", "a string", type);
  if (type !== "ed25519") {
    throw new DwsaError("keys/unsupported-type", `Cannot ${action}: expected type "ed25519", got ${quote(type)}`);
  }
  if (secretKey === undefined && publicKey === undefined) {
    throw new TypeError(`Cannot ${action}: expected a secretKey or a publicKey, got neither`);
  }
  return {
    secretKey: takeKey(secretKey, "ed25519SecretSeed", action, "secretKey"),
    publicKey: takeKey(publicKey, "ed25519PublicKey", action, "publicKey"),
  };
}

function takeKey(
  value: string | Uint8Array | undefined,
  kind: "ed25519PublicKey" | "ed25519SecretSeed",
  action: string,
  name: string,
): Bytes | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string"
    ? decodeStrKey(kind, value)
    : parseBytes(action, name, value, 32, "a string or a Uint8Array");
}
