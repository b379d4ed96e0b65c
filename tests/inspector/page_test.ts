/** The inspector in Chromium, with real values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Buffer } from "node:buffer";
import { addressToMuxedAccount, buildTransaction, eventsFromMeta, parseAsset, StrKey, traceCalls } from "@dwsa/base";
import {
  Operation,
  OperationBody,
  OperationResult,
  OperationResultTr,
  PaymentOp,
  PaymentResult,
  TransactionMeta,
  TransactionResult,
  TransactionResultExt,
  TransactionResultResult,
} from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";
import type { Page } from "playwright-core";
import { choose, enter, findings, openDetails, openPage, openSettings, pageTest, paste, settle } from "./_page.ts";
import { ROWS } from "./_rows.ts";
import { show, STATES } from "./_states.ts";

const SAMPLE = JSON.parse(readFileSync(new URL("../vectors/host/sample.json", import.meta.url), "utf8"));
const SENTENCES: readonly {
  readonly id: string;
  readonly entry: string;
  readonly network: string;
  readonly tokens: readonly { asset?: string; contract?: string; symbol?: string; decimals?: number }[];
  readonly currentLedger?: number;
  readonly expected: { readonly lines: readonly string[]; readonly warnings: readonly string[] };
}[] = JSON.parse(readFileSync(new URL("../vectors/describe/sentences.json", import.meta.url), "utf8"));
const SPECS: readonly { readonly functions: number; readonly entries: readonly string[] }[] = JSON.parse(
  readFileSync(new URL("../vectors/spec/specs.json", import.meta.url), "utf8"),
);
const CASES: readonly { readonly name: string; readonly xdr: string }[] = JSON.parse(
  readFileSync(new URL("../vectors/operations/cases.json", import.meta.url), "utf8"),
);

/** The states of the signers: the class of the row, and what it says after the address. */
async function signers(page: Page): Promise<string[]> {
  return await page.locator(".signers .signer").evaluateAll((nodes) =>
    nodes.map((node) => {
      const text = node.textContent!;
      return `${node.className.replace("signer ", "")} ${text.slice(text.indexOf("): ") + 3)}`;
    })
  );
}

/** The text of the heading, on one line. */
async function heading(page: Page): Promise<string> {
  return (await page.locator("h2.title").textContent())!;
}
const TESTNET = "Test SDF Network ; September 2015";

pageTest("the page shows what an unsigned entry approves and who must sign it", async () => {
  const { page, messages } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  assert.match(await heading(page), /^G\w{55}: Send 25 XLM .*, in a call of "run" of C\w{55}, and 1 more$/);
  assert.deepEqual(await signers(page), ["none not signed"]);
  await openDetails(page);
  assert.deepEqual(await page.locator(".function").allInnerTexts(), ["run", "transfer"]);
  assert.deepEqual(messages, []);
});

pageTest("the page finds the network of signatures, and a chosen one that differs is a danger", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  assert.equal(await page.locator(".network").innerText(), "Network: the test network, by its signatures");
  assert.ok((await signers(page)).every((row) => row.startsWith("good")));
  assert.match(await page.locator(".summary").innerText(), /^Complete, as far as can be checked offline$/);
  await page.getByLabel("Network", { exact: true }).selectOption({ label: "Public" });
  await settle(page);
  assert.match((await findings(page))[0]!, /Danger.*for another network than the given one/is);
  assert.ok((await signers(page)).every((row) => /^bad signed for another network: the test network/.test(row)));
  await page.getByRole("button", { name: "Switch to that network" }).first().click();
  await settle(page);
  assert.equal(await page.getByLabel("Network", { exact: true }).inputValue(), TESTNET);
  assert.doesNotMatch((await findings(page)).join(), /another network/);
});

pageTest("one table shows who must sign: a foreign key, a missing one and both halves of a fee bump", async () => {
  const { page } = await openPage();
  const states = async (name: string) => {
    await paste(page, CASES.find((one) => one.name === name)!.xdr, "Transaction");
    return [...await signers(page), ...await page.locator(".summary").allInnerTexts()];
  };
  assert.deepEqual(await states("fee bump: inner transaction not signed"), [
    "good signed by its own key",
    "none not signed",
  ]);
  assert.deepEqual(await states("fee bump: complete"), [
    "good signed by its own key",
    "good signed by its own key",
    "Complete, as far as can be checked offline",
  ]);
  assert.equal(await page.getByText("Good", { exact: true }).count(), 0);
});

