import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { buildInvocationTree, formatInvocationTree, formatScVal } from "@dwsa/base/humanize";
import {
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  ScContractInstance,
  ScError,
  ScMapEntry,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import {
  ACCOUNT,
  assetContract,
  call,
  chain,
  CONTRACT,
  createV1,
  createV2,
  external,
  fromAddress,
  fromAsset,
  HASH,
  SALT,
  wasm,
} from "./_invocations.ts";

const trees: readonly { name: string; root: DwsaAuthorizedInvocation; lines: readonly string[] }[] = [
  { name: "a call without arguments", root: call("f"), lines: [`call f of ${CONTRACT}`] },
  {
    name: "calls within calls",
    root: call("a", [ScVal.scvU32(1)], [
      call("b", [ScVal.scvU32(2)], [call("c", [ScVal.scvU32(3)])]),
      call("d", [ScVal.scvU32(4)], [call("e"), call("f", [ScVal.scvU32(5)])]),
    ]),
    lines: [
      `call a of ${CONTRACT}`,
      "│ u32 1",
      `├─ call b of ${CONTRACT}`,
      "│  │ u32 2",
      `│  └─ call c of ${CONTRACT}`,
      "│       u32 3",
      `└─ call d of ${CONTRACT}`,
      "   │ u32 4",
      `   ├─ call e of ${CONTRACT}`,
      `   └─ call f of ${CONTRACT}`,
      "        u32 5",
    ],
  },
  {
    name: "a creation from code",
    root: createV2(fromAddress, wasm, [ScVal.scvString("World!")]),
    lines: [
      `create contract from code ${HASH}`,
      `  deployer ${ACCOUNT}`,
      `  salt ${SALT}`,
      '  constructor argument string "World!"',
    ],
  },
  {
    name: "a creation from an external executable",
    root: createV1(fromAddress, external("stable one")),
    lines: [
      `create contract from the code that ${CONTRACT} tags "stable one"`,
      `  deployer ${ACCOUNT}`,
      `  salt ${SALT}`,
    ],
  },
  {
    name: "a creation from an external executable with a tag that is not UTF-8",
    root: createV1(fromAddress, external(Uint8Array.of(255, 0))),
    lines: [`create contract from the code that ${CONTRACT} tags 0xff00`, `  deployer ${ACCOUNT}`, `  salt ${SALT}`],
  },
  {
    name: "the contract of an asset",
    root: createV1(fromAsset("USD"), assetContract),
    lines: [`create contract of asset USD:${ACCOUNT}`],
  },
  {
    name: "the contract of an asset with arguments",
    root: createV2(fromAsset(), assetContract, [ScVal.scvVoid()]),
    lines: ["create contract of asset native", "  constructor argument void"],
  },
];
for (const { name, root, lines } of trees) {
  test(`formatInvocationTree() formats ${name}`, () => {
    assert.equal(formatInvocationTree(root), lines.join("\n"));
    assert.equal(formatInvocationTree(buildInvocationTree(root)), lines.join("\n"));
  });
}

const values: readonly { value: ScVal; text: string }[] = [
  { value: ScVal.scvVoid(), text: "void" },
  { value: ScVal.scvBool(false), text: "bool false" },
  { value: ScVal.scvI32(-1), text: "i32 -1" },
  { value: ScVal.scvU64(2n ** 64n - 1n), text: "u64 18446744073709551615" },
  { value: ScVal.scvI128(-7n), text: "i128 -7" },
  { value: ScVal.scvBytes(Uint8Array.of(0, 171)), text: "bytes 0x00ab" },
  { value: ScVal.scvBytes(new Uint8Array()), text: "bytes 0x" },
  { value: ScVal.scvString(""), text: 'string ""' },
  { value: ScVal.scvString(ACCOUNT), text: `string "${ACCOUNT}"` },
  { value: ScVal.scvString("0xff"), text: 'string "0xff"' },
  { value: ScVal.scvString(Uint8Array.of(255)), text: "string 0xff" },
  { value: ScVal.scvString("naïve 値 🚀"), text: 'string "naïve 値 🚀"' },
  { value: ScVal.scvString('"\n\t\\'), text: 'string "\\"\\n\\t\\\\"' },
  { value: ScVal.scvString("\u001b[2J\u009b1m\u007f"), text: 'string "\\u001b[2J\\u{9b}1m\\u{7f}"' },
  {
    value: ScVal.scvString("a\u3164b\u115fc\u034fd\ufe00e\u2800"),
    text: 'string "a\\u{3164}b\\u{115f}c\\u{34f}d\\u{fe00}e\\u{2800}"',
  },
  {
    value: ScVal.scvString("a\u202eb\u200bc\u2028d\u00a0e\u{e0041}"),
    text: 'string "a\\u{202e}b\\u{200b}c\\u{2028}d\\u{a0}e\\u{e0041}"',
  },
  { value: ScVal.scvSymbol("a_b"), text: "symbol a_b" },
  { value: ScVal.scvSymbol("a b"), text: 'symbol "a b"' },
  { value: ScVal.scvSymbol(""), text: 'symbol ""' },
  { value: ScVal.scvSymbol(Uint8Array.of(255)), text: "symbol 0xff" },
  { value: ScVal.scvAddress(addressToScAddress(ACCOUNT)), text: `address ${ACCOUNT}` },
  { value: ScVal.scvVec([]), text: "vec []" },
  { value: ScVal.scvVec(null), text: "vec null" },
  { value: ScVal.scvVec([ScVal.scvU32(1), ScVal.scvVec([ScVal.scvVoid()])]), text: "vec [u32 1, vec [void]]" },
  { value: ScVal.scvMap([]), text: "map {}" },
  { value: ScVal.scvMap(null), text: "map null" },
  {
    value: ScVal.scvMap([
      new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) }),
      new ScMapEntry({ key: ScVal.scvSymbol("to"), val: ScVal.scvVoid() }),
    ]),
    text: "map {symbol amount: i128 7, symbol to: void}",
  },
  { value: ScVal.scvError(ScError.sceContract(5)), text: "error contract 5" },
  { value: ScVal.scvError(ScError.sceAuth("scecInvalidAction")), text: "error auth 6" },
  { value: ScVal.scvLedgerKeyContractInstance(), text: "ledgerKeyContractInstance" },
  { value: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: -7n })), text: "ledgerKeyNonce -7" },
  {
    value: ScVal.scvContractInstance(new ScContractInstance({ executable: wasm, storage: [] })),
    text: `contractInstance {"type":"wasm","hash":"${HASH}"} map {}`,
  },
  { value: ScVal.scvExecutableTag("v 1"), text: 'executableTag "v 1"' },
  {
    value: ScVal.scvContractInstance(
      new ScContractInstance({
        executable: assetContract,
        storage: [new ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvU32(1) })],
      }),
    ),
    text: 'contractInstance {"type":"stellarAsset"} map {symbol a: u32 1}',
  },
  {
    value: ScVal.scvContractInstance(new ScContractInstance({ executable: external("a\u202e"), storage: null })),
    text: `contractInstance {"type":"externalRef","owner":"${CONTRACT}","tag":"a\\u{202e}"} map null`,
  },
];
for (const { value, text } of values) {
  test(`formatInvocationTree() and formatScVal() format the argument ${text}`, () => {
    assert.equal(formatInvocationTree(call("f", [value])), `call f of ${CONTRACT}\n  ${text}`);
    assert.equal(formatScVal(value), text);
  });
}

