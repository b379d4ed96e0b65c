import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { DwsaError } from "@dwsa/base/errors";
import { checkTransaction, type CheckTransactionOptions, type TransactionProblem } from "@dwsa/base/transaction";
import { Networks } from "@dwsa/base/network";
import {
  DecoratedSignature,
  MuxedAccount,
  Operation,
  OperationBody,
  Transaction,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { transactionEnvelopeFromJson } from "@dwsa/base/json";

// deno-lint-ignore no-explicit-any -- the shapes of the vectors are in their README
const load = (name: string): any =>
  JSON.parse(readFileSync(new URL(`../vectors/checks/${name}.json`, import.meta.url), "utf8"));

// deno-lint-ignore no-explicit-any -- facts of the vectors: 64-bit integers are strings
function optionsOf(facts: any = {}): CheckTransactionOptions {
  const options = { ...facts };
  if (facts.currentTime !== undefined) options.currentTime = BigInt(facts.currentTime);
  if (facts.accounts !== undefined) {
    options.accounts = Object.fromEntries(
      // deno-lint-ignore no-explicit-any -- as above
      Object.entries(facts.accounts as any).map(([address, state]: any) => [
        address,
        { ...state, sequence: BigInt(state.sequence ?? 0) },
      ]),
    );
  }
  return options;
}

const short = (problems: readonly TransactionProblem[]) =>
  problems.map(({ code, result, path }) => ({ code, result, path }));
const decode = (xdr: string) => TransactionEnvelope.fromXDR(xdr, "base64");

test("checkTransaction() finds the problems of the network's rules, in order", () => {
  const { cases, valid } = load("cases");
  assert.deepEqual([cases.length, valid.length], [138, 40]);
  for (const { name, xdr, facts } of valid) {
    assert.deepEqual(short(checkTransaction(decode(xdr), optionsOf(facts))), [], name);
  }
  for (const { name, xdr, problems, facts } of cases) {
    assert.deepEqual(short(checkTransaction(decode(xdr), optionsOf(facts))), problems, name);
  }
});

test("checkTransaction() finds the checks and signatures that another signature checker finds", () => {
  const rows = load("weights");
  assert.equal(rows.length, 60);
  for (const [i, { xdr, facts, missing, unused }] of rows.entries()) {
    const problems = checkTransaction(decode(xdr), optionsOf(facts));
    const paths = (...codes: string[]) =>
      [
        ...new Set(
          problems.filter(({ code }) => codes.includes(code)).map(({ path }) =>
            path.replace(/^(cond\.extraSigners)\[\d+\]$/, "$1")
          ),
        ),
      ].sort();
    assert.deepEqual(paths("signatures-missing"), [...missing].sort(), `missing in ${i}`);
    assert.deepEqual(paths("signature-unused", "signature-duplicate"), [...unused].sort(), `unused in ${i}`);
  }
});

/** The rules that the other implementation does not have. */
const OWN = ["sponsorship", "sequence-number", "minimum-sequence", "empty-bounds", "archived-entries"];

test("checkTransaction() agrees with another implementation on changed transactions", () => {
  const rows = load("mutants");
  assert.equal(rows.length, 525);
  for (const [i, { xdr, results }] of rows.entries()) {
    const problems = checkTransaction(decode(xdr));
    if (results.length === 0) {
      assert.deepEqual(short(problems).filter(({ code }) => !OWN.includes(code)), [], `mutant ${i}`);
    }
    for (const alternatives of results) {
      assert(problems.some(({ result }) => alternatives.includes(result)), `mutant ${i}: ${alternatives}`);
    }
  }
});

test("checkTransaction() finds problems in 18 of 533 real transactions", () => {
  const { problems, envelopes } = load("real");
  assert.equal(envelopes.length, 533);
  for (const [i, xdr] of envelopes.entries()) {
    assert.deepEqual(short(checkTransaction(decode(xdr))), problems[i] ?? [], `envelope ${i}`);
  }
});

test("checkTransaction() accepts the least fee, and not one stroop less", () => {
  let count = 0;
  for (const { xdr } of load("cases").cases) {
    const envelope = decode(xdr);
    const found = checkTransaction(envelope).find(({ least }) => least !== undefined);
    if (found === undefined) continue;
    const withFee = (fee: bigint) => {
      const json = JSON.parse(JSON.stringify(envelope.toJSON()));
      const [type] = Object.keys(json);
      json[type!].tx.fee = type === "tx_fee_bump" ? `${fee}` : Number(fee);
      return checkTransaction(transactionEnvelopeFromJson(json)).filter(({ least }) => least !== undefined);
    };
    const least = BigInt(found.least!);
    if (envelope.type !== "envelopeTypeTxFeeBump" && least > 0xffff_ffffn) continue;
    assert.deepEqual(withFee(least), []);
    assert.equal(withFee(least - 1n).length, 1);
    count++;
  }
  assert(count > 10);
});

test("checkTransaction() judges no signature after 1,000 verifications", () => {
  const signed = (keys: number) => {
    // Keys and signatures with the same hint, so that each signature is verified with each key on each network.
    const key = (i: number) => Uint8Array.from({ length: 32 }, (_, j) => j < 2 ? i + 1 : 9);
    const merge = OperationBody.accountMerge(MuxedAccount.keyTypeEd25519(key(200)));
    const operations = Array.from({ length: keys }, (_, i) => (
      new Operation({ sourceAccount: MuxedAccount.keyTypeEd25519(key(i)), body: merge })
    ));
    const { value } = decode(load("cases").valid[0].xdr);
    const tx = new Transaction({
      ...value.tx as Transaction,
      sourceAccount: operations[0]!.sourceAccount!,
      operations,
    });
    const signatures = Array.from({ length: 20 }, (_, i) => (
      new DecoratedSignature({ hint: new Uint8Array(4).fill(9), signature: new Uint8Array(64).fill(i) })
    ));
    const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures }));
    return checkTransaction(envelope, { networkPassphrase: Networks.TESTNET })
      .filter(({ path }) => path.startsWith("signatures"));
  };
  const networks = Object.values(Networks).length;
  const most = Math.floor(1_000 / 20 / networks);
  assert.equal(signed(most).length, 20);
  assert.deepEqual(signed(most + 1), []);
});

