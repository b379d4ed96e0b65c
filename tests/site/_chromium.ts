/** Debian's Chromium, for the tests of pages. */

import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const CHROMIUM = "/usr/bin/chromium";
const ARGS = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

/** Starts Chromium for some work; returns the reason if it is missing. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T | string> {
  if (!existsSync(CHROMIUM)) return `${CHROMIUM} not present (apt-get install chromium)`;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS.split(" ") });
  return await work(browser).finally(() => browser.close());
}
