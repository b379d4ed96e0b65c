/** `contractMetaFromWasm`: entries, claimed SEPs and builds, and damaged modules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ContractBuild, contractMetaFromWasm } from "@dwsa/base/spec";
import { ScEnvMetaEntry, ScEnvMetaEntryInterfaceVersion, ScMetaEntry, ScMetaV0 } from "@dwsa/base/xdr";
import { custom, nameOf, stream, wasm } from "./_wasm.ts";
import { handles } from "./_specs.ts";

type Pair = readonly [key: string | Uint8Array, value: string | Uint8Array];

const META = nameOf("contractmetav0");
const ENVIRONMENT = nameOf("contractenvmetav0");

const bytesOf = (pairs: readonly Pair[]): number[] =>
  pairs.flatMap(([key, val]) => [...ScMetaEntry.scMetaV0(new ScMetaV0({ key, val })).toXDR()]);
const version = (protocol: number, preRelease: number): number[] => {
  const value = new ScEnvMetaEntryInterfaceVersion({ protocol, preRelease });
  return [...ScEnvMetaEntry.scEnvMetaKindInterfaceVersion(value).toXDR()];
};
const metaOf = (...pairs: Pair[]) => contractMetaFromWasm(wasm(custom(META, bytesOf(pairs))));

test("contractMetaFromWasm() returns the entries of all sections in order", () => {
  const module = wasm(
    custom(META, bytesOf([["rsver", "1.91.0"], ["rssdkver", "23.0.1#510d3feb"]])),
    custom(nameOf("contractspecv0"), stream(handles[0]!.entries)),
    [1, 1, 0],
    custom(ENVIRONMENT, version(23, 0)),
    custom(META, bytesOf([["rsver", "again"], ["", ""]])),
  );
  const { entries, environment } = contractMetaFromWasm(module);
  assert.deepEqual(entries, [
    { key: "rsver", value: "1.91.0" },
    { key: "rssdkver", value: "23.0.1#510d3feb" },
    { key: "rsver", value: "again" },
    { key: "", value: "" },
  ]);
  assert.deepEqual(environment, { protocol: 23, preRelease: 0 });
});

test("contractMetaFromWasm() returns the first protocol version in the module, like the host", () => {
  const module = wasm(custom(ENVIRONMENT, [...version(22, 7), ...version(23, 0)]));
  assert.deepEqual(contractMetaFromWasm(module).environment, { protocol: 22, preRelease: 7 });
});

test("contractMetaFromWasm() returns empty metadata for a module without metadata", () => {
  const build = { image: null, args: [], options: [], sourceUri: null, sourceSha256: null };
  assert.deepEqual(contractMetaFromWasm(wasm()), { entries: [], environment: null, seps: [], build });
});

test("contractMetaFromWasm() returns bytes for keys and values that are not UTF-8", () => {
  const bytes = Uint8Array.of(0xff);
  assert.deepEqual(metaOf([bytes, "a"], ["sep", bytes]).entries, [{ key: bytes, value: "a" }, {
    key: "sep",
    value: bytes,
  }]);
});

const SEPS: readonly (readonly [values: readonly string[], expected: readonly number[]])[] = [
  [["41"], [41]],
  [["41,40"], [41, 40]],
  [["0041, 40", "41,57"], [41, 40, 57]],
  [["SEP-41", "", ",", "4.1", "-41", "1e3", "99999999999"], []],
];
for (const [values, expected] of SEPS) {
  test(`contractMetaFromWasm() parses the SEPs of ${JSON.stringify(values)}`, () => {
    assert.deepEqual(metaOf(...values.map((value) => ["sep", value] as const), ["SEP", "1"]).seps, expected);
  });
}

const DIGEST = `sha256:${"0a".repeat(32)}`;
const IMAGE = `docker.io/stellar/stellar-cli@${DIGEST}`;
const NO_BUILD: ContractBuild = { image: null, args: [], options: [], sourceUri: null, sourceSha256: null };
const BUILDS: readonly (readonly [name: string, pairs: readonly Pair[], expected: Partial<ContractBuild>])[] = [
  [
    "everything",
    [
      ["bldimg", IMAGE],
      ["bldarg", "contract"],
      ["bldarg", "build"],
      ["bldopt", "--locked"],
      ["bldopt", "--features=foo,bar"],
      ["source_uri", "https://example.org/a.tar.gz"],
      ["source_sha256", "1b".repeat(32)],
    ],
    {
      image: IMAGE,
      args: ["contract", "build"],
      options: ["--locked", "--features=foo,bar"],
      sourceUri: "https://example.org/a.tar.gz",
      sourceSha256: "1b".repeat(32),
    },
  ],
  ["an image of localhost", [["bldimg", `localhost:5000/a@${DIGEST}`]], { image: `localhost:5000/a@${DIGEST}` }],
  ["an image with a tag", [["bldimg", `ghcr.io/a:1@${DIGEST}`]], { image: `ghcr.io/a:1@${DIGEST}` }],
  ["an image without a registry", [["bldimg", `stellar/stellar-cli@${DIGEST}`]], {}],
  ["an image without a digest", [["bldimg", "docker.io/stellar/stellar-cli:latest"]], {}],
  ["an image with a space", [["bldimg", `docker.io/a b@${DIGEST}`]], {}],
  ["two images", [["bldimg", IMAGE], ["bldimg", `localhost/a@${DIGEST}`]], {}],
  ["options in another format", [["bldopt", "-p"], ["bldopt", "--a="], ["bldopt", "a b"], ["bldopt", "--1"]], {}],
  ["an empty argument", [["bldarg", ""]], {}],
  ["a source that is no URI", [["source_uri", "example.org"], ["source_sha256", "1B".repeat(32)]], {}],
  ["keys in another case", [["BLDIMG", IMAGE]], {}],
  ["keys of older drafts", [["source_repo", "https://example.org"], ["source_rev", "0a".repeat(20)]], {}],
];
for (const [name, pairs, expected] of BUILDS) {
  test(`contractMetaFromWasm() parses a build of ${name}`, () => {
    const { build, entries } = metaOf(...pairs);
    assert.deepEqual(build, { ...NO_BUILD, ...expected });
    assert.equal(entries.length, pairs.length);
  });
}

test("contractMetaFromWasm() rejects values that are not a module", () => {
  for (const value of [undefined, null, "AGFzbQ==", [0, 97, 115, 109]]) {
    assert.throws(() => contractMetaFromWasm(value as never), {
      name: "TypeError",
      message: /^Cannot read the contract's metadata: expected wasm to be a Uint8Array, got /,
    });
  }
  assert.throws(() => contractMetaFromWasm(new Uint8Array(8)), { code: "spec/invalid-wasm", offset: 1 });
  assert.throws(() => contractMetaFromWasm(wasm([0, 5, 1, 97])), { code: "spec/invalid-wasm", offset: 9 });
});

test("contractMetaFromWasm() rejects truncated entries", () => {
  const bytes = bytesOf([["a", "b"]]);
  assert.throws(() => contractMetaFromWasm(wasm(custom(META, bytes.slice(0, -1)))), { code: "xdr/truncated" });
  assert.throws(() => contractMetaFromWasm(wasm(custom(META, [...bytes, 0]))), { code: "xdr/truncated" });
  assert.throws(() => contractMetaFromWasm(wasm(custom(META, [0, 0, 0, 9]))), { code: "xdr/unknown-discriminant" });
});
