// Generated from xdr/idl/ledger.x by scripts/generate_xdr.ts. Do not edit.

import { ConfigUpgradeSet, ConfigUpgradeSetKey, ContractEvent, ContractEventBody, type ContractEventType, ContractEventV0, type DependentTxCluster, DiagnosticEvent, DwsaTransactionMeta, DwsaTransactionMetaExt, DwsaTransactionMetaExtV1, DwsaTransactionMetaV2, GeneralizedTransactionSet, InvokeHostFunctionSuccessPreImage, LedgerCloseMeta, LedgerCloseMetaExt, LedgerCloseMetaExtV1, LedgerCloseMetaV0, LedgerCloseMetaV1, LedgerCloseMetaV2, LedgerCloseValueSignature, LedgerEntryChange, type LedgerEntryChangeType, type LedgerEntryChanges, LedgerHeader, LedgerHeaderExt, LedgerHeaderExtensionV1, LedgerHeaderExtensionV1Ext, type LedgerHeaderFlags, LedgerHeaderHistoryEntry, LedgerHeaderHistoryEntryExt, LedgerScpMessages, LedgerUpgrade, type LedgerUpgradeType, OperationMeta, OperationMetaV2, type ParallelTxExecutionStage, ParallelTxsComponent, ScpHistoryEntry, ScpHistoryEntryV0, StellarValue, StellarValueExt, StellarValueProposedMsValue, StellarValueProposedValue, StellarValueSignedMsValue, type StellarValueType, TransactionEvent, type TransactionEventStage, TransactionHistoryEntry, TransactionHistoryEntryExt, TransactionHistoryResultEntry, TransactionHistoryResultEntryExt, TransactionMeta, TransactionMetaV1, TransactionMetaV2, TransactionMetaV3, TransactionMetaV4, TransactionPhase, TransactionResultMeta, TransactionResultMetaV1, TransactionResultPair, TransactionResultSet, TransactionSet, TransactionSetV1, TxSetComponent, TxSetComponentTxsMaybeDiscountedFee, type TxSetComponentType, UpgradeEntryMeta, type UpgradeType, contractEventTypeNames, ledgerEntryChangeTypeNames, ledgerHeaderFlagsNames, ledgerUpgradeTypeNames, stellarValueTypeNames, transactionEventStageNames, txSetComponentTypeNames } from "../../generated/ledger.ts";
import { TransactionEnvelope } from "../../generated/transaction.ts";
import { type Node, array, bool, fixedArray, members, optional, readJson, struct, union, varOpaque, versions } from "../_nodes.ts";
import { scValNode } from "./contract.ts";
import { configSettingEntryNode } from "./contract_config_setting.ts";
import { ledgerEntryNode, ledgerKeyNode } from "./ledger_entries.ts";
import { transactionResultNode } from "./result.ts";
import { scpEnvelopeNode, scpQuorumSetNode } from "./scp.ts";
import { transactionEnvelopeNode } from "./transaction.ts";
import { contractIdNode, extensionPointNode, hashNode, int64Node, nodeIdNode, signatureNode, timePointMsNode, timePointNode, uint32Node, uint64Node } from "./types.ts";

/** The JSON decoder of `UpgradeType`. @internal */
export const upgradeTypeNode: Node = /* @__PURE__ */ varOpaque(128);
/** Parses the JSON value of {@linkcode UpgradeType}; throws the same errors as {@linkcode scValFromJson}. */
export function upgradeTypeFromJson(json: unknown): UpgradeType {
  return readJson({ xdrName: "UpgradeType", read: (r) => r.varOpaque(128, "UpgradeType") }, upgradeTypeNode, json);
}

