import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buildTransaction,
  type BuildTransactionParams,
  hashTransaction,
  signTransaction,
} from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import { Operation, TransactionEnvelope } from "@dwsa/base/xdr";
import { type BuildVector, paramsOf, vectors } from "./_vectors.ts";

const TESTNET = "Test SDF Network ; September 2015";
const seven = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));

/** Vectors that stellar-sdk builds and every node rejects. */
const REFUSED_HERE: Readonly<Record<string, object>> = {
  "no operation": { name: "RangeError", message: /expected 1 to 100 operations, got 0$/ },
  "contract call with a memo: stellar-sdk builds what nodes refuse": {
    code: "operation/malformed",
    path: "memo",
    message: /M\.\.\. address/,
  },
  "contract call of a muxed source: likewise": {
    code: "operation/malformed",
    path: "source",
  },
};

/** Vectors whose preconditions stellar-sdk encodes as V2, although they contain only default values. */
const DEFAULTS = ["min sequence age 0 alone gives V2"];

/** The errors of this library for the vectors that stellar-sdk rejects. */
const REFUSALS: Readonly<Record<string, object>> = {
  "101 operations": { name: "RangeError", message: /expected 1 to 100 operations, got 101$/ },
  "no time bounds": {
    name: "TypeError",
    message: /expected timeBounds to be .* "unbounded" or "none", got undefined$/,
  },
  "sequence 2^63-1": {
    name: "RangeError",
    message: /accountSequence .* 9223372036854775806, got 9223372036854775807$/,
  },
  "fee 2^32": { name: "RangeError", message: /expected baseFee .* 4294967295, got 4294967296$/ },
  "fee with a fraction": { name: "RangeError", message: /expected baseFee .* got 100\.5$/ },
  "negative fee": { name: "RangeError", message: /expected baseFee .* got -1$/ },
  "fee not a number": { name: "RangeError", message: /expected baseFee .* got NaN$/ },
  "ledger bounds reversed": {
    name: "DwsaError",
    message: /ledgerBounds are empty: they begin at 10 and end before 5$/,
  },
  "fee and resource fee beyond 2^32-1": { name: "RangeError", message: /expected a fee from 0 to 4294967295, got/ },
};

for (const vector of vectors.build) {
  const refusal = REFUSED_HERE[vector.name] ?? REFUSALS[vector.name];
  if (refusal !== undefined) {
    test(`buildTransaction() rejects ${vector.name}`, () => {
      assert.throws(() => buildTransaction(complete(vector)), refusal);
    });
  } else if (DEFAULTS.includes(vector.name)) {
    test(`buildTransaction() omits default values: ${vector.name}`, () => {
      const { minSequenceAge, ...rest } = complete(vector);
      assert.equal(minSequenceAge, 0n);
      assert.ok(buildTransaction(complete(vector)).equals(buildTransaction(rest)));
    });
  } else {
    test(`buildTransaction() builds the bytes of stellar-sdk: ${vector.name}`, async () => {
      const envelope = buildTransaction(complete(vector));
      assert.equal(envelope.toXDR("base64"), vector.unsigned);
      assert.equal(toHex(hashTransaction(envelope, TESTNET)), vector.hash);
      const signed = await signTransaction(envelope, seven, TESTNET);
      assert.equal(signed.toXDR("base64"), vector.signedBySeven);
    });
  }
}

test("this library rejects all vectors that stellar-sdk rejects", () => {
  const refused = vectors.build.filter((vector) => vector.refused !== undefined).map(({ name }) => name);
  assert.deepEqual(refused.sort(), Object.keys(REFUSALS).sort());
});

/** Returns the parameters of a vector. Adds what a rejected vector lacks apart from the reason for its rejection. */
function complete({ name, input }: BuildVector): BuildTransactionParams {
  const params = paramsOf(input);
  return name === "no time bounds" || params.timeBounds !== undefined
    ? withReversed(name, params)
    : withReversed(name, { ...params, timeBounds: "unbounded" });
}

