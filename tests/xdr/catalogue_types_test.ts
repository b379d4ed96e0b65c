/** Declarations that occur only in the types of ledgers, consensus and the overlay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base";
import {
  AuthenticatedMessage,
  ContractCostType,
  Curve25519Public,
  HmacSha256Mac,
  IpAddrType,
  LedgerHeader,
  LedgerHeaderExt,
  ParallelTxExecutionStage,
  PeerAddressIp,
  SError,
  StellarMessage,
  StellarValue,
  StellarValueExt,
  type TransactionEnvelope,
} from "@dwsa/base/xdr";

const hash = (byte: number) => new Uint8Array(32).fill(byte);

function header(skipList: readonly Uint8Array[]): LedgerHeader {
  return new LedgerHeader({
    ledgerVersion: 28,
    previousLedgerHash: hash(1),
    scpValue: new StellarValue({
      txSetHash: hash(2),
      closeTime: 3n,
      upgrades: [],
      ext: StellarValueExt.stellarValueBasic(),
    }),
    txSetResultHash: hash(4),
    bucketListHash: hash(5),
    ledgerSeq: 6,
    totalCoins: 7n,
    feePool: 8n,
    inflationSeq: 9,
    idPool: 10n,
    baseFee: 100,
    baseReserve: 5_000_000,
    maxTxSetSize: 1000,
    skipList,
    ext: LedgerHeaderExt.v0(),
  });
}

const skipList = [hash(0xa1), hash(0xa2), hash(0xa3), hash(0xa4)];

test("LedgerHeader writes the four hashes of its skip list without a length, and reads them back", () => {
  const value = header(skipList);
  const bytes = value.toXDR();
  assert.equal(bytes.length, 324);
  assert.equal(
    toHex(bytes.subarray(-4 - 4 * 32, -4)),
    ["a1", "a2", "a3", "a4"].map((byte) => byte.repeat(32)).join(""),
  );
  const read = LedgerHeader.fromXDR(bytes);
  assert.deepEqual(read.skipList.map((item) => item[0]), [0xa1, 0xa2, 0xa3, 0xa4]);
  assert.ok(read.equals(value));
});

test("LedgerHeader copies the skip list that it is made from", () => {
  const mine = [hash(0), hash(0), hash(0), hash(0)];
  const value = header(mine);
  mine[0]!.fill(9);
  mine.pop();
  assert.deepEqual(value.skipList, [hash(0), hash(0), hash(0), hash(0)]);
});

const badLists = [
  {
    name: "three",
    list: skipList.slice(1),
    code: "xdr/length",
    message: /LedgerHeader\.skipList: expected 4 items, got 3/,
  },
  { name: "five", list: [...skipList, hash(0)], code: "xdr/length", message: /expected 4 items, got 5/ },
  {
    name: "31 bytes in one of",
    list: [hash(0), hash(0), new Uint8Array(31), hash(0)],
    code: "xdr/length",
    message: /LedgerHeader\.skipList\[2\]: expected 32 bytes, got 31/,
  },
];

for (const { name, list, code, message } of badLists) {
  test(`LedgerHeader rejects a skip list of ${name} hashes when it is written`, () => {
    assert.throws(() => header(list).toXDR(), { name: "DwsaError", code, message });
  });
}

test("LedgerHeader rejects a skip list that is not an array, and one that is cut off", () => {
  assert.throws(() => header("abcd" as never).toXDR(), {
    name: "TypeError",
    message: /skipList: expected an array of 4 items, got /,
  });
  const bytes = header(skipList).toXDR();
  assert.throws(() => LedgerHeader.fromXDR(bytes.subarray(0, 300)), {
    code: "xdr/truncated",
    path: "LedgerHeader.skipList",
    offset: 288,
  });
});

test("a fixed opaque in a struct or an arm accepts exactly its size", () => {
  assert.equal(PeerAddressIp.iPv4(new Uint8Array([192, 0, 2, 1])).toXDR("hex"), "00000000c0000201");
  assert.equal(PeerAddressIp.iPv6(new Uint8Array(16).fill(7)).toXDR("hex"), "00000001" + "07".repeat(16));
  assert.equal(new Curve25519Public({ key: hash(3) }).toXDR("hex"), "03".repeat(32));
  assert.throws(() => PeerAddressIp.iPv4(new Uint8Array(16)).toXDR(), {
    code: "xdr/length",
    message: /PeerAddressIp\.iPv4: expected 4 bytes, got 16/,
  });
});

test("AuthenticatedMessage is switched by an unsigned integer", () => {
  const message = "00000000" + "0000000000000005" + "0000000c" + "00000007" + "aa".repeat(32);
  const read = AuthenticatedMessage.fromXDR(fromHex(message));
  assert.equal(read.type, "v0");
  assert.equal(read.value.sequence, 5n);
  assert.ok(read.value.message.type === "getScpState" && read.value.message.value === 7);
  assert.ok(HmacSha256Mac.is(read.value.mac));
  assert.equal(read.toXDR("hex"), message);
  assert.throws(() => AuthenticatedMessage.fromXDR("ffffffff", "hex"), {
    code: "xdr/unknown-discriminant",
    message: "Cannot decode AuthenticatedMessage: unknown discriminant; " +
      "the input is probably of another type, or a string passed as bytes (at offset 0)",
  });
});

test("the type that is called Error on the wire does not shadow the global class", () => {
  assert.equal(SError.xdrName, "SError");
  const message = StellarMessage.errorMsg(new SError({ code: "errLoad", msg: "busy" }));
  assert.equal(message.toXDR("hex"), "00000000" + "00000004" + "00000004" + "62757379");
  assert.throws(() => SError.fromXDR("00000009" + "00000000", "hex"), Error);
});

test("enum members in camel case keep their words", () => {
  assert.equal(ContractCostType.bls12381EncodeFp, "bls12381EncodeFp");
  assert.equal(ContractCostType.wasmInsnExec, "wasmInsnExec");
  assert.equal(IpAddrType.iPv4, "iPv4");
});

test("arrays in arrays are copied when a value is made from them, and read and written in order", () => {
  const cluster: TransactionEnvelope[] = [];
  const bytes = ParallelTxExecutionStage.toXDR([cluster, cluster]);
  assert.equal(toHex(bytes), "00000002" + "00000000".repeat(2));
  assert.deepEqual(ParallelTxExecutionStage.fromXDR(bytes), [[], []]);
});
