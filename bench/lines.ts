/**
 * Streams of base64 lines: `dwsa decode --lines` beside the wasm of stellar-xdr doing the same, each as a process of its
 * own that is fed through a pipe. Says the speed of each by its processor time, and its memory at every tenth of the
 * input. One line in each thousand is damaged.
 *
 *     deno task bench:lines --megabytes=1000
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as codec from "@stellar/stellar-xdr-json";
import { corpus } from "./corpus.ts";

const TYPE = "TransactionMeta";

/** Decodes lines from standard input with the wasm, as the command does. */
async function stellarXdr(): Promise<void> {
  codec.initSync(readFileSync(new URL("stellar_xdr_json_bg.wasm", import.meta.resolve("@stellar/stellar-xdr-json"))));
  const decoder = new TextDecoder();
  let [rest, line, errors] = ["", 0, 0];
  for await (const chunk of process.stdin) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    let out = "";
    for (const text of lines) {
      line++;
      try {
        out += `{"type":"${TYPE}","value":${codec.decode(TYPE, text)}}\n`;
      } catch (error) {
        errors++;
        out += `${JSON.stringify({ line, error: String(error) })}\n`;
      }
    }
    if (!process.stdout.write(out)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
  process.stderr.write(`${line} lines, ${errors} with an error\n`);
}

/** Lines of base64, about a megabyte of them, and how many there are. */
function block(): { readonly bytes: Uint8Array; readonly lines: number } {
  const values = corpus("transactionMetas");
  const lines: string[] = [];
  for (let size = 0; size < 2 ** 20 || lines.length % 1_000 !== 0;) {
    const value = values[lines.length % values.length]!;
    lines.push(lines.length % 1_000 === 500 ? value.slice(0, 40) : value);
    size += value.length + 1;
  }
  return { bytes: new TextEncoder().encode(lines.join("\n") + "\n"), lines: lines.length };
}

/** Processor time of a process in seconds, and its memory in megabytes. */
function usage(pid: number): { readonly cpu: number; readonly memory: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1];
  return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, memory: Number(memory) / 1_024 };
}

async function measure(name: string, args: readonly string[], megabytes: number): Promise<void> {
  const { bytes, lines } = block();
  const rounds = Math.max(10, Math.ceil(megabytes * 1e6 / bytes.length));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-read", "--allow-env", ...args],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const begin = performance.now();
  let last = { cpu: 0, memory: 0 };
  const memories: number[] = [];
  let written = 0;
  const reading = (async () => {
    for await (const chunk of child.stdout) written += chunk.length;
  })();
  const writer = child.stdin.getWriter();
  for (let i = 0; i < rounds; i++) {
    await writer.write(bytes);
    last = usage(child.pid);
    if (Math.floor(i * 10 / rounds) !== Math.floor((i + 1) * 10 / rounds)) memories.push(Math.round(last.memory));
  }
  await writer.close();
  await reading;
  const { stderr, code } = await child.output();
  const [total, wall] = [bytes.length * rounds / 1e6, (performance.now() - begin) / 1e3];
  console.log(
    `${name}: ${total.toFixed(0)} MB in ${rounds * lines} lines, ${(written / 1e6).toFixed(0)} MB out, exit ${code}`,
  );
  console.log(
    `  ${(total / last.cpu).toFixed(1)} MB/s of processor time, ${(total / wall).toFixed(1)} MB/s by the clock`,
  );
  console.log(`  memory at each tenth in MB: ${memories.join(" ")}`);
  console.log(`  it says: ${new TextDecoder().decode(stderr).trim().split("\n").at(-1)}`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: { megabytes: { type: "string", default: "100" }, "stellar-xdr": { type: "boolean" } },
  });
  if (values["stellar-xdr"]) await stellarXdr();
  else {
    const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
    const config = `--config=${path("./deno.json")}`;
    const megabytes = Number(values.megabytes);
    await measure("dwsa decode --lines", [path("../cli/main.ts"), "decode", "--lines", "--type", TYPE], megabytes);
    await measure("stellar-xdr's wasm", [config, path("./lines.ts"), "--stellar-xdr"], megabytes);
  }
}
