/** Requests that are made to hide what they do. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract, contractIdFromAsset, withAuth } from "@dwsa/base/contract";
import { describeRequest, descriptionLines, formatDescription } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { StrKey } from "@dwsa/base/strkey";
import { buildTransaction } from "@dwsa/base/transaction";
import { ScVal } from "@dwsa/base/xdr";
import { size, written } from "../_long.ts";
import { ALICE, BOB, call, CAROL, contract, entryFor } from "../auth/_entries.ts";
import { address, checkCounts, i128, NETWORK, of, textOf, transfer, XLM } from "./_lines.ts";

const SIBLINGS = size(20_000);
test(`descriptionLines() shows a spend that comes last among ${written(SIBLINGS)} siblings`, () => {
  const harmless = Array.from({ length: SIBLINGS }, () => call(contract(7), "ping"));
  const description = describeRequest([of(call(contract(8), "f", [], [...harmless, transfer(XLM, 5n)]))], {
    networkPassphrase: NETWORK,
  });
  const lines = descriptionLines(description, { most: 10 });
  assert.match(textOf(lines[0]!), /Send 0\.0000005 XLM .* in a call of "f" of C\w+, and [\d,]+ more$/);
  assert.ok(textOf(lines[0]!).endsWith(`, and ${written(SIBLINGS + 1)} more`));
  assert.ok(
    lines.some(({ role, path }) => role === "statement" && path === `rootInvocation.subInvocations[${SIBLINGS}]`),
  );
  checkCounts(description, 10);
});

test("descriptionLines() shows a spend 490 calls deep, with its level", () => {
  let root = transfer(XLM, 5n);
  for (let i = 0; i < 490; i++) root = call(contract(8), "f", [], [root]);
  const description = describeRequest([of(root)], { networkPassphrase: NETWORK });
  assert.equal(description.headline.kind, "transfer");
  const deep = descriptionLines(description, { most: 1 }).find(({ role }) => role === "statement")!;
  assert.equal(deep.depth, 490);
  assert.match(formatDescription(description), /\(level 490\) Send 0\.0000005 XLM/);
});

const TOKENS = size(10_000);
test(`descriptionLines() bounds ${written(TOKENS)} tokens of one entry, and counts the rest`, () => {
  const numbered = (i: number) => {
    const bytes = new Uint8Array(32);
    new DataView(bytes.buffer).setUint32(0, i);
    return StrKey.encodeContract(bytes);
  };
  const burns = Array.from({ length: TOKENS }, (_, i) => call(numbered(i), "burn", [address(ALICE), i128(1n)]));
  const description = describeRequest([of(call(contract(8), "f", [], burns))], { networkPassphrase: NETWORK });
  assert.equal(description.flows.length, TOKENS);
  const lines = descriptionLines(description, { most: 100 });
  assert.equal(lines.filter(({ role }) => role === "flow").length, 25);
  assert.ok(lines.some(({ omitted }) => omitted?.flows === TOKENS - 25));
  checkCounts(description, 100);
});

test("descriptionLines() shows both of two dangers with a limit of one statement", () => {
  const allowance = call(XLM, "approve", [address(ALICE), address(BOB), i128(10n ** 18n), ScVal.scvU32(9)]);
  const description = describeRequest([of(call(contract(8), "__check_auth", [], [allowance]))], {
    networkPassphrase: NETWORK,
  });
  const dangers = descriptionLines(description, { most: 1 }).filter(({ role }) => role === "danger");
  assert.deepEqual(dangers.map(({ warnings }) => warnings), [["unread-payload"], ["unlimited-allowance"]]);
});

test("descriptionLines() keeps labels with line feeds on one line", () => {
  const labels = [{ address: BOB, label: "Bob\nDanger: nothing" }];
  const description = describeRequest([of(transfer(XLM, 5n))], { networkPassphrase: NETWORK, labels });
  const lines = formatDescription(description).split("\n");
  assert.equal(lines.length, descriptionLines(description).length);
  assert.ok(lines.every((line) => !line.startsWith("Danger")));
});

test("describeRequest() infers no network from XLM contracts of two networks, or from an argument", () => {
  const two = call(contract(8), "f", [], [
    transfer(XLM, 1n),
    transfer(contractIdFromAsset("native", Networks.TESTNET), 1n),
  ]);
  const argument = call(contract(8), "f", [address(XLM)]);
  for (const root of [two, argument]) {
    const { network, warnings } = describeRequest(entryFor(ALICE, { root }));
    assert.deepEqual(network, { passphrase: null, how: "unknown" });
    assert.ok(warnings.some(({ code }) => code === "unknown-network"));
  }
});

test("describeRequest() warns of a token list that calls a stranger's contract XLM", () => {
  const tokens = [{ contract: contract(9), symbol: "XLM", decimals: 7 }];
  const { warnings } = describeRequest([of(transfer(contract(9), 5n))], { networkPassphrase: NETWORK, tokens });
  assert.ok(warnings.some(({ code }) => code === "lookalike-asset"));
});

/** Returns an address with the same first and last five characters: its key differs by a multiple of the checksum. */
function lookalikeOf(account: string): string {
  const key = StrKey.decodeEd25519PublicKey(account);
  for (const [i, byte] of [0x01, 0x10, 0x21].entries()) key[12 + i]! ^= byte;
  return StrKey.encodeEd25519PublicKey(key);
}

