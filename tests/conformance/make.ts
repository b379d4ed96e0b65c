/**
 * Writes the cases of tests/conformance. It needs cargo, because soroban-env-host determines most results:
 *
 *     deno run --allow-read --allow-env --allow-run --allow-write=tests/conformance/cases tests/conformance/make.ts
 *
 * Cases are random with a fixed seed, or come from tests/vectors, which documents the origin of each set.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { Address } from "@dwsa/base/address";
import { authorizeEntry } from "@dwsa/base/auth";
import { toHex } from "@dwsa/base/encoding";
import type { DwsaError } from "@dwsa/base/errors";
import { toJsonNamed } from "@dwsa/base/json";
import { hash } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { hashTransaction } from "@dwsa/base/transaction";
import * as xdr from "@dwsa/base/xdr";
import { contractOf, type Payloads, signedPreimage } from "../accounts/_vectors.ts";
import { changed, credentialsOf, payloadOf } from "../host/_signed.ts";
import { families } from "../host/_families.ts";
import type { Ask } from "../host/_family.ts";
import { MAX_ENTRY_TTL, NETWORKS, person, SEQ } from "../host/_ledger.ts";
import { build, start } from "../host/_program.ts";
import type { Answer, Question } from "../host/_questions.ts";
import { wireTypes } from "../xdr/_types.ts";
import type { Case } from "./_cases.ts";

const { Asset, DwsaAuthorizationEntry, ScMapEntry, ScVal, TransactionEnvelope } = xdr;

const SEED = 40;
const HOST = "soroban-env-host 30.0.0";
const STRKEY = "stellar-strkey 1.0.0";
const XDR = "stellar-xdr 30.0.0";

const host = start(build(30));
const written = new Map<string, number>();

/** Writes the cases of a family, without duplicate inputs. */
function write(family: string, cases: Iterable<Omit<Case, "id">>): void {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const { input, result, expected, reason, flags, judge } of cases) {
    const key = JSON.stringify(input);
    if (seen.has(key)) continue;
    seen.add(key);
    const id = `${family}-${String(seen.size).padStart(4, "0")}`;
    lines.push(soroban(JSON.stringify({ id, input, result, expected, reason, flags, judge })));
  }
  writeFileSync(new URL(`cases/${family}.jsonl`, import.meta.url), lines.map((line) => `${line}\n`).join(""));
  written.set(family, lines.length);
}

