import { expect, test } from "vitest";
import { runSmoke, SMOKE } from "../../tests/runtimes/_smoke.js";
const report = runSmoke();
for (const name of Object.keys(SMOKE)) test(name, async () => expect((await report)[name]).toBeNull());
