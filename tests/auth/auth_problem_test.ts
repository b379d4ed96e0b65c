/**
 * Problems of an entry that the network rejects. `inspectAuthEntry`, `verifyAuthEntry` and `checkAuthEntryReadiness`
 * report the same problems, except that `inspectAuthEntry` does not verify signatures.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import {
  authorizeEntry,
  type AuthProblem,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  DwsaDelegateSignature,
  ScMapEntry,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import {
  accountSignature,
  ALICE,
  alice,
  BOB,
  bob,
  call,
  contract,
  creation,
  delegatedFor,
  entryFor,
  keypair,
  mapOf,
  NETWORK,
  signedBy,
  sourceEntry,
  UNABLE,
  uncheckedCall,
} from "./_entries.ts";

const WALLET = contract(8);

/** Formats problems as `reason path`. */
const short = (problems: readonly AuthProblem[]) => problems.map(({ reason, path }) => `${reason} ${path}`);

/** Returns the problems of an entry that expires at ledger 100. Fails unless all functions report the same problems. */
function problemsOf(entry: DwsaAuthorizationEntry): readonly AuthProblem[] {
  const { ready, problems } = checkAuthEntryReadiness(entry, 99, NETWORK);
  assert.equal(ready, problems.length === 0);
  const nodes = verifyAuthEntry(entry, NETWORK);
  // verifyAuthEntry() reports the problems of the invocation at the top-level node, the other functions at the end.
  const sorted = (list: readonly AuthProblem[]) => [...list].sort((a, b) => a.path < b.path ? -1 : 1);
  if (nodes.length > 0) assert.deepEqual(sorted(nodes.flatMap(({ problems }) => problems)), sorted(problems));
  // inspectAuthEntry() has no passphrase, so it reports all problems except invalid signatures.
  assert.deepEqual(inspectAuthEntry(entry).problems, problems.filter(({ reason }) => reason !== "invalid"));
  for (const { message } of problems) assert.match(message, /^[A-Z].*[^.]$/s);
  return problems;
}

/** Creates an entry with this signature that expires at ledger 100. */
const signedWith = (signature: ScVal, address = WALLET) => entryFor(address, { expiry: 100, signature });

/** Returns the maps of Alice's and Bob's valid signatures of Alice's entry. */
async function validMaps(): Promise<{ byAlice: ScVal; byBob: ScVal }> {
  const [byAlice, byBob] = await Promise.all([alice, bob].map(async (signer) => {
    const { credentials } = await authorizeEntry(entryFor(ALICE), signer, 100, NETWORK);
    const { signature } = credentials.value as { signature: ScVal };
    assert(signature.type === "scvVec");
    return signature.value![0]!;
  }));
  return { byAlice: byAlice!, byBob: byBob! };
}

test("an account's signature that violates a rule has a problem of that rule, with the fix", async () => {
  const { byAlice, byBob } = await validMaps();
  const cases: readonly [ScVal, string, string][] = [
    [ScVal.scvBool(true), "signature-form", "got scvBool; sign again"],
    [ScVal.scvVec([mapOf({ key: new Uint8Array(32) })]), "signature-form", "scvVec of a different shape; sign again"],
    [ScVal.scvVec([byAlice, byBob]), "signature-order", `got ${BOB} after ${ALICE}; sort the list`],
    [ScVal.scvVec([byAlice, byAlice]), "signature-duplicate", `repeats the key ${ALICE}; remove one of the two`],
    [
      ScVal.scvVec(new Array(21).fill(byAlice)),
      "signature-count",
      "can have at most 20 signatures, got 21; remove those that the threshold does not need",
    ],
  ];
  for (const [signature, reason, message] of cases) {
    const problems = problemsOf(signedWith(signature, ALICE));
    assert.deepEqual(short(problems), [`${reason} credentials`]);
    assert.equal(problems[0]!.address, ALICE);
    assert(problems[0]!.message.includes(message), problems[0]!.message);
  }
  assert.deepEqual(problemsOf(signedWith(ScVal.scvVec([byBob, byAlice]), ALICE)), []);
});

