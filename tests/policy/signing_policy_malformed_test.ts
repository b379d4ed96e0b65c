/** Policies and requests that `signingPolicy` rejects because they are malformed, and the error messages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type CallRule, expectInvocation, signingPolicy } from "@dwsa/base/policy";
import { oneOf } from "../../policy/_texts.ts";
import { LONG, size } from "../_long.ts";
import { ALICE, alice, BOB, contract } from "../auth/_entries.ts";
import { BASE, createRule, PING, ping, pingRule, TOKEN, wasm } from "./_policies.ts";

test("signingPolicy() does not read a policy from a prototype", () => {
  assert.throws(() => signingPolicy(Object.create(PING)), { name: "TypeError" });
  const rule = Object.assign(Object.create({ args: "any" }), { contract: contract(3), function: "ping" });
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule] }), { name: "TypeError" });
});

test("signingPolicy() rejects values that are no requests", () => {
  const approve = signingPolicy(PING).entries;
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
  {
    name: "a network that is not a string",
    policy: { ...PING, network: 5 },
    error: { name: "TypeError", message: /: expected network to be a network passphrase, got number$/ },
  },
  {
    name: "an asset that is not a string",
    policy: { ...BASE, calls: [{ create: { asset: 5 }, args: [] }] },
    error: {
      name: "TypeError",
      message: /: expected calls\[0\]\.create\.asset to be "native" or "CODE:G\.\.\.", got number$/,
    },
  },
  { name: "a version of the future", policy: { ...PING, version: 3 }, error: { name: "TypeError" } },
  { name: "credentials of an unknown type", policy: { ...PING, credentials: [] }, error: { path: "credentials" } },
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
    name: "sub-invocations that are no list",
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
    name: "an invalid value",
    policy: { ...BASE, calls: [{ ...pingRule, args: [{ is: { u32: -1 } }] }] },
    error: { path: "calls[0].args[0].is" },
  },
  {
    name: "one invalid value of several",
    policy: { ...BASE, calls: [{ ...pingRule, args: ["any", { oneOf: ["void", { u31: 1 }] }] }] },
    error: { path: "calls[0].args[1].oneOf[1]" },
  },
  {
    name: "a type that is not an integer",
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
    name: "a string that is not an asset",
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
  { name: "an invalid recipient", policy: { ...PING, recipients: ["bob"] }, error: { path: "recipients[0]" } },
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
  { name: "a string", policy: JSON.stringify(PING), error: { name: "TypeError" } },
  { name: "nothing", policy: undefined, error: { name: "TypeError" } },
];

for (const { name, policy, error } of malformed) {
  test(`signingPolicy() rejects ${name}`, () => {
    const code = error.path === undefined ? {} : { code: "auth/invalid-policy" };
    assert.throws(() => signingPolicy(policy as never), { ...code, ...error });
  });
}

test("signingPolicy() rejects rules that hold themselves, and rules nested too deeply", () => {
  const rule: { calls?: unknown } = { ...pingRule };
  rule.calls = LONG ? [rule, rule, rule] : [rule]; // wide lists exceed the limit of 100,000 rules
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule as CallRule] }), { code: "auth/invalid-policy" });
  let deep: CallRule = pingRule;
  for (let i = 0; i < size(100_000); i++) deep = { ...pingRule, calls: [deep] };
  assert.throws(() => signingPolicy({ ...BASE, calls: [deep] }), { code: "auth/invalid-policy" });
});

test("oneOf() shows three strings of a longer list, and all of a shorter one", () => {
  assert.equal(oneOf(["a", "b", "c"]), "a or b or c");
  assert.equal(oneOf(["a", "b", "c", "d"]), "one of 4: a, b, c…");
});

test("signingPolicy() accepts 500 levels of rules and 100,000 rules, and no more", () => {
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
      message: /there are more than 100000 calls, or they are nested more than 500 levels deep$/,
    });
  }
});

const ruled = (rule: object) => ({ ...BASE, calls: [{ ...pingRule, ...rule }] });
const MALFORMED: readonly (readonly [policy: unknown, message: string])[] = [
  [undefined, "expected policy to be an object, got undefined"],
  [{ ...PING, version: 2 }, "expected version to be 1, got 2"],
  [{ ...PING, network: "" }, "network must not be empty"],
  [{ ...PING, network: undefined }, "expected network to be a network passphrase, got undefined"],
  [{ ...PING, network: 5 }, "expected network to be a network passphrase, got number"],
  [{ ...PING, addresses: ALICE }, "expected addresses to be an array, got string of 56 characters"],
  [{ ...PING, addresses: [] }, "addresses must not be empty"],
  [
    { ...PING, addresses: [5] },
    "expected addresses[0] to be an account (G...) or a contract (C...) as a string, got number",
  ],
  [
    { ...PING, recipients: [5] },
    "expected recipients[0] to be an account (G...), a contract (C...), a muxed account (M...) or a muxed contract (W...) as a string, got number",
  ],
  [
    { ...PING, credentials: ["v2"] },
    'expected credentials[0] to be "address", "addressV2", "delegates" or "sourceAccount", got "v2"',
  ],
  [{ ...PING, untilLedger: "5" }, "expected untilLedger to be a number, got string of 1 character"],
  [{ ...PING, untilLedger: 0 }, "expected untilLedger to be an integer from 1 to 4294967295, got 0"],
  [{ ...PING, entries: 0 }, "expected entries to be an integer from 1 to 4294967295, got 0"],
  [{ ...PING, calls: {} }, "expected calls to be an array, got object"],
  [
    { ...PING, limits: [{ token: TOKEN, amount: "-1" }] },
    "expected limits[0].amount to be a non-negative integer of at most 39 digits",
  ],
  [
    { ...PING, limits: [{ token: TOKEN, amount: "1" }, { token: TOKEN, amount: "1" }] },
    `limits[1].token repeats ${TOKEN}`,
  ],
  [ruled({ function: 5 }), "expected calls[0].function to be a string, got number"],
  [
    ruled({ function: "a b" }),
    'expected calls[0].function to be a function name (up to 32 characters of A-Z, a-z, 0-9 and _), got "a b"',
  ],
  [
    ruled({ args: [{}] }),
    'expected calls[0].args[0] to be "any", "self" or an object with is, oneOf or type, got object',
  ],
  [
    ruled({ args: [{ oneof: [] }] }),
    'expected calls[0].args[0] to have no fields other than is, oneOf, type, min, max, got "oneof" (did you mean "oneOf"?)',
  ],
  [ruled({ function: [] }), "calls[0].function must not be empty"],
  [ruled({ args: "all" }), 'expected calls[0].args to be "any" or an array, got string of 3 characters'],
  [ruled({ args: undefined }), 'expected calls[0].args to be "any" or an array, got undefined'],
  [
    ruled({ args: [5] }),
    'expected calls[0].args[0] to be "any", "self" or an object with is, oneOf or type, got number',
  ],
  [
    ruled({ args: [null] }),
    'expected calls[0].args[0] to be "any", "self" or an object with is, oneOf or type, got null',
  ],
  [
    { ...PING, addresses: [alice.secret()] },
    "expected addresses[0] to be an account (G...) or a contract (C...), got a secret seed (S...)",
  ],
  [
    ruled({ args: [{ min: "1", max: "100" }] }),
    'expected calls[0].args[0].type to be an integer type such as "i128", got undefined',
  ],
  [
    ruled({ args: [{ is: ALICE }] }),
    'calls[0].args[0].is is a string without a type: write { "address": "G..." }, { "symbol": "..." } or { "string": "..." }',
  ],
  [
    ruled({ args: [{ oneOf: [{ bool: true }, 5] }] }),
    'calls[0].args[0].oneOf[1] is a number without a type: write { "u32": 5 } or { "i128": "5" }',
  ],
  [ruled({ args: [{ is: true }] }), 'calls[0].args[0].is is a boolean without a type: write { "bool": true }'],
  [ruled({ args: [{ oneOf: [] }] }), "calls[0].args[0].oneOf must not be empty"],
  [ruled({ args: [{ type: "u7" }] }), 'expected calls[0].args[0].type to be an integer type such as "i128", got "u7"'],
  [
    ruled({ args: [{ type: "u32", max: "4294967296" }] }),
    "calls[0].args[0].max is out of range for u32",
  ],
  [
    ruled({ args: [{ type: "u32", min: "2", max: "1" }] }),
    "calls[0].args[0].min (2) exceeds max (1)",
  ],
  [ruled({ times: "1" }), "expected calls[0].times to be a number, got string of 1 character"],
  [ruled({ times: 2 ** 32 }), "expected calls[0].times to be an integer from 1 to 4294967295, got 4294967296"],
  [ruled({ calls: null }), "expected calls[0].calls to be an array, got null"],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm: "05" } }] },
    "expected calls[0].create.wasm to be 64 hexadecimal digits, got string of 2 characters",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm: 5 } }] },
    "expected calls[0].create.wasm to be a string, got number",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: {} }] },
    "calls[0].create must have either wasm or asset, got neither",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm, asset: "native" } }] },
    "calls[0].create must have either wasm or asset, got both",
  ],
];
for (const [policy, message] of MALFORMED) {
  test(`signingPolicy() reports: ${message}`, () => {
    assert.throws(() => signingPolicy(policy as never), (error: Error) => {
      assert.ok(error.message.startsWith(`Cannot read the signing policy: ${message}`), error.message);
      return true;
    });
  });
}

const REQUESTS: readonly (readonly [request: unknown, message: string])[] = [
  [null, "requests[1] to be an ApprovalRequest, got null"],
  [{}, "requests[1] to be an ApprovalRequest, as approvalRequest() returns, got object"],
  [{ ...ping, path: 5 }, "requests[1].path to be a string, got number"],
  [{ ...ping, networkId: "00" }, "requests[1].networkId to be a Uint8Array, got string of 2 characters"],
  [{ ...ping, credentials: 5 }, "requests[1].credentials to be a string, got number"],
  [{ ...ping, address: 5 }, "requests[1].address to be a string or null, got number"],
  [
    { ...ping, signatureExpirationLedger: "5" },
    "requests[1].signatureExpirationLedger to be a number or null, got string",
  ],
  [{ ...ping, invocation: 5 }, "requests[1].invocation to be a DwsaAuthorizedInvocation, got number"],
];
for (const [request, message] of REQUESTS) {
  test(`an approver of signingPolicy() reports: expected ${message}`, () => {
    assert.throws(() => signingPolicy(PING).entries([ping, request] as never), (error: Error) => {
      assert.ok(error instanceof TypeError);
      assert.ok(error.message.startsWith(`Cannot check the requests: expected ${message}`), error.message);
      return true;
    });
  });
}

test("approvers reject an expiry that is not a ledger, for every policy", () => {
  for (const expiry of [-Infinity, Infinity, NaN, -1, 1.5, 2 ** 32]) {
    const requests = [ping, { ...ping, signatureExpirationLedger: expiry }];
    for (const approve of [signingPolicy(PING).entries, expectInvocation(pingRule as never)]) {
      assert.throws(() => approve(requests), {
        name: "RangeError",
        path: "requests[1].signatureExpirationLedger",
        message: new RegExp(`to be an integer from 0 to 4294967295 or null, got ${expiry}$`),
      });
    }
  }
});

test("expectInvocation() reads each property once: a getter cannot drop the approver", () => {
  const reads: string[] = [];
  const changing = (values: Record<string, unknown>) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, {
          enumerable: true,
          get: () => reads.includes(name) ? undefined : (reads.push(name), value),
        }]),
      ),
    );
  const approve = expectInvocation(changing({ address: BOB, ...pingRule }) as never);
  assert.deepEqual(approve([ping]).map(({ code }) => code), ["address"]);
  assert.deepEqual(reads.sort(), ["address", "args", "contract", "function"]);
});
