/** This library's verdicts on authorization entries, as expected host results. */

import { type AuthEntryReadiness, checkAuthEntryReadiness } from "@dwsa/base/auth";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { accepts, type Opinion, refuses } from "./_family.ts";
import { MAX_ENTRY_TTL, SEQ } from "./_ledger.ts";

/** The host's verdict on every failed authentication. Only its diagnostics contain the reason. */
export const UNAUTHENTIC = "call Auth/InvalidAction";

/** The host's verdicts on values that it cannot convert: wrong type, content, order or depth. */
export const UNREADABLE: readonly string[] = [
  "Value/UnexpectedType",
  "Value/InvalidInput",
  "Object/UnexpectedType",
  "Object/InvalidInput",
]
  .concat("Context/ExceededLimit").map((error) => `entries ${error}`);

/**
 * The possible verdicts for each reason of a problem, in the order in which the host checks: first conversion, then
 * signatures, then the expiry. Of several problems of one group, the host reports the first that it finds.
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
    // The host converts the arguments of constructors when it authenticates the entry.
    "value of a constructor": [UNAUTHENTIC],
  },
  { "expired": ["call Auth/InvalidInput"], "too-late": ["call Auth/InvalidInput"] },
];

/** The host's message if no entry has the required address and call. */
export const UNMATCHED = "Unauthorized function call for address";
/** The host's messages about valid signatures that the account does not accept. */
export const TOO_LITTLE_WEIGHT = "signature weight is lower than threshold";
export const NOT_A_SIGNER = "signer does not belong to account";

/** The possible first messages of the host for each reason of an account's problem. Most share one verdict. */
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

/** The host's message if a delegate of a contract is rejected and the contract has no message of its own. */
const DELEGATE_REFUSED = "escalating error to VM trap from failed host function call: delegate_account_auth";

/**
 * Returns the possible first messages of the host for problems; `undefined` if a contract decides, or a value cannot be
 * converted.
 */
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

/** The network settings for readiness. */
const READINESS = { maxEntryTtl: MAX_ENTRY_TTL };

/** The facts that only the ledger knows. */
export interface LedgerSays {
  /** Whether the weights of the signers, the contracts and the nonces allow the call. */
  readonly ok: boolean;
  readonly verdicts?: readonly string[];
  /** The possible first messages of the host if they do not; not compared if absent. */
  readonly texts?: readonly string[];
  /** Whether the call can differ from the call that the entries approve. */
  readonly unmatched?: boolean;
  /** Whether this library made all signatures and nothing was changed, so that the entries must be ready. */
  readonly ready?: boolean;
}

/**
 * Returns the expected result of a call: the host accepts it if all entries are ready and the ledger allows it. The
 * call is applied in the ledger after the current one.
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
  if (ledger.ready && problems.length > 0) throw new Error(`expected ready entries, got ${says}`);
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
  if (problems.length > 0) throw new Error(`expected a verdict for ${problems[0]!.reason}`);
  if (ledger.ok) return accepts(says);
  const { verdicts = [UNAUTHENTIC], texts } = ledger;
  return { ...refuses(`${says}, but not in the ledger`, ...verdicts), ...(texts === undefined ? {} : { texts }) };
}

/** Formats the readiness of an entry in a few words. */
export function describe({ ready, problems, nodes }: AuthEntryReadiness): string {
  if (!ready) return [...new Set(problems.map(({ reason }) => reason))].join(" ");
  return nodes.some(({ verified }) => verified === "custom") ? "ready, custom" : "ready";
}
