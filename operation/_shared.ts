/**
 * Reads the fields of operations for other areas of the library: values for descriptions and policies, and validity
 * checks.
 *
 * - `readFields(operation, source)` returns one {@linkcode FieldReading} for each field of the wire type, in wire
 *   order. Descriptions use `label` as the key in templates and show `value`.
 * - Related fields form one value of the kind `group`: a signer (`key`, `weight`), a claimant (`destination`,
 *   `predicate`), the trust line of a pool (`asset`, `assetA`, `assetB`), or the subject of a sponsorship. The `fields`
 *   of a group have labels, and become fields of the statement or of a nested statement.
 * - Absent optional fields have the value `null`, as do the unused alternatives of a sponsorship. Empty lists and flags
 *   are present.
 * - Fields of contract operations other than `extendTo` have the kind `wire`, and are not described here.
 * - `malformedOperation` returns the paths and reasons for the warning `malformed`.
 */

import { muxedAccountToString } from "../address/mod.ts";
import { assetText } from "../contract/_shared.ts";
import { encodeHex } from "../internal/codec.ts";
import { escapeText } from "../internal/escaped_text.ts";
import { hash } from "../keys/mod.ts";
import { signerAddress } from "../keys/_shared.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import type {
  Asset,
  ClaimableBalanceId,
  ClaimPredicateJson,
  LiquidityPoolParameters,
  Operation,
  OperationType,
} from "../xdr/mod.ts";
import { snakeCase } from "../xdr/_shared.ts";
import { rowOf, type Table } from "./_check.ts";
import type { Field, Fields, MeaningName, WireTypes } from "./_meanings.ts";
import { baseAccount, type Move, OPERATIONS } from "./_table.ts";

export { malformedError, type MalformedField, malformedOperation } from "./_check.ts";
export { type MeaningName, UNPRINTABLE } from "./_meanings.ts";
export { parseAccountKey, parseMuxedAccount, parseSignerKey } from "./_parsers.ts";
export { baseAccount, type Move } from "./_table.ts";

/** The value of a field as plain data. 64-bit integers are decimal strings. */
export type FieldValue =
  | { readonly kind: "address"; readonly address: string }
  /** `asset` is absent for pool shares, or if the operation does not name the asset. */
  | { readonly kind: "amount"; readonly amount: string; readonly asset?: string; readonly unlimited?: true }
  | { readonly kind: "asset"; readonly asset: string }
  | { readonly kind: "price"; readonly n: number; readonly d: number }
  | { readonly kind: "number"; readonly value: string }
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "bytes"; readonly hex: string }
  | { readonly kind: "flags"; readonly flags: readonly string[] }
  | { readonly kind: "predicate"; readonly predicate: ClaimPredicateJson }
  | { readonly kind: "list"; readonly items: readonly FieldValue[] }
  | { readonly kind: "group"; readonly fields: { readonly [label: string]: FieldValue } }
  | { readonly kind: "wire"; readonly value: unknown };

/** A field of an operation, with its value. */
export interface FieldReading {
  /** The name in the wire type and in parameters, such as `buyAmount`. */
  readonly name: string;
  /** The name in descriptions, such as `amount`. */
  readonly label: string;
  /** The name in SEP-51 JSON and in policies, such as `buy_amount`; `value` for the destination of `accountMerge`. */
  readonly json: string;
  /** The meaning of the field. */
  readonly meaning: MeaningName;
  /** The wire value; `null` if absent. */
  readonly wire: unknown;
  /** The value as plain data; `null` if absent. */
  readonly value: FieldValue | null;
}

/**
 * Returns the fields of an operation, in wire order.
 *
 * @param operation an operation of any type
 * @param source the source account, `G…` or `M…`, which is the issuer of the asset in `allowTrust`
 * @param table the table of operations
 */
export function readFields(operation: Operation, source: string, table: Table = OPERATIONS): FieldReading[] {
  const { row, wire } = rowOf(operation, table);
  return Object.entries(row.fields as Fields).map(([name, field]) => {
    const value = wire[name] ?? null;
    return {
      name,
      label: field.label ?? name,
      json: field.json ?? snakeCase(name),
      meaning: field.is.name,
      wire: value,
      value: value === null ? null : readField(value, field, wire, source),
    };
  });
}

/** Returns what operations of a type move, with the names of the fields that say how much. */
export function movesOf(type: OperationType): readonly Move[] {
  return OPERATIONS[type].moves;
}

/** What operations of a type move out, with the SEP-51 names of the fields that say how much. */
export interface Spending {
  readonly amount: string;
  /** The field with the asset; `undefined` for the native asset. */
  readonly asset: string | undefined;
  /** The smallest amount that the protocol accepts. */
  readonly least: bigint;
  /** Whether the amount depends on a price. */
  readonly hasPrice: boolean;
}

/**
 * Returns what operations of a type move out, by its SEP-51 name: `"uncountable"` if it depends on the ledger, and
 * `undefined` if nothing moves out.
 */
export function spendingOf(type: string): Spending | "uncountable" | undefined {
  const [, row] = Object.entries(OPERATIONS).find(([name]) => snakeCase(name) === type)!;
  const fields = row.fields as Fields;
  const [out, ...others] = row.moves.filter(({ direction }) => direction === "out");
  if (out === undefined) return undefined;
  const field = out.amount === undefined ? undefined : fields[out.amount];
  const asset = out.token ?? field?.of;
  if (field === undefined || asset === undefined || out.side !== undefined || others.length > 0) return "uncountable";
  if (asset !== "native" && fields[asset]?.is.name === "pool") return "uncountable";
  const nameOf = (name: string) => fields[name]?.json ?? snakeCase(name);
  return {
    amount: nameOf(out.amount!),
    asset: asset === "native" ? undefined : nameOf(asset),
    least: field.least ?? 1n,
    hasPrice: out.price !== undefined,
  };
}

