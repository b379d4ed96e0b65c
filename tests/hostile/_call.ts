/** Calls functions with hostile values and checks the outcomes. */

import { DwsaError, toHex } from "@dwsa/base";
import { HostileError, type HostileValue } from "./_values.ts";

/** The outcome of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Calls, and awaits a promise. */
export async function attempt(call: () => unknown): Promise<Outcome> {
  try {
    return { value: await call() };
  } catch (error) {
    return { error };
  }
}

/** Messages of the engine. They show that a check is missing. */
const ENGINE =
  /Cannot (read|set|delete) propert|is not (a function|iterable|a constructor|an object)|reading '|Cannot mix BigInt|Cannot convert (a (Symbol|BigInt)|undefined or null|object to primitive)|Invalid (array|typed array|string) length|stack size|detached|incompatible receiver|Cannot destructure|undefined or null|out of bounds|out of range|class constructor|Unexpected token|valid JSON|invalid date/i;

/** The reason why an error is not one that the library documents, or `undefined`. */
export function errorOf(error: unknown, value?: HostileValue): string | undefined {
  if (error instanceof HostileError) return value?.explosive ? undefined : "a HostileError out of nowhere";
  if (DwsaError.is(error)) return /^[a-z]+\/[a-z0-9-]+$/.test(error.code) ? undefined : `the code ${error.code}`;
  if (!(error instanceof TypeError || error instanceof RangeError)) return `${describe(error)}`;
  if (value?.engine) return undefined;
  return ENGINE.test(error.message) ? `in the engine's words: ${describe(error)}` : undefined;
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : `not an error but ${typeof error}`;
}

/** Argument lists with one hostile value: as an argument, as a field of one, as an item of one. */
export function* replaced(args: readonly unknown[], value: HostileValue): Generator<readonly [string, unknown[]]> {
  for (const [i, arg] of args.entries()) {
    yield [`argument ${i}`, args.with(i, value.make())];
    for (const [path, inner] of replacedParts(arg, value, 3)) yield [`argument ${i}${path}`, args.with(i, inner)];
  }
  yield ["all arguments", args.map(() => value.make())];
  yield ["one more argument", [...args, value.make()]];
}

function* replacedParts(arg: unknown, value: HostileValue, depth: number): Generator<readonly [string, unknown]> {
  if (depth === 0) return;
  if (Array.isArray(arg)) {
    for (const [i, item] of arg.entries()) {
      yield [`[${i}]`, arg.with(i, value.make())];
      for (const [path, inner] of replacedParts(item, value, depth - 1)) yield [`[${i}]${path}`, arg.with(i, inner)];
    }
  } else if (typeof arg === "object" && arg !== null && Object.getPrototypeOf(arg) === Object.prototype) {
    for (const [name, field] of Object.entries(arg)) {
      yield [`.${name}`, { ...arg, [name]: value.make() }];
      for (const [path, inner] of replacedParts(field, value, depth - 1)) {
        yield [`.${name}${path}`, { ...arg, [name]: inner }];
      }
    }
  }
}

/** A text of the parts of a value, made without running its code: it shows whether a call changed the value. */
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

/** The names of all properties of the built-in prototypes: pollution would add one. */
export function prototypes(): string {
  return PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join("\n");
}
