/** Arguments of the calls in the examples of doc comments: samples for functions without one in `_samples.ts`. */

import { readdirSync, readFileSync } from "node:fs";
import { type Callable, entrypoints } from "./_surface.ts";

/** The path of the repository. */
const ROOT = "../../";
const root = new URL(ROOT, import.meta.url);

type AnyFunction = (...args: unknown[]) => unknown;
type Load = (specifier: string) => Promise<Readonly<Record<string, unknown>>>;

/** Returns the code of all examples in doc comments, as function bodies that import with `load`. */
function examples(): string[] {
  const { exports } = JSON.parse(readFileSync(new URL("deno.json", root), "utf8")) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const folders = Object.values(exports).map((path) => path.slice(2, path.lastIndexOf("/") + 1));
  return folders.filter((folder) => folder !== "" && folder !== "cli/").flatMap((folder) =>
    readdirSync(new URL(folder, root)).sort().filter((name) => name.endsWith(".ts")).flatMap((name) => {
      const source = readFileSync(new URL(`${folder}${name}`, root), "utf8");
      return [...source.matchAll(/^ *\* ```ts\n([^]*?)^ *\* ```$/gm)].map(([, code]) => withoutImports(code!));
    })
  );
}

function withoutImports(code: string): string {
  return code.replace(/^ *\* ?/gm, "")
    .replace(/^import type [^;]*;$/gm, "")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await load($2);")
    .replace(/^import (\w+) from ("[^"]+");$/gm, "const $1 = (await load($2)).default;")
    .replace(/^import (\{[^}]*\}) from ("[^"]+");$/gm, (_, names: string, from: string) => {
      const values = names.replace(/\btype \w+( as \w+)?,?/g, "").replace(/ as /g, ": ");
      return `const ${values} = await load(${from});`;
    });
}

/**
 * Runs the examples, and records the arguments of the first call to each of these functions and constructors. Examples
 * with TypeScript syntax fail, and are skipped.
 */
export async function recordCalls(callables: readonly Callable[]): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const found = new Map<string, readonly unknown[]>();
  const wanted = new Set(callables.map(({ id }) => id));
  const recorder = <F extends AnyFunction>(id: string, call: F): F => {
    if (!wanted.has(id)) return call;
    return new Proxy(call, {
      apply(target, self, args: unknown[]) {
        const result = Reflect.apply(target, self, args);
        if (!found.has(id)) found.set(id, args);
        return result;
      },
      construct(target, args: unknown[], type) {
        const made = Reflect.construct(target, args, type);
        if (!found.has(id)) found.set(id, args);
        return made;
      },
    });
  };
  const wrapped = new Map(
    Object.entries(entrypoints).map(([path, exports]) => [
      `@dwsa/base${path.slice(1)}`,
      Object.fromEntries(
        Object.entries(exports).map(([name, value]) => {
          if (typeof value !== "function") return [name, value];
          return [name, recorder(wanted.has(`new ${name}`) ? `new ${name}` : name, value as AnyFunction)];
        }),
      ),
    ]),
  );
  const load: Load = async (specifier) => wrapped.get(specifier) ?? await import(specifier);
  const AsyncFunction = (async () => {}).constructor as new (...code: string[]) => AnyFunction;
  for (const code of examples()) {
    if (![...wanted].some((id) => !found.has(id) && code.includes(id.replace(/^new |^.*[.#]/, "")))) continue;
    try {
      await new AsyncFunction("load", "console", code)(load, { log: () => {} });
    } catch {
      // `deno test --doc` runs the examples as tests.
    }
  }
  return found;
}
