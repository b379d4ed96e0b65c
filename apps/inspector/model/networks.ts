/** Determines the network of the shown values: selected, named in the input, or detected by valid signatures. */

import { Networks } from "@dwsa/base/network";
import { tokenMovements } from "@dwsa/base/humanize";
import { requiredSigners } from "@dwsa/base/transaction";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import type { NetworkView, Query } from "./report.ts";

/** The known networks, with their display names. */
export const NETWORKS: readonly (readonly [passphrase: string, name: string])[] = [
  [Networks.PUBLIC, "Public network"],
  [Networks.TESTNET, "Test network"],
  [Networks.FUTURENET, "Future network"],
  [Networks.STANDALONE, "Standalone (quickstart)"],
  [Networks.SANDBOX, "Sandbox (early Stellar CLI)"],
];

/** Maximum number of entries used to detect the network. */
const ASKED = 20;

/** Returns the display name of a network, or its passphrase if the network is not known. */
export function networkName(passphrase: string): string {
  return NETWORKS.find(([known]) => known === passphrase)?.[1] ?? JSON.stringify(passphrase);
}

/** Returns the network of a report; the public network is assumed if the input does not determine one. */
export function networkOf(
  { network, isLinked }: Pick<Query, "network" | "isLinked">,
  named: string | null,
  subjects: readonly (TransactionEnvelope | DwsaAuthorizationEntry)[],
): NetworkView {
  const view = (passphrase: string, how: string): NetworkView => ({ passphrase, name: networkName(passphrase), how });
  if (network !== null) return view(network, isLinked ? "from the link" : "chosen");
  if (named !== null) return view(named, "named by the link");
  const fits = new Set(subjects.slice(0, ASKED).flatMap(fittingNetworks));
  const [only] = fits;
  if (fits.size === 1) return view(only!, "the only known network for which the signatures are valid");
  return view(Networks.PUBLIC, fits.size === 0 ? "assumed: the input does not show the network" : "assumed");
}

/** Returns whether the network is only assumed. */
export function isAssumed({ how }: NetworkView): boolean {
  return how.startsWith("assumed");
}

/** Replaces an assumed network by the known one on which an event comes from the contract of its asset, if any. */
export function networkOfEvents(network: NetworkView, events: Parameters<typeof tokenMovements>[0]): NetworkView {
  if (!isAssumed(network)) return network;
  const found = NETWORKS.find(([networkPassphrase]) =>
    tokenMovements(events, { networkPassphrase }).movements.some(({ assetVerified }) => assetVerified)
  );
  return found === undefined
    ? network
    : { passphrase: found[0], name: found[1], how: "the network on which the asset contracts match" };
}

/** Returns the known networks on which a signature is valid. */
function fittingNetworks(subject: TransactionEnvelope | DwsaAuthorizationEntry): string[] {
  const { signers } = requiredSigners(subject, Networks.PUBLIC);
  return signers.flatMap(({ state, network }) =>
    network !== undefined ? [network] : state === "signed" || state === "other-key" ? [Networks.PUBLIC] : []
  );
}
