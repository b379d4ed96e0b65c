/**
 * The glossary: guides, doc comments and messages contain no deprecated words. Each exact place that may keep one is
 * listed.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);

/** The deprecated words, by replacement. */
const WORDS: Readonly<Record<string, RegExp>> = {
  "reject, throw": /(?<![/\w`"-])refus(?:e|es|ed|ing)\b(?!`)/i,
  "(begin with what the reader does)": /\bthis page (?:shows|says|has|lists|is for)\b/i,
  "Troubleshooting": /\bwhat goes wrong\b/i,
  "Next steps": /\bwhere to go on\b/i,
  "sub-invocations": /\bcalls? below\b/i,
  "soroban-env-host": /\bthe network's own host/i,
  "US spelling": /behaviour|recognis|licence\b|\bcolour|artefact|misspelt|neighbour/i,
  "(drop it)": /\bnone that we know of\b/i,
  "convert": /\bbring(?:s|ing)? (?:it|them) over\b|\bbrought over\b/i,
  "response, result": /\b(?:the|an) answers? of (?:an? RPC|the (?:network|server|signer|wallet))/i,
  "returns": /`\w+(?:\(\))?` gives\b/,
  "string": /\b(?:base64|decimal|hexadecimal) text\b|\bas text\b|\ba text of\b/i,
};

/** Folders that are not checked: built files, packages and the tests. */
const SKIPPED = /^(?:dist|npm|tests)\b|\bnode_modules\b/;

/** Exact places that may contain a deprecated word. */
const ALLOWED: readonly string[] = [
  // the name of a property
  'humanize/token_movements.ts: "refused" (reject, throw): assert.deepEqual(tokenMovements(eventsFromMeta(meta)), { mov',
];

function below(folder: string): string[] {
  return readdirSync(new URL(folder === "" ? "./" : folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.name.startsWith(".") || SKIPPED.test(path)) return [];
    return entry.isDirectory() ? below(`${path}/`) : /\.(?:ts|tsx|mts|md|x)$/.test(path) ? [path] : [];
  });
}

/** Returns the prose of a file: a page without its code blocks, or comments and quoted sentences. */
function proseOf(path: string, text: string): string[] {
  if (path.endsWith(".md")) return text.replace(/^```[^]*?^```$/gm, "").split("\n");
  return text.split("\n").flatMap((line) => [
    ...(/^\s*(?:\/\*\*|\*) ?(.*)|(?<![:"'`])\/\/ (.*)/.exec(line)?.slice(1) ?? []),
    ...Array.from(line.matchAll(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g), ([words]) => words).filter((words) =>
      / /.test(words)
    ),
  ]).filter((one) => one !== undefined);
}

/** Returns the places of deprecated words in a file. */
const oldWords = (path: string, text: string): string[] =>
  proseOf(path, text).flatMap((line) =>
    Object.entries(WORDS).flatMap(([instead, word]) => {
      const found = word.exec(line)?.[0];
      return found === undefined ? [] : [`${path}: "${found}" (${instead}): ${line.trim().slice(0, 60)}`];
    })
  );

test("guides, doc comments and messages have no old word", () => {
  const found = below("").flatMap((path) => oldWords(path, readFileSync(new URL(path, ROOT), "utf8")));
  assert.deepEqual(found.filter((place) => !ALLOWED.includes(place)), []);
  assert.deepEqual(ALLOWED.filter((place) => !found.includes(place)), [], "places that are no longer there");
});

test("an old word is found in a page, a comment and a message", () => {
  assert.equal(oldWords("a.md", "The network refuses it.\n\n```ts\n// refuses\n```\n").length, 1);
  assert.equal(
    oldWords("a.ts", "/** The behaviour. */\n// a call below\nfail(`Cannot read: a text of 5`);\n").length,
    3,
  );
  assert.equal(oldWords("a.ts", 'const code = "auth/refused"; // rejected\n').length, 0);
});
