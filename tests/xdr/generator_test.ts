import assert from "node:assert/strict";
import { test } from "node:test";
import { emit } from "../../scripts/xdr/emit.ts";
import { fieldName, memberName, typeName } from "../../scripts/xdr/names.ts";
import { buildModel } from "../../scripts/xdr/model.ts";
import { parseXdr } from "../../scripts/xdr/parse.ts";

const errors = [
  { name: "a missing semicolon", text: "struct A {\n    int a\n};", says: 'a.x:3:1: expected ";", got "}"' },
  {
    name: "an unknown keyword",
    text: "class A {};",
    says: 'a.x:1:1: expected typedef, struct, enum, union or const, got "class"',
  },
  { name: "a stray character", text: "struct A {\n  int ?;\n};", says: 'a.x:2:7: unexpected character "?"' },
  {
    name: "an end too soon",
    text: "union A switch (int v) {",
    says: 'a.x:1:25: expected "case" (every discriminant is listed, there is no default), got the end of the file',
  },
  { name: "a default arm", text: "union A switch (int v) { default: void; };", says: /expected "case"/ },
  {
    name: "a nested definition",
    text: "struct A { struct { int b; } c; };",
    says: /nested definitions need a name of their own/,
  },
  { name: "a floating-point number", text: "struct A { double a; };", says: /no floating-point numbers/ },
  { name: "an array without a size", text: "struct A { int a[]; };", says: /expected a size/ },
  { name: "an opaque without a size", text: "struct A { opaque a[]; };", says: /expected a size/ },
  {
    name: "a size that is not a constant",
    text: "struct A { opaque a[N]; };",
    says: /a number or the name of a constant/,
  },
  {
    name: "a size below zero",
    text: "typedef opaque A[-1];",
    says: 'a.x:1:18: expected a size of at least 0, got "-1"',
  },
  { name: "a struct without fields", text: "struct A { };", says: 'a.x:1:12: expected a type, got "}"' },
  { name: "an enum without members", text: "enum A { };", says: /expected the name of a member/ },
];

for (const { name, text, says } of errors) {
  test(`parseXdr() reports where there is ${name}`, () => {
    assert.throws(() => parseXdr("a.x", text), { name: "XdrSyntaxError", message: says });
  });
}

const models = [
  {
    name: "a type that is not defined",
    text: "struct A { B b; };",
    says: /a\.x:1:1: A\.b has the type B, which is not defined/,
  },
  {
    name: "a name defined twice",
    text: "struct A { int b; };\nstruct A { int b; };",
    says: /a\.x:2:1: A is already defined, as A in a\.x:1/,
  },
  {
    name: "two names that become one",
    text: "struct SCVal { int b; };\nstruct ScVal { int b; };",
    says: /a\.x:2:1: ScVal is already defined, as SCVal in a\.x:1/,
  },
  { name: "two members of one value", text: "enum E { X = 0, Y = 0 };", says: /E has the value 0 twice/ },
  {
    name: "two arms of one case",
    text: "union A switch (int v) { case 0: void; case 0: int x; };",
    says: /A has the case 0 twice/,
  },
  { name: "a member that no 32 bits hold", text: "enum E { X = 4294967296 };", says: /E has the number 4294967296/ },
  {
    name: "a discriminant that has no sign",
    text: "union A switch (unsigned int v) { case 4294967295: void; };",
    says: /A has the number 4294967295, which is not a signed 32-bit integer/,
  },
  { name: "a struct that has no end", text: "struct A { int x; A a; };", says: /A always contains itself/ },
  { name: "names for each other", text: "typedef A B; typedef B A;", says: /B always contains itself/ },
  {
    name: "a list whose length could not be checked",
    text: "typedef opaque Nothing[0]; struct A { Nothing list<>; };",
    says: /A has an array of elements of size 0/,
  },
  {
    name: "a case that the enum lacks",
    text: "enum E { X = 0 }; union A switch (E e) { case Y: void; };",
    says: /case Y, which E does not have/,
  },
  {
    name: "a switch on no enum",
    text: "struct E { int x; }; union A switch (E e) { case Y: void; };",
    says: /a type that is not an enum/,
  },
];

for (const { name, text, says } of models) {
  test(`buildModel() rejects ${name}`, () => {
    assert.throws(() => buildModel(new Map([["a", parseXdr("a.x", text)]])), { name: "XdrSyntaxError", message: says });
  });
}

const clashes = [
  { name: "members", text: "enum E { FOO_BAR = 0, fooBAR = 1 };", says: /E has the member fooBar twice/ },
  { name: "fields", text: "struct A { int a_b; int aB; };", says: /A has the field aB twice/ },
  {
    name: "a field and a method",
    text: "struct A { int equals; };",
    says: /A has the field equals, a name that its class uses/,
  },
  {
    name: "an arm and a method",
    text: "union A switch (int v) { case 0: int read; };",
    says: /A has the arm read, a name that its class uses/,
  },
];

