import assert from "node:assert/strict";
import { test } from "node:test";
import { walkInvocationTree } from "@dwsa/base/humanize";
import { DwsaAuthorizationEntry, type DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { call, chain } from "./_invocations.ts";

const tree = call("a", [], [call("b", [], [call("c"), call("d", [], [call("e")])]), call("f", [], [call("g")])]);

/** Returns the name of the function that a node calls. */
function nameOf({ function: { value } }: DwsaAuthorizedInvocation): string {
  return "functionName" in value ? String(value.functionName) : "";
}

test("walkInvocationTree() visits nodes depth first, with their depth and parent", () => {
  const visits: string[] = [];
  walkInvocationTree(tree, (node, depth, parent) => {
    visits.push(`${nameOf(node)} ${depth} ${parent && nameOf(parent)}`);
  });
  assert.deepEqual(visits, ["a 1 undefined", "b 2 a", "c 3 b", "d 3 b", "e 4 d", "f 2 a", "g 3 f"]);
});

const answers: readonly { name: string; answer: unknown; visited: string }[] = [
  { name: "false leaves out what is below that node only", answer: false, visited: "abfg" },
  { name: "true goes on", answer: true, visited: "abcdefg" },
  { name: "null goes on", answer: null, visited: "abcdefg" },
  { name: "undefined goes on", answer: undefined, visited: "abcdefg" },
  { name: "0 goes on", answer: 0, visited: "abcdefg" },
];
for (const { name, answer, visited } of answers) {
  test(`walkInvocationTree(): ${name}`, () => {
    let names = "";
    walkInvocationTree(tree, (node) => {
      names += nameOf(node);
      return (nameOf(node) === "b" ? answer : undefined) as boolean;
    });
    assert.equal(names, visited);
  });
}

test("walkInvocationTree() skips all sub-nodes if the callback returns false for the root, and rethrows its errors", () => {
  let visits = 0;
  walkInvocationTree(tree, () => ++visits < 0);
  assert.equal(visits, 1);
  const error = new Error("enough");
  assert.throws(() => walkInvocationTree(tree, () => assert.fail(error)), error);
});

test("walkInvocationTree() reaches a depth of 20,000", () => {
  let deepest = 0;
  walkInvocationTree(chain(20_000), (_, depth) => void (deepest = Math.max(deepest, depth)));
  assert.equal(deepest, 20_000);
});

corpusTest("walkInvocationTree() visits every node of the ledger's trees", "authorizationEntries", (entries) => {
  const count = (tree: { invocations: never[] }): number =>
    1 + tree.invocations.reduce((sum, sub) => sum + count(sub), 0);
  for (const { xdr, tree } of entries) {
    let visits = 0;
    walkInvocationTree(DwsaAuthorizationEntry.fromXDR(xdr).rootInvocation, () => void visits++);
    assert.equal(visits, count(tree as { invocations: never[] }));
  }
});

test("walkInvocationTree() names the argument of the wrong type", () => {
  for (const root of [undefined, null, {}, "AAAA", new Uint8Array(4)]) {
    assert.throws(() => walkInvocationTree(root as never, () => {}), {
      name: "TypeError",
      message: /^Cannot walk an invocation tree: expected root to be a DwsaAuthorizedInvocation, got /,
    });
  }
  for (const callback of [undefined, null, {}, "f"]) {
    assert.throws(() => walkInvocationTree(tree, callback as never), {
      name: "TypeError",
      message: /^Cannot walk an invocation tree: expected callback to be a function, got /,
    });
  }
});
