import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLcov, percentage } from "../../scripts/_coverage.ts";

const report = `SF:/home/me/project/keys/a.ts
FN:1,sign
DA:1,5
DA:2,0
DA:7,1
DA:9,1
LH:3
LF:4
end_of_record
SF:/home/me/project/keys/b.ts
DA:1,0
end_of_record
SF:/home/me/cache/other.ts
DA:1,0
end_of_record
`;

test("parseLcov() counts the lines of the files below the base, and names those that were not run", () => {
  assert.deepEqual(parseLcov(report, "/home/me/project/"), [
    { path: "keys/a.ts", lines: 4, covered: 3, missed: [2] },
    { path: "keys/b.ts", lines: 1, covered: 0, missed: [1] },
  ]);
});

test("percentage() weighs files by their lines", () => {
  assert.equal(percentage(parseLcov(report, "/home/me/project/")), 60);
  assert.equal(percentage([]), 100);
});
