/** Complete transactions from simulation to the node, and the ledger keys that they refer to. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { authorizeEntry } from "@dwsa/base/auth";
import {
  assembleTransaction,
  buildTransaction,
  feeBumpTransaction,
  hashTransaction,
  readFees,
  readSimulation,
  type ReadySimulation,
  signTransaction,
} from "@dwsa/base/transaction";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  Contract,
  contractCodeKey,
  contractDataKey,
  contractIdFromAsset,
  contractInstanceKey,
  withAuth,
} from "@dwsa/base/contract";
import { fromHex, toHex } from "@dwsa/base/encoding";
import { nativeToScVal, validateScVal } from "@dwsa/base/scval";
import {
  Asset,
  ContractDataEntry,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  ExtensionPoint,
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  LedgerEntryData,
  Operation,
  ScVal,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { network, oldData } from "./_calls.ts";
import { contractHash } from "./_contracts.ts";
import { accepts, type Ask, type Family, family, type Opinion, refuses } from "./_family.ts";
import {
  accountEntry,
  contractAddress,
  hashOf,
  install,
  ledgerOf,
  NETWORKS,
  person,
  SEQ,
  toLedgerEntry,
} from "./_ledger.ts";
import { createsAsset, Entries, functionIn, perform, requireOk, type Simulated } from "./_loop_family.ts";
import type { Applied, Call } from "./_questions.ts";

/** The contract that writes entries. */
const STORE = 5;
/** The source account, another account that must authorize, the payee, and the fee source of the fee bump. */
const [SOURCE, OTHER, PAYEE, PAYER] = [80, 1, 81, 82].map(person) as [Key, Key, Key, Key];
type Key = ReturnType<typeof person>;

/** The changes of a transaction: of its resource data before signing, of the transaction, or of its signatures. */
const CHANGES = [
  "nothing",
  "instructions: as many as it takes",
  "instructions: one less",
  "bytes written: as many as it writes",
  "bytes written: one less",
  "bytes read: as many as it reads",
  "bytes read: one less",
  "resource fee: what is due",
  "resource fee: one stroop less",
  "resource fee: less than is due before the call",
  "no list of archived entries",
  "no keys to write",
  "keys to write are only read",
  "inclusion fee below the least",
  "sequence number of the account",
  "sequence number after the next",
  "signed for another network",
  "signed by another key",
  "signed by one key more",
  "fee changed after signing",
  "fee bump",
  "fee bump one stroop cheaper",
  "fee bump signed by the inner source",
] as const;

interface Recipe {
  readonly network: number;
  /** Whether another account must approve, by an authorization entry. */
  readonly other: boolean;
  /** A transfer of an amount of the native asset, or the writing of an entry with this key. */
  readonly call:
    | { readonly amount: string }
    | { readonly key: string; readonly before: "absent" | "live" | "archived"; readonly temporary: boolean };
  readonly baseFee: number;
  readonly change: typeof CHANGES[number];
}

/** A valid key of a contract data entry, in base64. */
const storageKey = oldData.filter((text) =>
  validateScVal(ScVal.fromXDR(text, "base64"), { use: "storageKey" }) === undefined
);

/** Creates the opinion that a node rejects the transaction with one of these codes. */
const rejects = (says: string, ...codes: readonly string[]) =>
  refuses(says, ...codes.map((code) => `transaction Transaction/${code}`));

/** Creates the ledger entries before the call, and the operation. */
async function begin({ network, other, call }: Recipe, ask: Ask): Promise<{
  readonly entries: Call["entries"];
  readonly operation: Operation;
}> {
  const passphrase = NETWORKS[network]!;
  const ledger = ledgerOf(passphrase);
  const people = [SOURCE, OTHER, PAYEE, PAYER].map((key) => [key.publicKey(), accountEntry(key.publicKey())] as const);
  const entries = new Entries(people);
  if ("amount" in call) {
    const own = createsAsset(Asset.assetTypeNative());
    await perform(own, "the asset's contract", { ask, source: SOURCE, entries, ledger, contracts: [] });
    const [from, to] = [other ? OTHER : SOURCE, PAYEE]
      .map((key) => ScVal.scvAddress(addressToScAddress(key.publicKey()))) as [ScVal, ScVal];
    const amount = nativeToScVal(BigInt(call.amount), { type: "i128" });
    return {
      entries: entries.list(),
      operation: new Contract(contractIdFromAsset("native", passphrase)).call("transfer", from, to, amount),
    };
  }
  const key = ScVal.fromXDR(call.key, "base64");
  const written = new ContractDataEntry({
    ext: ExtensionPoint.v0(),
    contract: addressToScAddress(contractAddress(STORE)),
    key,
    durability: call.temporary ? "temporary" : "persistent",
    val: ScVal.scvU32(1),
  });
  const before = call.before === "absent"
    ? []
    : [[toLedgerEntry(LedgerEntryData.contractData(written)), call.before === "live" ? SEQ + 1000 : SEQ - 1] as const];
  const put = call.temporary ? "put_temporary" : "put_persistent";
  const operation = new Contract(contractAddress(STORE)).call(put, key, ScVal.scvBytes(new Uint8Array(40)));
  return { entries: [...entries.list(), ...before], operation };
}

