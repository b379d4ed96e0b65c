/** Plays scenarios: what programs do, what goes wrong, and what must come out. */

import { StrKey } from "@dwsa/base/strkey";
import { addressToScAddress } from "@dwsa/base/address";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  type Client,
  ClientError,
  contractClient,
  createClient,
  httpRequest,
  interfaceOf,
  type SendOptions,
  type Step,
  watchEvents,
} from "@dwsa/base/client";
import { contractCodeKey, contractDataKey, contractInstanceKey, invokeContractFunction } from "@dwsa/base/contract";
import { DwsaError } from "@dwsa/base/errors";
import { hash, Keypair } from "@dwsa/base/keys";
import { payment } from "@dwsa/base/operation";
import type { Fault } from "@dwsa/base/testing";
import { createContract, extendFootprint, hashTransaction } from "@dwsa/base/transaction";
import {
  ContractCodeEntry,
  ContractCodeEntryExt,
  ContractDataEntry,
  ContractExecutable,
  ContractExecutableExternalRef,
  DecoratedSignature,
  ExtensionPoint,
  LedgerEntryData,
  type LedgerKey,
  ScContractInstance,
  ScSpecEntry,
  ScSpecFunctionV0,
  ScSpecTypeDef,
  ScVal,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import {
  createWorld,
  NETWORK,
  sendAsStranger,
  START,
  type SubCall,
  type Value,
  valueOf,
  type World,
} from "./_world.ts";

/** A scenario. Accounts and contracts are numbers, `G1` or `C5`. Times are in milliseconds. */
export interface Scenario {
  readonly id: string;
  /** The rule that the expected outcome follows. */
  readonly why: string;
  readonly world?: {
    readonly faults?: readonly Fault[];
    /** How clients reach the server: through `httpRequest`, or directly. */
    readonly via?: "http";
    /** The number of ledgers that include nothing. */
    readonly hold?: number;
    /** The difference between the clocks of the clients and of the network. */
    readonly clock?: number;
    readonly limit?: number;
    readonly stolen?: boolean;
    readonly stealAt?: number;
    readonly addressForSource?: boolean;
    readonly sub?: readonly SubCall[];
    readonly footprint?: readonly number[];
    readonly signers?: Readonly<Record<string, readonly string[]>>;
    readonly contract?: { readonly kind: "wasm" | "asset" | "externalRef"; readonly wrongCode?: boolean };
    readonly strangers?: readonly { readonly at: number; readonly from: number; readonly amount: string }[];
    readonly prune?: readonly { readonly at: number; readonly oldest: number }[];
    readonly events?: readonly { readonly at: number; readonly count: number }[];
  };
  readonly tasks: readonly Task[];
  readonly expect: {
    /** The outcome of each task; alternatives are separated by `|`. */
    readonly outcomes?: readonly string[];
    /** The number of payments and calls that the network executed. */
    readonly executed?: number;
    readonly maxSeconds?: number;
    /** Whether the transactions must have different hashes. */
    readonly distinct?: boolean;
    readonly most?: Readonly<Record<string, number>>;
    readonly least?: Readonly<Record<string, number>>;
    readonly errors?: readonly (Readonly<Record<string, unknown>> | null)[];
    readonly values?: readonly unknown[];
  };
}

/** What a program does, and what it does next after an error. */
export interface Task {
  readonly do: string;
  readonly from?: number;
  readonly to?: number;
  readonly amount?: number;
  readonly at?: number;
  readonly client?: string;
  readonly source?: number;
  readonly signers?: readonly (number | { readonly address: number; readonly wallet: string })[];
  readonly feeSource?: number;
  readonly wallet?: string;
  readonly maxFee?: number;
  readonly timeoutSeconds?: number;
  readonly limits?: Readonly<Record<string, number>>;
  readonly abortAt?: number;
  readonly crashAt?: { readonly step: string; readonly nth?: number };
  readonly then?: readonly {
    readonly do: "resume" | "submit" | "new";
    readonly wait?: number;
    readonly client?: string;
  }[];
  readonly [other: string]: unknown;
}

interface Outcome {
  readonly name: string;
  readonly hash?: string;
  readonly error?: unknown;
  readonly value?: unknown;
}

export const key = (n: number): Keypair => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n));
const account = (n: number) => key(n).publicKey();
export const contract = (n: number): string => StrKey.encodeContract(new Uint8Array(32).fill(n));

