import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { describeRequest } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { TransactionEnvelope } from "@dwsa/base/xdr";

const rows = JSON.parse(readFileSync(new URL("../vectors/checks/effects.json", import.meta.url), "utf8"));

test("describeRequest() warns of what can never be claimed, sent or accepted, with the reason", () => {
  assert.equal(rows.length, 51);
  for (const { name, xdr, facts, warnings, lacks } of rows) {
    const description = describeRequest(TransactionEnvelope.fromXDR(xdr, "base64"), {
      networkPassphrase: Networks.TESTNET,
      currentTime: BigInt(facts.currentTime),
    });
    for (const expected of warnings) {
      const found = description.warnings.find(({ code, path }) => code === expected.code && path === expected.path);
      assert(found !== undefined, `${name}: ${expected.code}`);
      if (["malformed", "fee-too-low", "sponsorship-unbalanced"].includes(found.code)) assert(found.reason, name);
    }
    for (const code of lacks) assert(!description.warnings.some((one) => one.code === code), `${name}: no ${code}`);
  }
});
