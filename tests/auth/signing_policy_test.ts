/** The cases of `tests/vectors/approve/policies.json`, and policies that are malformed. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  type ApprovalRequest,
  approvalRequest,
  type ArgumentRule,
  buildAuthorizationEntryPreimage,
  type CallRule,
  Networks,
  type SigningPolicy,
  signingPolicy,
} from "@dwsa/base/auth";
import { DwsaError } from "@dwsa/base/errors";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  ScVal,
} from "@dwsa/base/xdr";
import {
  ALICE,
  BOB,
  call,
  CAROL,
  contract,
  creation,
  delegatedFor,
  entryFor,
  NETWORK,
  uncheckedCall,
} from "./_entries.ts";

interface PolicyCase {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly string[];
  /** The paths of the requests, for entries of a transaction. */
  readonly paths?: readonly string[];
  readonly policy: SigningPolicy & { readonly sourceAccount?: string };
  readonly expected: readonly { readonly code: string; readonly path: string }[];
}

const cases = JSON.parse(
  readFileSync(new URL("../vectors/approve/policies.json", import.meta.url), "utf8"),
) as {
  readonly policies: readonly PolicyCase[];
  readonly refused: readonly { readonly id: string; readonly name: string; readonly policy: SigningPolicy }[];
};

for (const { id, name, entries, paths, policy: given, expected } of cases.policies) {
  test(`signingPolicy() finds what is expected in ${id}: ${name}`, () => {
    const { sourceAccount, ...policy } = given; // whose the source account is, is no part of the policy
    const requests = entries.map((xdr, i) => {
      const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(xdr), NETWORK);
      return {
        ...request,
        path: paths?.[i] ?? "",
        address: request.address ?? sourceAccount ?? null,
      };
    });
    const found = signingPolicy(policy)(requests);
    assert.deepEqual(found.map(({ code, path }) => ({ code, path })), expected);
    assert.ok(found.every(({ expected, got }) => expected.length > 0 && got.length > 0));
  });
}

for (const { id, name, policy } of cases.refused) {
  test(`signingPolicy() refuses ${id}: ${name}`, () => {
    assert.throws(() => signingPolicy(policy), (error) => {
      if (DwsaError.is(error)) return error.code === "auth/invalid-policy" && typeof error.path === "string";
      return error instanceof TypeError && error.message.startsWith("Cannot read the signing policy: expected ");
    });
  });
}

const TOKEN = contract(4);

/** A policy that takes no call. */
const BASE: SigningPolicy = { version: 1, addresses: [ALICE], untilLedger: 100, calls: [] };

const requestOf = (invocation: DwsaAuthorizedInvocation, given: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  ...approvalRequest(entryFor(ALICE, { root: invocation, expiry: 100 }), NETWORK),
  ...given,
});

const address = (text: string) => nativeToScVal(text, { type: "address" });
const i128 = (value: bigint) => ScVal.scvI128(value);
const transfer = (to: string, amount: bigint, from = ALICE) =>
  call(TOKEN, "transfer", [address(from), address(to), i128(amount)]);

const ping = requestOf(call(contract(3), "ping"));
const pingRule: CallRule = { contract: contract(3), function: "ping", args: [] };
const PING: SigningPolicy = { ...BASE, calls: [pingRule] };

const created = requestOf(creation({ arm: "V2", constructorArgs: [ScVal.scvU32(7)] }));
const assetCreation = (executable: ContractExecutable) =>
  creation({
    arm: "V1",
    executable,
    preimage: ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
  });
const wasm = "05".repeat(32);
const createRule = { create: { wasm }, args: [{ is: { u32: 7 } }] } as const;

