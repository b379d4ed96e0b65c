/** Converts wire values to SEP-51 JSON (XDR-JSON). */

import { concatBytes, isBytes } from "../internal/bytes.ts";
import { encodeHex } from "../internal/codec.ts";
import { escapeText } from "../internal/escaped_text.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { encodeBody, muxedBody } from "../strkey/_shared.ts";
import { describe, Fault, typeMismatch, withPath } from "../internal/fault.ts";
import type { JsonForm, JsonForms, JsonValue } from "./json_forms.ts";

/** Returns the JSON formats of the parts of a wire value; `undefined` for any other object. */
export function formsOf(value: object): JsonForms | undefined {
  const type = value.constructor as { readonly xdrName?: string; readonly jsonForms?: JsonForms } | undefined;
  return type?.xdrName === undefined ? undefined : type.jsonForms ?? {};
}

/** Converts the name of a field, case or member to its spelling in the output. */
export type Rename = (name: string) => string;

/**
 * Converts a wire value, an array of wire values or a part of a wire value to JSON. The value must already be
 * validated.
 */
export function jsonOf(value: unknown, form: JsonForm | undefined, rename: Rename): JsonValue {
  switch (typeof value) {
    case "bigint":
      return `${value}`;
    case "string":
      return form === "text" ? textJson(value) : rename(memberJson(value, form));
    case "boolean":
    case "number":
      return value;
    case "object":
      if (value === null) return null;
      if (Array.isArray(value)) return arrayJson(value, form, rename);
      return isBytes(value) ? bytesJson(value, form) : wireJson(value, rename);
    default:
      throw notWireValue(value);
  }
}

/** Creates the error for a value that is no wire value. */
function notWireValue(value: unknown): Fault {
  const error = typeMismatch("a wire value", value);
  // An object without a class is the copy of a value, or JSON.
  if (describe(value) === "object") {
    error.withAdvice("to pass a value between contexts, send XDR, not a structured clone");
  }
  return error;
}

/** Returns the JSON name (in snake case) of a field, member or case, without its first `start` characters. */
export function snakeCase(name: string, start = 0): string {
  return name.slice(start).replace(/[A-Z]/g, (letter, i) => (i > 0 ? "_" : "") + letter.toLowerCase());
}

/** Returns the JSON name of an enum member or a case. */
export function memberJson(name: string, form: JsonForm | undefined): string {
  return typeof form === "object" ? form[name] ?? snakeCase(name) : snakeCase(name, form as number | undefined);
}

function arrayJson(items: readonly unknown[], form: JsonForm | undefined, rename: Rename): JsonValue[] {
  let i = 0;
  try {
    const result = new Array<JsonValue>(items.length);
    for (; i < items.length; i++) result[i] = jsonOf(items[i], form, rename);
    return result;
  } catch (error) {
    throw withPath(error, `[${i}]`);
  }
}

/** A field of a struct or a case of a union. */
interface Member {
  readonly name: string;
  /** The name in JSON. */
  readonly json: string;
  readonly form: JsonForm | undefined;
}

/** The JSON formats of a type, and cached names and formats of its fields and cases. */
interface Plan {
  readonly forms: JsonForms;
  /** The format of the type itself. */
  readonly self: JsonForm | undefined;
  /** The cached fields, in the order of the most recent value: most values have the same order. */
  readonly fields: Member[];
  readonly cases: Map<string, Member>;
}

/** Plans by class: creating names takes longer than all other steps, so names are cached. */
const PLANS: WeakMap<object, Plan> = /* @__PURE__ */ new WeakMap();

function memberOf(name: string, { self, forms }: Plan): Member {
  return { name, json: memberJson(name, self), form: forms[name] };
}

/** Returns the plan of a value's type. */
function planOf(value: object): Plan {
  const type = value.constructor;
  let plan = PLANS.get(type);
  if (plan === undefined) {
    const forms = formsOf(value);
    if (forms === undefined) throw notWireValue(value);
    PLANS.set(type, plan = { forms, self: forms[""], fields: [], cases: new Map() });
  }
  return plan;
}

