/** Creates policies from requests for entries. */

import { APPROVERS, readKey } from "./_fields.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { toHex } from "../encoding/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { Login } from "../webauth/mod.ts";
import { loginOfInvocation } from "../webauth/_shared.ts";
import { loginRuleOf } from "./_logins.ts";
import { readCalls, readRequests } from "./_requests.ts";
import type { LoginRule } from "./login_rule.ts";
import type { SigningPolicy } from "./signing_policy.ts";
import { rulesOf } from "./_rules_from.ts";
import { violated } from "../internal/fault.ts";

/** Creates the policy of requests for entries. `passphrase` is that of their network, if the caller knows it. */
export function requestsPolicy(
  requests: readonly ApprovalRequest[],
  passphrase: string | undefined,
): SigningPolicy & Required<Pick<SigningPolicy, "credentials" | "entries" | "calls">> {
  const { requests: copies } = readRequests(requests);
  const networks = new Set(copies.map(({ networkId }) => toHex(networkId)));
  if (networks.size !== 1) {
    const rule = networks.size === 0 ? "requests must not be empty" : "the requests are for different networks";
    throw violated("auth/invalid-policy", rule, "requests of one network", `${networks.size} networks`);
  }
  const addresses = copies.map(({ address, path }, i) => {
    if (address !== null) return readKey(`requests[${i}].address`, address, APPROVERS);
    const rule = `requests[${i}] does not name its approver; set address in a copy of the request`;
    throw violated("auth/invalid-policy", rule, "an address", "null", { path });
  });
  const found = copies.map(({ invocation }) => loginOfInvocation(invocation));
  const calls = copies.filter((_, i) => found[i] === undefined);
  const logins = found.filter((login) => login !== undefined);
  for (const [i, login] of found.entries()) {
    const address = addresses[i]!;
    if (login === undefined || address === login.account || address === login.clientDomain?.account) continue;
    const rule = `requests[${i}] is the entry of the server of a login, or of somebody whom the login does not name`;
    const expected = "the entry of the account or the wallet";
    throw violated("auth/invalid-policy", rule, expected, address, { path: copies[i]!.path });
  }
  const expiries = copies.flatMap(({ signatureExpirationLedger: expiry }) => expiry === null ? [] : [expiry]);
  return {
    version: 1,
    network: passphraseOf(copies[0]!.networkId, "requests[0].networkId", passphrase),
    addresses: [...new Set(addresses)],
    credentials: [...new Set(copies.map(({ credentials }) => credentials))],
    ...(expiries.length === 0 ? {} : { untilLedger: expiries.reduce((last, one) => Math.max(last, one), 1) }),
    entries: copies.length,
    calls: rulesOf(readCalls(calls).nodes),
    ...logins.length === 0 ? {} : { logins: uniqueRules(logins) },
  };
}

/** Returns the rules of logins, each once. */
function uniqueRules(logins: readonly Login[]): LoginRule[] {
  const rules = logins.map((login) => loginRuleOf({ ...login, webAuthDomain: login.webAuthDomain! }));
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** Returns the passphrase of a network: the given one, or one of {@linkcode Networks}. Throws if none fits. */
export function passphraseOf(networkId: Bytes, path: string, given: string | undefined): string {
  const id = toHex(networkId);
  const candidates = given === undefined ? Object.values(Networks) : [given];
  const found = candidates.find((one) => toHex(networkIdOf(one)) === id);
  if (found !== undefined) return found;
  const [rule, expected] = given === undefined
    ? ["is not the ID of a network in Networks; pass networkPassphrase", "the ID of a network in Networks"]
    : ["is not the ID of the network of networkPassphrase", "the ID of this network"];
  throw violated("auth/invalid-policy", `${path} ${rule}`, expected, "another ID", { path });
}
