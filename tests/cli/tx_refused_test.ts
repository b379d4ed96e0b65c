/** Input that `dwsa tx` rejects with a one-line error. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildTransaction } from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { entryOf } from "./_entries.ts";
import { envelopeOf, text } from "./_envelopes.ts";
import { type Around } from "./_run.ts";
import { A, B, BOB_ON_PUBLIC, BY_ALICE, BY_BOB, CONTRACT, TESTNET, TX, tx } from "./_transactions.ts";

const OTHER_TX = buildTransaction({
  source: A,
  accountSequence: 42n,
  operations: [new Contract(CONTRACT).call("ping")],
  baseFee: 100,
  timeBounds: "unbounded",
});
const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  {
    name: "show without input",
    args: ["show"],
    message: /: expected a transaction envelope as an argument, with --file, or/,
  },
  {
    name: "show of an invalid string",
    args: ["show", "hello"],
    message: /: expected a transaction envelope, got a string that can be base64 of 3 bytes, /,
  },
  { name: "show of the name of a file", args: ["show", "tx.txt"], message: /; to read a file, pass --file PATH$/ },
  {
    name: "show of an entry",
    args: ["show", text(entryOf({ seed: 7 }))],
    message: /: expected a transaction envelope, got a DwsaAuthorizationEntry in base64$/,
  },
  {
    name: "show of two envelopes",
    args: ["show"],
    around: { input: `${text(TX)}\n${text(TX)}` },
    message: /dwsa: expected one transaction envelope, got 2$/,
  },
  { name: "show with an invalid signer", args: ["show", text(TX), "--signer", "G"], message: /: expected --signer/ },
  {
    name: "hash without a network",
    args: ["hash", text(TX)],
    message: /: missing --network .*: the hash differs/,
  },
  {
    name: "sign without a network",
    args: ["sign", text(TX), "--secret-env", "ALICE"],
    message: /: missing --network or --network-passphrase: a signature is valid for one network only$/,
  },
  {
    name: "sign without a key",
    args: ["sign", text(TX), ...TESTNET],
    message: /: expected either --secret-env.* got neither$/,
  },
  {
    name: "sign with two keys",
    args: ["sign", text(TX), ...TESTNET, "--secret-env", "ALICE", "--secret-file", "x"],
    message: /: expected either --secret-env.* got both$/,
  },
  {
    name: "sign with an empty file",
    args: ["sign", text(TX), ...TESTNET, "--secret-file", "x"],
    around: { files: { x: "\n" } },
    message: /: expected a secret seed in the file of --secret-file, got nothing$/,
  },
  {
    name: "sign with a file without a seed",
    args: ["sign", text(TX), ...TESTNET, "--secret-file", "x"],
    around: { files: { x: A } },
    message: /dwsa: invalid secret seed in the file of --secret-file: (invalid|expected) /,
  },
  {
    name: "set without an envelope",
    args: ["set", text(BY_BOB)],
    message: /: expected --into or --into-file \(.*\), got neither$/,
  },
  {
    name: "set without copies",
    args: ["set", "--into", text(TX)],
    message: /: expected signed copies of the transaction as/,
  },
  {
    name: "set of another transaction",
    args: ["set", "--into", text(TX), text(OTHER_TX)],
    message: /dwsa: the copy belongs to a different transaction than the envelope$/,
  },
  {
    name: "set of a copy that is not signed",
    args: ["set", "--into", text(TX), text(BY_BOB), text(TX)],
    message: /dwsa: copy 2 of 2 is not signed$/,
  },
  {
    name: "set of signatures for two networks, without a network",
    args: ["set", "--into", text(BY_ALICE), text(BOB_ON_PUBLIC), "--signer", B],
    message: new RegExp(
      `: the signatures are for different networks: that of ${B} for public, that of ${A} for testnet$`,
    ),
  },
  {
    name: "fee-bump without a source",
    args: ["fee-bump", text(TX)],
    message: /dwsa: missing --fee-source, the account that pays$/,
  },
  {
    name: "fee-bump without a fee",
    args: ["fee-bump", text(TX), "--fee-source", B],
    message: /dwsa: missing --base-fee, the inclusion fee for each operation in stroops/,
  },
  ...["1.5", "-1", "x", "", "1e3"].map((fee) => ({
    name: `fee-bump with the fee ${JSON.stringify(fee)}`,
    args: ["fee-bump", text(TX), "--fee-source", B, `--base-fee=${fee}`],
    message: /: expected --base-fee to be a whole number of stroops, got /,
  })),
  {
    name: "fee-bump with too low a fee",
    args: ["fee-bump", text(TX), "--fee-source", B, "--base-fee", "99"],
    message: /: invalid --base-fee: expected baseFee to be an integer from 100 to \d+, got 99$/,
  },
  {
    name: "fee-bump of a contract that pays",
    args: ["fee-bump", text(TX), "--fee-source", CONTRACT, "--base-fee", "200"],
    message: /: Cannot build the fee bump: expected feeSource to be an account .*, got a contract strkey \(C\.\.\.\)$/,
  },
  {
    name: "fee-bump of a fee bump",
    args: ["fee-bump", text(envelopeOf([], { kind: "fee bump" })), "--fee-source", B, "--base-fee", "200"],
    message: /dwsa: Cannot build the fee bump: the transaction is already a fee bump; pass its inner transaction$/,
  },
];
for (const { name, args, around, message } of bad) {
  test(`tx rejects ${name} with one line, without a result, and exit code 2`, async () => {
    const { code, out, notes } = await tx(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}
