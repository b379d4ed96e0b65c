import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { explainResult } from "@dwsa/base/transaction";
import * as xdr from "@dwsa/base/xdr";

const { codes, pairs, names } = JSON.parse(
  readFileSync(new URL("../vectors/checks/results.json", import.meta.url), "utf8"),
);

const decode = (text: string) => xdr.TransactionResult.fromXDR(text, "base64");

test("explainResult() has one explanation for each level of a result", () => {
  assert.equal(codes.length, 135);
  for (const { result, explanations } of codes) {
    const found = explainResult(decode(result));
    assert.deepEqual(found.map(({ path, code }) => ({ path, code })), explanations);
    for (const { meaning, problems } of found) {
      assert.doesNotMatch(meaning, /^$|^[A-Z](?=[a-z])|\.$|does not know/);
      assert.deepEqual(problems, []);
    }
  }
});

test("explainResult() names the problems of the envelope that explain a code", () => {
  assert.equal(pairs.length, 115);
  for (const { name, result, envelope, explanations, problem } of pairs) {
    const found = explainResult(decode(result), xdr.TransactionEnvelope.fromXDR(envelope, "base64"));
    assert.deepEqual(found.map(({ path, code }) => ({ path, code })), explanations, name);
    const problems = found.flatMap((one) => one.problems).map(({ code, path }) => ({ code, path }));
    assert(problems.some(({ code, path }) => code === problem.code && path === problem.path), name);
  }
});

test("explainResult() recognizes the names of codes in all spellings", () => {
  assert.equal(names.length, 60);
  for (const { name, codes } of names) {
    assert.deepEqual(explainResult(name).map(({ code }) => code).sort(), [...codes].sort(), name);
  }
  // Horizon calls the code of a merge so; nodes have a code of any operation with this name.
  assert.deepEqual(explainResult("op_no_account").map(({ code }) => code), ["opNoAccount", "accountMergeNoAccount"]);
  for (const name of ["", "tx_unheard_of", "toString", "__proto__"]) assert.deepEqual(explainResult(name), []);
});

test("explainResult() explains all codes of the wire types", () => {
  const types = Object.entries(xdr).filter(([name]) => /ResultCode$/.test(name));
  assert(types.length > 25, `${types.length} result codes`);
  let count = 0;
  for (const [name, type] of types) {
    // Enums are objects from names to names.
    for (const value of Object.values(type as unknown as Record<string, string>)) {
      if (/Success$|^opInner$/.test(value)) continue;
      const found = explainResult(value);
      assert.equal(found.length, value === "opNoAccount" ? 2 : 1, value);
      assert(found.some(({ code, meaning }) => code === value && !/does not know/.test(meaning)), `${name}: ${value}`);
      count++;
    }
  }
  assert.equal(count, 179);
});

test("explainResult() rejects arguments of other types", () => {
  assert.throws(() => explainResult(1 as never), TypeError);
  assert.throws(() => explainResult("txFailed", {} as never), TypeError);
});
