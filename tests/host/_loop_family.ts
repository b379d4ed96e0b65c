/**
 * The life cycle of a call: simulation, signing, a second simulation, enforcement, decoding of the events, and
 * rejection of the repeated call.
 */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import {
  authorizeEntry,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  mergeAuthEntries,
  type SigningCallback,
} from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractIdFromAsset } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { type DwsaEvent, humanizeEvents } from "@dwsa/base/humanize";
import { nativeToScVal } from "@dwsa/base/scval";
import type { Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  CreateContractArgs,
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  HostFunction,
  LedgerKey,
  LedgerKeyAccount,
  type Operation,
  PublicKey,
  ScVal,
} from "@dwsa/base/xdr";
import { callOf, type CallRecipe, callRecipe, isOldCall, network } from "./_calls.ts";
import { passkeySignatureOf, passkeyStorage } from "./_passkey_family.ts";
import { type Ask, type Family, family, refuses } from "./_family.ts";
import {
  accountEntry,
  argsOf,
  callers,
  type CallNode,
  contractAddress,
  hashOf,
  install,
  ledgerOf,
  MAX_ENTRY_TTL,
  NETWORKS,
  person,
  SEQ,
} from "./_ledger.ts";
import type { Answer, Call, Installed, Question } from "./_questions.ts";

/** The approver of the call: an account with one key or with several, or a contract of a type. */
const OWNERS = [
  "one key",
  "two of three",
  "four of five",
  "passkey",
  "ed25519",
  "delegates",
  "nested delegates",
] as const;

/** The recipe of a life cycle. */
export interface Life {
  readonly network: number;
  readonly owner: typeof OWNERS[number];
  /** The call: a tree of contracts, or a contract that transfers an amount of the native asset. */
  readonly call: CallRecipe | { readonly amount: string };
  /** The number of ledgers for which the signatures are valid. */
  readonly ledgers: number;
}

/** The result of a life cycle. */
export interface Lived {
  /** The entry as simulation returned it. */
  readonly simulated: DwsaAuthorizationEntry;
  /** The entry as it was submitted. */
  readonly signed: DwsaAuthorizationEntry;
  readonly transactionData: DwsaTransactionData;
  /** The events of the call, in base64. */
  readonly events: readonly string[];
  /** The last question: the same call again. */
  readonly again: Question;
}

/** The value of a response to `simulate`. */
export interface Simulated {
  readonly result: string;
  readonly auth: readonly string[];
  readonly events: readonly string[];
  readonly transactionData: string;
}

/** The value of a response to `enforce`. */
export interface Enforced {
  readonly result: string;
  readonly changes: readonly {
    readonly key: string;
    readonly entry: string | null;
    readonly liveUntil: number | null;
  }[];
  readonly events: readonly string[];
}

/** The signers of each owner, by person. */
const SIGNERS: Readonly<Record<Life["owner"], readonly number[]>> = {
  "one key": [1],
  "two of three": [1, 3],
  "four of five": [5, 1, 4, 2],
  "passkey": [],
  "ed25519": [1],
  "delegates": [1, 2],
  "nested delegates": [1, 2, 3],
};

const OWNER_CONTRACT = 1;
/** The number of the contract that transfers. */
const SHOP = 3;

function ownerOf(owner: Life["owner"]): {
  readonly address: string;
  readonly accounts: Call["entries"];
  readonly contracts: readonly Installed[];
} {
  const account = person(1).publicKey();
  const contract = contractAddress(OWNER_CONTRACT);
  const people = [1, 2, 3].map((number) => accountEntry(person(number).publicKey()));
  switch (owner) {
    case "one key":
      return { address: account, accounts: [accountEntry(account)], contracts: [] };
    case "two of three":
    case "four of five": {
      const signers = (owner === "two of three" ? [2, 3] : [2, 3, 4, 5]).map((number) => [number, 1] as const);
      const medium = owner === "two of three" ? 2 : 4;
      return { address: account, accounts: [accountEntry(account, { master: 1, medium, signers })], contracts: [] };
    }
    case "passkey":
      return {
        address: contract,
        accounts: [],
        contracts: [install(OWNER_CONTRACT, "passkey", passkeyStorage(hashOf("a passkey")))],
      };
    case "ed25519":
      return { address: contract, accounts: [], contracts: [install(OWNER_CONTRACT, "ed25519")] };
    case "delegates":
      return { address: contract, accounts: people, contracts: [install(OWNER_CONTRACT, "delegate_all")] };
    case "nested delegates":
      return {
        address: contract,
        accounts: people,
        contracts: [install(OWNER_CONTRACT, "delegate_all"), install(2, "delegate_all")],
      };
  }
}

