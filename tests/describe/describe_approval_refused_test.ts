/** Input that `describeRequest` and `formatDescription` reject. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/network";
import { describeRequest, type Knowledge } from "@dwsa/base/describe";
import { ACCOUNT, CONTRACT, node } from "../humanize/_invocations.ts";
import { BOB, NETWORK, OWN, request, send, TOKEN, USDC } from "./_approvals.ts";

const REFUSED: readonly { name: string; knowledge: unknown; error: object }[] = [
  { name: "an empty passphrase", knowledge: { networkPassphrase: "" }, error: { code: "network/passphrase" } },
  {
    name: "another network",
    knowledge: { networkPassphrase: Networks.TESTNET },
    error: { code: "describe/knowledge", path: "subject[0].networkId" },
  },
  ...([
    ["a misspelled field", { token: [] }, { name: "TypeError", message: /did you mean "tokens"/ }],
    ["tokens that are no list", { tokens: {} }, TypeError],
    ["a token that is nothing", { tokens: [undefined] }, TypeError],
    ["an invalid asset", { tokens: [{ asset: "USDC" }] }, { code: "contract/asset" }],
    ["decimals of an asset", { tokens: [{ asset: USDC, decimals: 7 }] }, TypeError],
    [
      "another symbol for an asset",
      { tokens: [{ asset: USDC, symbol: "XLM" }] },
      { code: "describe/knowledge", path: "knowledge.tokens[0].symbol" },
    ],
    ["an invalid contract", { tokens: [{ ...OWN, contract: ACCOUNT }] }, { code: /^strkey\// }],
    ["a contract without decimals", { tokens: [{ contract: CONTRACT, symbol: "A" }] }, TypeError],
    ["256 decimals", { tokens: [{ ...OWN, decimals: 256 }] }, RangeError],
    ["an empty symbol", { tokens: [{ ...OWN, symbol: "" }] }, TypeError],
    [
      "another symbol for a contract that is derived from an asset",
      { tokens: [{ asset: USDC }, { contract: TOKEN, symbol: "EURC", decimals: 7 }] },
      { code: "describe/knowledge", path: "knowledge.tokens[1]" },
    ],
    [
      "other decimals for a contract that is derived from an asset",
      { tokens: [{ contract: TOKEN, symbol: "USDC", decimals: 6 }, { asset: USDC }] },
      { code: "describe/knowledge", path: "knowledge.tokens[1]" },
    ],
    ["labels that are not an array", { labels: { [BOB]: "Bob" } }, TypeError],
    ["a label that is not a string", { labels: [{ address: BOB, label: 5 }] }, TypeError],
    ["an invalid ledger", { currentLedger: "5" }, TypeError],
    ["a negative ledger", { currentLedger: -1 }, RangeError],
    ["an invalid operation", { operation: {} }, TypeError],
  ] as const).map(([name, more, error]) => ({ name, knowledge: { networkPassphrase: NETWORK, ...more }, error })),
];

for (const { name, knowledge, error } of REFUSED) {
  test(`describeRequest() rejects ${name}`, () => {
    assert.throws(() => describeRequest([request(send(1n))], knowledge as Knowledge), error as Error);
  });
}

test("describeRequest() rejects a value that is not a list of requests", () => {
  const knowledge = { networkPassphrase: NETWORK };
  const one = request(send(1n));
  const { invocation: _, ...others } = one;
  for (
    const value of [undefined, null, one, [undefined], [null], ["x"], [{}], [others], [{ ...one, networkId: "x" }]]
  ) {
    assert.throws(() => describeRequest(value as never, knowledge), TypeError);
  }
  assert.throws(() => describeRequest([one, null] as never, knowledge), {
    message: /expected subject\[1\] to be an ApprovalRequest, got null$/,
  });
  const unknown = request(node({ type: "other", value: 0 } as never), { path: "entries[1]" });
  assert.throws(() => describeRequest([unknown], knowledge), TypeError);
});
