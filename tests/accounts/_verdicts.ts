/** This library's verdict on a generated case, compared with that of its contract. */

import { checkAccountEntries } from "@dwsa/base/accounts";
import { checkAuthEntryReadiness } from "@dwsa/base/auth";
import { type GeneratedCase, VERIFIERS, type Version, WORLD } from "./_generated.ts";
import { NETWORK } from "./_vectors.ts";

/** Describes how the results differ from the expected ones; returns `undefined` if they do not. */
export function disagreement(version: Version, given: GeneratedCase, accepted: boolean): string | undefined {
  const { tampering, entries, reasons, question: { laterLedger = WORLD.ledger } } = given;
  if (accepted !== given.accepted) return `${tampering}: ${accepted ? "accepted" : "rejected"}`;
  const found = checkAccountEntries(entries, NETWORK, { contract: `openzeppelin@${version}`, verifiers: VERIFIERS });
  const names = [...new Set(found.map(({ reason }) => reason))];
  const isExpected = reasons === "any" || (reasons === "some" ? names.length > 0 : names.join() === reasons.join());
  if (!isExpected) return `${tampering}: the problems ${names.join(", ")}`;
  const isReady = entries.every((entry) => checkAuthEntryReadiness(entry, laterLedger - 1, NETWORK).ready);
  return accepted && !isReady ? `${tampering}: not ready` : undefined;
}
