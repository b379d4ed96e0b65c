import { attempt, wrongType } from "../internal/fault.ts";
import { requireSpec } from "./_lookup.ts";
import { readableText } from "../internal/escaped_text.ts";
import type { ContractSpec } from "./contract_definitions.ts";
import type { ContractTypes } from "./types.ts";

/** A case of an error enum. */
export interface ContractErrorCase<Name extends string = string> {
  /** The name of the error enum. */
  readonly enum: string;
  /** The name of the case. */
  readonly name: Name;
  /** The number of the case: the code of the error. */
  readonly code: number;
  /** The documentation of the case; empty if there is none. */
  readonly doc: string;
}

/**
 * Looks up a contract's error code: returns the cases with this number in all error enums of the interface. Several
 * cases can match, since error enums can share numbers.
 *
 * @param spec the interface
 * @param code the code, such as 5 for `Error(Contract, #5)`
 * @returns the cases; empty if no case of the interface has this number
 * @throws {TypeError} if `spec` is not an interface, or `code` is not a number
 *
 * @example The name of an error
 * ```ts
 * import { contractErrors, contractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([
 *   { udt_error_enum_v0: { name: "TokenError", cases: [{ name: "Balance", value: 10, doc: "Not enough" }] } },
 * ]);
 * assert.deepEqual(contractErrors(token, 10), [{ enum: "TokenError", name: "Balance", code: 10, doc: "Not enough" }]);
 * ```
 */
export function contractErrors<A extends ContractTypes>(
  spec: ContractSpec<A>,
  code: number,
): ContractErrorCase<A["errors"]>[] {
  return attempt("look up the error", () => {
    requireSpec(spec);
    if (typeof code !== "number") throw wrongType("code", "a number", code);
    const enums = spec.entries.flatMap((entry) => "udt_error_enum_v0" in entry ? [entry.udt_error_enum_v0] : []);
    return enums.flatMap(({ name, cases }) =>
      cases.filter(({ value }) => value === code).map((found) => ({
        enum: name,
        name: found.name as A["errors"],
        code,
        doc: readableText(found.doc ?? ""),
      }))
    );
  });
}
