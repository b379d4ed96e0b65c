import assert from "node:assert/strict";
import { test } from "node:test";
import { Keypair } from "@dwsa/base/keys";
import { runCommand } from "../../apps/cli/commands.ts";
import { keypairOf } from "./_envelopes.ts";
import { type Around, runIn } from "./_run.ts";

const ALICE = keypairOf(7);
const A = ALICE.publicKey();
const files = { alice: `${ALICE.secret()}\n` };
const key = (args: readonly string[], around: Around = {}) =>
  runIn(runCommand, ["key", ...args], { files, variables: { ALICE: ALICE.secret() }, ...around });

test("key new puts the secret seed into the file and prints the address alone", async () => {
  const made: Record<string, string> = {};
  const { code, out, notes } = await key(["new", "--out", "k"], { made });
  assert.equal(code, 0);
  const [secret, rest] = made.k!.split("\n");
  assert.deepEqual([Keypair.fromSecret(secret!).publicKey(), rest], [out, ""]);
  assert.ok(!notes.join().includes(secret!.slice(0, 8)));
  const again: Record<string, string> = {};
  await key(["new", "--out", "k", "--json"], { made: again });
  assert.notEqual(again.k, made.k);
});

test("key new rejects a missing --out", async () => {
  const made: Record<string, string> = {};
  const { code, out, notes } = await key(["new"], { made });
  assert.deepEqual([code, out, made], [2, "", {}]);
  assert.match(notes[0]!, /dwsa: missing --out, the file for the secret seed, since a secret is never printed$/);
});

for (const args of [["--secret-env", "ALICE"], ["--secret-file", "alice"]]) {
  test(`key address prints the address, given ${args[0]}`, async () => {
    assert.deepEqual(await key(["address", ...args]), { code: 0, out: A, notes: [] });
    assert.equal((await key(["address", ...args, "--json"])).out, `{"address":"${A}"}`);
  });
}

/** Vectors from SEP-53. */
const SEP53 = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW");
const vectors = [
  {
    name: "ASCII",
    message: "Hello, World!",
    signature: "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  },
  {
    name: "Japanese",
    message: "こんにちは、世界！",
    signature: "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
  },
];
for (const { name, message, signature } of vectors) {
  test(`key sign-message returns the signature of SEP-53 for a string in ${name}, from each source`, async () => {
    const around = { variables: { KEY: SEP53.secret() }, files: { m: message }, input: message };
    for (const args of [[message], ["--file", "m"], ["-"], []]) {
      const { code, out } = await key(["sign-message", ...args, "--secret-env", "KEY"], around);
      assert.deepEqual([code, out], [0, signature], args.join());
      const verify = ["verify", ...args, "--address", SEP53.publicKey(), "--signature", signature];
      assert.equal((await key(verify, around)).code, 0);
    }
  });
}

test("key sign-message reports that a message ends in a line feed", async () => {
  const { notes } = await key(["sign-message", "--secret-file", "alice"], { input: "hello\n" });
  assert.deepEqual(notes, [`Signed by ${A}: 6 bytes, ending in a line feed`]);
});

test("key verify exits with code 1 for another message, another key or another signature", async () => {
  const { out: signature } = await key(["sign-message", "pay", "--secret-env", "ALICE"]);
  const yes = await key(["verify", "pay", "--address", A, "--signature", signature]);
  assert.deepEqual(yes, { code: 0, out: `Valid: the signature of ${A} for this message of 3 bytes`, notes: [] });
  const other = Buffer.from(signature, "base64").reverse().toString("base64");
  for (
    const [message, address, signatureText] of [
      ["pay ", A, signature],
      ["pay", keypairOf(8).publicKey(), signature],
      ["pay", A, other],
    ]
  ) {
    const args = ["verify", message!, "--address", address!, "--signature", signatureText!];
    const no = await key(args);
    assert.deepEqual([no.code, no.out.split(":")[0]], [1, "NOT VALID"]);
    assert.deepEqual(await key([...args, "--json"]), {
      code: 1,
      out: JSON.stringify({ address, valid: false }),
      notes: [],
    });
  }
});

const bad: readonly { name: string; args: readonly string[]; around?: Around; message: RegExp }[] = [
  { name: "address without a secret", args: ["address"], message: /: expected either --secret-env.* got neither$/ },
  {
    name: "address of a secret as an argument",
    args: ["address", ALICE.secret()],
    message:
      /dwsa: the arguments contain a secret seed, and other users can read arguments; put the seed into an environment variable and pass --secret-env NAME, or into a file of mode 600 and pass --secret-file PATH$/,
  },
  {
    name: "sign-message of nothing",
    args: ["sign-message", "--secret-env", "ALICE"],
    message: /: expected a message as an argument, with --file, or on standard input$/,
  },
  {
    name: "sign-message of two messages",
    args: ["sign-message", "a", "--file", "m", "--secret-env", "ALICE"],
    message: /: expected MESSAGE or --file, got both$/,
  },
  {
    name: "sign-message of a lone surrogate",
    args: ["sign-message", "\ud800", "--secret-env", "ALICE"],
    message: /: expected MESSAGE to be well-formed Unicode, /,
  },
  {
    name: "verify without an address",
    args: ["verify", "m", "--signature", "AA=="],
    message: /dwsa: missing --address, the address of the signing key/,
  },
  {
    name: "verify without a signature",
    args: ["verify", "m", "--address", A],
    message: /dwsa: missing --signature, the base64 of 64 bytes/,
  },
  {
    name: "verify of a short signature",
    args: ["verify", "m", "--address", A, "--signature", "AA=="],
    message: /: expected --signature to have 64 bytes, got 1 byte$/,
  },
  {
    name: "verify of nonsense",
    args: ["verify", "m", "--address", A, "--signature", "?"],
    message: /: Cannot decode base64/,
  },
  { name: "verify without a key", args: ["verify", "m", "--address", "G", "--signature", "AA=="], message: /strkey/ },
];
for (const { name, args, around, message } of bad) {
  test(`key rejects ${name} with one line, without a result, and exit code 2`, async () => {
    const { code, out, notes } = await key(args, around);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}
