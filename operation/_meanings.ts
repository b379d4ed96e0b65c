/** Defines the meanings of fields, with the validity rules that do not depend on the ledger. */

import { assetText } from "../contract/_shared.ts";
import { compareBytes } from "../internal/bytes.ts";
import {
  type Asset,
  type AssetCode,
  type ChangeTrustAsset,
  type ClaimableBalanceId,
  type ClaimPredicate,
  type LiquidityPoolParameters,
  type MuxedAccount,
  type Price,
  PublicKey,
  type SignerKey,
  type TrustLineAsset,
} from "../xdr/mod.ts";

/** The wire type of each field meaning. */
export interface WireTypes {
  readonly account: PublicKey;
  readonly muxedAccount: MuxedAccount;
  readonly asset: Asset;
  /** An asset, or the parameters of a pool with its two assets. */
  readonly trustLine: ChangeTrustAsset;
  /** An asset, or the ID of a pool. */
  readonly trustLineAsset: TrustLineAsset;
  /** The code of an asset issued by the operation's source account. */
  readonly ownAsset: AssetCode;
  /** An amount of an asset or of pool shares, in base units (ten-millionths). */
  readonly amount: bigint;
  readonly price: Price;
  /** An identifier or a sequence number. */
  readonly integer: bigint;
  /** A weight, a threshold or a count. */
  readonly number: number;
  readonly flags: number;
  readonly string: string | Uint8Array;
  readonly bytes: Uint8Array;
  readonly predicate: ClaimPredicate;
  readonly pool: Uint8Array;
  readonly balance: ClaimableBalanceId;
  readonly signerKey: SignerKey;
  /** A group of related fields. */
  readonly group: object;
  readonly list: readonly unknown[];
  /** A value that the builders of this area do not support, such as a field of a contract operation. */
  readonly contract: unknown;
}

/** The name of a field meaning. */
export type MeaningName = keyof WireTypes;

/**
 * Reports a field at `path` that the protocol rejects. `reason` continues a sentence that begins with the path. `result`
 * is the result code of nodes; that of the field by default.
 */
export type Report = (path: string, reason: string, result?: string) => void;

/** The meaning of a field. */
export interface Meaning<Name extends MeaningName = MeaningName> {
  /** The name of the meaning. */
  readonly name: Name;
  /** Reports values that the protocol rejects. */
  check?(wire: WireTypes[Name], path: string, report: Report, field: Field): void;
}

/** A field of an operation, with the settings of its meaning. */
export interface Field<Name extends MeaningName = MeaningName> {
  /** The meaning of the field. */
  readonly is: Meaning<Name>;
  /** The name in descriptions, if it differs from the name in the wire type. */
  readonly label?: string;
  /** The name in SEP-51 JSON, if it differs from the name in the wire type in snake case. */
  readonly json?: string;
  /**
   * The default value of the parameter; `null` stands for an absent wire value. A parameter without a default is
   * required.
   */
  readonly default?: unknown;
  /** Whether the parameter may be `null`, which stands for an absent wire value. */
  readonly nullable?: true;
  /** The name of the field with the asset of an amount, or `native`. */
  readonly of?: string;
  /** The minimum of an integer (default 0) or amount (default 1), or the minimum length of a string or list. */
  readonly least?: bigint;
  /** The maximum of a number (default 255), size of a string or bytes (default 64 bytes), or length of a list. */
  readonly most?: number;
  /** Whether an amount is a limit or a maximum, for which 2^63 - 1 means no limit. */
  readonly isLimit?: true;
  /** The names of the flag bits, lowest bit first. */
  readonly flags?: readonly string[];
  /** The fields of a group. */
  readonly fields?: Fields;
  /** The field definition of each item of a list. */
  readonly item?: Field;
  /** The result code of nodes for an invalid value; that of the operation by default. */
  readonly result?: string;
}

/** Fields by their names in the wire type, in wire order. */
export interface Fields {
  readonly [name: string]: Field;
}

/** Reports the invalid fields. Absent fields are valid. */
export function checkFields(fields: Fields, wire: object, prefix: string, report: Report): void {
  for (const name in fields) {
    const value = wire[name as keyof typeof wire] as unknown;
    if (value !== null && value !== undefined) {
      fields[name]!.is.check?.(value as never, prefix + name, report, fields[name]!);
    }
  }
}

export const account: Meaning<"account"> = { name: "account" };

export const muxedAccount: Meaning<"muxedAccount"> = { name: "muxedAccount" };

export const asset: Meaning<"asset"> = {
  name: "asset",
  check: (wire, path, report) => {
    if (assetText(wire) === undefined) report(path, INVALID_CODE);
  },
};

/** An asset other than the native asset. */
export const issuedAsset: Meaning<"asset"> = {
  name: "asset",
  check: (wire, path, report) => checkIssued(wire, path, report),
};

export const trustLine: Meaning<"trustLine"> = {
  name: "trustLine",
  check: (wire, path, report) => {
    if (wire.type === "assetTypePoolShare") checkPool(wire.value, `${path}.pool`, report);
    else checkIssued(wire, path, report);
  },
};

export const trustLineAsset: Meaning<"trustLineAsset"> = {
  name: "trustLineAsset",
  check: (wire, path, report) => {
    if (wire.type !== "assetTypePoolShare") checkIssued(wire, path, report);
  },
};

