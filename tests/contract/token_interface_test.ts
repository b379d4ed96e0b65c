import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { contractInvocation, readTokenCall, TOKEN_FUNCTIONS } from "@dwsa/base/contract";
import { DwsaAuthorizationEntry, type DwsaAuthorizedInvocation, InvokeContractArgs, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const TOKEN = "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA";
const ALICE = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const BOB = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const POOL = "LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN";

const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
const [alice, bob, five] = [address(ALICE), address(BOB), ScVal.scvI128(5n)];

const call = (name: string | Uint8Array, args: readonly ScVal[]) =>
  new InvokeContractArgs({ contractAddress: addressToScAddress(TOKEN), functionName: name, args });

const ACCEPTED: readonly { name: keyof typeof TOKEN_FUNCTIONS; args: readonly ScVal[]; expected: object }[] = [
  { name: "transfer", args: [alice, bob, five], expected: { from: ALICE, to: BOB, amount: 5n } },
  { name: "transfer", args: [alice, address(MUXED), five], expected: { from: ALICE, to: MUXED, amount: 5n } },
  {
    name: "transfer_from",
    args: [bob, alice, bob, five],
    expected: { spender: BOB, from: ALICE, to: BOB, amount: 5n },
  },
  {
    name: "approve",
    args: [alice, bob, five, ScVal.scvU32(9)],
    expected: { from: ALICE, spender: BOB, amount: 5n, liveUntilLedger: 9 },
  },
  { name: "burn", args: [alice, ScVal.scvI128(-1n)], expected: { from: ALICE, amount: -1n } },
  { name: "burn_from", args: [bob, alice, five], expected: { spender: BOB, from: ALICE, amount: 5n } },
  { name: "mint", args: [alice, five], expected: { to: ALICE, amount: 5n } },
  { name: "clawback", args: [alice, five], expected: { from: ALICE, amount: 5n } },
  { name: "set_admin", args: [bob], expected: { newAdmin: BOB } },
  { name: "set_authorized", args: [alice, ScVal.scvBool(false)], expected: { id: ALICE, authorize: false } },
  { name: "trust", args: [alice], expected: { addr: ALICE } },
];

for (const { name, args, expected } of ACCEPTED) {
  test(`readTokenCall() reads ${name} of ${args.length} arguments`, () => {
    assert.deepEqual(readTokenCall(call(name, args)), { token: TOKEN, name, ...expected });
  });

  test(`readTokenCall() finds no ${name} when an argument is missing, added or of another type`, () => {
    assert.equal(readTokenCall(call(name, args.slice(1))), undefined);
    assert.equal(readTokenCall(call(name, [...args, five])), undefined);
    for (const i of args.keys()) {
      for (const other of [ScVal.scvVoid(), ScVal.scvU64(5n), ScVal.scvString(ALICE), address(POOL)]) {
        assert.equal(readTokenCall(call(name, args.with(i, other))), undefined);
      }
      const isRecipient = name === "transfer" && i === 1;
      if (!isRecipient) assert.equal(readTokenCall(call(name, args.with(i, address(MUXED)))), undefined);
    }
  });
}

test("every token function has a case", () => {
  assert.deepEqual(new Set(ACCEPTED.map(({ name }) => name)), new Set(Object.keys(TOKEN_FUNCTIONS)));
});

test("readTokenCall() finds no token function of another name", () => {
  for (const name of ["balance", "Transfer", "toString", "__proto__", "", Uint8Array.of(0xff)]) {
    assert.equal(readTokenCall(call(name, [alice, bob, five])), undefined);
  }
  const ofAccount = new InvokeContractArgs({
    contractAddress: addressToScAddress(ALICE),
    functionName: "trust",
    args: [alice],
  });
  assert.equal(readTokenCall(ofAccount), undefined);
});

test("readTokenCall() rejects a value that is not a call", () => {
  const invocation = contractInvocation({ contract: TOKEN, function: "trust", args: [alice] });
  for (const value of [undefined, null, {}, TOKEN, invocation, invocation.function]) {
    assert.throws(() => readTokenCall(value as never), TypeError);
  }
});

test("TOKEN_FUNCTIONS cannot be changed", () => {
  for (const row of Object.values(TOKEN_FUNCTIONS)) {
    assert.ok([row, row.args, ...row.args].every(Object.isFrozen));
  }
});

corpusTest("readTokenCall() reads the token calls of the ledger", "authorizationEntries", (entries) => {
  let [nodes, named, read] = [0, 0, 0];
  const count = ({ function: fn, subInvocations }: DwsaAuthorizedInvocation): void => {
    nodes++;
    subInvocations.forEach(count);
    if (fn.type !== "dwsaAuthorizedFunctionTypeContractFn") return;
    if (Object.hasOwn(TOKEN_FUNCTIONS, String(fn.value.functionName))) named++;
    if (readTokenCall(fn.value) !== undefined) read++;
  };
  for (const { xdr } of entries) count(DwsaAuthorizationEntry.fromXDR(xdr).rootInvocation);
  assert.deepEqual([nodes, named, read], [48, 21, 18]);
});
