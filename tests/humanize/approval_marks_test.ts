/** The marks that `describeApproval` puts on what needs attention. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest } from "@dwsa/base/auth";
import { Contract } from "@dwsa/base/contract";
import { APPROVAL_MARKS, describeApproval, formatApproval } from "@dwsa/base/humanize";
import {
  CreateContractArgs,
  CreateContractArgsV2,
  type DwsaAuthorizedInvocation,
  HostFunction,
  InvokeHostFunctionOp,
  Operation,
  OperationBody,
  ScVal,
} from "@dwsa/base/xdr";
import {
  ACCOUNT,
  assetContract,
  call,
  CONTRACT,
  createV1,
  createV2,
  external,
  fromAddress,
  fromAsset,
  wasm,
} from "./_invocations.ts";
import { address, BOB, describe, i128, NETWORK, OWN, request, send, TOKEN, tokenCall, USDC } from "./_approvals.ts";

const marksOf = (...args: Parameters<typeof describe>) => describe(...args).marks;

test("describeApproval() marks an allowance as unlimited from the largest amount of the token", () => {
  const approve = (amount: bigint, contract: string) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(amount), ScVal.scvU32(9)], [], contract);
  const tokens = [{ asset: USDC }, OWN];
  assert.deepEqual(marksOf(approve(2n ** 63n - 1n, TOKEN), { tokens }), ["unlimited-allowance"]);
  assert.deepEqual(marksOf(approve(2n ** 63n - 2n, TOKEN), { tokens }), []);
  assert.deepEqual(marksOf(approve(2n ** 127n - 1n, CONTRACT), { tokens }), ["unlimited-allowance"]);
  assert.deepEqual(marksOf(approve(2n ** 127n - 2n, CONTRACT), { tokens }), []);
  const twice = [{ contract: TOKEN, symbol: "USDC", decimals: 7 }, { asset: USDC }];
  for (const list of [twice, twice.toReversed()]) {
    assert.deepEqual(marksOf(approve(2n ** 63n - 1n, TOKEN), { tokens: list }), ["unlimited-allowance"]);
  }
});

test("describeApproval() marks an approval as long after a day, an allowance after 30", () => {
  const approve = (until: number) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(1n), ScVal.scvU32(until)]);
  assert.deepEqual(marksOf(approve(518_401), { currentLedger: 1 }), []);
  assert.deepEqual(marksOf(approve(518_402), { currentLedger: 1 }), ["long-allowance"]);
  assert.deepEqual(marksOf(approve(518_402)), []);
  const valid = (signatureExpirationLedger: number) =>
    describeApproval([request(send(1n), { signatureExpirationLedger })], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
      currentLedger: 1,
    }).marks;
  assert.deepEqual(valid(17_281), []);
  assert.deepEqual(valid(17_282), ["long-validity"]);
});

test("describeApproval() marks two tokens with one symbol in every statement that names one", () => {
  const tokens = [{ asset: USDC }, { ...OWN, symbol: "USDC" }];
  assert.deepEqual(marksOf(send(1n), { tokens }), ["same-symbol"]);
  assert.deepEqual(marksOf(tokenCall("sweep", []), { tokens }), ["unknown-function", "same-symbol"]);
  assert.deepEqual(marksOf(tokenCall("burn", []), { tokens }), ["other-arguments", "same-symbol"]);
  assert.deepEqual(marksOf(send(1n), { tokens: [{ asset: USDC }, { asset: USDC }] }), []);
});

const operationOf = (hostFunction: HostFunction) =>
  new Operation({
    sourceAccount: null,
    body: OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] })),
  });

test("describeApproval() marks a root that is not the call of the operation, before all else", () => {
  const args = [address(ACCOUNT), address(BOB), i128(5n)];
  const operation = new Contract(TOKEN).call("transfer", ...args);
  assert.deepEqual(marksOf(send(5n), { operation }), []);
  assert.deepEqual(marksOf(send(6n), { operation }), ["not-the-operation"]);
  assert.deepEqual(marksOf(call("f", [], [send(5n)]), { operation }), ["not-the-operation", "unknown-contract"]);
  assert.deepEqual(marksOf(createV1(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
  const inflation = new Operation({ sourceAccount: null, body: OperationBody.inflation() });
  assert.deepEqual(marksOf(send(5n), { operation: inflation }), ["not-the-operation"]);
});

test("describeApproval() takes a creation in either form for that of the operation", () => {
  const contract = { contractIdPreimage: fromAddress, executable: wasm };
  const older = operationOf(HostFunction.hostFunctionTypeCreateContract(new CreateContractArgs(contract)));
  const newer = (constructorArgs: ScVal[]) =>
    operationOf(
      HostFunction.hostFunctionTypeCreateContractV2(new CreateContractArgsV2({ ...contract, constructorArgs })),
    );
  for (const operation of [older, newer([])]) {
    assert.deepEqual(marksOf(createV1(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(marksOf(createV2(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(marksOf(createV1(fromAddress, external("x")), { operation }), ["not-the-operation", "creation"]);
  }
  const operation = newer([ScVal.scvVoid()]);
  assert.deepEqual(marksOf(createV2(fromAddress, wasm, [ScVal.scvVoid()]), { operation }), ["creation"]);
  assert.deepEqual(marksOf(createV2(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
});

test("describeApproval() shows what the network refuses, and marks it as malformed", () => {
  const bytes = Uint8Array.of(0x74, 0xff);
  assert.deepEqual(marksOf(call(bytes)), ["malformed", "unknown-contract"]);
  assert.deepEqual(marksOf(call("f", [], [call(bytes)])), ["malformed", "unknown-contract"]);
  assert.deepEqual(marksOf(createV1(fromAsset("A\0B"), assetContract)), ["malformed", "creation"]);
  assert.deepEqual(marksOf(createV1(fromAsset("USD"), wasm)), ["malformed", "creation"]);
  assert.deepEqual(marksOf(createV1(fromAsset("USD"), assetContract)), ["creation"]);

  const sentence = (invocation: DwsaAuthorizedInvocation) =>
    formatApproval(describeApproval([request(invocation)], { networkPassphrase: NETWORK }));
  assert.equal(sentence(call(bytes)), `Call "t\\\\xff" of ${CONTRACT}, which is not known: no arguments`);
  assert.equal(
    sentence(createV1(fromAsset("USD"), wasm)),
    `Create a contract in a form that the network refuses, with an id from ${JSON.stringify(fromAsset("USD"))} ` +
      `and the code ${JSON.stringify(wasm)}`,
  );
});

test("describeApproval() marks a payload that does not name its address, and a source account", () => {
  const marks = (more: Partial<ApprovalRequest>) =>
    describeApproval([request(send(1n), more)], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
    }).marks;
  assert.deepEqual(marks({ credentials: "address", address: null }), ["address-not-bound"]);
  assert.deepEqual(marks({ credentials: "address" }), []);
  const source = { credentials: "sourceAccount", signatureExpirationLedger: null } as const;
  assert.deepEqual(marks({ ...source, address: null }), ["source-account"]);
  assert.deepEqual(marks({ ...source, address: BOB }), ["source-account", "not-the-approver"]);
});

test("APPROVAL_MARKS has every mark once, and cannot be changed", () => {
  assert.ok(Object.isFrozen(APPROVAL_MARKS));
  assert.equal(new Set(Object.values(APPROVAL_MARKS)).size, 18);
});
