/** Reads the vectors of `tests/vectors/policy`. */

import { readFileSync } from "node:fs";
import type { SigningPolicy } from "@dwsa/base/policy";
import type { ApprovalCredentials, ApprovalRequest } from "@dwsa/base/auth";
import { dwsaAuthorizedInvocationFromJson, type DwsaAuthorizedInvocationJson } from "@dwsa/base/json";
import { hash } from "@dwsa/base/keys";

/** A request in JSON. */
export interface RequestJson {
  readonly network: string;
  readonly credentials: ApprovalCredentials;
  readonly address: string;
  readonly signatureExpirationLedger: number | null;
  readonly invocation: DwsaAuthorizedInvocationJson;
}

/** Reads a file of vectors. */
export function readVectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/policy/${name}`, import.meta.url), "utf8")) as T;
}

/** Converts the requests of a case. */
export function requestsOf(requests: readonly RequestJson[]): ApprovalRequest[] {
  return requests.map(({ network, invocation, ...request }, i) => ({
    ...request,
    path: `requests[${i}]`,
    networkId: hash(new TextEncoder().encode(network)),
    invocation: dwsaAuthorizedInvocationFromJson(invocation),
    signer: request.address,
  }));
}

/** A case of `comparisons.json`. */
export interface ComparisonCase {
  readonly id: string;
  readonly name?: string;
  readonly a: SigningPolicy;
  readonly b: SigningPolicy;
  readonly relation: "equal" | "more" | "less" | "incomparable";
  readonly allowsMore?: DifferenceJson;
  readonly allowsLess?: DifferenceJson;
}

/** An expected difference, in JSON. */
export interface DifferenceJson {
  readonly part: string;
  readonly requests: readonly RequestJson[] | null;
  readonly codes: readonly string[];
}
