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

/** Bundles that are above half of those of js-stellar-sdk today, and what weighs in them. */
const ABOVE_HALF: Readonly<Record<string, string>> = {
  "Address": "SEP-51 JSON and the text for consoles, in every bundle with a wire type",
  "authorizeEntry": "the same, and blinded signing",
};

for (const [name, size] of Object.entries(JS_STELLAR_SDK)) {
  const isAbove = Object.hasOwn(ABOVE_HALF, name);
  const half = `half of what js-stellar-sdk weighs, or ${SMALL} bytes`;
  test(`the ceiling of ${name} is ${isAbove ? "above" : "at most"} ${half}`, () => {
    const fixture = FIXTURES.find((fixture) => fixture.name === name);
    assert.ok(fixture !== undefined, "no fixture has this name");
    assert.equal(fixture.ceiling > Math.max(SMALL, size / 2), isAbove, `${fixture.ceiling} bytes`);
  });
}
