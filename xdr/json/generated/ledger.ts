// Generated from xdr/idl/ledger.x by scripts/generate_xdr.ts. Do not edit.

import { member, varBytes } from "../../_schema.ts";
import { ConfigUpgradeSet, ConfigUpgradeSetKey, ContractEvent, ContractEventBody, ContractEventType, ContractEventV0, DependentTxCluster, DiagnosticEvent, DwsaTransactionMeta, DwsaTransactionMetaExt, DwsaTransactionMetaExtV1, DwsaTransactionMetaV2, GeneralizedTransactionSet, InvokeHostFunctionSuccessPreImage, LedgerCloseMeta, LedgerCloseMetaExt, LedgerCloseMetaExtV1, LedgerCloseMetaV0, LedgerCloseMetaV1, LedgerCloseMetaV2, LedgerCloseValueSignature, LedgerEntryChange, LedgerEntryChangeType, LedgerEntryChanges, LedgerHeader, LedgerHeaderExt, LedgerHeaderExtensionV1, LedgerHeaderExtensionV1Ext, LedgerHeaderFlags, LedgerHeaderHistoryEntry, LedgerHeaderHistoryEntryExt, LedgerScpMessages, LedgerUpgrade, LedgerUpgradeType, OperationMeta, OperationMetaV2, ParallelTxExecutionStage, ParallelTxsComponent, ScpHistoryEntry, ScpHistoryEntryV0, StellarValue, StellarValueExt, StellarValueProposedMsValue, StellarValueProposedValue, StellarValueSignedMsValue, StellarValueType, TransactionEvent, TransactionEventStage, TransactionHistoryEntry, TransactionHistoryEntryExt, TransactionHistoryResultEntry, TransactionHistoryResultEntryExt, TransactionMeta, TransactionMetaV1, TransactionMetaV2, TransactionMetaV3, TransactionMetaV4, TransactionPhase, TransactionResultMeta, TransactionResultMetaV1, TransactionResultPair, TransactionResultSet, TransactionSet, TransactionSetV1, TxSetComponent, TxSetComponentTxsMaybeDiscountedFee, TxSetComponentType, UpgradeEntryMeta, type UpgradeType } from "../../generated/ledger.ts";
import { fromJson } from "../_node_of.ts";