for (const { name, text, says } of clashes) {
  test(`emit() rejects ${name} of one name`, () => {
    const model = buildModel(new Map([["a", parseXdr("a.x", text)]]));
    const emitted = () => emit(model, model.entries[0]!, () => {}, () => {});
    assert.throws(emitted, { name: "XdrSyntaxError", message: says });
  });
}

test("parseXdr() reads constants, comments and every type of declaration", () => {
  const text = `
    // a line
    const MAX = 0x10;

    /* The
       thing. */
    struct A { opaque a[MAX]; opaque b<>; string c<4>; unsigned hyper d; A* e; A f<2>; A g[3]; };
  `;
  const found = parseXdr("a.x", text)[1]!;
  assert.equal(found.doc, "The thing.");
  assert.deepEqual(found.kind === "struct" && found.fields.map(({ type }) => type), [
    { kind: "opaque", size: 16 },
    { kind: "varOpaque", max: undefined },
    { kind: "string", max: 4 },
    { kind: "uhyper" },
    { kind: "optional", element: { kind: "ref", name: "A" } },
    { kind: "array", element: { kind: "ref", name: "A" }, max: 2 },
    { kind: "fixedArray", element: { kind: "ref", name: "A" }, size: 3 },
  ]);
});

test("emit() reports what a comment says of a field or an arm, and what type it is", () => {
  const text = `
    struct A {
        /* In seconds. */
        int time;
    };
    union U switch (int v) {
        /* Nothing known. */
        case 0:
            void;
        // By name.
        case 1:
            string text<>;
        case 2:
            int x;
    };
  `;
  const model = buildModel(new Map([["a", parseXdr("a.x", text)]]));
  const [struct, union] = model.entries.map((entry) => emit(model, entry, () => {}, () => {}));
  assert.match(struct!, /\/\*\* In seconds\. A signed 32-bit integer\. \*\/\s+readonly time: number;/);
  assert.match(union!, /\/\*\* Nothing known\. No value\. \*\/\s+readonly v0: null;/);
  assert.match(
    union!,
    /\/\*\* By name\. A string \(a `Uint8Array` if not UTF-8\)\. \*\/\s+readonly text: string \| Uint8Array;/,
  );
  assert.match(union!, /\/\*\* A signed 32-bit integer\. \*\/\s+readonly x: number;/);
});

test("buildModel() counts the levels of every cycle and finds the least size of types that hold themselves", () => {
  const model = buildModel(
    new Map([[
      "a",
      parseXdr("a.x", "union U switch (int v) { case 0: void; case 1: S s; }; struct S { U u; hyper h; };"),
    ]]),
  );
  assert.deepEqual([model.countsDepth("U"), model.countsDepth("S")], [true, false]);
  assert.equal(model.minSize({ kind: "ref", name: "S" }), 12);
});

test("buildModel() counts every element of an array of a fixed size, and accepts a name for an integer to switch on", () => {
  const text =
    "typedef unsigned int number; union U switch (number v) { case 0: hyper h; }; struct S { U list[3]; opaque o[5]; };";
  const model = buildModel(new Map([["a", parseXdr("a.x", text)]]));
  assert.equal(model.minSize({ kind: "ref", name: "S" }), 3 * 12 + 8);
});

const names = [
  [typeName, "SCVal", "ScVal"],
  [typeName, "HashIDPreimage", "HashIdPreimage"],
  [typeName, "SCSpecUDTUnionCaseV0Kind", "ScSpecUdtUnionCaseV0Kind"],
  [typeName, "UInt128Parts", "Uint128Parts"],
  [typeName, "TTLEntry", "TtlEntry"],
  [typeName, "uint256", "Uint256Bytes"],
  [typeName, "Error", "SError"],
  [fieldName, "hi_lo", "hiLo"],
  [fieldName, "feeDiskRead1KB", "feeDiskRead1Kb"],
  [fieldName, "accountID", "accountId"],
  [memberName, "SCV_U32", "scvU32"],
  [memberName, "opBAD_AUTH", "opBadAuth"],
  [memberName, "txFEE_BUMP_INNER_SUCCESS", "txFeeBumpInnerSuccess"],
  [memberName, "WasmInsnExec", "wasmInsnExec"],
  [memberName, "Bls12381EncodeFp", "bls12381EncodeFp"],
  [memberName, "IPv4", "iPv4"],
  [memberName, "LIVE", "live"],
] as const;

for (const [rule, wire, expected] of names) {
  test(`${rule.name}() turns ${wire} into ${expected}`, () => assert.equal(rule(wire), expected));
}
