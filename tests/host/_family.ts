/**
 * Families of cases: the creation of a case from its recipe, the expected result, and its comparison with the host's.
 */

import type fc from "fast-check";
import { type Answer, type Question, verdictOf } from "./_questions.ts";

/** The result that this library expects from the host. */
export interface Opinion {
  /** Whether the host accepts. */
  readonly ok: boolean;
  /** The expected value if the host accepts; not compared if absent. */
  readonly value?: unknown;
  /** The possible verdicts if the host rejects. */
  readonly verdicts?: readonly string[];
  /** The possible first messages of a failed authorization, whose reasons share one verdict; not compared if absent. */
  readonly texts?: readonly string[];
  /** The finding of this library, in words. */
  readonly says: string;
  /** The problems of authorization entries. */
  readonly problems?: readonly { readonly entry: number; readonly reason: string; readonly path: string }[];
}

/** A question to the host, and the expected result. */
export interface Case {
  readonly question: Question;
  readonly opinion: Opinion;
}

/** Asks the host one question. */
export type Ask = (question: Question) => Promise<Answer>;

/** Cases of one type. */
export interface Family<Recipe = unknown> {
  /** The number of the family, which names its file in `tests/vectors/host`. */
  readonly number: number;
  readonly name: string;
  /** The number of random cases for each case of a family with share 1. */
  readonly share: number;
  /** The first protocol whose host is asked; the oldest by default. */
  readonly since?: number;
  /** The maximum number of recorded cases, if it differs from that of most families. */
  readonly recorded?: number;
  /** Whether its cases have signatures that are verified. */
  readonly signed: boolean;
  /** The recipes of cases: plain JSON. The same recipe creates the same case. */
  readonly recipes: fc.Arbitrary<Recipe>;
  /**
   * Creates a case. If a case needs several questions, the function asks all but the last one, and throws if a result
   * is not the expected one.
   */
  readonly make: (recipe: Recipe, ask: Ask) => Case | Promise<Case>;
}

/** Removes the type of the recipes, so that families with different recipes can be in one list. */
export function family<Recipe>(given: Family<Recipe>): Family {
  return given as unknown as Family; // the runner passes each recipe only to the functions of its own family
}

/** Creates the opinion that the host accepts. */
export function accepts(says: string, value?: unknown): Opinion {
  return { ok: true, says, ...(value === undefined ? {} : { value }) };
}

/** Creates the opinion that the host rejects. */
export function refuses(says: string, ...verdicts: readonly string[]): Opinion {
  return { ok: false, says, verdicts };
}

/** Returns whether the result of the host is the expected one. */
export function agrees({ ok, value, verdicts, texts }: Opinion, answer: Answer): boolean {
  if (answer.ok !== ok) return false;
  if (!ok) {
    const isSaid = texts === undefined || answer.type !== "Auth" || answer.text === undefined ||
      texts.includes(answer.text);
    return verdicts!.includes(verdictOf(answer)) && isSaid;
  }
  return value === undefined || JSON.stringify(value) === JSON.stringify(answer.value);
}

/** Throws for a result that is not a verdict: then the case or the host program is wrong. */
export function requireVerdict(answer: Answer): Answer {
  if (answer.stage === "panic" || answer.stage === "question" || answer.stage === "budget") {
    throw new Error(`expected a verdict, got ${JSON.stringify(answer)}`);
  }
  return answer;
}
