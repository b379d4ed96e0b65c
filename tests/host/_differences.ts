/** Known differences between this library and the host, with reasons. Any other difference is an error. */

import { fromHex } from "@dwsa/base";
import { StrKey } from "@dwsa/base/strkey";
import { readNamed } from "@dwsa/base/catalogue";
import { NEWEST_PROTOCOL, requiredProtocol } from "@dwsa/base/xdr";
import { accepts, agrees, type Ask, type Case, type Family } from "./_family.ts";
import type { Answer, Question } from "./_questions.ts";

/** A case for which this library and the host can have different results. */
export interface Disagreement extends Case {
  readonly family: number;
  /** The protocol of the host. */
  readonly protocol: number;
  readonly answer: Answer;
}

/** One intended difference. */
export interface Difference {
  /** The subject of the difference. */
  readonly name: string;
  /** The reason why the difference is intended. */
  readonly reason: string;
  /** The families in which the difference occurs; all by default. */
  readonly families?: readonly number[];
  /** The protocols of the hosts for which the difference occurs; all by default. */
  readonly protocols?: readonly number[];
  /** Returns whether this difference explains a disagreement. */
  readonly covers: (found: Disagreement) => boolean;
}

/** Returns whether there are problems, all with one of these reasons and at a path that matches. */
function onlyProblems({ opinion: { problems = [] } }: Disagreement, reasons: readonly string[], path: RegExp): boolean {
  return problems.length > 0 &&
    problems.every((problem) => reasons.includes(problem.reason) && path.test(problem.path));
}

/** All intended differences. */
export const differences: readonly Difference[] = [
  {
    name: "a host of protocol 28 or 29 cannot decode a muxed contract",
    reason: "the library decodes all protocols at once; requiredProtocol() returns 30",
    protocols: [28, 29],
    covers: cannotDecode,
  },
  {
    name: "delegates that nobody asks for need not sign",
    reason:
      "readiness requires all delegates to sign: only a contract knows which ones it requires, and an account has none",
    families: [13, 14],
    covers: (found) => found.answer.ok && onlyProblems(found, ["unsigned", "invalid"], /delegates/i),
  },
  {
    name: "a contract can accept a call without a signature",
    reason: "most contracts require a signature, so readiness requires one",
    families: [7, 36],
    covers: (found) =>
      found.answer.ok && isContract(found, "accept") && onlyProblems(found, ["unsigned"], /^credentials$/),
  },
  {
    name: "a contract can accept a signature of other bytes than the payload",
    reason: "readiness verifies { public_key, signature } maps of a contract against the payload, as most contracts do",
    families: [7],
    covers: (found) =>
      found.answer.ok && isContract(found, "accept") && onlyProblems(found, ["invalid"], /^credentials$/),
  },
  {
    name: "an entry that the call does not need is not looked at",
    reason: "readiness checks one entry, and does not know the call",
    families: [16],
    covers: (found) =>
      found.answer.ok && found.opinion.problems !== undefined &&
      found.opinion.problems.every(({ entry }) => entry === 1),
  },
  {
    name: "100 levels of maps are too deep for the XDR of a call",
    reason: "validateScVal() counts levels of values; XDR has at most 500 levels of types, and a map uses five of them",
    families: [21],
    covers: ({ question, opinion, answer }) => question.op === "call" && opinion.ok && answer.stage === "decode",
  },
  {
    name: "values that the host cannot have, or that are deeper than 100 levels, are compared",
    reason: "compareScVal() orders all values of up to 500 levels, like the derived order of the host's types",
    families: [22],
    covers: ({ opinion, answer }) => {
      const ours = opinion.value as Orders;
      const { derived, metered, objects } = answer.value as Orders;
      // The host does not count the outermost level.
      const isDeeper = ours.objects === null && objects === derived;
      return derived === ours.derived && (isDeeper || metered === null) && (objects === null || objects === derived);
    },
  },
  {
    name: "a hash is written with H",
    reason: "the specification defines the prefix H; the tools of the network write X, which is also accepted",
    families: [25],
    covers: ({ opinion, answer }) =>
      opinion.says === "sha256Hash H" && (answer.value as { readonly any: unknown }).any === null,
  },
  {
    name: "a boolean that is neither 0 nor 1 is not decoded",
    reason: "RFC 4506 allows 0 and 1; the host's decoder decodes every other number as false",
    families: [28],
    // The host returns whether the value, encoded again, has the same bytes.
    covers: ({ opinion, answer }) => opinion.says === "xdr/invalid-bool" && answer.ok && answer.value !== true,
  },
  {
    name: "trees of more than 244 levels are decoded",
    reason: "the limit of 500 levels counts only recursive types; the limit of the host counts every type",
    families: [28],
    covers: ({ question, opinion, answer }) =>
      question.op === "decode" && question.of === "DwsaAuthorizationEntry" && opinion.ok && answer.stage === "decode" &&
      question.xdr.length > 10_000,
  },
];

