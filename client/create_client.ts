import { attempt, attemptAsync, Fault, wrongType } from "../internal/fault.ts";
import { toHex } from "../encoding/mod.ts";
import { humanizeEvents } from "../humanize/mod.ts";
import { convertString, parseHash } from "../internal/arguments.ts";
import { readOptions } from "../internal/options.ts";
import { invokeContractFunction } from "../contract/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { isContractSpec } from "../spec/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { buildTransaction, hashTransaction, type ReadySimulation } from "../transaction/mod.ts";
import {
  accountIn,
  eventsIn,
  ledgerEntriesIn,
  resultOf,
  sendResultIn,
  simulationIn,
  transactionIn,
  transactionOf,
} from "../transaction/_shared.ts";
import {
  LedgerKey,
  LedgerKeyAccount,
  type Operation,
  PublicKey,
  ScVal,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { attemptOf, factsOf } from "./_attempt.ts";
import { BASE_FEE } from "./_build.ts";
import { failure, simulationError, type Subject } from "./_failures.ts";
import { eventParams } from "./_events.ts";
import { doneOf } from "./_resume.ts";
import { type Context, inTurn, readOnStep, readRun } from "./_run.ts";
import { resumeOrSend, sentOf } from "./_send.ts";
import { errorOf, follow, type Followed } from "./_submit.ts";
import { readSignal, readTiming, throwIfAborted, untilAborted } from "./_timing.ts";
import { notAwaited } from "./_not_awaited.ts";
import { deploy, transact } from "./_transact.ts";
import type { Call, SimulateOptions } from "./call.ts";
import type { CallOptions, Client, ClientOptions, SubmitOptions } from "./client.ts";
import { ClientError } from "./client_error.ts";
import type { FeeDistribution } from "./ledger.ts";
import type { RequestOptions } from "./rpc_request.ts";

/** The default source account of a simulation, whose key is 32 zero bytes. */
const NOBODY = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF";

/**
 * Creates a client of an RPC server. The client opens no connections: `request` is the transport.
 *
 * @param options the transport and the network; optionally the clock, timer and random number generator
 * @returns the client
 * @throws {TypeError} if an option is missing, unknown or of the wrong type
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid
 *
 * @example A read-only call
 * ```ts
 * import { createClient, type RpcRequest } from "@dwsa/base/client";
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { Networks } from "@dwsa/base/network";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const request: RpcRequest = async () => // httpRequest("https://…", { fetch }) in a program
 *   await Promise.resolve({
 *     latestLedger: 1_234,
 *     transactionData: new DwsaDataBuilder().build().toXDR("base64"),
 *     minResourceFee: "0",
 *     results: [{ auth: [], xdr: ScVal.scvU32(7).toXDR("base64") }],
 *   });
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 *
 * const token = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const { result } = await client.call(token, "decimals", []).simulate();
 * assert(result.equals(ScVal.scvU32(7)));
 * ```
 */
export function createClient(options: ClientOptions): Client {
  return attempt("create a client", () => {
    const names = ["request", "networkPassphrase", "sleep", "now", "random"] as const;
    if (options === undefined) throw wrongType("options", "an object", options);
    const { request, networkPassphrase, ...timing } = readOptions<ClientOptions>(options, names);
    if (typeof request !== "function") throw wrongType("options.request", "a function", request);
    networkIdOf(networkPassphrase!);
    const clock = readTiming(timing);

    const ask = async (method: string, params: Readonly<Record<string, unknown>>, options?: RequestOptions) => {
      const { signal } = attempt(`request ${method}`, () => {
        const given = readOptions<RequestOptions>(options, ["signal"]);
        readSignal(given.signal);
        return given;
      });
      throwIfAborted(signal);
      return await untilAborted(Promise.resolve(request(method, params, { signal })), signal);
    };
    const client: Client = {
      networkPassphrase: networkPassphrase!,

      getAccount: (address, options) =>
        attemptAsync("get the account", async () => {
          const publicKey = convertString("address", "an account (G...)", address, (text) => {
            return decodeStrKey("ed25519PublicKey", text);
          });
          const accountId = PublicKey.publicKeyTypeEd25519(publicKey);
          const key = LedgerKey.account(new LedgerKeyAccount({ accountId }));
          return accountIn(await ask("getLedgerEntries", { keys: [key.toXDR("base64")] }, options), address);
        }),

      getLedgerEntries: (keys, options) =>
        attemptAsync("get ledger entries", async () => {
          if (!Array.isArray(keys)) throw wrongType("keys", "an array", keys);
          const asked = new Set(Array.from(keys, (key: unknown, i) => {
            if (!LedgerKey.is(key)) throw wrongType(`keys[${i}]`, LedgerKey, key);
            return key.toXDR("base64");
          }));
          const found = ledgerEntriesIn(await ask("getLedgerEntries", { keys: [...asked] }, options));
          for (const { key } of found.entries) {
            if (!asked.delete(key.toXDR("base64"))) {
              throw wrongResponse("get ledger entries", "only entries of the requested keys", "a different one");
            }
          }
          return found;
        }),

      simulate: (envelope, options) =>
        attemptAsync("simulate the transaction", async () => {
          requireEnvelope(envelope);
          return simulationIn(await ask("simulateTransaction", { transaction: envelope.toXDR("base64") }, options));
        }),

      send: (envelope, options) =>
        attemptAsync("send the transaction", async () => {
          requireEnvelope(envelope);
          const sent = sendResultIn(await ask("sendTransaction", { transaction: envelope.toXDR("base64") }, options));
          if (sent.hash === toHex(hashTransaction(envelope, networkPassphrase!))) return sent;
          const advice = "; networkPassphrase is probably not that of the server's network";
          throw wrongResponse("send the transaction", "the hash of this transaction", "a different one", advice);
        }),

      getTransaction: (hash, options) =>
        attemptAsync("get the transaction", async () => {
          requireHash(hash);
          const found = transactionIn(await ask("getTransaction", { hash }, options));
          if (found.status === "NOT_FOUND" || hashesOf(found.envelope, networkPassphrase!).includes(hash)) return found;
          throw wrongResponse("get the transaction", "the transaction with this hash", "a different one");
        }),

      submit(envelope, options) {
        const subject = { action: "submit the transaction" };
        return attemptAsync(subject.action, async () => {
          requireEnvelope(envelope);
          const { signal, onStep } = readOptions<SubmitOptions>(options, ["onStep", "signal"]);
          readOnStep(onStep);
          readSignal(signal);
          const copy = TransactionEnvelope.fromXDR(envelope.toXDR());
          const attempt = attemptOf(copy, networkPassphrase!);
          if (attempt.until === 0n) {
            const got = "one without, whose fate could never be known";
            throw new Fault("type", `expected envelope to be a transaction with an upper time bound, got ${got}`);
          }
          const followed: Followed = { subject, attempt, origin: "submitted", options: { signal, onStep } };
          const verdict = await follow(context, followed);
          if (verdict.type !== "found") throw errorOf(followed, verdict);
          const done = doneOf(context, verdict.found);
          if (done.found.status === "FAILED") {
            throw failure(subject, done.found, { ...factsOf(attempt), hash: done.hash });
          }
          return sentOf({ subject, client }, done, (value) => value);
        });
      },

      async getEvents(filter, page, options) {
        return eventsIn(await ask("getEvents", eventParams(filter, page), options));
      },

      async latestLedger(options) {
        const result = resultOf("read the latest ledger", await ask("getLatestLedger", {}, options));
        return { sequence: result.uint32("sequence"), protocolVersion: result.uint32("protocolVersion") };
      },

      async getFeeStats(options) {
        const result = resultOf("read the fees", await ask("getFeeStats", {}, options));
        // Stellar RPC servers use `soroban` in place of `dwsa` in this name.
        const name = result.get("dwsaInclusionFee") === undefined ? "sorobanInclusionFee" : "dwsaInclusionFee";
        return {
          contractInclusionFee: feesIn(result, name),
          inclusionFee: feesIn(result, "inclusionFee"),
          latestLedger: result.uint32("latestLedger"),
        };
      },

      call: (contract, name, args, options) =>
        attempt("call the contract", () => {
          const { spec, wasmHash } = readOptions<CallOptions>(options, ["spec", "wasmHash"]);
          if (spec !== undefined && !isContractSpec(spec)) throw wrongType("options.spec", "a ContractSpec", spec);
          const code = wasmHash === undefined ? undefined : parseHash("options.wasmHash", wasmHash);
          const operation = invokeContractFunction(contract, name, args);
          return callOf(context, operation, { action: `call ${name}`, contract, spec }, code);
        }),

      transact: (params) => transact(context, params),
      deploy: (params) => deploy(context, params),
    };
    const context: Context = { client, clock, turns: new Map(), sequences: new Map(), bounds: new Map() };
    return Object.freeze(client);
  });
}

function requireEnvelope(envelope: unknown): void {
  if (!TransactionEnvelope.is(envelope)) throw wrongType("envelope", TransactionEnvelope, envelope);
}

function requireHash(hash: unknown): void {
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) {
    throw wrongType("hash", "64 hexadecimal digits in lower case", hash);
  }
}

