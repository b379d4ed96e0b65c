/**
 * Contract values: conversion to and from JavaScript values, sorted maps, and typed integers.
 *
 * ```ts
 * import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const order = nativeToScVal(
 *   { amount: 250n, note: "thanks" },
 *   { keyType: "symbol", type: { amount: [null, "i128"] } },
 * );
 * assert.deepEqual(scValToNative(order), { amount: 250n, note: "thanks" });
 * ```
 *
 * At every level, the keys of maps are in the order that the network's host requires. No value is silently changed or
 * dropped in either direction.
 *
 * - CAP-46, the host and contract values: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0046-01.md
 * - CAP-67 and CAP-84, address types: https://github.com/stellar/stellar-protocol/tree/master/core
 *
 * @module scval
 */
export type { Bytes } from "../internal/bytes.ts";
export type { IntLike } from "../internal/int_like.ts";
export { compareScVal } from "./compare_sc_val.ts";
export { nativeToScVal } from "./native_to_sc_val.ts";
export { ScInt, type ScIntOpts, scValToBigInt } from "./sc_int.ts";
export { scValToNative } from "./sc_val_to_native.ts";
export { scvSortedMap } from "./scv_sorted_map.ts";
export type {
  NativeToScValOpts,
  ScContractErrorNative,
  ScContractInstanceNative,
  ScErrorNative,
  ScExecutableNative,
  ScExecutableTagNative,
  ScIntType,
  ScLedgerKeyContractInstanceNative,
  ScLedgerKeyNonceNative,
  ScSystemErrorNative,
  ScSystemErrorType,
  ScTextNative,
  ScValEntryTypeSpec,
  ScValListTypeSpec,
  ScValMapTypeSpec,
  ScValNative,
  ScValNativeMap,
  ScValNativeObject,
  ScValNatives,
  ScValToNativeOpts,
  ScValType,
  ScValTypeSpec,
} from "./types.ts";
export { validateScVal } from "./validate_sc_val.ts";
export type { ScValProblem, ValidateScValOpts } from "./types.ts";
