/** Signing policies: plain data that lists the allowed calls. */

import { scAddressToString } from "../address/mod.ts";
import { parseAsset, readTokenCall, TOKEN_FUNCTIONS } from "../contract/mod.ts";
import { DwsaError, type PolicyViolation } from "../errors/mod.ts";
import { equalBytes, toHex } from "../encoding/mod.ts";
import { count, describe, quote, wrongType } from "../internal/describe.ts";
import { fitsType, isIntegerType, type ScIntType } from "../internal/integers.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { scValToBigInt } from "../scval/mod.ts";
import { scValFromJson, type ScValJson } from "../xdr/json/mod.ts";
import { authError, showAddress } from "./_arguments.ts";
import {
  ANOTHER_KIND,
  type ArgumentRule as CompiledArgument,
  type CallNode,
  type CallRule as CompiledRule,
  callTarget,
  callViolation,
  matchCalls,
  oneOf,
  readFields,
  readFunctionName,
  readKey,
  readRequests,
  readRules,
  type RuleSource,
  ruleSources,
  showCall,
  valueRule,
  violation,
} from "./_call_rules.ts";
import type { ApprovalCredentials, ApprovalRequest } from "./approval_request.ts";
import type { Approver } from "./approver.ts";
import { readSpend } from "./spends_of.ts";

/** The rules for what may be signed. Plain JSON: it can be kept in a file. */
export interface SigningPolicy {
  /** The version of this form. */
  readonly version: 1;
  /** The passphrase of the network; any network will do if absent. */
  readonly network?: string;
  /** The allowed approvers: accounts (`G…`) and contracts (`C…`), at least one. */
  readonly addresses: readonly string[];
  /** The allowed kinds of credentials; all except `sourceAccount` if absent. */
  readonly credentials?: readonly ApprovalCredentials[];
  /** The latest allowed expiry, from 1 to 2^32 - 1. Requests of the source account have no expiry. */
  readonly untilLedger: number;
  /** How many requests may be signed at once, at least 1; any number if absent. */
  readonly entries?: number;
  /** The rules for the calls at the roots: each call needs a rule. */
  readonly calls: readonly CallRule[];
  /**
   * How much of each token (`C…`) may be spent by all requests together, in the token's smallest unit, as decimal text.
   * With limits, a call of a token function of a contract without a limit is refused. See {@linkcode spendsOf}.
   */
  readonly limits?: readonly { readonly token: string; readonly amount: string }[];
  /** The allowed recipients of `transfer` and `transfer_from`: `G…`, `C…` or `M…`. An `M…` is not its `G…`. */
  readonly recipients?: readonly string[];
  /** The highest fee of a transaction, in stroops, as decimal text. Authorization entries have no fee. */
  readonly maxFee?: string;
}

/** A rule for a call. Of several rules the first one that fits is used; the calls below do not choose it. */
export type CallRule =
  | {
    /** The contract (`C…`), or one of several. */
    readonly contract: string | readonly string[];
    /** The name of the function, or one of several. */
    readonly function: string | readonly string[];
    /** One rule for each argument, or `"any"`: any arguments, in any number. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for the calls below it; no calls if absent. */
    readonly calls?: readonly CallRule[];
    /** How many calls the rule allows; 1 if absent. */
    readonly times?: number;
  }
  | {
    /** The contract that may be created: from Wasm code with this hash (64 hexadecimal digits), or from an asset. */
    readonly create: { readonly wasm: string | readonly string[] } | { readonly asset: string };
    /** The deployer of the new contract, `G…` or `C…`; any address if absent. */
    readonly deployer?: string;
    /** One rule for each argument of the constructor, or `"any"`. */
    readonly args: "any" | readonly ArgumentRule[];
    /** The rules for the calls of the constructor; no calls if absent. */
    readonly calls?: readonly CallRule[];
  };

/**
 * A rule for an argument.
 *
 * | rule | allows |
 * |---|---|
 * | `"any"` | anything |
 * | `"self"` | the address that approves |
 * | `{ is }` | this value, in this type |
 * | `{ oneOf }` | one of these values, at least one |
 * | `{ type, min?, max? }` | an integer of this type in this range, ends included; the ends are decimal text |
 */
export type ArgumentRule =
  | "any"
  | "self"
  | { readonly is: ScValJson }
  | { readonly oneOf: readonly ScValJson[] }
  | { readonly type: ScIntType; readonly min?: string; readonly max?: string };

const ACTION = "read the signing policy";

