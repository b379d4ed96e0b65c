/** Calls functions with hostile values and checks the outcomes. */

import { DwsaError, toHex } from "@dwsa/base";
import { LONG } from "../_long.ts";
import { HostileError, type HostileValue } from "./_values.ts";

/** The outcome of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Calls a function and awaits its result. Errors have no stack, since collecting it takes most of the time. */
export async function attempt(call: () => unknown): Promise<Outcome> {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return { value: await call() };
  } catch (error) {
    return { error };
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Messages of the engine, which show that a check is missing. */
const ENGINE =
  /Cannot (read|set|delete) propert|is not (a function|iterable|a constructor|an object)|reading '|Cannot mix BigInt|Cannot convert (a (Symbol|BigInt)|undefined or null|object to primitive)|Invalid (array|typed array|string) length|stack size|detached(?! (Uint8Array|ArrayBuffer))|incompatible receiver|Cannot destructure|undefined or null|out of bounds|out of range|class constructor|Unexpected token|valid JSON|invalid date/i;

/** Returns the reason why an error is not a well-formed error of the library, or `undefined`. */
export function errorOf(error: unknown, value?: HostileValue): string | undefined {
  if (error instanceof HostileError) return value?.explosive ? undefined : "a HostileError out of nowhere";
  if (DwsaError.is(error)) {
    if (!/^[a-z]+\/[a-z0-9-]+$/.test(error.code)) return `the code ${error.code}`;
    return value?.engine || isWellPut(error.message) ? undefined : `the message ${error.message.slice(0, 200)}`;
  }
  if (!(error instanceof TypeError || error instanceof RangeError)) return `${describe(error)}`;
  if (value?.engine) return undefined;
  return ENGINE.test(error.message) ? `in the engine's words: ${describe(error)}` : undefined;
}

/** Returns whether a message begins with the action and a colon, has no final period, and formats all values. */
function isWellPut(message: string): boolean {
  const own = message.replace(/"[^"]*"/g, '""'); // without quoted strings
  return /^(Cannot [a-zA-Z]|Invalid [a-z])[^]*: /.test(own) && !/[.!]$|\[object|(?<!got )NaN/.test(own);
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : `not an error but ${typeof error}`;
}

/** Outside the long run, each part of an argument is replaced by one in this many values. */
const SHARE = 16;

/** The same for whole arguments, except for large values. */
const OF_ARGUMENTS = 3;

/** A call with a hostile value in one place. */
export interface HostileCall {
  readonly value: HostileValue;
  readonly where: string;
  readonly args: readonly unknown[];
}

/**
 * Yields calls with each value in place of each argument, of a field or item of an argument, of all arguments, and as
 * an additional argument. Outside the long run, fields and items get one in `share` values, and no large ones;
 * whole arguments get one in three values, and all large ones.
 */
export function* hostileCalls(
  sample: (() => readonly unknown[]) | undefined,
  values: readonly HostileValue[],
  share: number = LONG ? 1 : SHARE,
): Generator<HostileCall> {
  for (const [i, value] of values.entries()) {
    for (const [j, { where, part, put }] of places(sample?.() ?? []).entries()) {
      if (share > 1 && (part ? value.big || (i + j) % share !== 0 : !value.big && (i + j) % OF_ARGUMENTS !== 0)) {
        continue;
      }
      yield { value, where, args: put(value.make) };
    }
  }
}

/** A position for a value: an argument, or a part of one. */
interface Place {
  readonly where: string;
  readonly part: boolean;
  readonly put: (make: () => unknown) => unknown[];
}

function places(args: readonly unknown[]): Place[] {
  return [
    ...args.flatMap((arg, i): Place[] => [
      { where: `argument ${i}`, part: false, put: (make) => args.with(i, make()) },
      ...parts(arg, 3).map(({ where, put }): Place => ({
        where: `argument ${i}${where}`,
        part: true,
        put: (make) => args.with(i, put(make)),
      })),
    ]),
    { where: "all arguments", part: false, put: (make) => args.map(make) },
    { where: "one more argument", part: false, put: (make) => [...args, make()] },
  ];
}

interface Part {
  readonly where: string;
  /** Returns a copy of the whole with a value in place of the part. */
  readonly put: (make: () => unknown) => unknown;
}

function parts(whole: unknown, depth: number): Part[] {
  if (depth === 0) return [];
  const isList = Array.isArray(whole);
  if (!isList && !(typeof whole === "object" && whole !== null && Object.getPrototypeOf(whole) === Object.prototype)) {
    return [];
  }
  return Object.entries(whole).flatMap(([name, part]) => {
    const put = (value: unknown) => isList ? whole.with(Number(name), value) : { ...whole, [name]: value };
    const where = isList ? `[${name}]` : `.${name}`;
    return [
      { where, put: (make) => put(make()) },
      ...parts(part, depth - 1).map((inner): Part => ({
        where: where + inner.where,
        put: (make) => put(inner.put(make)),
      })),
    ];
  });
}

/** Returns a string that shows whether a call changed a value. Runs no code of the value. */
export function fingerprint(value: unknown, depth = 4): string {
  if (typeof value === "string") return `${value.length} ${value.slice(0, 100)}`;
  if (typeof value === "function" || depth === 0) return typeof value;
  if (typeof value !== "object" || value === null) return String(value);
  try {
    if (value instanceof Uint8Array && Object.getPrototypeOf(value) === Uint8Array.prototype) {
      return toHex(value.subarray(0, 1000));
    }
    if (Array.isArray(value) && value.length > 1000) return `${value.length}`;
    const parts = Reflect.ownKeys(value).slice(0, 50).map((key) => {
      const { value: part, get } = Object.getOwnPropertyDescriptor(value, key)!;
      return `${String(key)}:${get === undefined ? fingerprint(part, depth - 1) : "getter"}`;
    });
    return parts.join() + Object.isExtensible(value);
  } catch {
    return "it throws when it is looked at";
  }
}

const PROTOTYPES = [
  Object.prototype,
  Function.prototype,
  Array.prototype,
  Uint8Array.prototype,
  Object.getPrototypeOf(Uint8Array.prototype),
  ArrayBuffer.prototype,
  Map.prototype,
  Set.prototype,
  String.prototype,
  Number.prototype,
  BigInt.prototype,
  Promise.prototype,
  Error.prototype,
  RegExp.prototype,
  Symbol.prototype,
];

/** Returns the names of all properties of the built-in prototypes, to which prototype pollution would add one. */
export function prototypes(): string {
  return PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join("\n");
}
