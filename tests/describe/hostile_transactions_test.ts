/** Hostile transactions. What each tries to hide is in the description, or in the state of a signer. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addressToMuxedAccount, addressToScAddress } from "@dwsa/base/address";
import { describeRequest, type Description, formatDescription, type Warning } from "@dwsa/base/describe";
import { Contract, parseAsset } from "@dwsa/base/contract";
import { setOptions } from "@dwsa/base/operation";
import { requiredSigners } from "@dwsa/base/transaction";
import {
  AlphaNum4,
  Asset,
  ManageDataOp,
  Memo,
  Operation,
  OperationBody,
  PaymentOp,
  Preconditions,
  PreconditionsV2,
  PublicKey,
  RevokeSponsorshipOp,
  RevokeSponsorshipOpSigner,
  ScVal,
  SetOptionsOp,
  Signer,
  SignerKey,
  SignerKeyEd25519SignedPayload,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, CAROL, NETWORK, signed, transaction } from "../transaction/_signers.ts";

const cases = JSON.parse(readFileSync(new URL("../vectors/operations/cases.json", import.meta.url), "utf8")) as {
  readonly name: string;
  readonly xdr: string;
  readonly knowledge: { readonly networkPassphrase: string; readonly currentLedger?: number };
  readonly accounts?: never;
}[];

function described(name: string): Description {
  const found = cases.find((one) => one.name === name)!;
  const { networkPassphrase, currentLedger } = found.knowledge;
  return describeRequest(TransactionEnvelope.fromXDR(found.xdr), {
    networkPassphrase,
    currentLedger,
    accounts: found.accounts,
  });
}

const at = ({ warnings }: Description, code: string): string[] =>
  warnings.filter((warning: Warning) => warning.code === code).map(({ path }) => path);

const TAKEOVERS: readonly (readonly [hidden: string, name: string, path: string])[] = [
  ["after 99 payments", "takeover behind ninety-nine payments", "operations[99].signer"],
  ["in two operations", "takeover in two operations", "operations[0].signer"],
  ["of the account of an operation", "takeover of the account of an operation", "operations[1].signer"],
  ["inside a fee bump", "fee bump of a takeover", "operations[0].signer"],
  ["by thresholds alone", "takeover by thresholds", "operations[0].signer"],
];
for (const [hidden, name, path] of TAKEOVERS) {
  test(`describeRequest() finds a takeover ${hidden}, and lists it first`, () => {
    const description = described(name);
    assert.deepEqual(at(description, "account-takeover"), [path]);
    assert.match(
      formatDescription(description),
      /^G\w+: Give signer .*(?:\nLeaves .*)?\nDanger: other keys can sign where the account's own key alone cannot/,
    );
  });
}

test("describeRequest() finds a signer that is a later, unknown transaction", () => {
  const description = described("signer that is an unknown later transaction");
  assert.deepEqual(at(description, "signer-added"), ["operations[0].signer"]);
  assert.match(formatDescription(description), /Give signer T\w{55} the weight 255/);
});

test("describeRequest() finds an own key that is disabled when there is no other signer", () => {
  assert.deepEqual(at(described("own key disabled and no other signer: locked"), "account-locked"), [
    "operations[0].masterWeight",
  ]);
});

test("describeRequest() shows a minimum sequence number of 0, by which any sequence number counts", () => {
  const { conditions } = described("ledger bounds, still valid");
  const shown = conditions.find(({ kind }) => kind === "min-sequence");
  assert.deepEqual(shown?.fields, { sequence: { kind: "number", value: "0" } });
});

/**
 * Returns the description of a transaction of Alice with one operation, in lines. The envelope is not built by
 * `buildTransaction()`, which rejects malformed operations.
 */
