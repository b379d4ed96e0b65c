/**
 * Passes secrets and invisible characters in every argument of every command. The output must not repeat secrets or
 * print invisible characters unescaped.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractInvocation, isValidStrKey, StrKey, toBase64 } from "@dwsa/base";
import { identify } from "@dwsa/base/catalogue";
import { DwsaAuthorizationEntry, ScVal } from "@dwsa/base/xdr";
import { UsageError } from "../../apps/cli/_io.ts";
import type { Command } from "../../apps/cli/_command.ts";
import { runCommand, TABLE } from "../../apps/cli/commands.ts";
import { repeated, spellings } from "../hostile/_spellings.ts";
import { LONG } from "../_long.ts";
import { entryOf } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const ENTRY = text(entryOf({ seed: 7 }));
const TX = text(envelopeOf([entryOf({ seed: 7 })]));
const A = keypairOf(7).publicKey();
const POLICY = '{"version":1,"network":"Test SDF Network ; September 2015","addresses":["' + A +
  '"],"untilLedger":1,"calls":[]}';
const variables = { SEED: keypairOf(7).secret() };

/** A command with a string in one position. */
interface Place {
  readonly name: string;
  readonly program: typeof runCommand;
  readonly make: (text: string) => readonly [args: readonly string[], around?: Around];
}

const command = (name: string, make: Place["make"]): Place => ({ name, program: runCommand, make });

