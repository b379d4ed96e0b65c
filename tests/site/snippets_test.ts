/** Results in place of assertions, in snippets of doc comments. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { withResults } from "../../apps/site/snippets.ts";

const IMPORT = 'import assert from "node:assert/strict";\n';
const cases: readonly (readonly [name: string, code: string, shown: string])[] = [
  ["equal", "assert.equal(f(1), 2);", "f(1); // => 2"],
  ["equal on lines", "assert.deepEqual(f(1), [\n  2,\n]);", "f(1);\n// => [\n//   2,\n// ]"],
  ["a boolean", "assert(a.verify(b));\nassert.ok(!c);", "a.verify(b); // => true\n!c; // => true"],
  ["what may be no boolean", "assert.ok(f());", "f();"],
  ["throws a code", 'assert.throws(() => f(1), { code: "a/b", path: ".c" });', "// f(1); // => throws a/b at .c"],
  ["throws a class", "assert.throws(() => f(), TypeError);", "// f(); // => throws TypeError"],
  ["throws a message", 'assert.throws(() => f(), { message: "a " +\n  "b" });', '// f(); // => throws "a b"'],
  ["a match", "assert.match(a, /b/);", "/b/.test(a); // => true"],
  ["a difference", "assert.notEqual(a, b);", "a === b; // => false"],
  ["rejects", 'await assert.rejects(f(), { code: "a/b" });', "// await f(); // => throws a/b"],
  ["inside a block", "if (a) {\n  assert.equal(b, 1);\n}", "if (a) {\n  b; // => 1\n}"],
];
for (const [name, code, shown] of cases) {
  test(`withResults() shows ${name}`, () => assert.equal(withResults(IMPORT + code), shown));
}

test("withResults() rejects an assertion that it cannot show", () => {
  assert.throws(() => withResults(`${IMPORT}assert.ifError(a);`), /assert\.ifError/);
});
