/** A ledger that answers as an RPC server does. The network's own host runs the calls. */

import { hashTransaction } from "@dwsa/base/transaction";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
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
import type { Call } from "../host/_questions.ts";
import { type Backend, RpcError } from "./_server.ts";

const NETWORK = "Test SDF Network ; September 2015";
const LIVE_UNTIL = 2_000_000;

/** An entry of the ledger and the ledger that it lives until, if it has one. */
type Stored = readonly [entry: string, liveUntil: number | null];

/** What is known of a transaction that was sent. */
interface Sent {
  readonly ledger: number;
  readonly answer: object;
}

/** A ledger with three accounts and the contract of the native asset. */
export function testLedger(ask: Ask): Backend {
  const entries = new Map<string, Stored>();
  const sent = new Map<string, Sent>();
  let sequence = 1_000_000;

  for (const n of [1, 2, 3]) {
    const { accountId, entry } = account(n);
    entries.set(LedgerKey.account(new LedgerKeyAccount({ accountId })).toXDR("base64"), [entry.toXDR("base64"), null]);
  }
  const [key, instance] = nativeAsset();
  entries.set(key.toXDR("base64"), [instance.toXDR("base64"), LIVE_UNTIL]);

  const callOf = ({ operations, sourceAccount }: Transaction, auth?: readonly string[]): Call => {
    const body = operations[0]?.body;
    if (body?.type !== "invokeHostFunction" || sourceAccount.type !== "keyTypeEd25519") {
      throw new RpcError(-32602, "expected a contract call");
    }
    return {
      ledger: {
        seq: sequence,
        networkId: toHex(hash(new TextEncoder().encode(NETWORK))),
        maxEntryTtl: 3_110_400,
        minTempTtl: 16,
      },
      entries: [...entries.values()],
      contracts: [],
      function: body.value.hostFunction.toXDR("base64"),
      ...(auth === undefined ? {} : { auth }),
      source: toHex(sourceAccount.value),
      text: true,
    };
  };
  const entriesOf = ({ operations }: Transaction): string[] => {
    const body = operations[0]?.body;
    return body?.type === "invokeHostFunction" ? body.value.auth.map((entry) => entry.toXDR("base64")) : [];
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
      const answer = await ask({ op: "simulate", ...callOf(tx, auth.length === 0 ? undefined : auth) });
      if (!answer.ok) {
        return { latestLedger: sequence, error: `HostError: Error(${answer.type}, ${answer.code})`, events: [] };
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
      };
    },

    async sendTransaction({ transaction }) {
      const { tx, envelope } = transactionIn(transaction);
      const transactionHash = hashTransaction(envelope, NETWORK);
      const common = { hash: toHex(transactionHash), latestLedger: sequence, latestLedgerCloseTime: "1800000000" };
      const refused = (result: TransactionResultResult) => ({
        status: "ERROR",
        ...common,
        errorResultXdr: new TransactionResult({ feeCharged: 0n, result, ext: TransactionResultExt.v0() }).toXDR(
          "base64",
        ),
      });
      if (tx.sourceAccount.type !== "keyTypeEd25519" || tx.ext.type !== "dwsaData") {
        throw new RpcError(-32602, "no call");
      }
      const accountId = Keypair.fromPublicKey(strKeyOf(tx.sourceAccount.value)).xdrAccountId();
      const accountKey = LedgerKey.account(new LedgerKeyAccount({ accountId })).toXDR("base64");
      const source = LedgerEntry.fromXDR(entries.get(accountKey)![0]);
      if (source.data.type !== "account") throw new RpcError(-32602, "no account");
      if (tx.seqNum !== source.data.value.seqNum + 1n) return refused(TransactionResultResult.txBadSeq());
      const signer = Keypair.fromPublicKey(strKeyOf(tx.sourceAccount.value));
      if (!envelope.value.signatures.some(({ signature }) => signer.verify(transactionHash, signature))) {
        return refused(TransactionResultResult.txBadAuth());
      }
      const resources = tx.ext.value.resources.toXDR("base64");
      const answer = await ask({ op: "enforce", ...callOf(tx, entriesOf(tx)), resources });
      if (!answer.ok) {
        throw new RpcError(
          -32603,
          `the host refuses: ${answer.stage} ${answer.type}/${answer.code} ${answer.text ?? ""}`,
        );
      }
      sequence += 1;
      const { result, changes, events } = answer.value as {
        result: string;
        changes: { key: string; entry: string | null; liveUntil: number | null }[];
        events: string[];
      };
      for (const change of changes) {
        if (change.entry === null) entries.delete(change.key);
        else entries.set(change.key, [change.entry, change.liveUntil ?? entries.get(change.key)?.[1] ?? null]);
      }
      const bumped = new AccountEntry({ ...source.data.value, seqNum: tx.seqNum });
      entries.set(accountKey, [
        new LedgerEntry({ ...source, data: LedgerEntryData.account(bumped) }).toXDR("base64"),
        null,
      ]);
      sent.set(common.hash, { ledger: sequence, answer: outcome(envelope, tx, result, events) });
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
  if (envelope.type !== "envelopeTypeTx") throw new RpcError(-32602, "expected a transaction");
  return { envelope, tx: envelope.value.tx };
}

function strKeyOf(key: Uint8Array): string {
  return new Keypair({ type: "ed25519", publicKey: key }).publicKey();
}

/** The account of the seed whose 32 bytes are all `n`, with 1,000 lumens. */
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

/** The instance of the contract of the native asset. */
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

function ledgerEntry(data: LedgerEntryData): LedgerEntry {
  return new LedgerEntry({ lastModifiedLedgerSeq: 999_999, data, ext: LedgerEntryExt.v0() });
}

/** What the network says of a call that succeeded. */
function outcome(envelope: TransactionEnvelope, tx: Transaction, result: string, events: readonly string[]): object {
  const returnValue = ScVal.fromXDR(result);
  const contractEvents = events.map((event) => ContractEvent.fromXDR(event));
  const preimage = new InvokeHostFunctionSuccessPreImage({ returnValue, events: contractEvents });
  const success = InvokeHostFunctionResult.invokeHostFunctionSuccess(hash(preimage.toXDR()));
  const operation = OperationResult.opInner(OperationResultTr.invokeHostFunction(success));
  const meta = new TransactionMetaV4({
    ext: ExtensionPoint.v0(),
    txChangesBefore: [],
    operations: [new OperationMetaV2({ ext: ExtensionPoint.v0(), changes: [], events: contractEvents })],
    txChangesAfter: [],
    dwsaMeta: new DwsaTransactionMetaV2({ ext: DwsaTransactionMetaExt.v0(), returnValue }),
    events: [],
    diagnosticEvents: [],
  });
  const transactionResult = new TransactionResult({
    feeCharged: BigInt(tx.fee),
    result: TransactionResultResult.txSuccess([operation]),
    ext: TransactionResultExt.v0(),
  });
  return {
    envelopeXdr: envelope.toXDR("base64"),
    resultXdr: transactionResult.toXDR("base64"),
    resultMetaXdr: TransactionMeta.v4(meta).toXDR("base64"),
  };
}
