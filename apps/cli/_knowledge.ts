/** Context for descriptions: known tokens and the last ledger. */

import type { Knowledge, KnownToken } from "@dwsa/base/describe";
import { withWellKnown } from "../reader/knowledge.ts";
import { quote } from "./_shared.ts";
import type { Options } from "./_command.ts";
import { UsageError } from "./_io.ts";
import { ledgerOf } from "./_options.ts";

/** `--token` and `--ledger`, for {@linkcode knowledgeOf}. */
export const KNOWLEDGE_OPTIONS = {
  token: {
    type: "texts",
    value: "TOKEN",
    help: "add a known token: native, CODE:ISSUER or CONTRACT:SYMBOL:DECIMALS",
  },
  ledger: {
    type: "text",
    value: "LEDGER",
    help: "the latest ledger, to warn of expired approvals and distant expiries",
  },
} as const;

/** Help for `--token` and `--ledger`. */
export const KNOWLEDGE_DETAILS: string =
  "XLM is known on every network, and on the public network a few other assets; --token adds more. Calls to other " +
  "contracts are shown with their arguments. What leaves and dangers are shown before the actions.";

/** Returns the tokens and the ledger of the options, and the network if it is given. */
export function knowledgeOf(options: Options<typeof KNOWLEDGE_OPTIONS>, passphrase: string | undefined): Knowledge {
  const tokens = options.token.map((text): KnownToken => {
    const [, contract, symbol, decimals] = /^(C\w{55}):(.+):(\d+)$/.exec(text) ?? [];
    if (contract === undefined || symbol === undefined) return { asset: text };
    if (Number(decimals) <= 255) return { contract, symbol, decimals: Number(decimals) };
    throw new UsageError(`expected the decimals of --token to be at most 255, got ${quote(decimals!)}`);
  });
  const currentLedger = options.ledger === undefined ? undefined : ledgerOf(options.ledger, "--ledger");
  return { networkPassphrase: passphrase, tokens: withWellKnown(tokens), currentLedger };
}
