import { hash, Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { StrKey } from "@dwsa/base/strkey";
import { signTransaction } from "@dwsa/base/transaction";
import { DecoratedSignature, TransactionEnvelope, TransactionV1Envelope } from "@dwsa/base/xdr";
import { buildChallenge, checkChallenge, verifyChallenge } from "@dwsa/base/webauth";
import assert from "node:assert/strict";
import { test } from "node:test";

const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey();
const params = {
  serverAccount: server.publicKey(),
  account,
  homeDomain: "home.example",
  webAuthDomain: "auth.home.example",
  timeBounds: { min: 100, max: 1_000 },
};
const challenge = buildChallenge(params);
const { timeBounds: _, ...known } = params;
const expected = { ...known, networkPassphrase: Networks.TESTNET, currentTime: 100 };
const { account: __, homeDomain, ...rest } = expected;
const options = { ...rest, homeDomains: [homeDomain], accounts: { [account]: null } };

const cases = [
  { name: "no options", call: () => checkChallenge(challenge, undefined as never), error: TypeError },
  {
    name: "an unknown option",
    call: () => checkChallenge(challenge, { ...expected, now: 1 } as never),
    error: TypeError,
  },
  { name: "no challenge", call: () => checkChallenge(null as never, expected), error: TypeError },
  { name: "an array as a challenge", call: () => verifyChallenge([] as never, options), error: TypeError },
  {
    name: "a clock tolerance above 300 seconds",
    call: () => checkChallenge(challenge, { ...expected, clockTolerance: 301 }),
    error: RangeError,
  },
  {
    name: "a negative time",
    call: () => verifyChallenge(challenge, { ...options, currentTime: -1 }),
    error: RangeError,
  },
  {
    name: "a memo of 2^64",
    call: () => checkChallenge(challenge, { ...expected, memo: 2n ** 64n }),
    error: RangeError,
  },
  {
    name: "a contract as the server",
    call: () => checkChallenge(challenge, { ...expected, serverAccount: "C" + account.slice(1) }),
    error: { code: "webauth/challenge", path: "serverAccount" },
  },
  {
    name: "a secret key as an account, which no message repeats",
    call: () => checkChallenge(challenge, { ...expected, account: server.secret() }),
    error: (error: Error) => !error.message.includes(server.secret()) && "code" in error,
  },
  {
    name: "an empty passphrase",
    call: () => checkChallenge(challenge, { ...expected, networkPassphrase: "" }),
    error: { code: "network/passphrase" },
  },
  {
    name: "a state without thresholds",
    call: () => verifyChallenge(challenge, { ...options, accounts: { [account]: { signers: [] } as never } }),
    error: TypeError,
  },
  {
    name: "a weight above 255",
    call: () =>
      verifyChallenge(challenge, {
        ...options,
        accounts: {
          [account]: {
            signers: [{ key: account, weight: 256 }],
            thresholds: { master: 1, low: 0, medium: 0, high: 0 },
          },
        },
      }),
    error: RangeError,
  },
  {
    name: "an unknown threshold",
    call: () => verifyChallenge(challenge, { ...options, threshold: "any" as never }),
    error: TypeError,
  },
];

for (const { name, call, error } of cases) {
  test(`functions of webauth reject ${name}`, () => assert.throws(call, error as never));
}

test("verifyChallenge() counts no preimage of a hash as a signature, and no key that is not a strkey", async () => {
  const preimage = new Uint8Array(32).fill(9);
  const hashed = hash(preimage);
  const signed = await signTransaction(challenge, server, Networks.TESTNET);
  const envelope = TransactionEnvelope.fromXDR(signed.toXDR()) as TransactionEnvelope<"envelopeTypeTx">;
  const { tx, signatures } = envelope.value;
  const returned = TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({
      tx,
      signatures: [...signatures, new DecoratedSignature({ hint: hashed.slice(-4), signature: preimage })],
    }),
  );
  const signers = [
    { key: StrKey.encodeSha256Hash(hashed), weight: 1 },
    { key: `<INVALID:${account}:EMPTY_PAYLOAD>`, weight: 1 },
  ];
  const accounts = { [account]: { signers, thresholds: { master: 1, low: 0, medium: 0, high: 0 } } };
  const { problems } = verifyChallenge(returned, { ...options, accounts });
  assert.deepEqual(problems.map(({ reason }) => reason), ["unknown-signature", "client-signature"]);
});
