/** Validates and indexes the context of a description, which the caller supplies. */

import { contractIdFromAsset, parseAsset } from "../contract/mod.ts";
import { count, Fault, quote, unexpectedAt, violated, wrongType } from "../internal/fault.ts";
import { convertString, withArgumentName } from "../internal/arguments.ts";
import { readOptions } from "../internal/options.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { decodeStrKey, parseStrKey } from "../strkey/mod.ts";
import { isXdr, type Operation } from "../xdr/mod.ts";
import { LAST_DATE } from "./_values.ts";
import type { Knowledge, KnownLabel, KnownToken, RequestOrigin } from "./description.ts";

/** The validated context, with tokens and accounts by address. */
export interface Facts {
  /** The passphrase of the network; `null` if it is unknown. */
  readonly network: string | null;
  /** The known tokens by contract. Without a network, the contracts of assets are unknown. */
  readonly tokens: ReadonlyMap<string, Token>;
  /** The known assets. */
  readonly assets: readonly string[];
  /** The known tokens by what their symbols look like: by contract, or by asset if the network is unknown. */
  readonly looks: ReadonlyMap<string, ReadonlySet<string>>;
  readonly labels: { readonly [address: string]: string };
  readonly currentLedger: number | undefined;
  readonly currentTime: bigint | undefined;
  readonly accounts: ReadonlyMap<string, AccountWeights>;
  readonly memoRequired: ReadonlySet<string>;
  readonly operation: Operation | undefined;
  readonly origin: RequestOrigin | null;
  readonly interfaces: Knowledge["interfaces"];
}

export interface Token {
  readonly symbol: string;
  readonly decimals: number;
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
  "origin",
  "interfaces",
] as const;

/** Returns the network passphrase that the caller gives; `undefined` if there is none. */
export function givenNetwork(knowledge: Knowledge | undefined): string | undefined {
  const { networkPassphrase } = readOptions<Knowledge>(knowledge, NAMES, "knowledge");
  if (networkPassphrase !== undefined) {
    networkIdOf(networkPassphrase, "knowledge.networkPassphrase");
  }
  return networkPassphrase;
}

/** Validates and copies the context of a request for a network. */
export function readKnowledge(knowledge: Knowledge | undefined, network: string | null): Facts {
  const given = readOptions<Knowledge>(knowledge, NAMES, "knowledge");
  const { tokens = [], labels = [], currentLedger, currentTime, accounts, memoRequired, operation } = given;
  if (!Array.isArray(tokens)) throw wrongType("knowledge.tokens", "an array", tokens);
  if (currentLedger !== undefined) requireInteger(currentLedger, "knowledge.currentLedger", 0xffffffff);
  if (operation !== undefined && !isXdr(operation, "Operation")) {
    throw wrongType("knowledge.operation", { xdrName: "Operation" }, operation);
  }
  return {
    network,
    ...readTokens(tokens, network),
    labels: readLabels(labels),
    currentLedger,
    currentTime: readTime(currentTime),
    accounts: readAccounts(accounts),
    memoRequired: readMemoRequired(memoRequired),
    operation,
    origin: readOrigin(given.origin ?? null),
    interfaces: readInterfaces(given.interfaces),
  };
}

type Kind = "string" | "boolean" | "number" | "text or null";

/** The fields of an origin by its standard, with their types. */
const ORIGINS: { readonly [standard: string]: { readonly [field: string]: Kind } } = {
  "SEP-7": {
    domain: "text or null",
    isVerified: "boolean",
    callback: "text or null",
    message: "text or null",
    publicKey: "text or null",
    replacements: "number",
  },
  "SEP-10": { domain: "string", isVerified: "boolean", webAuthDomain: "text or null", publicKey: "string" },
  "SEP-45": { domain: "string", isVerified: "boolean", webAuthDomain: "text or null", publicKey: "string" },
  "null": { domain: "string", isVerified: "boolean" },
};

/** Validates and copies an origin. */
function readOrigin(origin: RequestOrigin | null): RequestOrigin | null {
  if (origin === null) return null;
  const name = "knowledge.origin";
  const standard = `${Object(origin).standard}`;
  const fields = Object.hasOwn(ORIGINS, standard) ? ORIGINS[standard]! : undefined;
  if (fields === undefined || typeof origin !== "object") {
    throw wrongType(name, 'an object with the standard "SEP-7", "SEP-10", "SEP-45" or null', origin);
  }
  const copy = readOptions(origin as object, ["standard", ...Object.keys(fields)] as never[], name);
  for (const [field, kind] of Object.entries(fields)) {
    const value = copy[field as never] as unknown;
    if (typeof value === kind || kind === "text or null" && (value === null || typeof value === "string")) continue;
    throw wrongType(`${name}.${field}`, kind === "text or null" ? "a string or null" : `a ${kind}`, value);
  }
  return { ...copy } as RequestOrigin;
}

