/**
 * Loaded before an example. Replaces the clock by one that advances with each timer, so that requests are reproducible
 * and nothing waits, and prints each hash that a key signs to standard error.
 */

// deno-lint-ignore-file no-console -- the test reads it

import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";

let now = 1_899_999_940_000;
// deno-lint-ignore dwsa/no-clock-in-tests -- replaces the clock
Date.now = () => now;

const { setTimeout: wait } = globalThis;
globalThis.setTimeout = ((then: () => void, ms = 0) => {
  if (ms >= 30_000) return wait(then, ms); // the timeout of a request
  now += ms;
  return wait(then, 0);
}) as typeof setTimeout;

for (const name of ["sign", "signDecorated", "signPayloadDecorated", "signMessage"] as const) {
  const original = Keypair.prototype[name] as (this: Keypair, data: Uint8Array, ...rest: unknown[]) => never;
  Object.defineProperty(Keypair.prototype, name, {
    value(this: Keypair, data: Uint8Array | string, ...rest: unknown[]) {
      console.error(`SIGNED ${typeof data === "string" ? data : toHex(data)}`);
      return Reflect.apply(original, this, [data, ...rest]);
    },
  });
}
