import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress, compareScAddress } from "@dwsa/base/address";
import { authorizeEntry, buildWithDelegatesEntry, type DelegateSignature, inspectAuthEntry } from "@dwsa/base/auth";
import {
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  DwsaDelegateSignature,
  ScVal,
} from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  arms,
  BOB,
  bob,
  CAROL,
  contract,
  delegatedFor,
  entryFor,
  NETWORK,
  sourceEntry,
  UNABLE,
  verdictsOf,
} from "./_entries.ts";

const build = (delegates: readonly DelegateSignature[], entry = entryFor(ALICE)) =>
  buildWithDelegatesEntry({ entry, validUntilLedgerSeq: 100, delegates });

/** Returns the paths and addresses of all nodes. */
const nodesOf = (entry: DwsaAuthorizationEntry) =>
  inspectAuthEntry(entry).nodes.map(({ path, address }) => [path, address]);

for (const arm of arms) {
  test(`buildWithDelegatesEntry() wraps ${arm} and does not change its input`, () => {
    const entry = entryFor(ALICE, { arm, nonce: -7n, expiry: 3 });
    const before = entry.toXDR("base64");
    const { credentials, ...summary } = inspectAuthEntry(build([{ address: BOB }], entry));
    assert.equal(credentials, "dwsaCredentialsAddressWithDelegates");
    assert.equal(summary.nonce, "-7");
    assert.equal(summary.signatureExpirationLedger, 100);
    assert.deepEqual(summary.nodes.map(({ present }) => present), [false, false]);
    assert.equal(entry.toXDR("base64"), before);
  });
}

test("buildWithDelegatesEntry() sorts every list by address", () => {
  const accounts = [ALICE, BOB, CAROL].sort((a, b) => compareScAddress(addressToScAddress(a), addressToScAddress(b)));
  const unsorted = [contract(9), accounts[2]!, contract(8), accounts[0]!, accounts[1]!];
  const sorted = [...accounts, contract(8), contract(9)];
  const list = unsorted.map((address) => ({ address }));
  const entry = build([{ address: contract(10), nestedDelegates: list }, ...list]);
  assert.deepEqual(nodesOf(entry), [
    ["credentials", ALICE],
    ...sorted.map((address, i) => [`credentials.delegates[${i}]`, address]),
    ["credentials.delegates[5]", contract(10)],
    ...sorted.map((address, i) => [`credentials.delegates[5].nestedDelegates[${i}]`, address]),
  ]);
});

test("buildWithDelegatesEntry() does not change the lists of its arguments", () => {
  const delegates = Object.freeze([{ address: contract(9) }, { address: contract(8) }]);
  build(delegates);
  assert.deepEqual(delegates, [{ address: contract(9) }, { address: contract(8) }]);
});

test("buildWithDelegatesEntry() rejects an address that a list repeats, and names it", () => {
  const twice = [{ address: BOB }, { address: contract(9) }, { address: BOB }];
  assert.throws(() => build(twice), {
    code: "auth/duplicate-delegate",
    path: "delegates",
    message: `Cannot build the entry with delegates: delegates lists ${BOB} twice`,
  });
  assert.throws(() => build([{ address: CAROL }, { address: ALICE, nestedDelegates: twice }]), {
    code: "auth/duplicate-delegate",
    path: "delegates[1].nestedDelegates",
  });
});

test("buildWithDelegatesEntry() accepts an address at two levels", () => {
  const entry = build([{ address: BOB, nestedDelegates: [{ address: BOB }] }]);
  assert.deepEqual(nodesOf(entry).map(([, address]) => address), [ALICE, BOB, BOB]);
});

for (const address of UNABLE) {
  test(`buildWithDelegatesEntry() rejects ${address[0]}...`, () => {
    const invalid = { code: "auth/invalid-address" };
    assert.throws(() => build([{ address }]), invalid);
    assert.throws(() => build([{ address: BOB, nestedDelegates: [{ address }] }]), {
      ...invalid,
      message: /expected delegates\[0\]\.nestedDelegates\[0\]\.address to be an account \(G\.\.\.\) or a contract/,
    });
    assert.throws(() => build([{ address: BOB }], entryFor(address)), invalid);
  });
}

