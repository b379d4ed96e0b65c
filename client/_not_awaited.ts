import type { Call } from "./call.ts";

/** Makes `await call` an error, since it would do nothing. A call can therefore not be the result of an async function. */
export function notAwaited<Result>(call: Call<Result>): Call<Result> {
  return Object.defineProperty(call, "then", {
    get(): never {
      throw new TypeError("Cannot await a call: it does nothing until you call simulate() or send()");
    },
  });
}
