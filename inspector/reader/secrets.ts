/** Finds secrets in a string before anything else is done with it. */

import { StrKey } from "@dwsa/base/strkey";

/** Separators between the characters of a seed that was copied from paper, a file or a chat. */
const BETWEEN = /[^0-9A-Za-z]+/g;

/** A word that is a whole seed, also with a wrong character or two, one missing or one too many. */
const LIKE_A_SEED = /(?<![0-9A-Za-z])(?:S[0-9A-Z]{53,57}|s[0-9a-z]{53,57})(?![0-9A-Za-z])/;

/** 56 characters that can be a seed, at any position of a string without separators. */
const MAYBE_A_SEED = /(?=(S[A-Z2-7]{55}))/g;

/** The numbers of words of a mnemonic phrase (BIP 39). */
const WORDS = [12, 15, 18, 21, 24];

/** Twelve words in a row that can be of a phrase, with spaces, numbers and marks between them. */
const ROW = /(?<![a-z])[a-z]{3,8}(?:[\s\d.,;)-]+[a-z]{3,8}(?![a-z])){11}/;

/**
 * Whether a string holds a seed, something like one, or the words of one.
 *
 * A seed is found in any case, with anything between its characters, and inside of other text. It is better to find one
 * too many: an ordinary sentence of twelve short words counts as a phrase.
 */
export function holdsSecret(text: string): boolean {
  return LIKE_A_SEED.test(text) || isLikeSeed(text) || holdsSeed(text) || isPhrase(text) || ROW.test(text);
}

/** Whether all of the string is like a seed without its separators. */
function isLikeSeed(text: string): boolean {
  return text.length < 1_000 && /^S[0-9A-Z]{53,57}$/i.test(text.replace(BETWEEN, ""));
}

/** Whether a seed with a valid checksum is anywhere in the string. */
function holdsSeed(text: string): boolean {
  for (const [, seed] of text.replace(BETWEEN, "").toUpperCase().matchAll(MAYBE_A_SEED)) {
    if (StrKey.isValidEd25519SecretSeed(seed!)) return true;
  }
  return false;
}

/** Whether the string is a mnemonic phrase: so many words, with nothing but numbers, marks and spaces between them. */
function isPhrase(text: string): boolean {
  if (text.length > 1_000 || /[^\p{L}\p{M}\d\s.,;:()"'-]/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return WORDS.includes(words.length) && words.every((word) => word.length >= 3 && word.length <= 8);
}