/** Validates the interfaces of contracts as far as they are used. */
function readInterfaces(interfaces: Knowledge["interfaces"]): Knowledge["interfaces"] {
  for (const [address, spec] of entriesOf(interfaces ?? {}, "knowledge.interfaces")) {
    const name = `knowledge.interfaces.${address}`;
    withArgumentName(`the key of ${name}`, "a contract (C...)", () => decodeStrKey("contract", address));
    if (typeof (Object(spec) as { functions?: { get?: unknown } }).functions?.get !== "function") {
      throw wrongType(name, "a ContractSpec, as contractSpec() returns", spec);
    }
  }
  return interfaces;
}

function readLabels(labels: unknown): Facts["labels"] {
  if (!Array.isArray(labels)) throw wrongType("knowledge.labels", "an array", labels);
  const names: Record<string, string> = Object.create(null);
  for (const [i, one] of Array.from(labels as readonly unknown[]).entries()) {
    const name = `knowledge.labels[${i}]`;
    const { address, label } = readOptions<KnownLabel>(one as KnownLabel, ["address", "label"], name);
    if (typeof address !== "string") throw wrongType(`${name}.address`, "a string", address);
    withArgumentName(`${name}.address`, "a strkey", () => parseStrKey(address));
    if (typeof label !== "string") throw wrongType(`${name}.label`, "a string", label);
    const before = names[address];
    if (before !== undefined && before !== label) {
      const rule = `${name} (${quote(label)}) contradicts an earlier entry for the address (${quote(before)})`;
      throw violated("describe/knowledge", rule, quote(before), quote(label), { path: name });
    }
    names[address] = label;
  }
  return names;
}

function entriesOf(value: unknown, name: string): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(name, "an object", value);
  }
  return Object.entries(value);
}

function readTime(value: unknown): bigint | undefined {
  if (value === undefined) return undefined;
  const name = "knowledge.currentTime";
  if (typeof value !== "bigint" && typeof value !== "number") {
    throw wrongType(name, "a bigint or a number", value);
  }
  if (value < 0 || typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new Fault("range", `expected ${name} to be a non-negative integer of seconds since 1970, got ${value}`);
  }
  if (value > LAST_DATE) {
    const expected = `${name} to be in seconds since 1970, at most ${LAST_DATE} (the year 9999)`;
    throw new Fault("range", `expected ${expected}, got ${value}; divide milliseconds by 1000`);
  }
  return BigInt(value);
}

function readAccounts(accounts: Knowledge["accounts"]): Map<string, AccountWeights> {
  const found = new Map<string, AccountWeights>();
  for (const [address, state] of entriesOf(accounts ?? {}, "knowledge.accounts")) {
    const name = "knowledge.accounts";
    withArgumentName(`every key of ${name}`, "an account (G...)", () => decodeStrKey("ed25519PublicKey", address));
    const { signers, thresholds } = Object(state) as { readonly signers?: unknown; readonly thresholds?: unknown };
    if (!Array.isArray(signers)) {
      throw wrongType(`every account in ${name}`, "a result of readAccount()", state);
    }
    const weights = Array.from(signers as readonly unknown[], (signer): [string, number] => {
      const { key, weight } = Object(signer) as { readonly key?: unknown; readonly weight?: unknown };
      if (typeof key !== "string") throw wrongType(`every signer in ${name}`, "{ key, weight }", signer);
      requireInteger(weight, `every weight in ${name}`, 255);
      const decoded = withArgumentName(`every signer in ${name}`, "a signer key", () => decodeSignerKey(key));
      return [decoded.toJSON(), weight as number];
    });
    const { master, low, medium, high } = Object(thresholds) as AccountWeights["thresholds"];
    for (const weight of [master, low, medium, high]) requireInteger(weight, `every threshold in ${name}`, 255);
    found.set(address, { signers: new Map(weights), thresholds: { master, low, medium, high } });
  }
  return found;
}

function readMemoRequired(accounts: Knowledge["memoRequired"]): Set<string> {
  if (accounts === undefined) return new Set();
  const name = "knowledge.memoRequired";
  if (!Array.isArray(accounts)) throw wrongType(name, "an array of accounts (G...)", accounts);
  return new Set(Array.from(accounts as readonly unknown[], (address, i) => {
    if (typeof address !== "string") throw wrongType(`${name}[${i}]`, "an account (G...) as a string", address);
    withArgumentName(`${name}[${i}]`, "an account (G...)", () => decodeStrKey("ed25519PublicKey", address));
    return address;
  }));
}

/** A validated token. Without a network, the contract of an asset is unknown. */
interface KnownSymbol extends Token {
  readonly asset: string | undefined;
  readonly contract: string | undefined;
}