/** Valid values of the arguments and options of a command, so that it runs as far as possible. */
interface Needs {
  readonly args?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

const SIGN = { "secret-env": "SEED", network: "testnet" };
const NEEDS: Readonly<Record<string, Needs>> = {
  "auth ls": { args: [ENTRY] },
  "auth sign": { args: [ENTRY], options: { ...SIGN, until: "1000" } },
  "auth set": { args: [ENTRY], options: { into: TX } },
  "auth merge": { args: [ENTRY, ENTRY] },
  "auth delegate": { args: [ENTRY], options: { to: A, until: "1000" } },
  "auth verify": { args: [ENTRY], options: { network: "testnet" } },
  "policy from": { args: [ENTRY], options: { network: "testnet" } },
  "policy check": { args: [ENTRY], options: { network: "testnet", policy: "policy" } },
  "tx show": { args: [TX] },
  "tx hash": { args: [TX], options: { network: "testnet" } },
  "tx sign": { args: [TX], options: SIGN },
  "tx set": { args: [TX], options: { into: TX } },
  "tx fee-bump": { args: [TX], options: { "fee-source": A, "base-fee": "200" } },
  "key new": { options: { out: "k" } },
  "key address": { options: { "secret-env": "SEED" } },
  "key sign-message": { args: ["hello"], options: { "secret-env": "SEED" } },
  "key verify": { args: ["hello"], options: { address: A, signature: toBase64(new Uint8Array(64)) } },
  "encode": { args: ['"x"'], options: { type: "ScVal" } },
  "strkey": { args: [A] },
  "amount format": { args: ["1"], options: { decimals: "7" } },
  "amount parse": { args: ["1"], options: { decimals: "7" } },
  "contract id": { args: ["native"], options: { network: "testnet" } },
};

/** Formats options as arguments. */
function words(options: Readonly<Record<string, string>>): string[] {
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`);
}

/** Returns the positions of a command: arguments, options, the files that they name, and its input. */
function placesOf({ name, options }: Command): readonly Place[] {
  const { args = [], options: needed = {} } = NEEDS[name] ?? {};
  const path = name.split(" ");
  const rest = words(needed);
  const withText = (option: string, value: string) => {
    const { [option]: _, ...rest } = needed;
    return [...path, ...args, ...words(rest), `--${option}=${value}`];
  };
  const place = (where: string, make: Place["make"]) =>
    command(`${name}, ${where}`, (text) => {
      const [line, around] = make(text);
      return [line, { variables, files: { policy: POLICY, [text]: text, k: text }, ...around }];
    });
  return [
    place("as an argument", (text) => [[...path, text, ...rest]]),
    place("as another argument", (text) => [[...path, ...args, text, ...rest]]),
    place("as an option", (text) => [[...path, ...args, `--${text}`]]),
    place("as an option with a value", (text) => [[...path, ...args, `--${text}=${text}`]]),
    place("as input", (text) => [[...path, ...rest], { input: text }]),
    ...("lines" in options ? [place("as a line", (text) => [[...path, ...rest, "--lines"], { input: text }])] : []),
    ...Object.entries(options).filter(([, { type }]) => type !== "flag").flatMap(([option, { value }]) => [
      place(`--${option}`, (text) => [withText(option, text)]),
      place(`--${option}, with --json`, (text) => [[...withText(option, text), "--json"]]),
      ...(value === "PATH" ? [place(`in the file of --${option}`, () => [withText(option, "k")])] : []),
    ]),
  ];
}

/** Returns all positions: of the command line, the input and the environment. */
const places: readonly Place[] = [
  command("dwsa, as a command", (text) => [[text]]),
  command("dwsa, as an option", (text) => [[`--${text}`]]),
  ...Object.keys(TABLE.groups).map((group) => command(`dwsa ${group}, as a command`, (text) => [[group, text]])),
  ...TABLE.commands.flatMap(placesOf),
  ...["auth sign", "tx sign", "key address", "key sign-message"].map((name) => {
    const { args = [], options = {} } = NEEDS[name]!;
    return command(`${name}, the seed in the environment`, (text) => [
      [...name.split(" "), ...args, ...words(options)],
      { variables: { SEED: text } },
    ]);
  }),
];

/** Returns everything that a program writes, including unexpected errors. */
async function output({ program, make }: Place, text: string): Promise<string> {
  const [args, around] = make(text);
  try {
    const { out, notes } = await runIn(program, args, around);
    return [out, ...notes].join("\n");
  } catch (error) {
    assert.ok(!(error instanceof UsageError));
    return String((error as Error).stack);
  }
}

/** Outside the long run, each position is tested with one in this many spellings. */
const SHARE = 8;

for (const [i, place] of places.entries()) {
  test(`${place.name}: the command repeats no spelling of a seed`, async () => {
    for (const [name, text] of spellings.filter((_, j) => LONG || (i + j) % SHARE === 0)) {
      // A complete seed is accepted, and the output contains its public key, which is part of one of the spellings.
      if (
        /in the environment|in the file of --secret/.test(place.name) && isValidStrKey("ed25519SecretSeed", text.trim())
      ) continue;
      // The bytes of a seed cannot be distinguished from other bytes, which must be shown.
      if (place.name.startsWith("decode, ") && !/^["S]/.test(text) && identify(text).length > 0) continue;
      // A seed as a decimal number cannot be distinguished from an amount, which must be converted.
      if (place.name.startsWith("amount ") && /^\d+$/.test(text)) continue;
      const written = await output(place, text);
      assert.equal(repeated(written, 16), undefined, `${name}: ${written}`);
    }
  });

  test(`${place.name}: nothing invisible reaches the terminal`, async () => {
    for (const evil of ["\u009b31m", "\u202eabc", "a\u2800b", "\u115f", "\u{e0001}", "\u001b[2J", "\u00ad"]) {
      const written = await output(place, evil);
      assert.doesNotMatch(written, /[^\n\P{C}]|(?! )\p{Z}|\p{DI}|\u2800/u, written);
    }
  });
}

test("auth ls --json escapes every invisible character", async () => {
  const letters = ["\u3164", "\uffa0", "\u034f", "\u2800", "\u180b", "\u{e0100}", "\u00ad", "\u202e", "\u009b"];
  for (const letter of letters) {
    const rootInvocation = contractInvocation({
      contract: StrKey.encodeContract(new Uint8Array(32)),
      function: "f",
      args: [ScVal.scvString(letter)],
    });
    const entry = new DwsaAuthorizationEntry({ ...entryOf({ seed: 7 }), rootInvocation });
    const { code, out } = await runIn(runCommand, ["auth", "ls", text(entry), "--json"]);
    assert.equal(code, 0);
    assert.doesNotMatch(out, /\p{C}|(?! )\p{Z}|\p{DI}|\u2800/u);
    // SEP-51 writes the bytes of a string that are not printable ASCII as \\xNN.
    const escaped = [...new TextEncoder().encode(letter)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`)
      .join("");
    const [{ invocation }] = JSON.parse(out);
    assert.deepEqual(invocation.args.args, [{ string: escaped }], "the character is there, escaped");
  }
});

test("the search for secrets finds a string in the output of a program", async () => {
  const [, seed] = spellings[0]!;
  const echo: typeof runCommand = (args, io) => {
    io.print(toBase64(new Uint8Array(3)));
    io.note(args.join());
    return Promise.resolve(0);
  };
  assert.notEqual(repeated(await output({ name: "", program: echo, make: (text) => [[text]] }, seed), 16), undefined);
});
