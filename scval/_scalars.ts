/** Native values without parts, as contract values of the type that was asked for. */

import { addressToScAddress, isAddress } from "../address/mod.ts";
import { describe, quote } from "../internal/describe.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { type ScAddress, ScVal } from "../xdr/mod.ts";
import { adopting, Fault } from "../internal/fault.ts";
import { isIntegerType } from "../internal/integers.ts";
import { makeInteger, smallestType, toInteger } from "./_integers.ts";
import { requireScVal } from "./_is_sc_val.ts";
import { type ContractLike, isScInt, type Kind } from "./_kind_of.ts";
import { validSymbol, wellFormed } from "../internal/texts.ts";
import type { ScValTypeSpec } from "./native_to_sc_val_opts.ts";

/** What `opts.type` says of a value; nothing said is the default. */
export type Spec = ScValTypeSpec | null | undefined;

/** Whether nothing is said of the type of a value. */
export function isDefault(spec: Spec): spec is null | undefined {
  return spec === undefined || spec === null;
}

/** `null` and `undefined`. */
export function fromNull(spec: Spec): ScVal {
  if (isDefault(spec) || spec === "void") return ScVal.scvVoid();
  throw wrongType("null", spec);
}

export function fromBoolean(value: boolean, spec: Spec): ScVal {
  if (isDefault(spec) || spec === "bool") return ScVal.scvBool(value);
  throw wrongType("boolean", spec);
}

/** A number, a bigint or a `ScInt`, whose own type counts when no other is asked for. */
export function fromInteger(value: unknown, spec: Spec): ScVal {
  const scInt = isScInt(value) ? value : undefined;
  const type = isDefault(spec) ? scInt?.type : spec;
  if (type !== undefined && !isIntegerType(type)) throw wrongType("integer", type as Spec);
  const integer = toInteger(scInt === undefined ? value : scInt.toBigInt(), type);
  return makeInteger(type ?? smallestType(integer), integer);
}

export function fromString(text: string, spec: Spec): ScVal {
  if (isDefault(spec) || spec === "string") return ScVal.scvString(wellFormed(text));
  if (spec === "symbol") return ScVal.scvSymbol(validSymbol(text));
  if (spec === "address") return ScVal.scvAddress(takeAddress(text));
  if (isIntegerType(spec)) return makeInteger(spec, toInteger(text, spec));
  throw wrongType("string", spec);
}

export function fromBytes(bytes: Uint8Array, spec: Spec): ScVal {
  if (isDefault(spec) || spec === "bytes") return ScVal.scvBytes(bytes);
  if (spec !== "string" && spec !== "symbol") throw wrongType("bytes", spec);
  const text = decodeUtf8(bytes);
  if (spec === "string") return ScVal.scvString(text ?? bytes);
  return ScVal.scvSymbol(validSymbol(text ?? bytes));
}

/** An `Address` or a `Contract`: always an address, whatever is asked for. */
export function fromAddress(value: object): ScVal {
  const scVal: unknown = (isAddress(value) ? value : (value as ContractLike).address()).toScVal();
  requireScVal(scVal);
  return scVal;
}

/** The address of a text. The host takes balances and pools nowhere: those must be made on purpose, as an `Address`. */
function takeAddress(text: string): ScAddress {
  const address = adopting(() => addressToScAddress(text));
  if (address.type !== "scAddressTypeClaimableBalance" && address.type !== "scAddressTypeLiquidityPool") return address;
  throw new Fault(
    "scval/address-kind",
    `expected an account or a contract, got a ${
      address.type === "scAddressTypeLiquidityPool" ? "liquidity pool" : "claimable balance"
    }, which no contract takes (an Address instead of a text is passed on all the same)`,
  );
}

/** The types that each kind of value can have, for messages. */
const TYPES: { readonly [K in Exclude<Kind, "scVal" | "address">]: string } = {
  null: "void",
  boolean: "bool",
  integer: "an integer type",
  string: "string, symbol, address or an integer type",
  bytes: "bytes, string or symbol",
  array: "one type for all items, or a list with one for each",
  map: "a pair [key type, value type] for all entries, or an object with a pair for each key",
  object: "an object with a pair [key type, value type] for each key",
};

const NAMES = ["bool", "void", "bytes", "string", "symbol", "address"];

/** Whether a text is the name of a type. */
export function isTypeName(name: unknown): boolean {
  return isIntegerType(name) || NAMES.includes(name as string);
}

/** The fault of a type that a value of this kind cannot have. */
export function wrongType(kind: keyof typeof TYPES, spec: Spec): Fault {
  if (typeof spec === "string" && !isTypeName(spec)) return unknownName(spec);
  const name = typeof spec === "string" ? spec : describe(spec);
  return new Fault("type", `expected as its type ${TYPES[kind]}`, { action: `Cannot convert ${kind} to ${name}` });
}

/** The fault of what names no type. */
export function unknownName(name: unknown): Fault {
  return new Fault(
    "type",
    `expected the name of a type, got ${typeof name === "string" ? quote(name) : describe(name)}`,
  );
}
