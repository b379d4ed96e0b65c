/** Known tokens and addresses: those that are well known, and those that the user enters, one per line. */

import { contractIdFromAsset, formatTokenAmount, tryParseStrKey } from "@dwsa/base";
import { type KnownLabel, type KnownToken, WELL_KNOWN_TOKENS } from "@dwsa/base/describe";

/** The known tokens and addresses. */
export interface Names {
  readonly tokens: readonly KnownToken[];
  readonly labels: { readonly [address: string]: string };
  /** The tokens, by contract address. */
  readonly byContract: ReadonlyMap<string, { readonly symbol: string; readonly decimals: number }>;
  /** The lines that match none of the three formats. */
  readonly errors: readonly string[];
}

/**
 * Parses lines of three formats: `native`, `native SYMBOL` or `CODE:ISSUER` for an asset, `CONTRACT SYMBOL DECIMALS`
 * for a token, and `ADDRESS = name` for an address. Adds the known assets of the network.
 */
export function readNames(text: string, network: string): Names {
  const tokens: KnownToken[] = [];
  const labels: Record<string, string> = Object.create(null);
  const byContract = new Map<string, { symbol: string; decimals: number }>();
  const errors: string[] = [];
  for (const line of text.split("\n").map((line) => line.trim())) {
    if (line === "") continue;
    const label = /^(\S+)\s*=\s*(.+)$/.exec(line);
    const token = /^(\S+)\s+(\S+)\s+(\d{1,3})$/.exec(line);
    if (label !== null && tryParseStrKey(label[1]) !== undefined) labels[label[1]!] = label[2]!;
    else if (token !== null && tryParseStrKey(token[1])?.type === "contract") {
      const [, contract, symbol, decimals] = token;
      tokens.push({ contract: contract!, symbol: symbol!, decimals: Number(decimals) });
      byContract.set(contract!, { symbol: symbol!, decimals: Number(decimals) });
    } else {
      const [asset, symbol, ...more] = line.split(/\s+/) as [string, string?, ...string[]];
      const contract = more.length > 0 || (symbol !== undefined && asset !== "native")
        ? undefined
        : contractOf(asset, network);
      if (contract === undefined) errors.push(line);
      else {
        tokens.push(symbol === undefined ? { asset } : { asset, symbol });
        byContract.set(contract, { symbol: symbol ?? asset.split(":")[0]!, decimals: 7 });
      }
    }
  }
  for (const token of [{ asset: "native", symbol: "XLM" }, ...WELL_KNOWN_TOKENS]) {
    if (!("asset" in token) || "network" in token && token.network !== network) continue;
    const contract = contractOf(token.asset, network);
    if (contract === undefined || byContract.has(contract)) continue; // user-entered names take precedence
    tokens.push(token);
    byContract.set(contract, { symbol: token.symbol ?? token.asset.split(":")[0]!, decimals: 7 });
  }
  return { tokens, labels, byContract, errors };
}

/** Returns the names of addresses as a list, as descriptions accept them. */
export function labelsOf({ labels }: Names): KnownLabel[] {
  return Object.entries(labels).map(([address, label]) => ({ address, label }));
}

function contractOf(asset: string, network: string): string | undefined {
  try {
    return contractIdFromAsset(asset, network);
  } catch {
    return undefined;
  }
}

/** Formats an amount: with the decimals and symbol of a known token, and otherwise in base units. */
export function amountText(amount: bigint, token: string, { byContract }: Names): string {
  const known = byContract.get(token);
  return known === undefined
    ? `${groupedAmount(amount, 0)} base units`
    : `${groupedAmount(amount, known.decimals)} ${known.symbol}`;
}

/** Formats an amount with thousands separators. */
function groupedAmount(amount: bigint, decimals: number): string {
  const [whole, rest] = formatTokenAmount(amount, decimals).split(".");
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest === undefined || /^0*$/.test(rest) ? grouped : `${grouped}.${rest}`;
}
