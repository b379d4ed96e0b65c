/**
 * Updates this repository to the protocol of a published crate: definitions, types, JSON, vectors and host program.
 *
 *     deno task protocol --crate=30            # lists the changes
 *     deno task protocol --crate='*' --write   # writes the changes for the newest version
 *
 * `--crate` is a cargo version requirement for the crate `stellar-xdr`, whose names contain Soroban where those of this
 * library contain Dwsa. Without `--write`, the exit code is 1 if anything would change. The new protocol must decode
 * everything that protocol 28 and the last protocol do: otherwise the script fails, and a person must decide how to
 * proceed. Nothing is written until all steps except the last have succeeded. "A newer protocol" in CONTRIBUTING.md
 * lists the manual steps.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { filesBelow, root, run } from "./_project.ts";
import { generate, readNotes, readSources } from "./generate_xdr.ts";
import { type DefinitionFact, definitionsIn, inOurNames } from "./xdr/definitions.ts";
import { OLDEST, type ProtocolNote, type Widening } from "./xdr/emit_protocols.ts";
import { BARE, STRKEYS } from "./xdr/json_forms.ts";
import { mergeIdl } from "./xdr/merge.ts";
import { WIDE_INTEGERS } from "./xdr/model.ts";
import { memberName, typeName } from "./xdr/names.ts";
import { compareProtocols } from "./xdr/superset.ts";
import { build } from "../tests/host/_program.ts";

/** Data from a version of the crate. */
export interface Crate {
  readonly version: string;
  readonly definitions: readonly DefinitionFact[];
  /** The JSON schema of each type, by type name, with the names of this library. */
  readonly schemas: ReadonlyMap<string, { readonly type?: string; readonly enum?: readonly string[] }>;
}

/** The files of this repository that must agree with the crate. */
export interface Present {
  readonly sources: ReadonlyMap<string, string>;
  readonly notes: readonly ProtocolNote[];
  /** The definitions of the oldest and the latest supported protocol. */
  readonly earlier: readonly (readonly DefinitionFact[])[];
}

/** The files to write, by their paths from the root, and lines for the user to read. */
export interface Plan {
  readonly files: ReadonlyMap<string, string>;
  readonly report: readonly string[];
}

/** Steps 2 to 5: compares, merges, generates; throws with all violations. */
export function planProtocol(crate: Crate, { sources, notes, earlier }: Present): Plan {
  const { definitions, schemas } = crate;
  const comparisons = earlier.map((list) => compareProtocols(list, definitions));
  const violations = [...new Set(comparisons.flatMap(({ violations }) => violations))];
  if (violations.length > 0) {
    throw new Error(
      `${crate.version} does not decode everything that earlier protocols do:\n  ${violations.join("\n  ")}`,
    );
  }
  const partOf = ({ type, part }: Widening) => `${type}: ${part}`;
  const noted = new Set(notes.flatMap(({ widenings }) => widenings.map(lineOf)));
  const [sinceOldest, sinceLast] = [comparisons[0]!, comparisons.at(-1)!].map(({ widenings }) => widenings);
  const parts = new Set(notes.flatMap(({ widenings }) => widenings.map(partOf)));
  const added = [...sinceOldest!.filter((widening) => !parts.has(partOf(widening))), ...sinceLast!]
    .filter((widening, i, all) =>
      !noted.has(lineOf(widening)) && all.findIndex((w) => partOf(w) === partOf(widening)) === i
    );
  const now = new Set(sinceOldest!.map(partOf));
  const stale = [...parts].filter((part) => !now.has(part));
  if (stale.length > 0) {
    throw new Error(`protocol_notes.json contains widenings that the crate does not have:\n  ${stale.join("\n  ")}`);
  }
  const protocol = Number.parseInt(crate.version);
  const newNotes = added.length === 0 ? notes : [...notes, { protocol, proposal: "", meaning: "", widenings: added }];

  requireForms(definitions, schemas);
  const idl = mergeIdl(sources, definitions);
  const files = new Map([...idl].map(([name, text]) => [`xdr/idl/${name}.x`, text]));
  for (const [path, text] of generate(idl, newNotes)) files.set(`xdr/${path}`, text);
  files.set("scripts/protocol_notes.json", notesText(newNotes));
  files.set("tests/vectors/protocol.json", `[\n${definitions.map(definitionLine).join(",\n")}\n]\n`);
  files.set("tests/vectors/xdr_json_enums.json", enumsText(definitions, schemas));
  const unknown = newNotes.filter(({ proposal, meaning }) => proposal === "" || meaning === "");
  return {
    files,
    report: [
      ...added.map((widening) => `new: ${lineOf(widening)}`),
      ...unknown.map(({ protocol, widenings }) =>
        `scripts/protocol_notes.json: ${widenings.length} widenings of protocol ${protocol} have no proposal or no meaning`
      ),
    ],
  };
}

