/** The table of operations: the fields of each type, with the names in descriptions and in JSON (SEP-51). */

import { operationFromJson } from "@dwsa/base/json";
import { type Operation, OperationType, type PaymentOp } from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import test from "node:test";
import { malformedOperation, readFields } from "../../operation/_shared.ts";
import { amount, muxedAccount } from "../../operation/_meanings.ts";
import { OPERATIONS, type Row } from "../../operation/_table.ts";

const ALICE = "GDVPXWS7VRFYLHEJQSI4DEUUJTVJWKWC2YC6QKFDYJMAWKGVWWD7NPXH";
const BOB = "GCGYSB2SZQTF7GIVUJT44QK6ICH2N3RY2A2H5ZHYG2AURO32EYOCKQSK";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const ISSUER = "GASB5RJBRQUCRQEKFSFEMF7XWOY7B3TMUAFEYIADJZE4FVLSJDSYBYOX";
const USDC = { credit_alphanum4: { asset_code: "USDC", issuer: ISSUER } };
const USDC_TEXT = `USDC:${ISSUER}`;
const BALANCE = "BAAOQZTFZXPVXJJRIUSKM5CZHCQ5PYMVBH2GGJPRDRQX5SAWR5KTEZCMCM";
const POOL = "LDEPHNPJCCD4JWIF3VSCHS33CSNG4EX4LSXXTTVJTUJFSDXDIQVRTAN2"; // of native and USDC
const MAX = "9223372036854775807";

const address = (text: string) => ({ kind: "address", address: text });
const asset = (text: string) => ({ kind: "asset", asset: text });
const number = (value: string) => ({ kind: "number", value });
const amountOf = (digits: string, of?: string) => ({ kind: "amount", amount: digits, ...(of && { asset: of }) });

