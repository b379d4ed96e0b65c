/**
 * Compares random policies with `comparePolicies` and with an SMT solver, in both directions, and replays the examples
 * of the solver.
 *
 *     deno run -A tests/policy/solver/compare.ts --shares 10 --seed 1 [--kind transactions] [--pairs 1000] [--python python3]
 *     deno run -A tests/policy/solver/compare.ts --vectors tests/vectors/policy/comparisons.json
 *
 * Needs Python with the package z3-solver. Stores the totals of each share of pairs in `dist/solver`; an interrupted
 * run continues with the next share. Prints the first disagreement and ends with an error; a question that the solver
 * leaves undecided is an error as well.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { comparePolicies } from "@dwsa/base/compare";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import type { TransactionRequest } from "@dwsa/base/transaction";
import { baseAccount, malformedOperation } from "../../../operation/_shared.ts";
import { transactionOf } from "../../../transaction/_shared.ts";
import { randomSource } from "../../xdr/_random_xdr.ts";
import { randomPair } from "./_pairs.ts";
import { type FoundRequest, type FoundTransaction, requestOf, transactionOf as foundTransaction } from "./_replay.ts";

/** The result of the solver for one direction. */
type Verdict = null | "unknown" | { readonly requests: readonly FoundRequest[] } | {
  readonly transaction: FoundTransaction;
};

/** The totals of a share. */
interface Totals {
  readonly share: number;
  readonly pairs: number;
  yes: number;
  no: number;
  /** Questions that the solver did not decide in time. */
  unknown: number;
  /** Pairs that are too large for the solver. */
  large: number;
  /** Pairs that `comparePolicies` finds too complex. */
  complex: number;
  /** Directions with an example operation that the network always rejects, which the solver leaves out. */
  malformed: number;
}

const { values } = parseArgs({
  options: {
    shares: { type: "string", default: "10" },
    pairs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    kind: { type: "string", default: "requests" },
    vectors: { type: "string" },
    python: { type: "string", default: "python3" },
    out: { type: "string", default: "dist/solver" },
  },
});

/** The solver, one question at a time. */
class Solver {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    const script = new URL("./solver.py", import.meta.url).pathname;
    this.#process = spawn(values.python, [script], { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  async ask(a: SigningPolicy, b: SigningPolicy): Promise<"large" | { more: Verdict; less: Verdict }> {
    this.#process.stdin!.write(`${JSON.stringify({ a, b })}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error("the solver has ended");
    return JSON.parse(value);
  }

  end(): void {
    this.#process.stdin!.end();
  }
}

/** Compares both results for a pair, and counts them. */
async function check(solver: Solver, a: SigningPolicy, b: SigningPolicy, totals: Totals): Promise<void> {
  let found: ReturnType<typeof comparePolicies>;
  try {
    found = comparePolicies(a, b);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "auth/too-complex") throw error;
    totals.complex++;
    return;
  }
  const verdict = await solver.ask(a, b);
  if (verdict === "large") {
    totals.large++;
    return;
  }
  for (
    const [said, difference, accepting, rejecting] of [
      [verdict.more, found.allowsMore, a, b],
      [verdict.less, found.allowsLess, b, a],
    ] as const
  ) {
    if (said === "unknown") totals.unknown++;
    else if (said === null) totals.no++;
    else totals.yes++;
    if (said === "unknown") continue;
    if (said === null && difference?.transaction !== undefined && isLeftOut(difference.transaction, a, b)) {
      totals.malformed++;
      continue;
    }
    const problem = (said === null) !== (difference === undefined)
      ? "disagreement"
      : replay(said, accepting, rejecting);
    if (problem === undefined) continue;
    console.error(problem, JSON.stringify({ accepting, rejecting, said, part: difference?.part }, null, 1));
    throw new Error(problem);
  }
}

/**
 * Returns whether policies have limits, and the transaction has an operation that the network always rejects, or an entry
 * for another call than its own. The solver leaves these out.
 */
function isLeftOut({ envelope, requests }: TransactionRequest, ...policies: readonly SigningPolicy[]): boolean {
  return policies.some(({ limits }) => limits !== undefined) &&
    (requests.some(({ credentials }) => credentials !== "sourceAccount") ||
      transactionOf(envelope).operations.some((operation) =>
        malformedOperation(operation, () => baseAccount(operation.sourceAccount!)).length > 0
      ));
}

/** Checks the solver's example with both policies; returns a problem, or `undefined` if there is none. */
function replay(
  said: Exclude<Verdict, "unknown">,
  accepting: SigningPolicy,
  rejecting: SigningPolicy,
): string | undefined {
  if (said === null) return undefined;
  const [accepted, rejected] = [accepting, rejecting].map((policy) => {
    if ("transaction" in said) return signingPolicy(policy).transaction(foundTransaction(said.transaction));
    return signingPolicy(policy).entries(said.requests.map(requestOf));
  });
  if (accepted!.length > 0) return `the evidence is not accepted: ${JSON.stringify(accepted)}`;
  return rejected!.length === 0 ? "the evidence is not rejected" : undefined;
}

function noTotals(share: number, pairs: number): Totals {
  return { share, pairs, yes: 0, no: 0, unknown: 0, large: 0, complex: 0, malformed: 0 };
}

const solver = new Solver();
if (values.vectors !== undefined) {
  const cases = JSON.parse(readFileSync(values.vectors, "utf8")) as {
    id: string;
    a: SigningPolicy;
    b: SigningPolicy;
  }[];
  // The solver does not support creations.
  const asked = cases.filter(({ a, b }) => !JSON.stringify([a, b]).includes('"create"'));
  const totals = noTotals(0, asked.length);
  for (const { a, b } of asked) await check(solver, a, b, totals);
  console.log(totals);
} else {
  const file = `${values.out}/${values.kind}-${values.seed}.json`;
  mkdirSync(values.out, { recursive: true });
  let known: Totals[] = [];
  try {
    known = JSON.parse(readFileSync(file, "utf8")) as Totals[];
  } catch {
    // The first share of this seed.
  }
  for (let share = 0; share < Number(values.shares); share++) {
    if (known.some((totals) => totals.share === share)) continue;
    const totals = noTotals(share, Number(values.pairs));
    const random = randomSource(Number(values.seed) * 1_000 + share);
    for (let i = 0; i < totals.pairs; i++) {
      const [a, b] = randomPair(random, values.kind === "transactions");
      await check(solver, a, b, totals);
    }
    known.push(totals);
    writeFileSync(file, JSON.stringify(known, null, 1));
    console.log(totals);
  }
  if (known.some(({ unknown }) => unknown > 0)) throw new Error("the solver left questions undecided");
}
solver.end();
