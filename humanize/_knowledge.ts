/** Reads the tokens, names and ledgers that the caller passes. */

import { contractIdFromAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { readOptions } from "../internal/options.ts";
import { quoted } from "../internal/printable.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { isXdr } from "../xdr/is_xdr.ts";
import type { Operation } from "../xdr/mod.ts";
import type { Knowledge, KnownToken } from "./approval_description.ts";

/** The action, for messages. */
export const ACTION = "describe the approval";

/** The knowledge in the form that statements need. */
export interface Facts {
  readonly networkId: Uint8Array;
  readonly tokens: ReadonlyMap<string, Token>;
  /** The symbols that more than one token has. */
  readonly sharedSymbols: ReadonlySet<string>;
  readonly labels: { readonly [address: string]: string };
  readonly currentLedger: number | undefined;
  readonly operation: Operation | undefined;
}

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
  /** Whether it is the contract of an asset, whose amounts have 64 bits. */
  readonly isAsset: boolean;
}

/** The knowledge, checked and copied. */
export function readKnowledge(knowledge: Knowledge): Facts {
  if (knowledge === undefined) throw wrongType(ACTION, "knowledge", "an object", knowledge);
  const { networkPassphrase, tokens = [], labels = {}, currentLedger, operation } = readOptions<Knowledge>(
    ACTION,
    knowledge,
    ["networkPassphrase", "tokens", "labels", "currentLedger", "operation"],
    "knowledge",
  );
  const networkId = networkIdOf(networkPassphrase!, ACTION);
  if (!Array.isArray(tokens)) throw wrongType(ACTION, "knowledge.tokens", "an array", tokens);
  if (typeof labels !== "object" || labels === null) {
    throw wrongType(ACTION, "knowledge.labels", "an object", labels);
  }
  const names: Record<string, string> = Object.create(null);
  for (const [address, label] of Object.entries(labels)) {
    if (typeof label !== "string") throw wrongType(ACTION, "each of knowledge.labels", "a string", label);
    names[address] = label;
  }
  if (currentLedger !== undefined) requireInteger(currentLedger, "knowledge.currentLedger", 0xffffffff);
  if (operation !== undefined && !isXdr(operation, "Operation")) {
    throw wrongType(ACTION, "knowledge.operation", "an Operation", operation);
  }
  return { networkId, ...readTokens(tokens, networkPassphrase!), labels: names, currentLedger, operation };
}

function readTokens(
  list: readonly KnownToken[],
  networkPassphrase: string,
): { tokens: Map<string, Token>; sharedSymbols: Set<string> } {
  const tokens = new Map<string, Token>();
  for (const [i, described] of list.entries()) {
    const name = `knowledge.tokens[${i}]`;
    const { contract, token } = readToken(described, name, networkPassphrase);
    const known = tokens.get(contract);
    if (known !== undefined && (known.symbol !== token.symbol || known.decimals !== token.decimals)) {
      const expected = `symbol ${quoted(known.symbol)} and ${known.decimals} decimals, as before for this token`;
      throw knowledgeError(name, expected, `${quoted(token.symbol)} and ${token.decimals}`);
    }
    tokens.set(contract, { ...token, isAsset: token.isAsset || known?.isAsset === true });
  }
  const seen = new Set<string>();
  const sharedSymbols = new Set<string>();
  for (const { symbol } of tokens.values()) (seen.has(symbol) ? sharedSymbols : seen).add(symbol);
  return { tokens, sharedSymbols };
}

function readToken(described: KnownToken, name: string, networkPassphrase: string): { contract: string; token: Token } {
  if (described === undefined) throw wrongType(ACTION, name, "an object", described);
  if (Object.hasOwn(Object(described), "asset")) {
    const { asset, symbol } = readOptions<{ asset: string; symbol?: string | undefined }>(
      ACTION,
      described as { asset: string },
      ["asset", "symbol"],
      name,
    );
    const contract = contractIdFromAsset(asset!, networkPassphrase);
    const code = asset!.split(":")[0]!;
    const shown = symbol === undefined ? code : requireSymbol(symbol, name);
    if (asset !== "native" && shown !== code) {
      throw knowledgeError(`${name}.symbol`, `the code of the asset, ${quoted(code)}`, quoted(shown));
    }
    return { contract, token: { symbol: shown, decimals: 7, isAsset: true } };
  }
  const { contract, symbol, decimals } = readOptions<{ contract: string; symbol: string; decimals: number }>(
    ACTION,
    described as { contract: string; symbol: string; decimals: number },
    ["contract", "symbol", "decimals"],
    name,
  );
  if (typeof contract !== "string") throw wrongType(ACTION, `${name}.contract`, "a string", contract);
  decodeStrKey("contract", contract);
  requireInteger(decimals, `${name}.decimals`, 255);
  return { contract, token: { symbol: requireSymbol(symbol, name), decimals: decimals!, isAsset: false } };
}

function requireSymbol(symbol: unknown, name: string): string {
  if (typeof symbol === "string" && symbol !== "") return symbol;
  throw wrongType(ACTION, `${name}.symbol`, "a text", symbol);
}

function requireInteger(value: unknown, name: string, max: number): void {
  const expected = `an integer from 0 to ${max}`;
  if (typeof value !== "number") throw wrongType(ACTION, name, expected, value);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new RangeError(`Cannot ${ACTION}: expected ${name} to be ${expected}, got ${value}`);
  }
}

/** The error for knowledge that contradicts itself, or is of another network. */
export function knowledgeError(path: string, expected: string, got: string): DwsaError {
  const message = `Cannot ${ACTION}: expected ${path} to be ${expected}, got ${got}`;
  return new DwsaError("humanize/knowledge", message, { path, expected, got });
}
