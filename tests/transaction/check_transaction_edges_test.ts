/** `checkTransaction` and `explainResult` where two rules meet, and what they must not say. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { Contract } from "@dwsa/base/contract";
import { beginSponsoringFutureReserves, endSponsoringFutureReserves, payment } from "@dwsa/base/operation";
import { checkTransaction, type CheckTransactionOptions, explainResult, hashTransaction } from "@dwsa/base/transaction";
import {
  DecoratedSignature,
  DwsaResources,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  ExtendFootprintTtlOp,
  ExtensionPoint,
  LedgerFootprint,
  LedgerKey,
  LedgerKeyOffer,
  Memo,
  Operation,
  OperationBody,
  PublicKey,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionResult,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { ALICE, BOB, bump, CAROL, carol, keypair, merge, NETWORK, signed, transaction } from "./_signers.ts";

/** Builds a transaction of Alice without the checks of a builder. */
function unchecked(fields: Partial<Transaction>): TransactionEnvelope {
  const { value } = transaction();
  const tx = new Transaction({ ...value.tx as Transaction, fee: 10_000, ...fields });
  return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
}

function withFootprint(readOnly: readonly LedgerKey[]): TransactionExt {
  const resources = new DwsaResources({
    footprint: new LedgerFootprint({ readOnly, readWrite: [] }),
    instructions: 0,
    diskReadBytes: 0,
    writeBytes: 0,
  });
  return TransactionExt.dwsaData(
    new DwsaTransactionData({ ext: DwsaTransactionDataExt.v0(), resources, resourceFee: 0n }),
  );
}

const ping = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping");
const pay = payment({ destination: BOB, asset: "native", amount: "1" });
const extend = new Operation({
  sourceAccount: null,
  body: OperationBody.extendFootprintTtl(
    new ExtendFootprintTtlOp({ ext: ExtensionPoint.v0(), extendTo: 100 }),
  ),
});
const offer = LedgerKey.offer(
  new LedgerKeyOffer({ sellerId: PublicKey.publicKeyTypeEd25519(new Uint8Array(32)), offerId: 1n }),
);
const begin = (source: string, sponsoredId: string) => beginSponsoringFutureReserves({ source, sponsoredId });
const end = (source: string) => endSponsoringFutureReserves({ source });

for (
  const { name, tx, problems } of [
    {
      name: "only that a call is not alone, of a call with a memo and another operation",
      tx: unchecked({ operations: [ping, pay], memo: Memo.memoId(1n) }),
      problems: ["not-alone txMalformed operations"],
    },
    {
      name: "a key that no contract can use once, of an extension",
      tx: unchecked({ operations: [extend], ext: withFootprint([offer]) }),
      problems: ["footprint-key txDwsaInvalid ext.resources.footprint.readOnly[0]"],
    },
    {
      name: "a second sponsorship of the same account",
      tx: unchecked({ operations: [begin(ALICE, BOB), begin(CAROL, BOB), end(BOB)] }),
      problems: ["sponsorship beginSponsoringFutureReservesAlreadySponsored operations[1]"],
    },
    {
      name: "a second sponsorship of the same account by the same sponsor",
      tx: unchecked({ operations: [begin(ALICE, BOB), begin(ALICE, BOB), end(BOB)] }),
      problems: ["sponsorship beginSponsoringFutureReservesAlreadySponsored operations[1]"],
    },
    {
      name: "nothing of two sponsorships that interleave",
      tx: unchecked({ operations: [begin(ALICE, BOB), begin(ALICE, CAROL), end(BOB), end(CAROL)] }),
      problems: [],
    },
  ]
) {
  test(`checkTransaction() reports ${name}`, () => {
    assert.deepEqual(checkTransaction(tx).map(({ code, result, path }) => `${code} ${result} ${path}`), problems);
  });
}

// deno-lint-ignore no-explicit-any -- the shapes of the vectors are in their README
const load = (name: string): any =>
  JSON.parse(readFileSync(new URL(`../vectors/checks/${name}.json`, import.meta.url), "utf8"));

test("checkTransaction() returns the fix of each problem", () => {
  for (const { name, xdr } of load("cases").cases) {
    const envelope = TransactionEnvelope.fromXDR(xdr, "base64");
    for (const { code, fix, charged, least } of checkTransaction(envelope)) {
      const isFee = ["fee-too-low", "resource-fee-not-covered", "fee-bump-too-low"].includes(code);
      const canBump = isFee && envelope.type !== "envelopeTypeTxFeeBump";
      assert.equal(fix, canBump ? "fee-bump" : "rebuild", `${name}: ${code}`);
      assert.deepEqual([charged, least !== undefined], [code === "sponsorship", isFee], `${name}: ${code}`);
    }
  }
});

