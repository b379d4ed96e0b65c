/** What an authorization entry holds, in plain values. */

import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../encoding/mod.ts";
import type { DwsaAuthorizationEntry, DwsaCredentialsType } from "../xdr/mod.ts";
import { accountText } from "./_address.ts";
import { takeEntry } from "./_arguments.ts";
import { openCredentials, type SignatureNode, signatureNodes } from "./_credentials.ts";
import { isUnsigned, readAccountSignature } from "./_signatures.ts";

/** A place for a signature in an entry: the credentials themselves, or one of the delegates below them. */
export interface AuthNode {
  /** Where it stands: `credentials`, or such as `credentials.delegates[0].nestedDelegates[2]`. */
  readonly path: string;
  /** Whose signature it is for: `G…` or `C…`. */
  readonly address: string;
  /** Whether there is a signature, right or wrong. */
  readonly present: boolean;
}

/** What a node holds. */
export interface InspectedAuthNode extends AuthNode {
  /** The signatures in the form that accounts use; none when only the contract can read what there is. */
  readonly signatures: readonly {
    /** The address (`G…`) of the key that signed. */
    readonly publicKey: string;
    /** The 64-byte signature in hexadecimal. */
    readonly signature: string;
  }[];
  /** The whole signature, of whatever form: the base64 of its `ScVal`. */
  readonly scVal: string;
}

/** The summary of an authorization entry. `JSON.stringify` keeps all of it. */
export interface AuthEntrySummary {
  /** The kind of credentials. */
  readonly credentials: DwsaCredentialsType;
  /** Who approves; null for the source account of the transaction. */
  readonly address: string | null;
  /** The nonce in decimal; null for the source account of the transaction. */
  readonly nonce: string | null;
  /** The ledger at which the entry has expired; null for the source account of the transaction. */
  readonly signatureExpirationLedger: number | null;
  /** Every place for a signature, top-level first; none for the source account of the transaction. */
  readonly nodes: readonly InspectedAuthNode[];
}

/**
 * Sums up an authorization entry in plain values that `JSON.stringify` keeps: who approves, until when, and which
 * signatures there are. It verifies nothing (see {@linkcode verifyAuthEntry}), and what is approved is for
 * `buildInvocationTree(entry.rootInvocation)` to show.
 *
 * @param entry any authorization entry
 * @returns its summary
 * @throws {TypeError} if `entry` is not a `DwsaAuthorizationEntry`
 *
 * @example Who has to sign
 * ```ts
 * import { inspectAuthEntry, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * assert.deepEqual(inspectAuthEntry(entry), {
 *   credentials: "dwsaCredentialsAddress",
 *   address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   nonce: "7",
 *   signatureExpirationLedger: 0,
 *   nodes: [{
 *     path: "credentials",
 *     address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *     present: false,
 *     signatures: [],
 *     scVal: "AAAAAQ==",
 *   }],
 * });
 * ```
 */
export function inspectAuthEntry(entry: DwsaAuthorizationEntry): AuthEntrySummary {
  const own = takeEntry(entry, "inspect the entry");
  const { type } = own.credentials;
  const open = openCredentials(own);
  if (open === undefined) {
    return { credentials: type, address: null, nonce: null, signatureExpirationLedger: null, nodes: [] };
  }
  const { address, nonce, signatureExpirationLedger } = open.credentials;
  return {
    credentials: type,
    address: scAddressToString(address),
    nonce: nonce.toString(),
    signatureExpirationLedger,
    nodes: signatureNodes(open).map((node) => ({
      ...toAuthNode(node),
      signatures: (readAccountSignature(node.signature) ?? []).map(({ publicKey, signature }) => ({
        publicKey: accountText(publicKey),
        signature: toHex(signature),
      })),
      scVal: node.signature.toXDR("base64"),
    })),
  };
}

/** What is said of every place for a signature. */
export function toAuthNode({ path, address, signature }: SignatureNode): AuthNode {
  return { path, address: scAddressToString(address), present: !isUnsigned(signature) };
}
