import type { Operation } from "../xdr/mod.ts";

/**
 * An operation whose type says what its result will be: an {@linkcode Operation} in every other respect. The property
 * `~result` is for the compiler only, no value has it.
 *
 * @typeParam Result the wire type of the operation's result
 *
 * @example The result type of a contract call
 * ```ts
 * import { Contract, type Operation2 } from "@dwsa/base/contract";
 * import type { InvokeHostFunctionResult, Operation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const call: Operation2<InvokeHostFunctionResult> = contract.call("ping");
 * const operation: Operation = call;
 * assert.equal(operation.body.type, "invokeHostFunction");
 * ```
 */
export type Operation2<Result> = Operation & { readonly "~result"?: Result };