test("buildWithDelegatesEntry() adds the passed signatures to their nodes", () => {
  const [top, first, second] = [ScVal.scvU32(1), ScVal.scvU32(2), ScVal.scvU32(3)];
  const entry = buildWithDelegatesEntry({
    entry: entryFor(contract(7)),
    validUntilLedgerSeq: 100,
    signature: top,
    delegates: [{ address: contract(8), signature: first, nestedDelegates: [{ address: CAROL, signature: second }] }],
  });
  assert.deepEqual(
    inspectAuthEntry(entry).nodes.map(({ scVal }) => scVal),
    [top, first, second].map((signature) => signature.toXDR("base64")),
  );
});

test("buildWithDelegatesEntry() keeps the signature of an address-bound entry", async () => {
  const entry = entryFor(ALICE, { arm: "dwsaCredentialsAddressV2" });
  const signed = await authorizeEntry(entry, alice, 100, NETWORK);
  const wrapped = build([{ address: BOB }], signed);
  assert.deepEqual(verdictsOf(wrapped), { credentials: true });
  assert.deepEqual(verdictsOf(await authorizeEntry(wrapped, bob, 100, NETWORK, BOB)), {
    credentials: true,
    "credentials.delegates[0]": true,
  });
});

const OF_LEGACY = "Cannot build the entry with delegates: the entry has a signature of the legacy payload, which " +
  "delegates make invalid; replace it with params.signature";
const OF_OTHER_EXPIRY = "Cannot build the entry with delegates: the entry is signed until ledger 100; pass " +
  "validUntilLedgerSeq 100, or replace the signature with params.signature";

test("buildWithDelegatesEntry() never drops a signature silently", async () => {
  const [legacy, bound] = await Promise.all(
    arms.map((arm) => authorizeEntry(entryFor(ALICE, { arm }), alice, 100, NETWORK)),
  );
  const cases = [
    { entry: legacy!, validUntilLedgerSeq: 100, message: OF_LEGACY },
    { entry: legacy!, validUntilLedgerSeq: 150, message: OF_LEGACY },
    { entry: bound!, validUntilLedgerSeq: 150, message: OF_OTHER_EXPIRY },
  ];
  for (const { message, ...params } of cases) {
    const delegates = [{ address: BOB }];
    assert.throws(() => buildWithDelegatesEntry({ ...params, delegates }), { code: "auth/already-signed", message });
    const replaced = buildWithDelegatesEntry({ ...params, delegates, signature: ScVal.scvVoid() });
    assert.deepEqual(verdictsOf(replaced), {});
  }
});

test("buildWithDelegatesEntry() rejects entries that have no address or have delegates already", () => {
  for (const entry of [sourceEntry, delegatedFor(ALICE, [])]) {
    assert.throws(() => build([{ address: BOB }], entry), {
      name: "DwsaError",
      code: "auth/no-address-credentials",
      got: entry.credentials.type,
    });
  }
});

