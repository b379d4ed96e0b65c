/** What `signingPolicy` finds in requests, as codes and paths. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { muxedAddress } from "@dwsa/base/address";
import { type ApprovalRequest, approvalRequest, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { type CallRule, type SigningPolicy, signingPolicy } from "@dwsa/base/approve";
import { Networks } from "@dwsa/base/network";
import { ScVal } from "@dwsa/base/xdr";
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
import { address, BASE, i128, PING, ping, pingRule, requestOf, TOKEN, wasm } from "./_policies.ts";

const transfer = (to: string, amount: bigint, from = ALICE) =>
  call(TOKEN, "transfer", [address(from), address(to), i128(amount)]);

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
];

for (const { name, policy, requests, fee, expected } of rows) {
  test(`signingPolicy() gives the violations of ${name}`, () => {
    const found = signingPolicy(policy)(requests, fee);
    assert.deepEqual(found.map(({ code, path }) => [code, path]), expected);
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

test("signingPolicy() copies the policy", () => {
  const addresses = [ALICE];
  const rule = { contract: contract(3), function: "ping", args: "any" as const };
  const approve = signingPolicy({ ...BASE, addresses, calls: [rule] });
  addresses[0] = BOB;
  rule.function = "pong";
  assert.deepEqual(approve([ping]), []);
});

test("signingPolicy() repeats an address of another kind, and no other text", () => {
  const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
  const policy = (contract: string) => () =>
    signingPolicy({ version: 1, addresses: [account], untilLedger: 1, calls: [{ contract, function: "f", args: [] }] });
  const path = "calls[0].contract";
  assert.throws(policy(account), { code: "auth/invalid-policy", path, got: account });
  assert.throws(policy(account.slice(1)), { code: "auth/invalid-policy", path, got: "string of 55 characters" });
});