/** What is found, as code and path. */
const rows: readonly {
  readonly name: string;
  readonly policy: SigningPolicy;
  readonly requests: readonly ApprovalRequest[];
  readonly fee?: bigint;
  readonly expected: readonly (readonly [code: string, path: string])[];
}[] = [
  { name: "nothing to sign", policy: BASE, requests: [], expected: [] },
  { name: "no rule for a call", policy: BASE, requests: [ping], expected: [["call", "rootInvocation.function"]] },
  { name: "the right network", policy: { ...PING, network: NETWORK }, requests: [ping], expected: [] },
  {
    name: "another network",
    policy: { ...PING, network: Networks.PUBLIC },
    requests: [ping],
    expected: [["network", "networkId"]],
  },
  {
    name: "a payload that does not say who approves",
    policy: PING,
    requests: [{ ...ping, address: null }],
    expected: [["address", "credentials.address"]],
  },
  {
    name: "delegates, by default",
    policy: PING,
    requests: [{
      ...approvalRequest(delegatedFor(ALICE, [{ address: BOB }]), NETWORK, 100),
      invocation: ping.invocation,
    }],
    expected: [],
  },
  {
    name: "credentials of a kind that does not exist",
    policy: PING,
    requests: [{ ...ping, credentials: "addressV9" as never }],
    expected: [["credentials", "credentials"]],
  },
  {
    name: "the source account, where it is taken",
    policy: { ...PING, credentials: ["sourceAccount"] },
    requests: [{ ...ping, credentials: "sourceAccount", signatureExpirationLedger: null }],
    expected: [],
  },
  {
    name: "no expiry where there must be one",
    policy: PING,
    requests: [{ ...ping, signatureExpirationLedger: null }],
    expected: [["expiry", "credentials.signatureExpirationLedger"]],
  },
  {
    name: "an expiry that is no number",
    policy: PING,
    requests: [{ ...ping, signatureExpirationLedger: NaN }],
    expected: [["expiry", "credentials.signatureExpirationLedger"]],
  },
  {
    name: "a fee at the limit",
    policy: { ...PING, maxFee: "100" },
    requests: [ping],
    fee: 100n,
    expected: [],
  },
  {
    name: "a fee beyond the limit",
    policy: { ...PING, maxFee: "100" },
    requests: [ping],
    fee: 101n,
    expected: [["limit", "fee"]],
  },
  {
    name: "more entries than may be, and what is in them",
    policy: { ...PING, entries: 1 },
    requests: [ping, ping, requestOf(transfer(BOB, 5n))],
    expected: [["entries", ""], ["call", "rootInvocation.function"]],
  },
  {
    name: "the same call twice where only one is taken",
    policy: PING,
    requests: [ping, { ...ping, path: "entries[1]" }],
    expected: [["times", "entries[1].rootInvocation.function"]],
  },
  {
    name: "the first of two rules that fit, then the second",
    policy: { ...BASE, calls: [pingRule, { ...pingRule, args: "any" }] },
    requests: [ping, ping],
    expected: [],
  },
  {
    name: "a name that is not UTF-8",
    policy: PING,
    requests: [requestOf(uncheckedCall(contract(3), new Uint8Array([0xff])))],
    expected: [["call", "rootInvocation.function"]],
  },
  {
    name: "several contracts and functions",
    policy: {
      ...BASE,
      calls: [{ contract: [contract(3), TOKEN], function: ["ping", "pong"], args: "any", times: 3 }],
    },
    requests: [ping, requestOf(call(TOKEN, "pong", [i128(1n)])), requestOf(call(TOKEN, "pang"))],
    expected: [["call", "rootInvocation.function"]],
  },
  {
    name: "the nearest of several rules",
    policy: {
      ...BASE,
      calls: [
        { contract: TOKEN, function: "burn", args: ["any", "any", "any"] },
        { contract: TOKEN, function: "transfer", args: ["any", "any", { type: "i128", max: "1" }] },
        { contract: TOKEN, function: "transfer", args: ["any", { is: { address: CAROL } }, { is: { i128: "9" } }] },
      ],
    },
    requests: [requestOf(transfer(BOB, 5n))],
    expected: [["argument", "rootInvocation.function.args[2]"]],
  },
  {
    name: "an argument that is wrong, and a call below that is not taken",
    policy: { ...BASE, calls: [{ contract: contract(3), function: "swap", args: [{ is: { u32: 7 } }] }] },
    requests: [requestOf(call(contract(3), "swap", [ScVal.scvU32(8)], [call(TOKEN, "burn")]))],
    expected: [
      ["argument", "rootInvocation.function.args[0]"],
      ["call", "rootInvocation.subInvocations[0].function"],
    ],
  },
  { name: "a creation", policy: { ...BASE, calls: [createRule] }, requests: [created], expected: [] },
  {
    name: "a creation by the deployer that is named",
    policy: { ...BASE, calls: [{ ...createRule, deployer: ALICE }] },
    requests: [created],
    expected: [],
  },
  {
    name: "a creation by another deployer",
    policy: { ...BASE, calls: [{ ...createRule, deployer: BOB }] },
    requests: [created],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "a creation of other code",
    policy: { ...BASE, calls: [{ ...createRule, create: { wasm: ["06".repeat(32), "0A".repeat(32)] } }] },
    requests: [created],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "a creation with another argument of the constructor",
    policy: { ...BASE, calls: [{ ...createRule, args: [{ is: { u32: 8 } }] }] },
    requests: [created],
    expected: [["argument", "rootInvocation.function.constructorArgs[0]"]],
  },
  {
    name: "a creation of the first form, which has no arguments",
    policy: { ...BASE, calls: [{ ...createRule, args: [] }] },
    requests: [requestOf(creation({ arm: "V1" }))],
    expected: [],
  },
  {
    name: "a second creation",
    policy: { ...BASE, calls: [createRule] },
    requests: [created, created],
    expected: [["times", "rootInvocation.function"]],
  },
  {
    name: "a call instead of a creation",
    policy: { ...BASE, calls: [createRule] },
    requests: [ping],
    expected: [["call", "rootInvocation.function"]],
  },
  {
    name: "the creation of the contract of an asset",
    policy: { ...BASE, calls: [{ create: { asset: "native" }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableStellarAsset()))],
    expected: [],
  },
  {
    name: "the creation of the contract of another asset",
    policy: { ...BASE, calls: [{ create: { asset: `USDC:${BOB}` }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableStellarAsset()))],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "Wasm code at the address of an asset",
    policy: { ...BASE, calls: [createRule, { create: { asset: "native" }, args: [] }] },
    requests: [requestOf(assetCreation(ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(5))))],
    expected: [["create", "rootInvocation.function"]],
  },
  {
    name: "a recipient of an allowance's money",
    policy: { ...BASE, calls: [{ contract: TOKEN, function: "transfer_from", args: "any" }], recipients: [BOB] },
    requests: [requestOf(call(TOKEN, "transfer_from", [address(ALICE), address(CAROL), address(CAROL), i128(5n)]))],
    expected: [["recipient", "rootInvocation.function.args[2]"]],
  },
  {
    name: "a transfer whose recipient cannot be read",
    policy: { ...BASE, calls: [{ contract: TOKEN, function: "transfer", args: "any" }], recipients: [BOB] },
    requests: [requestOf(call(TOKEN, "transfer", [address(ALICE), ScVal.scvString(BOB), i128(5n)]))],
    expected: [["recipient", "rootInvocation.function"]],
  },
  {
    name: "a muxed recipient that is named",
    policy: {
      ...BASE,
      calls: [{ contract: TOKEN, function: "transfer", args: "any" }],
      recipients: ["MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ"],
    },
    requests: [requestOf(
      transfer("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ", 5n),
    )],
    expected: [],
  },
  {
    name: "no limit for any token, with an empty list of limits",
    policy: { ...BASE, calls: [{ contract: TOKEN, function: "transfer", args: "any" }], limits: [] },
    requests: [requestOf(transfer(BOB, 0n))],
    expected: [["limit", "rootInvocation.function"]],
  },
  {
    name: "the money of others",
    policy: {
      ...BASE,
      calls: [{ contract: TOKEN, function: ["burn_from", "transfer_from"], args: "any", times: 2 }],
      limits: [{ token: TOKEN, amount: "9" }],
    },
    requests: [
      requestOf(call(TOKEN, "burn_from", [address(ALICE), address(BOB), i128(5n)])),
      requestOf(call(TOKEN, "transfer_from", [address(ALICE), address(BOB), address(CAROL), i128(5n)])),
    ],
    expected: [["limit", ""]],
  },
];