/** Operation bodies in SEP-51 JSON, and their fields by label. */
const ROWS: readonly { readonly json: unknown; readonly fields: object }[] = [
  {
    json: { create_account: { destination: BOB, starting_balance: "250000000" } },
    fields: { destination: address(BOB), startingBalance: amountOf("250000000", "native") },
  },
  {
    json: { payment: { destination: MUXED, asset: USDC, amount: "7" } },
    fields: { destination: address(MUXED), asset: asset(USDC_TEXT), amount: amountOf("7", USDC_TEXT) },
  },
  {
    json: {
      path_payment_strict_receive: {
        send_asset: USDC,
        send_max: MAX,
        destination: BOB,
        dest_asset: "native",
        dest_amount: "5",
        path: [USDC],
      },
    },
    fields: {
      sendAsset: asset(USDC_TEXT),
      sendMax: { ...amountOf(MAX, USDC_TEXT), unlimited: true },
      destination: address(BOB),
      destAsset: asset("native"),
      destAmount: amountOf("5", "native"),
      path: { kind: "list", items: [asset(USDC_TEXT)] },
    },
  },
  {
    json: {
      manage_sell_offer: { selling: USDC, buying: "native", amount: "3", price: { n: 9, d: 2 }, offer_id: "77" },
    },
    fields: {
      selling: asset(USDC_TEXT),
      buying: asset("native"),
      amount: amountOf("3", USDC_TEXT),
      price: { kind: "price", n: 9, d: 2 },
      offerId: number("77"),
    },
  },
  {
    json: { create_passive_sell_offer: { selling: "native", buying: USDC, amount: "3", price: { n: 1, d: 2 } } },
    fields: {
      selling: asset("native"),
      buying: asset(USDC_TEXT),
      amount: amountOf("3", "native"),
      price: { kind: "price", n: 1, d: 2 },
    },
  },
  {
    json: {
      set_options: {
        inflation_dest: BOB,
        clear_flags: 4,
        set_flags: 41,
        master_weight: 0,
        low_threshold: null,
        med_threshold: 2,
        high_threshold: 3,
        home_domain: "a.example",
        signer: { key: BOB, weight: 255 },
      },
    },
    fields: {
      inflationDest: address(BOB),
      clearFlags: { kind: "flags", flags: ["auth-immutable"] },
      setFlags: { kind: "flags", flags: ["auth-required", "auth-clawback-enabled", "bit 5"] },
      masterWeight: number("0"),
      medThreshold: number("2"),
      highThreshold: number("3"),
      homeDomain: { kind: "string", text: "a.example" },
      signer: { kind: "group", fields: { key: address(BOB), weight: number("255") } },
    },
  },
  {
    json: { change_trust: { line: USDC, limit: MAX } },
    fields: { asset: asset(USDC_TEXT), limit: { ...amountOf(MAX, USDC_TEXT), unlimited: true } },
  },
  {
    json: { allow_trust: { trustor: BOB, asset: "USDC", authorize: 1 } },
    fields: { trustor: address(BOB), asset: asset(`USDC:${ALICE}`), authorize: number("1") },
  },
  { json: { account_merge: MUXED }, fields: { destination: address(MUXED) } },
  { json: "inflation", fields: {} },
  {
    json: { manage_data: { data_name: "k", data_value: "00ff" } },
    fields: { name: { kind: "string", text: "k" }, value: { kind: "bytes", hex: "00ff" } },
  },
  { json: { bump_sequence: { bump_to: MAX } }, fields: { bumpTo: number(MAX) } },
  {
    json: {
      manage_buy_offer: { selling: USDC, buying: "native", buy_amount: "3", price: { n: 9, d: 2 }, offer_id: "0" },
    },
    fields: {
      selling: asset(USDC_TEXT),
      buying: asset("native"),
      amount: amountOf("3", "native"),
      price: { kind: "price", n: 9, d: 2 },
      offerId: number("0"),
    },
  },
  {
    json: {
      path_payment_strict_send: {
        send_asset: "native",
        send_amount: MAX,
        destination: BOB,
        dest_asset: USDC,
        dest_min: "5",
        path: [],
      },
    },
    fields: {
      sendAsset: asset("native"),
      sendAmount: amountOf(MAX, "native"),
      destination: address(BOB),
      destAsset: asset(USDC_TEXT),
      destMin: amountOf("5", USDC_TEXT),
      path: { kind: "list", items: [] },
    },
  },
  {
    json: {
      create_claimable_balance: {
        asset: USDC,
        amount: "9",
        claimants: [{ claimant_type_v0: { destination: BOB, predicate: { not: { before_absolute_time: "5" } } } }],
      },
    },
    fields: {
      asset: asset(USDC_TEXT),
      amount: amountOf("9", USDC_TEXT),
      claimants: {
        kind: "list",
        items: [{
          kind: "group",
          fields: {
            destination: address(BOB),
            predicate: { kind: "predicate", predicate: { not: { before_absolute_time: "5" } } },
          },
        }],
      },
    },
  },
  { json: { claim_claimable_balance: { balance_id: BALANCE } }, fields: { balance: address(BALANCE) } },
  { json: { begin_sponsoring_future_reserves: { sponsored_id: BOB } }, fields: { sponsored: address(BOB) } },
  { json: "end_sponsoring_future_reserves", fields: {} },
  {
    json: { revoke_sponsorship: { ledger_entry: { offer: { seller_id: BOB, offer_id: "12" } } } },
    fields: { offer: { kind: "group", fields: { account: address(BOB), offerId: number("12") } } },
  },
  {
    json: { clawback: { asset: USDC, from: MUXED, amount: "3" } },
    fields: { asset: asset(USDC_TEXT), from: address(MUXED), amount: amountOf("3", USDC_TEXT) },
  },
  { json: { clawback_claimable_balance: { balance_id: BALANCE } }, fields: { balance: address(BALANCE) } },
  {
    json: { set_trust_line_flags: { trustor: BOB, asset: USDC, clear_flags: 0, set_flags: 2 } },
    fields: {
      trustor: address(BOB),
      asset: asset(USDC_TEXT),
      clear: { kind: "flags", flags: [] },
      set: { kind: "flags", flags: ["authorized-to-maintain-liabilities"] },
    },
  },
  {
    json: {
      liquidity_pool_deposit: {
        liquidity_pool_id: POOL,
        max_amount_a: "1",
        max_amount_b: MAX,
        min_price: { n: 1, d: 2 },
        max_price: { n: 3, d: 4 },
      },
    },
    fields: {
      pool: address(POOL),
      maxAmountA: amountOf("1"),
      maxAmountB: { ...amountOf(MAX), unlimited: true },
      minPrice: { kind: "price", n: 1, d: 2 },
      maxPrice: { kind: "price", n: 3, d: 4 },
    },
  },
  {
    json: { liquidity_pool_withdraw: { liquidity_pool_id: POOL, amount: "1", min_amount_a: "2", min_amount_b: "3" } },
    fields: { pool: address(POOL), amount: amountOf("1"), minAmountA: amountOf("2"), minAmountB: amountOf("3") },
  },
  { json: { extend_footprint_ttl: { ext: "v0", extend_to: 500 } }, fields: { ledgers: number("500") } },
  { json: { restore_footprint: { ext: "v0" } }, fields: {} },
  // Other variants of the operations above.
  {
    json: {
      change_trust: {
        line: { pool_share: { liquidity_pool_constant_product: { asset_a: "native", asset_b: USDC, fee: 30 } } },
        limit: "4",
      },
    },
    fields: {
      asset: {
        kind: "group",
        fields: { asset: address(POOL), assetA: asset("native"), assetB: asset(USDC_TEXT) },
      },
      limit: amountOf("4"),
    },
  },
  {
    json: { manage_data: { data_name: "\\xff", data_value: null } },
    fields: { name: { kind: "bytes", hex: "ff" } },
  },
  {
    json: {
      payment: { destination: BOB, asset: { credit_alphanum4: { asset_code: "A:\\n", issuer: ISSUER } }, amount: "1" },
    },
    fields: {
      destination: address(BOB),
      asset: asset(`A:\\n:${ISSUER}`),
      amount: amountOf("1", `A:\\n:${ISSUER}`),
    },
  },
  {
    json: { revoke_sponsorship: { ledger_entry: { account: { account_id: BOB } } } },
    fields: { account: { kind: "group", fields: { account: address(BOB) } } },
  },
  {
    json: { revoke_sponsorship: { ledger_entry: { trustline: { account_id: BOB, asset: { pool_share: POOL } } } } },
    fields: { trustline: { kind: "group", fields: { account: address(BOB), asset: address(POOL) } } },
  },
  {
    json: { revoke_sponsorship: { ledger_entry: { data: { account_id: BOB, data_name: "k" } } } },
    fields: { data: { kind: "group", fields: { account: address(BOB), name: { kind: "string", text: "k" } } } },
  },
  {
    json: { revoke_sponsorship: { ledger_entry: { claimable_balance: { balance_id: BALANCE } } } },
    fields: { claimableBalance: { kind: "group", fields: { balance: address(BALANCE) } } },
  },
  {
    json: { revoke_sponsorship: { signer: { account_id: BOB, signer_key: ALICE } } },
    fields: { signer: { kind: "group", fields: { account: address(BOB), key: address(ALICE) } } },
  },
];