pageTest("a takeover behind ninety-nine payments is the first thing that is read and heard", async () => {
  const { page } = await openPage();
  await paste(page, CASES.find(({ name }) => name === "takeover behind ninety-nine payments")!.xdr, "Transaction");
  assert.match((await findings(page))[0]!, /^Danger: other keys can sign/i);
  assert.match(await page.locator('.result > p[role="status"]').innerText(), /\. Danger: other keys can sign/);
  await page.getByRole("button", { name: "Show where" }).first().click();
  await page.waitForFunction(() => /^operations\[/.test(document.activeElement?.getAttribute("data-path") ?? ""));
});

pageTest("the heading is what happens", async () => {
  const { page } = await openPage();
  const cases: readonly (readonly [xdr: string, expected: RegExp])[] = [
    [corpus("transactionEnvelopes").find(({ xdr }) => xdr.length === 300)!.xdr, /^G\w{55}: [A-Z]/],
    [
      CASES.find(({ name }) => name === "takeover in two operations")!.xdr,
      /^G\w{55}: Give signer .* the weight 1, and 3 more$/,
    ],
    [CASES.find(({ name }) => name === "fee bump: complete")!.xdr, /^G\w{55}: Send 1 XLM to G\w{55}$/],
  ];
  for (const [xdr, expected] of cases) {
    await paste(page, xdr, "Transaction");
    assert.match(await heading(page), expected);
  }
});

pageTest("the page shows how far the expiry is from a ledger that is entered", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  await openSettings(page);
  for (
    const [ledger, expected] of [["1000000", "in 100 ledgers"], ["1000100", "now"], ["1000200", "100 ledgers ago"]]
  ) {
    await page.getByLabel("Current ledger").fill(ledger!);
    await settle(page);
    await openDetails(page);
    assert.match(
      await page.locator(".fields div", { hasText: "expires at ledger" }).innerText(),
      new RegExp(`\\(${expected}\\)`),
    );
  }
  assert.match((await findings(page)).join("\n"), /Warning: this has expired/);
});

pageTest("every value of the ledger is recognized and shown", async () => {
  const { page, messages } = await openPage();
  const titles: readonly (readonly [kind: string, title: string])[] = [
    ["transactionEnvelopes", "Transaction"],
    ["transactionMetas", "Transaction meta"],
    ["authorizationEntries", "Authorization entry"],
    ["transactionData", "Transaction resources"],
    ["contractEvents", "Event"],
    ["diagnosticEvents", "Event"],
  ];
  for (const [kind, title] of titles) {
    for (const { xdr } of corpus(kind).slice(0, 3)) await paste(page, xdr, title);
  }
  assert.deepEqual(messages, []);
});

pageTest("a payment of a known token is a sentence, and its worst warnings come first", async () => {
  const { page } = await openPage();
  for (const { id, entry, network, tokens, currentLedger, expected } of SENTENCES) {
    if (tokens.some(({ asset, contract }) => asset === undefined && contract === undefined)) continue;
    await page.getByLabel("Network", { exact: true }).selectOption(network);
    await openSettings(page);
    await page.getByLabel("Current ledger").fill(currentLedger === undefined ? "" : `${currentLedger}`);
    const lines = tokens.map(({ asset, contract, symbol, decimals }) =>
      contract === undefined
        ? asset === "native" && symbol ? `native ${symbol}` : asset
        : `${contract} ${symbol} ${decimals}`
    );
    await page.getByLabel("Tokens and addresses").fill(lines.join("\n"));
    await paste(page, entry, "Authorization entry");
    const found = await findings(page);
    const levels = found.map((text) =>
      ["danger", "warning", "note"].findIndex((level) => text.toLowerCase().startsWith(level))
    );
    assert.deepEqual(levels, [...levels].sort(), id);
    const shown = await page.locator(".statement").first().evaluate((node) => {
      const copy = node.cloneNode(true) as Element;
      for (const mark of copy.querySelectorAll(".mark")) mark.remove();
      return copy.textContent;
    });
    assert.equal(shown, expected.lines[0], id);
  }
});

