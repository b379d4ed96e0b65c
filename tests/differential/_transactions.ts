/** Transactions and fee bumps. */

import fc from "fast-check";
import {
  buildTransaction,
  type BuildTransactionParams,
  feeBumpTransaction,
  type TransactionMemo,
} from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  Asset,
  DwsaTransactionData,
  MuxedAccount,
  Operation,
  OperationBody,
  PaymentOp,
  Preconditions,
  PreconditionsV2,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { type Family, family } from "./_family.ts";
import { stellarSdk } from "./_sdk.ts";

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

const NETWORK = "Test SDF Network ; September 2015";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const account = bytes(32).map((key) => encodeStrKey("ed25519PublicKey", key));
const muxed = bytes(40).map((key) => encodeStrKey("med25519PublicKey", key));

/** Integers of all sizes, and those at both ends of the range or just outside it. */
const upTo = (max: bigint) =>
  fc.oneof(
    fc.bigInt({ min: 0n, max: 1_000n }),
    fc.bigInt({ min: 0n, max }),
    fc.bigInt({ min: 0n, max }),
    fc.constantFrom(max - 1n, max, max, 0n, max + 1n, -1n),
  );

const payment = fc.record({ to: bytes(32), amount: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }) }).map((
  { to, amount },
) =>
  new Operation({
    sourceAccount: null,
    body: OperationBody.payment(
      new PaymentOp({ destination: MuxedAccount.keyTypeEd25519(to), asset: Asset.assetTypeNative(), amount }),
    ),
  })
);
const call: Operation = new Contract(CONTRACT).call("ping");

const memo: fc.Arbitrary<TransactionMemo | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    type: fc.constant("text" as const),
    value: fc.oneof(fc.string({ maxLength: 30 }), fc.uint8Array({ maxLength: 29 })),
  }),
  fc.record({ type: fc.constant("id" as const), value: upTo(2n ** 64n - 1n).map(String) }),
  fc.record({
    type: fc.constantFrom("hash" as const, "return" as const),
    value: fc.oneof(bytes(32), bytes(32), bytes(31)),
  }),
);

/** A range, whose maximum is sometimes 0 and sometimes less than the minimum. */
const range = (max: bigint) => fc.record({ min: upTo(max), max: fc.oneof(fc.constant(0n), upTo(max)) });

