/**
 * The results in the guides: each code block is run, and the value after `// =>` is compared with that of the preceding
 * statement. `…` in a string matches any characters. A line `// call(); // => throws CODE at PATH` is also run.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as base from "@dwsa/base";
import { checkResults, comparing, run } from "./_guide_results.ts";

const ROOT = new URL("../../", import.meta.url);
/** Pages that require js-stellar-sdk; `test:differential` checks them. */
const ELSEWHERE = ["docs/beside-stellar-sdk.md", "docs/migrating.md"];
const PAGES = ["README.md", "SECURITY.md", ...readdirSync(new URL("docs/", ROOT)).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith(".md") && !ELSEWHERE.includes(path));

for (const path of PAGES) {
  test(`${path} shows the results of its code`, async () => void await checkResults(path));
}

test("docs/how-do-i.md has 40 questions or more, and what it says calls return is what they return", () => {
  const page = readFileSync(new URL("docs/how-do-i.md", ROOT), "utf8");
  assert.ok((page.match(/^### /gm)?.length ?? 0) >= 40);
  const pairs = [...page.matchAll(/`([^`]*\([^`]*)`\s+(?:returns|is)\s+`([^`]+)`/g)];
  assert.ok(pairs.length >= 5);
  for (const [, call, result] of pairs) {
    const value = new Function(...Object.keys(base), `return ${call};`)(...Object.values(base));
    assert.equal(value, new Function(`return ${result};`)(), call);
  }
});

test("a result that is not that of the code is found", async () => {
  const right = 'const x = 2 + 3; // => 5\nx.toString(); // => "…"\nif (x > 1) {\n  x; // => 5\n}\n' +
    '// JSON.parse("{"); // => throws SyntaxError\n[\n  x,\n];\n// => [\n//   5,\n// ]\n`a\\nb`;\n// => a\n// => b\n';
  await run(comparing(right).program);
  assert.equal(comparing(right).results, 6);
  for (
    const wrong of ["1 + 1; // => 3", 'const a = "b"; // => "c…"', "// 5; // => throws TypeError", "[1];\n// => [2]"]
  ) {
    await assert.rejects(run(comparing(wrong).program), wrong);
  }
});
