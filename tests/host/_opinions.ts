/** What our side says of authorization entries, as an expectation of the host. */

import { type AuthEntryReadiness, checkAuthEntryReadiness } from "@dwsa/base/auth";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { accepts, type Opinion, refuses } from "./_family.ts";
import { MAX_ENTRY_TTL, SEQ } from "./_ledger.ts";

/** The host's verdict on authentication that fails, whatever the reason: the reason is in its diagnostics alone. */
export const UNAUTHENTIC = "call Auth/InvalidAction";

/** All that the host answers to a value that it cannot read, in the order of kinds, contents, order and depth. */
export const UNREADABLE: readonly string[] = [
  "Value/UnexpectedType",
  "Value/InvalidInput",
  "Object/UnexpectedType",
  "Object/InvalidInput",
]
  .concat("Context/ExceededLimit").map((error) => `entries ${error}`);

/**
 * The verdicts that fit each kind of problem, in the order in which the host looks for them: what it cannot read, then
 * signatures, then the expiry. Of problems that it looks for together, it reports the first that it comes to.
 */
const VERDICTS: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    "address": ["entries Object/InvalidInput"],
    "delegate-depth": ["entries Context/ExceededLimit"],
    "delegate-duplicate": ["entries Auth/InvalidInput"],
    "delegate-order": ["entries Auth/InvalidInput"],
    "value": UNREADABLE,
  },
  {
    "asset-creation": [UNAUTHENTIC],
    "invalid": [UNAUTHENTIC],
    "signature-count": [UNAUTHENTIC],
    "signature-duplicate": [UNAUTHENTIC],
    "signature-form": [UNAUTHENTIC],
    "signature-order": [UNAUTHENTIC],
    "unsigned": [UNAUTHENTIC],
    // The arguments of constructors are read when the entry is authenticated.
    "value of a constructor": [UNAUTHENTIC],
  },
  { "expired": ["call Auth/InvalidInput"], "too-late": ["call Auth/InvalidInput"] },
];

/** What readiness is told of the network. */
const READINESS = { maxEntryTtl: MAX_ENTRY_TTL };

/** What only the ledger can say, beside what our side can. */
export interface LedgerSays {
  /** Whether the weights of the signers, the contracts and the nonces let the call through; true by default. */
  readonly ok: boolean;
  readonly verdicts?: readonly string[];
  /** Whether all signatures were made by this library and nothing was changed, so that the entries have to be ready. */
  readonly ready?: boolean;
}

/**
 * Expects the call to be accepted when all entries are ready and the ledger agrees. The call comes into the ledger
 * after the current one.
 */
export function opinionOf(
  entries: readonly DwsaAuthorizationEntry[],
  network: string,
  ledger: LedgerSays = { ok: true },
): Opinion {
  const found = entries.map((entry) => checkAuthEntryReadiness(entry, SEQ - 1, network, READINESS));
  const says = found.map(describe).join("; ");
  const problems = found.flatMap(({ problems }, i) =>
    problems.map(({ reason, path }) => ({
      entry: i,
      reason: reason === "value" && path.includes("constructorArgs") ? "value of a constructor" : reason,
      path,
    }))
  );
  if (ledger.ready && problems.length > 0) throw new Error(`expected to have made ready entries: ${says}`);
  for (const verdicts of VERDICTS) {
    const fitting = problems.flatMap(({ reason }) => verdicts[reason] ?? []);
    if (fitting.length > 0) return { ...refuses(says, ...new Set(fitting)), problems };
  }
  if (problems.length > 0) throw new Error(`No verdict is known to fit ${problems[0]!.reason}`);
  return ledger.ok ? accepts(says) : refuses(`${says}, but not in the ledger`, ...(ledger.verdicts ?? [UNAUTHENTIC]));
}

/** Readiness in a few words. */
export function describe({ ready, problems, nodes }: AuthEntryReadiness): string {
  if (!ready) return [...new Set(problems.map(({ reason }) => reason))].join(" ");
  return nodes.some(({ verified }) => verified === "custom") ? "ready, custom" : "ready";
}
