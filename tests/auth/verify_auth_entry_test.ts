import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, type VerifiedAuthNode, verifyAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { compareBytes } from "../../internal/bytes.ts";
import { corpusTest } from "../_corpus.ts";
import {
  accountSignature,
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  contract,
  delegatedFor,
  entryFor,
  keypair,
  NETWORK,
  signedBy,
  sourceEntry,
  UNABLE,
  verdictsOf,
} from "./_entries.ts";

test("verifyAuthEntry() verifies every node and every signature", async () => {
  let entry = delegatedFor(ALICE, [{ address: BOB }, { address: contract(9) }]);
  entry = await signedBy(entry, [alice, bob]);
  entry = await authorizeEntry(entry, () => ScVal.scvU32(1), 100, NETWORK, contract(9));
  assert.deepEqual(verifyAuthEntry(entry, NETWORK), [
    {
      path: "credentials",
      address: ALICE,
      present: true,
      required: true,
      verified: true,
      problems: [],
      signatures: [{ publicKey: ALICE, verified: true }],
    },
    {
      path: "credentials.delegates[0]",
      address: BOB,
      present: true,
      required: true,
      verified: true,
      problems: [],
      signatures: [{ publicKey: BOB, verified: true }],
    },
    {
      path: "credentials.delegates[1]",
      address: contract(9),
      present: true,
      required: true,
      verified: "custom",
      problems: [],
      signatures: [],
    },
  ]);
});

test("verifyAuthEntry() is false where there is no signature", () => {
  const at = { path: "credentials", address: contract(8) };
  assert.deepEqual(verifyAuthEntry(entryFor(contract(8)), NETWORK), [{
    ...at,
    present: false,
    required: true,
    verified: false,
    signatures: [],
    problems: [{ reason: "unsigned", ...at, message: "The signature is missing" }],
  }]);
  assert.deepEqual(verifyAuthEntry(sourceEntry, NETWORK), []);
});

for (const arm of arms) {
  test(`verifyAuthEntry() finds anything in ${arm} that was changed`, async () => {
    const signed = await authorizeEntry(entryFor(ALICE, { arm }), alice, 100, NETWORK);
    assert.deepEqual(verdictsOf(signed), { credentials: true });
    assert.deepEqual(verdictsOf(signed, Networks.PUBLIC), { credentials: false });
    const bytes = signed.toXDR();
    let verified = 0;
    for (let i = 0; i < bytes.length; i++) {
      const tampered = bytes.slice();
      tampered[i]! ^= 1;
      let entry;
      try {
        entry = DwsaAuthorizationEntry.fromXDR(tampered);
      } catch {
        continue; // no longer an entry
      }
      // The payload of legacy credentials does not contain the address, so the signature remains valid.
      const unsigned = arm === "dwsaCredentialsAddress" && i >= 12 && i < 44;
      if (entry.credentials.type !== arm) continue;
      const [node] = verifyAuthEntry(entry, NETWORK);
      assert.equal(node?.verified, unsigned, `byte ${i}`);
      verified++;
    }
    assert(verified > 150);
  });
}

test("verifyAuthEntry() accepts no other form from an account", () => {
  for (
    const signature of [
      ScVal.scvU32(1),
      ScVal.scvVec([ScVal.scvVoid()]),
      ScVal.scvVec([ScVal.scvMap(null)]),
      ScVal.scvMap([]),
    ]
  ) {
    assert.deepEqual(verdictsOf(entryFor(ALICE, { signature })), { credentials: false });
    assert.deepEqual(verdictsOf(entryFor(contract(8), { signature })), { credentials: "custom" });
  }
});

