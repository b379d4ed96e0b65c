/** The page draws the lines of the library's descriptions: each line once, in the same words. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { descriptionLines, type Line, partText } from "@dwsa/base/describe";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import type { Report } from "../../apps/inspector/model/report.ts";
import { sectionsOf } from "../../apps/inspector/view/description.tsx";
import { requestCases, xdrOf } from "../describe/_requests.ts";
import { openPage, pageTest, settle } from "./_page.ts";

const CASES = requestCases();

function textOf({ parts }: Line): string {
  return parts.map(partText).join("");
}

function reportOf(one: (typeof CASES)[number]): Report {
  const { networkPassphrase, tokens = [] } = one.knowledge;
  return inspect({
    ...{ input: xdrOf(one), other: "", kind: "", item: 0, network: networkPassphrase ?? null, ledger: null, now: null },
    ...{ isLinked: false, names: tokens.join("\n"), policy: "", account: "" },
  }).report;
}

for (const one of CASES) {
  test(`the page has every line of a description in one section: ${one.name}`, () => {
    const { description } = reportOf(one);
    for (const most of [undefined, 0, 7]) {
      const expected = descriptionLines(description!, most === undefined ? {} : { most }).map(textOf);
      const shown = Object.values(sectionsOf(description!, most)).flat().map(textOf);
      assert.deepEqual(shown.sort(), expected.sort());
    }
  });
}

/** The requests whose pictures are looked at, and one that is too wide for the page. */
const DRAWN = [
  ...["r-hidden-deep", "s-hidden-wide", "q-drain-behind-harmless", "x-takeover", "swap-nested"],
  ...["x-feebump-outer-unsigned", "q-100-payments", "sep10-login", "sep7-tx", "q-memo-zw", "pool-deposit"],
];

pageTest("the page says what formatDescription() says, and shows what it counts", async () => {
  const { page, messages } = await openPage();
  for (const one of CASES.filter(({ name }) => DRAWN.includes(name))) {
    const { networkPassphrase } = one.knowledge;
    await page.evaluate(([input, network]) => {
      location.hash = `${new URLSearchParams({ input: input!, ...network === undefined ? {} : { network } })}`;
    }, [xdrOf(one), networkPassphrase]);
    await page.locator(".result .head").waitFor();
    await settle(page);
    for (;;) {
      const show = page.locator(".lines .more button, .findings .more button");
      if (await show.count() === 0) break;
      await show.first().click();
    }
    const shown = await page.evaluate(() => {
      const lines = [".network", "h2.title", ".lines > li", ".findings > li"].flatMap((selector) => [
        ...document.querySelectorAll(`.result ${selector}`),
      ]);
      return lines.map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const extra of copy.querySelectorAll("button, .mark, small, .badge")) extra.remove();
        return copy.textContent!.trim();
      });
    });
    const { description, unverified, findings, problems } = reportOf(one);
    // The time of the browser adds warnings.
    const isTimed = ({ warnings = [] }: Line) =>
      warnings.some((code) => code === "expired" || code === "not-yet-valid");
    for (const line of descriptionLines(description!)) {
      if (!isTimed(line)) assert.ok(shown.includes(textOf(line)), `${one.name}: ${textOf(line)}\n${shown.join("\n")}`);
    }
    const own = [
      ...descriptionLines(description!).map(textOf),
      ...unverified?.addresses ?? [],
      ...findings.map(({ text }) => text),
      ...problems.map(({ text }) => text),
    ];
    const others = shown.filter((text) => !own.includes(text) && !text.includes("has passed; it is"));
    assert.deepEqual(others, [], one.name);
  }
  assert.deepEqual(messages, []);
});
