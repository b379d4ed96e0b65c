/** `descriptionLines`: nothing is hidden, and everything that is left out is counted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest, descriptionLines, formatDescription } from "@dwsa/base/describe";
import { ScVal } from "@dwsa/base/xdr";
import { numRuns, seedNumber } from "../_arbitraries/property.ts";
import { ALICE, BOB, call, CAROL, contract } from "../auth/_entries.ts";
import { address, checkCounts, generator, i128, NETWORK, of, textOf, XLM } from "./_lines.ts";
import { MANY_FLOWS } from "./_many_flows.ts";
import { requestCases, subjectOf } from "./_requests.ts";

test("descriptionLines() shows or counts every call of random trees, and flows sum every spend", () => {
  const r = generator(seedNumber(540_928));
  const accounts = [ALICE, BOB, CAROL, contract(21), contract(22)];
  const tokens = [XLM, ...[1, 2, 3, 4, 5, 6].map(contract)];
  const trees = numRuns(500);
  let calls = 0;
  for (let tree = 0; tree < trees; tree++) {
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
  assert.ok(calls > 10 * trees);
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

for (const { name, description, address, token } of MANY_FLOWS) {
  test(`descriptionLines() shows the last of many flows: ${name}`, () => {
    const flow = description.flows.find((one) =>
      one.direction === "out" && one.address === address && one.token === token
    )!;
    const expected = textOf(
      descriptionLines(description).filter(({ role }) => role === "flow")[
        description.flows.indexOf(flow)
      ]!,
    );
    for (const most of [0, 1, 80, 100, 1_000]) {
      assert.ok(descriptionLines(description, { most }).some((line) => textOf(line) === expected), `most: ${most}`);
      checkCounts(description, most);
    }
    assert.ok(description.flows.indexOf(flow) > 20);
  });
}

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