/** Parses the JSON value of {@linkcode UpgradeType}; throws the same errors as {@linkcode scValFromJson}. */
export function upgradeTypeFromJson(json: unknown): UpgradeType { return fromJson("UpgradeType", varBytes(128), json); }
/** Parses the JSON value of {@linkcode StellarValueType}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueTypeFromJson(json: unknown): StellarValueType { return fromJson("StellarValueType", member(StellarValueType, 12), json); }
/** Parses the JSON value of {@linkcode LedgerCloseValueSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseValueSignatureFromJson(json: unknown): LedgerCloseValueSignature { return fromJson("LedgerCloseValueSignature", LedgerCloseValueSignature, json); }
/** Parses the JSON value of {@linkcode StellarValueProposedValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueProposedValueFromJson(json: unknown): StellarValueProposedValue { return fromJson("StellarValueProposedValue", StellarValueProposedValue, json); }
/** Parses the JSON value of {@linkcode StellarValueSignedMsValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueSignedMsValueFromJson(json: unknown): StellarValueSignedMsValue { return fromJson("StellarValueSignedMsValue", StellarValueSignedMsValue, json); }
/** Parses the JSON value of {@linkcode StellarValueProposedMsValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueProposedMsValueFromJson(json: unknown): StellarValueProposedMsValue { return fromJson("StellarValueProposedMsValue", StellarValueProposedMsValue, json); }
/** Parses the JSON value of {@linkcode StellarValueExt}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueExtFromJson(json: unknown): StellarValueExt { return fromJson("StellarValueExt", StellarValueExt, json); }
/** Parses the JSON value of {@linkcode StellarValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueFromJson(json: unknown): StellarValue { return fromJson("StellarValue", StellarValue, json); }
/** Parses the JSON value of {@linkcode LedgerHeaderFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderFlagsFromJson(json: unknown): LedgerHeaderFlags { return fromJson("LedgerHeaderFlags", member(LedgerHeaderFlags, 20), json); }
/** Parses the JSON value of {@linkcode LedgerHeaderExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtensionV1ExtFromJson(json: unknown): LedgerHeaderExtensionV1Ext { return fromJson("LedgerHeaderExtensionV1Ext", LedgerHeaderExtensionV1Ext, json); }
/** Parses the JSON value of {@linkcode LedgerHeaderExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtensionV1FromJson(json: unknown): LedgerHeaderExtensionV1 { return fromJson("LedgerHeaderExtensionV1", LedgerHeaderExtensionV1, json); }
/** Parses the JSON value of {@linkcode LedgerHeaderExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtFromJson(json: unknown): LedgerHeaderExt { return fromJson("LedgerHeaderExt", LedgerHeaderExt, json); }
/** Parses the JSON value of {@linkcode LedgerHeader}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderFromJson(json: unknown): LedgerHeader { return fromJson("LedgerHeader", LedgerHeader, json); }
/** Parses the JSON value of {@linkcode LedgerUpgradeType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerUpgradeTypeFromJson(json: unknown): LedgerUpgradeType { return fromJson("LedgerUpgradeType", member(LedgerUpgradeType, 13), json); }
/** Parses the JSON value of {@linkcode ConfigUpgradeSetKey}; throws the same errors as {@linkcode scValFromJson}. */
export function configUpgradeSetKeyFromJson(json: unknown): ConfigUpgradeSetKey { return fromJson("ConfigUpgradeSetKey", ConfigUpgradeSetKey, json); }
/** Parses the JSON value of {@linkcode LedgerUpgrade}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerUpgradeFromJson(json: unknown): LedgerUpgrade { return fromJson("LedgerUpgrade", LedgerUpgrade, json); }
/** Parses the JSON value of {@linkcode ConfigUpgradeSet}; throws the same errors as {@linkcode scValFromJson}. */
export function configUpgradeSetFromJson(json: unknown): ConfigUpgradeSet { return fromJson("ConfigUpgradeSet", ConfigUpgradeSet, json); }
/** Parses the JSON value of {@linkcode TxSetComponentType}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentTypeFromJson(json: unknown): TxSetComponentType { return fromJson("TxSetComponentType", member(TxSetComponentType), json); }
/** Parses the JSON value of {@linkcode DependentTxCluster}; throws the same errors as {@linkcode scValFromJson}. */
export function dependentTxClusterFromJson(json: unknown): DependentTxCluster { return fromJson("DependentTxCluster", DependentTxCluster, json); }
/** Parses the JSON value of {@linkcode ParallelTxExecutionStage}; throws the same errors as {@linkcode scValFromJson}. */
export function parallelTxExecutionStageFromJson(json: unknown): ParallelTxExecutionStage { return fromJson("ParallelTxExecutionStage", ParallelTxExecutionStage, json); }
/** Parses the JSON value of {@linkcode ParallelTxsComponent}; throws the same errors as {@linkcode scValFromJson}. */
export function parallelTxsComponentFromJson(json: unknown): ParallelTxsComponent { return fromJson("ParallelTxsComponent", ParallelTxsComponent, json); }
/** Parses the JSON value of {@linkcode TxSetComponentTxsMaybeDiscountedFee}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentTxsMaybeDiscountedFeeFromJson(json: unknown): TxSetComponentTxsMaybeDiscountedFee { return fromJson("TxSetComponentTxsMaybeDiscountedFee", TxSetComponentTxsMaybeDiscountedFee, json); }
/** Parses the JSON value of {@linkcode TxSetComponent}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentFromJson(json: unknown): TxSetComponent { return fromJson("TxSetComponent", TxSetComponent, json); }
/** Parses the JSON value of {@linkcode TransactionPhase}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionPhaseFromJson(json: unknown): TransactionPhase { return fromJson("TransactionPhase", TransactionPhase, json); }
/** Parses the JSON value of {@linkcode TransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSetFromJson(json: unknown): TransactionSet { return fromJson("TransactionSet", TransactionSet, json); }
/** Parses the JSON value of {@linkcode TransactionSetV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSetV1FromJson(json: unknown): TransactionSetV1 { return fromJson("TransactionSetV1", TransactionSetV1, json); }
/** Parses the JSON value of {@linkcode GeneralizedTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function generalizedTransactionSetFromJson(json: unknown): GeneralizedTransactionSet { return fromJson("GeneralizedTransactionSet", GeneralizedTransactionSet, json); }
/** Parses the JSON value of {@linkcode TransactionResultPair}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultPairFromJson(json: unknown): TransactionResultPair { return fromJson("TransactionResultPair", TransactionResultPair, json); }
/** Parses the JSON value of {@linkcode TransactionResultSet}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultSetFromJson(json: unknown): TransactionResultSet { return fromJson("TransactionResultSet", TransactionResultSet, json); }
/** Parses the JSON value of {@linkcode TransactionHistoryEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryEntryExtFromJson(json: unknown): TransactionHistoryEntryExt { return fromJson("TransactionHistoryEntryExt", TransactionHistoryEntryExt, json); }
/** Parses the JSON value of {@linkcode TransactionHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryEntryFromJson(json: unknown): TransactionHistoryEntry { return fromJson("TransactionHistoryEntry", TransactionHistoryEntry, json); }
/** Parses the JSON value of {@linkcode TransactionHistoryResultEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryResultEntryExtFromJson(json: unknown): TransactionHistoryResultEntryExt { return fromJson("TransactionHistoryResultEntryExt", TransactionHistoryResultEntryExt, json); }
/** Parses the JSON value of {@linkcode TransactionHistoryResultEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryResultEntryFromJson(json: unknown): TransactionHistoryResultEntry { return fromJson("TransactionHistoryResultEntry", TransactionHistoryResultEntry, json); }
/** Parses the JSON value of {@linkcode LedgerHeaderHistoryEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderHistoryEntryExtFromJson(json: unknown): LedgerHeaderHistoryEntryExt { return fromJson("LedgerHeaderHistoryEntryExt", LedgerHeaderHistoryEntryExt, json); }
/** Parses the JSON value of {@linkcode LedgerHeaderHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderHistoryEntryFromJson(json: unknown): LedgerHeaderHistoryEntry { return fromJson("LedgerHeaderHistoryEntry", LedgerHeaderHistoryEntry, json); }
/** Parses the JSON value of {@linkcode LedgerScpMessages}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerScpMessagesFromJson(json: unknown): LedgerScpMessages { return fromJson("LedgerScpMessages", LedgerScpMessages, json); }
/** Parses the JSON value of {@linkcode ScpHistoryEntryV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scpHistoryEntryV0FromJson(json: unknown): ScpHistoryEntryV0 { return fromJson("ScpHistoryEntryV0", ScpHistoryEntryV0, json); }
/** Parses the JSON value of {@linkcode ScpHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scpHistoryEntryFromJson(json: unknown): ScpHistoryEntry { return fromJson("ScpHistoryEntry", ScpHistoryEntry, json); }
/** Parses the JSON value of {@linkcode LedgerEntryChangeType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangeTypeFromJson(json: unknown): LedgerEntryChangeType { return fromJson("LedgerEntryChangeType", member(LedgerEntryChangeType, 11), json); }
/** Parses the JSON value of {@linkcode LedgerEntryChange}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangeFromJson(json: unknown): LedgerEntryChange { return fromJson("LedgerEntryChange", LedgerEntryChange, json); }
/** Parses the JSON value of {@linkcode LedgerEntryChanges}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangesFromJson(json: unknown): LedgerEntryChanges { return fromJson("LedgerEntryChanges", LedgerEntryChanges, json); }
/** Parses the JSON value of {@linkcode OperationMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function operationMetaFromJson(json: unknown): OperationMeta { return fromJson("OperationMeta", OperationMeta, json); }
/** Parses the JSON value of {@linkcode TransactionMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV1FromJson(json: unknown): TransactionMetaV1 { return fromJson("TransactionMetaV1", TransactionMetaV1, json); }
/** Parses the JSON value of {@linkcode TransactionMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV2FromJson(json: unknown): TransactionMetaV2 { return fromJson("TransactionMetaV2", TransactionMetaV2, json); }
/** Parses the JSON value of {@linkcode ContractEventType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventTypeFromJson(json: unknown): ContractEventType { return fromJson("ContractEventType", member(ContractEventType), json); }
/** Parses the JSON value of {@linkcode ContractEventV0}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventV0FromJson(json: unknown): ContractEventV0 { return fromJson("ContractEventV0", ContractEventV0, json); }
/** Parses the JSON value of {@linkcode ContractEventBody}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventBodyFromJson(json: unknown): ContractEventBody { return fromJson("ContractEventBody", ContractEventBody, json); }
/** Parses the JSON value of {@linkcode ContractEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventFromJson(json: unknown): ContractEvent { return fromJson("ContractEvent", ContractEvent, json); }
/** Parses the JSON value of {@linkcode DiagnosticEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function diagnosticEventFromJson(json: unknown): DiagnosticEvent { return fromJson("DiagnosticEvent", DiagnosticEvent, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionMetaExtV1}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaExtV1FromJson(json: unknown): DwsaTransactionMetaExtV1 { return fromJson("DwsaTransactionMetaExtV1", DwsaTransactionMetaExtV1, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionMetaExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaExtFromJson(json: unknown): DwsaTransactionMetaExt { return fromJson("DwsaTransactionMetaExt", DwsaTransactionMetaExt, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaFromJson(json: unknown): DwsaTransactionMeta { return fromJson("DwsaTransactionMeta", DwsaTransactionMeta, json); }
/** Parses the JSON value of {@linkcode TransactionMetaV3}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV3FromJson(json: unknown): TransactionMetaV3 { return fromJson("TransactionMetaV3", TransactionMetaV3, json); }
/** Parses the JSON value of {@linkcode OperationMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function operationMetaV2FromJson(json: unknown): OperationMetaV2 { return fromJson("OperationMetaV2", OperationMetaV2, json); }
/** Parses the JSON value of {@linkcode DwsaTransactionMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaV2FromJson(json: unknown): DwsaTransactionMetaV2 { return fromJson("DwsaTransactionMetaV2", DwsaTransactionMetaV2, json); }
/** Parses the JSON value of {@linkcode TransactionEventStage}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEventStageFromJson(json: unknown): TransactionEventStage { return fromJson("TransactionEventStage", member(TransactionEventStage, 21), json); }
/** Parses the JSON value of {@linkcode TransactionEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEventFromJson(json: unknown): TransactionEvent { return fromJson("TransactionEvent", TransactionEvent, json); }
/** Parses the JSON value of {@linkcode TransactionMetaV4}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV4FromJson(json: unknown): TransactionMetaV4 { return fromJson("TransactionMetaV4", TransactionMetaV4, json); }
/** Parses the JSON value of {@linkcode InvokeHostFunctionSuccessPreImage}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionSuccessPreImageFromJson(json: unknown): InvokeHostFunctionSuccessPreImage { return fromJson("InvokeHostFunctionSuccessPreImage", InvokeHostFunctionSuccessPreImage, json); }
/** Parses the JSON value of {@linkcode TransactionMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaFromJson(json: unknown): TransactionMeta { return fromJson("TransactionMeta", TransactionMeta, json); }
/** Parses the JSON value of {@linkcode TransactionResultMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultMetaFromJson(json: unknown): TransactionResultMeta { return fromJson("TransactionResultMeta", TransactionResultMeta, json); }
/** Parses the JSON value of {@linkcode TransactionResultMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultMetaV1FromJson(json: unknown): TransactionResultMetaV1 { return fromJson("TransactionResultMetaV1", TransactionResultMetaV1, json); }
/** Parses the JSON value of {@linkcode UpgradeEntryMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function upgradeEntryMetaFromJson(json: unknown): UpgradeEntryMeta { return fromJson("UpgradeEntryMeta", UpgradeEntryMeta, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMetaV0}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV0FromJson(json: unknown): LedgerCloseMetaV0 { return fromJson("LedgerCloseMetaV0", LedgerCloseMetaV0, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMetaExtV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaExtV1FromJson(json: unknown): LedgerCloseMetaExtV1 { return fromJson("LedgerCloseMetaExtV1", LedgerCloseMetaExtV1, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMetaExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaExtFromJson(json: unknown): LedgerCloseMetaExt { return fromJson("LedgerCloseMetaExt", LedgerCloseMetaExt, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV1FromJson(json: unknown): LedgerCloseMetaV1 { return fromJson("LedgerCloseMetaV1", LedgerCloseMetaV1, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV2FromJson(json: unknown): LedgerCloseMetaV2 { return fromJson("LedgerCloseMetaV2", LedgerCloseMetaV2, json); }
/** Parses the JSON value of {@linkcode LedgerCloseMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaFromJson(json: unknown): LedgerCloseMeta { return fromJson("LedgerCloseMeta", LedgerCloseMeta, json); }
