/**
 * Families of cases: how a case is created from its recipe, the result of this library, and whether the host agrees.
 */

import type fc from "fast-check";
import { type Answer, type Question, verdictOf } from "./_questions.ts";

/** What our side expects of the host. */
export interface Opinion {
  /** Whether the host accepts. */
  readonly ok: boolean;
  /** When it does: what it answers, if our side can say. */
  readonly value?: unknown;
  /** When it does not: the verdicts that fit our reason. */
  readonly verdicts?: readonly string[];
  /** What the host may say first of a failed authorization: its reasons share one verdict. Anything by default. */
  readonly texts?: readonly string[];
  /** What our side found, in words. */
  readonly says: string;
  /** The problems of authorization entries. */
  readonly problems?: readonly { readonly entry: number; readonly reason: string; readonly path: string }[];
}

/** A question to the host beside what our side says. */
export interface Case {
  readonly question: Question;
  readonly opinion: Opinion;
}

/** Asks the host one question. */
export type Ask = (question: Question) => Promise<Answer>;

/** Cases of one type. */
export interface Family<Recipe = unknown> {
  /** The number under which the families are listed in tests/vectors/host/README.md. */
  readonly number: number;
  readonly name: string;
  /** How many cases there are of it for each case of a family with share 1. */
  readonly share: number;
  /** The first protocol whose host is asked; the oldest by default. */
  readonly since?: number;
  /** How many of its cases are recorded, if not as many as of most families. */
  readonly recorded?: number;
  /** Whether its cases have signatures that are verified. */
  readonly signed: boolean;
  /** What a case is made of: plain JSON. The same recipe gives the same case. */
  readonly recipes: fc.Arbitrary<Recipe>;
  /**
   * Makes the case. What takes several questions asks all but the last one by itself, and throws when a result is not
   * what our side expects.
   */
  readonly make: (recipe: Recipe, ask: Ask) => Case | Promise<Case>;
}

/** Gives a family its place in a list of families with other recipes. */
export function family<Recipe>(given: Family<Recipe>): Family {
  return given as unknown as Family; // the runner passes each recipe only to the functions of its own family
}

/** An opinion that the host accepts. */
export function accepts(says: string, value?: unknown): Opinion {
  return { ok: true, says, ...(value === undefined ? {} : { value }) };
}

/** An opinion that the host rejects. */
export function refuses(says: string, ...verdicts: readonly string[]): Opinion {
  return { ok: false, says, verdicts };
}

/** Whether the host did what our side expects. */
export function agrees({ ok, value, verdicts, texts }: Opinion, answer: Answer): boolean {
  if (answer.ok !== ok) return false;
  if (!ok) {
    const isSaid = texts === undefined || answer.type !== "Auth" || answer.text === undefined ||
      texts.includes(answer.text);
    return verdicts!.includes(verdictOf(answer)) && isSaid;
  }
  return value === undefined || JSON.stringify(value) === JSON.stringify(answer.value);
}

/** Throws for a result that is no verdict: the case or the host program is wrong then. */
export function requireVerdict(answer: Answer): Answer {
  if (answer.stage === "panic" || answer.stage === "question" || answer.stage === "budget") {
    throw new Error(`No verdict but ${JSON.stringify(answer)}`);
  }
  return answer;
}
