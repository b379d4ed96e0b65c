/** The names, fields, arms, numbers, sizes and limits of the wire format, in this library and in js-stellar-sdk. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as xdr from "@dwsa/base/xdr";
import type { ProtocolNote } from "../../scripts/xdr/emit_protocols.ts";
import { armNames } from "../../scripts/xdr/types.ts";
import { fieldName, memberName, typeName } from "../../scripts/xdr/names.ts";
import type { Definition, TypeSpec } from "../../scripts/xdr/parse.ts";
import { definitions, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { wireTypes } from "../xdr/_types.ts";
import { ourName, type SdkSchema, sdkType } from "./_sdk.ts";

/** The limit of `<>` without a number. */
const UNLIMITED = 4294967295;

/** Notes on the definitions that later protocols have widened; js-stellar-sdk has the types of protocol 28. */
const notes: readonly ProtocolNote[] = JSON.parse(
  readFileSync(new URL("../../scripts/protocol_notes.json", import.meta.url), "utf8"),
);
const widened = new Set(notes.flatMap(({ widenings }) => widenings.map(({ type }) => typeName(type))));

for (const definition of definitions.values()) {
  const name = typeName(definition.name);
  const sdk = sdkType(name)?.schema;
  if (sdk === undefined || widened.has(name)) continue;

  test(`${name} has the names, numbers and limits of js-stellar-sdk's`, () => {
    assert.deepEqual([...definitionErrors(definition, unwrap(sdk), name)], []);
  });
}

test("js-stellar-sdk does not know protocol 30 yet, so that what it has widened is left out here", () => {
  assert.equal(sdkType("MuxedContract"), undefined);
});

test("every type of ours is one of js-stellar-sdk's, but for typedefs that js-stellar-sdk leaves out", () => {
  const missing = [...definitions.values()]
    .filter(({ kind, name }) =>
      kind !== "const" && !widened.has(typeName(name)) && sdkType(typeName(name)) === undefined
    );
  assert.deepEqual(missing.filter(({ kind }) => kind !== "typedef").map(({ name }) => name), []);
});

test("values at run time have the fields, arms and members that the schema of js-stellar-sdk names", () => {
  for (const wireName of definitions.keys()) {
    const name = typeName(wireName);
    const [type, schema] = [wireTypes.get(name), sdkType(name)?.schema];
    if (type === undefined || widened.has(name)) continue;
    if (schema?.kind === "struct" && !/^Ui?nt\d+Parts$|^Int\d+Parts$/.test(name)) {
      const value = type.fromXDR(randomXdr(wireName, randomSource(1)));
      assert.deepEqual(Object.keys(value as object), schema.entries!.map(([field]) => ourName(field)), name);
    }
    if (schema?.kind === "union") {
      const runtime = new Set(["read", "write", "xdrName", "jsonForms", "length", "name", "prototype"]);
      const arms = Object.getOwnPropertyNames(type).filter((arm) => !runtime.has(arm));
      // the schema lists arms by their numbers, js-stellar-sdk as in the definition
      assert.deepEqual(arms.sort(), schema.cases!.map((arm) => ourName(arm.name)).sort(), name);
    }
  }
  for (const [name, members] of Object.entries(xdr)) {
    const schema = sdkType(name)?.schema;
    if (schema?.kind === "enum" && !widened.has(name)) {
      const names = [...schema.nameByValue!.values()].map(ourName);
      assert.deepEqual(Object.entries(members).sort(), names.sort().map((member) => [member, member]), name);
    }
  }
});

