import assert from "node:assert/strict";
import { test } from "node:test";
import { bundle } from "../../scripts/_npm.ts";

const modules = new Map(Object.entries({
  "mod.js":
    'export { share } from "./internal/share.js";\nexport * from "./a/mod.js";\nexport * as b from "./b/mod.js";\n',
  "a/mod.js": 'export { a } from "./a.js";\nexport * from "./types.js";\n',
  "a/a.js": 'import { share } from "../internal/share.js";\n/** What a is. */\nexport const a = () => share(1);\n',
  "a/types.js": "export {};\n",
  "b/mod.js": 'export { b } from "./b.js";\n',
  "b/b.js": 'import { digest } from "../internal/digest.js";\nexport class B {}\nexport const b = () => digest(2);\n',
  "c/mod.js": 'import { B } from "../b/b.js";\nexport const c = () => new B();\n',
  "internal/digest.js":
    'import { sha256 } from "@noble/hashes/sha2.js";\nimport { share } from "./share.js";\nexport const digest = (x) => sha256(share(x));\n',
  "internal/share.js": "export const share = (x) => [x];\n",
}));
const files = await bundle(modules, ["mod.js", "a/mod.js", "b/mod.js", "c/mod.js"]);
const text = (path: string): string => files.get(path) ?? assert.fail(`expected ${path}, got ${[...files.keys()]}`);

test("bundle() makes a file for each entrypoint, and for what they share", () => {
  assert.deepEqual([...files.keys()].filter((path) => !path.startsWith("shared/")).sort(), [
    "a/mod.js",
    "b/mod.js",
    "c/mod.js",
    "mod.js",
  ]);
  assert.match(text("a/mod.js"), /const a = /);
  assert.match(text("shared/internal.js"), /const share = /);
});

test("bundle() keeps comments", () => assert.ok(text("a/mod.js").includes("/** What a is. */")));

test("bundle() puts what others use of an area beyond its entrypoint into a file that both import", () => {
  assert.match(text("shared/b.js"), /class B/);
  for (const path of ["b/mod.js", "c/mod.js"]) assert.ok(text(path).includes("'../shared/b.js'"), path);
});

test("bundle() leads from the root to the other entrypoints, with no namespace made on the way", () => {
  for (const path of ["./a/mod.js", "./b/mod.js"]) assert.ok(text("mod.js").includes(`from '${path}'`), path);
  assert.doesNotMatch([...files.values()].join("\n"), /freeze|__proto__/);
});

test("bundle() loads a package only where it is needed", () => {
  assert.doesNotMatch(text("a/mod.js") + text("shared/internal.js"), /@noble/);
  assert.match(text("b/mod.js") + text("shared/b.js") + [...files.values()].join(), /from '@noble\/hashes\/sha2\.js'/);
});

test("bundle() refuses code of which the bundler warns", async () => {
  const cycle = new Map([["mod.js", 'import "./a.js";\n'], ["a.js", 'import "./mod.js";\n']]);
  await assert.rejects(bundle(cycle, ["mod.js"]), /^Error: Cannot bundle the npm package: Circular dependency/);
});
