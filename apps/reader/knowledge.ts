/** What descriptions know beside the request: the tokens of the user, and those that are well known. */

import { contractIdFromAsset } from "@dwsa/base/contract";
import { type KnownToken, WELL_KNOWN_TOKENS } from "@dwsa/base/describe";

/** Adds the well-known tokens to those of the user, which take precedence. */
export function withWellKnown(tokens: readonly KnownToken[]): KnownToken[] {
  const named = new Set(tokens.map((token) => "contract" in token ? token.contract : token.asset));
  const known = WELL_KNOWN_TOKENS.filter((token) =>
    "asset" in token && !named.has(token.asset) && !named.has(contractIdFromAsset(token.asset, token.network!))
  );
  return [...tokens, ...known];
}