/** The properties of a policy. */
const FIELDS = [
  "version",
  "network",
  "addresses",
  "credentials",
  "untilLedger",
  "entries",
  "calls",
  "limits",
  "recipients",
  "maxFee",
] as const;

const CREDENTIALS: readonly ApprovalCredentials[] = ["address", "addressV2", "delegates", "sourceAccount"];

/**
 * An approver that allows only the calls that the rules of a policy name. All other calls are refused.
 *
 * It checks the contents of the requests. It cannot see existing allowances, what a smart account does with its
 * arguments (`execute(target, …)`), or effects of a contract that need no approval. Limits, `times` and `entries` count
 * within one call of a function that signs: sign entries that belong together with {@linkcode authorizeEntries}.
 *
 * | token function | counts with |
 * |---|---|
 * | `transfer`, `burn` | its amount |
 * | `transfer_from`, `burn_from` | its amount, although another address pays |
 * | `approve` | its amount in full, since it may be spent |
 *
 * @param policy the policy, as an object or as `JSON.parse` gives it; it is copied
 * @returns a function for `approve` of {@linkcode authorizeEntry} and the others that sign
 * @throws {TypeError} if a part of the policy is of the wrong type, missing, or has an unknown name
 * @throws {DwsaError} `auth/invalid-policy`, with the path of the part, if the policy is malformed otherwise
 *
 * @example A payment that a server requests
 * ```ts
 * import { authorizeInvocation, contractInvocation, Keypair, nativeToScVal, Networks, signingPolicy } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const [payer, payTo] = [Keypair.random(), Keypair.random().publicKey()];
 * const token = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
 * const approve = signingPolicy({
 *   version: 1,
 *   network: Networks.TESTNET,
 *   addresses: [payer.publicKey()],
 *   untilLedger: 1_000,
 *   calls: [{ contract: token, function: "transfer", args: ["self", { is: { address: payTo } }, { is: { i128: "100" } }] }],
 * });
 *
 * const pay = (amount: bigint) =>
 *   authorizeInvocation({
 *     signer: payer,
 *     validUntilLedgerSeq: 1_000,
 *     networkPassphrase: Networks.TESTNET,
 *     approve,
 *     invocation: contractInvocation({
 *       contract: token,
 *       function: "transfer",
 *       args: [
 *         nativeToScVal(payer.publicKey(), { type: "address" }),
 *         nativeToScVal(payTo, { type: "address" }),
 *         nativeToScVal(amount, { type: "i128" }),
 *       ],
 *     }),
 *   });
 * await pay(100n);
 * await assert.rejects(pay(101n), { code: "auth/refused", path: "rootInvocation.function.args[2]" });
 * ```
 */
export function signingPolicy(policy: SigningPolicy): Approver {
  const fields = readFields<SigningPolicy>(ACTION, "policy", policy, FIELDS);
  if (fields.version !== 1) throw wrongType(ACTION, "version", "1", fields.version);
  const checks = [networkCheck, credentialsCheck, addressCheck, expiryCheck].map((check) => check(fields));
  const entries = fields.entries === undefined ? Infinity : readInteger("entries", fields.entries);
  const rules = readRules(ACTION, ruleSources(ACTION, "calls", fields.calls), readCallRule);
  const limits = readLimits(fields.limits);
  const recipients = fields.recipients === undefined
    ? undefined
    : new Set(readList("recipients", fields.recipients, (value, name) => readKey(ACTION, name, value, RECIPIENTS)));
  const maxFee = fields.maxFee === undefined ? undefined : readAmount("maxFee", fields.maxFee);
  return (value, fee) => {
    const { requests, roots, nodes } = readRequests("check the requests", value);
    const violations: PolicyViolation[] = [];
    const add = (found: PolicyViolation | undefined) => void (found === undefined || violations.push(found));
    const tooMany = requests.length > entries;
    if (tooMany) {
      const expected = `at most ${entries} to be signed at once`;
      add({ code: "entries", path: "", expected, got: `${requests.length}` });
    }
    for (const request of requests) checks.forEach((check) => add(check(request)));
    // `entries` has already reported the surplus root.
    matchCalls(roots, rules, (found) => add(tooMany && found.code === "times" && isAtRoot(found) ? undefined : found));
    if (limits !== undefined) checkLimits(nodes, limits, add);
    if (recipients !== undefined) { for (const node of nodes) add(checkRecipient(node, recipients)); }
    if (maxFee !== undefined && fee !== undefined && fee > maxFee) {
      add({ code: "limit", path: "fee", expected: `a fee of at most ${maxFee} stroops`, got: `${fee}` });
    }
    return violations;
  };
}

