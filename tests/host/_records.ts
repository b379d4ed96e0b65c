/** Recorded cases: what the host has answered, for runs without it. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { Answer, Question } from "./_questions.ts";

/** What all recorded answers rest on. */
export interface Header {
  readonly protocol: number;
  /** The versions of the crates that decide. */
  readonly crates: Readonly<Record<string, string>>;
  /** The SHA-256 hash of the host program's Cargo.lock, in hexadecimal. */
  readonly lock: string;
}

/** One recorded case. */
export interface Recorded {
  readonly recipe: unknown;
  /** All that was asked, in order, and the answers. The last one is compared with what our side says. */
  readonly asked: readonly (readonly [Question, Answer])[];
  /** The name of the listed difference, if our side says otherwise. */
  readonly difference?: string;
}

/** The recorded cases of a family. */
export interface Records {
  readonly header: Header;
  readonly family: string;
  readonly cases: readonly Recorded[];
}

const FOLDER = new URL("../vectors/host/", import.meta.url);

/** The life of one call, for the demo and the documents. */
export const SAMPLE_FILE: URL = new URL("../vectors/host/sample.json", import.meta.url);

/** What the samples of the inspector page are made of. */
export const INSPECTOR_FILE: URL = new URL("../vectors/host/inspector.json", import.meta.url);

function fileOf(family: number): URL {
  return new URL(`${String(family).padStart(2, "0")}.json`, FOLDER);
}

/** The SHA-256 hash of the host program's Cargo.lock, in hexadecimal. */
export function lockHash(): string {
  const lock = readFileSync(new URL("program/Cargo.lock", import.meta.url));
  return createHash("sha256").update(lock).digest("hex");
}

/** Reads the recorded cases of the family with this number. */
export function readRecords(family: number): Records {
  return JSON.parse(readFileSync(fileOf(family), "utf8"));
}

/** Writes the recorded cases of the family with this number, one on each line. */
export function writeRecords(family: number, { header, family: name, cases }: Records): void {
  const lines = cases.map((given) => JSON.stringify(given)).join(",\n");
  writeFileSync(
    fileOf(family),
    `{\n"header": ${JSON.stringify(header)},\n"family": ${JSON.stringify(name)},\n"cases": [\n${lines}\n]\n}\n`,
  );
}
