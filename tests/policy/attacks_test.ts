/** Attacks reported against wallets and libraries, each run against its defense. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  approvalRequest,
  approvalRequests,
  authorizeEntries,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
import { Contract, withAuth } from "@dwsa/base/contract";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "@dwsa/base/xdr";
import { ALICE, alice, BOB, call, CAROL, contract, entryFor, NETWORK, verdictsOf } from "../auth/_entries.ts";

const TOKEN = contract(4);
const OTHER_TOKEN = contract(5);
const MUXED_BOB = nativeToScVal("MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ", {
  type: "address",
});

const address = (text: string) => nativeToScVal(text, { type: "address" });
const transfer = (
  to: string | ScVal,
  amount: bigint,
  token = TOKEN,
  below: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation =>
  call(token, "transfer", [address(ALICE), typeof to === "string" ? address(to) : to, ScVal.scvI128(amount)], below);

/** Alice means to pay 100 to Bob, once. */
const POLICY: SigningPolicy = {
  version: 1,
  network: NETWORK,
  addresses: [ALICE],
  untilLedger: 100,
  calls: [{ contract: TOKEN, function: "transfer", args: ["self", { is: { address: BOB } }, { is: { i128: "100" } }] }],
};
const approve = signingPolicy(POLICY).entries;

/** Creates a signer with Alice's key that counts the calls of `sign`. */
function watched(): { readonly signer: typeof alice; readonly asked: () => number } {
  let asked = 0;
  const signer = {
    publicKey: () => ALICE,
    sign: (data: Uint8Array) => {
      asked++;
      return alice.sign(data);
    },
  };
  return { signer: signer as unknown as typeof alice, asked: () => asked }; // as much of a key pair as is needed
}

const wanted = entryFor(ALICE, { root: transfer(BOB, 100n), nonce: 1n });
const smuggled = entryFor(ALICE, { root: transfer(CAROL, 999_999n), nonce: 2n });

/** Builds a transaction with these entries. */
const transactionOf = (entries: readonly DwsaAuthorizationEntry[], source = BOB) =>
  buildTransaction({
    source,
    accountSequence: 0n,
    operations: [withAuth(new Contract(TOKEN).call("transfer"), entries)],
    baseFee: 100,
    timeBounds: "unbounded",
  });

test("a hostile server adds an entry at simulation (js-stellar-sdk#1356): none is signed", async () => {
  const { signer, asked } = watched();
  await assert.rejects(authorizeEntries([wanted, smuggled], signer, 100, NETWORK, { approve }), (error) => {
    const { code, violations } = error as { code: string; violations: { code: string; path: string }[] };
    assert.equal(code, "auth/refused");
    assert.deepEqual(violations.map(({ code, path }) => [code, path]), [
      ["argument", "entries[1].rootInvocation.function.args[1]"],
      ["argument", "entries[1].rootInvocation.function.args[2]"],
    ]);
    return true;
  });
  assert.equal(asked(), 0);
  const [signed] = await authorizeEntries([wanted], signer, 100, NETWORK, { approve });
  assert.deepEqual(verdictsOf(signed!), { credentials: true });
});

test("a co-signer hands over a transaction with an entry smuggled in (js-stellar-sdk#1356): it shows", async () => {
  const found = approve(approvalRequests(transactionOf([wanted, smuggled]), NETWORK));
  assert.deepEqual(found.map(({ code, path }) => [code, path]), [
    ["argument", "operations[0].auth[1].rootInvocation.function.args[1]"],
    ["argument", "operations[0].auth[1].rootInvocation.function.args[2]"],
  ]);
  // The signature of the transaction itself would approve an entry of the source account.
  const bySource = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: smuggled.rootInvocation,
  });
  const { signer, asked } = watched();
  const envelope = transactionOf([wanted, bySource], ALICE);
  const transactions = { maxFee: "1000", until: "2000000000", operations: [] };
  const whole = signingPolicy({ ...POLICY, transactions }).transaction;
  await assert.rejects(signTransaction(envelope, signer, NETWORK, { approve: whole }), (error) => {
    const { code, violations } = error as { code: string; violations: { path: string }[] };
    assert.equal(code, "auth/refused");
    assert.ok(violations.some(({ path }) => path === "operations[0].auth[1].credentials"));
    return true;
  });
  assert.equal(asked(), 0);
});

test("a token's transfer calls another token's transfer (freighter#1092): rejected at that call", async () => {
  const { signer, asked } = watched();
  const root = transfer(BOB, 100n, TOKEN, [transfer(CAROL, 1_000_000n, OTHER_TOKEN)]);
  await assert.rejects(authorizeEntry(entryFor(ALICE, { root }), signer, 100, NETWORK, { approve }), {
    code: "auth/refused",
    path: "rootInvocation.subInvocations[0].function",
  });
  assert.equal(asked(), 0);
});