/** Checks one part of a request. */
type RequestCheck = (request: ApprovalRequest) => PolicyViolation | undefined;

function networkCheck({ network }: Partial<SigningPolicy>): RequestCheck {
  if (network === undefined) return () => undefined;
  const id = within("network", () => networkIdOf(network, ACTION));
  return (request) =>
    equalBytes(request.networkId, id)
      ? undefined
      : violation("network", request, "networkId", `the network ${toHex(id)}`, toHex(request.networkId));
}

function credentialsCheck({ credentials = CREDENTIALS.slice(0, -1) }: Partial<SigningPolicy>): RequestCheck {
  const kinds = readList("credentials", credentials, (value, name) => {
    if (!CREDENTIALS.includes(value as ApprovalCredentials)) throw wrongType(ACTION, name, oneOf(CREDENTIALS), value);
    return value as ApprovalCredentials;
  }, 1);
  return (request) =>
    kinds.includes(request.credentials)
      ? undefined
      : violation("credentials", request, "credentials", oneOf(kinds), request.credentials);
}

function addressCheck({ addresses }: Partial<SigningPolicy>): RequestCheck {
  const list = readList("addresses", addresses, (value, name) => readKey(ACTION, name, value, APPROVERS), 1);
  const set = new Set(list);
  return (request) => {
    const { address } = request;
    if (address !== null && set.has(address)) return undefined;
    const got = address === null ? "a payload that does not say who approves" : showAddress(address);
    return violation("address", request, "credentials.address", oneOf(list), got);
  };
}

function expiryCheck({ untilLedger }: Partial<SigningPolicy>): RequestCheck {
  const last = readInteger("untilLedger", untilLedger);
  return (request) => {
    const { credentials, signatureExpirationLedger: expiry } = request;
    if (expiry === null ? credentials === "sourceAccount" : expiry <= last) return undefined;
    const place = "credentials.signatureExpirationLedger";
    return violation("expiry", request, place, `an expiry of at most ${last}`, `${expiry}`);
  };
}

const APPROVERS = ["ed25519PublicKey", "contract"] as const;
const RECIPIENTS = ["ed25519PublicKey", "contract", "med25519PublicKey"] as const;

function isAtRoot({ path }: PolicyViolation): boolean {
  return !path.includes(".subInvocations[");
}

/** Adds up the amounts that all calls spend. A negative amount is refused, and never lowers a sum. */
function checkLimits(
  nodes: readonly CallNode[],
  limits: ReadonlyMap<string, bigint>,
  add: (violation: PolicyViolation) => void,
): void {
  const sums = new Map<string, bigint>();
  for (const node of nodes) {
    const spend = readSpend(node);
    if (spend === undefined) continue;
    const { token, name, amount } = spend;
    const got = showCall(node.invocation);
    if (!limits.has(token)) {
      add(callViolation("limit", node, ".function", `only a token with a limit: ${oneOf([...limits.keys()])}`, got));
    } else if (amount === undefined) {
      add(callViolation("amount", node, ".function", "the arguments of that token function", `others in ${got}`));
    } else if (amount < 0n) {
      const place = `.function.args[${indexOf(name, "amount")}]`;
      add(callViolation("amount", node, place, "an amount of at least 0", `${amount}`));
    } else {
      sums.set(token, (sums.get(token) ?? 0n) + amount);
    }
  }
  for (const [token, sum] of sums) {
    const limit = limits.get(token)!;
    if (sum > limit) add({ code: "limit", path: "", expected: `at most ${limit} of ${token} in all`, got: `${sum}` });
  }
}

/** Refuses a transfer to somebody else. */
function checkRecipient(node: CallNode, recipients: ReadonlySet<string>): PolicyViolation | undefined {
  const { type, value } = node.invocation.function;
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") return undefined;
  const { functionName: name } = value;
  if (name !== "transfer" && name !== "transfer_from") return undefined;
  const call = readTokenCall(value);
  const expected = oneOf([...recipients]);
  if (call === undefined || !("to" in call)) {
    return callViolation("recipient", node, ".function", expected, `other arguments in ${showCall(node.invocation)}`);
  }
  if (recipients.has(call.to)) return undefined;
  return callViolation("recipient", node, `.function.args[${indexOf(name, "to")}]`, expected, call.to);
}

