/**
 * Assets of the public network that are shown by asset code, as of 2026-11-22. A contract ID alone proves nothing:
 * anyone can issue an asset with any code and deploy its contract. The issuers in this list are verified; the list
 * makes no statement about the value of an asset.
 */

import { Networks } from "@dwsa/base/network";

/** A known asset. */
export interface KnownAsset {
  /** The asset: `native` or `CODE:ISSUER`. */
  readonly asset: string;
  /** The contract of the asset on the public network. A test recomputes it. */
  readonly contract: string;
  /** The source of code and issuer, such as events on the public network in which the contract names its asset. */
  readonly source: string;
}

/** Known assets of the public network. */
export const KNOWN_ASSETS: readonly KnownAsset[] = [
  {
    asset: "native",
    contract: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
    source: "the protocol (CAP-46-6)",
  },
  {
    asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
    contract: "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
    source: "transfer events in transaction meta of the public ledger",
  },
  {
    asset: "yXLM:GARDNV3Q7YGT4AKSDF25LT32YSCCW4EV22Y2TV3I2PU2MMXJTEDL5T55",
    contract: "CBZVSNVB55ANF24QVJL2K5QCLOAB6XITGTGXYEAF6NPTXYKEJUYQOHFC",
    source: "transfer events in transaction meta of the public ledger",
  },
];

/** Returns the known assets of a network: the native asset, and on the public network also the others. */
export function knownAssets(network: string): readonly string[] {
  const list = network === Networks.PUBLIC ? KNOWN_ASSETS : KNOWN_ASSETS.slice(0, 1);
  return list.map(({ asset }) => asset);
}
