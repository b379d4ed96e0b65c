/** Statements of the inspector about transactions of the ledger, compared with an independent decoder. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as base from "@stellar/stellar-sdk-15";
import { Networks } from "@dwsa/base/network";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import { corpus } from "../_corpus.ts";
import { judge, NOW } from "./_page_claims.ts";
import { type Shown, shownOf } from "./_shown.ts";

/**
 * The reports of the envelopes that stellar-base can decode; it rejects malformed asset codes. Logins are left out: the
 * page says of them who logs in where, not what their operations would do.
 */
const REPORTS: readonly (readonly [xdr: string, report: Shown])[] = corpus("transactionEnvelopes")
  .map(({ xdr }) => xdr).filter(isReadable).map((input) => {
    const { report } = inspect({
      ...{ input, other: "", kind: "", item: 0, network: Networks.PUBLIC, ledger: null, now: NOW },
      ...{ isLinked: false, names: "", policy: "", account: "" },
    });
    return [input, shownOf(report)];
  });

function isReadable(xdr: string): boolean {
  try {
    const tx = base.TransactionBuilder.fromXDR(xdr, Networks.PUBLIC);
    const inner = "innerTransaction" in tx ? tx.innerTransaction : tx;
    return inner.operations.length >= 0 && inner.sequence !== "0";
  } catch {
    return false;
  }
}

test("no claim of the inspector about a transaction is false", () => {
  let claims = 0;
  const wrong: string[] = [];
  for (const [i, [xdr, report]] of REPORTS.entries()) {
    const judgement = judge(report, xdr, Networks.PUBLIC);
    claims += judgement.claims;
    wrong.push(...judgement.wrong.map((text) => `${i}: ${text}`));
  }
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.ok(REPORTS.length >= 50 && claims > 30 * REPORTS.length, `${claims} claims, ${REPORTS.length} envelopes`);
});

/** A type without `readonly`, so that a report can be changed. */
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Changed = Mutable<Shown>;
type Parts = Changed["headline"];

const STRANGER = base.StrKey.encodeEd25519PublicKey(new Uint8Array(32).fill(3) as never);
const CONTRACT = base.StrKey.encodeContract(new Uint8Array(32).fill(3) as never);

/** Replaces the match of a pattern in the first part with a match; returns `false` if there is none. */
function changeText(lists: readonly Parts[], pattern: RegExp, to: string): boolean {
  const part = lists.flat().find(({ text }) => pattern.test(text));
  if (part === undefined) return false;
  part.text = part.text.replace(pattern, to);
  return true;
}

/** Replaces the first account address in a sentence; returns `false` if there is none. */
function changeAddress(parts: Parts): boolean {
  const part = parts.find(({ as, address }) => as === "address" && address?.startsWith("G"));
  if (part !== undefined) part.address = STRANGER;
  return part !== undefined;
}

/** Returns whether the heading is the sentence of an operation. */
function isOfOperation({ headlinePath }: Changed): boolean {
  return /^operations\[\d+\]$/.test(headlinePath);
}

/** Creates a function that removes a warning; it returns `false` if there is none. */
function without(code: string): (report: Changed) => boolean {
  return (report) => {
    const { length } = report.findings;
    report.findings = report.findings.filter((one) => one.code !== code);
    return report.findings.length < length;
  };
}

/** Creates a function that changes a value of the first entry; it returns `false` if there is none. */
function changeField(label: string): (report: Changed) => boolean {
  return ({ entries }) => {
    const field = entries[0]?.fields.find((one) => one.label === label && /^\d/.test(one.text));
    if (field !== undefined) field.text = `1${field.text}`;
    return field !== undefined;
  };
}

const callOf = ({ transaction }: Changed) => transaction?.operations.find(({ call }) => call?.kind === "call")?.call;
const whole = ({ effects }: Changed) => effects.map(({ parts }) => parts);

