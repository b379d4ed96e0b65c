/** `descriptionLines`: nothing is hidden, and everything that is left out is counted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { contractIdFromAsset } from "@dwsa/base/contract";
import {
  describeRequest,
  type Description,
  descriptionLines,
  formatDescription,
  type Line,
  partText,
  type Statement,
} from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { ScVal } from "@dwsa/base/xdr";
import { LONG, size, written } from "../_long.ts";
import { ALICE, BOB, call, CAROL, contract, entryFor } from "../auth/_entries.ts";
import { requestCases, subjectOf } from "./_requests.ts";

const NETWORK = Networks.PUBLIC;
const XLM = contractIdFromAsset("native", NETWORK);
const address = (text: string) => nativeToScVal(text, { type: "address" });
const i128 = (value: bigint) => ScVal.scvI128(value);
const transfer = (token: string, amount: bigint, from = ALICE, to = BOB) =>
  call(token, "transfer", [address(from), address(to), i128(amount)]);
const of = (root: ReturnType<typeof call>): ApprovalRequest =>
  approvalRequest(entryFor(ALICE, { root }), NETWORK, 1_000);

const flat = (statements: readonly Statement[]): Statement[] => statements.flatMap((one) => [one, ...flat(one.below)]);
const textOf = ({ parts }: Line) => parts.map(partText).join("");
const sumOf = (lines: readonly Line[], what: "statements" | "flows" | "warnings", of: (line: Line) => boolean) =>
  lines.filter(of).reduce((sum, { omitted }) => sum + (omitted?.[what] ?? 0), 0);

/** Checks that shown and omitted statements, flows and warnings are all of them, for a limit. */
function checkCounts(description: Description, most: number): void {
  const lines = descriptionLines(description, { most });
  const isGap = ({ omitted }: Line) => (omitted?.statements ?? 0) > 0;
  const isOther = (line: Line) => line.omitted !== undefined && !isGap(line);
  const count = (role: Line["role"]) => lines.filter((line) => line.role === role).length;
  const all = flat(description.statements);
  assert.equal(count("statement") + sumOf(lines, "statements", isGap), all.length);
  assert.equal(count("statement"), Math.min(most, all.length));
  assert.equal(count("flow") + sumOf(lines, "flows", isOther), description.flows.length);
  const bound = Math.max(20, Math.floor(most / 4));
  assert.ok(count("flow") <= bound && count("danger") <= bound && count("warning") <= bound && count("note") <= bound);
  // A statement without a flow or a warning is shown only if all with one are shown.
  const moving = new Set(description.flows.flatMap(({ paths }) => paths));
  const isFirst = ({ path, warnings }: Statement) =>
    moving.has(path) ||
    warnings.some((code) => description.warnings.some((one) => one.code === code && one.level !== "note"));
  const shown = new Set(lines.filter(({ role }) => role === "statement").map(({ path }) => path));
  const first = all.filter(isFirst);
  if (first.some(({ path }) => !shown.has(path))) {
    assert.ok(all.filter((one) => shown.has(one.path)).every(isFirst));
  }
}

