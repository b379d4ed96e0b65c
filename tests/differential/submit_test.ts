/** Contract calls prepared for submission by this library and by js-stellar-sdk: the same bytes and the same hash. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { toHex } from "@dwsa/base";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { hashTransaction } from "@dwsa/base/transaction";
import { Contract, contractCodeKey, contractDataKey, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import {
  type LedgerKey,
  Memo,
  NEWEST_PROTOCOL,
  Preconditions,
  requiredProtocol,
  ScVal,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
  type XdrValue,
} from "@dwsa/base/xdr";
import { argument, passphrase, unsignedEntry } from "../_arbitraries/auth.ts";
import { bytesOf, functionName, uint, uint32 } from "../_arbitraries/bytes.ts";
import { numRuns } from "../_arbitraries/property.ts";
import { strKey } from "../_arbitraries/strkey.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

/**
 * Resources for both builders, without duplicate keys, with which js-stellar-sdk builds data that the network rejects.
 */
const resources: fc.Arbitrary<Resources> = fc.record({
  readOnly: fc.uniqueArray(uint32, { maxLength: 4 }).map((ids) => ids.map((id) => contractCodeKey(hashOf(id)))),
  readWrite: fc.tuple(strKey("Contract"), fc.uniqueArray(uint32, { maxLength: 4 })).map(([contractId, ids]) =>
    ids.map((id) => contractDataKey(contractId, ScVal.scvU32(id), id % 2 === 0 ? "persistent" : "temporary"))
  ),
  usage: fc.tuple(uint32, uint32, uint32),
  fee: uint(31), // a part of the transaction fee, which has 32 bits
});

interface Resources {
  readonly readOnly: readonly LedgerKey[];
  readonly readWrite: readonly LedgerKey[];
  readonly usage: readonly [number, number, number];
  readonly fee: bigint;
}

function ourData({ readOnly, readWrite, usage, fee }: Resources): DwsaDataBuilder {
  return new DwsaDataBuilder().setReadOnly(readOnly).appendFootprint([], readWrite).setResources(...usage)
    .setResourceFee(fee);
}

function sdkData({ readOnly, readWrite, usage, fee }: Resources): stellarSdk.SorobanDataBuilder {
  const keys = (list: readonly LedgerKey[]) => list.map((key) => toSdk("LedgerKey", key));
  return new stellarSdk.SorobanDataBuilder().setReadOnly(keys(readOnly)).appendFootprint([], keys(readWrite))
    .setResources(...usage).setResourceFee(fee);
}

test("DwsaDataBuilder builds what js-stellar-sdk's builder builds", () => {
  fc.assert(
    fc.property(resources, resources, (first, second) => {
      const [ours, sdk] = [ourData(first), sdkData(first)];
      assert.equal(toHex(ours.build().toXDR()), toHex(sdk.build().toXDR()));
      // The builders also change existing data.
      const { usage, fee } = second;
      const changed = new DwsaDataBuilder(ours.build()).setResources(...usage).setResourceFee(fee);
      const sdkChanged = new stellarSdk.SorobanDataBuilder(sdk.build()).setResources(...usage).setResourceFee(fee);
      assert.equal(toHex(changed.build().toXDR()), toHex(sdkChanged.build().toXDR()));
    }),
    { numRuns: numRuns() },
  );
});

test("a contract call is the same transaction, hash and signature as js-stellar-sdk's TransactionBuilder makes", () => {
  const input = fc.record({
    seed: bytesOf(32),
    contractId: strKey("Contract"),
    method: functionName,
    args: fc.array(argument.filter(isKnownToSdk), { maxLength: 3 }),
    auth: fc.array(unsignedEntry().filter(isKnownToSdk), { maxLength: 2 }),
    resources,
    sequence: uint(62),
    maxTime: uint32.filter((time) => time > 0),
    network: passphrase,
  });
  fc.assert(
    fc.property(input, ({ seed, contractId, method, args, auth, resources, sequence, maxTime, network }) => {
      const keypair = Keypair.fromRawEd25519Seed(seed);
      const tx = new Transaction({
        sourceAccount: keypair.xdrMuxedAccount(),
        fee: 100 + Number(resources.fee),
        seqNum: sequence + 1n,
        cond: Preconditions.precondTime(new TimeBounds({ minTime: 0n, maxTime: BigInt(maxTime) })),
        memo: Memo.memoNone(),
        operations: [withAuth(new Contract(contractId).call(method, ...args), auth)],
        ext: TransactionExt.dwsaData(ourData(resources).build()),
      });
      const unsigned = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
      const hash = hashTransaction(unsigned, network);
      const signatures = [keypair.signDecorated(hash)];
      const signed = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures }));

      const operation = stellarSdk.Operation.invokeContractFunction({
        contract: contractId,
        function: method,
        args: args.map((arg) => toSdk("ScVal", arg)),
        auth: auth.map((entry) => toSdk("DwsaAuthorizationEntry", entry)),
      });
      const account = new stellarSdk.Account(keypair.publicKey(), `${sequence}`);
      const transaction = new stellarSdk.TransactionBuilder(account, { fee: "100", networkPassphrase: network })
        .addOperation(operation).setTimebounds(0, maxTime).setSorobanData(sdkData(resources).build()).build();
      transaction.sign(stellarSdk.Keypair.fromRawEd25519Seed(seed));

      assert.equal(toHex(hash), toHex(transaction.hash()));
      assert.equal(signed.toXDR("base64"), transaction.toEnvelope().toXDR("base64"));
    }),
    { numRuns: numRuns() },
  );
});

/** Returns whether js-stellar-sdk can decode a value, which must not require protocol 30. */
function isKnownToSdk(value: XdrValue): boolean {
  return requiredProtocol(value) !== NEWEST_PROTOCOL;
}

function hashOf(id: number): Uint8Array {
  const hash = new Uint8Array(32);
  new DataView(hash.buffer).setUint32(28, id);
  return hash;
}
