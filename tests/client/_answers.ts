/** Test servers: recorded responses, some of them modified. */

import { readFileSync } from "node:fs";
import { type Client, httpRequest, type RpcRequest } from "@dwsa/base/client";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { CAROL, type Scenario, SCENARIOS, testClient } from "./_scenarios.ts";

const RECORDINGS: Readonly<Record<string, readonly Recorded[]>> = JSON.parse(
  readFileSync(new URL("../vectors/client.json", import.meta.url), "utf8"),
);

/** What was asked and answered in a scenario. */
export function recordingOf(name: string): readonly Recorded[] {
  return RECORDINGS[name]!;
}

/** The response of a method in a scenario. */
export function recorded(name: string, method: string): Readonly<Record<string, unknown>> {
  return Object(RECORDINGS[name]!.find((one) => one.method === method)!.result);
}

/** Answers a method in the place of the recording; `undefined` leaves it to that. The number counts from 1. */
export type Change = (number: number, params: Readonly<Record<string, unknown>>) => unknown;

/** A transport that answers as recorded but for some methods. */
export function answering(name: string, changes: Readonly<Record<string, Change>> = {}): RpcRequest {
  const backend = replay(RECORDINGS[name]!);
  const asked = new Map<string, number>();
  return async (method, params = {}) => {
    const number = (asked.get(method) ?? 0) + 1;
    asked.set(method, number);
    return await changes[method]?.(number, params) ?? await backend.answer(method, params);
  };
}

/** A client whose server answers as recorded but for some methods. */
export function clientOf(name: string, changes: Readonly<Record<string, Change>> = {}): Client {
  return testClient(answering(name, changes));
}

/** Runs a scenario on a server that answers as recorded but for some methods. */
export async function runScenario(name: string, changes: Readonly<Record<string, Change>> = {}): Promise<unknown> {
  return await scenario(name).run(clientOf(name, changes));
}

/** A scenario by its name. */
export function scenario(name: string): Scenario {
  return SCENARIOS.find((one) => one.name === name)!;
}

/** A client over HTTP whose `fetch` gives these responses, one after the other, the last one for ever. */
export function overHttp(responses: readonly (() => Response)[], options: { readonly retries?: number } = {}): Client {
  let asked = 0;
  const fetch = () => Promise.resolve(responses[Math.min(asked++, responses.length - 1)]!());
  return testClient(
    httpRequest("https://rpc.example/a-secret-key", {
      ...{ fetch: fetch as unknown as typeof globalThis.fetch, sleep: () => Promise.resolve(), ...options },
    }),
  );
}

/** Asks for Carol's account. */
export function getAccount(client: Client): Promise<unknown> {
  return client.getAccount(CAROL.publicKey());
}