/** The number of an argument of a token function. */
function indexOf(name: keyof typeof TOKEN_FUNCTIONS, argument: string): number {
  return TOKEN_FUNCTIONS[name].args.findIndex(([parameter]) => parameter === argument);
}

/** The properties of the two kinds of rules. */
const CALL_FIELDS = ["contract", "function", "args", "calls", "times"] as const;
const CREATE_FIELDS = ["create", "deployer", "args", "calls"] as const;

type RuleFields = {
  readonly [Name in typeof CALL_FIELDS[number] | typeof CREATE_FIELDS[number]]?: unknown;
};

function readCallRule({ value, name }: RuleSource): {
  rule: Omit<CompiledRule, "calls">;
  below: readonly RuleSource[];
} {
  const creates = typeof value === "object" && value !== null && Object.hasOwn(value, "create");
  const fields = readFields<RuleFields>(ACTION, name, value, creates ? CREATE_FIELDS : CALL_FIELDS);
  const target = creates ? createTarget(fields, name) : callTarget(
    readOneOrMore(`${name}.contract`, fields.contract, (value, at) => readKey(ACTION, at, value, ["contract"])),
    readOneOrMore(`${name}.function`, fields.function, (value, at) => readFunctionName(ACTION, at, value)),
  );
  const { args, times, calls } = fields;
  if (args !== "any" && !Array.isArray(args)) throw wrongType(ACTION, `${name}.args`, '"any" or an array', args);
  return {
    rule: {
      ...target,
      args: args === "any" ? undefined : readList(`${name}.args`, args, readArgumentRule),
      times: times === undefined ? 1 : readInteger(`${name}.times`, times),
    },
    below: calls === undefined ? [] : ruleSources(ACTION, `${name}.calls`, calls),
  };
}

/** The part of a rule about the creation of contracts. */
function createTarget(fields: RuleFields, name: string): Pick<CompiledRule, "expected" | "distance"> {
  const { wasm, asset } = readFields<{ wasm: unknown; asset: unknown }>(ACTION, `${name}.create`, fields.create, [
    "wasm",
    "asset",
  ]);
  if ((wasm === undefined) === (asset === undefined)) {
    throw invalid(`${name}.create`, "either wasm or asset", wasm === undefined ? "neither" : "both");
  }
  const deployer = fields.deployer === undefined
    ? undefined
    : readKey(ACTION, `${name}.deployer`, fields.deployer, APPROVERS);
  const hashes = new Set(wasm === undefined ? [] : readOneOrMore(`${name}.create.wasm`, wasm, readHash));
  const assetXdr = asset === undefined
    ? undefined
    : within(`${name}.create.asset`, () => parseAsset(asset as string).toXDR("base64"));
  if (assetXdr !== undefined && deployer !== undefined) {
    throw invalid(`${name}.deployer`, "absent, since the contract of an asset has no deployer", "a deployer");
  }
  const by = deployer === undefined ? "" : ` by ${deployer}`;
  const what = assetXdr === undefined ? `Wasm code ${oneOf([...hashes])}` : `the asset ${quote(asset as string)}`;
  return {
    expected: `the creation of a contract of ${what}${by}`,
    distance: ({ invocation: { function: { type, value } } }) => {
      if (type === "dwsaAuthorizedFunctionTypeContractFn") return ANOTHER_KIND;
      const { executable, contractIdPreimage: preimage } = value;
      if (preimage.type === "contractIdPreimageFromAsset") {
        const isAsset = executable.type === "contractExecutableStellarAsset";
        return isAsset && preimage.value.toXDR("base64") === assetXdr ? 0 : 1;
      }
      const isWasm = executable.type === "contractExecutableWasm" && hashes.has(toHex(executable.value));
      const isBy = deployer === undefined || scAddressToString(preimage.value.address) === deployer;
      return (isWasm ? 0 : 1) + (isBy ? 0 : 1);
    },
  };
}

