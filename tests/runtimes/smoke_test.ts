import { test } from "node:test";
import { SMOKE } from "./_smoke.ts";

for (const [entrypoint, smoke] of Object.entries(SMOKE)) {
  test(`${entrypoint} works on this runtime`, smoke);
}
