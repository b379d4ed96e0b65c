/**
 * The rules of the interface specification for authorization entries, one test each. docs/decisions.md lists what
 * differs from it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import {
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
} from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { contractInvocation } from "@dwsa/base/contract";
import { hash, Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const SEED = new Uint8Array(32).fill(7);
const NETWORK = Networks.TESTNET;
const pair = Keypair.fromRawEd25519Seed(SEED);
const C = StrKey.encodeContract(SEED);

test("authorizeEntry() gives a signed copy", async () => {
  const before = entry().toXDR("base64");
  const unsigned = entry();
  assert.notEqual((await authorizeEntry(unsigned, pair, 100, NETWORK)).toXDR("base64"), before);
  assert.equal(unsigned.toXDR("base64"), before);
});

test("authorizeEntry() takes anything with sign() as a key pair", async () => {
  await authorizeEntry(entry(), { sign: (data: Uint8Array) => pair.sign(data) }, 100, NETWORK);
});

test("authorizeEntry() takes a callback that gets the payload and returns a signature, or one with its key", async () => {
  const hashOf = (preimage: xdr.HashIdPreimage) => hash(preimage.toXDR());
  const bare = await authorizeEntry(entry(), (preimage) => pair.sign(hashOf(preimage)), 100, NETWORK);
  const named = await authorizeEntry(
    entry(),
    (preimage) => ({ publicKey: pair.publicKey(), signature: pair.sign(hashOf(preimage)) }),
    100,
    NETWORK,
  );
  assert.ok(bare.equals(named));
});

test("authorizeEntry() without forAddress writes the signature at the top, whoever signs", async () => {
  const other = Keypair.random();
  const signed = await authorizeEntry(delegated(other.publicKey()), other, 100, NETWORK);
  const { credentials } = signed;
  assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
  assert.equal(credentials.value.addressCredentials.signature.type, "scvVec");
  assert.equal(credentials.value.delegates[0]!.signature.type, "scvVoid");
});

test("authorizeEntry() with forAddress writes the signature of the node that it names", async () => {
  const other = Keypair.random();
  const signed = await authorizeEntry(delegated(other.publicKey()), other, 100, NETWORK, other.publicKey());
  const { credentials } = signed;
  assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
  assert.equal(credentials.value.addressCredentials.signature.type, "scvVoid");
  assert.equal(credentials.value.delegates[0]!.signature.type, "scvVec");
});

test("authorizeInvocation() builds an entry; publicKey can be omitted with a key pair", async () => {
  const invocation = entry().rootInvocation;
  const params = { signer: pair, validUntilLedgerSeq: 100, invocation, networkPassphrase: NETWORK };
  assert.equal((await authorizeInvocation(params)).credentials.type, "dwsaCredentialsAddress");
  const v2 = await authorizeInvocation({ ...params, authV2: true });
  assert.equal(v2.credentials.type, "dwsaCredentialsAddressV2");
});

test("buildAuthorizationEntryPreimage() binds the preimage to the address for V2 and delegates", () => {
  const kinds = [entry(), entry("dwsaCredentialsAddressV2"), delegated(pair.publicKey())].map((one) =>
    buildAuthorizationEntryPreimage(one, 100, NETWORK).type
  );
  const withAddress = "envelopeTypeDwsaAuthorizationWithAddress";
  assert.deepEqual(kinds, ["envelopeTypeDwsaAuthorization", withAddress, withAddress]);
});

test("buildAuthorizationEntryPreimage() needs address credentials", () => {
  const source = new xdr.DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: entry().rootInvocation,
  });
  assert.throws(() => buildAuthorizationEntryPreimage(source, 100, NETWORK), { code: "auth/no-address-credentials" });
});

test("buildWithDelegatesEntry() sorts delegates by address, and refuses one that is named twice", () => {
  const addresses = [Keypair.random(), Keypair.random(), Keypair.random()].map((one) => one.publicKey());
  const build = (list: readonly string[]) =>
    buildWithDelegatesEntry({
      entry: entry(),
      validUntilLedgerSeq: 9,
      delegates: list.map((address) => ({ address })),
    });
  const { credentials } = build(addresses);
  assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
  const keys = credentials.value.delegates.map(({ address }) => address.toXDR("hex"));
  assert.deepEqual(keys, [...keys].sort());
  assert.throws(() => build([addresses[0]!, addresses[0]!]), { code: "auth/duplicate-delegate" });
});

test("buildWithDelegatesEntry() refuses an entry that has delegates already", () => {
  const params = { entry: delegated(pair.publicKey()), validUntilLedgerSeq: 9, delegates: [] };
  assert.throws(() => buildWithDelegatesEntry(params), { code: "auth/no-address-credentials" });
});

test("authorizeEntry() writes validUntilLedgerSeq as it is given, the first ledger in which the entry has expired", async () => {
  const { credentials } = await authorizeEntry(entry(), pair, 100, NETWORK);
  assert.ok(credentials.type === "dwsaCredentialsAddress");
  assert.equal(credentials.value.signatureExpirationLedger, 100);
});

function entry(
  type: "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2" = "dwsaCredentialsAddress",
): xdr.DwsaAuthorizationEntry {
  const credentials = new xdr.DwsaAddressCredentials({
    address: new Address(pair.publicKey()).toScAddress(),
    nonce: 5n,
    signatureExpirationLedger: 0,
    signature: xdr.ScVal.scvVoid(),
  });
  return new xdr.DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials[type](credentials),
    rootInvocation: contractInvocation({ contract: C, function: "f", args: [] }),
  });
}

function delegated(address: string): xdr.DwsaAuthorizationEntry {
  return buildWithDelegatesEntry({ entry: entry(), validUntilLedgerSeq: 100, delegates: [{ address }] });
}
