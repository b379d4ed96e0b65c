/** That everybody can use the page: keyboard, screen readers, narrow and wide windows, light and dark. */

import axe from "axe-core";
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { SAMPLES } from "../../inspector/samples.ts";
import { wideEntry } from "./_large.ts";
import { choose, openDetails, openPage, pageTest, paste, picture, settle } from "./_page.ts";

/** The violations that axe finds, with the elements. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source); // not as a script of the page: that has a policy
  return await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const result = await checker.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)
    );
  });
}

for (const scheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    pageTest(`axe finds nothing, nothing sticks out, in ${scheme} at ${width} pixels`, async () => {
      const { page, messages } = await openPage({ width, scheme });
      const look = async (name: string) => {
        assert.deepEqual(await violations(page), [], name);
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(inner! <= outer!, `${name}: ${inner} pixels in ${outer}`);
        await picture(page, `${name.replace(/\W+/g, "-").toLowerCase()}-${width}-${scheme}`);
      };
      await look("start");
      for (const { title } of SAMPLES) {
        await choose(page, title);
        await look(title);
        await openDetails(page);
        await look(`${title}, all of it`);
      }
      await paste(page, wideEntry(60), "Authorization entry");
      await look("A tree of 60 calls");
      assert.deepEqual(messages, []);
    });
  }
}

pageTest("the page fills 2,560 pixels and works there", async () => {
  const { page } = await openPage({ width: 2560 });
  await choose(page, SAMPLES[0]!.title);
  const box = await page.locator(".result").boundingBox();
  assert.ok(box!.width > 1_000);
  await picture(page, "a-payment-2560-light");
});

pageTest("all of it can be reached and used by the keyboard", async () => {
  const { page } = await openPage();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "input");
  await page.keyboard.insertText(wideEntry(60));
  await page.locator(".kicker", { hasText: "Authorization entry" }).waitFor();
  await settle(page);
  await openDetails(page);
  const reached: string[] = [];
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { tagName, textContent } = document.activeElement!;
      return `${tagName} ${textContent?.slice(0, 20)}`;
    });
    if (name.startsWith("BODY")) break;
    reached.push(name);
  }
  const summaries = reached.filter((name) => name.startsWith("SUMMARY"));
  assert.ok(summaries.length > 60, `${summaries.length} nodes`);
  for (const name of ["Open all", "Fold all", "Copy base64", "Copy hex", "Copy JSON"]) {
    assert.ok(reached.some((one) => one.includes(name)), name);
  }
  const root = page.locator(".node > summary").first();
  await root.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".node").length === 1);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".node").length === 61);
});

pageTest("what the page found is announced, and the worst is found first", async () => {
  const { page } = await openPage();
  await choose(page, "Calls that failed");
  assert.match(
    await page.locator('.result > p[role="status"]').innerText(),
    /^Failed: "resulting balance.*\. Danger: Failed/,
  );
  await page.getByRole("button", { name: "Show where" }).first().click();
  await page.waitForFunction(
    (path) => document.activeElement?.parentElement?.dataset["path"] === path,
    "trace.calls[0].calls[0].calls[0]",
    { timeout: 5_000 },
  );
});
