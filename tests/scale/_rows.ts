/** Work on lists and trees: one row for each function that accepts one. */

import {
  approvalRequest,
  approvalRequests,
  authorizeEntries,
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  mergeAuthEntries,
  parsePasskeyPublicKey,
  passkeySignature,
  signPreimage,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { expectInvocation, policyFrom, signingPolicy } from "@dwsa/base/policy";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  assembleTransaction,
  createContract,
  feeBumpTransaction,
  flowsOf,
  hashTransaction,
  readEvents,
  readFees,
  readLedgerEntries,
  readSendResult,
  readSimulation,
  readTransactionResult,
  readTransactions,
  type ReadySimulation,
  requiredSigners,
  signTransaction,
  transactionRequest,
  uploadWasm,
} from "@dwsa/base/transaction";
import {
  contractDataKey,
  contractInvocation,
  invokeContractFunction,
  readTokenCall,
  withAuth,
} from "@dwsa/base/contract";
import { equalBytes, fromBase64, fromHex, toBase64, toHex } from "@dwsa/base/encoding";
import {
  buildInvocationTree,
  eventsFromMeta,
  explainError,
  formatCallTrace,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
  tokenMovement,
  tokenMovements,
  traceCalls,
  walkInvocationTree,
} from "@dwsa/base/humanize";
import { hash, Keypair, sign, signMessage, verify, verifyMessage } from "@dwsa/base/keys";
import { compareScVal, nativeToScVal, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import {
  callFunction,
  contractErrors,
  contractMetaFromWasm,
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeArguments,
  decodeEvent,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
} from "@dwsa/base/spec";
import { fromJsonNamed, identify, readNamed, writeNamed } from "@dwsa/base/catalogue";
import { parseJson, scSpecEntryFromJson, scValFromJson, toJson, toJsonNamed } from "@dwsa/base/json";
import {
  decodeStream,
  DiagnosticEvent,
  type InvokeContractArgs,
  requiredProtocol,
  ScMapEntry,
  ScVal,
  TransactionMeta,
  TransactionMetaV4,
  TransactionResult,
  TransactionResultExt,
  TransactionResultResult,
} from "@dwsa/base/xdr";
import {
  accountEntryOf,
  argumentsOf,
  call,
  CONTRACT,
  deep,
  delegatesOf,
  entriesOf,
  entryOf,
  event,
  ext,
  functions,
  keypair,
  list,
  mapOf,
  metaOf,
  mixed,
  nested,
  nestedNative,
  NETWORK,
  requestsOf,
  SIGNER,
  transactionOf,
  vec,
  wasmOf,
  wide,
} from "./_inputs.ts";

const ACCOUNT_KEY = "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==";
const ACCOUNT_DATA =
  "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
const LIST_SPEC = contractSpec([{
  function_v0: {
    name: "sum",
    inputs: [{ name: "values", type: { vec: { element_type: "u64" } } }],
    outputs: [{ vec: { element_type: "u64" } }],
  },
}]);
const listOfU64 = { vec: { element_type: "u64" } } as const;
const TYPE_SPEC = contractSpec([
  { udt_struct_v0: { name: "S", fields: [{ name: "values", type: listOfU64 }] } },
  {
    event_v0: {
      ...{ name: "e", prefix_topics: ["e"], data_format: "single_value" },
      params: [{ name: "values", type: listOfU64, location: "data" }],
    },
  },
]);
const errorsOf = (size: number) =>
  contractSpec([{ udt_error_enum_v0: { name: "E", cases: list(size, (i) => ({ name: `E${i}`, value: i })) } }]);

/** Work to measure, for an input of any size. */
export interface Work {
  readonly name: string;
  /** The maximum size, if larger inputs are rejected or would take minutes to create. */
  readonly most?: number;
  readonly prepare: (size: number) => () => unknown;
}

/** Creates work on an input that is created once. */
function work<T>(name: string, make: (size: number) => T, use: (input: T) => unknown, most?: number): Work {
  const prepare = (size: number) => {
    const input = make(size);
    return () => use(input);
  };
  return most === undefined ? { name, prepare } : { name, prepare, most };
}

/** A simulation without entries. */
const READY: ReadySimulation = {
  ...{ type: "ready", latestLedger: 1, minResourceFee: 1n, auth: [], result: ScVal.scvVoid(), events: [] },
  ...{ transactionData: new DwsaDataBuilder().setResourceFee(1).build(), stateChanges: [] },
};
const RESULT = new TransactionResult({
  ...{ feeCharged: 1n, result: TransactionResultResult.txSuccess([]), ext: TransactionResultExt.v0() },
});
const eventTexts = (size: number): string[] => {
  const one = new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) });
  return list(size, () => one.toXDR("base64"));
};

