/** Every function, constructor, static method, method and getter but those of the wire types, with every hostile value. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { attempt, errorOf, fingerprint, prototypes, replaced } from "./_call.ts";
import { instances, samples } from "./_samples.ts";
import { type Callable, callables, entrypoints } from "./_surface.ts";
import { hostileValues } from "./_values.ts";

/** Its arguments are not checked: it makes an error by hand. */
const UNCHECKED = ["new DwsaError"];

const { "./xdr": _xdr, ...areas } = entrypoints;

/** By their names: what one entrypoint exports, others export too. */
const all = new Map<string, Callable>(
  Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]),
);

/** Functions that say everything in the words of this library, also where the engine would object. */
const strict = new Set(callables(areas["./auth"]!).map(({ id }) => id));

test("every entrypoint of the manifest is tested", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../deno.json", import.meta.url), "utf8"));
  const library = Object.keys(manifest.exports).filter((path) => path !== "./cli");
  assert.deepEqual(Object.keys(entrypoints).sort(), library.sort());
});

test("everything that takes arguments has a sample, and nothing else has", async () => {
  assert.deepEqual(Object.keys(samples).filter((id) => !all.has(id)), []);
  for (const { id, owner, call } of all.values()) {
    const outcome = await attempt(() => call(samples[id]?.() ?? [], owner && instances[owner]!()));
    assert.ok("value" in outcome, `${id}: ${"error" in outcome && outcome.error}`);
  }
});

for (const { id, owner, call } of all.values()) {
  test(`${id} answers or refuses hostile values, and leaves them alone`, async () => {
    const sample = samples[id] ?? (() => []);
    const before = prototypes();
    const errors: string[] = [];
    const unchecked = UNCHECKED.includes(id);
    for (const value of hostileValues.filter(({ big }) => !(big && unchecked))) {
      for (const [where, args] of replaced(sample(), value)) {
        const before = fingerprint(args);
        const self = owner && instances[owner]!();
        const outcome = await attempt(() => call(args, self));
        const error = "error" in outcome
          ? (unchecked ? undefined : errorOf(outcome.error, strict.has(id) ? { ...value, engine: false } : value)) ??
            (mayNotThrow(id) ? `throws ${outcome.error}` : undefined)
          : undefined;
        if (error !== undefined) errors.push(`${value.name} as ${where}: ${error}`);
        if (fingerprint(args) !== before) errors.push(`${value.name} as ${where}: was changed`);
      }
    }
    assert.equal(prototypes(), before, "prototypes are left alone");
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

/** Functions that never throw. */
function mayNotThrow(id: string): boolean {
  return /(^|\.)(isValid|tryParse)/.test(id);
}

for (const { id, owner, call } of [...all.values()].filter(({ owner }) => owner !== undefined)) {
  test(`${id} refuses to be called on anything but a ${owner}, or works without one`, async () => {
    const before = prototypes();
    const errors: string[] = [];
    for (const value of hostileValues.filter(({ big }) => !big)) {
      const self = value.make();
      const before = fingerprint(self);
      const outcome = await attempt(() => call(samples[id]?.() ?? [], self));
      // The engine's own words will do here: nobody comes by this without meaning to.
      const error = "error" in outcome
        ? errorOf(outcome.error, { ...value, engine: true, explosive: true })
        : undefined;
      if (error !== undefined) errors.push(`${value.name}: ${error}`);
      if (fingerprint(self) !== before) errors.push(`${value.name}: was changed`);
    }
    assert.equal(prototypes(), before, "prototypes are left alone");
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}
