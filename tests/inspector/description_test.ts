/** The page draws the lines of the library's descriptions: each line once, in the same words. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addressToMuxedAccount, buildTransaction, Networks, parseAsset } from "@dwsa/base";
import { claimClaimableBalance, payment } from "@dwsa/base/operation";
import { StrKey } from "@dwsa/base/strkey";
import { Operation, OperationBody, PaymentOp, TransactionEnvelope } from "@dwsa/base/xdr";
import { descriptionLines, type Line, partText } from "@dwsa/base/describe";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import type { Report } from "../../apps/inspector/model/report.ts";
import { sectionsOf } from "../../apps/inspector/view/listing.ts";
import { MANY_FLOWS } from "../describe/_many_flows.ts";
import { requestCases, xdrOf } from "../describe/_requests.ts";
import { BOB, transaction } from "../transaction/_signers.ts";
import { openPage, pageTest, paste, settle } from "./_page.ts";

const CASES = requestCases();

function textOf({ parts }: Line): string {
  return parts.map(partText).join("");
}

function reportOf(one: (typeof CASES)[number]): Report {
  const { networkPassphrase, tokens = [] } = one.knowledge;
  return inspect({
    ...{ input: xdrOf(one), other: "", kind: "", item: 0, network: networkPassphrase ?? null, ledger: null, now: null },
    ...{ isLinked: false, names: tokens.join("\n"), policy: "", account: "" },
  }).report;
}

for (const one of CASES) {
  test(`the page has every line of a description in one section: ${one.name}`, () => {
    const { description } = reportOf(one);
    for (const most of [undefined, 0, 7]) {
      const expected = descriptionLines(description!, most === undefined ? {} : { most }).map(textOf);
      const shown = Object.values(sectionsOf(description!, most)).flat().map(textOf);
      assert.deepEqual(shown.sort(), expected.sort());
    }
  });
}

test("the page lists what leaves, also after many flows that arrive, and counts the rest apart", () => {
  const { description } = MANY_FLOWS.find(({ name }) => name === "40 claims before a payment")!;
  const { leaves, arrives, moreFlows } = sectionsOf(description, 100);
  assert.deepEqual(leaves.map(({ direction, path }) => [direction, path]), [["out", "operations[40]"]]);
  assert.equal(leaves.length + arrives.length, 25);
  assert.ok(arrives.every(({ direction }) => direction === "in"));
  const left = description.flows.length - 25;
  assert.deepEqual(moreFlows.map(({ omitted }) => omitted), [{ statements: 0, flows: left, warnings: 0 }]);
});

pageTest("the page says that nothing is promised only if nothing arrives", async () => {
  const { page } = await openPage();
  const card = page.getByRole("region", { name: "Leaves and arrives" });
  const textAfter = async (operations: readonly Operation[]) => {
    await paste(page, transaction(operations).toXDR("base64"), "Transaction");
    await settle(page);
    return await card.innerText();
  };
  const payments = Array.from(
    { length: 30 },
    (_, i) => payment({ destination: BOB, asset: `T${i}:${BOB}`, amount: "1" }),
  );
  const claim = claimClaimableBalance({ balanceId: StrKey.encodeClaimableBalance(new Uint8Array(33)) });
  assert.match(await textAfter(payments), /\sArrives\s+Nothing is promised\s+5 more flows Show$/);
  assert.match(await textAfter([...payments, claim]), /\sArrives\s+Not shown yet\s+6 more flows Show$/);
  await card.getByRole("button", { name: "Show" }).click();
  assert.match(await card.innerText(), /\sArrives\s+Enters .* the claimable balance B\w+$/);
});

/** The requests whose pictures are looked at, and one that is too wide for the page. */
const DRAWN = [
  ...["r-hidden-deep", "s-hidden-wide", "q-drain-behind-harmless", "x-takeover", "swap-nested"],
  ...["x-feebump-outer-unsigned", "q-100-payments", "sep10-login", "sep7-tx", "q-memo-zw", "pool-deposit"],
];

const { cases: LOGINS }: { readonly cases: readonly { readonly id: string; readonly challenge: string }[] } = JSON
  .parse(
    readFileSync(new URL("../vectors/webauth/sep10.json", import.meta.url), "utf8"),
  );

