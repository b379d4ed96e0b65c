import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { some } from "../_long.ts";
import { generate, type Version } from "./_generated.ts";
import { ownAnswer, questionHash, readRecorded, treeOf } from "./_recorded.ts";
import { disagreement } from "./_verdicts.ts";

const recorded = readRecorded();

for (const version of ["0.7", "0.8"] satisfies Version[]) {
  const { crate, cases, trees } = recorded[version];

  test(`the contract of stellar-accounts ${crate} returned the expected verdict for each recorded case`, async () => {
    assert.equal(cases.length, 300);
    const accepted = cases.filter((one) => one.accepted).length;
    assert(accepted > 75 && accepted < 225, `${accepted} accepted`);
    for (const { seed, question, accepted } of some(cases, 10)) {
      const given = await generate(version, seed);
      assert.equal(questionHash(given.question), question, `a different question of seed ${seed}`);
      assert.equal(disagreement(version, given, accepted), undefined, `seed ${seed}`);
    }
  });

  test(`the host passed these contexts and payloads to an account, with ${crate}`, () => {
    assert.equal(trees.length, 300);
    for (const { seed, payload, contexts } of some(trees, 5)) {
      const [ownPayload, ownContexts] = ownAnswer(treeOf(version, seed));
      assert.equal(ownPayload, payload, `seed ${seed}`);
      assert.equal(createHash("sha256").update(ownContexts).digest("hex"), contexts, `seed ${seed}`);
    }
  });
}
