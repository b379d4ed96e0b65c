/** Parses rules for operations, and matches operations with them. */

import {
  invalid,
  readAsset,
  readDecimal,
  readFields,
  readKey,
  readList,
  readOneOrMore,
  readUint32,
  violatedAt,
  within,
} from "./_fields.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { count, quote, wrongType } from "../internal/fault.ts";
import type { ScIntType } from "../internal/integers.ts";
import { didYouMean } from "../internal/options.ts";
import { baseAccount } from "../operation/_shared.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { type MuxedAccount, type Operation, PublicKey } from "../xdr/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import type { JsonValue } from "../xdr/json/mod.ts";
import { toJson } from "../xdr/json/mod.ts";
import { type OperationField, operationFields, operationTypes } from "../xdr/json/_shared.ts";
import { type Argument, distanceOf, fitsArgument, type Matchable } from "./_match.ts";
import { oneOf } from "./_texts.ts";
import type { AllowedValues, Rule } from "./_rules.ts";
import { integersOf, OTHER, type Part, type Point, setOf, type TextSet, type ValueSet } from "./_value_set.ts";
import { matchNodes, roomText } from "./_violations.ts";

/** An operation as a node. The arguments are all fields of the operation type, in XDR order. */
export interface OperationNode extends Matchable<OperationNode> {
  /** The path of the operation, such as `operations[0]`. */
  readonly path: string;
  readonly args: readonly FieldArgument[];
}

/** A field of an operation, with its value in SEP-51 JSON. */
interface FieldArgument extends Argument {
  readonly name: string;
  readonly json: JsonValue;
}

/** The key of an empty field: an absent value, an empty list, or an extension point. */
export const ABSENT = "";

/** A field of an operation type, with its possible values. */
export interface FieldForm extends OperationField {
  readonly name: string;
  /** The integer type; `undefined` if the field is not an integer. */
  readonly integer: ScIntType | undefined;
  /** Whether the field is an extension point, whose version carries no information. */
  readonly isExtension: boolean;
  readonly all: ValueSet;
}

const EVERY_TEXT: TextSet = { except: true, texts: /* @__PURE__ */ new Set() };
const NO_VALUE: TextSet = { except: false, texts: /* @__PURE__ */ new Set([ABSENT]) };

/** The fields of operation types, which take long to find out: at most one list for each type. */
const FORMS: Map<string, readonly FieldForm[]> = /* @__PURE__ */ new Map();

/** Returns the fields of an operation type, in XDR order. */
export function fieldForms(type: string): readonly FieldForm[] {
  let forms = FORMS.get(type);
  if (forms === undefined) FORMS.set(type, forms = findForms(type));
  return forms;
}

function findForms(type: string): FieldForm[] {
  return Object.entries(operationFields(type)).map(([name, field]) => {
    const reads = (json: JsonValue) => {
      try {
        return field.xdr(json) !== ABSENT;
      } catch {
        return false;
      }
    };
    const integer = !reads(0) ? undefined : reads(-1) ? "i64" : reads(2 ** 33) ? "u64" : "u32";
    const isExtension = isVoid(field, "v0");
    const canBeAbsent = field.isOptional || reads([]) || isExtension;
    const parts: [string, Part][] = integer !== undefined
      ? [[integer, integersOf(integer)]]
      : [[OTHER, canBeAbsent ? EVERY_TEXT : { except: true, texts: NO_VALUE.texts }]];
    if (integer !== undefined && field.isOptional) parts.push([OTHER, NO_VALUE]);
    return { ...field, name, integer, isExtension, all: new Map(parts) };
  });
}

/** Converts a field value to an element of a value set. */
function pointOfField(form: FieldForm, json: JsonValue): Point {
  if (isEmpty(form, json)) return { part: OTHER, value: ABSENT };
  const { integer, xdr } = form;
  const value = xdr(json); // also validates the value
  return integer === undefined ? { part: OTHER, value } : { part: integer, value: BigInt(json as string | number) };
}

/** Returns whether a field value is empty: absent, an empty list, or version 0 of an extension point. */
export function isEmpty({ isExtension }: FieldForm, json: unknown): boolean {
  return json === null || Array.isArray(json) && json.length === 0 || isExtension && json === "v0";
}

/**
 * Converts the field value of an operation to an element of a value set. The JSON of an empty signed payload, which no
 * parser accepts and therefore no rule contains, stands for itself.
 */