pageTest(
  "a login is a card: where, as whom, with which wallet, until when, and whether the server has signed",
  async () => {
    const { page } = await openPage();
    const cardOf = async (input: string, network?: string) => {
      await paste(page, input, "Transaction");
      await page.getByLabel("Network", { exact: true }).selectOption(network ?? "auto");
      await settle(page);
      return await page.getByRole("region", { name: "Login", exact: true }).locator("dl > div").evaluateAll((rows) =>
        rows.map((row) => [row.className, ...[...row.children].map(({ textContent }) => textContent)])
      );
    };
    const challenge = LOGINS.find(({ id }) => id === "sep10-006")!.challenge;
    const rows = [
      ["", "log in to", '"home.example"'],
      ["", "at the server", '"auth.home.example"'],
      ["", "as", "GBZJ42HLDMNXQMRCRWFWRN6U5JOJT6IOX5NL5LRMFZ5KSJTFTC62SAW4"],
      ["", "with the wallet of", '"wallet.example"'],
      ["", "whose key is", "GCO7OWPMSQTYINKTHSE5SK5VGMKNY2HF7HHLQAVBS7F2N2NNQ7OCMOAU"],
      ["", "valid until", "2026-11-28 02:17:11 UTC"],
    ];
    const server = "GD4LJX3RTPFOYEEHZH76Y3IAOENQ7I5KX55RQXG5QGFKWRPXAFXYLXQY";
    assert.deepEqual(await cardOf(challenge), [...rows, ["", "server's key", `${server}, which has signed`]]);
    const elsewhere = await cardOf(challenge, Networks.PUBLIC);
    const text = `${server}, which has NOT signed: do not sign before the server has`;
    assert.deepEqual(elsewhere, [...rows, ["level-0", "server's key", text]]);
  },
);

test("the reasons of a failed response name the rules that the envelope in it breaks", () => {
  const source = "GBZJ42HLDMNXQMRCRWFWRN6U5JOJT6IOX5NL5LRMFZ5KSJTFTC62SAW4";
  const body = OperationBody.payment(
    new PaymentOp({ destination: addressToMuxedAccount(source), asset: parseAsset("native"), amount: 0n }),
  );
  const envelope = buildTransaction({
    ...{ source, accountSequence: 1n, baseFee: 100, timeBounds: "unbounded" as const },
    operations: [payment({ destination: source, asset: "native", amount: "1" })],
  });
  const broken = TransactionEnvelope.fromXDR(envelope.toXDR());
  Object.assign(broken.value.tx, { operations: [new Operation({ sourceAccount: null, body })] });
  const response = (extras: object) =>
    JSON.stringify({
      title: "Transaction Failed",
      status: 400,
      extras: { envelope_xdr: broken.toXDR("base64"), ...extras },
    });
  const codes = { result_codes: { transaction: "tx_failed", operations: ["op_malformed"] } };
  const reportFor = (input: string) =>
    inspect({
      ...{ input, other: "", kind: "", item: 0, network: null, ledger: null, now: null },
      ...{ isLinked: false, names: "", policy: "", account: "" },
    }).report;
  const { reasons, findings, description } = reportFor(response(codes));
  assert.deepEqual(reasons.filter(({ label }) => label === "because").map(({ text }) => text), [
    "operations[0].amount (0) is not positive",
  ]);
  assert.ok(
    reasons.some(({ label, text }) => label === "reason" && text.startsWith("operations[0]: paymentMalformed: ")),
  );
  assert.equal(findings[0]!.text, "The network rejected the transaction: tx_failed, op_malformed");
  const unknown = reportFor(response({ result_codes: { transaction: "tx_failed", operations: ["op_brand_new"] } }));
  assert.ok(
    unknown.reasons.some(({ text }) => text === "operations[0]: op_brand_new: this version does not know the code"),
  );
  assert.equal(description!.kind, "transaction");
});