const around = ({ network }: Recipe) => ({
  ledger: ledgerOf(NETWORKS[network]!),
  contracts: [install(STORE, "store")],
});

/** Simulates an operation, and parses the result as a server's response. */
async function simulate(
  recipe: Recipe,
  entries: Call["entries"],
  operation: Operation,
  ask: Ask,
): Promise<ReadySimulation> {
  const { body } = operation;
  const auth = body.type === "invokeHostFunction" ? body.value.auth : [];
  const asked = {
    ...around(recipe),
    entries,
    function: functionIn(operation).toXDR("base64"),
    source: toHex(SOURCE.rawPublicKey()),
    ...(auth.length === 0 ? {} : { auth: auth.map((entry) => entry.toXDR("base64")) }),
  };
  const answer = requireOk<Simulated>(await ask({ op: "simulate", ...asked }), "the simulation");
  const { resourceFee } = DwsaTransactionData.fromXDR(answer.transactionData, "base64");
  const read = readSimulation({
    latestLedger: SEQ - 1,
    transactionData: answer.transactionData,
    minResourceFee: `${resourceFee}`,
    results: [{ xdr: answer.result, auth: answer.auth }],
  });
  if (read.type !== "ready") throw new Error(`expected a ready simulation, got ${read.type}`);
  return read;
}

/** Returns the transaction data of a simulation with a change. */
function changedData(
  { transactionData }: ReadySimulation,
  change: Recipe["change"],
  { instructions, readBytes, writeBytes, feeBefore, feeDue }: Applied,
): DwsaTransactionData {
  const { resources } = transactionData;
  const builder = new DwsaDataBuilder(transactionData);
  const set = (part: Partial<Record<"instructions" | "diskReadBytes" | "writeBytes", number>>) => {
    const all = { ...resources, ...part };
    return builder.setResources(all.instructions, all.diskReadBytes, all.writeBytes).build();
  };
  const [readOnly, readWrite] = [builder.getReadOnly(), builder.getReadWrite()];
  switch (change) {
    case "instructions: as many as it takes":
      return set({ instructions });
    case "instructions: one less":
      return set({ instructions: instructions - 1 });
    case "bytes written: as many as it writes":
      return set({ writeBytes });
    case "bytes written: one less":
      return set({ writeBytes: writeBytes - 1 });
    case "bytes read: as many as it reads":
      return set({ diskReadBytes: readBytes });
    case "bytes read: one less":
      return set({ diskReadBytes: Math.max(0, readBytes - 1) });
    case "resource fee: what is due":
      return builder.setResourceFee(feeDue).build();
    case "resource fee: one stroop less":
      return builder.setResourceFee(BigInt(feeDue) - 1n).build();
    case "resource fee: less than is due before the call":
      return builder.setResourceFee(BigInt(feeBefore) - 1n).build();
    case "no list of archived entries": {
      const { resources, resourceFee } = transactionData;
      return new DwsaTransactionData({ ext: DwsaTransactionDataExt.v0(), resources, resourceFee });
    }
    case "no keys to write":
      return builder.setFootprint(null, []).build();
    case "keys to write are only read":
      return builder.setFootprint([...readOnly, ...readWrite], []).build();
    default:
      return builder.build();
  }
}

/** Returns a transaction with another fee and the same signatures. */
function withFee(envelope: TransactionEnvelope, delta: number): TransactionEnvelope {
  if (envelope.type === "envelopeTypeTx") {
    const { tx, signatures } = envelope.value;
    const changed = new Transaction({ ...tx, fee: tx.fee + delta });
    return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: changed, signatures }));
  }
  if (envelope.type !== "envelopeTypeTxFeeBump") throw new Error("expected a transaction with a fee");
  const { tx, signatures } = envelope.value;
  const changed = new FeeBumpTransaction({ ...tx, fee: tx.fee + BigInt(delta) });
  return TransactionEnvelope.envelopeTypeTxFeeBump(new FeeBumpTransactionEnvelope({ tx: changed, signatures }));
}

