import { existsSync, readFileSync } from "node:fs";

let loaded:
  | Record<string, readonly (string | { readonly xdr: string })[]>
  | undefined;

/**
 * Real ledger values in base64, from the large collection next to the repository if present, otherwise from the small
 * collection of the tests. Paths are relative to the repository root, where the tasks run.
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
