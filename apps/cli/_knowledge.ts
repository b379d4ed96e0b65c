/** Context for descriptions: known tokens and the last ledger. */

import type { Knowledge, KnownToken } from "@dwsa/base/describe";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Networks } from "@dwsa/base/network";
import { knownAssets } from "../inspector/known_assets.ts";
import { quote } from "../../internal/describe.ts";
import type { Options } from "./_command.ts";
import { UsageError } from "./_io.ts";
import { ledgerOf } from "./_options.ts";

/** Returns whether no `--token` names the contract of the asset: tokens from the user take precedence. */
function isOther(asset: string, passphrase: string, tokens: readonly KnownToken[]): boolean {
  const contract = contractIdFromAsset(asset, passphrase);
  return tokens.every((token) =>
    ("contract" in token ? token.contract : contractIdFromAsset(token.asset, passphrase)) !== contract
  );
}

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
  "With a network, the native asset is known, and on the public network a few other assets; --token adds more. Calls " +
  "to other contracts are shown with their arguments. Dangers are shown before the actions.";

/**
 * Returns the tokens and the ledger of the options, and the network, which is public by default. Throws if `--token`
 * names an asset but no network is given: the contract of an asset depends on the network.
 */
export function knowledgeOf(options: Options<typeof KNOWLEDGE_OPTIONS>, passphrase: string | undefined): Knowledge {
  const tokens = options.token.map((text): KnownToken => {
    const [, contract, symbol, decimals] = /^(C\w{55}):(.+):(\d+)$/.exec(text) ?? [];
    if (contract === undefined || symbol === undefined) {
      if (passphrase !== undefined) return { asset: text };
      throw new UsageError(
        "missing --network or --network-passphrase: the contract of an asset depends on the network",
      );
    }
    if (Number(decimals) <= 255) return { contract, symbol, decimals: Number(decimals) };
    throw new UsageError(`expected the decimals of --token to be at most 255, got ${quote(decimals!)}`);
  });
  const currentLedger = options.ledger === undefined ? undefined : ledgerOf(options.ledger, "--ledger");
  const known = passphrase === undefined
    ? []
    : knownAssets(passphrase).filter((asset) => isOther(asset, passphrase, tokens));
  const all = [...tokens, ...known.map((asset) => asset === "native" ? { asset, symbol: "XLM" } : { asset })];
  return { networkPassphrase: passphrase ?? Networks.PUBLIC, tokens: all, currentLedger };
}
