/** A ledger that responds like an RPC server. soroban-env-host runs the calls. */

import { DwsaDataBuilder } from "@dwsa/base/builder";
import { hashTransaction } from "@dwsa/base/transaction";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { fromHex, toHex } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { decodeStrKey } from "@dwsa/base/strkey";
import {
  AccountEntry,
  AccountEntryExt,
  ContractDataEntry,
  ContractEvent,
  ContractExecutable,
  DwsaTransactionData,
  DwsaTransactionMetaExt,
  DwsaTransactionMetaV2,
  ExtensionPoint,
  InvokeHostFunctionResult,
  InvokeHostFunctionSuccessPreImage,
  LedgerEntry,
  LedgerEntryData,
  LedgerEntryExt,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyContractData,
  OperationMetaV2,
  OperationResult,
  OperationResultTr,
  PaymentResult,
  PublicKey,
  RestoreFootprintResult,
  ScAddress,
  ScContractInstance,
  ScMapEntry,
  ScVal,
  type Transaction,
  TransactionEnvelope,
  TransactionMeta,
  TransactionMetaV4,
  TransactionResult,
  TransactionResultExt,
  TransactionResultResult,
} from "@dwsa/base/xdr";
import type { Ask } from "../host/_family.ts";
import type { Applied, Call, Installed } from "../host/_questions.ts";
import { type Backend, RpcError } from "./_server.ts";

const NETWORK = "Test SDF Network ; September 2015";
const LIVE_UNTIL = 2_000_000;

/** A ledger entry, and the last ledger of its lifetime, if it is limited. */
export type Stored = readonly [entry: string, liveUntil: number | null];

/** The result of a sent transaction. */
interface Sent {
  readonly ledger: number;
  readonly answer: object;
}

/** The contents of a ledger in addition to three accounts and the contract of the native asset. */
export interface LedgerOptions {
  /** Contracts of the host program. */
  readonly contracts?: readonly Installed[];
  /** Other entries. Those whose lifetime has ended are archived. */
  readonly entries?: readonly Stored[];
  /** Whether a separate transaction must restore archived entries, as older servers require. */
  readonly preamble?: boolean;
}

