/** `assetSpec`: the functions and the events of the contracts of assets. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { nativeToScVal } from "@dwsa/base/scval";
import { assetSpec, decodeEvent, encodeArguments } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { ScVal } from "@dwsa/base/xdr";

const ID = StrKey.encodeContract(new Uint8Array(32).fill(7));
const POOL = StrKey.encodeLiquidityPool(new Uint8Array(32).fill(8));
const spec = assetSpec();
const amount = ScVal.scvI128(5n);
const sym = (text: string) => ScVal.scvSymbol(text);
const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
const asset = ScVal.scvString("native");

test("assetSpec() has the functions of an asset's contract, and no problems", () => {
  assert.deepEqual([...spec.functions.keys()].sort(), [
    "admin",
    "allowance",
    "approve",
    "authorized",
    "balance",
    "burn",
    "burn_from",
    "clawback",
    "decimals",
    "mint",
    "name",
    "set_admin",
    "set_authorized",
    "symbol",
    "transfer",
    "transfer_from",
    "trust",
  ]);
  assert.deepEqual(spec.problems, []);
  const args = encodeArguments(spec, "transfer", { from: ID, to: ID, amount: 5 });
  assert.deepEqual(args, [address(ID), address(ID), amount]);
});

const map = (fields: Record<string, unknown>) =>
  nativeToScVal(fields, { keyType: "symbol", type: { amount: [null, "i128"], to_muxed_id: [null, "u64"] } });

const events: readonly {
  readonly name: string;
  readonly topics: readonly ScVal[];
  readonly data: ScVal;
  readonly params: object;
}[] = [
  {
    name: "TransferWithAmountOnly",
    topics: [sym("transfer"), address(ID), address(POOL), asset],
    data: amount,
    params: { from: ID, to: POOL, sep0011_asset: "native", amount: 5n },
  },
  {
    name: "Transfer",
    topics: [sym("transfer"), address(ID), address(ID), asset],
    data: map({ amount: 5n, to_muxed_id: 9n }),
    params: { from: ID, to: ID, sep0011_asset: "native", to_muxed_id: 9n, amount: 5n },
  },
  {
    name: "Transfer",
    topics: [sym("transfer"), address(ID), address(ID), asset],
    data: nativeToScVal({ amount: 5n }, { keyType: "symbol", type: { amount: [null, "i128"] } }),
    params: { from: ID, to: ID, sep0011_asset: "native", to_muxed_id: null, amount: 5n },
  },
  {
    name: "MintWithAmountOnly",
    topics: [sym("mint"), address(ID), asset],
    data: amount,
    params: { to: ID, sep0011_asset: "native", amount: 5n },
  },
  {
    name: "MintWithAdmin",
    topics: [sym("mint"), address(ID), address(ID), asset],
    data: amount,
    params: { admin: ID, to: ID, sep0011_asset: "native", amount: 5n },
  },
  {
    name: "ClawbackWithAdmin",
    topics: [sym("clawback"), address(ID), address(ID), asset],
    data: amount,
    params: { admin: ID, from: ID, sep0011_asset: "native", amount: 5n },
  },
  {
    name: "SetAuthorizedWithAdmin",
    topics: [sym("set_authorized"), address(ID), address(ID), asset],
    data: ScVal.scvBool(true),
    params: { admin: ID, id: ID, sep0011_asset: "native", authorize: true },
  },
  {
    name: "SetAuthorized",
    topics: [sym("set_authorized"), address(ID), asset],
    data: ScVal.scvBool(false),
    params: { id: ID, sep0011_asset: "native", authorize: false },
  },
  {
    name: "Fee",
    topics: [sym("fee"), address(ID)],
    data: nativeToScVal(-5n, { type: "i128" }),
    params: { from: ID, amount: -5n },
  },
];

for (const { name, topics, data, params } of events) {
  test(`decodeEvent() decodes ${name} of an asset with ${topics.length} topics and ${data.type}`, () => {
    assert.deepEqual(decodeEvent(spec, { topics, data }), { name, params, rest: [] });
  });
}

/** Events of the public network, and who paid what to whom. */
const real = JSON.parse(readFileSync(new URL("../vectors/spec/asset_events.json", import.meta.url), "utf8")) as {
  readonly ledger: number;
  readonly topics: readonly string[];
  readonly data: string;
  readonly name: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly amount?: string;
}[];

for (const [i, { ledger, topics, data, name, from, to, amount }] of real.entries()) {
  test(`decodeEvent() decodes the event ${i} of the public network: ${name} in the ledger ${ledger}`, () => {
    const event = { topics: topics.map((one) => ScVal.fromXDR(one, "base64")), data: ScVal.fromXDR(data, "base64") };
    const decoded = decodeEvent(spec, event);
    assert(decoded !== null && !("also" in decoded));
    assert.equal(decoded.name, name);
    const params: Readonly<Record<string, unknown>> = decoded.params;
    if (amount === undefined) return;
    assert.deepEqual([params.from ?? null, params.to ?? null, params.amount], [from, to, BigInt(amount)]);
  });
}
