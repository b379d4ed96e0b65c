/** Random values of any wire type, generated from the definitions of the protocol. */

import fc from "fast-check";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions, mutate, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { type WireType, wireTypes } from "../xdr/_types.ts";

/** The names in the definitions (`SCVal`) of the types that can be decoded by themselves. */
export const wireNames: readonly string[] = [...definitions.keys()].filter((name) => wireTypes.has(typeName(name)));

/** The wire type with this name in the definitions. */
export function wireType(name: string): WireType {
  return wireTypes.get(typeName(name))!;
}

/** A seed to make a value of: it says nothing when it is made smaller. */
const seed = fc.noShrink(fc.nat());

/** Valid bytes of a type, by its name in the definitions. */
export function wireBytes(name: string): fc.Arbitrary<Uint8Array> {
  return seed.map((number) => randomXdr(name, randomSource(number)));
}

/** Bytes of a type with one thing wrong. */
export function damagedBytes(name: string): fc.Arbitrary<Uint8Array> {
  return seed.map((number) => {
    const random = randomSource(number);
    return mutate(randomXdr(name, random), random);
  });
}

/** A value of a type, by its name in the definitions: its maps are in no order, its strings are not always UTF-8. */
export function wireValue<T>(name: string): fc.Arbitrary<T> {
  return wireBytes(name).map((bytes) => wireType(name).fromXDR(bytes) as T);
}