/** Returns the JSON name of the arm of a union. */
export function armJson(union: { readonly type: string }, rename: Rename): string {
  return rename(caseOf(union.type, planOf(union)).json);
}

/** Returns the JSON of one field of a struct. */
export function fieldJson<T extends object>(struct: T, field: keyof T & string, rename: Rename): JsonValue {
  return jsonOf(struct[field], planOf(struct).forms[field], rename);
}

/** Converts a struct or a union. */
function wireJson(value: object, rename: Rename): JsonValue {
  const plan = planOf(value);
  const { self } = plan;
  if (self === "M" || self === "W" || self === "P") return strkeyJson(self, value as { toXDR(): Uint8Array });
  return self === undefined
    ? structJson(value as { readonly [field: string]: unknown }, plan, rename)
    : unionJson(value as Union, plan, rename);
}

interface Union {
  readonly type: string;
  readonly value: unknown;
}

function structJson(value: { readonly [field: string]: unknown }, plan: Plan, rename: Rename): JsonValue {
  const result: Record<string, JsonValue> = {};
  let step = "";
  try {
    let i = 0;
    for (const name of Object.keys(value)) {
      step = name;
      let field = plan.fields[i];
      if (field?.name !== name) field = plan.fields[i] = memberOf(name, plan);
      result[rename(field.json)] = jsonOf(value[name], field.form, rename);
      i++;
    }
  } catch (error) {
    throw withPath(error, `.${step}`);
  }
  return result;
}

/** Returns a case of a union from the cache. */
function caseOf(type: string, plan: Plan): Member {
  let member = plan.cases.get(type);
  if (member === undefined) plan.cases.set(type, member = memberOf(type, plan));
  return member;
}

function unionJson(union: Union, plan: Plan, rename: Rename): JsonValue {
  const { type, value } = union;
  const member = caseOf(type, plan);
  const { form } = member;
  try {
    if (plan.self === "bare") return jsonOf(value, form, rename);
    const name = rename(member.json);
    if (value === null && form !== "null") return name;
    const result: Record<string, JsonValue> = {};
    result[name] = jsonOf(value, form, rename);
    return result;
  } catch (error) {
    throw withPath(error, `.${type}`);
  }
}

/** Converts a muxed account, a muxed contract or a signed payload to a strkey. */
function strkeyJson(prefix: "M" | "W" | "P", value: { toXDR(): Uint8Array }): string {
  const bytes = value.toXDR();
  if (prefix !== "P") return encodeBody(prefix, muxedBody(bytes));
  return bytes.length === 36 ? emptyPayloadJson(bytes) : encodeBody(prefix, bytes);
}

/**
 * Returns what the crate `stellar-xdr` writes for a signed payload of 0 bytes, which has no strkey. Parsers of JSON
 * reject it, as the crate does.
 *
 * @param xdr the XDR of the signed payload
 */
export function emptyPayloadJson(xdr: Uint8Array): string {
  return `<INVALID:${encodeBody("G", xdr.subarray(0, 32))}:EMPTY_PAYLOAD>`;
}

function bytesJson(bytes: Uint8Array, form: JsonForm | undefined): string {
  switch (form) {
    case undefined:
      return encodeHex(bytes);
    case "text":
      return escapeText(bytes);
    case "code4":
    case "code12": {
      let end = bytes.length;
      while (end > (form === "code4" ? 0 : 5) && bytes[end - 1] === 0) end--;
      return escapeText(bytes.subarray(0, end));
    }
    default: // a strkey
      if (typeof form !== "string") throw typeMismatch("the name of a member", bytes);
      if (bytes.length !== 32) throw new Fault("xdr/length", `expected 32 bytes, got ${bytes.length}`);
      return encodeBody(form as "G" | "T" | "X" | "C" | "B" | "L", form === "B" ? concatBytes(TYPE_0, bytes) : bytes);
  }
}

function textJson(text: string): string {
  return /^[ -[\]-~]*$/.test(text) ? text : escapeText(encodeUtf8(text)!); // well-formed, since it has been encoded
}

/** The type byte of a claimable balance. The only type is 0. */
const TYPE_0 = /* @__PURE__ */ new Uint8Array(1);
