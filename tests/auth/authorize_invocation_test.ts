import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, authorizeInvocation, type AuthorizeInvocationParams, inspectAuthEntry } from "@dwsa/base/auth";
import { ScVal } from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  contract,
  entryFor,
  invocation,
  NETWORK,
  signersOf,
  UNABLE,
  verdictsOf,
} from "./_entries.ts";

const params: AuthorizeInvocationParams = {
  signer: alice,
  validUntilLedgerSeq: 100,
  invocation,
  networkPassphrase: NETWORK,
};

for (const authV2 of [undefined, false, true]) {
  test(`authorizeInvocation() creates the same entry as authorizeEntry(), with authV2 ${authV2}`, async () => {
    const arm = arms[authV2 ? 1 : 0];
    const expected = await authorizeEntry(entryFor(ALICE, { arm }), alice, 100, NETWORK);
    const entry = await authorizeInvocation({ ...params, authV2, nonce: 5n });
    assert.equal(entry.toXDR("base64"), expected.toXDR("base64"));
  });
}

test("authorizeInvocation() draws nonces from all of the signed 64 bits", async () => {
  const draws = await Promise.all(Array.from({ length: 100 }, async () => {
    const { nonce } = inspectAuthEntry(await authorizeInvocation(params));
    return BigInt(nonce!);
  }));
  assert.equal(new Set(draws).size, 100);
  assert(draws.some((nonce) => nonce < 0n) && draws.some((nonce) => nonce > 0n));
  const or = draws.reduce((bits, nonce) => bits | BigInt.asUintN(64, nonce), 0n);
  assert.equal(or, 2n ** 64n - 1n); // each bit is set in some nonce
  // Negative nonces of fewer bits would also set all bits, so some nonce must have more than 48 bits.
  assert(draws.some((nonce) => BigInt.asIntN(48, nonce) !== nonce));
});

test("authorizeInvocation() rejects other nonces and names them", async () => {
  for (const nonce of [2n ** 63n, -(2n ** 63n) - 1n]) {
    await assert.rejects(authorizeInvocation({ ...params, nonce }), (error: Error) => {
      assert(error instanceof RangeError);
      assert.match(error.message, /expected nonce to be a signed 64-bit integer/);
      return true;
    });
  }
  await assert.rejects(authorizeInvocation({ ...params, nonce: 10n ** 100n }), /, got a much longer integer$/);
  for (const nonce of [5, "5", null]) {
    await assert.rejects(authorizeInvocation({ ...params, nonce: nonce as never }), TypeError);
  }
});

test("authorizeInvocation() does without a source of random bytes only when given a nonce", async () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
  for (const value of [undefined, {}, { getRandomValues: () => {} }]) {
    Object.defineProperty(globalThis, "crypto", { value, configurable: true });
    try {
      await assert.rejects(authorizeInvocation(params), { code: "auth/no-randomness" });
      await authorizeInvocation({ ...params, nonce: 1n });
    } finally {
      Object.defineProperty(globalThis, "crypto", descriptor);
    }
  }
});

test("authorizeInvocation() signs for the account that publicKey names", async () => {
  const entry = await authorizeInvocation({ ...params, publicKey: BOB });
  assert.equal(inspectAuthEntry(entry).address, BOB);
  assert.deepEqual(signersOf(entry), { credentials: [ALICE] });
});

test("authorizeInvocation() accepts a callback and the address that it signs for", async () => {
  const signer = (_: unknown, payload: Uint8Array) => bob.sign(payload);
  const entry = await authorizeInvocation({ ...params, signer, publicKey: BOB });
  assert.deepEqual(signersOf(entry), { credentials: [BOB] });
  await assert.rejects(authorizeInvocation({ ...params, signer, publicKey: ALICE }), {
    code: "auth/invalid-signature",
  });
  await assert.rejects(authorizeInvocation({ ...params, signer }), {
    name: "TypeError",
    message: "Cannot authorize the entry: expected publicKey to be a string, since the signer does not name its key, " +
      "got undefined",
  });
});

