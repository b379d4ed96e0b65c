/** The statements of README about soroban-env-host agree with the recorded results. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { differences } from "./_differences.ts";
import { families } from "./_families.ts";
import { readRecords } from "./_records.ts";

/** The families by subject, in the words of README. */
const ABOUT: Readonly<Record<string, readonly number[]>> = {
  "authorization entries": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 30, 34, 35],
  "transactions": [27, 31, 32],
  "values and arguments": [19, 20, 21, 22, 23, 24, 29, 33, 36],
  "strkeys, IDs and bytes": [25, 26, 28],
};

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

test("README says how many recorded answers of the host there are, what they are about, and how many differ", () => {
  assert.deepEqual(Object.values(ABOUT).flat().sort((a, b) => a - b), families.map(({ number }) => number));
  const countOf = (number: number) => readRecords(number).cases.length;
  const total = families.reduce((sum, { number }) => sum + countOf(number), 0);
  const shares = Object.entries(ABOUT).map(([about, numbers]) => {
    const share = numbers.reduce((sum, number) => sum + countOf(number), 0) / total;
    return `${Math.round(100 * share)} % ${about}`;
  });
  const differing = families.flatMap(({ number }) => readRecords(number).cases)
    .filter(({ difference, other = {} }) =>
      [difference, ...Object.values(other).map(({ difference }) => difference)].some((name) => name !== undefined)
    ).length;
  const hosts = readRecords(1).headers.map(({ crates }) => crates["soroban-env-host"]).join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8").replace(/\s+/g, " ");
  for (
    const claim of [
      `\`soroban-env-host\` ${hosts}`,
      `${total} recorded cases`,
      shares.join(", "),
      `except in ${differing} cases of ${NUMBERS[differences.length]} [listed differences]`,
    ]
  ) {
    assert(readme.includes(claim), `README should say "${claim}"`);
  }
});
