/** Input that `dwsa decode` rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBase64 } from "@dwsa/base";
import * as xdr from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { keypairOf } from "./_envelopes.ts";
import { type Around, type Ran, runIn } from "./_run.ts";

const { ScVal } = xdr;
const decode = (args: readonly string[], around?: Around): Promise<Ran> =>
  runIn(runCommand, ["decode", ...args], around);

const KEYPAIR = keypairOf(7);
const KEY = KEYPAIR.publicKey();

const value = ScVal.scvMap([
  new xdr.ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) }),
  new xdr.ScMapEntry({ key: ScVal.scvSymbol("to"), val: ScVal.scvString("Bob \u202eevil") }),
]);
const base64 = value.toXDR("base64");

const refused: readonly { name: string; args?: readonly string[]; around?: Around; message: RegExp }[] = [
  { name: "nothing on a terminal", message: /: expected something to decode as an argument, with --file, or on / },
  { name: "an empty pipe", around: { input: "\n" }, message: /: expected something to decode, got nothing$/ },
  {
    name: "a word",
    args: ["hello"],
    message: /dwsa: expected a recognizable value, got a string that can be base64 of 3/,
  },
  {
    name: "a sentence",
    args: ["hello, world"],
    message: /got a string of 12 characters that is neither base64 nor hex/,
  },
  {
    name: "no JSON",
    args: ["{"],
    message: /dwsa: expected a recognizable value, got a string of 1 character that is not valid JSON$/,
  },
  {
    name: "bytes that match no type",
    around: { files: { f: new Uint8Array(5) } },
    args: ["--file", "f"],
    message: /got 5 bytes that match no wire type, but XDR is a multiple of 4 bytes/,
  },
  {
    name: "Wasm without a contract",
    around: { files: { f: fromBase64("AGFzbQEAAAA=") } },
    args: ["--file", "f"],
    message: /got a WebAssembly module without the sections of a contract$/,
  },
  { name: "a mistyped key", args: [`${KEY.slice(0, -1)}A`], message: /checksum/ },
  {
    name: "a value of another type",
    args: ["--type", "LedgerKey", base64],
    message: /expected a LedgerKey, got an ScVal in base64$/,
  },
  {
    name: "a value that is cut off",
    args: ["--type", "ScVal", base64.slice(0, 40)],
    message: /expected an ScVal, got a string that can be base64 of 30 bytes, .*; cannot decode ScVal: /,
  },
  {
    name: "an invalid second value",
    args: ["AAAAAwAAAAc=", "?"],
    message: / in input 2 of 2, got a string of 1 character /,
  },
  {
    name: "an invalid type",
    args: ["--type", "SCVal", base64],
    message: /got "SCVal" \(did you mean "ScVal"\?\)$/,
  },
  {
    name: "--lines with an argument",
    args: ["--lines", base64],
    message: /standard input with --lines, got an argument$/,
  },
];
for (const { name, args = [], around, message } of refused) {
  test(`dwsa decode rejects ${name}`, async () => {
    const { code, out, notes } = await decode(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
    assert.match(notes[0]!, message);
  });
}