function readHash(value: unknown, name: string): string {
  if (typeof value !== "string") throw wrongType(ACTION, name, "a string", value);
  if (/^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase();
  throw invalid(name, "64 hexadecimal digits", describe(value));
}

function readArgumentRule(value: unknown, name: string): CompiledArgument {
  if (value === "any") return { expected: "anything", takes: () => true };
  if (value === "self") {
    return {
      expected: "the address that approves",
      takes: ({ value }, { address }) => value.type === "scvAddress" && scAddressToString(value.value) === address,
    };
  }
  if (typeof value !== "object" || value === null) {
    throw wrongType(ACTION, name, '"any", "self" or an object with is, oneOf or type', value);
  }
  if (Object.hasOwn(value, "type")) return readRange(value, name);
  if (Object.hasOwn(value, "oneOf")) {
    const { oneOf: values } = readFields<{ oneOf: unknown }>(ACTION, name, value, ["oneOf"]);
    return valueRule(readList(`${name}.oneOf`, values, readValue, 1));
  }
  const { is } = readFields<{ is: unknown }>(ACTION, name, value, ["is"]);
  return valueRule([readValue(is, `${name}.is`)]);
}

function readValue(value: unknown, name: string): ReturnType<typeof scValFromJson> {
  return within(name, () => scValFromJson(value));
}

/** A rule for an argument that must be an integer in a range. */
function readRange(value: object, name: string): CompiledArgument {
  const { type, min, max } = readFields<{ type: unknown; min: unknown; max: unknown }>(ACTION, name, value, [
    "type",
    "min",
    "max",
  ]);
  if (!isIntegerType(type)) throw wrongType(ACTION, `${name}.type`, "an integer type such as i128", type);
  const [least, most] = ([["min", min], ["max", max]] as const).map(([end, text]) => {
    if (text === undefined) return undefined;
    const value = readDecimal(`${name}.${end}`, text, /^(0|-?[1-9]\d{0,77})$/);
    if (!fitsType(type, value)) {
      throw invalid(`${name}.${end}`, `an integer in the range of ${type}`, "one outside of it");
    }
    return value;
  });
  if (least !== undefined && most !== undefined && least > most) {
    throw invalid(name, "min to be at most max", "a range without any value");
  }
  const arm = `scv${type.slice(0, 1).toUpperCase()}${type.slice(1)}`;
  const from = least === undefined ? "" : ` from ${least}`;
  return {
    expected: `${type}${from}${most === undefined ? "" : ` up to ${most}`}`,
    takes: ({ value }) => {
      if (value.type !== arm) return false;
      const integer = scValToBigInt(value);
      return (least === undefined || integer >= least) && (most === undefined || integer <= most);
    },
  };
}

function readLimits(limits: unknown): ReadonlyMap<string, bigint> | undefined {
  if (limits === undefined) return undefined;
  const found = new Map<string, bigint>();
  readList("limits", limits, (value, name) => {
    const fields = readFields<{ token: unknown; amount: unknown }>(ACTION, name, value, ["token", "amount"]);
    const token = readKey(ACTION, `${name}.token`, fields.token, ["contract"]);
    if (found.has(token)) throw invalid(`${name}.token`, "each token once", `${token} again`);
    found.set(token, readAmount(`${name}.amount`, fields.amount));
  });
  return found;
}

/** A text or a list of at least one, as a list. */
function readOneOrMore(name: string, value: unknown, read: (value: unknown, name: string) => string): string[] {
  return Array.isArray(value) ? readList(name, value, read, 1) : [read(value, name)];
}

function readList<T>(name: string, value: unknown, read: (value: unknown, name: string) => T, least = 0): T[] {
  if (!Array.isArray(value)) throw wrongType(ACTION, name, "an array", value);
  if (value.length < least) throw invalid(name, `at least ${count(least, "item")}`, "none");
  return Array.from(value, (item, i) => read(item, `${name}[${i}]`));
}

/** A ledger or a number of times. */
function readInteger(name: string, value: unknown): number {
  if (typeof value !== "number") throw wrongType(ACTION, name, "a number", value);
  if (Number.isInteger(value) && value >= 1 && value <= 0xffff_ffff) return value;
  throw invalid(name, "an integer from 1 to 4294967295", `${value}`);
}

/** An amount in the smallest unit. */
function readAmount(name: string, value: unknown): bigint {
  return readDecimal(name, value, /^(0|[1-9]\d{0,38})$/);
}

function readDecimal(name: string, value: unknown, form: RegExp): bigint {
  if (typeof value !== "string") throw wrongType(ACTION, name, 'decimal text such as "100"', value);
  if (form.test(value)) return BigInt(value);
  throw invalid(name, "the decimal digits of an integer", quote(value));
}

/** Reads a part with a function of another area. Its error becomes the cause. */
function within<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!DwsaError.is(cause) && !(cause instanceof TypeError) && !(cause instanceof RangeError)) throw cause;
    throw invalid(name, "valid", `an invalid value (${cause.message})`, cause);
  }
}

function invalid(path: string, expected: string, got: string, cause?: unknown): DwsaError {
  return authError("auth/invalid-policy", ACTION, `${path} to be ${expected}`, got, { path, cause });
}
