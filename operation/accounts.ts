import type { TypedOperation } from "../contract/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import {
  BumpSequenceOp,
  type BumpSequenceResult,
  ManageDataOp,
  type ManageDataResult,
  OperationBody,
  SetOptionsOp,
  type SetOptionsResult,
  Signer,
} from "../xdr/mod.ts";
import { buildOperation } from "./_build.ts";
import {
  parseAccount,
  parseBytes,
  parseFlags,
  parseInteger,
  parseNumber,
  parseSignerKey,
  parseString,
} from "./_parsers.ts";
import * as rows from "./_table.ts";
import type { OperationSource } from "./parameters.ts";

/**
 * A flag of an account that issues assets:
 *
 * | flag | bit | the issuer |
 * |---|---|---|
 * | `auth-required` | 1 | must authorize each trust line to its assets |
 * | `auth-revocable` | 2 | can revoke the authorization of a trust line |
 * | `auth-immutable` | 4 | can no longer change its flags |
 * | `auth-clawback-enabled` | 8 | can claw back its assets on trust lines created afterwards |
 */
export type AccountFlag = "auth-required" | "auth-revocable" | "auth-immutable" | "auth-clawback-enabled";

/** A signer of an account, with a weight. */
export interface AccountSigner {
  /** The signer key: `G…`, `T…`, `X…` (or `H…`) or `P…`. */
  readonly key: string;
  /** The weight, from 0 to 255; 0 removes the signer. */
  readonly weight: IntLike;
}

/** The parameters of {@linkcode setOptions}. Absent settings are not changed. */
export interface SetOptionsParams extends OperationSource {
  /** The inflation destination (`G…`), which has no effect. */
  readonly inflationDest?: string;
  /** The flags to clear; none by default. */
  readonly clearFlags?: readonly AccountFlag[];
  /** The flags to set; none by default. */
  readonly setFlags?: readonly AccountFlag[];
  /** The weight of the master key (the account's own key), from 0 to 255; 0 disables the key. */
  readonly masterWeight?: IntLike;
  /** The low threshold, from 0 to 255. */
  readonly lowThreshold?: IntLike;
  /** The medium threshold, from 0 to 255. */
  readonly medThreshold?: IntLike;
  /** The high threshold, from 0 to 255. */
  readonly highThreshold?: IntLike;
  /** The home domain: at most 32 characters of printable ASCII; an empty string removes the home domain. */
  readonly homeDomain?: string;
  /** The signer to add, change or remove. */
  readonly signer?: AccountSigner;
}

/** The parameters of {@linkcode manageData}. */
export interface ManageDataParams extends OperationSource {
  /** The name of the data entry: 1 to 64 characters of printable ASCII. */
  readonly dataName: string;
  /** The value of the data entry, at most 64 bytes (strings are encoded as UTF-8); `null` removes the entry. */
  readonly dataValue: string | Uint8Array | null;
}

/** The parameters of {@linkcode bumpSequence}. */
export interface BumpSequenceParams extends OperationSource {
  /** The new sequence number, from 0 to 2^63 - 1. A number that does not exceed the current number has no effect. */
  readonly bumpTo: IntLike;
}

/**
 * Creates an operation that changes the settings of an account: signers, weights, thresholds, flags or home domain.
 *
 * A wrong weight or threshold can lock an account permanently. Absent settings are not changed.
 *
 * @param params the new settings
 * @returns the operation
 * @throws {TypeError} if a parameter is misspelled or of the wrong type
 * @throws {RangeError} if a weight or a threshold is not an integer from 0 to 2^32 - 1, or the domain has more than 32
 *   bytes
 * @throws {DwsaError} `operation/malformed` if a weight or a threshold exceeds 255, a flag is both set and cleared, the
 *   signer is the key of `source`, or the domain is not printable ASCII; `address/kind` or `strkey/…` if an account or
 *   a key is invalid
 *
 * @example Add a second signer, and require both signatures
 * ```ts
 * import { setOptions } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const key = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const { body } = setOptions({ signer: { key, weight: 1 }, medThreshold: 2, highThreshold: 2 });
 * assert(body.type === "setOptions" && body.value.masterWeight === null);
 * assert.throws(() => setOptions({ signer: { key, weight: 256 } }), {
 *   message: "Cannot build setOptions: signer.weight (256) exceeds 255",
 * });
 * ```
 */
export function setOptions(params: SetOptionsParams): TypedOperation<SetOptionsResult> {
  return buildOperation("setOptions", rows.setOptions, params, {
    account: parseAccount,
    flags: parseFlags,
    number: parseNumber,
    string: parseString,
    signerKey: parseSignerKey,
  }, (wire) => OperationBody.setOptions(new SetOptionsOp({ ...wire, signer: wire.signer && new Signer(wire.signer) })));
}

/**
 * Creates an operation that sets or removes a data entry of an account.
 *
 * @param params the name and the value of the entry
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the name or the value has more than 64 bytes
 * @throws {DwsaError} `operation/malformed` if the name is empty, or not printable ASCII; `address/kind` or `strkey/…`
 *   if `source` is not an account
 *
 * @example Set and remove
 * ```ts
 * import { manageData } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = manageData({ dataName: "config.memo_required", dataValue: "1" });
 * assert(body.type === "manageData" && body.value.dataValue?.length === 1);
 * assert.ok(manageData({ dataName: "config.memo_required", dataValue: null }));
 * ```
 */
export function manageData(params: ManageDataParams): TypedOperation<ManageDataResult> {
  return buildOperation(
    "manageData",
    rows.manageData,
    params,
    { string: parseString, bytes: parseBytes },
    (wire) => OperationBody.manageData(new ManageDataOp(wire)),
  );
}

/**
 * Creates an operation that raises the sequence number of an account. Transactions whose sequence numbers do
 * not exceed the new number become invalid.
 *
 * @param params the new sequence number
 * @returns the operation
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if the sequence number is not an integer between -(2^63 - 1) and 2^63 - 1
 * @throws {DwsaError} `operation/malformed` if the sequence number is negative; `address/kind` or `strkey/…` if
 *   `source` is not an account
 *
 * @example Raise the sequence number
 * ```ts
 * import { bumpSequence } from "@dwsa/base/operation";
 * import assert from "node:assert/strict";
 *
 * const { body } = bumpSequence({ bumpTo: "4294967296" });
 * assert(body.type === "bumpSequence" && body.value.bumpTo === 4_294_967_296n);
 * ```
 */
export function bumpSequence(params: BumpSequenceParams): TypedOperation<BumpSequenceResult> {
  return buildOperation(
    "bumpSequence",
    rows.bumpSequence,
    params,
    { integer: parseInteger },
    (wire) => OperationBody.bumpSequence(new BumpSequenceOp(wire)),
  );
}
