/** Documented errors that no single wrong argument causes, and how to cause them. */

import { fromJsonNamed, writeNamed } from "@dwsa/base/catalogue";
import { authContexts, checkAccountEntries, decodeAccountSignature } from "@dwsa/base/accounts";
import { Address, muxedAccountToString, muxedAddress, scAddressToString } from "@dwsa/base/address";
import { expectInvocation, policyFrom } from "@dwsa/base/policy";
import {
  approvalRequests,
  buildAuthorizationEntryPreimage,
  inspectAuthEntry,
  mergeAuthEntries,
  signPreimage,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractDataKey, contractIdFromPreimage, formatAsset, withAuth } from "@dwsa/base/contract";
import {
  buildInvocationTree,
  eventsFromMeta,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
} from "@dwsa/base/humanize";
import { encodeSignerKey, Keypair, SignerKey } from "@dwsa/base/keys";
import { compareScVal, ScInt, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { scValFromJson, toJson, toJsonNamed } from "@dwsa/base/json";
import { manageData, revokeSponsorship } from "@dwsa/base/operation";
import { callFunction, contractSpec, encodeValue } from "@dwsa/base/spec";
import {
  buildTransaction,
  checkTransaction,
  explainResult,
  flowsOf,
  hashTransaction,
  requiredSigners,
  signTransaction,
  transactionRequest,
} from "@dwsa/base/transaction";
import { createClient, watchEvents } from "@dwsa/base/client";
import { ledgerRows, readLedger } from "@dwsa/base/ledger";
import * as xdr from "@dwsa/base/xdr";
import { ALICE, alice, BOB, contract, entryFor, NETWORK, uncheckedCall } from "../auth/_entries.ts";

/** An interface with a function that has one argument, and a struct. */
const ORDERS = contractSpec(
  [
    { function_v0: { name: "find", inputs: [{ name: "id", type: "u32" }], outputs: ["u32"] } },
    { udt_struct_v0: { name: "Order", fields: [{ name: "id", type: "u32" }] } },
  ] as const,
);

/** A call on a runtime that lacks a property of an object, such as `crypto`. */
function without(owner: object, name: string, call: () => unknown): () => unknown {
  return () => {
    const saved = Object.getOwnPropertyDescriptor(owner, name);
    if (saved === undefined) return call();
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
    try {
      return call();
    } finally {
      Object.defineProperty(owner, name, saved);
    }
  };
}

function withoutRandomness(call: () => unknown): () => unknown {
  return without(globalThis, "crypto", call);
}

const publicOnly = Keypair.fromPublicKey(ALICE);
const shortContract = xdr.ScAddress.scAddressTypeContract(new Uint8Array(31));
const shortAddress = xdr.ScVal.scvAddress(shortContract);
const bigId = xdr.ScAddress.scAddressTypeMuxedAccount(
  new xdr.MuxedEd25519Account({ id: 2n ** 64n, ed25519: new Uint8Array(32) }),
);
const accountKey = xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId: alice.xdrAccountId() }));
const shortCode = xdr.LedgerKey.contractCode(new xdr.LedgerKeyContractCode({ hash: new Uint8Array(31) }));
const shortKey = xdr.SignerKey.signerKeyTypeHashX(new Uint8Array(31));
const unknownKind = new xdr.DwsaAuthorizedInvocation({
  function: { type: "other", value: 0 } as unknown as xdr.DwsaAuthorizedFunction, // not in the types
  subInvocations: [],
});
const unknownMeta = Object.create(
  new xdr.TransactionMetaV4({
    ext: xdr.ExtensionPoint.v0(),
    txChangesBefore: [],
    operations: [],
    txChangesAfter: [],
    dwsaMeta: null,
    events: [],
    diagnosticEvents: [],
  }),
  { [Symbol.toStringTag]: { value: "xdr.TransactionMeta" }, type: { value: "v9" } },
);

function deep(levels: number): xdr.ScVal {
  let value: xdr.ScVal = xdr.ScVal.scvVoid();
  for (let i = 0; i < levels; i++) value = xdr.ScVal.scvVec([value]);
  return value;
}

function preimageOf(address: xdr.ScAddress): xdr.ContractIdPreimage {
  return xdr.ContractIdPreimage.contractIdPreimageFromAddress(
    new xdr.ContractIdPreimageFromAddress({ address, salt: new Uint8Array(32) }),
  );
}

function dataWithFee(resourceFee: bigint): xdr.DwsaTransactionData {
  const { ext, resources } = new DwsaDataBuilder().build();
  return new xdr.DwsaTransactionData({ ext, resources, resourceFee });
}

