import { xdrToJsonString } from "@dwsa/base/catalogue";
import { scValFromJson, transactionEnvelopeFromJson, transactionMetaFromJson } from "@dwsa/base/json";
import { ScAddress, ScMapEntry, ScVal, TransactionEnvelope, TransactionMeta, type XdrValue } from "@dwsa/base/xdr";
import { xdr as sdk17 } from "@stellar/stellar-sdk/base";
import * as codec from "@stellar/stellar-xdr-json";
import { readFileSync } from "node:fs";
import { corpus } from "./corpus.ts";
import type { Group, Row } from "./harness.ts";

codec.initSync(readFileSync(new URL("stellar_xdr_json_bg.wasm", import.meta.resolve("@stellar/stellar-xdr-json"))));

/**
 * The part of a js-stellar-sdk type that the rows use. Its types are cast to this one through `unknown`, since their
 * `fromJson` has a different argument for each type.
 */
interface Sdk {
  fromXDR(input: string, format: "base64"): { toXDR(format: "base64"): string };
  fromJson(json: unknown): { toXDR(format: "base64"): string };
}

/** Converts base64 to a JSON string and back; `wasm` is the codec of the crate `stellar-xdr` in WebAssembly. */
function rows(
  what: string,
  name: string,
  base64: string,
  ours: { fromXDR(text: string): XdrValue },
  read: (json: unknown) => XdrValue,
  sdk: Sdk,
): Row[] {
  const text = codec.decode(name, base64);
  const others = {
    sdk17: () => JSON.stringify(sdk.fromXDR(base64, "base64")),
    wasm: () => codec.decode(name, base64),
  };
  const plain = (result: unknown) => (result as string).replaceAll('"type_":', '"type":').replaceAll("soroban", "dwsa");
  return [
    {
      name: `${what} to JSON`,
      ours: () => JSON.stringify(ours.fromXDR(base64)),
      others,
      answer: plain,
    },
    {
      name: `${what} to JSON with xdrToJsonString`,
      ours: () => xdrToJsonString(name, base64),
      others,
      answer: plain,
    },
    {
      name: `${what} from JSON`,
      ours: () => read(JSON.parse(text)).toXDR("base64"),
      others: {
        sdk17: () => sdk.fromJson(JSON.parse(text)).toXDR("base64"),
        wasm: () => codec.encode(name, text),
      },
    },
  ];
}

/** A map as contracts store them. */
function map(): string {
  const entry = (key: string, val: ScVal) => new ScMapEntry({ key: ScVal.scvSymbol(key), val });
  const address = ScVal.scvAddress(ScAddress.scAddressTypeContract(new Uint8Array(32).fill(7)));
  return ScVal.scvMap([
    entry("admin", address),
    entry("balance", ScVal.scvI128(-170141183460469231731687303715884105728n)),
    entry("decimals", ScVal.scvU32(7)),
    entry("name", ScVal.scvString("a token of some kind")),
    entry("spenders", ScVal.scvVec([address, ScVal.scvVoid(), ScVal.scvBool(true)])),
  ]).toXDR("base64");
}

/** Returns a value of median length of a type in the corpus, if present. */
function typical(kind: string): readonly string[] {
  const sorted = [...corpus(kind)].sort((a, b) => a.length - b.length);
  return sorted.slice(sorted.length >> 1, (sorted.length >> 1) + 1);
}

/** JSON (SEP-51). */
export const json: Group = {
  area: "json",
  rows: [
    ...rows("ScVal map", "ScVal", map(), ScVal, scValFromJson, sdk17.ScVal as unknown as Sdk),
    ...typical("transactionEnvelopes").flatMap((text) =>
      rows(
        "TransactionEnvelope",
        "TransactionEnvelope",
        text,
        TransactionEnvelope,
        transactionEnvelopeFromJson,
        sdk17.TransactionEnvelope as unknown as Sdk,
      )
    ),
    ...typical("transactionMetas").flatMap((text) =>
      rows(
        "TransactionMeta",
        "TransactionMeta",
        text,
        TransactionMeta,
        transactionMetaFromJson,
        sdk17.TransactionMeta as unknown as Sdk,
      )
    ),
  ],
};
