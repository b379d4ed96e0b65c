import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  assembleTransaction,
  buildTransaction,
  extendFootprint,
  feeBumpTransaction,
  readFees,
  readSimulation,
  type ReadySimulation,
  restoreFootprint,
  signTransaction,
  type Simulation,
} from "@dwsa/base/transaction";
import { addressToMuxedAccount } from "@dwsa/base/address";
import { Contract, contractDataKey, contractInvocation, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import {
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  Operation,
  ScVal,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { vectors } from "./_vectors.ts";

const TESTNET = "Test SDF Network ; September 2015";
const seven = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));

/** Cases to reject, by vector: stellar-sdk rejects them, or accepts them wrongly. */
const REFUSED: Readonly<Record<string, object>> = {
  "assemble-05": { code: "transaction/simulation", message: /the simulation failed: "/ },
  "assemble-06": {
    code: "transaction/simulation",
    message: /archived entries must be restored first; submit restoreFootprint with the/,
  },
  "assemble-07": {
    code: "transaction/simulation",
    message: /the resource fee of transactionData \(60000\) is below minResourceFee \(70000\)$/,
  },
  "assemble-08": { code: "transaction/simulation", message: /the simulation has no result for the call$/ },
  "assemble-09": { code: "transaction/operation", message: /got one of type payment$/ },
  "assemble-10": {
    code: "transaction/envelope",
    message: /the envelope is a fee bump; assemble its inner transaction$/,
  },
  "assemble-11": {
    code: "transaction/auth",
    message:
      /the operation's authorization entries approve calls that the simulation did not record; sign the recorded entries, or pass \{ auth: "replace" \}$/,
  },
};

for (const { id, name, raw, simulation, sdk, sdkFee } of vectors.assemble) {
  const assemble = () => assembleTransaction(TransactionEnvelope.fromXDR(raw), readSimulation(simulation));
  const refusal = REFUSED[id];
  if (refusal !== undefined) {
    test(`assembleTransaction() rejects ${name}`, () => assert.throws(assemble, refusal as Error));
  } else if (id === "assemble-03") {
    test("assembleTransaction() subtracts the old resource fee, even if the inclusion fee is 0", () => {
      assert.equal(sdkFee, "110000");
      assert.deepEqual(readFees(assemble()), { fee: 60_000n, inclusionFee: 0n, resourceFee: 60_000n });
    });
  } else {
    test(`assembleTransaction() builds the bytes of stellar-sdk: ${name}`, () => {
      assert.equal(assemble().toXDR("base64"), sdk);
      assert.equal(readFees(assemble()).fee, BigInt(sdkFee!));
    });
  }
}

const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
const fresh = vectors.assemble[0]!;
const ready = readSimulation(fresh.simulation) as ReadySimulation;
const envelopeOf = (operation: Operation) =>
  buildTransaction({
    source: seven.publicKey(),
    accountSequence: 1n,
    operations: [operation],
    baseFee: 100,
    timeBounds: "unbounded",
  });
type Signed = TransactionEnvelope<"envelopeTypeTx">;
const operationIn = (envelope: TransactionEnvelope) =>
  (envelope as TransactionEnvelope<"envelopeTypeTx">).value.tx.operations[0]!;

test("assembleTransaction() keeps signed entries of the recorded trees, or replaces them if requested", () => {
  const operation = withAuth(contract.call("ping"), [ready.auth[0]!]);
  const envelope = envelopeOf(operation);
  assert.equal(operationIn(assembleTransaction(envelope, ready)).toXDR("base64"), operation.toXDR("base64"));
  const two = envelopeOf(withAuth(contract.call("ping"), [ready.auth[0]!, ready.auth[0]!]));
  assert.throws(() => assembleTransaction(two, ready), {
    code: "transaction/auth",
    message: /does not have as many authorization entries as the simulation recorded \(2 instead of 1\);/,
  });
  const replaced = operationIn(assembleTransaction(two, ready, { auth: "replace" }));
  assert(replaced.body.type === "invokeHostFunction" && replaced.body.value.auth.length === 1);
});

test("assembleTransaction() rejects kept entries with other sub-invocations than the recorded entries", () => {
  const [recorded] = ready.auth as [DwsaAuthorizationEntry];
  const { function: called } = recorded.rootInvocation;
  const deeper = new DwsaAuthorizedInvocation({ function: called, subInvocations: [recorded.rootInvocation] });
  const other = new DwsaAuthorizationEntry({ credentials: recorded.credentials, rootInvocation: deeper });
  const pairs = [[other, recorded], [recorded, other]] as const;
  for (const [kept, simulated] of pairs) {
    const envelope = envelopeOf(withAuth(contract.call("ping"), [kept]));
    assert.throws(() => assembleTransaction(envelope, { ...ready, auth: [simulated] }), { code: "transaction/auth" });
  }
});

test("assembleTransaction() adds all recorded entries in order and keeps the source of the operation", () => {
  const [recorded] = ready.auth as [DwsaAuthorizationEntry];
  const auth = ["a", "b", "c"].map((name) =>
    new DwsaAuthorizationEntry({
      credentials: recorded.credentials,
      rootInvocation: contractInvocation({ contract: contract.contractId(), function: name, args: [] }),
    })
  );
  const source = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8)).publicKey();
  const { body } = contract.call("ping");
  const operation = new Operation({ sourceAccount: addressToMuxedAccount(source), body });
  for (const options of [{}, { auth: "replace" }] as const) {
    const assembled = operationIn(assembleTransaction(envelopeOf(operation), { ...ready, auth }, options));
    assert(assembled.body.type === "invokeHostFunction");
    assert.deepEqual(
      assembled.body.value.auth.map((entry) => entry.toXDR("base64")),
      auth.map((e) => e.toXDR("base64")),
    );
    assert.equal(assembled.sourceAccount?.toXDR("base64"), operation.sourceAccount?.toXDR("base64"));
  }
});

