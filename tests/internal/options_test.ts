import assert from "node:assert/strict";
import { test } from "node:test";
import { attempt } from "../../internal/fault.ts";
import { didYouMean, ignoreMapIndex, readChoice, readFlag, readOptions } from "../../internal/options.ts";

interface Options {
  readonly maps?: string;
  readonly strings?: string;
}

const NAMES = ["maps", "strings"] as const;
const read = (value: unknown): Partial<Options> =>
  attempt("convert", () => readOptions<Options>(value as Options, NAMES));

test("readOptions() returns own properties, and none for undefined", () => {
  assert.deepEqual({ ...read({ maps: "map" }) }, { maps: "map" });
  assert.deepEqual({ ...read(undefined) }, {});
});

test("readOptions() does not read what a prototype holds", () => {
  assert.equal(read(Object.create({ maps: "map" })).maps, undefined);
  const prototype = Object.prototype as { maps?: string };
  prototype.maps = "map";
  try {
    assert.equal(read({}).maps, undefined);
    assert.equal(read(undefined).maps, undefined);
  } finally {
    delete prototype.maps;
  }
});

const REFUSED: readonly { readonly name: string; readonly value: unknown; readonly message: RegExp }[] = [
  {
    name: "a misspelt name",
    value: { map: "map" },
    message:
      /^Cannot convert: expected options to have no fields other than maps, strings, got "map" \(did you mean "maps"\?\)$/,
  },
  { name: "a name like no other", value: { colour: 1 }, message: /other than maps, strings, got "colour"$/ },
  { name: "__proto__", value: JSON.parse('{"__proto__":{}}'), message: /other than maps, strings, got "__proto__"$/ },
  { name: "null", value: null, message: /expected options to be an object such as \{ maps: … \}, got null$/ },
  { name: "a string", value: "map", message: /an object such as \{ maps: … \}, got string of 3 characters$/ },
  { name: "an array", value: [], message: /got array of 0 items$/ },
  { name: "a function", value: () => {}, message: /got function$/ },
];
for (const { name, value, message } of REFUSED) {
  test(`readOptions() rejects ${name}`, () => assert.throws(() => read(value), { name: "TypeError", message }));
}

test("readOptions() shows the name that a long, misspelt one is similar to in full", () => {
  const misspelt = { networkPassphrases: "" } as never;
  assert.throws(() => readOptions<{ networkPassphrase: string }>(misspelt, ["networkPassphrase"]), {
    message: /got "networkPassphras…" \(18 characters\), did you mean "networkPassphrase"\?$/,
  });
});

test("ignoreMapIndex() drops the index that map() hands over, and nothing else", () => {
  for (const index of [0, 7]) assert.equal(ignoreMapIndex(index), undefined);
  const options = {};
  assert.equal(ignoreMapIndex<object>(options), options);
  for (const other of [-1, 0.5, NaN, null, "1"]) assert.equal(ignoreMapIndex(other as never), other);
});

test("readFlag() accepts booleans alone", () => {
  assert.deepEqual([undefined, false, true].map((value) => readFlag("reset", value)), [false, false, true]);
  assert.throws(() => attempt("sign", () => readFlag("reset", "false")), {
    name: "TypeError",
    message: "Cannot sign: expected reset to be a boolean, got string of 5 characters",
  });
});

test("readChoice() accepts the choices alone, and names the nearest", () => {
  const read = (value: unknown) => attempt("convert", () => readChoice("maps", value, ["map", "object"]));
  assert.deepEqual([undefined, "map"].map(read), [undefined, "map"]);
  assert.throws(() => read("maps"), {
    name: "TypeError",
    message: 'Cannot convert: expected maps to be "map" or "object", got "maps" (did you mean "map"?)',
  });
  assert.throws(() => read(1), /got number$/);
});

test("didYouMean() names what differs by little", () => {
  assert.equal(didYouMean("trasnfer", ["transfer", "balance"]), ' (did you mean "transfer"?)');
  assert.equal(didYouMean("noSubInvocation", ["noSubInvocations"]), ' (did you mean "noSubInvocations"?)');
  for (const [short, name] of [["Jack", "Ace"], ["more", "code"], ["ab", "ac"], ["x", "y"]] as const) {
    assert.equal(didYouMean(short, [name]), "", short);
  }
  for (const swapped of ["fnid", "ifnd", "fidn"]) {
    assert.equal(didYouMean(swapped, ["find"]), ' (did you mean "find"?)', swapped);
  }
  assert.equal(didYouMean("aces", ["Ace"]), ' (did you mean "Ace"?)');
  assert.equal(didYouMean("x", []), "");
  assert.equal(didYouMean("x".repeat(10_000), ["transfer"]), "");
  for (const two of ["blnce", "balxanyce", "xalancx", "xbalanc"]) {
    assert.equal(didYouMean(two, ["balance"]), ' (did you mean "balance"?)', two); // two characters removed, added or replaced
  }
  for (const three of ["blnc", "xxalancx"]) assert.equal(didYouMean(three, ["balance"]), "", three);
  const [long, longer] = ["x".repeat(64), "x".repeat(65)];
  assert.equal(didYouMean(long, [long]), `, did you mean "${long}"?`); // in full: a name that is cut cannot be copied
  for (const [given, name] of [[long, longer], [longer, long]]) assert.equal(didYouMean(given!, [name!]), "");
});