test("describeRequest() warns of an address that only begins and ends like a labeled or a signing one", () => {
  const [bob, alice] = [lookalikeOf(BOB), lookalikeOf(ALICE)];
  assert.ok(bob !== BOB && bob.slice(0, 5) === BOB.slice(0, 5) && bob.slice(-5) === BOB.slice(-5));
  const knowledge = { networkPassphrase: NETWORK, labels: [{ address: BOB, label: "Bob" }] };
  for (const [to, isWarned] of [[bob, true], [alice, true], [BOB, false], [CAROL, false]] as const) {
    const { warnings } = describeRequest([of(transfer(XLM, 5n, ALICE, to))], knowledge);
    assert.equal(warnings.some(({ code }) => code === "lookalike-address"), isWarned, to);
  }
});

test("describeRequest() counts the own call once, and each further entry that approves it again", () => {
  const own = transfer(XLM, 5n);
  const call = new Contract(XLM).call("transfer", address(ALICE), address(BOB), i128(5n));
  for (const [entries, amount, bound] of [[0, "5", "exact"], [1, "5", "exact"], [3, "15", "at-most"]] as const) {
    const auth = Array.from({ length: entries }, (_, i) => entryFor(ALICE, { root: own, nonce: BigInt(i) }));
    const envelope = buildTransaction({
      source: CAROL,
      accountSequence: 1n,
      operations: [withAuth(call, auth)],
      baseFee: 100,
      timeBounds: "unbounded",
    });
    const { flows } = describeRequest(envelope, { networkPassphrase: NETWORK });
    assert.deepEqual(flows.map((flow) => [flow.address, flow.amount, flow.bound]), [[ALICE, amount, bound]]);
  }
});

test("descriptionLines() rejects a description that was changed by hand", () => {
  const made = describeRequest([of(transfer(XLM, 5n))], { networkPassphrase: NETWORK });
  assert.ok(descriptionLines(JSON.parse(JSON.stringify(made))).length > 0);
  for (
    const changed of [
      null,
      {},
      { ...made, statements: {} },
      { ...made, statements: [{ ...made.statements[0], parts: undefined }] },
      { ...made, statements: [{ ...made.statements[0], below: [null] }] },
      { ...made, warnings: [{ code: "no-warning", path: "" }] },
      { ...made, flows: [{ ...made.flows[0], paths: undefined }] },
      { ...made, flows: [{ ...made.flows[0], bound: "some" }] },
      { ...made, flows: [{ ...made.flows[0], amount: "much" }] },
      { ...made, headline: { ...made.headline, more: "1" } },
      { ...made, network: null },
      { ...made, signers: { signers: [null], unmatched: [] } },
      { ...made, signers: { signers: [{}], unmatched: [] } },
      { ...made, signers: { signers: [], unmatched: [null] } },
      { ...made, origin: 1 },
    ]
  ) {
    for (const draw of [descriptionLines, formatDescription]) {
      assert.throws(() => draw(changed as never), TypeError, JSON.stringify(changed)?.slice(0, 200));
    }
  }
});