test("buildWithDelegatesEntry() rejects wrong parameters and reports where", () => {
  const entry = entryFor(ALICE);
  const good = { entry, validUntilLedgerSeq: 100, delegates: [] };
  const cases: readonly { readonly params: unknown; readonly message: RegExp }[] = [
    { params: undefined, message: /expected params to be an object/ },
    { params: { ...good, entry: "AAAA" }, message: /expected entry to be a DwsaAuthorizationEntry/ },
    { params: { ...good, validUntilLedgerSeq: "100" }, message: /expected validUntilLedgerSeq to be a number/ },
    { params: { ...good, delegates: undefined }, message: /expected delegates to be an array/ },
    { params: { ...good, delegates: [undefined] }, message: /expected delegates\[0\] to be an object/ },
    // deno-lint-ignore no-sparse-arrays -- a hole is not a delegate
    { params: { ...good, delegates: [, { address: BOB }] }, message: /expected delegates\[0\] to be an object/ },
    { params: { ...good, delegates: [{}] }, message: /expected delegates\[0\]\.address to be a string/ },
    {
      params: { ...good, delegates: [{ address: BOB, signature: "AAAAAQ==" }] },
      message: /expected delegates\[0\]\.signature to be an ScVal/,
    },
    {
      params: { ...good, delegates: [{ address: BOB, nestedDelegates: {} }] },
      message: /expected delegates\[0\]\.nestedDelegates to be an array/,
    },
    { params: { ...good, signature: null }, message: /expected signature to be an ScVal/ },
  ];
  for (const { params, message } of cases) {
    assert.throws(() => buildWithDelegatesEntry(params as never), (error: Error) => {
      assert(error instanceof TypeError);
      assert.match(error.message, message);
      return true;
    });
  }
  assert.throws(() => buildWithDelegatesEntry({ ...good, validUntilLedgerSeq: 0 }), RangeError);
});

test("buildWithDelegatesEntry() rejects unknown parameters and names the nearest known one", () => {
  const good = { entry: entryFor(ALICE), validUntilLedgerSeq: 100, delegates: [] };
  const cases = [
    { params: { ...good, delegate: [] }, argument: "params", misspelt: "delegate", meant: "delegates" },
    {
      params: { ...good, delegates: [{ address: BOB, nestedDelegats: [{ address: CAROL }] }] },
      argument: "delegates[0]",
      misspelt: "nestedDelegats",
      meant: "nestedDelegates",
    },
  ];
  for (const { params, argument, misspelt, meant } of cases) {
    assert.throws(() => buildWithDelegatesEntry(params as never), (error: Error) => {
      assert(error instanceof TypeError);
      assert(error.message.includes(`expected ${argument} to have no fields other than `), error.message);
      assert(error.message.endsWith(`got "${misspelt}" (did you mean "${meant}"?)`), error.message);
      return true;
    });
  }
  const inherited = Object.assign(Object.create({ nestedDelegates: [{ address: CAROL }] }), { address: BOB });
  assert.equal(nodesOf(build([inherited])).length, 2);
});

test("buildWithDelegatesEntry() rejects delegates nested too deep, even without end", () => {
  const endless: { address: string; nestedDelegates: unknown[] } = { address: BOB, nestedDelegates: [] };
  endless.nestedDelegates.push(endless);
  assert.throws(() => build([endless as DelegateSignature]), { code: "xdr/depth" });
  let deepest: DelegateSignature[] = [];
  for (let i = 0; i < 500; i++) deepest = [{ address: BOB, nestedDelegates: deepest }];
  assert(DwsaAuthorizationEntry.fromXDR(build(deepest).toXDR()).equals(build(deepest)));
  assert.throws(() => build([{ address: BOB, nestedDelegates: deepest }]), { code: "xdr/depth" });
});

test("authorizeEntry() rejects an entry whose delegates are nested too deep", async () => {
  let delegate: DwsaDelegateSignature | undefined;
  for (let i = 0; i < 600; i++) {
    delegate = new DwsaDelegateSignature({
      address: addressToScAddress(BOB),
      signature: ScVal.scvVoid(),
      nestedDelegates: delegate === undefined ? [] : [delegate],
    });
  }
  const { credentials, rootInvocation } = delegatedFor(ALICE, []);
  assert(credentials.type === "dwsaCredentialsAddressWithDelegates" && delegate !== undefined);
  const deep = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new DwsaAddressCredentialsWithDelegates({ ...credentials.value, delegates: [delegate] }),
    ),
    rootInvocation,
  });
  await assert.rejects(authorizeEntry(deep, bob, 100, NETWORK), { code: "xdr/depth" });
  assert.throws(() => inspectAuthEntry(deep), { code: "xdr/depth" });
});
