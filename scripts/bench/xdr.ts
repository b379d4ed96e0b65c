import { ScAddress, ScMapEntry, ScVal, TransactionMeta } from "@dwsa/base/xdr";
import base15 from "@stellar/stellar-base";
import { xdr as sdk17 } from "@stellar/stellar-sdk/base";
import { corpus } from "./corpus.ts";
import type { Group, Row } from "./harness.ts";

/** The part of a type that the rows use, of this library or another. */
interface Type {
  fromXDR(input: Uint8Array): Value;
  fromXDR(input: string, format: "base64"): Value;
}

interface Value {
  toXDR(): Uint8Array;
  toXDR(format: "base64"): string;
}

/** Decoding and encoding of one value of one type, from and to bytes and base64. */
function rows(
  what: string,
  bytes: Uint8Array,
  ours: Type,
  sdk: Type,
  base: Type,
): Row[] {
  const buffer = Buffer.from(bytes); // stellar-base accepts nothing else
  const text = buffer.toString("base64");
  const [our, sdk17, base15] = [
    ours.fromXDR(bytes),
    sdk.fromXDR(bytes),
    base.fromXDR(buffer),
  ];
  const answer = (value: unknown) => (value as Value).toXDR("base64");
  const target = 2.5;
  return [
    {
      name: `decode ${what}`,
      ours: () => ours.fromXDR(bytes),
      others: {
        sdk17: () => sdk.fromXDR(bytes),
        base15: () => base.fromXDR(buffer),
      },
      answer,
      target,
    },
    {
      name: `decode ${what}, base64`,
      ours: () => ours.fromXDR(text, "base64"),
      others: {
        sdk17: () => sdk.fromXDR(text, "base64"),
        base15: () => base.fromXDR(text, "base64"),
      },
      answer,
      target,
    },
    {
      name: `encode ${what}`,
      ours: () => our.toXDR(),
      others: { sdk17: () => sdk17.toXDR(), base15: () => base15.toXDR() },
      target,
    },
    {
      name: `encode ${what}, base64`,
      ours: () => our.toXDR("base64"),
      others: {
        sdk17: () => sdk17.toXDR("base64"),
        base15: () => base15.toXDR("base64"),
      },
      target,
    },
  ];
}

/** A map as contracts store them. */
function map(): Uint8Array {
  const entry = (key: string, val: ScVal) => new ScMapEntry({ key: ScVal.scvSymbol(key), val });
  const address = ScVal.scvAddress(
    ScAddress.scAddressTypeContract(new Uint8Array(32).fill(7)),
  );
  return ScVal.scvMap([
    entry("admin", address),
    entry("balance", ScVal.scvI128(-170141183460469231731687303715884105728n)),
    entry("decimals", ScVal.scvU32(7)),
    entry("expiry", ScVal.scvU64(18446744073709551615n)),
    entry("name", ScVal.scvString("a token of some kind")),
    entry(
      "spenders",
      ScVal.scvVec([address, ScVal.scvVoid(), ScVal.scvBool(true)]),
    ),
  ]).toXDR();
}

/** Returns the largest value of a type in the corpus, if present. */
function biggest(kind: string): Uint8Array | undefined {
  const text = corpus(kind).reduce((a, b) => (b.length > a.length ? b : a), "");
  return text === "" ? undefined : Uint8Array.from(Buffer.from(text, "base64"));
}

const meta = biggest("transactionMetas");

/** Decoding, compared with the engine's JSON parser on the same content. */
function parseRow(what: string, bytes: Uint8Array): Row {
  const json = JSON.stringify(TransactionMeta.fromXDR(bytes));
  return {
    name: `decode ${what}, next to JSON.parse`,
    ours: () => TransactionMeta.fromXDR(bytes),
    others: { "JSON.parse": () => JSON.parse(json) },
    answer: (value) => JSON.stringify(value),
    target: 5,
  };
}

/** The wire types. */
export const xdr: Group = {
  area: "xdr",
  rows: [
    ...rows(
      "ScVal map",
      map(),
      ScVal as Type,
      sdk17.ScVal as Type,
      base15.xdr.ScVal,
    ),
    ...(meta === undefined ? [] : rows(
      "biggest TransactionMeta",
      meta,
      TransactionMeta as Type,
      sdk17.TransactionMeta as Type,
      base15.xdr.TransactionMeta,
    )),
    ...(meta === undefined ? [] : [parseRow("biggest TransactionMeta", meta)]),
  ],
};
