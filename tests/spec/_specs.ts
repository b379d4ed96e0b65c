/** Interfaces for tests: of public contracts, and one with all types. */

import { readFileSync } from "node:fs";
import { type ContractSpec, contractSpec, contractSpecFromXdr, type SpecEntry, type TypesOf } from "@dwsa/base/spec";

/** The interface of a public contract: its name, its source, and its entries in base64. */
export interface PublicSpec {
  readonly name: string;
  readonly source: string;
  readonly entries: readonly string[];
  /** The kinds of irregularities, for an irregular interface. */
  readonly shows?: readonly string[];
}

/** The interfaces of public contracts; see tests/vectors/README.md. */
export const publicSpecs: readonly PublicSpec[] = JSON.parse(
  readFileSync(new URL("../vectors/spec/specs.json", import.meta.url), "utf8"),
);

/** The interfaces of public contracts, parsed. */
export const handles: readonly (PublicSpec & { readonly spec: ContractSpec })[] = publicSpecs
  .map((one) => ({ ...one, spec: contractSpecFromXdr(one.entries) }));

/** Irregular interfaces of the public network, one of each kind; see tests/vectors/README.md. */
export const irregular: typeof handles = (() => {
  const read: readonly PublicSpec[] = JSON.parse(
    readFileSync(new URL("../vectors/spec/irregular.json", import.meta.url), "utf8"),
  );
  return read.map((one) => ({ ...one, spec: contractSpecFromXdr(one.entries) }));
})();

/** An interface with types, names and events that are rare in public contracts; see tests/vectors/README.md. */
export const kinds: (typeof handles)[number] = (() => {
  const read: PublicSpec = JSON.parse(readFileSync(new URL("../vectors/spec/kinds.json", import.meta.url), "utf8"));
  return { ...read, spec: contractSpecFromXdr(read.entries) };
})();

/** The types of {@linkcode everything}, by function name. */
const TYPES = {
  val: "val",
  bool: "bool",
  void: "void",
  error: "error",
  u32: "u32",
  i32: "i32",
  u64: "u64",
  i64: "i64",
  timepoint: "timepoint",
  duration: "duration",
  u128: "u128",
  i128: "i128",
  u256: "u256",
  i256: "i256",
  bytes: "bytes",
  string: "string",
  symbol: "symbol",
  address: "address",
  muxed_address: "muxed_address",
  option: { option: { value_type: "u32" } },
  result: { result: { ok_type: "u32", error_type: { udt: { name: "Failure" } } } },
  vec: { vec: { element_type: "i128" } },
  map: { map: { key_type: "u32", value_type: "string" } },
  tuple: { tuple: { value_types: ["u32", "symbol"] } },
  nothing: { tuple: { value_types: [] } },
  bytes_n: { bytes_n: { n: 4 } },
  struct: { udt: { name: "Order" } },
  pair: { udt: { name: "Pair" } },
  union: { udt: { name: "Kind" } },
  enum: { udt: { name: "Side" } },
  error_enum: { udt: { name: "Failure" } },
  unknown: { udt: { name: "Elsewhere" } },
  tree: { udt: { name: "Tree" } },
} as const;

const DEFINITIONS = [
  {
    udt_struct_v0: {
      name: "Order",
      fields: [
        { name: "price", type: "i128" },
        { name: "Kind", type: { udt: { name: "Kind" } } },
        { name: "note", type_: { option: { value_type: "string" } } },
      ],
    },
  },
  { udt_struct_v0: { name: "Pair", fields: [{ name: "1", type: "bool" }, { name: "0", type: "u32" }] } },
  {
    udt_struct_v0: {
      name: "Tree",
      fields: [
        { name: "value", type: "u32" },
        { name: "branches", type: { vec: { element_type: { udt: { name: "Tree" } } } } },
      ],
    },
  },
  {
    udt_union_v0: {
      name: "Kind",
      cases: [
        { void_v0: { name: "Market" } },
        { tuple_v0: { name: "Limit", type: ["i128"] } },
        { tuple_v0: { name: "Stop", type_: ["i128", { option: { value_type: "u32" } }] } },
      ],
    },
  },
  { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 7 }, { name: "Sell", value: 3 }] } },
  {
    udt_error_enum_v0: {
      name: "Failure",
      cases: [{ name: "NotFound", value: 5, doc: "No such order\\nTry caf\\xc3\\xa9" }, { name: "Closed", value: 6 }],
    },
  },
] as const;

/** An interface with a function for each type, which has an argument `value` of the type and returns the type. */
export const everything: ContractSpec = contractSpec([
  ...Object.entries(TYPES).map(([name, type]): SpecEntry => ({
    function_v0: { name, inputs: [{ name: "value", type }], outputs: [type] },
  })),
  ...DEFINITIONS,
]);

/** An interface of the definitions alone, with inferred types. */
export const definitions: ContractSpec<TypesOf<typeof DEFINITIONS>> = contractSpec(DEFINITIONS);
