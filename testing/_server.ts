/** A server of RPC methods over a chain, with a virtual clock and faults. */

import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import { DwsaDataBuilder } from "../builder/mod.ts";
import { ClientError, type RpcRequest } from "../client/mod.ts";
import { contractIdFromPreimage } from "../contract/mod.ts";
import { decodeSignerKey, hash } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import { checkTransaction } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import {
  DiagnosticEvent,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  LedgerKey,
  ScVal,
  TransactionEnvelope,
} from "../xdr/mod.ts";
import { type Applied, Chain, type Effects, factsOf, type Ledger, nonceOf } from "./_chain.ts";
import { accountEntry, metaOf, nonceEntry, rejection, resultOf, unknownOperation } from "./_xdr.ts";
import type { Fault, TestCall, TestNetworkOptions, TestResult, TestTiming } from "./test_network.ts";

/** The time at which the first ledger closes, and the time between ledgers, in milliseconds. */
export const START = 1_800_000_000_000;
const CLOSE = 5_000;

/** The time that a request and its response take, in milliseconds. */
const LATENCY = 50;

/** Options of a server; those beside {@linkcode TestNetworkOptions} are for tests of this library. */
export interface ServerOptions extends TestNetworkOptions {
  /** Returns further faults of a request. */
  readonly faultsOf?: ((method: string) => readonly Fault[]) | undefined;
  /** The additional signers (`G…`) of accounts. */
  readonly signers?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The keys that simulations read. */
  readonly footprint?: readonly LedgerKey[] | undefined;
  /** Ledger entries by their key, both as base64. */
  readonly entries?: ReadonlyMap<string, string> | undefined;
  /** Called with each transaction on which the server acts. */
  readonly onEnvelope?: ((envelope: TransactionEnvelope) => void) | undefined;
}

type Params = Readonly<Record<string, unknown>>;

/** The server. */
export class Server {
  /** The virtual time in milliseconds since 1970. */
  now: number = START;
  readonly chain: Chain;
  /** The requests so far. */
  readonly requests: { readonly method: string; readonly at: number }[] = [];
  /** Events that no transaction emitted: the ledger and the place in it. */
  readonly emitted: { readonly ledger: number; readonly index: number }[] = [];
  readonly #options: ServerOptions;
  readonly #timers: { readonly at: number; readonly act: () => void }[] = [];
  readonly #counts = new Map<string, number>();
  #nonces = 0n;
  #drawn = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    const effectsOf = (envelope: TransactionEnvelope) => this.#effectsOf(envelope);
    this.chain = new Chain(options.networkPassphrase, options.accounts, START / 1_000, effectsOf);
    this.schedule(START + CLOSE, () => this.#close());
  }

