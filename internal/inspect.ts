/** How values of this library look in a console. */

/**
 * Makes `console.log` show the objects with this prototype as `show` says, on Node, Deno and Bun. To be called by the
 * constructor: in the class, a method with this symbol as its name would keep bundlers from dropping what nobody uses.
 * A prototype that is frozen stays as it is.
 */
export function showAs<T extends object>(prototype: T, show: (value: T) => string): void {
  const inspect = Symbol.for("nodejs.util.inspect.custom"); // the other two know it, too
  if (inspect in prototype) return;
  Reflect.defineProperty(prototype, inspect, {
    value(this: T): string {
      return show(this);
    },
  });
}

/** Shows them as `Name(what toString gives)`. */
export function showAsText(prototype: object, name: string): void {
  showAs(prototype, (value) => `${name}(${value})`);
}