function readTokens(list: readonly KnownToken[], network: string | null): Pick<Facts, "tokens" | "assets" | "looks"> {
  const known = new Map<string, KnownSymbol>();
  const looks = new Map<string, Set<string>>();
  const addLook = (symbol: string, id: string) => {
    const look = lookOf(symbol);
    looks.set(look, (looks.get(look) ?? new Set()).add(id));
  };
  for (const [i, described] of list.entries()) {
    const name = `knowledge.tokens[${i}]`;
    const token = readToken(described, name, network);
    if (token === undefined) continue;
    const id = token.contract ?? token.asset!;
    const before = known.get(id);
    if (before !== undefined && (before.symbol !== token.symbol || before.decimals !== token.decimals)) {
      const show = ({ symbol, decimals }: KnownSymbol) => `${quote(symbol)} with ${count(decimals, "decimal")}`;
      const rule = `${name} (${show(token)}) contradicts an earlier entry for the token (${show(before)})`;
      throw violated("describe/knowledge", rule, show(before), show(token), { path: name });
    }
    known.set(id, { ...token, asset: token.asset ?? before?.asset });
    addLook(token.symbol, id);
  }
  const native = network === null ? "native" : contractIdFromAsset("native", network);
  addLook(NATIVE, native);
  if (!known.has(native)) {
    known.set(native, {
      symbol: NATIVE,
      decimals: 7,
      asset: "native",
      contract: network === null ? undefined : native,
    });
  }
  const tokens = new Map<string, Token>();
  for (const { contract, symbol, decimals } of known.values()) {
    if (contract !== undefined) tokens.set(contract, { symbol, decimals });
  }
  const assets = [...known.values()].flatMap(({ asset }) => asset === undefined ? [] : [asset]);
  return { tokens, assets, looks };
}

/** The symbol of the native asset, which is known on every network. */
const NATIVE = "XLM";

/** Returns what a symbol looks like: without white space and case, and with letters for the digits that resemble them. */
function lookOf(symbol: string): string {
  return symbol.trim().toLowerCase().replace(/[01582i]/g, (letter) => LIKE[letter] ?? letter);
}

/** The letters that resemble a digit or another letter. */
const LIKE: { readonly [letter: string]: string } = { 0: "o", 1: "l", i: "l", 5: "s", 8: "b", 2: "z" };

/** Returns whether the code of an asset looks like the symbol of another known token. */
export function isLookalike(asset: string, { looks, network }: Facts): boolean {
  const ids = looks.get(lookOf(asset === "native" ? NATIVE : asset.split(":")[0]!));
  if (ids === undefined) return false;
  const isMalformed = !/^(?:native|[A-Za-z0-9]{1,12}:G\w+)$/.test(asset); // it has no contract
  const id = network === null || isMalformed ? asset : contractIdFromAsset(asset, network);
  return ids.size > (ids.has(id) ? 1 : 0);
}

/** Returns whether the symbol of a known token looks like that of another, or is not ASCII. */
export function isAmbiguous(contract: string, { tokens, looks }: Facts): boolean {
  const { symbol } = tokens.get(contract)!;
  // deno-lint-ignore no-control-regex -- matches all of ASCII
  return /[^\x00-\x7f]/.test(symbol) || looks.get(lookOf(symbol))!.size > 1;
}

/** Validates a token; returns `undefined` if it is known on another network only. */
function readToken(described: KnownToken, name: string, network: string | null): KnownSymbol | undefined {
  if (described === undefined) throw wrongType(name, "an object", described);
  const isAsset = Object.hasOwn(Object(described), "asset");
  const names = isAsset ? ["asset", "symbol", "network"] : ["contract", "symbol", "decimals", "network"];
  const read = readOptions<{ asset: string; contract: string; symbol: string; decimals: number; network: string }>(
    described as never,
    names as never[],
    name,
  );
  if (read.network !== undefined) {
    networkIdOf(read.network!, `${name}.network`);
    if (read.network !== network) return undefined;
  }
  if (isAsset) {
    const { asset, symbol } = read;
    convertString(`${name}.asset`, '"native" or "CODE:G..."', asset, parseAsset);
    const code = asset === "native" ? NATIVE : asset!.split(":")[0]!;
    const shown = symbol === undefined ? code : requireSymbol(symbol, name);
    if (asset !== "native" && shown !== code) {
      throw unexpectedAt(
        "describe/knowledge",
        `${name}.symbol`,
        `the code of the asset, ${quote(code)}`,
        quote(shown),
      );
    }
    const contract = network === null ? undefined : contractIdFromAsset(asset!, network);
    return { contract, asset: asset!, symbol: shown, decimals: 7 };
  }
  const { contract, symbol, decimals } = read;
  if (typeof contract !== "string") throw wrongType(`${name}.contract`, "a string", contract);
  withArgumentName(`${name}.contract`, "a contract (C...)", () => decodeStrKey("contract", contract));
  requireInteger(decimals, `${name}.decimals`, 255);
  return { contract, asset: undefined, symbol: requireSymbol(symbol, name), decimals: decimals! };
}

function requireSymbol(symbol: unknown, name: string): string {
  if (typeof symbol === "string" && symbol !== "") return symbol;
  throw wrongType(`${name}.symbol`, "a non-empty string", symbol);
}

function requireInteger(value: unknown, name: string, max: number): void {
  const expected = `an integer from 0 to ${max}`;
  if (typeof value !== "number") throw wrongType(name, expected, value);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Fault("range", `expected ${name} to be ${expected}, got ${value}`);
  }
}
