// Generated from xdr/idl/*.x by scripts/generate_xdr.ts. Do not edit.

/**
 * SEP-51 JSON (XDR-JSON) of every wire type: the format of the network's command line tools, RPC servers and
 * explorers.
 *
 * `toJson(value)` returns the JSON value that `JSON.stringify(value)` writes. Each type has a TypeScript type for its
 * JSON, such as {@linkcode ScValJson}, and a function that parses its JSON value, such as {@linkcode scValFromJson}.
 * Unlike `JSON.parse`, {@linkcode parseJson} rejects duplicate keys and numbers that would be rounded.
 *
 * | type | in JSON |
 * |---|---|
 * | integers of 32 bits, booleans | numbers, booleans |
 * | integers of 64 bits and more | strings of decimal digits |
 * | bytes | strings of hexadecimal digits |
 * | strings | strings; backslashes and characters other than printable ASCII are escaped: `\n`, `\xc3\xa9` |
 * | accounts, contracts and other addresses | strkeys |
 * | enums | the name of the member in snake case, without the prefix that all members share |
 * | structs | objects, whose names are in snake case |
 * | unions | `{ case: value }`, or the name of the case if it has no value |
 * | absent optional values | `null` |
 *
 * The parsers also accept the output of other tools: safe integers as numbers for integers of 64 bits and more, bytes
 * as arrays of numbers, `type_` for `type`, `$schema` in objects, omitted optional fields, characters outside of
 * ASCII (as UTF-8), and names with `soroban` instead of `dwsa`. They reject unknown fields, missing fields and
 * integers such as `"05"`, `"+5"` and `"-0"`. `toJson(value, { names: "stellar" })` writes names with `soroban`.
 *
 * @example Write, parse and narrow a value
 * ```ts
 * import { parseJson, scValFromJson, type ScValJson, toJson } from "@dwsa/base/json";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const value = scValFromJson(parseJson('{"vec":[{"u32":7},"void"]}'));
 * assert.ok(value.equals(ScVal.scvVec([ScVal.scvU32(7), ScVal.scvVoid()])));
 *
 * const json: ScValJson = toJson(value);
 * if (typeof json === "object" && "vec" in json) assert.deepEqual(json.vec, [{ u32: 7 }, "void"]);
 * ```
 *
 * SEP-51: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0051.md
 *
 * @module
 */

export type { JsonValue } from "../mod.ts";
export { parseJson } from "./parse_json.ts";
export { toJson } from "./to_json.ts";
export type { ToJsonOptions } from "./to_json_options.ts";
export { toJsonNamed } from "./to_json_named.ts";
export type * from "../generated/json_types.ts";
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
