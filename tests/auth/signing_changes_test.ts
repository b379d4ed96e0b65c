/** Neither a signer nor elapsed time can change the signed contents. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, type SigningCallback } from "@dwsa/base/auth";
import {
  HashIdPreimage,
  type HashIdPreimageDwsaAuthorizationWithAddress,
  type InvokeContractArgs,
  ScVal,
} from "@dwsa/base/xdr";
import { ALICE, alice, arms, BOB, call, contract, entryFor, NETWORK, verdictsOf } from "./_entries.ts";

const entry = entryFor(ALICE);

test("authorizeEntry() is not changed by what a callback does with its preimage or its result", async () => {
  for (const arm of arms) {
    const target = entryFor(ALICE, { arm });
    let held: HashIdPreimage | undefined;
    const change = (preimage: HashIdPreimage) => {
      const { invocation, address } = preimage.value as HashIdPreimageDwsaAuthorizationWithAddress;
      const call = invocation.function.value as InvokeContractArgs;
      Object.assign(call, { functionName: "evil" });
      (call.contractAddress.value as Uint8Array).fill(0xee);
      if (address !== undefined) Object.assign(address, { value: undefined });
    };
    const signer: SigningCallback = (preimage, payload) => {
      const signature = alice.sign(payload);
      change(held = preimage);
      return { publicKey: ALICE, signature };
    };
    const signed = await authorizeEntry(target, signer, 100, NETWORK);
    assert(signed.rootInvocation.equals(target.rootInvocation));
    assert.deepEqual(verdictsOf(signed), { credentials: true });
    change(held!);
    assert.deepEqual(verdictsOf(signed), { credentials: true });
  }
  const bytes = ScVal.scvBytes(new Uint8Array(4));
  const signed = await authorizeEntry(entryFor(contract(8)), () => bytes, 100, NETWORK);
  const before = signed.toXDR("base64");
  (bytes.value as Uint8Array).fill(9);
  assert.equal(signed.toXDR("base64"), before);
});

test("authorizeEntry() signs the same payload if the signer changes it", async () => {
  const signer: SigningCallback = (_, payload) => {
    const signature = alice.sign(payload);
    payload.fill(0);
    return signature;
  };
  assert.deepEqual(verdictsOf(await authorizeEntry(entry, signer, 100, NETWORK)), { credentials: true });
  const sign = (data: Uint8Array) => {
    const signature = alice.sign(data);
    data.fill(0);
    return signature;
  };
  assert.deepEqual(verdictsOf(await authorizeEntry(entry, { sign }, 100, NETWORK)), { credentials: true });
});

test("authorizeEntry() signs an entry as it was when its signer was asked", async () => {
  const changing = entryFor(ALICE);
  const signed = await authorizeEntry(
    changing,
    async (_, payload) => {
      await Promise.resolve();
      Object.assign(changing, { rootInvocation: call(contract(3), "drain"), credentials: entryFor(BOB).credentials });
      return alice.sign(payload);
    },
    100,
    NETWORK,
  );
  assert(signed.equals(await authorizeEntry(entry, alice, 100, NETWORK)));
});
