/** Building the judge and asking it. Needs cargo. */

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Ask } from "./_family.ts";
import type { Answer, Question } from "./_questions.ts";
import { lockHash } from "./_records.ts";

const SOURCE = fileURLToPath(new URL("judge/", import.meta.url));

/** Whether cargo is there. */
export function hasCargo(): boolean {
  return spawnSync("cargo", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Builds the judge, in a folder of the user's cache that is named after the lock file. Returns the program's path. */
export function build(): string {
  const cache = process.env.XDG_CACHE_HOME || join(process.env.HOME ?? process.env.USERPROFILE ?? ".", ".cache");
  const target = process.env.HOST_JUDGE_TARGET || join(cache, "dwsa-host-judge", lockHash().slice(0, 16));
  const args = ["build", "--release", "--locked", "--quiet", "--target-dir", target];
  const { status, error } = spawnSync("cargo", args, { cwd: SOURCE, stdio: "inherit" });
  if (status !== 0) throw new Error("Cannot build the judge", { cause: error });
  return join(target, "release", process.platform === "win32" ? "host-judge.exe" : "host-judge");
}

/** A running judge. */
export interface Judge {
  readonly ask: Ask;
  /** Ends it. */
  readonly stop: () => void;
}

/** Starts the judge. It answers in the order in which it is asked. */
export function start(program: string): Judge {
  const child: ChildProcessWithoutNullStreams = spawn(program, [], { stdio: ["pipe", "pipe", "pipe"] });
  const waiting: ((line: string | Error) => void)[] = [];
  let errors = "";
  child.stderr.on("data", (data) => errors += data);
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on("line", (line) => waiting.shift()!(line));
  child.on("exit", (code) => {
    for (const answer of waiting.splice(0)) answer(new Error(`The judge has ended with ${code}: ${errors}`));
  });
  const ask = (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push((line) => line instanceof Error ? reject(line) : resolve(JSON.parse(line)));
      child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  return { ask, stop: () => child.stdin.end() };
}
