/** Scenarios of a client, from a call to its result, with recorded responses of soroban-env-host. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { clientOf } from "./_answers.ts";
import { SCENARIOS } from "./_scenarios.ts";

for (const { name, run, expected } of SCENARIOS) {
  test(`a client and a recorded server: ${name}`, async () => {
    assert.deepEqual(await run(clientOf(name)), expected);
  });
}
