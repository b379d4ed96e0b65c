/** The command as a fuzz target: command lines of all commands, with damaged arguments. */

import type { Io } from "../../apps/cli/_io.ts";
import { runCommand, TABLE } from "../../apps/cli/commands.ts";
import { toBase64 } from "../../encoding/mod.ts";
import { encodeStrKey } from "../../strkey/mod.ts";
import { randomXdr } from "../xdr/_random_xdr.ts";
import { damageText, type Random, type Target } from "./_damage.ts";

const [utf8, text] = [new TextEncoder(), new TextDecoder()];

/** The account in the command lines. `VALUES` contains the values of options by name. */
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const VALUES: Readonly<Record<string, string>> = {
  "base-fee": "2000000000",
  "fee-source": ACCOUNT,
  "secret-env": "SEED",
  address: ACCOUNT,
  decimals: "7",
  deployer: ACCOUNT,
  for: ACCOUNT,
  index: "0",
  kind: "contract",
  ledger: "9",
  network: "testnet",
  out: "k",
  salt: "00".repeat(32),
  signature: toBase64(new Uint8Array(64)),
  signer: ACCOUNT,
  to: ACCOUNT,
  until: "1000",
};
const READ = ["TransactionEnvelope", "DwsaAuthorizationEntry", "DwsaAuthorizationEntries", "SCVal"] as const;

/** Creates a value of a type that commands read, as base64. */
function anyXdr(random: Random): string {
  return toBase64(randomXdr(READ[Math.floor(random() * READ.length)]!, random));
}

/** Creates the arguments of a command line, with most of the options that the command has. */
function commandLine(random: Random): string[] {
  const { name, arguments: list, options } = TABLE.commands[Math.floor(random() * TABLE.commands.length)]!;
  const args = list.filter(() => random() < 0.8).map(() => random() < 0.8 ? anyXdr(random) : ACCOUNT);
  const chosen = Object.entries(options).filter(([, { type }]) => random() < (type === "flag" ? 0.1 : 0.7));
  return [
    ...name.split(" "),
    ...args,
    ...chosen.map(([option, { type }]) =>
      type === "flag" ? `--${option}` : `--${option}=${VALUES[option] ?? anyXdr(random)}`
    ),
  ];
}

/** The I/O of a command: every file contains `input`, and only notes are kept. */
function ioOf(input: string, lines: string[]): Io {
  const none = () => Promise.resolve();
  return {
    interactive: false,
    columns: 80,
    color: false,
    notes: { columns: 80, color: false },
    sizeOf: () => Promise.resolve(undefined),
    readFile: () => Promise.resolve(input),
    readBytes: () => Promise.resolve(utf8.encode(input)),
    chunks: async function* () {
      yield await Promise.resolve(utf8.encode(input));
    },
    unzstd: () => Promise.reject(new TypeError("no zstd")),
    readInput: () => Promise.resolve(input),
    readSecret: () => Promise.resolve(SEED),
    writeSecret: none,
    showInspector: () => Promise.resolve("file:///inspector.html"),
    variable: () => SEED,
    print: () => {},
    write: none,
    progress: () => {},
    note: (line) => void lines.push(line),
  };
}
const SEED = encodeStrKey("ed25519SecretSeed", new Uint8Array(32).fill(7));

/** Messages of the engine, which show that a check is missing. */
const ENGINE = /Cannot read propert|is not a function|is not iterable|Maximum call stack|undefined is not/;

/** `dwsa`, with the arguments of its command line separated by NUL. The exit code must be 0, 1 or 2. */
export const commandTarget: Target = {
  name: "dwsa",
  valid: (random) => utf8.encode(commandLine(random).join("\0")),
  damage: damageText,
  recode: async (input) => {
    const words = text.decode(input).split("\0");
    const lines: string[] = [];
    const code = await runCommand(words, ioOf(words.at(-1)!, lines));
    if (![0, 1, 2].includes(code)) throw new Error(`exit code ${code}`);
    const said = ENGINE.exec(lines.join("\n"));
    if (said !== null) throw new Error(`says ${said[0]}`);
    return input;
  },
};
