/** The complete violations of `signingPolicy`, and its limits at their boundaries. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest, type PolicyViolation } from "@dwsa/base/auth";
import { type CallRule, expectInvocation, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { hash } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { toHex } from "@dwsa/base/encoding";
import { ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, call, CAROL, contract, creation, NETWORK, uncheckedCall } from "../auth/_entries.ts";
import { address, BASE, createRule, i128, PING, ping, pingRule, requestOf, TOKEN } from "./_policies.ts";

const FUNCTION = "rootInvocation.function";
const C3 = contract(3);
const created = requestOf(creation({ arm: "V2", constructorArgs: [ScVal.scvU32(7)] }));
const transferred = requestOf(call(TOKEN, "transfer", [address(ALICE), address(BOB), i128(5n)]));
const pong = requestOf(call(C3, "pong"));
const tokenRule: CallRule = { contract: TOKEN, function: "transfer", args: "any" };

const FOUND: readonly {
  readonly name: string;
  readonly policy: Partial<SigningPolicy>;
  readonly requests: readonly ApprovalRequest[];
  readonly expected: readonly PolicyViolation[];
}[] = [
  { name: "an expiry at the limit", policy: { calls: [pingRule], untilLedger: 100 }, requests: [ping], expected: [] },
  {
    name: "an expiry beyond the limit",
    policy: { calls: [pingRule], untilLedger: 99 },
    requests: [ping],
    expected: [{
      code: "expiry",
      path: "credentials.signatureExpirationLedger",
      expected: "an expiry of at most 99",
      got: "100",
    }],
  },
  {
    name: "the source account, which must be named",
    policy: { calls: [pingRule] },
    requests: [{ ...ping, credentials: "sourceAccount" }],
    expected: [{
      code: "credentials",
      path: "credentials",
      expected: 'address or addressV2 or delegates, unless credentials in the policy lists "sourceAccount"',
      got: "sourceAccount",
    }],
  },
  {
    name: "another address",
    policy: { calls: [pingRule], addresses: [BOB, C3] },
    requests: [{ ...ping, path: "entries[1]" }],
    expected: [{ code: "address", path: "entries[1].credentials.address", expected: `${BOB} or ${C3}`, got: ALICE }],
  },
  {
    name: "no address",
    policy: { calls: [pingRule] },
    requests: [{ ...ping, address: null }],
    expected: [{
      code: "address",
      path: "credentials.address",
      expected: ALICE,
      got: "a payload that does not name its approver",
    }],
  },
  {
    name: "another network",
    policy: { calls: [pingRule], network: Networks.PUBLIC },
    requests: [ping],
    expected: [{
      code: "network",
      path: "networkId",
      expected: "the network PUBLIC",
      got: "the network TESTNET",
    }],
  },
  {
    name: "another network without a name",
    policy: { calls: [pingRule], network: "a network of my own" },
    requests: [{ ...ping, networkId: new Uint8Array(32).fill(0xab) }],
    expected: [{
      code: "network",
      path: "networkId",
      expected: `the network ${toHex(hash(new TextEncoder().encode("a network of my own")))}`,
      got: `the network ${"ab".repeat(32)}`,
    }],
  },
  { name: "as many as may be", policy: { calls: [pingRule], entries: 1 }, requests: [ping], expected: [] },
  {
    name: "more than may be",
    policy: { calls: [{ ...pingRule, times: 2 }], entries: 1 },
    requests: [ping, ping],
    expected: [{ code: "entries", path: "", expected: "at most 1 request at once", got: "2" }],
  },
  {
    name: "no rule at all",
    policy: { calls: [] },
    requests: [ping],
    expected: [{ code: "call", path: FUNCTION, expected: "no call", got: `a call to "ping" on ${C3}` }],
  },
  {
    name: "a creation without a rule",
    policy: { calls: [] },
    requests: [created],
    expected: [{ code: "create", path: FUNCTION, expected: "no call", got: "the creation of a contract" }],
  },
  {
    name: "another function",
    policy: { calls: [{ contract: [C3, TOKEN], function: ["ping", "a"], args: [] }] },
    requests: [pong],
    expected: [{
      code: "call",
      path: FUNCTION,
      expected: `a call to "ping" or "a" on ${C3} or ${TOKEN}`,
      got: `a call to "pong" on ${C3}`,
    }],
  },
  {
    name: "a function whose name is no text",
    policy: { calls: [pingRule] },
    requests: [requestOf(uncheckedCall(C3, Uint8Array.of(255)))],
    expected: [{
      code: "call",
      path: FUNCTION,
      expected: `a call to "ping" on ${C3}`,
      got: `a call to a function whose name is not UTF-8 on ${C3}`,
    }],
  },
  {
    name: "a call where a creation is named: the rule of a call is nearer",
    policy: { calls: [createRule, { ...pingRule, contract: TOKEN, function: "burn" }] },
    requests: [ping],
    expected: [{
      code: "call",
      path: FUNCTION,
      expected: `a call to "burn" on ${TOKEN}`,
      got: `a call to "ping" on ${C3}`,
    }],
  },
  {
    name: "a creation where a call is named: the rule of a creation is nearer",
    policy: { calls: [pingRule, { ...createRule, create: { wasm: "06".repeat(32) }, deployer: BOB }] },
    requests: [created],
    expected: [{
      code: "create",
      path: FUNCTION,
      expected: `the creation of a contract of Wasm code ${"06".repeat(32)} by ${BOB}`,
      got: "the creation of a contract",
    }],
  },
  {
    name: "the first of two rules that are equally near",
    policy: { calls: [{ ...pingRule, function: "first" }, { ...pingRule, function: "second" }] },
    requests: [ping],
    expected: [{
      code: "call",
      path: FUNCTION,
      expected: `a call to "first" on ${C3}`,
      got: `a call to "ping" on ${C3}`,
    }],
  },
  {
    name: "the rule of the same contract before one of another contract and another function",
    policy: { calls: [{ contract: TOKEN, function: "x", args: "any" }, { ...pingRule, function: "second" }] },
    requests: [ping],
    expected: [{
      code: "call",
      path: FUNCTION,
      expected: `a call to "second" on ${C3}`,
      got: `a call to "ping" on ${C3}`,
    }],
  },
  {
    name: "too few arguments",
    policy: { calls: [{ ...tokenRule, args: ["any"] }] },
    requests: [transferred],
    expected: [{ code: "argument", path: `${FUNCTION}.args`, expected: "1 argument", got: "3" }],
  },
  {
    name: "a wrong argument before a wrong number of arguments",
    policy: { calls: [{ ...tokenRule, args: [] }, { ...tokenRule, args: ["any", "self", "self"] }] },
    requests: [transferred],
    expected: [
      {
        code: "argument",
        path: `${FUNCTION}.args[1]`,
        expected: `"self", the address that approves ${ALICE}`,
        got: BOB,
      },
      {
        code: "argument",
        path: `${FUNCTION}.args[2]`,
        expected: `"self", the address that approves ${ALICE}`,
        got: "i128 5",
      },
    ],
  },
  {
    name: 'a wrong "self" of the source account',
    policy: { calls: [{ ...tokenRule, args: ["any", "self", "any"] }], credentials: ["sourceAccount"] },
    requests: [{ ...transferred, credentials: "sourceAccount", signatureExpirationLedger: null }],
    expected: [
      { code: "argument", path: `${FUNCTION}.args[1]`, expected: `"self", the source account ${ALICE}`, got: BOB },
    ],
  },
  {
    name: 'a wrong "self" without an approver',
    policy: { calls: [{ ...tokenRule, args: ["self", "any", "any"] }] },
    requests: [{ ...transferred, address: null }],
    expected: [
      {
        code: "address",
        path: "credentials.address",
        expected: ALICE,
        got: "a payload that does not name its approver",
      },
      { code: "argument", path: `${FUNCTION}.args[0]`, expected: '"self", the address that approves', got: ALICE },
    ],
  },
  {
    name: "too many arguments of a constructor",
    policy: { calls: [{ ...createRule, args: ["any", "any"] }] },
    requests: [created],
    expected: [{ code: "argument", path: `${FUNCTION}.constructorArgs`, expected: "2 arguments", got: "1" }],
  },
  {
    name: "one call more than may be",
    policy: { calls: [{ ...pingRule, times: 2 }] },
    requests: [ping, ping, ping],
    expected: [{
      code: "times",
      path: FUNCTION,
      expected: `a call to "ping" on ${C3} at most 2 times`,
      got: "one more",
    }],
  },
  {
    name: "a second call with a forbidden call below: it is rejected on its own",
    policy: { calls: [{ ...pingRule, calls: [pingRule] }] },
    requests: [ping, requestOf(call(C3, "ping", [], [pong.invocation]))],
    expected: [
      {
        code: "call",
        path: "rootInvocation.subInvocations[0].function",
        expected: `a call to "ping" on ${C3}`,
        got: `a call to "pong" on ${C3}`,
      },
    ],
  },
  {
    name: "a call two levels below",
    policy: { calls: [{ ...pingRule, calls: [{ ...pingRule, calls: [], times: 2 }] }] },
    requests: [requestOf(call(C3, "ping", [], [call(C3, "ping"), call(C3, "ping", [], [pong.invocation])]))],
    expected: [{
      code: "call",
      path: "rootInvocation.subInvocations[1].subInvocations[0].function",
      expected: "no call",
      got: `a call to "pong" on ${C3}`,
    }],
  },
  {
    name: "amounts at the limit",
    policy: { calls: [tokenRule], limits: [{ token: TOKEN, amount: "5" }] },
    requests: [transferred],
    expected: [],
  },
  {
    name: "amounts beyond the limit",
    policy: { calls: [{ ...tokenRule, times: 2 }], limits: [{ token: TOKEN, amount: "9" }] },
    requests: [transferred, transferred],
    expected: [{ code: "limit", path: "", expected: `at most 9 of ${TOKEN} in all`, got: "10" }],
  },
  {
    name: "a token without a limit",
    policy: { calls: [tokenRule], limits: [{ token: C3, amount: "9" }] },
    requests: [transferred],
    expected: [{
      code: "limit",
      path: FUNCTION,
      expected: `a token with a limit (${C3})`,
      got: `a call to "transfer" on ${TOKEN}`,
    }],
  },
  {
    name: "a token where no token may be spent",
    policy: { calls: [tokenRule], limits: [] },
    requests: [transferred],
    expected: [{
      code: "limit",
      path: FUNCTION,
      expected: "no spending of tokens (limits is empty)",
      got: `a call to "transfer" on ${TOKEN}`,
    }],
  },
  {
    name: "a negative amount, which lowers no sum",
    policy: { calls: [{ ...tokenRule, times: 2 }], limits: [{ token: TOKEN, amount: "4" }] },
    requests: [transferred, requestOf(call(TOKEN, "transfer", [address(ALICE), address(BOB), i128(-5n)]))],
    expected: [
      { code: "amount", path: `${FUNCTION}.args[2]`, expected: "an amount of at least 0", got: "-5" },
      { code: "limit", path: "", expected: `at most 4 of ${TOKEN} in all`, got: "5" },
    ],
  },
  {
    name: "arguments that the token function does not accept",
    policy: { calls: [tokenRule], limits: [{ token: TOKEN, amount: "4" }], recipients: [BOB] },
    requests: [requestOf(call(TOKEN, "transfer", [i128(5n)]))],
    expected: [
      {
        code: "amount",
        path: FUNCTION,
        expected: "the arguments of the token function transfer",
        got: `other arguments in a call to "transfer" on ${TOKEN}`,
      },
      {
        code: "recipient",
        path: FUNCTION,
        expected: BOB,
        got: `other arguments in a call to "transfer" on ${TOKEN}`,
      },
    ],
  },
  {
    name: "a recipient that is not named",
    policy: { calls: [tokenRule], recipients: [CAROL, ALICE] },
    requests: [transferred],
    expected: [{ code: "recipient", path: `${FUNCTION}.args[1]`, expected: `${CAROL} or ${ALICE}`, got: BOB }],
  },
  {
    name: "a transfer where no recipient is named",
    policy: { calls: [tokenRule], recipients: [] },
    requests: [transferred],
    expected: [{
      code: "recipient",
      path: `${FUNCTION}.args[1]`,
      expected: "no transfer (recipients is empty)",
      got: BOB,
    }],
  },
  {
    name: "calls and creations that send nothing",
    policy: { calls: [pingRule, createRule], recipients: [] },
    requests: [ping, created],
    expected: [],
  },
];
for (const { name, policy, requests, expected } of FOUND) {
  test(`signingPolicy() reports the expected and the found value for ${name}`, () => {
    assert.deepEqual(signingPolicy({ ...BASE, ...policy }).entries(requests), expected);
  });
}

const SHOWN: readonly (readonly [value: ScVal, text: string])[] = [
  [address(BOB), BOB],
  [ScVal.scvBool(true), "true"],
  [ScVal.scvBool(false), "false"],
  [ScVal.scvU32(7), "u32 7"],
  [ScVal.scvTimepoint(7n), "timepoint 7"],
  [ScVal.scvI256(-(2n ** 255n)), `i256 ${`${-(2n ** 255n)}`.slice(0, 16)}… (78 characters)`],
  [ScVal.scvSymbol("a"), 'symbol "a"'],
  [ScVal.scvString(Uint8Array.of(255)), "string that is not UTF-8"],
  [ScVal.scvVec([ScVal.scvU32(1)]), "vec of 1 item"],
  [ScVal.scvVec(null), "vec without a list"],
  [ScVal.scvMap([new ScMapEntry({ key: ScVal.scvU32(1), val: ScVal.scvU32(1) })]), "map of 1 item"],
  [ScVal.scvBytes(new Uint8Array(2)), "bytes of length 2"],
  [ScVal.scvError(ScError.sceContract(1)), "error"],
  [ScVal.scvVoid(), "void"],
];
for (const [value, text] of SHOWN) {
  test(`signingPolicy() shows the argument ${text}`, () => {
    const approve = signingPolicy({ ...BASE, calls: [{ ...pingRule, args: [{ is: { u64: "1" } }] }] }).entries;
    const [found] = approve([requestOf(uncheckedCall(C3, "ping", [value]))]);
    assert.deepEqual([found?.expected, found?.got], ["u64 1", text]);
  });
}

test("signingPolicy() reports the expected and the found expiry for a policy without untilLedger", () => {
  const approve = signingPolicy({
    version: 1,
    network: NETWORK,
    addresses: [ALICE],
    credentials: ["address", "sourceAccount"],
    calls: [pingRule],
  }).entries;
  const judge = (fields: Partial<ApprovalRequest>) => approve([{ ...ping, ...fields }]);
  const found = { code: "expiry", path: "credentials.signatureExpirationLedger" };
  assert.deepEqual(judge({ credentials: "sourceAccount", signatureExpirationLedger: null }), []);
  assert.deepEqual(judge({}), [{ ...found, expected: "no expiry (the policy has no untilLedger)", got: "100" }]);
  assert.deepEqual(judge({ signatureExpirationLedger: null }), [
    { ...found, expected: "credentials without an expiry (sourceAccount)", got: "none" },
  ]);
});

test("signingPolicy() accepts the largest numbers, and a range of one value", () => {
  const most = 2 ** 32 - 1;
  const policy = { ...PING, untilLedger: most, entries: most, limits: [{ token: TOKEN, amount: "9".repeat(39) }] };
  assert.deepEqual(signingPolicy(policy).entries([{ ...ping, signatureExpirationLedger: most }]), []);
  const rule = { ...pingRule, times: most, args: [{ type: "u32", min: "0", max: "0" }] } as const;
  assert.deepEqual(
    signingPolicy({ ...BASE, calls: [rule] }).entries([requestOf(call(C3, "ping", [ScVal.scvU32(0)]))]),
    [],
  );
  const text = "1".repeat(77);
  const wide = { ...pingRule, args: [{ type: "i256", min: `-${text}`, max: text }] } as const;
  const value = ScVal.scvI256(BigInt(text));
  assert.deepEqual(signingPolicy({ ...BASE, calls: [wide] }).entries([requestOf(call(C3, "ping", [value]))]), []);
});

const entry = (key: string, val: ScVal) => new ScMapEntry({ key: ScVal.scvSymbol(key), val });
const u32 = (value: number) => ScVal.scvU32(value);

/** Two arguments that are shown as the same, or whose difference is inside them. */
const DIFFERENT: readonly (readonly [name: string, a: ScVal, b: ScVal, path: string, expected: string, got: string])[] =
  [
    [
      "an item of nested vecs",
      ScVal.scvVec([ScVal.scvVec([u32(1), u32(2)])]),
      ScVal.scvVec([ScVal.scvVec([u32(1), u32(3)])]),
      "[0][1]",
      "u32 2",
      "u32 3",
    ],
    [
      "the first of two items",
      ScVal.scvVec([u32(1), u32(2)]),
      ScVal.scvVec([u32(3), u32(4)]),
      "[0]",
      "u32 1",
      "u32 3",
    ],
    ["an address", ScVal.scvVec([address(BOB)]), ScVal.scvVec([address(ALICE)]), "[0]", BOB, ALICE],
    ["lengths", ScVal.scvVec([u32(1)]), ScVal.scvVec([]), "", "vec of 1 item", "vec of 0 items"],
    ["an absent list", ScVal.scvMap([]), ScVal.scvMap(null), "", "map of 0 items", "map without a list"],
    ["types", ScVal.scvVec([u32(1)]), ScVal.scvVec([ScVal.scvI32(1)]), "[0]", "u32 1", "i32 1"],
    [
      "a key of a map",
      ScVal.scvMap([entry("a", u32(1))]),
      ScVal.scvMap([entry("b", u32(1))]),
      "[0].key",
      'symbol "a"',
      'symbol "b"',
    ],
    [
      "a value of a map",
      ScVal.scvMap([entry("a", u32(1))]),
      ScVal.scvMap([entry("a", u32(2))]),
      "[0].val",
      "u32 1",
      "u32 2",
    ],
    ["a byte", ScVal.scvBytes(Uint8Array.of(1, 2)), ScVal.scvBytes(Uint8Array.of(1, 3)), "[1]", "byte 2", "byte 3"],
    [
      "a character beyond the beginning that is shown",
      ScVal.scvString(`${"a".repeat(20)}b!`),
      ScVal.scvString(`${"a".repeat(20)}c!`),
      "[20]",
      '"b!"',
      '"c!"',
    ],
    [
      "errors",
      ScVal.scvError(ScError.sceContract(1)),
      ScVal.scvError(ScError.sceContract(2)),
      "",
      "error",
      "a different error",
    ],
  ];
