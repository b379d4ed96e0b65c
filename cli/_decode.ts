import { toHex } from "../encoding/mod.ts";
import { encodeStrKey, parseStrKey } from "../strkey/mod.ts";
import { UsageError } from "./_world.ts";

/** Says what a strkey is. No secret seed comes here: the command refuses those wherever they stand. */
export function describeStrKey(args: readonly string[]): string[] {
  const [text] = args;
  if (text === undefined || args.length > 1) throw new UsageError(`expected one strkey, got ${args.length}`);
  const key = parseStrKey(text);
  const lines = [`kind        ${key.type}`, `bytes       ${toHex(key.bytes)}`];
  if ("publicKey" in key) lines.push(`public key  ${encodeStrKey("ed25519PublicKey", key.publicKey)}`);
  if ("muxedId" in key) lines.push(`id          ${key.muxedId}`);
  if ("payload" in key) lines.push(`payload     ${toHex(key.payload)}`);
  return lines;
}