/** Replaces names such as `G1` and `C5` by addresses. */
function address(name: string): string {
  const [, kind, number] = /^([GC])(\d+)$/.exec(name) ?? [];
  return kind === undefined ? name : (kind === "G" ? account : contract)(Number(number));
}

function withAddresses(call: SubCall): SubCall {
  const args = call.args.map((arg): Value =>
    Object(arg).address === undefined ? arg : { address: address(Object(arg).address) }
  );
  return { ...call, contract: address(call.contract), args, calls: (call.calls ?? []).map(withAddresses) };
}

/** Plays a scenario, and describes what differs from what it expects. */
export async function play({ world: given = {}, tasks, expect }: Scenario): Promise<string[]> {
  const { faults, stolen, stealAt, addressForSource } = given;
  const world = createWorld({
    ...{ faults, stolen, stealAt, addressForSource },
    accounts: [1, 2, 3, 4, 5, 6, 7, 8].map(account),
    sub: given.sub?.map(withAddresses),
    footprint: given.footprint?.map((n) => contractCodeKey(new Uint8Array(32).fill(n))),
    entries: given.contract === undefined ? undefined : entriesOf(given.contract),
    signers: Object.fromEntries(
      Object.entries(given.signers ?? {}).map(([a, list]) => [address(a), list.map(address)]),
    ),
  });
  const { server, server: { chain, timing } } = world;
  chain.held = given.hold ?? 0;
  for (const { at, oldest } of given.prune ?? []) {
    server.schedule(START + at, () => chain.oldest = chain.latest.sequence - oldest);
  }
  for (const { at, from, amount } of given.strangers ?? []) {
    server.schedule(START + at, () => sendAsStranger(world, account(from), account(8), amount));
  }
  for (const { at, count } of given.events ?? []) {
    server.schedule(START + at, () => {
      for (let index = 0; index < count; index++) server.emitted.push({ ledger: chain.latest.sequence + 1, index });
    });
  }
  const clock = {
    sleep: timing.sleep,
    now: () => server.now + (given.clock ?? 0),
    random: (length: number) => new Uint8Array(length).fill(128),
  };
  const request = given.via === "http"
    ? httpRequest("https://rpc.example", { fetch: fetchFrom(world), ...clock })
    : server.request;
  const clients = new Map<string, Client>();
  const clientOf = (name: string) => {
    const found = clients.get(name) ?? createClient({ request, networkPassphrase: NETWORK, ...clock });
    clients.set(name, found);
    return found;
  };
  const running = Promise.all(tasks.map(async (task, i) => {
    await timing.sleep(task.at ?? 0);
    return await runTask(world, clientOf, task, i);
  }));
  const outcomes = await server.run(running, given.limit);
  return [...differences(outcomes, expect), ...worldDifferences(world, expect)];
}

function differences(
  outcomes: readonly Outcome[],
  { outcomes: names, distinct, errors, values }: Scenario["expect"],
): string[] {
  const wrong: string[] = [];
  for (const [i, name] of (names ?? []).entries()) {
    const { name: got, error } = outcomes[i]!;
    if (!name.split("|").includes(got)) wrong.push(`task ${i}: ${got} in place of ${name}; ${error}`);
  }
  if (distinct && new Set(outcomes.map(({ hash }) => hash)).size < outcomes.length) wrong.push("equal hashes");
  for (const [i, fields] of (errors ?? []).entries()) {
    for (const [name, expected] of Object.entries(fields ?? {})) {
      const got = Object(outcomes[i]!.error)[name];
      const isRight = expected === "present"
        ? got !== undefined
        : expected === "absent"
        ? got === undefined
        : name === "message"
        ? String(got).includes(String(expected))
        : got === expected;
      if (!isRight) wrong.push(`task ${i}: error.${name} is ${got} in place of ${expected}`);
    }
  }
  for (const [i, value] of (values ?? []).entries()) {
    const [got, expected] = [outcomes[i]!.value, value].map((one) => JSON.stringify(one));
    if (value !== null && got !== expected) wrong.push(`task ${i}: ${got} in place of ${expected}`);
  }
  return wrong;
}

