/** Compiled, never run: the types that the compiler infers from an interface, and the uses that it must reject. */

import {
  callFunction,
  contractErrors,
  type ContractSpec,
  contractSpec,
  contractSpecFromXdr,
  decodeArguments,
  decodeEvent,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
  type FunctionArguments,
  type IntLike,
  type SpecEntry,
  type TypeInput,
  type TypesOf,
} from "@dwsa/base/spec";
import type { Bytes } from "@dwsa/base/encoding";
import type { ScErrorNative } from "@dwsa/base/scval";
import type { ScVal } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

const ENTRIES = [
  {
    function_v0: {
      name: "scalars",
      inputs: [
        { name: "val", type: "val" },
        { name: "bool", type: "bool" },
        { name: "nothing", type: "void" },
        { name: "error", type: "error" },
        { name: "u32", type: "u32" },
        { name: "i32", type_: "i32" },
        { name: "u64", type: "u64" },
        { name: "i64", type: "i64" },
        { name: "timepoint", type: "timepoint" },
        { name: "duration", type: "duration" },
        { name: "u128", type: "u128" },
        { name: "i128", type: "i128" },
        { name: "u256", type: "u256" },
        { name: "i256", type: "i256" },
        { name: "bytes", type: "bytes" },
        { name: "string", type: "string" },
        { name: "symbol", type: "symbol" },
        { name: "address", type: "address" },
        { name: "muxed_address", type_: "muxed_address" },
      ],
      outputs: [],
    },
  },
  {
    function_v0: {
      name: "parts",
      inputs: [
        { name: "option", type: { option: { value_type: "u32" } } },
        { name: "vec", type: { vec: { element_type: "i128" } } },
        { name: "map", type: { map: { key_type: "u32", value_type: "string" } } },
        { name: "tuple", type: { tuple: { value_types: ["u32", "symbol"] } } },
        { name: "nothing", type: { tuple: { value_types: [] } } },
        { name: "six", type: { tuple: { value_types: ["u32", "bool", "u64", "string", "bytes", "i32"] } } },
        { name: "hash", type: { bytes_n: { n: 32 } } },
        { name: "elsewhere", type: { udt: { name: "Elsewhere" } } },
      ],
      outputs: [{ result: { ok_type: "u32", error_type: { udt: { name: "Failure" } } } }],
    },
  },
  {
    function_v0: {
      name: "trade",
      inputs: [{ name: "order", type: { udt: { name: "Order" } } }],
      outputs: [{ udt: { name: "Side" } }],
    },
  },
  { function_v0: { name: "pair", inputs: [], outputs: [{ udt: { name: "Pair" } }] } },
  { function_v0: { name: "failure", inputs: [], outputs: [{ udt: { name: "Failure" } }] } },
  {
    function_v0: {
      name: "tree",
      inputs: [{ name: "tree", type: { udt: { name: "Tree" } } }],
      outputs: [{ udt: { name: "Tree" } }],
    },
  },
  {
    udt_struct_v0: {
      name: "Order",
      fields: [
        { name: "kind", type: { udt: { name: "Kind" } } },
        { name: "price", type_: "i128" },
      ],
    },
  },
  { udt_struct_v0: { name: "Pair", fields: [{ name: "1", type: "bool" }, { name: "0", type: "u32" }] } },
  {
    udt_struct_v0: {
      name: "Tree",
      fields: [
        { name: "children", type: { vec: { element_type: { udt: { name: "Tree" } } } } },
        { name: "by_id", type: { map: { key_type: "u32", value_type: { udt: { name: "Tree" } } } } },
        { name: "up", type: { option: { value_type: { udt: { name: "Branch" } } } } },
      ],
    },
  },
  {
    udt_struct_v0: {
      name: "Branch",
      fields: [{ name: "0", type: { vec: { element_type: { udt: { name: "Branch" } } } } }],
    },
  },
  {
    udt_union_v0: {
      name: "Kind",
      cases: [
        { void_v0: { name: "Market" } },
        { tuple_v0: { name: "Limit", type: ["i128"] } },
        { tuple_v0: { name: "Stop", type_: ["i128", { udt: { name: "Kind" } }] } },
      ],
    },
  },
  { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }, { name: "Sell", value: 1 }] } },
  { udt_error_enum_v0: { name: "Failure", cases: [{ name: "NotFound", value: 5 }, { name: "Closed", value: 6 }] } },
  {
    event_v0: {
      name: "Traded",
      prefix_topics: ["traded"],
      params: [
        { name: "side", type: { udt: { name: "Side" } }, location: "topic_list" },
        { name: "amount", type_: "i128", location: "data" },
      ],
      data_format: "single_value",
    },
  },
  { event_v0: { name: "Closed", prefix_topics: [], params: [], data_format: "map" } },
] as const;

export const spec: ContractSpec<TypesOf<typeof ENTRIES>> = contractSpec(ENTRIES);