test("formatInvocationTree() escapes names that imitate lines", () => {
  const text = formatInvocationTree(call("f of X\n└─ call g", [ScVal.scvString("x\n└─ call h")]));
  assert.equal(text, `call "f of X\\n└─ call g" of ${CONTRACT}\n  string "x\\n└─ call h"`);
});

test("formatInvocationTree() formats a depth of 1,000 with one line for each call", () => {
  assert.equal(formatInvocationTree(chain(1_000)).split("\n").length, 1_000);
});

test("formatInvocationTree() formats 200,000 arguments", () => {
  const args = new Array<ScVal>(200_000).fill(ScVal.scvVoid());
  assert.equal(formatInvocationTree(call("f", args)).split("\n").length, 200_001);
});

corpusTest(
  "formatInvocationTree() writes every tree of the ledger, each call on a line",
  "authorizationEntries",
  (entries) => {
    for (const { xdr, tree } of entries) {
      const text = formatInvocationTree(DwsaAuthorizationEntry.fromXDR(xdr).rootInvocation);
      const nodes = JSON.stringify(tree).split('"invocations":').length - 1;
      assert.equal(text.match(/^[│├└─ ]*(call|create) /gm)?.length, nodes);
      assert.doesNotMatch(text.replaceAll("\n", ""), /\p{C}/u);
    }
  },
);

test("formatInvocationTree() rejects values that are not trees, and copies of trees", () => {
  const tree = buildInvocationTree(call("f"));
  for (
    const wrong of [undefined, null, {}, "tree", { type: "execute" }, fromAddress, { ...tree }, structuredClone(tree)]
  ) {
    assert.throws(() => formatInvocationTree(wrong as never), {
      name: "TypeError",
      message:
        /^Cannot format an invocation tree: expected tree to be a DwsaAuthorizedInvocation or a tree that buildInvocation/,
    });
  }
});

test("formatScVal() rejects values that are not an ScVal or cannot be encoded", () => {
  for (const wrong of [undefined, null, 5, {}, "AAAAAQ=="]) {
    assert.throws(() => formatScVal(wrong as never), {
      name: "TypeError",
      message: /^Cannot format a contract value: expected scv to be an ScVal, got /,
    });
  }
  assert.throws(() => formatScVal(ScVal.scvVec([ScVal.scvU32(-1)])), { name: "RangeError" });
  let deep = ScVal.scvVoid() as ScVal;
  for (let i = 0; i < 10_000; i++) deep = ScVal.scvMap([new ScMapEntry({ key: ScVal.scvVoid(), val: deep })]);
  assert.throws(() => formatScVal(deep), { code: "xdr/depth" });
});