/** Returns the expected result of a change. */
function expected({ change, call }: Recipe, { readBytes }: Applied): Opinion {
  const isArchived = "before" in call && call.before === "archived" && !call.temporary;
  const says = `${change}${isArchived ? ", archived" : ""}`;
  const limited = rejects(says, "ResourceLimitExceeded");
  switch (change) {
    case "instructions: one less":
    case "bytes written: one less":
      return limited;
    case "bytes read: one less":
      return readBytes === 0 ? accepts(says) : limited;
    case "resource fee: one stroop less":
      return rejects(says, "InsufficientRefundableFee");
    case "resource fee: less than is due before the call":
      return rejects(says, "TxSorobanInvalid");
    case "no list of archived entries":
      return isArchived ? rejects(says, "EntryArchived") : accepts(says);
    case "no keys to write":
      return refuses(says, "call Storage/ExceededLimit");
    case "keys to write are only read":
      return isArchived ? rejects(says, "EntryArchived") : refuses(says, "call Storage/ExceededLimit");
    case "inclusion fee below the least":
    case "fee bump one stroop cheaper":
      return rejects(says, "TxInsufficientFee");
    case "sequence number of the account":
    case "sequence number after the next":
      return rejects(says, "TxBadSeq");
    case "signed for another network":
    case "signed by another key":
    case "fee changed after signing":
    case "fee bump signed by the inner source":
      return rejects(says, "TxBadAuth");
    case "signed by one key more":
      return rejects(says, "TxBadAuthExtra");
    default:
      return accepts(says);
  }
}

const transactions = family<Recipe>({
  number: 31,
  name: "transactions from their simulation to the node, whole and with one change",
  share: 0.5,
  recorded: 2 * CHANGES.length,
  signed: true,
  recipes: fc.record({
    network,
    other: fc.boolean(),
    call: fc.oneof(
      fc.bigInt(1n, 999_999_999n).map((amount) => ({ amount: String(amount) })),
      fc.record({
        key: storageKey,
        before: fc.constantFrom("absent" as const, "live" as const, "archived" as const),
        temporary: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, fc.constant(true)),
      }),
    ),
    baseFee: fc.integer({ min: 100, max: 100_000 }),
    change: fc.constantFrom(...CHANGES),
  }),
  make: async (recipe, ask) => {
    const { baseFee, change } = recipe;
    const passphrase = NETWORKS[recipe.network]!;
    const { entries, operation } = await begin(recipe, ask);
    const build = (operation: Operation, { fee = baseFee, sequence = 1n } = {}) =>
      buildTransaction({
        source: SOURCE.publicKey(),
        accountSequence: sequence,
        operations: [operation],
        baseFee: fee,
        timeBounds: "unbounded",
      });
    const applied = async (envelope: TransactionEnvelope) => {
      const answer = await ask({ op: "apply", ...around(recipe), entries, envelope: envelope.toXDR("base64") });
      return requireOk<Applied>(answer, "the transaction");
    };

    // The first simulation records the entries, and the second one verifies the signed entries.
    const recorded = await simulate(recipe, entries, operation, ask);
    const auth = await Promise.all(recorded.auth.map((entry) => authorizeEntry(entry, OTHER, SEQ + 10, passphrase)));
    const approved = withAuth(operation, auth);
    const simulation = await simulate(recipe, entries, approved, ask);
    const assembled = assembleTransaction(build(approved), simulation);
    const signed = await signTransaction(assembled, SOURCE, passphrase);

    const whole = await applied(signed);
    const { resourceFee, inclusionFee } = readFees(signed);
    if (whole.hashes[0] !== toHex(hashTransaction(signed, passphrase))) throw new Error("expected the host's hash");
    if (BigInt(whole.feeDue) > resourceFee) throw new Error("expected the fee that is due within the declared one");
    if (inclusionFee !== BigInt(baseFee)) throw new Error(`expected an inclusion fee of ${baseFee}`);

    const transactionData = changedData(simulation, change, whole);
    const changed = { ...simulation, transactionData, minResourceFee: transactionData.resourceFee };
    const fee = change === "inclusion fee below the least" ? 99 : baseFee;
    const sequence = change === "sequence number of the account"
      ? 0n
      : change === "sequence number after the next"
      ? 2n
      : 1n;
    const again = assembleTransaction(build(approved, { fee, sequence }), changed);
    const signers = change === "signed by another key"
      ? [OTHER]
      : change === "signed by one key more"
      ? [SOURCE, OTHER]
      : [SOURCE];
    let envelope = again;
    for (const signer of signers) {
      const other = NETWORKS[(recipe.network + 1) % NETWORKS.length]!;
      envelope = await signTransaction(envelope, signer, change === "signed for another network" ? other : passphrase);
    }
    if (change === "fee changed after signing") envelope = withFee(envelope, 1);
    if (change.startsWith("fee bump")) {
      const bump = feeBumpTransaction(envelope, { feeSource: PAYER.publicKey(), baseFee });
      const sign = (bump: TransactionEnvelope, by: Key) => signTransaction(bump, by, passphrase);
      const { hashes } = await applied(await sign(bump, PAYER));
      const ours = [envelope, bump].map((one) => toHex(hashTransaction(one, passphrase)));
      if (hashes.join() !== ours.join()) throw new Error("expected the host's hashes of the fee bump");
      envelope = change === "fee bump one stroop cheaper"
        ? await sign(withFee(bump, -1), PAYER)
        : await sign(bump, change === "fee bump" ? PAYER : SOURCE);
    }
    return {
      question: { op: "apply", ...around(recipe), entries, envelope: envelope.toXDR("base64") },
      opinion: expected(recipe, whole),
    };
  },
});

