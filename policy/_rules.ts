/** Parses the rules of policies and expected calls, for matching and comparison. */

import {
  causeOf,
  invalid,
  readAsset,
  readDecimal,
  readFields,
  readFunctionName,
  readKey,
  readList,
  readOneOrMore,
  readUint32,
  violatedAt,
  within,
} from "./_fields.ts";
import { describe, Fault, quote, violated, wrongType } from "../internal/fault.ts";
import { fitsType, integerText, isIntegerType } from "../internal/integers.ts";
import type { ScVal } from "../xdr/mod.ts";
import { scValFromJson } from "../xdr/json/mod.ts";
import { oneOf, showValue } from "./_texts.ts";
import { EVERYTHING, integersOf, pointOf, setOf, type ValueSet } from "./_value_set.ts";
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
      throw violated("auth/invalid-policy", rule, `at most ${MAX_RULES} calls`, "more");
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
export function ruleSources(name: string, value: unknown): RuleSource[] {
  if (!Array.isArray(value)) throw wrongType(name, "an array", value);
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

/** Parses the rules for calls. */
export function readCallRules(name: string, value: unknown): Rule[] {
  return readRules(ruleSources(name, value), (source) => callRule(source));
}

function callRule({ value, name }: RuleSource): { rule: Omit<Rule, "calls">; below: readonly RuleSource[] } {
  const creates = typeof value === "object" && value !== null && Object.hasOwn(value, "create");
  const fields = readFields(name, value, creates ? CREATE_FIELDS : CALL_FIELDS);
  const target = creates ? createHead(fields, name) : callHead(
    readOneOrMore(`${name}.contract`, fields.contract, (at, one) => readKey(at, one, ["contract"])),
    readOneOrMore(`${name}.function`, fields.function, readFunctionName),
  );
  if (!creates && target.head.second!.has(LOGIN)) {
    throw violatedAt(`${name}.function`, `must not be ${LOGIN}: use logins`, "another function", LOGIN);
  }
  const { args, times, calls } = fields;
  const isAny = args === "any" || Array.isArray(args) && args.includes("any");
  if (!creates && target.head.second!.has("__check_auth") && isAny) {
    const rule = 'must not be or contain "any": a call to __check_auth approves the payload in its arguments';
    throw violatedAt(`${name}.args`, rule, "exact arguments", '"any"');
  }
  if (args !== "any" && !Array.isArray(args)) throw wrongType(`${name}.args`, '"any" or an array', args);
  return {
    rule: {
      ...target,
      args: args === "any" ? undefined : readList(`${name}.args`, args, argumentRule),
      times: times === undefined ? 1 : readUint32(`${name}.times`, times),
    },
    below: calls === undefined ? [] : ruleSources(`${name}.calls`, calls),
  };
}

/** Creates the head of a rule for contract creations, with its description. */
function createHead(fields: RuleFields, name: string): Pick<Rule, "head" | "expected"> {
  const { wasm, asset } = readFields(`${name}.create`, fields.create, [
    "wasm",
    "asset",
  ]);
  if ((wasm === undefined) === (asset === undefined)) {
    const got = wasm === undefined ? "neither" : "both";
    throw violatedAt(`${name}.create`, `must have either wasm or asset, got ${got}`, "either wasm or asset", got);
  }
  const deployer = fields.deployer === undefined ? undefined : readKey(`${name}.deployer`, fields.deployer);
  if (asset !== undefined) {
    const xdr = readAsset(`${name}.create.asset`, asset).toXDR("base64");
    if (deployer !== undefined) {
      const rule = "must be absent: the contract of an asset has no deployer";
      throw violatedAt(`${name}.deployer`, rule, "no deployer", "a deployer");
    }
    return {
      head: { creates: true, first: new Set([xdr]), second: undefined },
      expected: `the creation of a contract of the asset ${quote(asset as string)}`,
    };
  }
  const hashes = new Set(readOneOrMore(`${name}.create.wasm`, wasm, readHash));
  const by = deployer === undefined ? "" : ` by ${deployer}`;
  return {
    head: { creates: true, first: hashes, second: deployer === undefined ? undefined : new Set([deployer]) },
    expected: `the creation of a contract of Wasm code ${oneOf([...hashes])}${by}`,
  };
}

function readHash(name: string, value: unknown): string {
  if (typeof value !== "string") throw wrongType(name, "a string", value);
  if (/^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase();
  throw invalid(name, "64 hexadecimal digits", describe(value));
}

function argumentRule(name: string, value: unknown): AllowedValues {
  if (value === "any") return { values: EVERYTHING, expected: "anything" };
  if (value === "self") return { values: "self", expected: "the address that approves" };
  const expected = '"any", "self" or an object with is, oneOf or type';
  if (typeof value !== "object" || value === null) throw wrongType(name, expected, value);
  if (Object.hasOwn(value, "type")) return rangeRule(name, value);
  if (Object.hasOwn(value, "oneOf")) {
    const { oneOf: values } = readFields(name, value, ["oneOf"]);
    return valueRule(readList(`${name}.oneOf`, values, readValue, 1));
  }
  const isRange = Object.hasOwn(value, "min") || Object.hasOwn(value, "max");
  if (isRange && !Object.hasOwn(value, "is")) return rangeRule(name, value); // throws: the type is missing
  const hasIs = Object.hasOwn(value, "is");
  const names = hasIs ? ["is"] as const : ["is", "oneOf", "type", "min", "max"] as const;
  const { is } = readFields(name, value, names);
  if (!hasIs) throw wrongType(name, expected, value);
  return valueRule([readValue(`${name}.is`, is)]);
}

function readValue(name: string, value: unknown): ScVal {
  try {
    return within(name, () => scValFromJson(value));
  } catch (cause) {
    const example = TYPED[typeof value];
    if (example === undefined) throw cause;
    const [rule, got] = [`${name} is a ${typeof value} without a type: write ${example}`, `a ${typeof value}`];
    throw violated("auth/invalid-policy", rule, "a contract value", got, { path: name, cause: causeOf(cause) });
  }
}

/** Parses the rule for an argument that must be an integer in a range. */
function rangeRule(name: string, value: object): AllowedValues {
  const { type, min, max } = readFields(name, value, [
    "type",
    "min",
    "max",
  ]);
  if (!isIntegerType(type)) {
    const got = typeof type === "string" ? quote(type) : describe(type);
    throw new Fault("type", `expected ${name}.type to be an integer type such as "i128", got ${got}`, {
      path: `${name}.type`,
    });
  }
  const [least, most] = ([["min", min], ["max", max]] as const).map(([end, text]) => {
    if (text === undefined) return undefined;
    const value = readDecimal(`${name}.${end}`, text);
    if (fitsType(type, value)) return value;
    throw violatedAt(
      `${name}.${end}`,
      `is out of range for ${type}: ${integerText(value)}`,
      `an integer in the range of ${type}`,
      integerText(value),
    );
  });
  if (least !== undefined && most !== undefined && least > most) {
    throw violatedAt(`${name}.min`, `(${least}) exceeds max (${most})`, `at most ${most}`, `${least}`);
  }
  const [first, last] = integersOf(type);
  const from = least === undefined ? "" : ` from ${least}`;
  return {
    values: new Map([[type, [least ?? first, most ?? last]]]),
    expected: `${type}${from}${most === undefined ? "" : ` up to ${most}`}`,
  };
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
