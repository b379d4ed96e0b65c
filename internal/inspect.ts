/** Defines how consoles display values of this library. */

/**
 * Makes `console.log` on Node, Deno and Bun print the result of `show` for objects with this prototype. Constructors
 * call this function, since bundlers keep an unused class with a method that is named by `Symbol.for(…)`. Frozen
 * prototypes are left unchanged.
 */
export function showAs<T extends object>(prototype: T, show: (value: T) => string): void {
  const inspect = Symbol.for("nodejs.util.inspect.custom"); // Deno and Bun use this symbol as well
  if (inspect in prototype) return;
  Reflect.defineProperty(prototype, inspect, {
    value(this: T): string {
      return show(this);
    },
  });
}

/** Shows objects as a name, followed by the result of `toString()` in parentheses. */
export function showAsText(prototype: object, name: string): void {
  showAs(prototype, (value) => `${name}(${value})`);
}
