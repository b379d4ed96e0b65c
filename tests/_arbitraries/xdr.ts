/** Random values of any wire type, generated from the definitions of the protocol. */

import fc from "fast-check";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions, mutate, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { type WireType, wireTypes } from "../xdr/_types.ts";

/** The names in the definitions, such as `SCVal`, of the types that have a decoder. */
export const wireNames: readonly string[] = [...definitions.keys()].filter((name) => wireTypes.has(typeName(name)));

/** Returns the wire type with this name in the definitions. */
export function wireType(name: string): WireType {
  return wireTypes.get(typeName(name))!;
}

/** The seed of a value. Shrinking it would not make the value smaller. */
const seed = fc.noShrink(fc.nat());

/** Valid XDR of a type, by its name in the definitions. */
export function wireBytes(name: string): fc.Arbitrary<Uint8Array> {
  return seed.map((number) => randomXdr(name, randomSource(number)));
}

/** XDR of a type with one mutation. */
export function damagedBytes(name: string): fc.Arbitrary<Uint8Array> {
  return seed.map((number) => {
    const random = randomSource(number);
    return mutate(randomXdr(name, random), random);
  });
}

/** A value of a type, by its name in the definitions. Its maps are unsorted, and some strings are not UTF-8. */
export function wireValue<T>(name: string): fc.Arbitrary<T> {
  return wireBytes(name).map((bytes) => wireType(name).fromXDR(bytes) as T);
}
