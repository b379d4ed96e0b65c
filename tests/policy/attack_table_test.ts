/**
 * Attacks on a program that signs by a policy. Each is a transaction or an entry from a hostile server, under policies
 * that allow something similar. None is signed, and no signer is called.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectTransaction, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { authorizeEntries } from "@dwsa/base/auth";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import { Networks } from "@dwsa/base/network";
import * as operation from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import { buildTransaction, feeBumpTransaction, signTransaction, uploadWasm } from "@dwsa/base/transaction";
import {
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  type Operation,
  ScVal,
  type TransactionEnvelope,
} from "@dwsa/base/xdr";
import { ALICE, BOB, CAROL, contract, delegatedFor, entryFor, NETWORK } from "../auth/_entries.ts";

const TOKEN = contract(4);
const USDC = `USDC:${CAROL}`;
const address = (text: string) => nativeToScVal(text, { type: "address" });
const transferArgs = (to = BOB, amount = 100n) => [address(ALICE), address(to), ScVal.scvI128(amount)];
const transfer = (to = BOB, amount = 100n, below: readonly DwsaAuthorizedInvocation[] = [], token = TOKEN) =>
  contractInvocation({ contract: token, function: "transfer", args: transferArgs(to, amount), subInvocations: below });
const callTransfer = (to = BOB, amount = 100n) => new Contract(TOKEN).call("transfer", ...transferArgs(to, amount));
const bySource = (rootInvocation: DwsaAuthorizedInvocation) =>
  new DwsaAuthorizationEntry({ credentials: DwsaCredentials.dwsaCredentialsSourceAccount(), rootInvocation });
const build = (operations: readonly Operation[], over: object = {}) =>
  buildTransaction({
    source: ALICE,
    accountSequence: 0n,
    operations,
    baseFee: 100,
    timeBounds: { max: 2_000 },
    ...over,
  });
const payment = (over: object = {}) => operation.payment({ destination: BOB, asset: "native", amount: "10", ...over });

/** Alice pays 10 XLM to Bob, or 100 of a token to Bob. */
const POLICY: SigningPolicy = {
  version: 1,
  network: NETWORK,
  addresses: [ALICE],
  untilLedger: 100,
  entries: 1,
  calls: [{ contract: TOKEN, function: "transfer", args: ["self", { is: { address: BOB } }, { is: { i128: "100" } }] }],
  limits: [{ token: TOKEN, amount: "100" }, { token: "native", amount: "100000000" }],
  recipients: [BOB],
  transactions: {
    maxFee: "1000",
    until: "2000",
    operations: [{
      type: "payment",
      fields: { destination: { is: BOB }, asset: { asset: "native" }, amount: { min: "1", max: "100000000" } },
    }],
  },
};
const bumping: SigningPolicy = { ...POLICY, transactions: { ...POLICY.transactions!, feeBump: true } };

const good = build([payment()]);
const goodCall = build([withAuth(callTransfer(), [bySource(transfer())])]);

/** The transaction, the policies that must reject it, and the network. */
type Attack = readonly [
  name: string,
  envelope: TransactionEnvelope,
  policies?: readonly SigningPolicy[],
  network?: string,
];

