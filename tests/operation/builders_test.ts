/** The functions that build classic operations: parameters, errors and IDs. */

import { claimableBalanceId as balanceForms, StrKey } from "@dwsa/base/strkey";
import * as operations from "@dwsa/base/operation";
import { buildTransaction, feeBumpTransaction } from "@dwsa/base/transaction";
import {
  OperationType,
  type Price,
  TransactionEnvelope,
  TransactionV0,
  TransactionV0Envelope,
  TransactionV0Ext,
} from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import test from "node:test";
import { buildOperation } from "../../operation/_build.ts";
import { amount, muxedAccount } from "../../operation/_meanings.ts";
import { parseAmount, parseMuxedAccount } from "../../operation/_parsers.ts";
import { OPERATIONS, type Row } from "../../operation/_table.ts";

const ALICE = "GDVPXWS7VRFYLHEJQSI4DEUUJTVJWKWC2YC6QKFDYJMAWKGVWWD7NPXH";
const BOB = "GCGYSB2SZQTF7GIVUJT44QK6ICH2N3RY2A2H5ZHYG2AURO32EYOCKQSK";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const USDC = `USDC:${BOB}`;
const pay = (amount: unknown) => operations.payment({ destination: BOB, asset: "native", amount: amount as bigint });
const sellAt = (price: unknown) =>
  operations.manageSellOffer({ selling: "native", buying: USDC, amount: "1", price: price as string }).body.value as {
    price: Price;
  };

test("there is a builder for each type of classic operation except allowTrust and inflation", () => {
  const without = ["allowTrust", "inflation", "invokeHostFunction", "extendFootprintTtl", "restoreFootprint"];
  const built = Object.keys(operations).filter((name) => name !== "createdBalanceId" && name !== "liquidityPoolId");
  assert.deepEqual(built.sort(), Object.keys(OperationType).filter((type) => !without.includes(type)).sort());
});

const AMOUNTS: readonly (readonly [unknown, bigint])[] = [
  ["12.5", 125_000_000n],
  ["0.0000001", 1n],
  [".5", 5_000_000n],
  ["1.50000000", 15_000_000n],
  ["922337203685.4775807", 2n ** 63n - 1n],
  [1n, 1n],
  [2n ** 63n - 1n, 2n ** 63n - 1n],
];

for (const [given, expected] of AMOUNTS) {
  test(`payment() reads the amount ${typeof given} ${given}`, () => {
    assert.equal((pay(given).body.value as { amount: bigint }).amount, expected);
  });
}

const WRONG_AMOUNTS: readonly (readonly [string, unknown, RegExp])[] = [
  ["a number", 12.5, /TypeError: .*expected amount to be a decimal string .* bigint .* got number$/],
  [
    "8 decimal places",
    "0.00000001",
    /amount\/too-precise: .*: expected amount to have at most 7 decimal places, got 8$/,
  ],
  ["an exponent", "1e3", /amount\/malformed: .*: expected amount to be a decimal string .* base units, got "1e3"$/],
  ["2^63", 2n ** 63n, /RangeError: .*at most 922337203685\.4775807, got more$/],
  ["-2^63", -(2n ** 63n), /RangeError: .*at least -922337203685\.4775807, got less$/],
  ["a million digits", "9".repeat(1_000_000), /RangeError/],
  ["spaces", " 1", /amount\/malformed/],
  ["no value", undefined, /TypeError: .*got undefined/],
];

for (const [name, given, message] of WRONG_AMOUNTS) {
  test(`payment() rejects ${name} as amount`, () => {
    assert.throws(() => pay(given), (error: Error & { code?: string }) => {
      assert.match(`${error.code ?? error.name}: ${error.message}`, message);
      return true;
    });
  });
}

const PRICES: readonly (readonly [unknown, number, number])[] = [
  ["1.25", 5, 4],
  ["0.12", 3, 25],
  ["2147483647", 2_147_483_647, 1],
  ["0.0000001", 1, 10_000_000],
  [{ n: 50, d: 40 }, 50, 40],
  [{ n: "50", d: 40n }, 50, 40],
  [{ value: "1.25", exact: true }, 5, 4],
  [{ value: "1.25", exact: false }, 5, 4],
  [{ value: "0.33333333333333333333", exact: false }, 1, 3],
  [{ value: "26.762564696", exact: false }, 2_131_638_733, 79_650_017],
  [{ value: "868846427.30390", exact: false }, 1_737_692_855, 2],
  [{ value: "1073741823.25", exact: false }, 1_073_741_823, 1], // as near as 2147483647/2
];

