/** Secret seeds in many formats, and a search for them in messages. */

import { Buffer } from "node:buffer";
import { toBase64, toHex } from "@dwsa/base";
import { Keypair } from "@dwsa/base/keys";
import { repeated } from "./_spellings.ts";
import type { HostileValue } from "./_values.ts";

/** The secret seed of these tests. */
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const pair = Keypair.fromSecret(SECRET);
const SEED = pair.rawSecretKey();

/** The seed in formats in which it could be passed by mistake. */
export const secrets: readonly HostileValue[] = [
  { name: "the strkey", make: () => SECRET },
  { name: "the strkey in small letters", make: () => SECRET.toLowerCase() },
  { name: "the strkey with a wrong letter", make: () => `${SECRET.slice(0, 30)}A${SECRET.slice(31)}` },
  { name: "the strkey with its end cut off", make: () => SECRET.slice(0, 50) },
  { name: "the strkey with a space", make: () => ` ${SECRET}` },
  { name: "the strkey in a sentence", make: () => `my secret is ${SECRET}, please` },
  { name: "the strkey with a colon", make: () => `A:${SECRET}` },
  { name: "the strkey with a lone surrogate", make: () => `${SECRET}\ud800` },
  { name: "hexadecimal digits", make: () => toHex(SEED) },
  { name: "hexadecimal digits with a prefix", make: () => `0x${toHex(SEED)}` },
  { name: "base64", make: () => toBase64(SEED) },
  { name: "the bytes", make: () => SEED.slice() },
  { name: "the bytes and one more", make: () => Uint8Array.from([...SEED, 0]) },
  { name: "a Buffer", make: () => Buffer.from(SEED) },
  { name: "an array of numbers", make: () => [...SEED] },
  { name: "an array of the strkey", make: () => [SECRET] },
  {
    name: "an object with the strkey in it",
    make: () => ({ type: SECRET, secretKey: SECRET, a: SECRET, value: SECRET }),
  },
  { name: "an object with the strkey as a name", make: () => ({ [SECRET]: 1 }) },
  { name: "a Map with the strkey as a key", make: () => new Map([[SECRET, Symbol.iterator]]) },
  { name: "a Map with the bytes as a key, twice", make: () => new Map([[SEED.slice(), 1], [SEED.slice(), 2]]) },
  { name: "a key pair", make: () => pair },
  { name: "a symbol", make: () => Symbol(SECRET) },
];

/** Returns everything that logging an error shows. */
export function shown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = JSON.stringify({ ...error }, (_, value) => typeof value === "bigint" ? `${value}` : value);
  const cause = error.cause === undefined ? "" : shown(error.cause);
  return `${error.message}\n${error.stack}\n${own}\n${cause}`;
}

/** The maximum number of consecutive characters of a secret that a message may repeat. */
export const REPEATED = 16;

/** The results of previous searches, since most messages occur often. */
const searched = new Map<string, string | undefined>();

/** Returns what a string reveals of the seed: its strkey, base64 or bytes, or more than 16 characters of a spelling. */
export function leak(text: string): string | undefined {
  if (!searched.has(text)) searched.set(text, bytesIn(text) ?? repeated(text, REPEATED));
  return searched.get(text);
}

function bytesIn(text: string): string | undefined {
  const seen = text.toLowerCase();
  for (let i = 0; i + REPEATED < SECRET.length; i++) {
    if (seen.includes(SECRET.slice(i, i + REPEATED + 1).toLowerCase())) return "the strkey";
  }
  for (let i = 0; i + 9 <= SEED.length; i++) {
    const run = SEED.subarray(i, i + 9);
    if ([toHex(run), [...run].join(","), [...run].join(", ")].some((written) => seen.includes(written))) return "bytes";
  }
  for (let i = 0; i < 3; i++) {
    if (text.includes(toBase64(SEED.subarray(i)).slice(0, REPEATED + 1))) return "base64";
  }
  return undefined;
}