/** The JSON decoder of `StellarValueType`. @internal */
export const stellarValueTypeNode: Node = /* @__PURE__ */ members(stellarValueTypeNames, 12);
/** Parses the JSON value of {@linkcode StellarValueType}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueTypeFromJson(json: unknown): StellarValueType {
  return readJson({ xdrName: "StellarValueType", read: (r) => r.enum(stellarValueTypeNames, "StellarValueType") }, stellarValueTypeNode, json);
}

/** The JSON decoder of `LedgerCloseValueSignature`. @internal */
export const ledgerCloseValueSignatureNode: Node = /* @__PURE__ */ struct(() => ({ node_id: nodeIdNode, signature: signatureNode }));
/** Parses the JSON value of {@linkcode LedgerCloseValueSignature}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseValueSignatureFromJson(json: unknown): LedgerCloseValueSignature {
  return readJson(LedgerCloseValueSignature, ledgerCloseValueSignatureNode, json);
}

/** The JSON decoder of `StellarValueProposedValue`. @internal */
export const stellarValueProposedValueNode: Node = /* @__PURE__ */ struct(() => ({ tx_set_hash: hashNode, previous_ledger_hash: hashNode, previous_ledger_version: uint32Node, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Parses the JSON value of {@linkcode StellarValueProposedValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueProposedValueFromJson(json: unknown): StellarValueProposedValue {
  return readJson(StellarValueProposedValue, stellarValueProposedValueNode, json);
}

/** The JSON decoder of `StellarValueSignedMsValue`. @internal */
export const stellarValueSignedMsValueNode: Node = /* @__PURE__ */ struct(() => ({ close_time_ms: timePointMsNode, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Parses the JSON value of {@linkcode StellarValueSignedMsValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueSignedMsValueFromJson(json: unknown): StellarValueSignedMsValue {
  return readJson(StellarValueSignedMsValue, stellarValueSignedMsValueNode, json);
}

/** The JSON decoder of `StellarValueProposedMsValue`. @internal */
export const stellarValueProposedMsValueNode: Node = /* @__PURE__ */ struct(() => ({ close_time_ms: timePointMsNode, tx_set_hash: hashNode, previous_ledger_hash: hashNode, previous_ledger_version: uint32Node, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Parses the JSON value of {@linkcode StellarValueProposedMsValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueProposedMsValueFromJson(json: unknown): StellarValueProposedMsValue {
  return readJson(StellarValueProposedMsValue, stellarValueProposedMsValueNode, json);
}

/** The JSON decoder of `StellarValueExt`. @internal */
export const stellarValueExtNode: Node = /* @__PURE__ */ union(stellarValueTypeNames, 12, () => ({ 1: ledgerCloseValueSignatureNode, 2: stellarValueProposedValueNode, 3: stellarValueSignedMsValueNode, 4: stellarValueProposedMsValueNode }));
/** Parses the JSON value of {@linkcode StellarValueExt}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueExtFromJson(json: unknown): StellarValueExt {
  return readJson(StellarValueExt, stellarValueExtNode, json);
}

/** The JSON decoder of `StellarValue`. @internal */
export const stellarValueNode: Node = /* @__PURE__ */ struct(() => ({ tx_set_hash: hashNode, close_time: timePointNode, upgrades: /* @__PURE__ */ array(() => upgradeTypeNode, 6), ext: stellarValueExtNode }));
/** Parses the JSON value of {@linkcode StellarValue}; throws the same errors as {@linkcode scValFromJson}. */
export function stellarValueFromJson(json: unknown): StellarValue {
  return readJson(StellarValue, stellarValueNode, json);
}

/** The JSON decoder of `LedgerHeaderFlags`. @internal */
export const ledgerHeaderFlagsNode: Node = /* @__PURE__ */ members(ledgerHeaderFlagsNames, 20);
/** Parses the JSON value of {@linkcode LedgerHeaderFlags}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderFlagsFromJson(json: unknown): LedgerHeaderFlags {
  return readJson({ xdrName: "LedgerHeaderFlags", read: (r) => r.enum(ledgerHeaderFlagsNames, "LedgerHeaderFlags") }, ledgerHeaderFlagsNode, json);
}

/** The JSON decoder of `LedgerHeaderExtensionV1Ext`. @internal */
export const ledgerHeaderExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode LedgerHeaderExtensionV1Ext}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtensionV1ExtFromJson(json: unknown): LedgerHeaderExtensionV1Ext {
  return readJson(LedgerHeaderExtensionV1Ext, ledgerHeaderExtensionV1ExtNode, json);
}

/** The JSON decoder of `LedgerHeaderExtensionV1`. @internal */
export const ledgerHeaderExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ flags: uint32Node, ext: ledgerHeaderExtensionV1ExtNode }));
/** Parses the JSON value of {@linkcode LedgerHeaderExtensionV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtensionV1FromJson(json: unknown): LedgerHeaderExtensionV1 {
  return readJson(LedgerHeaderExtensionV1, ledgerHeaderExtensionV1Node, json);
}

/** The JSON decoder of `LedgerHeaderExt`. @internal */
export const ledgerHeaderExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerHeaderExtensionV1Node }));
/** Parses the JSON value of {@linkcode LedgerHeaderExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderExtFromJson(json: unknown): LedgerHeaderExt {
  return readJson(LedgerHeaderExt, ledgerHeaderExtNode, json);
}

/** The JSON decoder of `LedgerHeader`. @internal */
export const ledgerHeaderNode: Node = /* @__PURE__ */ struct(() => ({ ledger_version: uint32Node, previous_ledger_hash: hashNode, scp_value: stellarValueNode, tx_set_result_hash: hashNode, bucket_list_hash: hashNode, ledger_seq: uint32Node, total_coins: int64Node, fee_pool: int64Node, inflation_seq: uint32Node, id_pool: uint64Node, base_fee: uint32Node, base_reserve: uint32Node, max_tx_set_size: uint32Node, skip_list: /* @__PURE__ */ fixedArray(() => hashNode, 4), ext: ledgerHeaderExtNode }));
/** Parses the JSON value of {@linkcode LedgerHeader}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderFromJson(json: unknown): LedgerHeader {
  return readJson(LedgerHeader, ledgerHeaderNode, json);
}

/** The JSON decoder of `LedgerUpgradeType`. @internal */
export const ledgerUpgradeTypeNode: Node = /* @__PURE__ */ members(ledgerUpgradeTypeNames, 13);
/** Parses the JSON value of {@linkcode LedgerUpgradeType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerUpgradeTypeFromJson(json: unknown): LedgerUpgradeType {
  return readJson({ xdrName: "LedgerUpgradeType", read: (r) => r.enum(ledgerUpgradeTypeNames, "LedgerUpgradeType") }, ledgerUpgradeTypeNode, json);
}

/** The JSON decoder of `ConfigUpgradeSetKey`. @internal */
export const configUpgradeSetKeyNode: Node = /* @__PURE__ */ struct(() => ({ contract_id: contractIdNode, content_hash: hashNode }));
/** Parses the JSON value of {@linkcode ConfigUpgradeSetKey}; throws the same errors as {@linkcode scValFromJson}. */
export function configUpgradeSetKeyFromJson(json: unknown): ConfigUpgradeSetKey {
  return readJson(ConfigUpgradeSetKey, configUpgradeSetKeyNode, json);
}

/** The JSON decoder of `LedgerUpgrade`. @internal */
export const ledgerUpgradeNode: Node = /* @__PURE__ */ union(ledgerUpgradeTypeNames, 13, () => ({ 1: uint32Node, 2: uint32Node, 3: uint32Node, 4: uint32Node, 5: uint32Node, 6: configUpgradeSetKeyNode, 7: uint32Node }));
/** Parses the JSON value of {@linkcode LedgerUpgrade}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerUpgradeFromJson(json: unknown): LedgerUpgrade {
  return readJson(LedgerUpgrade, ledgerUpgradeNode, json);
}

/** The JSON decoder of `ConfigUpgradeSet`. @internal */
export const configUpgradeSetNode: Node = /* @__PURE__ */ struct(() => ({ updated_entry: /* @__PURE__ */ array(() => configSettingEntryNode) }));
/** Parses the JSON value of {@linkcode ConfigUpgradeSet}; throws the same errors as {@linkcode scValFromJson}. */
export function configUpgradeSetFromJson(json: unknown): ConfigUpgradeSet {
  return readJson(ConfigUpgradeSet, configUpgradeSetNode, json);
}

/** The JSON decoder of `TxSetComponentType`. @internal */
export const txSetComponentTypeNode: Node = /* @__PURE__ */ members(txSetComponentTypeNames);
/** Parses the JSON value of {@linkcode TxSetComponentType}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentTypeFromJson(json: unknown): TxSetComponentType {
  return readJson({ xdrName: "TxSetComponentType", read: (r) => r.enum(txSetComponentTypeNames, "TxSetComponentType") }, txSetComponentTypeNode, json);
}

/** The JSON decoder of `DependentTxCluster`. @internal */
export const dependentTxClusterNode: Node = /* @__PURE__ */ array(() => transactionEnvelopeNode);
/** Parses the JSON value of {@linkcode DependentTxCluster}; throws the same errors as {@linkcode scValFromJson}. */
export function dependentTxClusterFromJson(json: unknown): DependentTxCluster {
  return readJson({ xdrName: "DependentTxCluster", read: (r) => r.array(4294967295, 68, "DependentTxCluster", TransactionEnvelope.read) }, dependentTxClusterNode, json);
}

/** The JSON decoder of `ParallelTxExecutionStage`. @internal */
export const parallelTxExecutionStageNode: Node = /* @__PURE__ */ array(() => dependentTxClusterNode);
/** Parses the JSON value of {@linkcode ParallelTxExecutionStage}; throws the same errors as {@linkcode scValFromJson}. */
export function parallelTxExecutionStageFromJson(json: unknown): ParallelTxExecutionStage {
  return readJson({ xdrName: "ParallelTxExecutionStage", read: (r) => r.array(4294967295, 4, "ParallelTxExecutionStage", (r) => r.array(4294967295, 68, "ParallelTxExecutionStage", TransactionEnvelope.read)) }, parallelTxExecutionStageNode, json);
}

/** The JSON decoder of `ParallelTxsComponent`. @internal */
export const parallelTxsComponentNode: Node = /* @__PURE__ */ struct(() => ({ base_fee: /* @__PURE__ */ optional(() => int64Node), execution_stages: /* @__PURE__ */ array(() => parallelTxExecutionStageNode) }));
/** Parses the JSON value of {@linkcode ParallelTxsComponent}; throws the same errors as {@linkcode scValFromJson}. */
export function parallelTxsComponentFromJson(json: unknown): ParallelTxsComponent {
  return readJson(ParallelTxsComponent, parallelTxsComponentNode, json);
}

/** The JSON decoder of `TxSetComponentTxsMaybeDiscountedFee`. @internal */
export const txSetComponentTxsMaybeDiscountedFeeNode: Node = /* @__PURE__ */ struct(() => ({ base_fee: /* @__PURE__ */ optional(() => int64Node), txs: /* @__PURE__ */ array(() => transactionEnvelopeNode) }));
/** Parses the JSON value of {@linkcode TxSetComponentTxsMaybeDiscountedFee}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentTxsMaybeDiscountedFeeFromJson(json: unknown): TxSetComponentTxsMaybeDiscountedFee {
  return readJson(TxSetComponentTxsMaybeDiscountedFee, txSetComponentTxsMaybeDiscountedFeeNode, json);
}

/** The JSON decoder of `TxSetComponent`. @internal */
export const txSetComponentNode: Node = /* @__PURE__ */ union(txSetComponentTypeNames, 0, () => ({ 0: txSetComponentTxsMaybeDiscountedFeeNode }));
/** Parses the JSON value of {@linkcode TxSetComponent}; throws the same errors as {@linkcode scValFromJson}. */
export function txSetComponentFromJson(json: unknown): TxSetComponent {
  return readJson(TxSetComponent, txSetComponentNode, json);
}

/** The JSON decoder of `TransactionPhase`. @internal */
export const transactionPhaseNode: Node = /* @__PURE__ */ versions(() => ({ 0: /* @__PURE__ */ array(() => txSetComponentNode), 1: parallelTxsComponentNode }));
/** Parses the JSON value of {@linkcode TransactionPhase}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionPhaseFromJson(json: unknown): TransactionPhase {
  return readJson(TransactionPhase, transactionPhaseNode, json);
}

/** The JSON decoder of `TransactionSet`. @internal */
export const transactionSetNode: Node = /* @__PURE__ */ struct(() => ({ previous_ledger_hash: hashNode, txs: /* @__PURE__ */ array(() => transactionEnvelopeNode) }));
/** Parses the JSON value of {@linkcode TransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSetFromJson(json: unknown): TransactionSet {
  return readJson(TransactionSet, transactionSetNode, json);
}

/** The JSON decoder of `TransactionSetV1`. @internal */
export const transactionSetV1Node: Node = /* @__PURE__ */ struct(() => ({ previous_ledger_hash: hashNode, phases: /* @__PURE__ */ array(() => transactionPhaseNode) }));
/** Parses the JSON value of {@linkcode TransactionSetV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionSetV1FromJson(json: unknown): TransactionSetV1 {
  return readJson(TransactionSetV1, transactionSetV1Node, json);
}

/** The JSON decoder of `GeneralizedTransactionSet`. @internal */
export const generalizedTransactionSetNode: Node = /* @__PURE__ */ versions(() => ({ 1: transactionSetV1Node }));
/** Parses the JSON value of {@linkcode GeneralizedTransactionSet}; throws the same errors as {@linkcode scValFromJson}. */
export function generalizedTransactionSetFromJson(json: unknown): GeneralizedTransactionSet {
  return readJson(GeneralizedTransactionSet, generalizedTransactionSetNode, json);
}

/** The JSON decoder of `TransactionResultPair`. @internal */
export const transactionResultPairNode: Node = /* @__PURE__ */ struct(() => ({ transaction_hash: hashNode, result: transactionResultNode }));
/** Parses the JSON value of {@linkcode TransactionResultPair}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultPairFromJson(json: unknown): TransactionResultPair {
  return readJson(TransactionResultPair, transactionResultPairNode, json);
}

/** The JSON decoder of `TransactionResultSet`. @internal */
export const transactionResultSetNode: Node = /* @__PURE__ */ struct(() => ({ results: /* @__PURE__ */ array(() => transactionResultPairNode) }));
/** Parses the JSON value of {@linkcode TransactionResultSet}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultSetFromJson(json: unknown): TransactionResultSet {
  return readJson(TransactionResultSet, transactionResultSetNode, json);
}

/** The JSON decoder of `TransactionHistoryEntryExt`. @internal */
export const transactionHistoryEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: generalizedTransactionSetNode }));
/** Parses the JSON value of {@linkcode TransactionHistoryEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryEntryExtFromJson(json: unknown): TransactionHistoryEntryExt {
  return readJson(TransactionHistoryEntryExt, transactionHistoryEntryExtNode, json);
}

/** The JSON decoder of `TransactionHistoryEntry`. @internal */
export const transactionHistoryEntryNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, tx_set: transactionSetNode, ext: transactionHistoryEntryExtNode }));
/** Parses the JSON value of {@linkcode TransactionHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryEntryFromJson(json: unknown): TransactionHistoryEntry {
  return readJson(TransactionHistoryEntry, transactionHistoryEntryNode, json);
}

/** The JSON decoder of `TransactionHistoryResultEntryExt`. @internal */
export const transactionHistoryResultEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode TransactionHistoryResultEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryResultEntryExtFromJson(json: unknown): TransactionHistoryResultEntryExt {
  return readJson(TransactionHistoryResultEntryExt, transactionHistoryResultEntryExtNode, json);
}

