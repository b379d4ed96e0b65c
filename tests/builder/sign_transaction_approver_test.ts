/** `signTransaction` with an approver or a policy. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/auth";
import {
  buildTransaction,
  DwsaDataBuilder,
  extendFootprint,
  feeBumpTransaction,
  restoreFootprint,
  signTransaction,
} from "@dwsa/base/builder";
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
  TransactionEnvelope,
} from "@dwsa/base/xdr";

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
const transactionOf = (operations: readonly Operation[]) =>
  buildTransaction({ source: SEVEN, accountSequence: 0n, operations, baseFee: 100, timeBounds: "unbounded" });
const pinging = transactionOf([
  withAuth(new Contract(TOKEN).call("ping"), [bySource, byAddress(seven), byAddress(eight)]),
]);

/** What an approver is given for a signature by this signer. */
async function shown(
  envelope: TransactionEnvelope,
  signer: Parameters<typeof signTransaction>[1],
): Promise<{ readonly requests: readonly unknown[]; readonly fee: bigint | undefined }> {
  let seen: { requests: readonly unknown[]; fee: bigint | undefined } | undefined;
  await signTransaction(envelope, signer, TESTNET, {
    approve: (requests, fee) => {
      seen = { requests: requests.map(({ path, address }) => [path, address]), fee };
      return [];
    },
  });
  return seen!;
}

test("signTransaction() shows an approver the entries of the source account and those of the signer, and the fee", async () => {
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
  addresses: [SEVEN],
  credentials: ["sourceAccount", "address"],
  untilLedger: 9,
  calls: [{ contract: TOKEN, function: "ping", args: [], times: 2 }],
};

test("signTransaction() signs what a policy takes, up to its fee", async () => {
  const approve = signingPolicy({ ...POLICY, maxFee: "100" });
  const signed = await signTransaction(pinging, seven, TESTNET, { approve });
  assert.equal(signed.value.signatures.length, 1);
  const tooMuch = signTransaction(pinging, seven, TESTNET, { approve: signingPolicy({ ...POLICY, maxFee: "99" }) });
  await assert.rejects(tooMuch, {
    code: "auth/refused",
    violations: [{ code: "limit", path: "fee", expected: "a fee of at most 99 stroops", got: "100" }],
  });
});

const bumpSequence = new Operation({
  sourceAccount: null,
  body: OperationBody.bumpSequence(new BumpSequenceOp({ bumpTo: 9n })),
});
const refused: readonly {
  readonly name: string;
  readonly envelope: TransactionEnvelope;
  readonly violations: readonly { readonly path: string; readonly got: string }[];
}[] = [
  {
    name: "another operation",
    envelope: transactionOf([bumpSequence]),
    violations: [{ path: "operations[0]", got: "bumpSequence" }],
  },
  {
    name: "several operations",
    envelope: transactionOf([bumpSequence, bumpSequence]),
    violations: [
      { path: "operations", got: "2 operations" },
      { path: "operations[0]", got: "bumpSequence" },
      { path: "operations[1]", got: "bumpSequence" },
    ],
  },
  {
    name: "a fee bump of another operation",
    envelope: feeBumpTransaction(transactionOf([bumpSequence]), { feeSource: SEVEN, baseFee: 200 }),
    violations: [{ path: "operations[0]", got: "bumpSequence" }],
  },
];

for (const { name, envelope, violations } of refused) {
  test(`signTransaction() with an approver refuses ${name}, and asks nobody`, async () => {
    const never = { publicKey: () => SEVEN, sign: () => assert.fail("asked to sign") };
    const approve = () => assert.fail("asked to approve");
    const expected = "one contract call, or one restore or extension of a footprint";
    await assert.rejects(signTransaction(envelope, never, TESTNET, { approve }), {
      code: "auth/refused",
      violations: violations.map((found) => ({ code: "call", expected, ...found })),
    });
    await signTransaction(envelope, seven, TESTNET); // without one it is signed as ever
  });
}

for (const operation of [restoreFootprint(), extendFootprint(100)]) {
  test(`signTransaction() with a policy signs a transaction of ${operation.body.type}`, async () => {
    const resourceData = new DwsaDataBuilder().setResourceFee(50).build();
    const envelope = buildTransaction({
      source: SEVEN,
      accountSequence: 0n,
      operations: [operation],
      baseFee: 100,
      timeBounds: "unbounded",
      resourceData,
    });
    const approve = signingPolicy({ ...POLICY, calls: [], maxFee: "150" });
    assert.equal((await signTransaction(envelope, seven, TESTNET, { approve })).value.signatures.length, 1);
  });
}

test("signTransaction() refuses unknown options, and an approver that is no function", async () => {
  for (const options of [null, [], { aprove: () => [] }, { approve: POLICY }, { approve: null }]) {
    await assert.rejects(signTransaction(pinging, seven, TESTNET, options as never), { name: "TypeError" });
  }
});