const [ADDRESS, SIGNER] = [
  "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
  "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
];

for (
  const { name, state, error, path } of [
    { name: "null", state: null, error: TypeError, path: "" },
    { name: "no sequence", state: {}, error: TypeError, path: ".sequence" },
    { name: "a sequence as a number", state: { sequence: 1 }, error: TypeError, path: ".sequence" },
    { name: "signers that are no array", state: { sequence: 1n, signers: {} }, error: TypeError, path: ".signers" },
    { name: "a hole", state: { sequence: 1n, signers: new Array(1) }, error: TypeError, path: ".signers[0]" },
    {
      name: "a signer of another type",
      state: { sequence: 1n, signers: [{ key: "CA3D", weight: 1 }] },
      error: DwsaError,
      path: ".signers[0].key",
    },
    {
      name: "a negative weight",
      state: { sequence: 1n, signers: [{ key: SIGNER, weight: -1 }] },
      error: RangeError,
      path: ".signers[0].weight",
    },
    {
      name: "a missing threshold",
      state: { sequence: 1n, thresholds: { master: 1, low: 0, medium: 0 } },
      error: TypeError,
      path: ".thresholds.high",
    },
    {
      name: "a threshold of 256",
      state: { sequence: 1n, thresholds: { master: 1, low: 0, medium: 0, high: 256 } },
      error: RangeError,
      path: ".thresholds.high",
    },
  ]
) {
  test(`checkTransaction() rejects an account with ${name}`, () => {
    const envelope = decode(load("cases").cases[0].xdr);
    assert.throws(
      () => checkTransaction(envelope, { accounts: { [ADDRESS!]: state } as never }),
      (thrown: Error) => thrown instanceof error && thrown.message.includes(`accounts.${ADDRESS}${path}`),
    );
  });
}

test("checkTransaction() rejects wrong arguments", () => {
  const envelope = decode(load("cases").cases[0].xdr);
  assert.throws(() => checkTransaction(1 as never), TypeError);
  assert.throws(() => checkTransaction(envelope, { time: 1n } as never), TypeError);
  assert.throws(() => checkTransaction(envelope, { accounts: { G: { sequence: 1n } } }), DwsaError);
  assert.throws(() => checkTransaction(envelope, { currentLedger: 2 ** 32 }), RangeError);
  assert.throws(() => checkTransaction(envelope, { networkPassphrase: "" }), { code: "network/passphrase" });
});
