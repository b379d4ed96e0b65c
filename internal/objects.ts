/** Plain-object helpers that work across realms. */

/** Whether a value is an object whose prototype is null or an `Object.prototype`, also one of another realm. */
export function hasPlainPrototype(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || isObjectPrototype(prototype);
}

/** Whether a prototype is an `Object.prototype`, of any realm: the end of its chain, and not made by hand. */
function isObjectPrototype(prototype: object): boolean {
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf");
}

/** Sets a property, also one with the name `__proto__`. */
export function setOwn<T>(object: { [name: string]: T }, name: string, value: T): void {
  if (name !== "__proto__") object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}