test("a policy has a verdict only on a known network", () => {
  const address = "GBZJ42HLDMNXQMRCRWFWRN6U5JOJT6IOX5NL5LRMFZ5KSJTFTC62SAW4";
  const reportOn = (input: string, network: string | null, policy: string) =>
    inspect({
      ...{ input, other: "", kind: "", item: 0, network, ledger: null, now: null },
      ...{ isLinked: false, names: "", policy, account: "" },
    });
  const envelope = buildTransaction({
    ...{ source: address, accountSequence: 1n, baseFee: 100, timeBounds: { max: 2_000 } },
    operations: [payment({ destination: address, asset: "native", amount: "1" })],
  }).toXDR("base64");
  const fields = { destination: "self", asset: "any", amount: { min: "1", max: "10000000" } };
  const transactions = { maxFee: "100", until: "2000", operations: [{ type: "payment", fields }] };
  const rules = JSON.stringify({ version: 1, network: Networks.PUBLIC, addresses: [address], transactions });
  const entry = xdrOf(CASES.find(({ name }) => name === "allowance-one-less")!);
  const { exact } = reportOn(entry, Networks.PUBLIC, "").forms();
  for (const [input, policy] of [[envelope, rules], [entry, exact!]] as const) {
    assert.deepEqual(reportOn(input, Networks.PUBLIC, policy).report.verdict, { count: 0, rows: [] });
    const { verdict, findings } = reportOn(input, null, policy).report;
    const text = "the network is unknown: choose the network for which this is signed";
    assert.deepEqual(verdict, { count: null, rows: [{ text }] });
    assert.ok(findings.some((one) => one.text === `The policy cannot be used: ${text}`));
    assert.notEqual(reportOn(input, null, "{}").report.verdict!.rows[0]!.text, text); // the policy itself is invalid
  }
});

pageTest("a count opens, and Show where leads to a line that is left out, and opens the details", async () => {
  const { page } = await openPage();
  const wide = CASES.find(({ name }) => name === "s-hidden-wide")!;
  const lines = page.locator(".statements > li");
  await paste(page, xdrOf(wide), "Authorization entry");
  assert.match(
    (await page.locator(".statements .more").innerText()).replace(/\s+/g, " "),
    /^307 more statements Show$/,
  );
  assert.equal(await lines.count(), 102); // with the approver and the count
  await page.getByRole("button", { name: "Show", exact: true }).click();
  assert.equal(await lines.count(), 408);
  await paste(page, CASES.find(({ name }) => name === "r-hidden-deep")!.input, "Authorization entry");
  assert.equal(await page.locator(".tree").count(), 0);
  await page.getByRole("listitem").filter({ hasText: "this is spent in a sub-invocation" })
    .getByRole("button", { name: "Show where" }).click();
  const path = `rootInvocation${".subInvocations[0]".repeat(8)}`;
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute("data-path") === wanted, path);
  assert.equal(await page.locator(`.node[data-path="${path}"].wanted`).count(), 1);
});

pageTest("paper has all lines, and no form", async () => {
  const { page } = await openPage();
  await paste(page, xdrOf(CASES.find(({ name }) => name === "s-hidden-wide")!), "Authorization entry");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".statements > li").count(), 408);
  assert.equal(await page.locator("form").isVisible(), false);
  assert.equal(await page.getByRole("button").count(), 0);
});

pageTest("the page shows the lines of formatDescription(), and what it counts", async () => {
  const { page, messages } = await openPage();
  for (const one of CASES.filter(({ name }) => DRAWN.includes(name))) {
    const { networkPassphrase } = one.knowledge;
    await page.evaluate(([input, network]) => {
      location.hash = `${new URLSearchParams({ input: input!, ...network === undefined ? {} : { network } })}`;
    }, [xdrOf(one), networkPassphrase]);
    await page.locator(".result .head").waitFor();
    await settle(page);
    for (;;) {
      const show = page.locator(".lines .more button, .findings .more button");
      if (await show.count() === 0) break;
      await show.first().click();
    }
    const shown = await page.evaluate(() => {
      const lines = [".network", "h2.title", ".lines > li", ".findings > li"].flatMap((selector) => [
        ...document.querySelectorAll(`.result ${selector}`),
      ]);
      return lines.map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const extra of copy.querySelectorAll("button, .mark, small, .badge")) extra.remove();
        return copy.textContent!.trim();
      });
    });
    const { description, unverified, findings, problems } = reportOf(one);
    // The time of the browser adds warnings.
    const isTimed = ({ warnings = [] }: Line) =>
      warnings.some((code) => code === "expired" || code === "not-yet-valid");
    for (const line of descriptionLines(description!)) {
      if (!isTimed(line)) assert.ok(shown.includes(textOf(line)), `${one.name}: ${textOf(line)}\n${shown.join("\n")}`);
    }
    const own = [
      ...descriptionLines(description!).map(textOf),
      ...unverified?.addresses ?? [],
      ...findings.map(({ text }) => text),
      ...problems.map(({ text }) => text),
    ];
    const others = shown.filter((text) => !own.includes(text) && !text.includes("has passed; it is"));
    assert.deepEqual(others, [], one.name);
  }
  assert.deepEqual(messages, []);
});
