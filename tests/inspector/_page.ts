/** Opens the built page in Chromium. */

import { existsSync, mkdirSync } from "node:fs";
import process from "node:process";
import { after, test } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** The path of Debian's package. */
const CHROMIUM = "/usr/bin/chromium";

const FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

/** The URL of the page, which `deno task test:inspector` builds. */
const PAGE = new URL("../../dist/inspector.html", import.meta.url).href;

/** The folder of screenshots. */
const PICTURES = new URL("../../dist/inspector-pictures/", import.meta.url);

/** Options for opening the page. */
export interface Opening {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
  /** The part of the URL after `#`. */
  readonly fragment?: string;
  /** The URL of a different copy of the page. */
  readonly address?: string;
}

/** An open page, and the URLs of all other requests. */
export interface OpenPage {
  readonly page: Page;
  readonly requests: readonly string[];
  /** The console output, and uncaught errors. */
  readonly messages: readonly string[];
}

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

/** Creates a test in Chromium, which is skipped with a reason if Chromium is missing. */
export function pageTest(name: string, body: () => Promise<void>): void {
  test(
    name,
    { skip: existsSync(CHROMIUM) ? false : `${CHROMIUM} not present (apt-get install chromium)` },
    async () => {
      try {
        await body();
      } finally {
        for (const context of contexts.splice(0)) await context.close();
      }
    },
  );
}

after(async () => {
  await (await browser)?.close();
});

/** Opens the page from its file. */
export async function openPage(
  { width = 1280, scheme = "light", fragment = "", address = PAGE }: Opening = {},
): Promise<OpenPage> {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(" ") });
  const context = await (await browser).newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  contexts.push(context);
  const requests: string[] = [];
  const messages: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(address) && !/^(blob|data):/.test(request.url())) requests.push(request.url());
  });
  const page = await context.newPage();
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(`${address}${fragment === "" ? "" : `#${fragment}`}`);
  return { page, requests, messages };
}

/** Pastes a string and waits for the title of the result. */
export async function paste(page: Page, text: string, title: string | RegExp): Promise<void> {
  await enter(page, text);
  const line = page.locator(".kicker, h2.title");
  await line.filter({ hasText: typeof title === "string" ? new RegExp(`^${title}$`) : title }).first().waitFor();
  await settle(page);
}

/** Puts a string into the field, which may be folded. */
export async function enter(page: Page, text: string): Promise<void> {
  const edit = page.getByRole("button", { name: "Edit" });
  if (await edit.isVisible()) await edit.click();
  await page.getByLabel("Paste here").fill(text);
}

/** Opens the settings. */
export async function openSettings(page: Page): Promise<void> {
  if (!await page.getByLabel("Current ledger").isVisible()) await page.getByText("Settings: ledger").click();
}

/** Opens all folded sections at the end of the report. */
export async function openDetails(page: Page): Promise<void> {
  for (const name of ["Details", "Data"]) {
    const heading = page.getByRole("heading", { name, exact: true });
    if (await heading.count() > 0) {
      await heading.evaluate((node) => {
        (node.closest("details") as HTMLDetailsElement).open = true;
      });
    }
  }
}

/** Chooses a sample. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await page.locator("h2.title").waitFor();
  await settle(page);
}

/** Waits until the report is complete. */
export async function settle(page: Page): Promise<void> {
  // The page has rendered the input, and computes the report.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.locator('.result[aria-busy="false"]').waitFor();
}

/** Returns the findings as strings, worst first. */
export async function findings(page: Page): Promise<string[]> {
  return await page.locator(".findings .finding").allInnerTexts();
}

/** Processes items in several pages in parallel. */
export async function onPages<T>(items: readonly T[], work: (item: T, open: OpenPage) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(Array.from({ length: 2 }, async () => {
    const open = await openPage();
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, open);
  }));
}

/** With `PICTURES=1`, takes a screenshot of the whole page: `dist/inspector-pictures/NAME.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: new URL(`${name}.png`, PICTURES).pathname, fullPage: true });
}
