/**
 * Compares the errors that doc comments promise with those that hostile values cause: nothing is thrown that is not
 * documented, and what is documented is thrown.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base";
import { attempt, type Outcome, replaced } from "../hostile/_call.ts";
import { instances, samples } from "../hostile/_samples.ts";
import { callables, entrypoints } from "../hostile/_surface.ts";
import { hostileValues } from "../hostile/_values.ts";
import { documented } from "./_documented.ts";
import { witnesses } from "./_witnesses.ts";

/** Who makes an error by hand is on their own. */
const UNCHECKED = ["new DwsaError"];

const { "./xdr": _xdr, ...areas } = entrypoints;
const all = new Map(Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]));
const promises = documented();

/** Values that are what they seem: errors of a proxy or of a false brand are nobody's promise. */
const values = hostileValues.filter(({ explosive, engine, big }) => !explosive && !engine && !big);

test("the doc comment of everything that can be called is found", () => {
  const missing = [...all.keys()].filter((id) => !promises.has(id) && !id.includes("Symbol("));
  assert.deepEqual(missing, ["new Dwsa", "new SignerKey", "new StrKey"], "those have no constructor of their own");
});

for (const [id, { classes, text }] of promises) {
  const callable = all.get(id);
  if (callable === undefined || UNCHECKED.includes(id)) continue;
  const { owner, call } = callable;

  test(`${id} throws what its documentation says`, async () => {
    const seen = new Set<string>();
    const note = (outcome: Outcome, where: string) => {
      if (!("error" in outcome)) return;
      const { error } = outcome;
      const name = DwsaError.is(error) ? "DwsaError" : (error as Error).name;
      seen.add(name);
      assert.ok(classes.includes(name), `an undocumented ${name}: ${where}: ${error}`);
      if (DwsaError.is(error)) {
        assert.ok(isNamed(error.code, text), `an undocumented ${error.code}: ${where}: ${error}`);
      }
    };
    for (const value of values) {
      for (const [where, args] of replaced(samples[id]?.() ?? [], value)) {
        note(await attempt(() => call(args, owner && instances[owner]!())), `${value.name} as ${where}`);
      }
    }
    for (const witness of witnesses[id] ?? []) note(await attempt(witness), "a witness");
    assert.deepEqual(classes.filter((name) => !seen.has(name)), [], "documented, and never thrown");
  });
}

/** Whether a comment names a code, all codes of its area, or another function whose errors it shares. */
function isNamed(code: string, text: string): boolean {
  const area = code.split("/")[0];
  return text.includes(`\`${code}\``) || text.includes(`\`${area}/…\``) ||
    /\{@linkcode \w+|as the constructor does/.test(text);
}
