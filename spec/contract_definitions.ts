/** An interface of a contract: its functions, types and events. */

import type { SpecEntry, SpecType } from "./spec_entry.ts";
import type { ContractTypes, UnknownTypes } from "./types.ts";

/**
 * The interface of a contract, indexed: a frozen object that is created by {@linkcode contractSpec} or
 * from XDR or Wasm, and that all other functions of this module accept. Modified copies are rejected.
 *
 * @typeParam A the compile-time types of the interface; see {@linkcode TypesOf}
 */
export interface ContractSpec<A extends ContractTypes = UnknownTypes> {
  /** The complete entries in order: with `doc` and `lib`, and with types under `type`, never `type_`. */
  readonly entries: readonly SpecEntry[];
  /** The functions by name. */
  readonly functions: ReadonlyMap<string, ContractFunction>;
  /** The types that the interface defines, by name. Functions are listed separately. */
  readonly types: ReadonlyMap<string, ContractType>;
  /** The events in order; several can have the same name. */
  readonly events: readonly ContractEventDefinition[];
  /** The irregularities, in the order of the entries. Each affects only what uses it. */
  readonly problems: readonly ContractProblem[];
  /** For type inference only; never set. */
  readonly "~types"?: A;
}

/** An irregularity of an interface. */
export interface ContractProblem {
  /**
   * `spec/duplicate-name` for a definition that differs from an earlier one of the same name; `spec/invalid-entry` for
   * doubled or missing members, names or case numbers; `spec/unknown-type` for the first use of a type without a
   * definition.
   */
  readonly code: "spec/duplicate-name" | "spec/invalid-entry" | "spec/unknown-type";
  /** The place in the entries, such as `[3].udt_struct_v0.fields[1]`. */
  readonly path: string;
  /** The place and what is irregular. */
  readonly message: string;
}

/** A member with a name and a type: a field, an argument or a parameter. */
export interface ContractField {
  /** The documentation, escaped as in SEP-51; empty if there is none. */
  readonly doc: string;
  /** The name. */
  readonly name: string;
  /** The type. */
  readonly type: SpecType;
}

/** A function of a contract. */
export interface ContractFunction {
  /** The documentation, escaped as in SEP-51; empty if there is none. */
  readonly doc: string;
  /** The name. */
  readonly name: string;
  /** The arguments in order. */
  readonly inputs: readonly ContractField[];
  /** The result type: an array of at most one item. */
  readonly outputs: readonly SpecType[];
  /** Other definitions of the same name; absent if all are equal. */
  readonly also?: readonly ContractFunction[] | undefined;
}

/** A type that an interface defines. */
export type ContractType = ContractStruct | ContractUnion | ContractEnum | ContractAlias;

/** Properties that all types share. */
export interface ContractDefinition {
  /** Other definitions of the same name, which apply to other values; absent if all are equal. */
  readonly also?: readonly ContractType[] | undefined;
}

/** Another name for a type, which only the option `types` can define. */
export interface ContractAlias extends ContractDefinition {
  /** The discriminant of {@linkcode ContractType}. */
  readonly kind: "alias";
  /** The type. */
  readonly type: SpecType;
}

/** A struct type. */
export interface ContractStruct extends ContractDefinition {
  /** `"struct"` for a map by field name, `"tuple"` for a list of the fields `0`, `1`, … */
  readonly kind: "struct" | "tuple";
  /** The fields in wire order: sorted by name, or by number. */
  readonly fields: readonly ContractField[];
  /** Why no value can have this type: doubled field names, or missing numbers. Absent otherwise. */
  readonly problem?: string | undefined;
}

/** A union type. */
export interface ContractUnion extends ContractDefinition {
  /** The discriminant of {@linkcode ContractType}. */
  readonly kind: "union";
  /** The value types of each case by name; `null` for a case without values. */
  readonly cases: ReadonlyMap<string, readonly SpecType[] | null>;
}

/** An enum type, or an enum of errors. */
export interface ContractEnum extends ContractDefinition {
  /** The discriminant of {@linkcode ContractType}. */
  readonly kind: "enum" | "error_enum";
  /** The number of each case by name. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The name of each case by number. */
  readonly names: ReadonlyMap<number, string>;
}

/** An event of a contract. */
export interface ContractEventDefinition {
  /** The name. */
  readonly name: string;
  /** The first topics, which distinguish events. */
  readonly prefixTopics: readonly string[];
  /** All parameters, in the order of the declaration. */
  readonly params: readonly ContractField[];
  /** The parameters in the topics after the prefix topics, in order. */
  readonly topics: readonly ContractField[];
  /** The parameters in the data, in wire order. */
  readonly data: readonly ContractField[];
  /** The format of the data: a single value, a list, or a map by parameter name. */
  readonly dataFormat: "single_value" | "vec" | "map";
}
