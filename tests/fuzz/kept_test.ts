import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "./_damage.ts";
import { readCorpus } from "./_corpus.ts";
import { groups } from "./_targets.ts";

const targets = new Map(groups.flatMap(({ targets }) => targets).map((target) => [target.name, target]));
const corpus = [...readCorpus().values()];

test("every kept input of the fuzzer has the outcome that it is kept for", async () => {
  assert.ok(corpus.length > 100, `${corpus.length} inputs`);
  const moved: string[] = [];
  for (const { target, outcome, input } of corpus) {
    const found = await outcomeOf(targets.get(target) ?? assert.fail(target), Uint8Array.fromHex(input));
    if (found !== outcome) moved.push(`${target} of ${input.slice(0, 80)}: expected ${outcome}, got ${found}`);
  }
  assert.deepEqual(moved, []);
});

test("no kept input is an error", () => {
  assert.deepEqual(corpus.filter(({ outcome }) => outcome.startsWith("ERROR")), []);
});

test("outcomeOf() calls it an error if the engine's words come out, or other bytes", async () => {
  const target = (recode: (input: Uint8Array) => Uint8Array) => ({
    ...{ name: "a", valid: () => new Uint8Array(), damage: (input: Uint8Array) => input, recode },
  });
  const engine = target(() => (undefined as unknown as Uint8Array[])[0]!); // as a slip in the library would
  assert.match(await outcomeOf(engine, new Uint8Array()), /^ERROR: TypeError/);
  assert.match(await outcomeOf(target(() => new Uint8Array(1)), new Uint8Array()), /^ERROR: encoded/);
  assert.match(await outcomeOf(target((input) => input), new Uint8Array()), /^accepted/);
});
