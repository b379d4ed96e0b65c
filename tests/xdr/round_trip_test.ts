import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError, toHex } from "@dwsa/base";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions, mutate, randomSource, randomXdr } from "./_random_xdr.ts";
import { encode, wireTypes } from "./_types.ts";

const RUNS = Number(globalThis.process?.env.FC_NUM_RUNS ?? 20);

/** What cannot be decoded by itself: enums are strings, typedefs of integers, bytes and texts have no name at run time. */
const withoutClass = [...definitions.values()].filter(({ name }) => !wireTypes.has(typeName(name)));

test("every struct, union, list and wide integer of the protocol can be decoded", () => {
  for (const definition of withoutClass) {
    assert.ok(definition.kind === "enum" || definition.kind === "typedef", `${definition.name} cannot be decoded`);
    if (definition.kind === "typedef") {
      assert.ok(!("element" in definition.type), `${definition.name} cannot be decoded`);
    }
  }
  assert.ok(definitions.size - withoutClass.length > 250);
});

for (const name of definitions.keys()) {
  const type = wireTypes.get(typeName(name));
  if (type === undefined) continue;

  test(`${name}: random bytes decode and encode to the same bytes`, () => {
    const random = randomSource(name.length);
    for (let run = 0; run < RUNS; run++) {
      const bytes = randomXdr(name, random);
      const kept = bytes.slice();
      const value = type.fromXDR(bytes);
      assert.deepEqual(bytes, kept, "the input is left alone");
      bytes.fill(0xaa); // and may change afterwards
      assert.equal(toHex(encode(type, value)), toHex(kept));
    }
  });

  test(`${name}: damaged bytes are refused, or are another value's only bytes`, () => {
    const random = randomSource(name.length + 1);
    for (let run = 0; run < RUNS; run++) {
      const bytes = mutate(randomXdr(name, random), random);
      let value: unknown;
      try {
        value = type.fromXDR(bytes);
      } catch (error) {
        assert.ok(error instanceof DwsaError, `${error}`);
        assert.match(error.code, /^xdr\//);
        assert.ok(error.path !== undefined && error.path.length < 120, error.path);
        assert.ok(error.offset !== undefined && error.offset <= bytes.length);
        continue;
      }
      assert.equal(toHex(encode(type, value)), toHex(bytes));
    }
  });
}