pageTest("a policy is checked, and each violation leads to its call", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  await openSettings(page);
  await page.getByRole("button", { name: "allows exactly this" }).click();
  await settle(page);
  const verdict = page.getByRole("region", { name: "The policy", exact: true });
  assert.match(await verdict.innerText(), /allows all of this/);
  const policy = await page.getByLabel("Check against a signing policy").inputValue();
  await page.getByLabel("Check against a signing policy").fill(
    policy.replace(/"250000000"(?![^]*"250000000")/, '"1"'),
  );
  await settle(page);
  const [worst] = await findings(page);
  assert.match(worst!, /Danger.*The policy rejects this: 1 violation/is);
  assert.match(await verdict.innerText(), /rejects this: 1 violation.*argument: expected i128 1, got i128 250000000/is);
  await verdict.getByRole("button", { name: "Show the call" }).click();
  await page.waitForFunction(
    (path) => document.activeElement?.getAttribute("data-path") === path,
    "rootInvocation.subInvocations[0]",
    { timeout: 5_000 },
  );
  await page.getByLabel("Check against a signing policy").fill('{"version":1}');
  await settle(page);
  assert.match((await findings(page)).join("\n"), /The policy cannot be used/);
  assert.match(await verdict.innerText(), /cannot be used/);
});

pageTest("two entries stand side by side with what differs", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  await openSettings(page);
  await page.getByLabel("Compare with another value").fill(SAMPLE.signed);
  await settle(page);
  const rows = await page.locator("table.compared tbody tr").allInnerTexts();
  assert.ok(rows.some((row) => /signature_expiration_ledger\s+0\s+1000100/.test(row)), rows.join("\n"));
  assert.equal(await page.locator("table.compared tr.same").count(), 0);
  await page.getByLabel("Show equal parts too").check();
  assert.ok(await page.locator("table.compared tr.same").count() > 3);
});

pageTest("a failed result opens the call where it failed", async () => {
  const { page } = await openPage();
  const failed = corpus("transactionMetas").find(({ xdr }) => {
    const { diagnosticEvents } = eventsFromMeta(TransactionMeta.fromXDR(xdr, "base64"));
    return (traceCalls(diagnosticEvents).failure?.path ?? "") !== "";
  });
  await paste(page, failed!.xdr, "Transaction meta");
  const origin = page.locator(".origin");
  assert.equal(await origin.evaluate((node) => (node as HTMLDetailsElement).open), true);
  assert.match((await findings(page))[0]!, /^Failed/i);
});

pageTest("movements of tokens have sums, in units of the tokens that the user names", async () => {
  const { page } = await openPage();
  const meta = corpus("transactionMetas").find(({ xdr }) => xdr.length === 4_876)!;
  await paste(page, meta.xdr, "Transaction meta");
  const token = (await page.locator("tbody td:last-child .address").first().innerText()).trim();
  await openSettings(page);
  await page.getByLabel("Tokens and addresses").fill(`${token} TOK 7`);
  await settle(page);
  const amounts = await page.locator("table").first().locator(".amount").allInnerTexts();
  assert.ok(amounts.some((amount) => /^-?[\d,]+(\.\d+)? TOK$/.test(amount)), amounts.join());
  const sums = await page.locator("table").nth(1).locator(".amount").allInnerTexts();
  assert.ok(sums.some((sum) => sum.startsWith("+")) && sums.some((sum) => sum.startsWith("-")), sums.join());
});

pageTest("what changed in the ledger is a table, also where the protocol had no events", async () => {
  const { page } = await openPage();
  const old = corpus("transactionMetas").find(({ xdr }) => {
    const meta = TransactionMeta.fromXDR(xdr, "base64");
    return meta.type === "v1" || meta.type === "v2";
  })!;
  await paste(page, old.xdr, "Transaction meta");
  assert.match(await page.locator("h2.title").innerText(), /ledger entr(y|ies) changed/);
  assert.match(await page.locator(".head").innerText(), /contains no events: the transaction emitted none/);
  assert.ok(await page.getByRole("region", { name: "Table of changes" }).locator("tbody tr").count() > 0);
});

for (
  const [name, input, title, shown] of [
    ["an account", "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ", "Account address", /bytes/],
    [
      "a muxed account",
      "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK",
      "Muxed account address",
      /9223372036854775808/,
    ],
    ["a contract", "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", "Contract address", /bytes/],
    ["hexadecimal", "0000000300000007", "Contract value", /u32\s*7/],
    ["JSON", '{"vec":[{"u32":7},"void"]}', "Contract value", /2 items/],
    ["nonsense", "hello world", "Text of 11 characters without XDR, JSON or an address", /without XDR/],
  ] as const
) {
  pageTest(`what was pasted is named: ${name}`, async () => {
    const { page, messages } = await openPage();
    await paste(page, input, title);
    assert.match(await page.locator(".result").innerText(), shown);
    assert.deepEqual(messages, []);
  });
}