test("assembleTransaction() drops signatures and does not change its arguments", async () => {
  const signed = await signTransaction(envelopeOf(contract.call("ping")), seven, TESTNET);
  const before = signed.toXDR("base64");
  assert.equal(assembleTransaction(signed, ready).value.signatures.length, 0);
  assert.equal(signed.toXDR("base64"), before);
});

test("assembleTransaction() accepts a larger resource fee and rejects a smaller one", () => {
  const envelope = envelopeOf(contract.call("ping"));
  assert.deepEqual(readFees(assembleTransaction(envelope, ready, { resourceFee: 70_000n })), {
    fee: 70_100n,
    inclusionFee: 100n,
    resourceFee: 70_000n,
  });
  assert.equal(ready.transactionData.resourceFee, 60_000n);
  assert.throws(() => assembleTransaction(envelope, ready, { resourceFee: 59_999n }), { name: "RangeError" });
});

test("assembleTransaction() accepts extensions and restorations, whose simulations have no result", () => {
  const keys = [contractDataKey(contract.contractId(), ScVal.scvU32(1))];
  for (
    const [operation, data] of [
      [extendFootprint(100), DwsaDataBuilder.forExtend(keys)],
      [restoreFootprint(), DwsaDataBuilder.forRestore(keys)],
    ] as const
  ) {
    const transactionData = data.setResourceFee(60_000).build().toXDR("base64");
    const simulation = readSimulation({ ...fresh.simulation, transactionData, results: undefined });
    assert.equal(readFees(assembleTransaction(envelopeOf(operation), simulation)).resourceFee, 60_000n);
  }
});

