import { attempt, describe, quoteServerText } from "../internal/fault.ts";
import { ignoreMapIndex, readOptions } from "../internal/options.ts";
import { isXdr, type ScError, type ScSpecEntry, type ScVal } from "../xdr/mod.ts";
import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import { EXPLAIN, explainParsed, findError, knownError, type ParsedError, parseSpec } from "./_explain.ts";

/** Options for {@linkcode explainError}. */
export interface ExplainErrorOptions {
  /** The interface of the contract that failed, whose error enums name the codes: a `ContractSpec` or its entries. */
  readonly spec?: ContractSpec<ContractTypes> | readonly ScSpecEntry[] | undefined;
}

/**
 * Explains an error from a contract or from the host in one sentence: its type, its code, its meaning and, for an error
 * from the host, the most frequent cause. The function accepts any value, so you can call it in error handlers.
 *
 * | error | result |
 * | --- | --- |
 * | an `scvError` value, an `ScError` | the explanation |
 * | a string, such as `HostError: Error(Contract, #5)` | the explanation of the first protocol error in it |
 * | an `Error`, an RPC response, or an object with such a string in `message` or `error` | the same |
 * | any other string or message | `not a host error: ` and its first 300 characters, quoted and escaped |
 * | any other value | `not a host error: ` and the type of the value |
 *
 * The interface of a contract (`options.spec`) names the error codes that the contract defines. A code without a name
 * can be an error of the asset contract, so the result includes the meaning of the code in that contract, if any. The
 * code alone does not identify the failed contract.
 *
 * @param error the error, or any other value
 * @param options the interface of the contract
 * @returns the sentence, without an initial capital letter or a final period, for use within another string
 * @throws {TypeError} if `options` is not an object, has an unknown property, or has a `spec` that is neither a
 *   `ContractSpec` nor an array of `ScSpecEntry`
 *
 * @example Errors from the host, from a contract, and from elsewhere
 * ```ts
 * import { explainError } from "@dwsa/base/humanize";
 * import { contractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * assert.equal(
 *   explainError("HostError: Error(Budget, ExceededLimit)"),
 *   "budget error 5 ExceededLimit: a limit is exceeded while counting resources; likely cause: the declared " +
 *     "instructions or memory are too small; simulate again, or do less in one call",
 * );
 *
 * const orders = contractSpec([
 *   { udt_error_enum_v0: { name: "Error", cases: [{ name: "NotFound", value: 5, doc: "No such order" }] } },
 * ]);
 * assert.equal(
 *   explainError("Error(Contract, #5)", { spec: orders }),
 *   "contract error 5 NotFound: the contract rejected the call: No such order",
 * );
 *
 * assert.equal(explainError(new Error("fetch failed")), 'not a host error: "fetch failed"');
 * ```
 *
 * @example A code of the asset contract
 * ```ts
 * import { explainError } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * assert.equal(
 *   explainError("HostError: Error(Contract, #13)"),
 *   "contract error 13: the contract rejected the call with an error code that its interface defines; in the " +
 *     "contract of an asset, this code is TrustlineMissingError: an account has no trust line for the asset",
 * );
 * ```
 */
export function explainError(error: unknown, options: ExplainErrorOptions | undefined): string;
/**
 * Explains an error from a contract or from the host. For use as `errors.map(explainError)`: the index that `map`
 * passes instead of options is ignored.
 *
 * @param error the error, or any other value
 * @returns the sentence, without an initial capital letter or a final period, for use within another string
 *
 * @example Several errors
 * ```ts
 * import { explainError } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const [first] = ["Error(Auth, ExistingValue)"].map(explainError);
 * assert(first?.startsWith("auth error 4 ExistingValue: an item already exists"));
 * ```
 */
export function explainError(error: unknown): string;
export function explainError(error: unknown, options?: ExplainErrorOptions): string {
  return attempt(EXPLAIN, () => {
    const casesOf = parseSpec(readOptions(ignoreMapIndex(options), ["spec"]).spec);
    const text = messageOf(error);
    const parsed = text === undefined ? parseError(error) : findError(text);
    if (parsed === undefined) {
      return `not a host error: ${text === undefined ? describe(error) : quoteServerText(text)}`;
    }
    return explainParsed(parsed, casesOf, true);
  });
}

/** Returns the message of an error: the string itself, or the message of an `Error`, a response or another object. */
function messageOf(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  try {
    for (const part of [error, (error as { error?: unknown }).error]) {
      if (typeof part === "string") return part;
      const { message } = part as { message?: unknown };
      if (typeof message === "string") return message;
    }
  } catch {
    // null, undefined, or an object whose properties throw
  }
  return undefined;
}

function parseError(error: unknown): ParsedError | undefined {
  const inner: unknown = isXdr(error, "ScVal") && (error as ScVal).type === "scvError" ? (error as ScVal).value : error;
  if (!isXdr(inner, "ScError")) return undefined;
  const { type, value } = inner as ScError;
  return type === "sceContract" ? { type, value } : knownError(type, value);
}
