/**
 * The types of a contract's interface, inferred from its literal. Their compile time is measured; the budgets are in
 * tests/types/inference.ts.
 *
 * - Functions and types are indexed once, by mapped types with `as`. `keyof` is never applied to an index, since the
 *   compiler evaluates it anew at each use.
 * - Mapped types are inside a conditional type, so that editors show their members and not the literal.
 * - Tuples are processed in groups of four: a mapped tuple does not permit recursive types.
 */

import type { IntLike } from "../internal/int_like.ts";
import type { ScVal } from "../xdr/mod.ts";
import type { SpecEntry, SpecScalars, SpecType, SuppliedTypes } from "./spec_entry.ts";

/** The compile-time types of an interface: the type parameter of {@linkcode ContractSpec}. */
export interface ContractTypes {
  /** The names of the functions. */
  readonly names: string;
  /** The arguments of each function as accepted for encoding and as decoded, and its result. */
  readonly functions: {
    readonly [name: string]: { readonly arguments: unknown; readonly decoded: unknown; readonly result: unknown };
  };
  /** The names of the types that the interface defines. */
  readonly typeNames: string;
  /** The decoded native value of each type that the interface defines. */
  readonly types: unknown;
  /** The native values that `encodeValue` accepts for each type that the interface defines. */
  readonly inputs: unknown;
  /** The result of `decodeEvent` for each event. */
  readonly events: unknown;
  /** The names of the errors in all error enums. */
  readonly errors: string;
}

/** The compile-time types of an interface that is parsed at run time. */
export interface UnknownTypes extends ContractTypes {
  /** The arguments and the result of each function. */
  readonly functions: {
    readonly [name: string]: {
      readonly arguments: { readonly [name: string]: unknown };
      readonly decoded: { readonly [name: string]: unknown };
      readonly result: unknown;
    };
  };
  /** The decoded native value of each type that the interface defines. */
  readonly types: { readonly [name: string]: unknown };
  /** The native values that `encodeValue` accepts for each type that the interface defines. */
  readonly inputs: { readonly [name: string]: unknown };
  /** The result of `decodeEvent` for each event. */
  readonly events: UnknownEvent;
}

/** The result of `decodeEvent` for an event of an interface that is parsed at run time. */
export interface UnknownEvent {
  /** The name of the event. */
  readonly name: string;
  /** The parameters by name, from the topics and from the data. */
  readonly params: { readonly [name: string]: unknown };
  /** The topics after those that the interface declares. */
  readonly rest: readonly ScVal[];
  /** Other declarations that match, with different parameters, in declared order. Absent if there are none. */
  readonly also?: readonly EventAlternative[] | undefined;
}

/** An event as another declaration decodes it. */
export interface EventAlternative {
  /** The name of the event. */
  readonly name: string;
  /** The parameters by name. */
  readonly params: { readonly [name: string]: unknown };
}

/** No types defined by the caller. */
export type NoTypes = Record<never, never>;

/**
 * The types of an interface, from the type of its literal. A name with several definitions has the union of their types.
 *
 * @typeParam T the type of the option `types`
 *
 * @example The explicit type of an interface, for a published package
 * ```ts
 * import { type ContractSpec, contractSpec, type FunctionResult, type TypesOf } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const entries = [
 *   { function_v0: { name: "balance", inputs: [{ name: "id", type: "address" }], outputs: ["i128"] } },
 * ] as const;
 * const token: ContractSpec<TypesOf<typeof entries>> = contractSpec(entries);
 *
 * const balance: FunctionResult<TypesOf<typeof entries>, "balance"> = 5n;
 * assert.equal(typeof balance, "bigint");
 * assert.deepEqual([...token.functions.keys()], ["balance"]);
 * ```
 */
export type TypesOf<S extends readonly SpecEntry[], T extends SuppliedTypes = NoTypes> = number extends S["length"]
  ? UnknownTypes
  : [keyof T] extends [never] ? KnownTypes<S>
  : KnownTypes<readonly (S[number] | { [N in keyof T]: SuppliedEntry<N, T[N]> }[keyof T])[]>;

/**
 * A definition of the option `types` as an entry.
 *
 * @ignore
 */
type SuppliedEntry<N, T> = T extends SpecType ? { readonly alias: { readonly name: N; readonly type: T } } : T;

/** The arguments of a function, as `encodeArguments` accepts them: an object; integers as {@linkcode IntLike}. */
export type FunctionArguments<A extends ContractTypes, N extends A["names"]> = A["functions"][N]["arguments"];

