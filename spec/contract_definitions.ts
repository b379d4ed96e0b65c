/** An interface of a contract: its functions, types and events. */

import type { SpecEntry, SpecType } from "./spec_entry.ts";
import type { ContractTypes, UnknownTypes } from "./types.ts";

/**
 * The interface of a contract, checked and indexed: made by {@linkcode contractSpec} and the readers
 * of XDR and Wasm, and taken by all other functions here. A frozen plain object; a changed copy is not accepted.
 *
 * @typeParam A the interface as the compiler knows it, see {@linkcode TypesOf}
 */
export interface ContractSpec<A extends ContractTypes = UnknownTypes> {
  /** The entries in their order, complete (with `doc` and `lib`), each with its types under `type`. */
  readonly entries: readonly SpecEntry[];
  /** The functions by name. */
  readonly functions: ReadonlyMap<string, ContractFunction>;
  /** The types that the interface defines, by name. Functions have names of their own. */
  readonly types: ReadonlyMap<string, ContractType>;
  /** The events in their order; several may have one name. */
  readonly events: readonly ContractEventDefinition[];
  /** For the compiler alone: never set. */
  readonly "~types"?: A;
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
  /** The arguments in their order. */
  readonly inputs: readonly ContractField[];
  /** The type of the result: none or one. */
  readonly outputs: readonly SpecType[];
}

/** A type that an interface defines. */
export type ContractType = ContractStruct | ContractUnion | ContractEnum;

/** A struct. */
export interface ContractStruct {
  /** `"struct"` for a map by the names of the fields, `"tuple"` for a list of the fields `0`, `1`, … */
  readonly kind: "struct" | "tuple";
  /** The fields in the order of the wire: by name, or by number. */
  readonly fields: readonly ContractField[];
}

/** A union. */
export interface ContractUnion {
  /** The type name. */
  readonly kind: "union";
  /** The types of the values of each case by its name; `null` for a case without values. */
  readonly cases: ReadonlyMap<string, readonly SpecType[] | null>;
}

/** An enum, or an enum of errors. */
export interface ContractEnum {
  /** The type name. */
  readonly kind: "enum" | "error_enum";
  /** The number of each case by its name. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The name of each case by its number. */
  readonly names: ReadonlyMap<number, string>;
}

/** An event of a contract. */
export interface ContractEventDefinition {
  /** The name. */
  readonly name: string;
  /** The first topics, which tell events apart. */
  readonly prefixTopics: readonly string[];
  /** All parameters, in the order of the declaration. */
  readonly params: readonly ContractField[];
  /** The parameters in the topics after these, in their order. */
  readonly topics: readonly ContractField[];
  /** The parameters in the data, in the order of the wire. */
  readonly data: readonly ContractField[];
  /** How the data holds its parameters: as the only value, as a list, or as a map by their names. */
  readonly dataFormat: "single_value" | "vec" | "map";
}
