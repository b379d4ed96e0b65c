/** Page speed: loading, and 1 MB of input without blocking. */

// deno-lint-ignore-file no-console dwsa/no-clock-in-tests -- measures time

import assert from "node:assert/strict";
import { largeInputs } from "./_large.ts";
import { openPage, pageTest } from "./_page.ts";

/** The maximum milliseconds for 1 MB, and for one task of the page: several times those on an idle machine. */
const LIMIT = 5_000;
const FREEZE = 1_000;

pageTest("the page is there at once", async () => {
  const { page } = await openPage();
  const paint = await page.evaluate(() =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const first = list.getEntries().find(({ name }) => name === "first-contentful-paint");
        if (first !== undefined) resolve(first.startTime);
      }).observe({ type: "paint", buffered: true });
    })
  );
  console.log(`    first view after ${paint.toFixed(0)} ms`);
  assert.ok(paint < LIMIT, `${paint} ms`);
});

for (const [name, input, title] of largeInputs()) {
  pageTest(`1 MB is shown in time, and the page does not freeze: ${name}`, async () => {
    const { page, messages } = await openPage();
    const { took, longest, shown } = await page.evaluate(async ([text, wanted]) => {
      const long: number[] = [];
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: "longtask", buffered: false });
      const area = document.querySelector<HTMLTextAreaElement>("#input")!;
      const start = performance.now();
      const ready = new Promise<number>((resolve) => {
        const look = () => {
          if ([...document.querySelectorAll(".kicker, h2.title")].some(({ textContent }) => textContent === wanted)) {
            resolve(performance.now() - start);
          } else requestAnimationFrame(look);
        };
        look();
      });
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      const took = await Promise.race([
        ready,
        new Promise<number>((resolve) => setTimeout(() => resolve(60_000), 10_000)),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { took, longest: Math.max(0, ...long), shown: document.querySelectorAll("*").length };
    }, [input, title] as const);
    console.log(
      `    ${name}: ${input.length} characters, ${took.toFixed(0)} ms, longest task ${
        longest.toFixed(0)
      } ms, ${shown} elements`,
    );
    assert.ok(took < LIMIT, `${took} ms`);
    assert.ok(longest < FREEZE, `a task of ${longest} ms`);
    assert.deepEqual(messages, []);
  });
}
