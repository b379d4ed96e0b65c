import assert from "node:assert/strict";
import { test } from "node:test";
import { approvalRequest, approvalRequests, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { buildTransaction, feeBumpTransaction } from "@dwsa/base/transaction";
import { Contract, withAuth } from "@dwsa/base/contract";
import { hash } from "@dwsa/base/keys";
import {
  type DwsaAuthorizationEntry,
  HashIdPreimage,
  HashIdPreimageOperationId,
  MuxedAccount,
  MuxedAccountMed25519,
  Operation,
  Transaction,
  TransactionEnvelope,
  TransactionV0,
  TransactionV0Envelope,
  TransactionV0Ext,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  BOB,
  bob,
  contract,
  creation,
  delegatedFor,
  entryFor,
  invocation,
  NETWORK,
  sourceEntry,
} from "./_entries.ts";

const networkId = hash(new TextEncoder().encode(NETWORK));

const entries: readonly { name: string; entry: DwsaAuthorizationEntry; expected: object; bound: boolean }[] = [
  {
    name: "legacy credentials",
    entry: entryFor(ALICE, { expiry: 7 }),
    expected: { credentials: "address", address: ALICE, signatureExpirationLedger: 7 },
    bound: false,
  },
  {
    name: "credentials that bind the address",
    entry: entryFor(contract(9), { arm: "dwsaCredentialsAddressV2", expiry: 7 }),
    expected: { credentials: "addressV2", address: contract(9), signatureExpirationLedger: 7 },
    bound: true,
  },
  {
    name: "delegates",
    entry: delegatedFor(ALICE, [{ address: BOB }]),
    expected: { credentials: "delegates", address: ALICE, signatureExpirationLedger: 100 },
    bound: true,
  },
];

for (const { name, entry, expected, bound } of entries) {
  test(`approvalRequest() reads an entry with ${name}`, () => {
    const request = approvalRequest(entry, NETWORK);
    assert.deepEqual(request, { path: "", networkId, invocation, ...expected });
    assert.notEqual(request.invocation, entry.rootInvocation);
    assert.equal(approvalRequest(entry, NETWORK, 55).signatureExpirationLedger, 55);
  });

  test(`approvalRequest() reads the preimage of an entry with ${name}`, () => {
    const request = approvalRequest(buildAuthorizationEntryPreimage(entry, 55, NETWORK), NETWORK);
    assert.deepEqual(request, {
      path: "",
      networkId,
      invocation,
      ...expected,
      signatureExpirationLedger: 55,
      credentials: bound ? "addressV2" : "address",
      ...(bound ? {} : { address: null }),
    });
  });
}

test("approvalRequest() reads an entry of the source account, which contains neither an address nor an expiry", () => {
  const request = approvalRequest(sourceEntry, NETWORK, 55);
  assert.deepEqual(request, {
    path: "",
    networkId,
    invocation,
    credentials: "sourceAccount",
    address: null,
    signatureExpirationLedger: null,
  });
});

test("approvalRequest() returns each creation in the arm that the entry or the preimage has", () => {
  const entry = entryFor(ALICE, { root: creation({ arm: "V1" }) });
  assert.equal(
    approvalRequest(entry, NETWORK).invocation.function.type,
    "dwsaAuthorizedFunctionTypeCreateContractHostFn",
  );
  const preimage = buildAuthorizationEntryPreimage(entry, 55, NETWORK);
  assert.equal(
    approvalRequest(preimage, NETWORK).invocation.function.type,
    "dwsaAuthorizedFunctionTypeCreateContractV2HostFn",
  );
});

const preimage = buildAuthorizationEntryPreimage(entryFor(ALICE), 55, NETWORK);
const operationId = HashIdPreimage.envelopeTypeOpId(
  new HashIdPreimageOperationId({ sourceAccount: alice.xdrAccountId(), seqNum: 1n, opNum: 0 }),
);
const refused: readonly { name: string; call: () => unknown; expected: object }[] = [
  {
    name: "a preimage of another network",
    call: () => approvalRequest(preimage, "another"),
    expected: { code: "auth/different-payload", got: "one of a different network" },
  },
  {
    name: "another expiry than that of the preimage",
    call: () => approvalRequest(preimage, NETWORK, 56),
    expected: { code: "auth/different-payload", expected: "validUntilLedgerSeq 55", got: "56" },
  },
  {
    name: "the preimage of something else",
    call: () => approvalRequest(operationId, NETWORK),
    expected: { code: "auth/different-payload", got: "envelopeTypeOpId" },
  },
  { name: "an expiry of 0", call: () => approvalRequest(preimage, NETWORK, 0), expected: { name: "RangeError" } },
  {
    name: "no passphrase",
    call: () => approvalRequest(preimage, ""),
    expected: { code: "network/passphrase" },
  },
  {
    name: "an object that only claims to be a preimage",
    call: () => approvalRequest({ [Symbol.toStringTag]: "xdr.HashIdPreimage" } as never, NETWORK),
    expected: { name: "TypeError" },
  },
  { name: "a string", call: () => approvalRequest("AAAA" as never, NETWORK), expected: { name: "TypeError" } },
];

for (const { name, call, expected } of refused) {
  test(`approvalRequest() rejects ${name}`, () => {
    assert.throws(call, expected);
  });
}

const call = withAuth(new Contract(contract(3)).call("swap"), [sourceEntry, entryFor(BOB, { expiry: 9 })]);
const params = { source: ALICE, accountSequence: 0n, baseFee: 100, timeBounds: "unbounded" } as const;
const envelope = buildTransaction({ ...params, operations: [call] });
const expected = [
  { path: "operations[0].auth[0]", credentials: "sourceAccount", address: ALICE, signatureExpirationLedger: null },
  { path: "operations[0].auth[1]", credentials: "address", address: BOB, signatureExpirationLedger: 9 },
].map((fields) => ({ networkId, invocation, ...fields }));

test("approvalRequests() reads each entry of a transaction, and adds the source account to the entries that it approves", () => {
  assert.deepEqual(approvalRequests(envelope, NETWORK), expected);
});

test("approvalRequests() reads the inner transaction of a fee bump", () => {
  const prepared = buildTransaction({ ...params, operations: [call], resourceData: new DwsaDataBuilder().build() });
  const bumped = feeBumpTransaction(prepared, { feeSource: BOB, baseFee: 200 });
  assert.deepEqual(approvalRequests(bumped, NETWORK), expected);
});

test("approvalRequests() reads a transaction of the first version", () => {
  assert.equal(envelope.type, "envelopeTypeTx");
  const { tx } = (envelope as TransactionEnvelope<"envelopeTypeTx">).value;
  const first = TransactionEnvelope.envelopeTypeTxV0(
    new TransactionV0Envelope({
      tx: new TransactionV0({
        sourceAccountEd25519: alice.rawPublicKey(),
        fee: tx.fee,
        seqNum: tx.seqNum,
        timeBounds: null,
        memo: tx.memo,
        operations: tx.operations,
        ext: TransactionV0Ext.v0(),
      }),
      signatures: [],
    }),
  );
  assert.deepEqual(approvalRequests(first, NETWORK), expected);
});

test("approvalRequests() names the source account of the operation, without the ID of a muxed account", () => {
  const sourceAccount = MuxedAccount.keyTypeMuxedEd25519(
    new MuxedAccountMed25519({ id: 7n, ed25519: bob.rawPublicKey() }),
  );
  const operations = [new Operation({ sourceAccount, body: call.body }), call];
  const { tx } = (envelope as TransactionEnvelope<"envelopeTypeTx">).value;
  const two = new TransactionV1Envelope({ tx: new Transaction({ ...tx, operations }), signatures: [] });
  const requests = approvalRequests(TransactionEnvelope.envelopeTypeTx(two), NETWORK);
  assert.deepEqual(requests.map(({ path, address }) => [path, address]), [
    ["operations[0].auth[0]", BOB],
    ["operations[0].auth[1]", BOB],
    ["operations[1].auth[0]", ALICE],
    ["operations[1].auth[1]", BOB],
  ]);
});

test("approvalRequests() rejects a value that is not an envelope", () => {
  const forged = { [Symbol.toStringTag]: "xdr.TransactionEnvelope" };
  for (const value of [undefined, "AAAA", forged]) {
    assert.throws(() => approvalRequests(value as never, NETWORK), { name: "TypeError" });
  }
  assert.throws(() => approvalRequests(envelope, ""), { code: "network/passphrase" });
});