/** The JSON decoder of `TransactionHistoryResultEntry`. @internal */
export const transactionHistoryResultEntryNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, tx_result_set: transactionResultSetNode, ext: transactionHistoryResultEntryExtNode }));
/** Parses the JSON value of {@linkcode TransactionHistoryResultEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionHistoryResultEntryFromJson(json: unknown): TransactionHistoryResultEntry {
  return readJson(TransactionHistoryResultEntry, transactionHistoryResultEntryNode, json);
}

/** The JSON decoder of `LedgerHeaderHistoryEntryExt`. @internal */
export const ledgerHeaderHistoryEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Parses the JSON value of {@linkcode LedgerHeaderHistoryEntryExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderHistoryEntryExtFromJson(json: unknown): LedgerHeaderHistoryEntryExt {
  return readJson(LedgerHeaderHistoryEntryExt, ledgerHeaderHistoryEntryExtNode, json);
}

/** The JSON decoder of `LedgerHeaderHistoryEntry`. @internal */
export const ledgerHeaderHistoryEntryNode: Node = /* @__PURE__ */ struct(() => ({ hash: hashNode, header: ledgerHeaderNode, ext: ledgerHeaderHistoryEntryExtNode }));
/** Parses the JSON value of {@linkcode LedgerHeaderHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerHeaderHistoryEntryFromJson(json: unknown): LedgerHeaderHistoryEntry {
  return readJson(LedgerHeaderHistoryEntry, ledgerHeaderHistoryEntryNode, json);
}

/** The JSON decoder of `LedgerScpMessages`. @internal */
export const ledgerScpMessagesNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, messages: /* @__PURE__ */ array(() => scpEnvelopeNode) }));
/** Parses the JSON value of {@linkcode LedgerScpMessages}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerScpMessagesFromJson(json: unknown): LedgerScpMessages {
  return readJson(LedgerScpMessages, ledgerScpMessagesNode, json);
}

/** The JSON decoder of `ScpHistoryEntryV0`. @internal */
export const scpHistoryEntryV0Node: Node = /* @__PURE__ */ struct(() => ({ quorum_sets: /* @__PURE__ */ array(() => scpQuorumSetNode), ledger_messages: ledgerScpMessagesNode }));
/** Parses the JSON value of {@linkcode ScpHistoryEntryV0}; throws the same errors as {@linkcode scValFromJson}. */
export function scpHistoryEntryV0FromJson(json: unknown): ScpHistoryEntryV0 {
  return readJson(ScpHistoryEntryV0, scpHistoryEntryV0Node, json);
}

