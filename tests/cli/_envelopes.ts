/** Envelopes that contain entries. */

import { Keypair } from "@dwsa/base/keys";
import {
  DecoratedSignature,
  type DwsaAuthorizationEntry,
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  FeeBumpTransactionExt,
  FeeBumpTransactionInnerTx,
  HostFunction,
  InvokeHostFunctionOp,
  Memo,
  MuxedAccount,
  Operation,
  OperationBody,
  Preconditions,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV0,
  TransactionV0Envelope,
  TransactionV0Ext,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";

/** Creates a deterministic key pair. */
export function keypairOf(seed: number): Keypair {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(seed));
}

/** The types of envelopes. */
export type EnvelopeKind = "v0" | "v1" | "fee bump";

/** Creates an envelope with entries in one of several operations. */
export function envelopeOf(
  auth: readonly DwsaAuthorizationEntry[],
  { kind = "v1", signed = false, innerSigned = false }: {
    readonly kind?: EnvelopeKind;
    readonly signed?: boolean;
    readonly innerSigned?: boolean;
  } = {},
): TransactionEnvelope {
  const keypair = keypairOf(99);
  const signaturesIf = (yes: boolean): DecoratedSignature[] => yes ? [keypair.signDecorated(new Uint8Array(32))] : [];
  const operation = (body: OperationBody) => new Operation({ sourceAccount: null, body });
  const hostFunction = HostFunction.hostFunctionTypeUploadContractWasm(Uint8Array.of(1, 2, 3));
  const operations = [
    operation(OperationBody.inflation()),
    operation(OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth }))),
    operation(OperationBody.inflation()),
  ];
  const common = { fee: 100, seqNum: 5n, memo: Memo.memoText(Uint8Array.of(0xff, 0x41)), operations };
  if (kind === "v0") {
    return TransactionEnvelope.envelopeTypeTxV0(
      new TransactionV0Envelope({
        tx: new TransactionV0({
          ...common,
          sourceAccountEd25519: keypair.rawPublicKey(),
          timeBounds: null,
          ext: TransactionV0Ext.v0(),
        }),
        signatures: signaturesIf(signed),
      }),
    );
  }
  const sourceAccount = MuxedAccount.keyTypeEd25519(keypair.rawPublicKey());
  const tx = new Transaction({ ...common, sourceAccount, cond: Preconditions.precondNone(), ext: TransactionExt.v0() });
  if (kind === "v1") {
    return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: signaturesIf(signed) }));
  }
  const inner = new TransactionV1Envelope({ tx, signatures: signaturesIf(innerSigned) });
  return TransactionEnvelope.envelopeTypeTxFeeBump(
    new FeeBumpTransactionEnvelope({
      tx: new FeeBumpTransaction({
        feeSource: sourceAccount,
        fee: 200n,
        innerTx: FeeBumpTransactionInnerTx.envelopeTypeTx(inner),
        ext: FeeBumpTransactionExt.v0(),
      }),
      signatures: signaturesIf(signed),
    }),
  );
}

/** Encodes a value as base64. */
export function text(value: { toXDR(format: "base64"): string }): string {
  return value.toXDR("base64");
}
