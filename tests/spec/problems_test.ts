/** Irregular interfaces: what `problems` reports, and that everything else still works. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  contractSpec,
  contractSpecFromXdr,
  contractSpecToJson,
  encodeArguments,
  type SpecEntry,
} from "@dwsa/base/spec";

const field = (name: string) => ({ name, type: "u32" } as const);
const working: SpecEntry = { function_v0: { name: "works", inputs: [field("a")], outputs: [] } };

const irregular: readonly {
  readonly name: string;
  readonly entries: readonly SpecEntry[];
  readonly code?: string;
  readonly path: string;
  readonly message?: string;
}[] = [
  {
    name: "two arguments of one name",
    entries: [{ function_v0: { name: "f", inputs: [field("a"), field("a")], outputs: [] } }],
    path: "[0].function_v0.inputs[1]",
  },
  {
    name: "some numbers among the names of fields",
    entries: [{ udt_struct_v0: { name: "S", fields: [field("0"), field("a")] } }],
    path: "[0].udt_struct_v0.fields",
  },
  {
    name: "numbers with a gap as the names of fields",
    entries: [{ udt_struct_v0: { name: "S", fields: [field("0"), field("2")] } }],
    path: "[0].udt_struct_v0.fields",
  },
  {
    name: "two cases of one name",
    entries: [{ udt_enum_v0: { name: "E", cases: [{ name: "A", value: 0 }, { name: "A", value: 1 }] } }],
    path: "[0].udt_enum_v0.cases[1]",
  },
  {
    name: "two cases of one number",
    entries: [{ udt_error_enum_v0: { name: "E", cases: [{ name: "A", value: 0 }, { name: "B", value: 0 }] } }],
    path: "[0].udt_error_enum_v0.cases",
  },
  {
    name: "two functions of one name",
    entries: [
      { function_v0: { name: "f", inputs: [], outputs: [] } },
      { function_v0: { name: "f", inputs: [], outputs: ["u32"] } },
    ],
    code: "spec/duplicate-name",
    path: "[1].function_v0",
  },
  {
    name: "a struct and an enum of one name",
    entries: [{ udt_struct_v0: { name: "T", fields: [] } }, { udt_enum_v0: { name: "T", cases: [] } }],
    code: "spec/duplicate-name",
    path: "[1].udt_enum_v0",
  },
  {
    name: "two parameters of one name",
    entries: [{
      event_v0: {
        name: "e",
        prefix_topics: [],
        params: [{ ...field("a"), location: "data" }, { ...field("a"), location: "topic_list" }],
        data_format: "map",
      },
    }],
    path: "[0].event_v0.params[1]",
  },
  {
    name: "a type without a definition",
    entries: [{
      function_v0: {
        name: "f",
        inputs: [],
        outputs: [{ result: { ok_type: "u32", error_type: { vec: { element_type: { udt: { name: "Failure" } } } } } }],
      },
    }, { udt_union_v0: { name: "U", cases: [{ tuple_v0: { name: "A", type: [{ udt: { name: "Failure" } }] } }] } }],
    code: "spec/unknown-type",
    path: "[0].function_v0.outputs[0]",
    message: "At [0].function_v0.outputs[0]: " +
      'the interface does not define "Failure"; pass an ScVal, or define it in the option types',
  },
  {
    name: "a type without a definition in a case of a union",
    entries: [{
      udt_union_v0: { name: "U", cases: [{ tuple_v0: { name: "A", type: ["u32", { udt: { name: "X" } }] } }] },
    }],
    code: "spec/unknown-type",
    path: "[0].udt_union_v0.cases[0].tuple_v0.type[1]",
  },
];

for (const { name, entries, code = "spec/invalid-entry", path, message } of irregular) {
  test(`problems report ${name}, and the other entries can be used`, () => {
    const all = [...entries, working];
    const fromXdr = contractSpecFromXdr(
      contractSpecToJson(contractSpec(all)).map((entry) => scSpecEntryFromJson(entry)),
    );
    for (const spec of [contractSpec(all), fromXdr]) {
      assert.deepEqual(spec.problems.map(({ code, path }) => ({ code, path })), [{ code, path }]);
      const [problem] = spec.problems;
      if (message !== undefined) assert.equal(problem!.message, message);
      assert.ok(problem!.message.startsWith(`At ${path}: `));
      assert.ok(Object.isFrozen(spec.problems) && Object.isFrozen(problem));
      assert.equal(spec.entries.length, all.length);
      assert.deepEqual(contractSpec(contractSpecToJson(spec)).problems, spec.problems);
      assert.equal(encodeArguments(spec, "works", { a: 5 })[0]!.value, 5);
    }
  });
}

test("problems are empty for definitions that are equal except for their documentation", () => {
  const entries: SpecEntry[] = [
    { udt_struct_v0: { name: "S", doc: "one", fields: [field("a")] } },
    { udt_struct_v0: { name: "S", lib: "other", fields: [{ ...field("a"), doc: "a" }] } },
    { function_v0: { name: "f", inputs: [], outputs: [{ udt: { name: "S" } }] } },
    { function_v0: { name: "f", doc: "again", inputs: [], outputs: [{ udt: { name: "S" } }] } },
  ];
  const spec = contractSpec(entries);
  assert.deepEqual(spec.problems, []);
  assert.equal(spec.types.get("S")!.also, undefined);
  assert.equal(spec.functions.get("f")!.also, undefined);
});

test("problems distinguish names that are not UTF-8 from their escapes", () => {
  const input = (name: string) => ({ doc: "", name, type: "u32" } as const);
  const xdr = (...names: readonly string[]) =>
    scSpecEntryFromJson({ function_v0: { doc: "", name: "f", inputs: names.map(input), outputs: [] } });
  assert.deepEqual(contractSpecFromXdr([xdr("\\xff", "\\xff")]).problems.map(({ message }) => message), [
    'At [0].function_v0.inputs[1]: expected different names, got "\\\\xff" twice',
  ]);
  assert.deepEqual(contractSpecFromXdr([xdr("\\xff", "\\\\xff")]).problems, []);
});
