/** Validates and indexes the context of a description, which the caller supplies. */

import { contractIdFromAsset } from "../contract/mod.ts";
import { convertString, withArgumentName } from "../internal/arguments.ts";
import { count, quote, wrongType } from "../internal/describe.ts";
import { readOptions } from "../internal/options.ts";
import { unexpectedAt, violated } from "../internal/unexpected.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { decodeStrKey, parseStrKey } from "../strkey/mod.ts";
import { isXdr, type Operation } from "../xdr/mod.ts";
import { LAST_DATE } from "./_values.ts";
import type { Knowledge, KnownLabel, KnownToken } from "./description.ts";

/** The validated context, with tokens and accounts by address. */
export interface Facts {
  readonly networkId: Uint8Array;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly labels: { readonly [address: string]: string };
  readonly currentLedger: number | undefined;
  readonly currentTime: bigint | undefined;
  readonly accounts: ReadonlyMap<string, AccountWeights>;
  readonly memoRequired: ReadonlySet<string>;
  readonly operation: Operation | undefined;
}

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
  /** Whether the token is an asset contract, with 64-bit amounts. */
  readonly isAsset: boolean;
  /** Whether the symbol equals or resembles the symbol of another token, or is not ASCII. */
  readonly isAmbiguous: boolean;
}

/** The thresholds of an account, and the weights of its signers by strkey (`X…` for hashes). */
export interface AccountWeights {
  readonly signers: ReadonlyMap<string, number>;
  readonly thresholds: {
    readonly master: number;
    readonly low: number;
    readonly medium: number;
    readonly high: number;
  };
}

const NAMES = [
  "networkPassphrase",
  "tokens",
  "labels",
  "currentLedger",
  "currentTime",
  "accounts",
  "memoRequired",
  "operation",
] as const;

/** Validates and copies the context. */
export function readKnowledge(action: string, knowledge: Knowledge): Facts {
  if (knowledge === undefined) throw wrongType(action, "knowledge", "an object", knowledge);
  const { networkPassphrase, tokens = [], labels = [], currentLedger, currentTime, accounts, memoRequired, operation } =
    readOptions<Knowledge>(action, knowledge, NAMES, "knowledge");
  const networkId = networkIdOf(networkPassphrase!, action, "knowledge.networkPassphrase");
  if (!Array.isArray(tokens)) throw wrongType(action, "knowledge.tokens", "an array", tokens);
  if (currentLedger !== undefined) requireInteger(action, currentLedger, "knowledge.currentLedger", 0xffffffff);
  if (operation !== undefined && !isXdr(operation, "Operation")) {
    throw wrongType(action, "knowledge.operation", "an Operation", operation);
  }
  return {
    networkId,
    tokens: readTokens(action, tokens, networkPassphrase!),
    labels: readLabels(action, labels),
    currentLedger,
    currentTime: readTime(action, currentTime),
    accounts: readAccounts(action, accounts),
    memoRequired: readMemoRequired(action, memoRequired),
    operation,
  };
}

function readLabels(action: string, labels: unknown): Facts["labels"] {
  if (!Array.isArray(labels)) throw wrongType(action, "knowledge.labels", "an array", labels);
  const names: Record<string, string> = Object.create(null);
  for (const [i, one] of Array.from(labels as readonly unknown[]).entries()) {
    const name = `knowledge.labels[${i}]`;
    const { address, label } = readOptions<KnownLabel>(action, one as KnownLabel, ["address", "label"], name);
    if (typeof address !== "string") throw wrongType(action, `${name}.address`, "a string", address);
    withArgumentName(action, `${name}.address`, "a strkey", () => parseStrKey(address));
    if (typeof label !== "string") throw wrongType(action, `${name}.label`, "a string", label);
    const before = names[address];
    if (before !== undefined && before !== label) {
      const rule = `${name} (${quote(label)}) contradicts an earlier entry for the address (${quote(before)})`;
      throw violated("describe/knowledge", action, rule, quote(before), quote(label), { path: name });
    }
    names[address] = label;
  }
  return names;
}

function entriesOf(action: string, value: unknown, name: string): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(action, name, "an object", value);
  }
  return Object.entries(value);
}

function readTime(action: string, value: unknown): bigint | undefined {
  if (value === undefined) return undefined;
  const name = "knowledge.currentTime";
  if (typeof value !== "bigint" && typeof value !== "number") {
    throw wrongType(action, name, "a bigint or a number", value);
  }
  if (value < 0 || typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new RangeError(
      `Cannot ${action}: expected ${name} to be a non-negative integer of seconds since 1970, got ${value}`,
    );
  }
  if (value > LAST_DATE) {
    const expected = `${name} to be in seconds since 1970, at most ${LAST_DATE} (the year 9999)`;
    throw new RangeError(`Cannot ${action}: expected ${expected}, got ${value}; divide milliseconds by 1000`);
  }
  return BigInt(value);
}

