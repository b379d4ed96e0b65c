import { wrongType } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import type { ScError, ScErrorCode, ScSpecEntry, ScVal } from "../xdr/mod.ts";
import { readOptions, unlessIndex } from "../internal/options.ts";
import { isXdr } from "../xdr/is_xdr.ts";
import { nameText, printable } from "../internal/printable.ts";
import { contractErrors, type ContractSpec, type ContractTypes, isContractSpec } from "../spec/mod.ts";
import { ERROR_CAUSES, ERROR_CODES, ERROR_TYPES, type HostErrorType } from "./_error_texts.ts";

/** Options of {@linkcode explainError}. */
export interface ExplainErrorOptions {
  /** The interface of the contract that failed, whose error enums name the codes: a handle, or its entries. */
  readonly spec?: ContractSpec<ContractTypes> | readonly ScSpecEntry[] | undefined;
}

/**
 * Explains an error of a contract or of the host in one sentence: its type, its code, the meaning and the most frequent
 * cause. The meanings of a contract's own codes are in the specification of the contract.
 *
 * @param error an `scvError` value or an `ScError`, or text of the host with an error in it, such as
 * `HostError: Error(Contract, #5)`, of which the first error is explained
 * @param options the specification of the contract
 * @returns the sentence, without a capital letter and a period, for use inside of another text
 * @throws {TypeError} if `error` is something else, or `options.spec` is neither a
 * `ContractSpec` nor a list of `ScSpecEntry`
 * @throws {DwsaError} `humanize/unknown-error` if the text has no error in it that the protocol knows
 *
 * @example An error of the host and one of a contract
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
 *   "contract error 5 NotFound: the contract refused the call: No such order",
 * );
 * ```
 */
export function explainError(error: ScVal | ScError | string, options: ExplainErrorOptions | undefined): string;
/**
 * Explains an error of a contract or of the host: the form for `errors.map(explainError)`, where the index in the place
 * of the options is ignored.
 *
 * @param error an `scvError` value or an `ScError`, or text of the host with an error in it
 * @returns the sentence, without a capital letter and a period, for use inside of another text
 * @throws {TypeError} if `error` is something else
 * @throws {DwsaError} `humanize/unknown-error` if the text has no error in it that the protocol knows
 *
 * @example Several errors
 * ```ts
 * import { explainError } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const [first] = ["Error(Auth, ExistingValue)"].map(explainError);
 * assert(first?.startsWith("auth error 4 ExistingValue: something exists already"));
 * ```
 */
export function explainError(error: ScVal | ScError | string): string;
export function explainError(error: ScVal | ScError | string, options?: ExplainErrorOptions): string {
  const parsed = typeof error === "string" ? findError(error) : parseError(error);
  const casesOf = parseSpec(readOptions(EXPLAIN, unlessIndex(options), ["spec"]).spec);
  return parsed.type === "sceContract"
    ? explainContractError(parsed.value, casesOf(parsed.value))
    : explainHostError(parsed.type, parsed.value);
}

/** A case of an error enum. */
interface ErrorCase {
  /** Absent if it is not UTF-8. */
  readonly name: string | undefined;
  readonly doc: string;
}

/** How to find the cases of a code in the interface that the options have. Its base64 text is refused: it has no cases. */
function parseSpec(spec: ExplainErrorOptions["spec"] = []): (code: number) => readonly ErrorCase[] {
  if (!Array.isArray(spec)) {
    if (isContractSpec(spec)) return (code) => contractErrors(spec, code);
    throw wrongType(EXPLAIN, "options.spec", "a ContractSpec or an array of ScSpecEntry", spec);
  }
  const entries: readonly ScSpecEntry[] = spec;
  for (const [i, entry] of entries.entries()) {
    if (!isXdr(entry, "ScSpecEntry")) throw wrongType(EXPLAIN, `options.spec[${i}]`, "an ScSpecEntry", entry);
  }
  return (code) =>
    entries
      .flatMap((entry) => entry.type === "scSpecEntryUdtErrorEnumV0" ? entry.value.cases : [])
      .filter(({ value }) => value === code)
      .map(({ name, doc }) => ({
        name: typeof name === "string" ? name : undefined,
        doc: typeof doc === "string" ? doc : "",
      }));
}

const EXPLAIN = "explain an error";

/** An error as `ScError` has it. */
type ParsedError =
  | { readonly type: "sceContract"; readonly value: number }
  | { readonly type: HostErrorType; readonly value: ScErrorCode };

function explainContractError(code: number, cases: readonly ErrorCase[]): string {
  if (cases.length === 0) {
    return `contract error ${code}: the contract refused the call with its own error code; its specification names ` +
      "the code";
  }
  const names = cases.map(({ name }) => name === undefined ? "(a name that is not UTF-8)" : nameText(name));
  const docs = cases.map(({ doc }) => doc.trim()).filter((doc) => doc !== "");
  return [`contract error ${code} ${names.join(" or ")}`, "the contract refused the call", ...docs.map(printable)]
    .join(": ");
}

function explainHostError(type: HostErrorType, code: ScErrorCode): string {
  const { number, meaning, cause } = ERROR_CODES[code];
  const likely = ERROR_CAUSES[type]?.[code] ?? cause;
  const name = `${type.charAt(3).toLowerCase()}${type.slice(4)} error ${number} ${code.slice(4)}`;
  return `${name}: ${meaning} ${ERROR_TYPES[type]}; likely cause: ${likely}`;
}

/** The first error in a text of the host: `Error(Contract, #5)`, `Error(Auth, InvalidAction)`. */
function findError(text: string): ParsedError {
  const [, type, number, name] = /\bError\((\w+), (?:#(\d+)|(\w+))\)/.exec(text) ?? [];
  if (type === "Contract" && number !== undefined && Number(number) < 2 ** 32) {
    return { type: "sceContract", value: Number(number) };
  }
  return knownError(`sce${type}`, `scec${name}`);
}

function parseError(error: ScVal | ScError): ParsedError {
  const inner: unknown = isXdr(error, "ScVal") && error.type === "scvError" ? error.value : error;
  if (!isXdr(inner, "ScError")) {
    throw wrongType(EXPLAIN, "error", "an scvError, an ScError or a text", error);
  }
  const { type, value } = inner as ScError;
  return type === "sceContract" ? { type, value } : knownError(type, value);
}

function knownError(type: string, code: string): ParsedError {
  if (!Object.hasOwn(ERROR_TYPES, type) || !Object.hasOwn(ERROR_CODES, code)) {
    throw new DwsaError(
      "humanize/unknown-error",
      `Cannot ${EXPLAIN}: expected an error of the protocol, such as Error(Auth, InvalidAction)`,
    );
  }
  return { type: type as HostErrorType, value: code as ScErrorCode };
}
