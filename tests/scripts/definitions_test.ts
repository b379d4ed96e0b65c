import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type DefinitionFact, definitionsIn, inOurNames, protocolDifferences } from "../../scripts/xdr/definitions.ts";

const TEXT = `
const MAX = 4;
typedef opaque Key[32];
struct S { Key key; unsigned int list<MAX>; hyper pair[2]; string text<>; S* next; };
enum E { A = 0, B = 1 };
union U switch (E e) { case A: case B: S s; };
union V switch (int v) { case 0: void; };
`;

const uint = { kind: "unsigned_int" } as const;
const key: DefinitionFact = { kind: "typedef", name: "Key", type: { kind: "opaque_fixed", size: 32 } };
const fields = [
  { name: "key", type: { kind: "ref", name: "Key" } },
  { name: "list", type: { kind: "var_array", element: uint, max_count: 4 } },
  { name: "pair", type: { kind: "array", element: { kind: "hyper" }, count: 2 } },
  { name: "text", type: { kind: "string" } },
  { name: "next", type: { kind: "optional", element: { kind: "ref", name: "S" } } },
] as const;
const struct: DefinitionFact = { kind: "struct", name: "S", fields };
const enumeration: DefinitionFact = {
  kind: "enum",
  name: "E",
  members: [{ name: "A", value: 0 }, { name: "B", value: 1 }],
};
const union: DefinitionFact = {
  kind: "union",
  name: "U",
  discriminant: { name: "e", type: { kind: "ref", name: "E" } },
  arms: [{ cases: [{ value: 0, name: "A" }, { value: 1, name: "B" }], name: "s", type: { kind: "ref", name: "S" } }],
};
const byNumber: DefinitionFact = {
  kind: "union",
  name: "V",
  discriminant: { name: "v", type: { kind: "int" } },
  arms: [{ cases: [{ value: 0 }], name: null }],
};
const all = [key, struct, enumeration, union, byNumber];

function swap(...changed: readonly DefinitionFact[]): DefinitionFact[] {
  return all.map((fact) => changed.find(({ name }) => name === fact.name) ?? fact);
}

const cases: { name: string; list: readonly DefinitionFact[]; expected: readonly string[] }[] = [
  { name: "the same definitions", list: all, expected: [] },
  { name: "a constant alone", list: [{ kind: "const", name: "MAX", value: 4 }], expected: [] },
  {
    name: "another constant",
    list: [{ kind: "const", name: "MAX", value: 5 }],
    expected: ["MAX: value is 4 in xdr/idl, 5 in the list"],
  },
  {
    name: "a definition that we lack",
    list: [...all, { kind: "struct", name: "New", fields: [] }],
    expected: ["New: not in xdr/idl"],
  },
  { name: "a definition that the list lacks", list: all.slice(1), expected: ["Key: not in the list"] },
  { name: "a definition that stands twice in the list", list: [...all, key], expected: ["Key: twice in the list"] },
  {
    name: "another size",
    list: swap({ ...key, type: { kind: "opaque_fixed", size: 33 } }),
    expected: ["Key: type is opaque[32] in xdr/idl, opaque[33] in the list"],
  },
  {
    name: "another limit, count and type of a field",
    list: swap({
      ...struct,
      fields: [
        fields[0],
        { name: "list", type: { kind: "var_array", element: uint } },
        { name: "pair", type: { kind: "array", element: { kind: "unsigned_hyper" }, count: 3 } },
        { name: "text", type: { kind: "string", max_size: 9 } },
        { name: "next", type: { kind: "ref", name: "S" } },
      ],
    }),
    expected: [
      "S: field list is unsigned int<4> in xdr/idl, unsigned int<> in the list",
      "S: field pair is hyper[2] in xdr/idl, unsigned hyper[3] in the list",
      "S: field text is string<> in xdr/idl, string<9> in the list",
      "S: field next is S* in xdr/idl, S in the list",
    ],
  },
  {
    name: "a field more and a field less",
    list: swap({ ...struct, fields: [...fields.slice(0, 4), { name: "last", type: { kind: "bool" } }] }),
    expected: ["S: field next (S*) is not in the list", "S: field last (bool) is not in xdr/idl"],
  },
  {
    name: "another order of fields",
    list: swap({ ...struct, fields: [fields[1], fields[0], ...fields.slice(2)] }),
    expected: [
      "S: the order is kind, field key, field list, field pair, field text, field next in xdr/idl, " +
      "kind, field list, field key, field pair, field text, field next in the list",
    ],
  },
  {
    name: "a new member and another value",
    list: swap({
      ...enumeration,
      members: [{ name: "A", value: 0 }, { name: "B", value: 2 }, { name: "C", value: 3 }],
    }),
    expected: [
      "E: member B is 1 in xdr/idl, 2 in the list",
      "E: member C (3) is not in xdr/idl",
    ],
  },
  {
    name: "an arm that is void, and another discriminant",
    list: swap({
      ...union,
      discriminant: { name: "f", type: { kind: "int" } },
      arms: [{ cases: [{ value: 0, name: "A" }], name: "s", type: { kind: "ref", name: "S" } }, {
        cases: [{ value: 1, name: "B" }],
        name: null,
      }],
    }),
    expected: [
      "U: switch is E e in xdr/idl, int f in the list",
      "U: case B is 1: S s in xdr/idl, 1: void in the list",
    ],
  },
  {
    name: "another type of definition",
    list: swap({ kind: "typedef", name: "E", type: { kind: "int" } }),
    expected: [
      "E: kind is enum in xdr/idl, typedef in the list",
      "E: member A (0) is not in the list",
      "E: member B (1) is not in the list",
      "E: type (int) is not in xdr/idl",
    ],
  },
];