/** Creates a ledger with three accounts and the contract of the native asset. */
export function testLedger(
  ask: Ask,
  { contracts = [], entries: others = [], preamble = false }: LedgerOptions = {},
): Backend {
  const entries = new Map<string, Stored>();
  const sent = new Map<string, Sent>();
  let sequence = 1_000_000;

  for (const n of [1, 2, 3]) {
    const { accountId, entry } = account(n);
    entries.set(LedgerKey.account(new LedgerKeyAccount({ accountId })).toXDR("base64"), [entry.toXDR("base64"), null]);
  }
  const [key, instance] = nativeAsset();
  entries.set(key.toXDR("base64"), [instance.toXDR("base64"), LIVE_UNTIL]);
  for (const stored of others) entries.set(keyOf(LedgerEntry.fromXDR(stored[0])).toXDR("base64"), stored);

  const ledger = () => ({
    seq: sequence,
    networkId: toHex(hash(new TextEncoder().encode(NETWORK))),
    maxEntryTtl: 3_110_400,
    minTempTtl: 16,
  });
  const callOf = ({ operations, sourceAccount }: Transaction, auth: readonly string[], all: Iterable<Stored>): Call => {
    const body = operations[0]?.body;
    if (body?.type !== "invokeHostFunction" || sourceAccount.type !== "keyTypeEd25519") {
      throw new RpcError(-32602, "expected a contract call");
    }
    return {
      ledger: ledger(),
      entries: [...all],
      contracts,
      function: body.value.hostFunction.toXDR("base64"),
      ...(auth.length === 0 ? {} : { auth }),
      source: toHex(sourceAccount.value),
      text: true,
    };
  };
  /** Returns all entries as if archived ones were restored. */
  const restored = () =>
    [...entries.values()].map(([entry, until]): Stored => [entry, until === null ? null : LIVE_UNTIL]);
  const archived = () => [...entries].filter(([, [, until]]) => until !== null && until < sequence).map(([key]) => key);
  const entriesOf = ({ operations }: Transaction): string[] => {
    const body = operations[0]?.body;
    return body?.type === "invokeHostFunction" ? body.value.auth.map((entry) => entry.toXDR("base64")) : [];
  };

  const bump = ({ sourceAccount, seqNum }: Transaction) => {
    if (sourceAccount.type !== "keyTypeEd25519") throw new RpcError(-32602, "expected an account");
    const accountId = PublicKey.publicKeyTypeEd25519(sourceAccount.value);
    const key = LedgerKey.account(new LedgerKeyAccount({ accountId })).toXDR("base64");
    const source = LedgerEntry.fromXDR(entries.get(key)![0]);
    if (source.data.type !== "account") throw new RpcError(-32602, "no account");
    const data = LedgerEntryData.account(new AccountEntry({ ...source.data.value, seqNum }));
    entries.set(key, [new LedgerEntry({ ...source, data }).toXDR("base64"), null]);
  };

  const methods: Readonly<Record<string, (params: Record<string, unknown>) => unknown>> = {
    getLatestLedger: () => ({ id: "0".repeat(64), protocolVersion: 28, sequence }),

    getLedgerEntries: ({ keys }) => ({
      latestLedger: sequence,
      entries: (keys as string[]).flatMap((key) => {
        const found = entries.get(key);
        if (found === undefined) return [];
        const { data, lastModifiedLedgerSeq } = LedgerEntry.fromXDR(found[0]);
        return [{
          key,
          xdr: data.toXDR("base64"),
          lastModifiedLedgerSeq,
          ...(found[1] === null ? {} : { liveUntilLedgerSeq: found[1] }),
        }];
      }),
    }),

    async simulateTransaction({ transaction }) {
      const { tx } = transactionIn(transaction);
      const auth = entriesOf(tx);
      const isBlocked = preamble && archived().length > 0;
      const answer = await ask({ op: "simulate", ...callOf(tx, auth, isBlocked ? restored() : entries.values()) });
      if (!answer.ok) {
        const code = answer.type === "Contract" ? `#${answer.code}` : answer.code;
        return { latestLedger: sequence, error: `HostError: Error(${answer.type}, ${code})`, events: [] };
      }
      const { result, auth: recorded, transactionData } = answer.value as {
        result: string;
        auth: string[];
        transactionData: string;
      };
      const { resourceFee } = DwsaTransactionData.fromXDR(transactionData);
      return {
        latestLedger: sequence,
        transactionData,
        minResourceFee: String(resourceFee),
        events: [],
        results: [{ auth: recorded.length > 0 ? recorded : auth, xdr: result }],
        ...(isBlocked ? { restorePreamble: preambleOf(archived()) } : {}),
      };
    },

    async sendTransaction({ transaction }) {
      const { tx, envelope } = transactionIn(transaction);
      const hash = toHex(hashTransaction(envelope, NETWORK));
      const common = { hash, latestLedger: sequence, latestLedgerCloseTime: "1800000000" };
      const body = tx.operations[0]!.body;
      let [success, events]: [{ result: ScVal | null }, readonly string[]] = [{ result: null }, []];
      if (body.type === "invokeHostFunction") {
        // The return value, which the response to "apply" lacks.
        const simulated = await ask({ op: "simulate", ...callOf(tx, entriesOf(tx), restored()) });
        const answer = await ask({
          ...{ op: "apply", ledger: ledger(), entries: [...entries.values()], contracts },
          envelope: envelope.toXDR("base64"),
        });
        if (!answer.ok && answer.stage === "transaction") {
          return { status: "ERROR", ...common, ...refused(answer.code!) };
        }
        if (!answer.ok || !simulated.ok) throw new RpcError(-32603, `the host refuses: ${JSON.stringify(answer)}`);
        const { changes, events: emitted } = answer.value as Applied;
        for (const change of changes) {
          if (change.entry === null) entries.delete(change.key);
          else entries.set(change.key, [change.entry, change.liveUntil ?? entries.get(change.key)?.[1] ?? null]);
        }
        events = emitted;
        success = { result: ScVal.fromXDR((simulated.value as { result: string }).result) };
      } else if (body.type === "restoreFootprint" && tx.ext.type === "dwsaData") {
        for (const key of tx.ext.value.resources.footprint.readWrite) {
          const found = entries.get(key.toXDR("base64"))!;
          entries.set(key.toXDR("base64"), [found[0], LIVE_UNTIL]);
        }
      } else if (body.type !== "payment") throw new RpcError(-32602, "an operation that this ledger does not know");
      bump(tx);
      sequence += 1;
      sent.set(hash, { ledger: sequence, answer: outcome(envelope, tx, success.result, events) });
      return { status: "PENDING", ...common };
    },

    getTransaction({ hash }) {
      const found = sent.get(String(hash));
      const common = {
        latestLedger: sequence,
        latestLedgerCloseTime: "1800000005",
        oldestLedger: 999_000,
        oldestLedgerCloseTime: "1790000000",
      };
      if (found === undefined) return { status: "NOT_FOUND", ...common };
      return { status: "SUCCESS", ...common, ledger: found.ledger, createdAt: "1800000005", ...found.answer };
    },
  };

  return {
    async answer(method, params) {
      if (!Object.hasOwn(methods, method)) throw new RpcError(-32601, "method not found");
      return await methods[method]!(Object(params));
    },
  };
}