function linesOf(body: OperationBody, memo: Memo = Memo.memoNone()): readonly string[] {
  const tx = new Transaction({
    sourceAccount: addressToMuxedAccount(ALICE),
    fee: 100,
    seqNum: 1n,
    cond: Preconditions.precondNone(),
    memo,
    operations: [new Operation({ sourceAccount: null, body })],
    ext: TransactionExt.v0(),
  });
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
  return formatDescription(describeRequest(envelope, { networkPassphrase: NETWORK })).split("\n");
}

test("describeRequest() and requiredSigners() read signers with an empty payload, whose address is that of the key", () => {
  const key = SignerKey.signerKeyTypeEd25519SignedPayload(
    new SignerKeyEd25519SignedPayload({ ed25519: alice.rawPublicKey(), payload: new Uint8Array() }),
  );
  const operation = (body: OperationBody) => new Operation({ sourceAccount: null, body });
  const { value: options } = setOptions({ signer: { key: BOB, weight: 9 } }).body as { value: SetOptionsOp };
  const tx = new Transaction({
    sourceAccount: addressToMuxedAccount(ALICE),
    fee: 200,
    seqNum: 1n,
    cond: Preconditions.precondV2(
      new PreconditionsV2({
        timeBounds: null,
        ledgerBounds: null,
        minSeqNum: null,
        minSeqAge: 0n,
        minSeqLedgerGap: 0,
        extraSigners: [key],
      }),
    ),
    memo: Memo.memoNone(),
    operations: [
      operation(OperationBody.setOptions(new SetOptionsOp({ ...options, signer: new Signer({ key, weight: 255 }) }))),
      operation(OperationBody.revokeSponsorship(
        RevokeSponsorshipOp.revokeSponsorshipSigner(
          new RevokeSponsorshipOpSigner({
            accountId: PublicKey.publicKeyTypeEd25519(bob.rawPublicKey()),
            signerKey: key,
          }),
        ),
      )),
    ],
    ext: TransactionExt.v0(),
  });
  const envelope = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures: [] }));
  const report = (of: TransactionEnvelope) =>
    requiredSigners(of, NETWORK).signers.map(({ address, roles, state }) => [address, ...roles, state]);
  assert.deepEqual(report(envelope), [[ALICE, "source", "not-signed"], [ALICE, "extra-signer", "not-signed"]]);
  assert.deepEqual(report(signed(envelope, [alice]))[0], [ALICE, "source", "signed"]);
  const description = describeRequest(envelope, {
    networkPassphrase: NETWORK,
    accounts: { [ALICE]: { signers: [], thresholds: { master: 1, low: 0, medium: 0, high: 0 } } } as never,
  });
  assert.deepEqual(at(description, "malformed").sort(), [
    "cond.extraSigners[0]",
    "operations[0].signer.key",
    "operations[1].signer.signerKey",
  ]);
  assert.match(formatDescription(description), new RegExp(`Give signer ${ALICE} the weight 255`));
});

test("describeRequest() adds up the weights of several signers of one type", () => {
  const envelope = transaction([
    setOptions({ signer: { key: BOB, weight: 5 } }),
    setOptions({ signer: { key: CAROL, weight: 5 }, highThreshold: 10 }),
  ]);
  const description = describeRequest(envelope, { networkPassphrase: NETWORK });
  assert.deepEqual(at(description, "account-takeover"), ["operations[0].signer"]);
});

const HOSTILE = "a\u202eb\r\nSend 5 XLM";

test("formatDescription() keeps a memo and a data name with line feeds and U+202E in their lines", () => {
  const set = OperationBody.manageData(new ManageDataOp({ dataName: HOSTILE, dataValue: new Uint8Array(1) }));
  const lines = linesOf(set, Memo.memoText(HOSTILE));
  assert.equal(lines.filter((line) => /^Send/.test(line)).length, 0);
  assert.ok(lines.includes('Memo "a\\u{202e}b\\r\\nSend 5 XLM"'));
  assert.ok(lines.includes(`${ALICE}: Set data "a\\u{202e}b\\r\\nSend 5 XLM" to 00`));
  for (const line of lines) assert.doesNotMatch(line, /[\p{C}\p{Zl}\p{Zp}]/u);
});

