// Generated from xdr/idl/*.x by scripts/generate_xdr.ts. Do not edit.

import { ContractEvent, DiagnosticEvent, TransactionEvent } from "./ledger.ts";
import type { XdrReader } from "../reader.ts";

/** The events in a `TransactionMeta`, each list in wire order. */
export interface MetaEvents {
  readonly transactionEvents: TransactionEvent[];
  readonly contractEvents: ContractEvent[];
  readonly diagnosticEvents: DiagnosticEvent[];
}

/** Decodes the events of a `TransactionMeta`; checks and skips the rest. The path of its errors is `TransactionMeta`. */
export function readMetaEvents(r: XdrReader): MetaEvents {
  const found: MetaEvents = { transactionEvents: [], contractEvents: [], diagnosticEvents: [] };
  transactionMeta(r, found);
  return found;
}

const META = "TransactionMeta";

/** Skips a member of an enum that has `count` members, numbered from 0. */
function member(r: XdrReader, count: number): void {
  const value = r.discriminant(META);
  if (value < 0 || value >= count) r.unknown(value);
}

function transactionMeta(r: XdrReader, found: MetaEvents): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: for (let left = r.length(4294967295, 4, META); left > 0; left--) { for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); } } return;
    case 1: transactionMetaV1(r); return;
    case 2: transactionMetaV2(r); return;
    case 3: transactionMetaV3(r, found); return;
    case 4: transactionMetaV4(r, found); return;
    default: r.unknown(type);
  }
}

function ledgerEntryChange(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: case 1: case 3: case 4: ledgerEntry(r); return;
    case 2: ledgerKey(r); return;
    default: r.unknown(type);
  }
}

function ledgerEntryData(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: accountEntry(r); return;
    case 1: trustLineEntry(r); return;
    case 2: offerEntry(r); return;
    case 3: dataEntry(r); return;
    case 4: claimableBalanceEntry(r); return;
    case 5: liquidityPoolEntry(r); return;
    case 6: contractDataEntry(r); return;
    case 7: contractCodeEntry(r); return;
    case 8: configSettingEntry(r); return;
    case 9: r.skip(36, META); return;
    default: r.unknown(type);
  }
}

function signerKey(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: case 1: case 2: r.skip(32, META); return;
    case 3: signerKeyEd25519SignedPayload(r); return;
    default: r.unknown(type);
  }
}

function signerKeyEd25519SignedPayload(r: XdrReader): void {
  r.skip(32, META);
  r.skipVarOpaque(64, META);
}

function signer(r: XdrReader): void {
  signerKey(r);
  r.skip(4, META);
}

function accountEntryExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: accountEntryExtensionV1(r); return;
    default: r.unknown(type);
  }
}

function accountEntryExtensionV1Ext(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 2: accountEntryExtensionV2(r); return;
    default: r.unknown(type);
  }
}

function accountEntryExtensionV2Ext(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 3: accountEntryExtensionV3(r); return;
    default: r.unknown(type);
  }
}

function accountEntryExtensionV3(r: XdrReader): void {
  member(r, 1);
  r.skip(12, META);
}

function accountEntryExtensionV2(r: XdrReader): void {
  r.skip(8, META);
  for (let left = r.length(20, 4, META); left > 0; left--) { if (r.bool(META)) { member(r, 1); r.skip(32, META); } }
  accountEntryExtensionV2Ext(r);
}

function accountEntryExtensionV1(r: XdrReader): void {
  r.skip(16, META);
  accountEntryExtensionV1Ext(r);
}

function accountEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(52, META);
  if (r.bool(META)) { member(r, 1); r.skip(32, META); }
  r.skip(4, META);
  r.skipVarOpaque(32, META);
  r.skip(4, META);
  for (let left = r.length(20, 40, META); left > 0; left--) { signer(r); }
  accountEntryExt(r);
}

function trustLineAsset(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: alphaNum4(r); return;
    case 2: alphaNum12(r); return;
    case 3: r.skip(32, META); return;
    default: r.unknown(type);
  }
}

function alphaNum4(r: XdrReader): void {
  r.skip(4, META);
  member(r, 1);
  r.skip(32, META);
}

function alphaNum12(r: XdrReader): void {
  r.skip(12, META);
  member(r, 1);
  r.skip(32, META);
}

function trustLineEntryExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: trustLineEntryV1(r); return;
    default: r.unknown(type);
  }
}

function trustLineEntryV1Ext(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 2: trustLineEntryExtensionV2(r); return;
    default: r.unknown(type);
  }
}

function trustLineEntryExtensionV2(r: XdrReader): void {
  r.skip(4, META);
  member(r, 1);
}

function trustLineEntryV1(r: XdrReader): void {
  r.skip(16, META);
  trustLineEntryV1Ext(r);
}

function trustLineEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  trustLineAsset(r);
  r.skip(20, META);
  trustLineEntryExt(r);
}

function asset(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: alphaNum4(r); return;
    case 2: alphaNum12(r); return;
    default: r.unknown(type);
  }
}

function offerEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(40, META);
  asset(r);
  asset(r);
  r.skip(20, META);
  member(r, 1);
}

function dataEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  r.skipVarOpaque(64, META);
  r.skipVarOpaque(64, META);
  member(r, 1);
}

function claimPredicate(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: case 2: r.enter(META); for (let left = r.length(2, 4, META); left > 0; left--) { claimPredicate(r); } r.exit(); return;
    case 3: r.enter(META); if (r.bool(META)) { claimPredicate(r); } r.exit(); return;
    case 4: case 5: r.skip(8, META); return;
    default: r.unknown(type);
  }
}

function claimantV0(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  claimPredicate(r);
}

function claimableBalanceEntryExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: claimableBalanceEntryExtensionV1(r); return;
    default: r.unknown(type);
  }
}

function claimableBalanceEntryExtensionV1(r: XdrReader): void {
  member(r, 1);
  r.skip(4, META);
}

function claimableBalanceEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  for (let left = r.length(10, 44, META); left > 0; left--) { member(r, 1); claimantV0(r); }
  asset(r);
  r.skip(8, META);
  claimableBalanceEntryExt(r);
}

function liquidityPoolConstantProductParameters(r: XdrReader): void {
  asset(r);
  asset(r);
  r.skip(4, META);
}

function liquidityPoolEntryConstantProduct(r: XdrReader): void {
  liquidityPoolConstantProductParameters(r);
  r.skip(32, META);
}

function liquidityPoolEntry(r: XdrReader): void {
  r.skip(32, META);
  member(r, 1);
  liquidityPoolEntryConstantProduct(r);
}

function scAddress(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: case 3: member(r, 1); r.skip(32, META); return;
    case 1: case 4: r.skip(32, META); return;
    case 2: case 5: r.skip(40, META); return;
    default: r.unknown(type);
  }
}

function scVal(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: r.bool(META); return;
    case 1: case 20: return;
    case 2: scError(r); return;
    case 3: case 4: r.skip(4, META); return;
    case 5: case 6: case 7: case 8: case 21: r.skip(8, META); return;
    case 9: case 10: r.skip(16, META); return;
    case 11: case 12: r.skip(32, META); return;
    case 13: case 14: case 22: r.skipVarOpaque(4294967295, META); return;
    case 15: r.skipVarOpaque(32, META); return;
    case 16: r.enter(META); if (r.bool(META)) { for (let left = r.length(4294967295, 4, META); left > 0; left--) { scVal(r); } } r.exit(); return;
    case 17: r.enter(META); if (r.bool(META)) { for (let left = r.length(4294967295, 8, META); left > 0; left--) { scMapEntry(r); } } r.exit(); return;
    case 18: scAddress(r); return;
    case 19: r.enter(META); scContractInstance(r); r.exit(); return;
    default: r.unknown(type);
  }
}

function scError(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: r.skip(4, META); return;
    case 1: case 2: case 3: case 4: case 5: case 6: case 7: case 8: case 9: member(r, 10); return;
    default: r.unknown(type);
  }
}

function scMapEntry(r: XdrReader): void {
  scVal(r);
  scVal(r);
}

function contractExecutable(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: r.skip(32, META); return;
    case 1: return;
    case 2: contractExecutableExternalRef(r); return;
    default: r.unknown(type);
  }
}

function contractExecutableExternalRef(r: XdrReader): void {
  scAddress(r);
  r.skipVarOpaque(4294967295, META);
}

function scContractInstance(r: XdrReader): void {
  contractExecutable(r);
  if (r.bool(META)) { for (let left = r.length(4294967295, 8, META); left > 0; left--) { scMapEntry(r); } }
}

function contractDataEntry(r: XdrReader): void {
  member(r, 1);
  scAddress(r);
  scVal(r);
  member(r, 2);
  scVal(r);
}

function contractCodeEntryExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: contractCodeEntryV1(r); return;
    default: r.unknown(type);
  }
}

function contractCodeCostInputs(r: XdrReader): void {
  member(r, 1);
  r.skip(40, META);
}

function contractCodeEntryV1(r: XdrReader): void {
  member(r, 1);
  contractCodeCostInputs(r);
}

function contractCodeEntry(r: XdrReader): void {
  contractCodeEntryExt(r);
  r.skip(32, META);
  r.skipVarOpaque(4294967295, META);
}

function configSettingEntry(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: case 8: case 9: case 11: case 14: r.skip(4, META); return;
    case 1: r.skip(28, META); return;
    case 2: r.skip(84, META); return;
    case 3: r.skip(8, META); return;
    case 4: case 15: r.skip(12, META); return;
    case 5: r.skip(16, META); return;
    case 6: case 7: for (let left = r.length(1024, 20, META); left > 0; left--) { contractCostParamEntry(r); } return;
    case 10: r.skip(48, META); return;
    case 12: for (let left = r.length(4294967295, 8, META); left > 0; left--) { r.skip(8, META); } return;
    case 13: evictionIterator(r); return;
    case 16: r.skip(20, META); return;
    case 17: for (let left = r.length(4294967295, 4, META); left > 0; left--) { r.skipVarOpaque(4294967295, META); } return;
    case 18: frozenLedgerKeysDelta(r); return;
    case 19: for (let left = r.length(4294967295, 32, META); left > 0; left--) { r.skip(32, META); } return;
    case 20: freezeBypassTxsDelta(r); return;
    default: r.unknown(type);
  }
}

