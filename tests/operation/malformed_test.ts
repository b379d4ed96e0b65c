/** Operations that the network rejects regardless of the ledger state, in builders and as wire values. */

import * as operations from "@dwsa/base/operation";
import { claimPredicateFromJson, operationFromJson, transactionFromJson } from "@dwsa/base/json";
import {
  ClaimPredicate,
  SignerKey,
  SignerKeyEd25519SignedPayload,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import assert from "node:assert/strict";
import test from "node:test";
import { malformedOperation } from "../../operation/_shared.ts";
import { problemsOf } from "../../transaction/_shared.ts";

const ALICE = "GDVPXWS7VRFYLHEJQSI4DEUUJTVJWKWC2YC6QKFDYJMAWKGVWWD7NPXH";
const BOB = "GCGYSB2SZQTF7GIVUJT44QK6ICH2N3RY2A2H5ZHYG2AURO32EYOCKQSK";
const USDC = `USDC:${BOB}`;
const USDC_JSON = { credit_alphanum4: { asset_code: "USDC", issuer: BOB } };
const POOL = "LDEPHNPJCCD4JWIF3VSCHS33CSNG4EX4LSXXTTVJTUJFSDXDIQVRTAN2";
const path = { sendAsset: "native", destination: BOB, destAsset: USDC };
const offer = { selling: "native", buying: USDC, price: "1" };
const claimant = { destination: BOB };
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const MUXED_OF = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const both = (levels: number): object =>
  levels === 1 ? { before_absolute_time: "1" } : { and: [both(levels - 1), "unconditional"] };
const nested = (levels: number): object => levels === 1 ? { before_absolute_time: "1" } : { not: nested(levels - 1) };

/** Parameters that a builder accepts, and changes to them with the path of the rejected field. */
const BUILT: readonly (readonly [keyof typeof operations, object, readonly (readonly [object, string])[]])[] = [
  ["createAccount", { destination: BOB, startingBalance: "0" }, [
    [{ startingBalance: -1n }, "startingBalance"],
    [{ source: BOB }, "destination"],
  ]],
  ["payment", { destination: BOB, asset: "native", amount: "0.0000001" }, [[{ amount: 0n }, "amount"], [
    { amount: "-1" },
    "amount",
  ]]],
  ["pathPaymentStrictSend", { ...path, sendAmount: 1n, destMin: 1n }, [
    [{ sendAmount: 0n }, "sendAmount"],
    [{ destMin: 0n }, "destMin"],
  ]],
  ["pathPaymentStrictReceive", { ...path, sendMax: 1n, destAmount: 1n }, [
    [{ sendMax: 0n }, "sendMax"],
    [{ destAmount: 0n }, "destAmount"],
  ]],
  ["manageSellOffer", { ...offer, amount: 1n }, [
    [{ amount: -1n }, "amount"],
    [{ price: "0" }, "price"],
    [{ price: { n: 1, d: 0 } }, "price"],
    [{ price: { n: -1, d: 1 } }, "price"],
    [{ buying: "native" }, "buying"],
    [{ amount: 0n }, "offerId"],
    [{ offerId: -1 }, "offerId"],
  ]],
  ["manageBuyOffer", { ...offer, buyAmount: 0n, offerId: 7 }, [
    [{ buyAmount: -1n }, "buyAmount"],
    [{ offerId: 0 }, "offerId"],
    [{ selling: USDC }, "buying"],
  ]],
  ["createPassiveSellOffer", { ...offer, amount: 1n }, [[{ amount: 0n }, "amount"], [{ selling: USDC }, "buying"]]],
  ["setOptions", { masterWeight: 255, setFlags: ["auth-required"], clearFlags: ["auth-revocable"] }, [
    [{ masterWeight: 256 }, "masterWeight"],
    [{ lowThreshold: 256 }, "lowThreshold"],
    [{ medThreshold: 256 }, "medThreshold"],
    [{ highThreshold: 256 }, "highThreshold"],
    [{ clearFlags: ["auth-required"] }, "setFlags"],
    [{ homeDomain: "é" }, "homeDomain"],
    [{ homeDomain: "a\n" }, "homeDomain"],
    [{ signer: { key: BOB, weight: 256 } }, "signer.weight"],
    [{ signer: { key: BOB, weight: 1 }, source: BOB }, "signer.key"],
    [{ signer: { key: BOB, weight: 0 }, source: BOB }, "signer.key"],
  ]],
  ["changeTrust", { line: USDC, limit: 0n }, [
    [{ limit: -5n }, "limit"],
    [{ line: "native" }, "line"],
    [{ source: BOB }, "line"],
    [{ line: { pool: [USDC, "native"] } }, "line.pool"],
    [{ line: { pool: [USDC, USDC] } }, "line.pool"],
  ]],
  ["accountMerge", { destination: BOB }, [
    [{ source: BOB }, "destination"],
    [{ destination: MUXED, source: MUXED_OF }, "destination"],
    [{ destination: MUXED_OF, source: MUXED }, "destination"],
  ]],
  ["manageData", { dataName: "~ ", dataValue: "" }, [
    [{ dataName: "" }, "dataName"],
    [{ dataName: "a\u007f" }, "dataName"],
    [{ dataName: "\u202e" }, "dataName"],
  ]],
  ["bumpSequence", { bumpTo: 0 }, [[{ bumpTo: -1 }, "bumpTo"]]],
  ["createClaimableBalance", { asset: USDC, amount: 1n, claimants: [{ ...claimant, predicate: nested(4) }] }, [
    [{ amount: 0n }, "amount"],
    [{ claimants: [] }, "claimants"],
    [{ claimants: [claimant, claimant] }, "claimants[1].destination"],
    [{ claimants: [claimant, { destination: ALICE }, claimant] }, "claimants[2].destination"],
    [{ claimants: [{ ...claimant, predicate: both(5) }] }, "claimants[0].predicate.and[0].and[0].and[0]"],
    [{ claimants: [{ ...claimant, predicate: nested(5) }] }, "claimants[0].predicate.not.not.not"],
  ]],
  ["beginSponsoringFutureReserves", { sponsoredId: BOB }, [[{ source: BOB }, "sponsoredId"]]],
  ["revokeSponsorship", { offer: { sellerId: BOB, offerId: 1 } }, [[
    { offer: { sellerId: BOB, offerId: 0 } },
    "offer.offerId",
  ]]],
  ["revokeSponsorship", { data: { accountId: BOB, dataName: "k" } }, [
    [{ data: { accountId: BOB, dataName: "" } }, "data.dataName"],
  ]],
  ["revokeSponsorship", { trustline: { accountId: ALICE, asset: USDC } }, [
    [{ trustline: { accountId: BOB, asset: USDC } }, "trustline.asset"],
    [{ trustline: { accountId: ALICE, asset: "native" } }, "trustline.asset"],
  ]],
  ["clawback", { asset: USDC, from: ALICE, amount: 1n, source: BOB }, [
    [{ source: ALICE }, "asset"],
    [{ asset: "native" }, "asset"],
    [{ from: BOB }, "from"],
    [{ amount: 0n }, "amount"],
  ]],
  ["setTrustLineFlags", { asset: USDC, trustor: ALICE, setFlags: ["authorized"], source: BOB }, [
    [{ source: ALICE, trustor: BOB }, "asset"],
    [{ trustor: BOB }, "trustor"],
    [{ clearFlags: ["authorized"] }, "setFlags"],
    [{ setFlags: ["authorized", "authorized-to-maintain-liabilities"] }, "setFlags"],
    [{ setFlags: ["clawback-enabled"] }, "setFlags"],
  ]],
  ["liquidityPoolDeposit", { liquidityPoolId: POOL, maxAmountA: 1n, maxAmountB: 1n, minPrice: "2", maxPrice: "2" }, [
    [{ maxAmountA: 0n }, "maxAmountA"],
    [{ maxAmountB: 0n }, "maxAmountB"],
    [{ minPrice: "0" }, "minPrice"],
    [{ maxPrice: "1.9999999" }, "minPrice"],
    // The prices differ by less than the precision of a floating-point number.
    [{ minPrice: { n: 2147483646, d: 2147483645 }, maxPrice: { n: 2147483647, d: 2147483646 } }, "minPrice"],
  ]],
  ["liquidityPoolWithdraw", { liquidityPoolId: POOL, amount: 1n, minAmountA: 0n, minAmountB: 0n }, [
    [{ amount: 0n }, "amount"],
    [{ minAmountA: -1n }, "minAmountA"],
    [{ minAmountB: -1n }, "minAmountB"],
  ]],
];

for (const [type, params, changes] of BUILT) {
  const build = operations[type] as (params: object) => { toXDR(): Uint8Array };

  test(`${type}() accepts ${shown(params)}`, () => {
    assert.ok(build(params).toXDR().length > 0);
  });

  for (const [change, path] of changes) {
    test(`${type}() rejects ${shown(change)} at ${path}`, () => {
      assert.throws(() => build({ ...params, ...change }), (error: Error & { code?: string; path?: string }) => {
        assert.equal(error.code, "operation/malformed", error.message);
        assert.equal(error.path, path);
        assert.ok(error.message.startsWith(`Cannot build ${type}: ${path} `), error.message);
        return true;
      });
    });
  }
}

function shown(value: object): string {
  return JSON.stringify(value, (_, part) => typeof part === "bigint" ? `${part}n` : part).slice(0, 100);
}

/** Operations in SEP-51 JSON that no builder creates, and the paths that the network rejects. */
const BY_HAND: readonly (readonly [unknown, readonly string[]])[] = [
  ["inflation", [""]],
  [{ allow_trust: { trustor: BOB, asset: "USDC", authorize: 3 } }, ["authorize"]],
  [{ allow_trust: { trustor: BOB, asset: "U-SD", authorize: 2 } }, ["asset"]],
  [{ allow_trust: { trustor: ALICE, asset: "USDC", authorize: 0 } }, ["trustor"]],
  [{ payment: { destination: BOB, asset: { credit_alphanum12: { asset_code: "AB-CD", issuer: BOB } }, amount: "1" } }, [
    "asset",
  ]],
  [{ payment: { destination: BOB, asset: { credit_alphanum4: { asset_code: "", issuer: BOB } }, amount: "0" } }, [
    "asset",
    "amount",
  ]],
  [{ set_trust_line_flags: { trustor: BOB, asset: USDC_JSON, clear_flags: 8, set_flags: 0 } }, ["clearFlags", "asset"]],
  [
    { revoke_sponsorship: { ledger_entry: { liquidity_pool: { liquidity_pool_id: POOL } } } },
    ["other"],
  ],
  [{ revoke_sponsorship: { ledger_entry: { ttl: { key_hash: "00".repeat(32) } } } }, ["other"]],
  [
    {
      change_trust: {
        line: { pool_share: { liquidity_pool_constant_product: { asset_a: "native", asset_b: USDC_JSON, fee: 31 } } },
        limit: "1",
      },
    },
    ["line.pool"],
  ],
  [{ extend_footprint_ttl: { ext: "v0", extend_to: 4_294_967_295 } }, []],
];

for (const [body, paths] of BY_HAND) {
  test(`malformedOperation() reports ${JSON.stringify(paths)} for ${JSON.stringify(body).slice(0, 80)}`, () => {
    const operation = operationFromJson({ source_account: null, body: body as never });
    assert.deepEqual(malformedOperation(operation, () => ALICE).map(({ path }) => path), paths);
  });
}

test("malformedOperation() reports a signer with an empty payload, which JSON cannot express", () => {
  const key = SignerKey.signerKeyTypeEd25519SignedPayload(
    new SignerKeyEd25519SignedPayload({ ed25519: new Uint8Array(32), payload: new Uint8Array(0) }),
  );
  const operation = operations.setOptions({ signer: { key: BOB, weight: 1 } });
  const { value } = operation.body as never as { value: { signer: { key: SignerKey } } };
  value.signer.key = key;
  assert.deepEqual(malformedOperation(operation, () => ALICE), [{
    path: "signer.key",
    reason: "has an empty payload",
    result: "setOptionsBadSigner",
  }]);
});

const predicates: readonly (readonly [string, ClaimPredicate, boolean])[] = [
  ["one of two", ClaimPredicate.claimPredicateAnd([ClaimPredicate.claimPredicateUnconditional()]), false],
  ["nothing", ClaimPredicate.claimPredicateNot(null), false],
  ["a negative time", ClaimPredicate.claimPredicateBeforeRelativeTime(-1n), false],
  ["the time 0", ClaimPredicate.claimPredicateBeforeAbsoluteTime(0n), true],
  ["four levels", claimPredicateFromJson(nested(4) as never), true],
  ["five levels", claimPredicateFromJson(nested(5) as never), false],
];

for (const [name, predicate, isValid] of predicates) {
  test(`malformedOperation() ${isValid ? "accepts" : "rejects"} a predicate of ${name}`, () => {
    const claimants = [{ claimant_type_v0: { destination: BOB, predicate: "unconditional" as const } }];
    const operation = operationFromJson({
      source_account: null,
      body: { create_claimable_balance: { asset: "native", amount: "1", claimants } },
    });
    const { value } = operation.body as never as { value: { claimants: { value: { predicate: ClaimPredicate } }[] } };
    value.claimants[0]!.value.predicate = predicate;
    const paths = malformedOperation(operation, () => ALICE).map(({ path }) => path);
    assert.deepEqual(paths, isValid ? [] : ["claimants[0].predicate"]);
  });
}

test("malformedOperation() rejects a predicate of 100,000 levels", () => {
  let predicate = ClaimPredicate.claimPredicateUnconditional() as ClaimPredicate;
  for (let i = 0; i < 100_000; i++) predicate = ClaimPredicate.claimPredicateNot(predicate);
  const value = {
    asset: { type: "assetTypeNative", value: null },
    amount: 1n,
    claimants: [{ value: { destination: { value: new Uint8Array(32) }, predicate } }],
  };
  const operation = { sourceAccount: null, body: { type: "createClaimableBalance", value } };
  assert.deepEqual(malformedOperation(operation as never, () => ALICE).map(({ path }) => path), [
    "claimants[0].predicate",
  ]);
});

const payment = { source_account: null, body: { payment: { destination: BOB, asset: "native", amount: "1" } } };
const call = {
  source_account: null,
  body: {
    invoke_host_function: {
      host_function: {
        invoke_contract: {
          contract_address: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
          function_name: "ping",
          args: [],
        },
      },
      auth: [],
    },
  },
};
const v2 = (extra_signers: readonly string[]) => ({
  v2: {
    time_bounds: null,
    ledger_bounds: null,
    min_seq_num: null,
    min_seq_age: "0",
    min_seq_ledger_gap: 0,
    extra_signers,
  },
});

/** Changes to a transaction with one payment, and the paths that the network rejects. */
const TRANSACTIONS: readonly (readonly [string, object, readonly string[]])[] = [
  ["a payment", {}, []],
  ["no operation", { operations: [] }, ["operations"]],
  ["a negative sequence number", { seq_num: "-1" }, ["seqNum"]],
  ["a payment of 0 after another payment", {
    operations: [payment, { ...payment, body: { payment: { ...payment.body.payment, amount: "0" } } }],
  }, ["operations[1].amount"]],
  ["inflation", { operations: [{ source_account: null, body: "inflation" }] }, ["operations[0]"]],
  ["a call", { operations: [call] }, []],
  ["a call and a payment", { operations: [payment, call] }, ["operations"]],
  ["a restoration and a payment", {
    operations: [{ source_account: null, body: { restore_footprint: { ext: "v0" } } }, payment],
  }, ["operations"]],
  ["a call with a memo", { operations: [call], memo: { id: "1" } }, ["memo"]],
  ["a call with a muxed source account", { operations: [call], source_account: MUXED }, ["sourceAccount"]],
  ["a call whose operation has a muxed source account", { operations: [{ ...call, source_account: MUXED }] }, [
    "operations[0].sourceAccount",
  ]],
  ["a repeated extra signer", { cond: v2([BOB, BOB]) }, ["cond.extraSigners[1]"]],
  ["a merge into the source of the transaction", {
    operations: [{ source_account: null, body: { account_merge: ALICE } }],
  }, ["operations[0].destination"]],
];

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const CODE = { contract_code: { hash: "07".repeat(32) } };
const dataKey = (durability: string) => ({ contract_data: { contract: CONTRACT, key: { u32: 1 }, durability } });
const ACCOUNT_KEY = { account: { account_id: ALICE } };
const dataOf = (read_only: readonly object[], read_write: readonly object[]) => ({
  v1: {
    ext: "v0",
    resources: { footprint: { read_only, read_write }, instructions: 0, disk_read_bytes: 0, write_bytes: 0 },
    resource_fee: "1",
  },
});
const EXTEND = [{ source_account: null, body: { extend_footprint_ttl: { ext: "v0", extend_to: 100 } } }];
const RESTORE = [{ source_account: null, body: { restore_footprint: { ext: "v0" } } }];
const BOTH = [CODE, dataKey("persistent")];

/** Footprints, which nodes check for extensions and restorations (`doCheckValidForSoroban` in stellar-core). */
const FOOTPRINTS: typeof TRANSACTIONS = [
  ["an extension without resource data", { operations: EXTEND }, []],
  ["a restoration without resource data", { operations: RESTORE }, []],
  ["an extension", { operations: EXTEND, ext: dataOf([...BOTH, dataKey("temporary")], []) }, []],
  ["a restoration", { operations: RESTORE, ext: dataOf([], BOTH) }, []],
  ["an extension of read-write keys", { operations: EXTEND, ext: dataOf([], BOTH) }, [
    "ext.resources.footprint.readWrite",
  ]],
  ["a restoration of read-only keys", { operations: RESTORE, ext: dataOf(BOTH, []) }, [
    "ext.resources.footprint.readOnly",
  ]],
  ["an extension of an account", { operations: EXTEND, ext: dataOf([CODE, ACCOUNT_KEY], []) }, [
    "ext.resources.footprint.readOnly[1]",
  ]],
  ["a restoration of temporary data", { operations: RESTORE, ext: dataOf([], [dataKey("temporary")]) }, [
    "ext.resources.footprint.readWrite[0]",
  ]],
  ["a restoration of an account", { operations: RESTORE, ext: dataOf([], [ACCOUNT_KEY]) }, [
    "ext.resources.footprint.readWrite[0]",
  ]],
  ["a call with both lists of keys", { operations: [call], ext: dataOf([ACCOUNT_KEY], BOTH) }, []],
];

for (const [name, parts, paths] of [...TRANSACTIONS, ...FOOTPRINTS]) {
  test(`problemsOf() of ${name}: ${JSON.stringify(paths)}`, () => {
    const transaction = transactionFromJson({
      source_account: ALICE,
      fee: 1_000, // enough for two operations and the resource fee
      seq_num: "1",
      cond: "none",
      memo: "none",
      operations: [payment],
      ext: "v0",
      ...parts,
    } as never);
    const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: transaction, signatures: [] }));
    // What a transaction lacks before its simulation is not the subject here.
    const found = problemsOf(envelope).filter(({ path }) => path !== "ext").map(({ path }) => path);
    assert.deepEqual(found, paths);
  });
}
