/** No data leaves the page, and untrusted input cannot harm it. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { addressToScAddress } from "@dwsa/base";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  InvokeContractArgs,
  ScVal,
} from "@dwsa/base/xdr";
import { SAMPLES } from "../../apps/inspector/samples.ts";
import { choose, enter, findings, openDetails, openPage, openSettings, pageTest, paste, settle } from "./_page.ts";

const PAGE = readFileSync(new URL("../../dist/inspector.html", import.meta.url), "utf8");
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** Strings that could be misinterpreted: markup, code, line breaks, and changes of the writing direction. */
const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "a\nGood: all signatures are valid",
  "\u202Egnihton\u202C",
  "\u0000\u0007\u001b[31m",
  "{{constructor.constructor('alert(1)')()}}",
  "x".repeat(5_000),
];

/** Characters that reorder or hide others, which the page must not show. */
// deno-lint-ignore no-control-regex -- the searched characters
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/;

test("the policy of the page names its one script and its one style, and allows no connection", () => {
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(PAGE)![1]!;
  const hash = (tag: string) => {
    const [, text] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(PAGE)!;
    return `'sha256-${createHash("sha256").update(text!).digest("base64")}'`;
  };
  for (const rule of ["default-src 'none'", "connect-src 'none'", "form-action 'none'", "base-uri 'none'"]) {
    assert.ok(policy.split("; ").includes(rule), rule);
  }
  assert.ok(policy.includes(`script-src ${hash("script")};`));
  assert.ok(policy.includes(`style-src ${hash("style")};`));
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  assert.equal(PAGE.match(/<script\b/g)!.length, 1);
});

test("the page uses the entrypoints of the package alone", () => {
  const imports = ["main.tsx", "worker.ts", "samples.ts"].flatMap((path) => {
    const text = readFileSync(new URL(`../../apps/inspector/${path}`, import.meta.url), "utf8");
    return [...text.matchAll(/from "([^"]+)"/g)].map(([, specifier]) => specifier!);
  });
  assert.ok(imports.length > 4);
  for (const specifier of imports) assert.match(specifier, /^(\.\/|preact|@dwsa\/base)/, specifier);
});

test("the samples are those of the vectors: of the host, of the ledger, and a takeover that was made", () => {
  for (const { title, origin, query } of SAMPLES) {
    assert.match(origin, /^(host\/|ledger\.json#|operations\/cases\.json#|accounts\/sight\.json#)/, title);
    assert.equal(query.input, vector(origin), title);
  }
});

/** Returns the values at places such as `host/sample.json#signed`, one per line. */
function vector(origin: string): unknown {
  const [file, paths] = origin.split("#") as [string, string];
  const json = JSON.parse(readFileSync(new URL(`../vectors/${file}`, import.meta.url), "utf8"));
  return paths.split(" ").flatMap((path) => path.split(".").reduce((value, step) => value[step], json)).join("\n");
}

pageTest("no request leaves the page: neither for any sample, nor when its scripts try", async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url!);
    response.end();
  }).listen(0);
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { page, requests } = await openPage();
    for (const { title } of SAMPLES) await choose(page, title);
    assert.deepEqual(requests, []);
    const tried = await page.evaluate(async (target) => {
      const refused = (work: () => unknown) => Promise.resolve().then(work).then(() => false, () => true);
      const results = [
        await refused(() => fetch(`${target}/fetch`)),
        await refused(() => import(`${target}/import`)),
      ];
      navigator.sendBeacon(`${target}/beacon`);
      new Image().src = `${target}/image`;
      const form = document.body.appendChild(document.createElement("form"));
      form.action = `${target}/form`;
      form.submit();
      try {
        new WebSocket(`${target.replace("http", "ws")}/socket`);
      } catch { /* some engines throw */ }
      await new Promise((resolve) => setTimeout(resolve, 500));
      return results;
    }, address);
    assert.deepEqual(tried, [true, true]);
    assert.deepEqual(seen, []);
  } finally {
    server.close();
  }
});

pageTest("the input is in the address of the page only after a link was asked for", async () => {
  const { page } = await openPage();
  await paste(page, "AAAAAwAAAAc=", "Contract value");
  assert.doesNotMatch(page.url(), /#./);
  await page.getByRole("button", { name: "Share" }).click();
  await page.waitForURL(/#input=/);
  const again = await openPage({ fragment: page.url().split("#")[1]! });
  await again.page.locator(".kicker", { hasText: "Contract value" }).waitFor();
  assert.deepEqual(await again.page.evaluate(() => [localStorage.length, document.cookie]), [0, ""]);
});

for (const [i, text] of HOSTILE.entries()) {
  pageTest(`a hostile text is shown harmlessly: ${JSON.stringify(text.slice(0, 30))}`, async () => {
    const { page, requests, messages } = await openPage();
    page.on("dialog", () => messages.concat("a dialog"));
    const name = i % 2 === 0 ? ScVal.scvString(text) : ScVal.scvSymbol(text.slice(0, 32));
    const entry = new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
      rootInvocation: new DwsaAuthorizedInvocation({
        function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
          new InvokeContractArgs({
            contractAddress: addressToScAddress(CONTRACT),
            functionName: text.slice(0, 32),
            args: [name, ScVal.scvString(text)],
          }),
        ),
        subInvocations: [],
      }),
    });
    await openSettings(page);
    await page.getByLabel("Tokens and addresses").fill(`${CONTRACT} = ${text.replace(/\n/g, " ")}`);
    await paste(page, entry.toXDR("base64"), /^(Perhaps: )?Authorization entry$/);
    await checkHarmless();
    const event = new ContractEvent({
      ext: ExtensionPoint.v0(),
      contractId: new Uint8Array(32).fill(7),
      type: "contract",
      body: ContractEventBody.v0(new ContractEventV0({ topics: [name], data: ScVal.scvString(text) })),
    });
    await pasteAs(page, event.toXDR("base64"), "ContractEvent", "Event");
    await checkHarmless();
    await pasteAs(page, ScVal.scvString(text).toXDR("base64"), "ScVal", "Contract value");
    await checkHarmless();

    async function checkHarmless(): Promise<void> {
      await openDetails(page);
      const shown = await page.locator(".result").innerText();
      assert.doesNotMatch(shown.replace(/\n/g, ""), INVISIBLE);
      assert.equal(await page.locator(".result img, .result script, .result iframe, .result a").count(), 0);
      assert.equal((await findings(page)).filter((one) => /^\s*good/i.test(one)).length, 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      assert.deepEqual(requests, []);
      assert.deepEqual(messages, []);
    }
  });
}

/** Pastes a string for which other types can be more likely, and chooses the type. */
async function pasteAs(page: Page, text: string, type: string, title: string): Promise<void> {
  await enter(page, text);
  await settle(page);
  await page.getByLabel("Decode as").selectOption(`base64 ${type}`);
  await page.locator(".kicker", { hasText: new RegExp(`^${title}$`) }).waitFor();
  await settle(page);
}
