/** What a client does from a call to its result, by the recorded answers of the network's own host. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { clientOf } from "./_answers.ts";
import { SCENARIOS } from "./_scenarios.ts";

for (const { name, run, expected } of SCENARIOS) {
  test(`a client and a recorded server: ${name}`, async () => {
    assert.deepEqual(await run(clientOf(name)), expected);
  });
}
