import { readFileSync } from "node:fs";

let loaded:
  | Record<string, readonly (string | { readonly xdr: string })[]>
  | undefined;

/** Real ledger values in base64. The path is relative to the repository root, where the tasks run. */
export function corpus(kind: string): readonly string[] {
  loaded ??= JSON.parse(readFileSync("tests/vectors/ledger.json", "utf8"));
  return (loaded?.[kind] ?? []).map((
    entry,
  ) => (typeof entry === "string" ? entry : entry.xdr));
}