function readAccounts(action: string, accounts: Knowledge["accounts"]): Map<string, AccountWeights> {
  const found = new Map<string, AccountWeights>();
  for (const [address, state] of entriesOf(action, accounts ?? {}, "knowledge.accounts")) {
    const name = "knowledge.accounts";
    withArgumentName(
      action,
      `every key of ${name}`,
      "an account (G...)",
      () => decodeStrKey("ed25519PublicKey", address),
    );
    const { signers, thresholds } = Object(state) as { readonly signers?: unknown; readonly thresholds?: unknown };
    if (!Array.isArray(signers)) {
      throw wrongType(action, `every account in ${name}`, "a result of readAccount()", state);
    }
    const weights = Array.from(signers as readonly unknown[], (signer): [string, number] => {
      const { key, weight } = Object(signer) as { readonly key?: unknown; readonly weight?: unknown };
      if (typeof key !== "string") throw wrongType(action, `every signer in ${name}`, "{ key, weight }", signer);
      requireInteger(action, weight, `every weight in ${name}`, 255);
      const decoded = withArgumentName(
        action,
        `every signer in ${name}`,
        "a signer key",
        () => decodeSignerKey(key),
      );
      return [decoded.toJSON(), weight as number];
    });
    const { master, low, medium, high } = Object(thresholds) as AccountWeights["thresholds"];
    for (const weight of [master, low, medium, high]) requireInteger(action, weight, `every threshold in ${name}`, 255);
    found.set(address, { signers: new Map(weights), thresholds: { master, low, medium, high } });
  }
  return found;
}

function readMemoRequired(action: string, accounts: Knowledge["memoRequired"]): Set<string> {
  if (accounts === undefined) return new Set();
  const name = "knowledge.memoRequired";
  if (!Array.isArray(accounts)) throw wrongType(action, name, "an array of accounts (G...)", accounts);
  return new Set(Array.from(accounts as readonly unknown[], (address, i) => {
    if (typeof address !== "string") throw wrongType(action, `${name}[${i}]`, "an account (G...) as a string", address);
    withArgumentName(action, `${name}[${i}]`, "an account (G...)", () => decodeStrKey("ed25519PublicKey", address));
    return address;
  }));
}

type KnownSymbol = Omit<Token, "isAmbiguous">;

function readTokens(action: string, list: readonly KnownToken[], networkPassphrase: string): Map<string, Token> {
  const known = new Map<string, KnownSymbol>();
  for (const [i, described] of list.entries()) {
    const name = `knowledge.tokens[${i}]`;
    const { contract, token } = readToken(action, described, name, networkPassphrase);
    const before = known.get(contract);
    if (before !== undefined && (before.symbol !== token.symbol || before.decimals !== token.decimals)) {
      const show = ({ symbol, decimals }: KnownSymbol) => `${quote(symbol)} with ${count(decimals, "decimal")}`;
      const rule = `${name} (${show(token)}) contradicts an earlier entry for the token (${show(before)})`;
      throw violated("describe/knowledge", action, rule, show(before), show(token), { path: name });
    }
    known.set(contract, { ...token, isAsset: token.isAsset || before?.isAsset === true });
  }
  const looks = new Map<string, number>();
  for (const { symbol } of known.values()) looks.set(lookOf(symbol), (looks.get(lookOf(symbol)) ?? 0) + 1);
  return new Map(Array.from(known, ([contract, token]) => {
    // deno-lint-ignore no-control-regex -- matches all of ASCII
    const isForeign = /[^\x00-\x7f]/.test(token.symbol);
    return [contract, { ...token, isAmbiguous: isForeign || looks.get(lookOf(token.symbol))! > 1 }];
  }));
}

/** Returns a symbol without surrounding white space and in lower case, to compare symbols that look alike. */
function lookOf(symbol: string): string {
  return symbol.trim().toLowerCase();
}

function readToken(
  action: string,
  described: KnownToken,
  name: string,
  networkPassphrase: string,
): { contract: string; token: KnownSymbol } {
  if (described === undefined) throw wrongType(action, name, "an object", described);
  if (Object.hasOwn(Object(described), "asset")) {
    const { asset, symbol } = readOptions<{ asset: string; symbol?: string | undefined }>(
      action,
      described as { asset: string },
      ["asset", "symbol"],
      name,
    );
    const contract = convertString(
      action,
      `${name}.asset`,
      '"native" or "CODE:G..."',
      asset,
      (text) => contractIdFromAsset(text, networkPassphrase),
    );
    const code = asset!.split(":")[0]!;
    const shown = symbol === undefined ? code : requireSymbol(action, symbol, name);
    if (asset !== "native" && shown !== code) {
      throw unexpectedAt(
        "describe/knowledge",
        action,
        `${name}.symbol`,
        `the code of the asset, ${quote(code)}`,
        quote(shown),
      );
    }
    return { contract, token: { symbol: shown, decimals: 7, isAsset: true } };
  }
  const { contract, symbol, decimals } = readOptions<{ contract: string; symbol: string; decimals: number }>(
    action,
    described as { contract: string; symbol: string; decimals: number },
    ["contract", "symbol", "decimals"],
    name,
  );
  if (typeof contract !== "string") throw wrongType(action, `${name}.contract`, "a string", contract);
  withArgumentName(action, `${name}.contract`, "a contract (C...)", () => decodeStrKey("contract", contract));
  requireInteger(action, decimals, `${name}.decimals`, 255);
  return { contract, token: { symbol: requireSymbol(action, symbol, name), decimals: decimals!, isAsset: false } };
}

function requireSymbol(action: string, symbol: unknown, name: string): string {
  if (typeof symbol === "string" && symbol !== "") return symbol;
  throw wrongType(action, `${name}.symbol`, "a non-empty string", symbol);
}

function requireInteger(action: string, value: unknown, name: string, max: number): void {
  const expected = `an integer from 0 to ${max}`;
  if (typeof value !== "number") throw wrongType(action, name, expected, value);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new RangeError(`Cannot ${action}: expected ${name} to be ${expected}, got ${value}`);
  }
}
