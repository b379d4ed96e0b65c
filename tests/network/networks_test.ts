import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { authorizeEntry, verifyAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { hash, Keypair } from "@dwsa/base/keys";
import { ALICE, alice, entryFor } from "../auth/_entries.ts";

/** The IDs of the networks: the SHA-256 hashes of their passphrases. */
const IDS: Record<keyof typeof Networks, string> = {
  PUBLIC: "7ac33997544e3175d266bd022439b22cdb16508c01163f26e5cb2a3e1045a979",
  TESTNET: "cee0302d59844d32bdca915c8203dd44b33fbb7edc19051ea37abedf28ecd472",
  FUTURENET: "a3a1c6a78286713e29be0e9785670fa838d13917cd8eaeb4a3579ff1debc7fd5",
  SANDBOX: "9a8931194023c5a25b7006a217b0ea590c5eaea9f6c61a356989899bbcf478bc",
  STANDALONE: "baefd734b8d3e48472cff83912375fedbc7573701912fe308af730180f97d74a",
};

test("Networks has the passphrases whose hashes are the networks' IDs", () => {
  for (const [name, id] of Object.entries(IDS)) {
    assert.equal(toHex(hash(new TextEncoder().encode(Networks[name as keyof typeof Networks]))), id, name);
  }
});

test("Networks cannot be changed", () => {
  assert(Object.isFrozen(Networks));
});

for (const name of [...Object.keys(Networks), "testnet", "Public"]) {
  test(`the name ${name} in the place of a passphrase is rejected: what is signed would be valid nowhere`, async () => {
    const expected = {
      code: "network/passphrase",
      message: /: "\w+" is the name of a network, not its passphrase; pass Networks\.[A-Z]+$/,
    };
    await assert.rejects(authorizeEntry(entryFor(ALICE), alice, 100, name), expected);
    assert.throws(() => verifyAuthEntry(entryFor(ALICE), name), expected);
    assert.throws(() => Keypair.master(name), expected);
  });
}