function* definitionErrors(ours: Definition, sdk: SdkSchema, path: string): Generator<string> {
  switch (ours.kind) {
    case "typedef":
      return yield* typeErrors(ours.type, sdk, path);
    case "enum": {
      yield* differ(path, "kind", "enum", sdk.kind);
      const members = ours.members.map(({ name, value }) => [value, memberName(name)]);
      yield* differ(path, "members", members, [...sdk.nameByValue!].map(([value, name]) => [value, ourName(name)]));
      return;
    }
    case "struct":
      yield* differ(path, "kind", "struct", sdk.kind);
      yield* differ(
        path,
        "fields",
        ours.fields.map(({ name }) => fieldName(name)),
        sdk.entries!.map(([name]) => ourName(name)),
      );
      for (const [i, { name, type }] of ours.fields.entries()) {
        const [, schema] = sdk.entries![i] ?? [];
        if (schema !== undefined) yield* typeErrors(type, schema, `${path}.${fieldName(name)}`);
      }
      return;
    case "union": {
      yield* differ(path, "kind", "union", sdk.kind);
      const arms = ours.arms.flatMap((arm) =>
        armNames(arm, fieldName).map((name, i) => ({ name, value: numberOf(ours, arm.cases[i]!), arm }))
      );
      yield* differ(
        path,
        "arms",
        arms.map(({ name, value }) => [value, name]),
        sdk.cases!.map(({ name, discriminant }) => [discriminant, ourName(name)]),
      );
      for (const [i, { name, arm }] of arms.entries()) {
        const schema = sdk.cases![i]?.arm;
        if (schema === undefined) continue;
        yield* differ(`${path}.${name}`, "void", arm.field === undefined, schema.kind === "void");
        if (arm.field === undefined || schema.schema === undefined) continue;
        yield* typeErrors(arm.field.type, schema.schema, `${path}.${name}`);
      }
    }
  }
}

function* typeErrors(ours: TypeSpec, sdkSchema: SdkSchema, path: string): Generator<string> {
  const sdk = unwrap(sdkSchema);
  switch (ours.kind) {
    case "ref": {
      const definition = definitions.get(ours.name)!;
      if (definition.kind === "typedef") return yield* typeErrors(definition.type, sdk, path);
      // Another test compares the contents.
      yield* differ(path, "type", typeName(definition.name), ourName(sdk.name ?? sdk.kind));
      return;
    }
    case "opaque":
      yield* differ(path, "type", ["opaque", ours.size], [sdk.kind, sdk.length]);
      return;
    case "varOpaque":
    case "string":
      yield* differ(path, "type", [ours.kind, ours.max ?? UNLIMITED], [sdk.kind, sdk.maxLength ?? UNLIMITED]);
      return;
    case "array":
      yield* differ(path, "type", ["array", ours.max ?? UNLIMITED], [sdk.kind, sdk.maxLength ?? UNLIMITED]);
      if (sdk.element !== undefined) yield* typeErrors(ours.element, sdk.element, `${path}[]`);
      return;
    case "fixedArray":
      yield* differ(path, "type", ["fixedArray", ours.size], [sdk.kind, sdk.length]);
      if (sdk.element !== undefined) yield* typeErrors(ours.element, sdk.element, `${path}[]`);
      return;
    case "optional":
      yield* differ(path, "type", "option", sdk.kind);
      if (sdk.element !== undefined) yield* typeErrors(ours.element, sdk.element, `${path}?`);
      return;
    default: {
      const kinds = { int: "int32", uint: "uint32", hyper: "int64", uhyper: "uint64", bool: "bool" };
      yield* differ(path, "type", kinds[ours.kind], sdk.kind);
    }
  }
}

function* differ(path: string, what: string, ours: unknown, sdk: unknown): Generator<string> {
  const [ourText, sdkText] = [JSON.stringify(ours), JSON.stringify(sdk)];
  if (ourText !== sdkText) yield `${path}: ${what} is ${ourText}, ${sdkText} in js-stellar-sdk`;
}

/** Returns the number of a case, which can be given by the name of an enum member. */
function numberOf(union: Extract<Definition, { kind: "union" }>, value: string | number): number {
  if (typeof value === "number") return value;
  const { type } = union.discriminant;
  const members = type.kind === "ref" ? definitions.get(type.name) : undefined;
  assert.ok(members?.kind === "enum");
  return members.members.find(({ name }) => name === value)!.value;
}

function unwrap(schema: SdkSchema): SdkSchema {
  return schema.kind === "lazy" ? unwrap(schema.getSchema!()) : schema;
}
