/** The current ledger: entered by the user, or estimated from the clock. */

import { Networks } from "@dwsa/base/network";
import type { Network } from "./networks.ts";
import type { Query } from "./report.ts";

/**
 * A ledger of the public network, its close time in seconds since 1970, and the average time per ledger in seconds
 * during the half year before it. A test derives these values from the ledgers in the repository.
 */
export const KNOWN: { readonly ledger: number; readonly time: number; readonly seconds: number } = {
  ledger: 63_800_108,
  time: 1_785_874_432,
  seconds: 5.76,
};

/**
 * Assumed error of an estimate, as a fraction of the ledgers since the known one: the time per ledger varies. The error
 * is at least 1,000 ledgers.
 */
const ERROR = 0.05;

/** The current ledger, entered or estimated. */
export interface CurrentLedger {
  readonly ledger: number;
  /** Maximum error in ledgers; 0 if the ledger was entered. */
  readonly error: number;
}

/**
 * Returns the current ledger; null if unknown. Ledgers are estimated for the public network only, since the test
 * network is reset a few times a year. That its contracts are called does not prove the network.
 */
export function currentLedger(
  { ledger, now }: Pick<Query, "ledger" | "now">,
  { passphrase, how }: Network,
): CurrentLedger | null {
  if (ledger !== null) return { ledger, error: 0 };
  if (now === null || passphrase !== Networks.PUBLIC || how === "contracts") return null;
  return estimatedLedger(now);
}

/** Returns the estimated public-network ledger at a time in seconds since 1970. */
export function estimatedLedger(now: number): CurrentLedger {
  const since = Math.round((now - KNOWN.time) / KNOWN.seconds);
  return { ledger: KNOWN.ledger + since, error: Math.max(1_000, Math.ceil(Math.abs(since) * ERROR)) };
}

/** Describes the distance to a ledger. */
export function distanceText(ledger: number, { ledger: current, error }: CurrentLedger): string {
  const left = ledger - current;
  if (error === 0) return left > 0 ? `in ${count(left)}` : left === 0 ? "now" : `${count(-left)} ago`;
  if (Math.abs(left) <= error) return `within ${durationText(2 * error)} of now, by this computer's clock`;
  const distance = left > 0 ? `in about ${durationText(left)}` : `about ${durationText(-left)} ago`;
  return `${distance}, by this computer's clock`;
}

function count(ledgers: number): string {
  return ledgers === 1 ? "1 ledger" : `${ledgers} ledgers`;
}

function durationText(ledgers: number): string {
  const hours = ledgers * KNOWN.seconds / 3_600;
  const [number, unit] = hours < 48 ? [hours, "hour"] : hours < 17_520 ? [hours / 24, "day"] : [hours / 8_766, "year"];
  const rounded = Math.max(1, Math.round(number));
  return `${rounded} ${unit}${rounded === 1 ? "" : "s"}`;
}

/** Describes the distance to a time. */
export function timeDistanceText(seconds: number, now: number): string {
  const days = Math.round(Math.abs(seconds - now) / 86_400);
  const far = days === 0 ? "less than a day" : days === 1 ? "a day" : `${days.toLocaleString("en-US")} days`;
  return seconds < now ? `${far} ago` : `in ${far}`;
}
