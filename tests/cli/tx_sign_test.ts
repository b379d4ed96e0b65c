/** `dwsa tx sign`, `set` and `fee-bump`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { feeBumpTransaction } from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { text } from "./_envelopes.ts";
import { A, ALICE, B, BOB, BOB_ON_PUBLIC, BY_ALICE, BY_BOB, BY_BOTH, HASH, TESTNET, TX, tx } from "./_transactions.ts";

test("tx sign adds a signature, and reports whose it is and what it signs", async () => {
  const { code, out, notes } = await tx(["sign", text(BY_ALICE), ...TESTNET, "--secret-env", "BOB"]);
  assert.deepEqual([code, out], [0, text(BY_BOTH)]);
  assert.equal(notes[0], `Signed by ${B}, not the account's own key, for "Test SDF Network ; September 2015"`);
  assert.ok(notes.includes(`  Hash to sign: ${HASH}`));
});

test("tx sign changes nothing if the key has already signed", async () => {
  const { code, out, notes } = await tx(["sign", text(BY_ALICE), ...TESTNET, "--secret-env", "ALICE"]);
  assert.deepEqual([code, out], [0, text(BY_ALICE)]);
  assert.equal(notes[0], `Already signed by ${A}, the source account, for "Test SDF Network ; September 2015"`);
});

test("two signers sign a transaction in files, in sequence or in parallel, with the same result", async () => {
  const files: Record<string, string> = { tx: `${text(TX)}\n`, alice: `${ALICE.secret()}\n`, bob: `${BOB.secret()}\n` };
  const sign = (file: string, who: string) => tx(["sign", "--file", file, ...TESTNET, "--secret-file", who], { files });
  files["tx.alice"] = (await sign("tx", "alice")).out;
  files["tx.both"] = (await sign("tx.alice", "bob")).out;
  files["tx.bob"] = (await sign("tx", "bob")).out;
  files.copies = `${files["tx.alice"]}\n${files["tx.bob"]}\n`;
  const joined = await tx(["set", "--into-file", "tx", "--file", "copies", ...TESTNET, "--signer", B], { files });
  assert.deepEqual([joined.code, joined.out], [0, files["tx.both"]]);
  assert.equal(joined.out, text(BY_BOTH));
  assert.deepEqual(joined.notes, [
    `signed by ${A}, the source account, valid`,
    `signed by ${B}, not the account's own key, valid`,
    'Verified for "Test SDF Network ; September 2015"',
  ]);
});

test("tx set reports that nothing was verified without a network, and which key is unknown with one", async () => {
  const args = ["set", "--into", text(BY_ALICE), text(BY_BOB)];
  const hint = toHex(BOB.signatureHint());
  assert.deepEqual((await tx(args)).notes, [
    `signed by ${A}, the source account, not verified`,
    `signed by an unknown key with the hint ${hint}, not verified`,
    "Not verified: pass --network to verify the signatures",
  ]);
  assert.deepEqual((await tx([...args, ...TESTNET])).notes, [
    `signed by ${A}, the source account, valid`,
    `signed by an unknown key with the hint ${hint}, not verified`,
    'Verified for "Test SDF Network ; September 2015", except for unknown keys: name them with --signer',
  ]);
});

test("tx set accepts a repeated copy, and a copy with only known signatures", async () => {
  const { code, out } = await tx(["set", "--into", text(BY_ALICE), text(BY_BOB), text(BY_ALICE), text(BY_BOB)]);
  assert.deepEqual([code, out], [0, text(BY_BOTH)]);
});

test("tx set rejects a signature of another network with exit code 1, and prints no envelope", async () => {
  const args = ["set", "--into", text(BY_ALICE), text(BOB_ON_PUBLIC), ...TESTNET, "--signer", B];
  const { code, out, notes } = await tx(args);
  assert.deepEqual([code, out], [1, ""]);
  assert.deepEqual(notes.slice(1), [
    `signed by ${B}, not the account's own key, NOT VALID`,
    "Not merged: a signature is invalid",
  ]);
});

test("tx fee-bump prints a fee bump to sign, and reports what it costs", async () => {
  const args = ["fee-bump", text(BY_ALICE), "--fee-source", B, "--base-fee", "200"];
  const { code, out, notes } = await tx(args);
  assert.deepEqual([code, out], [0, text(feeBumpTransaction(BY_ALICE, { feeSource: B, baseFee: 200 }))]);
  assert.deepEqual(notes, [`${B} offers 400 stroops: 400 for inclusion, 0 for resources`]);
  const signed = await tx(["sign", out, ...TESTNET, "--secret-env", "BOB"]);
  assert.match(signed.notes[0]!, new RegExp(`^Signed by ${B}, the fee source, for `));
  const show = await tx(["show", signed.out, ...TESTNET]);
  assert.deepEqual([show.code, show.out.match(/: signed by its own key$/gm)?.length], [0, 2]);
});

test("tx fee-bump reports that the inner transaction is not signed yet", async () => {
  const { notes } = await tx(["fee-bump", text(TX), "--fee-source", B, "--base-fee", "200"]);
  assert.equal(notes[1], "The inner transaction is not signed yet: its signers must sign first");
});
