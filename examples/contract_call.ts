/**
 * A contract call from its arguments to the signed transaction, offline.
 *
 *     deno run examples/contract_call.ts
 *
 * A real program asks the network three times: for the account's sequence number, for the simulation of the unsigned
 * transaction (which gives resource data, fee and authorization entries), and to submit the result.
 */

// deno-lint-ignore-file no-console -- a program that talks to the terminal

import assert from "node:assert/strict";
import {
  Contract,
  DwsaDataBuilder,
  hashTransaction,
  Keypair,
  nativeToScVal,
  Networks,
  toHex,
  withAuth,
  xdr,
} from "@dwsa/base";

const network = Networks.TESTNET;
const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const bob = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
const token = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");

// 1. What is to be called. Names and arguments are checked here.
const call = token.call(
  "transfer",
  nativeToScVal(alice.publicKey(), { type: "address" }),
  nativeToScVal(bob.publicKey(), { type: "address" }),
  nativeToScVal(12_500_000n, { type: "i128" }),
);

// 2. What simulation answers: who authorizes what, what is read and written, and what that costs. Here by hand.
assert(call.body.type === "invokeHostFunction");
assert(call.body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
const entry = new xdr.DwsaAuthorizationEntry({
  credentials: xdr.DwsaCredentials.dwsaCredentialsSourceAccount(), // signing the transaction is enough
  rootInvocation: new xdr.DwsaAuthorizedInvocation({
    function: xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call.body.value.hostFunction.value),
    subInvocations: [],
  }),
});
const data = new DwsaDataBuilder()
  .setReadOnly([token.getFootprint()])
  .setResources(1_000_000, 0, 400)
  .setResourceFee(60_000n)
  .build();

// 3. The transaction.
const tx = new xdr.Transaction({
  sourceAccount: alice.xdrMuxedAccount(),
  fee: 100 + Number(data.resourceFee),
  seqNum: 4_294_967_297n,
  cond: xdr.Preconditions.precondTime(new xdr.TimeBounds({ minTime: 0n, maxTime: 1_800_000_000n })),
  memo: xdr.Memo.memoNone(),
  operations: [withAuth(call, [entry])],
  ext: xdr.TransactionExt.dwsaData(data),
});

// 4. Its hash on this network is what is signed, and what the transaction is known by.
const unsigned = xdr.TransactionEnvelope.envelopeTypeTx(new xdr.TransactionV1Envelope({ tx, signatures: [] }));
const hash = hashTransaction(unsigned, network);
const signatures = [alice.signDecorated(hash)];
const signed = xdr.TransactionEnvelope.envelopeTypeTx(new xdr.TransactionV1Envelope({ tx, signatures }));

assert(alice.verify(hash, signatures[0]!.signature));
console.log(`hash      ${toHex(hash)}`);
console.log(`envelope  ${signed.toXDR("base64")}`);
