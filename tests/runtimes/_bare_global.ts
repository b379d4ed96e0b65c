/** A thread that removes all globals except those of the language, and then imports and uses the library. */

import { parentPort, workerData } from "node:worker_threads";
import { BARE_USES, tryBareUse, withoutNewMethods } from "./_bare_uses.ts";
import { importLibrary } from "./_library.ts";

/** The globals that remain: those of ECMAScript 2022. */
const KEPT = new Set([
  ..."globalThis Infinity NaN undefined eval isFinite isNaN parseFloat parseInt".split(" "),
  ..."decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape".split(" "),
  ..."AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error".split(" "),
  ..."EvalError FinalizationRegistry Float32Array Float64Array Function Int16Array Int32Array Int8Array".split(" "),
  ..."Map Number Object Promise Proxy RangeError ReferenceError RegExp Set SharedArrayBuffer String Symbol".split(" "),
  ..."SyntaxError TypeError Uint16Array Uint32Array Uint8Array Uint8ClampedArray URIError WeakMap WeakRef".split(" "),
  ..."WeakSet Atomics Intl JSON Math Reflect".split(" "),
]);

/** Globals that the library must not need. */
const WANTED = "atob btoa Buffer console crypto Deno navigator process setTimeout structuredClone TextDecoder " +
  "TextEncoder";

const port = parentPort!;
const { entrypoints } = workerData as { readonly entrypoints: readonly string[] };

for (let owner: object | null = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (!KEPT.has(name) && name !== "constructor") Reflect.deleteProperty(owner, name);
  }
}
withoutNewMethods();

const imports: Record<string, string> = {};
for (const entrypoint of entrypoints) {
  await import(entrypoint).catch((error) => imports[entrypoint] = String(error));
}
const uses: Record<string, unknown> = {};
if (Object.keys(imports).length === 0) {
  const library = await importLibrary();
  for (const bareUse of BARE_USES) uses[bareUse.name] = await tryBareUse(bareUse, library);
}
port.postMessage({ present: WANTED.split(" ").filter((name) => name in globalThis), imports, uses });
