/**
 * Passes secrets and other strings as every argument of every function. Errors must repeat at most 16 consecutive
 * characters of 79 spellings of a seed, fewer than 9 of its bytes, and no invisible characters.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as base from "@dwsa/base";
import { xdr } from "@dwsa/base";
import * as json from "@dwsa/base/json";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import { LONG, some } from "../_long.ts";
import { shortXdr } from "../xdr/_random_xdr.ts";
import { attempt, hostileCalls } from "./_call.ts";
import { instances, samples } from "./_samples.ts";
import { leak, REPEATED, secrets, shown } from "./_secrets.ts";
import { repeated, spellings } from "./_spellings.ts";
import { functions, UNCHECKED } from "./_surface.ts";
import type { HostileValue } from "./_values.ts";

/** Functions that quote strings of a server, which are not secrets. They also escape invisible characters. */
const QUOTES_SERVERS = /^read(Account|Events|LedgerEntries|SendResult|Simulation|TransactionResult|Transactions)$/;

/** The ways to pass a string. */
const forms: readonly ((name: string, text: string) => HostileValue)[] = [
  (name, text) => ({ name, make: () => text }),
  (name, text) => ({ name: `${name}, as a property`, make: () => ({ [text]: Symbol.iterator }) }),
  (name, text) => ({
    name: `${name}, as keys of a Map`,
    make: () => new Map([[text, [text]], [`${text} `, [1, text]]]),
  }),
];

const values: readonly HostileValue[] = [
  ...secrets,
  ...forms.flatMap((form, i) =>
    some(spellings, 8).filter((_, j) => i === 0 || j % 6 === 0).map(([name, text]) => form(name, text))
  ),
];

/** Characters that control terminals, change the writing direction, or are invisible. */
const INVISIBLE = "\u009b31m\u202e\u2800\u115f\u00ad\u200b";
const invisible = forms.map((form) => form("invisible characters", INVISIBLE));

test("the search for secrets finds a secret in every form", () => {
  for (const { name, make } of secrets) {
    const value = make();
    if (typeof value === "string") assert.ok(leak(value) !== undefined, name);
  }
  assert.equal(leak("nothing of the kind"), undefined);
  assert.equal(spellings.length, 79);
  for (const [name, text] of spellings) assert.notEqual(leak(`got "${text}"`), undefined, name);
});

test("the search for spellings finds one of which 17 characters are repeated, and not one of which 16 are", () => {
  const [[, plain]] = spellings as [readonly [string, string]];
  assert.equal(repeated(`got "${plain.slice(5, 21)}…" (56 characters)`, REPEATED), undefined);
  assert.notEqual(repeated(`got "${plain.slice(5, 22).toLowerCase().split("").join("-")}…"`, REPEATED), undefined);
});

