import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type Crate, lineOf, planProtocol } from "../../scripts/protocol.ts";
import { type DefinitionFact, type Fact, factOfDefinition } from "../../scripts/xdr/definitions.ts";
import { emitProtocols, type ProtocolNote } from "../../scripts/xdr/emit_protocols.ts";
import { mergeIdl } from "../../scripts/xdr/merge.ts";
import { buildModel } from "../../scripts/xdr/model.ts";
import { parseXdr } from "../../scripts/xdr/parse.ts";
import { compareProtocols } from "../../scripts/xdr/superset.ts";

/** Parses definitions in the XDR language to the format of the crate. */
function facts(text: string): DefinitionFact[] {
  const all = new Map(parseXdr("a.x", text).map((found) => [found.name, found]));
  return [...all.values()].map((found) => factOfDefinition(found, all));
}

const BEFORE = `/* A header that stays. */

const LIMIT = 60;

/* A name. */
typedef string Name<LIMIT>;

enum E {
    /* The first. */
    A = 0,
    B = 1
};

struct S {
    /* Who. */
    Name who;
    opaque key[32];
    string text<LIMIT>;
};

/* A choice. */
union U switch (E e) {
    case A:
        void;
    /* The second. */
    case B:
        S s;
};
`;

const compared: readonly {
  readonly name: string;
  readonly change: readonly [from: string, to: string];
  readonly widenings?: readonly string[];
  readonly violations?: readonly string[];
}[] = [
  { name: "nothing", change: ["", ""] },
  {
    name: "a new definition",
    change: ["enum E", "struct New { int a; };\n\nenum E"],
    widenings: ["New: definition: struct"],
  },
  { name: "a new member", change: ["B = 1\n", "B = 1,\n    C = 2\n"], widenings: ["E: member C: 2"] },
  {
    name: "a higher limit behind a name of a type",
    change: ["typedef string Name<LIMIT>", "typedef string Name<61>"],
    widenings: ["Name: type: string<60> became string<61>", "S: field who: string<60> became string<61>"],
  },
  {
    name: "no limit",
    change: ["string text<LIMIT>", "string text<>"],
    widenings: ["S: field text: string<60> became string<>"],
  },
  {
    name: "a lower limit",
    change: ["string text<LIMIT>", "string text<59>"],
    violations: ["S: field text is string<59>, was string<60>"],
  },
  {
    name: "another type of the same size",
    change: ["opaque key[32]", "opaque key<32>"],
    violations: ["S: field key is opaque<32>, was opaque[32]"],
  },
  { name: "another number", change: ["B = 1", "B = 3"], violations: ["E: B is 3, was 1", "U: case B is another"] },
  {
    name: "a field less",
    change: ["    opaque key[32];\n", ""],
    violations: ["S: has the fields who, text, had who, key, text"],
  },
  {
    name: "a field more",
    change: ["    opaque key[32];\n", "    opaque key[32];\n    int more;\n"],
    violations: [
      "S: has the fields who, key, more, text, had who, key, text",
    ],
  },
  { name: "a case that became void", change: ["        S s;", "        void;"], violations: ["U: case B is another"] },
  { name: "another name of an arm", change: ["        S s;", "        S t;"], violations: ["U: case B has t, had s"] },
  {
    name: "another type",
    change: ["typedef string Name<LIMIT>;", "enum Name { X = 0 };"],
    violations: [
      "Name: is enum, was typedef",
      "S: field who is Name, was string<60>",
    ],
  },
];

for (const { name, change: [from, to], widenings = [], violations = [] } of compared) {
  test(`compareProtocols() finds ${name}`, () => {
    const found = compareProtocols(facts(BEFORE), facts(BEFORE.replace(from, to)));
    assert.deepEqual(found.widenings.map(lineOf), widenings);
    assert.deepEqual(found.violations, violations);
  });
}

test("compareProtocols() finds a definition that is gone", () => {
  const all = facts(BEFORE);
  assert.deepEqual(compareProtocols(all, all.filter(({ name }) => name !== "U")).violations, ["U: is gone"]);
});

test("mergeIdl() changes nothing where nothing differs", () => {
  const sources = new Map([["a", BEFORE]]);
  assert.deepEqual(mergeIdl(sources, facts(BEFORE)), sources);
});

