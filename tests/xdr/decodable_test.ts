/** Every type of the protocol can be decoded. The properties of decoding are in tests/properties. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Definition } from "../../scripts/xdr/parse.ts";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions } from "./_random_xdr.ts";
import { wireTypes } from "./_types.ts";

/** Definitions without a decoder: enums, and typedefs of integers, bytes and strings. */
const withoutClass = [...definitions.values()].filter(({ name }) => !wireTypes.has(typeName(name)));

test("every struct, union, list and wide integer of the protocol can be decoded", () => {
  for (const definition of withoutClass) {
    assert.ok(definition.kind === "enum" || definition.kind === "typedef", `${definition.name} cannot be decoded`);
    if (definition.kind === "typedef") {
      assert.ok(!("element" in definition.type), `${definition.name} cannot be decoded`);
    }
  }
});

test("the sources have the definitions of the newest protocol", () => {
  const vectors = JSON.parse(
    readFileSync(new URL("../vectors/protocol.json", import.meta.url), "utf8"),
  ) as Definition[];
  const expected = vectors.filter(({ kind }) => kind !== "const").map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual([...definitions.values()].map(({ kind, name }) => `${kind} ${name}`).sort(), expected.sort());
});
