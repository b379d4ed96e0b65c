import { attempt } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { ScEnvMetaEntry, ScMetaEntry } from "../xdr/mod.ts";
import { decodeAll, readSections } from "./_wasm_sections.ts";

/** The metadata of a contract; see {@linkcode contractMetaFromWasm}. */
export interface ContractMeta {
  /** All entries in order. A key can be repeated. */
  readonly entries: readonly ContractMetaEntry[];
  /** The host interface that the code is compiled for; `null` if the module does not specify it. */
  readonly environment: ContractEnvironment | null;
  /** The SEPs that the author claims to implement (SEP-47), each once. */
  readonly seps: readonly number[];
  /** The inputs for a reproducible build (SEP-58). */
  readonly build: ContractBuild;
}

/** An entry of the metadata of a contract (SEP-46). */
export interface ContractMetaEntry {
  /** The key, such as `rsver`; bytes if it is not UTF-8. */
  readonly key: string | Bytes;
  /** The value; bytes if it is not UTF-8. */
  readonly value: string | Bytes;
}

/** The host interface that the code of a contract is compiled for. */
export interface ContractEnvironment {
  /** The protocol, such as 23. Networks of an older protocol reject the code. */
  readonly protocol: number;
  /** The pre-release version of that protocol; 0 for a released protocol. */
  readonly preRelease: number;
}

/**
 * The inputs for a reproducible build of a contract (SEP-58). These are claims of the author: nothing was built or
 * downloaded.
 */
export interface ContractBuild {
  /**
   * The container image with its registry and digest, from `bldimg`; `null` if there is not exactly one such image.
   */
  readonly image: string | null;
  /**
   * The arguments of the build command, from `bldarg`, in order. If there are none, SEP-58 assumes `contract` and
   * `build`.
   */
  readonly args: readonly string[];
  /** The options after the arguments, from `bldopt`, in order: values in the format `--name` or `--name=value`. */
  readonly options: readonly string[];
  /** The URI of the source archive, from `source_uri`; `null` if there is not exactly one URI. */
  readonly sourceUri: string | null;
  /**
   * The SHA-256 of the archive, from `source_sha256`: 64 lowercase hexadecimal digits; `null` if there is not exactly one
   * such hash.
   */
  readonly sourceSha256: string | null;
}

/**
 * Parses the metadata that the author, the compiler and the tools wrote into a contract's Wasm: the entries in all
 * custom sections named `contractmetav0` (SEP-46), including the SEPs (SEP-47) and the build (SEP-58), and the protocol
 * version in `contractenvmetav0`. The code is neither run nor copied.
 *
 * The metadata is not verified: a contract that lists a SEP can lack the functions of that SEP, and only a reproducible
 * build proves that the contract was built from these sources. A value that is not in the format of its SEP appears
 * only in `entries`.
 *
 * @param wasm the module
 * @returns the metadata; `entries` is empty if the module has no metadata
 * @throws {TypeError} if `wasm` is not a `Uint8Array`
 * @throws {DwsaError} `spec/invalid-wasm` if `wasm` is not a Wasm module, is malformed or truncated, or has a custom
 *   section whose name is not UTF-8 (`offset` is the position in `wasm`); `xdr/…` if an entry cannot be decoded
 *   (`offset` is the position in the contents of the section)
 *
 * @example The smallest module, which has no metadata
 * ```ts
 * import { contractMetaFromWasm } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const wasm = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
 * const { entries, environment, seps, build } = contractMetaFromWasm(wasm);
 * assert.deepEqual({ entries, environment, seps }, { entries: [], environment: null, seps: [] });
 * assert.equal(build.sourceSha256, null);
 * ```
 *
 * @example The SEPs that a contract claims
 * ```ts
 * import { contractMetaFromWasm } from "@dwsa/base/spec";
 * import { ScMetaEntry, ScMetaV0 } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const meta = ScMetaEntry.scMetaV0(new ScMetaV0({ key: "sep", val: "41,40" })).toXDR();
 * const name = new TextEncoder().encode("contractmetav0");
 * const section = [name.length, ...name, ...meta];
 * const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
 * const wasm = new Uint8Array([...header, 0, section.length, ...section]);
 *
 * const { entries, seps } = contractMetaFromWasm(wasm);
 * assert.deepEqual(entries, [{ key: "sep", value: "41,40" }]);
 * assert.deepEqual(seps, [41, 40]);
 * ```
 */
export function contractMetaFromWasm(wasm: Uint8Array): ContractMeta {
  return attempt("read the contract's metadata", () => readMetadata(wasm));
}

function readMetadata(wasm: Uint8Array): ContractMeta {
  const sections = readSections(wasm);
  const entries = sections("contractmetav0").flatMap((bytes) => decodeAll(ScMetaEntry, bytes))
    .map(({ value: { key, val } }): ContractMetaEntry => ({
      key: key as string | Bytes,
      value: val as string | Bytes,
    }));
  const [environment] = sections("contractenvmetav0").flatMap((bytes) => decodeAll(ScEnvMetaEntry, bytes));
  const valuesOf = (key: string, isValid: (value: string) => boolean): string[] =>
    entries.flatMap((entry) => entry.key === key && typeof entry.value === "string" ? [entry.value] : []).filter(
      isValid,
    );
  const onlyOf = (key: string, isValid: (value: string) => boolean): string | null => {
    const [only, second] = valuesOf(key, isValid);
    return only === undefined || second !== undefined ? null : only;
  };
  const seps = valuesOf("sep", () => true).flatMap((list) => list.split(",")).map((sep) => sep.trim())
    .filter((sep) => /^\d{1,6}$/.test(sep)).map(Number);
  return {
    entries,
    environment: environment === undefined
      ? null
      : { protocol: environment.value.protocol, preRelease: environment.value.preRelease },
    seps: [...new Set(seps)],
    build: {
      image: onlyOf("bldimg", isImage),
      args: valuesOf("bldarg", (value) => /^.+$/.test(value)),
      options: valuesOf("bldopt", (value) => /^--[A-Za-z][\w-]*(=.+)?$/.test(value)),
      sourceUri: onlyOf("source_uri", (value) => /^[a-zA-Z][a-zA-Z0-9+.-]*:\S+$/.test(value)),
      sourceSha256: onlyOf("source_sha256", (value) => /^[0-9a-f]{64}$/.test(value)),
    },
  };
}

/** Returns whether a container image names its registry and is pinned by a digest. */
function isImage(image: string): boolean {
  const slash = image.indexOf("/");
  const registry = image.slice(0, Math.max(slash, 0));
  const isRegistry = /^localhost(:\d+)?$/.test(registry) || (/^[^\s@]+$/.test(registry) && /[.:]/.test(registry));
  return isRegistry && /^[^\s@]+@sha256:[0-9a-f]{64}$/.test(image.slice(slash + 1));
}