function worldDifferences({ server, executed }: World, expect: Scenario["expect"]): string[] {
  const wrong: string[] = [];
  const made = executed().length;
  if (expect.executed !== undefined && made !== expect.executed) {
    wrong.push(`${made} executed in place of ${expect.executed}`);
  }
  const seconds = (server.now - START) / 1_000;
  if (expect.maxSeconds !== undefined && seconds > expect.maxSeconds) {
    wrong.push(`${seconds} s in place of ${expect.maxSeconds}`);
  }
  const count = (method: string) => server.requests.filter((one) => one.method === method).length;
  for (const [method, most] of Object.entries(expect.most ?? {})) {
    if (count(method) > most) wrong.push(`${count(method)} requests of ${method} in place of at most ${most}`);
  }
  for (const [method, least] of Object.entries(expect.least ?? {})) {
    if (count(method) < least) wrong.push(`${count(method)} requests of ${method} in place of at least ${least}`);
  }
  return wrong;
}

const crash = new Error("the program has crashed");

/** Runs a program that stores the envelope of each step and of each error, and continues as the task says. */
async function runTask(world: World, clientOf: (name: string) => Client, task: Task, index: number): Promise<Outcome> {
  let envelope: TransactionEnvelope | undefined;
  const act = (client: Client, extra: Partial<SendOptions>, isFirst: boolean) => {
    const controller = new AbortController();
    if (isFirst && task.abortAt !== undefined) {
      world.server.schedule(
        world.server.now + task.abortAt,
        () => controller.abort(new DOMException("stop", "AbortError")),
      );
    }
    let seen = 0;
    const onStep = (step: Step) => {
      envelope = step.envelope ?? envelope;
      const { crashAt } = task;
      if (isFirst && step.type === crashAt?.step && ++seen === (crashAt.nth ?? 1)) throw crash;
    };
    const signal = isFirst && task.abortAt !== undefined ? { signal: controller.signal } : {};
    return outcomeOf(ACTIONS[task.do]!(client, task, { onStep, ...signal, ...extra }, world));
  };
  let outcome = await act(clientOf(task.client ?? "A"), {}, true);
  for (const next of task.then ?? []) {
    if (outcome.name === "sent") break;
    if (ClientError.is(outcome.error)) envelope = outcome.error.envelope ?? envelope;
    if (next.wait !== undefined) await world.server.timing.sleep(next.wait);
    const client = clientOf(next.client ?? `after ${index}`); // a program that has restarted has a new client
    outcome = next.do === "submit" && envelope !== undefined
      ? await outcomeOf(client.submit(envelope))
      : await act(client, next.do === "new" || envelope === undefined ? {} : { resume: envelope }, false);
  }
  return outcome;
}

async function outcomeOf(promise: Promise<unknown>): Promise<Outcome> {
  try {
    const value = await promise;
    const { hash } = Object(value);
    return hash === undefined ? { name: "done", value } : { name: "sent", hash, value };
  } catch (error) {
    const name = error === crash
      ? "crashed"
      : Object(error).name === "AbortError"
      ? "aborted"
      : DwsaError.is(error)
      ? error.code
      : error instanceof Error
      ? error.name
      : "not an Error";
    return { name, error };
  }
}

/** Creates the `fetch` of a server over HTTP. */
function fetchFrom({ server }: World): typeof globalThis.fetch {
  const fetch = async (_url: string, { body }: { readonly body: string }) => {
    const { id, method, params } = JSON.parse(body);
    try {
      return Response.json({ jsonrpc: "2.0", id, result: await server.request(method, params) });
    } catch (error) {
      if (!ClientError.is(error)) throw error;
      if (error.status !== undefined) return new Response("busy", { status: error.status });
      return Response.json({ jsonrpc: "2.0", id, error: error.cause });
    }
  };
  return fetch as unknown as typeof globalThis.fetch;
}