/** Returns the listed difference that explains a case; `undefined` if the results agree, or if none explains it. */
export function differenceBehind(found: Disagreement): Difference | undefined {
  if (agrees(found.opinion, found.answer)) return undefined;
  return differences.find(({ families, protocols, covers }) =>
    (families?.includes(found.family) ?? true) && (protocols?.includes(found.protocol) ?? true) && covers(found)
  );
}

/** Returns whether a host has not decoded a question that requires a later protocol. */
function cannotDecode({ question, answer }: Pick<Disagreement, "question" | "answer">): boolean {
  if (question.op === "strkey") {
    const { any, address, muxed } = answer.value as Readonly<Record<string, unknown>>;
    const isRefused = any === null && address === null && muxed === null;
    return isRefused && StrKey.isValidMuxedContract(new TextDecoder().decode(fromHex(question.text)));
  }
  return !answer.ok && (answer.stage === "decode" || question.op === "value") && needsNewest(question);
}

/** Ends a case at a question before the last one that a host of an earlier protocol could not decode. */
class Undecoded extends Error {
  readonly question: Question;
  readonly answer: Answer;

  constructor(question: Question, answer: Answer) {
    super("the host could not decode it");
    this.question = question;
    this.answer = answer;
  }
}

/**
 * Creates a case with the results of one host.
 *
 * @returns the case; with an `answer` only if the host could not decode a question before the last one
 */
export async function makeCase(
  { make }: Family,
  recipe: unknown,
  ask: Ask,
): Promise<Case & { readonly answer?: Answer }> {
  try {
    return await make(recipe, async (question) => {
      const answer = await ask(question);
      if (cannotDecode({ question, answer })) throw new Undecoded(question, answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Undecoded)) throw error;
    return { question: error.question, answer: error.answer, opinion: accepts("the case goes on") };
  }
}

/** The XDR types in questions. */
const TYPES = [
  "ContractEvent",
  "DwsaAuthorizationEntry",
  "DwsaTransactionData",
  "HashIdPreimage",
  "HostFunction",
  "LedgerEntry",
  "LedgerKey",
  "ScAddress",
  "ScVal",
  "TransactionEnvelope",
] as const;

/** Returns whether any XDR in a question requires the newest protocol. */
function needsNewest(part: unknown): boolean {
  if (typeof part === "object" && part !== null) return Object.values(part).some(needsNewest);
  if (typeof part !== "string" || !/^[A-Za-z0-9+/]{8,}=*$/.test(part)) return false;
  return TYPES.some((type) => {
    try {
      return requiredProtocol(readNamed(type, part)) === NEWEST_PROTOCOL;
    } catch {
      return false; // not of this type
    }
  });
}

/** The order of two values by each comparison of the host; `null` if it cannot compare them. */
interface Orders {
  readonly derived: number;
  readonly metered: number | null;
  readonly objects: number | null;
}

function isContract({ question }: Disagreement, kind: string): boolean {
  return question.op === "call" && question.contracts.some((contract) => contract.kind === kind);
}
