/** Lines for a terminal: where they are broken, and how far the rest is indented. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/auth";
import { buildTransaction, feeBumpTransaction } from "@dwsa/base/builder";
import { Operation } from "@dwsa/base/xdr";
import { folded, indented } from "../../cli/_describe.ts";
import { showValue } from "../../cli/_show.ts";
import { describeTransaction } from "../../cli/_transaction.ts";
import { keypairOf } from "./_envelopes.ts";

const FOLDED: readonly {
  readonly name: string;
  readonly line: string;
  readonly columns: number;
  readonly expected: readonly string[];
}[] = [
  { name: "nothing", line: "", columns: 10, expected: [""] },
  { name: "as many letters as columns", line: "abcd efghi", columns: 10, expected: ["abcd efghi"] },
  { name: "one letter more", line: "abcd efghij", columns: 10, expected: ["abcd", "    efghij"] },
  {
    name: "a space in the column after the last",
    line: "abcdefghij k",
    columns: 10,
    expected: ["abcdefghij", "    k"],
  },
  { name: "a word that is too long", line: "abcdefghijkl", columns: 10, expected: ["abcdefghijkl"] },
  {
    name: "a word that is too long, and one after it",
    line: "abcdefghijkl m",
    columns: 10,
    expected: ["abcdefghijkl", "    m"],
  },
  {
    name: "three parts",
    line: "aaa bbb ccc ddd eee fff",
    columns: 11,
    expected: ["aaa bbb ccc", "    ddd eee", "    fff"],
  },
  {
    name: "a line that is indented: the rest by four columns more",
    line: "  aaa bbb ccc",
    columns: 10,
    expected: ["  aaa bbb", "      ccc"],
  },
  {
    name: "a name and a value: the rest below the value",
    line: "name  aaa bbb ccc",
    columns: 13,
    expected: ["name  aaa bbb", "      ccc"],
  },
  {
    name: "a name of two words",
    line: "  my name  aaa bbb",
    columns: 15,
    expected: ["  my name  aaa", "           bbb"],
  },
  {
    name: "a value that does not fit beside its name",
    line: "name  aaaaaaaaaa bbb",
    columns: 8,
    expected: ["name  aaaaaaaaaa", "      bbb"],
  },
  {
    name: "three words, which are no name",
    line: "a b c  dddd eeee",
    columns: 12,
    expected: ["a b c  dddd", "    eeee"],
  },
  {
    name: "a name with a capital letter, which is no name",
    line: "Name  aaa bbb ccc",
    columns: 13,
    expected: ["Name  aaa bbb", "    ccc"],
  },
  {
    name: "a name and one space, which is no name",
    line: "name aaa bbb ccc",
    columns: 12,
    expected: ["name aaa bbb", "    ccc"],
  },
  {
    name: "words that are longer than what is left beside the indent",
    line: "a bbbbbbbbb ccccccccc",
    columns: 10,
    expected: ["a", "    bbbbbbbbb", "    ccccccccc"],
  },
];
for (const { name, line, columns, expected } of FOLDED) {
  test(`folded() breaks ${name}`, () => {
    assert.deepEqual(folded([line], columns), expected);
    assert.deepEqual(folded([line], undefined), [line]);
    const words = (lines: readonly string[]) => lines.join(" ").split(/ +/).join(" ");
    assert.equal(words(expected), words([line]));
  });
}

test("indented() moves every line by two columns", () => {
  assert.deepEqual(indented(["", "a", "  b"]), ["  ", "  a", "    b"]);
});

const source = keypairOf(7).publicKey();
const PAYMENT = Operation.fromXDR("AAAAAAAAAAEAAAAAE5j2LG0aRXxRumpLXz29L2n8qTIWIY3ImX5Ba9F9k8oAAAAAAAAAAACYloA=");
const inner = buildTransaction({
  source,
  accountSequence: 1n,
  operations: [PAYMENT],
  baseFee: 100,
  timeBounds: "unbounded",
});
const bump = feeBumpTransaction(inner, { feeSource: source, baseFee: 200 });
const options = { passphrase: Networks.TESTNET, signers: [] };
const WIDTHS = Array.from({ length: 200 }, (_, i) => 20 + i);

test("describeTransaction() shows in a fee bump the lines of its transaction, in two columns less", () => {
  const heights = new Set<number>();
  for (const columns of [...WIDTHS, undefined]) {
    const lines = describeTransaction(bump, { ...options, columns });
    const narrower = columns === undefined ? undefined : columns - 2;
    const below = describeTransaction(inner, { ...options, columns: narrower }).map((line) => `  ${line}`);
    const start = lines.indexOf("pays for") + 1;
    assert.deepEqual(lines.slice(start, start + below.length), below);
    assert.deepEqual(lines.slice(start + below.length), ["not signed yet"]);
    heights.add(lines.length);
  }
  assert.ok(heights.size > 1, "no width changes the lines");
});

test("describeTransaction() breaks the parts of an operation to two columns less than there are", () => {
  for (const columns of WIDTHS) {
    const lines = describeTransaction(inner, { ...options, columns });
    const start = lines.indexOf("operation 0") + 1;
    const parts = showValue("OperationBody", PAYMENT.body, { columns: columns - 2, colour: false });
    assert.deepEqual(lines.slice(start, start + parts.length), parts.map((line) => `  ${line}`));
  }
});

const TIMES: readonly (readonly [times: { min?: bigint; max: bigint } | "unbounded", text: string])[] = [
  ["unbounded", "at any time"],
  [{ max: 0n }, "at any time"],
  [{ max: 1n }, "until 1 (1970-01-01T00:00:01Z)"],
  [{ min: 1n, max: 0n }, "from 1 (1970-01-01T00:00:01Z) without an end"],
  [{ min: 1n, max: 60n }, "from 1 (1970-01-01T00:00:01Z) until 60 (1970-01-01T00:01:00Z)"],
  [{ max: 253_402_300_799n }, "until 253402300799 (9999-12-31T23:59:59Z)"],
  [{ max: 253_402_300_800n }, "until 253402300800"],
];
const shown = (more: object) =>
  describeTransaction(
    buildTransaction({
      ...{ source, accountSequence: 1n, operations: [PAYMENT], baseFee: 100, timeBounds: "unbounded" as const },
      ...more,
    }),
    { ...options, columns: undefined },
  );
for (const [timeBounds, text] of TIMES) {
  test(`describeTransaction() says that a transaction is valid ${text}`, () => {
    assert.ok(shown({ timeBounds }).includes(`valid        ${text}`));
    assert.ok(shown({ timeBounds, minSequenceLedgerGap: 1 }).includes(`valid        ${text}`));
  });
}

const CONDITIONS: readonly (readonly [more: object, line: string | undefined])[] = [
  [{ ledgerBounds: { min: 5 } }, "ledgers      from 5, without an end"],
  [{ ledgerBounds: { min: 5, max: 9 } }, "ledgers      from 5 to before 9"],
  [{ minSequence: 0n }, "sequence of the source account at least 0"],
  [{ minSequenceAge: 1 }, "1 second after the last sequence number or later"],
  [{ minSequenceAge: 2 }, "2 seconds after the last sequence number or later"],
  [{ minSequenceLedgerGap: 1 }, "1 ledger after the last sequence number or later"],
  [{ minSequenceLedgerGap: 2 }, "2 ledgers after the last sequence number or later"],
  [{ extraSigners: [source] }, `must also be signed by ${source}`],
  [{ memo: { type: "text", value: "a\u202eb" } }, 'memo         text "a\\u{202e}b"'],
  [{ memo: { type: "text", value: Uint8Array.of(255) } }, "memo         text of the bytes ff"],
  [{ memo: { type: "id", value: 0n } }, "memo         id 0"],
  [{ memo: { type: "hash", value: new Uint8Array(32) } }, `memo         hash ${"00".repeat(32)}`],
  [{ memo: { type: "return", value: new Uint8Array(32) } }, `memo         return hash ${"00".repeat(32)}`],
  [{}, "memo         none"],
];
for (const [more, line] of CONDITIONS) {
  test(`describeTransaction() says: ${line}`, () => {
    const lines = shown(more);
    assert.ok(lines.includes(line!), lines.join("\n"));
    const others = CONDITIONS.map(([, other]) => other!).filter((other) =>
      other !== line && other !== "memo         none"
    );
    assert.ok(!lines.some((one) => others.includes(one)));
  });
}