/** The errors in the keys of a footprint. */
const KEY_CHANGES = ["nothing", "key", "durability", "contract", "instance", "code", "read only"] as const;

const ledgerKeys = family<{
  readonly key: string;
  readonly temporary: boolean;
  readonly contract: number;
  readonly change: typeof KEY_CHANGES[number];
}>({
  number: 32,
  name: "footprints of the keys that contractDataKey(), contractInstanceKey() and contractCodeKey() make",
  share: 1,
  signed: false,
  recipes: fc.record({
    key: storageKey,
    temporary: fc.boolean(),
    contract: fc.integer({ min: 1, max: 1000 }),
    change: fc.constantFrom(...KEY_CHANGES),
  }),
  make: async ({ key, temporary, contract, change }, ask) => {
    const value = ScVal.fromXDR(key, "base64");
    const address = contractAddress(contract);
    const operation = new Contract(address).call(
      temporary ? "put_temporary" : "put_persistent",
      value,
      ScVal.scvBytes(hashOf(key)),
    );
    const asked = {
      ledger: ledgerOf(NETWORKS[0]),
      entries: [],
      contracts: [install(contract, "store")],
      function: functionIn(operation).toXDR("base64"),
    };
    const durability = temporary ? "temporary" : "persistent";
    const data = contractDataKey(address, value, durability);
    const read = [contractInstanceKey(address), contractCodeKey(fromHex(contractHash("store")))];
    const simulated = requireOk<Simulated>(await ask({ op: "simulate", ...asked }), "the simulation");
    const { footprint } = DwsaTransactionData.fromXDR(simulated.transactionData, "base64").resources;
    const texts = (keys: readonly { toXDR(format: "base64"): string }[]) =>
      keys.map((key) => key.toXDR("base64")).sort().join();
    if (texts(footprint.readOnly) !== texts(read)) {
      throw new Error("expected the keys that simulation has found to be read");
    }
    if (texts(footprint.readWrite) !== texts([data])) {
      throw new Error("expected the key that simulation has found to be written");
    }

    const elsewhere = contractAddress(contract + 1);
    const written = change === "key"
      ? contractDataKey(address, ScVal.scvVec([value]), durability)
      : change === "durability"
      ? contractDataKey(address, value, temporary ? "persistent" : "temporary")
      : change === "contract"
      ? contractDataKey(elsewhere, value, durability)
      : data;
    const [instance, code] = read;
    const readOnly = [
      change === "instance" ? contractInstanceKey(elsewhere) : instance!,
      change === "code" ? contractCodeKey(hashOf("no code")) : code!,
    ];
    const builder = change === "read only"
      ? new DwsaDataBuilder().setReadOnly([...readOnly, written])
      : new DwsaDataBuilder().setFootprint(readOnly, [written]);
    const { resources } = builder.setResources(10_000_000, 0, 10_000).build();
    return {
      question: { op: "enforce", ...asked, auth: [], resources: resources.toXDR("base64") },
      opinion: change === "nothing" ? accepts("our keys") : refuses(change, "call Storage/ExceededLimit"),
    };
  },
});

/** The families of this file. */
export const transactionFamilies: readonly Family[] = [transactions, ledgerKeys];