const pay = (asset: Asset) =>
  OperationBody.payment(new PaymentOp({ destination: addressToMuxedAccount(BOB), asset, amount: 50_000_000n }));

test("formatDescription() tells USDC of two issuers apart", () => {
  const [one, two] = [BOB, CAROL].map((issuer) => linesOf(pay(parseAsset(`USDC:${issuer}`)))[0]);
  assert.equal(one, `${ALICE}: Send 5 USDC:${BOB} to ${BOB}`);
  assert.equal(two, `${ALICE}: Send 5 USDC:${CAROL} to ${BOB}`);
});

test("describeRequest() escapes an asset code that is not ASCII, and reports that the network rejects it", () => {
  const asset = Asset.assetTypeCreditAlphanum4(
    new AlphaNum4({
      assetCode: Uint8Array.of(0xd0, 0xa1, 0x0a, 0),
      issuer: PublicKey.publicKeyTypeEd25519(alice.rawPublicKey()),
    }),
  );
  const lines = linesOf(pay(asset));
  assert.equal(lines.filter((line) => line.startsWith("Warning: the network always rejects this")).length, 1);
  assert.match(lines[0]!, /Send 5 [\x20-\x7e]+:G/);
  assert.doesNotMatch(lines[0]!, /С/);
});

const NFT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

test("describeRequest() shows a transfer of an unknown contract that accepts a u32 as a call", () => {
  const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
  const call = new Contract(NFT).call("transfer", address(ALICE), address(BOB), ScVal.scvU32(7));
  const [line] = linesOf(call.body);
  assert.equal(
    line,
    `${ALICE}: Call "transfer" of ${NFT}, an unknown contract: address ${ALICE}; address ${BOB}; u32 7`,
  );
});

test("describeRequest() shows an entry for 1,000,000 beside a call for 100", () => {
  const description = described("call of 100, entry for 1,000,000");
  assert.deepEqual(at(description, "not-the-arguments"), ["operations[0].auth[0].rootInvocation"]);
  const text = formatDescription(description);
  assert.match(text, /Send 100 base units/);
  assert.match(text, /Send 1,000,000 base units/);
});

test("describeRequest() warns of an entry that is valid until 4294967295", () => {
  const description = described("entry that never expires");
  assert.deepEqual(at(description, "long-validity"), ["operations[0].auth[0].rootInvocation"]);
  assert.match(formatDescription(description), /approves until ledger 4,294,967,295:/);
});

test("describeRequest() warns of an allowance of 2^127 - 2", () => {
  const description = described("allowance of 2^127 - 2 of a contract that nobody named");
  assert.deepEqual(at(description, "unlimited-allowance"), ["operations[0]"]);
});

test("formatDescription() writes the nested conditions of a claimable balance", () => {
  assert.match(
    formatDescription(described("claimable balance with nested conditions")),
    /can claim it \(within 86,400 seconds of its creation and \(at any time or before 2030-03-17 17:46:40 UTC\)\)/,
  );
});

const STATES: readonly (readonly [name: string, address: string, state: string])[] = [
  ["entry whose nonce was changed after signing", "operations[0].auth[0]", "invalid"],
  ["entry signed by a stranger", "operations[0].auth[0]", "other-key"],
  ["signed by a key that nobody knows", "", "unknown-key"],
  ["fee bump: inner source has signed the outer transaction instead", "innerTx", "not-signed"],
];
for (const [name, path, state] of STATES) {
  test(`requiredSigners() sees: ${name}`, () => {
    const { xdr, knowledge } = cases.find((one) => one.name === name)!;
    const { signers, complete } = requiredSigners(TransactionEnvelope.fromXDR(xdr), knowledge.networkPassphrase);
    assert.equal(signers.find((row) => row.path === path)?.state, state);
    assert.equal(complete, false);
  });
}