test("assembleTransaction() keeps the list of archived entries that the call restores", () => {
  const keys = [1, 2, 3].map((byte) => contractDataKey(contract.contractId(), ScVal.scvU32(byte)));
  const footprint = new LedgerFootprint({ readOnly: [], readWrite: keys });
  const transactionData = new DwsaTransactionData({
    ext: DwsaTransactionDataExt.resourceExt(new DwsaResourcesExtV0({ archivedDwsaEntries: [0, 2] })),
    resources: new DwsaResources({ instructions: 1, diskReadBytes: 2, writeBytes: 3, footprint }),
    resourceFee: 60_000n,
  });
  const simulation = readSimulation({ ...fresh.simulation, transactionData: transactionData.toXDR("base64") });
  for (const options of [{}, { resourceFee: 70_000n }]) {
    const { ext } = (assembleTransaction(envelopeOf(contract.call("ping")), simulation, options) as Signed).value.tx;
    assert(ext.type === "dwsaData" && ext.value.ext.type === "resourceExt");
    assert.deepEqual(ext.value.ext.value.archivedDwsaEntries, [0, 2]);
    const expected = new DwsaTransactionData({ ...transactionData, ...options });
    assert.equal(ext.value.toXDR("base64"), expected.toXDR("base64"));
  }
});

test("a transaction can be assembled again with the same outcome", () => {
  const once = assembleTransaction(envelopeOf(contract.call("ping")), ready);
  assert.equal(assembleTransaction(once, ready).toXDR("base64"), once.toXDR("base64"));
});

for (const count of [0, 2]) {
  test(`assembleTransaction() rejects ${count} operations that call contracts`, () => {
    const { tx } = (envelopeOf(contract.call("ping")) as TransactionEnvelope<"envelopeTypeTx">).value;
    const operations = Array<Operation>(count).fill(tx.operations[0]!);
    const changed = new TransactionV1Envelope({ tx: new Transaction({ ...tx, operations }), signatures: [] });
    assert.throws(() => assembleTransaction(TransactionEnvelope.envelopeTypeTx(changed), ready), {
      code: "transaction/operation",
      got: `${count} operations`,
    });
  });
}

const envelope = envelopeOf(contract.call("ping"));
const BAD: readonly { readonly name: string; readonly args: readonly unknown[]; readonly expected: object }[] = [
  { name: "no envelope", args: [], expected: { name: "TypeError", message: /TransactionEnvelope/ } },
  { name: "no simulation", args: [envelope], expected: { name: "TypeError", message: /a result of readSimulation/ } },
  {
    name: "the JSON of a simulation",
    args: [envelope, fresh.simulation],
    expected: { name: "TypeError", message: /a result of readSimulation/ },
  },
  {
    name: "a misspelt option",
    args: [envelope, ready, { resourcefee: 1n }],
    expected: { name: "TypeError", message: /did you mean "resourceFee"/ },
  },
  {
    name: "another mode",
    args: [envelope, ready, { auth: "drop" }],
    expected: { name: "TypeError", message: /"keep" or "replace"/ },
  },
  { name: "a fee as a boolean", args: [envelope, ready, { resourceFee: true }], expected: TypeError },
  { name: "a fee beyond 32 bits", args: [envelope, ready, { resourceFee: 2n ** 32n }], expected: RangeError },
  {
    name: "a fee bump",
    args: [
      feeBumpTransaction(assembleTransaction(envelope, ready), { feeSource: seven.publicKey(), baseFee: 100 }),
      ready,
    ],
    expected: { code: "transaction/envelope" },
  },
];
for (const { name, args, expected } of BAD) {
  test(`assembleTransaction() rejects ${name}`, () => {
    assert.throws(() => Reflect.apply(assembleTransaction, undefined, args), expected as Error);
  });
}

test("assembleTransaction() rejects a simulation that requires a restoration", () => {
  const simulation: Simulation = readSimulation({
    ...fresh.simulation,
    restorePreamble: {
      transactionData: new DwsaDataBuilder().setResourceFee(7).build().toXDR("base64"),
      minResourceFee: "7",
    },
  });
  assert(simulation.type === "restore");
  const restore = buildTransaction({
    source: seven.publicKey(),
    accountSequence: 1n,
    operations: [restoreFootprint()],
    baseFee: 100,
    timeBounds: "unbounded",
    resourceData: simulation.transactionData,
  });
  assert.equal(readFees(restore).fee, 107n);
});

test("assembleTransaction() throws with a failed simulation as the cause, including its events", () => {
  const failed = readSimulation({ latestLedger: 7, error: "HostError", events: [] });
  assert.throws(() => assembleTransaction(envelope, failed), (error: Error) => error.cause === failed);
});
