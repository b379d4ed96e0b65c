/** Policies and requests that `signingPolicy` refuses because they are malformed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type CallRule, signingPolicy } from "@dwsa/base/approve";
import { LONG, size } from "../_long.ts";
import { oneOf } from "../../approve/_texts.ts";
import { ALICE, BOB, contract } from "../auth/_entries.ts";
import { BASE, createRule, PING, ping, pingRule, TOKEN, wasm } from "./_policies.ts";

test("signingPolicy() does not read a policy from a prototype", () => {
  assert.throws(() => signingPolicy(Object.create(PING)), { name: "TypeError" });
  const rule = Object.assign(Object.create({ args: "any" }), { contract: contract(3), function: "ping" });
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule] }), { name: "TypeError" });
});

test("signingPolicy() refuses values that are no requests", () => {
  const approve = signingPolicy(PING);
  const wrong = [undefined, null, ping, [undefined], [{}], [{ ...ping, invocation: "AAAA" }], [{ ...ping, path: 1 }], [
    { ...ping, address: undefined },
  ]];
  for (const value of wrong) assert.throws(() => approve(value as never), { name: "TypeError" });
});

const malformed: readonly {
  name: string;
  policy: unknown;
  error: { path?: string; name?: string; message?: RegExp };
}[] = [
  { name: "a network without a passphrase", policy: { ...PING, network: "" }, error: { path: "network" } },
  { name: "a version of the future", policy: { ...PING, version: 3 }, error: { name: "TypeError" } },
  { name: "credentials of no kind", policy: { ...PING, credentials: [] }, error: { path: "credentials" } },
  { name: "unknown credentials", policy: { ...PING, credentials: ["v2"] }, error: { name: "TypeError" } },
  { name: "a fraction of entries", policy: { ...PING, entries: 1.5 }, error: { path: "entries" } },
  { name: "a ledger beyond the last", policy: { ...PING, untilLedger: 2 ** 32 }, error: { path: "untilLedger" } },
  { name: "no addresses", policy: { ...PING, addresses: undefined }, error: { name: "TypeError" } },
  {
    name: "a seed for an address",
    policy: { ...PING, addresses: ["S" + ALICE.slice(1)] },
    error: { path: "addresses[0]" },
  },
  { name: "a rule that is null", policy: { ...BASE, calls: [null] }, error: { name: "TypeError" } },
  { name: "a hole for a rule", policy: { ...BASE, calls: new Array(1) }, error: { name: "TypeError" } },
  {
    name: "no contract",
    policy: { ...BASE, calls: [{ ...pingRule, contract: [] }] },
    error: { path: "calls[0].contract" },
  },
  {
    name: "an account for a contract",
    policy: { ...BASE, calls: [{ ...pingRule, contract: [contract(3), BOB] }] },
    error: { path: "calls[0].contract[1]" },
  },
  {
    name: "calls below that are no list",
    policy: { ...BASE, calls: [{ ...pingRule, calls: "any" }] },
    error: { name: "TypeError", message: /expected calls\[0\]\.calls to be an array/ },
  },
  {
    name: "an error below",
    policy: { ...BASE, calls: [{ ...pingRule, calls: [pingRule, { ...pingRule, times: -1 }] }] },
    error: { path: "calls[0].calls[1].times" },
  },
  {
    name: "an unknown word",
    policy: { ...BASE, calls: [{ ...pingRule, args: ["me"] }] },
    error: { name: "TypeError" },
  },
  {
    name: "a value that is none",
    policy: { ...BASE, calls: [{ ...pingRule, args: [{ is: { u32: -1 } }] }] },
    error: { path: "calls[0].args[0].is" },
  },
  {
    name: "one of several values that is none",
    policy: { ...BASE, calls: [{ ...pingRule, args: ["any", { oneOf: ["void", { u31: 1 }] }] }] },
    error: { path: "calls[0].args[1].oneOf[1]" },
  },
  {
    name: "a type that is no integer",
    policy: { ...BASE, calls: [{ ...pingRule, args: [{ type: "symbol" }] }] },
    error: { name: "TypeError" },
  },
  {
    name: "a bound with a leading zero",
    policy: { ...BASE, calls: [{ ...pingRule, args: [{ type: "i128", min: "01" }] }] },
    error: { path: "calls[0].args[0].min" },
  },
  {
    name: "a bound that is a number",
    policy: { ...BASE, calls: [{ ...pingRule, args: [{ type: "i128", min: 1 }] }] },
    error: { name: "TypeError" },
  },
  {
    name: "a hash that is too short",
    policy: { ...BASE, calls: [{ ...createRule, create: { wasm: "05" } }] },
    error: { path: "calls[0].create.wasm" },
  },
  {
    name: "Wasm code and an asset",
    policy: { ...BASE, calls: [{ ...createRule, create: { wasm, asset: "native" } }] },
    error: { path: "calls[0].create" },
  },
  {
    name: "neither Wasm code nor an asset",
    policy: { ...BASE, calls: [{ ...createRule, create: {} }] },
    error: { path: "calls[0].create" },
  },
  {
    name: "a text that is no asset",
    policy: { ...BASE, calls: [{ ...createRule, create: { asset: "USDC" } }] },
    error: { path: "calls[0].create.asset" },
  },
  {
    name: "a deployer of an asset",
    policy: { ...BASE, calls: [{ create: { asset: "native" }, deployer: ALICE, args: [] }] },
    error: { path: "calls[0].deployer" },
  },
  {
    name: "times of a creation",
    policy: { ...BASE, calls: [{ ...createRule, times: 2 }] },
    error: { name: "TypeError" },
  },
  { name: "a recipient that is none", policy: { ...PING, recipients: ["bob"] }, error: { path: "recipients[0]" } },
  { name: "a fee below 0", policy: { ...PING, maxFee: "-1" }, error: { path: "maxFee" } },
  {
    name: "a limit for an account",
    policy: { ...PING, limits: [{ token: BOB, amount: "1" }] },
    error: { path: "limits[0].token" },
  },
  {
    name: "a limit of very many digits",
    policy: { ...PING, limits: [{ token: TOKEN, amount: "9".repeat(1e6) }] },
    error: { path: "limits[0].amount" },
  },
  { name: "a list", policy: [PING], error: { name: "TypeError" } },
  { name: "a text", policy: JSON.stringify(PING), error: { name: "TypeError" } },
  { name: "nothing", policy: undefined, error: { name: "TypeError" } },
];

for (const { name, policy, error } of malformed) {
  test(`signingPolicy() refuses ${name}`, () => {
    const code = error.path === undefined ? {} : { code: "auth/invalid-policy" };
    assert.throws(() => signingPolicy(policy as never), { ...code, ...error });
  });
}

test("signingPolicy() refuses rules that hold themselves, and rules nested too deeply", () => {
  const rule: { calls?: unknown } = { ...pingRule };
  rule.calls = LONG ? [rule, rule, rule] : [rule]; // wide ones end at the limit of 100,000 rules
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule as CallRule] }), { code: "auth/invalid-policy" });
  let deep: CallRule = pingRule;
  for (let i = 0; i < size(100_000); i++) deep = { ...pingRule, calls: [deep] };
  assert.throws(() => signingPolicy({ ...BASE, calls: [deep] }), { code: "auth/invalid-policy" });
});

test("oneOf() shows three texts of a longer list, and all of a shorter one", () => {
  assert.equal(oneOf(["a", "b", "c"]), "a or b or c");
  assert.equal(oneOf(["a", "b", "c", "d"]), "one of 4: a, b, c…");
});

test("signingPolicy() takes 500 levels of rules and 100,000 rules, and no more", () => {
  const nested = (levels: number) => {
    let rule: CallRule = pingRule;
    for (let i = 1; i < levels; i++) rule = { ...pingRule, calls: [rule] };
    return { ...BASE, calls: [rule] };
  };
  const many = (count: number) => ({
    ...BASE,
    calls: [{ ...pingRule, calls: Array<CallRule>(count - 1).fill(pingRule) }],
  });
  for (const policy of [nested(500), ...(LONG ? [many(100_000)] : [])]) signingPolicy(policy);
  for (const policy of [nested(501), many(100_001)]) {
    assert.throws(() => signingPolicy(policy), {
      code: "auth/invalid-policy",
      message: /at most 100000 rules, nested at most 500 levels deep, got more$/,
    });
  }
});
