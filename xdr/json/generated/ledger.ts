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

/** How the JSON of `UpgradeType` is read. @internal */
export const upgradeTypeNode: Node = /* @__PURE__ */ varOpaque(128);
/** Reads {@linkcode UpgradeType} from its JSON value, as {@linkcode scValFromJson} does. */
export function upgradeTypeFromJson(json: unknown): UpgradeType {
  return readJson({ xdrName: "UpgradeType", read: (r) => r.varOpaque(128, "UpgradeType") }, upgradeTypeNode, json);
}

/** How the JSON of `StellarValueType` is read. @internal */
export const stellarValueTypeNode: Node = /* @__PURE__ */ members(stellarValueTypeNames, 12);
/** Reads {@linkcode StellarValueType} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueTypeFromJson(json: unknown): StellarValueType {
  return readJson({ xdrName: "StellarValueType", read: (r) => r.enum(stellarValueTypeNames, "StellarValueType") }, stellarValueTypeNode, json);
}

/** How the JSON of `LedgerCloseValueSignature` is read. @internal */
export const ledgerCloseValueSignatureNode: Node = /* @__PURE__ */ struct(() => ({ node_id: nodeIdNode, signature: signatureNode }));
/** Reads {@linkcode LedgerCloseValueSignature} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseValueSignatureFromJson(json: unknown): LedgerCloseValueSignature {
  return readJson(LedgerCloseValueSignature, ledgerCloseValueSignatureNode, json);
}

/** How the JSON of `StellarValueProposedValue` is read. @internal */
export const stellarValueProposedValueNode: Node = /* @__PURE__ */ struct(() => ({ tx_set_hash: hashNode, previous_ledger_hash: hashNode, previous_ledger_version: uint32Node, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Reads {@linkcode StellarValueProposedValue} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueProposedValueFromJson(json: unknown): StellarValueProposedValue {
  return readJson(StellarValueProposedValue, stellarValueProposedValueNode, json);
}

/** How the JSON of `StellarValueSignedMsValue` is read. @internal */
export const stellarValueSignedMsValueNode: Node = /* @__PURE__ */ struct(() => ({ close_time_ms: timePointMsNode, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Reads {@linkcode StellarValueSignedMsValue} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueSignedMsValueFromJson(json: unknown): StellarValueSignedMsValue {
  return readJson(StellarValueSignedMsValue, stellarValueSignedMsValueNode, json);
}

/** How the JSON of `StellarValueProposedMsValue` is read. @internal */
export const stellarValueProposedMsValueNode: Node = /* @__PURE__ */ struct(() => ({ close_time_ms: timePointMsNode, tx_set_hash: hashNode, previous_ledger_hash: hashNode, previous_ledger_version: uint32Node, lc_value_signature: ledgerCloseValueSignatureNode }));
/** Reads {@linkcode StellarValueProposedMsValue} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueProposedMsValueFromJson(json: unknown): StellarValueProposedMsValue {
  return readJson(StellarValueProposedMsValue, stellarValueProposedMsValueNode, json);
}

/** How the JSON of `StellarValueExt` is read. @internal */
export const stellarValueExtNode: Node = /* @__PURE__ */ union(stellarValueTypeNames, 12, () => ({ 1: ledgerCloseValueSignatureNode, 2: stellarValueProposedValueNode, 3: stellarValueSignedMsValueNode, 4: stellarValueProposedMsValueNode }));
/** Reads {@linkcode StellarValueExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueExtFromJson(json: unknown): StellarValueExt {
  return readJson(StellarValueExt, stellarValueExtNode, json);
}

/** How the JSON of `StellarValue` is read. @internal */
export const stellarValueNode: Node = /* @__PURE__ */ struct(() => ({ tx_set_hash: hashNode, close_time: timePointNode, upgrades: /* @__PURE__ */ array(() => upgradeTypeNode, 6), ext: stellarValueExtNode }));
/** Reads {@linkcode StellarValue} from its JSON value, as {@linkcode scValFromJson} does. */
export function stellarValueFromJson(json: unknown): StellarValue {
  return readJson(StellarValue, stellarValueNode, json);
}

/** How the JSON of `LedgerHeaderFlags` is read. @internal */
export const ledgerHeaderFlagsNode: Node = /* @__PURE__ */ members(ledgerHeaderFlagsNames, 20);
/** Reads {@linkcode LedgerHeaderFlags} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderFlagsFromJson(json: unknown): LedgerHeaderFlags {
  return readJson({ xdrName: "LedgerHeaderFlags", read: (r) => r.enum(ledgerHeaderFlagsNames, "LedgerHeaderFlags") }, ledgerHeaderFlagsNode, json);
}

/** How the JSON of `LedgerHeaderExtensionV1Ext` is read. @internal */
export const ledgerHeaderExtensionV1ExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode LedgerHeaderExtensionV1Ext} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderExtensionV1ExtFromJson(json: unknown): LedgerHeaderExtensionV1Ext {
  return readJson(LedgerHeaderExtensionV1Ext, ledgerHeaderExtensionV1ExtNode, json);
}

/** How the JSON of `LedgerHeaderExtensionV1` is read. @internal */
export const ledgerHeaderExtensionV1Node: Node = /* @__PURE__ */ struct(() => ({ flags: uint32Node, ext: ledgerHeaderExtensionV1ExtNode }));
/** Reads {@linkcode LedgerHeaderExtensionV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderExtensionV1FromJson(json: unknown): LedgerHeaderExtensionV1 {
  return readJson(LedgerHeaderExtensionV1, ledgerHeaderExtensionV1Node, json);
}

/** How the JSON of `LedgerHeaderExt` is read. @internal */
export const ledgerHeaderExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerHeaderExtensionV1Node }));
/** Reads {@linkcode LedgerHeaderExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderExtFromJson(json: unknown): LedgerHeaderExt {
  return readJson(LedgerHeaderExt, ledgerHeaderExtNode, json);
}

/** How the JSON of `LedgerHeader` is read. @internal */
export const ledgerHeaderNode: Node = /* @__PURE__ */ struct(() => ({ ledger_version: uint32Node, previous_ledger_hash: hashNode, scp_value: stellarValueNode, tx_set_result_hash: hashNode, bucket_list_hash: hashNode, ledger_seq: uint32Node, total_coins: int64Node, fee_pool: int64Node, inflation_seq: uint32Node, id_pool: uint64Node, base_fee: uint32Node, base_reserve: uint32Node, max_tx_set_size: uint32Node, skip_list: /* @__PURE__ */ fixedArray(() => hashNode, 4), ext: ledgerHeaderExtNode }));
/** Reads {@linkcode LedgerHeader} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderFromJson(json: unknown): LedgerHeader {
  return readJson(LedgerHeader, ledgerHeaderNode, json);
}

/** How the JSON of `LedgerUpgradeType` is read. @internal */
export const ledgerUpgradeTypeNode: Node = /* @__PURE__ */ members(ledgerUpgradeTypeNames, 13);
/** Reads {@linkcode LedgerUpgradeType} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerUpgradeTypeFromJson(json: unknown): LedgerUpgradeType {
  return readJson({ xdrName: "LedgerUpgradeType", read: (r) => r.enum(ledgerUpgradeTypeNames, "LedgerUpgradeType") }, ledgerUpgradeTypeNode, json);
}

/** How the JSON of `ConfigUpgradeSetKey` is read. @internal */
export const configUpgradeSetKeyNode: Node = /* @__PURE__ */ struct(() => ({ contract_id: contractIdNode, content_hash: hashNode }));
/** Reads {@linkcode ConfigUpgradeSetKey} from its JSON value, as {@linkcode scValFromJson} does. */
export function configUpgradeSetKeyFromJson(json: unknown): ConfigUpgradeSetKey {
  return readJson(ConfigUpgradeSetKey, configUpgradeSetKeyNode, json);
}

/** How the JSON of `LedgerUpgrade` is read. @internal */
export const ledgerUpgradeNode: Node = /* @__PURE__ */ union(ledgerUpgradeTypeNames, 13, () => ({ 1: uint32Node, 2: uint32Node, 3: uint32Node, 4: uint32Node, 5: uint32Node, 6: configUpgradeSetKeyNode, 7: uint32Node }));
/** Reads {@linkcode LedgerUpgrade} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerUpgradeFromJson(json: unknown): LedgerUpgrade {
  return readJson(LedgerUpgrade, ledgerUpgradeNode, json);
}

/** How the JSON of `ConfigUpgradeSet` is read. @internal */
export const configUpgradeSetNode: Node = /* @__PURE__ */ struct(() => ({ updated_entry: /* @__PURE__ */ array(() => configSettingEntryNode) }));
/** Reads {@linkcode ConfigUpgradeSet} from its JSON value, as {@linkcode scValFromJson} does. */
export function configUpgradeSetFromJson(json: unknown): ConfigUpgradeSet {
  return readJson(ConfigUpgradeSet, configUpgradeSetNode, json);
}

/** How the JSON of `TxSetComponentType` is read. @internal */
export const txSetComponentTypeNode: Node = /* @__PURE__ */ members(txSetComponentTypeNames);
/** Reads {@linkcode TxSetComponentType} from its JSON value, as {@linkcode scValFromJson} does. */
export function txSetComponentTypeFromJson(json: unknown): TxSetComponentType {
  return readJson({ xdrName: "TxSetComponentType", read: (r) => r.enum(txSetComponentTypeNames, "TxSetComponentType") }, txSetComponentTypeNode, json);
}

/** How the JSON of `DependentTxCluster` is read. @internal */
export const dependentTxClusterNode: Node = /* @__PURE__ */ array(() => transactionEnvelopeNode);
/** Reads {@linkcode DependentTxCluster} from its JSON value, as {@linkcode scValFromJson} does. */
export function dependentTxClusterFromJson(json: unknown): DependentTxCluster {
  return readJson({ xdrName: "DependentTxCluster", read: (r) => r.array(4294967295, 68, "DependentTxCluster", TransactionEnvelope.read) }, dependentTxClusterNode, json);
}

/** How the JSON of `ParallelTxExecutionStage` is read. @internal */
export const parallelTxExecutionStageNode: Node = /* @__PURE__ */ array(() => dependentTxClusterNode);
/** Reads {@linkcode ParallelTxExecutionStage} from its JSON value, as {@linkcode scValFromJson} does. */
export function parallelTxExecutionStageFromJson(json: unknown): ParallelTxExecutionStage {
  return readJson({ xdrName: "ParallelTxExecutionStage", read: (r) => r.array(4294967295, 4, "ParallelTxExecutionStage", (r) => r.array(4294967295, 68, "ParallelTxExecutionStage", TransactionEnvelope.read)) }, parallelTxExecutionStageNode, json);
}

/** How the JSON of `ParallelTxsComponent` is read. @internal */
export const parallelTxsComponentNode: Node = /* @__PURE__ */ struct(() => ({ base_fee: /* @__PURE__ */ optional(() => int64Node), execution_stages: /* @__PURE__ */ array(() => parallelTxExecutionStageNode) }));
/** Reads {@linkcode ParallelTxsComponent} from its JSON value, as {@linkcode scValFromJson} does. */
export function parallelTxsComponentFromJson(json: unknown): ParallelTxsComponent {
  return readJson(ParallelTxsComponent, parallelTxsComponentNode, json);
}

/** How the JSON of `TxSetComponentTxsMaybeDiscountedFee` is read. @internal */
export const txSetComponentTxsMaybeDiscountedFeeNode: Node = /* @__PURE__ */ struct(() => ({ base_fee: /* @__PURE__ */ optional(() => int64Node), txs: /* @__PURE__ */ array(() => transactionEnvelopeNode) }));
/** Reads {@linkcode TxSetComponentTxsMaybeDiscountedFee} from its JSON value, as {@linkcode scValFromJson} does. */
export function txSetComponentTxsMaybeDiscountedFeeFromJson(json: unknown): TxSetComponentTxsMaybeDiscountedFee {
  return readJson(TxSetComponentTxsMaybeDiscountedFee, txSetComponentTxsMaybeDiscountedFeeNode, json);
}

/** How the JSON of `TxSetComponent` is read. @internal */
export const txSetComponentNode: Node = /* @__PURE__ */ union(txSetComponentTypeNames, 0, () => ({ 0: txSetComponentTxsMaybeDiscountedFeeNode }));
/** Reads {@linkcode TxSetComponent} from its JSON value, as {@linkcode scValFromJson} does. */
export function txSetComponentFromJson(json: unknown): TxSetComponent {
  return readJson(TxSetComponent, txSetComponentNode, json);
}

/** How the JSON of `TransactionPhase` is read. @internal */
export const transactionPhaseNode: Node = /* @__PURE__ */ versions(() => ({ 0: /* @__PURE__ */ array(() => txSetComponentNode), 1: parallelTxsComponentNode }));
/** Reads {@linkcode TransactionPhase} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionPhaseFromJson(json: unknown): TransactionPhase {
  return readJson(TransactionPhase, transactionPhaseNode, json);
}

/** How the JSON of `TransactionSet` is read. @internal */
export const transactionSetNode: Node = /* @__PURE__ */ struct(() => ({ previous_ledger_hash: hashNode, txs: /* @__PURE__ */ array(() => transactionEnvelopeNode) }));
/** Reads {@linkcode TransactionSet} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionSetFromJson(json: unknown): TransactionSet {
  return readJson(TransactionSet, transactionSetNode, json);
}

/** How the JSON of `TransactionSetV1` is read. @internal */
export const transactionSetV1Node: Node = /* @__PURE__ */ struct(() => ({ previous_ledger_hash: hashNode, phases: /* @__PURE__ */ array(() => transactionPhaseNode) }));
/** Reads {@linkcode TransactionSetV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionSetV1FromJson(json: unknown): TransactionSetV1 {
  return readJson(TransactionSetV1, transactionSetV1Node, json);
}

/** How the JSON of `GeneralizedTransactionSet` is read. @internal */
export const generalizedTransactionSetNode: Node = /* @__PURE__ */ versions(() => ({ 1: transactionSetV1Node }));
/** Reads {@linkcode GeneralizedTransactionSet} from its JSON value, as {@linkcode scValFromJson} does. */
export function generalizedTransactionSetFromJson(json: unknown): GeneralizedTransactionSet {
  return readJson(GeneralizedTransactionSet, generalizedTransactionSetNode, json);
}

/** How the JSON of `TransactionResultPair` is read. @internal */
export const transactionResultPairNode: Node = /* @__PURE__ */ struct(() => ({ transaction_hash: hashNode, result: transactionResultNode }));
/** Reads {@linkcode TransactionResultPair} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultPairFromJson(json: unknown): TransactionResultPair {
  return readJson(TransactionResultPair, transactionResultPairNode, json);
}

/** How the JSON of `TransactionResultSet` is read. @internal */
export const transactionResultSetNode: Node = /* @__PURE__ */ struct(() => ({ results: /* @__PURE__ */ array(() => transactionResultPairNode) }));
/** Reads {@linkcode TransactionResultSet} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultSetFromJson(json: unknown): TransactionResultSet {
  return readJson(TransactionResultSet, transactionResultSetNode, json);
}

/** How the JSON of `TransactionHistoryEntryExt` is read. @internal */
export const transactionHistoryEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: generalizedTransactionSetNode }));
/** Reads {@linkcode TransactionHistoryEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionHistoryEntryExtFromJson(json: unknown): TransactionHistoryEntryExt {
  return readJson(TransactionHistoryEntryExt, transactionHistoryEntryExtNode, json);
}

/** How the JSON of `TransactionHistoryEntry` is read. @internal */
export const transactionHistoryEntryNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, tx_set: transactionSetNode, ext: transactionHistoryEntryExtNode }));
/** Reads {@linkcode TransactionHistoryEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionHistoryEntryFromJson(json: unknown): TransactionHistoryEntry {
  return readJson(TransactionHistoryEntry, transactionHistoryEntryNode, json);
}

/** How the JSON of `TransactionHistoryResultEntryExt` is read. @internal */
export const transactionHistoryResultEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode TransactionHistoryResultEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionHistoryResultEntryExtFromJson(json: unknown): TransactionHistoryResultEntryExt {
  return readJson(TransactionHistoryResultEntryExt, transactionHistoryResultEntryExtNode, json);
}