for (const { name, list, expected } of cases) {
  test(`protocolDifferences() names what differs: ${name}`, () => {
    assert.deepEqual(protocolDifferences(new Map([["a", TEXT]]), list), expected);
  });
}

/** Definitions in the format of the crate `stellar-xdr`, one of each type. */
const published = (size: number) =>
  JSON.stringify({
    version: 1,
    files: [{ name: "xdr/a.x", sha256: "00" }],
    resolved_features: {},
    definitions: [
      { ...key, type: { kind: "opaque_fixed", size }, source: "typedef opaque Key[32];", file_index: 0 },
      { ...struct, fixed_size: null, source: "", file_index: 0 },
      { ...enumeration, member_prefix: "", source: "", file_index: 0 },
      ...[union, byNumber, { kind: "const", name: "MAX", value: 4 }],
    ],
  });

test("definitionsIn() reads the file of the crate, and a definition that differs is named", () => {
  const differences = [32, 33].map((size) =>
    protocolDifferences(new Map([["a", TEXT]]), definitionsIn(published(size))!)
  );
  assert.deepEqual(differences, [[], ["Key: type is opaque[32] in xdr/idl, opaque[33] in the list"]]);
});

test("inOurNames() renames definitions, fields and members", () => {
  const [struct, kinds] = ["sorobanData", "SOROBAN_X"].map((name) =>
    `{"name":"SorobanResources","fields":["${name}"]}`
  );
  assert.equal(inOurNames(struct!), '{"name":"DwsaResources","fields":["dwsaData"]}');
  assert.equal(inOurNames(kinds!), '{"name":"DwsaResources","fields":["DWSA_X"]}');
});

test("definitionsIn() rejects names and limits that could become other code", () => {
  const typedef = { kind: "typedef", name: "Key", type: { kind: "opaque_fixed", size: 32 } };
  const bad = [
    { ...typedef, name: "Key; x" },
    { ...typedef, name: "" },
    { ...typedef, type: { kind: "opaque_fixed", size: 1.5 } },
    { ...typedef, type: { kind: "opaque_fixed", size: "32[" } },
    { ...typedef, type: { kind: "ref", name: "a*/b" } },
    { kind: "struct", name: "S", fields: [{ name: "a-b", type: { kind: "bool" } }] },
  ];
  assert.equal(definitionsIn(JSON.stringify([typedef]))?.length, 1);
  for (const fact of bad) assert.equal(definitionsIn(JSON.stringify([fact])), undefined, JSON.stringify(fact));
});

test("definitionsIn() reads an array, and rejects a value that is not a list of definitions", () => {
  assert.deepEqual(definitionsIn(JSON.stringify(all)), all);
  for (const json of [null, {}, [], { definitions: [] }, [{ kind: "struct", name: "S" }], [{ kind: "x", name: "S" }]]) {
    assert.equal(definitionsIn(JSON.stringify(json)), undefined);
  }
  assert.throws(() => definitionsIn("{"), SyntaxError);
});

test("xdr/idl has all definitions of the newest protocol, and no difference to them", () => {
  const facts: DefinitionFact[] = JSON.parse(
    readFileSync(new URL("../vectors/protocol.json", import.meta.url), "utf8"),
  );
  const idl = new URL("../../xdr/idl/", import.meta.url);
  const sources = readdirSync(idl).map((name) =>
    [name.slice(0, -2), readFileSync(new URL(name, idl), "utf8")] as const
  );
  assert.deepEqual(protocolDifferences(new Map(sources), facts), []);
});
