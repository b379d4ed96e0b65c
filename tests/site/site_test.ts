/** The documentation site as readers use it: `deno task test:site` builds it first. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import samples from "../../apps/inspector/samples.json" with { type: "json" };
import { MINI_SEARCH } from "../../apps/site/search.ts";
import { comparing, run } from "../scripts/_guide_results.ts";
import { QUESTIONS } from "./_questions.ts";
import { openSite, PAGES, SITE, siteTest } from "./_site.ts";

const AXE = readFileSync(new URL("../../apps/site/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const HERE = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });

test("each page has its Markdown, and llms.txt and llms-full.txt are there", () => {
  const pages = files.filter((file) => file.endsWith(".html") && !["404.html", "inspector.html"].includes(file));
  assert(pages.length > 400);
  assert.deepEqual(pages.filter((page) => !existsSync(join(SITE, page.replace(/\.html$/, ".md")))), []);
  const list = readFileSync(join(SITE, "llms.txt"), "utf8");
  for (const [, path] of list.matchAll(/\]\(\/([^)]+)\)/g)) assert(existsSync(join(SITE, path!)), path);
  assert.match(readFileSync(join(SITE, "llms-full.txt"), "utf8"), /authorizeEntry/);
});

test("each page shows the braces of its Markdown", () => {
  let placeholders = 0;
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const path = join(SITE, page.replace(/\.html$/, ".md"));
    if (!existsSync(path)) continue;
    const markdown = readFileSync(path, "utf8").replace(/^---\n[^]*?\n---\n/, "").replace(
      /^ *(```+|~~~)[^]*?^ *\1$/gm,
      "",
    );
    const shown = readFileSync(join(SITE, page), "utf8").replace(/^[^]*?<main/, "<main").replace(
      /<pre[^]*?<\/pre>/g,
      "",
    )
      .replace(/<[^>]*>/g, "");
    const inBraces = markdown.match(/(?<![\w{$])\{\w+\}(?!\})/g) ?? [];
    placeholders += inBraces.length;
    for (const one of new Set(inBraces)) {
      const count = (text: string) => text.split(one).length - 1;
      assert(count(shown) >= count(markdown), `${page}: ${one} is shown ${count(shown)} times of ${count(markdown)}`);
    }
  }
  assert(placeholders > 50);
});

test("each code of DwsaError has a page of its name", () => {
  const source = readFileSync(new URL("../../errors/dwsa_error.ts", import.meta.url), "utf8");
  const codes = Array.from(source.matchAll(/^ {2}\| "([a-z-]+\/[a-z0-9-]+)"/gm), ([, code]) => code!);
  assert(codes.length > 50);
  assert.deepEqual(codes.filter((code) => !files.includes(`errors/${code}.html`)), []);
});

for (const colorScheme of ["light", "dark"] as const) {
  siteTest(`axe finds nothing on six pages (${colorScheme}), and nothing is asked of other hosts`, async (browser) => {
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
  messages.length = 0; // requests of the previous page
  await page.getByRole("button", { name: /^Calls that failed/ }).click();
  await page.locator("h2.title").waitFor();
  assert.deepEqual(messages, []);
  assert.deepEqual(strays, []);
  await page.getByRole("link", { name: /@dwsa\/base/ }).click();
  await page.waitForURL("http://localhost/");
});

/** The search index, with the ranking of the site. */
async function loadSearch(): Promise<(question: string) => readonly string[]> {
  const chunk = files.find((file) => file.includes("localSearchIndex"))!;
  const [{ default: json }, { default: MiniSearch }] = await Promise.all([
    import(new URL(chunk, pathToFileURL(`${SITE}/`)).href),
    import(new URL("../../apps/site/node_modules/minisearch/dist/es/index.js", import.meta.url).href),
  ]);
  const { options, searchOptions } = MINI_SEARCH;
  const index = MiniSearch.loadJSON(json, { fields: ["title", "titles", "text"], searchOptions, ...options });
  return (question) => index.search(question).map(({ id }: { readonly id: string }) => id);
}

test("the search finds what newcomers ask for among its first three results", async () => {
  assert.equal(QUESTIONS.length, 52);
  const search = await loadSearch();
  const missed = QUESTIONS.map(([question, expected]) => ({ question, expected, found: search(question).slice(0, 3) }))
    .filter(({ expected, found }) => !found.some((page) => expected.test(page)));
  assert.deepEqual(missed, []);
  assert.deepEqual(search("xyzzy"), []);
});

