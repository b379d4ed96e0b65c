/** No secret reaches the address bar, the history or the clipboard. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { holdsSecret } from "../../apps/reader/mod.ts";
import { SAMPLES } from "../../apps/inspector/samples.ts";
import type { Page } from "playwright-core";
import { Buffer } from "node:buffer";
import { openPage, openSettings, pageTest } from "./_page.ts";

const SEED = "SCZANGBA5YHTNYVVV4C3U252E2B6P6F5T3U6MM63WBSBZATAQI3EBTQ4";

const SECRETS: readonly (readonly [name: string, text: string])[] = [
  ["a seed", SEED],
  ["a seed in lower case", SEED.toLowerCase()],
  ["a seed in groups of four", SEED.replace(/.{4}/g, "$& ")],
  ["a seed over two lines with zero-width spaces", `${SEED.slice(0, 30)}\n\u200b${SEED.slice(30)}`],
  ["a seed as a variable", `SECRET=${SEED}`],
  ["a seed in JSON beside other values", JSON.stringify({ xdr: "AAAAAwAAAAc=", key: SEED })],
  ["a seed glued to other letters", `AAAA${SEED}AAAA`],
  ["a seed with a wrong letter", SEED.replace("YHTN", "YHTM")],
  ["a seed with a digit that base32 does not have", SEED.replace("YHTN", "Y0TN")],
  ["a seed without its last letter", SEED.slice(0, -1)],
  ["a seed with a letter too many", `${SEED}A`],
  ["12 words", "legal winner thank year wave sausage worth useful legal winner thank yellow"],
  [
    "24 numbered words on lines",
    Array.from({ length: 24 }, (_, i) => `${i + 1}. ${i % 2 === 0 ? "abandon" : "Zebra"}`).join("\n"),
  ],
];

for (const [name, text] of SECRETS) test(`holdsSecret() finds ${name}`, () => assert.equal(holdsSecret(text), true));

test("holdsSecret() finds nothing in the samples, addresses and short strings", () => {
  const others = [
    "",
    "AAAAAwAAAAc=",
    "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
    "S",
    "see what you sign",
    "0x" + "53".repeat(32),
    '{"symbol":"transfer"}',
  ];
  for (const text of [...SAMPLES.map(({ query }) => String(query.input)), ...others]) {
    assert.equal(holdsSecret(text), false, text.slice(0, 60));
  }
});

for (const [name, text] of SECRETS) {
  pageTest(`nothing is kept of ${name}, whether it is typed, pasted or opened by a link`, async () => {
    const { page, messages } = await openPage();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const check = async (of: Page) => {
      await of.getByRole("heading", { level: 2, name: "You pasted a secret key" }).waitFor();
      assert.equal(await of.getByRole("button", { name: "Share" }).count(), 0);
      assert.doesNotMatch(of.url(), /#./);
      const kept = await of.evaluate(() => [
        document.documentElement.outerHTML,
        document.querySelector<HTMLTextAreaElement>("#input")!.value,
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
      ]);
      const [first] = text.trim().split(/\s+/).filter((word) => word.length > 3);
      for (const place of kept) assert.ok(!place.includes(text.slice(0, 30)), name);
      assert.ok(!kept[1]!.includes(first!), name);
    };
    await page.getByLabel("Paste here").fill(text);
    await check(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.evaluate((secret) => navigator.clipboard.writeText(secret), text);
    await page.getByLabel("Paste here").focus();
    await page.keyboard.press("Control+V");
    await check(page);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    const opened = await openPage({ fragment: new URLSearchParams({ input: text }).toString() });
    await check(opened.page);
    assert.equal(await opened.page.evaluate(() => navigator.clipboard.readText().catch(() => "")), "");
    const length = (of: Page) => of.evaluate(() => history.length);
    assert.equal(await length(opened.page), await length(page)); // the history entry was replaced
    assert.deepEqual(messages, []);
  });
}

pageTest("a secret is found in every field, and in a file", async () => {
  const { page } = await openPage();
  for (const label of ["Tokens and addresses", "Check against a signing policy", "Compare with another value"]) {
    await openSettings(page);
    await page.getByLabel(label).fill(SEED);
    await page.getByRole("heading", { level: 2, name: "You pasted a secret key" }).waitFor();
    await openSettings(page);
    assert.equal(await page.getByLabel(label).inputValue(), "", label);
    await page.getByRole("button", { name: "Clear" }).click();
  }
  await page.getByLabel("Open a file").setInputFiles({
    name: "key.bin",
    mimeType: "application/octet-stream",
    buffer: Buffer.concat([Buffer.from([0, 255, 3]), Buffer.from(`\n${SEED}\n`)]),
  });
  await page.getByRole("heading", { level: 2, name: "You pasted a secret key" }).waitFor();
});