/** The JSON decoder of `ScpHistoryEntry`. @internal */
export const scpHistoryEntryNode: Node = /* @__PURE__ */ versions(() => ({ 0: scpHistoryEntryV0Node }));
/** Parses the JSON value of {@linkcode ScpHistoryEntry}; throws the same errors as {@linkcode scValFromJson}. */
export function scpHistoryEntryFromJson(json: unknown): ScpHistoryEntry {
  return readJson(ScpHistoryEntry, scpHistoryEntryNode, json);
}

/** The JSON decoder of `LedgerEntryChangeType`. @internal */
export const ledgerEntryChangeTypeNode: Node = /* @__PURE__ */ members(ledgerEntryChangeTypeNames, 11);
/** Parses the JSON value of {@linkcode LedgerEntryChangeType}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangeTypeFromJson(json: unknown): LedgerEntryChangeType {
  return readJson({ xdrName: "LedgerEntryChangeType", read: (r) => r.enum(ledgerEntryChangeTypeNames, "LedgerEntryChangeType") }, ledgerEntryChangeTypeNode, json);
}

/** The JSON decoder of `LedgerEntryChange`. @internal */
export const ledgerEntryChangeNode: Node = /* @__PURE__ */ union(ledgerEntryChangeTypeNames, 11, () => ({ 0: ledgerEntryNode, 1: ledgerEntryNode, 2: ledgerKeyNode, 3: ledgerEntryNode, 4: ledgerEntryNode }));
/** Parses the JSON value of {@linkcode LedgerEntryChange}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangeFromJson(json: unknown): LedgerEntryChange {
  return readJson(LedgerEntryChange, ledgerEntryChangeNode, json);
}

/** The JSON decoder of `LedgerEntryChanges`. @internal */
export const ledgerEntryChangesNode: Node = /* @__PURE__ */ array(() => ledgerEntryChangeNode);
/** Parses the JSON value of {@linkcode LedgerEntryChanges}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerEntryChangesFromJson(json: unknown): LedgerEntryChanges {
  return readJson({ xdrName: "LedgerEntryChanges", read: (r) => r.array(4294967295, 12, "LedgerEntryChanges", LedgerEntryChange.read) }, ledgerEntryChangesNode, json);
}

/** The JSON decoder of `OperationMeta`. @internal */
export const operationMetaNode: Node = /* @__PURE__ */ struct(() => ({ changes: ledgerEntryChangesNode }));
/** Parses the JSON value of {@linkcode OperationMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function operationMetaFromJson(json: unknown): OperationMeta {
  return readJson(OperationMeta, operationMetaNode, json);
}

/** The JSON decoder of `TransactionMetaV1`. @internal */
export const transactionMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ tx_changes: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode) }));
/** Parses the JSON value of {@linkcode TransactionMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV1FromJson(json: unknown): TransactionMetaV1 {
  return readJson(TransactionMetaV1, transactionMetaV1Node, json);
}

/** The JSON decoder of `TransactionMetaV2`. @internal */
export const transactionMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode), tx_changes_after: ledgerEntryChangesNode }));
/** Parses the JSON value of {@linkcode TransactionMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV2FromJson(json: unknown): TransactionMetaV2 {
  return readJson(TransactionMetaV2, transactionMetaV2Node, json);
}

/** The JSON decoder of `ContractEventType`. @internal */
export const contractEventTypeNode: Node = /* @__PURE__ */ members(contractEventTypeNames);
/** Parses the JSON value of {@linkcode ContractEventType}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventTypeFromJson(json: unknown): ContractEventType {
  return readJson({ xdrName: "ContractEventType", read: (r) => r.enum(contractEventTypeNames, "ContractEventType") }, contractEventTypeNode, json);
}

/** The JSON decoder of `ContractEventV0`. @internal */
export const contractEventV0Node: Node = /* @__PURE__ */ struct(() => ({ topics: /* @__PURE__ */ array(() => scValNode), data: scValNode }));
/** Parses the JSON value of {@linkcode ContractEventV0}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventV0FromJson(json: unknown): ContractEventV0 {
  return readJson(ContractEventV0, contractEventV0Node, json);
}

/** The JSON decoder of `ContractEventBody`. @internal */
export const contractEventBodyNode: Node = /* @__PURE__ */ versions(() => ({ 0: contractEventV0Node }));
/** Parses the JSON value of {@linkcode ContractEventBody}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventBodyFromJson(json: unknown): ContractEventBody {
  return readJson(ContractEventBody, contractEventBodyNode, json);
}

/** The JSON decoder of `ContractEvent`. @internal */
export const contractEventNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, contract_id: /* @__PURE__ */ optional(() => contractIdNode), type: contractEventTypeNode, body: contractEventBodyNode }));
/** Parses the JSON value of {@linkcode ContractEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function contractEventFromJson(json: unknown): ContractEvent {
  return readJson(ContractEvent, contractEventNode, json);
}

/** The JSON decoder of `DiagnosticEvent`. @internal */
export const diagnosticEventNode: Node = /* @__PURE__ */ struct(() => ({ in_successful_contract_call: bool, event: contractEventNode }));
/** Parses the JSON value of {@linkcode DiagnosticEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function diagnosticEventFromJson(json: unknown): DiagnosticEvent {
  return readJson(DiagnosticEvent, diagnosticEventNode, json);
}

/** The JSON decoder of `DwsaTransactionMetaExtV1`. @internal */
export const dwsaTransactionMetaExtV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, total_non_refundable_resource_fee_charged: int64Node, total_refundable_resource_fee_charged: int64Node, rent_fee_charged: int64Node }));
/** Parses the JSON value of {@linkcode DwsaTransactionMetaExtV1}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaExtV1FromJson(json: unknown): DwsaTransactionMetaExtV1 {
  return readJson(DwsaTransactionMetaExtV1, dwsaTransactionMetaExtV1Node, json);
}

/** The JSON decoder of `DwsaTransactionMetaExt`. @internal */
export const dwsaTransactionMetaExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaTransactionMetaExtV1Node }));
/** Parses the JSON value of {@linkcode DwsaTransactionMetaExt}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaExtFromJson(json: unknown): DwsaTransactionMetaExt {
  return readJson(DwsaTransactionMetaExt, dwsaTransactionMetaExtNode, json);
}

/** The JSON decoder of `DwsaTransactionMeta`. @internal */
export const dwsaTransactionMetaNode: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionMetaExtNode, events: /* @__PURE__ */ array(() => contractEventNode), return_value: scValNode, diagnostic_events: /* @__PURE__ */ array(() => diagnosticEventNode) }));
/** Parses the JSON value of {@linkcode DwsaTransactionMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaFromJson(json: unknown): DwsaTransactionMeta {
  return readJson(DwsaTransactionMeta, dwsaTransactionMetaNode, json);
}

/** The JSON decoder of `TransactionMetaV3`. @internal */
export const transactionMetaV3Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode), tx_changes_after: ledgerEntryChangesNode, dwsa_meta: /* @__PURE__ */ optional(() => dwsaTransactionMetaNode) }));
/** Parses the JSON value of {@linkcode TransactionMetaV3}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV3FromJson(json: unknown): TransactionMetaV3 {
  return readJson(TransactionMetaV3, transactionMetaV3Node, json);
}

/** The JSON decoder of `OperationMetaV2`. @internal */
export const operationMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, changes: ledgerEntryChangesNode, events: /* @__PURE__ */ array(() => contractEventNode) }));
/** Parses the JSON value of {@linkcode OperationMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function operationMetaV2FromJson(json: unknown): OperationMetaV2 {
  return readJson(OperationMetaV2, operationMetaV2Node, json);
}

/** The JSON decoder of `DwsaTransactionMetaV2`. @internal */
export const dwsaTransactionMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionMetaExtNode, return_value: /* @__PURE__ */ optional(() => scValNode) }));
/** Parses the JSON value of {@linkcode DwsaTransactionMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function dwsaTransactionMetaV2FromJson(json: unknown): DwsaTransactionMetaV2 {
  return readJson(DwsaTransactionMetaV2, dwsaTransactionMetaV2Node, json);
}

/** The JSON decoder of `TransactionEventStage`. @internal */
export const transactionEventStageNode: Node = /* @__PURE__ */ members(transactionEventStageNames, 21);
/** Parses the JSON value of {@linkcode TransactionEventStage}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEventStageFromJson(json: unknown): TransactionEventStage {
  return readJson({ xdrName: "TransactionEventStage", read: (r) => r.enum(transactionEventStageNames, "TransactionEventStage") }, transactionEventStageNode, json);
}

/** The JSON decoder of `TransactionEvent`. @internal */
export const transactionEventNode: Node = /* @__PURE__ */ struct(() => ({ stage: transactionEventStageNode, event: contractEventNode }));
/** Parses the JSON value of {@linkcode TransactionEvent}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionEventFromJson(json: unknown): TransactionEvent {
  return readJson(TransactionEvent, transactionEventNode, json);
}

/** The JSON decoder of `TransactionMetaV4`. @internal */
export const transactionMetaV4Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaV2Node), tx_changes_after: ledgerEntryChangesNode, dwsa_meta: /* @__PURE__ */ optional(() => dwsaTransactionMetaV2Node), events: /* @__PURE__ */ array(() => transactionEventNode), diagnostic_events: /* @__PURE__ */ array(() => diagnosticEventNode) }));
/** Parses the JSON value of {@linkcode TransactionMetaV4}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaV4FromJson(json: unknown): TransactionMetaV4 {
  return readJson(TransactionMetaV4, transactionMetaV4Node, json);
}

/** The JSON decoder of `InvokeHostFunctionSuccessPreImage`. @internal */
export const invokeHostFunctionSuccessPreImageNode: Node = /* @__PURE__ */ struct(() => ({ return_value: scValNode, events: /* @__PURE__ */ array(() => contractEventNode) }));
/** Parses the JSON value of {@linkcode InvokeHostFunctionSuccessPreImage}; throws the same errors as {@linkcode scValFromJson}. */
export function invokeHostFunctionSuccessPreImageFromJson(json: unknown): InvokeHostFunctionSuccessPreImage {
  return readJson(InvokeHostFunctionSuccessPreImage, invokeHostFunctionSuccessPreImageNode, json);
}