/** The arguments of a function, as `decodeArguments` returns them. */
export type DecodedArguments<A extends ContractTypes, N extends A["names"]> = A["functions"][N]["decoded"];

/** The result of a function. */
export type FunctionResult<A extends ContractTypes, N extends A["names"]> = A["functions"][N]["result"];

/** The native value of a type that the interface defines, as `decodeValue` returns it. */
export type TypeValue<A extends ContractTypes, N extends A["typeNames"]> = A["types"] extends
  { readonly [K in N]: unknown } ? A["types"][N] : unknown;

/** The native values that `encodeValue` accepts for a type that the interface defines. */
export type TypeInput<A extends ContractTypes, N extends A["typeNames"]> = A["inputs"] extends
  { readonly [K in N]: unknown } ? A["inputs"][N] : unknown;

/**
 * The types of an interface whose literal is known.
 *
 * @ignore
 */
type KnownTypes<S extends readonly unknown[], U = NativeTypes<S, SpecScalars>, I = NativeTypes<S, InputScalars>> =
  S extends unknown ? {
      readonly names: FunctionNames<S[number]>;
      readonly functions: Functions<S, U, I>;
      readonly typeNames: TypeNames<S[number]>;
      readonly types: U;
      readonly inputs: I;
      readonly events: Events<S[number], U>;
      readonly errors: ErrorNames<S[number]>;
    }
    : never;

interface Named {
  readonly name: string;
}

type FunctionNames<E> = E extends { readonly function_v0: Named } ? E["function_v0"]["name"] : never;

type ErrorNames<E> = E extends { readonly udt_error_enum_v0: { readonly cases: readonly Named[] } }
  ? E["udt_error_enum_v0"]["cases"][number]["name"]
  : never;

type TypeNames<E> = E extends { readonly function_v0: unknown } ? never
  : E extends { readonly udt_struct_v0: Named } ? E["udt_struct_v0"]["name"]
  : E extends { readonly udt_union_v0: Named } ? E["udt_union_v0"]["name"]
  : E extends { readonly udt_enum_v0: Named } ? E["udt_enum_v0"]["name"]
  : E extends { readonly udt_error_enum_v0: Named } ? E["udt_error_enum_v0"]["name"]
  : E extends { readonly alias: Named } ? E["alias"]["name"]
  : never;

/** The native values accepted for scalar types. An interface, since a mapped type takes longer to check. */
interface InputScalars {
  readonly val: ScVal;
  readonly bool: boolean;
  readonly void: null;
  readonly error: SpecScalars["error"];
  readonly u32: IntLike;
  readonly i32: IntLike;
  readonly u64: IntLike;
  readonly i64: IntLike;
  readonly timepoint: IntLike;
  readonly duration: IntLike;
  readonly u128: IntLike;
  readonly i128: IntLike;
  readonly u256: IntLike;
  readonly i256: IntLike;
  readonly bytes: Uint8Array;
  readonly string: string;
  readonly symbol: string;
  readonly address: string;
  readonly muxed_address: string;
}

/** The native values of scalar types: `SpecScalars` for decoded values, `InputScalars` for encoding. */
type Scalars = { readonly [T in keyof SpecScalars]: unknown };

/**
 * The functions by name. Here and below, `U` contains the native types of the definitions by name, and `K` those of the
 * scalar types. Here, `U` is for decoded values, and `I` for encoding.
 */
type Functions<S extends readonly unknown[], U, I> = S extends unknown ? {
    readonly [X in S[number] as FunctionNames<X>]: X extends
      { readonly function_v0: { readonly inputs: readonly Named[]; readonly outputs: readonly unknown[] } } ? {
        readonly arguments: Arguments<X["function_v0"]["inputs"], I, InputScalars>;
        readonly decoded: Arguments<X["function_v0"]["inputs"], U, SpecScalars>;
        readonly result: X["function_v0"]["outputs"] extends readonly [infer T] ? Native<T, U, SpecScalars> : null;
      }
      : never;
  }
  : never;

/**
 * An object with all arguments. A function without arguments needs a different type, since everything is assignable to
 * `{}`.
 */
type Arguments<F extends readonly Named[], U, K extends Scalars> = F extends readonly [] ? Record<string, never>
  : { readonly [X in F[number] as X["name"]]: Native<TypeOf<X>, U, K> };

/** The native types by name. */
type NativeTypes<S extends readonly unknown[], K extends Scalars> = S extends unknown
  ? { readonly [X in S[number] as TypeNames<X>]: Definition<X, NativeTypes<S, K>, K> }
  : never;

