/** The tokens and addresses that the user names, one per line. */

import { contractIdFromAsset, formatTokenAmount, Networks, tryParseStrKey } from "@dwsa/base";
import { type KnownToken, partText } from "@dwsa/base/describe";
import { withWellKnown } from "../../reader/knowledge.ts";

/** The tokens and addresses. */
export interface Names {
  readonly tokens: readonly KnownToken[];
  readonly labels: { readonly [address: string]: string };
  /** The lines that match none of the three formats. */
  readonly errors: readonly string[];
}

/**
 * Parses lines of three formats: `native`, `native SYMBOL` or `CODE:ISSUER` for an asset, `CONTRACT SYMBOL DECIMALS`
 * for a token, and `ADDRESS = name` for an address.
 */
export function readNames(text: string): Names {
  const tokens: KnownToken[] = [];
  const labels: Record<string, string> = Object.create(null);
  const errors: string[] = [];
  for (const line of text.split("\n").map((line) => line.trim())) {
    if (line === "") continue;
    const label = /^(\S+)\s*=\s*(.+)$/.exec(line);
    const token = /^(\S+)\s+(\S+)\s+(\d{1,3})$/.exec(line);
    const [asset, symbol, ...more] = line.split(/\s+/) as [string, string?, ...string[]];
    if (label !== null && tryParseStrKey(label[1]) !== undefined) labels[label[1]!] = label[2]!;
    else if (token !== null && tryParseStrKey(token[1])?.type === "contract" && Number(token[3]) <= 255) {
      tokens.push({ contract: token[1]!, symbol: token[2]!, decimals: Number(token[3]) });
    } else if (more.length > 0 || (symbol !== undefined && asset !== "native") || !isAsset(asset)) errors.push(line);
    else tokens.push(symbol === undefined ? { asset } : { asset, symbol });
  }
  return { tokens, labels, errors };
}

function isAsset(asset: string): boolean {
  try {
    return contractIdFromAsset(asset, Networks.PUBLIC) !== "";
  } catch {
    return false;
  }
}

/** The symbol and decimals of a token. */
interface KnownSymbol {
  readonly symbol: string;
  readonly decimals: number;
}

/** The symbols and decimals of tokens, by contract. */
export type Symbols = ReadonlyMap<string, KnownSymbol>;

/** Returns the known tokens of a network; without a network, only those that are named by their contracts. */
export function symbolsOf({ tokens }: Names, passphrase: string | null): Symbols {
  const native: readonly KnownToken[] = tokens.some((token) => "asset" in token && token.asset === "native")
    ? []
    : [{ asset: "native" }];
  return new Map(
    [...native, ...withWellKnown(tokens).reverse()].flatMap((token): (readonly [string, KnownSymbol])[] => {
      if ("contract" in token) return [[token.contract, token]];
      if (passphrase === null || (token.network ?? passphrase) !== passphrase) return [];
      const symbol = token.symbol ?? (token.asset === "native" ? "XLM" : token.asset.split(":")[0]!);
      return [[contractIdFromAsset(token.asset, passphrase), { symbol, decimals: 7 }]];
    }),
  );
}

/** Formats an amount: with the decimals and symbol of a known token, and otherwise in base units. */
export function amountText(amount: bigint, token: string, symbols: Symbols): string {
  const known = symbols.get(token);
  return known === undefined
    ? `${groupedAmount(amount, 0)} base units`
    : `${groupedAmount(amount, known.decimals)} ${partText({ kind: "text", text: known.symbol })}`;
}

/** Formats an amount with thousands separators. */
function groupedAmount(amount: bigint, decimals: number): string {
  const [whole, rest] = formatTokenAmount(amount, decimals).split(".");
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest === undefined || /^0*$/.test(rest) ? grouped : `${grouped}.${rest}`;
}