test("verifyAuthEntry() requires signatures in order, each once, at most 20, of an address that can sign", async () => {
  let entry = entryFor(ALICE);
  for (const signer of [alice, bob]) entry = await authorizeEntry(entry, signer, 100, NETWORK);
  const { signature } = entry.credentials.value as { signature: ScVal };
  assert(signature.type === "scvVec" && signature.value !== null);
  const [first, second] = signature.value;
  const variants = [
    { maps: [first!, second!], verified: true },
    { maps: [second!, first!], verified: false },
    { maps: [first!, first!], verified: false },
    { maps: new Array(21).fill(first), verified: false },
  ];
  for (const { maps, verified } of variants) {
    const changed = entryFor(ALICE, { expiry: 100, signature: ScVal.scvVec(maps) });
    assert.deepEqual(verdictsOf(changed), { credentials: verified });
  }
  const wallet = entryFor(contract(8), { expiry: 100, signature: ScVal.scvVec([second!, first!]) });
  assert.deepEqual(verdictsOf(wallet), { credentials: true }); // the order is a rule of accounts
  for (const address of UNABLE) {
    const unable = entryFor(address, { expiry: 100, signature });
    assert.deepEqual(verdictsOf(unable), { credentials: false });
  }
});

test("verifyAuthEntry() rejects more than 20 signatures of an account, and other values among them", async () => {
  const signed = await Promise.all(
    Array.from({ length: 21 }, async (_, i) => {
      const { credentials } = await authorizeEntry(entryFor(ALICE), keypair(i + 10), 100, NETWORK);
      const { signature } = credentials.value as { signature: ScVal };
      assert(signature.type === "scvVec" && signature.value !== null);
      return { raw: keypair(i + 10).rawPublicKey(), map: signature.value[0]! };
    }),
  );
  const maps = signed.sort((a, b) => compareBytes(a.raw, b.raw)).map(({ map }) => map);
  const verdict = (list: readonly ScVal[]) =>
    verdictsOf(entryFor(ALICE, { expiry: 100, signature: ScVal.scvVec(list) })).credentials;
  assert.equal(verdict(maps.slice(1)), true);
  assert.equal(verdict(maps), false);
  const atContract = (list: readonly ScVal[]) => {
    const entry = entryFor(contract(8), { expiry: 100, signature: ScVal.scvVec(list) });
    const [{ verified, signatures }] = verifyAuthEntry(entry, NETWORK) as [VerifiedAuthNode];
    return [verified, signatures[0]?.verified];
  };
  assert.deepEqual(atContract(maps.slice(1)), [true, true]); // the payload of legacy credentials does not contain the address
  assert.deepEqual(atContract(maps), ["custom", "unknown"]);

  const [one] = maps;
  assert(one?.type === "scvMap" && one.value !== null);
  const more = new ScMapEntry({ key: ScVal.scvSymbol("weight"), val: ScVal.scvBytes(new Uint8Array(32)) });
  assert.equal(verdict([ScVal.scvMap([...one.value, more])]), false);
});

test("verifyAuthEntry() verifies the account form at a contract too", async () => {
  const wallet = entryFor(contract(8));
  const signed = await authorizeEntry(wallet, alice, 100, NETWORK, contract(8));
  assert.deepEqual(verdictsOf(signed), { credentials: true });
  const wrong = accountSignature({ publicKey: alice.rawPublicKey(), signature: new Uint8Array(64) });
  assert.deepEqual(verdictsOf(entryFor(contract(8), { signature: wrong })), { credentials: false });
});

test("verifyAuthEntry() rejects wrong arguments", () => {
  assert.throws(() => verifyAuthEntry("AAAA" as never, NETWORK), /expected entry to be a DwsaAuthorizationEntry/);
  for (const passphrase of ["", undefined]) {
    assert.throws(
      () => verifyAuthEntry(sourceEntry, passphrase as never),
      /networkPassphrase (?:to be a string|must )/,
    );
  }
});

corpusTest(
  "verifyAuthEntry() confirms every account-form signature that the test network has accepted",
  "authorizationEntries",
  (entries) => {
    const verdicts = entries.flatMap(({ xdr }) => Object.values(verdictsOf(DwsaAuthorizationEntry.fromXDR(xdr))));
    assert.deepEqual(verdicts.filter((verdict) => verdict === false), []);
    assert(verdicts.filter((verdict) => verdict === true).length >= 5);
    assert(verdicts.includes("custom"));
  },
);
