/**
 * Assets of the public network whose contracts are shown by their codes, as of 2026-11-22. A contract id says nothing by
 * itself: anybody can compute it from the code and the issuer. That an asset is here says who its issuer is, and nothing
 * about its worth.
 */

import { Networks } from "@dwsa/base/network";

/** A known asset. */
export interface KnownAsset {
  /** `native`, or the code and the issuer. */
  readonly asset: string;
  /** Its contract on the public network. A test computes it anew. */
  readonly contract: string;
  /** Where code and issuer are from: events of the public ledger in which the contract names its asset. */
  readonly source: string;
}

/** The list. */
export const KNOWN_ASSETS: readonly KnownAsset[] = [
  {
    asset: "native",
    contract: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
    source: "the protocol (CAP-46-6)",
  },
  {
    asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN",
    contract: "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
    source: "transfer events in metas of the public ledger",
  },
  {
    asset: "yXLM:GARDNV3Q7YGT4AKSDF25LT32YSCCW4EV22Y2TV3I2PU2MMXJTEDL5T55",
    contract: "CBZVSNVB55ANF24QVJL2K5QCLOAB6XITGTGXYEAF6NPTXYKEJUYQOHFC",
    source: "transfer events in metas of the public ledger",
  },
];

/** The assets that are known on a network: the native one on each, the others on the public one alone. */
export function knownAssets(network: string): readonly string[] {
  const list = network === Networks.PUBLIC ? KNOWN_ASSETS : KNOWN_ASSETS.slice(0, 1);
  return list.map(({ asset }) => asset);
}