/** The base point of P-256 as a COSE key, x and y. */
const POINT = [
  "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
  "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
] as const;
/** Creates an attestation of a passkey (CBOR) with an array of the given size before the key. */
const attestationOf = (size: number): Uint8Array => {
  const count = size.toString(16).padStart(8, "0");
  const key = `a5010203262001215820${POINT[0]}225820${POINT[1]}`;
  const authData = `${"00".repeat(32)}40${"00".repeat(22)}${key}`;
  const length = (authData.length / 2).toString(16).padStart(4, "0");
  return fromHex(`a261619a${count}${"01".repeat(size)}686175746844617461${`59${length}`}${authData}`);
};

/** Work on lists. */
export const LISTS: readonly Work[] = [
  work("`nativeToScVal`, an array", (size) => list(size, BigInt), nativeToScVal),
  work(
    "`nativeToScVal`, an object",
    (size) => Object.fromEntries(mixed(size).map((n) => [`key ${n}`, n])),
    (object) => nativeToScVal(object),
  ),
  work("`scValToNative`, a vec", vec, (value) => scValToNative(value)),
  work("`scValToNative`, a map", mapOf, (value) => scValToNative(value)),
  work(
    "`scValToNative`, a map of symbols",
    (size) =>
      ScVal.scvMap(list(size, (i) => new ScMapEntry({ key: ScVal.scvSymbol(`key ${i}`), val: ScVal.scvU32(i) }))),
    (value) => scValToNative(value),
  ),
  work(
    "an object of as many texts, by itself",
    (size) => list(size, (i) => `key ${i}`),
    (names) => {
      const object: Record<string, number> = {};
      for (const name of names) object[name] = 1;
      return object;
    },
  ),
  work(
    "`scvSortedMap`",
    (size) => mixed(size).map((n) => new ScMapEntry({ key: ScVal.scvU32(n), val: ScVal.scvU32(n) })),
    (entries) => scvSortedMap(entries),
  ),
  work("`compareScVal`, two vecs", (size) => [vec(size), vec(size)] as const, ([a, b]) => compareScVal(a, b)),
  work("`validateScVal`, a map", mapOf, (value) => validateScVal(value)),
  work("`formatScVal`, a map", mapOf, formatScVal),
  work("`ScVal.fromXDR`, a vec", (size) => vec(size).toXDR(), (bytes) => ScVal.fromXDR(bytes)),
  work("`toXDR`, a vec", vec, (value) => value.toXDR()),
  work("`equals`, two vecs", (size) => [vec(size), vec(size)] as const, ([a, b]) => a.equals(b)),
  work("`toJson`, a vec", vec, (value) => toJson(value)),
  work("`scValFromJson`, a vec", (size) => vec(size).toJSON(), scValFromJson),
  work(
    "`parseJson`, an object",
    (size) => JSON.stringify(Object.fromEntries(list(size, (i) => [`k${i}`, i]))),
    parseJson,
  ),
  work(
    "`decodeStream`, small values",
    (size) => new Uint8Array(8 * size).map((_, i) => i % 8 === 3 ? 3 : 0),
    (bytes) => Array.fromAsync(decodeStream(ScVal, bytes)),
  ),
  work("`identify`, bytes of a vec", (size) => vec(size).toXDR(), identify),
  work("`toHex` and `fromHex`, bytes", (size) => new Uint8Array(size), (bytes) => fromHex(toHex(bytes))),
  work("`toBase64` and `fromBase64`, bytes", (size) => new Uint8Array(size), (bytes) => fromBase64(toBase64(bytes))),
  work(
    "`humanizeEvents`",
    (size) => list(size, () => event("transfer", ScVal.scvI128(5n))),
    (events) => humanizeEvents(events),
    100_000,
  ),
  work(
    "`tokenMovements`",
    (size) => list(size, () => event("transfer", ScVal.scvI128(5n))),
    (events) => tokenMovements(events),
    100_000,
  ),
  work(
    "`traceCalls` and `formatCallTrace`",
    (size) =>
      list(size, () => new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) })),
    (events) => formatCallTrace(traceCalls(events)),
    100_000,
  ),
  work("`buildInvocationTree`, calls side by side", wide, buildInvocationTree, 100_000),
  work("`formatInvocationTree`, calls side by side", wide, (tree) => formatInvocationTree(tree), 100_000),
  work("`walkInvocationTree`, calls side by side", wide, (tree) => walkInvocationTree(tree, () => true), 100_000),
  work("`inspectAuthEntry`, calls side by side", (size) => entryOf(wide(size)), inspectAuthEntry, 100_000),
  work(
    "`verifyAuthEntry`, calls side by side",
    (size) => entryOf(wide(size)),
    (entry) => verifyAuthEntry(entry, NETWORK),
    100_000,
  ),
  work(
    "`signPreimage`, calls side by side",
    (size) => buildAuthorizationEntryPreimage(accountEntryOf(wide(size)), 100, NETWORK),
    (preimage) => signPreimage(preimage, keypair, { approve: () => [] }),
    100_000,
  ),
  work(
    "`requiredSigners`, `flowsOf`, `transactionRequest` and `requiredProtocol`, entries",
    (size) =>
      transactionOf(withAuth(invokeContractFunction(CONTRACT, "f", []), list(size, () => accountEntryOf(call())))),
    (envelope) => [
      requiredSigners(envelope, NETWORK),
      flowsOf(envelope, NETWORK),
      transactionRequest(envelope, NETWORK),
      requiredProtocol(envelope),
    ],
    10_000,
  ),
  work(
    "`checkAuthEntryReadiness`, calls side by side",
    (size) => entryOf(wide(size)),
    (entry) => checkAuthEntryReadiness(entry, 5, NETWORK),
    100_000,
  ),
  work(
    "`authorizeEntries`",
    (size) => list(size, () => entryOf(call())),
    (entries) => authorizeEntries(entries, Keypair.fromRawEd25519Seed(new Uint8Array(32)), 9, NETWORK),
    100_000,
  ),
  work(
    "`policyFrom`, `signingPolicy` and its verdict",
    (size) => requestsOf(wide(size)),
    (requests) => signingPolicy(policyFrom(requests)).entries(requests),
    10_000,
  ),
  work(
    "`expectInvocation` and its verdict",
    (size) => requestsOf(wide(size)),
    (requests) => expectInvocation({ contract: CONTRACT, function: "burn" })(requests),
    100_000,
  ),
  work(
    "`describeRequest` and `formatDescription`",
    (size) => requestsOf(wide(size)),
    (requests) => formatDescription(describeRequest(requests, { networkPassphrase: NETWORK })),
    100_000,
  ),
  work(
    "`DwsaDataBuilder`, a footprint",
    (size) => list(size, (i) => contractDataKey(CONTRACT, ScVal.scvU32(i))),
    (keys) => new DwsaDataBuilder().setReadOnly(keys).build(),
    100_000,
  ),
  work(
    "`contractSpec` and `contractSpecToJson`, functions",
    functions,
    (entries) => contractSpecToJson(contractSpec(entries)),
    100_000,
  ),
  work(
    "`encodeArguments`, a list",
    (size) => list(size, BigInt),
    (values) => encodeArguments(LIST_SPEC, "sum", { values }),
  ),
  work("`decodeResult`, a list", vec, (value) => decodeResult(LIST_SPEC, "sum", value)),
  work("`decodeArguments`, a list", vec, (value) => decodeArguments(LIST_SPEC, "sum", [value])),
  work(
    "`callFunction`, a list",
    (size) => list(size, BigInt),
    (values) => callFunction(LIST_SPEC, CONTRACT, "sum", { values }),
  ),
  work(
    "`encodeValue` and `decodeValue`, a list in a struct",
    (size) => list(size, BigInt),
    (values) => decodeValue(TYPE_SPEC, "S", encodeValue(TYPE_SPEC, "S", { values })),
  ),
  work("`decodeEvent`, a list", vec, (data) => decodeEvent(TYPE_SPEC, { topics: [ScVal.scvSymbol("e")], data })),
  work("`contractErrors`, cases", errorsOf, (spec) => contractErrors(spec, 5), 100_000),
  work("`contractSpecFromXdr`, functions", entriesOf, (bytes) => contractSpecFromXdr(bytes), 100_000),
  work("`contractMetaFromWasm`, entries", metaOf, (bytes) => contractMetaFromWasm(bytes), 100_000),
  work("`contractSpecFromWasm`, functions", wasmOf, (bytes) => contractSpecFromWasm(bytes), 100_000),
  work("`invokeContractFunction`, arguments", argumentsOf, (args) => invokeContractFunction(CONTRACT, "f", args)),
  work(
    "`withAuth` and `approvalRequests`, entries",
    (size) => list(size, () => accountEntryOf(call())),
    (entries) => approvalRequests(transactionOf(withAuth(invokeContractFunction(CONTRACT, "f", []), entries)), NETWORK),
    100_000,
  ),
  work(
    "`buildTransaction`, `hashTransaction` and `signTransaction`, arguments",
    (size) => invokeContractFunction(CONTRACT, "f", argumentsOf(size)),
    async (operation) => hashTransaction(await signTransaction(transactionOf(operation), keypair, NETWORK), NETWORK),
  ),
  work(
    "`readSimulation`, events",
    (size) => {
      return { latestLedger: 1, error: "failed", events: eventTexts(size) };
    },
    readSimulation,
    100_000,
  ),
  work(
    "`eventsFromMeta`",
    (size) => {
      const one = new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) });
      return TransactionMeta.v4(
        new TransactionMetaV4({
          ...{ ext, txChangesBefore: [], operations: [], txChangesAfter: [], dwsaMeta: null, events: [] },
          diagnosticEvents: list(size, () => one),
        }),
      );
    },
    eventsFromMeta,
    100_000,
  ),
  work(
    "`authorizeEntry`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => authorizeEntry(entry, keypair, 9, NETWORK),
    100_000,
  ),
  work(
    "`authorizeInvocation`, calls side by side",
    wide,
    (invocation) =>
      authorizeInvocation({ signer: keypair, validUntilLedgerSeq: 9, invocation, networkPassphrase: NETWORK }),
    100_000,
  ),
  work(
    "`buildAuthorizationEntryPreimage`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => buildAuthorizationEntryPreimage(entry, 9, NETWORK),
    100_000,
  ),
  work(
    "`mergeAuthEntries`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => mergeAuthEntries(entry, entry),
    100_000,
  ),
  work(
    "`buildWithDelegatesEntry` and `mergeAuthEntries`, delegates side by side",
    delegatesOf,
    (delegates) => {
      const entry = buildWithDelegatesEntry({ entry: accountEntryOf(call()), validUntilLedgerSeq: 9, delegates });
      return mergeAuthEntries(entry, entry);
    },
    100_000,
  ),
  work(
    "`readNamed`, `writeNamed`, `toJsonNamed` and `fromJsonNamed`, a vec",
    (size) => vec(size).toXDR(),
    (bytes) => writeNamed("ScVal", fromJsonNamed("ScVal", toJsonNamed("ScVal", readNamed("ScVal", bytes)))),
  ),
  work("`equalBytes` and `hash`, bytes", (size) => new Uint8Array(size), (bytes) => equalBytes(hash(bytes), bytes)),
  work(
    "`sign` and `verify`, bytes",
    (size) => new Uint8Array(size),
    async (bytes) => verify(bytes, await sign(bytes, new Uint8Array(32)), keypair.rawPublicKey()),
  ),
  work(
    "`assembleTransaction`, entries that are kept",
    (size) => {
      const entries = list(size, () => accountEntryOf(call()));
      const envelope = transactionOf(withAuth(invokeContractFunction(CONTRACT, "f", []), entries));
      return { envelope, simulation: { ...READY, auth: entries } };
    },
    ({ envelope, simulation }) => assembleTransaction(envelope, simulation),
    100_000,
  ),
  work(
    "`feeBumpTransaction` and `readFees`, arguments",
    (size) => transactionOf(invokeContractFunction(CONTRACT, "f", argumentsOf(size))),
    (inner) => readFees(feeBumpTransaction(inner, { feeSource: SIGNER, baseFee: 200 })),
  ),
  work(
    "`readTransactionResult`, events",
    (size) => ({
      ...{ status: "SUCCESS", latestLedger: 9, ledger: 8, createdAt: 1 },
      envelopeXdr: transactionOf(invokeContractFunction(CONTRACT, "f", [])).toXDR("base64"),
      resultXdr: RESULT.toXDR("base64"),
      resultMetaXdr: TransactionMeta.operations([]).toXDR("base64"),
      diagnosticEventsXdr: eventTexts(size),
    }),
    readTransactionResult,
    100_000,
  ),
  work(
    "`readTransactions`, transactions",
    (size) => ({
      ...{ latestLedger: 9, oldestLedger: 2 },
      transactions: list(size, () => ({
        ...{ status: "SUCCESS", ledger: 8, createdAt: 1, applicationOrder: 1, feeBump: false },
        envelopeXdr: transactionOf(invokeContractFunction(CONTRACT, "f", [])).toXDR("base64"),
        resultXdr: RESULT.toXDR("base64"),
        resultMetaXdr: TransactionMeta.operations([]).toXDR("base64"),
      })),
    }),
    readTransactions,
    100_000,
  ),
  work(
    "`readEvents`, events",
    (size) => ({
      latestLedger: 9,
      events: list(size, () => ({
        ...{ type: "contract", id: "1", ledger: 7, ledgerClosedAt: "2026-01-01T00:00:00Z", contractId: CONTRACT },
        ...{ topic: ["AAAAAwAAAAE="], value: "AAAAAwAAAAE=" },
      })),
    }),
    readEvents,
    100_000,
  ),
  work(
    "`readLedgerEntries`, entries",
    (size) => ({
      latestLedger: 9,
      entries: list(size, () => ({ key: ACCOUNT_KEY, xdr: ACCOUNT_DATA, lastModifiedLedgerSeq: 5 })),
    }),
    readLedgerEntries,
    100_000,
  ),
  work(
    "`readSendResult`, events",
    (size) => ({
      ...{ status: "ERROR", hash: "ab".repeat(32), latestLedger: 7, latestLedgerCloseTime: "9" },
      diagnosticEventsXdr: eventTexts(size),
    }),
    readSendResult,
    100_000,
  ),
  work(
    "`createContract`, arguments",
    argumentsOf,
    (args) => createContract({ deployer: SIGNER, salt: new Uint8Array(32), wasmHash: new Uint8Array(32), args }),
  ),
  work("`uploadWasm`, functions in the interface", wasmOf, uploadWasm, 100_000),
  work("`contractDataKey`, a vec", vec, (key) => contractDataKey(CONTRACT, key)),
  work(
    "`contractInvocation` and `readTokenCall`, arguments",
    argumentsOf,
    (args) => {
      const { function: invoked } = contractInvocation({ contract: CONTRACT, function: "burn", args });
      return readTokenCall(invoked.value as InvokeContractArgs);
    },
  ),
  work(
    "`tokenMovement`, fields in the data",
    (size) => {
      const fields = list(size, (i) => new ScMapEntry({ key: ScVal.scvSymbol(`f${i}`), val: ScVal.scvU32(i) }));
      const amount = new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(5n) });
      return event("transfer", ScVal.scvMap([amount, ...fields]));
    },
    (one) => tokenMovement(one),
  ),
  work(
    "`approvalRequest`, calls side by side",
    (size) => entryOf(wide(size)),
    (entry) => approvalRequest(entry, NETWORK),
    100_000,
  ),
  work(
    "`explainError`, cases in a list of entries",
    (size) => [scSpecEntryFromJson(errorsOf(size).entries[0])],
    (spec) => explainError("Error(Contract, #5)", { spec }),
    100_000,
  ),
  work(
    "`explainError`, a text",
    (size) => `${"Error(".repeat(size / 10)}Error(Contract, #5)`,
    (text) => explainError(text),
  ),
  work("`parsePasskeyPublicKey`, items before the key", attestationOf, parsePasskeyPublicKey),
  work(
    "`passkeySignature`, client data",
    (size) => ({
      authenticatorData: new Uint8Array(37),
      clientDataJSON: new TextEncoder().encode(
        JSON.stringify({ type: "webauthn.get", challenge: "A".repeat(43), extra: list(size, (i) => i % 10) }),
      ),
      signature: fromHex("3006020101020101"),
    }),
    (assertion) => passkeySignature(assertion, new Uint8Array(32)),
  ),
  work(
    "`signMessage` and `verifyMessage`, a text",
    (size) => "ä".repeat(size),
    (text) => verifyMessage(text, signMessage(text, new Uint8Array(32)), keypair.rawPublicKey()),
  ),
];

