/** This library's verdicts on authorization entries, as expected host results. */

import { type AuthEntryReadiness, checkAuthEntryReadiness } from "@dwsa/base/auth";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { accepts, type Opinion, refuses } from "./_family.ts";
import { MAX_ENTRY_TTL, SEQ } from "./_ledger.ts";

/** The host's verdict on authentication that fails, whatever the reason: the reason is in its diagnostics alone. */
export const UNAUTHENTIC = "call Auth/InvalidAction";

/** All that the host answers to a value that it cannot read, in the order of types, contents, order and depth. */
export const UNREADABLE: readonly string[] = [
  "Value/UnexpectedType",
  "Value/InvalidInput",
  "Object/UnexpectedType",
  "Object/InvalidInput",
]
  .concat("Context/ExceededLimit").map((error) => `entries ${error}`);

/**
 * The verdicts that fit each type of problem, in the order in which the host looks for them: what it cannot read, then
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

/** What the host says when no entry has the address and the call that it looks for. */
export const UNMATCHED = "Unauthorized function call for address";
/** What the host says of signatures that are valid, but not the ones that the account wants. */
export const TOO_LITTLE_WEIGHT = "signature weight is lower than threshold";
export const NOT_A_SIGNER = "signer does not belong to account";

/** What the host says first of each problem of an account: its verdict is the same for all of them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "asset-creation": ["StellarAsset executable is not allowed when authorizing create_contract host fn"],
  "delegate-duplicate": ["delegated signers contain duplicate address"],
  "delegate-order": ["delegated signer addresses are not in sorted order"],
  "expired": ["signature has expired"],
  "invalid": ["failed ED25519 verification", "invalid ed25519 public key"],
  "signature-count": ["too many account signers"],
  "signature-duplicate": ["public keys are not ordered"],
  "signature-form": [
    "failed account authentication with error",
    "differing map and output slice lengths when unpacking map",
    "key not found in map when unpacking map",
    "Bytes had unexpected size",
  ],
  "signature-order": ["public keys are not ordered"],
  "too-late": ["signature expiration is too late"],
  "unsigned": ["no account signatures found", "failed account authentication with error"],
};

/** What the host says when a delegate of a contract is rejected, if the contract says nothing itself. */
const DELEGATE_REFUSED = "escalating error to VM trap from failed host function call: delegate_account_auth";

/** What the host may say first of these problems; `undefined` where a contract decides, or for values that it cannot read. */
function textsOf(
  problems: readonly { readonly reason: string; readonly path: string; readonly address: string | null }[],
): readonly string[] | undefined {
  const texts = new Set<string>();
  for (const { reason, address, path } of problems) {
    if (TEXTS[reason] === undefined) return undefined;
    if (
      path.startsWith("credentials") && address?.startsWith("G") !== true && !/^(delegate|expired|too)/.test(reason)
    ) {
      return undefined;
    }
    for (const text of TEXTS[reason]) texts.add(text);
    if (path.includes("elegates")) texts.add(DELEGATE_REFUSED);
  }
  return [...texts];
}

/** What readiness is told of the network. */
const READINESS = { maxEntryTtl: MAX_ENTRY_TTL };

/** What only the ledger can say, beside what our side can. */
export interface LedgerSays {
  /** Whether the weights of the signers, the contracts and the nonces let the call through; true by default. */
  readonly ok: boolean;
  readonly verdicts?: readonly string[];
  /** What the host may say first when they do not; anything by default. */
  readonly texts?: readonly string[];
  /** Whether the call may be another one than the entries approve. */
  readonly unmatched?: boolean;
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
    problems.map(({ reason, path, address }) => ({
      entry: i,
      address,
      reason: reason === "value" && path.includes("constructorArgs") ? "value of a constructor" : reason,
      path,
    }))
  );
  if (ledger.ready && problems.length > 0) throw new Error(`expected to have made ready entries: ${says}`);
  for (const verdicts of VERDICTS) {
    const fitting = problems.flatMap(({ reason }) => verdicts[reason] ?? []);
    if (fitting.length === 0) continue;
    const texts = textsOf(problems.filter(({ reason }) => verdicts[reason] !== undefined));
    return {
      ...refuses(says, ...new Set(fitting)),
      problems,
      ...(texts === undefined ? {} : { texts: ledger.unmatched ? [...texts, UNMATCHED] : texts }),
    };
  }
  if (problems.length > 0) throw new Error(`No verdict is known to fit ${problems[0]!.reason}`);
  if (ledger.ok) return accepts(says);
  const { verdicts = [UNAUTHENTIC], texts } = ledger;
  return { ...refuses(`${says}, but not in the ledger`, ...verdicts), ...(texts === undefined ? {} : { texts }) };
}

/** Readiness in a few words. */
export function describe({ ready, problems, nodes }: AuthEntryReadiness): string {
  if (!ready) return [...new Set(problems.map(({ reason }) => reason))].join(" ");
  return nodes.some(({ verified }) => verified === "custom") ? "ready, custom" : "ready";
}
