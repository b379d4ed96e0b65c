// Generated from xdr/idl/*.x by scripts/generate_xdr.ts. Do not edit.

/**
 * The wire types of the network (XDR, RFC 4506, protocols 28 to 30): one class for each
 * struct and union, a string for each enum member, `bigint` for integers of 64 bits and more.
 *
 * The constructor of a struct accepts its fields. A union has a static method for each arm. Checking the `type` of a
 * union narrows the type of its `value`. Structs and unions have `toXDR()`, `equals()` and `toJSON()`, and their
 * classes have `fromXDR()` and `is()`. Minor versions add arms and members for later protocols, so a `switch` needs a
 * default.
 *
 * @example Create, encode, decode and narrow a value
 * ```ts
 * import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) });
 * const text = ScVal.scvMap([entry]).toXDR("base64");
 *
 * const value = ScVal.fromXDR(text, "base64");
 * if (value.type === "scvMap") {
 *   assert.equal(value.value?.[0]?.val.value, 7n);
 * }
 * ```
 *
 * With `import * as xdr from "@dwsa/base/xdr"`, bundlers keep only the types that a program uses. The namespace
 * `xdr` of the package root is meant for scripts, since some bundlers keep the whole namespace.
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export type { XdrClasses, XdrTypes } from "./generated/type_map.ts";
export { isXdr } from "./is_xdr.ts";
export { NEWEST_PROTOCOL, type ProtocolVersion } from "./generated/protocols.ts";
export { XdrReader, type XdrReaderOptions } from "./reader.ts";
export { requiredProtocol } from "./required_protocol.ts";
export { decodeStream, type DecodeStreamOptions } from "./stream.ts";
export type { XdrCodec, XdrFormat, XdrReadable, XdrWritable } from "./codec.ts";
export type { UnionValue, XdrStruct, XdrType, XdrUnion } from "./wire_types.ts";
export { XdrValue } from "./value.ts";
export type { JsonForm, JsonForms, JsonValue } from "./json_forms.ts";
export type { XdrWriter } from "./writer.ts";
export * from "./generated/contract.ts";
export * from "./generated/contract_config_setting.ts";
export * from "./generated/contract_env_meta.ts";
export * from "./generated/contract_meta.ts";
export * from "./generated/contract_spec.ts";
export * from "./generated/exporter.ts";
export * from "./generated/internal.ts";
export * from "./generated/ledger.ts";
export * from "./generated/ledger_entries.ts";
export * from "./generated/overlay.ts";
export * from "./generated/result.ts";
export * from "./generated/scp.ts";
export * from "./generated/transaction.ts";
export * from "./generated/types.ts";
export type * from "./generated/json_types.ts";
