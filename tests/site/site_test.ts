/** The documentation site as readers use it: `deno task test:site` builds it first. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openSite, PAGES, SITE, siteTest } from "./_site.ts";

const AXE = readFileSync(new URL("../../site/docs/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });

test("each page has its Markdown, and llms.txt and llms-full.txt are there", () => {
  const pages = files.filter((file) => file.endsWith(".html") && !["404.html", "inspector.html"].includes(file));
  assert(pages.length > 400);
  assert.deepEqual(pages.filter((page) => !existsSync(join(SITE, page.replace(/\.html$/, ".md")))), []);
  const list = readFileSync(join(SITE, "llms.txt"), "utf8");
  for (const [, path] of list.matchAll(/\]\(\/([^)]+)\)/g)) assert(existsSync(join(SITE, path!)), path);
  assert.match(readFileSync(join(SITE, "llms-full.txt"), "utf8"), /authorizeEntry/);
});

test("each code of DwsaError has a page of its name", () => {
  const source = readFileSync(new URL("../../errors/dwsa_error.ts", import.meta.url), "utf8");
  const codes = Array.from(source.matchAll(/^ {2}\| "([a-z-]+\/[a-z0-9-]+)"/gm), ([, code]) => code!);
  assert(codes.length > 50);
  assert.deepEqual(codes.filter((code) => !files.includes(`errors/${code}.html`)), []);
});

for (const colorScheme of ["light", "dark"] as const) {
  siteTest(`axe finds nothing on five pages (${colorScheme}), and nothing is asked of other hosts`, async (browser) => {
    for (const path of PAGES) {
      const { page, strays } = await openSite(browser, { colorScheme });
      await page.goto(`http://localhost${path}`);
      await page.waitForLoadState("networkidle");
      await page.evaluate(AXE);
      const violations = await page.evaluate("axe.run().then((result) => result.violations)") as readonly {
        readonly id: string;
        readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
      }[];
      assert.deepEqual(
        violations.map(({ id, nodes }) =>
          `${path} ${id}: ${nodes[0]!.target} (${nodes.length}) ${nodes[0]!.failureSummary}`
        ),
        [],
      );
      assert.deepEqual(strays, []);
    }
  });
}

siteTest("no page is wider than a phone", async (browser) => {
  for (const path of PAGES) {
    const { page } = await openSite(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`http://localhost${path}`);
    const width = await page.evaluate("document.scrollingElement.scrollWidth");
    assert.equal(width, 390, path);
  }
});

siteTest("the inspector is a page of the site, and decodes there", async (browser) => {
  const { page, strays } = await openSite(browser);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto("http://localhost/");
  await page.getByRole("link", { name: "Inspector", exact: true }).first().click();
  await page.waitForURL("http://localhost/inspector.html");
  messages.length = 0; // those of the page that was left
  await page.getByRole("button", { name: /^Calls that failed/ }).click();
  await page.locator("h2.title").waitFor();
  assert.deepEqual(messages, []);
  assert.deepEqual(strays, []);
});

/** What newcomers ask, and a page that answers it. */
const QUESTIONS: readonly (readonly [question: string, page: RegExp])[] = [
  ["sign a transaction", /guide\/transactions|signTransaction/],
  ["multisig", /guide\/authorizing|examples\/multisig|mergeAuthEntries/],
  ["passkey", /guide\/authorizing|examples\/passkey|passkeySignature/],
  ["decimals of a token amount", /guide\/values|formatTokenAmount|parseTokenAmount|amount/],
  ["is this address valid", /guide\/keys|isAddress|StrKey/],
  ["stellar-sdk", /guide\/(migrating|beside-stellar-sdk|tasks)/],
  ["auth/already-signed", /errors\/auth\/already-signed/],
  ["events of a transaction", /guide\/events|examples\/events|eventsFromMeta/],
  ["i128", /guide\/values|ScInt|nativeToScVal|wire\/|scval/],
  ["fee bump", /feeBumpTransaction|guide\/transactions|examples\/fee-bump/],
  ["web worker", /guide\/(getting-started|runtimes)|examples\/worker/],
  ["LedgerKey", /wire\/ledger_entries|contractDataKey|contract/],
];

siteTest("the search answers twelve questions of newcomers, without a server", async (browser) => {
  const { page, strays } = await openSite(browser);
  await page.goto("http://localhost/guide/keys.html");
  await page.waitForLoadState("networkidle");
  const missed: string[] = [];
  for (const [question, expected] of QUESTIONS) {
    await page.locator(".DocSearch-Button").click();
    await page.locator("#localsearch-input").fill(question);
    await page.locator(".results .result").first().waitFor();
    await page.waitForTimeout(400); // the results of the last letters
    const found = await page.locator(".results .result").evaluateAll((links) =>
      links.slice(0, 4).map((link) => new URL((link as unknown as { href: string }).href).pathname)
    );
    if (!found.some((path) => expected.test(path))) missed.push(`${question}: ${found.join(" ")}`);
    await page.keyboard.press("Escape");
  }
  assert.deepEqual(missed, []);
  assert.deepEqual(strays, []);
});
