import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  contractSpec,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeResult,
  encodeArguments,
  encodeValue,
} from "@dwsa/base/spec";
import type { ScVal } from "@dwsa/base/xdr";
import { contract, xdr as sdk17 } from "@stellar/stellar-sdk";
import { readFileSync } from "node:fs";
import type { Group } from "./harness.ts";

const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** The largest interface of the corpus. */
const entries = (JSON.parse(readFileSync("tests/vectors/spec/specs.json", "utf8")) as { entries: string[] }[])
  .map(({ entries }) => entries)
  .reduce((largest, entries) => entries.length > largest.length ? entries : largest);

const exchange = contractSpec([
  {
    function_v0: {
      name: "transfer",
      inputs: [{ name: "from", type: "address" }, { name: "to", type: "address" }, { name: "amount", type: "i128" }],
      outputs: [],
    },
  },
  { function_v0: { name: "book", inputs: [], outputs: [{ udt: { name: "Book" } }] } },
  { udt_struct_v0: { name: "Order", fields: [{ name: "amount", type: "i128" }, { name: "price", type: "u32" }] } },
  {
    udt_struct_v0: {
      name: "Book",
      fields: [
        { name: "open", type: "bool" },
        { name: "orders", type: { vec: { element_type: { udt: { name: "Order" } } } } },
      ],
    },
  },
]);
const sdkExchange = new contract.Spec(
  contractSpecToJson(exchange).map((entry) => scSpecEntryFromJson(entry).toXDR("base64")),
);

const args = { from: ACCOUNT, to: CONTRACT, amount: 12_345_678_901_234_567_890n };
const book = encodeValue(exchange, "Book", {
  open: true,
  orders: Array.from({ length: 3 }, (_, i) => ({ amount: BigInt(i), price: i })),
});
const sdkBook = sdk17.ScVal.fromXDR(book.toXDR("base64"), "base64");

/** Contract interfaces: parsing, arguments and results. */
export const spec: Group = {
  area: "spec",
  rows: [
    {
      // Both libraries decode all entries; this one also validates them. Both defer all other work.
      name: `read an interface of ${entries.length} entries from base64`,
      ours: () => contractSpecFromXdr(entries),
      others: { sdk17: () => new contract.Spec(entries) },
      answer: (spec) => (spec as { readonly entries: readonly unknown[] }).entries.length,
      target: 1.5,
    },
    {
      // This library creates and freezes the JSON of all functions.
      name: `read an interface of ${entries.length} entries from base64, and list its functions`,
      ours: () => [...contractSpecFromXdr(entries).functions.keys()],
      others: { sdk17: () => new contract.Spec(entries).funcs().map(({ name }) => `${name}`) },
    },
    {
      name: "arguments of a transfer",
      ours: () => encodeArguments(exchange, "transfer", args),
      others: { sdk17: () => sdkExchange.funcArgsToScVals("transfer", args) },
      answer: (values) => (values as ScVal[]).map((value) => value.toXDR("base64")),
      target: 3,
    },
    {
      name: "decode a struct with a list of structs",
      ours: () => decodeResult(exchange, "book", book),
      others: { sdk17: () => sdkExchange.funcResToNative("book", sdkBook) },
      target: 5,
    },
  ],
};
