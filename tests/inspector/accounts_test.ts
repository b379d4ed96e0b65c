/** Smart accounts on the page: the calls behind the payload of a delegated signer, the signers, and the problems. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import { descriptionLines, partText } from "@dwsa/base/describe";
import type { Query, Report } from "../../apps/inspector/model/report.ts";
import { SAMPLES } from "../../apps/inspector/samples.ts";
import { NETWORK, type Payloads, readVectors, type SightCase } from "../accounts/_vectors.ts";
import { choose, findings, openDetails, openPage, pageTest, paste, settle } from "./_page.ts";

const TOKEN = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
const SIGHT = readVectors<readonly SightCase[]>("sight.json");
const { cases: PAYLOADS } = readVectors<Payloads>("payloads.json");

function reportOf(input: string, more: Partial<Query> = {}): Report {
  return inspect({
    ...{ input, other: "", kind: "", item: 0, network: null, ledger: 1_000, now: null, isLinked: false },
    ...{ names: `${TOKEN} USDC 7`, policy: "", account: "" },
    ...more,
  }).report;
}

/** Returns the first statement, after the lines about who approves it. */
function firstOf({ description }: Report): { readonly statement: string; readonly approvals: string } {
  const lines = descriptionLines(description!).filter(({ role }) => role === "approval" || role === "statement");
  const at = lines.findIndex(({ role }) => role === "statement");
  const textOf = ({ parts }: (typeof lines)[number]) => parts.map(partText).join("");
  return { statement: textOf(lines[at]!), approvals: lines.slice(0, at).map(textOf).join("\n") };
}

/** Returns the codes of the warnings and the findings. */
function codesOf({ description, findings }: Report): string[] {
  return [...findings, ...description?.warnings ?? []].map(({ code }) => code);
}

for (const { name, network, nested, of, result } of SIGHT) {
  // The page has no field for rule IDs from elsewhere.
  if (of.some(({ contextRuleIds }) => contextRuleIds !== undefined)) continue;
  test(`the page shows the calls behind a payload, or reports that it does not: ${name}`, () => {
    const input = [nested, ...of.map(({ entry, preimage }) => entry ?? preimage)].join("\n");
    const report = reportOf(input, { network });
    const { statement, approvals } = firstOf(report);
    const isUnread = report.description!.level === "danger" && codesOf(report).includes("unread-payload");
    assert.equal(isUnread, result.refused !== undefined && !statement.startsWith("Send"));
    if (result.refused !== undefined) return;
    const { address, via = [] } = result.seen! as unknown as {
      readonly address: string;
      readonly via?: readonly { readonly signer: string }[];
    };
    assert.equal(statement, result.text!);
    assert.ok(approvals.includes(`${address} approves until ledger`), approvals);
    for (const { signer } of via) assert.ok(approvals.includes(`As ${signer}, a signer of`), approvals);
  });
}

for (const { name, auth, crate, problems } of PAYLOADS) {
  const contract = crate === "0.7.2" ? "openzeppelin@0.7" : "openzeppelin@0.8";
  test(`the page shows the problems of smart accounts: ${name}`, () => {
    const { findings, accounts } = reportOf(auth.join("\n"), { account: contract, network: NETWORK });
    // A verifier is a contract, so the page cannot know which signatures it accepts.
    const expected = problems.filter((reason) => reason.startsWith("delegated") || /order|count|form/.test(reason))
      .filter((reason) => !/webauthn/.test(reason));
    const shown = new Set(findings.map(({ code }) => code));
    for (const reason of expected) assert.ok(shown.has(reason) || accounts === null, `${reason}: ${[...shown]}`);
    const others = ["delegated-missing", "delegated-more", "delegated-is-context", "signer-order", "rule-count"];
    for (const reason of others) if (shown.has(reason)) assert.ok(problems.includes(reason), reason);
  });
}

test("the version is found by the entries of delegated signers, and can be picked", () => {
  const of = (name: string) => PAYLOADS.find((one) => one.name === name)!.auth.join("\n");
  assert.equal(reportOf(of("0.8.0 delegated")).accounts!.version, "openzeppelin@0.8");
  assert.equal(reportOf(of("0.7.2 delegated")).accounts!.version, "openzeppelin@0.7");
  assert.equal(reportOf(of("0.8.0 delegated missing entry")).accounts!.version, null);
  const picked = reportOf(of("0.8.0 delegated"), { account: "openzeppelin@0.7" });
  assert.ok(picked.findings.some(({ code }) => code === "delegated-missing"));
  assert.deepEqual(reportOf(of("0.8.0 delegated")).findings.filter(({ code }) => code.startsWith("delegated")), []);
});

test("the network is the one on which the payload is that of the calls", () => {
  const { auth } = PAYLOADS.find(({ name }) => name === "0.8.0 chain")!;
  assert.deepEqual(reportOf(auth.join("\n")).description!.network, { passphrase: NETWORK, how: "data" });
  const missing = PAYLOADS.find(({ name }) => name === "0.8.0 delegated missing entry")!.auth.join("\n");
  const codes = (network: string | null) => reportOf(missing, { network }).findings.map(({ code }) => code);
  assert.ok(!codes(null).includes("delegated-missing")); // its payload depends on the network
  assert.ok(codes(NETWORK).includes("delegated-missing"));
});

test("a policy checks the calls behind the payload", () => {
  const { nested, of } = SIGHT[0]!;
  const input = `${of[0]!.entry}\n${nested}`;
  const { forms } = inspect({ ...SAMPLES[0]!.query, ...queryOf(input) });
  const { exact } = forms();
  assert.equal(reportOf(input, { policy: exact! }).verdict!.count, 0);
  const other = reportOf(input, { policy: exact!.replaceAll('"100"', '"99"') });
  assert.equal(other.verdict!.count, 2);
});

function queryOf(input: string): Query {
  return {
    ...{ input, other: "", kind: "", item: 0, network: null, ledger: 1_000, now: null, isLinked: false },
    ...{ names: "", policy: "", account: "" },
  };
}

pageTest(
  "a delegated signer sees the calls of the account, its signers and their rules, and what is missing",
  async () => {
    const { page, messages } = await openPage();
    await choose(page, "A smart account");
    assert.match((await page.locator("h2.title").textContent())!, /^CB5QB\w{51}: Send 0\.00001 USDC/);
    const lines = await page.locator(".statements > li").allTextContents();
    assert.match(
      lines.join("\n"),
      /^As GCFIR.*, a signer of CB5QB.*\(context rule 0\):\n.*approves.*\nSend 0\.00001 USDC/m,
    );
    const account = page.getByRole("region", { name: "Smart account", exact: true });
    assert.match(await account.innerText(), /GCFIR[^]*delegated: approves with its own entry/);
    assert.match(await account.innerText(), /No problems found for OpenZeppelin 0\.8/);
    await openDetails(page);
    assert.ok(await page.locator(".node .mark", { hasText: "rule 0" }).count() > 0);
    await account.getByLabel("Contract").selectOption("openzeppelin@0.7");
    await settle(page);
    assert.match((await findings(page)).join("\n"), /Smart account CB5QB.*Expected an entry of GCFIR/);
    await paste(page, SIGHT[0]!.nested, "Authorization entry");
    assert.match((await findings(page))[0]!, /^Danger: this approves a payload that is not shown/i);
    assert.deepEqual(messages, []);
  },
);
