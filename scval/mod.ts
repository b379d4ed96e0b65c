/**
 * Contract values: from native values and back, sorted maps, integers of a type, JSON that loses nothing.
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
 * Maps have their keys in the order that the network's host demands, at every level, and nothing is changed or dropped
 * silently in either direction.
 *
 * - CAP-46, the host and its values: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0046-01.md
 * - CAP-67 and CAP-84, kinds of addresses: https://github.com/stellar/stellar-protocol/tree/master/core
 *
 * @module scval
 */
export type { Bytes } from "../internal/bytes.ts";
export type { IntLike } from "../internal/int_like.ts";
export * from "./compare_sc_val.ts";
export * from "./native_to_sc_val.ts";
export * from "./native_to_sc_val_opts.ts";
export * from "./sc_int.ts";
export * from "./sc_val_from_json.ts";
export * from "./sc_val_json.ts";
export * from "./sc_val_native.ts";
export * from "./sc_val_to_big_int.ts";
export * from "./sc_val_to_json.ts";
export * from "./sc_val_to_native.ts";
export * from "./sc_val_type.ts";
export * from "./scv_sorted_map.ts";
export * from "./validate_sc_val.ts";