for (const { name, policy, requests, fee, expected } of rows) {
  test(`signingPolicy() looks at ${name}`, () => {
    const found = signingPolicy(policy)(requests, fee);
    assert.deepEqual(found.map(({ code, path }) => [code, path]), expected);
  });
}

const ranges: readonly { rule: ArgumentRule; taken: readonly ScVal[]; refused: readonly ScVal[] }[] = [
  { rule: "any", taken: [ScVal.scvVoid(), i128(-1n), ScVal.scvMap(null)], refused: [] },
  { rule: "self", taken: [address(ALICE)], refused: [address(BOB), ScVal.scvString(ALICE), ScVal.scvVoid()] },
  {
    rule: { is: { vec: [{ u32: 1 }] } },
    taken: [ScVal.scvVec([ScVal.scvU32(1)])],
    refused: [ScVal.scvVec([]), ScVal.scvVec([ScVal.scvI32(1)]), ScVal.scvVec(null)],
  },
  {
    rule: { oneOf: [{ u32: 1 }, { symbol: "a" }] },
    taken: [ScVal.scvU32(1), ScVal.scvSymbol("a")],
    refused: [ScVal.scvU32(2), ScVal.scvString("a")],
  },
  { rule: { type: "u64" }, taken: [ScVal.scvU64(0n), ScVal.scvU64(2n ** 64n - 1n)], refused: [ScVal.scvI64(0n)] },
  {
    rule: { type: "i256", min: "-5", max: "5" },
    taken: [ScVal.scvI256(-5n), ScVal.scvI256(5n)],
    refused: [ScVal.scvI256(-6n), ScVal.scvI256(6n), i128(0n)],
  },
  {
    rule: { type: "timepoint", min: "5" },
    taken: [ScVal.scvTimepoint(5n)],
    refused: [ScVal.scvTimepoint(4n), ScVal.scvDuration(5n), ScVal.scvU64(5n)],
  },
  { rule: { type: "u32", max: "5" }, taken: [ScVal.scvU32(5)], refused: [ScVal.scvU32(6), ScVal.scvI32(5)] },
];

