/** Additional copies of the library, which `tests/runtimes/run.ts` installs at these paths. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createContext, runInContext } from "node:vm";
import { importLibrary, type Library } from "../_library.ts";

const require = createRequire(import.meta.url);
const copies = new URL("../../../copies/", import.meta.url);

/** Imports a second copy of the package, which is installed elsewhere. */
async function installedTwice(): Promise<Library> {
  const folder = new URL("second/node_modules/@dwsa/base/", copies);
  const { exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  const library: Record<string, unknown> = {};
  for (const area of Object.keys(await importLibrary())) {
    const { default: path } = exports[area === "base" ? "." : `./${area}`];
    library[area] = await import(new URL(path, folder).href);
  }
  return library as never; // it has all entrypoints of the package
}

/** Runs a bundle in a new realm whose global object has the given additional values. */
export function anotherRealm(globals: Readonly<Record<string, unknown>> = {}, prepare = ""): Library {
  const code = readFileSync(new URL("realm.js", copies), "utf8");
  return runInContext(`${prepare};${code};library`, createContext({ ...globals }));
}

/** All copies. */
export const COPIES: readonly { readonly name: string; readonly load: () => Library | Promise<Library> }[] = [
  { name: "a second installed copy", load: installedTwice },
  { name: "a minified CommonJS bundle", load: () => require("../../../copies/bundle.cjs") },
  { name: "a copy in another realm", load: () => anotherRealm({ atob, btoa, TextDecoder, TextEncoder }) },
];
