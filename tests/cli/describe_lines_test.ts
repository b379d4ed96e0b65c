/** Lines for a terminal: where they are wrapped, and the indentation of continuation lines. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { buildTransaction, feeBumpTransaction } from "@dwsa/base/transaction";
import { Operation } from "@dwsa/base/xdr";
import { indented } from "../../apps/cli/_describe.ts";
import { folded } from "../../apps/cli/_screen.ts";
import { knowledgeOf } from "../../apps/cli/_knowledge.ts";
import { transactionLines } from "../../apps/cli/_transaction.ts";
import { keypairOf } from "./_envelopes.ts";

const FOLDED: readonly {
  readonly name: string;
  readonly line: string;
  readonly columns: number;
  readonly expected: readonly string[];
}[] = [
  { name: "nothing", line: "", columns: 10, expected: [""] },
  { name: "as many characters as columns", line: "abcd efghi", columns: 10, expected: ["abcd efghi"] },
  { name: "one character more", line: "abcd efghij", columns: 10, expected: ["abcd", "    efghij"] },
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
    expected: ["name  aaaaaaaaaa", "     bbb"],
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
    name: "words that fit with no indent",
    line: "a bbbbbbbbbbb ccccccccccc",
    columns: 10,
    expected: ["a", "    bbbbbbbbbbb", "    ccccccccccc"],
  },
  {
    name: "a name and one space, which is no name",
    line: "name aaa bbb ccc",
    columns: 12,
    expected: ["name aaa bbb", "    ccc"],
  },
  {
    name: "words that fit only with less of an indent",
    line: "a bbbbbbbbb ccccccccc",
    columns: 10,
    expected: ["a", " bbbbbbbbb", " ccccccccc"],
  },
];
for (const { name, line, columns, expected } of FOLDED) {
  test(`folded() wraps ${name}`, () => {
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
const passphrase = Networks.TESTNET;

for (const [name, envelope] of [["a transaction", inner], ["a fee bump", bump]] as const) {
  for (const network of [passphrase, undefined]) {
    test(`transactionLines() has the lines of the library's description of ${name}, ${network ?? "without a network"}`, () => {
      const known = knowledgeOf({ token: [], ledger: undefined }, network);
      const lines = transactionLines(envelope, { passphrase: network, signers: [] });
      const shown = lines.map((line) => typeof line === "string" ? line : line.text);
      const text = formatDescription(describeRequest(envelope, known)).split("\n");
      assert.deepEqual(shown.slice(1), [...text, ...network === undefined ? ["not signed yet"] : []]);
      assert.match(shown[0]!, /^kind {9}/);
    });
  }
}