function pointOfValue(form: FieldForm, json: JsonValue): Point {
  try {
    return pointOfField(form, json);
  } catch {
    return { part: OTHER, value: JSON.stringify(json) };
  }
}

/** Converts operations to nodes. */
export function operationNodes(operations: readonly Operation[], source: MuxedAccount): OperationNode[] {
  return operations.map((operation, i) => {
    const account = baseAccount(operation.sourceAccount ?? source);
    const body: unknown = toJson(operation.body);
    const [type, value] = typeof body === "string"
      ? [body, null]
      : Object.entries(body as object)[0] as [string, unknown];
    const forms = fieldForms(type);
    const isStruct = !(forms.length === 1 && forms[0]!.name === "value");
    const fields = (isStruct ? value ?? {} : { value }) as { readonly [name: string]: JsonValue };
    return {
      path: `operations[${i}]`,
      creates: false,
      first: type,
      second: account,
      self: accountText(account),
      args: forms.map((form) => {
        const json = fields[form.name] ?? null;
        let point: Point | undefined;
        return { name: form.name, json, point: () => point = point ?? pointOfValue(form, json) };
      }),
      key: () => `${account} ${operation.body.toXDR("base64")}`,
      children: [],
    };
  });
}

/** Returns the XDR of an account (`G…`) as base64, the value of account fields. */
export function accountText(account: string): string {
  return PublicKey.publicKeyTypeEd25519(decodeStrKey("ed25519PublicKey", account)).toXDR("base64");
}

/** Parses the rules for operations. */
export function readOperationRules(name: string, value: unknown): Rule[] {
  return readList(name, value, (name, value) => {
    const { type, source, fields, times } = readFields(name, value, ["type", "source", "fields", "times"]);
    if (typeof type !== "string") throw wrongType(`${name}.type`, "the name of an operation", type);
    const types = operationTypes().filter((one) => one !== "invoke_host_function");
    if (!types.includes(type)) {
      if (type === "invoke_host_function") {
        const rule = `must not be "${type}": put the rules for contract calls in calls`;
        throw violatedAt(`${name}.type`, rule, "another operation", `"${type}"`);
      }
      const expected = "the name of an operation in SEP-51, such as payment";
      throw invalid(`${name}.type`, expected, `${quote(type)}${didYouMean(type, types)}`);
    }
    const known = fieldForms(type);
    const isEmpty = typeof fields === "object" && fields !== null && Object.keys(fields).length === 0;
    if (known.length === 0 && !isEmpty) {
      throw wrongType(`${name}.fields`, `{}, since ${type} has no fields`, fields);
    }
    const given = readFields(`${name}.fields`, fields, known.map((form) => form.name));
    const accounts = source === undefined
      ? undefined
      : readOneOrMore(`${name}.source`, source, (at, one) => readKey(at, one, ["ed25519PublicKey"]));
    return {
      head: { creates: false, first: new Set([type]), second: accounts && new Set(accounts) },
      expected: `the operation ${type}${accounts === undefined ? "" : ` of ${oneOf(accounts)}`}`,
      args: known.map((form) =>
        given[form.name] === undefined
          ? { values: new Map([[OTHER, NO_VALUE]]), expected: "no value (the policy has no rule for this field)" }
          : readFieldRule(`${name}.fields.${form.name}`, form, given[form.name])
      ),
      calls: [],
      times: times === undefined ? 1 : readUint32(`${name}.times`, times),
    };
  });
}