test("a payment over HTTP (x402) is redirected, only its recipient changed: rejected", async () => {
  const { signer, asked } = watched();
  const redirected = entryFor(ALICE, { root: transfer(CAROL, 100n) });
  await assert.rejects(authorizeEntry(redirected, signer, 100, NETWORK, { approve }), {
    code: "auth/refused",
    path: "rootInvocation.function.args[1]",
    expected: BOB,
    got: CAROL,
  });
  assert.equal(asked(), 0);
});

test("the wanted entry comes twice, with two nonces: two payments, rejected together", async () => {
  const again = entryFor(ALICE, { root: transfer(BOB, 100n), nonce: 3n });
  const { signer, asked } = watched();
  await assert.rejects(authorizeEntries([wanted, again], signer, 100, NETWORK, { approve }), {
    code: "auth/refused",
    path: "entries[1].rootInvocation.function",
  });
  assert.equal(asked(), 0);
  // Signed separately, each entry is the only one: entries that belong together must be signed together.
  for (const entry of [wanted, again]) await authorizeEntry(entry, signer, 100, NETWORK, { approve });
  assert.equal(asked(), 2);
});

test("a signature with legacy credentials is moved to another address: only bound credentials are accepted", async () => {
  // The arguments of the call do not name the approver. Alice's key also signs for Bob's account.
  const root = call(contract(3), "vote", [ScVal.scvU32(1)]);
  const forBob = entryFor(BOB, { root, expiry: 100 });
  const signed = await authorizeEntry(forBob, alice, 100, NETWORK);
  const moved = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddress(
      new DwsaAddressCredentials({
        ...(signed.credentials as DwsaCredentials<"dwsaCredentialsAddress">).value,
        address: (entryFor(ALICE).credentials as DwsaCredentials<"dwsaCredentialsAddress">).value.address,
      }),
    ),
    rootInvocation: root,
  });
  assert.equal(verifyAuthEntry(moved, NETWORK)[0]?.verified, true, "the attack works");

  const policy: SigningPolicy = {
    ...POLICY,
    addresses: [BOB],
    calls: [{ contract: contract(3), function: "vote", args: "any" }],
  };
  assert.deepEqual(
    signingPolicy(policy).entries([approvalRequest(forBob, NETWORK)]),
    [],
    "a legacy entry says whose it is",
  );
  const bound = signingPolicy({ ...policy, credentials: ["addressV2", "delegates"] }).entries;
  const found = bound([approvalRequest(forBob, NETWORK)]);
  assert.deepEqual(found.map(({ code, path }) => [code, path]), [["credentials", "credentials"]]);
  const v2 = entryFor(BOB, { root, expiry: 100, arm: "dwsaCredentialsAddressV2" });
  assert.deepEqual(bound([approvalRequest(v2, NETWORK)]), []);

  // The preimage, which is all that a wallet receives, does not name the approver.
  const preimage = approvalRequest(buildAuthorizationEntryPreimage(forBob, 100, NETWORK), NETWORK);
  const unknown = signingPolicy(policy).entries([preimage]);
  assert.deepEqual(unknown.map(({ code, path }) => [code, path]), [["address", "credentials.address"]]);
});

test("signingPolicy() lowers no sum by a negative amount", () => {
  const limited = signingPolicy({
    ...POLICY,
    calls: [{ contract: TOKEN, function: "transfer", args: "any", times: 2 }],
    limits: [{ token: TOKEN, amount: "100" }],
  }).entries;
  const requests = [150n, -60n].map((amount, i) => ({
    ...approvalRequest(entryFor(ALICE, { root: transfer(BOB, amount) }), NETWORK, 100),
    path: `entries[${i}]`,
  }));
  assert.deepEqual(limited(requests).map(({ code, path }) => [code, path]), [
    ["amount", "entries[1].rootInvocation.function.args[2]"],
    ["limit", ""],
  ]);
});

test("a muxed account stands in for its account: it is another recipient", () => {
  const request = approvalRequest(entryFor(ALICE, { root: transfer(MUXED_BOB, 100n) }), NETWORK, 100);
  const base = { version: 1, network: NETWORK, addresses: [ALICE], untilLedger: 100 } as const;
  const account = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
  const byValue = signingPolicy({
    ...base,
    calls: [{ contract: TOKEN, function: "transfer", args: ["self", { is: { address: account } }, "any"] }],
  }).entries;
  const byRecipient = signingPolicy({
    ...base,
    calls: [{ contract: TOKEN, function: "transfer", args: "any" }],
    recipients: [account],
  }).entries;
  assert.deepEqual(byValue([request]).map(({ code }) => code), ["argument"]);
  assert.deepEqual(byRecipient([request]).map(({ code }) => code), ["recipient"]);
});