for (const { name, input, line, kind } of ROWS) {
  if (kind === "empty" || kind === "secret" || typeof input !== "string") continue;
  pageTest(`the page shows first what was pasted: ${name}`, async () => {
    const { page, messages, requests } = await openPage();
    await enter(page, input);
    await page.locator("h2.title").waitFor();
    await settle(page);
    const [first] = (await page.locator(".head").innerText()).split("\n");
    assert.equal(first, line);
    assert.deepEqual([...messages, ...requests], []);
  });
}

pageTest("the response of a server is one report, and each value in it can be chosen", async () => {
  const { page } = await openPage();
  const { input } = ROWS.find(({ name }) => name === "getTransaction")!;
  await paste(page, input as string, /^Response of getTransaction: success/);
  assert.match(await page.locator(".network").innerText(), /the test network/);
  for (const name of ["What it does", "Who must sign", "Token movements", "Properties"]) {
    assert.equal(await page.getByRole("region", { name, exact: true }).count(), 1, name);
  }
  const which = page.getByLabel(/^Value \(of 3\)/);
  await which.selectOption({ label: "resultMetaXdr" });
  await page.locator(".kicker", { hasText: /^Transaction meta$/ }).waitFor();
});

pageTest("samples and links have settings of their own, and leave none behind", async () => {
  const { page } = await openPage();
  await openSettings(page);
  await page.getByLabel("Current ledger").fill("77");
  await choose(page, "An allowance without a limit");
  assert.match(await page.locator(".network").innerText(), /the public network/);
  await enter(page, SAMPLE.signed);
  await settle(page);
  assert.match(await page.locator(".network").innerText(), /the test network/);
  const link = await openPage({ fragment: new URLSearchParams({ input: SAMPLE.signed, network: TESTNET }).toString() });
  await link.page.locator("h2.title").waitFor();
  assert.equal(await link.page.locator(".network").innerText(), "Network: the test network");
  assert.match(await link.page.locator(".input").innerText(), /from the link/);
  await link.page.evaluate((input) => location.hash = `#input=${encodeURIComponent(input)}`, "AAAAAwAAAAc=");
  await link.page.locator(".kicker", { hasText: /^Contract value$/ }).waitFor();
  assert.equal(await link.page.getByLabel("Network", { exact: true }).inputValue(), "auto");
});

pageTest("while a new report is computed, the old one is gone and a line shows that", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  const seen = await page.evaluate(async () => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(document.querySelector(".result")?.textContent ?? ""));
    observer.observe(document.querySelector("main")!, { childList: true, subtree: true });
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Edit")?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const area = document.querySelector<HTMLTextAreaElement>("#input")!;
    area.value = "AAAAAwAAAAc=";
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    return texts;
  });
  assert.ok(seen.some((text) => /Reading 12 characters/.test(text)), seen.join("\n"));
});

pageTest("a result that comes after a newer input is not shown", async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    // Holds back the messages of workers until the test releases them.
    const held: (() => void)[] = [];
    const descriptor = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage")!;
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(listener: (event: MessageEvent) => void) {
        descriptor.set!.call(this, (event: MessageEvent) => held.push(() => listener(event)));
      },
    });
    Object.assign(globalThis, { held });
  });
  await page.reload();
  const titles = await page.evaluate(async (inputs) => {
    const { held } = globalThis as unknown as { held: (() => void)[] };
    const frame = () => new Promise(requestAnimationFrame);
    const type = async (text: string) => {
      const area = document.querySelector<HTMLTextAreaElement>("#input")!;
      area.value = text;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await frame();
    };
    const letThrough = async () => {
      while (held.length < 2) await frame(); // the report, and the formats of the input
      for (const call of held.splice(0)) call();
      await frame();
      const result = document.querySelector(".result")!;
      return `${result.getAttribute("aria-busy")} ${result.querySelector(".kicker")?.textContent ?? "none"}`;
    };
    await letThrough(); // on the empty page
    await type(inputs[0]!);
    while (held.length < 2) await frame();
    await type(inputs[1]!);
    return [await letThrough(), await letThrough()];
  }, ["AAAAAwAAAAc=", SAMPLE.signed]);
  assert.deepEqual(titles, ["true none", "false Authorization entry"]);
});