function contractCostParamEntry(r: XdrReader): void {
  member(r, 1);
  r.skip(16, META);
}

function evictionIterator(r: XdrReader): void {
  r.skip(4, META);
  r.bool(META);
  r.skip(8, META);
}

function frozenLedgerKeysDelta(r: XdrReader): void {
  for (let left = r.length(4294967295, 4, META); left > 0; left--) { r.skipVarOpaque(4294967295, META); }
  for (let left = r.length(4294967295, 4, META); left > 0; left--) { r.skipVarOpaque(4294967295, META); }
}

function freezeBypassTxsDelta(r: XdrReader): void {
  for (let left = r.length(4294967295, 32, META); left > 0; left--) { r.skip(32, META); }
  for (let left = r.length(4294967295, 32, META); left > 0; left--) { r.skip(32, META); }
}

function ledgerEntryExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: ledgerEntryExtensionV1(r); return;
    default: r.unknown(type);
  }
}

function ledgerEntryExtensionV1(r: XdrReader): void {
  if (r.bool(META)) { member(r, 1); r.skip(32, META); }
  member(r, 1);
}

function ledgerEntry(r: XdrReader): void {
  r.skip(4, META);
  ledgerEntryData(r);
  ledgerEntryExt(r);
}

function ledgerKey(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: ledgerKeyAccount(r); return;
    case 1: ledgerKeyTrustLine(r); return;
    case 2: ledgerKeyOffer(r); return;
    case 3: ledgerKeyData(r); return;
    case 4: ledgerKeyClaimableBalance(r); return;
    case 5: case 7: case 9: r.skip(32, META); return;
    case 6: ledgerKeyContractData(r); return;
    case 8: member(r, 21); return;
    default: r.unknown(type);
  }
}

function ledgerKeyAccount(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
}

function ledgerKeyTrustLine(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  trustLineAsset(r);
}

function ledgerKeyOffer(r: XdrReader): void {
  member(r, 1);
  r.skip(40, META);
}

function ledgerKeyData(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
  r.skipVarOpaque(64, META);
}

function ledgerKeyClaimableBalance(r: XdrReader): void {
  member(r, 1);
  r.skip(32, META);
}

function ledgerKeyContractData(r: XdrReader): void {
  scAddress(r);
  scVal(r);
  member(r, 2);
}

function transactionMetaV1(r: XdrReader): void {
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  for (let left = r.length(4294967295, 4, META); left > 0; left--) { for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); } }
}

function transactionMetaV2(r: XdrReader): void {
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  for (let left = r.length(4294967295, 4, META); left > 0; left--) { for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); } }
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
}

function dwsaTransactionMetaExt(r: XdrReader): void {
  const type = r.discriminant(META);
  switch (type) {
    case 0: return;
    case 1: dwsaTransactionMetaExtV1(r); return;
    default: r.unknown(type);
  }
}

function dwsaTransactionMetaExtV1(r: XdrReader): void {
  member(r, 1);
  r.skip(24, META);
}

function dwsaTransactionMeta(r: XdrReader, found: MetaEvents): void {
  dwsaTransactionMetaExt(r);
  for (let left = r.length(4294967295, 24, META); left > 0; left--) { found.contractEvents.push(ContractEvent.read(r)); }
  scVal(r);
  for (let left = r.length(4294967295, 28, META); left > 0; left--) { found.diagnosticEvents.push(DiagnosticEvent.read(r)); }
}

function transactionMetaV3(r: XdrReader, found: MetaEvents): void {
  member(r, 1);
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  for (let left = r.length(4294967295, 4, META); left > 0; left--) { for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); } }
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  if (r.bool(META)) { dwsaTransactionMeta(r, found); }
}

function operationMetaV2(r: XdrReader, found: MetaEvents): void {
  member(r, 1);
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  for (let left = r.length(4294967295, 24, META); left > 0; left--) { found.contractEvents.push(ContractEvent.read(r)); }
}

function dwsaTransactionMetaV2(r: XdrReader): void {
  dwsaTransactionMetaExt(r);
  if (r.bool(META)) { scVal(r); }
}

function transactionMetaV4(r: XdrReader, found: MetaEvents): void {
  member(r, 1);
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { operationMetaV2(r, found); }
  for (let left = r.length(4294967295, 12, META); left > 0; left--) { ledgerEntryChange(r); }
  if (r.bool(META)) { dwsaTransactionMetaV2(r); }
  for (let left = r.length(4294967295, 28, META); left > 0; left--) { found.transactionEvents.push(TransactionEvent.read(r)); }
  for (let left = r.length(4294967295, 28, META); left > 0; left--) { found.diagnosticEvents.push(DiagnosticEvent.read(r)); }
}