/** Formats an asset as a string. A code with characters other than letters and digits is escaped as in SEP-51. */
function textOfAsset(asset: Asset): string {
  const text = assetText(asset);
  if (text !== undefined || asset.type === "assetTypeNative") return text ?? "native";
  const { assetCode, issuer } = asset.value;
  let end = assetCode.length;
  while (end > 0 && assetCode[end - 1] === 0) end--;
  return `${escapeText(assetCode.subarray(0, end))}:${encodeStrKey("ed25519PublicKey", issuer.value)}`;
}

/** Returns the strkey (`L…`) of the pool with these parameters. */
function poolText(parameters: LiquidityPoolParameters): string {
  return encodeStrKey("liquidityPool", hash(parameters.toXDR()));
}

/** Creates the field value of an address. */
function addressValue(address: string): FieldValue {
  return { kind: "address", address };
}

/** Converts a wire value to plain data. `wire` contains all fields of the parent object. */
type Read<Name extends MeaningName> = (
  value: WireTypes[Name],
  field: Field,
  wire: { readonly [name: string]: unknown },
  source: string,
) => FieldValue;

const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

const READERS: { readonly [Name in MeaningName]: Read<Name> } = {
  account: (value) => addressValue(baseAccount(value)),
  muxedAccount: (value) => addressValue(muxedAccountToString(value)),
  asset: (value) => ({ kind: "asset", asset: textOfAsset(value) }),
  trustLine: (value) => {
    if (value.type !== "assetTypePoolShare") return { kind: "asset", asset: textOfAsset(value as Asset) };
    const { assetA, assetB } = value.value.value;
    return {
      kind: "group",
      fields: {
        asset: addressValue(poolText(value.value)),
        assetA: { kind: "asset", asset: textOfAsset(assetA) },
        assetB: { kind: "asset", asset: textOfAsset(assetB) },
      },
    };
  },
  trustLineAsset: (value) => {
    if (value.type === "assetTypePoolShare") return addressValue(encodeStrKey("liquidityPool", value.value));
    return { kind: "asset", asset: textOfAsset(value as Asset) };
  },
  ownAsset: ({ type, value }, _field, _wire, source) => {
    const issuer = { value: new Uint8Array(32) };
    const code = textOfAsset({ type, value: { assetCode: value, issuer } } as Asset).slice(0, -57);
    return { kind: "asset", asset: `${code}:${source}` };
  },
  amount: (value, { of, isLimit }, wire) => ({
    kind: "amount",
    amount: `${value}`,
    ...assetOfAmount(of, wire),
    ...(isLimit && value === MAX_INT64 ? { unlimited: true } : {}),
  }),
  price: ({ n, d }) => ({ kind: "price", n, d }),
  integer: (value) => ({ kind: "number", value: `${value}` }),
  number: (value) => ({ kind: "number", value: `${value}` }),
  flags: (value, { flags = [] }) => {
    const bits = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (value >>> bit & 1) !== 0);
    return { kind: "flags", flags: bits.map((bit) => flags[bit] ?? `bit ${bit}`) };
  },
  string: (value) =>
    typeof value === "string" ? { kind: "string", text: value } : { kind: "bytes", hex: encodeHex(value) },
  bytes: (value) => ({ kind: "bytes", hex: encodeHex(value) }),
  predicate: (value) => ({ kind: "predicate", predicate: value.toJSON() }),
  pool: (value) => addressValue(encodeStrKey("liquidityPool", value)),
  balance: (value) => addressValue(balanceText(value)),
  signerKey: (value) => addressValue(signerAddress(value)),
  group: (value, { fields = {} }, _wire, source) => ({ kind: "group", fields: readGroup(value, fields, source) }),
  list: (value, { item }, wire, source) => ({
    kind: "list",
    items: value.map((each) => readField(each, item!, wire, source)),
  }),
  contract: (value) => ({ kind: "wire", value }),
};

function readField(
  value: unknown,
  field: Field,
  wire: { readonly [name: string]: unknown },
  source: string,
): FieldValue {
  return (READERS[field.is.name] as Read<MeaningName>)(value as never, field, wire, source);
}

function readGroup(value: object, fields: Fields, source: string): { [label: string]: FieldValue } {
  const wire = value as { readonly [name: string]: unknown };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [field.label ?? name, readField(wire[name], field, wire, source)]),
  );
}

/** Returns the asset of an amount; absent for pool shares, or if the operation does not contain the asset. */
function assetOfAmount(of: string | undefined, wire: { readonly [name: string]: unknown }): { asset?: string } {
  if (of === undefined) return {};
  if (of === "native") return { asset: "native" };
  const asset = wire[of] as Asset | WireTypes["trustLine"];
  return asset.type === "assetTypePoolShare" ? {} : { asset: textOfAsset(asset as Asset) };
}

/** Returns the strkey (`B…`) of a claimable balance. */
function balanceText({ value }: ClaimableBalanceId): string {
  const body = new Uint8Array(33); // the type (0), then the hash
  body.set(value, 1);
  return encodeStrKey("claimableBalance", body);
}
