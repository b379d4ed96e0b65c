/** Properties of contract values as JSON. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { scValFromJSON, scValToJSON } from "@dwsa/base/scval";
import { testProperty } from "../_arbitraries/property.ts";
import { everyScVal } from "../_arbitraries/sc_val.ts";

testProperty(
  "scValFromJSON(scValToJSON()) is the same value, for values of every kind",
  fc.property(everyScVal, (value) => {
    const before = value.toXDR("base64");
    const json = JSON.parse(JSON.stringify(scValToJSON(value)));
    const again = scValFromJSON(json);
    assert.equal(again.toXDR("base64"), before);
    assert.equal(value.toXDR("base64"), before);
    assert.deepEqual(scValToJSON(again), json, "JSON has one form of each value");
  }),
  100,
);
