import type { Operation } from "../xdr/mod.ts";

/** The key under which {@linkcode Operation2} carries its second type. No value has it. */
declare const result: unique symbol;

/**
 * An operation whose type says what its result will be: an {@linkcode Operation} in every other respect.
 *
 * @typeParam Result the wire type of the operation's result
 *
 * @example The result type of a contract call
 * ```ts
 * import { Contract, type Operation2 } from "@dwsa/base/contract";
 * import type { InvokeHostFunctionResult, Operation } from "@dwsa/base/xdr";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const call: Operation2<InvokeHostFunctionResult> = contract.call("ping");
 * const operation: Operation = call;
 * console.assert(operation.body.type === "invokeHostFunction");
 * ```
 */
export type Operation2<Result> = Operation & { readonly [result]?: Result };
