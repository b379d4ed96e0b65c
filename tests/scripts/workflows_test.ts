import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { STEPS } from "../../scripts/ok.ts";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);
const workflows = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), "utf8")]));

/** Returns the source of each job of a workflow, by name. */
function jobsOf(name: string): Map<string, string> {
  const [, jobs] = workflows.get(name)!.split(/^jobs:\n/m);
  const parts = jobs!.split(/^ {2}(\w+):\n/m).slice(1);
  return new Map(parts.flatMap((part, i) => i % 2 === 0 ? [[part, parts[i + 1]!] as const] : []));
}

test("no job that can publish runs code of the repository, and each compares the hashes", () => {
  const jobs = jobsOf("release.yml");
  assert.deepEqual([...jobs.keys()], ["gate", "build", "npm", "jsr", "github"]);
  for (const [name, job] of jobs) {
    const canPublish = /: write/.test(job);
    assert.equal(canPublish, !["gate", "build"].includes(name), name);
    if (!canPublish) continue;
    assert.doesNotMatch(job, /actions\/checkout|\.ci\/run| task |npm (?:install|test)|npx|@\d+\.\d+\.\d+(?! #)/, name);
    assert.doesNotMatch(job, /npm ci (?!--prefix source\/\.github\/tools --ignore-scripts$)/m, name);
    assert.doesNotMatch(job, /\*\.tgz/, `${name} publishes only files that were compared`);
    assert.match(job, /sha256sum --check --strict/, name);
  }
});

test("npm stages one package at a time: it rejects several in one command", () => {
  const [command] = /npm stage publish .*/.exec(jobsOf("release.yml").get("npm")!)!;
  assert.match(command, / "\.\/\$tarball"$/);
});

test("the tools of jobs with a token have hashes in their lock file, and the versions of the other jobs", () => {
  const folder = new URL("../tools/", FOLDER);
  const { dependencies } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  const { packages } = JSON.parse(readFileSync(new URL("package-lock.json", folder), "utf8"));
  for (const [name, version] of Object.entries(dependencies)) {
    const locked = packages[`node_modules/${name}`];
    assert.equal(locked.version, version);
    assert.match(locked.integrity, /^sha512-/);
  }
  for (const [path, { integrity, inBundle }] of Object.entries<{ integrity?: string; inBundle?: boolean }>(packages)) {
    if (path !== "" && inBundle !== true) assert.match(integrity ?? "", /^sha512-/, path);
  }
  for (const [, version] of [...workflows.values()].join("\n").matchAll(/deno@(\d\S+) /g)) {
    assert.equal(version, dependencies.deno);
  }
});

test("the changelog has notes for the version in deno.json", () => {
  const root = new URL("../../", import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL("deno.json", root), "utf8"));
  const section = readFileSync(new URL("CHANGELOG.md", root), "utf8").split(/^## /m)
    .find((part) => part.startsWith(version));
  assert.match(section ?? "", /\n\n.+/);
});

/** The places of the version besides deno.json, which CONTRIBUTING.md lists. */
const VERSIONS: Readonly<Record<string, RegExp>> = {
  "apps/cli/deno.json": /^ {2}"version": "(.+)",$/m,
  "apps/cli/commands.ts": /^const VERSION = "(.+)";$/m,
  "apps/inspector/view/app.tsx": /^const VERSION = "(.+)";$/m,
  "examples/react_vite/package.json": /dwsa-base-(.+)\.tgz"/,
  "docs/getting-started.md": /dwsa-base-(\S+)\.tgz/,
  "CHANGELOG.md": /^## (\S+)/m,
};

for (const [path, pattern] of Object.entries(VERSIONS)) {
  test(`${path} has the version of deno.json`, () => {
    const root = new URL("../../", import.meta.url);
    const { version } = JSON.parse(readFileSync(new URL("deno.json", root), "utf8"));
    assert.equal(pattern.exec(readFileSync(new URL(path, root), "utf8"))?.[1], version);
    assert.ok(
      readFileSync(new URL("CONTRIBUTING.md", root), "utf8").includes(
        path.startsWith("docs/") ? "of the docs" : path === "CHANGELOG.md" ? "the changelog" : path,
      ),
    );
  });
}

test("every action is named by the hash of a commit, and no workflow has permissions of its own", () => {
  for (const [name, text] of workflows) {
    for (const [, action] of text.matchAll(/uses: (.+)/g)) {
      assert.match(action!, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
    }
    assert.match(text, /^permissions: \{\}$/m, name);
  }
});

test("each step of the gate runs in one job of CI", () => {
  const run = [...workflows.get("ci.yml")!.matchAll(/\.ci\/run --only=(\S+)/g)].flatMap(([, names]) =>
    names!.split(",")
  );
  assert.deepEqual(run.sort(), Object.keys(STEPS).sort());
});

test("the tasks and the files that workflows run exist", () => {
  const root = new URL("../../", import.meta.url);
  const { tasks } = JSON.parse(readFileSync(new URL("deno.json", root), "utf8"));
  for (const [name, text] of workflows) {
    for (const [, task] of text.matchAll(/deno@\S+ task ([\w:]+)/g)) assert.ok(task! in tasks, `${name}: ${task}`);
    for (const [path] of text.matchAll(/\b(?:scripts|tests)\/[\w/]+\.ts\b/g)) {
      assert.ok(existsSync(new URL(path, root)), path);
    }
  }
});

test("the site's security.txt has the fields that RFC 9116 requires, and the policy of the repository", () => {
  const text = readFileSync(new URL("../../apps/site/public/.well-known/security.txt", FOLDER), "utf8");
  assert.match(text, /^Contact: https:\/\/\S+\/security\/advisories\/new$/m);
  assert.match(text, /^Policy: https:\/\/\S+\/SECURITY\.md$/m);
  assert.match(text, /^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
});