for (const { rule, taken, refused } of ranges) {
  test(`signingPolicy() takes for ${JSON.stringify(rule)} what it says, and nothing else`, () => {
    const approve = signingPolicy({ ...BASE, calls: [{ contract: contract(3), function: "f", args: [rule] }] });
    const check = (value: ScVal) =>
      approve([requestOf(uncheckedCall(contract(3), "f", [value]))]).map(({ path }) => path);
    for (const value of taken) assert.deepEqual(check(value), [], value.toXDR("base64"));
    for (const value of refused) {
      assert.deepEqual(check(value), ["rootInvocation.function.args[0]"], value.toXDR("base64"));
    }
  });
}

test("signingPolicy() says what it expected and what it found", () => {
  const calls: CallRule[] = [{
    contract: TOKEN,
    function: "transfer",
    args: ["self", "any", { type: "i128", max: "9" }],
  }];
  const policy = { ...BASE, calls, limits: [{ token: TOKEN, amount: "9" }], recipients: [ALICE] };
  assert.deepEqual(
    signingPolicy(policy)([requestOf(transfer(BOB, 10n, CAROL))]),
    [
      {
        code: "argument",
        path: "rootInvocation.function.args[0]",
        expected: "the address that approves",
        got: CAROL,
      },
      { code: "argument", path: "rootInvocation.function.args[2]", expected: "i128 up to 9", got: "i128 10" },
      { code: "limit", path: "", expected: `at most 9 of ${TOKEN} in all`, got: "10" },
      { code: "recipient", path: "rootInvocation.function.args[1]", expected: ALICE, got: BOB },
    ],
  );
});

test("signingPolicy() repeats no more than the beginning of a text of others", () => {
  const approve = signingPolicy({ ...BASE, calls: [{ contract: contract(3), function: "f", args: [{ is: "void" }] }] });
  const [found] = approve([requestOf(call(contract(3), "f", [ScVal.scvString("\u202e\n" + "x".repeat(10_000))]))]);
  assert.equal(found?.got, 'string "\\u{202e}\\nxxxxxxxxxxxxxx…" (10002 characters)');
});

test("signingPolicy() gives the same answer for an entry and for its preimage", () => {
  for (const root of [transfer(BOB, 10n), creation({ arm: "V1" })]) {
    const entry = entryFor(ALICE, { root, arm: "dwsaCredentialsAddressV2" });
    const requests = [
      approvalRequest(entry, NETWORK, 100),
      approvalRequest(buildAuthorizationEntryPreimage(entry, 100, NETWORK), NETWORK),
    ];
    for (
      const calls of [
        [],
        [{ contract: TOKEN, function: "transfer", args: "any" }],
        [{ create: { wasm }, args: [] }],
      ] as CallRule[][]
    ) {
      const [first, second] = requests.map((request) => signingPolicy({ ...BASE, calls })([request]));
      assert.deepEqual(first, second);
    }
  }
});

test("signingPolicy() keeps the policy that it was given first", () => {
  const addresses = [ALICE];
  const rule = { contract: contract(3), function: "ping", args: "any" as const };
  const approve = signingPolicy({ ...BASE, addresses, calls: [rule] });
  addresses[0] = BOB;
  rule.function = "pong";
  assert.deepEqual(approve([ping]), []);
});

test("signingPolicy() does not read a policy from a prototype", () => {
  assert.throws(() => signingPolicy(Object.create(PING)), { name: "TypeError" });
  const rule = Object.assign(Object.create({ args: "any" }), { contract: contract(3), function: "ping" });
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule] }), { name: "TypeError" });
});

test("signingPolicy() refuses requests that are none", () => {
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
  { name: "a version of the future", policy: { ...PING, version: 2 }, error: { name: "TypeError" } },
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

test("signingPolicy() refuses rules that hold themselves, and more than anybody needs", () => {
  const rule: { calls?: unknown } = { ...pingRule };
  rule.calls = [rule, rule, rule];
  assert.throws(() => signingPolicy({ ...BASE, calls: [rule as CallRule] }), { code: "auth/invalid-policy" });
  let deep: CallRule = pingRule;
  for (let i = 0; i < 100_000; i++) deep = { ...pingRule, calls: [deep] };
  assert.throws(() => signingPolicy({ ...BASE, calls: [deep] }), { code: "auth/invalid-policy" });
});
