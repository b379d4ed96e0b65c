/** The budget of examples/policy.ts, with concurrent payments. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { endOfExample } from "../rpc/_run_example.ts";

test("examples/policy.ts signs no more than its budget of 100 when three payments of 60, 60 and 40 run at once", async () => {
  const { code, out, errors, signed } = await endOfExample("policy.ts");
  assert.equal(code, 0, errors);
  const amounts = Array.from(out.matchAll(/^signed (\d+)$/gm), ([, amount]) => Number(amount));
  assert.deepEqual(amounts, [60, 40]);
  assert.equal(signed.length, 2); // the recorded signatures, regardless of the output
  assert.match(out, /expected at most 40 of the budget, got 60/);
  assert.match(out, /^0 left$/m);
});
