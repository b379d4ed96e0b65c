/** What programs do, whatever the connection, the server, a wallet or a crash does: each payment at most once. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { play, type Scenario } from "./_player.ts";

const SCENARIOS: readonly Scenario[] = JSON.parse(
  readFileSync(new URL("../vectors/client/scenarios.json", import.meta.url), "utf8"),
);

for (const scenario of SCENARIOS) {
  test(`a client survives the scenario ${scenario.id}`, async () => {
    assert.deepEqual(await play(scenario), []);
  });
}
