/** The messages of `describeRequest` and `descriptionLines, formatDescription, partText`, and their input limits. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/network";
import {
  describeRequest,
  descriptionLines,
  formatDescription,
  type Knowledge,
  type Part,
  partText,
} from "@dwsa/base/describe";
import { Operation, OperationBody, ScVal } from "@dwsa/base/xdr";
import { contractIdFromAsset } from "@dwsa/base/contract";
import {
  address,
  BOB,
  codesOf,
  describe,
  i128,
  NETWORK,
  OWN,
  request,
  send,
  sentencesOf,
  TOKEN,
  tokenCall,
  USDC,
} from "./_approvals.ts";
import { ACCOUNT, call, chain, CONTRACT, fromAddress } from "../humanize/_invocations.ts";

const OBJECT = "expected knowledge to be an object";
const KNOWLEDGE: readonly (readonly [more: object | null | undefined, message: string])[] = [
  [null, OBJECT],
  [{ networkPassphrase: 5 }, "expected knowledge.networkPassphrase to be a string, got number"],
  [{ tokens: {} }, "expected knowledge.tokens to be an array, got object"],
  [{ tokens: [undefined] }, "expected knowledge.tokens[0] to be an object, got undefined"],
  [{ tokens: [OWN, { ...OWN, contract: 5 }] }, "expected knowledge.tokens[1].contract to be a string, got number"],
  [
    { tokens: [{ ...OWN, symbol: "" }] },
    "expected knowledge.tokens[0].symbol to be a non-empty string, got an empty string",
  ],
  [
    { tokens: [{ ...OWN, symbol: 5 }] },
    "expected knowledge.tokens[0].symbol to be a non-empty string, got number",
  ],
  [
    { tokens: [{ asset: USDC, symbol: 5 }] },
    "expected knowledge.tokens[0].symbol to be a non-empty string, got number",
  ],
  [
    { tokens: [{ asset: USDC, symbol: "U" }] },
    'expected knowledge.tokens[0].symbol to be the code of the asset, "USDC", got "U"',
  ],
  [
    { tokens: [{ ...OWN, decimals: "2" }] },
    "expected knowledge.tokens[0].decimals to be an integer from 0 to 255, got string of 1 character",
  ],
  [
    { tokens: [{ ...OWN, decimals: -1 }] },
    "expected knowledge.tokens[0].decimals to be an integer from 0 to 255, got -1",
  ],
  [
    { tokens: [{ ...OWN, decimals: 256 }] },
    "expected knowledge.tokens[0].decimals to be an integer from 0 to 255, got 256",
  ],
  [
    { tokens: [{ ...OWN, decimals: 0.5 }] },
    "expected knowledge.tokens[0].decimals to be an integer from 0 to 255, got 0.5",
  ],
  [
    { tokens: [OWN, { ...OWN, symbol: "ONW" }] },
    'knowledge.tokens[1] ("ONW" with 2 decimals) contradicts an earlier entry for the token ("OWN" with 2 decimals)',
  ],
  [
    { tokens: [OWN, { ...OWN, decimals: 3 }] },
    'knowledge.tokens[1] ("OWN" with 3 decimals) contradicts an earlier entry for the token ("OWN" with 2 decimals)',
  ],
  [
    { tokens: [{ ...OWN, contract: "CABQ" }] },
    "expected knowledge.tokens[0].contract to be a contract (C...), got 4 instead of 56 characters",
  ],
  [{ tokens: [{ asset: "XLM" }] }, 'expected knowledge.tokens[0].asset to be "native" or "CODE:G...", got "XLM"'],
  [{ tokens: [{ asset: 5 }] }, 'expected knowledge.tokens[0].asset to be "native" or "CODE:G...", got number'],
  [
    { labels: [{ address: "me", label: "x" }] },
    "expected knowledge.labels[0].address to be a strkey, got a string of 2 characters",
  ],
  [{ labels: null }, "expected knowledge.labels to be an array, got null"],
  [{ labels: { [BOB]: "x" } }, "expected knowledge.labels to be an array, got object"],
  [{ labels: ["x"] }, "expected knowledge.labels[0] to be an object such as { address: … }, got string of 1 character"],
  [{ labels: [{ address: BOB, label: null }] }, "expected knowledge.labels[0].label to be a string, got null"],
  [{ labels: [{ address: 5, label: "x" }] }, "expected knowledge.labels[0].address to be a string, got number"],
  [
    { labels: [{ address: BOB, label: "a" }, { address: BOB, label: "a" }, { address: BOB, label: "b" }] },
    'knowledge.labels[2] ("b") contradicts an earlier entry for the address ("a")',
  ],
  [{ currentLedger: null }, "expected knowledge.currentLedger to be an integer from 0 to 4294967295, got null"],
  [{ currentLedger: -1 }, "expected knowledge.currentLedger to be an integer from 0 to 4294967295, got -1"],
  [
    { currentLedger: 2 ** 32 },
    "expected knowledge.currentLedger to be an integer from 0 to 4294967295, got 4294967296",
  ],
  [{ operation: null }, "expected knowledge.operation to be an Operation, got null"],
  [{ currentTime: "5" }, "expected knowledge.currentTime to be a bigint or a number, got string of 1 character"],
  [{ currentTime: -1 }, "expected knowledge.currentTime to be a non-negative integer of seconds since 1970, got -1"],
  [{ currentTime: 0.5 }, "expected knowledge.currentTime to be a non-negative integer of seconds since 1970, got 0.5"],
  [
    { currentTime: 1_800_000_000_000 },
    "expected knowledge.currentTime to be in seconds since 1970, at most 253402300799 (the year 9999), got 1800000000000; divide milliseconds by 1000",
  ],
  [{ currentTime: 253_402_300_800n }, "expected knowledge.currentTime to be in seconds since 1970, at most"],
  [{ accounts: [] }, "expected knowledge.accounts to be an object, got array of 0 items"],
  [
    { accounts: { [CONTRACT]: {} } },
    "expected every key of knowledge.accounts to be an account (G...), got a contract strkey (C...)",
  ],
  [
    { accounts: { [BOB]: {} } },
    "expected every account in knowledge.accounts to be a result of readAccount(), got object",
  ],
  [
    { accounts: { [BOB]: { signers: [{ key: ACCOUNT, weight: 256 }] } } },
    "expected every weight in knowledge.accounts to be an integer from 0 to 255, got 256",
  ],
  [
    { accounts: { [BOB]: { signers: [{ key: CONTRACT, weight: 1 }] } } },
    "expected every signer in knowledge.accounts to be a signer key, got a contract strkey (C...)",
  ],
  [
    { accounts: { [BOB]: { signers: [], thresholds: { master: 1, low: 0, medium: 0 } } } },
    "expected every threshold in knowledge.accounts to be an integer from 0 to 255, got undefined",
  ],
  [{ memoRequired: BOB }, "expected knowledge.memoRequired to be an array of accounts (G...), got string of"],
  [{ memoRequired: [5] }, "expected knowledge.memoRequired[0] to be an account (G...) as a string, got number"],
  [{ memoRequired: [BOB, CONTRACT] }, "expected knowledge.memoRequired[1] to be an account (G...), got a contract"],
];
for (const [more, message] of KNOWLEDGE) {
  test(`describeRequest() reports: ${message}`, () => {
    const knowledge = more && { networkPassphrase: NETWORK, ...more };
    assert.throws(() => describeRequest([request(send(1n))], knowledge as Knowledge), (error: Error) => {
      assert.ok(error.message.startsWith(`Cannot describe the request: ${message}`), error.message);
      return true;
    });
  });
}

const good = request(send(1n));
const REQUESTS: readonly (readonly [request: unknown, message: string])[] = [
  [undefined, "subject[1] to be an ApprovalRequest, got undefined"],
  [5, "subject[1] to be an ApprovalRequest, got number"],
  [{}, "subject[1] to be an ApprovalRequest, as approvalRequest() returns, got object"],
  [{ ...good, path: 5 }, "subject[1].path to be a string, got number"],
  [{ ...good, credentials: undefined }, "subject[1].credentials to be a string, got undefined"],
  [{ ...good, invocation: 5 }, "subject[1].invocation to be a DwsaAuthorizedInvocation, got number"],
  [{ ...good, address: undefined }, "subject[1].address to be a string or null, got undefined"],
  [
    { ...good, signatureExpirationLedger: "5" },
    "subject[1].signatureExpirationLedger to be a number or null, got str",
  ],
  [{ ...good, networkId: "x" }, "subject[1].networkId to be a Uint8Array, got string of 1 character"],
  [
    { ...good, networkId: new Uint8Array(32) },
    "subject[1].networkId is not the ID of the network in knowledge.networkPassphrase",
  ],
];
for (const [one, message] of REQUESTS) {
  test(`describeRequest() reports: ${message}`, () => {
    assert.throws(
      () => describeRequest([good, one] as never, { networkPassphrase: NETWORK }),
      (error: Error) => {
        assert.match(error.message, /^Cannot describe the request: /);
        assert.ok(error.message.includes(message), error.message);
        return true;
      },
    );
  });
}

test("describeRequest() accepts the smallest and the largest numbers in knowledge", () => {
  const burn = tokenCall("burn", [address(ACCOUNT), i128(1n)], [], CONTRACT);
  for (const [decimals, shown] of [[0, "1"], [255, `0.${"0".repeat(254)}1`]] as const) {
    const text = sentencesOf(describe(burn, { tokens: [{ ...OWN, decimals }] }));
    assert.equal(text, `Destroy ${shown} OWN (${CONTRACT}) of ${ACCOUNT}`);
  }
  for (const currentLedger of [0, 2 ** 32 - 1]) assert.doesNotThrow(() => describe(burn, { currentLedger }));
});

test("describeRequest() names the native asset as the caller does, and others by their code", () => {
  const native = contractIdFromAsset("native", NETWORK);
  const burn = tokenCall("burn", [address(ACCOUNT), i128(1n)], [], native);
  for (
    const [token, shown] of [[{ asset: "native" }, "XLM"], [{ asset: "native", symbol: "lumens" }, "lumens"], [{
      asset: "native",
      symbol: "XLM",
    }, "XLM"]] as const
  ) {
    const text = sentencesOf(describe(burn, { tokens: [token] }));
    assert.equal(text, `Destroy 0.0000001 ${shown} (${native}) of ${ACCOUNT}`);
  }
  const code = { asset: USDC, symbol: "USDC" };
  assert.match(sentencesOf(describe(send(1n), { tokens: [code] })), /^Send 0\.0000001 USDC /);
});

const AMOUNTS: readonly (readonly [amount: bigint, shown: string])[] = [
  [1n, "0.0000001"],
  [10n, "0.000001"],
  [10_000_000n, "1"],
  [10_500_000n, "1.05"],
  [100_000_000n, "10"],
  [2n ** 127n - 1n, "17,014,118,346,046,923,173,168,730,371,588.4105727"],
];
for (const [amount, shown] of AMOUNTS) {
  test(`describeRequest() shows ${amount} with 7 decimals as ${shown}`, () => {
    const [statement] = describe(send(amount)).statements;
    const [, part] = statement!.parts;
    assert.deepEqual(part, { kind: "amount", amount: `${amount}`, token: TOKEN, symbol: "USDC", display: shown });
  });
}

const KINDS: readonly (readonly [name: string, args: ScVal[], kind: string])[] = [
  ["transfer", [address(ACCOUNT), address(BOB), i128(1n)], "transfer"],
  ["transfer_from", [address(ACCOUNT), address(BOB), address(BOB), i128(1n)], "spend"],
  ["approve", [address(ACCOUNT), address(BOB), i128(1n), ScVal.scvU32(9)], "approve"],
  ["approve", [address(ACCOUNT), address(BOB), i128(0n), ScVal.scvU32(0)], "revoke"],
  ["burn", [address(ACCOUNT), i128(1n)], "burn"],
  ["burn_from", [address(ACCOUNT), address(BOB), i128(1n)], "burn"],
  ["mint", [address(ACCOUNT), i128(1n)], "mint"],
  ["clawback", [address(ACCOUNT), i128(1n)], "clawback"],
  ["set_admin", [address(ACCOUNT)], "set-admin"],
  ["set_authorized", [address(ACCOUNT), ScVal.scvBool(false)], "deauthorize"],
  ["set_authorized", [address(ACCOUNT), ScVal.scvBool(true)], "authorize"],
  ["trust", [address(ACCOUNT)], "trust"],
  ["balance", [address(ACCOUNT)], "call"],
  ["transfer", [address(ACCOUNT), address(BOB), i128(-1n)], "call"],
];
for (const [name, args, kind] of KINDS) {
  test(`describeRequest() returns a statement of kind ${kind} for ${name} of ${args.length} arguments`, () => {
    assert.equal(describe(tokenCall(name, args)).statements[0]!.kind, kind);
  });
}

const transferOf = (from: string, to: string, amount: bigint) =>
  tokenCall("transfer", [address(from), address(to), i128(amount)]);
const WARNED: readonly (readonly [name: string, ...Parameters<typeof describe>, warnings: readonly string[]])[] = [
  ["a negative amount", transferOf(ACCOUNT, BOB, -1n), {}, ["other-arguments"]],
  ["nothing", transferOf(ACCOUNT, BOB, 0n), {}, ["nothing-moves"]],
  ["the least amount", transferOf(ACCOUNT, BOB, 1n), {}, []],
  ["a payment to oneself", transferOf(ACCOUNT, ACCOUNT, 1n), {}, ["to-itself"]],
  ["a payment of somebody else", transferOf(BOB, ACCOUNT, 1n), {}, ["not-the-approver"]],
  [
    "an own allowance that one spends",
    tokenCall("transfer_from", [address(ACCOUNT), address(ACCOUNT), address(BOB), i128(1n)]),
    {},
    [],
  ],
  [
    "a revoked allowance, however long it lives",
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(0n), ScVal.scvU32(2 ** 32 - 1)]),
    { currentLedger: 0 },
    [],
  ],
];
for (const [name, invocation, knowledge, warnings] of WARNED) {
  test(`describeRequest() warns of ${name}: ${warnings.join(" ") || "nothing"}`, () => {
    assert.deepEqual(codesOf(describe(invocation, knowledge)), warnings);
  });
}

test("describeRequest() reports an operation of another type", () => {
  const inflation = new Operation({ sourceAccount: null, body: OperationBody.inflation() });
  assert.deepEqual(codesOf(describe(call("f"), { operation: inflation })), ["not-the-operation", "unknown-contract"]);
});

test("formatDescription() indents at most 8 levels, and shows the number of a deeper level", () => {
  const lines = formatDescription(describe(chain(12))).split("\n").filter((line) => /Call /.test(line)).slice(1);
  assert.deepEqual(lines.map((line) => line.search(/\S/)), [0, 2, 4, 6, 8, 10, 12, 14, 16, 16, 16, 16]);
  assert.deepEqual(lines.map((line) => /\(level (\d+)\) Call/.exec(line)?.[1]).slice(7), [
    undefined,
    undefined,
    "9",
    "10",
    "11",
  ]);
});

const PARTS: readonly (readonly [part: Part, text: string])[] = [
  [{ kind: "text", text: "a\u202eb" }, "a\\u{202e}b"],
  [{ kind: "amount", amount: "5", token: CONTRACT } as Part, `5 base units of ${CONTRACT}`],
  [{ kind: "amount", amount: "5", token: CONTRACT, symbol: "a b" } as Part, `5 base units of "a b" (${CONTRACT})`],
  [{ kind: "amount", amount: "5", token: CONTRACT, unlimited: true } as Part, `any amount of ${CONTRACT}`],
  [{ kind: "amount", amount: "5", token: CONTRACT, symbol: "A", display: "0.5" } as Part, `0.5 A (${CONTRACT})`],
  [{ kind: "token", token: CONTRACT, symbol: "A" } as Part, `A (${CONTRACT})`],
  [{ kind: "ledger", sequence: 0 } as Part, "0"],
  [{ kind: "address", address: BOB, label: "" } as Part, `"" (${BOB})`],
  [{ kind: "amount", amount: "1234567", token: CONTRACT } as Part, `1,234,567 base units of ${CONTRACT}`],
  [{ kind: "amount", amount: "5", asset: "native", display: "0.0000005" } as Part, "0.0000005 XLM"],
  [{ kind: "amount", amount: "5", asset: USDC, unlimited: true } as Part, `any amount of ${USDC}`],
  [{ kind: "amount", amount: "5", display: "0.0000005" } as Part, "0.0000005"],
  [{ kind: "amount", amount: "5", unlimited: true } as Part, "any amount"],
  [{ kind: "token", token: CONTRACT, symbol: "000000" } as Part, `"000000" (${CONTRACT})`],
  [{ kind: "asset", asset: "native" }, "XLM"],
  [{ kind: "asset", asset: USDC }, USDC],
  [{ kind: "price", n: 1, d: 4, display: "0.25" }, "0.25"],
  [{ kind: "price", n: 1, d: 3 }, "1/3 (about 0.33333333)"],
  [{ kind: "price", n: 1, d: 0 }, "1/0"],
  [{ kind: "number", value: "1234567" }, "1234567"],
  [{ kind: "time", seconds: "0" }, "1970-01-01 00:00:00 UTC"],
  [{ kind: "time", seconds: "253402300799" }, "9999-12-31 23:59:59 UTC"],
  [{ kind: "time", seconds: "253402300800" }, "253,402,300,800 seconds since 1970"],
  [{ kind: "string", text: "a\nb" }, '"a\\nb"'],
  [{ kind: "bytes", hex: "00ff" }, "00ff"],
  [{ kind: "bytes", hex: "" }, "no bytes"],
  [{ kind: "flags", flags: ["a", "b"] }, "a, b"],
  [{ kind: "flags", flags: [] }, "none"],
  [{ kind: "predicate", predicate: "unconditional", text: "at any time" }, "at any time"],
  [{ kind: "value", value: "void", text: "void" }, "void"],
  [{ kind: "list", items: [{ kind: "number", value: "1" }, { kind: "number", value: "2" }] }, "1; 2"],
];
for (const [part, text] of PARTS) {
  test(`partText() writes ${text}`, () => {
    assert.equal(partText(part), text);
  });
}

const whole = describe(send(1n));
const BROKEN: readonly (readonly [description: unknown, message: string])[] = [
  [null, "description to be a result of describeRequest, got null"],
  [{ ...whole, flows: {} }, "description to be a result of describeRequest, got object"],
  [{ ...whole, statements: null }, "description to be a result of describeRequest, got object"],
  [{ ...whole, headline: {} }, "description to be a result of describeRequest, got object"],
  [
    { ...whole, statements: [null] },
    "every statement of the description to be from a result of describeRequest, got null",
  ],
  [
    { ...whole, conditions: [{}] },
    "every statement of the description to be from a result of describeRequest, got object",
  ],
  [{ ...whole, flows: [{}] }, "every flow of the description to be from a result of describeRequest, got object"],
  [{ ...whole, warnings: [null] }, "every warning of the description to be from a result of describeRequest, got null"],
  [
    { ...whole, warnings: [{ code: "toString", path: "" }] },
    "every warning of the description to be from a result of describeRequest, got object",
  ],
];
for (const [description, message] of BROKEN) {
  test(`descriptionLines() reports: expected ${message}`, () => {
    const error = { name: "TypeError", message: `Cannot list the lines: expected ${message}` };
    assert.throws(() => descriptionLines(description as never), error);
    assert.throws(() => formatDescription(description as never), error);
  });
}

test("partText() rejects what is no part", () => {
  for (const part of [null, undefined, 5, {}, { kind: "x" }, { kind: "text" }]) {
    assert.throws(() => partText(part as never), TypeError);
  }
});

test("describeRequest() rejects an invocation of another type, and requests that are not an array", () => {
  const knowledge = { networkPassphrase: Networks.PUBLIC };
  assert.throws(() => describeRequest([{ ...good, invocation: fromAddress as never }], knowledge), TypeError);
  assert.throws(() => describeRequest(good as never, knowledge), {
    message: "Cannot describe the request: expected subject to be a TransactionEnvelope, a HashIdPreimage, " +
      "authorization entries or approval requests, got object",
  });
});
