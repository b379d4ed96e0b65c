/** What all operations together do to the signers of accounts, and whose reserves they pay for. */

import { encodeSignerKey } from "../keys/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import type { OperationBody, SetOptionsOp } from "../xdr/mod.ts";
import { type Draft, type Findings, warn } from "./_findings.ts";
import type { AccountWeights } from "./_knowledge.ts";

/** A change of the settings of an account: the statement of each setting by its field. */
export interface SettingsChange {
  /** The account, `G…`. */
  readonly account: string;
  readonly settings: SetOptionsOp;
  readonly below: ReadonlyMap<string, Draft>;
}

/** The fields of `setOptions` with the weight of the own key and the thresholds, in the order of the XDR. */
const THRESHOLDS = ["masterWeight", "lowThreshold", "medThreshold", "highThreshold"] as const;

/** The weights and thresholds of an account as far as they are known, by field, and the weights of other signers. */
interface Weights {
  readonly own: Map<typeof THRESHOLDS[number], number>;
  readonly signers: Map<string, number>;
}

/** Warns of accounts that others get, or that nobody can use any more. */
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

/** Applies one change; calls `after` with the statement of each weight that has changed. */
function apply({ own, signers }: Weights, { settings, below }: SettingsChange, after: (draft: Draft) => void): void {
  for (const field of THRESHOLDS) {
    const weight = settings[field];
    if (weight === null) continue;
    own.set(field, weight);
    after(below.get(field)!);
  }
  if (settings.signer === null) return;
  signers.set(encodeSignerKey(settings.signer.key, { prefix: "X" }), settings.signer.weight);
  after(below.get("signer")!);
}

/** Warns at the first signer that is added, if the own key alone no longer reaches what the signers reach. */
function warnOfTakeover(changes: readonly SettingsChange[], findings: Findings): void {
  const weights: Weights = { own: new Map(), signers: new Map() };
  const added = new Map<string, Draft>();
  for (const change of changes) {
    apply(weights, change, () => {});
    const { signer } = change.settings;
    if (signer === null || signer.weight === 0) continue;
    const key = encodeSignerKey(signer.key, { prefix: "X" });
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

/** Warns at the change after which all signers together are not enough. */
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

/** An operation in the order of the transaction, for its sponsorships. */
export interface SponsoredOperation {
  /** The account that acts, `G…`. */
  readonly account: string;
  readonly body: OperationBody;
}

/**
 * Who pays for the reserve of what each operation creates, by the brackets of CAP-33; `undefined` where the account itself
 * does. `report` gets the number of each operation whose bracket is wrong.
 */
export function sponsorsOf(
  operations: readonly SponsoredOperation[],
  report: (index: number, code: "sponsoring" | "sponsorship-unbalanced") => void,
): (string | undefined)[] {
  /** The sponsor and the beginning of each open bracket, by the sponsored account. */
  const open = new Map<string, { readonly sponsor: string; readonly index: number }>();
  const sponsors = operations.map(({ account, body }, index) => {
    switch (body.type) {
      case "beginSponsoringFutureReserves": {
        const sponsored = baseAccount(body.value.sponsoredId);
        report(index, "sponsoring");
        if (open.has(sponsored)) report(index, "sponsorship-unbalanced");
        else open.set(sponsored, { sponsor: account, index });
        return undefined;
      }
      case "endSponsoringFutureReserves":
        if (!open.delete(account)) report(index, "sponsorship-unbalanced");
        return undefined;
      case "createAccount":
        return open.get(baseAccount(body.value.destination))?.sponsor;
      default:
        return createsEntry(body) ? open.get(account)?.sponsor : undefined;
    }
  });
  for (const { index } of open.values()) report(index, "sponsorship-unbalanced");
  return sponsors;
}

/** Whether an operation can create an entry of its account. */
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
