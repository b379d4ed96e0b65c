/** Requests with the facts that their description must state; see tests/vectors/README.md. */

import { readFileSync } from "node:fs";
import type { Flow } from "@dwsa/base/transaction";
import { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";

/** A request and its facts. */
export interface RequestCase {
  readonly name: string;
  readonly why: string;
  /** Requests of a group have equal effects. */
  readonly group?: string;
  readonly knowledge: { readonly networkPassphrase?: string; readonly tokens?: readonly string[] };
  /** XDR in base64, or a request URI with XDR. */
  readonly input: string;
  readonly expected: {
    readonly kind: "transaction" | "entries" | "payload" | "login";
    readonly network: { readonly passphrase: string | null; readonly how: string };
    readonly level: "calm" | "warning" | "danger";
    readonly worst: string | null;
    readonly headline: string;
    readonly statements: number;
    readonly flows: readonly Omit<Flow, "paths">[];
    // deno-lint-ignore no-explicit-any -- the origin of a request URI
    readonly origin?: any;
  };
}

/** All requests. */
export function requestCases(): readonly RequestCase[] {
  return JSON.parse(readFileSync(new URL("../vectors/view/requests.json", import.meta.url), "utf8")).cases;
}

/** Returns the XDR of a case. Its request URIs claim an origin without a signature, so that they cannot be read. */
export function xdrOf({ input }: RequestCase): string {
  return input.startsWith("web+") ? new URL(input).searchParams.get("xdr")! : input;
}

/** Decodes the input of a case. */
export function subjectOf(
  one: RequestCase,
): TransactionEnvelope | DwsaAuthorizationEntry | HashIdPreimage {
  const xdr = xdrOf(one);
  switch (one.expected.kind) {
    case "entries":
      return DwsaAuthorizationEntry.fromXDR(xdr, "base64");
    case "payload":
      return HashIdPreimage.fromXDR(xdr, "base64");
    default:
      return TransactionEnvelope.fromXDR(xdr, "base64");
  }
}
