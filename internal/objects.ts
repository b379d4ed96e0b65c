/** Checks and changes plain objects, from any realm. */

/** Returns whether the prototype of an object is null or an `Object.prototype`, possibly from another realm. */
export function hasPlainPrototype(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || isObjectPrototype(prototype);
}

/**
 * Returns whether a prototype is the `Object.prototype` of a realm: the end of its chain, and not a user-defined
 * object.
 */
function isObjectPrototype(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf");
}

/** Sets a property, including one named `__proto__`. */
export function setOwn<T>(object: { [name: string]: T }, name: string, value: T): void {
  if (name !== "__proto__") object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}