/** Converts names of types and of JSON to those of Stellar's crates. */
function soroban(text: string): string {
  return text.replaceAll(/"Dwsa(?=[A-Z])/g, '"Soroban').replaceAll('"dwsa_', '"soroban_');
}

/** Returns the flags of a value: those of CAP-84, which implementations of protocol 28 do not support. */
function flagsOf(value: unknown): string[] {
  return value instanceof xdr.XdrValue && xdr.requiredProtocol(value) > 28 ? ["CAP-84"] : [];
}

/** Returns the questions of a host family, and the responses of the host. */
async function ask(number: number, count: number): Promise<{ recipe: unknown; question: Question; answer: Answer }[]> {
  const family = families.find((family) => family.number === number)!;
  const found = [];
  for (const recipe of fc.sample(family.recipes, { numRuns: count, seed: SEED })) {
    const { question } = await family.make(recipe, host.ask as Ask);
    found.push({ recipe, question, answer: await host.ask(question) });
  }
  return found;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/${path}`, import.meta.url), "utf8")) as T;
}

// ---- strkeys

/** The clause that an invalid strkey violates, by the code of this library's error. */
const CLAUSES: Readonly<Record<string, string>> = {
  "strkey/balance-type": "SEP-23: a claimable balance id has another type than v0",
  "strkey/character": "SEP-23: a character that base32 does not have",
  "strkey/checksum": "SEP-23: the CRC16 checksum does not fit",
  "strkey/kind": "SEP-23: no kind has this version byte",
  "strkey/length": "SEP-23: the length is not that of its kind",
  "strkey/payload": "SEP-23: the length or padding of a signed payload is wrong",
  "strkey/spare-bits": "SEP-23: bits of the last character that belong to no byte are set",
};

async function strkeyCase(strkey: string): Promise<Omit<Case, "id">> {
  const { value } = await host.ask({ op: "strkey", text: toHex(new TextEncoder().encode(strkey)) });
  const { any } = value as { any: { kind: string; data: string } | null };
  const flags = strkey.startsWith("W") ? ["CAP-84"] : [];
  if (any !== null) {
    const { kind, data } = any;
    return {
      input: { strkey },
      result: "valid",
      expected: data,
      reason: `SEP-23: ${kind}`,
      flags,
      judge: STRKEY,
    };
  }
  let reason = "SEP-23";
  try {
    StrKey.parse(strkey);
  } catch (error) {
    reason = CLAUSES[(error as DwsaError).code] ?? "SEP-23: no strkey";
  }
  return { input: { strkey }, result: "invalid", reason, flags, judge: STRKEY };
}

async function strkeys(): Promise<void> {
  type Row = { readonly text: string };
  const { valid, invalid } = read<{ valid: Row[]; invalid: Row[] }>("protocol/strkeys.json");
  // In SEP-23, hashes begin with X; this library also supports H.
  const random = (await ask(25, 1_250)).map(({ recipe }) => recipe as Row).filter(({ text }) => !text.startsWith("H"));
  write("strkey", await Promise.all([...random, ...valid, ...invalid].map(({ text }) => strkeyCase(text))));
}

// ---- signatures and messages

async function signatures(): Promise<void> {
  const vectors = read<{ message: string; signature: string; publicKey: string; note: string }[]>("ed25519-own.json");
  write(
    "ed25519",
    await Promise.all(vectors.map(async ({ message, signature, publicKey, note }) => {
      const { ok } = await host.ask({ op: "verify", key: publicKey, message, signature });
      const flags = /mixed|small|torsion|order/.test(note) ? ["SmallOrder"] : /length/.test(note) ? ["Length"] : [];
      const input = { publicKey, message, signature };
      return { input, result: ok ? "valid" as const : "invalid" as const, reason: note, flags, judge: HOST };
    })),
  );
}

async function messages(): Promise<void> {
  const texts = fc.sample(fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.string({ maxLength: 400 })), {
    numRuns: 140,
    seed: SEED,
  });
  write(
    "message",
    await Promise.all(["", "Hello, World!", "こんにちは、世界！", ...texts].map(async (message, i) => {
      const signer = person(i);
      const signature = toHex(signer.signMessage(message));
      const signed = new TextEncoder().encode(`Stellar Signed Message:\n${message}`);
      const { ok } = await host.ask({
        op: "verify",
        key: toHex(signer.rawPublicKey()),
        message: toHex(hash(signed)),
        signature,
      });
      if (!ok) throw new Error(`The host rejects the signature of ${JSON.stringify(message)}`);
      const input = { seed: signer.secret(), message };
      return {
        input,
        result: "valid" as const,
        expected: signature,
        reason: "SEP-53",
        flags: [],
        judge: `SEP-53, ${HOST}`,
      };
    })),
  );
}

// ---- values

async function maps(): Promise<void> {
  const found: Omit<Case, "id">[] = [];
  const add = async (keys: readonly string[], map: xdr.ScVal | undefined, reason: string) => {
    if (map === undefined) {
      found.push({ input: { keys }, result: "invalid", reason, flags: ["DuplicateKey"], judge: HOST });
      return;
    }
    const expected = map.toXDR("base64");
    const { ok } = await host.ask({ op: "value", xdr: expected });
    if (!ok) return;
    found.push({ input: { keys }, result: "valid", expected, reason, flags: flagsOf(map), judge: HOST });
  };
  const pairs = [
    ...read<{ pairs: { a: string; b: string; objects: number | null }[] }>("protocol/order.json").pairs,
    ...(await ask(22, 900)).map(({ question, answer }) => ({
      ...(question as { a: string; b: string }),
      objects: (answer.value as { objects: number | null } | undefined)?.objects ?? null,
    })),
  ];
  for (const { a, b, objects } of pairs) {
    if (objects === null || a.length + b.length > 1_000) continue;
    const [first, second] = (objects <= 0 ? [a, b] : [b, a]).map((key) => ScVal.fromXDR(key, "base64"));
    const void_ = ScVal.scvVoid();
    const map = ScVal.scvMap([first!, second!].map((key) => new ScMapEntry({ key, val: void_ })));
    await add(
      [a, b],
      objects === 0 ? undefined : map,
      objects === 0 ? "CAP-46: the same key twice" : "CAP-46: keys in order",
    );
  }
  for (const { question } of await ask(23, 300)) {
    const { xdr } = question as { xdr: string };
    const entries = ScVal.fromXDR(xdr, "base64").value as readonly xdr.ScMapEntry[] | null;
    if (entries === null || entries.length < 3 || xdr.length > 1_500) continue;
    const keys = entries.map(({ key }) => key.toXDR("base64")).sort();
    const empty = entries.map(({ key }) => new ScMapEntry({ key, val: ScVal.scvVoid() }));
    await add(keys, ScVal.scvMap(empty), "CAP-46: many keys in order");
  }
  write("map", found);
}

/** Integer types and their sizes in bits. */
const INTEGERS = {
  u32: 32,
  u64: 64,
  timepoint: 64,
  duration: 64,
  u128: 128,
  u256: 256,
  i32: 32,
  i64: 64,
  i128: 128,
  i256: 256,
};

async function values(): Promise<void> {
  const found: Omit<Case, "id">[] = [];
  const add = async (type: string, value: string, reason: string, make: () => xdr.ScVal) => {
    const flags = value.startsWith("W") && type === "address" ? ["CAP-84"] : [];
    let bytes: string | undefined;
    try {
      bytes = make().toXDR("base64");
    } catch { /* no value of this type */ }
    const isValid = bytes !== undefined && (await host.ask({ op: "value", xdr: bytes })).ok;
    const input = { type, value };
    if (isValid) found.push({ input, result: "valid", expected: bytes, reason, flags, judge: HOST });
    else found.push({ input, result: "invalid", reason, flags, judge: bytes === undefined ? "CAP-46" : HOST });
  };
  const edges = (bits: number) => [-2n, -1n, 0n, 1n, 2n].flatMap((delta) => [delta, (1n << BigInt(bits)) + delta]);
  for (const [type, bits] of Object.entries(INTEGERS)) {
    const random = fc.sample(fc.bigInt(-(1n << BigInt(bits)), 1n << BigInt(bits)), { numRuns: 20, seed: SEED });
    const all = new Set([
      ...edges(bits),
      ...edges(bits - 1),
      ...edges(bits / 2),
      ...edges(bits - 1).map((n) => -n),
      ...random,
    ]);
    for (const number of all) {
      const isSigned = type.startsWith("i");
      const fits = number === (isSigned ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number));
      await add(type, String(number), fits ? "CAP-46: in range" : "CAP-46: out of range", () => {
        if (!fits) throw new RangeError(`no ${type}`);
        return type === "u32" || type === "i32"
          ? nativeToScVal(Number(number), { type })
          : nativeToScVal(number, { type: type as "u64" });
      });
    }
  }
  const symbols = fc.sample(fc.oneof(fc.stringMatching(/^[A-Za-z0-9_]{0,34}$/), fc.string({ maxLength: 12 })), {
    numRuns: 120,
    seed: SEED,
  });
  for (const symbol of ["", "a".repeat(32), "a".repeat(33), "a b", "a-b", "é", ...symbols]) {
    await add(
      "symbol",
      symbol,
      "CAP-46: a symbol has at most 32 letters, digits and underscores",
      () => nativeToScVal(symbol, { type: "symbol" }),
    );
  }
  for (const text of fc.sample(fc.string({ unit: "binary", maxLength: 60 }), { numRuns: 60, seed: SEED })) {
    await add("string", text, "CAP-46: a string", () => nativeToScVal(text, { type: "string" }));
  }
  for (const bytes of fc.sample(fc.uint8Array({ maxLength: 70 }), { numRuns: 60, seed: SEED })) {
    await add("bytes", toHex(bytes), "CAP-46: bytes", () => ScVal.scvBytes(bytes));
  }
  for (const value of [true, false]) {
    await add("bool", String(value), "CAP-46: a boolean", () => ScVal.scvBool(value));
  }
  for (const { recipe } of await ask(25, 500)) {
    const { text } = recipe as { text: string };
    await add(
      "address",
      text,
      "CAP-46, CAP-67, CAP-84: the strkey of an address",
      () => nativeToScVal(text, { type: "address" }),
    );
  }
  write("value", found);
}

// ---- ids, entries, transactions

async function contractIds(): Promise<void> {
  const [assets, deployers]: Omit<Case, "id">[][] = [[], []];
  for (const { recipe, question, answer } of await ask(26, 420)) {
    const { network, deployer } = recipe as { network: number; deployer: string };
    const { salt, asset: xdr } = question as { salt?: string; asset?: string };
    const networkPassphrase = NETWORKS[network]!;
    const asset = xdr === undefined ? undefined : assetOf(Asset.fromXDR(xdr, "base64"));
    if (!answer.ok || xdr !== undefined && asset === undefined) continue;
    const expected = Address.fromScVal(ScVal.fromXDR(answer.value as string, "base64")).toString();
    const rest = { result: "valid", expected, flags: [], judge: HOST } as const;
    if (asset === undefined) {
      const input = { deployer, salt, networkPassphrase };
      deployers!.push({ input, ...rest, reason: "the id of a deployer's contract" });
    } else assets!.push({ input: { asset, networkPassphrase }, ...rest, reason: "the id of an asset's contract" });
  }
  write("asset-id", assets!);
  write("contract-id", deployers!);
}

/** Formats an asset as `native` or `CODE:G…`; `undefined` if its code cannot be formatted. */
function assetOf(asset: xdr.Asset): string | undefined {
  if (asset.type === "assetTypeNative") return "native";
  const { assetCode, issuer } = asset.value as { assetCode: Uint8Array; issuer: { value: Uint8Array } };
  const code = new TextDecoder().decode(assetCode).replace(/\0+$/, "");
  return /^[A-Za-z0-9]{1,12}$/.test(code) ? `${code}:${StrKey.encodeEd25519PublicKey(issuer.value)}` : undefined;
}

/** Clauses for signing an entry, by its credential type. */
const CLAUSES_OF_ENTRIES = {
  dwsaCredentialsAddress: ["CAP-46-11: credentials of an address", []],
  dwsaCredentialsAddressV2: ["CAP-71: credentials that bind the address", ["CAP-71"]],
  dwsaCredentialsAddressWithDelegates: ["CAP-71: delegates", ["CAP-71"]],
  dwsaCredentialsSourceAccount: ["no signature", []],
} as const;

type Delegates = readonly xdr.DwsaDelegateSignature[];

/** A call with one entry, and the verdict of the host. */
interface JudgedEntry {
  readonly recipe: { readonly network: number; readonly person: number; readonly expiry: number };
  readonly entry: xdr.DwsaAuthorizationEntry;
  readonly networkPassphrase: string;
  readonly ok: boolean;
}

/** Returns the entry of a call with its verdict; `undefined` if there are several entries, or a long one. */
function judgedEntry(recipe: unknown, question: Question, answer: Answer): JudgedEntry | undefined {
  const [xdr, ...others] = (question as { auth: readonly string[] }).auth;
  if (xdr === undefined || others.length > 0 || xdr.length > 3_000) return undefined;
  const given = recipe as JudgedEntry["recipe"];
  const entry = DwsaAuthorizationEntry.fromXDR(xdr, "base64");
  return { recipe: given, entry, networkPassphrase: NETWORKS[given.network]!, ok: answer.ok };
}

/** Returns the entries of a host family with their verdicts. */
async function judgedEntries(number: number, count: number): Promise<JudgedEntry[]> {
  const asked = await ask(number, count);
  return asked.flatMap(({ recipe, question, answer }) => judgedEntry(recipe, question, answer) ?? []);
}

/** Copies delegates without the signatures of one address, or of all addresses. */
function unsignedDelegates(delegates: Delegates, address?: string): xdr.DwsaDelegateSignature[] {
  return delegates.map((node) => {
    const isMeant = address === undefined || Address.fromScAddress(node.address).toString() === address;
    return new xdr.DwsaDelegateSignature({
      address: node.address,
      signature: isMeant ? ScVal.scvVoid() : node.signature,
      nestedDelegates: unsignedDelegates(node.nestedDelegates, address),
    });
  });
}

/** Returns arguments for a function that attaches delegates, in reverse order. */
function delegateArguments(delegates: Delegates): object[] {
  return delegates.map(({ address, nestedDelegates }) => ({
    address: Address.fromScAddress(address).toString(),
    ...nestedDelegates.length === 0 ? {} : { nestedDelegates: delegateArguments(nestedDelegates) },
  })).reverse();
}

function withDelegates(entry: xdr.DwsaAuthorizationEntry, delegates: Delegates): xdr.DwsaAuthorizationEntry {
  const addressCredentials = credentialsOf(entry);
  return new DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new xdr.DwsaAddressCredentialsWithDelegates({ addressCredentials, delegates }),
    ),
    rootInvocation: entry.rootInvocation,
  });
}

async function entries(): Promise<void> {
  const [signing, payloads, attached, verdicts]: Omit<Case, "id">[][] = [[], [], [], []];
  const unsigned = { signature: ScVal.scvVoid(), signatureExpirationLedger: 0 };
  const about = (entry: xdr.DwsaAuthorizationEntry, clause = entry) => {
    const [reason, flags] = CLAUSES_OF_ENTRIES[clause.credentials.type];
    return { reason, flags: [...flags, ...flagsOf(entry)], judge: HOST };
  };
  const addPayload = (entry: xdr.DwsaAuthorizationEntry, validUntilLedgerSeq: number, networkPassphrase: string) => {
    const input = { entry: entry.toXDR("base64"), validUntilLedgerSeq, networkPassphrase };
    const expected = toHex(payloadOf(entry, validUntilLedgerSeq, networkPassphrase));
    payloads!.push({ input, result: "valid", expected, ...about(entry) });
  };
  const addVerdict = ({ entry, networkPassphrase, ok }: JudgedEntry, reason: string) => {
    const input = { entry: entry.toXDR("base64"), ledger: SEQ, maxEntryTtl: MAX_ENTRY_TTL, networkPassphrase };
    const rest = ok ? { result: "valid", expected: true } as const : { result: "invalid" } as const;
    verdicts!.push({ input, ...rest, ...about(entry), reason });
  };

  for (const { recipe: made, question, answer } of await ask(1, 420)) { // signatures of accounts
    const judged = judgedEntry(made, question, answer);
    if (judged === undefined || (made as { delegates: readonly unknown[] }).delegates.length > 0) continue;
    const { recipe, entry, networkPassphrase, ok } = judged;
    if (!ok) continue;
    const { person: number, expiry: validUntilLedgerSeq } = recipe;
    const given = changed(entry, unsigned);
    const signer = person(number);
    const again = await authorizeEntry(given, signer, validUntilLedgerSeq, networkPassphrase);
    const expected = entry.toXDR("base64");
    if (again.toXDR("base64") !== expected) throw new Error("another entry than the host has accepted");
    const input = { entry: given.toXDR("base64"), seed: signer.secret(), validUntilLedgerSeq, networkPassphrase };
    signing!.push({ input, result: "valid", expected, ...about(entry) });
    addPayload(given, validUntilLedgerSeq, networkPassphrase);
  }

  for (const judged of await judgedEntries(12, 500)) { // delegates in order, in the wrong order, and duplicates
    const { recipe, entry, networkPassphrase, ok } = judged;
    const { delegates: people, change } = recipe as unknown as {
      delegates: readonly { who: { person?: number }; delegates: readonly unknown[] }[];
      change: string;
    };
    const { credentials } = entry;
    if (credentials.type !== "dwsaCredentialsAddressWithDelegates" || people.length === 0) continue;
    const { delegates } = credentials.value;
    const { expiry: validUntilLedgerSeq } = recipe;
    const given = changed(entry, unsigned, 1);
    const input = { entry: given.toXDR("base64"), validUntilLedgerSeq, delegates: delegateArguments(delegates) };
    const order = { none: "CAP-71: in order", swapped: "CAP-71: the other order", twice: "CAP-71: a delegate twice" };
    const reason = order[change as keyof typeof order];
    if (change === "twice" && !ok) {
      attached!.push({ input, result: "invalid", ...about(entry), reason, flags: ["CAP-71", "DuplicateDelegate"] });
    } else if (ok) {
      const expected = withDelegates(changed(given, { signatureExpirationLedger: validUntilLedgerSeq }), []);
      const whole = withDelegates(expected, unsignedDelegates(delegates)).toXDR("base64");
      attached!.push({ input, result: "valid", expected: whole, ...about(entry) });
      addPayload(entry, validUntilLedgerSeq, networkPassphrase);
    }
    if (people.some(({ who }) => who.person === undefined)) continue; // the contract decides with its own rules
    addVerdict(judged, reason);
    const number = people[0]!.who.person!;
    const forAddress = person(number).publicKey();
    if (!ok) continue;
    const before = withDelegates(entry, unsignedDelegates(delegates, forAddress));
    const again = await authorizeEntry(before, person(number), validUntilLedgerSeq, networkPassphrase, forAddress);
    const expected = entry.toXDR("base64");
    if (again.toXDR("base64") !== expected) throw new Error("another entry than the host has accepted");
    const seed = person(number).secret();
    signing!.push({
      input: { entry: before.toXDR("base64"), seed, validUntilLedgerSeq, networkPassphrase, forAddress },
      result: "valid",
      expected,
      ...about(entry),
    });
  }
  for (const judged of await judgedEntries(34, 240)) { // several signatures, and invalid ones
    const { fault } = judged.recipe as unknown as { fault: string };
    addVerdict(judged, `signatures, fault: ${fault}`);
  }
  for (const judged of await judgedEntries(9, 160)) {
    const { custom } = judged.recipe as unknown as { custom: boolean };
    if (!custom) addVerdict(judged, "CAP-46-11: an expiry from the current ledger to the longest life of an entry");
  }
  write("entry", signing!);
  write("entry-payload", payloads!);
  write("delegates", attached!);
  write("entry-verdict", verdicts!);
}

async function transactions(): Promise<void> {
  const found: Omit<Case, "id">[] = [];
  const add = (envelope: string, networkPassphrase: string, judge: string, expected?: string) => {
    const decoded = TransactionEnvelope.fromXDR(envelope, "base64");
    const computed = toHex(hashTransaction(decoded, networkPassphrase));
    if (expected !== undefined && expected !== computed) throw new Error(`another hash than ${judge} has`);
    const flags = decoded.type === "envelopeTypeTxFeeBump"
      ? ["FeeBump"]
      : decoded.type === "envelopeTypeTxV0"
      ? ["V0"]
      : [];
    found.push({
      input: { envelope, networkPassphrase },
      result: "valid",
      expected: computed,
      reason: "the hash that is signed",
      flags,
      judge,
    });
  };
  for (const { question, answer } of await ask(31, 60)) {
    if (question.op !== "apply" || !answer.ok) continue;
    const network = NETWORKS.find((name) => toHex(hash(new TextEncoder().encode(name))) === question.ledger.networkId);
    const { hashes } = answer.value as { hashes: readonly string[] };
    if (network !== undefined && question.envelope.length < 4_000) add(question.envelope, network, HOST, hashes.at(-1));
  }
  for (const { xdr } of read<{ transactionEnvelopes: { xdr: string }[] }>("ledger.json").transactionEnvelopes) {
    for (const network of NETWORKS) add(xdr, network, XDR);
  }
  const operations = read<{ xdr: string; knowledge: { networkPassphrase: string } }[]>("operations/cases.json");
  for (const { xdr, knowledge } of operations) add(xdr, knowledge.networkPassphrase, XDR);
  write("transaction-hash", found);
}

// ---- bytes and JSON

async function wire(): Promise<void> {
  const found: Omit<Case, "id">[] = [];
  for (const { question, answer } of await ask(28, 900)) {
    const { of: type, xdr } = question as { of: string; xdr: string };
    if (xdr.length > 1_200) continue;
    // The crate accepts any nonzero number as true, which RFC 4506 does not allow.
    const isCanonical = answer.value === true;
    const [result, reason] = !answer.ok
      ? ["invalid", "RFC 4506: no value of this type"] as const
      : isCanonical
      ? ["valid", "RFC 4506"] as const
      : ["acceptable", "the crate writes other bytes"] as const;
    const expected = isCanonical ? xdr : answer.value;
    const flags = isCanonical ? flagsOf(wireTypes.get(type)!.fromXDR(xdr, "base64")) : [];
    found.push({ input: { type, xdr }, result, ...answer.ok ? { expected } : {}, reason, flags, judge: XDR });
  }
  const { xdr: refused } = read<{ xdr: { type: string; xdr: string; why: string }[] }>("protocol/refused.json");
  for (const { type, xdr, why } of refused) {
    found.push({ input: { type, xdr }, result: "invalid", reason: `RFC 4506: ${why}`, flags: ["CAP-84"], judge: XDR });
  }
  write("xdr", found);
}

/** Returns whether a type is a struct or a union: other types have no class in most implementations. */
function hasClass({ type }: { readonly type: string }): boolean {
  const found = (xdr as unknown as Readonly<Record<string, { readonly prototype?: object } | undefined>>)[type];
  return found?.prototype instanceof xdr.XdrValue;
}

/** Returns whether a string is the canonical JSON of a value, ignoring whitespace and the order of members. */
function isCanonical(type: string, text: string, bytes: string): boolean {
  const found = (xdr as unknown as Readonly<Record<string, { fromXDR(bytes: string): unknown }>>)[type]!;
  try {
    return isDeepStrictEqual(JSON.parse(text), toJsonNamed(type, found.fromXDR(bytes)));
  } catch {
    return false; // invalid JSON
  }
}

function json(): void {
  type Row = { type: string; xdr: string; json: unknown };
  const old = read<(Row & { rust30?: unknown })[]>("xdr_json.json").map(({ rust30, ...row }) => {
    const isRenamed = rust30 !== undefined && // the crate writes Stellar's names
      JSON.stringify(rust30) === JSON.stringify(row.json).replaceAll("dwsa", "soroban");
    return {
      ...row,
      json: isRenamed ? rust30 : row.json,
      isOpen: rust30 !== undefined && !isRenamed,
      judge: XDR,
      flags: [] as string[],
    };
  });
  const values = read<{ values: (Row & { p28: string })[] }>("protocol/types.json").values.map((row) => ({
    ...row,
    isOpen: false,
    judge: XDR,
    flags: row.p28 === "same" ? [] : ["CAP-84"],
  }));
  const rows = [...old, ...values].filter(hasClass).filter(({ xdr, json }) =>
    xdr.length + JSON.stringify(json).length < 3_000
  );
  write(
    "json-write",
    rows.map(({ type, xdr, json, isOpen, judge, flags }) => ({
      input: { type, xdr },
      result: isOpen ? "acceptable" : "valid",
      expected: json,
      reason: isOpen ? "SEP-51 and the crate differ" : "SEP-51",
      flags,
      judge,
    })),
  );
  type Text = { type: string; text: string };
  const inputs = read<(Text & { rust27: string | null; sdk17?: string | null })[]>("xdr_json_inputs.json")
    .filter((row) => hasClass(row) && !/"W\w+"/.test(row.text)) // that crate does not support CAP-84
    .map((
      row,
    ) => ({
      ...row,
      xdr: row.rust27,
      isOpen: row.rust27 !== row.sdk17 || (row.rust27 !== null && !isCanonical(row.type, row.text, row.rust27)),
      judge: "stellar-xdr 27.0.0",
      flags: [] as string[],
    }));
  const refused = read<{ json: (Text & { p30: string | null })[] }>("protocol/refused.json").json.filter(hasClass).map((
    row,
  ) => ({
    ...row,
    xdr: row.p30,
    isOpen: row.p30 !== null && !isCanonical(row.type, row.text, row.p30),
    judge: XDR,
    flags: ["CAP-84"],
  }));
  write(
    "json-read",
    [...inputs, ...refused].map(({ type, text, xdr, isOpen, judge, flags }) => ({
      input: { type, json: text },
      result: isOpen ? "acceptable" : xdr === null ? "invalid" : "valid",
      ...xdr === null ? {} : { expected: xdr },
      reason: isOpen ? "SEP-51 leaves it open, and implementations differ" : "SEP-51",
      flags,
      judge,
    })),
  );
}

// ---- approvals, policies, smart accounts

function approvals(): void {
  type Row = {
    name: string;
    xdr: string;
    knowledge: object;
    accounts?: object;
    keys?: object;
    expected: { statements: Statement[]; conditions: Statement[] };
  };
  write(
    "approval",
    read<Row[]>("operations/cases.json").map(({ name, xdr, expected, ...input }) => ({
      input: { envelope: xdr, knowledge: { ...input.knowledge, accounts: input.accounts }, keys: input.keys },
      result: "valid",
      expected: {
        ...expected,
        statements: expected.statements.map(withBelow),
        conditions: expected.conditions.map(withBelow),
      },
      reason: name,
      flags: [],
      judge: "rules of this project; fields by stellar-base 15.0.0",
    })),
  );
}

type Statement = { below?: readonly Statement[] };

/** Copies a statement with an empty `below` if it has none. */
function withBelow({ below = [], ...statement }: Statement): object {
  return { ...statement, below: below.map(withBelow) };
}

function policies(): void {
  type Match = { id: string; name?: string; policy: object; requests: object; violations: object };
  write(
    "policy",
    read<Match[]>("policy/matching.json").map(({ id, name, policy, requests, violations }) => ({
      input: { policy, requests },
      result: "valid",
      expected: violations,
      reason: name ?? id,
      flags: [],
      judge: "a program that tries every assignment of calls to rules",
    })),
  );
  type Pair = { id: string; name?: string; a: object; b: object; relation: string; proof: string };
  write(
    "policy-comparison",
    read<Pair[]>("policy/comparisons.json").map(({ id, name, a, b, relation, proof }) => ({
      input: { a, b },
      result: "valid",
      expected: relation,
      reason: name ?? id,
      flags: [],
      judge: proof === "smt" ? "z3" : "every set of requests of a small scope",
    })),
  );
}

function accounts(): void {
  const { cases, passkeyKit } = read<Payloads>("accounts/payloads.json");
  write(
    "account-digest",
    [...cases, ...passkeyKit].flatMap((row): Omit<Case, "id">[] => {
      const preimage = row.account === undefined ? undefined : signedPreimage(row);
      if (preimage === undefined || row.problems?.includes("rule-count")) return [];
      const { account, contextRuleIds, digest, crate } = row;
      return [{
        input: { contract: contractOf(row), account, preimage: preimage.toXDR("base64"), contextRuleIds },
        result: "valid",
        expected: digest,
        reason: "what the signers of a smart account sign",
        flags: [],
        judge: crate === undefined ? "passkey-kit 50981cc" : `stellar-accounts ${crate}`,
      }];
    }),
  );
}

await strkeys();
await signatures();
await messages();
await maps();
await values();
await contractIds();
await entries();
await transactions();
await wire();
json();
approvals();
policies();
accounts();
host.stop();
for (const [family, count] of written) console.log(`${String(count).padStart(6)}  ${family}`);
console.log(`${String([...written.values()].reduce((a, b) => a + b, 0)).padStart(6)}  in all`);
