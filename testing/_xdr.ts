/** Creates the ledger entries, results and meta that a server returns. */

import { transactionOf } from "../transaction/_shared.ts";
import {
  AccountEntry,
  AccountEntryExt,
  AccountEntryExtensionV1,
  AccountEntryExtensionV1Ext,
  AccountEntryExtensionV2,
  AccountEntryExtensionV2Ext,
  AccountEntryExtensionV3,
  BumpSequenceResult,
  ChangeTrustResult,
  ContractDataEntry,
  CreateAccountResult,
  DwsaTransactionMetaExt,
  DwsaTransactionMetaV2,
  ExtendFootprintTtlResult,
  ExtensionPoint,
  InnerTransactionResult,
  InnerTransactionResultExt,
  InnerTransactionResultPair,
  InnerTransactionResultResult,
  InvokeHostFunctionResult,
  LedgerEntryData,
  type LedgerKeyAccount,
  type LedgerKeyContractData,
  Liabilities,
  ManageDataResult,
  type Operation,
  OperationMetaV2,
  OperationResult,
  OperationResultTr,
  PaymentResult,
  RestoreFootprintResult,
  ScVal,
  SetOptionsResult,
  Signer,
  type SignerKey,
  TransactionMeta,
  TransactionMetaV4,
  TransactionResult,
  TransactionResultExt,
  TransactionResultResult,
} from "../xdr/mod.ts";
import type { Applied } from "./_chain.ts";

/** Creates the entry of an account, which says in which ledger its sequence number was used (CAP-21). */
export function accountEntry(
  { accountId }: LedgerKeyAccount,
  { sequence, usedIn }: { readonly sequence: bigint; readonly usedIn: number },
  signers: readonly SignerKey[],
): LedgerEntryData {
  const v3 = new AccountEntryExtensionV3({ ext: ExtensionPoint.v0(), seqLedger: usedIn, seqTime: 0n });
  const v2 = new AccountEntryExtensionV2({
    ...{ numSponsored: 0, numSponsoring: 0, signerSponsoringIDs: signers.map(() => null) },
    ext: AccountEntryExtensionV2Ext.v3(v3),
  });
  const v1 = new AccountEntryExtensionV1({
    liabilities: new Liabilities({ buying: 0n, selling: 0n }),
    ext: AccountEntryExtensionV1Ext.v2(v2),
  });
  return LedgerEntryData.account(
    new AccountEntry({
      ...{ accountId, balance: 10n ** 12n, seqNum: sequence, numSubEntries: signers.length, inflationDest: null },
      ...{ flags: 0, homeDomain: "", thresholds: Uint8Array.of(1, 0, 0, 0) },
      signers: signers.map((key) => new Signer({ key, weight: 1 })),
      ext: usedIn === 0 ? AccountEntryExt.v0() : AccountEntryExt.v1(v1),
    }),
  );
}

/** Creates the entry that records the use of a signed entry. */
export function nonceEntry(key: LedgerKeyContractData): LedgerEntryData {
  return LedgerEntryData.contractData(
    new ContractDataEntry({ ext: ExtensionPoint.v0(), ...key, val: ScVal.scvVoid() }),
  );
}

/** The results of operations whose success has no value, or always the same. */
const RESULTS: { readonly [Type in Operation["body"]["type"]]?: (ok: boolean) => OperationResultTr } = {
  createAccount: (ok) =>
    OperationResultTr.createAccount(
      ok ? CreateAccountResult.createAccountSuccess() : CreateAccountResult.createAccountUnderfunded(),
    ),
  payment: (ok) => OperationResultTr.payment(ok ? PaymentResult.paymentSuccess() : PaymentResult.paymentUnderfunded()),
  setOptions: (ok) =>
    OperationResultTr.setOptions(ok ? SetOptionsResult.setOptionsSuccess() : SetOptionsResult.setOptionsLowReserve()),
  changeTrust: (ok) =>
    OperationResultTr.changeTrust(
      ok ? ChangeTrustResult.changeTrustSuccess() : ChangeTrustResult.changeTrustLowReserve(),
    ),
  manageData: (ok) =>
    OperationResultTr.manageData(ok ? ManageDataResult.manageDataSuccess() : ManageDataResult.manageDataLowReserve()),
  bumpSequence: (ok) =>
    OperationResultTr.bumpSequence(
      ok ? BumpSequenceResult.bumpSequenceSuccess() : BumpSequenceResult.bumpSequenceBadSeq(),
    ),
  invokeHostFunction: (ok) =>
    OperationResultTr.invokeHostFunction(
      ok
        ? InvokeHostFunctionResult.invokeHostFunctionSuccess(new Uint8Array(32))
        : InvokeHostFunctionResult.invokeHostFunctionTrapped(),
    ),
  extendFootprintTtl: () => OperationResultTr.extendFootprintTtl(ExtendFootprintTtlResult.extendFootprintTtlSuccess()),
  restoreFootprint: () => OperationResultTr.restoreFootprint(RestoreFootprintResult.restoreFootprintSuccess()),
};

/** Returns the type of the first operation that this server cannot apply; `undefined` if there is none. */
export function unknownOperation(operations: readonly Operation[]): string | undefined {
  return operations.find(({ body }) => RESULTS[body.type] === undefined)?.body.type;
}

/** Creates the result of a transaction in a ledger. */
export function resultOf({ envelope, inner }: Applied, succeeded: boolean): TransactionResult {
  const list = transactionOf(envelope).operations
    .map(({ body }) => OperationResult.opInner(RESULTS[body.type]!(succeeded)));
  if (envelope.type !== "envelopeTypeTxFeeBump") {
    return outerResult(
      100n,
      succeeded ? TransactionResultResult.txSuccess(list) : TransactionResultResult.txFailed(list),
    );
  }
  const result = new InnerTransactionResult({
    feeCharged: 0n,
    result: succeeded ? InnerTransactionResultResult.txSuccess(list) : InnerTransactionResultResult.txFailed(list),
    ext: InnerTransactionResultExt.v0(),
  });
  const pair = new InnerTransactionResultPair({ transactionHash: inner!, result });
  return outerResult(
    200n,
    succeeded
      ? TransactionResultResult.txFeeBumpInnerSuccess(pair)
      : TransactionResultResult.txFeeBumpInnerFailed(pair),
  );
}

/** Creates the result of a transaction that a node rejects. */
export function rejection(
  code:
    | "txTooLate"
    | "txNoAccount"
    | "txBadSeq"
    | "txInsufficientFee"
    | "txInternalError"
    | "txMalformed"
    | "txBadAuth",
): TransactionResult {
  return outerResult(0n, TransactionResultResult[code]());
}

function outerResult(feeCharged: bigint, result: TransactionResultResult): TransactionResult {
  return new TransactionResult({ feeCharged, result, ext: TransactionResultExt.v0() });
}

/** Creates the meta of a transaction in a ledger, with the return value and the events of a call. */
export function metaOf({ envelope, effects }: Applied): TransactionMeta {
  const { result, events } = effects;
  const [operation] = transactionOf(envelope).operations;
  const isCall = operation?.body.type === "invokeHostFunction";
  const ext = ExtensionPoint.v0();
  const returned = new DwsaTransactionMetaV2({ ext: DwsaTransactionMetaExt.v0(), returnValue: result });
  return TransactionMeta.v4(
    new TransactionMetaV4({
      ...{ ext, txChangesBefore: [], txChangesAfter: [], events: [], diagnosticEvents: [] },
      operations: [new OperationMetaV2({ ext, changes: [], events })],
      dwsaMeta: isCall ? returned : null,
    }),
  );
}