/** How the JSON of `TransactionHistoryResultEntry` is read. @internal */
export const transactionHistoryResultEntryNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, tx_result_set: transactionResultSetNode, ext: transactionHistoryResultEntryExtNode }));
/** Reads {@linkcode TransactionHistoryResultEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionHistoryResultEntryFromJson(json: unknown): TransactionHistoryResultEntry {
  return readJson(TransactionHistoryResultEntry, transactionHistoryResultEntryNode, json);
}

/** How the JSON of `LedgerHeaderHistoryEntryExt` is read. @internal */
export const ledgerHeaderHistoryEntryExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null }));
/** Reads {@linkcode LedgerHeaderHistoryEntryExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderHistoryEntryExtFromJson(json: unknown): LedgerHeaderHistoryEntryExt {
  return readJson(LedgerHeaderHistoryEntryExt, ledgerHeaderHistoryEntryExtNode, json);
}

/** How the JSON of `LedgerHeaderHistoryEntry` is read. @internal */
export const ledgerHeaderHistoryEntryNode: Node = /* @__PURE__ */ struct(() => ({ hash: hashNode, header: ledgerHeaderNode, ext: ledgerHeaderHistoryEntryExtNode }));
/** Reads {@linkcode LedgerHeaderHistoryEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerHeaderHistoryEntryFromJson(json: unknown): LedgerHeaderHistoryEntry {
  return readJson(LedgerHeaderHistoryEntry, ledgerHeaderHistoryEntryNode, json);
}

/** How the JSON of `LedgerScpMessages` is read. @internal */
export const ledgerScpMessagesNode: Node = /* @__PURE__ */ struct(() => ({ ledger_seq: uint32Node, messages: /* @__PURE__ */ array(() => scpEnvelopeNode) }));
/** Reads {@linkcode LedgerScpMessages} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerScpMessagesFromJson(json: unknown): LedgerScpMessages {
  return readJson(LedgerScpMessages, ledgerScpMessagesNode, json);
}

/** How the JSON of `ScpHistoryEntryV0` is read. @internal */
export const scpHistoryEntryV0Node: Node = /* @__PURE__ */ struct(() => ({ quorum_sets: /* @__PURE__ */ array(() => scpQuorumSetNode), ledger_messages: ledgerScpMessagesNode }));
/** Reads {@linkcode ScpHistoryEntryV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function scpHistoryEntryV0FromJson(json: unknown): ScpHistoryEntryV0 {
  return readJson(ScpHistoryEntryV0, scpHistoryEntryV0Node, json);
}

/** How the JSON of `ScpHistoryEntry` is read. @internal */
export const scpHistoryEntryNode: Node = /* @__PURE__ */ versions(() => ({ 0: scpHistoryEntryV0Node }));
/** Reads {@linkcode ScpHistoryEntry} from its JSON value, as {@linkcode scValFromJson} does. */
export function scpHistoryEntryFromJson(json: unknown): ScpHistoryEntry {
  return readJson(ScpHistoryEntry, scpHistoryEntryNode, json);
}

