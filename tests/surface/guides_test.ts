/** Error codes and functions of this library that the guides quote in backticks exist. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as base from "@dwsa/base";
import * as compare from "@dwsa/base/compare";
import * as describe from "@dwsa/base/describe";
import * as policy from "@dwsa/base/policy";
import * as client from "@dwsa/base/client";
import * as testing from "@dwsa/base/testing";
import * as catalogue from "@dwsa/base/catalogue";
import * as json from "@dwsa/base/json";
import * as ledger from "@dwsa/base/ledger";
import * as operation from "@dwsa/base/operation";
import * as uri from "@dwsa/base/uri";
import * as webauth from "@dwsa/base/webauth";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const PAGES = ["README.md", "SECURITY.md", ...readdirSync(new URL("docs/", ROOT)).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith(".md"));

/** The error codes in the source. */
const CODES = new Set(
  Array.from(read("errors/dwsa_error.ts").matchAll(/"([a-z0-9]+\/[a-z0-9-]+)"/g), ([, code]) => code!),
);
const AREAS = new Set(Array.from(CODES, (code) => code.split("/")[0]!));

const EXPORTS: Readonly<Record<string, unknown>> = {
  ...base,
  ...compare,
  ...describe,
  ...policy,
  ...client,
  ...catalogue,
  ...json,
  ...ledger,
  ...operation,
  ...testing,
  ...uri,
  ...webauth,
};

const CLIENT = client.createClient({ request: () => Promise.resolve({}), networkPassphrase: base.Networks.TESTNET });

/** Methods of exported classes, and of clients. */
const METHODS = new Set(
  Object.values({ ...EXPORTS, ScVal: base.xdr.ScVal }).flatMap((value) =>
    typeof value === "function"
      ? [...Object.getOwnPropertyNames(value), ...Object.getOwnPropertyNames(value.prototype ?? {})]
      : []
  ).concat(["fromXDR", "toXDR", "is", "equals", "toJSON"], Object.keys(CLIENT)),
);

/** Functions of the language, of runtimes and of js-stellar-sdk that the guides mention. */
const OTHERS =
  /^(eddsa|execute|Error|Spec|fromWasm|funcArgsToScVals|funcResToNative|nativeToScVal|scValToNative|errorCases|funcs|findEntry|query|stringify|floor|fetch|Promise|BigInt|Number|String|map|sort|postMessage|structuredClone|require|import|describe|sign|publicKey|log|loop|__\w+|f|g|encode…)$/;

/** Pages that mention many functions of other libraries or of the tools in this repository. */
const COMPARING = ["docs/migrating.md", "docs/beside-stellar-sdk.md", "docs/decisions.md", "docs/performance.md"];

/** Returns the strings in backticks of a page, without its code blocks. */
function quoted(path: string): string[] {
  return Array.from(read(path).replace(/^```[^]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g), ([, code]) => code!);
}

test("every code of an error in the guides exists", () => {
  const unknown = PAGES.flatMap((path) =>
    quoted(path).filter((code) =>
      /^[a-z0-9]+\/[a-z0-9-]+$/.test(code) && AREAS.has(code.split("/")[0]!) && path !== "docs/architecture.md"
    )
      .filter((code) => !CODES.has(code)).map((code) => `${path}: ${code}`)
  );
  assert.deepEqual(unknown, []);
});

test("README.md and the root's documentation list every entrypoint, and no other", () => {
  const { exports } = JSON.parse(read("deno.json")) as { exports: Record<string, string> };
  const entrypoints = Object.keys(exports).map((name) => name.replace(/^\./, "@dwsa/base")).sort();
  const rows = (text: string) =>
    Array.from(text.matchAll(/^(?: \* )?[|-] `(@dwsa\/base[/\w]*)`/gm), ([, name]) => name!);
  assert.deepEqual(rows(read("README.md")).sort(), entrypoints);
  assert.deepEqual(["@dwsa/base", ...rows(read("mod.ts"))].sort(), entrypoints);
});

test("README.md and docs/scaling.md state the number of wire types", () => {
  const count = catalogue.typeNames.length;
  assert.ok(read("README.md").includes(`the ${count} wire types`));
  assert.ok(read("docs/scaling.md").includes(`all ${count} types`));
});

test("every function in the guides exists", () => {
  const unknown = PAGES.filter((path) => !COMPARING.includes(path)).flatMap((path) =>
    quoted(path).flatMap((code) => {
      const name = /^(?:await |new )?([A-Za-z_$][\w$.]*)\(/.exec(code)?.[1];
      if (name === undefined) return [];
      const last = name.split(".").at(-1)!;
      return name in EXPORTS || last in base.xdr || METHODS.has(last) || OTHERS.test(last) ? [] : [`${path}: ${code}`];
    })
  );
  assert.deepEqual(unknown, []);
});
