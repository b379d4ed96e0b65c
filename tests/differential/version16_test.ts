/**
 * Functions that programs for version 16 of js-stellar-sdk call, and their replacements: the table in
 * docs/migrating.md, and the calls of two public programs (stellar/freighter 2577532, stellar/laboratory 324e3d7) with
 * both libraries.
 */

// deno-lint-ignore-file no-explicit-any -- the tests read properties that the types of js-stellar-sdk do not declare

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as v16 from "@stellar/stellar-sdk-16";
import {
  Address,
  Contract,
  contractDataKey,
  contractIdFromAsset,
  contractInvocation,
  DwsaDataBuilder,
  formatAsset,
  invokeContractFunction,
  Keypair,
  nativeToScVal,
  scValToNative,
  xdr,
} from "@dwsa/base";
import { buildInvocationTree } from "@dwsa/base/humanize";
import {
  buildTransaction,
  type BuildTransactionParams,
  extendFootprint,
  readFees,
  restoreFootprint,
} from "@dwsa/base/transaction";

const old = v16 as any;
const NETWORK = "Test SDF Network ; September 2015";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const SEED = new Uint8Array(32).fill(7);
const ours = Keypair.fromRawEd25519Seed(SEED);
const address = ours.publicKey();
const to = (value: { toXDR(format: "base64"): string }, type: string): any =>
  old.xdr[type].fromXDR(value.toXDR("base64"), "base64");
const base64 = (value: any): string => value.toXDR("base64");

/** Builds a transaction with one operation by version 16, like Laboratory. */
function build16(operation: any, options: { data?: unknown; memo?: unknown; fee?: string } = {}): string {
  const builder = new old.TransactionBuilder(new old.Account(address, "41"), {
    fee: options.fee ?? old.BASE_FEE,
    timebounds: { minTime: "5", maxTime: "1800000000" },
  });
  if (options.memo !== undefined) builder.addMemo(options.memo);
  if (options.data !== undefined) builder.setSorobanData(options.data);
  return builder.setNetworkPassphrase(NETWORK).addOperation(operation).build().toXDR();
}

const build = (operation: xdr.Operation, more: Partial<BuildTransactionParams> = {}) =>
  buildTransaction({
    source: address,
    accountSequence: "41",
    operations: [operation],
    baseFee: 100,
    timeBounds: { min: 5, max: 1_800_000_000 },
    ...more,
  });

const CHECKS: Readonly<Record<string, () => void>> = {
  "`value.switch().name`": () => assert.equal(to(xdr.ScVal.scvU32(7), "ScVal").switch().name, xdr.ScVal.scvU32(7).type),
  "`entry.credentials().address().nonce()` (methods for fields)": () => {
    const key = contractDataKey(CONTRACT, xdr.ScVal.scvU32(7), "temporary");
    assert(key.type === "contractData");
    assert.equal(to(key, "LedgerKey").contractData().durability().name, key.value.durability);
  },
  "`xdr.ContractDataDurability.persistent()` (functions for members)": () =>
    assert.equal(old.xdr.ContractDataDurability.persistent().name, xdr.ContractDataDurability.persistent),
  "`asset.toString()`": () => {
    const text = `USDC:${address}`;
    const asset = new old.Asset("USDC", address);
    assert.equal(asset.toString(), text);
    assert.equal(formatAsset(xdr.Asset.fromXDR(base64(asset.toXDRObject()))), text);
  },
  "`assetCode().toString()` (bytes are `Buffer`s)": () => {
    const asset = old.xdr.Asset.fromXDR(base64(new old.Asset("USD", address).toXDRObject()), "base64");
    const mine = xdr.Asset.fromXDR(base64(asset));
    assert(mine.type === "assetTypeCreditAlphanum4");
    const { assetCode } = mine.value;
    assert.equal(asset.alphaNum4().assetCode().toString(), new TextDecoder().decode(assetCode));
    assert.equal(assetCode.toString(), "85,83,68,0");
    assert.notEqual(JSON.stringify(asset.alphaNum4().assetCode()), JSON.stringify(assetCode));
  },
  "`tx.signatures.push(…)`": () => {
    const envelope = build(restoreFootprint());
    assert(envelope.type === "envelopeTypeTx");
    const signature = ours.signDecorated(new Uint8Array(32));
    const tx = new old.Transaction(base64(envelope), NETWORK);
    tx.signatures.push(to(signature, "DecoratedSignature"));
    const signed = new xdr.TransactionV1Envelope({
      tx: envelope.value.tx,
      signatures: [...envelope.value.signatures, signature],
    });
    assert.equal(tx.toXDR(), base64(xdr.TransactionEnvelope.envelopeTypeTx(signed)));
  },
  "`StrKey.encodeEd25519PublicKey(scAddress.accountId().ed25519())`": () => {
    const scAddress = new Address(address).toScAddress();
    assert.equal(old.StrKey.encodeEd25519PublicKey(to(scAddress, "ScAddress").accountId().ed25519()), address);
    assert.equal(Address.fromScAddress(scAddress).toString(), address);
  },
  "`Operation.extendFootprintTtl({ extendTo })`": () =>
    assert.equal(build16(old.Operation.extendFootprintTtl({ extendTo: 100 })), base64(build(extendFootprint(100)))),
  "`Operation.restoreFootprint({})`": () =>
    assert.equal(build16(old.Operation.restoreFootprint({})), base64(build(restoreFootprint()))),
  "`Operation.invokeContractFunction({ contract, function, args })`": () => {
    const args = [nativeToScVal(5, { type: "u32" })];
    const operation = { contract: CONTRACT, function: "ping", args: args.map((arg) => to(arg, "ScVal")) };
    assert.equal(
      build16(old.Operation.invokeContractFunction(operation)),
      base64(build(invokeContractFunction(CONTRACT, "ping", args))),
    );
  },
  "`Memo.text(…)`, `Memo.id(…)`, `Memo.hash(…)`, `Memo.return(…)`, `Memo.none()`": () => {
    const hex = "ab".repeat(32);
    const hash = new Uint8Array(32).fill(0xab);
    const memos: readonly (readonly [unknown, Partial<BuildTransactionParams>])[] = [
      [old.Memo.text("hi"), { memo: { type: "text", value: "hi" } }],
      [old.Memo.id("5"), { memo: { type: "id", value: "5" } }],
      [old.Memo.hash(hex), { memo: { type: "hash", value: hash } }],
      [old.Memo.return(hex), { memo: { type: "return", value: hash } }],
      [old.Memo.none(), {}],
    ];
    for (const [memo, mine] of memos) {
      assert.equal(
        build16(old.Operation.restoreFootprint({}), { memo }),
        base64(build(restoreFootprint(), mine)),
      );
    }
  },
  "`BASE_FEE`": () => assert.equal(old.BASE_FEE, "100"),
  "`TransactionBuilder.fromXDR(text, passphrase)`": () => {
    const text = base64(build(restoreFootprint()));
    assert.equal(old.TransactionBuilder.fromXDR(text, NETWORK).toXDR(), text);
    assert.equal(base64(xdr.TransactionEnvelope.fromXDR(text)), text);
  },
  "`scValToNative(value)`, which returns `any`": () => {
    const value = nativeToScVal({ a: 1n, b: ["x"] });
    assert.deepEqual(old.scValToNative(to(value, "ScVal")), scValToNative(value));
  },
};

