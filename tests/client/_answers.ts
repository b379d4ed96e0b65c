/** Test servers: recorded responses, some of them modified. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { AccountEntry, LedgerEntryData } from "@dwsa/base/xdr";
import { type Client, httpRequest, type RpcRequest } from "@dwsa/base/client";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { CAROL, type Scenario, SCENARIOS, testClient } from "./_scenarios.ts";

const RECORDINGS: Readonly<Record<string, readonly Recorded[]>> = JSON.parse(
  readFileSync(new URL("../vectors/client.json", import.meta.url), "utf8"),
);

/** Returns the recorded requests and responses of a scenario. */
export function recordingOf(name: string): readonly Recorded[] {
  return RECORDINGS[name]!;
}

/** Returns the first recorded response of a method in a scenario. */
export function recorded(name: string, method: string): Readonly<Record<string, unknown>> {
  return Object(RECORDINGS[name]!.find((one) => one.method === method)!.result);
}

/** Returns the response of a method; `undefined` for the recorded one. `number` counts the requests from 1. */
export type Change = (number: number, params: Readonly<Record<string, unknown>>) => unknown;

/** Creates a transport that returns recorded responses, except where `changes` returns others. */
export function answering(name: string, changes: Readonly<Record<string, Change>> = {}): RpcRequest {
  const backend = replay(RECORDINGS[name]!);
  const asked = new Map<string, number>();
  return async (method, params = {}) => {
    const number = (asked.get(method) ?? 0) + 1;
    asked.set(method, number);
    return await changes[method]?.(number, params) ?? await backend.answer(method, params);
  };
}

/**
 * Changes the responses to all requests of an account but the first: the server has reached the ledger 1,000,020, in
 * which the account has used the sequence number of the transaction, or has not.
 */
export function accountLater(name: string, isUsed: boolean): Readonly<Record<string, Change>> {
  const { entries: [entry] } = recorded(name, "getLedgerEntries") as { readonly entries: readonly [Entry] };
  const data = LedgerEntryData.fromXDR(entry.xdr);
  assert(data.type === "account");
  const account = new AccountEntry({ ...data.value, seqNum: data.value.seqNum + (isUsed ? 1n : 0n) });
  const entries = [{ ...entry, xdr: LedgerEntryData.account(account).toXDR("base64") }];
  return { getLedgerEntries: (number) => number === 1 ? undefined : { latestLedger: 1_000_020, entries } };
}

interface Entry {
  readonly xdr: string;
}

/** Creates a client whose server returns recorded responses, except where `changes` returns others. */
export function clientOf(name: string, changes: Readonly<Record<string, Change>> = {}): Client {
  return testClient(answering(name, changes));
}

/** Runs a scenario with a server that returns recorded responses, except where `changes` returns others. */
export async function runScenario(name: string, changes: Readonly<Record<string, Change>> = {}): Promise<unknown> {
  return await scenario(name).run(clientOf(name, changes));
}

/** Returns a scenario by its name. */
export function scenario(name: string): Scenario {
  return SCENARIOS.find((one) => one.name === name)!;
}

/** Creates a client over HTTP whose `fetch` returns these responses in turn, and then repeats the last one. */
export function overHttp(responses: readonly (() => Response)[], options: { readonly retries?: number } = {}): Client {
  let asked = 0;
  const fetch = () => Promise.resolve(responses[Math.min(asked++, responses.length - 1)]!());
  return testClient(
    httpRequest("https://rpc.example/a-secret-key", {
      ...{ fetch: fetch as unknown as typeof globalThis.fetch, sleep: () => Promise.resolve(), ...options },
    }),
  );
}

/** Requests Carol's account. */
export function getAccount(client: Client): Promise<unknown> {
  return client.getAccount(CAROL.publicKey());
}
