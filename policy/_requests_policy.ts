/** Creates policies from requests for entries. */

import type { ApprovalRequest } from "../auth/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { readRequests } from "./_requests.ts";
import { APPROVERS, readKey } from "./_rules.ts";
import type { SigningPolicyV1 } from "./signing_policy.ts";
import { ACTION, rulesOf } from "./_rules_from.ts";
import { violated } from "../internal/unexpected.ts";

/** Creates the policy of requests for entries. */
export function requestsPolicy(requests: readonly ApprovalRequest[]): SigningPolicyV1 {
  const { requests: copies, nodes } = readRequests(ACTION, requests);
  const networks = new Set(copies.map(({ networkId }) => toHex(networkId)));
  if (networks.size !== 1) {
    const rule = networks.size === 0 ? "requests must not be empty" : "the requests are for different networks";
    throw violated("auth/invalid-policy", ACTION, rule, "requests of one network", `${networks.size} networks`);
  }
  const addresses = copies.map(({ address, path }, i) => {
    if (address !== null) return readKey(ACTION, `requests[${i}].address`, address, APPROVERS);
    const rule = `requests[${i}] does not name its approver; set address in a copy of the request`;
    throw violated("auth/invalid-policy", ACTION, rule, "an address", "null", { path });
  });
  const network = Object.values(Networks).find((one) => networks.has(toHex(networkIdOf(one, ACTION))));
  return {
    version: 1,
    ...(network === undefined ? {} : { network }),
    addresses: [...new Set(addresses)],
    credentials: [...new Set(copies.map(({ credentials }) => credentials))],
    untilLedger: copies.reduce(
      (last, { signatureExpirationLedger }) => Math.max(last, signatureExpirationLedger ?? 1),
      1,
    ),
    entries: copies.length,
    calls: rulesOf(nodes),
  };
}
