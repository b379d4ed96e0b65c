/** Every name, field, arm, number, size and limit of the wire format, ours and js-stellar-sdk's. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as xdr from "@dwsa/base/xdr";
import { armNames } from "../../scripts/xdr/types.ts";
import { fieldName, memberName, typeName } from "../../scripts/xdr/names.ts";
import type { Definition, TypeSpec } from "../../scripts/xdr/parse.ts";
import { definitions, randomSource, randomXdr } from "../xdr/_random_xdr.ts";
import { wireTypes } from "../xdr/_types.ts";
import { ourName, type PeerSchema, peerType } from "./_peer.ts";

/** `<>` without a limit. */
const UNLIMITED = 4294967295;

for (const definition of definitions.values()) {
  const name = typeName(definition.name);
  const theirs = peerType(name)?.schema;
  if (theirs === undefined) continue;

  test(`${name} has the names, numbers and limits of js-stellar-sdk's`, () => {
    assert.deepEqual([...definitionErrors(definition, unwrap(theirs), name)], []);
  });
}

test("every type of ours is one of js-stellar-sdk's, but for typedefs that js-stellar-sdk leaves out", () => {
  const missing = [...definitions.values()]
    .filter((definition) => definition.kind !== "const" && peerType(typeName(definition.name)) === undefined);
  assert.deepEqual(missing.filter(({ kind }) => kind !== "typedef").map(({ name }) => name), []);
});

test("values at run time have the fields, arms and members that the schema of js-stellar-sdk names", () => {
  for (const wireName of definitions.keys()) {
    const name = typeName(wireName);
    const [type, schema] = [wireTypes.get(name), peerType(name)?.schema];
    if (type === undefined) continue;
    if (schema?.kind === "struct" && !/^Ui?nt\d+Parts$|^Int\d+Parts$/.test(name)) {
      const value = type.fromXDR(randomXdr(wireName, randomSource(1)));
      assert.deepEqual(Object.keys(value as object), schema.entries!.map(([field]) => ourName(field)), name);
    }
    if (schema?.kind === "union") {
      const runtime = new Set(["read", "write", "xdrName", "jsonForms", "length", "name", "prototype"]);
      const arms = Object.getOwnPropertyNames(type).filter((arm) => !runtime.has(arm));
      assert.deepEqual(arms, schema.cases!.map((arm) => ourName(arm.name)), name);
    }
  }
  for (const [name, members] of Object.entries(xdr)) {
    const schema = peerType(name)?.schema;
    if (schema?.kind === "enum") {
      const names = [...schema.nameByValue!.values()].map(ourName);
      assert.deepEqual(Object.entries(members), names.map((member) => [member, member]), name);
    }
  }
});

function* definitionErrors(ours: Definition, theirs: PeerSchema, path: string): Generator<string> {
  switch (ours.kind) {
    case "typedef":
      return yield* typeErrors(ours.type, theirs, path);
    case "enum": {
      yield* differ(path, "kind", "enum", theirs.kind);
      const members = ours.members.map(({ name, value }) => [value, memberName(name)]);
      yield* differ(path, "members", members, [...theirs.nameByValue!].map(([value, name]) => [value, ourName(name)]));
      return;
    }
    case "struct":
      yield* differ(path, "kind", "struct", theirs.kind);
      yield* differ(
        path,
        "fields",
        ours.fields.map(({ name }) => fieldName(name)),
        theirs.entries!.map(([name]) => ourName(name)),
      );
      for (const [i, { name, type }] of ours.fields.entries()) {
        const [, schema] = theirs.entries![i] ?? [];
        if (schema !== undefined) yield* typeErrors(type, schema, `${path}.${fieldName(name)}`);
      }
      return;
    case "union": {
      yield* differ(path, "kind", "union", theirs.kind);
      const arms = ours.arms.flatMap((arm) =>
        armNames(arm, fieldName).map((name, i) => ({ name, value: numberOf(ours, arm.cases[i]!), arm }))
      );
      yield* differ(
        path,
        "arms",
        arms.map(({ name, value }) => [value, name]),
        theirs.cases!.map(({ name, discriminant }) => [discriminant, ourName(name)]),
      );
      for (const [i, { name, arm }] of arms.entries()) {
        const schema = theirs.cases![i]?.arm;
        if (schema === undefined) continue;
        yield* differ(`${path}.${name}`, "void", arm.field === undefined, schema.kind === "void");
        if (arm.field === undefined || schema.schema === undefined) continue;
        yield* typeErrors(arm.field.type, schema.schema, `${path}.${name}`);
      }
    }
  }
}

function* typeErrors(ours: TypeSpec, given: PeerSchema, path: string): Generator<string> {
  const theirs = unwrap(given);
  switch (ours.kind) {
    case "ref": {
      const definition = definitions.get(ours.name)!;
      if (definition.kind === "typedef") return yield* typeErrors(definition.type, theirs, path);
      // Its own test compares what is inside.
      yield* differ(path, "type", typeName(definition.name), ourName(theirs.name ?? theirs.kind));
      return;
    }
    case "opaque":
      yield* differ(path, "type", ["opaque", ours.size], [theirs.kind, theirs.length]);
      return;
    case "varOpaque":
    case "string":
      yield* differ(path, "type", [ours.kind, ours.max ?? UNLIMITED], [theirs.kind, theirs.maxLength ?? UNLIMITED]);
      return;
    case "array":
      yield* differ(path, "type", ["array", ours.max ?? UNLIMITED], [theirs.kind, theirs.maxLength ?? UNLIMITED]);
      if (theirs.element !== undefined) yield* typeErrors(ours.element, theirs.element, `${path}[]`);
      return;
    case "fixedArray":
      yield* differ(path, "type", ["fixedArray", ours.size], [theirs.kind, theirs.length]);
      if (theirs.element !== undefined) yield* typeErrors(ours.element, theirs.element, `${path}[]`);
      return;
    case "optional":
      yield* differ(path, "type", "option", theirs.kind);
      if (theirs.element !== undefined) yield* typeErrors(ours.element, theirs.element, `${path}?`);
      return;
    default: {
      const kinds = { int: "int32", uint: "uint32", hyper: "int64", uhyper: "uint64", bool: "bool" };
      yield* differ(path, "type", kinds[ours.kind], theirs.kind);
    }
  }
}

function* differ(path: string, what: string, ours: unknown, theirs: unknown): Generator<string> {
  const [our, their] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (our !== their) yield `${path}: ${what} is ${our}, js-stellar-sdk's ${their}`;
}

/** The number of a case, which may stand there as the name of an enum's member. */
function numberOf(union: Extract<Definition, { kind: "union" }>, value: string | number): number {
  if (typeof value === "number") return value;
  const { type } = union.discriminant;
  const members = type.kind === "ref" ? definitions.get(type.name) : undefined;
  assert.ok(members?.kind === "enum");
  return members.members.find(({ name }) => name === value)!.value;
}

function unwrap(schema: PeerSchema): PeerSchema {
  return schema.kind === "lazy" ? unwrap(schema.getSchema!()) : schema;
}
