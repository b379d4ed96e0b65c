/** Every signing method: the signer's input, and its signature in the submitted transaction. */

import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { test } from "node:test";
import {
  accountDigest,
  type AccountPayload,
  decodeAccountSignature,
  encodeAccountSignature,
} from "@dwsa/base/accounts";
import { type PasskeyAssertion, signPreimage, verifyAuthEntry } from "@dwsa/base/auth";
import { type AddressSigner, type ClientSigner, contractClient } from "@dwsa/base/client";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { hash, Keypair } from "@dwsa/base/keys";
import { signTransaction } from "@dwsa/base/transaction";
import { type DwsaAuthorizationEntry, type HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";
import { echo } from "../rpc/_echo.ts";
import { recordingOf } from "./_answers.ts";
import { ALICE, BOB, CALLER as OTHER, CAROL, NETWORK, testClient, VAULT } from "./_scenarios.ts";

const ACCOUNT = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";
const read: string[] = [];

/** Creates a SEP-43 wallet that records each request for an entry, and signs everything. */
function wallet(key: Keypair): AddressSigner {
  return {
    address: key.publicKey(),
    signAuthEntry: (preimage, { networkPassphrase, address }) =>
      signPreimage(preimage, key, {
        networkPassphrase,
        approve: ([request]) => {
          read.push(`${address} ${request!.invocation.function.type}`);
          return [];
        },
      }),
    signTransaction: async (transaction, { networkPassphrase }) => {
      const envelope = TransactionEnvelope.fromXDR(transaction);
      const signed = await signTransaction(envelope, key, networkPassphrase, { approve: () => [] });
      return { signedTxXdr: signed.toXDR("base64"), signerAddress: key.publicKey() };
    },
  };
}

const passkey = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** Creates the assertion that a browser returns after a passkey has signed a challenge. */
function authenticate(challenge: Uint8Array): PasskeyAssertion {
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = 0x05; // user present, user verified
  const clientData = { type: "webauthn.get", challenge: Buffer.from(challenge).toString("base64url") };
  const clientDataJSON = new TextEncoder().encode(JSON.stringify(clientData));
  const message = Uint8Array.from([...authenticatorData, ...hash(clientDataJSON)]);
  return { authenticatorData, clientDataJSON, signature: Uint8Array.from(sign("sha256", message, passkey.privateKey)) };
}

/** The signer of a passkey-kit account. */
const smartAccount: ClientSigner = {
  address: ACCOUNT,
  authorize: (preimage: HashIdPreimage) => {
    const payload: AccountPayload = { contract: "passkey-kit@1", account: ACCOUNT, preimage };
    const credentialId = Uint8Array.of(1, 2, 3);
    const assertion = authenticate(accountDigest(payload));
    return { signatureScVal: encodeAccountSignature(payload, [{ credentialId, assertion }]) };
  },
};

/** Pays from an address, and returns the entry that was sent. */
async function pay(
  from: string,
  source: ClientSigner,
  signers: readonly ClientSigner[],
  signal?: AbortSignal,
): Promise<DwsaAuthorizationEntry> {
  const backend = echo(recordingOf("two signers"));
  const client = testClient((method, params) => backend.answer(method, params));
  const lumens = contractClient(client, contractIdFromAsset("native", NETWORK), [{
    function_v0: {
      name: "transfer",
      inputs: [
        { name: "from", type: "address" },
        { name: "to", type: "muxed_address" },
        { name: "amount", type: "i128" },
      ],
      outputs: [],
    },
  }]);
  const call = lumens.transfer({ from, to: BOB.publicKey(), amount: 5n });
  const { transaction: { envelope } } = await call.send({ source, signers, maxFee: 1_000_000, signal });
  assert(envelope.type === "envelopeTypeTx");
  assert.equal(envelope.value.signatures.length, 1, "the source has signed");
  const { body } = envelope.value.tx.operations[0]!;
  assert(body.type === "invokeHostFunction");
  return body.value.auth[0]!;
}

test("a client asks wallets for the signatures of an entry and of a transaction", async () => {
  const entry = await pay(ALICE.publicKey(), wallet(CAROL), [wallet(ALICE)]);
  assert.equal(verifyAuthEntry(entry, NETWORK)[0]?.verified, true);
  assert.deepEqual(read.splice(0), [`${ALICE.publicKey()} dwsaAuthorizedFunctionTypeContractFn`]);
});

test("a client signs with each key of an account", async () => {
  const second = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9));
  const entry = await pay(ALICE.publicKey(), CAROL, [{ address: ALICE.publicKey(), keys: [ALICE, second] }]);
  assert.deepEqual(verifyAuthEntry(entry, NETWORK)[0]?.signatures.map(({ verified }) => verified), [true, true]);
});

