/** `signingPolicy` of transactions, `policyFrom` of a transaction, and `expectTransaction`, except for the cases in the vectors. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  expectTransaction,
  type FieldRule,
  type OperationRule,
  policyFrom,
  type SigningPolicy,
  signingPolicy,
  type TransactionRules,
} from "@dwsa/base/policy";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import * as operation from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  buildTransaction,
  feeBumpTransaction,
  signTransaction,
  transactionRequest,
  uploadWasm,
} from "@dwsa/base/transaction";
import {
  DwsaAuthorizationEntry,
  DwsaCredentials,
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  Operation,
  OperationBody,
  SetOptionsOp,
  Signer,
  SignerKey,
  SignerKeyEd25519SignedPayload,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, CAROL, contract, entryFor, NETWORK } from "../auth/_entries.ts";
import { readVectors } from "./_vectors.ts";

const TOKEN = contract(4);
const USDC = `USDC:${CAROL}`;
const payment = (over: object = {}) => operation.payment({ destination: BOB, asset: "native", amount: "10", ...over });
const pay: OperationRule = {
  type: "payment",
  fields: { destination: { is: BOB }, asset: { asset: "native" }, amount: { min: "1", max: "100000000" } },
};
const transactions: TransactionRules = { maxFee: "1000", until: "2000", operations: [pay] };
const POLICY: SigningPolicy = { version: 1, network: NETWORK, addresses: [ALICE], transactions };

const PREPARED = { resourceData: new DwsaDataBuilder().build() };
const build = (operations: readonly Operation[], over: object = {}) =>
  buildTransaction({
    source: ALICE,
    accountSequence: 0n,
    operations,
    baseFee: 100,
    timeBounds: { max: 2_000 },
    ...over,
  });
const judge = (policy: SigningPolicy, envelope: TransactionEnvelope, signer = ALICE, network = NETWORK) =>
  signingPolicy(policy).transaction(transactionRequest(envelope, network, signer)).map(({ code, path }) =>
    `${code} ${path}`
  );
const withRules = (...operations: OperationRule[]) => ({ ...POLICY, transactions: { ...transactions, operations } });

const call = new Contract(TOKEN).call("ping");
const ping = contractInvocation({ contract: TOKEN, function: "ping", args: [] });
const evil = contractInvocation({ contract: TOKEN, function: "drain", args: [] });
const bySource = (rootInvocation = ping) =>
  new DwsaAuthorizationEntry({ credentials: DwsaCredentials.dwsaCredentialsSourceAccount(), rootInvocation });
/** The last transaction with which the account stays usable, or the first one with which it may not. */
const late = (sequence: bigint, over: object = {}) => build([payment()], { accountSequence: sequence - 1n, ...over });
const LOCKED = (1n << 63n) - (1n << 32n);
const named = (over: object) => operation.manageData({ dataName: "v0", dataValue: "1", ...over });
const PING: SigningPolicy = {
  ...POLICY,
  calls: [{ contract: TOKEN, function: "ping", args: [] }],
  transactions: { ...transactions, operations: [] },
};

