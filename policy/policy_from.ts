/** Creates policies from requests. */

import type { ApprovalRequest } from "../auth/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { readRequests } from "./_requests.ts";
import { APPROVERS, readKey } from "./_rules.ts";
import type { SigningPolicyV1 } from "./signing_policy.ts";
import { ACTION, rulesOf } from "./_rules_from.ts";
import { violated } from "../internal/unexpected.ts";

/**
 * Creates a policy that accepts the given requests together and, as far as a policy can, no others. Store the policy as
 * JSON and relax it by hand.
 *
 * Some differences cannot be excluded: the policy also accepts any nonce, any expiry up to the latest of the requests, fewer calls and sub-invocations, any order,
 * each of the calls by each of the addresses with each of the credential types, and any salt of a created contract. Two
 * additions can be necessary: `network`, if the network is not one of {@linkcode Networks}, and in `addresses` the
 * account of a key that signs `address` credentials of another address.
 *
 * @param requests the requests to allow, at least one
 * @returns the policy as plain JSON
 * @throws {TypeError} if `requests` is not an array of requests
 * @throws {RangeError} if an expiry or another number is out of range
 * @throws {DwsaError} `auth/invalid-policy` if there are no requests, an approver is unknown, an approver or deployer is
 *   not an account or contract, the networks differ, a called address is not a contract, a function name is not a
 *   symbol, or a contract is not created from Wasm code or a valid asset; `xdr/…` if an invocation cannot be encoded
 *
 * @example Allow a reviewed call again
 * ```ts
 * import { approvalRequest, Networks } from "@dwsa/base"
 * import { policyFrom, signingPolicy } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const request = approvalRequest(entry, Networks.TESTNET, 1_000);
 * const policy = policyFrom([request]);
 *
 * assert.deepEqual(policy, {
 *   version: 1,
 *   network: "Test SDF Network ; September 2015",
 *   addresses: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
 *   credentials: ["address"],
 *   untilLedger: 1_000,
 *   entries: 1,
 *   calls: [{ contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3", function: "ping", args: [] }],
 * });
 * assert.deepEqual(signingPolicy(policy)([request]), []);
 * ```
 */
export function policyFrom(requests: readonly ApprovalRequest[]): SigningPolicyV1 {
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
