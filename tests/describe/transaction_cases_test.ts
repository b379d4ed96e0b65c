/** The cases of `tests/vectors/operations/cases.json`: descriptions, flows and signers. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  describeRequest,
  formatDescription,
  type Knowledge,
  type Statement,
  type Value,
  WARNINGS,
} from "@dwsa/base/describe";
import { type Flow, flowsOf, requiredSigners } from "@dwsa/base/transaction";
import { TransactionEnvelope } from "@dwsa/base/xdr";

interface Case {
  readonly name: string;
  readonly xdr: string;
  readonly knowledge: Omit<Knowledge, "currentTime"> & {
    readonly networkPassphrase: string;
    readonly currentTime?: string;
  };
  readonly accounts?: Knowledge["accounts"];
  readonly keys?: readonly string[];
  readonly expected: {
    readonly statements: readonly ExpectedStatement[];
    readonly conditions: readonly ExpectedStatement[];
    readonly warnings: readonly { readonly code: string; readonly level: string; readonly path: string }[];
    /** For transactions of well-formed classic operations without pools. */
    readonly flows?: readonly Flow[];
    readonly signers: readonly { readonly state: string }[];
  };
  readonly dangerous: boolean;
}

interface ExpectedStatement {
  readonly below?: readonly ExpectedStatement[];
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../vectors/operations/cases.json", import.meta.url), "utf8"),
);

/**
 * Returns a statement without the properties that the cases do not specify: the sentence, the warnings, and the
 * display, the label and the string of values.
 */
function comparable({ parts, warnings, below, ...statement }: Statement): object {
  assert.ok(parts.length > 0 && Array.isArray(warnings));
  return { ...statement, fields: mapValues(statement.fields, plain), below: below.map(comparable) };
}

function plain(value: Value): object {
  if (value.kind === "list") return { ...value, items: value.items.map(plain) };
  const { display: _, label: _label, ...others } = value as Value & { display?: string; label?: string };
  if (others.kind !== "value" && others.kind !== "predicate") return others;
  const { text: _text, ...data } = others;
  return data;
}

/** Returns the properties of an object whose names another object has. */
function pick(object: object, names: object): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name in names));
}

function mapValues<T, U>(object: { readonly [name: string]: T }, map: (value: T) => U): { readonly [name: string]: U } {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}

for (const { name, xdr, knowledge: { currentTime, ...known }, accounts, keys, expected, dangerous } of cases) {
  test(`describeRequest() and requiredSigners() of: ${name}`, () => {
    const envelope = TransactionEnvelope.fromXDR(xdr);
    const knowledge: Knowledge = {
      ...known,
      ...currentTime === undefined ? {} : { currentTime: BigInt(currentTime) },
      ...accounts === undefined ? {} : { accounts },
    };
    const description = describeRequest(envelope, knowledge);
    const report = requiredSigners(envelope, known.networkPassphrase, keys === undefined ? {} : { keys });
    assert.deepEqual(description.statements.map(comparable), expected.statements.map(withBelow));
    assert.deepEqual(description.conditions.map(comparable), expected.conditions.map(withBelow));
    const warnings = description.warnings.map(({ reason: _, ...warning }) => warning);
    assert.deepEqual(warnings, expected.warnings);
    const assets = (known.tokens ?? []).flatMap((token) => "asset" in token ? [token.asset] : []);
    assert.deepEqual(flowsOf(envelope, known.networkPassphrase, { assets }), description.flows);
    if (expected.flows !== undefined) assert.deepEqual(description.flows, expected.flows);
    assert.deepEqual(report.signers.map((row, i) => pick(row, expected.signers[i]!)), expected.signers);
    const isReported = description.warnings.some(({ code }) => WARNINGS[code].level !== "note") ||
      report.signers.some(({ state }) => state !== "signed");
    assert.ok(!dangerous || isReported);
    assert.ok(formatDescription(description).split("\n").length > description.statements.length);
  });
}

function withBelow({ below = [], ...statement }: ExpectedStatement): object {
  return { ...statement, below: below.map(withBelow) };
}