const ROWS: readonly (readonly [name: string, found: () => string[], expected: readonly string[]])[] = [
  ["an allowed payment", () => judge(POLICY, build([payment()])), []],
  ["the last sequence number that leaves the account usable", () => judge(POLICY, late(LOCKED - 1n)), []],
  ["the first sequence number that may not", () => judge(POLICY, late(LOCKED)), ["expiry seqNum"]],
  ["such a number in a fee bump, whatever else the policy allows", () =>
    judge(
      { ...POLICY, transactions: { ...transactions, anySequence: true, feeBump: true } },
      feeBumpTransaction(late((1n << 63n) - 1n, { minSequence: 0n }), { feeSource: ALICE, baseFee: 100 }),
    ), ["expiry seqNum"]],
  [
    "the text v0 in a field without a rule",
    () => judge(withRules({ type: "manage_data", fields: { data_value: "any" } }), build([named({})])),
    [
      "field operations[0].body.manage_data.data_name",
    ],
  ],
  ["the text v0 as a rule", () =>
    judge(
      withRules({ type: "manage_data", fields: { data_name: { is: "v0" }, data_value: "any" } }),
      build([named({}), named({ dataName: "v1" })]),
    ), ["field operations[1].body.manage_data.data_name"]],
  [
    "the home domain v0 in a field without a rule",
    () => judge(withRules({ type: "set_options", fields: {} }), build([operation.setOptions({ homeDomain: "v0" })])),
    [
      "field operations[0].body.set_options.home_domain",
    ],
  ],
  ["two allowed payments in another order", () =>
    judge(
      withRules({ ...pay, fields: { ...pay.fields, amount: "any" } }, pay),
      build([payment({ amount: "10" }), payment({ amount: "11" })]),
    ), []],
  ["the own call of the source account", () => judge(PING, build([withAuth(call, [bySource()])])), []],
  [
    "the own call of the source account, where other credentials are named",
    () => judge({ ...PING, credentials: ["addressV2"] }, build([withAuth(call, [bySource()])])),
    ["credentials operations[0].auth[0].credentials"],
  ],
  ["two payments for one rule", () => judge(POLICY, build([payment(), payment()])), ["times operations[1]"]],
  [
    "a muxed destination, which is not its account",
    () =>
      judge(
        POLICY,
        build([payment({ destination: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ" })]),
      ),
    [
      "field operations[0].body.payment.destination",
    ],
  ],
  ["a rule for one account", () =>
    judge(
      { ...withRules({ ...pay, source: BOB }), addresses: [ALICE, BOB] },
      build([payment()]),
    ), ["source operations[0].sourceAccount"]],
  ["the accounts of a rule for operations of another account", () => {
    const policy = { ...withRules({ ...pay, source: [BOB, CAROL] }), addresses: [ALICE, BOB, CAROL] };
    const request = transactionRequest(build([payment()]), NETWORK, ALICE);
    return signingPolicy(policy).transaction(request).map(({ code, expected, got }) => `${code}: ${expected}, ${got}`);
  }, [`source: ${BOB} or ${CAROL}, ${ALICE}`]],
  [
    '"self" is the source account of the operation',
    () =>
      judge(
        withRules({ type: "payment", fields: { ...pay.fields, destination: "self" } }),
        build([payment({ destination: ALICE })]),
      ),
    [],
  ],
  [
    '"self" is nobody else',
    () => judge(withRules({ type: "payment", fields: { ...pay.fields, destination: "self" } }), build([payment()])),
    [
      "field operations[0].body.payment.destination",
    ],
  ],
  [
    "one of some values",
    () =>
      judge(
        withRules({ type: "payment", fields: { ...pay.fields, destination: { oneOf: [CAROL, BOB] } } }),
        build([payment()]),
      ),
    [],
  ],
  [
    "one of some assets",
    () =>
      judge(
        withRules({ type: "payment", fields: { ...pay.fields, asset: { asset: ["native", USDC] } } }),
        build([payment({ asset: USDC })]),
      ),
    [],
  ],
  ["a call without entries", () => judge(PING, build([call])), []],
  ["its entry of the source account, by default", () => judge(PING, build([withAuth(call, [bySource()])])), []],
  ["another entry of the source account", () => judge(PING, build([withAuth(call, [bySource(evil)])])), [
    "credentials operations[0].auth[0].credentials",
    "call operations[0].auth[0].rootInvocation.function",
  ]],
  [
    "an entry with an expiry, without untilLedger",
    () => judge(PING, build([withAuth(call, [entryFor(ALICE, { root: ping, expiry: 1 })])])),
    [
      "expiry operations[0].auth[0].credentials.signatureExpirationLedger",
    ],
  ],
  [
    "a limit of assets",
    () => judge({ ...POLICY, limits: [{ token: "native", amount: "99999999" }] }, build([payment()])),
    ["limit "],
  ],
  ["a fee bump of the own transaction", () =>
    judge(
      { ...POLICY, addresses: [ALICE, BOB], transactions: { ...transactions, feeBump: true } },
      feeBumpTransaction(build([payment()]), { feeSource: BOB, baseFee: 200 }),
      BOB,
    ), []],
  ["a fee bump by an account that the policy does not have", () =>
    judge(
      { ...POLICY, transactions: { ...transactions, feeBump: true } },
      feeBumpTransaction(build([payment()]), { feeSource: BOB, baseFee: 200 }),
      BOB,
    ), ["source feeSource"]],
  ["a sponsor of any inner transaction", () =>
    judge(
      { ...PING, addresses: [BOB], transactions: { ...transactions, operations: [], feeBump: true, anyInner: true } },
      feeBumpTransaction(build([withAuth(call, [bySource()])], PREPARED), { feeSource: BOB, baseFee: 200 }),
      BOB,
    ), []],
];
for (const [name, found, expected] of ROWS) {
  test(`signingPolicy() judges ${name}`, () => assert.deepEqual(found(), expected));
}

const MALFORMED: readonly (readonly [rules: unknown, message: RegExp])[] = [
  [5, /expected transactions to be an object/],
  [{ ...transactions, maxFee: 5 }, /expected transactions\.maxFee to be a decimal string/],
  [{ ...transactions, until: undefined }, /expected transactions\.until to be a decimal string/],
  [{ ...transactions, fee: "1" }, /to have no fields other than maxFee, until/],
  [{ ...transactions, memo: { id: 5.5 } }, /transactions\.memo is invalid: /],
  [{ ...transactions, feeBump: 1 }, /expected transactions\.feeBump to be a boolean/],
  [{ ...transactions, operations: {} }, /expected transactions\.operations to be an array/],
  [{ ...transactions, operations: [{ type: "paymet", fields: {} }] }, /operations\[0\]\.type.*did you mean "payment"/],
  [
    { ...transactions, operations: [{ type: "invoke_host_function", fields: {} }] },
    /put the rules for contract calls in calls/,
  ],
  [
    { ...transactions, operations: [{ type: "payment" }] },
    /expected transactions\.operations\[0\]\.fields to be an object/,
  ],
  [{ ...transactions, operations: [{ ...pay, fields: { amout: "any" } }] }, /other than destination, asset, amount/],
  [{ ...transactions, operations: [{ ...pay, fields: { amount: "all" } }] }, /fields\.amount to be "any", "self"/],
  [{ ...transactions, operations: [{ ...pay, fields: { amount: { is: "x" } } }] }, /fields\.amount\.is is invalid: /],
  [
    { ...transactions, operations: [{ ...pay, fields: { amount: { min: "2", max: "1" } } }] },
    /amount\.min \(2\) exceeds max \(1\)/,
  ],
  [{ ...transactions, operations: [{ ...pay, fields: { asset: { min: "1" } } }] }, /the field is not an integer/],
  [
    { ...transactions, operations: [{ ...pay, fields: { amount: { asset: "native" } } }] },
    /fields\.amount must not have "asset", since the field is not an asset$/,
  ],
  [
    { ...transactions, operations: [{ type: "set_options", fields: { home_domain: { asset: "native" } } }] },
    /fields\.home_domain must not have "asset", since the field is not an asset$/,
  ],
  [
    { ...transactions, operations: [{ type: "inflation", fields: { value: "any" } }] },
    /expected transactions\.operations\[0\]\.fields to be \{\}, since inflation has no fields, got object$/,
  ],
  [
    { ...transactions, operations: [{ ...pay, fields: { asset: {} } }] },
    /expected transactions\.operations\[0\]\.fields\.asset to be "any", "self" or an object with is, oneOf, asset, min or max, got object$/,
  ],
  [
    { ...transactions, operations: [{ ...pay, fields: { asset: { oneof: [] } } }] },
    /to have no fields other than is, oneOf, asset, min, max, got "oneof" \(did you mean "oneOf"\?\)$/,
  ],
  [{ ...transactions, operations: [{ ...pay, source: TOKEN }] }, /source to be an account/],
  [{ ...transactions, operations: [{ ...pay, times: 0 }] }, /times to be an integer from 1/],
];
for (const [rules, message] of MALFORMED) {
  test(`signingPolicy() rejects a policy: ${message}`, () => {
    assert.throws(() => signingPolicy({ ...POLICY, transactions: rules as TransactionRules }).transaction, message);
  });
}

test('signingPolicy() says that "self" of the own call is the source account of the transaction', () => {
  const from = (address: string) => [nativeToScVal(address, { type: "address" })];
  const mint = new Contract(TOKEN).call("mint", ...from(BOB)); // BOB approves in an entry, ALICE only pays
  const policy: SigningPolicy = { ...PING, calls: [{ contract: TOKEN, function: "mint", args: ["self"] }] };
  assert.deepEqual(signingPolicy(policy).transaction(transactionRequest(build([mint]), NETWORK, ALICE)), [{
    code: "argument",
    path: "operations[0].hostFunction.function.args[0]",
    expected: `"self", the source account ${ALICE}`,
    got: BOB,
  }]);
});

test("an approver of signingPolicy() names the invalid request", () => {
  const request = {
    ...transactionRequest(build([payment({ destination: BOB, asset: "native", amount: "1" })]), NETWORK),
  };
  for (const [requests, name] of [[5, "transaction.requests"], [[null], "transaction.requests[0]"]] as const) {
    assert.throws(() => signingPolicy(POLICY).transaction({ ...request, requests } as never), (error: Error) => {
      assert.ok(error.message.startsWith(`Cannot check the transaction: expected ${name} to be `), error.message);
      return true;
    });
  }
});

test("signingPolicy() copies the policy", () => {
  const policy = structuredClone(POLICY) as { transactions: { maxFee: string } } & SigningPolicy;
  const approve = signingPolicy(policy).transaction;
  policy.transactions.maxFee = "0";
  assert.deepEqual(approve(transactionRequest(build([payment()]), NETWORK, ALICE)), []);
});

test("an approver of signingPolicy() throws for anything but a TransactionRequest", () => {
  const request = transactionRequest(build([payment()]), NETWORK, ALICE);
  for (
    const wrong of [undefined, null, [], 5, {}, { ...request, envelope: 5 }, { ...request, networkId: "" }, {
      ...request,
      signer: 5,
    }, { ...request, requests: {} }]
  ) {
    assert.throws(() => signingPolicy(POLICY).transaction(wrong as never), { name: "TypeError" });
  }
});

test("signingPolicy() names the type of a memo that it rejects, and the property that allows a memo", () => {
  const judge = (memo: unknown, given: object) => {
    const policy = { ...POLICY, transactions: { ...transactions, ...(memo === undefined ? {} : { memo }) } };
    const request = transactionRequest(build([payment()], given), NETWORK, ALICE);
    return signingPolicy(policy as never).transaction(request).filter(({ code }) => code === "memo");
  };
  const text = { memo: { type: "text", value: "x" } };
  const none = "no memo, unless transactions.memo in the policy allows it";
  const rows = [
    [undefined, text, none, "a memo of type text"],
    ["none", { memo: { type: "id", value: 5n } }, none, "a memo of type id"],
    [{ text: "y" }, text, "the memo of the policy", "a different memo of type text"],
    [{ text: "y" }, {}, "the memo of the policy", "no memo"],
  ] as const;
  for (const [memo, given, expected, got] of rows) {
    assert.deepEqual(judge(memo, given), [{ code: "memo", path: "memo", expected, got }]);
  }
  assert.deepEqual(judge("any", text), []);
});

test("policyFrom() accepts what it was made from, and no transaction with one change", () => {
  const bumped = feeBumpTransaction(build([payment()]), { feeSource: BOB, baseFee: 200 });
  const envelopes = [
    build([payment(), operation.setOptions({ homeDomain: "example.org" })]),
    build([withAuth(call, [bySource(), entryFor(ALICE, { root: ping, expiry: 9 })])]),
    build([payment()], { memo: { type: "text", value: "x" } }),
    bumped,
  ];
  for (const envelope of envelopes) {
    const signer = envelope === bumped ? BOB : ALICE;
    const request = transactionRequest(envelope, NETWORK, signer);
    const policy = JSON.parse(JSON.stringify(policyFrom(request)));
    assert.deepEqual(signingPolicy(policy).transaction(request), []);
    const others = [...envelopes, build([payment()], { baseFee: 1_001 }), build([payment({ amount: "11" })])]
      .filter((other) => other !== envelope);
    for (const other of others) {
      assert.notDeepEqual(signingPolicy(policy).transaction(transactionRequest(other, NETWORK, signer)), []);
    }
    const foreign = transactionRequest(envelope, "Public Global Stellar Network ; September 2015", signer);
    assert.notDeepEqual(signingPolicy(policy).transaction(foreign), []);
  }
});

test("policyFrom() rejects what no policy accepts", () => {
  const bump = feeBumpTransaction(build([payment()]), { feeSource: BOB, baseFee: 200 });
  assert.ok(bump.type === "envelopeTypeTxFeeBump");
  const negative = TransactionEnvelope.envelopeTypeTxFeeBump(
    new FeeBumpTransactionEnvelope({ ...bump.value, tx: new FeeBumpTransaction({ ...bump.value.tx, fee: -1n }) }),
  );
  const codes = [
    [negative, "fee"],
    [build([payment()], { timeBounds: "unbounded" }), "cond.timeBounds.maxTime"],
    [build([uploadWasm(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))]), "operations[0].hostFunction"],
  ] as const;
  for (const [envelope, path] of codes) {
    assert.throws(() => policyFrom(transactionRequest(envelope, NETWORK)), {
      code: "auth/invalid-policy",
      path,
    });
  }
  const elsewhere = transactionRequest(build([payment()]), "another network");
  assert.throws(() => policyFrom(elsewhere), { code: "auth/invalid-policy", path: "networkId" });
});

test("an empty signed payload is accepted by a rule for any signer, and by no rule that is made from it", () => {
  const { body } = operation.setOptions({ signer: { key: BOB, weight: 1 } });
  const key = SignerKey.signerKeyTypeEd25519SignedPayload(
    new SignerKeyEd25519SignedPayload({ ed25519: alice.rawPublicKey(), payload: new Uint8Array() }),
  );
  const options = new SetOptionsOp({ ...body.value as SetOptionsOp, signer: new Signer({ key, weight: 1 }) });
  const { value: { tx } } = build([payment()]) as { value: TransactionV1Envelope };
  const operations = [new Operation({ sourceAccount: null, body: OperationBody.setOptions(options) })];
  const envelope = TransactionEnvelope.envelopeTypeTx(
    new TransactionV1Envelope({ tx: new Transaction({ ...tx, operations }), signatures: [] }),
  );
  const ruleFor = (signer: FieldRule) => withRules({ type: "set_options", fields: { signer } });
  assert.deepEqual(judge(ruleFor("any"), envelope), []);
  assert.deepEqual(judge(ruleFor({ is: { key: BOB, weight: 1 } }), envelope), [
    "field operations[0].body.set_options.signer",
  ]);
  assert.deepEqual(judge(POLICY, envelope), ["operation operations[0]"]);
  assert.throws(() => policyFrom(transactionRequest(envelope, NETWORK)), {
    code: "auth/invalid-policy",
    path: "operations[0].body.set_options.signer",
  });
});

const { envelopes } = readVectors<{ readonly envelopes: { readonly [name: string]: string } }>("transactions.json");

test("expectTransaction() accepts one call with its entry, and nothing else", () => {
  const approve = expectTransaction({
    source: ALICE,
    call: { contract: TOKEN, function: "ping", args: [] },
    maxFee: "100",
  });
  const found = (envelope: TransactionEnvelope, signer = ALICE) =>
    approve(transactionRequest(envelope, NETWORK, signer)).map(({ code, path }) => `${code} ${path}`);
  assert.deepEqual(found(build([call])), []);
  assert.deepEqual(found(build([withAuth(call, [bySource()])])), []);
  assert.deepEqual(found(build([withAuth(call, [bySource(), bySource()])])), [
    "times operations[0].auth[1].rootInvocation.function",
  ]);
  assert.deepEqual(found(build([withAuth(call, [bySource(evil)])])), [
    "call operations[0].auth[0].rootInvocation.function",
  ]);
  assert.deepEqual(found(build([new Contract(TOKEN).call("ping", nativeToScVal(1))])), [
    "argument operations[0].hostFunction.function.args",
  ]);
  assert.deepEqual(found(build([new Contract(TOKEN).call("drain")])), ["call operations[0].hostFunction.function"]);
  assert.deepEqual(found(build([call], { baseFee: 101 })), ["fee fee"]);
  assert.deepEqual(found(build([call], { source: BOB }), BOB), ["source sourceAccount"]);
  assert.deepEqual(found(build([payment()])), ["operation operations[0]"]);
  assert.deepEqual(found(feeBumpTransaction(build([call], PREPARED), { feeSource: ALICE, baseFee: 100 })), [
    "operation feeBump",
    "fee fee",
  ]);
  assert.ok(Object.keys(envelopes).length > 20);
});

test("expectTransaction() rejects a minimum sequence number, and numbers that may make the account unusable", () => {
  const approve = expectTransaction({
    source: ALICE,
    call: { contract: TOKEN, function: "ping", args: [] },
    maxFee: 100,
  });
  const paths = (over: object) =>
    approve(transactionRequest(build([call], over), NETWORK, ALICE)).map(({ code, path }) => `${code} ${path}`);
  assert.deepEqual(paths({ accountSequence: LOCKED - 2n }), []);
  assert.deepEqual(paths({ accountSequence: LOCKED - 1n }), ["expiry seqNum"]);
  assert.deepEqual(paths({ minSequence: 0n }), ["expiry cond.minSeqNum"]);
});

test("expectTransaction() rejects a malformed expectation", () => {
  const good = { source: ALICE, call: { contract: TOKEN, function: "ping" }, maxFee: 1 };
  for (
    const wrong of [undefined, { ...good, source: TOKEN }, { ...good, maxFee: "1.5" }, { ...good, fee: 1 }, {
      ...good,
      call: { contract: ALICE, function: "ping" },
    }, { ...good, maxFee: -1 }]
  ) {
    assert.throws(() => expectTransaction(wrong as never));
  }
});

test("legacy credentials of a shared account: the signer's own account is judged, also when a callback names its key", async () => {
  const { authorizeEntries, authorizeEntry } = await import("@dwsa/base/auth");
  const { expectInvocation, signingPolicy } = await import("@dwsa/base/policy");
  const approve = signingPolicy({
    version: 1,
    network: NETWORK,
    addresses: [ALICE],
    untilLedger: 100,
    calls: [{ contract: TOKEN, function: "ping", args: [] }],
  }).entries;
  const entry = entryFor(ALICE, { root: ping });
  const by = (key: typeof bob) => (_: unknown, payload: Uint8Array) => ({
    publicKey: key.publicKey(),
    signature: key.sign(payload),
  });
  await authorizeEntry(entry, alice, 100, NETWORK, { approve });
  await authorizeEntry(entry, by(alice), 100, NETWORK, { approve });
  const expected = { code: "auth/refused", path: "credentials" };
  const both = `credentials that bind the entry's account ${ALICE}, since the signer is ${BOB}`;
  const got = "got legacy credentials (bound to no account) at credentials";
  await assert.rejects(authorizeEntry(entry, bob, 100, NETWORK, { approve }), {
    ...expected,
    message: `Cannot authorize the entry: expected ${both}, or rules that also allow the call for the signer's ` +
      `account, ${got}`,
  });
  await assert.rejects(authorizeEntry(entry, by(bob), 100, NETWORK, { approve }), expected);
  await assert.rejects(authorizeEntries([entry], by(bob), 100, NETWORK, { approve }), {
    code: "auth/refused",
    path: "entries[0].credentials",
  });
  const only = expectInvocation({ address: ALICE, contract: TOKEN, function: "ping" });
  await assert.rejects(authorizeEntry(entry, bob, 100, NETWORK, { approve: only }), {
    ...expected,
    message: `Cannot authorize the entry: expected ${both}, ${got}`,
  });
  const bound = entryFor(ALICE, { root: ping, arm: "dwsaCredentialsAddressV2" });
  await authorizeEntry(bound, bob, 100, NETWORK, { approve });
  await assert.rejects(signTransaction(build([payment()]), alice, NETWORK, { approve: approve as never }), TypeError);
});

test("transactions.together requires each operation of the rules", () => {
  const swap = [pay, { ...pay, fields: { ...pay.fields, destination: { is: CAROL } } }];
  const together: SigningPolicy = { ...POLICY, transactions: { ...transactions, operations: swap, together: true } };
  const to = (...all: readonly string[]) => build(all.map((destination) => payment({ destination })));
  assert.deepEqual(judge(together, to(BOB, CAROL)), []);
  assert.deepEqual(judge(together, to(CAROL, BOB)), []);
  assert.deepEqual(judge(together, to(BOB)), ["operation transactions.operations[1]"]);
  assert.deepEqual(judge(together, to(CAROL)), ["operation transactions.operations[0]"]);
  assert.deepEqual(judge(together, to(BOB, BOB)), ["times operations[1]"]);
  const alone: SigningPolicy = { ...together, transactions: { ...together.transactions!, together: false } };
  assert.deepEqual(judge(alone, to(BOB)), []);
  const made = policyFrom(transactionRequest(to(BOB, CAROL), NETWORK, ALICE));
  assert.deepEqual(judge(made, to(BOB, CAROL)), []);
  assert.deepEqual(judge(made, to(BOB)), ["operation transactions.operations[1]"]);
});