/** How the JSON of `LedgerEntryChangeType` is read. @internal */
export const ledgerEntryChangeTypeNode: Node = /* @__PURE__ */ members(ledgerEntryChangeTypeNames, 11);
/** Reads {@linkcode LedgerEntryChangeType} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryChangeTypeFromJson(json: unknown): LedgerEntryChangeType {
  return readJson({ xdrName: "LedgerEntryChangeType", read: (r) => r.enum(ledgerEntryChangeTypeNames, "LedgerEntryChangeType") }, ledgerEntryChangeTypeNode, json);
}

/** How the JSON of `LedgerEntryChange` is read. @internal */
export const ledgerEntryChangeNode: Node = /* @__PURE__ */ union(ledgerEntryChangeTypeNames, 11, () => ({ 0: ledgerEntryNode, 1: ledgerEntryNode, 2: ledgerKeyNode, 3: ledgerEntryNode, 4: ledgerEntryNode }));
/** Reads {@linkcode LedgerEntryChange} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryChangeFromJson(json: unknown): LedgerEntryChange {
  return readJson(LedgerEntryChange, ledgerEntryChangeNode, json);
}

/** How the JSON of `LedgerEntryChanges` is read. @internal */
export const ledgerEntryChangesNode: Node = /* @__PURE__ */ array(() => ledgerEntryChangeNode);
/** Reads {@linkcode LedgerEntryChanges} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerEntryChangesFromJson(json: unknown): LedgerEntryChanges {
  return readJson({ xdrName: "LedgerEntryChanges", read: (r) => r.array(4294967295, 12, "LedgerEntryChanges", LedgerEntryChange.read) }, ledgerEntryChangesNode, json);
}

/** How the JSON of `OperationMeta` is read. @internal */
export const operationMetaNode: Node = /* @__PURE__ */ struct(() => ({ changes: ledgerEntryChangesNode }));
/** Reads {@linkcode OperationMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationMetaFromJson(json: unknown): OperationMeta {
  return readJson(OperationMeta, operationMetaNode, json);
}

/** How the JSON of `TransactionMetaV1` is read. @internal */
export const transactionMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ tx_changes: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode) }));
/** Reads {@linkcode TransactionMetaV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionMetaV1FromJson(json: unknown): TransactionMetaV1 {
  return readJson(TransactionMetaV1, transactionMetaV1Node, json);
}

/** How the JSON of `TransactionMetaV2` is read. @internal */
export const transactionMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode), tx_changes_after: ledgerEntryChangesNode }));
/** Reads {@linkcode TransactionMetaV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionMetaV2FromJson(json: unknown): TransactionMetaV2 {
  return readJson(TransactionMetaV2, transactionMetaV2Node, json);
}

/** How the JSON of `ContractEventType` is read. @internal */
export const contractEventTypeNode: Node = /* @__PURE__ */ members(contractEventTypeNames);
/** Reads {@linkcode ContractEventType} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractEventTypeFromJson(json: unknown): ContractEventType {
  return readJson({ xdrName: "ContractEventType", read: (r) => r.enum(contractEventTypeNames, "ContractEventType") }, contractEventTypeNode, json);
}

/** How the JSON of `ContractEventV0` is read. @internal */
export const contractEventV0Node: Node = /* @__PURE__ */ struct(() => ({ topics: /* @__PURE__ */ array(() => scValNode), data: scValNode }));
/** Reads {@linkcode ContractEventV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractEventV0FromJson(json: unknown): ContractEventV0 {
  return readJson(ContractEventV0, contractEventV0Node, json);
}

/** How the JSON of `ContractEventBody` is read. @internal */
export const contractEventBodyNode: Node = /* @__PURE__ */ versions(() => ({ 0: contractEventV0Node }));
/** Reads {@linkcode ContractEventBody} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractEventBodyFromJson(json: unknown): ContractEventBody {
  return readJson(ContractEventBody, contractEventBodyNode, json);
}

/** How the JSON of `ContractEvent` is read. @internal */
export const contractEventNode: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, contract_id: /* @__PURE__ */ optional(() => contractIdNode), type: contractEventTypeNode, body: contractEventBodyNode }));
/** Reads {@linkcode ContractEvent} from its JSON value, as {@linkcode scValFromJson} does. */
export function contractEventFromJson(json: unknown): ContractEvent {
  return readJson(ContractEvent, contractEventNode, json);
}

