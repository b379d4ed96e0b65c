/** `transactionRequest`: the request that an approver receives. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract, withAuth } from "@dwsa/base/contract";
import { hash } from "@dwsa/base/keys";
import { feeBumpTransaction, transactionRequest } from "@dwsa/base/transaction";
import { DwsaAuthorizationEntry, DwsaCredentials } from "@dwsa/base/xdr";
import { entryFor, invocation } from "../auth/_entries.ts";
import { ALICE, BOB, CAROL, NETWORK, transaction } from "./_signers.ts";

const ofSource = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: invocation,
});
const call = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("swap");
const envelope = transaction([withAuth(call, [ofSource, entryFor(BOB), entryFor(CAROL)])]);

for (
  const [name, signer, paths] of [
    ["an unknown signer: all entries", undefined, [0, 1, 2]],
    ["the source account: its own entries", ALICE, [0]],
    ["another signer: those of its address, and those that its signature of the transaction approves", BOB, [0, 1]],
  ] as const
) {
  test(`transactionRequest() returns the requests of ${name}`, () => {
    const request = transactionRequest(envelope, NETWORK, signer);
    assert.equal(request.signer, signer ?? null);
    assert.deepEqual(request.requests.map(({ path }) => path), paths.map((i) => `operations[0].auth[${i}]`));
    assert.deepEqual(request.networkId, hash(new TextEncoder().encode(NETWORK)));
    assert.equal(request.fee, 100n);
  });
}

test("transactionRequest() returns the fee of the outer transaction, and a copy of the envelope", () => {
  const bump = feeBumpTransaction(transaction(), { feeSource: BOB, baseFee: 300 });
  const request = transactionRequest(bump, NETWORK, BOB);
  assert.equal(request.fee, 600n);
  assert.notEqual(request.envelope, bump);
  assert.ok(request.envelope.equals(bump));
});

test("transactionRequest() rejects arguments of the wrong type", () => {
  assert.throws(() => transactionRequest({} as never, NETWORK), TypeError);
  assert.throws(() => transactionRequest(envelope, ""), { code: "network/passphrase" });
  assert.throws(() => transactionRequest(envelope, NETWORK, 5 as never), {
    name: "TypeError",
    message: /expected signer to be an account \(G\.\.\.\), got number$/,
  });
  assert.throws(() => transactionRequest(envelope, NETWORK, "C"), { code: /^strkey\// });
});