for (const [name, a, b, path, expected, got] of DIFFERENT) {
  test(`expectInvocation() names the first place where arguments differ: ${name}`, () => {
    const approve = expectInvocation({ contract: C3, function: "ping", args: [a] });
    const at = (value: ScVal) => approve([requestOf(uncheckedCall(C3, "ping", [value]))]);
    assert.deepEqual(at(a), []);
    assert.deepEqual(at(b), [
      { code: "argument", path: `rootInvocation.function.args[0]${path}`, expected, got },
    ]);
  });
}

test("expectInvocation() names a difference below 200 vecs, and one among 10,000 items", () => {
  const deep = (value: number) => {
    let nested: ScVal = u32(value);
    for (let i = 0; i < 200; i++) nested = ScVal.scvVec([nested]);
    return nested;
  };
  const wide = (last: number) => ScVal.scvVec([...Array.from({ length: 10_000 }, () => u32(0)), u32(last)]);
  for (const [make, path] of [[deep, `${"[0]".repeat(11)}…[0]`], [wide, "[10000]"]] as const) {
    const approve = expectInvocation({ contract: C3, function: "ping", args: [make(1)] });
    const [found] = approve([requestOf(uncheckedCall(C3, "ping", [make(2)]))]);
    assert.deepEqual(found, {
      code: "argument",
      path: `rootInvocation.function.args[0]${path}`,
      expected: "u32 1",
      got: "u32 2",
    });
  }
});