function readFieldRule(name: string, form: FieldForm, value: unknown): AllowedValues {
  if (value === "any") return { values: form.all, expected: "anything" };
  if (value === "self") return { values: "self", expected: "the source account of the operation" };
  const expected = '"any", "self" or an object with is, oneOf, asset, min or max';
  if (typeof value !== "object" || value === null) throw wrongType(name, expected, value);
  if (Object.hasOwn(value, "is")) {
    const { is } = readFields(name, value, ["is"]);
    return valuesRule([[`${name}.is`, is]], form);
  }
  if (Object.hasOwn(value, "oneOf")) {
    const { oneOf: values } = readFields(name, value, ["oneOf"]);
    return valuesRule(readList(`${name}.oneOf`, values, (at, one) => [at, one] as const, 1), form);
  }
  if (Object.hasOwn(value, "asset")) {
    const { asset } = readFields(name, value, ["asset"]);
    if (!isAsset(form)) {
      throw violatedAt(name, 'must not have "asset", since the field is not an asset', "another rule", "asset");
    }
    const values: (readonly [name: string, json: unknown])[] = [];
    const texts = readOneOrMore(`${name}.asset`, asset, (at, value) => {
      values.push([at, toJson(readAsset(at, value))]);
      return value as string; // validated by asset()
    });
    return { ...valuesRule(values, form), expected: oneOf(texts) };
  }
  const isRange = Object.hasOwn(value, "min") || Object.hasOwn(value, "max");
  const names = isRange ? ["min", "max"] as const : ["is", "oneOf", "asset", "min", "max"] as const;
  const { min, max } = readFields(name, value, names);
  if (form.integer === undefined) {
    if (!isRange) throw wrongType(name, expected, value);
    throw violatedAt(
      name,
      'must not have "min" or "max", since the field is not an integer',
      "another rule",
      "min or max",
    );
  }
  const [first, last] = integersOf(form.integer);
  const least = min === undefined ? first : readDecimal(`${name}.min`, min);
  const most = max === undefined ? last : readDecimal(`${name}.max`, max);
  if (least > most) {
    throw violatedAt(`${name}.min`, `(${least}) exceeds max (${most})`, `at most ${most}`, `${least}`);
  }
  if (least < first || most > last) {
    const range = `${first} to ${last}`;
    throw violatedAt(name, `exceeds the range of the field, ${range}`, `a range within ${range}`, "a larger one");
  }
  const from = min === undefined ? "" : ` from ${least}`;
  return {
    values: new Map([[form.integer, [least, most]]]),
    expected: `an integer${from}${max === undefined ? "" : ` up to ${most}`}`,
  };
}

/** Returns whether a field is an asset: only then is `native` a name without a value. */
function isAsset(form: FieldForm): boolean {
  return isVoid(form, "native");
}

/** Returns whether a JSON string is the name of the first arm of a union, without a value: four zero bytes of XDR. */
function isVoid({ xdr }: OperationField, name: string): boolean {
  try {
    return xdr(name) === "AAAAAA==";
  } catch {
    return false;
  }
}

/** Returns a rule for a field that must have one of the listed values. */
function valuesRule(values: readonly (readonly [name: string, json: unknown])[], form: FieldForm): AllowedValues {
  const points = values.map(([at, json]) => within(at, () => pointOfField(form, json as JsonValue)));
  return { values: setOf(points), expected: oneOf(values.map(([, json]) => showField(json as JsonValue))) };
}

/** Returns the violations of operations. */
export function operationViolations(nodes: readonly OperationNode[], rules: readonly Rule[]): PolicyViolation[] {
  return matchNodes(nodes, rules, {
    surplus: ({ path }, full) => ({ code: "times", path, expected: roomText(full, "operation"), got: "one more" }),
    misfit: (node, rule) => explainOperation(node, rule),
  });
}

function explainOperation(node: OperationNode, rule: Rule | undefined): PolicyViolation[] {
  const { path, first, second } = node;
  if (rule === undefined || !rule.head.first.has(first!)) {
    return [{
      code: "operation",
      path,
      expected: rule?.expected ?? "no operation other than contract calls",
      got: `the operation ${first}`,
    }];
  }
  if (distanceOf(node, rule) > 0) {
    const expected = oneOf([...rule.head.second!]); // otherwise any source account would match
    return [{ code: "source", path: `${path}.sourceAccount`, expected, got: second! }];
  }
  return rule.args!.flatMap((arg, i) => {
    if (fitsArgument(node, i, arg)) return [];
    const { name, json } = node.args[i]!;
    const place = `${path}.body.${first}${name === "value" ? "" : `.${name}`}`;
    return [{ code: "field" as const, path: place, expected: arg.expected, got: showField(json) }];
  });
}

/** Formats a field value for a message: accounts, booleans and integers in full, other values shortened. */
function showField(json: JsonValue): string {
  if (json === null) return "no value";
  if (typeof json === "number" || typeof json === "boolean") return `${json}`;
  if (typeof json === "string") {
    const isWhole = /^-?\d{1,20}$/.test(json) || isValidStrKey("ed25519PublicKey", json) ||
      isValidStrKey("med25519PublicKey", json);
    return isWhole ? json : quote(json);
  }
  return Array.isArray(json) ? count(json.length, "item") : quote(JSON.stringify(json));
}
