/** The states of the page, each for one purpose. They are checked by axe, and captured as screenshots. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { SAMPLES } from "../../apps/inspector/samples.ts";
import { wideEntry } from "./_large.ts";
import { choose, settle } from "./_page.ts";
import { ROWS } from "./_rows.ts";

function vectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8"));
}

const LEDGER = vectors<{ readonly [kind: string]: readonly { readonly xdr: string }[] }>("ledger.json");
const CASES = vectors<readonly { readonly name: string; readonly xdr: string }[]>("operations/cases.json");

function row(name: string): string {
  return ROWS.find((one) => one.name === name)!.input as string;
}

function xdrOfCase(name: string): string {
  return CASES.find((one) => one.name === name)!.xdr;
}

/** The states: the pasted input, or the chosen sample. */
export const STATES: readonly { readonly name: string; readonly paste?: string; readonly sample?: string }[] = [
  { name: "empty" },
  { name: "secret", paste: row("12 words") },
  { name: "not recognized", paste: row("base64 that is cut off") },
  { name: "offers", paste: LEDGER["transactionEnvelopes"]![50]!.xdr },
  { name: "entry of a swap", paste: LEDGER["authorizationEntries"]![0]!.xdr },
  { name: "fee bump half signed", paste: xdrOfCase("fee bump: inner transaction not signed") },
  { name: "failed simulation", paste: row("a failed simulation") },
  { name: "simulation", paste: row("simulateTransaction") },
  { name: "response", paste: row("getTransaction") },
  { name: "events", paste: LEDGER["contractEvents"]!.map(({ xdr }) => xdr).join("\n") },
  { name: "meta", paste: LEDGER["transactionMetas"]!.find(({ xdr }) => xdr.length === 4_876)!.xdr },
  { name: "interface", paste: row("wasm as hexadecimal digits") },
  { name: "tree of 60 calls", paste: wideEntry(60) },
  ...SAMPLES.map(({ title }) => ({ name: title, sample: title })),
];

/** Shows a state on an open page. */
export async function show(page: Page, { paste, sample }: (typeof STATES)[number]): Promise<void> {
  await page.locator(".settings").evaluate((node: HTMLDetailsElement) => node.open = false);
  if (sample !== undefined) return await choose(page, sample);
  await page.getByRole("button", { name: "Clear" }).click();
  if (paste !== undefined) {
    await page.getByLabel("Paste here").evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
    }, paste);
  }
  await page.mouse.move(0, 0);
  await settle(page);
}
