import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { actionErrors, workflowErrors } from "../../scripts/check_workflows.ts";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);
const workflows = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")]));

/** The jobs of a workflow as texts, by their names. */
function jobsOf(name: string): Map<string, string> {
  const [, jobs] = workflows.get(name)!.split(/^jobs:\n/m);
  const parts = jobs!.split(/^ {2}(\w+):\n/m).slice(1);
  return new Map(parts.flatMap((part, i) => i % 2 === 0 ? [[part, parts[i + 1]!] as const] : []));
}

test("workflowErrors() finds an unknown property", async () => {
  const text = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.foo }}\n";
  const [error, ...rest] = await workflowErrors(new Map([["a.yml", text]]));
  assert.match(error!, /^a\.yml:6: actionlint: property "foo" is not defined/);
  assert.deepEqual(rest, []);
});

test("actionErrors() names the actions whose hash is not that of their tag", async () => {
  const [tag, commit] = ["a".repeat(40), "b".repeat(40)];
  const texts = [
    `- uses: o/light@${commit} # v1`,
    `- uses: o/annotated/sub@${commit} # v1.2.3`,
    `- uses: o/annotated@${tag} # v1.2.3`,
    `- uses: o/light@${tag} # v1`,
    `- uses: o/none@${commit} # v1`,
    `- uses: o/light@${commit}`,
    "- run: echo",
  ];
  const asked: string[] = [];
  const errors = await actionErrors(new Map([["a.yml", texts.join("\n")]]), (repository, version) => {
    asked.push(repository);
    const line = (hash: string, end = "") => `${hash}\trefs/tags/${version}${end}\n`;
    return Promise.resolve(
      repository === "o/light" ? line(commit) : repository === "o/none" ? "" : line(tag) + line(commit, "^{}"),
    );
  });
  assert.deepEqual(errors, [
    `a.yml:3: o/annotated@${tag} is not v1.2.3, which is ${commit}`,
    `a.yml:4: o/light@${tag} is not v1, which is ${commit}`,
    `a.yml:5: o/none@${commit} is not v1, which is no tag of that repository`,
    `a.yml:6: o/light@${commit} has no tag beside it`,
  ]);
  assert.deepEqual(asked, ["o/light", "o/annotated", "o/none"]);
});

test("no job that can publish runs code of the repository, and each compares the hashes", () => {
  const jobs = jobsOf("release.yml");
  assert.deepEqual([...jobs.keys()], ["build", "npm", "jsr", "github"]);
  for (const [name, job] of jobs) {
    const canPublish = /: write/.test(job);
    assert.equal(canPublish, name !== "build", name);
    if (!canPublish) continue;
    assert.doesNotMatch(job, /actions\/checkout|\.ci\/run| task |npm (?:ci|install|test)/, name);
    assert.match(job, /sha256sum --check --strict/, name);
  }
});

test("every action is named by the hash of a commit, and no workflow has permissions of its own", () => {
  for (const [name, text] of workflows) {
    for (const [, action] of text.matchAll(/uses: (.+)/g)) {
      assert.match(action!, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
    }
    assert.match(text, /^permissions: \{\}$/m, name);
  }
});
