/** Bytes of every wire type. */

import fc from "fast-check";
import { typeName } from "../../scripts/xdr/names.ts";
import { damagedBytes, wireBytes, wireNames, wireType } from "../_arbitraries/xdr.ts";
import { encode } from "../xdr/_types.ts";
import { type Family, family } from "./_family.ts";
import { plain, sdkType } from "./_sdk.ts";

/** The name of a type in the XDR definitions, and bytes. */
type Input = readonly [name: string, bytes: Uint8Array];

/** The types for which js-stellar-sdk has a class; list types have none. */
const names = wireNames.filter((name) => sdkType(typeName(name)) !== undefined);

const name = fc.constantFrom(...names);

/** Decodes bytes; returns the value and its encoding. */
const ours = ([name, bytes]: Input) => {
  const type = wireType(name);
  const value = type.fromXDR(bytes);
  return [plain(value), encode(type, value)];
};

const sdk = ([name, bytes]: Input) => {
  const value = sdkType(typeName(name))!.fromXDR(bytes);
  return [plain(value), value.toXDR()];
};

/** The families of wire types, with more cases than others because there are many types. */
export const xdrFamilies: readonly Family[] = [
  family({
    name: "fromXDR and toXDR of every type",
    input: name.chain((name) => fc.tuple(fc.constant(name), wireBytes(name))),
    ours,
    sdk,
    share: 10,
  }),
  family({
    name: "fromXDR and toXDR of every type, damaged bytes",
    input: name.chain((name) => fc.tuple(fc.constant(name), damagedBytes(name))),
    ours,
    sdk,
    share: 10,
  }),
];
