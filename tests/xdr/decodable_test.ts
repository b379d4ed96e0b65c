/** Every type of the protocol can be decoded. The properties of decoding are in tests/properties. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions } from "./_random_xdr.ts";
import { wireTypes } from "./_types.ts";

/** What cannot be decoded by itself: enums are strings, typedefs of integers, bytes and texts have no name at run time. */
const withoutClass = [...definitions.values()].filter(({ name }) => !wireTypes.has(typeName(name)));

test("every struct, union, list and wide integer of the protocol can be decoded", () => {
  for (const definition of withoutClass) {
    assert.ok(definition.kind === "enum" || definition.kind === "typedef", `${definition.name} cannot be decoded`);
    if (definition.kind === "typedef") {
      assert.ok(!("element" in definition.type), `${definition.name} cannot be decoded`);
    }
  }
});

test("the catalogue has all 473 types of protocol 28", () => {
  const counts: Record<string, number> = {};
  for (const { kind } of definitions.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  assert.deepEqual(counts, { struct: 234, union: 115, enum: 85, typedef: 39 });
});
