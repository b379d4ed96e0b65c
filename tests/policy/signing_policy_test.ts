/** Requests that `signingPolicy` accepts, and the violations of other requests. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { muxedAddress } from "@dwsa/base/address";
import { type ArgumentRule, type CallRule, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { type ApprovalRequest, approvalRequest, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { Asset, ContractExecutable, ContractIdPreimage, ScVal } from "@dwsa/base/xdr";
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
} from "../auth/_entries.ts";
import { address, BASE, createRule, i128, PING, ping, pingRule, requestOf, TOKEN, wasm } from "./_policies.ts";

const transfer = (to: string, amount: bigint, from = ALICE) =>
  call(TOKEN, "transfer", [address(from), address(to), i128(amount)]);

const created = requestOf(creation({ arm: "V2", constructorArgs: [ScVal.scvU32(7)] }));
const assetCreation = (executable: ContractExecutable) =>
  creation({
    arm: "V1",
    executable,
    preimage: ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
  });

const rows: readonly {
  readonly name: string;
  readonly policy: SigningPolicy;
  readonly requests: readonly ApprovalRequest[];
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
    name: "a payload that does not name its approver",
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
    name: "credentials of a type that does not exist",
    policy: PING,
    requests: [{ ...ping, credentials: "addressV9" as never }],
    expected: [["credentials", "credentials"]],
  },
  {
    name: "the source account, where it is accepted",
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
  ...[[ALICE, BOB], [BOB, ALICE]].map((approvers) => ({
    name: `one call asked of two approvers, ${
      approvers[0] === ALICE ? "first" : "last"
    } of the one whom it names, for "self"`,
    policy: {
      ...BASE,
      addresses: [ALICE, BOB],
      calls: [{
        contract: TOKEN,
        function: "transfer",
        args: ["self" as const, "any" as const, "any" as const],
        times: 2,
      }],
    },
    requests: approvers.map((approver) => requestOf(transfer(CAROL, 5n), { address: approver })),
    expected: [["argument", "rootInvocation.function.args[0]"]] as const,
  })),
  {
    name: "more entries than may be, and what is in them",
    policy: { ...PING, entries: 1 },
    requests: [ping, ping, requestOf(transfer(BOB, 5n))],
    expected: [["entries", ""], ["call", "rootInvocation.function"]],
  },
  {
    name: "the same call twice where only one is accepted",
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
    name: "an argument that is wrong, and a sub-invocation that is not accepted",
    policy: { ...BASE, calls: [{ contract: contract(3), function: "swap", args: [{ is: { u32: 7 } }] }] },
    requests: [requestOf(call(contract(3), "swap", [ScVal.scvU32(8)], [call(TOKEN, "burn")]))],
    expected: [
      ["argument", "rootInvocation.function.args[0]"],
      ["call", "rootInvocation.subInvocations[0].function"],
    ],
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
    name: "a muxed contract that is named",
    policy: {
      ...BASE,
      calls: [{ contract: TOKEN, function: "transfer", args: "any" }],
      recipients: [muxedAddress(contract(4), 7n)],
    },
    requests: [requestOf(transfer(muxedAddress(contract(4), 7n), 5n))],
    expected: [],
  },
  ...[contract(4), muxedAddress(contract(4), 8n), muxedAddress(contract(5), 7n)].map((to) => ({
    name: `a muxed contract that is named, and ${to.slice(0, 1)}... with another id or contract`,
    policy: {
      ...BASE,
      calls: [{ contract: TOKEN, function: "transfer", args: "any" as const }],
      recipients: [muxedAddress(contract(4), 7n)],
    },
    requests: [requestOf(transfer(to, 5n))],
    expected: [["recipient", "rootInvocation.function.args[1]"] as const],
  })),
  {
    name: "a contract that is named, and one of its users",
    policy: {
      ...BASE,
      calls: [{ contract: TOKEN, function: "transfer", args: "any" }],
      recipients: [contract(4)],
    },
    requests: [requestOf(transfer(muxedAddress(contract(4), 7n), 5n))],
    expected: [["recipient", "rootInvocation.function.args[1]"]],
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
];

for (const { name, policy, requests, expected } of rows) {
  test(`signingPolicy() returns the violations of ${name}`, () => {
    const found = signingPolicy(policy).entries(requests);
    assert.deepEqual(found.map(({ code, path }) => [code, path]), expected);
  });
}

test("signingPolicy() reports what it expected and what it found", () => {
  const calls: CallRule[] = [{
    contract: TOKEN,
    function: "transfer",
    args: ["self", "any", { type: "i128", max: "9" }],
  }];
  const policy = { ...BASE, calls, limits: [{ token: TOKEN, amount: "9" }], recipients: [ALICE] };
  assert.deepEqual(
    signingPolicy(policy).entries([requestOf(transfer(BOB, 10n, CAROL))]),
    [
      {
        code: "argument",
        path: "rootInvocation.function.args[0]",
        expected: `"self", the address that approves ${ALICE}`,
        got: CAROL,
      },
      { code: "argument", path: "rootInvocation.function.args[2]", expected: "i128 up to 9", got: "i128 10" },
      { code: "limit", path: "", expected: `at most 9 of ${TOKEN} in all`, got: "10" },
      { code: "recipient", path: "rootInvocation.function.args[1]", expected: ALICE, got: BOB },
    ],
  );
});

test("signingPolicy() repeats no more than the beginning of a string of others", () => {
  const approve =
    signingPolicy({ ...BASE, calls: [{ contract: contract(3), function: "f", args: [{ is: "void" }] }] }).entries;
  const [found] = approve([requestOf(call(contract(3), "f", [ScVal.scvString("\u202e\n" + "x".repeat(10_000))]))]);
  assert.equal(found?.got, 'string "\\u{202e}\\nxxxxxxxxxxxxxx…" (10002 characters)');
});

test("signingPolicy() returns the same violations for an entry and for its preimage", () => {
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
      const [first, second] = requests.map((request) => signingPolicy({ ...BASE, calls }).entries([request]));
      assert.deepEqual(first, second);
    }
  }
});

test("signingPolicy() copies the policy", () => {
  const addresses = [ALICE];
  const rule = { contract: contract(3), function: "ping", args: "any" as const };
  const approve = signingPolicy({ ...BASE, addresses, calls: [rule] }).entries;
  addresses[0] = BOB;
  rule.function = "pong";
  assert.deepEqual(approve([ping]), []);
});

test("signingPolicy() repeats an address of another type, and no other string", () => {
  const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
  const policy = (contract: string) => () =>
    signingPolicy({ ...BASE, addresses: [account], calls: [{ contract, function: "f", args: [] }] });
  const path = "calls[0].contract";
  assert.throws(policy(account), { code: "auth/invalid-policy", path, got: account });
  assert.throws(policy(account.slice(1)), { code: "auth/invalid-policy", path, got: "string of 55 characters" });
});

/** The ends of the ranges of i32, i64, i128 and i256. */
const LEAST = [
  ScVal.scvI32(-(2 ** 31)),
  ScVal.scvI64(-(2n ** 63n)),
  i128(-(2n ** 127n)),
  ScVal.scvI256(-(2n ** 255n)),
];
const GREATEST = [
  ScVal.scvI32(2 ** 31 - 1),
  ScVal.scvI64(2n ** 63n - 1n),
  i128(2n ** 127n - 1n),
  ScVal.scvI256(2n ** 255n - 1n),
];

