/** Reads the cases of tests/conformance: one JSON object per line, see README.md and case.schema.json. */

import { readdirSync, readFileSync } from "node:fs";

/** A conformance case. */
export interface Case {
  /** The family, which is also the name of the file in `cases/`, followed by a number: `strkey-0001`. */
  readonly id: string;
  /** The input; its fields depend on the family. */
  // deno-lint-ignore no-explicit-any -- a runner knows the fields of its families
  readonly input: any;
  /** Whether an implementation must accept the input, must reject it, or may do either. */
  readonly result: "valid" | "invalid" | "acceptable";
  /** The result that an implementation must return for an accepted input; absent if there is none. */
  readonly expected?: unknown;
  /** The clause of the specification, or the special property of the case. */
  readonly reason: string;
  readonly flags: readonly string[];
  /** The crate or specification that determines the result. */
  readonly judge: string;
}

/** Returns the family of a case. */
export function familyOf(id: string): string {
  return id.slice(0, -5);
}

/** Reads all cases, by family. */
export function readCases(): Map<string, Case[]> {
  const folder = new URL("cases/", import.meta.url);
  return new Map(
    readdirSync(folder).sort().map((name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n");
      return [name.replace(/\.jsonl$/, ""), lines.map((line) => JSON.parse(line) as Case)];
    }),
  );
}
