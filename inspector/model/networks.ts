/** Which network values are shown for: the one that was chosen or named, or the only one that the signatures fit. */

import { Networks } from "@dwsa/base/network";
import { tokenMovements } from "@dwsa/base/humanize";
import { requiredSigners } from "@dwsa/base/transaction";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import type { NetworkView, Question } from "./report.ts";

/** The names of the networks, as people know them. */
export const NETWORKS: readonly (readonly [passphrase: string, name: string])[] = [
  [Networks.PUBLIC, "Public network"],
  [Networks.TESTNET, "Test network"],
  [Networks.FUTURENET, "Future network"],
  [Networks.STANDALONE, "Standalone (quickstart)"],
  [Networks.SANDBOX, "Sandbox (quickstart)"],
];

/** How many entries are asked for their network. */
const ASKED = 20;

/** The name of a network, or its passphrase. */
export function networkName(passphrase: string): string {
  return NETWORKS.find(([known]) => known === passphrase)?.[1] ?? JSON.stringify(passphrase);
}

/** The network of values that nobody can sign, or that are not signed. */
export function networkOf(
  { network, isLinked }: Pick<Question, "network" | "isLinked">,
  named: string | null,
  subjects: readonly (TransactionEnvelope | DwsaAuthorizationEntry)[],
): NetworkView {
  const view = (passphrase: string, how: string): NetworkView => ({ passphrase, name: networkName(passphrase), how });
  if (network !== null) return view(network, isLinked ? "from the link" : "chosen");
  if (named !== null) return view(named, "named by the link");
  const fits = new Set(subjects.slice(0, ASKED).flatMap(fittingNetworks));
  const [only] = fits;
  if (fits.size === 1) return view(only!, "the only known network that the signatures fit");
  return view(Networks.PUBLIC, fits.size === 0 ? "assumed: nothing shows the network" : "assumed");
}

/** Whether nothing shows the network. */
export function isAssumed({ how }: NetworkView): boolean {
  return how.startsWith("assumed");
}

/** The network on which the contracts of events are the contracts of the assets that they name. */
export function networkOfEvents(network: NetworkView, events: Parameters<typeof tokenMovements>[0]): NetworkView {
  if (!isAssumed(network)) return network;
  const found = NETWORKS.find(([networkPassphrase]) =>
    tokenMovements(events, { networkPassphrase }).movements.some(({ assetVerified }) => assetVerified)
  );
  return found === undefined
    ? network
    : { passphrase: found[0], name: found[1], how: "the one on which the contracts are those of their assets" };
}

/** The known networks that a signature is valid for. */
function fittingNetworks(subject: TransactionEnvelope | DwsaAuthorizationEntry): string[] {
  const { signers } = requiredSigners(subject, Networks.PUBLIC);
  return signers.flatMap(({ state, network }) =>
    network !== undefined ? [network] : state === "signed" || state === "other-key" ? [Networks.PUBLIC] : []
  );
}