for (const [given, n, d] of PRICES) {
  test(`manageSellOffer() reads the price ${JSON.stringify(given, (_, v) => typeof v === "bigint" ? `${v}n` : v)}`, () => {
    const { price } = sellAt(given);
    assert.deepEqual([price.n, price.d], [n, d]);
  });
}

test("manageSellOffer() finds the nearest fraction of two 32-bit integers", () => {
  // Tries the denominators just below the largest possible one (2^31 / pi): no fraction is nearer to pi.
  const { price } = sellAt({ value: "3.14159265358979323846264338327950288419", exact: false });
  const away = (n: bigint, d: bigint) => {
    const difference = n * 10n ** 38n - 314159265358979323846264338327950288419n * d;
    return (difference < 0n ? -difference : difference) * 10n ** 30n / d;
  };
  const ours = away(BigInt(price.n), BigInt(price.d));
  for (let d = 683_530_000n; d <= 683_565_275n; d += 1n) {
    const n = (d * 314159265358979323846264338327950288419n + 5n * 10n ** 37n) / 10n ** 38n;
    if (n <= 0x7fff_ffffn) assert.ok(away(n, d) >= ours, `${n}/${d} is nearer than ${price.n}/${price.d}`);
  }
  assert.ok(price.n <= 0x7fff_ffff && price.d <= 0x7fff_ffff);
});

const WRONG_PRICES: readonly (readonly [string, unknown, RegExp])[] = [
  ["without an exact fraction", "0.33333333333333333333", /operation\/inexact-price.*exact: false/s],
  [
    "with exact: true that has no exact fraction",
    { value: "3.1415926535897932", exact: true },
    /operation\/inexact-price/,
  ],
  ["too large", "2147483647.5", /RangeError: .*at most 2147483647/],
  ["far too large", "9".repeat(1_000_000), /RangeError/],
  [
    "whose nearest fraction is 0",
    { value: `0.${"0".repeat(39)}1`, exact: false },
    /operation\/malformed: .*price \(0\/1\) is not positive/,
  ],
  [
    "with 41 decimal places",
    `0.${"0".repeat(40)}1`,
    /amount\/too-precise: .*price to have at most 40 decimal places, got 41$/,
  ],
  ["as a word", "one", /amount\/malformed: .*price to be a decimal string such as "1\.25", .* got "one"$/],
  ["as a number", 1.25, /TypeError/],
  ["as an array", [5, 4], /TypeError: .*price to be a decimal string such as "1\.25", .* got array of 2/],
  ["without exact", { value: "1" }, /TypeError: .*price\.exact/],
  ["without d", { n: 1 }, /TypeError: .*price\.d/],
  ["of 2^31", { n: 2 ** 31, d: 1 }, /RangeError: .*price\.n/],
  ["as a fraction and a decimal number", { value: "1.5", exact: true, n: 3, d: 2 }, /TypeError: .*got both$/],
  ["with a misspelled field", { n: 1, D: 1 }, /TypeError: .*did you mean "d"/],
];

for (const [name, given, message] of WRONG_PRICES) {
  test(`manageSellOffer() rejects a price ${name}`, () => {
    assert.throws(() => sellAt(given), (error: Error & { code?: string }) => {
      assert.match(`${error.code ?? error.name}: ${error.message}`, message);
      return true;
    });
  });
}

const claim = (claimants: unknown) =>
  operations.createClaimableBalance({ asset: "native", amount: "1", claimants: claimants as never });