export const ownAsset: Meaning<"ownAsset"> = {
  name: "ownAsset",
  check: ({ type, value }, path, report) => {
    const issuer = PublicKey.publicKeyTypeEd25519(new Uint8Array(32));
    const code = { type, value: { assetCode: value, issuer } };
    if (assetText(code as Asset) === undefined) report(path, INVALID_CODE);
  },
};

export const amount: Meaning<"amount"> = {
  name: "amount",
  check: (wire, path, report, { least = 1n }) => {
    if (wire < least) report(path, least === 1n ? `(${wire}) is not positive` : `(${wire}) is negative`);
  },
};

export const price: Meaning<"price"> = {
  name: "price",
  check: ({ n, d }, path, report) => {
    if (n <= 0 || d <= 0) report(path, `(${n}/${d}) is not positive`);
  },
};

export const integer: Meaning<"integer"> = {
  name: "integer",
  check: (wire, path, report, { least = 0n }) => {
    if (wire < least) report(path, least > 0n ? `(${wire}) is not positive` : `(${wire}) is negative`);
  },
};

export const number: Meaning<"number"> = {
  name: "number",
  check: (wire, path, report, { most = MAX_WEIGHT }) => {
    if (wire > most) report(path, `(${wire}) exceeds ${most}`);
  },
};

export const flags: Meaning<"flags"> = {
  name: "flags",
  check: (wire, path, report, field) => {
    if (wire >>> field.flags!.length !== 0) report(path, `(${wire}) has undefined bits`);
  },
};

/** The reason why nodes reject the name of a data entry or a home domain. Descriptions show no warning for it. */
export const UNPRINTABLE = "has a character that is not printable ASCII";

export const string: Meaning<"string"> = {
  name: "string",
  check: (wire, path, report, { least = 0n }) => {
    if (wire.length < least) report(path, "is empty");
    const codes = typeof wire === "string" ? Array.from(wire, (letter) => letter.codePointAt(0)!) : Array.from(wire);
    if (codes.some((code) => code < 32 || code > 126)) report(path, UNPRINTABLE);
  },
};

export const bytes: Meaning<"bytes"> = { name: "bytes" };

export const balance: Meaning<"balance"> = { name: "balance" };

export const pool: Meaning<"pool"> = { name: "pool" };

export const signerKey: Meaning<"signerKey"> = {
  name: "signerKey",
  check: (wire, path, report) => {
    const isEmpty = wire.type === "signerKeyTypeEd25519SignedPayload" && wire.value.payload.length === 0;
    if (isEmpty) report(path, "has an empty payload");
  },
};

export const group: Meaning<"group"> = {
  name: "group",
  check: (wire, path, report, { fields = {} }) => checkFields(fields, wire, `${path}.`, report),
};

export const list: Meaning<"list"> = {
  name: "list",
  check: (wire, path, report, { item, least = 0n }) => {
    if (wire.length < least) report(path, "is empty");
    wire.forEach((each, i) => item!.is.check?.(each as never, `${path}[${i}]`, report, item!));
  },
};

export const contract: Meaning<"contract"> = { name: "contract" };

export const predicate: Meaning<"predicate"> = {
  name: "predicate",
  check: (wire, path, report) => {
    const reason = predicateError(wire, 1);
    if (reason !== undefined) report(path, reason);
  },
};

function checkIssued(wire: Asset | ChangeTrustAsset | TrustLineAsset, path: string, report: Report): void {
  if (wire.type === "assetTypeNative") report(path, "is native, which has no issuer and no trust lines");
  else if (assetText(wire as Asset) === undefined) report(path, INVALID_CODE);
}

const INVALID_CODE = "has a code that is not 1 to 12 letters and digits";

/** The fee of all liquidity pools, in basis points. */
export const POOL_FEE = 30;

/** Reports the parameters of a pool that cannot exist. */
export function checkPool(
  { value: { assetA, assetB, fee } }: LiquidityPoolParameters,
  path: string,
  report: Report,
): void {
  for (const [i, each] of [assetA, assetB].entries()) {
    if (assetText(each) === undefined) report(`${path}[${i}]`, INVALID_CODE);
  }
  if (compareBytes(assetA.toXDR(), assetB.toXDR()) >= 0) {
    report(
      path,
      "must have two different assets in order: native first, then codes of up to 4 characters, then longer codes, " +
        "each by code and issuer",
    );
  }
  if (fee !== POOL_FEE) report(path, `has a fee of ${fee} basis points; it must be ${POOL_FEE}`);
}

/** The maximum of weights and thresholds. */
const MAX_WEIGHT = 255;

/** The maximum nesting depth of a predicate. */
export const PREDICATE_DEPTH = 4;

export const TOO_DEEP = "is nested more than 4 levels deep";

/** Returns why a predicate is invalid; `undefined` if it is valid. */
function predicateError({ type, value }: ClaimPredicate, depth: number): string | undefined {
  if (depth > PREDICATE_DEPTH) return TOO_DEEP;
  switch (type) {
    case "claimPredicateUnconditional":
      return undefined;
    case "claimPredicateBeforeAbsoluteTime":
    case "claimPredicateBeforeRelativeTime":
      return (value as bigint) < 0n ? "has a negative time" : undefined;
    case "claimPredicateNot":
      return value === null ? "negates no predicate" : predicateError(value as ClaimPredicate, depth + 1);
    default: {
      const both = value as readonly ClaimPredicate[];
      if (both.length !== 2) return "does not combine exactly two predicates";
      return predicateError(both[0]!, depth + 1) ?? predicateError(both[1]!, depth + 1);
    }
  }
}
