import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractCodeKey } from "@dwsa/base/contract";
import { ScVal } from "@dwsa/base/xdr";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import { corpus } from "./corpus.ts";
import type { Group } from "./harness.ts";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ours = { contract: new Contract(ID), argument: ScVal.scvU64(5n) };
const sdk = { contract: new sdk17.Contract(ID), argument: sdk17.nativeToScVal(5n, { type: "u64" }) };
const base = { contract: new base15.Contract(ID), argument: base15.nativeToScVal(5n, { type: "u64" }) };

/** The largest resource data among real ledger transactions, if any. */
const data = [...corpus("transactionData")].sort((a, b) => b.length - a.length)[0] ?? "";

const keys = Array.from({ length: 1_000 }, (_, i) => {
  const hash = new Uint8Array(32);
  new DataView(hash.buffer).setUint32(0, i);
  return contractCodeKey(hash);
});
const sdkKeys = keys.map((key) => sdk17.xdr.LedgerKey.fromXDR(key.toXDR()));
const baseKeys = keys.map((key) => base15.xdr.LedgerKey.fromXDR(Buffer.from(key.toXDR())));

const toXDR = (value: unknown) => (value as { toXDR(format: "base64"): string }).toXDR("base64");

/** Contract calls and their resource data. */
export const contract: Group = {
  area: "contract",
  rows: [
    {
      name: "call with an argument",
      ours: () => ours.contract.call("transfer", ours.argument),
      others: {
        sdk17: () => sdk.contract.call("transfer", sdk.argument),
        base15: () => base.contract.call("transfer", base.argument),
      },
      answer: toXDR,
    },
    {
      name: "getFootprint",
      ours: () => ours.contract.getFootprint(),
      others: { sdk17: () => sdk.contract.getFootprint(), base15: () => base.contract.getFootprint() },
      answer: toXDR,
    },
    {
      name: "read resource data, change the fee, and build",
      ours: () => new DwsaDataBuilder(data).setResourceFee(5).build(),
      others: {
        sdk17: () => new sdk17.SorobanDataBuilder(data).setResourceFee(5).build(),
        base15: () => new base15.SorobanDataBuilder(data).setResourceFee(5).build(),
      },
      answer: toXDR,
    },
    {
      name: "append 1,000 keys to a footprint, and build",
      ours: () => new DwsaDataBuilder().appendFootprint([], keys).build(),
      others: {
        sdk17: () => new sdk17.SorobanDataBuilder().appendFootprint([], sdkKeys).build(),
        base15: () => new base15.SorobanDataBuilder().appendFootprint([], baseKeys).build(),
      },
      answer: toXDR,
    },
  ],
};