test("every row of the table of version 16 in docs/migrating.md has a check, and every check a row", () => {
  const page = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");
  const [section] = page.split("\n## Version 16 and older\n")[1]!.split("\n## ");
  const cells = section!.split("\n").filter((line) => line.startsWith("| `")).map((line) => line.split("|")[1]!.trim());
  assert.deepEqual(cells.sort(), Object.keys(CHECKS).sort());
});

for (const [cell, check] of Object.entries(CHECKS)) test(`docs/migrating.md, version 16: ${cell}`, check);

/** The payment of a token call, as Freighter shows it. */
interface Paid {
  readonly from: string;
  readonly to: string;
  readonly amount: unknown;
}

/** Decodes a payment by the calls of Freighter to version 16. */
function paid16(text: string): Paid & { readonly contract: string; readonly name: string } {
  const transaction = old.TransactionBuilder.fromXDR(text, NETWORK);
  const call = transaction.operations[0].func.invokeContract();
  const name = call.functionName().toString();
  const args = call.args();
  const show = (one: any): string =>
    one.switch().name === "scAddressTypeAccount"
      ? old.StrKey.encodeEd25519PublicKey(one.accountId().ed25519())
      : old.Address.fromScAddress(one).toString();
  assert(args[2].switch() === old.xdr.ScValType.scvI128());
  return {
    contract: show(call.contractAddress()),
    name,
    from: show(args[0].address()),
    to: show(args[1].address()),
    amount: old.scValToNative(args[2]),
  };
}

