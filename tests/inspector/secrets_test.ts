/** That no secret comes from the page into an address, a history or a clipboard. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { holdsSecret } from "../../inspector/model/secrets.ts";
import { SAMPLES } from "../../inspector/samples.ts";
import { openPage, pageTest, settle } from "./_page.ts";

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

test("holdsSecret() finds nothing in the samples, addresses and short texts", () => {
  const others = [
    "",
    "AAAAAwAAAAc=",
    "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
    "S",
    "see what you sign",
    "0x" + "53".repeat(32),
    '{"symbol":"transfer"}',
  ];
  for (const text of [...SAMPLES.map(({ question }) => String(question.input)), ...others]) {
    assert.equal(holdsSecret(text), false, text.slice(0, 60));
  }
});

for (const [name, text] of SECRETS) {
  pageTest(`no link is made of ${name}, and none that is opened stays in the history`, async () => {
    const { page } = await openPage();
    await page.getByLabel("Paste here").fill(text);
    await settle(page);
    assert.equal(await page.getByRole("button", { name: "Make a link" }).count(), 0);
    assert.doesNotMatch(page.url(), /#./);
    const opened = await openPage({ fragment: new URLSearchParams({ input: text }).toString() });
    await settle(opened.page);
    assert.doesNotMatch(opened.page.url(), /#./);
    const length = (of: typeof page) => of.evaluate(() => history.length);
    assert.equal(await length(opened.page), await length(page)); // the entry was replaced
  });
}