/** Signs an entry with the signers of the owner. */
async function sign(
  owner: Life["owner"],
  entry: DwsaAuthorizationEntry,
  expiry: number,
  passphrase: string,
): Promise<DwsaAuthorizationEntry> {
  const signers = SIGNERS[owner].map(person);
  switch (owner) {
    case "one key":
      return await authorizeEntry(entry, signers[0]!, expiry, passphrase);
    case "two of three":
    case "four of five": {
      // Each signer signs its own copy; the copies are then merged.
      const copies = [];
      for (const signer of signers) copies.push(await authorizeEntry(entry, signer, expiry, passphrase));
      return copies.reduce((whole, copy) => mergeAuthEntries(whole, copy));
    }
    case "passkey": {
      const passkey: SigningCallback = (_, payload) => ({
        signatureScVal: passkeySignatureOf(payload, hashOf("a passkey"), true),
      });
      return await authorizeEntry(entry, passkey, expiry, passphrase);
    }
    case "ed25519":
      return await authorizeEntry(entry, signers[0]!, expiry, passphrase, contractAddress(OWNER_CONTRACT));
    case "delegates":
    case "nested delegates": {
      const delegates = signers.map((signer) => ({ address: signer.publicKey() }));
      let signed = buildWithDelegatesEntry({
        entry,
        validUntilLedgerSeq: expiry,
        delegates: owner === "delegates"
          ? delegates
          : [delegates[0]!, { address: contractAddress(2), nestedDelegates: delegates.slice(1) }],
      });
      for (const signer of signers) {
        signed = await authorizeEntry(signed, signer, expiry, passphrase, signer.publicKey());
      }
      return signed;
    }
  }
}

/** The entries of a ledger that changes, by their keys. */
export class Entries {
  readonly #entries = new Map<string, readonly [entry: string, liveUntil: number | null]>();

  constructor(accounts: readonly (readonly [address: string, entry: Call["entries"][number]])[]) {
    for (const [address, entry] of accounts) {
      const accountId = PublicKey.publicKeyTypeEd25519(StrKey.decodeEd25519PublicKey(address));
      this.#entries.set(LedgerKey.account(new LedgerKeyAccount({ accountId })).toXDR("base64"), entry);
    }
  }

