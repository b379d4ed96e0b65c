/** The vectors of `tests/vectors/accounts`. */

import { readFileSync } from "node:fs";
import type { AccountContract } from "@dwsa/base/accounts";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { type DwsaAddressCredentials, DwsaAuthorizationEntry, type HashIdPreimage } from "@dwsa/base/xdr";

/** The network of all vectors that do not name a network. */
export const NETWORK: string = Networks.TESTNET;

/** A transaction of smart accounts, and the verdict of the contracts. */
export interface PayloadCase {
  readonly name: string;
  readonly crate?: "0.7.2" | "0.8.0";
  readonly rules?: readonly {
    readonly account: string;
    readonly signers: readonly string[];
    readonly contextType?: string;
    readonly validUntil?: number;
  }[];
  readonly call: { readonly contract: string; readonly function: string; readonly args: readonly string[] };
  /** The submitted entries, as base64 of their XDR. */
  readonly auth: readonly string[];
  /** `account`, `payload`, `contextRuleIds`, `preimage` and `digest` are the values at signing, before any tampering. */
  readonly account: string;
  readonly payload: string;
  readonly contextRuleIds?: readonly number[];
  readonly preimage?: string;
  readonly digest: string;
  readonly signature: string;
  readonly verdict: { readonly accepted: boolean; readonly errors: readonly string[] };
  readonly problems: readonly string[];
  readonly readiness?: readonly string[];
  readonly contracts?: readonly { readonly address: string; readonly kind: string; readonly delegate?: string }[];
  readonly laterLedger?: number;
}

/** The contents of `payloads.json`. */
export interface Payloads {
  readonly world: {
    readonly contracts: readonly { readonly address: string; readonly kind: string }[];
    readonly accounts: readonly { readonly address: string; readonly id: string }[];
  };
  readonly cases: readonly PayloadCase[];
  readonly passkeyKit: readonly PayloadCase[];
}

/** The approval of a nested entry, in a vector. */
export interface OuterJson {
  readonly entry?: string;
  readonly preimage?: string;
  readonly contextRuleIds?: readonly number[];
}

/** A case of `sight.json`: a nested entry, and the request that its signer reviews. */
export interface SightCase {
  readonly name: string;
  readonly network: string;
  readonly nested: string;
  readonly of: readonly OuterJson[];
  readonly result: {
    readonly seen?: {
      readonly path: string;
      readonly credentials: string;
      readonly address: string;
      readonly signatureExpirationLedger: number;
      readonly via?: readonly unknown[];
      readonly invocation: string;
    };
    readonly violations?: readonly { readonly code: string; readonly path: string }[];
    readonly text?: string;
    readonly refused?: { readonly code: string; readonly path: string };
  };
}

/** A case of `contexts.json`. */
export interface ContextCase {
  readonly name: string;
  readonly entry: string;
  readonly payload: string;
  readonly contexts: string;
  readonly paths: readonly string[];
}

/** Reads a file of vectors. */
export function readVectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/accounts/${name}`, import.meta.url), "utf8")) as T;
}

/** Returns the contract of a case. */
export function contractOf({ crate }: PayloadCase): AccountContract {
  return crate === undefined ? "passkey-kit@1" : crate === "0.7.2" ? "openzeppelin@0.7" : "openzeppelin@0.8";
}

/** Decodes an entry of a vector. */
export function entryOf(xdr: string): DwsaAuthorizationEntry {
  return DwsaAuthorizationEntry.fromXDR(xdr, "base64");
}

/** Returns the address credentials of an entry. */
export function credentialsOf({ credentials: { type, value } }: DwsaAuthorizationEntry): DwsaAddressCredentials {
  if (type === "dwsaCredentialsSourceAccount") throw new Error("the source account has no credentials");
  return type === "dwsaCredentialsAddressWithDelegates" ? value.addressCredentials : value;
}

/** Builds the preimage of an entry with the entry's own expiry. */
export function preimageOf(entry: DwsaAuthorizationEntry, network: string = NETWORK): HashIdPreimage {
  return buildAuthorizationEntryPreimage(entry, credentialsOf(entry).signatureExpirationLedger, network);
}

/** Returns the preimage of the submitted entry with the signed payload; `undefined` if the case changed that entry. */
export function signedPreimage({ auth, payload }: PayloadCase): HashIdPreimage | undefined {
  return auth.map((xdr) => preimageOf(entryOf(xdr))).find((preimage) => toHex(hash(preimage.toXDR())) === payload);
}
