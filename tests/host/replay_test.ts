/** The recorded verdicts of soroban-env-host are those of this library, except for the listed differences. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkAuthEntryReadiness, inspectAuthEntry } from "@dwsa/base/auth";
import { humanizeEvents } from "@dwsa/base/humanize";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { differenceBehind, differences, makeCase } from "./_differences.ts";
import { families } from "./_families.ts";
import { agrees } from "./_family.ts";
import { NETWORKS, SEQ } from "./_ledger.ts";
import { verdictOf } from "./_questions.ts";
import { lockHash, PROTOCOLS, readRecords, repliesOf, SAMPLE_FILE } from "./_records.ts";

/** The minimum number of cases of a family. */
const FEWEST = 12;

for (const family of families) {
  const { number, name, since = 0 } = family;
  test(`the hosts agree on ${name}`, async () => {
    const { headers, cases, ...recordedOf } = readRecords(number);
    assert.equal(recordedOf.family, name);
    assert.deepEqual(headers.map(({ protocol }) => protocol), PROTOCOLS.filter((protocol) => protocol >= since));
    for (const { protocol, lock } of headers) {
      assert.equal(lock, lockHash(protocol), "recorded with other crates: run deno task test:host --record");
    }
    assert.ok(cases.length >= FEWEST, `only ${cases.length} cases`);
    for (const recorded of cases) {
      const { recipe, other = {} } = recorded;
      // A host without replies of its own replied like the newest host.
      for (const protocol of [...Object.keys(other).map(Number), headers.at(-1)!.protocol]) {
        const { asked, difference } = repliesOf(recorded, protocol);
        let place = 0;
        const next = () => asked[place++]!;
        const made = await makeCase(family, recipe, (question) => {
          const [expected, answer] = next();
          assert.deepEqual(question, expected, `question ${place} of ${JSON.stringify(recipe)}`);
          return Promise.resolve(answer);
        });
        const { question, opinion } = made;
        const [expected, answer] = made.answer === undefined ? next() : asked.at(-1)!;
        assert.equal(place, asked.length);
        assert.deepEqual(question, expected, `the question of ${JSON.stringify(recipe)}`);
        const found = { family: number, protocol, question, opinion, answer };
        const says = `${JSON.stringify(recipe)}: ours ${opinion.says}, that of ${protocol} ${verdictOf(answer)}`;
        assert.equal(agrees(opinion, answer), difference === undefined, says);
        assert.equal(differenceBehind(found)?.name, difference, says);
      }
    }
  });
}

test("each listed difference from the host still occurs", () => {
  const found = new Set(
    families.flatMap(({ number }) =>
      readRecords(number).cases.flatMap((
        { difference, other = {} },
      ) => [difference, ...Object.values(other).map(({ difference }) => difference)])
    ),
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