test("a client sends the signature of a passkey for a smart account", async () => {
  const entry = await pay(ACCOUNT, CAROL, [smartAccount]);
  const { credentials } = entry;
  assert(credentials.type === "dwsaCredentialsAddressV2");
  const decoded = decodeAccountSignature("passkey-kit@1", credentials.value.signature);
  assert.equal(decoded?.signatures.length, 1);
});

/** The delegates of a signer, and the paths of the nodes in the entry that is sent, by address. */
const DELEGATES: readonly (readonly [
  name: string,
  delegates: readonly ClientSigner[],
  nodes: Readonly<Record<string, string>>,
])[] = [
  ["one delegate", [ALICE], { "credentials.delegates[0]": ALICE.publicKey() }],
  [
    "two delegates",
    [BOB, ALICE],
    { "credentials.delegates[0]": BOB.publicKey(), "credentials.delegates[1]": ALICE.publicKey() },
  ],
  [
    "a delegate of a delegate",
    [{ address: ACCOUNT, delegates: [BOB] }],
    { "credentials.delegates[0].nestedDelegates[0]": BOB.publicKey() },
  ],
  [
    "three levels, the last with two delegates",
    [{
      address: ACCOUNT,
      delegates: [{ address: OTHER, delegates: [{ address: ALICE.publicKey(), keys: [ALICE] }, BOB] }],
    }],
    {
      "credentials.delegates[0].nestedDelegates[0].nestedDelegates[0]": BOB.publicKey(),
      "credentials.delegates[0].nestedDelegates[0].nestedDelegates[1]": ALICE.publicKey(),
    },
  ],
];
for (const [name, delegates, expected] of DELEGATES) {
  test(`a client sends the signatures of a signer with ${name}`, async () => {
    const entry = await pay(VAULT, CAROL, [{ address: VAULT, delegates }]);
    const signed = verifyAuthEntry(entry, NETWORK).filter(({ verified }) => verified === true);
    assert.deepEqual(Object.fromEntries(signed.map(({ path, address }) => [path, address])), expected);
  });
}

test("a client rejects a delegate that cannot sign entries, even if its contract also has keys", async () => {
  const delegate: AddressSigner = { address: ALICE.publicKey(), signTransaction: () => assert.fail("asked to sign") };
  for (const delegates of [[delegate], [BOB, delegate], [delegate, BOB], [{ address: OTHER, delegates: [delegate] }]]) {
    const signer = { address: ACCOUNT, keys: [ALICE], delegates };
    await assert.rejects(pay(ACCOUNT, CAROL, [signer]), {
      code: "client/missing-signer",
      message:
        `Cannot call transfer: no signer can sign authorization entries for ${ACCOUNT}; pass one in options.signers`,
    });
  }
});

test("a wallet that declines ends the call with its reason", async () => {
  const declining: AddressSigner = {
    ...wallet(ALICE),
    signAuthEntry: () => Promise.resolve({ error: "User declined" } as never),
  };
  await assert.rejects(pay(ALICE.publicKey(), CAROL, [declining]), /User declined/);
});

test("a wallet that returns another transaction is rejected", async () => {
  const lying: AddressSigner = {
    ...wallet(CAROL),
    signTransaction: () =>
      Promise.resolve({ signedTxXdr: Object(recordingOf("one signer").at(-1)!.result).envelopeXdr }),
  };
  await assert.rejects(pay(ALICE.publicKey(), lying, [ALICE]), { code: "transaction/envelope" });
});

test("a wallet that declines to sign the transaction ends the call with its reason", async () => {
  const declining: AddressSigner = {
    ...wallet(CAROL),
    signTransaction: () =>
      Promise.resolve({ error: { code: -4, message: "The user rejected this request." } } as never),
  };
  await assert.rejects(pay(ALICE.publicKey(), declining, [ALICE]), /"The user rejected this request\."/);
});

test("a signal ends the wait for a wallet that does not respond", async () => {
  const reason = new Error("the user has left");
  const controllers = [new AbortController(), new AbortController()];
  const silent = (key: Keypair, controller: AbortController): AddressSigner => {
    const never = () => {
      controller.abort(reason);
      return new Promise<never>(() => {});
    };
    return { address: key.publicKey(), signAuthEntry: never, signTransaction: never };
  };
  const [first, second] = controllers as [AbortController, AbortController];
  await assert.rejects(pay(ALICE.publicKey(), CAROL, [silent(ALICE, first)], first.signal), reason);
  await assert.rejects(pay(ALICE.publicKey(), silent(CAROL, second), [ALICE], second.signal), reason);
});