test("checkAuthEntryReadiness() names the signer of a signature for another network, and the fix", async () => {
  const elsewhere = await authorizeEntry(entryFor(ALICE), alice, 100, Networks.PUBLIC);
  const [problem] = problemsOf(elsewhere);
  assert.equal(
    problem?.message,
    `The signature by ${ALICE} is not valid for this entry, expiry and network: sign the entry again with ` +
      "that key",
  );
  const both = accountSignature(
    { publicKey: bob.rawPublicKey(), signature: new Uint8Array(64) },
    { publicKey: alice.rawPublicKey(), signature: new Uint8Array(64) },
  );
  const [first, ...more] = problemsOf(signedWith(both, ALICE));
  assert.match(first!.message, new RegExp(`signatures by ${BOB} and 1 other key are not valid `));
  assert.deepEqual(more, []);
});

/** Contract values that the host cannot decode. */
const UNREADABLE: readonly { readonly name: string; readonly value: ScVal }[] = [
  { name: "a missing map", value: ScVal.scvMap(null) },
  {
    name: "an unsorted map",
    value: ScVal.scvMap(["b", "a"].map((key) => new ScMapEntry({ key: ScVal.scvSymbol(key), val: ScVal.scvVoid() }))),
  },
  { name: "the key of a ledger entry", value: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: 1n })) },
  { name: "a symbol with a space", value: ScVal.scvSymbol("a b") },
  { name: "101 levels", value: nested(101) },
];

/** Creates a value with the given nesting depth. */
function nested(levels: number): ScVal {
  let value: ScVal = ScVal.scvU32(1);
  for (let i = 1; i < levels; i++) value = ScVal.scvVec([value]);
  return value;
}

for (const { name, value } of UNREADABLE) {
  test(`${name} is a problem in a signature, in arguments and in constructor arguments`, () => {
    assert.deepEqual(short(problemsOf(signedWith(value))), ["value credentials"]);
    const arg = ScVal.scvU32(1);
    const roots = [
      { root: uncheckedCall(contract(3), "f", [arg, value]), path: "rootInvocation.args[1]" },
      {
        root: uncheckedCall(contract(3), "f", [], [uncheckedCall(contract(4), "g", [value])]),
        path: "subInvocations[0].args[0]",
      },
      { root: creation({ arm: "V2", constructorArgs: [value] }), path: "rootInvocation.constructorArgs[0]" },
    ];
    for (const { root, path } of roots) {
      const [problem, ...more] = problemsOf(entryFor(WALLET, { expiry: 100, signature: ScVal.scvU32(1), root }));
      assert.equal(problem?.reason, "value");
      assert.equal(problem?.address, null);
      assert(problem?.path.endsWith(path), problem?.path);
      assert.deepEqual(more, []);
      // Source account credentials make no difference, since the host decodes all entries.
      const bySource = new DwsaAuthorizationEntry({ credentials: sourceEntry.credentials, rootInvocation: root });
      assert.deepEqual(short(problemsOf(bySource)), [`value ${problem?.path}`]);
    }
  });
}

test("checkAuthEntryReadiness() finds a function name that is not a symbol", () => {
  const root = call(contract(3), "f", [], [uncheckedCall(contract(4), "has space")]);
  const [problem] = problemsOf(entryFor(WALLET, { expiry: 100, signature: ScVal.scvU32(1), root }));
  assert.equal(problem?.path, "rootInvocation.subInvocations[0].functionName");
  assert.match(
    problem!.message,
    /^Invalid function name: expected a symbol of A-Z, a-z, 0-9 and _, got " "$/,
  );
});

test("each problem of an invocation has its own path", () => {
  const space = (address: string) => uncheckedCall(address, "has space");
  const root = call(contract(3), "f", [], [call(contract(4), "g", [], [space(contract(5))]), space(UNABLE[0]!)]);
  const problems = problemsOf(entryFor(WALLET, { expiry: 100, signature: ScVal.scvU32(1), root }));
  assert.deepEqual(short(problems), [
    "value rootInvocation.subInvocations[0].subInvocations[0].functionName",
    "value rootInvocation.subInvocations[1].contractAddress",
    "value rootInvocation.subInvocations[1].functionName",
  ]);
});

