import { authorizeEntry } from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { fromHex } from "@dwsa/base/encoding";
import { scAddressToString } from "@dwsa/base/address";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { StrKey } from "@dwsa/base/strkey";
import { readSimulation, signTransaction } from "@dwsa/base/transaction";
import { ScVal } from "@dwsa/base/xdr";
import {
  buildChallenge,
  buildContractChallenge,
  type ChallengeParams,
  checkChallenge,
  checkContractChallenge,
  type ContractChallengeParams,
  readChallenge,
  verifyChallenge,
  verifyContractChallenge,
} from "@dwsa/base/webauth";
import fc from "fast-check";
import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILD } from "./_cases.ts";

/** Returns the parameters of a case: the nonce of SEP-10 is in hexadecimal. */
function paramsOf(params: Readonly<Record<string, unknown>>): ChallengeParams {
  return { ...params, nonce: fromHex(params.nonce as string) } as unknown as ChallengeParams; // from JSON
}

for (const { name, params, envelope } of BUILD.sep10) {
  test(`buildChallenge() builds the exact bytes: ${name}`, () => {
    assert.equal(buildChallenge(paramsOf(params)).toXDR("base64"), envelope);
  });
}

for (const { name, params } of BUILD.sep10Rejected) {
  test(`buildChallenge() rejects: ${name}`, () => {
    assert.throws(
      () => buildChallenge(paramsOf(params)),
      (error) => error instanceof RangeError || (error as { code?: unknown }).code === "webauth/challenge",
    );
  });
}

for (const { name, params, addresses, rootInvocation, credentials } of BUILD.sep45) {
  test(`buildContractChallenge() builds the expected entries: ${name}`, () => {
    const entries = buildContractChallenge(params as unknown as ContractChallengeParams);
    assert.deepEqual(
      entries.map((entry) => {
        assert.ok("address" in entry.credentials.value!);
        return scAddressToString(entry.credentials.value.address);
      }),
      addresses,
    );
    for (const entry of entries) {
      assert.equal(entry.rootInvocation.toXDR("base64"), rootInvocation);
      assert.equal(entry.credentials.type, credentials);
    }
    const nonces = entries.map((entry) => "nonce" in entry.credentials.value! && entry.credentials.value.nonce);
    assert.equal(new Set(nonces).size, entries.length);
  });
}

for (const { name, params } of BUILD.sep45Rejected) {
  test(`buildContractChallenge() rejects: ${name}`, () => {
    assert.throws(
      () => buildContractChallenge(params as unknown as ContractChallengeParams),
      (error) => error instanceof RangeError || (error as { code?: unknown }).code === "webauth/challenge",
    );
  });
}

const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const user = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
const wallet = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3));
const network = Networks.TESTNET;

/** The domains in random challenges. */
const domains = fc.constantFrom("home.example", "localhost:8000", "a.b", "bücher.example");

test("what buildChallenge() builds, signed by all, is a valid login", async () => {
  await fc.assert(fc.asyncProperty(
    domains,
    domains,
    fc.option(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { nil: undefined }),
    fc.boolean(),
    async (homeDomain, webAuthDomain, memo, hasWallet) => {
      const clientDomain = hasWallet ? { domain: "wallet.example", account: wallet.publicKey() } : undefined;
      const common = { serverAccount: server.publicKey(), webAuthDomain };
      const account = user.publicKey();
      const timeBounds = { min: 100, max: 1_000 };
      const built = buildChallenge({ ...common, account, homeDomain, timeBounds, memo, clientDomain });
      const sent = await signTransaction(built, server, network);
      const expected = { ...common, networkPassphrase: network, homeDomain, account, currentTime: 100 };
      const wanted = { memo: memo ?? null, clientDomain: clientDomain ?? null };
      assert.deepEqual(checkChallenge(sent, { ...expected, ...wanted }).problems, []);
      let returned = await signTransaction(sent, user, network);
      if (hasWallet) returned = await signTransaction(returned, wallet, network);
      const accounts = { [account]: null };
      const options = {
        ...common,
        networkPassphrase: network,
        homeDomains: [homeDomain],
        currentTime: 1_000,
        accounts,
      };
      const { subject, signatures } = verifyChallenge(returned, options);
      assert.equal(subject, memo === undefined ? account : `${account}:${memo}`);
      const roles = hasWallet ? ["server", "client", "client-domain"] : ["server", "client"];
      assert.deepEqual(signatures.map(({ role }) => role), roles);
    },
  ));
});

test("what buildContractChallenge() builds, signed by the server, is what a wallet may sign", async () => {
  const params = {
    serverAccount: server.publicKey(),
    account: StrKey.encodeContract(new Uint8Array(32).fill(4)),
    homeDomain: "home.example",
    webAuthDomain: "auth.home.example",
    webAuthContract: StrKey.encodeContract(new Uint8Array(32).fill(5)),
    clientDomain: { domain: "wallet.example", account: wallet.publicKey() },
  };
  for (const authV2 of [false, true]) {
    const [mine, theirs, third] = buildContractChallenge({ ...params, authV2 });
    const sent = [mine!, await authorizeEntry(theirs!, server, 1_000, network), third!];
    assert.equal(readChallenge(sent).account, params.account);
    const expected = { ...params, networkPassphrase: network, currentLedger: 999 };
    assert.deepEqual(checkContractChallenge(sent, expected).problems, []);
    const late = checkContractChallenge(sent, { ...expected, currentLedger: 1_000 });
    assert.deepEqual(late.problems.map(({ reason }) => reason), ["expired"]);
    const { homeDomain, account: _, clientDomain: __, ...options } = expected;
    const { problems } = verifyContractChallenge(sent, { ...options, homeDomains: [homeDomain] });
    assert.deepEqual(problems.map(({ reason }) => reason), ["client-domain-signature", "expired"]);
  }
});

test("a challenge of another server, with two signatures or with entries to restore is not accepted", async () => {
  const params = {
    serverAccount: server.publicKey(),
    account: StrKey.encodeContract(new Uint8Array(32).fill(4)),
    homeDomain: "home.example",
    webAuthDomain: "auth.home.example",
    webAuthContract: StrKey.encodeContract(new Uint8Array(32).fill(5)),
  };
  const expected = { ...params, networkPassphrase: network, currentLedger: 999 };
  const reasons = (entries: Parameters<typeof checkContractChallenge>[0], more: object = {}) =>
    checkContractChallenge(entries, { ...expected, ...more }).problems.map(({ reason }) => reason);
  const [own, ofOther] = buildContractChallenge({ ...params, serverAccount: wallet.publicKey() });
  assert.deepEqual(reasons([own, await authorizeEntry(ofOther, wallet, 1_000, network)]), ["server-account"]);

  const [mine, theirs] = buildContractChallenge(params);
  const once = await authorizeEntry(theirs, server, 1_000, network);
  assert.deepEqual(reasons([mine, once]), []);
  const keys = [user, wallet].map((key) => Keypair.fromSecret(key.secret()));
  for (const key of keys) { // one of them sorts after the server's key
    assert.deepEqual(reasons([mine, await authorizeEntry(once, key, 1_000, network)]), ["server-signature"]);
  }
  const transactionData = new DwsaDataBuilder().build().toXDR("base64");
  const simulation = readSimulation({
    ...{ latestLedger: 7, minResourceFee: "1", transactionData },
    results: [{ auth: [], xdr: ScVal.scvVoid().toXDR("base64") }],
    restorePreamble: { minResourceFee: "1", transactionData },
  });
  assert.equal(simulation.type, "restore");
  assert.deepEqual(reasons([mine, once], { simulation }), ["simulation"]);
});
