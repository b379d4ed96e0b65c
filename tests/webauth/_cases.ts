/** The cases of tests/vectors/webauth, as the arguments of the functions under test. */

import { DwsaAuthorizationEntries, DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { readSimulation } from "@dwsa/base/transaction";
import type { ExpectedChallenge, ExpectedContractChallenge, VerifyChallengeOptions } from "@dwsa/base/webauth";
import { readFileSync } from "node:fs";

/** The values that a case expects of a challenge. */
export interface Given {
  readonly networkPassphrase: string;
  readonly serverAccount: string;
  readonly homeDomains: readonly string[];
  readonly webAuthDomain: string;
  readonly account: string;
  readonly memo?: string | null;
  readonly clientDomain?: { readonly domain: string; readonly account: string } | null;
}

/** A case of SEP-10 or SEP-45. */
export interface Case<G extends Given> {
  readonly id: string;
  readonly rule: number | string;
  readonly name: string;
  readonly challenge: string;
  readonly given: Partial<G>;
  readonly check: boolean;
  readonly verify: boolean;
  readonly because?: string;
  readonly checkBecause?: string;
  readonly kind?: string;
  readonly kinds?: readonly string[];
  readonly login?: Readonly<Record<string, unknown>>;
  readonly signers?: readonly string[];
  readonly weight?: number;
  readonly subject?: string;
  readonly simulation?: object;
}

export interface TransactionGiven extends Given {
  readonly currentTime: number;
  readonly accounts: VerifyChallengeOptions["accounts"];
}

export interface ContractGiven extends Given {
  readonly webAuthContract: string;
  readonly currentLedger: number;
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/webauth/${name}.json`, import.meta.url), "utf8"));
}

interface File<G extends Given> {
  readonly keys: Readonly<Record<string, string>>;
  readonly given: G;
  readonly cases: readonly Case<G>[];
}

export const SEP10: File<TransactionGiven> = read("sep10");
export const SEP45: File<ContractGiven> = read("sep45");
export const BUILD: {
  readonly [Name in "sep10" | "sep10Rejected" | "sep45" | "sep45Rejected"]: readonly {
    readonly name: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly envelope?: string;
    readonly addresses?: readonly string[];
    readonly rootInvocation?: string;
    readonly credentials?: string;
  }[];
} = read("build");

/** Returns the challenge of a SEP-10 case; `undefined` if its bytes are no envelope. */
export function envelopeOf(challenge: string): TransactionEnvelope | undefined {
  try {
    return TransactionEnvelope.fromXDR(challenge, "base64");
  } catch {
    return undefined;
  }
}

/** Returns the challenge of a SEP-45 case; `undefined` if its bytes are no entries. */
export function entriesOf(challenge: string): readonly DwsaAuthorizationEntry[] | undefined {
  try {
    return DwsaAuthorizationEntries.fromXDR(challenge, "base64");
  } catch {
    return undefined;
  }
}

/** Returns what the wallet of a SEP-10 case expects. */
export function expectedOf(given: Partial<TransactionGiven>): ExpectedChallenge {
  const { homeDomains, accounts: _, ...rest } = { ...SEP10.given, ...given };
  return { ...rest, homeDomain: homeDomains[0] === undefined ? "none" : homeDomains.at(-1)! };
}

/** Returns the options of the server of a SEP-10 case. */
export function optionsOf(given: Partial<TransactionGiven>): VerifyChallengeOptions {
  const { account: _, memo: __, clientDomain: ___, ...rest } = { ...SEP10.given, ...given };
  return rest;
}

/** Returns what the wallet of a SEP-45 case expects. */
export function contractExpectedOf({ given, simulation }: Case<ContractGiven>): ExpectedContractChallenge {
  const { homeDomains, ...rest } = { ...SEP45.given, ...given };
  return {
    ...rest,
    homeDomain: homeDomains[0] === undefined ? "none" : homeDomains.at(-1)!,
    ...simulation === undefined ? {} : { simulation: readSimulation(simulation) },
  };
}
