/** Recorded verdicts of the network's own host: our side says the same today, but for the listed differences. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { differenceBehind, differences } from "./_differences.ts";
import { families } from "./_families.ts";
import { agrees } from "./_family.ts";
import { verdictOf } from "./_questions.ts";
import { lockHash, readRecords } from "./_records.ts";

/** The fewest cases of a family. */
const FEWEST = 12;

for (const { number, name, make } of families) {
  test(`the host agrees on ${name}`, async () => {
    const { header, family, cases } = readRecords(number);
    assert.equal(family, name);
    assert.equal(header.lock, lockHash(), "recorded with other crates: run deno task record:host");
    assert.ok(cases.length >= FEWEST, `only ${cases.length} cases`);
    for (const { recipe, asked, difference } of cases) {
      let place = 0;
      const recorded = () => asked[place++]!;
      const { question, opinion } = await make(recipe, (question) => {
        const [expected, answer] = recorded();
        assert.deepEqual(question, expected, `question ${place} of ${JSON.stringify(recipe)}`);
        return Promise.resolve(answer);
      });
      const [expected, answer] = recorded();
      assert.equal(place, asked.length);
      assert.deepEqual(question, expected, `the question of ${JSON.stringify(recipe)}`);
      const found = { family: number, question, opinion, answer };
      const says = `${JSON.stringify(recipe)}: ours ${opinion.says}, the host's ${verdictOf(answer)}`;
      assert.equal(agrees(opinion, answer), difference === undefined, says);
      assert.equal(differenceBehind(found)?.name, difference, says);
    }
  });
}

test("each listed difference from the host still occurs", () => {
  const found = new Set(
    families.flatMap(({ number }) => readRecords(number).cases.map(({ difference }) => difference)),
  );
  assert.deepEqual(differences.map(({ name }) => name).filter((name) => !found.has(name)), []);
});