pageTest("a file that is dropped anywhere is read, and long input folds into a line", async () => {
  const { page } = await openPage();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "entry.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, SAMPLE.signed as string);
  await page.locator("h2.title").waitFor();
  assert.match(await page.locator(".folded").innerText(), /File entry\.txt · Authorization entry · 1,168 characters/);
  assert.equal(await page.locator("#input").count(), 0);
  await page.getByRole("button", { name: "Clear" }).click();
  assert.equal(await page.locator("#input").inputValue(), "");
});

pageTest("a file can be opened: the code of a contract shows what it declares", async () => {
  const { page } = await openPage();
  const spec = Buffer.concat(
    SPECS.find(({ functions }) => functions === 13)!.entries.map((text) => Buffer.from(text, "base64")),
  );
  await page.getByLabel("Open a file").setInputFiles({
    name: "token.wasm",
    mimeType: "application/wasm",
    buffer: wasmOf(spec),
  });
  await page.getByRole("heading", { name: "Declarations" }).waitFor();
  assert.match(await page.locator(".interface").first().innerText(), /transfer/);
});

pageTest("the forms can be copied", async () => {
  const { page } = await openPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page, "0000000300000007", "Contract value");
  await openDetails(page);
  for (
    const [name, expected] of [["base64", "AAAAAwAAAAc="], ["hex", "0000000300000007"], ["JSON", '{\n  "u32": 7\n}']]
  ) {
    await page.getByRole("button", { name: `Copy ${name}` }).click();
    await page.getByRole("status").getByText("copied").first().waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), expected);
  }
});

pageTest("types without a class can be copied too: their bytes are those that were pasted", async () => {
  const { page } = await openPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const [{ xdr }, { xdr: other }] = corpus("authorizationEntries") as [
    { readonly xdr: string },
    { readonly xdr: string },
  ];
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from(xdr, "base64"), Buffer.from(other, "base64")]);
  await paste(page, bytes.toString("hex"), "Authorization entries");
  await openDetails(page);
  for (const name of ["base64", "hex"] as const) {
    await page.getByRole("button", { name: `Copy ${name}` }).click();
    await page.getByRole("status").getByText("copied").first().waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), bytes.toString(name));
  }
});

pageTest("a value that has no view of its own is shown part by part, with its addresses as such", async () => {
  const { page, messages } = await openPage();
  for (
    const [kind, title] of [["ledgerKeys", "Ledger key"], ["transactionResults", "Transaction result"]] as const
  ) {
    await paste(page, corpus(kind)[0]!.xdr, title);
    assert.ok(await page.locator(".value .parts .value").count() > 1, kind);
    if (kind === "ledgerKeys") assert.ok(await page.locator(".value .address").count() > 0);
  }
  const [first] = corpus("transactionData");
  await paste(page, first!.xdr, "Transaction resources");
  assert.match(await page.locator(".value").first().innerText(), /instructions\s+number\s+\d+/i);
  assert.deepEqual(messages, []);
});

pageTest("a payment without a contract is a sentence too, with the issuer of what is sent", async () => {
  const { page } = await openPage();
  const [source, to, issuer] = [8, 7, 9].map((byte) => StrKey.encodeEd25519PublicKey(new Uint8Array(32).fill(byte)));
  const operations = ["native", `USDC:${issuer}`].map((asset) => {
    const destination = addressToMuxedAccount(to!);
    const payment = new PaymentOp({ destination, asset: parseAsset(asset), amount: 125_000_000n });
    return new Operation({ sourceAccount: null, body: OperationBody.payment(payment) });
  });
  const tx = buildTransaction({
    source: source!,
    accountSequence: 1n,
    baseFee: 100,
    timeBounds: "unbounded",
    operations,
  });
  await paste(page, tx.toXDR("base64"), "Transaction");
  const statements = await page.locator(".statement").allTextContents();
  assert.deepEqual(statements, [`${source}: Send 12.5 XLM to ${to}`, `${source}: Send 12.5 USDC:${issuer} to ${to}`]);
});

