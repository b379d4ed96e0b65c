/** Builds and runs the host program. Needs cargo. */

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Ask } from "./_family.ts";
import type { Answer, Question } from "./_questions.ts";

/** A program: the host of a protocol, or the maker of values of all wire types. */
type ProgramName = number | "values";

/** Returns the folder of the manifest of a program. */
function folderOf(name: ProgramName): string {
  return fileURLToPath(new URL(`program/${name}/`, import.meta.url));
}

/** Returns whether cargo is installed. */
export function hasCargo(): boolean {
  return spawnSync("cargo", ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Builds the program with this name, and returns its path. All programs share a folder in the user's cache, since
 * most of their packages are the same.
 */
export function build(program: ProgramName): string {
  const cache = process.env.XDG_CACHE_HOME || join(process.env.HOME ?? process.env.USERPROFILE ?? ".", ".cache");
  const target = process.env.HOST_PROGRAM_TARGET || join(cache, "dwsa-host-program");
  const args = ["build", "--release", "--locked", "--quiet", "--target-dir", target];
  const { status, error } = spawnSync("cargo", args, { cwd: folderOf(program), stdio: "inherit" });
  if (status !== 0) throw new Error(`Cannot build the host program ${program}`, { cause: error });
  const name = `host-program-${program}`;
  return join(target, "release", process.platform === "win32" ? `${name}.exe` : name);
}

/** A running host program. */
export interface HostProgram {
  readonly ask: Ask;
  /** Closes the input of the program, which ends it. */
  readonly stop: () => void;
}

/** Starts the host program. Its responses have the order of the questions. */
export function start(program: string): HostProgram {
  const child: ChildProcessWithoutNullStreams = spawn(program, [], { stdio: ["pipe", "pipe", "pipe"] });
  const waiting: ((line: string | Error) => void)[] = [];
  let errors = "";
  child.stderr.on("data", (data) => errors += data);
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on("line", (line) => waiting.shift()!(line));
  child.on("exit", (code) => {
    for (const answer of waiting.splice(0)) answer(new Error(`The host program has ended with ${code}: ${errors}`));
  });
  const ask = (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push((line) => line instanceof Error ? reject(line) : resolve(JSON.parse(line)));
      child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  return { ask, stop: () => child.stdin.end() };
}
