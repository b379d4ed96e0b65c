/** Parses the rules of policies and expected calls, for matching and comparison. */

import { showAddress } from "../auth/_shared.ts";
import { count, describe, quote, reasonOf } from "../internal/describe.ts";
import { locate } from "../internal/fault.ts";
import { fitsType, integerText, isIntegerType } from "../internal/integers.ts";
import { symbolError } from "../internal/strings.ts";
import { parseAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import type { Asset, ScVal } from "../xdr/mod.ts";
import { scValFromJson } from "../xdr/json/mod.ts";
import { oneOf, showValue } from "./_texts.ts";
import { EVERYTHING, integersOf, pointOf, setOf, type ValueSet } from "./_value_set.ts";
import { readOptions, unexpected, violated, wrongType } from "../internal/with_action.ts";
import { VERIFY as LOGIN } from "../webauth/_shared.ts";

/** A parsed rule for calls or operations. */
export interface Rule {
  /** The targets of the rule. */
  readonly head: RuleHead;
  /** A description of the accepted calls, for messages. */
  readonly expected: string;
  /** The rules for the arguments; `undefined` accepts any arguments. */
  readonly args: readonly AllowedValues[] | undefined;
  /** The rules for the sub-invocations; `undefined` accepts any sub-invocations. */
  readonly calls: readonly Rule[] | undefined;
  /** The maximum number of calls that the rule accepts. */
  readonly times: number;
}

/**
 * The contracts and functions that a rule accepts; for creations, the code hashes or the asset, and the deployer if
 * restricted; for operations, the type, and the source accounts if restricted.
 */
export interface RuleHead {
  readonly creates: boolean;
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string> | undefined;
}

/** The values that a rule allows for an argument or a field. */
export interface AllowedValues {
  /** The accepted values; `"self"` is the approving address, or the source account of an operation. */
  readonly values: ValueSet | "self";
  /** A description of the accepted values, for messages. */
  readonly expected: string;
  /** The only accepted value, if the rule lists exactly one. */
  readonly only?: ScVal;
}

/** An unparsed rule, and its path in messages. */
export interface RuleSource {
  readonly value: unknown;
  readonly name: string;
}

/** The maximum number of rules in a policy, and their maximum nesting depth, which no decodable tree exceeds. */
const [MAX_RULES, MAX_DEPTH] = [100_000, 500];

/**
 * Parses the rules of a policy. Not recursive, since policies are untrusted.
 *
 * @param read parses one rule, and returns the sources of the rules for sub-invocations in `below`; `undefined` accepts
 *   any sub-invocations
 */
export function readRules(
  action: string,
  sources: readonly RuleSource[],
  read: (source: RuleSource) => { rule: Omit<Rule, "calls">; below: readonly RuleSource[] | undefined },
): Rule[] {
  const all: Rule[] = [];
  const lists = [{ sources, rules: all, depth: 1 }];
  let total = 0;
  for (const { sources, rules, depth } of lists) { // items that are added during the loop are visited too
    total += sources.length;
    if (total > MAX_RULES || depth > MAX_DEPTH) {
      const rule = `there are more than ${MAX_RULES} calls, or they are nested more than ${MAX_DEPTH} levels deep`;
      throw violated("auth/invalid-policy", action, rule, `at most ${MAX_RULES} calls`, "more");
    }
    for (const source of sources) {
      const { rule, below } = read(source);
      const calls: Rule[] = [];
      rules.push({ ...rule, calls: below === undefined ? undefined : calls });
      if (below !== undefined && below.length > 0) lists.push({ sources: below, rules: calls, depth: depth + 1 });
    }
  }
  return all;
}

/** Returns the items of a list of rules. */
export function ruleSources(action: string, name: string, value: unknown): RuleSource[] {
  if (!Array.isArray(value)) throw wrongType(action, name, "an array", value);
  return Array.from(value, (value, i) => ({ value, name: `${name}[${i}]` }));
}

/** Creates the head of a rule for calls, with its description. */
export function callHead(
  contracts: readonly string[],
  functions: readonly string[],
): Pick<Rule, "head" | "expected"> {
  return {
    head: { creates: false, first: new Set(contracts), second: new Set(functions) },
    expected: `a call to ${oneOf(functions.map(quote))} on ${oneOf(contracts)}`,
  };
}

/** Creates the rule for an argument that must be one of the listed values. */
export function valueRule(values: readonly ScVal[]): AllowedValues {
  const [only] = values.length === 1 ? values : [];
  return { values: setOf(values.map(pointOf)), expected: oneOf(values.map(showValue)), ...only && { only } };
}

/** Parses the properties of an object in a policy. */
export function readFields<T extends object>(
  action: string,
  name: string,
  value: unknown,
  names: readonly (keyof T & string)[],
): Partial<T> {
  if (value === undefined) throw wrongType(action, name, "an object", value);
  return readOptions(action, value as T, names, name);
}

/** Parses an address of one of the given types. `others` begins the list of what is expected. */
export function readKey(
  action: string,
  name: string,
  value: unknown,
  kinds: readonly (keyof typeof KEYS)[],
  others = "",
): string {
  const names = kinds.map((kind) => KEYS[kind]);
  const last = names.pop()!;
  const expected = `${others}${names.length === 0 ? "" : `${names.join(", ")} or `}${last}`;
  if (typeof value !== "string") throw wrongType(action, name, `${expected} as a string`, value);
  if (kinds.some((kind) => isValidStrKey(kind, value))) return value;
  throw unexpected("auth/invalid-policy", action, `${name} to be ${expected}`, showAddress(value), { path: name });
}

const KEYS = {
  contract: "a contract (C...)",
  ed25519PublicKey: "an account (G...)",
  med25519PublicKey: "a muxed account (M...)",
  muxedContract: "a muxed contract (W...)",
};

/** The types of addresses that can approve a call. */
export const APPROVERS = ["ed25519PublicKey", "contract"] as const;

/** Validates the name of a contract function. */
export function readFunctionName(action: string, name: string, value: unknown): string {
  if (typeof value !== "string") throw wrongType(action, name, "a string", value);
  if (symbolError(value) === undefined) return value;
  const expected = `${name} to be a function name (up to 32 characters of A-Z, a-z, 0-9 and _)`;
  throw unexpected("auth/invalid-policy", action, expected, quote(value), { path: name });
}

/** Parses policies. `action` begins each error message, and `prefix` each path. */
export class PolicyReader {
  readonly action: string;
  /** The path prefix of the policy, such as `""` or `policy.`. */
  readonly prefix: string;

  constructor(action: string, prefix = "") {
    this.action = action;
    this.prefix = prefix;
  }

  /** Creates the error for a property with a wrong value. */
  invalid(path: string, expected: string, got: string, cause?: unknown): DwsaError {
    return unexpected("auth/invalid-policy", this.action, `${path} to be ${expected}`, got, { path, cause });
  }

  /** Creates the error for a property that violates a rule. The message is the path followed by `rule`. */
  violated(path: string, rule: string, expected: string, got: string): DwsaError {
    return violated("auth/invalid-policy", this.action, `${path} ${rule}`, expected, got, { path });
  }

  /** Parses a property with a function from another area, whose error becomes the `cause`. */
  within<T>(name: string, read: () => T): T {
    try {
      return read();
    } catch (cause) {
      if (!DwsaError.is(cause) && !(cause instanceof TypeError) && !(cause instanceof RangeError)) throw cause;
      const own = `Cannot ${this.action}: `;
      const { message } = cause;
      const rule = message.startsWith(own) ? message.slice(own.length) : `${name} is invalid: ${reasonOf(cause)}`;
      throw violated("auth/invalid-policy", this.action, rule, "a valid value", "an invalid one", {
        path: name,
        cause,
      });
    }
  }

  list<T>(name: string, value: unknown, read: (value: unknown, name: string) => T, least = 0): T[] {
    if (!Array.isArray(value)) throw wrongType(this.action, name, "an array", value);
    if (value.length < least) {
      throw this.violated(name, "must not be empty", `at least ${count(least, "item")}`, "none");
    }
    return Array.from(value, (item, i) => read(item, `${name}[${i}]`));
  }

  /** Parses a string or a non-empty array of strings. Returns an array. */
  oneOrMore(name: string, value: unknown, read: (value: unknown, name: string) => string): string[] {
    return Array.isArray(value) ? this.list(name, value, read, 1) : [read(value, name)];
  }

  /** Parses an address of one of the given types. `others` begins the list of what is expected. */
  key(name: string, value: unknown, kinds: Parameters<typeof readKey>[3] = APPROVERS, others?: string): string {
    return readKey(this.action, name, value, kinds, others);
  }

  flag(name: string, value: unknown): boolean {
    if (value === undefined || typeof value === "boolean") return value === true;
    throw wrongType(this.action, name, "a boolean", value);
  }

  /** Parses a ledger sequence or a count, from 1 to 2^32 - 1. */
  integer(name: string, value: unknown): number {
    if (typeof value !== "number") throw wrongType(this.action, name, "a number", value);
    if (Number.isInteger(value) && value >= 1 && value <= 0xffff_ffff) return value;
    throw this.invalid(name, "an integer from 1 to 4294967295", `${value}`);
  }

  /** Parses an amount in base units, or a time in seconds, of at most 39 digits. */
  amount(name: string, value: unknown): bigint {
    return this.#digits(name, value, /^(0|[1-9]\d{0,38})$/, "a non-negative integer of at most 39 digits");
  }

  /** Parses an integer of at most 78 digits. */
  decimal(name: string, value: unknown): bigint {
    return this.#digits(name, value, /^(0|-?[1-9]\d{0,77})$/, "an integer of at most 78 digits");
  }

  #digits(name: string, value: unknown, form: RegExp, expected: string): bigint {
    if (typeof value !== "string") throw wrongType(this.action, name, 'a decimal string such as "100"', value);
    if (form.test(value)) return BigInt(value);
    throw this.invalid(name, `${expected}, without leading zeros`, quote(value));
  }

  /** Parses a classic asset. */
  asset(name: string, value: unknown): Asset {
    if (typeof value !== "string") throw wrongType(this.action, name, '"native" or "CODE:G..."', value);
    return this.within(name, () => parseAsset(value));
  }

  /** Parses the rules for calls. */
  calls(name: string, value: unknown): Rule[] {
    return readRules(this.action, ruleSources(this.action, name, value), (source) => this.#callRule(source));
  }

  #callRule({ value, name }: RuleSource): { rule: Omit<Rule, "calls">; below: readonly RuleSource[] } {
    const { action } = this;
    const creates = typeof value === "object" && value !== null && Object.hasOwn(value, "create");
    const fields = readFields<RuleFields>(action, name, value, creates ? CREATE_FIELDS : CALL_FIELDS);
    const target = creates ? this.#createHead(fields, name) : callHead(
      this.oneOrMore(`${name}.contract`, fields.contract, (value, at) => this.key(at, value, ["contract"])),
      this.oneOrMore(`${name}.function`, fields.function, (value, at) => readFunctionName(action, at, value)),
    );
    if (!creates && target.head.second!.has(LOGIN)) {
      throw this.violated(`${name}.function`, `must not be ${LOGIN}: use logins`, "another function", LOGIN);
    }
    const { args, times, calls } = fields;
    const isAny = args === "any" || Array.isArray(args) && args.includes("any");
    if (!creates && target.head.second!.has("__check_auth") && isAny) {
      const rule = 'must not be or contain "any": a call to __check_auth approves the payload in its arguments';
      throw this.violated(`${name}.args`, rule, "exact arguments", '"any"');
    }
    if (args !== "any" && !Array.isArray(args)) throw wrongType(action, `${name}.args`, '"any" or an array', args);
    return {
      rule: {
        ...target,
        args: args === "any"
          ? undefined
          : this.list(`${name}.args`, args, (value, name) => this.#argumentRule(value, name)),
        times: times === undefined ? 1 : this.integer(`${name}.times`, times),
      },
      below: calls === undefined ? [] : ruleSources(action, `${name}.calls`, calls),
    };
  }

  /** Creates the head of a rule for contract creations, with its description. */
  #createHead(fields: RuleFields, name: string): Pick<Rule, "head" | "expected"> {
    const { wasm, asset } = readFields<{ wasm: unknown; asset: unknown }>(
      this.action,
      `${name}.create`,
      fields.create,
      ["wasm", "asset"],
    );
    if ((wasm === undefined) === (asset === undefined)) {
      const got = wasm === undefined ? "neither" : "both";
      throw this.violated(`${name}.create`, `must have either wasm or asset, got ${got}`, "either wasm or asset", got);
    }
    const deployer = fields.deployer === undefined ? undefined : this.key(`${name}.deployer`, fields.deployer);
    if (asset !== undefined) {
      const xdr = this.asset(`${name}.create.asset`, asset).toXDR("base64");
      if (deployer !== undefined) {
        const rule = "must be absent: the contract of an asset has no deployer";
        throw this.violated(`${name}.deployer`, rule, "no deployer", "a deployer");
      }
      return {
        head: { creates: true, first: new Set([xdr]), second: undefined },
        expected: `the creation of a contract of the asset ${quote(asset as string)}`,
      };
    }
    const hashes = new Set(this.oneOrMore(`${name}.create.wasm`, wasm, (value, at) => this.#hash(value, at)));
    const by = deployer === undefined ? "" : ` by ${deployer}`;
    return {
      head: { creates: true, first: hashes, second: deployer === undefined ? undefined : new Set([deployer]) },
      expected: `the creation of a contract of Wasm code ${oneOf([...hashes])}${by}`,
    };
  }

  #hash(value: unknown, name: string): string {
    if (typeof value !== "string") throw wrongType(this.action, name, "a string", value);
    if (/^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase();
    throw this.invalid(name, "64 hexadecimal digits", describe(value));
  }

  #argumentRule(value: unknown, name: string): AllowedValues {
    if (value === "any") return { values: EVERYTHING, expected: "anything" };
    if (value === "self") return { values: "self", expected: "the address that approves" };
    const expected = '"any", "self" or an object with is, oneOf or type';
    if (typeof value !== "object" || value === null) throw wrongType(this.action, name, expected, value);
    if (Object.hasOwn(value, "type")) return this.#range(value, name);
    if (Object.hasOwn(value, "oneOf")) {
      const { oneOf: values } = readFields<{ oneOf: unknown }>(this.action, name, value, ["oneOf"]);
      return valueRule(this.list(`${name}.oneOf`, values, (value, at) => this.#value(value, at), 1));
    }
    const isRange = Object.hasOwn(value, "min") || Object.hasOwn(value, "max");
    if (isRange && !Object.hasOwn(value, "is")) return this.#range(value, name); // throws: the type is missing
    const hasIs = Object.hasOwn(value, "is");
    const names = hasIs ? ["is"] as const : ["is", "oneOf", "type", "min", "max"] as const;
    const { is } = readFields<Readonly<Record<typeof names[number], unknown>>>(this.action, name, value, names);
    if (!hasIs) throw wrongType(this.action, name, expected, value);
    return valueRule([this.#value(is, `${name}.is`)]);
  }

  #value(value: unknown, name: string): ScVal {
    try {
      return this.within(name, () => scValFromJson(value));
    } catch (cause) {
      const example = TYPED[typeof value];
      if (example === undefined) throw cause;
      const [rule, got] = [`${name} is a ${typeof value} without a type: write ${example}`, `a ${typeof value}`];
      throw violated("auth/invalid-policy", this.action, rule, "a contract value", got, { path: name, cause });
    }
  }

  /** Parses the rule for an argument that must be an integer in a range. */
  #range(value: object, name: string): AllowedValues {
    const { type, min, max } = readFields<{ type: unknown; min: unknown; max: unknown }>(this.action, name, value, [
      "type",
      "min",
      "max",
    ]);
    if (!isIntegerType(type)) {
      const got = typeof type === "string" ? quote(type) : describe(type);
      const message = `Cannot ${this.action}: expected ${name}.type to be an integer type such as "i128", got ${got}`;
      throw locate(new TypeError(message), `${name}.type`);
    }
    const [least, most] = ([["min", min], ["max", max]] as const).map(([end, text]) => {
      if (text === undefined) return undefined;
      const value = this.decimal(`${name}.${end}`, text);
      if (fitsType(type, value)) return value;
      throw this.violated(
        `${name}.${end}`,
        `is out of range for ${type}: ${integerText(value)}`,
        `an integer in the range of ${type}`,
        integerText(value),
      );
    });
    if (least !== undefined && most !== undefined && least > most) {
      throw this.violated(`${name}.min`, `(${least}) exceeds max (${most})`, `at most ${most}`, `${least}`);
    }
    const [first, last] = integersOf(type);
    const from = least === undefined ? "" : ` from ${least}`;
    return {
      values: new Map([[type, [least ?? first, most ?? last]]]),
      expected: `${type}${from}${most === undefined ? "" : ` up to ${most}`}`,
    };
  }
}

/** Examples of contract values in JSON, by the JavaScript type of values without a type. */
const TYPED: { readonly [type: string]: string } = {
  string: '{ "address": "G..." }, { "symbol": "..." } or { "string": "..." }',
  number: '{ "u32": 5 } or { "i128": "5" }',
  bigint: '{ "i128": "5" }',
  boolean: '{ "bool": true }',
};

/** The properties of rules for calls and of rules for creations. */
const CALL_FIELDS = ["contract", "function", "args", "calls", "times"] as const;
const CREATE_FIELDS = ["create", "deployer", "args", "calls"] as const;

type RuleFields = {
  readonly [Name in typeof CALL_FIELDS[number] | typeof CREATE_FIELDS[number]]?: unknown;
};
