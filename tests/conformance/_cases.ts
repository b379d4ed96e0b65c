/** The cases of tests/conformance: one JSON object a line, see README.md and case.schema.json. */

import { readdirSync, readFileSync } from "node:fs";

/** One case. */
export interface Case {
  /** The family, which is also the name of the file in `cases/`, and a number: `strkey-0001`. */
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

/** The family of a case. */
export function familyOf(id: string): string {
  return id.slice(0, -5);
}

/** All cases, by family. */
export function readCases(): Map<string, Case[]> {
  const folder = new URL("cases/", import.meta.url);
  return new Map(
    readdirSync(folder).sort().map((name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n");
      return [name.replace(/\.jsonl$/, ""), lines.map((line) => JSON.parse(line) as Case)];
    }),
  );
}
