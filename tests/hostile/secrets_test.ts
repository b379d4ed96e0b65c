/** A secret in every place of every call: no error shows any of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as xdr from "@dwsa/base/xdr";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import { randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { attempt, replaced } from "./_call.ts";
import { instances, samples } from "./_samples.ts";
import { leak, secrets, shown } from "./_secrets.ts";
import { callables, entrypoints } from "./_surface.ts";

const { "./xdr": _xdr, ...areas } = entrypoints;
const all = new Map(Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]));

/** What was given to it to be shown. */
const SHOWN_ON_PURPOSE = ["new DwsaError"];

test("the search for secrets finds one in whatever shows it", () => {
  for (const { name, make } of secrets) {
    const value = make();
    if (typeof value === "string") assert.ok(leak(value) !== undefined, name);
  }
  assert.equal(leak("nothing of the kind"), undefined);
});

for (const { id, owner, call } of all.values()) {
  if (SHOWN_ON_PURPOSE.includes(id)) continue;
  test(`no error of ${id} shows a secret`, async () => {
    const errors: string[] = [];
    for (const secret of secrets) {
      for (const [where, args] of replaced(samples[id]?.() ?? [], secret)) {
        const outcome = await attempt(() => call(args, owner && instances[owner]!()));
        const found = "error" in outcome ? leak(shown(outcome.error)) : undefined;
        if (found !== undefined && "error" in outcome) {
          errors.push(`${secret.name} as ${where}: ${found} in ${(outcome.error as Error).message}`);
        }
      }
    }
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

for (const name of wireNames) {
  const type = wireType(name) as unknown as xdr.XdrReadable<object> & {
    fromXDR(input: unknown, format?: unknown): object;
  };
  test(`no error of ${type.xdrName} shows a secret`, async () => {
    const sample = type.fromXDR(randomXdr(name, randomSource(1)));
    const errors: string[] = [];
    const check = async (what: string, act: () => unknown) => {
      const outcome = await attempt(act);
      const found = "error" in outcome ? leak(shown(outcome.error)) : undefined;
      if (found !== undefined && "error" in outcome) errors.push(`${what}: ${(outcome.error as Error).message}`);
    };
    for (const { name, make } of secrets) {
      await check(`${name}, fromXDR`, () => type.fromXDR(make()));
      await check(`${name}, format`, () => type.fromXDR("", make()));
      if (typeof type !== "function") continue;
      const Type = type as unknown as new (...fields: unknown[]) => { toXDR(): unknown };
      await check(`${name}, new`, () => new Type(make(), make()).toXDR());
      for (const field of Object.keys(sample)) {
        await check(`${name}, ${field}`, () => new Type({ ...sample, [field]: make() }).toXDR());
      }
    }
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}
