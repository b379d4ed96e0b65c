/** Accessibility of the page: keyboard, screen readers, narrow and wide windows, light and dark color schemes. */

import axe from "axe-core";
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { wideEntry } from "./_large.ts";
import { choose, onPages, openDetails, openPage, openSettings, pageTest, picture, settle } from "./_page.ts";
import { show, STATES } from "./_states.ts";

/** The rules that axe checks: all of them, or only those about colors. */
const ALL = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns the violations that axe finds, with their elements. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The page's content security policy does not allow a script element.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axe.source);
  return await page.evaluate(async ([tags, only]) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const runOnly = only === undefined
      ? { type: "tag" as const, values: tags }
      : { type: "rule" as const, values: only };
    const result = await checker.run(document, { runOnly, resultTypes: ["violations"] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)
    );
  }, [ALL, rules?.slice()] as const);
}

pageTest("axe finds nothing and nothing sticks out, at four widths in both schemes", async () => {
  await onPages(STATES, async (state, { page, messages }) => {
    const look = async (name: string, axeAt: number) => {
      for (const width of [360, 800, 1280, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        for (const scheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await picture(page, `${name.replace(/\W+/g, "-").toLowerCase()}-${width}-${scheme}`);
        }
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(inner! <= outer!, `${name}: ${inner} pixels in ${outer}`);
        // Other widths differ only in margins. Folded sections have no violations of their own.
        if (width === axeAt) assert.deepEqual(await violations(page), [], `${name} at ${width}`);
      }
    };
    await show(page, state);
    await look(state.name, 360);
    await openDetails(page);
    await openSettings(page);
    await look(`${state.name}, all of it`, 1280);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await violations(page, ["color-contrast"]), [], `${state.name} in the dark`);
    assert.deepEqual(messages, []);
  });
});

pageTest("axe finds what is wrong: a button without a name, and text that is hard to read", async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    document.querySelector("main")!.append(document.createElement("button"));
    document.querySelector("footer p")!.setAttribute("class", "pale");
    document.querySelector<HTMLElement>("footer p")!.style.color = "#f0f0f0";
  });
  const found = (await violations(page)).map((text) => text.split(":")[0]);
  assert.ok(found.includes("button-name") && found.includes("color-contrast"), found.join());
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
  for (const name of ["Expand all", "Collapse all", "Copy base64", "Copy hex", "Copy JSON"]) {
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