/** Decodes a payment by this library. */
function paid(text: string): ReturnType<typeof paid16> {
  const envelope = xdr.TransactionEnvelope.fromXDR(text);
  assert(envelope.type === "envelopeTypeTx");
  const { body } = envelope.value.tx.operations[0]!;
  assert(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
  const { contractAddress, functionName, args } = body.value.hostFunction.value;
  const [from, to, amount] = args.map(scValToNative);
  return {
    contract: Address.fromScAddress(contractAddress).toString(),
    name: String(functionName),
    from,
    to,
    amount,
  } as ReturnType<typeof paid16>;
}

const transfer = [
  nativeToScVal(address, { type: "address" }),
  nativeToScVal(CONTRACT, { type: "address" }),
  nativeToScVal(125_000_000n, { type: "i128" }),
];

test("what Freighter shows of a token transfer is the same here", () => {
  const text = base64(build(new Contract(CONTRACT).call("transfer", ...transfer)));
  assert.deepEqual(paid(text), paid16(text));
  assert.equal(paid(text).amount, 125_000_000n);
});

test("the tree of calls that Freighter shows is the same here", () => {
  const root = contractInvocation({
    contract: CONTRACT,
    function: "swap",
    args: transfer,
    subInvocations: [
      contractInvocation({ contract: contractIdFromAsset("native", NETWORK), function: "transfer", args: transfer }),
    ],
  });
  const tree = (node: any): unknown => {
    const call = node.function().contractFn();
    return {
      type: "execute",
      args: {
        source: old.Address.fromScAddress(call.contractAddress()).toString(),
        function: call.functionName().toString(),
        args: call.args().map((arg: any) => old.scValToNative(arg)),
      },
      invocations: node.subInvocations().map(tree),
    };
  };
  assert.deepEqual(buildInvocationTree(root), tree(to(root, "SorobanAuthorizedInvocation")));
});

const VALUES: readonly (readonly [value: xdr.ScVal, shown: unknown])[] = [
  [nativeToScVal(address, { type: "address" }), address],
  [xdr.ScVal.scvBool(true), true],
  [xdr.ScVal.scvI128(-5n), "-5"],
  [xdr.ScVal.scvU64(5n), "5"],
  [nativeToScVal({ a: 1n }), '{\n  "a": "1"\n}'],
  [xdr.ScVal.scvSymbol("transfer"), "transfer"],
  [xdr.ScVal.scvVoid(), null],
];

test("values that Freighter shows by their types are the same here", () => {
  for (const [value, shown] of VALUES) {
    const theirs = to(value, "ScVal");
    const bigints = (_: string, one: unknown) => typeof one === "bigint" ? `${one}` : one;
    const show16 = (): unknown => {
      switch (theirs.switch()) {
        case old.xdr.ScValType.scvAddress():
          return old.StrKey.encodeEd25519PublicKey(theirs.address().accountId().ed25519());
        case old.xdr.ScValType.scvBool():
          return theirs.b();
        case old.xdr.ScValType.scvMap():
          return JSON.stringify(old.scValToNative(theirs), bigints, 2);
        case old.xdr.ScValType.scvVoid():
          return null;
        default:
          return old.scValToNative(theirs).toString();
      }
    };
    const show = (): unknown => {
      switch (value.type) {
        case "scvBool":
        case "scvVoid":
          return scValToNative(value);
        case "scvMap":
          return JSON.stringify(scValToNative(value), bigints, 2);
        default:
          return String(scValToNative(value));
      }
    };
    assert.deepEqual([show16(), show()], [shown, shown], value.type);
  }
});

// Laboratory: transactions that extend or restore a contract data entry.

for (
  const [name, readWrite, theirs, operation] of [
    ["extends", false, () => old.Operation.extendFootprintTtl({ extendTo: 17_280 }), extendFootprint(17_280)],
    ["restores", true, () => old.Operation.restoreFootprint({}), restoreFootprint()],
  ] as const
) {
  test(`the transaction with which Laboratory ${name} an entry is the same here`, () => {
    const dataKey = base64(xdr.ScVal.scvSymbol("COUNTER"));
    const key16 = old.xdr.LedgerKey.contractData(
      new old.xdr.LedgerKeyContractData({
        contract: old.Address.fromString(new old.Contract(CONTRACT).contractId()).toScAddress(),
        key: old.xdr.ScVal.fromXDR(Buffer.from(dataKey, "base64")),
        durability: old.xdr.ContractDataDurability.persistent(),
      }),
    );
    const [reads, writes] = readWrite ? [[], [key16]] : [[key16], []];
    const data16 = new old.SorobanDataBuilder().setReadOnly(reads).setReadWrite(writes).setResourceFee("5000").build();
    const text = build16(theirs(), { data: data16, memo: old.Memo.text("lab"), fee: "100" });

    const key = contractDataKey(CONTRACT, xdr.ScVal.fromXDR(dataKey), "persistent");
    assert.equal(base64(key), base64(key16));
    const builder = readWrite ? DwsaDataBuilder.forRestore([key]) : DwsaDataBuilder.forExtend([key]);
    const data = builder.setResourceFee("5000").build();
    assert.equal(base64(data), base64(data16));
    const built = build(operation, { memo: { type: "text", value: "lab" }, resourceData: data });
    assert.equal(base64(built), text);
    // The program adds the resource fee to `fee`, and the builder of version 16 adds it once more.
    const asWritten = build16(theirs(), { data: data16, memo: old.Memo.text("lab"), fee: "5100" });
    const feeOf = (wire: string) => readFees(xdr.TransactionEnvelope.fromXDR(wire)).fee;
    assert.deepEqual([feeOf(text), feeOf(asWritten)], [5_100n, 10_100n]);
  });
}

test("the arguments that Laboratory makes of a form are the same here", () => {
  const value = { address, amount: "2", request_type: "4" };
  const type = { address: ["symbol", "address"], amount: ["symbol", "i128"], request_type: ["symbol", "u32"] };
  assert.equal(base64(nativeToScVal(value, { type } as never)), base64(old.nativeToScVal(value, { type })));
  assert.equal(
    base64(nativeToScVal(["Buy"], { type: "symbol" })),
    base64(old.nativeToScVal(["Buy"], { type: "symbol" })),
  );
});
