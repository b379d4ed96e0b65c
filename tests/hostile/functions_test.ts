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
import { attempt, errorOf, fingerprint, hostileCalls, prototypes } from "./_call.ts";
import { instances, samples } from "./_samples.ts";
import { type Callable, callables, entrypoints } from "./_surface.ts";
import { type HostileValue, hostileValues } from "./_values.ts";

/** Its arguments are not checked: it makes an error by hand. */
const UNCHECKED = ["new ClientError", "new DwsaError"];

const { "./xdr": _xdr, ...areas } = entrypoints;

/** By their names: what one entrypoint exports, others export too. */
const all = new Map<string, Callable>(
  Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]),
);

/** Functions that say everything in the words of this library, also where the engine would object. */
const strict = new Set(
  [areas["./auth"]!, areas["./approve"]!, areas["./accounts"]!].flatMap(callables).map(({ id }) => id),
);

test("everything that accepts arguments has a sample, and nothing else has", async () => {
  assert.deepEqual(Object.keys(samples).filter((id) => !all.has(id)), []);
  for (const { id, owner, call } of all.values()) {
    const outcome = await attempt(() => call(samples[id]?.() ?? [], owner && instances[owner]!()));
    const advice = id in samples ? "" : " (an example without TypeScript's syntax that calls it is its sample)";
    assert.ok("value" in outcome, `${id}${advice}: ${"error" in outcome && outcome.error}`);
  }
});

const promises = documented();

test("the doc comment of everything that can be called is found", () => {
  const missing = [...all.keys()].filter((id) => !promises.has(id) && !id.includes("Symbol("));
  assert.deepEqual(missing, ["new Dwsa", "new SignerKey", "new StrKey"], "those have no constructor of their own");
});

for (const { id, owner, call } of all.values()) {
  test(`${id} accepts or rejects hostile values as documented, and leaves them alone`, async () => {
    const before = prototypes();
    const errors: string[] = [];
    const unchecked = UNCHECKED.includes(id);
    const promised = promises.get(id);
    const seen = new Set<string>();
    const check = (value: HostileValue, error: unknown): string | undefined => {
      if (mayNotThrow(id)) return `throws ${error}`;
      if (unchecked) return undefined;
      const wrong = errorOf(error, strict.has(id) ? { ...value, engine: false } : value);
      // Errors of a proxy, of a false brand and of too large values are nobody's promise.
      if (wrong !== undefined || value.explosive || value.engine || value.big) return wrong;
      if (/^ERR_/.test(String((error as { code?: unknown }).code))) return undefined; // of a Buffer of Node
      const name = DwsaError.is(error) ? "DwsaError" : (error as Error).name;
      seen.add(name);
      return promised === undefined || isPromised(error, name, promised) ? undefined : `undocumented: ${error}`;
    };
    const values = hostileValues.filter(({ big }) => !(big && (unchecked || !LONG)));
    for (const { value, where, args } of hostileCalls(samples[id], values)) {
      const before = fingerprint(args);
      const self = owner && instances[owner]!();
      const outcome = await attempt(() => call(args, self));
      const error = "error" in outcome ? check(value, outcome.error) : undefined;
      if (error !== undefined) errors.push(`${value.name} as ${where}: ${error}`);
      if (fingerprint(args) !== before) errors.push(`${value.name} as ${where}: was changed`);
    }
    for (const witness of witnesses[id] ?? []) {
      const outcome = await attempt(witness);
      const error = "error" in outcome ? check({ name: "a witness", make: witness }, outcome.error) : "did not throw";
      if (error !== undefined) errors.push(`a witness: ${error}`);
    }
    // A share of the values brings about a share of the errors.
    for (const name of LONG && !unchecked ? promised?.classes ?? [] : []) {
      if (!seen.has(name)) errors.push(`${name} is documented and never thrown`);
    }
    assert.equal(prototypes(), before, "prototypes are left alone");
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

/** Whether a doc comment has the class of an error, and its code, all codes of the area or another function's errors. */
function isPromised(error: unknown, name: string, { classes, text }: Promised): boolean {
  if (!classes.includes(name)) return false;
  if (!DwsaError.is(error)) return true;
  const [area] = error.code.split("/");
  return text.includes(`\`${error.code}\``) || text.includes(`\`${area}/…\``) ||
    /\{@linkcode \w+|as the constructor does/.test(text);
}

/** Functions that never throw. */
function mayNotThrow(id: string): boolean {
  return /(^|\.)(isValid|tryParse)/.test(id);
}

for (const { id, owner, call } of [...all.values()].filter(({ owner }) => owner !== undefined)) {
  test(`${id} cannot be called on anything but a ${owner}, or works without one`, async () => {
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