/** A generator of numbers with a fixed seed. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = state * 48_271 % 2_147_483_647;
    return state % below;
  };
}

test("descriptionLines() shows or counts every call of random trees, and flows sum every spend", () => {
  const r = generator(54_0928);
  const accounts = [ALICE, BOB, CAROL, contract(21), contract(22)];
  const tokens = [XLM, ...[1, 2, 3, 4, 5, 6].map(contract)];
  let calls = 0;
  for (let tree = 0; tree < (LONG ? 10_000 : 200); tree++) {
    const size = 1 + (r(40) === 0 ? r(600) : r(30));
    const spent = new Map<string, bigint>();
    const spend = (who: string, when: string, token: string, amount: bigint) => {
      const name = token === XLM ? "native" : token;
      if (amount > 0n) spent.set(`${who} ${when} ${name}`, (spent.get(`${who} ${when} ${name}`) ?? 0n) + amount);
    };
    let left = size;
    const build = (depth: number): ReturnType<typeof call> => {
      left--;
      calls++;
      const token = tokens[r(tokens.length)]!;
      const [from, to, spender] = [accounts[r(5)]!, accounts[r(5)]!, accounts[r(5)]!];
      const amount = BigInt(r(1_000)) * 10n ** BigInt(r(9));
      const kind = r(6);
      const below: ReturnType<typeof call>[] = [];
      while (left > 0 && depth < 60 && r(3) < 2) below.push(build(depth + 1));
      const make = (name: string, args: ScVal[]) => call(token, name, args, below);
      if (kind === 0) {
        if (from !== to) spend(from, "now", token, amount);
        return make("transfer", [address(from), address(to), i128(amount)]);
      }
      if (kind === 1) {
        spend(from, "later", token, amount);
        return make("approve", [address(from), address(spender), i128(amount), ScVal.scvU32(9)]);
      }
      if (kind === 2) {
        spend(from, "now", token, amount);
        return make("burn", [address(from), i128(amount)]);
      }
      if (kind === 3) {
        if (from !== to) spend(from, "now", token, amount);
        return make("transfer_from", [address(spender), address(from), address(to), i128(amount)]);
      }
      if (kind === 4) return make("transfer", [address(from), ScVal.scvU32(5), i128(amount)]);
      return make("ping", []);
    };
    const root = build(0);
    const description = describeRequest([of(root)], { networkPassphrase: NETWORK });
    const found = new Map(
      description.flows.filter(({ direction }) => direction === "out")
        .map(({ address, when, token, amount }) => [`${address} ${when} ${token}`, BigInt(amount!)]),
    );
    assert.deepEqual(found, spent);
    checkCounts(description, 1 + r(50));
  }
  assert.ok(calls > 2_000);
});

test("descriptionLines() shows or counts everything of every request, for every limit", () => {
  for (const row of requestCases()) {
    const { passphrase } = row.expected.network;
    const description = describeRequest(subjectOf(row), { networkPassphrase: passphrase ?? undefined });
    for (const most of [0, 1, 2, 7, 100]) checkCounts(description, most);
    const lines = descriptionLines(description);
    assert.equal(formatDescription(description).split("\n").length, lines.length);
    assert.ok(textOf(lines[0]!).length > 0 && lines[0]!.role === "headline");
    const order = [
      "headline",
      "flow",
      "danger",
      "signer",
      "hash",
      "statement",
      "warning",
      "note",
      "condition",
      "network",
    ];
    const ranks = lines.map(({ role }) => order.indexOf(role === "approval" || role === "more" ? "statement" : role));
    assert.deepEqual(ranks.filter((rank) => rank >= 0), ranks.filter((rank) => rank >= 0).toSorted((a, b) => a - b));
  }
});

const SIBLINGS = size(20_000);
test(`descriptionLines() shows a spend that comes last among ${written(SIBLINGS)} siblings`, () => {
  const harmless = Array.from({ length: SIBLINGS }, () => call(contract(7), "ping"));
  const description = describeRequest([of(call(contract(8), "f", [], [...harmless, transfer(XLM, 5n)]))], {
    networkPassphrase: NETWORK,
  });
  const lines = descriptionLines(description, { most: 10 });
  assert.match(textOf(lines[0]!), /Send 0\.0000005 XLM .* in a call of "f" of C\w+, and [\d,]+ more$/);
  assert.ok(textOf(lines[0]!).endsWith(`, and ${written(SIBLINGS + 1)} more`));
  const last = `rootInvocation.subInvocations[${SIBLINGS}]`;
  assert.ok(lines.some(({ role, path }) => role === "statement" && path === last));
  checkCounts(description, 10);
});

test("descriptionLines() shows a spend 480 calls deep, with its level", () => {
  let root = transfer(XLM, 5n);
  for (let i = 0; i < 480; i++) root = call(contract(8), "f", [], [root]);
  const description = describeRequest([of(root)], { networkPassphrase: NETWORK });
  assert.equal(description.headline.kind, "transfer");
  const deep = descriptionLines(description, { most: 1 }).find(({ role }) => role === "statement")!;
  assert.equal(deep.depth, 480);
  assert.match(formatDescription(description), /\(level 480\) Send 0\.0000005 XLM/);
});

const TOKENS = size(10_000);
test(`descriptionLines() bounds ${written(TOKENS)} tokens of one entry, and counts the rest`, () => {
  const key = (i: number) => {
    const bytes = new Uint8Array(32);
    new DataView(bytes.buffer).setUint32(0, i);
    return bytes;
  };
  const burns = Array.from({ length: TOKENS }, (_, i) => {
    const burn = call(contract(3), "burn", [address(ALICE), i128(1n)]);
    (burn.function.value as { contractAddress: { value: Uint8Array } }).contractAddress.value.set(key(i));
    return burn;
  });
  const description = describeRequest([of(call(contract(8), "f", [], burns))], { networkPassphrase: NETWORK });
  const lines = descriptionLines(description, { most: 100 });
  assert.ok(description.flows.length >= 1);
  assert.ok(lines.filter(({ role }) => role === "flow").length <= 25);
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

const WRONG: readonly (readonly [most: unknown, error: object])[] = [
  [-1, { name: "RangeError" }],
  [0.5, { name: "RangeError" }],
  [Infinity, { name: "RangeError" }],
  ["5", { name: "TypeError" }],
  [5n, { name: "TypeError" }],
];
for (const [most, error] of WRONG) {
  test(`descriptionLines() rejects a limit of ${String(most)}`, () => {
    const description = describeRequest([], { networkPassphrase: NETWORK });
    assert.throws(() => descriptionLines(description, { most: most as number }), error);
  });
}

test("describeRequest() takes no network from contracts of XLM of two networks, or from an argument", () => {
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

test("describeRequest() warns of an address that only begins and ends like a labeled one", () => {
  const alike = `${BOB.slice(0, 5)}`;
  assert.equal(alike.length, 5);
  const { warnings } = describeRequest([of(transfer(XLM, 5n))], {
    networkPassphrase: NETWORK,
    labels: [{ address: BOB, label: "Bob" }],
  });
  assert.ok(!warnings.some(({ code }) => code === "lookalike-address"));
});

test("describeRequest() counts the own call of a transaction once for each entry", () => {
  const row = requestCases().find(({ name }) => name === "same-entry-twice")!;
  const envelope = subjectOf(row);
  assert.ok(TransactionEnvelope.is(envelope));
  const { flows } = describeRequest(envelope, { networkPassphrase: NETWORK });
  assert.deepEqual(flows.map(({ amount, bound }) => [amount, bound]), [["20000000", "at-most"]]);
});
