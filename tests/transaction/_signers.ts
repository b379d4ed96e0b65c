/** Transactions with several signers, and functions that create them. */

import { addressToMuxedAccount } from "@dwsa/base/address";
import { Keypair } from "@dwsa/base/keys";
import { buildTransaction, hashTransaction } from "@dwsa/base/transaction";
import {
  BumpSequenceOp,
  DecoratedSignature,
  FeeBumpTransactionEnvelope,
  Operation,
  OperationBody,
  TransactionEnvelope,
  TransactionV0Envelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";

export const NETWORK = "Test SDF Network ; September 2015";

/** Returns the key pair of a seed that repeats one byte. */
export function keypair(byte: number): Keypair {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte));
}

export const alice: Keypair = keypair(1);
export const bob: Keypair = keypair(2);
export const carol: Keypair = keypair(3);
export const ALICE: string = alice.publicKey();
export const BOB: string = bob.publicKey();
export const CAROL: string = carol.publicKey();

function operation(body: OperationBody, source?: string): Operation {
  return new Operation({ sourceAccount: source === undefined ? null : addressToMuxedAccount(source), body });
}

/** Creates an operation that needs the low threshold. */
export function bump(source?: string): Operation {
  return operation(OperationBody.bumpSequence(new BumpSequenceOp({ bumpTo: 5n })), source);
}

/** Creates an operation that needs the high threshold. */
export function merge(source?: string, destination: string = CAROL): Operation {
  return operation(OperationBody.accountMerge(addressToMuxedAccount(destination)), source);
}

/** Builds a transaction whose source account is Alice. */
export function transaction(
  operations: readonly Operation[] = [bump()],
  extraSigners: readonly string[] = [],
): TransactionEnvelope {
  return buildTransaction({
    source: ALICE,
    accountSequence: 1n,
    operations: [...operations],
    baseFee: 100,
    timeBounds: "unbounded",
    extraSigners: [...extraSigners],
  });
}

/** Returns an envelope with signatures: by key pairs on a network, or as given. */
export function signed(
  envelope: TransactionEnvelope,
  by: readonly (Keypair | DecoratedSignature)[],
  network: string = NETWORK,
): TransactionEnvelope {
  const hash = hashTransaction(envelope, network);
  const signatures = by.map((one) => one instanceof DecoratedSignature ? one : one.signDecorated(hash));
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return TransactionEnvelope.envelopeTypeTxV0(new TransactionV0Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTx":
      return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTxFeeBump":
      return TransactionEnvelope.envelopeTypeTxFeeBump(
        new FeeBumpTransactionEnvelope({ tx: envelope.value.tx, signatures }),
      );
  }
}
