/**
 * Random schedules: programs that pay, faults of the server, aborts and crashes. What must never happen is judged by what
 * the network has executed. Each schedule is repeated exactly by its seed.
 */

import { ClientError, createClient, type SendOptions, type Step } from "@dwsa/base/client";
import { payment } from "@dwsa/base/operation";
import type { Fault, FaultKind } from "@dwsa/base/testing";
import { invokeContractFunction } from "@dwsa/base/contract";
import type { Operation, ScVal, TransactionEnvelope } from "@dwsa/base/xdr";
import { contract, key } from "./_player.ts";
import { createWorld, NETWORK, START, textOf, valueOf, type World } from "./_world.ts";

const HONEST: readonly FaultKind[] = [
  ...["reset-before", "reset-after", "hang-before", "hang-after", "503", "internal", "internal-after"] as const,
  ...["busy", "lost", "queue-lost", "stale", "slow-reply"] as const,
];
const LIES: readonly FaultKind[] = [
  ...["pretend-late", "pretend-rejected", "pretend-failed", "ledger-lie", "lost", "stale", "not-found"] as const,
];

/** A payment that a program wants once. */
interface Wanted {
  /** The number of the paying account. */
  readonly from: number;
  readonly amount: number;
  /** Whether it is a call of a token, and whether another account sends this call. */
  readonly isCall: boolean;
  readonly byOther: boolean;
  readonly startsAt: number;
  readonly abortsAt: number | undefined;
  readonly crashesAt: Step["type"] | undefined;
  readonly timeoutSeconds: number;
}

/** What a program believes in the end. */
interface Belief {
  readonly isMade: boolean;
  readonly code?: string | undefined;
}

/** The account that sends calls of others, and the one that is paid. */
const [SENDER, PAYEE] = [9, 8];

/** Creates a generator of random numbers from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs a schedule, and returns the rules that were violated. */
export async function schedule(seed: number, isHonest: boolean): Promise<string[]> {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const faultless = START + 60_000 + 120_000 * random();
  const rate = 0.6 * random();
  const kinds = isHonest ? HONEST : [...HONEST, ...LIES, ...LIES];
  const world: World = createWorld({
    accounts: [1, 2, 3, PAYEE, SENDER].map((n) => key(n).publicKey()),
    stolen: !isHonest && random() < 0.5,
    addressForSource: !isHonest && random() < 0.5,
    faultsOf(method): readonly Fault[] {
      if (world.server.now > faultless || random() >= rate) return [];
      return [{ method, kind: pick(kinds), value: 1 + Math.floor(4 * random()) }];
    },
  });
  const { server, server: { timing } } = world;
  const clock = {
    sleep: timing.sleep,
    now: timing.now,
    random: (n: number) => new Uint8Array(n).map(() => 256 * random()),
  };
  const client = createClient({ request: server.request, networkPassphrase: NETWORK, ...clock });
  const isEqual = random() < 0.3;
  const isOneAccount = random() < 0.5;
  const wanted = Array.from({ length: 1 + Math.floor(3 * random()) }, (_, i): Wanted => ({
    from: isOneAccount ? 1 : 1 + i,
    amount: isEqual ? 5 : 5 + i,
    isCall: random() < 0.5,
    byOther: random() < 0.5,
    startsAt: random() < 0.5 ? 0 : 9_000 * random(),
    abortsAt: random() < 0.25 ? 15_000 * random() : undefined,
    crashesAt: random() < 0.15 ? pick(["send", "wait", "simulate"]) : undefined,
    timeoutSeconds: pick([10, 30, 60]),
  }));
  const beliefs = await server.run(Promise.all(wanted.map(program)), 7_200_000);
  await server.run(timing.sleep(120_000) as Promise<void>); // whatever is still in a queue
  return violations(wanted, beliefs, world.executed(), isHonest);

  /** A program that stores the envelope of each step and error, and resumes until its payment is made. */
  async function program(one: Wanted): Promise<Belief> {
    await timing.sleep(one.startsAt);
    let envelope: TransactionEnvelope | undefined;
    let code: string | undefined;
    for (let attempt = 0; attempt < 40; attempt++) {
      const controller = new AbortController();
      if (attempt === 0 && one.abortsAt !== undefined) {
        server.schedule(server.now + one.abortsAt, () => controller.abort());
      }
      const onStep = (step: Step) => {
        envelope = step.envelope ?? envelope;
        if (attempt === 0 && step.type === one.crashesAt) throw new Error("the program has crashed");
      };
      const others = one.isCall && one.byOther;
      const options: SendOptions = {
        ...{ source: key(others ? SENDER : one.from), signers: others ? [key(one.from)] : [], maxFee: 1_000_000 },
        ...{ timeoutSeconds: one.timeoutSeconds, signal: controller.signal, onStep, resume: envelope },
      };
      try {
        await (one.isCall
          ? client.call(contract(5), "transfer", argsOf(one)).send(options)
          : client.transact({ ...options, operations: [operationOf(one)] }));
        return { isMade: true };
      } catch (error) {
        if (ClientError.is(error)) {
          envelope = error.envelope ?? envelope;
          code = error.code;
          if (code === "client/entries-used") return { isMade: true, code };
          if (code === "client/rejected" && error.resultCodes?.includes("txBadSeq")) {
            if (!isHonest) return { isMade: false, code }; // a person asks a second server
            envelope = undefined; // a new payment
          }
          if (code === "client/failed" && !others) return { isMade: false, code };
        }
      }
      await timing.sleep(3_000 + 9_000 * random());
    }
    return { isMade: false, code };
  }
}

/** Compares what programs believe with what the network has executed. */
function violations(
  wanted: readonly Wanted[],
  beliefs: readonly Belief[],
  executed: readonly string[],
  isHonest: boolean,
): string[] {
  const found = new Set<string>();
  const names = wanted.map((one) => textOf(operationOf(one), key(one.from).publicKey()));
  if (executed.some((name) => !names.includes(name))) found.add("something else was executed");
  for (const name of new Set(names)) {
    const mine = beliefs.filter((_, i) => names[i] === name);
    const made = executed.filter((other) => other === name).length;
    const believed = mine.filter(({ isMade }) => isMade).length;
    if (made > mine.length) found.add("doubled");
    if (made < believed) found.add("lost"); // reported as made, but not made
    const isDenied = mine.some(({ code }) => code === "client/expired" || code === "client/rejected");
    if (isHonest && isDenied && made > believed) found.add("misreported"); // reported as not made, but made
  }
  for (const { isMade, code } of beliefs) if (isHonest && !isMade) found.add(`not made in the end: ${code}`);
  return [...found];
}

function operationOf(one: Wanted): Operation {
  if (one.isCall) return invokeContractFunction(contract(5), "transfer", argsOf(one));
  return payment({ destination: key(PAYEE).publicKey(), asset: "native", amount: `0.000000${one.amount}` });
}

function argsOf({ from, amount }: Wanted): ScVal[] {
  const [payer, payee] = [from, PAYEE].map((n) => valueOf({ address: key(n).publicKey() }));
  return [payer!, payee!, valueOf({ i128: amount })];
}
