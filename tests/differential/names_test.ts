/**
 * Every name that js-stellar-sdk exports is also exported here, with `Dwsa` instead of `Soroban`, or is in the list
 * below with its replacement, or with the reason why there is none. A name that a later version adds fails the test.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as sdk from "@stellar/stellar-sdk/base";
import * as base from "@dwsa/base";
import * as approve from "@dwsa/base/approve";
import * as catalogue from "@dwsa/base/catalogue";
import * as json from "@dwsa/base/json";
import * as operation from "@dwsa/base/operation";
import * as transaction from "@dwsa/base/transaction";

const EXPORTED: Readonly<Record<string, unknown>> = {
  ...base,
  ...approve,
  ...catalogue,
  ...json,
  ...operation,
  ...transaction,
};

/** The replacement of each missing name. Names in backticks are exported here; otherwise, the string is a reason. */
const HERE: Readonly<Record<string, string>> = {
  Account: "not here: a transaction gets the sequence number as `accountSequence` of `buildTransaction`",
  Asset: "a string, `CODE:G…` or `native`: `parseAsset` and `formatAsset`; the contract: `contractIdFromAsset`",
  AssetType: "the `type` of `xdr.Asset`",
  AuthClawbackEnabledFlag: "the names of flags in `setOptions`",
  AuthImmutableFlag: "the names of flags in `setOptions`",
  AuthRequiredFlag: "the names of flags in `setOptions`",
  AuthRevocableFlag: "the names of flags in `setOptions`",
  BASE_FEE: "not here: 100 stroops; the network says what it asks for",
  Claimant: "the claimants of `createClaimableBalance`",
  FeeBumpTransaction: "`xdr.TransactionEnvelope` of type `envelopeTypeTxFeeBump`, made by `feeBumpTransaction`",
  Int128: "one `bigint`, or `ScInt`",
  Int256: "one `bigint`, or `ScInt`",
  LiquidityPoolAsset: "not here: the fields of `xdr.ChangeTrustAsset`",
  LiquidityPoolFeeV18: "not here: the fee of every pool is 30",
  LiquidityPoolId: "a strkey, `StrKey.encodeLiquidityPool`",
  Memo: "`xdr.Memo`, or `memo` of `buildTransaction`",
  MemoHash: "the `type` of `xdr.Memo`",
  MemoID: "the `type` of `xdr.Memo`",
  MemoNone: "the `type` of `xdr.Memo`",
  MemoReturn: "the `type` of `xdr.Memo`",
  MemoText: "the `type` of `xdr.Memo`",
  MuxedAccount: "an address `M…`: `Address.muxedAccount`; the wire type is `xdr.MuxedAccount`",
  Operation: "a function for each operation in `@dwsa/base/operation`; the wire type is `xdr.Operation`",
  TimeoutInfinite: '`timeBounds: "unbounded"` of `buildTransaction`',
  Transaction: "`xdr.TransactionEnvelope`",
  TransactionBase: "`xdr.TransactionEnvelope`",
  TransactionBuilder: "`buildTransaction`",
  Uint128: "one `bigint`, or `ScInt`",
  Uint256: "one `bigint`, or `ScInt`",
  XdrLargeInt: "`ScInt`",
  decodeAddressToMuxedAccount: "`addressToMuxedAccount`",
  encodeMuxedAccount: "`Keypair`'s `xdrMuxedAccount(id)`",
  encodeMuxedAccountToAddress: "`muxedAccountToString`",
  getClaimableBalanceIdFromResult: "not here: the result of the operation in `xdr.TransactionResult`",
  getLiquidityPoolId: "`liquidityPoolId`",
};

/** Names in backticks that are not exports: values, fields and methods. */
const WORDS =
  /^(accountSequence|CODE:G…|native|type|bigint|memo|M…|timeBounds: "unbounded"|envelopeTypeTxFeeBump|xdrMuxedAccount\(id\)|@dwsa\/base\/\w+)$/;

const ofOurs = (name: string) => name.replaceAll("Soroban", "Dwsa");

function isExported(path: string): boolean {
  let at: unknown = EXPORTED;
  for (const step of path.split(".")) {
    if (!(step in Object(at))) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return true;
}

test("every name of the base entrypoint of js-stellar-sdk is here, or is listed with what is", () => {
  const missing = Object.keys(sdk).filter((name) => !isExported(ofOurs(name)));
  assert.deepEqual(missing.sort(), Object.keys(HERE).sort());
});

for (const [name, here] of Object.entries(HERE)) {
  test(`what is in the place of ${name} exists`, () => {
    const names = (here.match(/`[^`]+`/g) ?? []).map((code) => code.slice(1, -1)).filter((code) => !WORDS.test(code));
    assert.ok(names.length > 0 || /^(not here|one )/.test(here), "names, or a reason");
    for (const code of names) assert.ok(isExported(code), code);
  });
}

/** The patterns of the names in `xdr` that are not here, and their replacements. */
const PATTERNS: readonly (readonly [pattern: RegExp, here: string])[] = [
  [/^[A-Z][A-Z0-9_]+$/, "constants of the protocol: not exported; the wire types check lengths"],
  [/^(encode|decode)(Array|Bytes)$/, "the structs and unions that contain them"],
  [/^(expect|is)UnionVariant$/, "a comparison of `type`"],
  [/^(bigIntTo\d+Parts|partsTo\d+BigInt)$/, "an integer is one bigint"],
  [/^(BaseType|BigIntValue|BytesValue|EnumValue|Value|XdrError|XdrString|xdrString)$/, "the machinery of its codec"],
  [/^(Ui|I)nt(32|64|128|256)$/, "number, bigint; 32 bytes for Uint256"],
  [
    /^(AssetCode(4|12)|ContractId|DataValue|EncodedLedgerKey|EncryptedBody|Hash|PoolId|ScBytes|Signature|SignatureHint|Thresholds|UpgradeType|Uint256Bytes)$/,
    "a Uint8Array",
  ],
  [/^Error$/, "`SError`"],
];

test("every name in xdr of js-stellar-sdk is here, or is the class of an arm, or has a pattern", () => {
  const unions = Object.keys(base.xdr).filter((name) => {
    const type = (base.xdr as Record<string, unknown>)[name];
    return typeof type === "function" && "fromXDR" in type;
  });
  const unexplained = Object.keys(sdk.xdr).filter((name) => {
    if (ofOurs(name) in base.xdr) return false;
    if (PATTERNS.some(([pattern]) => pattern.test(name))) return false;
    // The longest union name that is a prefix: ScVal of ScValU32, LedgerKey of LedgerKeyAccountArm.
    const union = unions.filter((one) => ofOurs(name).startsWith(one)).sort((a, b) => b.length - a.length)[0];
    return union === undefined;
  });
  assert.deepEqual(unexplained, []);
  for (const [pattern] of PATTERNS) {
    assert.ok(Object.keys(sdk.xdr).some((name) => !(ofOurs(name) in base.xdr) && pattern.test(name)), `${pattern}`);
  }
});

test("a field of an arm in js-stellar-sdk is undefined here: code in JavaScript must read `value`", () => {
  const value = base.xdr.ScVal.scvU32(7) as unknown as { readonly u32?: number; readonly value: number };
  assert.deepEqual([value.u32, value.value], [undefined, 7]);
});
