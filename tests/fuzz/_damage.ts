/** The type of a fuzz target, and mutations of bytes and strings. */

import { DwsaError } from "../../errors/mod.ts";
import { equalBytes } from "../../internal/bytes.ts";
import { mutate, randomXdr } from "../xdr/_random_xdr.ts";

/** Returns a number of at least 0 and less than 1. */
export type Random = () => number;

/** A function that reads input. Strings are passed as UTF-8 bytes. */
export interface Target {
  readonly name: string;
  /** Creates a valid input. */
  readonly valid: (random: Random) => Uint8Array;
  /** Returns a mutated copy of an input. */
  readonly damage: (input: Uint8Array, random: Random) => Uint8Array;
  /** Decodes an input, and encodes the result. */
  readonly recode: (input: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

/** Matches `TypeError`s and `RangeError`s of the library, which JSON and server responses of a wrong type cause. */
const OWN_WORDS = /^Cannot [^:]+: (expected .+|\w+ is required .+), got ./s;

/** Describes the outcome of a case. Descriptions of unexpected outcomes begin with `ERROR`. */
export async function outcomeOf(target: Target, input: Uint8Array): Promise<string> {
  let again: Uint8Array;
  try {
    again = await target.recode(input);
  } catch (error) {
    if (DwsaError.is(error)) return `refused: ${error.code}`;
    if (error instanceof Error && OWN_WORDS.test(error.message)) return `refused: ${error.name}`;
    return `ERROR: ${error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : typeof error}`;
  }
  return equalBytes(again, input) ? "accepted, and encoded to the same again" : "ERROR: encoded to something else";
}

/** Creates valid XDR of a type: the first of at most 21 attempts with at most 2,000 bytes, otherwise the shortest. */
export function shortXdr(name: string, random: Random): Uint8Array {
  let shortest = randomXdr(name, random);
  for (let tries = 0; tries < 20 && shortest.length > 2_000; tries++) {
    const other = randomXdr(name, random);
    if (other.length < shortest.length) shortest = other;
  }
  return shortest;
}

/** 32-bit numbers to write in place of a length or a discriminant. */
const WORDS = [0, 1, 2, 3, 7, 22, 100, 1000, 0xffff, 0x10000, 0xffffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** Mutates XDR as the tests do, overwrites a 32-bit number, or copies a range to another position. */
export function damageXdr(input: Uint8Array, random: Random): Uint8Array {
  const at = Math.floor(random() * input.length) & ~3;
  switch (Math.floor(random() * 4)) {
    case 0: {
      if (at + 4 > input.length) return input.length === 0 ? input : mutate(input, random);
      const copy = input.slice();
      new DataView(copy.buffer).setUint32(at, WORDS[Math.floor(random() * WORDS.length)]!);
      return copy;
    }
    case 1: {
      const length = 4 * Math.floor(random() * 20);
      const part = input.slice(at, at + length);
      const to = Math.floor(random() * input.length) & ~3;
      return Uint8Array.from([...input.subarray(0, to), ...part, ...input.subarray(to)].slice(0, 1 << 20));
    }
    default:
      return input.length === 0 ? input : mutate(input, random);
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abcdef0189+/=-_. \n\t\0é\ufeff😀";
const letters = [...LETTERS];
const [utf8, text] = [new TextEncoder(), new TextDecoder("utf-8", { ignoreBOM: true })];

/** Replaces, inserts or removes a character, repeats up to nine at the end, truncates, or converts to lower case. */
export function damageText(input: Uint8Array, random: Random): Uint8Array {
  const chars = [...text.decode(input)];
  const at = Math.floor(random() * chars.length);
  const letter = letters[Math.floor(random() * letters.length)]!;
  switch (Math.floor(random() * 6)) {
    case 0:
      chars.splice(at, 1, letter);
      break;
    case 1:
      chars.splice(at, 0, letter);
      break;
    case 2:
      chars.splice(at, 1);
      break;
    case 3:
      chars.length = at;
      break;
    case 4:
      chars.push(...chars.slice(at, at + 9));
      break;
    default:
      return utf8.encode(chars.join("").toLowerCase());
  }
  return utf8.encode(chars.join(""));
}

/** Mutates bytes as the tests do. */
export function damageBytes(input: Uint8Array, random: Random): Uint8Array {
  return input.length === 0 ? input : mutate(input, random);
}
