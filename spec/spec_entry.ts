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

/** The native value of each scalar type. */
export interface SpecScalars {
  /** A contract value of any type, which stays an `ScVal`. */
  readonly val: ScVal;
  /** A boolean. */
  readonly bool: boolean;
  /** Always null. */
  readonly void: null;
  /** An error from a contract or from the host. */
  readonly error: ScErrorNative;
  /** An unsigned 32-bit integer. */
  readonly u32: number;
  /** A signed 32-bit integer. */
  readonly i32: number;
  /** An unsigned 64-bit integer. */
  readonly u64: bigint;
  /** A signed 64-bit integer. */
  readonly i64: bigint;
  /** Unix time in seconds. */
  readonly timepoint: bigint;
  /** A duration in seconds. */
  readonly duration: bigint;
  /** An unsigned 128-bit integer. */
  readonly u128: bigint;
  /** A signed 128-bit integer. */
  readonly i128: bigint;
  /** An unsigned 256-bit integer. */
  readonly u256: bigint;
  /** A signed 256-bit integer. */
  readonly i256: bigint;
  /** Bytes of any length. */
  readonly bytes: Bytes;
  /** A UTF-8 string. */
  readonly string: string;
  /** At most 32 characters of `A-Z`, `a-z`, `0-9` and `_`. */
  readonly symbol: string;
  /** An account `G…` or a contract `C…`. */
  readonly address: string;
  /** An account `G…`, a contract `C…`, a muxed account `M…` or a muxed contract `W…`. */
  readonly muxed_address: string;
}

/** An optional value. */
export interface SpecOptionType {
  /** The type of the value. */
  readonly option: { readonly value_type: SpecType };
}

/** A success value, or an error. */
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
  /** The number of bytes. */
  readonly bytes_n: { readonly n: number };
}

/** A type by its name: a struct, a union, an enum or an error enum of the same interface. */
export interface SpecNamedType {
  /** The name. */
  readonly udt: { readonly name: string };
}

/**
 * An object with a type. SEP-51 names the property `type`; the Stellar CLI names it `type_`. Both names are accepted,
 * and output uses `type`.
 */
export type SpecTyped<T> = { readonly type: T } | { readonly type_: T };

/** A name and its documentation. */
export interface SpecNamed {
  /** The name. */
  readonly name: string;
  /** The documentation; empty by default. */
  readonly doc?: string | undefined;
}

/** Properties that all types of an interface share. */
export interface SpecDefinition extends SpecNamed {
  /** The library that defines the type; empty by default. */
  readonly lib?: string | undefined;
}

/** A field of a struct, or an argument of a function. */
export type SpecField = SpecNamed & SpecTyped<SpecType>;

/** A case of an enum or of an error enum. */
export interface SpecEnumCase extends SpecNamed {
  /** The number of the case. */
  readonly value: number;
}

/** A case of a union: without values, or with a list of value types. */
export type SpecUnionCase =
  | { readonly void_v0: SpecNamed }
  | { readonly tuple_v0: SpecNamed & SpecTyped<readonly SpecType[]> };

/** A parameter of an event. */
export type SpecEventParam = SpecField & {
  /** Whether the parameter is a topic or a part of the data. */
  readonly location: "data" | "topic_list";
};

/** A function: its named arguments, and the type of its result, if any. */
export interface SpecFunctionEntry {
  /** The definition of the function. */
  readonly function_v0: SpecNamed & { readonly inputs: readonly SpecField[]; readonly outputs: readonly SpecType[] };
}

/** A struct, which is encoded as a list if its fields are named `0`, `1`, …, and otherwise as a map. */
export interface SpecStructEntry {
  /** The definition of the struct. */
  readonly udt_struct_v0: SpecDefinition & { readonly fields: readonly SpecField[] };
}

/** A union. */
export interface SpecUnionEntry {
  /** The definition of the union. */
  readonly udt_union_v0: SpecDefinition & { readonly cases: readonly SpecUnionCase[] };
}

/** An enum, which is encoded as a number. */
export interface SpecEnumEntry {
  /** The definition of the enum. */
  readonly udt_enum_v0: SpecDefinition & { readonly cases: readonly SpecEnumCase[] };
}

/** An enum of the errors that the contract returns. */
export interface SpecErrorEnumEntry {
  /** The definition of the enum. */
  readonly udt_error_enum_v0: SpecDefinition & { readonly cases: readonly SpecEnumCase[] };
}

/** An event. */
export interface SpecEventEntry {
  /** The definition of the event. */
  readonly event_v0: SpecDefinition & {
    readonly prefix_topics: readonly string[];
    readonly params: readonly SpecEventParam[];
    readonly data_format: "single_value" | "vec" | "map";
  };
}

/**
 * An entry of a contract's interface: SEP-51 JSON of an `SCSpecEntry` of SEP-48, as printed by the Stellar CLI with
 * `contract info interface --output json`. `doc` and `lib` are optional.
 */
export type SpecEntry =
  | SpecFunctionEntry
  | SpecStructEntry
  | SpecUnionEntry
  | SpecEnumEntry
  | SpecErrorEnumEntry
  | SpecEventEntry;

/** The options of `contractSpec`, `contractSpecFromXdr` and `contractSpecFromWasm`. */
export interface SpecOptions<T extends SuppliedTypes = SuppliedTypes> {
  /**
   * Definitions for types that the interface names but does not define, by name: Rust aliases, and types of other
   * crates. Without a definition, values of such a type are `ScVal`s.
   */
  readonly types?: T | undefined;
}

/** The definition of each name: a type such as `"u32"`, or an entry of the same name. */
export interface SuppliedTypes {
  /** A definition. */
  readonly [name: string]: SpecType | SpecStructEntry | SpecUnionEntry | SpecEnumEntry | SpecErrorEnumEntry;
}