pageTest(
  "the result of a transaction says whether it succeeded, what it cost, and which operation failed",
  async () => {
    const { page } = await openPage();
    const failed = new TransactionResult({
      feeCharged: 100n,
      result: TransactionResultResult.txFailed([
        OperationResult.opInner(OperationResultTr.payment(PaymentResult.paymentSuccess())),
        OperationResult.opInner(OperationResultTr.payment(PaymentResult.paymentNoTrust())),
      ]),
      ext: TransactionResultExt.v0(),
    });
    const [succeeded] = corpus("transactionResults");
    for (
      const [text, expected] of [
        [succeeded!.xdr, "The transaction succeeded"],
        [failed.toXDR("base64"), "The transaction failed: operation 2: payment no trust"],
      ] as const
    ) {
      await paste(page, text, "Transaction result");
      assert.equal(await page.locator("h2.title").innerText(), expected);
    }
    assert.match(
      await page.getByRole("region", { name: "Why it failed" }).innerText(),
      /operations\[1\]: paymentNoTrust: /,
    );
    assert.match(
      await page.getByRole("region", { name: "Properties" }).innerText(),
      /fee charged\s+100 stroops \(0\.00001 XLM\)/,
    );
  },
);

pageTest("what was folded in one input is open in the next", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  await openDetails(page);
  await page.getByRole("button", { name: "Collapse all" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".node[open]").length === 0);
  await paste(page, SAMPLE.signed, "Authorization entry");
  await openDetails(page);
  assert.equal(await page.locator(".node[open]").count(), 2);
});

pageTest("the parts of a value stand below it, not beside it", async () => {
  const { page } = await openPage();
  const long = "a_key_of_some_length_that_is_here";
  await paste(page, JSON.stringify({ map: [{ key: { string: long }, val: { vec: [{ u32: 1 }] } }] }), "Contract value");
  const boxes = await page.locator(".parts").evaluateAll((lists) =>
    lists.map((list) => list.getBoundingClientRect().x)
  );
  assert.equal(boxes.length, 2);
  assert.ok(boxes[1]! - boxes[0]! < 40, boxes.join());
});

pageTest(
  "the empty page says what it is and whose, with six samples, four networks and an estimated ledger",
  async () => {
    const { page } = await openPage();
    assert.match(await page.locator("header").innerText(), /See what you are about to sign\. Runs offline/);
    assert.match(await page.locator("footer").innerText(), /Inspector of @dwsa\/base \d+\.\d+\.\d+.*Guide, source/);
    assert.equal(await page.locator(".sample").count(), 6);
    for (const sample of await page.locator(".sample").all()) {
      assert.equal(await sample.locator("strong, span").count(), 2); // a title and a line
    }
    const options = await page.getByLabel("Network", { exact: true }).locator("option").allInnerTexts();
    assert.deepEqual(options, ["Auto", "Public", "Test", "Other"]);
    await page.getByLabel("Network", { exact: true }).selectOption("Other");
    assert.ok(await page.getByLabel("Network passphrase").isVisible());
    await openSettings(page);
    const ledger = page.getByLabel("Current ledger");
    assert.match(await ledger.getAttribute("placeholder") ?? "", /^about [\d,]+ on the public network$/);
    assert.match(await page.locator("#ledger-help").innerText(), /estimated from this computer's clock/);
  },
);

pageTest("at 360 pixels the report comes first after pasting, and the rows of tables are cards", async () => {
  const { page } = await openPage({ width: 360 });
  const meta = STATES.find(({ name }) => name === "meta")!;
  await show(page, meta);
  await page.waitForFunction(() => document.querySelector(".result")!.getBoundingClientRect().top < 40);
  const displays = await page.locator("table.movements").evaluate((table) =>
    ["thead", "td"].map((name) => getComputedStyle(table.querySelector(name)!).display)
  );
  assert.deepEqual(displays, ["none", "block"]);
  await page.setViewportSize({ width: 1280, height: 900 });
  assert.equal(
    await page.locator("table.movements td").first().evaluate((td) => getComputedStyle(td).display),
    "table-cell",
  );
});

/** A module that contains only the section of an interface. */
function wasmOf(spec: Uint8Array): Buffer {
  const name = Buffer.from("contractspecv0");
  const body = Buffer.concat([Buffer.from([name.length]), name, spec]);
  const size: number[] = [];
  for (let left = body.length; left > 0; left >>= 7) size.push((left & 127) | (left > 127 ? 128 : 0));
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0]), Buffer.from(size), body]);
}
