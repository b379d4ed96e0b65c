/**
 * Generates the page of the `dwsa` command from the table of commands: the help of each command, and its examples with
 * their output. The examples run in order with the files below; an example can use the output file of an earlier one.
 */

import { Keypair } from "@dwsa/base/keys";
import type { Command, Example } from "../cli/_command.ts";
import { commandHelp, exampleLine, type Table } from "../cli/_program.ts";
import { type Io, UsageError } from "../cli/_io.ts";

/** Input files of the examples, by name. */
export const SAMPLES: Readonly<Record<string, string>> = {
  "entry.txt":
    "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
  "account.txt":
    "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
  "tx.txt":
    "AAAAAgAAAACn9t+vjzi4m6jOZJtZT5Hk0B/cV/nJST30O15QqZhzZwAAAGQAAAAAAAAABQAAAAAAAAAAAAAAAQAAAAAAAAAYAAAAAgAAA" +
    "AMBAgMAAAAAAQAAAAEAAAAAAAAAAOpKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIsAAAAAAAAAAcAAAAAAAAAAQAAAAAAAAABAwMDAwM" +
    "DAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAEcGluZwAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
  "meta.txt":
    "AAAABAAAAAAAAAACAAAAAwHWRq8AAAAAAAAAAGlTZDEubKox2d58/pDi2E89KWLaeBw3PrPwL4yqftbRAAAAAACnsL0BqTZGAABcDAAA" +
    "AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAQHWRq8AAAAAAAAAAGlTZDEubKox2d58/pDi2E89KWLaeBw3PrPwL4yqftbRAAAAAACn" +
    "sL0BqTZGAABcDQAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAASW0" +
    "/NhZrsL6Y0hDjEibPDwQyYttIb5P08swy2iVPvl3AAAAAQAAAAAAAAACAAAADwAAAANmZWUAAAAAEgAAAAAAAAAAaVNkMS5sqjHZ3nz+kOLYTz0p" +
    "Ytp4HDc+s/AvjKp+1tEAAAAKAAAAAAAAAAAAAAAAAAAAZAAAAAA=",
  "failed.txt":
    "AAAAAAAAAAAAAAAAAAAAAgAAAAAAAAADAAAADwAAAAdmbl9jYWxsAAAAAA0AAAAgNj6qOGeEH7rQ9O2Ix3nk/mblaiRw3JjA7JwHPQXHsQMAAA" +
    "APAAAAA2J1eQAAAAADAAAAAQ==\n" +
    "AAAAAAAAAAAAAAABNj6qOGeEH7rQ9O2Ix3nk/mblaiRw3JjA7JwHPQXHsQMAAAACAAAAAAAAAAIAAAAPAAAABWVycm9yAAAAAAAAAgAAAAAAAA" +
    "AFAAAAEAAAAAEAAAACAAAADgAAABtmYWlsaW5nIHdpdGggY29udHJhY3QgZXJyb3IAAAAAAwAAAAU=\n" +
    "AAAAAAAAAAAAAAABNj6qOGeEH7rQ9O2Ix3nk/mblaiRw3JjA7JwHPQXHsQMAAAACAAAAAAAAAAIAAAAPAAAABWVycm9yAAAAAAAAAgAAAAAAAA" +
    "AFAAAADgAAAEtlc2NhbGF0aW5nIGVycm9yIHRvIFZNIHRyYXAgZnJvbSBmYWlsZWQgaG9zdCBmdW5jdGlvbiBjYWxsOiBmYWlsX3dpdGhfZXJy" +
    "b3IA\n" +
    "AAAAAAAAAAAAAAABNj6qOGeEH7rQ9O2Ix3nk/mblaiRw3JjA7JwHPQXHsQMAAAACAAAAAAAAAAEAAAAPAAAAA2xvZwAAAAAQAAAAAQAAAAMAAA" +
    "AOAAAAHlZNIGNhbGwgdHJhcHBlZCB3aXRoIEhvc3RFcnJvcgAAAAAADwAAAANidXkAAAAAAgAAAAAAAAAF\n" +
    "AAAAAAAAAAAAAAAAAAAAAgAAAAAAAAACAAAADwAAAA5ob3N0X2ZuX2ZhaWxlZAAAAAAAAgAAAAAAAAAFAAAAAQ==",
  "swap.txt":
    "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAA+gAAAABAAAAAAAAAAE2Pqo4Z4QfutD07YjHee" +
    "T+ZuVqJHDcmMDsnAc9BcexAwAAAARzd2FwAAAAAgAAABIAAAAAAAAAAOpKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIsAAAACgAAAAAA" +
    "AAAAAAAAAAAAAfQAAAABAAAAAAAAAAGt785ZruUpaPdgYdSUwlJbdWWfpClqZfSZ7ynlZHfklgAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAA" +
    "DqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAABIAAAABNj6qOGeEH7rQ9O2Ix3nk/mblaiRw3JjA7JwHPQXHsQMAAAAKAAAAAAAA" +
    "AAAAAAABKgXyAAAAAAA=",
  "ledger.txt":
    "AAAAAgAAAAEAAAAAAAAAAAAAA+gjIh2LTTsp2HTd83+MuYX554BxdognGw++mqVKQixDoQAAABpC4jbKWipp8nf0TwVsf9/I11b1IR6KeFycWrX1" +
    "y/Dz2wnYM/JcpvrSDrVYSQMKKmliJtHL4OqzKHujQJHxh0t8AAAAAGo0i7MAAAAAAAAAAQAAAAAxfPH5+/0HX+QJ3ozdtscUJwcWSIHLKtFQv3RS" +
    "W6JfPwAAAEAOhK83jkTYwrJ5NQ7zk+JmCk1G0BRKY2EFUhg58VwqoDG0oNX8dRMFjVgAsvlOoG62yAjG1G8lxkFujoC7gPoG7mAFslVKTHAO2ktU" +
    "CqSJRZjtr6zj23UwJw66JZYQdn+/52T65Umlm7i8tS+rNOAfVdqYAwT+irAcqkTbyIQQEAPCuQQOoh6z7HlbYQAAWt4FVa6oAAABFgAAAABt/x9G" +
    "AAAAZABMS0AAAAPoLH0cVtZCZJ6eOvjqVkKAoFHSKSDfOuN3w0pmE+GNQJJmv/OnDsLvVNhwsLgId7VdAlUReOV8498dgd40h3v6ZmICzlme/Oi4" +
    "fy8oPECo7zKCylbGmHhCBJnEBrQ1BGZqx0hJl+Y8jjVTyB7QldU0SPRdpT74ESivFE/KQ355tg4AAAAAAAAAAAAAAAFC4jbKWipp8nf0TwVsf9/I" +
    "11b1IR6KeFycWrX1y/Dz2wAAAAEAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ6fcUAAAAAA==",
  "values.txt": "AAAAAwAAAAc=\nAAAADwAAAAh0cmFuc2Zlcg==\nnonsense\nAAAAAQ==",
  "interface.txt": "AAAAAAAAAAAAAAAKaW5pdF9hZG1pbgAAAAAAAQAAAAAAAAAHYWNjb3VudAAAAAATAAAAAA==\n" +
    "AAAAAAAAAAAAAAAHdmVyc2lvbgAAAAAAAAAAAQAAAAQ=",
};

