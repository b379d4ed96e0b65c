/** The entries of a contract's interface (SEP-48) as JSON (SEP-51). */

import type { Bytes } from "../internal/bytes.ts";
import type { ScErrorNative } from "../scval/mod.ts";
import type { ScVal } from "../xdr/mod.ts";

/** A type that an interface declares, as SEP-51 JSON of `SCSpecTypeDef`. */
export type SpecType =
  | keyof SpecScalars
  | SpecOptionType
  | SpecResultType
  | SpecVecType
  | SpecMapType
  | SpecTupleType
  | SpecBytesNType
  | SpecNamedType;

/** The native value of each type that has no parts. */
export interface SpecScalars {
  /** A contract value of any type, which stays an `ScVal`. */
  readonly val: ScVal;
  /** True or false. */
  readonly bool: boolean;
  /** Nothing. */
  readonly void: null;
  /** An error of a contract or of the host. */
  readonly error: ScErrorNative;
  /** An unsigned integer of 32 bits. */
  readonly u32: number;
  /** A signed integer of 32 bits. */
  readonly i32: number;
  /** An unsigned integer of 64 bits. */
  readonly u64: bigint;
  /** A signed integer of 64 bits. */
  readonly i64: bigint;
  /** A point in time, in seconds since 1970. */
  readonly timepoint: bigint;
  /** A number of seconds. */
  readonly duration: bigint;
  /** An unsigned integer of 128 bits. */
  readonly u128: bigint;
  /** A signed integer of 128 bits. */
  readonly i128: bigint;
  /** An unsigned integer of 256 bits. */
  readonly u256: bigint;
  /** A signed integer of 256 bits. */
  readonly i256: bigint;
  /** Bytes of any number. */
  readonly bytes: Bytes;
  /** A string in UTF-8. */
  readonly string: string;
  /** At most 32 of the characters `A-Z`, `a-z`, `0-9` and `_`. */
  readonly symbol: string;
  /** An account `G…` or a contract `C…`. */
  readonly address: string;
  /** An account `G…`, a contract `C…` or a muxed account `M…`. */
  readonly muxed_address: string;
}

/** A value, or none: `null`. */
export interface SpecOptionType {
  /** The type of the value. */
  readonly option: { readonly value_type: SpecType };
}

/** The value of a call that went well, or an error. */
export interface SpecResultType {
  /** The types of the value and of the error. */
  readonly result: { readonly ok_type: SpecType; readonly error_type: SpecType };
}

/** A list. */
export interface SpecVecType {
  /** The type of the items. */
  readonly vec: { readonly element_type: SpecType };
}

/** A map. */
export interface SpecMapType {
  /** The types of the keys and of the values. */
  readonly map: { readonly key_type: SpecType; readonly value_type: SpecType };
}

/** A list of fixed length, with a type for each item. */
export interface SpecTupleType {
  /** The types of the items. */
  readonly tuple: { readonly value_types: readonly SpecType[] };
}

/** Bytes of fixed length. */
export interface SpecBytesNType {
  /** Number of bytes. */
  readonly bytes_n: { readonly n: number };
}

/** A type by its name: a struct, a union, an enum or an error enum of the same interface. */
export interface SpecNamedType {
  /** The name. */
  readonly udt: { readonly name: string };
}

/**
 * The member that holds a type. SEP-51 calls it `type`; the network's command line writes `type_`. Both are read, and
 * `type` is written.
 */
export type SpecTyped<T> = { readonly type: T } | { readonly type_: T };

/** The name of something, and its documentation. */
export interface SpecNamed {
  /** The name. */
  readonly name: string;
  /** The documentation; empty unless given. */
  readonly doc?: string | undefined;
}

/** What the types of an interface have in common. */
export interface SpecDefinition extends SpecNamed {
  /** The library that the type is from; empty unless given. */
  readonly lib?: string | undefined;
}

/** A field of a struct, or an argument of a function. */
export type SpecField = SpecNamed & SpecTyped<SpecType>;

/** A case of an enum or of an error enum. */
export interface SpecEnumCase extends SpecNamed {
  /** The number of the case. */
  readonly value: number;
}

/** A case of a union: without values, or with a list of them. */
export type SpecUnionCase =
  | { readonly void_v0: SpecNamed }
  | { readonly tuple_v0: SpecNamed & SpecTyped<readonly SpecType[]> };

/** A parameter of an event. */
export type SpecEventParam = SpecField & {
  /** Whether the parameter is a topic or a part of the data. */
  readonly location: "data" | "topic_list";
};

/** A function: its arguments by name, and the type of its result if it has one. */
export interface SpecFunctionEntry {
  /** The function. */
  readonly function_v0: SpecNamed & { readonly inputs: readonly SpecField[]; readonly outputs: readonly SpecType[] };
}

/** A struct. If its fields are named `0`, `1`, …, it is a list on the wire, else a map. */
export interface SpecStructEntry {
  /** The struct. */
  readonly udt_struct_v0: SpecDefinition & { readonly fields: readonly SpecField[] };
}

/** A union. */
export interface SpecUnionEntry {
  /** The union. */
  readonly udt_union_v0: SpecDefinition & { readonly cases: readonly SpecUnionCase[] };
}

/** An enum: a number on the wire. */
export interface SpecEnumEntry {
  /** The enum. */
  readonly udt_enum_v0: SpecDefinition & { readonly cases: readonly SpecEnumCase[] };
}

/** An enum of the errors that the contract returns. */
export interface SpecErrorEnumEntry {
  /** The enum. */
  readonly udt_error_enum_v0: SpecDefinition & { readonly cases: readonly SpecEnumCase[] };
}

/** An event. */
export interface SpecEventEntry {
  /** The event. */
  readonly event_v0: SpecDefinition & {
    readonly prefix_topics: readonly string[];
    readonly params: readonly SpecEventParam[];
    readonly data_format: "single_value" | "vec" | "map";
  };
}

/**
 * An entry of a contract's interface: SEP-51 JSON of an `SCSpecEntry` of SEP-48, which is the form that the network's
 * command line prints with `contract info interface --output json`. `doc` and `lib` may be left out.
 */
export type SpecEntry =
  | SpecFunctionEntry
  | SpecStructEntry
  | SpecUnionEntry
  | SpecEnumEntry
  | SpecErrorEnumEntry
  | SpecEventEntry;
