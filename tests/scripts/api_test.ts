/** The verdict about a changed declaration, for planted changes, and the report of the last release. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  type Api,
  currentApi,
  type Difference,
  differencesOf,
  formatReport,
  isAtLeast,
  levelOf,
  nextVersion,
  parseReport,
} from "../../scripts/api.ts";

const BEFORE = `
export interface Options { readonly fee?: string; readonly deadline?: number }
export interface Found { readonly name: string; readonly kind: "a" | "b" }
export type Sign = (payload: Uint8Array) => Promise<Uint8Array>;
declare class Key {
    #private;
    static of(text: string): Key;
    sign(bytes: Uint8Array | string): Uint8Array;
    constructor(text: string);
}
export declare function find(name: string | number, options?: Options): Found;
export declare function send(found: Found, sign: Sign): Promise<void>;
export declare const LIMITS: { readonly depth: number };
export { Key };
`;

function apiOf(text: string): Api {
  return { version: "1.2.3", entrypoints: { ".": "mod.d.ts" }, files: new Map([["mod.d.ts", text]]) };
}

const changes: readonly { name: string; from: string; to: string; level: Difference["level"]; names?: string[] }[] = [
  { name: "nothing", from: "", to: "", level: "patch", names: [] },
  { name: "a renamed parameter", from: "find(name:", to: "find(what:", level: "patch", names: [] },
  {
    name: "a type that is not exported",
    from: "declare class",
    to: "type Own = string;\ndeclare class",
    level: "patch",
  },
  {
    name: "a new function",
    from: "export { Key };",
    to: "export { Key };\nexport declare function more(): void;",
    level: "minor",
  },
  {
    name: "a new option",
    from: "readonly fee?: string;",
    to: "readonly fee?: string; readonly memo?: string;",
    level: "minor",
  },
  {
    name: "a new optional parameter",
    from: "options?: Options)",
    to: "options?: Options, more?: string)",
    level: "minor",
  },
  {
    name: "a new field of a result",
    from: "readonly name: string;",
    to: "readonly name: string; readonly path?: string;",
    level: "minor",
  },
  { name: "a new method", from: "static of", to: "verify(): boolean;\n    static of", level: "minor" },
  {
    name: "a parameter that accepts more",
    from: "name: string | number",
    to: "name: string | number | bigint",
    level: "patch",
  },
  { name: "a removed function", from: "export declare function find", to: "declare function find", level: "major" },
  { name: "a parameter that accepts less", from: "name: string | number", to: "name: string", level: "major" },
  { name: "a method that accepts less", from: "bytes: Uint8Array | string", to: "bytes: Uint8Array", level: "major" },
  { name: "a method that is gone", from: "sign(bytes: Uint8Array | string): Uint8Array;", to: "", level: "major" },
  { name: "a static method that is gone", from: "static of(text: string): Key;", to: "", level: "major" },
  { name: "a required parameter", from: "options?: Options)", to: "options: Options)", level: "major" },
  { name: "a required option", from: "readonly fee?: string;", to: "readonly fee: string;", level: "major" },
  {
    name: "a new required option",
    from: "readonly fee?: string;",
    to: "readonly fee?: string; readonly memo: string;",
    level: "major",
  },
  { name: "a removed option", from: "; readonly deadline?: number", to: "", level: "major" },
  {
    name: "a result of another type",
    from: "options?: Options): Found",
    to: "options?: Options): string",
    level: "major",
  },
  { name: "a result with one more case", from: '"a" | "b"', to: '"a" | "b" | "c"', level: "major" },
  {
    name: "a callback that must return something else",
    from: "=> Promise<Uint8Array>",
    to: "=> Promise<string>",
    level: "major",
  },
  { name: "a constant of another type", from: "depth: number", to: "depth: string", level: "major" },
  { name: "a class that is a type only", from: "export { Key };", to: "export type { Key };", level: "major" },
];

for (const { name, from, to, level, names } of changes) {
  test(`differencesOf() judges ${name} as ${level}`, () => {
    assert.ok(BEFORE.includes(from));
    const differences = differencesOf(apiOf(BEFORE), apiOf(BEFORE.replace(from, to)));
    assert.equal(levelOf(differences), level, JSON.stringify(differences));
    if (names !== undefined) assert.deepEqual(differences.map((one) => one.name), names);
  });
}

const now = currentApi();

/** Changes of the package itself. */
const planted: readonly { path: string; from: string; to: string; found: string }[] = [
  {
    path: "keys/mod.d.ts",
    from: "{ sign, verify }",
    to: "{ sign, verify as verified }",
    found: "major @dwsa/base/keys verify",
  },
  { path: "keys/keypair.d.ts", from: "sign(", to: "all(): void; sign(", found: "minor @dwsa/base/keys Keypair.all" },
  {
    path: "xdr/mod.d.ts",
    from: 'export * from "./generated/exporter.ts";',
    to: "",
    found: "major @dwsa/base/xdr LedgerCloseMetaBatch",
  },
];

test("differencesOf() finds changes in the package", () => {
  const files = new Map(now.files);
  for (const { path, from, to } of planted) {
    assert.ok(files.get(path)!.includes(from), `${path}: ${from}`);
    files.set(path, files.get(path)!.replace(from, to));
  }
  const found = new Set(differencesOf(now, { ...now, files }).map(({ level, name }) => `${level} ${name}`));
  for (const one of planted) assert.ok(found.has(one.found), `${one.found} in ${[...found].join(", ")}`);
});

test("a report has the declarations of the package, and parses to the same report", () => {
  const report = formatReport(now);
  assert.equal(formatReport(parseReport(report)), report);
  assert.deepEqual(differencesOf(parseReport(report), now), []);
});

test("the report of the last release is one of this package", () => {
  const { files, version } = parseReport(
    readFileSync(new URL("../../scripts/api_report.txt", import.meta.url), "utf8"),
  );
  assert.match(version, /^\d+\.\d+\.\d+/);
  assert.match(files.get("keys/keypair.d.ts")!, /export declare class Keypair/);
});

const versions: readonly [version: string, level: Difference["level"], next: string][] = [
  ["0.1.0", "patch", "0.1.1"],
  ["0.1.0", "minor", "0.1.1"],
  ["0.1.0", "major", "0.2.0"],
  ["1.2.3", "patch", "1.2.4"],
  ["1.2.3", "minor", "1.3.0"],
  ["1.2.3", "major", "2.0.0"],
];

for (const [version, level, next] of versions) {
  test(`nextVersion() after ${version} with a ${level} change is ${next}`, () => {
    assert.equal(nextVersion(version, level), next);
    assert.equal(isAtLeast(next, next), true);
    assert.equal(isAtLeast(version, next), false);
    assert.equal(isAtLeast("3.0.0", next), true);
  });
}
