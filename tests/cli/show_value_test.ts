/** Values as lines of limited width. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import { Operation, ScMapEntry, ScVal, XdrValue } from "@dwsa/base/xdr";
import { showValue } from "../../apps/cli/_show.ts";

const symbol = (text: string) => ScVal.scvSymbol(text);
const vec = (...items: ScVal[]) => ScVal.scvVec(items);
const map = (...entries: [ScVal, ScVal][]) => ScVal.scvMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
const show = (typeName: string, value: unknown, columns: number) =>
  showValue(typeName, value, { columns, color: false });

const list = vec(symbol("first_of_the_list"), symbol("second_of_the_list"));
const named = map([symbol("key_one"), ScVal.scvU32(7)], [symbol("key_two"), symbol("a_long_value")]);
const VALUES: readonly (readonly [name: string, typeName: string, value: XdrValue, line: string])[] = [
  ["a list", "ScVal", list, "vec [symbol first_of_the_list, symbol second_of_the_list]"],
  ["a map", "ScVal", named, "map {symbol key_one: u32 7, symbol key_two: symbol a_long_value}"],
  [
    "lists in a map",
    "ScVal",
    map([symbol("k"), list], [symbol("l"), vec()]),
    "map {symbol k: vec [symbol first_of_the_list, symbol second_of_the_list], symbol l: vec []}",
  ],
  [
    "an entry of a map",
    "ScMapEntry",
    new ScMapEntry({ key: ScVal.scvVec(null), val: list }),
    "{key: vec none, val: vec [symbol first_of_the_list, symbol second_of_the_list]}",
  ],
  [
    "an amount in an operation",
    "Operation",
    Operation.fromXDR("AAAAAAAAAAEAAAAAE5j2LG0aRXxRumpLXz29L2n8qTIWIY3ImX5Ba9F9k8oAAAAAAAAAAACYloA="),
    "{source_account: none, body: payment {destination: GAJZR5RMNUNEK7CRXJVEWXZ5XUXWT7FJGILCDDOITF7EC26RPWJ4UZF7, " +
    "asset: native, amount: 1.0000000}}",
  ],
];
for (const [name, typeName, value, line] of VALUES) {
  test(`showValue() writes ${name} on one line if it fits exactly, and otherwise on several`, () => {
    const [whole] = show(typeName, value, 10_000);
    assert.equal(whole!.replace(/G[A-Z2-7]{55}/, "G"), line.replace(/G[A-Z2-7]{55}/, "G"));
    const { length } = whole!;
    assert.deepEqual(show(typeName, value, length), [whole]);
    assert.ok(show(typeName, value, length - 1).length > 1);
  });

  test(`showValue() writes ${name} within the available columns if its words fit`, () => {
    for (let columns = 30; columns <= line.length; columns++) {
      const lines = show(typeName, value, columns);
      for (const one of lines) {
        const isOneWord = !/[[{]/.test(one) && one.trim().split(/[ :]+/).length <= 4;
        assert.ok(one.length <= columns || isOneWord, `${columns}: ${one}`);
      }
      const words = (text: string) => text.split(/[^\w.]+/).filter((word) => word !== "").sort();
      assert.deepEqual(words(lines.join(" ")), words(show(typeName, value, 10_000)[0]!));
    }
  });
}

test("showValue() renders a long list with dashes, and a long map with names and indentation", () => {
  const deep = map([symbol("list"), vec(list, ScVal.scvVoid())], [symbol("number"), ScVal.scvU32(7)]);
  assert.deepEqual(show("ScVal", deep, 40), [
    "map",
    "  symbol list: vec",
    "      - vec",
    "          - symbol first_of_the_list",
    "          - symbol second_of_the_list",
    "      - void",
    "  symbol number: u32 7",
  ]);
});

test("showValue() uses at least 30 columns", () => {
  const value = vec(symbol("a".repeat(12)), ScVal.scvVoid()); // 31 columns with its brackets
  const [whole] = show("ScVal", value, 10_000);
  assert.equal(whole!.length, 31);
  const shorter = vec(symbol("a".repeat(11)), ScVal.scvVoid());
  for (const columns of [0, 1, 29, 30]) {
    assert.equal(show("ScVal", shorter, columns).length, 1);
    assert.ok(show("ScVal", value, columns).length > 1);
  }
});

test("showValue() quotes strings other than plain words", () => {
  const entry = scSpecEntryFromJson({ udt_struct_v0: { doc: "two words", lib: "", name: "S-1.x", fields: [] } });
  const [line] = show("ScSpecEntry", entry, 10_000);
  assert.equal(line, 'udt_struct_v0 {doc: "two words", lib: "", name: S-1.x, fields: []}');
});
