import { existsSync, readFileSync } from "node:fs";

let loaded:
  | Record<string, readonly (string | { readonly xdr: string })[]>
  | undefined;

/**
 * Real values from the ledger as base64: the large collection that some have beside the repository, or the small one of
 * the tests. Found from the repository's root, where the tasks run.
 */
export function corpus(kind: string): readonly string[] {
  loaded ??= JSON.parse(read("../shared/corpus/ledger.json") ?? read("tests/vectors/ledger.json")!);
  return (loaded?.[kind] ?? []).map((
    entry,
  ) => (typeof entry === "string" ? entry : entry.xdr));
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
