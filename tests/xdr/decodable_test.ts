/** That nothing of the protocol is left out; the laws of what is decoded are in tests/properties. */

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
  assert.ok(definitions.size - withoutClass.length > 250);
});