/** The wallet functions, by what they do. */
const WALLETS: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  good: walletOf(1),
  "other account": walletOf(9),
  "other account, unnamed": walletOf(9, { isNamed: false }),
  "other network": walletOf(1, { network: "Public Global Stellar Network ; September 2015" }),
  "second signer": walletOf(9),
  "returns error": () => Promise.resolve({ error: { code: -4, message: "The user rejected this request." } }),
  "returns error text": () => Promise.resolve({ error: "User declined access" }),
  "rejects plain object": () => Promise.reject({ code: -4, message: "The user rejected this request." }),
  "rejects invalid request": () => Promise.reject({ code: -3, message: "invalid transaction", ext: ["bad"] }),
  "rejects string": () => Promise.reject("closed"),
  "rejects undefined": () => Promise.reject(undefined),
  "rejects Error": () => Promise.reject(Object.assign(new Error("popup closed"), { code: -1 })),
  "signature of zeros": (text) => {
    const zeros = new DecoratedSignature({ hint: new Uint8Array(4), signature: new Uint8Array(64) });
    return Promise.resolve({ signedTxXdr: withSignature(TransactionEnvelope.fromXDR(text), zeros).toXDR("base64") });
  },
};

function walletOf(n: number, { network = NETWORK, isNamed = true } = {}): (text: string) => Promise<unknown> {
  return async (text) => {
    const envelope = TransactionEnvelope.fromXDR(text);
    const signature = key(n).sign(hashTransaction(envelope, network));
    const hint = key(n).rawPublicKey().slice(-4);
    const signed = withSignature(envelope, new DecoratedSignature({ hint, signature }));
    const name = isNamed ? { signerAddress: account(n) } : {};
    return await Promise.resolve({ signedTxXdr: signed.toXDR("base64"), ...name });
  };
}

function withSignature({ value }: TransactionEnvelope, signature: DecoratedSignature): TransactionEnvelope {
  const { tx, signatures } = value as TransactionV1Envelope;
  return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [...signatures, signature] }));
}

function optionsOf(task: Task, extra: Partial<SendOptions>): SendOptions {
  const { from = 1, source, signers, feeSource, wallet, maxFee = 1_000_000, timeoutSeconds, limits } = task;
  return {
    source: wallet === undefined
      ? key(source ?? from)
      : { address: account(from), signTransaction: WALLETS[wallet] as never },
    maxFee,
    timeoutSeconds,
    signers: signers?.map((one) =>
      typeof one === "number"
        ? key(one)
        : { address: account(one.address), signAuthEntry: WALLETS[one.wallet] as never }
    ),
    feeSource: feeSource === undefined ? undefined : key(feeSource),
    limits: limits && Object.entries(limits).map(([token, amount]) => ({ token: address(token), amount })),
    ...extra,
  };
}

const transferOf = ({ from = 1, to = 2, amount = 5 }: Task): ScVal[] => [
  valueOf({ address: account(from) }),
  valueOf({ address: account(to) }),
  valueOf({ i128: amount }),
];

