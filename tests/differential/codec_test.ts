/**
 * Random and damaged values of all types, in this library and in Stellar's codec. `FC_NUM_RUNS` sets the number of
 * values, and `CODEC_SEED` the seed.
 */

// deno-lint-ignore-file no-console -- it prints the number of comparisons

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { fromBase64 } from "@dwsa/base";
import { numRuns } from "../_arbitraries/property.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";
import { mutate, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { agree, type Answers, askDecode, askRead, type CodecType, damageJson, differences, types } from "./_codec.ts";

const SEED = Number(process.env.CODEC_SEED ?? 1);
const RUNS = numRuns(5_000);

const cases = new Map<string, number>();
const explained = new Map<string, number>();
const unexplained: unknown[] = [];

/** Counts a comparison, and records it if no listed difference explains different results. */
function check(kind: string, answers: Answers): void {
  cases.set(kind, (cases.get(kind) ?? 0) + 1);
  if (agree(answers)) return;
  const found = differences.find(({ covers }) => covers(answers));
  if (found === undefined) unexplained.push({ kind, ...shown(answers) });
  else explained.set(found.name, (explained.get(found.name) ?? 0) + 1);
}

function shown({ type, question, input, ours, sdk }: Answers): Readonly<Record<string, unknown>> {
  const cut = (text: unknown) => `${text}`.slice(0, 1_500);
  return {
    type: type.ours,
    question,
    input: cut(input),
    ours: "text" in ours ? cut(ours.text) : { error: cut(ours.error) },
    sdk: "text" in sdk ? cut(sdk.text) : { error: cut(sdk.error) },
  };
}

test("js-stellar-sdk and this library know the same types, but for the two of CAP-83 and CAP-85", () => {
  assert.ok(types.length > 330, `${types.length}`);
});

test(`random and damaged values of all types, seed ${SEED}: equals js-stellar-sdk's codec, except for the listed differences`, () => {
  const random = randomSource(SEED);
  const typeOf = (): CodecType => types[Math.floor(random() * types.length)]!;
  for (let i = 0; i < RUNS; i++) {
    const type = typeOf();
    let bytes = randomXdr(type.wire, random);
    // Nine of ten values are small, since large values are slow.
    for (let again = 0; i % 10 > 0 && bytes.length > 600 && again < 5; again++) bytes = randomXdr(type.wire, random);
    switch (i % 3) {
      case 0: {
        const answers = askDecode(type, bytes);
        check("valid bytes to JSON", answers);
        // The JSON of both libraries is converted back to the same bytes.
        const { ours, sdk } = answers;
        if ("text" in sdk) {
          const back = askRead(type, sdk.text);
          check("the codec's JSON to bytes", back);
          if ("text" in back.ours) assert.equal(back.ours.text, answers.input);
        }
        if ("text" in ours) {
          const { ours: back } = askRead(type, ours.text);
          assert.ok("text" in back && back.text === answers.input, JSON.stringify(shown(answers), null, 2));
        }
        break;
      }
      case 1:
        check("damaged bytes to JSON", askDecode(type, mutate(bytes, random)));
        break;
      default: {
        const { sdk } = askDecode(type, bytes);
        if (!("text" in sdk) || sdk.text.length > 20_000) break;
        const damaged = damageJson(JSON.parse(sdk.text), random);
        if (damaged === undefined) break;
        check("damaged JSON to bytes", askRead(type, JSON.stringify(damaged)));
      }
    }
  }
  const list = JSON.stringify(unexplained.slice(0, 10), null, 2);
  assert.equal(unexplained.length, 0, `${unexplained.length} are not in the table of differences, such as\n${list}`);
});

for (const [kind, name] of CORPUS_TYPES) {
  test(`the JSON of the ledger's ${kind} is the codec's string but for type_, and is read back by both`, () => {
    const type = types.find(({ ours }) => ours === name)!;
    for (const { xdr } of corpus(kind) ?? []) {
      cases.set("values of the ledger", (cases.get("values of the ledger") ?? 0) + 1);
      const { ours, sdk } = askDecode(type, fromBase64(xdr));
      assert.ok("text" in ours && "text" in sdk);
      assert.equal(ours.text, sdk.text.replaceAll('"type_":', '"type":'));
      for (const text of [ours.text, sdk.text]) {
        const back = askRead(type, text).ours;
        assert.ok("text" in back && back.text === xdr);
      }
      const back = askRead(type, ours.text.replaceAll('"type":', '"type_":')).sdk;
      assert.ok("text" in back && back.text === xdr);
    }
  });
}

for (const { name, reason, example: [typeName, question, input], covers } of differences) {
  test(`the listed difference "${name}" exists, and has its reason`, () => {
    assert.match(reason, /^(docs\/decisions\.md|the specification)/);
    const type = types.find(({ ours }) => ours === typeName);
    assert.ok(type !== undefined, typeName);
    const answers = question === "decode" ? askDecode(type, fromBase64(input)) : askRead(type, input);
    assert.ok(!agree(answers), "the codec now agrees");
    assert.ok(covers(answers), JSON.stringify(shown(answers), null, 2));
  });
}

test("the codec was compared with enough values, and every listed difference showed", () => {
  for (const [kind, count] of cases) console.log(`${String(count).padStart(8)}  ${kind}`);
  console.log("\nlisted differences from the network's codec");
  for (const { name, reason } of differences) {
    console.log(`${String(explained.get(name) ?? 0).padStart(8)}  ${name} (${reason})`);
  }
});