/** How the JSON of `DiagnosticEvent` is read. @internal */
export const diagnosticEventNode: Node = /* @__PURE__ */ struct(() => ({ in_successful_contract_call: bool, event: contractEventNode }));
/** Reads {@linkcode DiagnosticEvent} from its JSON value, as {@linkcode scValFromJson} does. */
export function diagnosticEventFromJson(json: unknown): DiagnosticEvent {
  return readJson(DiagnosticEvent, diagnosticEventNode, json);
}

/** How the JSON of `DwsaTransactionMetaExtV1` is read. @internal */
export const dwsaTransactionMetaExtV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, total_non_refundable_resource_fee_charged: int64Node, total_refundable_resource_fee_charged: int64Node, rent_fee_charged: int64Node }));
/** Reads {@linkcode DwsaTransactionMetaExtV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionMetaExtV1FromJson(json: unknown): DwsaTransactionMetaExtV1 {
  return readJson(DwsaTransactionMetaExtV1, dwsaTransactionMetaExtV1Node, json);
}

/** How the JSON of `DwsaTransactionMetaExt` is read. @internal */
export const dwsaTransactionMetaExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: dwsaTransactionMetaExtV1Node }));
/** Reads {@linkcode DwsaTransactionMetaExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionMetaExtFromJson(json: unknown): DwsaTransactionMetaExt {
  return readJson(DwsaTransactionMetaExt, dwsaTransactionMetaExtNode, json);
}

/** How the JSON of `DwsaTransactionMeta` is read. @internal */
export const dwsaTransactionMetaNode: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionMetaExtNode, events: /* @__PURE__ */ array(() => contractEventNode), return_value: scValNode, diagnostic_events: /* @__PURE__ */ array(() => diagnosticEventNode) }));
/** Reads {@linkcode DwsaTransactionMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionMetaFromJson(json: unknown): DwsaTransactionMeta {
  return readJson(DwsaTransactionMeta, dwsaTransactionMetaNode, json);
}

/** How the JSON of `TransactionMetaV3` is read. @internal */
export const transactionMetaV3Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaNode), tx_changes_after: ledgerEntryChangesNode, dwsa_meta: /* @__PURE__ */ optional(() => dwsaTransactionMetaNode) }));
/** Reads {@linkcode TransactionMetaV3} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionMetaV3FromJson(json: unknown): TransactionMetaV3 {
  return readJson(TransactionMetaV3, transactionMetaV3Node, json);
}

/** How the JSON of `OperationMetaV2` is read. @internal */
export const operationMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, changes: ledgerEntryChangesNode, events: /* @__PURE__ */ array(() => contractEventNode) }));
/** Reads {@linkcode OperationMetaV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function operationMetaV2FromJson(json: unknown): OperationMetaV2 {
  return readJson(OperationMetaV2, operationMetaV2Node, json);
}

/** How the JSON of `DwsaTransactionMetaV2` is read. @internal */
export const dwsaTransactionMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: dwsaTransactionMetaExtNode, return_value: /* @__PURE__ */ optional(() => scValNode) }));
/** Reads {@linkcode DwsaTransactionMetaV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function dwsaTransactionMetaV2FromJson(json: unknown): DwsaTransactionMetaV2 {
  return readJson(DwsaTransactionMetaV2, dwsaTransactionMetaV2Node, json);
}

/** How the JSON of `TransactionEventStage` is read. @internal */
export const transactionEventStageNode: Node = /* @__PURE__ */ members(transactionEventStageNames, 21);
/** Reads {@linkcode TransactionEventStage} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionEventStageFromJson(json: unknown): TransactionEventStage {
  return readJson({ xdrName: "TransactionEventStage", read: (r) => r.enum(transactionEventStageNames, "TransactionEventStage") }, transactionEventStageNode, json);
}

/** How the JSON of `TransactionEvent` is read. @internal */
export const transactionEventNode: Node = /* @__PURE__ */ struct(() => ({ stage: transactionEventStageNode, event: contractEventNode }));
/** Reads {@linkcode TransactionEvent} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionEventFromJson(json: unknown): TransactionEvent {
  return readJson(TransactionEvent, transactionEventNode, json);
}

/** How the JSON of `TransactionMetaV4` is read. @internal */
export const transactionMetaV4Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, tx_changes_before: ledgerEntryChangesNode, operations: /* @__PURE__ */ array(() => operationMetaV2Node), tx_changes_after: ledgerEntryChangesNode, dwsa_meta: /* @__PURE__ */ optional(() => dwsaTransactionMetaV2Node), events: /* @__PURE__ */ array(() => transactionEventNode), diagnostic_events: /* @__PURE__ */ array(() => diagnosticEventNode) }));
/** Reads {@linkcode TransactionMetaV4} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionMetaV4FromJson(json: unknown): TransactionMetaV4 {
  return readJson(TransactionMetaV4, transactionMetaV4Node, json);
}

/** How the JSON of `InvokeHostFunctionSuccessPreImage` is read. @internal */
export const invokeHostFunctionSuccessPreImageNode: Node = /* @__PURE__ */ struct(() => ({ return_value: scValNode, events: /* @__PURE__ */ array(() => contractEventNode) }));
/** Reads {@linkcode InvokeHostFunctionSuccessPreImage} from its JSON value, as {@linkcode scValFromJson} does. */
export function invokeHostFunctionSuccessPreImageFromJson(json: unknown): InvokeHostFunctionSuccessPreImage {
  return readJson(InvokeHostFunctionSuccessPreImage, invokeHostFunctionSuccessPreImageNode, json);
}