/** The native type of a definition. */
type Definition<X, U, K extends Scalars> = X extends
  { readonly udt_struct_v0: { readonly fields: infer F extends readonly Named[] } }
  ? "0" extends F[number]["name"] ? Numbered<F, Numbers, Fields<F, U, K>> : Fields<F, U, K>
  : X extends { readonly udt_union_v0: { readonly cases: readonly (infer C)[] } } ? Case<C, U, K>
  : X extends
    | { readonly udt_enum_v0: { readonly cases: readonly { readonly name: infer N }[] } }
    | { readonly udt_error_enum_v0: { readonly cases: readonly { readonly name: infer N }[] } } ? N
  : X extends { readonly alias: { readonly type: infer T } } ? Native<T, U, K>
  : never;

type TypeOf<F> = F extends { readonly type: unknown } ? F["type"]
  : F extends { readonly type_: unknown } ? F["type_"]
  : never;

/** An object with the native value of each field. */
type Fields<F extends readonly Named[], U, K extends Scalars> = F extends unknown
  ? { readonly [X in F[number] as X["name"]]: Native<TypeOf<X>, U, K> }
  : never;

/** A list of the fields `0`, `1`, … of `M`, as many as `F` has. */
type Numbered<F extends readonly unknown[], N extends readonly string[], M> = F extends readonly [unknown]
  ? readonly [Field<M, N[0]>]
  : F extends readonly [unknown, unknown] ? readonly [Field<M, N[0]>, Field<M, N[1]>]
  : F extends readonly [unknown, unknown, unknown] ? readonly [Field<M, N[0]>, Field<M, N[1]>, Field<M, N[2]>]
  : F extends readonly [unknown, unknown, unknown, unknown, ...infer F4]
    ? N extends readonly [infer A, infer B, infer C, infer D, ...infer N4 extends readonly string[]]
      ? readonly [Field<M, A>, Field<M, B>, Field<M, C>, Field<M, D>, ...Numbered<F4, N4, M>]
    : readonly unknown[]
  : readonly [];

type Field<M, N> = N extends keyof M ? M[N] : unknown;

/** The names of the fields whose types are inferred. The types of further fields are `unknown`. */
type Numbers = readonly [
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
  "21",
  "22",
  "23",
];

/** The native value of a case of a union. */
type Case<C, U, K extends Scalars> = C extends { readonly void_v0: Named } ? { readonly tag: C["void_v0"]["name"] }
  : C extends { readonly tuple_v0: Named }
    ? { readonly tag: C["tuple_v0"]["name"]; readonly values: List<TypeOf<C["tuple_v0"]>, U, K> }
  : never;

/** A list with the native value of each type. */
type List<T, U, K extends Scalars> = T extends readonly [infer A] ? readonly [Native<A, U, K>]
  : T extends readonly [infer A, infer B] ? readonly [Native<A, U, K>, Native<B, U, K>]
  : T extends readonly [infer A, infer B, infer C] ? readonly [Native<A, U, K>, Native<B, U, K>, Native<C, U, K>]
  : T extends readonly [infer A, infer B, infer C, infer D, ...infer R]
    ? readonly [Native<A, U, K>, Native<B, U, K>, Native<C, U, K>, Native<D, U, K>, ...List<R, U, K>]
  : readonly [];

/** The native value of a type. */
type Native<T, U, K extends Scalars> = T extends keyof SpecScalars ? K[T]
  : T extends { readonly udt: Named }
    ? U extends { readonly [K in T["udt"]["name"]]: unknown } ? U[T["udt"]["name"]] : ScVal
  : T extends { readonly option: { readonly value_type: infer V } } ? Native<V, U, K> | null
  : T extends { readonly vec: { readonly element_type: infer V } } ? readonly Native<V, U, K>[]
  : T extends { readonly map: { readonly key_type: infer M; readonly value_type: infer V } }
    ? ReadonlyMap<Native<M, U, K>, Native<V, U, K>>
  : T extends { readonly bytes_n: unknown } ? K["bytes"]
  : T extends { readonly tuple: { readonly value_types: infer V } } ? V extends readonly [] ? null : List<V, U, K>
  : T extends { readonly result: { readonly ok_type: infer V } } ? Native<V, U, K>
  : never;

/** The result of `decodeEvent` for each event. */
type Events<E, U> = E extends { readonly event_v0: { readonly name: string; readonly params: readonly Named[] } } ? {
    readonly name: E["event_v0"]["name"];
    readonly params: Fields<E["event_v0"]["params"], U, SpecScalars>;
    readonly rest: readonly ScVal[];
    readonly also?: readonly EventAlternative[] | undefined;
  }
  : never;
