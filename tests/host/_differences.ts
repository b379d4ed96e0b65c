/** Known differences between this library and the host, with reasons. Any other difference is an error. */

import { fromHex } from "@dwsa/base";
import { StrKey } from "@dwsa/base/strkey";
import { readNamed } from "@dwsa/base/catalogue";
import { NEWEST_PROTOCOL, requiredProtocol } from "@dwsa/base/xdr";
import { accepts, agrees, type Ask, type Case, type Family } from "./_family.ts";
import type { Answer, Question } from "./_questions.ts";

/** A case that our side and the host see otherwise. */
export interface Disagreement extends Case {
  readonly family: number;
  /** The protocol of the host. */
  readonly protocol: number;
  readonly answer: Answer;
}

/** One intended difference. */
export interface Difference {
  /** What differs, in a few words. */
  readonly name: string;
  /** Why it stays. */
  readonly reason: string;
  /** The families in which it shows; all by default. */
  readonly families?: readonly number[];
  /** The protocols of the hosts that it shows at; all by default. */
  readonly protocols?: readonly number[];
  /** Whether this is what is behind a disagreement. */
  readonly covers: (found: Disagreement) => boolean;
}

/** Whether all problems are of these types, at places like these. */
function onlyProblems({ opinion: { problems = [] } }: Disagreement, reasons: readonly string[], path: RegExp): boolean {
  return problems.length > 0 &&
    problems.every((problem) => reasons.includes(problem.reason) && path.test(problem.path));
}

/** All intended differences. */
export const differences: readonly Difference[] = [
  {
    name: "a host of protocol 28 or 29 cannot decode a muxed contract",
    reason: "the library reads all protocols at once; requiredProtocol() says that 30 is needed",
    protocols: [28, 29],
    covers: cannotDecode,
  },
  {
    name: "delegates that nobody asks for need not sign",
    reason:
      "readiness asks everyone to sign, since which delegates a contract asks for is known to that contract alone; an account asks for none",
    families: [13, 14],
    covers: (found) => found.answer.ok && onlyProblems(found, ["unsigned", "invalid"], /delegates/i),
  },
  {
    name: "a contract can accept a call without a signature",
    reason: "most contracts want one, so that readiness asks for it",
    families: [7, 36],
    covers: (found) =>
      found.answer.ok && isContract(found, "accept") && onlyProblems(found, ["unsigned"], /^credentials$/),
  },
  {
    name: "a contract can accept a signature of other bytes than the payload",
    reason:
      "readiness verifies { public_key, signature } maps at a contract over the payload, as nearly all contracts that take them do",
    families: [7],
    covers: (found) =>
      found.answer.ok && isContract(found, "accept") && onlyProblems(found, ["invalid"], /^credentials$/),
  },
  {
    name: "an entry that the call does not need is not looked at",
    reason: "readiness is told of one entry and not of the call",
    families: [16],
    covers: (found) =>
      found.answer.ok && found.opinion.problems !== undefined &&
      found.opinion.problems.every(({ entry }) => entry === 1),
  },
  {
    name: "100 levels of maps are too deep for the XDR of a call",
    reason: "validateScVal() counts levels of values; XDR has 500 levels of types, of which a map takes five",
    families: [21],
    covers: ({ question, opinion, answer }) => question.op === "call" && opinion.ok && answer.stage === "decode",
  },
  {
    name: "values that the host cannot have, or that are deeper than 100 levels, are compared",
    reason:
      "compareScVal() orders all that XDR can hold, up to 500 levels, as the derived order of the host's own types does",
    families: [22],
    covers: ({ opinion, answer }) => {
      const ours = opinion.value as Orders;
      const { derived, metered, objects } = answer.value as Orders;
      // A value in the host may be a level deeper: the outermost is not counted there.
      const isDeeper = ours.objects === null && objects === derived;
      return derived === ours.derived && (isDeeper || metered === null) && (objects === null || objects === derived);
    },
  },
  {
    name: "a hash is written with H",
    reason: "the specification says prefix H; the network's tools write X, which is read as well",
    families: [25],
    covers: ({ opinion, answer }) =>
      opinion.says === "sha256Hash H" && (answer.value as { readonly any: unknown }).any === null,
  },
  {
    name: "a boolean that is neither 0 nor 1 is not decoded",
    reason: "RFC 4506 has two booleans; the host's decoder reads every other number as false",
    families: [28],
    covers: ({ opinion, answer }) => opinion.says === "xdr/invalid-bool" && answer.ok && answer.value !== true, // and it encodes to other bytes
  },
  {
    name: "trees of more than 244 levels are decoded",
    reason: "the limit of 500 levels counts types that hold themselves; the host's counts every type",
    families: [28],
    covers: ({ question, opinion, answer }) =>
      question.op === "decode" && question.of === "DwsaAuthorizationEntry" && opinion.ok && answer.stage === "decode" &&
      question.xdr.length > 10_000,
  },
];

/** The difference that is behind a disagreement; `undefined` when there is none, or when it is an error. */
export function differenceBehind(found: Disagreement): Difference | undefined {
  if (agrees(found.opinion, found.answer)) return undefined;
  return differences.find(({ families, protocols, covers }) =>
    (families?.includes(found.family) ?? true) && (protocols?.includes(found.protocol) ?? true) && covers(found)
  );
}

/** Whether a host has not decoded a question that needs a later protocol. */
function cannotDecode({ question, answer }: Pick<Disagreement, "question" | "answer">): boolean {
  if (question.op === "strkey") {
    const { any, address, muxed } = answer.value as Readonly<Record<string, unknown>>;
    const isRefused = any === null && address === null && muxed === null;
    return isRefused && StrKey.isValidMuxedContract(new TextDecoder().decode(fromHex(question.text)));
  }
  return !answer.ok && (answer.stage === "decode" || question.op === "value") && needsNewest(question);
}

/** A question before the last one of a case that a host of an earlier protocol could not decode: the case ends there. */
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
 * Makes a case with the results of one host.
 *
 * @returns the case; with the result to its question if the host of an earlier protocol could not decode an earlier one
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

/** The types of XDR in questions. */
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

/** Whether some XDR in a question needs the newest protocol. */
function needsNewest(part: unknown): boolean {
  if (typeof part === "object" && part !== null) return Object.values(part).some(needsNewest);
  if (typeof part !== "string" || !/^[A-Za-z0-9+/]{8,}=*$/.test(part)) return false;
  return TYPES.some((type) => {
    try {
      return requiredProtocol(readNamed(type, part)) === NEWEST_PROTOCOL;
    } catch {
      return false; // it is of another type
    }
  });
}

/** The order of two values by each comparer of the host; null where it cannot tell. */
interface Orders {
  readonly derived: number;
  readonly metered: number | null;
  readonly objects: number | null;
}

function isContract({ question }: Disagreement, kind: string): boolean {
  return question.op === "call" && question.contracts.some((contract) => contract.kind === kind);
}
