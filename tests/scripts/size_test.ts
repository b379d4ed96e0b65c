import assert from "node:assert/strict";
import { test } from "node:test";
import { FIXTURES } from "../../scripts/check_size.ts";

/** The bytes of the same imports of js-stellar-sdk 17.2.0: its own files, bundled and compressed alike. */
const JS_STELLAR_SDK: Readonly<Record<string, number>> = {
  "Address": 19_400,
  "buildInvocationTree": 35_000,
  "Contract": 59_200,
  "nativeToScVal, scValToNative": 61_600,
  "authorizeEntry": 62_800,
};

/** Smaller bundles may come nearer to those of js-stellar-sdk. */
const SMALL = 12_000;

for (const [name, size] of Object.entries(JS_STELLAR_SDK)) {
  test(`the ceiling of ${name} is at most half of what js-stellar-sdk weighs, or ${SMALL} bytes`, () => {
    const fixture = FIXTURES.find((fixture) => fixture.name === name);
    assert.ok(fixture !== undefined, "no fixture has this name");
    assert.ok(fixture.ceiling <= Math.max(SMALL, size / 2), `${fixture.ceiling} bytes`);
  });
}
