import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base";
import { authorizeEntry, buildAuthorizationEntryPreimage, inspectAuthEntry } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { ScVal } from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  BOB,
  CAROL,
  carol,
  contract,
  delegatedFor,
  entryFor,
  NETWORK,
  signedBy,
  sourceEntry,
  UNABLE,
} from "./_entries.ts";

test("inspectAuthEntry() summarizes an entry of the source account", () => {
  assert.deepEqual(inspectAuthEntry(sourceEntry), {
    credentials: "dwsaCredentialsSourceAccount",
    address: null,
    nonce: null,
    signatureExpirationLedger: null,
    nodes: [],
    problems: [],
  });
});

test("inspectAuthEntry() lists every node, not only the top-level node", async () => {
  const entry = delegatedFor(contract(8), [{ address: BOB, nestedDelegates: [{ address: CAROL }] }]);
  const signed = await signedBy(entry, [carol]);
  const payload = hash(buildAuthorizationEntryPreimage(signed, 100, NETWORK).toXDR());
  const unsigned = { present: false, signatures: [], scVal: ScVal.scvVoid().toXDR("base64") };
  const { nodes, problems, ...summary } = inspectAuthEntry(signed);
  assert.deepEqual(problems.map(({ reason, path }) => `${reason} ${path}`), ["unsigned credentials.delegates[0]"]);
  assert.deepEqual(summary, {
    credentials: "dwsaCredentialsAddressWithDelegates",
    address: contract(8),
    nonce: "5",
    signatureExpirationLedger: 100,
  });
  assert.deepEqual(nodes.slice(0, 2), [
    { path: "credentials", address: contract(8), required: false, ...unsigned },
    { path: "credentials.delegates[0]", address: BOB, required: true, ...unsigned },
  ]);
  const { scVal, ...third } = nodes[2]!;
  assert.deepEqual(third, {
    path: "credentials.delegates[0].nestedDelegates[0]",
    address: CAROL,
    present: true,
    required: true,
    signatures: [{ publicKey: CAROL, signature: toHex(carol.sign(payload)) }],
  });
  assert.equal(ScVal.fromXDR(scVal).type, "scvVec");
});

test("inspectAuthEntry() returns plain values that JSON keeps", async () => {
  const nonce = -(2n ** 63n);
  for (const entry of [entryFor(ALICE, { nonce }), await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK)]) {
    const summary = inspectAuthEntry(entry);
    assert.deepEqual(JSON.parse(JSON.stringify(summary)), summary);
  }
  assert.equal(inspectAuthEntry(entryFor(ALICE, { nonce })).nonce, "-9223372036854775808");
});

test("inspectAuthEntry() shows signatures that only a contract can read", () => {
  const signature = ScVal.scvBytes(new Uint8Array([1, 2, 3]));
  const [node] = inspectAuthEntry(entryFor(contract(8), { signature })).nodes;
  assert.equal(node?.present, true);
  assert.deepEqual(node?.signatures, []);
  assert(ScVal.fromXDR(node!.scVal).equals(signature));
});

test("inspectAuthEntry() reads entries that cannot be signed", () => {
  for (const address of UNABLE) assert.equal(inspectAuthEntry(entryFor(address)).address, address);
});

test("inspectAuthEntry() rejects values that are no entry", () => {
  for (const wrong of [undefined, null, {}, "AAAA", sourceEntry.toXDR(), sourceEntry.credentials]) {
    assert.throws(() => inspectAuthEntry(wrong as never), /expected entry to be a DwsaAuthorizationEntry/);
  }
});