/** The parameters of a case, as data for both libraries. */
export interface TransactionCase {
  readonly source: string;
  readonly sequence: bigint;
  readonly baseFee: bigint;
  readonly operations: readonly Operation[];
  readonly time: { readonly min: bigint; readonly max: bigint };
  readonly memo: TransactionMemo | undefined;
  readonly ledgers: { readonly min: bigint; readonly max: bigint } | undefined;
  readonly minSequence: bigint | undefined;
  readonly age: bigint | undefined;
  readonly gap: bigint | undefined;
  readonly signers: readonly string[] | undefined;
  readonly resourceFee: bigint | undefined;
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const transaction: fc.Arbitrary<TransactionCase> = fc.record({
  source: fc.oneof(account, account, muxed),
  sequence: upTo(2n ** 63n - 2n),
  baseFee: upTo(2n ** 32n - 1n),
  operations: fc.oneof(
    fc.array(payment, { maxLength: 5 }),
    fc.constant([call]),
    fc.constantFrom(100, 101).chain((length) =>
      fc.array(payment, { minLength: 1, maxLength: 1 }).map(([one]) => Array<Operation>(length).fill(one!))
    ),
  ),
  time: range(2n ** 53n - 2n),
  memo,
  ledgers: optional(range(2n ** 32n - 1n)),
  minSequence: optional(upTo(2n ** 63n - 1n)),
  age: optional(upTo(2n ** 64n - 1n)),
  gap: optional(upTo(2n ** 32n - 1n)),
  signers: optional(fc.array(account, { maxLength: 3 })),
  resourceFee: optional(upTo(2n ** 32n - 1n)),
}).map((one) => one.operations[0] === call ? one : { ...one, resourceFee: undefined });

/** Creates resource data with this fee. */
function dataOf(resourceFee: bigint): DwsaTransactionData {
  return DwsaTransactionData.fromXDR(
    DwsaTransactionData.fromXDR("AAAAAAAAAAAAAAAAAA9CQAAAAMgAAABkAAAAAAAAw1A=").toXDR("hex").slice(0, -16) +
      BigInt.asUintN(64, resourceFee).toString(16).padStart(16, "0"),
    "hex",
  );
}

function ours(one: TransactionCase): TransactionEnvelope {
  const { time, ledgers, minSequence, age, gap, signers, resourceFee } = one;
  const params: BuildTransactionParams = {
    source: one.source,
    accountSequence: one.sequence,
    operations: one.operations,
    baseFee: one.baseFee,
    timeBounds: time,
    ...(one.memo === undefined ? {} : { memo: one.memo }),
    ...(ledgers === undefined ? {} : { ledgerBounds: { min: Number(ledgers.min), max: Number(ledgers.max) } }),
    ...(minSequence === undefined ? {} : { minSequence }),
    ...(age === undefined ? {} : { minSequenceAge: age }),
    ...(gap === undefined ? {} : { minSequenceLedgerGap: Number(gap) }),
    ...(signers === undefined ? {} : { extraSigners: signers }),
    ...(resourceFee === undefined ? {} : { resourceData: dataOf(resourceFee) }),
  };
  return buildTransaction(params);
}

function sdk(one: TransactionCase): { toXDR(): Uint8Array } {
  const source = one.source[0] === "M"
    ? stellarSdk.MuxedAccount.fromAddress(one.source, String(one.sequence))
    : new stellarSdk.Account(one.source, String(one.sequence));
  const builder = new stellarSdk.TransactionBuilder(source as stellarSdk.Account, {
    fee: String(one.baseFee),
    networkPassphrase: NETWORK,
    timebounds: { minTime: String(one.time.min), maxTime: String(one.time.max) },
    ...(one.memo === undefined ? {} : { memo: sdkMemo(one.memo) }),
    ...(one.ledgers === undefined
      ? {}
      : { ledgerbounds: { minLedger: Number(one.ledgers.min), maxLedger: Number(one.ledgers.max) } }),
    ...(one.minSequence === undefined ? {} : { minAccountSequence: String(one.minSequence) }),
    ...(one.age === undefined ? {} : { minAccountSequenceAge: one.age }),
    ...(one.gap === undefined ? {} : { minAccountSequenceLedgerGap: Number(one.gap) }),
    ...(one.signers === undefined ? {} : { extraSigners: [...one.signers] }),
    ...(one.resourceFee === undefined ? {} : { sorobanData: dataOf(one.resourceFee).toXDR("base64") }),
  });
  for (const operation of one.operations) builder.addOperation(stellarSdk.xdr.Operation.fromXDR(operation.toXDR()));
  return builder.build().toEnvelope();
}

function sdkMemo(memo: TransactionMemo): stellarSdk.Memo {
  switch (memo.type) {
    case "text":
      return stellarSdk.Memo.text(memo.value as string);
    case "id":
      return stellarSdk.Memo.id(String(memo.value));
    case "hash":
      return stellarSdk.Memo.hash(memo.value as never);
    case "return":
      return stellarSdk.Memo.return(memo.value as never);
  }
}

/** A transaction with a fee, and the fee source and base fee of its fee bump. */
export interface FeeBumpCase {
  readonly inner: TransactionEnvelope;
  readonly feeSource: string;
  readonly baseFee: bigint;
}

const feeBump: fc.Arbitrary<FeeBumpCase> = fc.record({
  fee: fc.oneof(fc.nat(1_000), fc.nat(2 ** 31 - 1)),
  operations: fc.oneof(fc.array(payment, { minLength: 1, maxLength: 4 }), fc.constant([call])),
  feeSource: fc.oneof(account, muxed),
  baseFee: fc.oneof(fc.bigInt({ min: 90n, max: 1_000n }), upTo(2n ** 53n - 1n)),
}).map(({ fee, operations, feeSource, baseFee }) => {
  const built = buildTransaction({
    source: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
    accountSequence: 100n,
    operations,
    baseFee: 0,
    timeBounds: "unbounded",
    ...(operations[0] === call ? { resourceData: dataOf(BigInt(fee >> 1)) } : {}),
  }) as TransactionEnvelope<"envelopeTypeTx">;
  const tx = new Transaction({ ...built.value.tx, fee });
  return {
    inner: TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] })),
    feeSource,
    baseFee,
  };
});

export const transactionFamilies: readonly Family[] = [
  family({ name: "buildTransaction", input: transaction, ours, sdk }),
  family({
    name: "feeBumpTransaction",
    input: feeBump,
    ours: ({ inner, feeSource, baseFee }) => feeBumpTransaction(inner, { feeSource, baseFee }),
    sdk: ({ inner, feeSource, baseFee }) => {
      const transaction = stellarSdk.TransactionBuilder.fromXDR(
        inner.toXDR("base64"),
        NETWORK,
      ) as stellarSdk.Transaction;
      return stellarSdk.TransactionBuilder.buildFeeBumpTransaction(feeSource, String(baseFee), transaction, NETWORK)
        .toEnvelope();
    },
  }),
];

/** A transaction that both libraries accept, for cases with one change. */
export const SAMPLE: TransactionCase = {
  source: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
  sequence: 100n,
  baseFee: 100n,
  operations: [call],
  time: { min: 0n, max: 0n },
  memo: undefined,
  ledgers: undefined,
  minSequence: undefined,
  age: undefined,
  gap: undefined,
  signers: undefined,
  resourceFee: undefined,
};

/** Returns the XDR of a transaction without preconditions that have default values, as this library encodes it. */
export function withoutDefaults(made: unknown): string {
  const { value } = TransactionEnvelope.fromXDR((made as { toXDR(): Uint8Array }).toXDR()) as TransactionEnvelope<
    "envelopeTypeTx"
  >;
  const { cond, ...rest } = value.tx;
  const plain = () => {
    if (cond.type !== "precondV2") return cond;
    const { ledgerBounds: bounds, ...conditions } = cond.value;
    const ledgerBounds = bounds?.minLedger === 0 && bounds.maxLedger === 0 ? null : bounds;
    const { timeBounds, minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } = conditions;
    const isTimeAlone = ledgerBounds === null && minSeqNum === null && minSeqAge === 0n && minSeqLedgerGap === 0 &&
      extraSigners.length === 0;
    return isTimeAlone && timeBounds !== null
      ? Preconditions.precondTime(timeBounds)
      : Preconditions.precondV2(new PreconditionsV2({ ...conditions, ledgerBounds }));
  };
  return new Transaction({ ...rest, cond: plain() }).toXDR("hex");
}