/** Functions that make one claim of a report false; they return `false` if the report has no such claim. */
const PLANTED: readonly (readonly [name: string, plant: (report: Changed) => boolean, wrong: RegExp])[] = [
  ["an amount", (report) => changeText(whole(report), /^(?=\d.* (XLM|USDC)$)/, "8"), /^amounts of operation/],
  ["the code of an asset", (report) => changeText(whole(report), /(?<=^[\d,.]+ )XLM$/, "XLN"), /^amounts of operation/],
  ["an issuer", (report) => {
    const part = whole(report).flat().find(({ as, address }) => as === "amount" && address?.startsWith("G"));
    if (part !== undefined) part.address = STRANGER;
    return part !== undefined;
  }, /^(amounts of|issuer in) operation/],
  [
    "an amount in the heading",
    (report) => isOfOperation(report) && changeText([report.headline], /^(?=\d.* XLM$)/, "8"),
    /^amounts? (of|in) the head/,
  ],
  ["a recipient", (report) => changeAddress(whole(report)[0] ?? []), /^(address in|recipient of) operation/],
  [
    "the recipient in the heading",
    (report) => isOfOperation(report) && report.headline[1]?.text === ": " && changeAddress(report.headline.slice(2)),
    /^(address in|recipient of) the/,
  ],
  ["sender and recipient of tokens exchanged", ({ effects }) => {
    const [from, to] = effects.filter(({ parts }) => parts.some(({ text }) => text === " from "))
      .flatMap(({ parts }) => parts.filter(({ as }) => as === "address").slice(-2));
    if (from === undefined || to === undefined || from.address === to.address) return false;
    [from.address, to.address] = [to.address!, from.address!];
    return true;
  }, /^sender and recipient of/],
  [
    "who acts, in the heading",
    (report) => isOfOperation(report) && report.headline[1]?.text === ": " && changeAddress(report.headline),
    /^actor/,
  ],
  ["who acts", ({ effects }) => effects.some(({ by }) => changeAddress(by)), /^who acts in/],
  ["the number of operations", (report) => {
    if (report.effects.length < 2) return false;
    report.headlineMore = 0;
    return true;
  }, /^number in the heading/],
  [
    "a token amount",
    (report) =>
      changeText(
        report.effects.flatMap(({ below }) => below).map(({ parts }) => parts),
        /^(?=\d.* base units of$)/,
        "8",
      ),
    /^amount in/,
  ],
  ["a verb", (report) => changeText(whole(report), /^Send /, "Destroy "), /^verb of/],
  ["the fee", ({ conditions }) => changeText(conditions, /^0(?=\.\d+ XLM)|(?<=fee of at most )0/, "5"), /^condition/],
  ["who pays", ({ conditions }) => changeAddress(conditions[0] ?? []), /^condition: .*pays a fee/],
  ["the sequence number", ({ conditions }) => {
    const parts = conditions.find(([first]) => first!.text.startsWith("Use sequence number"))!;
    parts.at(-1)!.text += "0";
    return true;
  }, /^condition: Use sequence/],
  ["a memo", ({ conditions }) => {
    const parts = conditions.find(([first]) => first!.text.startsWith("Memo"));
    return parts !== undefined && changeText([parts], /[a-z](?="?$)/, "_");
  }, /^memo/],
  ["the time", ({ conditions }) => changeText(conditions, /\d\d(?=:\d\d UTC)/, "77"), /^condition: Valid/],
  ["a condition less", ({ conditions }) => conditions.shift() !== undefined, /^number of conditions/],
  ["no expiry, not told", without("no-expiry"), /^no-expiry/],
  ["another source, not told", without("other-source"), /^other-source/],
  ["another payer, not told", without("fee-by-other-account"), /^fee-by-other-account/],
  ["a merge, not told above", without("account-merge"), /^account-merge above/],
  ["a merge, not told beside it", ({ effects }) => {
    const effect = effects.find(({ marks }) => marks.some(({ name }) => name === "account merge"));
    if (effect !== undefined) effect.marks = [];
    return effect !== undefined;
  }, /^account-merge at/],
  ["an invalid new signer", ({ effects: [effect], transaction }) => {
    if (effect === undefined || transaction!.operations[0]!.call !== null) return false;
    effect.marks.push({ level: 0, name: "signer added", text: "" });
    return true;
  }, /^signer-added at/],
  ["the contract of a call", (report) => {
    const call = callOf(report);
    if (call) call.target = CONTRACT;
    return Boolean(call);
  }, /^contract of/],
  ["the function of a call", (report) => {
    const call = callOf(report);
    if (call) call.name += "_";
    return Boolean(call);
  }, /^function of/],
  ["an argument", (report) => {
    const value = callOf(report)?.args.find(({ type }) => /^[iu]\d+$/.test(type));
    if (value) value.text = `1${value.text}`;
    return value !== undefined;
  }, /^argument/],
  ["an argument less", (report) => callOf(report)?.args.pop() !== undefined, /^number of arguments/],
  ["an entry less", ({ entries }) => entries.pop() !== undefined, /^number of entries/],
  ["who approves", ({ entries: [entry] }) => {
    if (!entry?.fields.some(({ label }) => label === "nonce")) return false;
    entry.address = STRANGER;
    return true;
  }, /^address of entry/],
  ["a nonce", changeField("nonce"), /^nonce of entry/],
  ["when an entry expires", changeField("expires at ledger"), /^expiry of entry/],
  [
    "a call below an entry",
    ({ entries }) => entries.some(({ call }) => call.below.pop() !== undefined),
    /^calls below/,
  ],
  ["a signature that is not there", ({ signers }) => {
    const row = signers.find(({ isSigned, role }) => !isSigned && /source/.test(role));
    if (row) row.isSigned = true;
    return row !== undefined;
  }, /^signature of/],
  ["who must sign", ({ signers }) => {
    signers[0]!.address = STRANGER;
    return true;
  }, /^who must sign/],
];

for (const [name, plant, wrong] of PLANTED) {
  test(`the judge finds what is false: ${name}`, () => {
    const planted = REPORTS.flatMap(([xdr, report]) => {
      const changed = structuredClone(report) as Changed;
      return plant(changed) ? [{ xdr, changed: changed as Shown }] : [];
    });
    assert.ok(planted.length > 0, "no envelope has something of the kind");
    for (const { xdr, changed } of planted.slice(0, 20)) {
      const found = judge(changed, xdr, Networks.PUBLIC).wrong;
      assert.ok(found.some((one) => wrong.test(one)), `${JSON.stringify(found)} for ${xdr.slice(0, 80)}`);
    }
  });
}