  list(): Call["entries"] {
    return [...this.#entries.values()];
  }

  apply({ changes }: Enforced): void {
    for (const { key, entry, liveUntil } of changes) {
      if (entry === null) this.#entries.delete(key);
      else this.#entries.set(key, [entry, liveUntil]);
    }
  }
}

/** Returns the value of a response; throws if the host rejected the question. */
export function requireOk<Value>({ ok, value, ...error }: Answer, step: string): Value {
  if (!ok) throw new Error(`expected the host to accept ${step}, got ${JSON.stringify(error)}`);
  return value as Value;
}

function require(holds: boolean, expected: string): void {
  if (!holds) throw new Error(`expected ${expected}`);
}

/** Returns the host function of an operation. */
export function functionIn({ body }: Operation): HostFunction {
  if (body.type !== "invokeHostFunction") throw new Error("expected a host function");
  return body.value.hostFunction;
}

/** Creates the host function that creates the contract of an asset. */
export function createsAsset(asset: Asset): HostFunction {
  return HostFunction.hostFunctionTypeCreateContract(
    new CreateContractArgs({
      contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAsset(asset),
      executable: ContractExecutable.contractExecutableStellarAsset(),
    }),
  );
}

function callOperation(node: CallNode): Operation {
  const { functionName, args } = argsOf(node);
  return new Contract(contractAddress(node.contract)).call(String(functionName), ...args);
}

/** Simulates and enforces a host function by a source account, and applies the changes to the entries. */
export async function perform(
  given: HostFunction,
  step: string,
  { ask, source, entries, ...around }: {
    readonly ask: Ask;
    readonly source: Keypair;
    readonly entries: Entries;
    readonly ledger: Call["ledger"];
    readonly contracts: Call["contracts"];
  },
): Promise<void> {
  const asked = {
    ...around,
    entries: entries.list(),
    function: given.toXDR("base64"),
    source: toHex(source.rawPublicKey()),
  };
  const { auth, transactionData } = requireOk<Simulated>(
    await ask({ op: "simulate", ...asked }),
    `the simulation of ${step}`,
  );
  const resources = rebuilt(transactionData).resources.toXDR("base64");
  entries.apply(requireOk(await ask({ op: "enforce", ...asked, auth, resources }), step));
}

/** Rebuilds transaction data from their parts; throws if the result differs. */
export function rebuilt(text: string): DwsaTransactionData {
  const read = new DwsaDataBuilder(text);
  const { resources, resourceFee } = read.build();
  const { instructions, diskReadBytes, writeBytes } = resources;
  const again = new DwsaDataBuilder()
    .setResources(instructions, diskReadBytes, writeBytes)
    .setReadWrite(read.getReadWrite())
    .appendFootprint(read.getReadOnly(), [])
    .setResourceFee(resourceFee)
    .build();
  require(again.toXDR("base64") === text, "the data of the simulation again");
  return again;
}

/** Runs a life cycle, except for the last question. */
export async function live({ network, owner, call, ledgers }: Life, ask: Ask): Promise<Lived> {
  const passphrase = NETWORKS[network]!;
  const { address, accounts, contracts: own } = ownerOf(owner);
  const [funder, payee] = [person(80), person(81)];
  const node = "amount" in call ? undefined : callOf(call, address);
  const contracts = [...own, ...(node === undefined ? [install(SHOP, "caller")] : callers(node))];
  const byAddress = (number: number) => [person(number).publicKey(), accountEntry(person(number).publicKey())] as const;
  const entries = new Entries([
    ...accounts.map((entry, i) => [person(i + 1).publicKey(), entry] as const),
    byAddress(80),
    byAddress(81),
  ]);
  const base = () => ({ ledger: ledgerOf(passphrase), entries: entries.list(), contracts });

  const prepare = (given: HostFunction, step: string) =>
    perform(given, step, { ask, source: funder, entries, ledger: ledgerOf(passphrase), contracts });

  const native = new Contract(contractIdFromAsset("native", passphrase));
  const transferArgs = (from: string, to: string, amount: bigint) => [
    ...[from, to].map((text) => ScVal.scvAddress(addressToScAddress(text))),
    nativeToScVal(amount, { type: "i128" }),
  ];
  if ("amount" in call) {
    await prepare(
      createsAsset(Asset.assetTypeNative()),
      "the asset's contract",
    );
    if (address.startsWith("C")) {
      const funds = native.call("transfer", ...transferArgs(funder.publicKey(), address, 1_000_000_000n));
      await prepare(functionIn(funds), "the funds");
    }
  }

  const operation = "amount" in call
    ? new Contract(contractAddress(SHOP)).call(
      "run",
      ScVal.scvAddress(addressToScAddress(address)),
      ScVal.scvVec([
        ScVal.scvVec([
          native.address().toScVal(),
          ScVal.scvSymbol("transfer"),
          ScVal.scvVec(transferArgs(address, payee.publicKey(), BigInt(call.amount))),
        ]),
      ]),
      ScVal.scvString("paid"),
    )
    : callOperation(node!);
  const given = functionIn(operation);
  const asked = { ...base(), function: given.toXDR("base64") };

  const recorded = requireOk<Simulated>(await ask({ op: "simulate", ...asked }), "the simulation");
  require(recorded.auth.length === 1, "one authorization entry");
  const simulated = DwsaAuthorizationEntry.fromXDR(recorded.auth[0]!, "base64");
  require(simulated.credentials.type === "dwsaCredentialsAddressV2", "credentials that are bound to the address");

  const expiry = SEQ + ledgers;
  const signed = await sign(owner, simulated, expiry, passphrase);
  const { ready, problems } = checkAuthEntryReadiness(signed, SEQ - 1, passphrase, { maxEntryTtl: MAX_ENTRY_TTL });
  require(ready, `a ready entry, got ${JSON.stringify(problems)}`);

  const auth = [signed.toXDR("base64")];
  const enforcing = requireOk<Simulated>(await ask({ op: "simulate", ...asked, auth }), "the second simulation");
  const transactionData = rebuilt(enforcing.transactionData);
  const resources = transactionData.resources.toXDR("base64");

  const unsigned = await ask({ op: "enforce", ...asked, auth: recorded.auth, resources });
  require(!unsigned.ok, "the unsigned entry to be rejected");
  const enforced = requireOk<Enforced>(await ask({ op: "enforce", ...asked, auth, resources }), "the call");
  require(enforced.result === recorded.result, "what the simulation returned");
  require(JSON.stringify(enforced.events) === JSON.stringify(recorded.events), "the events of the simulation");
  requireEvents(humanizeEvents(enforced.events, { encoded: "ContractEvent" }), call, {
    address,
    payee: payee.publicKey(),
  });
  entries.apply(enforced);
  return {
    simulated,
    signed,
    transactionData,
    events: enforced.events,
    again: { op: "enforce", ...asked, entries: entries.list(), auth, resources },
  };
}

/** Throws unless the events are those of the call, in order. */
function requireEvents(
  events: readonly DwsaEvent[],
  call: Life["call"],
  { address, payee }: { readonly address: string; readonly payee: string },
): void {
  const told = JSON.stringify(events.map(({ type, topics }) => [type, topics.slice(0, 3)]));
  if ("amount" in call) {
    const expected = [["contract", ["transfer", address, payee]], ["contract", ["run", address]]];
    require(told === JSON.stringify(expected), `a transfer in a call, got ${told}`);
    require(events[0]!.data === BigInt(call.amount), `the amount ${call.amount}`);
    return;
  }
  const one = ["contract", ["run", address]];
  const count = (recipe: CallRecipe): number =>
    recipe.calls.reduce((sum, call) => sum + count(call), recipe.mine ? 1 : 0);
  require(told === JSON.stringify(Array(count(call)).fill(one)), `an event of each call, got ${told}`);
}

const lives = family<Life>({
  number: 27,
  name: "calls from simulation to enforcement, and again",
  share: 0.5,
  signed: true,
  recipes: fc.record({
    network,
    owner: fc.constantFrom(...OWNERS),
    call: fc.oneof(
      callRecipe.filter(isOldCall),
      fc.bigInt(1n, 999_999_999n).map((amount) => ({ amount: String(amount) })),
    ),
    ledgers: fc.integer({ min: 1, max: 1000 }),
  }),
  make: async (recipe, ask) => {
    const { again } = await live(recipe, ask);
    const what = "amount" in recipe.call ? "transfer" : "calls";
    return { question: again, opinion: refuses(`used: ${recipe.owner}, ${what}`, "call Auth/ExistingValue") };
  },
});

/** The life cycle in the demo and the documents: an account with two of three signatures pays 25 XLM. */
export const SAMPLE: Life = { network: 0, owner: "two of three", call: { amount: "250000000" }, ledgers: 100 };

/** The families of this file. */
export const loopFamilies: readonly Family[] = [lives];