const ATTACKS: readonly Attack[] = [
  // Attacks from an audit.
  ["a call without entries that no rule allows", build([new Contract(TOKEN).call("drain")])],
  ["an allowed call on another network", goodCall, [POLICY], Networks.PUBLIC],
  ["a fee of 429 XLM", build([payment()], { baseFee: 4_290_000_00 })],
  ["a fee bump that bids 1,000,000 XLM", feeBumpTransaction(good, { feeSource: ALICE, baseFee: 5_000_000_000_000n }), [
    POLICY,
    POLICY,
    bumping,
  ]],
  [
    "a fee bump for a stranger",
    feeBumpTransaction(build([payment()], { source: CAROL }), { feeSource: ALICE, baseFee: 200 }),
    [
      POLICY,
      POLICY,
      bumping,
    ],
  ],
  ["an upload of code", build([uploadWasm(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))])],
  [
    "an allowance instead of a payment",
    build([
      withAuth(
        new Contract(TOKEN).call("approve", address(ALICE), address(CAROL), ScVal.scvI128(100n), ScVal.scvU32(9)),
        [
          bySource(contractInvocation({
            contract: TOKEN,
            function: "approve",
            args: [address(ALICE), address(CAROL), ScVal.scvI128(100n), ScVal.scvU32(9)],
          })),
        ],
      ),
    ]),
  ],
  [
    "a second transfer below the allowed one",
    build([
      withAuth(callTransfer(), [bySource(transfer(BOB, 100n, [transfer(CAROL, 1n)]))]),
    ]),
  ],
  // Other attacks.
  ["a takeover: a foreign signer", build([operation.setOptions({ signer: { key: CAROL, weight: 255 } })])],
  ["a takeover behind an allowed payment", build([payment(), operation.setOptions({ masterWeight: 0 })])],
  ["the end of the account", build([operation.accountMerge({ destination: CAROL })])],
  ["two allowed payments instead of one", build([payment(), payment()])],
  ["an allowed payment one stroop larger", build([payment({ amount: "10.0000001" })])],
  ["an allowed payment of another asset", build([payment({ asset: USDC })])],
  [
    "an allowed payment to a muxed account of the recipient's key",
    build([
      payment({ destination: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ" }),
    ]),
  ],
  ["an allowed payment out of another account", build([payment({ source: CAROL })])],
  ["an allowed payment that can be signed now and sent in years", build([payment()], { timeBounds: "unbounded" }), [
    POLICY,
  ]],
  ["an allowed payment for any sequence number", build([payment()], { minSequence: 0n }), [POLICY]],
  [
    "an allowed payment with a memo, which credits somebody else",
    build([payment()], { memo: { type: "id", value: 7n } }),
    [POLICY],
  ],
  [
    "an exchange that spends as much as is there",
    build([
      operation.pathPaymentStrictReceive({
        sendAsset: "native",
        sendMax: "922337203685.4775807",
        destination: BOB,
        destAsset: USDC,
        destAmount: "1",
      }),
    ]),
  ],
  [
    "an offer that sells for nothing",
    build([
      operation.manageSellOffer({ selling: "native", buying: USDC, amount: "10", price: { n: 1, d: 2_147_483_647 } }),
    ]),
  ],
  [
    "money set aside for a stranger",
    build([
      operation.createClaimableBalance({ asset: "native", amount: "10", claimants: [{ destination: CAROL }] }),
    ]),
  ],
  [
    "data, which other programs read",
    build([operation.manageData({ dataName: "config.memo_required", dataValue: "1" })]),
  ],
  ["a sequence number that locks the account", build([operation.bumpSequence({ bumpTo: 9_223_372_036_854_775_807n })])],
  [
    "reserves paid for a stranger",
    build([
      operation.beginSponsoringFutureReserves({ sponsoredId: CAROL }),
      operation.endSponsoringFutureReserves({ source: CAROL }),
    ]),
  ],
  [
    "an entry for 1,000,000 beside an allowed call",
    build([withAuth(callTransfer(), [bySource(transfer(BOB, 1_000_000n))])]),
  ],
  [
    "an allowed call with two entries of it",
    build([withAuth(callTransfer(), [bySource(transfer()), bySource(transfer())])]),
  ],
  [
    "an allowed call to a contract with another address",
    build([
      new Contract(contract(5)).call("transfer", ...transferArgs()),
    ]),
  ],
  ["an allowed call with a negative amount", build([callTransfer(BOB, -100n)])],
  ["an allowed transfer to the token itself", build([callTransfer(TOKEN)])],
  [
    "an entry of the source account for something else",
    build([
      withAuth(callTransfer(), [
        bySource(contractInvocation({ contract: TOKEN, function: "set_admin", args: [address(CAROL)] })),
      ]),
    ]),
  ],
];

test("the policies of the attacks sign what they allow", async () => {
  const { alice } = await import("../auth/_entries.ts");
  for (const envelope of [good, goodCall, build([callTransfer()])]) {
    await signTransaction(envelope, alice, NETWORK, { approve: signingPolicy(POLICY).transaction });
  }
  assert.ok(ATTACKS.length >= 28);
});

const never = { publicKey: () => ALICE, sign: () => assert.fail("asked to sign") };
const expected = expectTransaction({
  source: ALICE,
  call: { contract: TOKEN, function: "transfer", args: transferArgs() },
  maxFee: 1_000,
});
const onlyPolicy = new Set(["an allowed call on another network"]); // expectTransaction() checks no network

for (const [name, envelope, policies = [POLICY], network = NETWORK] of ATTACKS) {
  test(`no policy signs ${name}`, async () => {
    for (const policy of policies) {
      const approve = signingPolicy(policy).transaction;
      await assert.rejects(signTransaction(envelope, never, network, { approve }), { code: "auth/refused" });
    }
    if (onlyPolicy.has(name)) return;
    await assert.rejects(signTransaction(envelope, never, network, { approve: expected }), { code: "auth/refused" });
  });
}

const ENTRIES: readonly (readonly [name: string, entries: readonly DwsaAuthorizationEntry[], policy: SigningPolicy])[] =
  [
    ["an entry beside the allowed one", [transfer(), transfer(CAROL)].map((root) => entryFor(ALICE, { root })), POLICY],
    [
      "the allowed entry twice",
      [transfer(), transfer()].map((root, i) => entryFor(ALICE, { root, nonce: BigInt(i) })),
      POLICY,
    ],
    [
      "a sub-invocation below the allowed call",
      [entryFor(ALICE, { root: transfer(BOB, 100n, [transfer(CAROL)]) })],
      POLICY,
    ],
    ["an allowed entry of delegates where only bound credentials are allowed", [
      delegatedFor(ALICE, [{ address: ALICE }]),
    ], { ...POLICY, credentials: ["addressV2"] }],
    ["legacy credentials of a shared account, also valid for the signer's own account", [
      entryFor(CAROL, { root: contractInvocation({ contract: TOKEN, function: "vote", args: [] }) }),
    ], { ...POLICY, addresses: [CAROL], calls: [{ contract: TOKEN, function: "vote", args: [] }] }],
  ];
for (const [name, entries, policy] of ENTRIES) {
  test(`no policy signs ${name}`, async () => {
    const approve = signingPolicy(policy).entries;
    await assert.rejects(authorizeEntries(entries, never, 100, NETWORK, { approve }), { code: "auth/refused" });
  });
}