const ranges: readonly { rule: ArgumentRule; taken: readonly ScVal[]; refused: readonly ScVal[] }[] = [
  { rule: "any", taken: [ScVal.scvVoid(), i128(-1n), ScVal.scvMap(null), ...LEAST, ...GREATEST], refused: [] },
  { rule: "self", taken: [address(ALICE)], refused: [address(BOB), ScVal.scvString(ALICE), ScVal.scvVoid()] },
  {
    rule: { is: { vec: [{ u32: 1 }] } },
    taken: [ScVal.scvVec([ScVal.scvU32(1)])],
    refused: [ScVal.scvVec([]), ScVal.scvU32(1), ScVal.scvVec(null)],
  },
  {
    rule: { oneOf: [{ u32: 1 }, { symbol: "a" }] },
    taken: [ScVal.scvU32(1), ScVal.scvSymbol("a")],
    refused: [ScVal.scvU32(2), ScVal.scvString("a")],
  },
  {
    // Values that are neighbors, and values with one between them.
    rule: { oneOf: [{ i128: "7" }, { i128: "1" }, { i128: "2" }, { i128: "4" }] },
    taken: [i128(1n), i128(2n), i128(4n), i128(7n)],
    refused: [i128(0n), i128(3n), i128(5n), i128(6n), i128(8n), ScVal.scvU128(1n)],
  },
  ...(["i32", "i64", "i128", "i256"] as const).map((type, i) => ({
    rule: { type },
    taken: [LEAST[i]!, GREATEST[i]!],
    refused: [...LEAST, ...GREATEST].filter((value) => value !== LEAST[i] && value !== GREATEST[i]),
  })),
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
  test(`signingPolicy() accepts for ${JSON.stringify(rule)} the values that the rule allows, and no others`, () => {
    const approve = signingPolicy({ ...BASE, calls: [{ contract: contract(3), function: "f", args: [rule] }] }).entries;
    const check = (value: ScVal) =>
      approve([requestOf(uncheckedCall(contract(3), "f", [value]))]).map(({ path }) => path);
    for (const value of taken) assert.deepEqual(check(value), [], value.toXDR("base64"));
    for (const value of refused) {
      assert.deepEqual(check(value), ["rootInvocation.function.args[0]"], value.toXDR("base64"));
    }
  });
}

test("signingPolicy() tries all of a hundred rules, and rejects what no rule allows", () => {
  const calls = Array.from({ length: 100 }, (_, i) => ({
    contract: contract(3),
    function: "f",
    args: [{ is: { u32: i } }],
  }));
  const approve = signingPolicy({ ...BASE, calls }).entries;
  const request = (value: number) => requestOf(uncheckedCall(contract(3), "f", [ScVal.scvU32(value)]));
  for (const value of [0, 31, 32, 33, 63, 64, 99]) assert.deepEqual(approve([request(value)]), [], `${value}`);
  assert.equal(approve([request(100)]).length, 1);
  // Each rule allows one call.
  assert.deepEqual(approve([request(99), request(31), request(64)]), []);
  assert.equal(approve([request(99), request(99)]).length, 1);
});