  /** Does something at a virtual time. */
  schedule(time: number, act: () => void): void {
    let i = this.#timers.length;
    while (i > 0 && this.#timers[i - 1]!.at > time) i--;
    this.#timers.splice(i, 0, { at: time, act });
  }

  readonly timing: TestTiming = {
    sleep: (milliseconds) => new Promise<void>((resolve) => this.schedule(this.now + milliseconds, resolve)),
    now: () => this.now,
    random: (length) => new Uint8Array(length).map((_, i) => 31 * i + 7 * this.#drawn++),
  };

  /**
   * Advances the clock until a promise settles. The clock stands still while nothing but the next ledger is scheduled: the
   * program then waits for something else, such as a file, for `patience` turns of a timer, each a millisecond or longer.
   */
  async run<T>(promise: Promise<T>, limit = 3_600_000, patience = 30_000): Promise<T> {
    const end = this.now + limit;
    let isSettled = false;
    let waited = 0;
    promise.then(() => isSettled = true, () => isSettled = true);
    for (;;) {
      for (let i = 0; i < 50 && !isSettled; i++) await Promise.resolve();
      if (!isSettled) await new Promise<void>(later);
      if (isSettled) return await promise;
      if (this.#timers.length === 1) {
        if (++waited > patience) throw unsettled("no request or timer of the network is pending");
        await new Promise<void>((resolve) => globalThis.setTimeout(resolve, 1));
        continue;
      }
      waited = 0;
      const next = this.#timers.shift()!; // a ledger always closes
      if (next.at > end) throw unsettled(`${limit / 1_000} virtual seconds are over`);
      this.now = Math.max(this.now, next.at);
      next.act();
    }
  }

  #close(): void {
    this.chain.close(Math.floor(this.now / 1_000));
    this.schedule(this.now + CLOSE, () => this.#close());
  }

  /** The transport of a client. */
  readonly request: RpcRequest = async (method, params = {}) => {
    const { sleep } = this.timing;
    const number = (this.#counts.get(method) ?? 0) + 1;
    this.#counts.set(method, number);
    this.requests.push({ method, at: this.now });
    const { faults = [], faultsOf } = this.#options;
    const given = faults.filter(({ method: of, nth = 1, times = 1 }) =>
      of === method && number >= nth && number < nth + times
    );
    const all = [...given, ...faultsOf?.(method) ?? []];
    const valueOf = (...kinds: readonly string[]) => {
      const found = all.find(({ kind }) => kinds.includes(kind));
      return found && (found.value ?? 1);
    };
    await sleep(valueOf("slow") ?? LATENCY);
    if (valueOf("hang-before")) await sleep(30_000);
    if (valueOf("reset-before", "hang-before")) throw new TypeError("the connection was reset");
    if (valueOf("503")) throw new ClientError("client/http", `Cannot request ${method}: status 503`, { status: 503 });
    if (valueOf("internal")) throw rpcError(method, -32603, "internal error");
    const result = this.respond(method, params, valueOf);
    await sleep(valueOf("slow-reply") ?? LATENCY);
    if (valueOf("hang-after")) await sleep(30_000);
    if (valueOf("reset-after", "hang-after")) throw new TypeError("the connection was reset");
    if (valueOf("internal-after")) throw rpcError(method, -32603, "internal error");
    return result;
  };

  /** Acts on a request at once. `valueOf` returns the value of a fault that the request has. */
  respond(
    method: string,
    params: Params,
    valueOf: (...kinds: readonly string[]) => number | undefined = () => undefined,
  ): unknown {
    const { transaction } = params;
    const envelope = typeof transaction === "string" ? TransactionEnvelope.fromXDR(transaction) : undefined;
    if (envelope !== undefined) this.#options.onEnvelope?.(envelope);
    const ledger = this.chain.behind(valueOf("stale") ?? 0);
    const latestLedger = ledger.sequence + (valueOf("ledger-lie") ?? 0);
    const { oldest } = this.chain;
    const base = {
      ...{ latestLedger, oldestLedger: oldest },
      latestLedgerCloseTime: `${valueOf("pretend-late") ? 4_000_000_000 : ledger.closeTime}`,
      oldestLedgerCloseTime: `${START / 1_000 - (1_000_000 - oldest) * (CLOSE / 1_000)}`,
    };
    switch (method) {
      case "getLatestLedger":
        return { id: "0".repeat(64), protocolVersion: 28, sequence: latestLedger };
      case "getLedgerEntries": {
        const keys = params.keys as readonly string[];
        return { latestLedger, entries: keys.flatMap((text) => this.#entry(text, ledger)) };
      }
      case "simulateTransaction":
        return { latestLedger, ...this.#simulate(envelope!, ledger) };
      case "sendTransaction":
        return { ...base, hash: this.chain.hashOf(envelope!), ...this.#send(envelope!, valueOf) };
      case "getTransaction": {
        const isHidden = valueOf("not-found", "pretend-late") !== undefined;
        const found = isHidden ? undefined : this.chain.find(String(params.hash), ledger.sequence);
        if (found === undefined) return { ...base, status: "NOT_FOUND" };
        return { ...base, ...responseOf(found, valueOf("pretend-failed") === undefined) };
      }
      case "getEvents":
        return { ...base, ...this.#events(params, ledger) };
      default:
        throw rpcError(method, -32601, "method not found");
    }
  }

  /** Accepts a transaction, or rejects it as a node does. */
  #send(envelope: TransactionEnvelope, valueOf: (...kinds: readonly string[]) => number | undefined): object {
    const error = (code: Parameters<typeof rejection>[0]) => ({
      status: "ERROR",
      errorResultXdr: rejection(code).toXDR("base64"),
    });
    if (valueOf("busy")) return { status: "TRY_AGAIN_LATER" };
    if (valueOf("reject")) return error("txInsufficientFee");
    if (valueOf("lost")) return { status: "PENDING" };
    const unknown = unknownOperation(transactionOf(envelope).operations);
    if (unknown !== undefined) throw rpcError("sendTransaction", -32602, `this test network does not apply ${unknown}`);
    const { networkPassphrase } = this.#options;
    const [problem] = checkTransaction(envelope, { networkPassphrase }).filter(({ fix }) =>
      fix === "rebuild" || fix === "sign"
    );
    if (problem !== undefined) return error(problem.fix === "sign" ? "txBadAuth" : "txMalformed");
    const reply = this.chain.enqueue(envelope, Math.floor(this.now / 1_000));
    if (valueOf("queue-lost")) this.chain.drop(factsOf(envelope).source);
    if (valueOf("pretend-rejected")) return error("txInternalError");
    return reply.status === "ERROR" ? error(reply.code) : reply;
  }

  #entry(text: string, ledger: Ledger): object[] {
    const given = this.#options.entries?.get(text);
    if (given !== undefined) {
      return [{ key: text, xdr: given, lastModifiedLedgerSeq: 1, liveUntilLedgerSeq: 2_000_000 }];
    }
    const key = LedgerKey.fromXDR(text);
    if (key.type === "account") {
      const address = encodeStrKey("ed25519PublicKey", key.value.accountId.value);
      const account = ledger.accounts.get(address);
      if (account === undefined) return [];
      const signers = (this.#options.signers?.[address] ?? []).map(decodeSignerKey);
      const xdr = accountEntry(key.value, account, signers).toXDR("base64");
      return [{ key: text, xdr, lastModifiedLedgerSeq: account.usedIn || 1 }];
    }
    if (key.type !== "contractData" || key.value.key.type !== "scvLedgerKeyNonce") return [];
    const usedIn = ledger.nonces.get(`${scAddressToString(key.value.contract)}/${key.value.key.value.nonce}`);
    if (usedIn === undefined) return [];
    const xdr = nonceEntry(key.value).toXDR("base64");
    return [{ key: text, xdr, lastModifiedLedgerSeq: usedIn, liveUntilLedgerSeq: usedIn + 100 }];
  }

  #simulate(envelope: TransactionEnvelope, ledger: Ledger): object {
    const { operations: [operation] } = transactionOf(envelope);
    const { entries: given, source } = factsOf(envelope);
    const builder = new DwsaDataBuilder().setResourceFee(1_000n).setReadOnly(this.#options.footprint ?? []);
    const resources = { transactionData: builder.build().toXDR("base64"), minResourceFee: "1000" };
    if (operation?.body.type !== "invokeHostFunction") return resources;
    const isUsed = given.some((entry) => ledger.nonces.has(nonceOf(entry) ?? ""));
    const call = callOf(envelope);
    const { result, auth, events = [], error }: TestResult = isUsed
      ? { error: "HostError: Error(Auth, ExistingValue)" }
      : this.#resultOf(call);
    if (error !== undefined) return { error, events: [] };
    const recorded = given.length > 0 ? given : auth ?? (call === undefined ? [] : this.#authOf(call, source));
    const xdr = (result ?? this.#defaultResult(envelope)).toXDR("base64");
    return {
      ...resources,
      results: [{ auth: recorded.map((entry) => entry.toXDR("base64")), xdr }],
      events: events.map((event) => new DiagnosticEvent({ inSuccessfulContractCall: true, event }).toXDR("base64")),
    };
  }

  #resultOf(call: TestCall | undefined): TestResult {
    return call === undefined ? {} : this.#options.simulate?.(call) ?? {};
  }

  #effectsOf(envelope: TransactionEnvelope): Effects | undefined {
    const call = callOf(envelope);
    const { result = this.#defaultResult(envelope), events = [], error } = this.#resultOf(call);
    return error === undefined ? { result, events } : undefined;
  }

  /** Returns the hash of uploaded code, or the address of a created contract; void for a call. */
  #defaultResult(envelope: TransactionEnvelope): ScVal {
    const { operations: [operation] } = transactionOf(envelope);
    if (operation?.body.type !== "invokeHostFunction") return ScVal.scvVoid();
    const { hostFunction } = operation.body.value;
    switch (hostFunction.type) {
      case "hostFunctionTypeUploadContractWasm":
        return ScVal.scvBytes(hash(hostFunction.value));
      case "hostFunctionTypeCreateContract":
      case "hostFunctionTypeCreateContractV2": {
        const { contractIdPreimage } = hostFunction.value;
        const id = contractIdFromPreimage(contractIdPreimage, this.#options.networkPassphrase);
        return ScVal.scvAddress(addressToScAddress(id));
      }
      default:
        return ScVal.scvVoid();
    }
  }

  /** Returns the entry that the first argument of a call must sign, if it is an address. */
  #authOf({ contract, function: name, args }: TestCall, source: string): DwsaAuthorizationEntry[] {
    const [first] = args;
    if (first?.type !== "scvAddress") return [];
    const call = new InvokeContractArgs({ contractAddress: addressToScAddress(contract), functionName: name, args });
    const rootInvocation = new DwsaAuthorizedInvocation({
      function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
      subInvocations: [],
    });
    const credentials = scAddressToString(first.value) === source
      ? DwsaCredentials.dwsaCredentialsSourceAccount()
      : DwsaCredentials.dwsaCredentialsAddress(
        new DwsaAddressCredentials({
          ...{
            address: first.value,
            nonce: this.nextNonce(),
            signatureExpirationLedger: 0,
            signature: ScVal.scvVoid(),
          },
        }),
      );
    return [new DwsaAuthorizationEntry({ credentials, rootInvocation })];
  }

  /** Returns a nonce that no entry has had before. */
  nextNonce(): bigint {
    return 7_000n + this.#nonces++;
  }

  #events(params: Params, ledger: Ledger): object {
    const { startLedger = 0, pagination } = params as { readonly startLedger?: number; readonly pagination?: Params };
    const { cursor, limit = 100 } = (pagination ?? {}) as { readonly cursor?: string; readonly limit?: number };
    const { oldest } = this.chain;
    if (cursor === undefined && (startLedger < oldest || startLedger > ledger.sequence)) {
      throw rpcError(
        "getEvents",
        -32600,
        `startLedger must be within the ledger range: ${oldest} - ${ledger.sequence}`,
      );
    }
    const isStored = (sequence: number) => sequence >= oldest && sequence <= ledger.sequence;
    const known = this.#allEvents().filter(({ ledger, id }) =>
      isStored(ledger) && (cursor === undefined ? ledger >= startLedger : id > cursor)
    );
    const page = known.slice(0, limit);
    return {
      cursor: page.length < limit ? idOf(ledger.sequence, 0xffff_ffff, 0xffff_ffff) : page[page.length - 1]!.id,
      events: page,
    };
  }

  #allEvents(): { readonly id: string; readonly ledger: number }[] {
    const event = (
      ledger: number,
      place: number,
      index: number,
      topics: readonly ScVal[],
      data: ScVal,
      contractId: string,
    ) => ({
      ...{ type: "contract", id: idOf(ledger, place, index), ledger, contractId },
      topic: topics.map((one) => one.toXDR("base64")),
      value: data.toXDR("base64"),
      ledgerClosedAt: new Date(1_000 * this.chain.ledgers[ledger - 1_000_000]!.closeTime).toISOString(),
    });
    const made = this.chain.ledgers.flatMap(({ sequence, transactions }) =>
      [...new Set(transactions.values())].flatMap(({ effects }, place) =>
        effects.events.map(({ contractId, body: { value: { topics, data } } }, i) =>
          event(sequence, place + 1, i, topics, data, contractId === null ? "" : encodeStrKey("contract", contractId))
        )
      )
    );
    const others = this.emitted.filter(({ ledger }) => ledger <= this.chain.latest.sequence).map(({ ledger, index }) =>
      event(ledger, 0, index, [ScVal.scvSymbol("tick")], ScVal.scvU32(index), "")
    );
    return [...made, ...others].sort((a, b) => a.id < b.id ? -1 : 1);
  }
}

function unsettled(reason: string): Error {
  return new Error(`Cannot run the test network: the promise has not settled, and ${reason}`);
}

/** Runs a function after all promises that can settle. */
function later(act: () => void): void {
  const { setImmediate: soon } = globalThis as { readonly setImmediate?: (act: () => void) => unknown };
  (soon ?? globalThis.setTimeout)(act); // without a delay: this is no clock
}

/** Creates the error that a transport throws for a JSON-RPC error. */
function rpcError(method: string, code: number, message: string): ClientError {
  const reason = `the server returned the error ${code} ${JSON.stringify(message)}`;
  return new ClientError("client/rpc", `Cannot request ${method}: ${reason}`, { cause: { code, message } });
}

/** Returns the identifier of an event: the place of its operation (SEP-35), and its index. */
function idOf(ledger: number, place: number, index: number): string {
  const position = (BigInt(ledger) << 32n) | BigInt(place);
  return `${position}`.padStart(19, "0") + "-" + `${index}`.padStart(10, "0");
}

function callOf(envelope: TransactionEnvelope): TestCall | undefined {
  const { operations: [operation] } = transactionOf(envelope);
  if (operation?.body.type !== "invokeHostFunction") return undefined;
  const { hostFunction } = operation.body.value;
  if (hostFunction.type !== "hostFunctionTypeInvokeContract") return undefined;
  const { contractAddress, functionName, args } = hostFunction.value;
  return {
    contract: scAddressToString(contractAddress),
    function: typeof functionName === "string" ? functionName : "",
    args,
    source: factsOf(envelope).source,
  };
}

/** Returns the response to `getTransaction` for a transaction in a ledger. */
export function responseOf(applied: Applied, isHonest = true): object {
  const succeeded = applied.succeeded && isHonest;
  return {
    status: succeeded ? "SUCCESS" : "FAILED",
    ledger: applied.ledger,
    createdAt: `${applied.closeTime}`,
    envelopeXdr: applied.envelope.toXDR("base64"),
    resultXdr: resultOf(applied, succeeded).toXDR("base64"),
    resultMetaXdr: metaOf(applied).toXDR("base64"),
  };
}
