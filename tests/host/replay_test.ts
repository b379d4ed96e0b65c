/** Recorded verdicts of the network's own host: our side says the same today, but for the listed differences. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkAuthEntryReadiness, inspectAuthEntry } from "@dwsa/base/auth";
import { humanizeEvents } from "@dwsa/base/humanize";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { differenceBehind, differences } from "./_differences.ts";
import { families } from "./_families.ts";
import { agrees } from "./_family.ts";
import { NETWORKS, SEQ } from "./_ledger.ts";
import { verdictOf } from "./_questions.ts";
import { lockHash, readRecords, SAMPLE_FILE } from "./_records.ts";

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

test("the recorded sample is a call that two of three have signed, with its events", () => {
  const { signed, simulated, events } = JSON.parse(readFileSync(SAMPLE_FILE, "utf8"));
  const entry = (text: string) => DwsaAuthorizationEntry.fromXDR(text, "base64");
  const { problems } = checkAuthEntryReadiness(entry(simulated), SEQ, NETWORKS[0]);
  assert.deepEqual(problems.map(({ reason }) => reason), ["expired", "unsigned"]);
  assert.equal(checkAuthEntryReadiness(entry(signed), SEQ, NETWORKS[0]).ready, true);

  assert.equal(inspectAuthEntry(entry(signed)).nodes[0]!.signatures.length, 2);
  assert.deepEqual(humanizeEvents(events).map(({ topics }) => topics[0]), ["transfer", "run"]);
});