test("a contract address of a type that the network cannot decode is a problem", () => {
  for (const [address, problem] of [...UNABLE.map((address) => [address, true] as const), [ALICE, false] as const]) {
    const root = call(contract(3), "f", [], [uncheckedCall(address, "x")]);
    const problems = problemsOf(entryFor(WALLET, { expiry: 100, signature: ScVal.scvU32(1), root }));
    assert.deepEqual(short(problems), problem ? ["value rootInvocation.subInvocations[0].contractAddress"] : []);
    if (problem) assert(problems[0]!.message.endsWith(`got ${address}`));
  }
});

test("checkAuthEntryReadiness() accepts values of 100 levels at the top", () => {
  assert.deepEqual(problemsOf(signedWith(nested(100))), []);
});

const ASSETS: readonly { readonly name: string; readonly root: DwsaAuthorizedInvocation }[] = [
  { name: "V1", root: creation({ arm: "V1", ...assetContract() }) },
  { name: "V2", root: creation({ arm: "V2", ...assetContract() }) },
  { name: "an asset's id", root: creation({ arm: "V2", preimage: assetContract().preimage }) },
  { name: "an asset's executable", root: creation({ arm: "V1", executable: assetContract().executable }) },
];

function assetContract(): { executable: ContractExecutable; preimage: ContractIdPreimage } {
  return {
    executable: ContractExecutable.contractExecutableStellarAsset(),
    preimage: ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
  };
}

for (const { name, root } of ASSETS) {
  test(`the creation of an asset's contract is a problem (${name}), unless the source account approves`, async () => {
    for (const [tree, path] of [[root, ""], [call(contract(3), "f", [], [root]), ".subInvocations[0]"]] as const) {
      const signed = await authorizeEntry(entryFor(ALICE, { root: tree }), alice, 100, NETWORK);
      assert.deepEqual(short(problemsOf(signed)), [`asset-creation rootInvocation${path}.function`]);
      const { credentials } = sourceEntry;
      assert.deepEqual(problemsOf(new DwsaAuthorizationEntry({ credentials, rootInvocation: tree })), []);
    }
  });
}

/** Creates an entry with delegates, by default of a contract, without validating the delegates. */
function delegatedRaw(delegates: readonly DwsaDelegateSignature[], address = WALLET): DwsaAuthorizationEntry {
  const { credentials: { value }, rootInvocation } = delegatedFor(address, []);
  const { addressCredentials } = value as DwsaAddressCredentialsWithDelegates;
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new DwsaAddressCredentialsWithDelegates({ addressCredentials, delegates }),
    ),
    rootInvocation,
  });
}

/** Creates nested delegates, one on each level. Only the innermost has a signature. */
function chain(levels: number, signature: ScVal = ScVal.scvU32(1)): DwsaDelegateSignature {
  let delegate: DwsaDelegateSignature | undefined;
  for (let i = 0; i < levels; i++) {
    delegate = new DwsaDelegateSignature({
      address: addressToScAddress(contract(9)),
      signature: delegate === undefined ? signature : ScVal.scvVoid(),
      nestedDelegates: delegate === undefined ? [] : [delegate],
    });
  }
  return delegate!;
}

test("checkAuthEntryReadiness() accepts delegates that are nested 98 levels deep, and no deeper", () => {
  assert.deepEqual(problemsOf(delegatedRaw([chain(98)])), []);
  for (const levels of [99, 100, 400]) {
    const [problem, ...more] = problemsOf(delegatedRaw([chain(levels)]));
    assert.equal(problem?.reason, "delegate-depth");
    assert.equal(problem?.message, "Delegates are nested more than 98 levels deep");
    assert.deepEqual(more, []);
  }
});

test("checkAuthEntryReadiness() adds the levels of a delegate's signature to those of the delegate", () => {
  for (const depth of [1, 2, 50, 98]) {
    assert.deepEqual(problemsOf(delegatedRaw([chain(depth, nested(99 - depth))])), [], `${depth}`);
  }
  for (const depth of [1, 2, 50]) {
    const [problem] = problemsOf(delegatedRaw([chain(depth, nested(100 - depth))]));
    assert.equal(problem?.reason, "value");
    const expected = `expected at most ${99 - depth} levels of nesting at this delegate, got more`;
    assert(problem?.message.endsWith(expected), problem?.message);
  }
});