/** Work on trees. */
export const TREES: readonly Work[] = [
  work("`ScVal.fromXDR`, vecs in vecs", (levels) => nested(levels).toXDR(), (bytes) => ScVal.fromXDR(bytes)),
  work("`toXDR`, vecs in vecs", nested, (value) => value.toXDR()),
  work("`nativeToScVal`, lists in lists", nestedNative, (value) => nativeToScVal(value as bigint)),
  work("`scValToNative`, vecs in vecs", nested, (value) => scValToNative(value)),
  work("`validateScVal`, vecs in vecs", nested, (value) => validateScVal(value)),
  work("`formatScVal`, vecs in vecs", nested, formatScVal),
  work("`toJson`, vecs in vecs", nested, (value) => toJson(value)),
  work("`scValFromJson`, vecs in vecs", (levels) => nested(levels).toJSON(), scValFromJson),
  work(
    "`contractSpec`, types in types",
    (levels) => {
      let type: unknown = "u32";
      for (let i = 1; i < levels; i++) type = { vec: { element_type: type } };
      return [{ function_v0: { name: "f", inputs: [], outputs: [type] } }];
    },
    (entries) => contractSpec(entries as never), // deeper than the type of a literal allows
  ),
  work(
    "`buildWithDelegatesEntry` and `verifyAuthEntry`, delegates in delegates",
    (levels) => {
      let delegates: { address: string; nestedDelegates?: object[] }[] = [];
      for (let i = 0; i < levels; i++) delegates = [{ address: CONTRACT, nestedDelegates: delegates }];
      return delegates as { address: string }[];
    },
    (delegates) =>
      verifyAuthEntry(
        buildWithDelegatesEntry({ entry: accountEntryOf(call()), validUntilLedgerSeq: 9, delegates }),
        NETWORK,
      ),
    100,
  ),
  work(
    "`authorizeEntry`, calls in calls",
    (levels) => accountEntryOf(deep(levels)),
    (entry) => authorizeEntry(entry, keypair, 9, NETWORK),
    100,
  ),
  work("`buildInvocationTree`, calls in calls", deep, buildInvocationTree, 100),
  work("`formatInvocationTree`, calls in calls", deep, (tree) => formatInvocationTree(tree), 100),
  work(
    "`describeRequest` and `formatDescription`, calls in calls",
    (levels) => requestsOf(deep(levels)),
    (requests) => formatDescription(describeRequest(requests, { networkPassphrase: NETWORK })),
    100,
  ),
];