test("mergeIdl() writes what differs in its place, keeps comments, and puts what is new behind its predecessor", () => {
  const after = BEFORE
    .replace("    B = 1\n", "    B = 1,\n    C = 2\n")
    .replace("const LIMIT = 60;", "const LIMIT = 60;\n\nconst LONG = 90;")
    .replace("string text<LIMIT>", "string text<LONG>")
    .replace("        S s;\n", "        S s;\n    case C:\n        New list<2>;\n")
    .replace("/* A choice. */", "struct New {\n    hyper a;\n};\n\n/* A choice. */");
  const list = facts(after).map((fact) => fact.name === "S" ? { ...fact, source: "string  text<LONG>;" } : fact);
  assert.equal(mergeIdl(new Map([["a", BEFORE]]), list).get("a"), after);
});

test("mergeIdl() leaves the files of this repository as they are", () => {
  const sources = idl();
  assert.deepEqual(mergeIdl(sources, vectors()), sources);
});

test("planProtocol() has nothing to write for the definitions of this repository", () => {
  const { files, report } = planProtocol(crate(vectors()), {
    sources: idl(),
    notes: notes(),
    earlier: [oldest(), vectors()],
  });
  assert.deepEqual(report, []);
  for (const [path, text] of files) {
    assert.equal(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"), text, path);
  }
});

test("planProtocol() writes an arm and a longer name of a later protocol, and asks what they mean", () => {
  const list = vectors().map((fact): DefinitionFact => {
    if (fact.kind === "enum" && fact.name === "SCAddressType") {
      return { ...fact, members: [...fact.members, { name: "SC_ADDRESS_TYPE_NEW", value: 6 }] };
    }
    if (fact.kind === "union" && fact.name === "SCAddress") {
      const type: Fact = { kind: "ref", name: "PoolID" };
      return {
        ...fact,
        arms: [...fact.arms, { cases: [{ name: "SC_ADDRESS_TYPE_NEW", value: 6 }], name: "new", type }],
      };
    }
    if (fact.kind !== "struct" || fact.name !== "SCSpecTypeUDT") return fact;
    return { ...fact, fields: [{ name: "name", type: { kind: "string", max_size: 2000 } }] };
  });
  const { files, report } = planProtocol(crate(list, "31.0.0"), {
    sources: idl(),
    notes: notes(),
    earlier: [oldest(), vectors()],
  });
  assert.match(files.get("xdr/generated/protocols.ts")!, /NEWEST_PROTOCOL: ProtocolVersion = 31;/);
  assert.match(
    files.get("xdr/generated/protocols.ts")!,
    /ScAddress: \{ scAddressTypeMuxedContract: 30, scAddressTypeNew: 31 \}/,
  );
  assert.match(
    files.get("xdr/generated/protocols.ts")!,
    /ScSpecTypeUdt: \{ name: \[\[60, 30\], \[1024, 31\]\] \}/,
  );
  assert.match(files.get("xdr/idl/contract.x")!, /case SC_ADDRESS_TYPE_NEW:\n {8}PoolID new;/);
  assert.match(files.get("xdr/generated/contract.ts")!, /readonly scAddressTypeNew: PoolId;/);
  assert.ok(report.includes("new: SCAddress: case SC_ADDRESS_TYPE_NEW: 6: PoolID new"));
  assert.match(report.at(-1)!, /3 widenings of protocol 31 have no proposal or no meaning$/);
});

const failures: readonly {
  readonly name: string;
  readonly change: (list: DefinitionFact[]) => Crate;
  readonly says: RegExp;
}[] = [
  {
    name: "a protocol that has lost a definition",
    change: (list) => crate(list.filter(({ name }) => name !== "MuxedContract")),
    says: /does not decode everything that earlier protocols do:\n {2}MuxedContract: is gone/,
  },
  {
    name: "a struct that is a string in JSON, and nobody has said which",
    change: (list) => ({
      ...crate([...list, { kind: "struct", name: "NewKey", fields: [{ name: "a", type: { kind: "int" } }] }]),
      schemas: new Map([...crate(list).schemas, ["NewKey", { type: "string" }]]),
    }),
    says: /^NewKey is a string in JSON: scripts\/xdr\/json_forms\.ts must define its format$/,
  },
  {
    name: "a schema that has not all members",
    change: (list) => ({ ...crate(list), schemas: new Map() }),
    says: /the schema does not have all members$/,
  },
];

for (const { name, change, says } of failures) {
  test(`planProtocol() rejects ${name}`, () => {
    const present = { sources: idl(), notes: notes(), earlier: [oldest(), vectors()] };
    assert.throws(() => planProtocol(change(vectors()), present), { message: says });
  });
}

test("planProtocol() rejects notes of what the crate does not have", () => {
  const note: ProtocolNote = {
    protocol: 30,
    proposal: "x",
    meaning: "y",
    widenings: [{ type: "E", part: "member X", to: "5" }],
  };
  const present = { sources: idl(), notes: [...notes(), note], earlier: [oldest(), vectors()] };
  assert.throws(() => planProtocol(crate(vectors()), present), {
    message: /widenings that the crate does not have:\n {2}E: member X$/,
  });
});

test("emitProtocols() rejects a widening for which there is no rule", () => {
  const model = buildModel(new Map([["a", parseXdr("a.x", BEFORE)]]));
  const note = (part: string, from?: string): ProtocolNote => ({
    protocol: 31,
    proposal: "x",
    meaning: "y",
    widenings: [{ type: "S", part, to: "int<9>", ...(from === undefined ? {} : { from }) }],
  });
  assert.throws(() => emitProtocols(model, [note("field text", "int<8>")]), {
    message: /no rule determines which values need protocol 31/,
  });
});

test("protocol_notes.json has a proposal and a meaning of each widening", () => {
  for (const { proposal, meaning } of notes()) assert.ok(proposal !== "" && meaning !== "");
  const lines = notes().flatMap(({ widenings }) => widenings.map(lineOf));
  assert.equal(new Set(lines).size, lines.length);
});

/** Returns the definitions before all noted widenings. */
function oldest(): DefinitionFact[] {
  const all = notes().flatMap(({ widenings }) => widenings);
  const isNew = (type: string, part: string) => all.some((found) => found.type === type && found.part === part);
  return vectors().flatMap((fact): DefinitionFact[] => {
    if (isNew(fact.name, "definition")) return [];
    if (fact.kind === "enum") {
      return [{ ...fact, members: fact.members.filter(({ name }) => !isNew(fact.name, `member ${name}`)) }];
    }
    if (fact.kind === "union") {
      return [{ ...fact, arms: fact.arms.filter(({ cases }) => !isNew(fact.name, `case ${cases[0]!.name}`)) }];
    }
    if (fact.kind !== "struct") return [fact];
    const fields = fact.fields.map((field) => {
      const from = all.find(({ type, part }) => type === fact.name && part === `field ${field.name}`)?.from;
      const type: Fact = { kind: "string", max_size: Number(/\d+/.exec(from ?? "")?.[0]) };
      return from === undefined ? field : { ...field, type };
    });
    return [{ ...fact, fields }];
  });
}

/** Creates a crate with the given definitions, and the schemas of the enums in the vectors. */
function crate(definitions: readonly DefinitionFact[], version = "30.0.0"): Crate {
  const enums: Readonly<Record<string, readonly { readonly json: string }[]>> = load(
    "tests/vectors/xdr_json_enums.json",
  );
  const extra: Readonly<Record<string, readonly string[]>> = { ScAddressType: version === "30.0.0" ? [] : ["new"] };
  return {
    version,
    definitions,
    schemas: new Map(
      Object.entries(enums).map(([name, members]) =>
        [name, { type: "string", enum: [...members.map(({ json }) => json), ...extra[name] ?? []] }] as const
      ),
    ),
  };
}

function idl(): Map<string, string> {
  const folder = new URL("../../xdr/idl/", import.meta.url);
  return new Map(
    readdirSync(folder).sort().map((name) => [name.slice(0, -2), readFileSync(new URL(name, folder), "utf8")]),
  );
}

function vectors(): DefinitionFact[] {
  return load("tests/vectors/protocol.json");
}

function notes(): ProtocolNote[] {
  return load("scripts/protocol_notes.json");
}

function load<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
}