/** Creates a call from a contract operation. */
function callOf(
  context: Context,
  operation: Operation,
  subject: Subject,
  wasmHash: Uint8Array | undefined,
): Call<ScVal> {
  return notAwaited({
    simulate: (options) =>
      attemptAsync(subject.action, async () => {
        const { source = NOBODY, signal } = readOptions<SimulateOptions>(options, ["source", "signal"]);
        const envelope = buildTransaction({
          ...{ source, accountSequence: 0, operations: [operation], fee: BASE_FEE, timeBounds: "unbounded" },
        });
        const found = await context.client.simulate(envelope, { signal });
        if (found.type === "failed") throw simulationError(subject, found);
        const simulation = found.type === "ready" ? found : found.afterRestore;
        if (simulation?.result === undefined || simulation.result === null) throw withoutResult(subject);
        const { resourceFee } = simulation.transactionData;
        const restore = found.type === "ready" ? null : found.transactionData.resourceFee + BASE_FEE;
        return {
          result: simulation.result,
          fees: { resourceFee, minimum: resourceFee + BASE_FEE + (restore ?? 0n) },
          auth: simulation.auth,
          events: eventsOf(simulation),
          restore,
          simulation,
        };
      }),

    send: (options) =>
      attemptAsync(subject.action, async () => {
        const run = { ...readRun(context, { ...subject }, options), wasmHash };
        return sentOf(run, await inTurn(run, () => resumeOrSend(run, operation)), (value) => value ?? ScVal.scvVoid());
      }),
  });
}