function transactionIn(text: unknown): { readonly envelope: TransactionEnvelope; readonly tx: Transaction } {
  const envelope = TransactionEnvelope.fromXDR(String(text));
  if (envelope.type === "envelopeTypeTxV0") throw new RpcError(-32602, "expected a transaction");
  return { envelope, tx: envelope.type === "envelopeTypeTx" ? envelope.value.tx : envelope.value.tx.innerTx.value.tx };
}

/** Returns the response for a rejected transaction, by the host program's name of the error. */
function refused(code: string): object {
  const result = code === "TxBadSeq"
    ? TransactionResultResult.txBadSeq()
    : code === "TxBadAuth"
    ? TransactionResultResult.txBadAuth()
    : TransactionResultResult.txInternalError();
  const ext = TransactionResultExt.v0();
  return { errorResultXdr: new TransactionResult({ feeCharged: 0n, result, ext }).toXDR("base64") };
}

/** Returns a server's instruction to restore entries first. */
function preambleOf(keys: readonly string[]): object {
  const data = new DwsaDataBuilder().setReadWrite(keys.map((key) => LedgerKey.fromXDR(key))).setResourceFee(20_000n);
  return { minResourceFee: "20000", transactionData: data.build().toXDR("base64") };
}

function keyOf({ data }: LedgerEntry): LedgerKey {
  if (data.type !== "contractData") throw new TypeError("expected data of a contract");
  const { contract, key, durability } = data.value;
  return LedgerKey.contractData(new LedgerKeyContractData({ contract, key, durability }));
}

/** Creates the account of the seed that consists of 32 bytes `n`, with 1,000 XLM. */
function account(n: number): { readonly accountId: ReturnType<Keypair["xdrAccountId"]>; readonly entry: LedgerEntry } {
  const accountId = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n)).xdrAccountId();
  const entry = new AccountEntry({
    accountId,
    balance: 10_000_000_000n,
    seqNum: 4_294_967_296n,
    numSubEntries: 0,
    inflationDest: null,
    flags: 0,
    homeDomain: "",
    thresholds: new Uint8Array([1, 0, 0, 0]),
    signers: [],
    ext: AccountEntryExt.v0(),
  });
  return { accountId, entry: ledgerEntry(LedgerEntryData.account(entry)) };
}