type Kind =
  | { readonly tag: "Market" }
  | { readonly tag: "Limit"; readonly values: readonly [bigint] }
  | { readonly tag: "Stop"; readonly values: readonly [bigint, Kind] };

export function arguments_(values: readonly ScVal[]): void {
  const scalars = decodeArguments(spec, "scalars", values);
  same<typeof scalars, {
    readonly val: ScVal;
    readonly bool: boolean;
    readonly nothing: null;
    readonly error: ScErrorNative;
    readonly u32: number;
    readonly i32: number;
    readonly u64: bigint;
    readonly i64: bigint;
    readonly timepoint: bigint;
    readonly duration: bigint;
    readonly u128: bigint;
    readonly i128: bigint;
    readonly u256: bigint;
    readonly i256: bigint;
    readonly bytes: Bytes;
    readonly string: string;
    readonly symbol: string;
    readonly address: string;
    readonly muxed_address: string;
  }>(true);
  const parts = decodeArguments(spec, "parts", values);
  same<typeof parts, {
    readonly option: number | null;
    readonly vec: readonly bigint[];
    readonly map: ReadonlyMap<number, string>;
    readonly tuple: readonly [number, string];
    readonly nothing: null;
    readonly six: readonly [number, boolean, bigint, string, Bytes, number];
    readonly hash: Bytes;
    readonly elsewhere: ScVal;
  }>(true);
  // A decoded value can be encoded again.
  encodeArguments(spec, "scalars", scalars);
  encodeArguments(spec, "parts", parts);
}

export function inputs(): void {
  same<FunctionArguments<TypesOf<typeof ENTRIES>, "trade">, {
    readonly order: {
      readonly kind:
        | { readonly tag: "Market" }
        | { readonly tag: "Limit"; readonly values: readonly [IntLike] }
        | { readonly tag: "Stop"; readonly values: readonly [IntLike, TypeInput<TypesOf<typeof ENTRIES>, "Kind">] };
      readonly price: IntLike;
    };
  }>(true);
  const bytes: Uint8Array = new Uint8Array(32);
  encodeArguments(spec, "parts", {
    option: "5",
    vec: [5, 5n, "5"],
    map: new Map<IntLike, string>([[5n, "five"], ["6", "six"]]),
    tuple: [5n, "five"],
    nothing: null,
    six: ["1", true, 2, "", bytes, 3n],
    hash: bytes,
    elsewhere: {} as ScVal,
  });
}

export function results(value: ScVal): void {
  const nothing = decodeResult(spec, "scalars", value);
  const ok = decodeResult(spec, "parts", value);
  const side = decodeResult(spec, "trade", value);
  const pair = decodeResult(spec, "pair", value);
  const failure = decodeResult(spec, "failure", value);
  same<typeof nothing, null>(true);
  same<typeof ok, number>(true);
  same<typeof side, "Buy" | "Sell">(true);
  same<typeof pair, readonly [number, boolean]>(true);
  same<typeof failure, "NotFound" | "Closed">(true);
  const tree = decodeResult(spec, "tree", value);
  same<(typeof tree)["children"][number]["children"], readonly (typeof tree)[]>(true);
  const deeper = tree.children[0]?.by_id.get(1)?.up;
  same<typeof deeper, readonly [readonly (NonNullable<typeof deeper>)[]] | null | undefined>(true);
  encodeArguments(spec, "tree", { tree });
}

export function types(value: ScVal): void {
  const kind = decodeValue(spec, "Kind", value);
  const both: Kind = kind;
  encodeValue(spec, "Kind", both);
  if (kind.tag === "Stop") same<(typeof kind)["values"][0], bigint>(true);
  encodeValue(spec, "Side", "Buy");
  // @ts-expect-error this case does not exist
  encodeValue(spec, "Side", "Bye");
  // @ts-expect-error this type does not exist
  encodeValue(spec, "Sides", "Buy");
  // @ts-expect-error a function is not a type
  decodeValue(spec, "trade", value);
  // @ts-expect-error these are the values of another case
  encodeValue(spec, "Kind", { tag: "Market", values: [5n] });
  // @ts-expect-error too many values
  encodeValue(spec, "Kind", { tag: "Limit", values: [5n, 5n] });
}

export function calls(id: string): void {
  callFunction(spec, id, "trade", { order: { price: 5n, kind: { tag: "Limit", values: [5n] } } });
  callFunction(spec, id, "pair", {});
  // @ts-expect-error this function does not exist
  callFunction(spec, id, "trad", {});
  // @ts-expect-error an argument is missing
  callFunction(spec, id, "trade", {});
  // @ts-expect-error a field is missing
  callFunction(spec, id, "trade", { order: { price: 5n } });
  // @ts-expect-error there is an argument too many
  callFunction(spec, id, "tree", { tree: decodeResult(spec, "tree", {} as ScVal), other: 1 });
  callFunction(spec, id, "trade", { order: { price: 5, kind: { tag: "Limit", values: ["5"] } } });
  // @ts-expect-error an integer is required
  callFunction(spec, id, "trade", { order: { price: true, kind: { tag: "Market" } } });
  // @ts-expect-error the function has no arguments
  encodeArguments(spec, "pair", 5);
  // @ts-expect-error the function has no arguments
  encodeArguments(spec, "pair", []);
  // @ts-expect-error the function has no arguments
  encodeArguments(spec, "pair", { other: 5 });
}

