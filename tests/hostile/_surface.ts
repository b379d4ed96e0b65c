/** Every exported function, found automatically. */

import { readFileSync } from "node:fs";

type Entrypoint = Readonly<Record<string, unknown>>;

const manifest = JSON.parse(readFileSync(new URL("../../deno.json", import.meta.url), "utf8")) as {
  exports: Readonly<Record<string, string>>;
};
const paths = Object.keys(manifest.exports);

/** The entrypoints, by their names in the manifest. */
export const entrypoints: Readonly<Record<string, Entrypoint>> = Object.fromEntries(
  await Promise.all(paths.map(async (path) => {
    const entrypoint: Entrypoint = await import(`@dwsa/base${path.slice(1)}`);
    if (path === "./json") return [path, oneReader(entrypoint)] as const;
    return [path, entrypoint] as const;
  })),
);

/** Keeps one of the JSON parsers, which differ only in their tables. */
function oneReader(json: Entrypoint): Entrypoint {
  return Object.fromEntries(
    Object.entries(json).filter(([name]) => !name.endsWith("FromJson") || name === "scValFromJson"),
  );
}

/** A function, method, getter or constructor. */
export interface Callable {
  /** For example, `encodeStrKey`, `new Keypair`, `Keypair.fromSecret` or `Keypair#sign`. */
  readonly id: string;
  /** The class, for a method or a getter of its instances. */
  readonly owner: string | undefined;
  /** Calls the function; `self` is the instance for methods and getters. */
  readonly call: (args: readonly unknown[], self?: unknown) => unknown;
}

type AnyFunction = (...args: unknown[]) => unknown;
type AnyClass = new (...args: unknown[]) => unknown;

/** Returns the functions, methods, getters and constructors among exports. */
export function callables(exports: Readonly<Record<string, unknown>>): Callable[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    if (typeof value === "function") {
      return isClass(value) ? ofClass(name, value as AnyClass) : [ofFunction(name, value)];
    }
    if (typeof value !== "object" || value === null || Symbol.toStringTag in value) return [];
    return Object.entries(value).flatMap(([member, method]) =>
      typeof method === "function" ? [ofFunction(`${name}.${member}`, method, value)] : []
    );
  });
}

function ofFunction(id: string, value: object, self?: unknown): Callable {
  return { id, owner: undefined, call: (args) => Reflect.apply(value as AnyFunction, self, args) };
}

function ofClass(name: string, type: AnyClass): Callable[] {
  const found: Callable[] = [{ id: `new ${name}`, owner: undefined, call: (args) => Reflect.construct(type, args) }];
  for (const [member, at] of members(type)) {
    const call = at.value === undefined
      ? () => Reflect.get(type, member)
      : (args: readonly unknown[]) => Reflect.apply(at.value as AnyFunction, type, args);
    found.push({ id: `${name}.${String(member)}`, owner: undefined, call });
  }
  for (const [member, at] of members(type.prototype)) {
    const call = at.value === undefined
      ? (_: readonly unknown[], self: unknown) => Reflect.apply(at.get as AnyFunction, self, [])
      : (args: readonly unknown[], self: unknown) => Reflect.apply(at.value as AnyFunction, self, args);
    found.push({ id: `${name}#${String(member)}`, owner: name, call: call as Callable["call"] });
  }
  return found;
}

/** Returns the methods and getters of a class or its prototype, including inherited ones. */
function members(of: object): Map<string | symbol, PropertyDescriptor> {
  const found = new Map<string | symbol, PropertyDescriptor>();
  for (let at = of; at !== Function.prototype && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Reflect.ownKeys(at)) {
      const descriptor = Object.getOwnPropertyDescriptor(at, name)!;
      const callable = typeof descriptor.value === "function" || descriptor.get !== undefined;
      if (name !== "constructor" && callable && !found.has(name)) found.set(name, descriptor);
    }
    if (Object.getPrototypeOf(at) === Error || Object.getPrototypeOf(at) === Error.prototype) break;
  }
  return found;
}

function isClass(value: object): boolean {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

const { "./xdr": _xdr, ...areas } = entrypoints;

/** Everything that can be called, except for the wire types, by id: several entrypoints export the same function. */
export const functions: ReadonlyMap<string, Callable> = new Map(
  Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]),
);

/** Constructors of errors, which do not check their arguments. */
export const UNCHECKED: readonly string[] = ["new ClientError", "new DwsaError"];