/** Signs with the key of a seed, and with a nonce other than the usual one. */
function signAgain(envelope: TransactionEnvelope, seed: number): DecoratedSignature {
  const { Point } = ed25519;
  const { scalar, pointBytes } = ed25519.utils.getExtendedPublicKey(new Uint8Array(32).fill(seed));
  const nonce = 12_345n;
  const r = Point.BASE.multiply(nonce).toBytes();
  const number = (bytes: Uint8Array) =>
    BigInt(`0x${[...bytes].reverse().map((b) => b.toString(16).padStart(2, "0")).join("")}`);
  const k = number(sha512(new Uint8Array([...r, ...pointBytes, ...hashTransaction(envelope, NETWORK)])));
  const s = (nonce + k * scalar) % Point.Fn.ORDER;
  const signature = new Uint8Array(64);
  signature.set(r);
  for (let i = 0; i < 32; i++) signature[32 + i] = Number(s >> BigInt(8 * i) & 255n);
  return new DecoratedSignature({ hint: pointBytes.slice(-4), signature });
}

const ALICES = 1; // her seed
const state = (weight: number, threshold: number, signers: readonly { key: string; weight: number }[] = []) => ({
  sequence: 1n,
  thresholds: { master: weight, low: threshold, medium: threshold, high: threshold },
  signers,
});
const alone = transaction();
const two = transaction([bump(), merge(BOB)]);

for (
  const { name, envelope, accounts, problems } of [
    {
      name: "two different signatures by one key",
      envelope: signed(alone, [keypair(ALICES), signAgain(alone, ALICES)]),
      problems: ["signature-duplicate signatures[1]"],
    },
    {
      name: "two different signatures by one key, whose weight counts once",
      envelope: signed(alone, [keypair(ALICES), signAgain(alone, ALICES)]),
      accounts: { [ALICE]: state(1, 2) },
      problems: ["signature-duplicate signatures[1]", "signatures-missing ", "signatures-missing operations[0]"],
    },
    { name: "nothing of the signature of an unknown key", envelope: signed(alone, [carol]), problems: [] },
    {
      name: "a signature that no account needs",
      envelope: signed(alone, [keypair(ALICES), carol]),
      accounts: { [ALICE]: state(1, 1) },
      problems: ["signature-unused signatures[1]"],
    },
    {
      name: "nothing of a signature that an account whose state is unknown may need",
      envelope: signed(two, [keypair(ALICES), carol]),
      accounts: { [ALICE]: state(1, 1) },
      problems: [],
    },
    {
      name: "the operation of an account that has not signed",
      envelope: signed(two, [keypair(ALICES)]),
      accounts: { [ALICE]: state(1, 1), [BOB]: state(1, 1) },
      problems: ["signatures-missing operations[1]"],
    },
    {
      name: "nothing of a signer with a weight above 255",
      envelope: signed(two, [keypair(ALICES), carol]),
      accounts: { [ALICE]: state(1, 1), [BOB]: state(0, 255, [{ key: CAROL, weight: 4_000_000_000 }]) },
      problems: [],
    },
  ] as readonly {
    name: string;
    envelope: TransactionEnvelope;
    accounts?: CheckTransactionOptions["accounts"];
    problems: readonly string[];
  }[]
) {
  test(`checkTransaction() reports ${name}`, () => {
    const found = checkTransaction(envelope, { networkPassphrase: NETWORK, ...accounts && { accounts } });
    assert.deepEqual(found.map(({ code, path }) => `${code} ${path}`), problems);
  });
}

test("explainResult() gives each code the problems with its result at its level, and no others", () => {
  const same = (a: string, b: string) => a === b || [a, b].every((one) => /^tx(Malformed|DwsaInvalid)$/.test(one));
  const faulty = load("cases").cases.filter((_: unknown, i: number) => i % 9 === 0)
    .map(({ xdr }: { xdr: string }) => TransactionEnvelope.fromXDR(xdr, "base64"));
  let none = 0;
  for (const { result, envelope: own } of load("results").pairs) {
    const explained = TransactionResult.fromXDR(result, "base64");
    for (const envelope of [TransactionEnvelope.fromXDR(own, "base64"), ...faulty]) {
      const all = checkTransaction(envelope);
      for (const { path, code, problems } of explainResult(explained, envelope)) {
        const expected = all.filter((problem) =>
          same(problem.result, code) && (
            path === "" || problem.code === "footprint-list" ||
            (path === "innerTx" ? problem.path !== "fee" : `${problem.path}.`.startsWith(`${path}.`))
          )
        );
        assert.deepEqual(problems, expected);
        none += all.length > 0 && problems.length === 0 ? 1 : 0;
      }
    }
  }
  assert.ok(none > 100);
});

test("explainResult() reads the names of stellar-core for the results of contracts", () => {
  for (const name of ["txSOROBAN_INVALID", "tx_soroban_invalid", "txSorobanInvalid", "txDwsaInvalid"]) {
    assert.deepEqual(explainResult(name).map(({ code }) => code), ["txDwsaInvalid"], name);
  }
});
