/** The built site in Chromium. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { withChromium } from "./_chromium.ts";

/** The folder into which `deno task test:site` writes the site. */
export const SITE: string = fileURLToPath(new URL("../../dist/site/", import.meta.url));

/** A page of each of six types. */
export const PAGES: readonly string[] = [
  "/",
  "/guide/authorizing.html",
  "/guide/how-do-i.html",
  "/reference/keys/classes/Keypair.html",
  "/errors/strkey/checksum.html",
  "/errors/strkey/check-sum.html", // a missing page
];

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".md": "text/markdown",
  ".txt": "text/plain",
};

/** Opens a page of the site from its files; `strays` are the requests to other hosts. */
export async function openSite(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly strays: string[] }> {
  const page = await (await browser.newContext(options)).newPage();
  const strays: string[] = [];
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.host !== "localhost") {
      strays.push(url.href);
      return route.abort();
    }
    const path = join(SITE, decodeURIComponent(url.pathname));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
    return existsSync(file)
      ? route.fulfill({ contentType: TYPES[extname(file)] ?? "application/octet-stream", body: readFileSync(file) })
      : route.fulfill({ status: 404, contentType: "text/html", body: readFileSync(join(SITE, "404.html")) });
  });
  return { page, strays };
}

/** Creates a test in Chromium, which is skipped with a reason if Chromium is missing. */
export function siteTest(name: string, work: (browser: Browser) => Promise<void>): void {
  test(name, async (context) => {
    const missing = await withChromium(work);
    if (typeof missing === "string") context.skip(missing);
  });
}