/** Creates the instance of the contract of the native asset. */
function nativeAsset(): readonly [LedgerKey, LedgerEntry] {
  const contract = ScAddress.scAddressTypeContract(decodeStrKey("contract", contractIdFromAsset("native", NETWORK)));
  const symbol = (name: string) => ScVal.scvSymbol(name);
  const entryOf = (key: ScVal, val: ScVal) => new ScMapEntry({ key, val });
  const metadata = scvSortedMap([
    entryOf(symbol("decimal"), ScVal.scvU32(7)),
    entryOf(symbol("name"), nativeToScVal("native")),
    entryOf(symbol("symbol"), nativeToScVal("native")),
  ]);
  const storage = scvSortedMap([
    entryOf(symbol("METADATA"), metadata),
    entryOf(ScVal.scvVec([symbol("AssetInfo")]), ScVal.scvVec([symbol("Native")])),
  ]);
  const instance = new ScContractInstance({
    executable: ContractExecutable.contractExecutableStellarAsset(),
    storage: storage.type === "scvMap" ? storage.value : null,
  });
  const key = ScVal.scvLedgerKeyContractInstance();
  const data = new ContractDataEntry({
    ext: ExtensionPoint.v0(),
    contract,
    key,
    durability: "persistent",
    val: ScVal.scvContractInstance(instance),
  });
  return [
    LedgerKey.contractData(new LedgerKeyContractData({ contract, key, durability: "persistent" })),
    ledgerEntry(LedgerEntryData.contractData(data)),
  ];
}

/** Creates the instance of a contract, by the hash of its code in hexadecimal. */
export function instanceOf(contractId: string, wasmHash: string, liveUntil: number): Stored {
  const executable = ContractExecutable.contractExecutableWasm(fromHex(wasmHash));
  const data = new ContractDataEntry({
    ext: ExtensionPoint.v0(),
    contract: ScAddress.scAddressTypeContract(decodeStrKey("contract", contractId)),
    key: ScVal.scvLedgerKeyContractInstance(),
    durability: "persistent",
    val: ScVal.scvContractInstance(new ScContractInstance({ executable, storage: null })),
  });
  return [ledgerEntry(LedgerEntryData.contractData(data)).toXDR("base64"), liveUntil];
}

function ledgerEntry(data: LedgerEntryData): LedgerEntry {
  return new LedgerEntry({ lastModifiedLedgerSeq: 999_999, data, ext: LedgerEntryExt.v0() });
}

/** Returns the result and the meta of a successful transaction. */
function outcome(
  envelope: TransactionEnvelope,
  tx: Transaction,
  result: ScVal | null,
  events: readonly string[],
): object {
  const contractEvents = events.map((event) => ContractEvent.fromXDR(event));
  const meta = new TransactionMetaV4({
    ext: ExtensionPoint.v0(),
    txChangesBefore: [],
    operations: [new OperationMetaV2({ ext: ExtensionPoint.v0(), changes: [], events: contractEvents })],
    txChangesAfter: [],
    dwsaMeta: result && new DwsaTransactionMetaV2({ ext: DwsaTransactionMetaExt.v0(), returnValue: result }),
    events: [],
    diagnosticEvents: [],
  });
  const transactionResult = new TransactionResult({
    feeCharged: BigInt(tx.fee),
    result: TransactionResultResult.txSuccess([operationResult(tx, result, contractEvents)]),
    ext: TransactionResultExt.v0(),
  });
  return {
    envelopeXdr: envelope.toXDR("base64"),
    resultXdr: transactionResult.toXDR("base64"),
    resultMetaXdr: TransactionMeta.v4(meta).toXDR("base64"),
  };
}

function operationResult(
  tx: Transaction,
  returnValue: ScVal | null,
  events: readonly ContractEvent[],
): OperationResult {
  switch (tx.operations[0]!.body.type) {
    case "restoreFootprint":
      return OperationResult.opInner(
        OperationResultTr.restoreFootprint(RestoreFootprintResult.restoreFootprintSuccess()),
      );
    case "payment":
      return OperationResult.opInner(OperationResultTr.payment(PaymentResult.paymentSuccess()));
    default: {
      const preimage = new InvokeHostFunctionSuccessPreImage({ returnValue: returnValue!, events });
      const success = InvokeHostFunctionResult.invokeHostFunctionSuccess(hash(preimage.toXDR()));
      return OperationResult.opInner(OperationResultTr.invokeHostFunction(success));
    }
  }
}