test("checkAuthEntryReadiness() names a delegate that is repeated or out of order", () => {
  const one = chain(1);
  const [twice] = problemsOf(delegatedRaw([one, one]));
  assert.equal(twice?.reason, "delegate-duplicate");
  assert.equal(twice?.message, `Delegate ${contract(9)} occurs twice: remove one of the two`);
  const other = new DwsaDelegateSignature({ ...one, address: addressToScAddress(contract(7)) });
  const [unsorted] = problemsOf(delegatedRaw([one, other]));
  assert.equal(unsorted?.reason, "delegate-order");
  assert(unsorted?.message.includes(contract(7)));
});

test("checkAuthEntryReadiness() finds an expiry that is too late, if the maximum is passed", async () => {
  const signed = await signedBy(entryFor(ALICE), [alice], 1_000);
  const reasons = (ledger: number, maxEntryTtl?: number) =>
    short(checkAuthEntryReadiness(signed, ledger, NETWORK, { maxEntryTtl }).problems);
  // The transaction is applied in the next ledger, whose entries may live until (ledger + 1) + maximum - 1.
  assert.deepEqual(reasons(500, 500), []);
  assert.deepEqual(reasons(499, 500), ["too-late credentials"]);
  assert.deepEqual(reasons(0, 1_000), []);
  assert.deepEqual(reasons(0, 999), ["too-late credentials"]);
  assert.deepEqual(reasons(0), []);
  const far = await signedBy(entryFor(ALICE), [alice], 2 ** 32 - 1);
  assert.equal(checkAuthEntryReadiness(far, 0, NETWORK).ready, true);
  assert.equal(
    checkAuthEntryReadiness(far, 10, NETWORK, { maxEntryTtl: 100 }).problems[0]?.message,
    "The entry expires at ledger 4294967295, but the network accepts at most ledger 110: sign with that expiry",
  );
  for (const wrong of [0, -1, 1.5, "100", null]) {
    const options = { maxEntryTtl: wrong as never };
    assert.throws(() => checkAuthEntryReadiness(signed, 1, NETWORK, options), /expected maxEntryTtl to be /);
  }
  assert.throws(() => checkAuthEntryReadiness(signed, 1, NETWORK, { maxEntryTTL: 1 } as never), {
    name: "TypeError",
    message: "Cannot check the entry: expected options to have no fields other than maxEntryTtl, " +
      'got "maxEntryTTL" (did you mean "maxEntryTtl"?)',
  });
});

test("verifyAuthEntry() counts more than 20 signatures of a node and does not verify them", async () => {
  const { byAlice } = await validMaps();
  const many = ScVal.scvVec(new Array(4_000).fill(byAlice));
  for (const [address, verified] of [[ALICE, false], [WALLET, "custom"]] as const) {
    const [node] = verifyAuthEntry(signedWith(many, address), NETWORK);
    assert.equal(node?.verified, verified);
    assert.equal(node?.signatures.length, 4_000);
    assert(node?.signatures.every(({ verified }) => verified === "unknown"));
  }
  const twenty = accountSignature(
    ...await Promise.all(
      Array.from({ length: 20 }, (_, i) => keypair(i + 10)).map((signer) => ({
        publicKey: signer.rawPublicKey(),
        signature: new Uint8Array(64),
      })),
    ),
  );
  const [node] = verifyAuthEntry(signedWith(twenty, WALLET), NETWORK);
  assert(node?.signatures.every(({ verified }) => verified === false));
});

test("inspectAuthEntry() returns a summary of deeply nested delegates that is linear in the size of the entry", () => {
  const sizes = [50, 100, 200, 400].map((levels) => {
    const entry = delegatedRaw([chain(levels)]);
    return JSON.stringify(inspectAuthEntry(entry)).length / entry.toXDR().length;
  });
  assert(Math.max(...sizes) < 20 && sizes[3]! < 1.5 * sizes[0]!, sizes.join());
  const { nodes } = inspectAuthEntry(delegatedRaw([chain(14)]));
  assert.equal(nodes[2]!.path, "credentials.delegates[0].nestedDelegates[0]");
  assert.equal(nodes[12]!.path, `credentials.delegates[0]${".nestedDelegates[0]".repeat(11)}`);
  assert.equal(nodes[13]!.path, `credentials.delegates[0]${".nestedDelegates[0]".repeat(10)}….nestedDelegates[0]`);
});
