/** The JSON of each definition (SEP-51): the names of its parts, and the formats of its values. */

import type { Entry, Model } from "./model.ts";
import { memberName } from "./names.ts";
import type { TypeSpec } from "./parse.ts";
import { armsOf, type Union } from "./types.ts";

export type Enum = Extract<Entry, { kind: "enum" }>;

/** The JSON format of a type whose value does not determine it (`JsonForm` in xdr/json_forms.ts). */
type Form = string | number | { readonly [name: string]: string } | undefined;

/** Typedefs of bytes that are not written as hexadecimal digits, with their formats. */
export const BYTES: { readonly [name: string]: string } = {
  ContractID: "C",
  PoolID: "L",
  AssetCode4: "code4",
  AssetCode12: "code12",
};

/** Structs whose JSON is a strkey. */
export const STRKEYS: { readonly [name: string]: string } = {
  MuxedAccountMed25519: "M",
  MuxedEd25519Account: "M",
  MuxedContract: "W",
  SignerKeyEd25519SignedPayload: "P",
};

/** Unions that are written as their value alone, with the formats of the arms that are written as strkeys. */
export const BARE: { readonly [name: string]: { readonly [member: string]: string } } = {
  PublicKey: { PUBLIC_KEY_TYPE_ED25519: "G" },
  MuxedAccount: { KEY_TYPE_ED25519: "G" },
  ClaimableBalanceID: { CLAIMABLE_BALANCE_ID_TYPE_V0: "B" },
  SignerKey: { SIGNER_KEY_TYPE_ED25519: "G", SIGNER_KEY_TYPE_PRE_AUTH_TX: "T", SIGNER_KEY_TYPE_HASH_X: "X" },
  SCAddress: {},
  AssetCode: {},
};

/** Returns the JSON name of a field, or of a member without its prefix. */
export function jsonName(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z])([A-Z][a-z])/g, "$1_$2").toLowerCase();
}

/** Returns the JSON name of a member, without the prefix that all members share, up to its last `_`. */
export function jsonMember({ members }: Enum, name: string): string {
  let shared = members.length > 1 ? members[0]!.name : "";
  for (const member of members) while (!member.name.startsWith(shared)) shared = shared.slice(0, -1);
  shared = shared.slice(0, shared.lastIndexOf("_") + 1);
  const rest = name.slice(shared.length);
  return jsonName(/^[0-9]/.test(rest) ? shared[0] + rest : rest);
}

/** Returns the format of a type; `undefined` if the value determines the format. */
export function formOf(model: Model, type: TypeSpec): Form {
  switch (type.kind) {
    case "ref": {
      const entry = model.get(type.name);
      if (entry.kind === "enum") {
        return namesForm(entry.members.map(({ name }) => [memberName(name), jsonMember(entry, name)]));
      }
      return entry.kind === "typedef" ? BYTES[entry.name] ?? formOf(model, entry.type) : undefined;
    }
    case "string":
      return "text";
    case "array":
    case "fixedArray":
    case "optional":
      return formOf(model, type.element);
    default:
      return undefined;
  }
}

/** Returns the number of characters to omit if it is the same for all names, otherwise a table of the names. */
function namesForm(names: readonly (readonly [name: string, json: string])[]): Form {
  const plain = (start: number) => (name: string) =>
    name.slice(start).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, "");
  for (let start = 0; start <= names[0]![0].length; start++) {
    if (names.every(([name, json]) => plain(start)(name) === json)) return start || undefined;
  }
  return Object.fromEntries(names);
}

/** Returns the JSON name of a case: that of the enum member, or `v0`, `v1`, … for numbers. */
export function caseName(model: Model, entry: Union, wire: string | number): string {
  if (typeof wire === "number") return `v${wire}`;
  const { type } = entry.discriminant;
  const enumeration = type.kind === "ref" ? model.get(type.name) : undefined;
  if (enumeration?.kind !== "enum") throw new Error(`${entry.name} has no enum`);
  return jsonMember(enumeration, wire);
}

/** Returns the format of the discriminants of a union. */
export function casesForm(model: Model, entry: Union): Form {
  return namesForm(armsOf(model, entry).map((arm) => [arm.name, caseName(model, entry, arm.wire)])) ?? 0;
}
