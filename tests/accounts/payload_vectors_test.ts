import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accountDigest,
  checkAccountEntries,
  decodeAccountSignature,
  encodeAccountSignature,
} from "@dwsa/base/accounts";
import { Address, addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { checkAuthEntryReadiness } from "@dwsa/base/auth";
import { fromHex, toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { ScVal } from "@dwsa/base/xdr";
import { delegatedArgument, digestOf } from "../../accounts/_payload.ts";
import {
  contractOf,
  credentialsOf,
  entryOf,
  NETWORK,
  type PayloadCase,
  type Payloads,
  readVectors,
  signedPreimage,
} from "./_vectors.ts";

const { world, cases, passkeyKit } = readVectors<Payloads>("payloads.json");
/** The cases of the three contracts. Two more cases are of an account of another contract, which needs no signature. */
const all = [...cases, ...passkeyKit].filter(({ account }) => account !== undefined);

/** Accepted, but not exactly in the format: the contract ignores the bytes of a delegated signer. */
const WITH_BYTES = / delegated with bytes$/;

test("the vectors are those of 134 cases of OpenZeppelin and 13 of passkey-kit", () => {
  assert.equal(cases.length, 134);
  assert.equal(passkeyKit.length, 13);
  assert.equal([...cases, ...passkeyKit].filter(({ verdict }) => verdict.accepted).length, 45 + 6);
  assert.equal(all.length, 134 + 13 - 2);
});

for (const given of all) {
  const { name, account, contextRuleIds, payload, digest, preimage, signature, verdict } = given;
  const contract = contractOf(given);

  test(`accountDigest() returns the digest of ${name}`, () => {
    const signed = {
      contract,
      account: addressToScAddress(account),
      payload: fromHex(payload),
      ruleIds: contextRuleIds ?? [],
    };
    assert.equal(toHex(digestOf(signed)), digest);
    if (contract === "openzeppelin@0.8") assert.equal(delegatedArgument(signed).toXDR("base64"), preimage);
    const outer = signedPreimage(given);
    if (outer === undefined) return assert(!verdict.accepted);
    const compute = () => toHex(accountDigest({ contract, account, preimage: outer, contextRuleIds }));
    if (given.problems?.includes("rule-count")) {
      assert.throws(compute, { code: "auth/account", path: "payload.contextRuleIds" });
    } else assert.equal(compute(), digest);
  });

  test(`decodeAccountSignature() and encodeAccountSignature() keep the bytes of ${name}`, () => {
    const value = ScVal.fromXDR(signature, "base64");
    const decoded = decodeAccountSignature(contract, value);
    if (decoded === undefined) return assert(!verdict.accepted || WITH_BYTES.test(name), name);
    const { contextRuleIds: ids } = decoded;
    if (/rule ids changed/.test(name)) assert.notDeepEqual(ids, contextRuleIds);
    else assert.deepEqual(ids, contextRuleIds ?? null);
    const outer = signedPreimage(given);
    if (outer === undefined || given.problems?.includes("rule-count")) return;
    const encoded = encodeAccountSignature(
      { contract, account, preimage: outer, contextRuleIds: ids ?? undefined },
      [...decoded.signatures].reverse(),
    );
    assert.equal(encoded.toXDR("base64"), signature);
  });
}

/** Returns the addresses of the contracts of a kind. */
function addressesOf(kind: string): string[] {
  return world.contracts.filter((contract) => contract.kind === kind).map(({ address }) => address);
}

const verifiers = Object.fromEntries(
  (["ed25519", "webauthn"] as const).flatMap((kind) => addressesOf(kind).map((address) => [address, kind])),
);

for (const given of cases) {
  test(`checkAccountEntries() finds the problems of ${given.name}`, () => {
    const entries = given.auth.map(entryOf);
    const contract = given.crate === "0.7.2" ? "openzeppelin@0.7" : "openzeppelin@0.8";
    const problems = checkAccountEntries(entries, NETWORK, { contract, accounts: addressesOf("account"), verifiers });
    assert.deepEqual([...new Set(problems.map(({ reason }) => reason))].sort(), [...given.problems].sort());
    for (const { path, address, message } of problems) {
      assert.match(path, /^entries\[\d\]\.signature(\.signers\[\d\])?$/);
      assert.equal(new Address(address).type, "contract");
      assert.match(message, /^[A-Z]/);
    }
  });
}

test("checkAccountEntries() and readiness find a problem in 69 of 89 rejected cases, and a danger in 3 accepted ones", () => {
  const isFound = ({ problems, auth, laterLedger = 1000, contracts = [] }: PayloadCase) => {
    // A plain account requires the approval of its delegate instead of a signature, so its entry is not ready.
    const signed = auth.map(entryOf).filter((entry) => {
      const address = scAddressToString(credentialsOf(entry).address);
      return !contracts.some(({ kind, address: plain }) => kind === "plain" && plain === address);
    });
    return problems.length > 0 ||
      signed.some((entry) => !checkAuthEntryReadiness(entry, laterLedger - 1, NETWORK).ready);
  };
  const count = (accepted: boolean) => cases.filter((one) => one.verdict.accepted === accepted && isFound(one)).length;
  assert.equal(count(false), 69);
  assert.equal(count(true), 3);
});

test("accountDigest() equals a digest published for another implementation", () => {
  const signed = {
    contract: "openzeppelin@0.8",
    account: addressToScAddress("CBQHNAXSI55GX2GN6D67GK7BHVPSLJUGZQEU7WJ5LKR5PNUCGLIMAO4K"),
    payload: new Uint8Array(32).fill(7),
    ruleIds: [0],
  } as const;
  assert.equal(toHex(digestOf(signed)), "6a9ce79520683bcdd0967da374e1b206090ca458c1fb4a0e2bf737ca2cf74118");
  assert.equal(toHex(hash(delegatedArgument(signed).toXDR())), toHex(digestOf(signed)));
});
