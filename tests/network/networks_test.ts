import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { authorizeEntry, verifyAuthEntry } from "@dwsa/base/auth";
import { describeRequest } from "@dwsa/base/describe";
import { createClient } from "@dwsa/base/client";
import { Contract, contractIdFromAsset } from "@dwsa/base/contract";
import { tokenMovements } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import { hash, Keypair } from "@dwsa/base/keys";
import { buildTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
import { ALICE, alice, contract, entryFor } from "../auth/_entries.ts";

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

test("contract IDs depend on the passphrase of each call, in any order", () => {
  const { PUBLIC, TESTNET } = Networks;
  const ids = [PUBLIC, TESTNET, PUBLIC, PUBLIC, TESTNET].map((network) => contractIdFromAsset("native", network));
  assert.deepEqual(ids, [
    "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
    "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
    "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
    "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
    "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
  ]);
});

test("Networks cannot be changed", () => {
  assert(Object.isFrozen(Networks));
});

const NAMES: readonly (readonly [input: string, key: keyof typeof Networks])[] = [
  ...(Object.keys(Networks) as (keyof typeof Networks)[]).map((key) => [key, key] as const),
  ["testnet", "TESTNET"],
  ["Public", "PUBLIC"],
  ["mainnet", "PUBLIC"],
  ["MAINNET", "PUBLIC"],
  ["pubnet", "PUBLIC"],
  ["local", "STANDALONE"],
  ["Localnet", "STANDALONE"],
  ["futurenet ", "FUTURENET"],
  ["\ttestnet\n", "TESTNET"],
];

const MISTAKES: readonly { readonly input: string; readonly problem: string }[] = [
  ...NAMES.map(([input, key]) => ({
    input,
    problem: `is the name of a network, not its passphrase; pass Networks.${key}`,
  })),
  {
    input: "Networks.TESTNET",
    problem: "is the name of a network, not its passphrase; pass Networks.TESTNET without quotes",
  },
  { input: "https://rpc.example/?key=secret", problem: "is a URL, not a passphrase" },
  { input: " HTTP://localhost:8000", problem: "is a URL, not a passphrase" },
  ...[
    Networks.TESTNET + "\n",
    " " + Networks.TESTNET,
    Networks.TESTNET.toLowerCase(),
    "Test SDF Network; September 2015",
    "Test SDF Network ; September\u00a02015",
    "TestSDFNetwork;September2015",
  ].map((input) => ({
    input,
    problem: "differs from Networks.TESTNET only in spaces or case; pass Networks.TESTNET",
  })),
  {
    input: "public global stellar network ; september 2015",
    problem: "differs from Networks.PUBLIC only in spaces or case; pass Networks.PUBLIC",
  },
  { input: "", problem: "must not be empty" },
  ...[" ", "\n\t", "\ufeff", "My Network ; May 2025\n", " My Network ; May 2025"].map((input) => ({
    input,
    problem: "must not begin or end with white space",
  })),
];
const entry = entryFor(ALICE);
const envelope = buildTransaction({
  source: ALICE,
  accountSequence: 1n,
  operations: [new Contract(contract(8)).call("ping")],
  baseFee: 100,
  timeBounds: "unbounded",
});
const knowledge = (networkPassphrase: string) => ({ networkPassphrase });
for (const { input, problem } of MISTAKES) {
  test(`${JSON.stringify(input)} in the place of a passphrase is rejected: a signature would be valid nowhere`, async () => {
    const expected = { code: "network/passphrase", message: `networkPassphrase ${problem}` };
    const matches = (error: Error & { code?: string }) =>
      error.code === expected.code &&
      /^Cannot [^:]+: (?:knowledge\.)?(.*)$/s.exec(error.message)?.[1] === expected.message;
    await assert.rejects(authorizeEntry(entry, alice, 100, input), matches);
    await assert.rejects(signTransaction(envelope, alice, input), matches);
    assert.throws(() => hashTransaction(envelope, input), matches);
    assert.throws(() => verifyAuthEntry(entry, input), matches);
    assert.throws(() => Keypair.master(input), matches);
    assert.throws(() => describeRequest(envelope, knowledge(input)), matches);
    assert.throws(() => tokenMovements([], { networkPassphrase: input }), matches);
    assert.throws(() => createClient({ request: () => assert.fail(), networkPassphrase: input }), matches);
  });
}

test("every other string is the passphrase of a private network", () => {
  const passphrases = [
    ...Object.values(Networks),
    "my",
    "test",
    "Local Network ; May 2025",
    "testnet 2",
    "my testnet",
    "Test SDF Network ; September 2016",
    "see https://example.com",
    "Netzwerk für Äpfel ; Mai 2025",
  ];
  for (const passphrase of passphrases) {
    const seed = hash(new TextEncoder().encode(passphrase));
    assert.deepEqual(Keypair.master(passphrase).rawSecretKey(), seed, passphrase);
  }
});
