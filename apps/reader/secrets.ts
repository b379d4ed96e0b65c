/** Detects secrets in a string before anything else is done with it. */

import { StrKey } from "@dwsa/base/strkey";

/** Separators between the characters of a seed that was copied from paper, a file or a chat. */
const BETWEEN = /[^0-9A-Za-z]+/g;

/** Matches a word that resembles a seed, including those with missing, extra or wrong characters. */
const LIKE_A_SEED = /(?<![0-9A-Za-z])(?:S[0-9A-Z]{53,57}|s[0-9a-z]{53,57})(?![0-9A-Za-z])/;

/** Matches 56 characters that can be a seed, at any position in a string without separators. */
const MAYBE_A_SEED = /(?=(S[A-Z2-7]{55}))/g;

/** The possible word counts of a mnemonic phrase (BIP 39). */
const WORDS = [12, 15, 18, 21, 24];

/** Matches twelve consecutive words that can belong to a phrase, separated by spaces, numbers and punctuation. */
const ROW = /(?<![a-z])[a-z]{3,8}(?:[\s\d.,;)-]+[a-z]{3,8}(?![a-z])){11}/;

/**
 * Returns whether a string contains a seed, a near match, or a mnemonic phrase.
 *
 * A seed is detected in upper or lower case, with separators between its characters, and inside other text. False
 * positives are preferred: an ordinary sentence of twelve short words counts as a phrase.
 */
export function holdsSecret(text: string): boolean {
  return LIKE_A_SEED.test(text) || isLikeSeed(text) || holdsSeed(text) || isPhrase(text) || ROW.test(text);
}

/** Returns whether the whole string resembles a seed once its separators are removed. */
function isLikeSeed(text: string): boolean {
  return text.length < 1_000 && /^S[0-9A-Z]{53,57}$/i.test(text.replace(BETWEEN, ""));
}

/** Returns whether the string contains a seed with a valid checksum. */
function holdsSeed(text: string): boolean {
  for (const [, seed] of text.replace(BETWEEN, "").toUpperCase().matchAll(MAYBE_A_SEED)) {
    if (StrKey.isValidEd25519SecretSeed(seed!)) return true;
  }
  return false;
}

/**
 * Returns whether the string is a mnemonic phrase: a possible number of words, separated only by numbers, punctuation
 * and spaces.
 */
function isPhrase(text: string): boolean {
  if (text.length > 1_000 || /[^\p{L}\p{M}\d\s.,;:()"'-]/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return WORDS.includes(words.length) && words.every((word) => word.length >= 3 && word.length <= 8);
}