test("authorizeInvocation() rejects a signer as the first of several arguments", async () => {
  for (const [signer, got] of [[alice, "Keypair"], [() => new Uint8Array(64), "function"]] as const) {
    await assert.rejects(Reflect.apply(authorizeInvocation, undefined, [signer, 1000, params.invocation]), {
      name: "TypeError",
      message: `Cannot authorize the entry: expected params to be an object { signer, … }, got ${got}`,
    });
  }
});

test("authorizeInvocation() signs for a contract", async () => {
  const wallet = contract(8);
  const byKey = await authorizeInvocation({ ...params, publicKey: wallet });
  assert.deepEqual(signersOf(byKey), { credentials: [ALICE] });
  const byPasskey = await authorizeInvocation({ ...params, publicKey: wallet, signer: () => ScVal.scvU32(1) });
  assert.deepEqual(verdictsOf(byPasskey), { credentials: "custom" });
});

test("authorizeInvocation() rejects unknown parameters and names the nearest known one", async () => {
  const never = { publicKey: () => ALICE, sign: () => assert.fail("asked to sign") };
  for (const [misspelt, meant] of [["aprove", "approve"], ["authv2", "authV2"], ["nonse", "nonce"]] as const) {
    await assert.rejects(authorizeInvocation({ ...params, signer: never, [misspelt]: true }), {
      name: "TypeError",
      message:
        "Cannot authorize the entry: expected params to have no fields other than signer, validUntilLedgerSeq, invocation, " +
        `networkPassphrase, publicKey, authV2, nonce, approve, got "${misspelt}" (did you mean "${meant}"?)`,
    });
  }
});

test("authorizeInvocation() does not read parameters from a prototype", async () => {
  const entry = await authorizeInvocation(Object.assign(Object.create({ authV2: true, publicKey: BOB }), params));
  assert.equal(entry.credentials.type, "dwsaCredentialsAddress");
  assert.equal(inspectAuthEntry(entry).address, ALICE);
  await assert.rejects(authorizeInvocation(Object.create(params)), /expected invocation to be/);
});

test("authorizeInvocation() writes a callback's signature to its own entry only", async () => {
  const signer = () => ({ signatureScVal: ScVal.scvU32(1), address: contract(9) });
  await assert.rejects(authorizeInvocation({ ...params, signer, publicKey: contract(8) }), {
    code: "auth/no-matching-node",
  });
});

test("authorizeInvocation() rejects wrong parameters", async () => {
  for (const wrong of [undefined, null, "params"]) await assert.rejects(authorizeInvocation(wrong as never), TypeError);
  for (const signer of [undefined, {}, ALICE]) {
    await assert.rejects(authorizeInvocation({ ...params, signer: signer as never }), /expected signer to be/);
  }
  for (const wrong of [undefined, {}, invocation.toXDR(), invocation.function]) {
    await assert.rejects(authorizeInvocation({ ...params, invocation: wrong as never }), /expected invocation to be/);
  }
  for (const publicKey of [...UNABLE, "", alice.secret()]) {
    await assert.rejects(authorizeInvocation({ ...params, publicKey }), { code: "auth/invalid-address" });
  }
  await assert.rejects(authorizeInvocation({ ...params, publicKey: null as never }), {
    name: "TypeError",
    message: "Cannot authorize the entry: expected publicKey to be a string, got null",
  });
  for (const authV2 of ["false", 0, null]) {
    await assert.rejects(
      authorizeInvocation({ ...params, authV2: authV2 as never }),
      /expected authV2 to be a boolean/,
    );
  }
  for (const wrong of [0, 1.5, 2 ** 32, "100", undefined]) {
    await assert.rejects(
      authorizeInvocation({ ...params, validUntilLedgerSeq: wrong as never }),
      /expected validUntilLedgerSeq to be/,
    );
  }
  await assert.rejects(authorizeInvocation({ ...params, networkPassphrase: "" }), { code: "network/passphrase" });
});