/** Describes a widening in one line. */
export function lineOf({ type, part, from, to }: Widening): string {
  return `${type}: ${part}: ${from === undefined ? "" : `${from} became `}${to}`;
}

function notesText(notes: readonly ProtocolNote[]): string {
  const groups = notes.map(({ widenings, ...note }) => {
    const head = Object.entries(note).map(([name, value]) =>
      `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`
    );
    const lines = widenings.map((widening) => {
      const pairs = Object.entries(widening).map((pair) => pair.map((text) => JSON.stringify(text)).join(": "));
      const line = `      { ${pairs.join(", ")} }`;
      return line.length < 120 ? line : `      {\n${pairs.map((pair) => `        ${pair}`).join(",\n")}\n      }`;
    });
    return `  {\n${head.join("")}    "widenings": [\n${lines.join(",\n")}\n    ]\n  }`;
  });
  return `[\n${groups.join(",\n")}\n]\n`;
}

/** Returns a definition without its source in the crate. */
function definitionLine(fact: DefinitionFact): string {
  const { source: _, file_index: _index, fixed_size: _size, ...rest } = fact as
    & DefinitionFact
    & Record<string, unknown>;
  return JSON.stringify(rest);
}

/** Returns the members of all enums with their JSON names, which the schema lists in the order of the members. */
function enumsText(definitions: readonly DefinitionFact[], schemas: Crate["schemas"]): string {
  const lines = definitions.flatMap((fact) => {
    if (fact.kind !== "enum") return [];
    const type = typeName(fact.name);
    const names = schemas.get(type)?.enum ?? [];
    if (names.length !== fact.members.length) throw new Error(`${fact.name}: the schema does not have all members`);
    const members = fact.members.map(({ name, value }, i) => ({ value, name: memberName(name), json: names[i]! }));
    return [`${JSON.stringify(type)}: ${JSON.stringify(members)}`];
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Rejects structs and unions that are strings in JSON but have no string format here. */
function requireForms(definitions: readonly DefinitionFact[], schemas: Crate["schemas"]): void {
  for (const { kind, name } of definitions) {
    if ((kind !== "struct" && kind !== "union") || name in WIDE_INTEGERS || name in STRKEYS || name in BARE) continue;
    const schema = schemas.get(typeName(name));
    if (schema?.type === "string" && schema.enum === undefined) {
      throw new Error(`${name} is a string in JSON: scripts/xdr/json_forms.ts must define its format`);
    }
  }
}

/** Step 1: fetches the newest version of the crate that meets a requirement. */
async function fetchCrate(requirement: string): Promise<Crate> {
  const { versions, folders } = await resolve({ "stellar-xdr": requirement });
  const folder = folders["stellar-xdr"]!;
  const text = await Deno.readTextFile(`${folder}/xdr-definitions-json/xdr.json`);
  const definitions = readDefinitions("the definitions of the crate", inOurNames(text));
  const schemas = new Map<string, { type?: string; enum?: string[] }>();
  for await (const { name } of Deno.readDir(`${folder}/xdr-json`)) {
    const schema = JSON.parse(inOurNames(await Deno.readTextFile(`${folder}/xdr-json/${name}`)));
    schemas.set(inOurNames(name.replace(/\.json$/, "")), schema);
  }
  return { version: versions["stellar-xdr"]!, definitions, schemas };
}

function readDefinitions(name: string, text: string): readonly DefinitionFact[] {
  const definitions = definitionsIn(text);
  if (definitions === undefined) {
    throw new Error(`expected ${name} to be a JSON array of definitions, with identifiers as names`);
  }
  return definitions;
}

/** Resolves requirements with cargo: the version and the folder of each crate. */
async function resolve(crates: Readonly<Record<string, string>>, lock?: URL): Promise<{
  readonly versions: Readonly<Record<string, string>>;
  readonly folders: Readonly<Record<string, string>>;
  readonly lock: string;
}> {
  const folder = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-protocol-" })}/`);
  try {
    const manifest = `[package]\nname = "latest"\nversion = "0.0.0"\nedition = "2021"\n\n[lib]\npath = "lib.rs"\n`;
    const lines = Object.entries(crates).map(([name, version]) => `${name} = "${version}"`);
    Deno.writeTextFileSync(new URL("Cargo.toml", folder), `${manifest}\n[dependencies]\n${lines.join("\n")}\n`);
    Deno.writeTextFileSync(new URL("lib.rs", folder), "");
    if (lock !== undefined) Deno.copyFileSync(lock, new URL("Cargo.lock", folder));
    const { ok, stdout, output } = await run(["cargo", "metadata", "--quiet", "--format-version=1"], folder);
    if (!ok) throw new Error(output);
    const { packages }: { packages: readonly { name: string; version: string; manifest_path: string }[] } = JSON
      .parse(stdout);
    return {
      versions: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
      folders: Object.fromEntries(
        packages.map((found) => [found.name, found.manifest_path.replace(/.Cargo\.toml$/, "")]),
      ),
      lock: Deno.readTextFileSync(new URL("Cargo.lock", folder)),
    };
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

const HOSTS = "tests/host/program";

/** Step 6: derives the manifest of a protocol's host program from that of the previous protocol. */
async function planHost(protocol: number): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const known = [...Deno.readDirSync(new URL(HOSTS, root))].map(({ name }) => name).filter((name) =>
    /^\d+$/.test(name)
  );
  if (known.includes(`${protocol}`)) return files;
  const last = new URL(`${HOSTS}/${known.sort((a, b) => +b - +a)[0]}/`, root);
  const { versions } = await resolve(
    { "soroban-env-host": `${protocol}`, "soroban-simulation": `${protocol}` },
    new URL("Cargo.lock", last),
  );
  const manifest = (await Deno.readTextFile(new URL("Cargo.toml", last)))
    .replace(/host-program-\d+/, `host-program-${protocol}`)
    .replace(
      /^(soroban-env-host|soroban-simulation|stellar-strkey) = (.*?)"=[\d.]+"/gm,
      (_, name, rest) => `${name} = ${rest}"=${versions[name]}"`,
    );
  return files.set(`${HOSTS}/${protocol}/Cargo.toml`, manifest);
}

/** Writes the lock file of a new host program, based on that of the previous one, and builds the program. */
async function buildHost(protocol: number, last: URL): Promise<void> {
  const folder = new URL(`${HOSTS}/${protocol}/`, root);
  Deno.copyFileSync(last, new URL("Cargo.lock", folder));
  const { ok, output } = await run(["cargo", "metadata", "--quiet", "--format-version=1"], folder);
  if (!ok) throw new Error(output);
  console.log(`building the host program of ${protocol}, which takes some minutes`);
  build(protocol);
}

/** Runs the command; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values: { crate: requirement, write } } = parseArgs({
    args: [...args],
    options: { crate: { type: "string" }, write: { type: "boolean", default: false } },
  });
  if (requirement === undefined) {
    console.error("Usage: deno task protocol --crate=VERSION [--write]");
    return 2;
  }
  try {
    const [crate, oldest] = [await fetchCrate(requirement), await fetchCrate(`${OLDEST}`)];
    const vectors = "tests/vectors/protocol.json";
    const last = readDefinitions(vectors, await Deno.readTextFile(new URL(vectors, root)));
    const protocol = Number.parseInt(crate.version);
    console.log(`stellar-xdr ${crate.version}, ${crate.definitions.length} definitions`);
    const earlier = [oldest.definitions, last];
    const { files, report } = planProtocol(crate, { sources: await readSources(), notes: await readNotes(), earlier });
    const all = new Map([...files, ...await planHost(protocol)]);
    const changed = [...all].filter(([path, text]) => !isSame(path, text));
    for (const [path] of changed) console.log(`${write ? "writes" : "would write"} ${path}`);
    for (const line of report) console.log(line);
    console.log(`${changed.length} files differ`);
    if (!write) return changed.length === 0 ? 0 : 1;
    for (const [path, text] of changed) {
      Deno.mkdirSync(new URL(path.replace(/[^/]+$/, ""), root), { recursive: true });
      Deno.writeTextFileSync(new URL(path, root), text);
    }
    await finish(protocol, changed.length > 0);
    return 0;
  } catch (error) {
    console.error(`Cannot update this repository to the crate ${requirement}: ${(error as Error).message}`);
    return 2;
  }
}

/** Runs the steps that need the written files: the list of exports, and a new host program. */
async function finish(protocol: number, hasChanged: boolean): Promise<void> {
  if (hasChanged) {
    const { ok, output } = await run(
      ["deno", "test", "-A", "--no-check", "--quiet", "tests/surface/exports_test.ts"],
      root,
      {},
    );
    if (!ok) throw new Error(output);
  }
  const locks = filesBelow(HOSTS).filter((path) => path.endsWith("Cargo.lock")).sort();
  if (!locks.includes(`${HOSTS}/${protocol}/Cargo.lock`)) await buildHost(protocol, new URL(locks.at(-1)!, root));
}

function isSame(path: string, text: string): boolean {
  const file = new URL(path, root);
  return existsSync(file) && Deno.readTextFileSync(file) === text;
}

if (import.meta.main) Deno.exit(await main(Deno.args));
