import assert from "node:assert/strict";
import { test } from "node:test";
import { median } from "../../scripts/bench/harness.ts";
import { markdownTable, replaceSection } from "../../scripts/_report.ts";

test("markdownTable() pads the columns and aligns all but the first to the right", () => {
  const table = markdownTable(["import", "gzip"], [["`StrKey`", "2.4 kB"], ["`a`", "12.0 kB"]]);
  assert.equal(
    table,
    "| import   |    gzip |\n| -------- | ------: |\n| `StrKey` |  2.4 kB |\n| `a`      | 12.0 kB |",
  );
});

test("markdownTable() aligns text to the left", () => {
  assert.equal(
    markdownTable(["step", "checks"], [["a", "types"]], "left"),
    "| step | checks |\n| ---- | ------ |\n| a    | types  |",
  );
});

test("median() returns the middle value, in any order", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 10, 1, 3]), 3.5);
});

test("replaceSection() replaces what is between the markers, again and again", () => {
  const document = "before\n\n<!-- size:start -->\nold\n<!-- size:end -->\n\nafter\n";
  const expected = "before\n\n<!-- size:start -->\n\nnew $& text\n\n<!-- size:end -->\n\nafter\n";
  const once = replaceSection(document, "size", "new $& text");
  assert.equal(once, expected);
  assert.equal(replaceSection(once, "size", "new $& text"), expected);
});

for (
  const { name, document } of [
    { name: "none", document: "text" },
    { name: "no end", document: "<!-- size:start -->" },
    { name: "the end first", document: "<!-- size:end --><!-- size:start -->" },
    { name: "those of another section", document: "<!-- speed:start --><!-- speed:end -->" },
  ]
) {
  test(`replaceSection() rejects a document with ${name} of the markers`, () => {
    assert.throws(() => replaceSection(document, "size", "new"), /Cannot replace the section size/);
  });
}