siteTest("the first page shows a report of the inspector, and stays where it is", async (browser) => {
  const { page } = await openSite(browser);
  await page.goto("http://localhost/");
  await page.frameLocator(".report").getByText("Account takeover").first().waitFor();
  assert.equal(await page.evaluate("scrollY"), 0);
});

siteTest("a name in the program of a guide shows its type", async (browser) => {
  const { page } = await openSite(browser);
  await page.goto("http://localhost/guide/calling.html");
  await page.waitForLoadState("networkidle");
  const box = page.locator(".hover-type");
  assert.equal(await box.isVisible(), false);
  await page.locator("pre [data-type]", { hasText: /^createClient$/ }).first().hover();
  assert.match(await box.textContent() ?? "", /^createClient\(options: ClientOptions\): Client\n\nCreates a client/);
  await page.keyboard.press("Escape");
  assert.equal(await box.isVisible(), false);
});

siteTest("the search of the page ranks as the index does, without a server", async (browser) => {
  const search = await loadSearch();
  const { page, strays } = await openSite(browser);
  await page.goto("http://localhost/guide/keys.html");
  await page.waitForLoadState("networkidle");
  await page.locator(".DocSearch-Button").click();
  for (const [question] of QUESTIONS.slice(0, 4)) {
    const expected = search(question).slice(0, 3);
    await page.locator("#localsearch-input").fill(question);
    await page.locator(`.results .result[href="${expected[0]}"]`).first().waitFor();
    const found = await page.locator(".results .result").evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute("href"))
    );
    assert.deepEqual(found, expected, question);
  }
  assert.deepEqual(strays, []);
});

siteTest("a missing page offers the search, with the words of its address", async (browser) => {
  const { page } = await openSite(browser);
  await page.goto("http://localhost/guide/send-payment.html");
  await page.getByRole("button", { name: "Search the site" }).click();
  assert.equal(await page.locator("#localsearch-input").inputValue(), "send payment");
  await page.locator('.results .result[href*="send-a-payment"]').first().waitFor();
});

test("each page has a description, an address and a date of its own, and the missing page has none", () => {
  const pages = files.filter((file) => file.endsWith(".html") && file !== "inspector.html");
  const [addresses, descriptions] = [new Set<string>(), new Set<string>()];
  for (const file of pages) {
    const text = readFileSync(join(SITE, file), "utf8");
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1];
    if (file === "404.html") {
      assert.equal(canonical, undefined);
      assert.doesNotMatch(text, /rel="alternate"/);
      continue;
    }
    const description = /<meta name="description" content="([^"<]{12,})">/.exec(text)?.[1];
    assert(description !== undefined && !descriptions.has(description), `${file}: ${description}`);
    descriptions.add(description);
    assert.equal(canonical, `https://dwsa.github.io/base/${file.replace(/(^|\/)index\.html$/, "$1")}`);
    assert(!addresses.has(canonical), canonical);
    addresses.add(canonical);
  }
  const sitemap = readFileSync(join(SITE, "sitemap.xml"), "utf8");
  assert.deepEqual(new Set(Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address]) => address)), addresses);
});

test("a page of a function has its types, import, source and guide, and results in place of assertions", () => {
  const text = readFileSync(join(SITE, "reference/operation/functions/payment.md"), "utf8");
  assert.match(text, /^# payment\(\)\n\n```ts\nfunction payment\(\w+: \w+\)/);
  assert.match(text, /```ts\nimport \{ payment \} from "@dwsa\/base\/operation";\n```/);
  assert.match(text, /\[Source\]\([^)]+\/operation\/\w+\.ts#L\d+\) · Guide: \[Transactions\]\(/);
  assert.match(text, /\/\/ payment\(.*\); \/\/ => throws operation\/malformed/);
  const asserting = files.filter((file) => /^reference.*\.md$/.test(file))
    .filter((file) => /^ *(await )?assert\b|node:assert/m.test(readFileSync(join(SITE, file), "utf8")));
  assert.deepEqual(asserting, []);
});

test("the first page's program prints what the page shows", async () => {
  const { query } = samples.find(({ title }) => title === "An account takeover")!;
  const [, code] = /^```ts\n([^]*?)^```$/m.exec(readFileSync(join(HERE, "../../apps/site/home.md"), "utf8"))!;
  const { program, results } = comparing(code!);
  assert.equal(results, 1);
  await run(`const request = ${JSON.stringify(query.input)};\n${program}`);
});
