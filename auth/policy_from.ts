/** Makes the policy that accepts some requests and no others. */

import { scAddressToString } from "../address/mod.ts";
import { assetText } from "../contract/asset.ts";
import { toHex } from "../encoding/mod.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { symbolError } from "../internal/texts.ts";
import { toJson } from "../xdr/json/mod.ts";
import { authError } from "./_arguments.ts";
import { argumentsOf, type CallNode, callViolation, readKey, readRequests } from "./_call_rules.ts";
import type { ApprovalRequest } from "./approval_request.ts";
import { Networks } from "./networks.ts";
import type { ArgumentRule, CallRule, SigningPolicy } from "./signing_policy.ts";

const ACTION = "make a policy";
const APPROVERS = ["ed25519PublicKey", "contract"] as const;

/**
 * Makes a policy that accepts these requests together, and no others. Keep it in a file, or show it and loosen it. Each
 * call has its own rule, with the values of all arguments and the calls below it.
 *
 * Policies cannot exclude some differences: the policy accepts any nonce, an earlier expiry, fewer calls, each of these
 * calls by each of these addresses, and any salt of a created contract. It has `network` if the network is one of
 * {@linkcode Networks}: for any other network, add its passphrase.
 *
 * @param requests the requests to allow, at least one
 * @returns the policy, plain JSON
 * @throws {TypeError} if `requests` is not an array of requests
 * @throws {DwsaError} `auth/invalid-policy`, with a path, if there is no such policy: there is no request, a request
 *   without an approver, two networks, an address that is not a contract, a name that is not a symbol, or the creation
 *   of a contract with the executable of another contract
 *
 * @example Allow a reviewed call again
 * ```ts
 * import { approvalRequest, Networks, policyFrom, signingPolicy } from "@dwsa/base";
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
export function policyFrom(requests: readonly ApprovalRequest[]): SigningPolicy {
  const { requests: copies, nodes } = readRequests(ACTION, requests);
  const networks = new Set(copies.map(({ networkId }) => toHex(networkId)));
  if (networks.size !== 1) {
    throw authError("auth/invalid-policy", ACTION, "requests of one network", `${networks.size} networks`);
  }
  const addresses = copies.map(({ address, path }, i) => {
    if (address !== null) return readKey(ACTION, `requests[${i}].address`, address, APPROVERS);
    const expected = "each request to have an address, since it says who approves: add it to a copy of the request";
    throw authError("auth/invalid-policy", ACTION, expected, "null", { path });
  });
  const network = Object.values(Networks).find((one) => networks.has(toHex(networkIdOf(one, ACTION))));
  const calls: CallRule[] = [];
  const below = new Map<CallNode, CallRule[]>();
  for (const node of nodes) { // a call comes before the calls below it
    const under: CallRule[] = [];
    below.set(node, under);
    const rule = ruleOf(node);
    (node.parent === undefined ? calls : below.get(node.parent)!)
      .push(node.children.length === 0 ? rule : { ...rule, calls: under });
  }
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
    calls,
  };
}

/** The rule that allows only this call. */
function ruleOf(node: CallNode): CallRule {
  const { invocation, contract } = node;
  const args = argumentsOf(invocation).map((value): ArgumentRule => ({ is: toJson(value) }));
  const { type, value } = invocation.function;
  if (type === "dwsaAuthorizedFunctionTypeContractFn") {
    const { functionName } = value;
    if (typeof functionName !== "string" || symbolError(functionName) !== undefined) {
      throw unsayable(node, "the name of a function", "an invalid name");
    }
    if (value.contractAddress.type !== "scAddressTypeContract") {
      throw unsayable(node, "a contract (C...)", contract!);
    }
    return { contract: contract!, function: functionName, args };
  }
  const { contractIdPreimage: preimage, executable } = value;
  if (preimage.type === "contractIdPreimageFromAsset") {
    const asset = assetText(preimage.value);
    if (executable.type === "contractExecutableStellarAsset" && asset !== undefined) return { create: { asset }, args };
  } else if (executable.type === "contractExecutableWasm") {
    const deployer = readKey(ACTION, "the deployer", scAddressToString(preimage.value.address), APPROVERS);
    return { create: { wasm: toHex(executable.value) }, deployer, args };
  }
  throw unsayable(node, "a contract of Wasm code or of an asset", executable.type);
}

function unsayable(node: CallNode, expected: string, got: string): Error {
  const { path } = callViolation("call", node, ".function", expected, got);
  return authError("auth/invalid-policy", ACTION, expected, got, { path });
}
