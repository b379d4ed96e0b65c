/** No function takes long for a large value in any of its arguments. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { attempt, hostileCalls } from "../hostile/_call.ts";
import { instances, samples } from "../hostile/_samples.ts";
import { functions } from "../hostile/_surface.ts";
import { hostileValues } from "../hostile/_values.ts";
import { leastTime } from "./_growth.ts";

/** The maximum time of a call in milliseconds, for a million characters, bytes or items. */
const LIMIT = 2_000;

const large = hostileValues.filter(({ big }) => big);

test("the hostile values include large ones", () => assert.ok(large.length >= 5));

for (const { id, owner, call } of [...functions.values()].filter(({ id }) => id !== "new DwsaError")) {
  test(`${id} takes less than two seconds for a million characters, bytes or items`, async () => {
    const slow: string[] = [];
    for (const { value, where, args } of hostileCalls(samples[id], large)) {
      const self = owner && instances[owner]!();
      const run = () => attempt(() => call(args, self));
      const ms = await leastTime(run, 1);
      if (ms > LIMIT && await leastTime(run) > LIMIT) slow.push(`${value.name} as ${where}: ${ms.toFixed(0)} ms`);
    }
    assert.deepEqual(slow, []);
  });
}
