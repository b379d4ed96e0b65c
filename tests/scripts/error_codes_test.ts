import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { DwsaErrorCode } from "@dwsa/base";

const ROOT = new URL("../../", import.meta.url);
const HERE = new URL(import.meta.url).pathname;

/** Every code of the union, read from its source. */
const codes = [
  ...readFileSync(new URL("errors/dwsa_error.ts", ROOT), "utf8").matchAll(/^ {2}\| "([a-z-]+\/[a-z0-9-]+)"/gm),
]
  .map((match) => match[1] as DwsaErrorCode);

test("DwsaErrorCode lists its codes in order, each once", () => {
  assert.ok(codes.length > 50);
  assert.deepEqual(codes, [...new Set(codes)].sort());
});

test("docs/errors.md explains every code and no other", () => {
  const explained = [
    ...readFileSync(new URL("docs/errors.md", ROOT), "utf8").matchAll(/^\| `([a-z-]+\/[a-z0-9-]+)`/gm),
  ];
  assert.deepEqual(explained.map((match) => match[1]), codes);
});

test("every code is thrown somewhere and expected by a test", () => {
  const tests = sources("tests").filter((path) => path !== HERE).map(read).join();
  const { exports } = JSON.parse(read(new URL("deno.json", ROOT).pathname)) as { exports: Record<string, string> };
  const areas = new Set(["internal", ...Object.values(exports).map((path) => path.split("/")[1]!)]);
  const shipped = [...areas].filter((area) => area !== "mod.ts").flatMap(sources)
    .filter((path) => !path.endsWith("/dwsa_error.ts")).map(read).join();
  for (const code of codes) {
    assert.ok(tests.includes(`"${code}"`), `no test expects ${code}`);
    assert.ok(
      shipped.includes(`"${code}"`) || /^xdr\/(depth|invalid-value|length)$/.test(code),
      `nothing throws ${code}`,
    );
  }
});

function sources(directory: string): string[] {
  return readdirSync(new URL(directory, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/\/+/g, "/"));
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}
