/** `dwsa decode`: says what something is. */

import { toHex } from "../../encoding/mod.ts";
import { encodeStrKey, parseStrKey } from "../../strkey/mod.ts";
import { type Command, command } from "../_command.ts";

/** `dwsa decode`. */
export const DECODE: Command = command({
  name: "decode",
  summary: "Say what a strkey is",
  arguments: [{ name: "STRKEY", help: "a strkey" }],
  options: {},
  examples: [],
  run: (_, [text = ""]) => describeStrKey(text),
});

/** Describes a strkey. `runCommand` has refused secret seeds before. */
function describeStrKey(text: string): string[] {
  const key = parseStrKey(text);
  const lines = [`kind        ${key.type}`, `bytes       ${toHex(key.bytes)}`];
  if ("publicKey" in key) lines.push(`public key  ${encodeStrKey("ed25519PublicKey", key.publicKey)}`);
  if ("muxedId" in key) lines.push(`id          ${key.muxedId}`);
  if ("payload" in key) lines.push(`payload     ${toHex(key.payload)}`);
  return lines;
}
