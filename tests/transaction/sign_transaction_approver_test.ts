/** `signTransaction` with an approver or a policy. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { expectInvocation, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  buildTransaction,
  type BuildTransactionParams,
  extendFootprint,
  feeBumpTransaction,
  restoreFootprint,
  signTransaction,
} from "@dwsa/base/transaction";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
  BumpSequenceOp,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  Operation,
  OperationBody,
  ScVal,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";

const UNTIL = 2_000_000_000;
const TESTNET = "Test SDF Network ; September 2015";
const seven = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const eight = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8));

const SEVEN = seven.publicKey();
const TOKEN = StrKey.encodeContract(new Uint8Array(32).fill(4));
const ping = contractInvocation({ contract: TOKEN, function: "ping", args: [] });
const entry = (credentials: DwsaCredentials) => new DwsaAuthorizationEntry({ credentials, rootInvocation: ping });
const bySource = entry(DwsaCredentials.dwsaCredentialsSourceAccount());
const byAddress = (key: Keypair) =>
  entry(DwsaCredentials.dwsaCredentialsAddress(
    new DwsaAddressCredentials({
      address: addressToScAddress(key.publicKey()),
      nonce: 1n,
      signatureExpirationLedger: 9,
      signature: ScVal.scvVoid(),
    }),
  ));
const transactionOf = (operations: readonly Operation[], more: Partial<BuildTransactionParams> = {}) =>
  buildTransaction({
    ...{ source: SEVEN, accountSequence: 0n, operations, baseFee: 100, timeBounds: { max: UNTIL } },
    ...more,
  });
const pinging = transactionOf(
  [withAuth(new Contract(TOKEN).call("ping"), [bySource, byAddress(seven), byAddress(eight)])],
  { resourceData: new DwsaDataBuilder().build() },
);

/** Returns the request that an approver receives for a signer. */
async function shown(
  envelope: TransactionEnvelope,
  signer: Parameters<typeof signTransaction>[1],
): Promise<{ readonly requests: readonly unknown[]; readonly fee: bigint | undefined }> {
  let seen: { requests: readonly unknown[]; fee: bigint | undefined } | undefined;
  await signTransaction(envelope, signer, TESTNET, {
    approve: ({ requests, fee }) => {
      seen = { requests: requests.map(({ path, address }) => [path, address]), fee };
      return [];
    },
  });
  return seen!;
}

test("signTransaction() passes the fee, and the entries of the source account and of the signer, to the approver", async () => {
  const source = ["operations[0].auth[0]", SEVEN];
  assert.deepEqual(await shown(pinging, seven), {
    requests: [source, ["operations[0].auth[1]", SEVEN]],
    fee: 100n,
  });
  assert.deepEqual(await shown(pinging, eight), {
    requests: [source, ["operations[0].auth[2]", eight.publicKey()]],
    fee: 100n,
  });
  const callback = (_: unknown, payloadHash: Uint8Array) => ({ publicKey: SEVEN, signature: seven.sign(payloadHash) });
  assert.deepEqual((await shown(pinging, callback)).requests, [source, ["operations[0].auth[1]", SEVEN]]);
  const bump = feeBumpTransaction(pinging, { feeSource: eight.publicKey(), baseFee: 200 });
  assert.deepEqual(await shown(bump, eight), {
    requests: [source, ["operations[0].auth[2]", eight.publicKey()]],
    fee: 400n,
  });
});

const POLICY: SigningPolicy = {
  version: 1,
  network: TESTNET,
  addresses: [SEVEN],
  credentials: ["sourceAccount", "address"],
  untilLedger: 9,
  calls: [{ contract: TOKEN, function: "ping", args: [], times: 2 }],
};

/** The policy with rules for transactions up to a fee. */
const upTo = (maxFee: string): SigningPolicy => ({
  ...POLICY,
  transactions: {
    maxFee,
    until: `${UNTIL}`,
    operations: [
      { type: "restore_footprint", fields: {} },
      { type: "extend_footprint_ttl", fields: { extend_to: "any" } },
    ],
  },
});

test("signTransaction() signs what a policy accepts, up to its fee", async () => {
  const approve = signingPolicy(upTo("100")).transaction;
  const signed = await signTransaction(pinging, seven, TESTNET, { approve });
  assert.equal(signed.value.signatures.length, 1);
  const tooMuch = signTransaction(pinging, seven, TESTNET, {
    approve: signingPolicy(upTo("99")).transaction,
  });
  await assert.rejects(tooMuch, {
    code: "auth/refused",
    violations: [{ code: "fee", path: "fee", expected: "a fee of at most 99 stroops", got: "100" }],
  });
});

