/** The warnings of `describeRequest`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest } from "@dwsa/base/auth";
import { Contract } from "@dwsa/base/contract";
import { describeRequest, WARNINGS } from "@dwsa/base/describe";
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
} from "../humanize/_invocations.ts";
import {
  address,
  BOB,
  codesOf,
  describe,
  i128,
  NETWORK,
  OWN,
  request,
  send,
  sentencesOf,
  TOKEN,
  tokenCall,
  USDC,
} from "./_approvals.ts";

const warningsOf = (...args: Parameters<typeof describe>) => codesOf(describe(...args));

const approve = (amount: bigint, contract: string, spender = BOB) =>
  tokenCall("approve", [address(ACCOUNT), address(spender), i128(amount), ScVal.scvU32(9)], [], contract);

test("describeRequest() warns of an effectively unlimited allowance, by the size of the token's amounts", () => {
  const tokens = [{ asset: USDC }, OWN];
  const isUnlimited = (amount: bigint, contract: string, known: typeof tokens = tokens) =>
    warningsOf(approve(amount, contract), { tokens: known }).includes("unlimited-allowance");
  for (const amount of [10n ** 17n, 2n ** 63n - 1n, 2n ** 127n - 1n]) assert.ok(isUnlimited(amount, TOKEN));
  assert.ok(!isUnlimited(10n ** 17n - 1n, TOKEN));
  for (const amount of [10n ** 12n, 2n ** 63n - 1n, 2n ** 127n - 1n]) assert.ok(isUnlimited(amount, CONTRACT));
  assert.ok(!isUnlimited(10n ** 12n - 1n, CONTRACT));
  for (const amount of [2n ** 63n - 1n, 10n ** 28n, 2n ** 127n - 1n]) assert.ok(isUnlimited(amount, CONTRACT, []));
  for (const amount of [2n ** 63n - 2n, 2n ** 63n, 10n ** 28n - 1n]) assert.ok(!isUnlimited(amount, CONTRACT, []));
  const fine = [{ ...OWN, decimals: 255 }]; // no amount of 128 bits is 10 billion of it
  assert.ok(!isUnlimited(2n ** 126n - 1n, CONTRACT, fine) && isUnlimited(2n ** 126n, CONTRACT, fine));
  const twice = [{ contract: TOKEN, symbol: "USDC", decimals: 7 }, { asset: USDC }];
  for (const list of [twice, twice.toReversed()]) {
    assert.deepEqual(warningsOf(approve(2n ** 62n, TOKEN), { tokens: list }), ["unlimited-allowance"]);
  }
});

test("describeRequest() warns at the last of several allowances whose sum is effectively unlimited", () => {
  const half = 5n * 10n ** 27n;
  const root = call("f", [], [approve(half, CONTRACT), approve(half, CONTRACT, TOKEN), approve(1n, TOKEN)]);
  const { warnings } = describe(root, { tokens: [] });
  assert.deepEqual(warnings.filter(({ code }) => code === "unlimited-allowance").map(({ path }) => path), [
    "rootInvocation.subInvocations[1]",
  ]);
  const isWarned = (...allowances: DwsaAuthorizedInvocation[]) =>
    warningsOf(call("f", [], allowances), { tokens: [] }).includes("unlimited-allowance");
  assert.ok(!isWarned(approve(half, CONTRACT), approve(half - 1n, CONTRACT, TOKEN)));
  assert.ok(!isWarned(approve(half, CONTRACT), approve(half, TOKEN)));
  const two = [request(approve(half, CONTRACT), { path: "a" }), request(approve(half, CONTRACT), { path: "b" })];
  const described = describeRequest(two, { networkPassphrase: NETWORK });
  assert.deepEqual(described.warnings[0], {
    code: "unlimited-allowance",
    level: "danger",
    path: "b.rootInvocation",
  });
});

test("describeRequest() warns of a call to __check_auth, whose payload it does not show", () => {
  assert.deepEqual(warningsOf(call("f", [], [call("__check_auth")])), ["unread-payload", "unknown-contract"]);
});

test("describeRequest() warns of an approval that has expired", () => {
  const codes = (signatureExpirationLedger: number) =>
    codesOf(describeRequest([request(send(1n), { signatureExpirationLedger })], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
      currentLedger: 7,
    }));
  assert.deepEqual([0, 6, 7, 8].map(codes), [[], ["expired"], ["expired"], []]);
});

test("describeRequest() warns of an approval as long after a day, an allowance after 30", () => {
  const approve = (until: number) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(1n), ScVal.scvU32(until)]);
  assert.deepEqual(warningsOf(approve(518_401), { currentLedger: 1 }), ["allowance"]);
  assert.deepEqual(warningsOf(approve(518_402), { currentLedger: 1 }), ["allowance", "long-allowance"]);
  assert.deepEqual(warningsOf(approve(2 ** 31 - 1)), ["allowance"]);
  assert.deepEqual(warningsOf(approve(2 ** 31)), ["allowance", "long-allowance"]);
  const valid = (signatureExpirationLedger: number) =>
    codesOf(describeRequest([request(send(1n), { signatureExpirationLedger })], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
      currentLedger: 1,
    }));
  assert.deepEqual(valid(17_281), []);
  assert.deepEqual(valid(17_282), ["long-validity"]);
});

test("describeRequest() warns of two tokens with one symbol in every statement that names one", () => {
  const tokens = [{ asset: USDC }, { ...OWN, symbol: "USDC" }];
  assert.deepEqual(warningsOf(send(1n), { tokens }), ["lookalike-asset"]);
  assert.deepEqual(warningsOf(tokenCall("sweep", []), { tokens }), ["unknown-function", "lookalike-asset"]);
  assert.deepEqual(warningsOf(tokenCall("burn", []), { tokens }), ["other-arguments", "lookalike-asset"]);
  assert.deepEqual(warningsOf(send(1n), { tokens: [{ asset: USDC }, { asset: USDC }] }), []);
});

for (const symbol of ["usdc", "USDC ", " Usdc", "USD\u0421", "\uff35SDC"]) {
  test(`describeRequest() warns of the symbol ${JSON.stringify(symbol)} beside USDC`, () => {
    const tokens = [{ asset: USDC }, { ...OWN, symbol }];
    const invocation = tokenCall("burn", [address(ACCOUNT), i128(1n)], [], CONTRACT);
    assert.deepEqual(warningsOf(invocation, { tokens }), ["lookalike-asset"]);
    assert.match(sentencesOf(describe(invocation, { tokens })), /^Destroy 0\.01 [^ ]*[" ]/);
  });
}

const operationOf = (hostFunction: HostFunction) =>
  new Operation({
    sourceAccount: null,
    body: OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] })),
  });

test("describeRequest() warns of a root that is not the call of the operation", () => {
  const args = [address(ACCOUNT), address(BOB), i128(5n)];
  const operation = new Contract(TOKEN).call("transfer", ...args);
  assert.deepEqual(warningsOf(send(5n), { operation }), []);
  assert.deepEqual(warningsOf(send(6n), { operation }), ["not-the-arguments"]);
  const burn = tokenCall("burn", [address(ACCOUNT), i128(5n)]);
  assert.deepEqual(warningsOf(burn, { operation }), ["not-the-operation"]);
  assert.deepEqual(warningsOf(call("f", [], [send(5n)]), { operation }), [
    "not-the-operation",
    "unknown-contract",
    "nested-spend",
  ]);
  assert.deepEqual(warningsOf(createV1(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
  const inflation = new Operation({ sourceAccount: null, body: OperationBody.inflation() });
  assert.deepEqual(warningsOf(send(5n), { operation: inflation }), ["not-the-operation"]);
  const source = { credentials: "sourceAccount", signatureExpirationLedger: null } as const;
  const ofSource = (amount: bigint) =>
    codesOf(describeRequest([request(send(amount), source)], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
      operation,
    }));
  assert.deepEqual(ofSource(5n), []);
  assert.deepEqual(ofSource(6n), ["not-the-arguments", "source-account"]);
});

test("describeRequest() recognizes the creation of the operation in both versions", () => {
  const contract = { contractIdPreimage: fromAddress, executable: wasm };
  const older = operationOf(HostFunction.hostFunctionTypeCreateContract(new CreateContractArgs(contract)));
  const newer = (constructorArgs: ScVal[]) =>
    operationOf(
      HostFunction.hostFunctionTypeCreateContractV2(new CreateContractArgsV2({ ...contract, constructorArgs })),
    );
  for (const operation of [older, newer([])]) {
    assert.deepEqual(warningsOf(createV1(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(warningsOf(createV2(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(warningsOf(createV1(fromAddress, external("x")), { operation }), [
      "not-the-operation",
      "creation",
    ]);
  }
  const operation = newer([ScVal.scvVoid()]);
  assert.deepEqual(warningsOf(createV2(fromAddress, wasm, [ScVal.scvVoid()]), { operation }), ["creation"]);
  assert.deepEqual(warningsOf(createV2(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
});

const quoted = (value: unknown) => JSON.stringify(JSON.stringify(value));

test("describeRequest() shows what the network rejects, and warns of it as malformed", () => {
  const bytes = Uint8Array.of(0x74, 0xff);
  assert.deepEqual(warningsOf(call(bytes)), ["malformed", "unknown-contract"]);
  assert.deepEqual(warningsOf(call("f", [], [call(bytes)])), ["malformed", "unknown-contract"]);
  for (const name of ["a b", "é"]) assert.ok(warningsOf(call(name)).includes("malformed"), name);
  assert.deepEqual(warningsOf(createV1(fromAsset("A\0B"), assetContract)), ["malformed", "creation"]);
  assert.deepEqual(warningsOf(createV1(fromAsset("USD"), wasm)), ["malformed", "creation"]);
  assert.deepEqual(warningsOf(createV1(fromAsset("USD"), assetContract)), ["creation"]);

  const sentence = (invocation: DwsaAuthorizedInvocation) =>
    sentencesOf(describeRequest([request(invocation)], { networkPassphrase: NETWORK }));
  assert.equal(sentence(call(bytes)), `Call 74ff of ${CONTRACT}, an unknown contract: no arguments`);
  assert.equal(
    sentence(createV1(fromAsset("USD"), wasm)),
    `Create a contract in a form that the network rejects, with an ID from ${quoted(fromAsset("USD"))} ` +
      `and the code ${quoted(wasm)}`,
  );
});

test("describeRequest() warns of a payload that does not name its address, and a source account", () => {
  const warnings = (more: Partial<ApprovalRequest>) =>
    codesOf(describeRequest([request(send(1n), more)], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
    }));
  assert.deepEqual(warnings({ credentials: "address", address: null }), ["address-not-bound"]);
  assert.deepEqual(warnings({ credentials: "address" }), ["address-not-bound"]);
  assert.deepEqual(warnings({ credentials: "addressV2" }), []);
  const source = { credentials: "sourceAccount", signatureExpirationLedger: null } as const;
  assert.deepEqual(warnings({ ...source, address: null }), ["source-account"]);
  assert.deepEqual(warnings({ ...source, address: BOB }), ["not-the-approver", "source-account"]);
});

test("WARNINGS has each string once, the worst level first, and cannot be changed", () => {
  const rows = Object.values(WARNINGS);
  assert.ok(Object.isFrozen(WARNINGS) && rows.every(Object.isFrozen));
  assert.equal(new Set(rows.map(({ text }) => text)).size, rows.length);
  const levels = ["danger", "warning", "note"];
  const order = rows.map(({ level }) => levels.indexOf(level));
  assert.deepEqual(order, order.toSorted());
});