function withReversed(name: string, params: BuildTransactionParams): BuildTransactionParams {
  if (name === "ledger bounds reversed") return { ...params, ledgerBounds: { min: 10, max: 5 } };
  if (name !== "fee and resource fee beyond 2^32-1") return params;
  const call = paramsOf(vectors.build.find(({ id }) => id === "build-37")!.input);
  return { ...params, operations: call.operations, resourceData: call.resourceData!, baseFee: 4_294_967_295 };
}

const GOOD = paramsOf(vectors.build[1]!.input);
const CALL = paramsOf(vectors.build.find(({ id }) => id === "build-37")!.input);
const BAD: readonly { readonly name: string; readonly params: unknown; readonly expected: object }[] = [
  ...(["source", "accountSequence", "operations", "timeBounds"] as const).map((name) => ({
    name: `no ${name}`,
    params: { ...GOOD, [name]: undefined },
    expected: {
      name: "TypeError",
      message: new RegExp(`^Cannot build the transaction: expected ${name} to be .*, got undefined$`),
    },
  })),
  ...Object.keys({ ...GOOD, ledgerBounds: 1, minSequence: 1, extraSigners: 1, memo: 1, resourceData: 1 }).map((
    name,
  ) => ({
    name: `a symbol as ${name}`,
    params: { ...GOOD, [name]: Symbol("x") },
    expected: { name: "TypeError", message: new RegExp(`expected ${name} .*got symbol$`) },
  })),
  {
    name: "a misspelt parameter",
    params: { ...GOOD, timebounds: GOOD.timeBounds },
    expected: { name: "TypeError", message: /got "timebounds" \(did you mean "timeBounds"\?\)$/ },
  },
  ...[
    ["sequence", "accountSequence"],
    ["sorobanData", "resourceData"],
    ["dwsaData", "resourceData"],
  ].map(([name, similar]) => ({
    name: `${name}, the name of another library`,
    params: { ...GOOD, [name!]: 1n },
    expected: { name: "TypeError", message: new RegExp(`expected params to have ${similar}, got ${name}$`) },
  })),
  {
    name: "the digits of a hash as the memo",
    params: { ...GOOD, memo: { type: "hash", value: "ab".repeat(32) } },
    expected: {
      name: "TypeError",
      message: /expected memo\.value to be a Uint8Array \(fromHex\(\) decodes hexadecimal digits\), got string of 64 /,
    },
  },
  { name: "nothing", params: undefined, expected: { name: "TypeError", message: /expected params to be an object/ } },
  { name: "null", params: null, expected: TypeError },
  {
    name: "a seed as the source",
    params: { ...GOOD, source: seven.secret() },
    expected: {
      code: "address/kind",
      path: "source",
      message:
        /^Cannot build the transaction: expected source to be an account \(G\.\.\.\) or a muxed account \(M\.\.\.\), got a secret seed strkey \(S\.\.\.\)$/,
    },
  },
  {
    name: "a signer that is mistyped",
    params: { ...GOOD, extraSigners: [seven.publicKey(), `${seven.publicKey().slice(0, -1)}B`] },
    expected: {
      code: "strkey/checksum",
      path: "extraSigners[1]",
      message:
        /: expected extraSigners\[1\] to be a signer key \(.*\), got a key with an invalid checksum; check for a typo/,
    },
  },
  {
    name: "a contract as the source",
    params: { ...GOOD, source: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE" },
    expected: { code: "address/kind" },
  },
  { name: "a sequence with a leading zero", params: { ...GOOD, accountSequence: "01" }, expected: RangeError },
  { name: "a negative sequence", params: { ...GOOD, accountSequence: -1n }, expected: RangeError },
  { name: "a boolean as the sequence", params: { ...GOOD, accountSequence: true }, expected: TypeError },
  {
    name: "an unsafe number as a time",
    params: { ...GOOD, timeBounds: { max: 2 ** 53 } },
    expected: { name: "RangeError", message: /use a bigint$/ },
  },
  {
    name: "times that end before they begin",
    params: { ...GOOD, timeBounds: { min: 2, max: 1 } },
    expected: { code: "operation/malformed", path: "timeBounds" },
  },
  {
    name: "times without an end",
    params: { ...GOOD, timeBounds: { min: 2 } },
    expected: { name: "TypeError", message: /timeBounds\.max/ },
  },
  {
    name: "a misspelt bound",
    params: { ...GOOD, timeBounds: { max: 2, mix: 1 } },
    expected: { name: "TypeError", message: /did you mean/ },
  },
  {
    name: "three extra signers",
    params: { ...GOOD, extraSigners: Array(3).fill(seven.publicKey()) },
    expected: RangeError,
  },
  {
    name: "a seed as an extra signer",
    params: { ...GOOD, extraSigners: [seven.secret()] },
    expected: { code: /^strkey\// },
  },
  {
    name: "a memo of 29 bytes",
    params: { ...GOOD, memo: { type: "text", value: "é".repeat(14) + "x" } },
    expected: { name: "RangeError", message: /at most 28 bytes, got 29$/ },
  },
  {
    name: "a memo of half a letter",
    params: { ...GOOD, memo: { type: "text", value: "\ud800" } },
    expected: TypeError,
  },
  {
    name: "a memo of another type",
    params: { ...GOOD, memo: { type: "none", value: "" } },
    expected: { name: "TypeError", message: /"return", got "none"$/ },
  },
  {
    name: "a memo id beyond 64 bits",
    params: { ...GOOD, memo: { type: "id", value: 2n ** 64n } },
    expected: RangeError,
  },
  {
    name: "a memo hash of 31 bytes",
    params: { ...GOOD, memo: { type: "hash", value: new Uint8Array(31) } },
    expected: RangeError,
  },
  {
    name: "resource data without a contract operation",
    params: { ...GOOD, resourceData: CALL.resourceData },
    expected: { code: "transaction/operation" },
  },
  {
    name: "a contract call beside another operation",
    params: { ...CALL, operations: [...CALL.operations, ...GOOD.operations] },
    expected: {
      code: "operation/malformed",
      message: /operations must contain only operations\[0\], since it is a contract/,
    },
  },
  {
    name: "an invalid operation",
    params: { ...GOOD, operations: [{}] },
    expected: { name: "TypeError", message: /operations\[0\] to be an Operation/ },
  },
  { name: "a hole among the operations", params: { ...GOOD, operations: Array(1) }, expected: TypeError },
];
for (const { name, params, expected } of BAD) {
  test(`buildTransaction() rejects ${name}`, () => {
    const build = () => buildTransaction(params as BuildTransactionParams);
    assert.throws(build, expected as Error);
    assert.throws(build, ({ message }: Error) => !message.includes(seven.secret().slice(0, 17)));
  });
}

test("buildTransaction() copies its parameters", () => {
  const operations = [Operation.fromXDR(GOOD.operations[0]!.toXDR())];
  const envelope = buildTransaction({ ...GOOD, operations });
  const before = envelope.toXDR("base64");
  const { body } = operations[0]!;
  if (body.type === "payment") (body.value as { amount: bigint }).amount = 1n;
  assert.equal(envelope.toXDR("base64"), before);
});

test("buildTransaction() accepts the same sequence as a bigint and as a string, and times as bigints and numbers", () => {
  const texts = [
    { ...GOOD, accountSequence: "7", timeBounds: { max: 9 } },
    { ...GOOD, accountSequence: 7n, timeBounds: { min: 0n, max: 9n } },
  ].map((params) => buildTransaction(params).toXDR("base64"));
  assert.equal(texts[0], texts[1]);
});

test("buildTransaction() accepts a memo of bytes that are not UTF-8", () => {
  const value = new Uint8Array(28).fill(0xff);
  const { value: { tx: { memo } } } = buildTransaction({
    ...GOOD,
    memo: { type: "text", value },
  }) as TransactionEnvelope<"envelopeTypeTx">;
  assert.deepEqual(memo.value, value);
});