for (const { id, owner, call } of functions.values()) {
  if (UNCHECKED.includes(id)) continue;
  test(`no error of ${id} shows a secret or an invisible character`, async () => {
    const errors: string[] = [];
    const tried = QUOTES_SERVERS.test(id) ? invisible : [...invisible, ...values];
    for (const { value, where, args } of hostileCalls(samples[id], tried)) {
      const outcome = await attempt(() => call(args, owner && instances[owner]!()));
      if (!("error" in outcome)) continue;
      const { message } = outcome.error as Error;
      const hidden = invisible.includes(value) && /[^\n\P{C}]|(?! )\p{Z}|\p{DI}|\u2800/u.test(message);
      const found = hidden ? "an invisible character" : leak(shown(outcome.error));
      if (found !== undefined) errors.push(`${value.name} as ${where}: ${found} in ${JSON.stringify(message)}`);
    }
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

for (const name of wireNames) {
  const type = wireType(name) as unknown as xdr.XdrReadable<object> & {
    fromXDR(input: unknown, format?: unknown): object;
  };
  test(`no error of ${type.xdrName} shows a secret`, async () => {
    const sample = type.fromXDR(shortXdr(name));
    const errors: string[] = [];
    const check = async (what: string, act: () => unknown) => {
      const outcome = await attempt(act);
      const found = "error" in outcome ? leak(shown(outcome.error)) : undefined;
      if (found !== undefined && "error" in outcome) errors.push(`${what}: ${(outcome.error as Error).message}`);
    };
    for (const { name, make } of LONG ? secrets : secrets.slice(0, 4)) {
      await check(`${name}, fromXDR`, () => type.fromXDR(make()));
      await check(`${name}, format`, () => type.fromXDR("", make()));
      if (typeof type !== "function") continue;
      const Type = type as unknown as new (...fields: unknown[]) => { toXDR(): unknown };
      await check(`${name}, new`, () => new Type(make(), make()).toXDR());
      for (const field of Object.keys(sample)) {
        await check(`${name}, ${field}`, () => new Type({ ...sample, [field]: make() }).toXDR());
      }
    }
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

test("fromXDR() shows no number that is the beginning of a seed", () => {
  const seed = base.Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).secret();
  let rejected = 0;
  for (const name of wireNames) {
    const type = wireType(name) as unknown as { fromXDR(input: unknown, format?: unknown): object };
    for (const format of ["base64", undefined]) {
      try {
        type.fromXDR(seed, format);
      } catch (error) {
        rejected++;
        const numbers = (error as Error).message.replaceAll(",", "").match(/\b\d{5,}\b/g) ?? [];
        assert.deepEqual(numbers.filter((digits) => Number(digits) >= 65_536), [], `${name}: ${error}`);
      }
    }
  }
  assert.ok(rejected > 400);
});

test("validateScVal() repeats no spelling in its reasons and paths", () => {
  const values: readonly ((text: string) => xdr.ScVal)[] = [
    (text) => xdr.ScVal.scvSymbol(text),
    (text) => xdr.ScVal.scvVec([xdr.ScVal.scvSymbol(text)]),
    (text) => {
      const entry = new xdr.ScMapEntry({ key: xdr.ScVal.scvString(text), val: xdr.ScVal.scvVoid() });
      return xdr.ScVal.scvMap([entry, entry]);
    },
    (text) => {
      const key = (name: string) => new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val: xdr.ScVal.scvVoid() });
      return xdr.ScVal.scvMap([key("z"), key(text)]);
    },
  ];
  for (const [name, text] of spellings) {
    for (const make of values) {
      const found = base.validateScVal(make(text));
      assert.equal(repeated(JSON.stringify(found ?? {}), REPEATED), undefined, name);
    }
  }
  for (const make of values) {
    const { reason, path } = base.validateScVal(make(INVISIBLE))!;
    assert.doesNotMatch(reason + path, /\p{C}|(?! )\p{Z}|\p{DI}|\u2800/u);
  }
});

/** Calls with arguments in whose place a secret could be passed: keys, addresses, IDs and signers. */
const entry = () => samples.authorizeEntry!()[0] as xdr.DwsaAuthorizationEntry;
const network = "Test SDF Network ; September 2015";
const signer = base.Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const invocation = () => samples.buildInvocationTree!()[0] as xdr.DwsaAuthorizedInvocation;
const secretive: Readonly<Record<string, (text: string) => unknown>> = {
  "Keypair.fromSecret": (text) => base.Keypair.fromSecret(text),
  "Keypair.fromPublicKey": (text) => base.Keypair.fromPublicKey(text),
  "new Keypair, secretKey": (text) => new base.Keypair({ type: "ed25519", secretKey: text }),
  "new Keypair, publicKey": (text) => new base.Keypair({ type: "ed25519", publicKey: text }),
  "sign, rawSecret": (text) => base.sign(new Uint8Array(1), text as never),
  "keypair.sign": (text) => signer.sign(text as never),
  "new Address": (text) => new base.Address(text),
  "Address.fromString": (text) => base.Address.fromString(text),
  addressToScAddress: (text) => base.addressToScAddress(text),
  "new Contract": (text) => new base.Contract(text),
  contractInstanceKey: (text) => base.contractInstanceKey(text),
  invokeContractFunction: (text) => base.invokeContractFunction(text, "f", []),
  "contractInvocation, contract": (text) => base.contractInvocation({ contract: text, function: "f", args: [] }),
  "contractIdFromDeployer, deployer": (text) => base.contractIdFromDeployer(text, new Uint8Array(32), network),
  ...Object.fromEntries(
    Object.keys(samples).filter((id) => id.startsWith("StrKey.decode")).map((id) => {
      const method = id.slice("StrKey.".length) as "decodeContract";
      return [id, (text: string) => base.StrKey[method](text)];
    }),
  ),
  extractBaseAddress: (text) => base.extractBaseAddress(text),
  addressToMuxedAccount: (text) => base.addressToMuxedAccount(text),
  parseStrKey: (text) => base.parseStrKey(text),
  decodeSignerKey: (text) => base.decodeSignerKey(text),
  claimableBalanceId: (text) => base.claimableBalanceId(text),
  "nativeToScVal, type address": (text) => base.nativeToScVal(text, { type: "address" }),
  "authorizeEntry, signer": (text) => base.authorizeEntry(entry(), text as never, 100, network),
  "authorizeEntry, forAddress": (text) => base.authorizeEntry(entry(), signer, 100, network, text),
  "authorizeEntry, publicKey of the signer": (text) =>
    base.authorizeEntry(entry(), { publicKey: () => text, sign: (data) => signer.sign(data) }, 100, network),
  "authorizeEntry, publicKey of the result": (text) =>
    base.authorizeEntry(entry(), () => ({ publicKey: text, signature: new Uint8Array(64) }) as never, 100, network),
  "authorizeInvocation, signer": (text) =>
    base.authorizeInvocation({
      signer: text as never,
      validUntilLedgerSeq: 100,
      invocation: invocation(),
      networkPassphrase: network,
    }),
  "authorizeInvocation, publicKey": (text) =>
    base.authorizeInvocation({
      signer,
      publicKey: text,
      validUntilLedgerSeq: 100,
      invocation: invocation(),
      networkPassphrase: network,
    }),
  "buildWithDelegatesEntry, address": (text) =>
    base.buildWithDelegatesEntry({
      entry: samples.buildAuthorizationEntryPreimage!()[0] as xdr.DwsaAuthorizationEntry,
      validUntilLedgerSeq: 100,
      delegates: [{ address: text }],
    }),
};

/** Calls with other arguments, whose errors may repeat more characters. */
const scvString = (text: string) => xdr.ScVal.scvString(text);
const nameless: Readonly<Record<string, (text: string) => unknown>> = {
  "nativeToScVal, type symbol": (text) => base.nativeToScVal(text, { type: "symbol" }),
  "nativeToScVal, type i128": (text) => base.nativeToScVal(text, { type: "i128" }),
  "nativeToScVal, a key": (text) => base.nativeToScVal({ [text]: NaN }),
  "nativeToScVal, a key of a Map": (text) => base.nativeToScVal(new Map([[text, () => 1]])),
  "nativeToScVal, a key of the types": (text) => base.nativeToScVal({ a: 1 }, { type: { [text]: ["symbol"] } }),
  "nativeToScVal, an option": (text) => base.nativeToScVal({ a: 1 }, { [text]: 1 } as never),
  "nativeToScVal, a type": (text) => base.nativeToScVal({ a: 1 }, { type: text } as never),
  "scvSortedMap, a key twice": (text) =>
    base.scvSortedMap(
      [1, 2].map(() => new xdr.ScMapEntry({ key: scvString(text), val: xdr.ScVal.scvVoid() })),
    ),
};

const places = [[secretive, 8], [nameless, REPEATED]] as const;
for (const [calls, most] of places) {
  for (const [name, call] of Object.entries(calls)) {
    test(`no error of ${name} repeats more than ${most} characters of a string that can be a secret`, async () => {
      for (const [spelling, text] of spellings) {
        const outcome = await attempt(() => call(text));
        if (!("error" in outcome)) continue; // some are valid, such as the seed for fromSecret()
        const message = shown(outcome.error).replace(/\n\s+at [^\n]*/g, ""); // without the stack, which contains file names
        assert.equal(repeated(message, most), undefined, `${spelling}: ${(outcome.error as Error).message}`);
      }
    });
  }
}

test("no reader of JSON repeats a seed, in any member", async () => {
  const readers = Object.entries(json).filter(([name]) => name.endsWith("FromJson"));
  assert.ok(readers.length > 400);
  for (const [name, read] of readers) {
    for (const [spelling, text] of spellings.filter((_, i) => i % 20 === 0)) {
      for (const value of [text, { [text]: text }, { account_id: text }, { address: text }, { key: text }]) {
        const outcome = await attempt(() => (read as (value: unknown) => unknown)(value));
        const found = "error" in outcome ? leak(shown(outcome.error)) : undefined;
        assert.equal(found, undefined, `${name}: ${spelling}`);
      }
    }
  }
});
