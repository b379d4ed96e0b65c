/** Recipes of calls and entries: plain JSON from which a call, its trees and its entries are created. */

import fc from "fast-check";
import { authorizeEntry, buildWithDelegatesEntry } from "@dwsa/base/auth";
import type { Keypair } from "@dwsa/base/keys";
import {
  type DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  NEWEST_PROTOCOL,
  requiredProtocol,
  ScVal,
} from "@dwsa/base/xdr";
import { argument } from "../_arbitraries/auth.ts";
import { int } from "../_arbitraries/bytes.ts";
import {
  accountEntry,
  ARMS,
  callers,
  type CallNode,
  functionOf,
  ledgerOf,
  MAX_ENTRY_TTL,
  NETWORKS,
  SEQ,
  treesOf,
  unsigned,
} from "./_ledger.ts";
import type { Call, Installed, Question } from "./_questions.ts";

/** A call and its sub-invocations. A call with `mine` requires the authorization of the owner of the entry. */
export interface CallRecipe {
  readonly mine: boolean;
  /** The index of the called contract among the contracts of its level. */
  readonly at: number;
  readonly data?: string;
  readonly calls: readonly CallRecipe[];
}

/** An argument in base64, of fewer than 2,000 characters. */
export const data: fc.Arbitrary<string> = argument.map((value) => value.toXDR("base64"))
  .filter((text) => text.length < 2000);

/** An argument that hosts of all protocols decode, in base64: all questions before the last must succeed. */
export const oldData: fc.Arbitrary<string> = data.filter(isOld);

function isOld(text: string): boolean {
  return requiredProtocol(ScVal.fromXDR(text, "base64")) < NEWEST_PROTOCOL;
}

/** Returns whether hosts of all protocols decode the arguments of a call and its sub-invocations. */
export function isOldCall({ data, calls }: CallRecipe): boolean {
  return (data === undefined || isOld(data)) && calls.every(isOldCall);
}

const optionalData = fc.option(data, { nil: undefined, freq: 2 });

/** A call that requires an authorization, with a few sub-invocations. */
export const callRecipe: fc.Arbitrary<CallRecipe> = fc.letrec<{ root: CallRecipe; below: CallRecipe }>((tie) => {
  const calls = fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    fc.constant<CallRecipe[]>([]),
    fc.array(tie("below"), { maxLength: 2 }),
  );
  const node = (mine: fc.Arbitrary<boolean>) =>
    fc.tuple(mine, fc.nat(4), optionalData, calls)
      .map(([mine, at, data, calls]) => ({ mine, at, calls, ...(mine && data !== undefined ? { data } : {}) }));
  return { root: node(fc.constant(true)), below: node(fc.boolean()) };
}).root;

/** Creates the call of a recipe. Each level has its own contracts, since a running contract cannot be called again. */
export function callOf({ mine, at, data, calls }: CallRecipe, who: string, level = 0): CallNode {
  return {
    contract: 100 + 10 * level + at,
    calls: calls.map((call) => callOf(call, who, level + 1)),
    ...(mine ? { who } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** The type of credentials: `address` (0), `addressV2` (1) or with delegates (2). */
export type Arm = 0 | 1 | 2;

/** Any type of credentials. */
export const arm: fc.Arbitrary<Arm> = fc.constantFrom<Arm>(0, 1, 2);

/** The index of a network. */
export const network: fc.Arbitrary<number> = fc.nat(NETWORKS.length - 1);

/** The number of a person. */
export const someone: fc.Arbitrary<number> = fc.integer({ min: 1, max: 40 });

/** A nonce as a string. */
export const nonce: fc.Arbitrary<string> = int(64).map(String);

/** An expiry that the host accepts. */
export const expiry: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: SEQ, max: SEQ + MAX_ENTRY_TTL - 1 }),
  fc.integer({ min: SEQ, max: SEQ + 20 }),
  fc.constantFrom(SEQ, SEQ + MAX_ENTRY_TTL - 1),
);

/** The recipe of most cases. */
export interface Basic {
  readonly network: number;
  readonly person: number;
  readonly arm: Arm;
  readonly nonce: string;
  readonly expiry: number;
  readonly call: CallRecipe;
}

/** Recipes of most cases. */
export const basic: fc.Arbitrary<Basic> = fc.record({ network, person: someone, arm, nonce, expiry, call: callRecipe });

/** Creates an unsigned entry with credentials of the given type. */
export function unsignedEntry(
  address: string,
  root: DwsaAuthorizedInvocation,
  { arm, nonce, expiry }: Pick<Basic, "arm" | "nonce" | "expiry">,
  delegates: readonly string[] = [],
): DwsaAuthorizationEntry {
  const entry = unsigned(address, root, { arm: ARMS[arm === 0 ? 0 : 1], nonce: BigInt(nonce), expiry });
  if (arm !== 2) return entry;
  return buildWithDelegatesEntry({
    entry,
    validUntilLedgerSeq: expiry,
    delegates: delegates.map((address) => ({ address })),
  });
}

/** Signs an entry with each signer in turn, for the address of the entry or for `forAddress`. */
export async function signedBy(
  entry: DwsaAuthorizationEntry,
  signers: readonly Keypair[],
  expiry: number,
  network: string,
  forAddress?: string,
): Promise<DwsaAuthorizationEntry> {
  for (const signer of signers) entry = await authorizeEntry(entry, signer, expiry, network, forAddress);
  return entry;
}

/** Creates the question about a call with these entries, on a ledger with these accounts and contracts. */
export function question(
  network: string,
  node: CallNode,
  auth: readonly DwsaAuthorizationEntry[],
  more: {
    readonly accounts?: Call["entries"];
    readonly contracts?: readonly Installed[];
    readonly ledger?: Partial<Call["ledger"]>;
  } = {},
): Question {
  return {
    op: "call",
    ledger: { ...ledgerOf(network), ...more.ledger },
    entries: more.accounts ?? [],
    contracts: [...callers(node), ...(more.contracts ?? [])],
    function: functionOf(node),
    auth: auth.map((entry) => entry.toXDR("base64")),
  };
}

/** Returns the first tree that an address must authorize for a call. */
export function treeOf(node: CallNode, who: string): DwsaAuthorizedInvocation {
  return treesOf(node, who)[0]!;
}

/** Creates the ledger entries of accounts, each with a key of weight 1. */
export function accounts(...addresses: readonly string[]): Call["entries"] {
  return [...new Set(addresses)].map((address) => accountEntry(address));
}
