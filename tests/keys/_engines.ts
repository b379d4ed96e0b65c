/** Runs tests with both Ed25519 engines, which must return the same results. */

import { type Engine, fallback, findNative, useEngine } from "../../keys/_ed25519.ts";

/** The reason why tests of the native engine are skipped; `false` if they run. */
export const skipNative: string | false = findNative() === undefined && "native Ed25519 not present";

/** The engines by name. */
export const engines: readonly {
  readonly name: string;
  readonly engine: Engine | undefined;
  readonly skip: string | false;
}[] = [
  { name: "the native engine", engine: findNative(), skip: skipNative },
  { name: "the fallback", engine: fallback, skip: false },
];

/** Runs `body` while the whole library uses one engine. */
export function withEngine<T>(engine: Engine, body: () => T): T {
  useEngine(engine);
  try {
    return body();
  } finally {
    useEngine(undefined);
  }
}
