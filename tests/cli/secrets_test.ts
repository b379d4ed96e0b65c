/** Secrets and invisible characters in every place of every command: none comes back whole, none reaches a terminal raw. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractInvocation, isValidStrKey, StrKey, toBase64 } from "@dwsa/base";
import { DwsaAuthorizationEntry, ScVal } from "@dwsa/base/xdr";
import { UsageError } from "../../cli/_io.ts";
import { runCommand } from "../../cli/commands.ts";
import { runDemo } from "../../cli/demo.ts";
import { repeated, spellings } from "../hostile/_spellings.ts";
import { entryOf } from "./_entries.ts";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const ENTRY = text(entryOf({ seed: 7 }));
const TX = text(envelopeOf([entryOf({ seed: 7 })]));
const SIGN = ["auth", "sign", ENTRY, "--secret-env", "SEED", "--network", "testnet", "--until", "1000"];
const variables = { SEED: keypairOf(7).secret() };

/** A command with a text of somebody in one place. */
interface Place {
  readonly name: string;
  readonly program: typeof runCommand;
  readonly make: (text: string) => readonly [args: readonly string[], around?: Around];
}

const command = (name: string, make: Place["make"]): Place => ({ name, program: runCommand, make });
const demo = (name: string, make: Place["make"]): Place => ({ name, program: runDemo, make });

/** Every place of a command line, of its input and of its environment. */
const places: readonly Place[] = [
  command("dwsa, as a command", (text) => [[text]]),
  command("dwsa, as an option", (text) => [[`--${text}`]]),
  command("dwsa auth, as a command", (text) => [["auth", text]]),
  ...["ls", "sign", "set"].flatMap((name) => [
    command(`auth ${name}, as an argument`, (text) => [["auth", name, text]]),
    command(`auth ${name}, as a second argument`, (text) => [["auth", name, ENTRY, text]]),
    command(`auth ${name}, as an option`, (text) => [["auth", name, ENTRY, `--${text}`]]),
    command(`auth ${name}, as an option with a value`, (text) => [["auth", name, ENTRY, `--${text}=${text}`]]),
    command(`auth ${name}, --file`, (text) => [["auth", name, "--file", text], { files: { [text]: text } }]),
    command(`auth ${name}, as input`, (text) => [["auth", name], { input: text }]),
  ]),
  command("auth ls, --network", (text) => [["auth", "ls", ENTRY, "--network", text]]),
  command("auth ls, --network-passphrase", (text) => [["auth", "ls", ENTRY, "--network-passphrase", text]]),
  command("auth ls, --network-passphrase and --json", (text) => [
    ["auth", "ls", ENTRY, "--network-passphrase", text, "--json"],
  ]),
  command("auth sign, --network", (text) => [[...SIGN, "--network", text]]),
  command("auth sign, the only --network", (text) => [[...SIGN.slice(0, 5), "--network", text, "--until", "9"], {
    variables,
  }]),
  command("auth sign, --network-passphrase", (text) => [
    [...SIGN.slice(0, 5), "--network-passphrase", text, "--until", "1000"],
    { variables },
  ]),
  command("auth sign, --until", (text) => [[...SIGN.slice(0, 7), "--until", text], { variables }]),
  command("auth sign, --for", (text) => [[...SIGN, "--for", text], { variables }]),
  command("auth sign, --index", (text) => [[...SIGN, "--index", text], { variables }]),
  command("auth sign, --secret-env", (text) => [
    ["auth", "sign", ENTRY, "--secret-env", text, "--network", "testnet", "--until", "1000"],
  ]),
  command("auth sign, the seed in the environment", (text) => [SIGN, { variables: { SEED: text } }]),
  command("auth set, --into", (text) => [["auth", "set", ENTRY, "--into", text]]),
  command(
    "auth set, --into-file",
    (text) => [["auth", "set", ENTRY, "--into-file", text], { files: { [text]: text } }],
  ),
  command("auth set, as entries", (text) => [["auth", "set", text, "--into", TX]]),
  command("events, as an argument", (text) => [["events", text]]),
  command("events, --file", (text) => [["events", "--file", text], { files: { [text]: text } }]),
  command("events, as input", (text) => [["events"], { input: text }]),
  command("decode, as an argument", (text) => [["decode", text]]),
  command("decode, as an option", (text) => [["decode", `--${text}`]]),
  demo("demo, as an argument", (text) => [[text]]),
  demo("demo, as an option", (text) => [[`--${text}`]]),
  demo("demo, --file", (text) => [["--file", text], { files: { [text]: text } }]),
  demo("demo, as input", (text) => [["-"], { input: text }]),
  demo("demo, --network", (text) => [["--network", text]]),
  demo("demo, --passphrase", (text) => [["--passphrase", text]]),
  demo("demo, --valid-until", (text) => [["--valid-until", text]]),
  demo("demo, --secret-env", (text) => [["--secret-env", text]]),
  demo("demo, the seed in the environment", (text) => [["--secret-env", "SEED"], { variables: { SEED: text } }]),
  demo("demo, --event", (text) => [["--event", text]]),
];

/** Everything that a program writes, also when it fails in a way that it does not expect. */
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

for (const place of places) {
  test(`${place.name}: no spelling of a seed comes back`, async () => {
    for (const [name, text] of spellings) {
      // A whole seed signs, and its public key comes back, which is part of one of the spellings.
      if (/in the environment/.test(place.name) && isValidStrKey("ed25519SecretSeed", text)) continue;
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

test("a text is found in the output of a program", async () => {
  const [, seed] = spellings[0]!;
  const echo: typeof runCommand = (args, io) => {
    io.print(toBase64(new Uint8Array(3)));
    io.note(args.join());
    return Promise.resolve(0);
  };
  assert.notEqual(repeated(await output({ name: "", program: echo, make: (text) => [[text]] }, seed), 16), undefined);
});
