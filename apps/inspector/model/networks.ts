/** The network of the shown values, as far as the input shows it. */

import { approvalRequest } from "@dwsa/base/auth";
import type { OuterApproval } from "@dwsa/base/accounts";
import type { Description } from "@dwsa/base/describe";
import { tokenMovements } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import { requiredSigners } from "@dwsa/base/transaction";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { isNested, resolveRequests } from "./accounts.ts";
import type { Query } from "./report.ts";

/** A network, and how it is known. */
export type Network = Description["network"];

/** The known networks, with their display names. */
export const NETWORKS: readonly (readonly [passphrase: string, name: string])[] = [
  [Networks.PUBLIC, "Public network"],
  [Networks.TESTNET, "Test network"],
  [Networks.FUTURENET, "Future network"],
  [Networks.STANDALONE, "Standalone (quickstart)"],
  [Networks.SANDBOX, "Sandbox (early Stellar CLI)"],
];

/** Returns the display name of a network, or its passphrase if the network is not known. */
export function networkName(passphrase: string): string {
  return NETWORKS.find(([known]) => known === passphrase)?.[1] ?? JSON.stringify(passphrase);
}

/** Maximum number of entries used to detect the network. */
const ASKED = 20;

/** Returns the network on which the signatures or the payloads of entries are valid; `undefined` if not only one. */
export function evidenceOf(
  entries: readonly DwsaAuthorizationEntry[],
  approvals: readonly OuterApproval[],
): Network | undefined {
  const signed = new Set(
    entries.slice(0, ASKED).flatMap((entry) => {
      const { signers } = requiredSigners(entry, Networks.PUBLIC);
      return signers.flatMap(({ state, network }) =>
        network !== undefined ? [network] : state === "signed" || state === "other-key" ? [Networks.PUBLIC] : []
      );
    }),
  );
  const [only] = signed;
  if (signed.size > 0) return signed.size === 1 ? { passphrase: only!, how: "signatures" } : undefined;
  const nested = entries.find(isNested);
  if (nested === undefined) return undefined;
  const found = NETWORKS.find(([passphrase]) =>
    resolveRequests([approvalRequest(nested, passphrase)], approvals).size > 0
  );
  return found === undefined ? undefined : { passphrase: found[0], how: "data" };
}

/** Returns the network of events: that of the query, or the one on which an event comes from its asset's contract. */
export function networkOfEvents(
  { network }: Pick<Query, "network">,
  named: string | null,
  events: Parameters<typeof tokenMovements>[0],
): Network {
  const given = network ?? named;
  if (given !== null) return { passphrase: given, how: "given" };
  const found = NETWORKS.find(([networkPassphrase]) =>
    tokenMovements(events, { networkPassphrase }).movements.some(({ assetVerified }) => assetVerified)
  );
  return found === undefined ? { passphrase: null, how: "unknown" } : { passphrase: found[0], how: "contracts" };
}