export function events(topics: readonly ScVal[], data: ScVal): void {
  const event = decodeEvent(spec, { topics, data });
  if (event === null) return;
  same<(typeof event)["name"], "Traded" | "Closed">(true);
  same<(typeof event)["rest"], readonly ScVal[]>(true);
  if (event.name === "Traded") {
    same<(typeof event)["params"], { readonly side: "Buy" | "Sell"; readonly amount: bigint }>(true);
  }
  const [found] = contractErrors(spec, 5);
  same<(typeof found & object)["name"], "NotFound" | "Closed">(true);
}

/** A struct with more numbered fields than the compiler infers. */
const LONG = [{
  udt_struct_v0: {
    name: "Long",
    fields: [
      { name: "0", type: "u32" },
      { name: "1", type: "u32" },
      { name: "2", type: "u32" },
      { name: "3", type: "u32" },
      { name: "4", type: "u32" },
      { name: "5", type: "u32" },
      { name: "6", type: "u32" },
      { name: "7", type: "u32" },
      { name: "8", type: "u32" },
      { name: "9", type: "u32" },
      { name: "10", type: "u32" },
      { name: "11", type: "u32" },
      { name: "12", type: "u32" },
      { name: "13", type: "u32" },
      { name: "14", type: "u32" },
      { name: "15", type: "u32" },
      { name: "16", type: "u32" },
      { name: "17", type: "u32" },
      { name: "18", type: "u32" },
      { name: "19", type: "u32" },
      { name: "20", type: "u32" },
      { name: "21", type: "u32" },
      { name: "22", type: "u32" },
      { name: "23", type: "u32" },
      { name: "24", type: "u32" },
    ],
  },
}] as const;

export function long(value: ScVal): void {
  const decoded = decodeValue(contractSpec(LONG), "Long", value);
  same<(typeof decoded)[23], number>(true);
  same<(typeof decoded)[24], unknown>(true);
}

export function unknown(entries: SpecEntry[], value: ScVal): void {
  const read = contractSpecFromXdr([]);
  const data = contractSpec(entries);
  same<typeof read, typeof data>(true);
  const result = decodeResult(read, "anything", value);
  same<typeof result, unknown>(true);
  encodeArguments(read, "anything", { any: 5n });
  encodeValue(read, "anything", 5n);
  const event = decodeEvent(data, { topics: [], data: value });
  same<NonNullable<typeof event>["name"], string>(true);
  // @ts-expect-error arguments are an object
  encodeArguments(read, "anything", 5n);
  const known: ContractSpec = spec; // a typed interface is accepted where an untyped one is
  void known;
}

/** A name with two definitions, and a name that only the option `types` defines. */
export function irregular(value: ScVal): void {
  const spec = contractSpec([
    { udt_struct_v0: { name: "Metadata", fields: [{ name: "decimals", type: "u32" }] } },
    { udt_struct_v0: { name: "Metadata", fields: [{ name: "base_uri", type: "string" }] } },
    {
      function_v0: {
        name: "set",
        inputs: [{ name: "metadata", type: { udt: { name: "Metadata" } } }, {
          name: "country",
          type: { udt: { name: "CountryCode" } },
        }],
        outputs: [{ udt: { name: "Context" } }],
      },
    },
  ], {
    types: {
      CountryCode: "u32",
      Context: { udt_union_v0: { name: "Context", cases: [{ void_v0: { name: "Root" } }] } },
    },
  });
  encodeArguments(spec, "set", { metadata: { decimals: 7 }, country: 276 });
  encodeArguments(spec, "set", { metadata: { base_uri: "u" }, country: "276" });
  // @ts-expect-error no definition has this field
  encodeArguments(spec, "set", { metadata: { uri: "u" }, country: 276 });
  const { metadata, country } = decodeArguments(spec, "set", []);
  same<typeof country, number>(true);
  same<typeof metadata, { readonly decimals: number } | { readonly base_uri: string }>(true);
  const context = decodeResult(spec, "set", value);
  same<typeof context, { readonly tag: "Root" }>(true);
  // @ts-expect-error neither a type nor an entry
  contractSpec([], { types: { CountryCode: "u33" } });
}

export function wrong(): void {
  // @ts-expect-error SEP-48 does not define this type
  contractSpec([{ function_v0: { name: "f", inputs: [], outputs: ["u33"] } }]);
  const entry = { function_v0: { name: "f", inputs: [{ name: "a", type: "u32" }], outputs: [] } };
  // @ts-expect-error without `as const`, the type is any string
  contractSpec([entry]);
  const empty = contractSpec([]);
  // @ts-expect-error the interface has no functions
  encodeArguments(empty, "f", {});
}
