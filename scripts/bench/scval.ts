import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group } from "./harness.ts";

const order = {
  amount: 12345678901234567890n,
  buyer: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
  id: 7,
  items: [1, 2, 3, 4, 5],
  note: "thanks",
  paid: true,
  tags: ["a", "b"],
  zip: new Uint8Array(16),
};
const type = {
  amount: ["symbol", "i128"],
  buyer: ["symbol", "address"],
  id: ["symbol", "u32"],
  items: ["symbol", "u32"],
  note: ["symbol", "string"],
  paid: ["symbol", null],
  tags: ["symbol", "symbol"],
  zip: ["symbol", "bytes"],
} as const;
const spec = { type: type as never };

const text = nativeToScVal(order, spec).toXDR("base64");
const ours = ScVal.fromXDR(text);
const sdk = sdk17.xdr.ScVal.fromXDR(text, "base64");
const base = base15.xdr.ScVal.fromXDR(text, "base64");

const toXDR = (value: unknown) => (value as { toXDR(format: "base64"): string }).toXDR("base64");

/** A struct of eight fields, from and to native values. */
export const scval: Group = {
  area: "scval",
  rows: [
    {
      name: "nativeToScVal",
      ours: () => nativeToScVal(order, spec),
      others: { sdk17: () => sdk17.nativeToScVal(order, spec), base15: () => base15.nativeToScVal(order, spec) },
      answer: toXDR,
      target: 3,
    },
    {
      name: "scValToNative",
      ours: () => scValToNative(ours),
      others: { sdk17: () => sdk17.scValToNative(sdk), base15: () => base15.scValToNative(base) },
      answer: (value) => ({ ...value as object, zip: Uint8Array.from((value as typeof order).zip) }),
      target: 2,
    },
  ],
};