/** The JSON decoder of `TransactionMeta`. @internal */
export const transactionMetaNode: Node = /* @__PURE__ */ versions(() => ({ 0: /* @__PURE__ */ array(() => operationMetaNode), 1: transactionMetaV1Node, 2: transactionMetaV2Node, 3: transactionMetaV3Node, 4: transactionMetaV4Node }));
/** Parses the JSON value of {@linkcode TransactionMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionMetaFromJson(json: unknown): TransactionMeta {
  return readJson(TransactionMeta, transactionMetaNode, json);
}

/** The JSON decoder of `TransactionResultMeta`. @internal */
export const transactionResultMetaNode: Node = /* @__PURE__ */ struct(() => ({ result: transactionResultPairNode, fee_processing: ledgerEntryChangesNode, tx_apply_processing: transactionMetaNode }));
/** Parses the JSON value of {@linkcode TransactionResultMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultMetaFromJson(json: unknown): TransactionResultMeta {
  return readJson(TransactionResultMeta, transactionResultMetaNode, json);
}

/** The JSON decoder of `TransactionResultMetaV1`. @internal */
export const transactionResultMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, result: transactionResultPairNode, fee_processing: ledgerEntryChangesNode, tx_apply_processing: transactionMetaNode, post_tx_apply_fee_processing: ledgerEntryChangesNode }));
/** Parses the JSON value of {@linkcode TransactionResultMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function transactionResultMetaV1FromJson(json: unknown): TransactionResultMetaV1 {
  return readJson(TransactionResultMetaV1, transactionResultMetaV1Node, json);
}

/** The JSON decoder of `UpgradeEntryMeta`. @internal */
export const upgradeEntryMetaNode: Node = /* @__PURE__ */ struct(() => ({ upgrade: ledgerUpgradeNode, changes: ledgerEntryChangesNode }));
/** Parses the JSON value of {@linkcode UpgradeEntryMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function upgradeEntryMetaFromJson(json: unknown): UpgradeEntryMeta {
  return readJson(UpgradeEntryMeta, upgradeEntryMetaNode, json);
}

/** The JSON decoder of `LedgerCloseMetaV0`. @internal */
export const ledgerCloseMetaV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_header: ledgerHeaderHistoryEntryNode, tx_set: transactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaNode), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode) }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaV0}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV0FromJson(json: unknown): LedgerCloseMetaV0 {
  return readJson(LedgerCloseMetaV0, ledgerCloseMetaV0Node, json);
}