type Action = (client: Client, task: Task, extra: Partial<SendOptions>, world: World) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  async read(client, { times = 1 }) {
    for (let i = 0; i < Number(times); i++) await client.latestLedger();
    return {};
  },
  pay: (client, task, extra) => {
    const { to = 2, amount = 1 } = task;
    const operations = [payment({ destination: account(to), asset: "native", amount: `${amount}` })];
    return client.transact({ ...optionsOf(task, extra), operations });
  },
  transfer: (client, task, extra) =>
    client.call(contract(5), "transfer", transferOf(task)).send(optionsOf(task, extra)),
  swap: (client, task, extra) => {
    const args = [valueOf({ address: account(task.from!) }), valueOf({ i128: 100 }), valueOf({ i128: 90 })];
    return client.call(contract(6), "swap", args).send(optionsOf(task, extra));
  },
  pinned: (client, task, extra) => {
    const spec = [{
      function_v0: { name: "transfer", inputs: [{ name: "from", type: "address" }], outputs: [] },
    }] as const;
    const methods = contractClient(client, contract(7), spec, { wasmHash: new Uint8Array(32).fill(Number(task.code)) });
    return methods.transfer({ from: account(task.from!) }).send(optionsOf(task, extra));
  },
  prebuilt: (client, task, extra) => {
    const operations = [invokeContractFunction(contract(5), "transfer", transferOf(task))];
    return client.transact({ ...optionsOf(task, extra), operations });
  },
  extend: (client, task, extra) =>
    client.transact({
      ...optionsOf(task, extra),
      operations: [extendFootprint(Number(task.ledgers))],
      resourceData: DwsaDataBuilder.forExtend([contractInstanceKey(contract(5))]).build(),
    }),
  async await(client) {
    return await client.call(contract(5), "decimals", []);
  },
  async interface(client) {
    const { spec, wasmHash, externalRef } = await interfaceOf(client, contract(7));
    const functions = [...spec.functions.keys()].slice(0, 3);
    return { functions, code: wasmHash === null ? null : "verified", externalRef: externalRef?.tag ?? null };
  },
  async createRef(_, { owner = contract(8), both }) {
    const externalRef = { owner: String(owner), tag: "v1" };
    const wasm = both ? { wasmHash: new Uint8Array(32) } : {};
    const { body } = createContract({ deployer: account(1), salt: new Uint8Array(32), externalRef, ...wasm } as never);
    const { hostFunction } = Object(body.value);
    return await Promise.resolve({ type: hostFunction.value.executable.type });
  },
  async events(client, { runs = 1, count, start = 1_000_000, page = 100 }, { signal }, { server }) {
    const ids: string[] = [];
    let cursor: string | undefined;
    for (let run = 1; run <= Number(runs); run++) {
      const filter = cursor === undefined ? { startLedger: Number(start) } : {};
      const options = { limit: Number(page), cursor, signal, ...server.timing };
      for await (const { events, cursor: next } of watchEvents(client, filter, options)) {
        ids.push(...events.map(({ id }) => id));
        cursor = next ?? undefined;
        if (ids.length >= Math.ceil(Number(count) * run / Number(runs))) break;
      }
    }
    const inOrder = ids.every((id, i) => i === 0 || id > ids[i - 1]!);
    return { count: ids.length, unique: new Set(ids).size, inOrder };
  },
};

/** A WebAssembly module with an interface of one function, `ping`. */
const WASM: Uint8Array = (() => {
  const outputs = [ScSpecTypeDef.scSpecTypeU32()];
  const entry = ScSpecEntry.scSpecEntryFunctionV0(new ScSpecFunctionV0({ doc: "", name: "ping", inputs: [], outputs }))
    .toXDR();
  const name = new TextEncoder().encode("contractspecv0");
  return Uint8Array.from([
    0,
    97,
    115,
    109,
    1,
    0,
    0,
    0,
    0,
    1 + name.length + entry.length,
    name.length,
    ...name,
    ...entry,
  ]);
})();

/** Creates the ledger entries of a contract, of its code and of the reference to it. */
function entriesOf({ kind, wrongCode }: { readonly kind: string; readonly wrongCode?: boolean }): Map<string, string> {
  const entries = new Map<string, string>();
  const add = (ledgerKey: LedgerKey, data: LedgerEntryData) =>
    entries.set(ledgerKey.toXDR("base64"), data.toXDR("base64"));
  const dataOf = (owner: string, name: ScVal, val: ScVal) =>
    LedgerEntryData.contractData(
      new ContractDataEntry({
        ...{ ext: ExtensionPoint.v0(), contract: addressToScAddress(owner), key: name, durability: "persistent", val },
      }),
    );
  const wasmHash = hash(WASM);
  const executable = kind === "asset"
    ? ContractExecutable.contractExecutableStellarAsset()
    : kind === "wasm"
    ? ContractExecutable.contractExecutableWasm(wasmHash)
    : ContractExecutable.contractExecutableExternalRef(
      new ContractExecutableExternalRef({ executableOwner: addressToScAddress(contract(8)), tag: "v1" }),
    );
  const instance = ScVal.scvContractInstance(new ScContractInstance({ executable, storage: null }));
  add(contractInstanceKey(contract(7)), dataOf(contract(7), ScVal.scvLedgerKeyContractInstance(), instance));
  const tag = ScVal.scvExecutableTag("v1");
  if (kind === "externalRef") {
    add(contractDataKey(contract(8), tag), dataOf(contract(8), tag, ScVal.scvBytes(wasmHash)));
  }
  const code = wrongCode ? Uint8Array.from([...WASM, 0, 1, 0]) : WASM;
  if (kind !== "asset") {
    const entry = new ContractCodeEntry({ ext: ContractCodeEntryExt.v0(), hash: wasmHash, code });
    add(contractCodeKey(wasmHash), LedgerEntryData.contractCode(entry));
  }
  return entries;
}
