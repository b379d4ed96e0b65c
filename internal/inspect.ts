/** How values of this library look in a console. */

/**
 * Makes `console.log` show the objects with this prototype as `Name(what toString gives)`, on Node, Deno and Bun. To be
 * called by the constructor: a method with this symbol as its name in the class would keep bundlers from dropping it.
 */
export function showAsText(prototype: object, name: string): void {
  const inspect = Symbol.for("nodejs.util.inspect.custom"); // the other two know it, too
  if (inspect in prototype) return;
  Object.defineProperty(prototype, inspect, {
    value(this: object): string {
      return `${name}(${this})`;
    },
  });
}