/** How the JSON of `TransactionMeta` is read. @internal */
export const transactionMetaNode: Node = /* @__PURE__ */ versions(() => ({ 0: /* @__PURE__ */ array(() => operationMetaNode), 1: transactionMetaV1Node, 2: transactionMetaV2Node, 3: transactionMetaV3Node, 4: transactionMetaV4Node }));
/** Reads {@linkcode TransactionMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionMetaFromJson(json: unknown): TransactionMeta {
  return readJson(TransactionMeta, transactionMetaNode, json);
}

/** How the JSON of `TransactionResultMeta` is read. @internal */
export const transactionResultMetaNode: Node = /* @__PURE__ */ struct(() => ({ result: transactionResultPairNode, fee_processing: ledgerEntryChangesNode, tx_apply_processing: transactionMetaNode }));
/** Reads {@linkcode TransactionResultMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultMetaFromJson(json: unknown): TransactionResultMeta {
  return readJson(TransactionResultMeta, transactionResultMetaNode, json);
}

/** How the JSON of `TransactionResultMetaV1` is read. @internal */
export const transactionResultMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, result: transactionResultPairNode, fee_processing: ledgerEntryChangesNode, tx_apply_processing: transactionMetaNode, post_tx_apply_fee_processing: ledgerEntryChangesNode }));
/** Reads {@linkcode TransactionResultMetaV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function transactionResultMetaV1FromJson(json: unknown): TransactionResultMetaV1 {
  return readJson(TransactionResultMetaV1, transactionResultMetaV1Node, json);
}

/** How the JSON of `UpgradeEntryMeta` is read. @internal */
export const upgradeEntryMetaNode: Node = /* @__PURE__ */ struct(() => ({ upgrade: ledgerUpgradeNode, changes: ledgerEntryChangesNode }));
/** Reads {@linkcode UpgradeEntryMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function upgradeEntryMetaFromJson(json: unknown): UpgradeEntryMeta {
  return readJson(UpgradeEntryMeta, upgradeEntryMetaNode, json);
}

/** How the JSON of `LedgerCloseMetaV0` is read. @internal */
export const ledgerCloseMetaV0Node: Node = /* @__PURE__ */ struct(() => ({ ledger_header: ledgerHeaderHistoryEntryNode, tx_set: transactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaNode), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode) }));
/** Reads {@linkcode LedgerCloseMetaV0} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaV0FromJson(json: unknown): LedgerCloseMetaV0 {
  return readJson(LedgerCloseMetaV0, ledgerCloseMetaV0Node, json);
}

/** How the JSON of `LedgerCloseMetaExtV1` is read. @internal */
export const ledgerCloseMetaExtV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: extensionPointNode, dwsa_fee_write1_kb: int64Node }));
/** Reads {@linkcode LedgerCloseMetaExtV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaExtV1FromJson(json: unknown): LedgerCloseMetaExtV1 {
  return readJson(LedgerCloseMetaExtV1, ledgerCloseMetaExtV1Node, json);
}

/** How the JSON of `LedgerCloseMetaExt` is read. @internal */
export const ledgerCloseMetaExtNode: Node = /* @__PURE__ */ versions(() => ({ 0: null, 1: ledgerCloseMetaExtV1Node }));
/** Reads {@linkcode LedgerCloseMetaExt} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaExtFromJson(json: unknown): LedgerCloseMetaExt {
  return readJson(LedgerCloseMetaExt, ledgerCloseMetaExtNode, json);
}

/** How the JSON of `LedgerCloseMetaV1` is read. @internal */
export const ledgerCloseMetaV1Node: Node = /* @__PURE__ */ struct(() => ({ ext: ledgerCloseMetaExtNode, ledger_header: ledgerHeaderHistoryEntryNode, tx_set: generalizedTransactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaNode), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode), total_byte_size_of_live_dwsa_state: uint64Node, evicted_keys: /* @__PURE__ */ array(() => ledgerKeyNode), unused: /* @__PURE__ */ array(() => ledgerEntryNode) }));
/** Reads {@linkcode LedgerCloseMetaV1} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaV1FromJson(json: unknown): LedgerCloseMetaV1 {
  return readJson(LedgerCloseMetaV1, ledgerCloseMetaV1Node, json);
}

/** How the JSON of `LedgerCloseMetaV2` is read. @internal */
export const ledgerCloseMetaV2Node: Node = /* @__PURE__ */ struct(() => ({ ext: ledgerCloseMetaExtNode, ledger_header: ledgerHeaderHistoryEntryNode, tx_set: generalizedTransactionSetNode, tx_processing: /* @__PURE__ */ array(() => transactionResultMetaV1Node), upgrades_processing: /* @__PURE__ */ array(() => upgradeEntryMetaNode), scp_info: /* @__PURE__ */ array(() => scpHistoryEntryNode), total_byte_size_of_live_dwsa_state: uint64Node, evicted_keys: /* @__PURE__ */ array(() => ledgerKeyNode) }));
/** Reads {@linkcode LedgerCloseMetaV2} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaV2FromJson(json: unknown): LedgerCloseMetaV2 {
  return readJson(LedgerCloseMetaV2, ledgerCloseMetaV2Node, json);
}

/** How the JSON of `LedgerCloseMeta` is read. @internal */
export const ledgerCloseMetaNode: Node = /* @__PURE__ */ versions(() => ({ 0: ledgerCloseMetaV0Node, 1: ledgerCloseMetaV1Node, 2: ledgerCloseMetaV2Node }));
/** Reads {@linkcode LedgerCloseMeta} from its JSON value, as {@linkcode scValFromJson} does. */
export function ledgerCloseMetaFromJson(json: unknown): LedgerCloseMeta {
  return readJson(LedgerCloseMeta, ledgerCloseMetaNode, json);
}
