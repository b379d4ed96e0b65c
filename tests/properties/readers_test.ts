/**
 * Every public function that parses a string, bytes or JSON accepts any such value, or rejects it with an error of the
 * library.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { testProperty } from "../_arbitraries/property.ts";
import { attempt, errorOf } from "../hostile/_call.ts";
import { type Reader, readers } from "../hostile/_readers.ts";

const VALUES: readonly (readonly [form: Reader["form"], values: fc.Arbitrary<unknown>])[] = [
  ["string", fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.stringMatching(/^[A-Z2-7]{56}$/))],
  ["bytes", fc.uint8Array({ maxLength: 200 })],
  ["json", fc.jsonValue()],
];

test("the readers are those of all areas", () => {
  const names = readers.map(({ name }) => name);
  for (const id of ["fromHex", "StrKey.decodeContract", "authorizeEntry", "readSimulation", "contractSpecFromWasm"]) {
    assert.ok(names.includes(`${id}, argument 0`), id);
  }
  for (const form of ["string", "bytes", "json"]) {
    assert.ok(readers.filter((reader) => reader.form === form).length > 30, form);
  }
});

for (const [form, values] of VALUES) {
  const some = readers.filter((reader) => reader.form === form);
  testProperty(
    `every reader of ${form} accepts or rejects any value`,
    fc.asyncProperty(fc.constantFrom(...some), values, async ({ name, read }, value) => {
      const outcome = await attempt(() => read(value));
      if ("error" in outcome) assert.equal(errorOf(outcome.error), undefined, name);
    }),
    2_000,
  );
}
