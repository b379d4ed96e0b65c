/** Whether a text holds a secret, which must never come into an address, a history or a clipboard. */

import { StrKey } from "@dwsa/base/strkey";

/** What stands between the characters of a seed that was copied from paper, a file or a chat. */
const BETWEEN = /[^0-9A-Za-z]+/g;

/** A word that is a whole seed, also with a wrong character or two, one missing or one too many. */
const LIKE_A_SEED = /(?<![0-9A-Za-z])(?:S[0-9A-Z]{53,57}|s[0-9a-z]{53,57})(?![0-9A-Za-z])/;

/** The numbers of words of a mnemonic phrase (BIP 39). */
const WORDS = [12, 15, 18, 21, 24];

/**
 * Whether a text holds a seed, something like one, or the words of one.
 *
 * A seed is found in any case, with anything between its characters, and inside of other text. It is better to find one
 * too many: an ordinary sentence of twelve short words counts as a phrase.
 */
export function holdsSecret(text: string): boolean {
  return LIKE_A_SEED.test(text) || isLikeSeed(text) || holdsSeed(text) || isPhrase(text);
}

/** Whether all of the text is like a seed once what stands between its characters is gone. */
function isLikeSeed(text: string): boolean {
  return /^S[0-9A-Z]{53,57}$/i.test(text.replace(BETWEEN, ""));
}

/** Whether a seed with a right checksum is anywhere in the text. */
function holdsSeed(text: string): boolean {
  const joined = text.replace(BETWEEN, "").toUpperCase();
  for (let at = joined.indexOf("S"); at >= 0; at = joined.indexOf("S", at + 1)) {
    if (StrKey.isValidEd25519SecretSeed(joined.slice(at, at + 56))) return true;
  }
  return false;
}

/** Whether the text is a mnemonic phrase: so many words, with nothing but numbers, marks and spaces between them. */
function isPhrase(text: string): boolean {
  if (/[^\p{L}\p{M}\d\s.,;:()"'-]/u.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return WORDS.includes(words.length) && words.every((word) => word.length >= 3 && word.length <= 8);
}
