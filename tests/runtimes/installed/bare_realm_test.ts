import assert from "node:assert/strict";
import { test } from "node:test";
import { BARE_USES, bareError, tryBareUse, withoutNewMethods } from "../_bare_uses.ts";
import { anotherRealm } from "./_copies.ts";

const library = anotherRealm({}, `(${withoutNewMethods})()`);

for (const bareUse of BARE_USES) {
  test(`${bareUse.name} in a realm that holds nothing but the language`, async () => {
    assert.equal(bareError(bareUse, await tryBareUse(bareUse, library)), undefined);
  });
}