function withoutResult({ action }: Subject): ClientError {
  const reason = "the server returned no result; if entries are archived, send() restores them first";
  return new ClientError("client/simulation", `Cannot ${action}: ${reason}`);
}

/** Returns the events that contracts emit in a simulation. */
function eventsOf({ events }: ReadySimulation): ReturnType<typeof humanizeEvents> {
  return humanizeEvents(events.filter(({ event }) => event.type === "contract"));
}

/** Returns the hash of a transaction; for a fee bump, also the hash of the inner transaction. */
function hashesOf(envelope: TransactionEnvelope, networkPassphrase: string): string[] {
  const inner = TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({ tx: transactionOf(envelope), signatures: [] }),
  );
  return [envelope, inner].map((one) => toHex(hashTransaction(one, networkPassphrase)));
}

function wrongResponse(action: string, expected: string, got: string, advice = ""): ClientError {
  const message = `Cannot ${action}: expected the server to return ${expected}, got ${got}${advice}`;
  return new ClientError("client/response", message, { expected, got });
}

function feesIn(result: ReturnType<typeof resultOf>, name: string): FeeDistribution {
  const fees = result.object(name);
  if (fees === undefined) throw result.unexpected(name, "an object", undefined);
  const percentiles = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99].map((p) => `p${p}`);
  return {
    max: fees.uint64("max"),
    min: fees.uint64("min"),
    mode: fees.uint64("mode"),
    percentiles: Object.fromEntries(percentiles.map((p) => [p, fees.uint64(p)])),
    transactionCount: fees.uint64("transactionCount"),
    ledgerCount: fees.uint32("ledgerCount"),
  };
}