const largeU32 = xdr.ScVal.scvU32(2 ** 32);
const outOfRange = uncheckedCall(contract(3), "f", [largeU32]);
const outOfRangeEntry = entryFor(ALICE, { root: outOfRange });
const envelope = buildTransaction({
  source: ALICE,
  accountSequence: 0n,
  operations: [manageData({ dataName: "a", dataValue: "b" })],
  baseFee: 100,
  timeBounds: { max: 2_000 },
});
const { tx } = (envelope as { value: xdr.TransactionV1Envelope }).value;
const outOfRangeEnvelope = xdr.TransactionEnvelope.envelopeTypeTx(
  new xdr.TransactionV1Envelope({ tx: new xdr.Transaction({ ...tx, fee: 2 ** 32 }), signatures: [] }),
);
const preimage = buildAuthorizationEntryPreimage(entryFor(ALICE), 100, NETWORK);
const outOfRangePreimage = xdr.HashIdPreimage.envelopeTypeDwsaAuthorization(
  new xdr.HashIdPreimageDwsaAuthorization({
    ...(preimage as { value: xdr.HashIdPreimageDwsaAuthorization }).value,
    invocation: outOfRange,
  }),
);
const outOfRangeEvent = new xdr.ContractEvent({
  ext: xdr.ExtensionPoint.v0(),
  contractId: null,
  type: "contract",
  body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics: [], data: largeU32 })),
});
const entries = [deep(1), deep(1)].map((key) => new xdr.ScMapEntry({ key, val: key }));
const issuer = alice.xdrPublicKey();
const emptyCode = xdr.Asset.assetTypeCreditAlphanum4(new xdr.AlphaNum4({ assetCode: new Uint8Array(4), issuer }));
const [negative, large] = [new ScInt(-1), new ScInt(2n ** 255n)];

/** A ledger with the result of one transaction, whose envelope is missing. */
function damagedLedger({ closeTime }: { readonly closeTime?: bigint }): xdr.LedgerCloseMeta {
  const bytes = new Uint8Array(476); // an empty ledger has 412 bytes, an empty result 64
  bytes[403] = 1;
  const meta = xdr.LedgerCloseMeta.fromXDR(bytes);
  const { ledgerHeader } = (meta as xdr.LedgerCloseMeta<"v0">).value;
  if (closeTime !== undefined) Object.assign(ledgerHeader.header.scpValue, { closeTime });
  return meta;
}