/** Calls that fail, apart from those with wrong amounts or prices: the class or code, and a part of the message. */
const WRONG: readonly (readonly [string, () => unknown, RegExp])[] = [
  ["no parameters", () => operations.payment(undefined as never), /TypeError: Cannot build payment: expected params/],
  [
    "a misspelled parameter",
    () => operations.payment({ destnation: BOB } as never),
    /TypeError: .*did you mean "destination"/,
  ],
  [
    "a contract as destination",
    () => operations.accountMerge({ destination: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE" }),
    /address\/kind: Cannot build accountMerge: expected destination/,
  ],
  [
    "a muxed account as the destination of createAccount()",
    () => operations.createAccount({ destination: MUXED, startingBalance: 1n }),
    /strkey\/kind: .*destination to be an account \(G\.\.\.\)/,
  ],
  [
    "an unknown asset",
    () => operations.payment({ destination: BOB, asset: "USD", amount: 1n }),
    /contract\/asset: Cannot build payment: expected asset/,
  ],
  [
    "a wrong asset in a path",
    () =>
      operations.pathPaymentStrictSend({
        sendAsset: "native",
        sendAmount: 1n,
        destination: BOB,
        destAsset: USDC,
        destMin: 1n,
        path: ["native", "X"],
      }),
    /contract\/asset: .*expected path\[1\]/,
  ],
  [
    "six assets in a path",
    () =>
      operations.pathPaymentStrictSend({
        sendAsset: "native",
        sendAmount: 1n,
        destination: BOB,
        destAsset: USDC,
        destMin: 1n,
        path: Array(6).fill("native"),
      }),
    /RangeError: .*path to have at most 5 items, got 6/,
  ],
  [
    "six assets in the path of a strict receive",
    () =>
      operations.pathPaymentStrictReceive({
        sendAsset: "native",
        sendMax: 1n,
        destination: BOB,
        destAsset: USDC,
        destAmount: 1n,
        path: Array(6).fill("native"),
      }),
    /RangeError: .*path to have at most 5 items, got 6/,
  ],
  [
    "a name of 65 bytes",
    () => operations.manageData({ dataName: "x".repeat(65), dataValue: null }),
    /at most 64 bytes, got 65/,
  ],
  ["a price of 0", () => sellAt("0"), /price \(0\/1\) is not positive/],
  ["a negative price", () => sellAt("-0.5"), /price \(-1\/1\) is not positive/],
  [
    "an unknown flag",
    () => operations.setOptions({ setFlags: ["auth-require" as never] }),
    /TypeError: .*setFlags\[0\].*did you mean "auth-required"/,
  ],
  [
    "a hole in an array of flags",
    () => operations.setOptions({ setFlags: [, "auth-required"] as never }),
    /TypeError: .*setFlags\[0\]/,
  ], // deno-lint-ignore-line no-sparse-arrays
  [
    "null for an optional setting",
    () => operations.setOptions({ homeDomain: null as never }),
    /TypeError: .*homeDomain/,
  ],
  ["a weight of 2^32", () => operations.setOptions({ masterWeight: 2 ** 32 }), /RangeError: .*masterWeight/],
  [
    "a domain of 33 bytes",
    () => operations.setOptions({ homeDomain: "x".repeat(33) }),
    /RangeError: .*at most 32 bytes, got 33/,
  ],
  [
    "a signer without a key",
    () => operations.setOptions({ signer: { weight: 1 } as never }),
    /TypeError: .*signer\.key/,
  ],
  ["a missing value", () => operations.manageData({ dataName: "k" } as never), /TypeError: .*dataValue/],
  [
    "a value of 65 bytes",
    () => operations.manageData({ dataName: "k", dataValue: new Uint8Array(65) }),
    /RangeError: .*at most 64 bytes, got 65/,
  ],
  ["a claimant that is not an object", () => claim([5]), /TypeError: .*claimants\[0\]/],
  ["eleven claimants", () => claim(Array(11).fill({ destination: BOB })), /RangeError: .*at most 10 items/],
  [
    "an unknown predicate",
    () => claim([{ destination: BOB, predicate: { never: 1 } }]),
    /TypeError: .*claimants\[0\]\.predicate/,
  ],
  [
    "an array as the predicate",
    () => claim([{ destination: BOB, predicate: [] }]),
    /TypeError: .*claimants\[0\]\.predicate to be "unconditional" or an object with one of .* got array of 0/,
  ],
  [
    "a predicate with two types",
    () => claim([{ destination: BOB, predicate: { not: "unconditional", and: [] } }]),
    /TypeError: .*claimants\[0\]\.predicate to have exactly one of .* got 2$/,
  ],
  [
    "and with one predicate",
    () => claim([{ destination: BOB, predicate: { and: ["unconditional"] } }]),
    /TypeError: .*predicate\.and to be an array of two/,
  ],
  [
    "a negative time",
    () => claim([{ destination: BOB, predicate: { before_absolute_time: "-1" } }]),
    /RangeError: .*before_absolute_time/,
  ],
  [
    "null as the line of changeTrust()",
    () => operations.changeTrust({ line: null as never }),
    /TypeError: .*line to be "CODE:G\.\.\." or { pool: \[assetA, assetB\] }, got null$/,
  ],
  [
    "an asset without an issuer as the line of changeTrust()",
    () => operations.changeTrust({ line: "USD" }),
    /contract\/asset: .*line to be "CODE:G\.\.\." or { pool: \[assetA, assetB\] }, got "USD"$/,
  ],
  [
    "a trust line for an asset without an issuer",
    () => operations.revokeSponsorship({ trustline: { accountId: BOB, asset: "USD" } }),
    /contract\/asset: .*trustline\.asset to be "CODE:G\.\.\." or a liquidity pool \(L\.\.\.\), got "USD"$/,
  ],
  [
    "a pool of three assets",
    () => operations.changeTrust({ line: { pool: ["native", USDC, USDC] as never } }),
    /TypeError: .*line\.pool to be an array of two assets/,
  ],
  [
    "a balance ID that is too short",
    () => operations.claimClaimableBalance({ balanceId: "ab" }),
    /strkey\/.*balanceId/,
  ],
  [
    "a pool ID of 63 digits",
    () =>
      operations.liquidityPoolWithdraw({ liquidityPoolId: "a".repeat(63), amount: 1n, minAmountA: 1n, minAmountB: 1n }),
    /strkey\/.*liquidityPoolId/,
  ],
  [
    "two sponsorships",
    () =>
      operations.revokeSponsorship({
        account: { accountId: BOB },
        claimableBalance: { balanceId: balanceForms(new Uint8Array(32)).hex },
      }),
    /TypeError: .*exactly one of account, .* got 2$/,
  ],
  [
    "no sponsorship",
    () => operations.revokeSponsorship({ source: BOB }),
    /TypeError: .*exactly one of account, .* got 0/,
  ],
  [
    "a sponsorship of another ledger entry",
    () => operations.revokeSponsorship({ other: 5 } as never),
    /TypeError: .*got "other"/,
  ],
];

for (const [name, call, message] of WRONG) {
  test(`the builders reject ${name}`, () => {
    assert.throws(call, (error: Error & { code?: string }) => {
      assert.match(`${error.code ?? error.name}: ${error.message}`, message);
      return true;
    });
  });
}

/** Extreme values that the builders accept. */
const ACCEPTED: readonly (readonly [string, () => { toXDR(): Uint8Array }])[] = [
  ["an empty home domain, which removes it", () => operations.setOptions({ homeDomain: "" })],
  ["a home domain of 32 bytes", () => operations.setOptions({ homeDomain: "x".repeat(32) })],
  [
    "a name and a value of 64 bytes",
    () => operations.manageData({ dataName: "x".repeat(64), dataValue: "é".repeat(32) }),
  ],
  ["a time of 0", () => claim([{ destination: BOB, predicate: { before_absolute_time: "0" } }])],
  ["five assets in a path", () =>
    operations.pathPaymentStrictReceive({
      sendAsset: "native",
      sendMax: 1n,
      destination: BOB,
      destAsset: USDC,
      destAmount: 1n,
      path: Array(5).fill("native"),
    })],
  ["no settings", () => operations.setOptions({})],
];

for (const [name, build] of ACCEPTED) {
  test(`the builders accept ${name}`, () => assert.ok(build().toXDR().length > 0));
}

test("the builders copy bytes", () => {
  const dataValue = new Uint8Array([1]);
  const operation = operations.manageData({ dataName: "k", dataValue });
  dataValue[0] = 2;
  assert.deepEqual((operation.body.value as { dataValue: Uint8Array }).dataValue, new Uint8Array([1]));
});

test("createdBalanceId() computes the same ID for a transaction, its fee bump and its V0 version", () => {
  const make = operations.createClaimableBalance({ asset: "native", amount: 1n, claimants: [{ destination: BOB }] });
  const envelope = buildTransaction({
    source: ALICE,
    accountSequence: 41n,
    operations: [operations.bumpSequence({ bumpTo: 1 }), make],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  const id = operations.createdBalanceId(envelope, 1);
  assert.equal(operations.createdBalanceId(feeBumpTransaction(envelope, { feeSource: BOB, baseFee: 100 }), 1), id);
  assert.ok(envelope.type === "envelopeTypeTx");
  const { seqNum, memo, operations: list } = envelope.value.tx;
  const tx = new TransactionV0({
    sourceAccountEd25519: StrKey.decodeEd25519PublicKey(ALICE),
    fee: 200,
    seqNum,
    timeBounds: null,
    memo,
    operations: list,
    ext: TransactionV0Ext.v0(),
  });
  const first = TransactionEnvelope.envelopeTypeTxV0(new TransactionV0Envelope({ tx, signatures: [] }));
  assert.equal(operations.createdBalanceId(first, 1), id);
  assert.throws(() => operations.createdBalanceId(envelope, 0), /operations\[0\] to be createClaimableBalance/);
  for (const index of [2, -1, 0.5, NaN, 1e21]) {
    assert.throws(() => operations.createdBalanceId(envelope, index), {
      name: "RangeError",
      message: "Cannot compute the claimable balance ID: expected operation to be the index of an operation in the " +
        `transaction (2 operations), got ${index}`,
    });
  }
  assert.throws(() => operations.createdBalanceId(envelope, "1" as never), TypeError);
  assert.throws(() => operations.createdBalanceId({} as never, 0), TypeError);
});

test("setOptions() and setTrustLineFlags() set the bit of each flag, even if a flag is repeated", () => {
  const flags = ["auth-required", "auth-revocable", "auth-immutable", "auth-clawback-enabled"] as const;
  const set = (setFlags: readonly (typeof flags[number])[]) =>
    (operations.setOptions({ setFlags }).body.value as { setFlags: number }).setFlags;
  assert.deepEqual(flags.map((flag) => set([flag])), [1, 2, 4, 8]);
  assert.equal(set(["auth-revocable", "auth-required", "auth-revocable"]), 3);
  const lines = ["authorized", "authorized-to-maintain-liabilities", "clawback-enabled"] as const;
  const clear = (flag: typeof lines[number]) => {
    const { body } = operations.setTrustLineFlags({ asset: USDC, trustor: ALICE, clearFlags: [flag, flag] });
    return (body.value as { clearFlags: number }).clearFlags;
  };
  assert.deepEqual(lines.map(clear), [1, 2, 4]);
});

test("createClaimableBalance() builds each type of predicate", () => {
  const leaves = [{ before_absolute_time: "1" }, { before_relative_time: "2" }] as const;
  for (
    const [predicate, expected] of [
      [{ and: leaves }, "claimPredicateAnd"],
      [{ or: leaves }, "claimPredicateOr"],
      [{ not: leaves[0] }, "claimPredicateNot"],
      [leaves[0], "claimPredicateBeforeAbsoluteTime"],
      [leaves[1], "claimPredicateBeforeRelativeTime"],
    ] as const
  ) {
    const claimants = [{ destination: BOB, predicate: predicate as never }];
    const { body } = operations.createClaimableBalance({ asset: "native", amount: 1n, claimants });
    assert(body.type === "createClaimableBalance");
    const built = body.value.claimants[0]!.value.predicate;
    assert.equal(built.type, expected);
    if (built.type === "claimPredicateAnd" || built.type === "claimPredicateOr") {
      assert.deepEqual(built.value.map(({ value }) => value), [1n, 2n]);
    }
  }
});

test("changeTrust() sets the maximum limit by default", () => {
  const { body } = operations.changeTrust({ line: USDC });
  assert(body.type === "changeTrust");
  assert.equal(body.value.limit, 2n ** 63n - 1n);
});

test("buildOperation() checks the fields of an additional operation", () => {
  let made: unknown;
  const gift: Row<{ readonly to: unknown; readonly giftAmount: bigint }> = {
    fields: { to: { is: muxedAccount } as never, giftAmount: { is: amount, of: "native" } },
    moves: [],
  };
  const table = { ...OPERATIONS, gift };
  const parsers = { muxedAccount: parseMuxedAccount, amount: parseAmount };
  const make = (wire: object) => {
    made = wire;
    return operations.endSponsoringFutureReserves().body;
  };
  const build = (params: { to: string; giftAmount: string }) =>
    buildOperation("gift", table.gift, params, parsers, make);
  build({ to: BOB, giftAmount: "1" });
  assert.equal((made as { giftAmount: bigint }).giftAmount, 10_000_000n);
  assert.throws(() => build({ to: BOB, giftAmount: "0" }), { code: "operation/malformed", path: "giftAmount" });
  const more = { to: BOB, giftAmount: "1", more: 1 };
  // @ts-expect-error a parameter without a field stops the compiler
  assert.throws(() => buildOperation("gift", table.gift, more, parsers, make), TypeError);
  // @ts-expect-error so does a field without a parameter
  assert.throws(() => buildOperation("gift", table.gift, { to: BOB }, parsers, make), TypeError);
});

test("the compiler requires a row for each type of operation", () => {
  const { payment: _, ...rest } = OPERATIONS;
  // @ts-expect-error a row is missing
  const table: typeof OPERATIONS = rest;
  assert.ok(table);
});