/** The key of the sample account. The examples expect its seed in the variable `SEED`. */
const KEYPAIR = /* @__PURE__ */ (() => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)))();

/** Returns the lines of the page. */
export async function commandPage(
  table: Table,
  run: (args: readonly string[], io: Io) => Promise<number>,
): Promise<readonly string[]> {
  const { commands } = table;
  const files = new Map(Object.entries(SAMPLES).map(([name, text]) => [name, `${text}\n`]));
  const lines = [
    "# The `dwsa` command",
    "",
    "Run `dwsa` with `npx @dwsa/cli` or `deno run --allow-env --allow-read npm:@dwsa/cli` (`key new` and `inspect` also",
    "need `--allow-write`, and `inspect` needs `--allow-run` to open a browser), or install it with",
    "`npm install --global @dwsa/cli`. Results go to standard output, everything else to standard error. The exit code",
    "is 0 for success, 1 for a negative result (such as an invalid signature), 2 for invalid input, and 3 for an internal",
    "error.",
    "",
    "```text",
    ...commands.map(({ name, summary }) => `${name.padEnd(20)}${summary}`),
    "```",
    "",
    "The examples use the following files. The variable `SEED` contains the secret seed of",
    `${KEYPAIR.publicKey()}.`,
    "",
    "```sh",
    ...Object.entries(SAMPLES).map(([name, text]) => `printf '%s\\n' ${text.split("\n").join(" ")} > ${name}`),
    "```",
  ];
  for (const command of commands) {
    lines.push("", `## dwsa ${command.name}`, "", "```text", commandHelp(table, command), "```");
    for (const example of command.examples) lines.push(...await exampleLines(command, example, files, run));
  }
  return lines;
}