/** The JSON decoder of `LedgerCloseMetaExtV1`. @internal */
export const ledgerCloseMetaExtV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, dwsa_fee_write1_kb: int64Node }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaExtV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaExtV1FromJson(json: unknown): LedgerCloseMetaExtV1 {
  return readJson(LedgerCloseMetaExtV1, ledgerCloseMetaExtV1Node, json);
}

/** The JSON decoder of `LedgerCloseMetaExt`. @internal */
export const ledgerCloseMetaExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerCloseMetaExtV1Node }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaExt}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaExtFromJson(json: unknown): LedgerCloseMetaExt {
  return readJson(LedgerCloseMetaExt, ledgerCloseMetaExtNode, json);
}

/** The JSON decoder of `LedgerCloseMetaV1`. @internal */
export const ledgerCloseMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: ledgerCloseMetaExtNode, ledger_header: ledgerHeaderHistoryEntryNode, tx_set: generalizedTransactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaNode), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode), total_byte_size_of_live_dwsa_state: uint64Node, evicted_keys: /* @__PURE__ */ array(() => ledgerKeyNode), unused: /* @__PURE__ */ array(() => ledgerEntryNode) }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaV1}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV1FromJson(json: unknown): LedgerCloseMetaV1 {
  return readJson(LedgerCloseMetaV1, ledgerCloseMetaV1Node, json);
}

/** The JSON decoder of `LedgerCloseMetaV2`. @internal */
export const ledgerCloseMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: ledgerCloseMetaExtNode, ledger_header: ledgerHeaderHistoryEntryNode, tx_set: generalizedTransactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaV1Node), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode), total_byte_size_of_live_dwsa_state: uint64Node, evicted_keys: /* @__PURE__ */ array(() => ledgerKeyNode) }));
/** Parses the JSON value of {@linkcode LedgerCloseMetaV2}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaV2FromJson(json: unknown): LedgerCloseMetaV2 {
  return readJson(LedgerCloseMetaV2, ledgerCloseMetaV2Node, json);
}

/** The JSON decoder of `LedgerCloseMeta`. @internal */
export const ledgerCloseMetaNode: Node = /* @__PURE__ */ versions(() => ({ 0: ledgerCloseMetaV0Node, 1: ledgerCloseMetaV1Node, 2: ledgerCloseMetaV2Node }));
/** Parses the JSON value of {@linkcode LedgerCloseMeta}; throws the same errors as {@linkcode scValFromJson}. */
export function ledgerCloseMetaFromJson(json: unknown): LedgerCloseMeta {
  return readJson(LedgerCloseMeta, ledgerCloseMetaNode, json);
}