/** Calls that throw a documented error, by function. */
export const witnesses: Readonly<Record<string, readonly (() => unknown)[]>> = {
  contractDataKey: [() => contractDataKey(contract(3), largeU32)],
  contractIdFromPreimage: [() => contractIdFromPreimage(preimageOf(bigId), NETWORK)],
  hashTransaction: [() => hashTransaction(outOfRangeEnvelope, NETWORK)],
  checkTransaction: [() => checkTransaction(outOfRangeEnvelope)],
  explainResult: [() => explainResult("txFailed", outOfRangeEnvelope)],
  requiredSigners: [() => requiredSigners(outOfRangeEnvelope, NETWORK)],
  signTransaction: [() => signTransaction(outOfRangeEnvelope, alice, NETWORK)],
  transactionRequest: [() => transactionRequest(outOfRangeEnvelope, NETWORK)],
  ledgerRows: [
    () => ledgerRows(readLedger(damagedLedger({}), NETWORK), "transactions"),
    () => ledgerRows(readLedger(damagedLedger({ closeTime: 2n ** 62n }), NETWORK), "ledgers"),
  ],
  watchEvents: [
    () =>
      watchEvents(createClient({ request: () => Promise.resolve({}), networkPassphrase: NETWORK }), {
        contracts: ["C"],
      }),
  ],
  manageData: [() => manageData({ dataName: "x".repeat(65), dataValue: null })],
  revokeSponsorship: [() => revokeSponsorship({ offer: { sellerId: ALICE, offerId: 2n ** 64n } })],
  formatAsset: [() => formatAsset(emptyCode)],
  encodeValue: [() => encodeValue(ORDERS, "Order", { id: -1 })],
  callFunction: [() => callFunction(ORDERS, contract(3), "find", { id: -1 })],
  "Address.fromScAddress": [() => Address.fromScAddress(shortContract), () => Address.fromScAddress(bigId)],
  "Address.fromScVal": [() => Address.fromScVal(xdr.ScVal.scvVoid())],
  scAddressToString: [() => scAddressToString(shortContract), () => scAddressToString(bigId)],
  fromJsonNamed: [() => fromJsonNamed("Uint32", 2 ** 32)],
  writeNamed: [() => writeNamed("Uint32", 2 ** 32), () => writeNamed("Hash", new Uint8Array(31))],
  muxedAddress: [() => muxedAddress(ALICE, -1)],
  validateScVal: [() => validateScVal(xdr.ScVal.scvVoid(), { protocol: 29 as never })],
  muxedAccountToString: [
    () => muxedAccountToString(xdr.MuxedAccount.keyTypeEd25519(new Uint8Array(31))),
    () =>
      muxedAccountToString(
        xdr.MuxedAccount.keyTypeMuxedEd25519(
          new xdr.MuxedAccountMed25519({ id: 1n << 64n, ed25519: new Uint8Array(32) }),
        ),
      ),
  ],
  approvalRequests: [() => approvalRequests(outOfRangeEnvelope, NETWORK)],
  authContexts: [
    () => authContexts(uncheckedCall(ALICE, "f", [shortAddress])),
    () => authContexts(outOfRange),
  ],
  checkAccountEntries: [() => checkAccountEntries([outOfRangeEntry], NETWORK, { contract: "openzeppelin@0.8" })],
  decodeAccountSignature: [
    () => decodeAccountSignature("openzeppelin@0.8", shortAddress),
    () => decodeAccountSignature("openzeppelin@0.8", largeU32),
  ],
  expectInvocation: [
    () => expectInvocation({ address: ALICE, contract: contract(3), function: "f", args: [largeU32] }),
  ],
  inspectAuthEntry: [
    () => inspectAuthEntry(entryFor(ALICE, { signature: shortAddress })),
    () => inspectAuthEntry(outOfRangeEntry),
  ],
  mergeAuthEntries: [
    () => mergeAuthEntries(entryFor(ALICE), entryFor(BOB)),
    () => mergeAuthEntries(outOfRangeEntry, outOfRangeEntry),
  ],
  signPreimage: [() => signPreimage(outOfRangePreimage, alice, { approve: () => [], networkPassphrase: NETWORK })],
  flowsOf: [
    () => flowsOf(outOfRangeEnvelope, NETWORK),
  ],
  policyFrom: [
    () => policyFrom({ ...transactionRequest(envelope, NETWORK, ALICE), envelope: outOfRangeEnvelope }),
  ],
  verifyAuthEntry: [() => verifyAuthEntry(outOfRangeEntry, NETWORK)],
  "new DwsaDataBuilder": [() => new DwsaDataBuilder(dataWithFee(-1n))],
  "DwsaDataBuilder.forRestore": [() => DwsaDataBuilder.forRestore([accountKey])],
  "DwsaDataBuilder.forExtend": [() => DwsaDataBuilder.forExtend([accountKey])],
  "DwsaDataBuilder#setFootprint": [() => new DwsaDataBuilder().setFootprint([shortCode])],
  "DwsaDataBuilder#setReadOnly": [() => new DwsaDataBuilder().setReadOnly([shortCode])],
  "DwsaDataBuilder#setReadWrite": [() => new DwsaDataBuilder().setReadWrite([shortCode])],
  "DwsaDataBuilder#appendFootprint": [() => new DwsaDataBuilder().appendFootprint([shortCode], [])],
  withAuth: [() => withAuth(new xdr.Operation({ sourceAccount: null, body: xdr.OperationBody.inflation() }), [])],
  buildInvocationTree: [() => buildInvocationTree(unknownKind), () => buildInvocationTree(outOfRange)],
  eventsFromMeta: [() => eventsFromMeta(unknownMeta)],
  formatInvocationTree: [() => formatInvocationTree(unknownKind), () => formatInvocationTree(outOfRange)],
  formatScVal: [() => formatScVal(deep(600)), () => formatScVal(largeU32)],
  humanizeEvents: [() => humanizeEvents([outOfRangeEvent])],
  "Keypair.random": [withoutRandomness(() => Keypair.random())],
  "Keypair#rawSecretKey": [() => publicOnly.rawSecretKey()],
  "Keypair#secret": [() => publicOnly.secret()],
  "Keypair#sign": [() => publicOnly.sign(new Uint8Array(1))],
  "Keypair#signDecorated": [() => publicOnly.signDecorated(new Uint8Array(1))],
  "Keypair#signPayloadDecorated": [() => publicOnly.signPayloadDecorated(new Uint8Array(1))],
  compareScVal: [() => compareScVal(deep(600), deep(600))],
  "ScInt#toU32": [() => negative.toU32()],
  "ScInt#toI32": [() => large.toI32()],
  "ScInt#toU64": [() => negative.toU64()],
  "ScInt#toI64": [() => large.toI64()],
  "ScInt#toTimepoint": [() => negative.toTimepoint()],
  "ScInt#toDuration": [() => negative.toDuration()],
  "ScInt#toU128": [() => negative.toU128()],
  "ScInt#toI128": [() => large.toI128()],
  "ScInt#toU256": [() => negative.toU256()],
  "ScInt#toI256": [() => large.toI256()],
  "ScInt#toNumber": [() => large.toNumber()],
  scValFromJson: [() => scValFromJson({ u32: -1 })],
  toJson: [() => toJson(xdr.ScVal.scvU32(-1)), () => toJson(xdr.ScVal.scvSymbol("x".repeat(33)))],
  toJsonNamed: [
    () => toJsonNamed("ScVal", xdr.ScVal.scvU32(-1)),
    () => toJsonNamed("ScVal", xdr.ScVal.scvSymbol("x".repeat(33))),
  ],
  scValToNative: [() => scValToNative(deep(600))],
  scvSortedMap: [() => scvSortedMap(entries)],
  encodeSignerKey: [() => encodeSignerKey(shortKey)],
  "SignerKey.encodeSignerKey": [() => SignerKey.encodeSignerKey(shortKey)],
};
