import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { ScAddress, ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { HOST_ORDER } from "./_order.ts";

const entry = (key: ScVal, val: ScVal = ScVal.scvVoid()) => new ScMapEntry({ key, val });
const keysOf = (map: ScVal) => (map as ScVal<"scvMap">).value!.map(({ key }) => key);
const textsOf = (keys: readonly ScVal[]) => keys.map((key) => key.toXDR("base64"));
const bytes = (...values: number[]) => ScVal.scvBytes(new Uint8Array(values));
const [u32, i32, text, symbol] = [ScVal.scvU32, ScVal.scvI32, ScVal.scvString, ScVal.scvSymbol];
const vec = (...items: ScVal[]) => ScVal.scvVec(items);
test("scvSortedMap() sorts keys that stand in 500 vecs", () => {
  const deep = (last: number) => {
    let key: ScVal = u32(last);
    for (let i = 1; i <= 500; i++) key = vec(key);
    return entry(key);
  };
  const [low, high] = [deep(1), deep(2)];
  assert.deepEqual(keysOf(scvSortedMap([high, low])), keysOf(scvSortedMap([low, high])));
});

const address = (fill: number, kind: "account" | "contract" = "account") =>
  Address[kind](new Uint8Array(32).fill(fill)).toScVal();

test("scvSortedMap() puts the vector in the host's order", () => {
  const backwards = [...HOST_ORDER].reverse().map((key) => entry(key));
  assert.deepEqual(textsOf(keysOf(scvSortedMap(backwards))), textsOf(HOST_ORDER));
});

/** Keys in the right order; the tests pass them in reverse. */
const cases: readonly { readonly name: string; readonly keys: readonly ScVal[] }[] = [
  { name: "accounts by their bytes, not by their strkeys", keys: [address(0), address(0x34)] },
  {
    name: "accounts before contracts before muxed accounts",
    keys: [address(0xff), address(0, "contract"), Address.muxedAccount(new Uint8Array(40)).toScVal()],
  },
  {
    name: "muxed accounts by id, then by key",
    keys: [[9, 0, 1], [1, 0, 2], [2, 0, 2]].map(([fill, ...id]) =>
      Address.muxedAccount(new Uint8Array([...new Uint8Array(32).fill(fill!), 0, 0, 0, 0, 0, 0, ...id])).toScVal()
    ),
  },
  { name: "bytes by their values, not by their digits", keys: [bytes(0x09), bytes(0x0a)] },
  { name: "bytes from the first one on, whatever their length", keys: [bytes(1, 0), bytes(2)] },
  { name: "bytes that begin others first", keys: [bytes(), bytes(9), bytes(9, 0), bytes(0xff)] },
  { name: "integers by size", keys: [i32(-10), i32(-1), i32(9), i32(10)] },
  {
    name: "strings by their UTF-8 bytes, not by their UTF-16 units",
    keys: [text("\uff5e"), text("\u{10000}")],
  },
  { name: "strings under every locale alike", keys: [symbol("B"), symbol("_"), symbol("a")] },
  { name: "u32 before i32", keys: [u32(5), i32(-1)] },
  { name: "strings before symbols before addresses", keys: [text("b"), symbol("a"), address(0)] },
  { name: "void before u32", keys: [ScVal.scvBool(true), ScVal.scvVoid(), u32(0)] },
  {
    name: "vecs item by item, then the shorter one first",
    keys: [vec(), vec(u32(9)), vec(u32(9), u32(0)), vec(u32(10))],
  },
  {
    name: "maps entry by entry: key, then value, then the shorter one first",
    keys: [
      ScVal.scvMap([]),
      ScVal.scvMap([entry(symbol("a"), u32(1))]),
      ScVal.scvMap([entry(symbol("a"), u32(1)), entry(symbol("b"))]),
      ScVal.scvMap([entry(symbol("a"), u32(2))]),
      ScVal.scvMap([entry(symbol("b"), u32(0))]),
    ],
  },
  {
    name: "errors by type, then by code",
    keys: [ScError.sceContract(1), ScError.sceContract(2), ScError.sceWasmVm("scecArithDomain")]
      .map((error) => ScVal.scvError(error)),
  },
];

for (const { name, keys } of cases) {
  test(`scvSortedMap() sorts ${name}`, () => {
    const entries = [...keys].reverse().map((key) => entry(key));
    assert.deepEqual(textsOf(keysOf(scvSortedMap(entries))), textsOf(keys));
  });
}

test("scvSortedMap() sorts maps of few and of many entries, all with their values", () => {
  for (const size of [0, 1, 2, 15, 16, 17, 100]) {
    const keys = Array.from({ length: size }, (_, i) => (i * 37) % 101);
    const map = scvSortedMap(keys.map((key) => entry(u32(key), text(`${key}`))));
    assert.deepEqual(
      map.value?.map(({ key, val }) => [key.value, val.value]),
      [...keys].sort((a, b) => a - b).map((key) => [key, `${key}`]),
    );
  }
});

const twice: readonly { readonly key: ScVal; readonly named: string }[] = [
  { key: ScVal.scvU64(1n), named: "u64 1" },
  { key: ScVal.scvBool(true), named: "bool true" },
  { key: ScVal.scvVoid(), named: "void" },
  { key: text("a b"), named: 'string "a b"' },
  { key: symbol("a"), named: 'symbol "a"' },
  { key: text(new Uint8Array([0xff])), named: "string that is not UTF-8" },
  { key: bytes(1, 2), named: "bytes (2 bytes)" },
  { key: vec(u32(1)), named: "vec (1 item)" },
  { key: ScVal.scvMap(null), named: "map (null)" },
  { key: ScVal.scvError(ScError.sceContract(1)), named: "error" },
  { key: address(0), named: "address GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF" },
];

for (const { key, named } of twice) {
  test(`scvSortedMap() rejects a duplicate key and names it: ${named}`, () => {
    const again = ScVal.fromXDR(key.toXDR());
    assert.throws(() => scvSortedMap([entry(key), entry(u32(7)), entry(again)]), {
      name: "DwsaError",
      code: "scval/duplicate-key",
      message: `Cannot create a map: duplicate map key ${named}`,
    });
  });
}

test("scvSortedMap() leaves its array alone", () => {
  const items = [entry(u32(2)), entry(u32(1))];
  const map = scvSortedMap(items);
  assert.deepEqual(items.map(({ key }) => key.value), [2, 1]);
  items.pop();
  assert.equal(map.value?.length, 2);
});

test("scvSortedMap() leaves maps inside alone, nativeToScVal() sorts at every level", () => {
  const inner = ScVal.scvMap([entry(u32(2)), entry(u32(1))]);
  assert.deepEqual(keysOf(scvSortedMap([entry(u32(1), inner)]).value![0]!.val).map(({ value }) => value), [2, 1]);

  const map = nativeToScVal([{ z: { "\u{10000}": { b: 1, a: 2 }, "\uff5e": 1 }, a: 0 }]) as ScVal<"scvVec">;
  const outer = map.value![0] as ScVal<"scvMap">;
  assert.deepEqual(keysOf(outer).map(({ value }) => value), ["a", "z"]);
  const middle = outer.value![1]!.val as ScVal<"scvMap">;
  assert.deepEqual(keysOf(middle).map(({ value }) => value), ["\uff5e", "\u{10000}"]);
  assert.deepEqual(keysOf(middle.value![1]!.val).map(({ value }) => value), ["a", "b"]);
});

test("scvSortedMap() rejects lists of other values than entries", () => {
  for (const wrong of [undefined, null, "", {}, new Map()]) {
    assert.throws(() => scvSortedMap(wrong as never), {
      name: "TypeError",
      message: /^Cannot create a map: expected items to be an array, got /,
    });
  }
  const good = entry(u32(1));
  assert.throws(() => scvSortedMap([good, [u32(1), u32(2)] as never]), {
    name: "TypeError",
    message: "Cannot create a map at [1]: expected ScMapEntry, got array of 2 items",
  });
  assert.throws(() => scvSortedMap([good, entry("a" as never)]), {
    name: "TypeError",
    message: "Cannot create a map at [1]: expected ScVal, got string of 1 character",
  });
  assert.throws(() => scvSortedMap([good, ,] as never), { name: "TypeError", message: /at \[1\]: .* got undefined/ });
});

test("scvSortedMap() accepts addresses of every type as keys", () => {
  const pool = ScVal.scvAddress(ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32)));
  const balance = Address.claimableBalance(new Uint8Array(33)).toScVal();
  assert.deepEqual(keysOf(scvSortedMap([entry(pool), entry(balance)])), [balance, pool]);
});