const bumpSequence = new Operation({
  sourceAccount: null,
  body: OperationBody.bumpSequence(new BumpSequenceOp({ bumpTo: 9n })),
});
/** A transaction without operations, which `buildTransaction` does not build. */
const empty = (() => {
  const { tx } = pinging.value as TransactionV1Envelope;
  return TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({ tx: new Transaction({ ...tx, operations: [] }), signatures: [] }),
  );
})();
const rejected: readonly { readonly name: string; readonly envelope: TransactionEnvelope; readonly path: string }[] = [
  { name: "another operation", envelope: transactionOf([bumpSequence]), path: "operations[0]" },
  { name: "no operation", envelope: empty, path: "operations" },
  {
    name: "a fee bump",
    envelope: feeBumpTransaction(pinging, { feeSource: SEVEN, baseFee: 200 }),
    path: "feeBump",
  },
];

for (const { name, envelope, path } of rejected) {
  test(`signTransaction() with a policy rejects ${name} without calling the signer`, async () => {
    const never = { publicKey: () => SEVEN, sign: () => assert.fail("asked to sign") };
    const approve = signingPolicy(upTo("1000")).transaction;
    await assert.rejects(signTransaction(envelope, never, TESTNET, { approve }), { code: "auth/refused", path });
    await signTransaction(envelope, seven, TESTNET); // without a policy, the transaction is signed
  });
}

test("signTransaction() rejects an approver for entries", async () => {
  const never = { publicKey: () => SEVEN, sign: () => assert.fail("asked to sign") };
  const approvers = [
    signingPolicy(upTo("1000")).entries,
    signingPolicy({ version: 1, network: TESTNET, addresses: [SEVEN] }).entries,
    expectInvocation({ contract: TOKEN, function: "ping" }),
  ];
  for (const approve of approvers) {
    for (const envelope of [pinging, transactionOf([bumpSequence]), empty]) {
      await assert.rejects(signTransaction(envelope, never, TESTNET, { approve: approve as never }), (error: Error) => {
        assert.ok(error instanceof TypeError);
        return /TransactionRequest.*signingPolicy\(\)\.transaction or expectTransaction\(\)$/.test(error.message);
      });
    }
  }
});

test("signTransaction() calls the approver again if a callback returns another key than that of the source account", async () => {
  const asked: (string | null)[] = [];
  const approve = ({ signer }: { readonly signer: string | null }) => {
    asked.push(signer);
    return signer === SEVEN ? [] : [{ code: "source" as const, path: "", expected: SEVEN, got: `${signer}` }];
  };
  const by = (key: Keypair) => (_: unknown, payloadHash: Uint8Array) => ({
    publicKey: key.publicKey(),
    signature: key.sign(payloadHash),
  });
  await signTransaction(pinging, by(seven), TESTNET, { approve });
  await assert.rejects(signTransaction(pinging, by(eight), TESTNET, { approve }), { code: "auth/refused" });
  assert.deepEqual(asked, [SEVEN, SEVEN, eight.publicKey()]);
});

test("signTransaction() rejects an approver that returns a promise", async () => {
  const approve = (() => Promise.resolve([])) as never;
  await assert.rejects(signTransaction(pinging, seven, TESTNET, { approve }), { name: "TypeError" });
});

for (const operation of [restoreFootprint(), extendFootprint(100)]) {
  test(`signTransaction() with a policy signs a transaction with ${operation.body.type}`, async () => {
    const resourceData = new DwsaDataBuilder().setResourceFee(50).build();
    const envelope = buildTransaction({
      source: SEVEN,
      accountSequence: 0n,
      operations: [operation],
      baseFee: 100,
      timeBounds: { max: UNTIL },
      resourceData,
    });
    const approve = signingPolicy(upTo("150")).transaction;
    assert.equal((await signTransaction(envelope, seven, TESTNET, { approve })).value.signatures.length, 1);
  });
}

test("signTransaction() rejects unknown options, and an approver that is not a function", async () => {
  for (const options of [null, [], { aprove: () => [] }, { approve: POLICY }, { approve: null }]) {
    await assert.rejects(signTransaction(pinging, seven, TESTNET, options as never), { name: "TypeError" });
  }
});