/** Runs an example, and returns the lines that show it with its output. */
async function exampleLines(
  { name }: Command,
  example: Example,
  files: Map<string, string>,
  run: (args: readonly string[], io: Io) => Promise<number>,
): Promise<readonly string[]> {
  const { shows, args, input, output, code = 0, varies = false } = example;
  const lines = [
    "",
    `${shows}${code === 0 ? "" : ` (exit code ${code})`}:`,
    "",
    "```sh",
    exampleLine(`dwsa ${name}`, example),
    "```",
  ];
  if (varies) return lines;
  const [out, notes]: [string[], string[]] = [[], []];
  const found = await run([...name.split(" "), ...args], ioOf(files, input, out, notes));
  if (found !== code) {
    throw new UsageError(`expected exit code ${code} of an example of ${name}, got ${found}: ${notes}`);
  }
  if (output !== undefined) files.set(output, `${out.join("\n")}\n`);
  const printed = output === undefined ? out.join("\n").trimEnd().split("\n") : [];
  return [...lines, ...(printed.join("") === "" ? [] : ["", "```text", ...printed, "```"])];
}

/** Creates an `Io` that reads the files of the examples, and collects the output in arrays. */
function ioOf(files: ReadonlyMap<string, string>, input: string | undefined, out: string[], notes: string[]): Io {
  const read = (path: string | undefined) => {
    const names = path === undefined ? input?.split(" ") ?? [] : [path];
    return names.map((name) => {
      const text = files.get(name);
      if (text === undefined) throw new UsageError("expected examples to use only the files on the page");
      return text;
    }).join("");
  };
  const bytes = (path?: string) => new TextEncoder().encode(read(path));
  return {
    interactive: input === undefined,
    columns: undefined,
    color: false,
    notes: { columns: undefined, color: false },
    sizeOf: () => Promise.resolve(undefined),
    readFile: (path) => Promise.resolve(read(path)),
    readBytes: (path) => Promise.resolve(bytes(path)),
    readInput: () => Promise.resolve(read(undefined)),
    chunks: async function* (path) {
      yield await Promise.resolve(bytes(path));
    },
    unzstd: () => Promise.reject(new UsageError("no example has compressed input")),
    readSecret: () => Promise.resolve(KEYPAIR.secret()),
    showInspector: () => Promise.resolve("file:///inspector.html"),
    writeSecret: () => Promise.resolve(),
    variable: (name) => name === "SEED" ? KEYPAIR.secret() : undefined,
    print: (line) => void out.push(line),
    write: (text) => Promise.resolve(void out.push(text.replace(/\n$/, ""))),
    progress: () => {},
    note: (line) => void notes.push(line),
  };
}