const typeOf = (json: unknown) => typeof json === "string" ? json : Object.keys(json as object)[0]!;

/** Returns the fields of an operation by label, without absent fields and those of the kind `wire`. */
function fieldsOf(operation: Operation): object {
  const readings = readFields(operation, ALICE).filter(({ value }) => value !== null && value.kind !== "wire");
  return Object.fromEntries(readings.map(({ label, value }) => [label, value]));
}

for (const { json, fields } of ROWS) {
  test(`readFields() reads ${JSON.stringify(json).slice(0, 90)}`, () => {
    assert.deepEqual(fieldsOf(operationFromJson({ source_account: null, body: json as never })), fields);
  });
}

test("readFields() reads every type of operation, with the names and the order of SEP-51 JSON", () => {
  const seen = new Set<string>();
  for (const { json } of ROWS) {
    const operation = operationFromJson({ source_account: null, body: json as never });
    const value = typeof json === "string" ? {} : (json as { [type: string]: object })[typeOf(json)]!;
    const names = new Set(readFields(operation, ALICE).filter(({ wire }) => wire !== null).map(({ json }) => json));
    const given = typeof value === "string" ? ["value"] : Object.entries(value).filter(([, of]) => of !== null);
    assert.deepEqual([...names], given.map((entry) => typeof entry === "string" ? entry : entry[0]));
    seen.add(operation.body.type);
  }
  seen.add("invokeHostFunction"); // all its fields have the kind `wire`
  assert.deepEqual([...seen].sort(), Object.keys(OperationType).sort());
  assert.deepEqual(Object.keys(OPERATIONS).sort(), Object.keys(OperationType).sort());
});

test("readFields() and malformedOperation() accept an additional operation in the table", () => {
  const row: Row<{ readonly giftTo: unknown; readonly giftAmount: bigint }> = {
    fields: { giftTo: { is: muxedAccount, label: "to" } as never, giftAmount: { is: amount, of: "native" } },
    moves: [],
  };
  const table = { ...OPERATIONS, gift: row as Row };
  const payment = operationFromJson({
    source_account: null,
    body: { payment: { destination: BOB, asset: "native", amount: "1" } },
  });
  const { destination } = payment.body.value as PaymentOp;
  const gift = { sourceAccount: null, body: { type: "gift", value: { giftTo: destination, giftAmount: -1n } } };
  const readings = readFields(gift as never, ALICE, table);
  assert.deepEqual(readings.map(({ name, label, json, value }) => ({ name, label, json, value })), [
    { name: "giftTo", label: "to", json: "gift_to", value: address(BOB) },
    { name: "giftAmount", label: "giftAmount", json: "gift_amount", value: amountOf("-1", "native") },
  ]);
  assert.deepEqual(malformedOperation(gift as never, () => ALICE, table), [
    { path: "giftAmount", reason: "(-1) is not positive", result: "giftMalformed" },
  ]);
});
