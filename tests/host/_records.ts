/** Reads and writes recorded host results, for runs without the host. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Answer, Question } from "./_questions.ts";

/** The origin of the recorded results of one protocol. */
export interface Header {
  readonly protocol: number;
  /** The versions of the crates that determine the results. */
  readonly crates: Readonly<Record<string, string>>;
  /** The SHA-256 hash of the host program's Cargo.lock, in hexadecimal. */
  readonly lock: string;
}

/** The questions to one host, with its responses. */
export interface Replies {
  /** The questions and responses, in order. The last response is compared with the result of this library. */
  readonly asked: readonly (readonly [Question, Answer])[];
  /** The name of the listed difference, if the library has a different result. */
  readonly difference?: string;
}

/** One recorded case: the replies of the host of the newest protocol. */
export interface Recorded extends Replies {
  readonly recipe: unknown;
  /** The replies of hosts of earlier protocols that differ, by protocol. */
  readonly other?: Readonly<Record<string, Replies>>;
}

/** The recorded cases of a family. */
export interface Records {
  /** A header for each protocol whose host was asked, the newest last. */
  readonly headers: readonly Header[];
  readonly family: string;
  readonly cases: readonly Recorded[];
}

/** The protocols with a host program, the oldest first. */
export const PROTOCOLS: readonly number[] = readdirSync(new URL("program/", import.meta.url))
  .filter((name) => /^\d+$/.test(name)).map(Number).sort((a, b) => a - b);

/** Returns the replies of a host to a recorded case. */
export function repliesOf({ asked, difference, other }: Recorded, protocol: number): Replies {
  return other?.[protocol] ?? { asked, ...(difference === undefined ? {} : { difference }) };
}

const FOLDER = new URL("../vectors/host/", import.meta.url);

/** The file with the life cycle of one call, for the demo and the documents. */
export const SAMPLE_FILE: URL = new URL("../vectors/host/sample.json", import.meta.url);

/** The file with the samples of the inspector page. */
export const INSPECTOR_FILE: URL = new URL("../vectors/host/inspector.json", import.meta.url);

function fileOf(family: number): URL {
  return new URL(`${String(family).padStart(2, "0")}.json`, FOLDER);
}

/** Returns the SHA-256 hash of the Cargo.lock of a protocol's host program, in hexadecimal. */
export function lockHash(protocol: number): string {
  const lock = readFileSync(new URL(`program/${protocol}/Cargo.lock`, import.meta.url));
  return createHash("sha256").update(lock).digest("hex");
}

/** Reads the recorded cases of the family with this number. */
export function readRecords(family: number): Records {
  return JSON.parse(readFileSync(fileOf(family), "utf8"));
}

/** Writes the recorded cases of the family with this number, one per line. */
export function writeRecords(family: number, { headers, family: name, cases }: Records): void {
  const lines = cases.map((given) => JSON.stringify(given)).join(",\n");
  writeFileSync(
    fileOf(family),
    `{\n"headers": ${JSON.stringify(headers)},\n"family": ${JSON.stringify(name)},\n"cases": [\n${lines}\n]\n}\n`,
  );
}
