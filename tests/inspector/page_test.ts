/** The inspector in Chromium: what it shows of real values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { corpus } from "../_corpus.ts";
import { findings, openPage, pageTest, paste, settle } from "./_page.ts";

const SAMPLE = JSON.parse(readFileSync(new URL("../vectors/host/sample.json", import.meta.url), "utf8"));
const TESTNET = "Test SDF Network ; September 2015";

pageTest("the page says what an unsigned entry allows and who must sign it", async () => {
  const { page, complaints } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  assert.match((await findings(page)).join("\n"), /Not signed yet/);
  assert.deepEqual(await page.locator(".function").allInnerTexts(), ["run", "transfer"]);
  assert.match(await page.locator(".signers").innerText(), /not signed yet/);
  assert.deepEqual(complaints, []);
});

pageTest("the page verifies signatures against the chosen network", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  assert.match((await findings(page))[0]!, /Danger.*another network: Test SDF Network/is);
  await page.getByLabel("Network", { exact: true }).selectOption(TESTNET);
  await settle(page);
  assert.match((await findings(page))[0]!, /Good/i);
});

pageTest("the page says how far the expiry is from a ledger that is typed", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  await page.getByLabel("Network", { exact: true }).selectOption(TESTNET);
  for (
    const [ledger, expected] of [["1000000", "in 100 ledgers"], ["1000100", "now"], ["1000200", "100 ledgers ago"]]
  ) {
    await page.getByLabel("Current ledger").fill(ledger!);
    await settle(page);
    assert.match(
      await page.locator(".fields div", { hasText: "expires at ledger" }).innerText(),
      new RegExp(`\\(${expected}\\)`),
    );
  }
  assert.match((await findings(page))[0]!, /Danger.*Expires at ledger 1000100/is);
});

pageTest("every value of the ledger is recognised and shown", async () => {
  const { page, complaints } = await openPage();
  const titles: readonly (readonly [kind: string, title: string])[] = [
    ["transactionEnvelopes", "Transaction"],
    ["transactionMetas", "Result of a transaction, in detail"],
    ["authorizationEntries", "Authorization entry"],
    ["transactionData", "Resources of a transaction"],
    ["contractEvents", "Event"],
    ["diagnosticEvents", "Event"],
  ];
  for (const [kind, title] of titles) {
    for (const { xdr } of corpus(kind).slice(0, 3)) await paste(page, xdr, title);
  }
  assert.deepEqual(complaints, []);
});
