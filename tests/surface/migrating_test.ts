import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as base from "@dwsa/base";

const GUIDE = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");

/** Names in the page that are not exports of this library. */
const LANGUAGE = ["CAP", "JSON", "Map", "Uint8Array", "Buffer", "TypeError", "RangeError", "TextDecoder"];

test("what docs/migrating.md names as ours is exported, under that name", () => {
  const ours = GUIDE.split("\n").filter((line) => line.startsWith("|")).map((line) => line.split("|").at(-2)!);
  const codes = ours.join(" ").match(/`[^`]+`/g)!.map((code) => code.replace(/"[^"]*"?|<INVALID[^>]*>/g, "")); // strings are not names
  const names = codes.flatMap((code) => code.match(/(?<![.\w])(?:xdr\.)?[A-Z]\w+/g) ?? []);
  const wanted = new Set(names.filter((name) => !LANGUAGE.includes(name)));
  for (const name of wanted) {
    const found = name.startsWith("xdr.") ? Object.hasOwn(base.xdr, name.slice(4)) : name in base || name in base.xdr;
    assert.ok(found, name);
  }
  for (const name of ["Keypair", "Dwsa", "DwsaDataBuilder", "xdr.DwsaAuthorizationEntry", "ScInt"]) {
    assert.ok(wanted.has(name), `the guide names ${name}`);
  }
});
