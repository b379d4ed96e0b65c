/** Contract calls, ledger keys, contract IDs, and the hash of a transaction with a contract call. */

import fc from "fast-check";
import { Contract, contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { hash, Keypair } from "@dwsa/base/keys";
import {
  Memo,
  Preconditions,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionSignaturePayload,
  TransactionSignaturePayloadTaggedTransaction,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { argument, passphrase } from "../_arbitraries/auth.ts";
import { bytes, bytesOf, functionName as method, int, symbol, text, uint, uint32 } from "../_arbitraries/bytes.ts";
import { scVal } from "../_arbitraries/sc_val.ts";
import { damagedStrKey, strKey, strKeyKinds } from "../_arbitraries/strkey.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

const contractId = strKey("Contract");

/** Returns the properties of a contract. */
function facts(contract: Contract | stellarSdk.Contract): unknown[] {
  return [contract.contractId(), contract.toString(), contract.address().toString(), contract.getFootprint()];
}

/** Transactions that call a contract. */
const transaction = fc.record({
  source: bytesOf(32),
  muxedId: fc.option(uint(64).map(String)),
  fee: uint32,
  seqNum: int(64),
  bounds: fc.option(fc.tuple(uint(64), uint(64))),
  memo: fc.oneof(
    fc.constant(null).map(() => Memo.memoNone()),
    uint(64).map((id) => Memo.memoId(id)),
    bytesOf(32).map((data) => Memo.memoHash(data)),
    text(7).map((note) => Memo.memoText(note)),
  ),
  contractId,
  method,
  args: fc.array(argument, { maxLength: 3 }),
  data: fc.option(wireValue<never>("DwsaTransactionData")),
}).map(({ source, muxedId, fee, seqNum, bounds, memo, contractId, method, args, data }) =>
  new Transaction({
    sourceAccount: Keypair.fromRawEd25519Seed(source).xdrMuxedAccount(muxedId ?? undefined),
    fee,
    seqNum,
    cond: bounds === null
      ? Preconditions.precondNone()
      : Preconditions.precondTime(new TimeBounds({ minTime: bounds[0], maxTime: bounds[1] })),
    memo,
    operations: [new Contract(contractId).call(method, ...args)],
    ext: data === null ? TransactionExt.v0() : TransactionExt.dwsaData(data),
  })
);

/** The code and the issuer of an asset. */
const asset = fc.tuple(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), strKey("Ed25519PublicKey"));

export const contractFamilies: readonly Family[] = [
  family({
    name: "new Contract",
    input: fc.oneof(contractId, strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), text()),
    ours: (id) => facts(new Contract(id)),
    sdk: (id) => facts(new stellarSdk.Contract(id)),
  }),
  family({
    name: "Contract.call",
    input: fc.tuple(contractId, method, fc.array(argument, { maxLength: 4 })),
    ours: ([id, method, args]) => new Contract(id).call(method, ...args),
    sdk: ([id, method, args]) => new stellarSdk.Contract(id).call(method, ...args.map((arg) => toSdk("ScVal", arg))),
  }),
  family({
    name: "Contract.call with anything",
    input: fc.tuple(contractId, fc.oneof(symbol, text()), fc.array(scVal, { maxLength: 4 })),
    ours: ([id, method, args]) => new Contract(id).call(method, ...args),
    sdk: ([id, method, args]) => new stellarSdk.Contract(id).call(method, ...args.map((arg) => toSdk("ScVal", arg))),
  }),
  family({
    name: "contractIdFromAsset",
    input: fc.tuple(asset, passphrase),
    ours: ([[code, issuer], network]) => contractIdFromAsset(`${code}:${issuer}`, network),
    sdk: ([[code, issuer], network]) => new stellarSdk.Asset(code, issuer).contractId(network),
  }),
  family({
    name: "contractIdFromDeployer",
    input: fc.tuple(strKey("Ed25519PublicKey", "Contract"), bytesOf(32), passphrase),
    ours: ([deployer, salt, network]) => contractIdFromDeployer(deployer, salt, network),
    sdk: ([deployer, salt, network]) => {
      const { HashIdPreimage, HashIdPreimageContractId, ContractIdPreimage, ContractIdPreimageFromAddress } =
        stellarSdk.xdr;
      const address = new stellarSdk.Address(deployer).toScAddress();
      const preimage = HashIdPreimage.envelopeTypeContractId(
        new HashIdPreimageContractId({
          networkId: stellarSdk.hash(new TextEncoder().encode(network)),
          contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAddress(
            new ContractIdPreimageFromAddress({ address, salt }),
          ),
        }),
      );
      return stellarSdk.StrKey.encodeContract(stellarSdk.hash(preimage.toXDR()));
    },
  }),
  family({
    name: "hash of a transaction",
    input: fc.tuple(transaction, passphrase),
    ours: ([tx, network]) => {
      const taggedTransaction = TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(tx);
      const networkId = hash(new TextEncoder().encode(network));
      return hash(new TransactionSignaturePayload({ networkId, taggedTransaction }).toXDR());
    },
    sdk: ([tx, network]) => {
      const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
      return new stellarSdk.Transaction(toSdk("TransactionEnvelope", envelope), network).hash();
    },
  }),
  family({
    name: "signing a transaction",
    input: fc.tuple(transaction, passphrase, bytesOf(32), bytes(40)),
    ours: ([tx, network, seed, preimage]) => {
      const taggedTransaction = TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(tx);
      const networkId = hash(new TextEncoder().encode(network));
      const digest = hash(new TransactionSignaturePayload({ networkId, taggedTransaction }).toXDR());
      const pair = Keypair.fromRawEd25519Seed(seed);
      return [pair.signDecorated(digest), hash(preimage)];
    },
    sdk: ([tx, network, seed, preimage]) => {
      const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
      const transaction = new stellarSdk.Transaction(toSdk("TransactionEnvelope", envelope), network);
      transaction.sign(stellarSdk.Keypair.fromRawEd25519Seed(seed));
      return [transaction.signatures[0], stellarSdk.hash(preimage)];
    },
  }),
];
