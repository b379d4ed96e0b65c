/** The cases of tests/conformance: one JSON object a line, see README.md and case.schema.json. */

import { readdirSync, readFileSync } from "node:fs";

/** The families of cases: each is a file in `cases/`. */
export type FamilyName =
  | "account-digest"
  | "approval"
  | "contract-id"
  | "ed25519"
  | "entry"
  | "json-read"
  | "json-write"
  | "map"
  | "message"
  | "policy"
  | "policy-comparison"
  | "strkey"
  | "transaction-hash"
  | "value"
  | "xdr";

/** One case. */
export interface Case {
  readonly id: string;
  /** What is given; its fields depend on the family. */
  // deno-lint-ignore no-explicit-any -- a runner knows the fields of its families
  readonly input: any;
  /** Whether the input has to be accepted, has to be rejected, or may be either. */
  readonly result: "valid" | "invalid" | "acceptable";
  /** What an implementation that accepts the input has to give; absent when there is nothing to give. */
  readonly expected?: unknown;
  /** The clause, or what is special about it. */
  readonly reason: string;
  readonly flags: readonly string[];
  /** Who has judged it. */
  readonly judge: string;
}

/** What an implementation says of a case. */
export type Output = { readonly value: unknown } | { readonly error: string } | { readonly unsupported: string };

/** All cases, by family. */
export function readCases(): Map<FamilyName, Case[]> {
  const folder = new URL("cases/", import.meta.url);
  return new Map(
    readdirSync(folder).sort().map((name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n");
      return [name.replace(/\.jsonl$/, "") as FamilyName, lines.map((line) => JSON.parse(line) as Case)];
    }),
  );
}
