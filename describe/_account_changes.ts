/** Warns about operations that together hand over or lock an account, and finds the sponsors of reserves. */

import { baseAccount } from "../operation/_shared.ts";
import type { OperationBody, SetOptionsOp } from "../xdr/mod.ts";
import { type Draft, type Findings, warn } from "./_findings.ts";
import type { AccountWeights } from "./_knowledge.ts";

/** A change to an account's settings. `below` contains the statement of each setting, by field name. */
export interface SettingsChange {
  /** The account, `G…`. */
  readonly account: string;
  readonly settings: SetOptionsOp;
  readonly below: ReadonlyMap<string, Draft>;
}

/** The fields of `setOptions` with the master key weight and the thresholds, in XDR order. */
const THRESHOLDS = ["masterWeight", "lowThreshold", "medThreshold", "highThreshold"] as const;

/** The known weights and thresholds of an account. */
interface Weights {
  readonly own: Map<typeof THRESHOLDS[number], number>;
  readonly signers: Map<string, number>;
}

/** Warns about accounts whose control passes to other keys or is lost. */
export function warnOfAccountChanges(
  changes: readonly SettingsChange[],
  accounts: ReadonlyMap<string, AccountWeights>,
  findings: Findings,
): void {
  const byAccount = new Map<string, SettingsChange[]>();
  for (const change of changes) {
    const list = byAccount.get(change.account) ?? [];
    byAccount.set(change.account, list);
    list.push(change);
  }
  for (const [account, list] of byAccount) {
    warnOfTakeover(list, findings);
    const state = accounts.get(account);
    if (state !== undefined) warnOfLock(list, state, findings);
  }
}

/** Applies one change. `after` is called with the statement of each weight or threshold that the change sets. */
function apply({ own, signers }: Weights, { settings, below }: SettingsChange, after: (draft: Draft) => void): void {
  for (const field of THRESHOLDS) {
    const weight = settings[field];
    if (weight === null) continue;
    own.set(field, weight);
    after(below.get(field)!);
  }
  if (settings.signer === null) return;
  signers.set(settings.signer.key.toJSON(), settings.signer.weight);
  after(below.get("signer")!);
}

/**
 * Adds a warning to the first added signer if the changes disable the master key, or if the changed signers together
 * reach a changed threshold that the master key alone does not reach.
 */
function warnOfTakeover(changes: readonly SettingsChange[], findings: Findings): void {
  const weights: Weights = { own: new Map(), signers: new Map() };
  const added = new Map<string, Draft>();
  for (const change of changes) {
    apply(weights, change, () => {});
    const { signer } = change.settings;
    if (signer === null || signer.weight === 0) continue;
    const key = signer.key.toJSON();
    if (!added.has(key)) added.set(key, change.below.get("signer")!);
  }
  const first = [...added].find(([key]) => weights.signers.get(key) !== 0)?.[1];
  if (first === undefined) return;
  const sum = sumOf(weights.signers.values());
  const own = weights.own.get("masterWeight") ?? 1;
  const isTaken = own === 0 || THRESHOLDS.slice(1).some((field) => {
    const threshold = weights.own.get(field);
    return threshold !== undefined && own < threshold && threshold <= sum;
  });
  if (isTaken) warn(findings, first, "account-takeover");
}

/** Adds a warning to the change after which all signers together can no longer reach the highest threshold. */
function warnOfLock(changes: readonly SettingsChange[], state: AccountWeights, findings: Findings): void {
  const { master, low, medium, high } = state.thresholds;
  const levels = [master, low, medium, high];
  const weights: Weights = {
    own: new Map(THRESHOLDS.map((field, i) => [field, levels[i]!])),
    signers: new Map(state.signers),
  };
  let locked: Draft | undefined;
  for (const change of changes) {
    apply(weights, change, (draft) => {
      const [own = 0, ...thresholds] = weights.own.values();
      const sum = own + sumOf(weights.signers.values());
      const isLocked = sum === 0 || sum < Math.max(...thresholds);
      locked = isLocked ? locked ?? draft : undefined;
    });
  }
  if (locked !== undefined) warn(findings, locked, "account-locked");
}

function sumOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** The source account and the body of an operation, for sponsorship checks. */
export interface SponsoredOperation {
  /** The source account, `G…`. */
  readonly account: string;
  readonly body: OperationBody;
}

/**
 * Returns the account that sponsors the reserves of each operation (CAP-33); `undefined` if there is no sponsor.
 */
export function sponsorsOf(operations: readonly SponsoredOperation[]): (string | undefined)[] {
  /** The sponsor of each open sponsorship, by sponsored account. */
  const open = new Map<string, string>();
  return operations.map(({ account, body }) => {
    switch (body.type) {
      case "beginSponsoringFutureReserves": {
        const sponsored = baseAccount(body.value.sponsoredId);
        if (!open.has(sponsored)) open.set(sponsored, account);
        return undefined;
      }
      case "endSponsoringFutureReserves":
        open.delete(account);
        return undefined;
      case "createAccount":
        return open.get(baseAccount(body.value.destination));
      default:
        return createsEntry(body) ? open.get(account) : undefined;
    }
  });
}

/** Returns whether an operation can create a ledger entry or a signer whose reserve can be sponsored. */
function createsEntry(body: OperationBody): boolean {
  switch (body.type) {
    case "changeTrust":
      return body.value.limit > 0n;
    case "manageSellOffer":
      return body.value.offerId === 0n && body.value.amount > 0n;
    case "manageBuyOffer":
      return body.value.offerId === 0n && body.value.buyAmount > 0n;
    case "createPassiveSellOffer":
      return body.value.amount > 0n;
    case "manageData":
      return body.value.dataValue !== null;
    case "setOptions":
      return (body.value.signer?.weight ?? 0) > 0;
    case "createClaimableBalance":
      return true;
    default:
      return false;
  }
}
