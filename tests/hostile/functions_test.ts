/**
 * Every function, constructor, static method, method and getter, except those of the wire types, with every hostile
 * value.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base";
import { LONG } from "../_long.ts";
import { documented, type Promised } from "../surface/_documented.ts";
import { witnesses } from "../surface/_witnesses.ts";
import { attempt, errorOf, fingerprint, type HostileCall, hostileCalls, prototypes } from "./_call.ts";
import { instances, samples } from "./_samples.ts";
import { callables, entrypoints, functions, UNCHECKED } from "./_surface.ts";
import { type HostileValue, hostileValues } from "./_values.ts";

/** Functions whose errors must all be those of the library, even where the engine would also throw. */
const strict = new Set(
  [
    entrypoints["./auth"]!,
    entrypoints["./describe"]!,
    entrypoints["./policy"]!,
    entrypoints["./compare"]!,
    entrypoints["./accounts"]!,
  ].flatMap(
    callables,
  ).map(({ id }) => id),
);

test("everything that accepts arguments has a sample, and nothing else has", async () => {
  assert.deepEqual(Object.keys(samples).filter((id) => !functions.has(id)), []);
  for (const { id, owner, call } of functions.values()) {
    const outcome = await attempt(() => call(samples[id]?.() ?? [], owner && instances[owner]!()));
    const advice = id in samples ? "" : " (an example without TypeScript's syntax that calls it is its sample)";
    assert.ok("value" in outcome, `${id}${advice}: ${"error" in outcome && outcome.error}`);
  }
});

const promises = documented();

test("the doc comment of everything that can be called is found", () => {
  const missing = [...functions.keys()].filter((id) => !promises.has(id) && !id.includes("Symbol("));
  assert.deepEqual(missing, ["new Dwsa", "new SignerKey", "new StrKey"], "those have no constructor of their own");
});

for (const { id, owner, call } of functions.values()) {
  test(`${id} accepts or rejects hostile values as documented, and does not change them`, async () => {
    const before = prototypes();
    const errors: string[] = [];
    const unchecked = UNCHECKED.includes(id);
    const promised = promises.get(id);
    const seen = new Set<string>();
    const check = (value: HostileValue, error: unknown): string | undefined => {
      if (mayNotThrow(id)) return `throws ${error}`;
      if (unchecked) return undefined;
      const wrong = errorOf(error, strict.has(id) ? { ...value, engine: false } : value);
      // Errors for proxies, forged brands and too large values are not documented.
      if (wrong !== undefined || value.explosive || value.engine || value.big) return wrong;
      if (/^ERR_/.test(String((error as { code?: unknown }).code))) return undefined; // an error of Node's Buffer
      const name = DwsaError.is(error) ? "DwsaError" : (error as Error).name;
      seen.add(name);
      return promised === undefined || isPromised(error, name, promised) ? undefined : `undocumented: ${error}`;
    };
    const values = hostileValues.filter(({ big }) => !(big && (unchecked || !LONG)));
    const tryCall = async ({ value, where, args }: HostileCall): Promise<void> => {
      const before = fingerprint(args);
      const self = owner && instances[owner]!();
      const outcome = await attempt(() => call(args, self));
      const error = "error" in outcome ? check(value, outcome.error) : undefined;
      if (error !== undefined) errors.push(`${value.name} as ${where}: ${error}`);
      if (fingerprint(args) !== before) errors.push(`${value.name} as ${where}: was changed`);
    };
    for (const made of hostileCalls(samples[id], values)) await tryCall(made);
    for (const witness of witnesses[id] ?? []) {
      const outcome = await attempt(witness);
      const error = "error" in outcome ? check({ name: "a witness", make: witness }, outcome.error) : "did not throw";
      if (error !== undefined) errors.push(`a witness: ${error}`);
    }
    const missing = () => unchecked ? [] : promised?.classes.filter((name) => !seen.has(name)) ?? [];
    // Outside the long run, the values that were left out are tried until each documented error has occurred.
    for (const made of LONG || missing().length === 0 ? [] : hostileCalls(samples[id], values, 1)) {
      await tryCall(made);
      if (missing().length === 0) break;
    }
    for (const name of missing()) errors.push(`${name} is documented and never thrown`);
    assert.equal(prototypes(), before, "prototypes are left alone");
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

/** Returns whether a doc comment lists the class and the code of an error, or refers to the area or another function. */
function isPromised(error: unknown, name: string, { classes, text }: Promised): boolean {
  if (!classes.includes(name)) return false;
  if (!DwsaError.is(error)) return true;
  const [area] = error.code.split("/");
  return text.includes(`\`${error.code}\``) || text.includes(`\`${area}/…\``) ||
    /\{@linkcode \w+|as the constructor does/.test(text);
}

/** Returns whether a function must never throw. */
function mayNotThrow(id: string): boolean {
  return /(^|\.)(isValid|tryParse)/.test(id);
}

for (const { id, owner, call } of [...functions.values()].filter(({ owner }) => owner !== undefined)) {
  test(`${id} cannot be called on anything but a ${owner}, or works without one`, async () => {
    const before = prototypes();
    const errors: string[] = [];
    for (const value of hostileValues.filter(({ big }) => !big)) {
      const self = value.make();
      const before = fingerprint(self);
      const outcome = await attempt(() => call(samples[id]?.() ?? [], self));
      // Errors of the engine are accepted: methods are not called on such values by accident.
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
