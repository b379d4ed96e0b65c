/** The inspector in Chromium: what it shows of real values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Buffer } from "node:buffer";
import {
  addressToMuxedAccount,
  buildTransaction,
  eventsFromMeta,
  Keypair,
  parseAsset,
  StrKey,
  traceCalls,
} from "@dwsa/base";
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
import { findings, openPage, pageTest, paste, settle } from "./_page.ts";

const SAMPLE = JSON.parse(readFileSync(new URL("../vectors/host/sample.json", import.meta.url), "utf8"));
const SENTENCES: readonly {
  readonly id: string;
  readonly entry: string;
  readonly network: string;
  readonly tokens: readonly { asset?: string; contract?: string; symbol?: string; decimals?: number }[];
  readonly currentLedger?: number;
  readonly expected: { readonly lines: readonly string[]; readonly warnings: readonly string[] };
}[] = JSON.parse(readFileSync(new URL("../vectors/approve/sentences.json", import.meta.url), "utf8"));
const SPECS: readonly { readonly functions: number; readonly entries: readonly string[] }[] = JSON.parse(
  readFileSync(new URL("../vectors/spec/specs.json", import.meta.url), "utf8"),
);
const TESTNET = "Test SDF Network ; September 2015";

pageTest("the page says what an unsigned entry allows and who must sign it", async () => {
  const { page, messages } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  assert.match((await findings(page)).join("\n"), /Not signed yet/);
  assert.deepEqual(await page.locator(".function").allInnerTexts(), ["run", "transfer"]);
  assert.match(await page.locator(".signers").innerText(), /not signed yet/);
  assert.deepEqual(messages, []);
});

pageTest("the page verifies signatures against the chosen network", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  assert.match((await findings(page))[0]!, /Danger.*another network: Test SDF Network/is);
  await page.getByLabel("Network", { exact: true }).selectOption(TESTNET);
  await settle(page);
  assert.match((await findings(page)).at(-1)!, /Good.*All signatures are valid/is);
  assert.equal(await page.locator(".signer .state.valid").count(), 3);
});

pageTest("the page says how far the expiry is from a ledger that is typed", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.signed, "Authorization entry");
  await page.getByLabel("Network", { exact: true }).selectOption(TESTNET);
  for (
    const [ledger, expected] of [["1000000", "in 100 ledgers"], ["1000100", "now"], ["1000200", "100 ledgers ago"]]
  ) {
    await page.getByLabel("Current ledger").fill(ledger!);
    await settle(page);
    assert.match(
      await page.locator(".fields div", { hasText: "expires at ledger" }).innerText(),
      new RegExp(`\\(${expected}\\)`),
    );
  }
  assert.match((await findings(page))[0]!, /Danger.*Expires at ledger 1000100/is);
});

pageTest("every value of the ledger is recognized and shown", async () => {
  const { page, messages } = await openPage();
  const titles: readonly (readonly [kind: string, title: string])[] = [
    ["transactionEnvelopes", "Transaction"],
    ["transactionMetas", "Result of a transaction, in detail"],
    ["authorizationEntries", "Authorization entry"],
    ["transactionData", "Resources of a transaction"],
    ["contractEvents", "Event"],
    ["diagnosticEvents", "Event"],
  ];
  for (const [kind, title] of titles) {
    for (const { xdr } of corpus(kind).slice(0, 3)) await paste(page, xdr, title);
  }
  assert.deepEqual(messages, []);
});

pageTest("a payment of a known token is a sentence, and its worst marks come first", async () => {
  const { page } = await openPage();
  for (const { id, entry, network, tokens, currentLedger, expected } of SENTENCES) {
    if (tokens.some(({ asset, contract }) => asset === undefined && contract === undefined)) continue;
    await page.getByLabel("Network", { exact: true }).selectOption(network);
    await page.getByLabel("Current ledger").fill(currentLedger === undefined ? "" : `${currentLedger}`);
    if (!await page.getByLabel("One on a line").isVisible()) await page.getByText("Tokens and addresses").click();
    const lines = tokens.map(({ asset, contract, symbol, decimals }) =>
      contract === undefined
        ? asset === "native" && symbol ? `native ${symbol}` : asset
        : `${contract} ${symbol} ${decimals}`
    );
    await page.getByLabel("One on a line").fill(lines.join("\n"));
    await paste(page, entry, "Authorization entry");
    const found = await findings(page);
    const levels = found.map((text) =>
      ["danger", "warning", "note", "good"].indexOf(text.split("\n")[0]!.toLowerCase())
    );
    assert.deepEqual(levels, [...levels].sort(), id);
    const marks = await page.locator(".mark").count();
    assert.ok(marks >= expected.warnings.length, `${id}: ${marks} marks, expected ${expected.warnings}`);
    const [sentence] = await page.locator(".sentence").allInnerTexts();
    const [line] = expected.lines;
    if (sentence !== undefined && !line!.startsWith("Call")) {
      assert.equal(sentence.replace(/\s+/g, " ").replace(/\( /g, "("), line, id);
    }
  }
});

pageTest("a policy is checked, and each violation leads to its call", async () => {
  const { page } = await openPage();
  await page.getByLabel("Samples").selectOption("A payment inside another call, signed by two");
  await settle(page);
  await page.getByText("Check against a signing policy").click();
  await page.getByRole("button", { name: "allows exactly this" }).click();
  await settle(page);
  assert.match((await findings(page)).join("\n"), /The policy allows all of this/);
  const policy = await page.getByLabel("The policy, as JSON").inputValue();
  await page.getByLabel("The policy, as JSON").fill(policy.replace(/"250000000"(?![^]*"250000000")/, '"1"'));
  await settle(page);
  const [worst] = await findings(page);
  assert.match(worst!, /Danger.*The policy refuses this: 1 violation/is);
  const verdict = page.getByRole("region", { name: "The policy", exact: true });
  assert.match(await verdict.innerText(), /refuses this: 1 violation.*argument: expected i128 1, got i128 250000000/is);
  await verdict.getByRole("button", { name: "Show the call" }).click();
  await page.waitForFunction(
    (path) => document.activeElement?.parentElement?.dataset["path"] === path,
    "rootInvocation.subInvocations[0]",
    { timeout: 5_000 },
  );
  await page.getByLabel("The policy, as JSON").fill('{"version":2}');
  await settle(page);
  assert.match((await findings(page)).join("\n"), /The policy cannot be used/);
  assert.match(await page.getByRole("region", { name: "The policy", exact: true }).innerText(), /cannot be used/);
});

pageTest("two entries stand side by side with what differs", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  await page.getByText("Compare with another value").click();
  await page.getByLabel("The other one").fill(SAMPLE.signed);
  await settle(page);
  const rows = await page.locator(".compare tbody tr").allInnerTexts();
  assert.ok(rows.some((row) => /signature_expiration_ledger\s+0\s+1000100/.test(row)), rows.join("\n"));
  assert.equal(await page.locator(".compare tr.same").count(), 0);
  await page.getByLabel("also what is the same").check();
  assert.ok(await page.locator(".compare tr.same").count() > 3);
});

pageTest("a failed result opens the call where it failed", async () => {
  const { page } = await openPage();
  const failed = corpus("transactionMetas").find(({ xdr }) => {
    const { diagnosticEvents } = eventsFromMeta(TransactionMeta.fromXDR(xdr, "base64"));
    return (traceCalls(diagnosticEvents).failure?.path ?? "") !== "";
  });
  await paste(page, failed!.xdr, "Result of a transaction, in detail");
  const origin = page.locator(".origin");
  assert.equal(await origin.evaluate((node) => (node as HTMLDetailsElement).open), true);
  assert.match((await findings(page))[0]!, /Danger/i);
});

pageTest("movements of tokens have sums, in units of the tokens that the user names", async () => {
  const { page } = await openPage();
  const meta = corpus("transactionMetas").find(({ xdr }) => xdr.length === 4_876)!;
  await paste(page, meta.xdr, "Result of a transaction, in detail");
  const token = (await page.locator("tbody td:last-child .address").first().innerText()).trim();
  await page.getByText("Tokens and addresses").click();
  await page.getByLabel("One on a line").fill(`${token} TOK 7`);
  await settle(page);
  const amounts = await page.locator("table").first().locator(".amount").allInnerTexts();
  assert.ok(amounts.some((amount) => /^-?\d+\.\d+ TOK$/.test(amount)), amounts.join());
  const sums = await page.locator("table").last().locator(".amount").allInnerTexts();
  assert.ok(sums.some((sum) => sum.startsWith("+")) && sums.some((sum) => sum.startsWith("-")), sums.join());
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
    ["JSON", '{"vec":[{"u32":7},"void"]}', "Contract value", /2 parts/],
    ["nonsense", "hello world", "Not recognized", /no XDR/],
  ] as const
) {
  pageTest(`what was pasted is named: ${name}`, async () => {
    const { page, messages } = await openPage();
    await paste(page, input, title);
    assert.match(await page.locator(".result").innerText(), shown);
    assert.deepEqual(messages, []);
  });
}

pageTest("a secret key is recognized, and not repeated", async () => {
  const { page } = await openPage();
  const seed = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).secret();
  await paste(page, seed, "Secret key");
  assert.match((await findings(page))[0]!, /Danger.*owns the account/is);
  assert.ok(!(await page.locator(".result").innerText()).includes(seed.slice(0, 12)));
});

pageTest("the answer of a server is read: each value in it can be chosen", async () => {
  const { page } = await openPage();
  const answers: readonly { readonly method: string; readonly result: unknown }[] = JSON.parse(
    readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
  );
  const answer = answers.find(({ method }) => method === "getTransaction")!;
  await page.getByLabel("Paste here").fill(JSON.stringify(answer.result));
  await settle(page);
  const which = page.getByLabel(/^Which of the 3 values/);
  await which.selectOption({ label: "resultMetaXdr" });
  await page.getByRole("heading", { name: "Result of a transaction, in detail" }).waitFor();
  await which.selectOption({ label: "envelopeXdr" });
  await page.getByRole("heading", { name: "Transaction", exact: true }).waitFor();
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
  await page.getByRole("heading", { name: "What the contract declares" }).waitFor();
  assert.match(await page.locator(".interface").first().innerText(), /transfer/);
});

pageTest("the forms can be copied", async () => {
  const { page } = await openPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page, "0000000300000007", "Contract value");
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
  for (const name of ["base64", "hex"] as const) {
    await page.getByRole("button", { name: `Copy ${name}` }).click();
    await page.getByRole("status").getByText("copied").first().waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), bytes.toString(name));
  }
});

pageTest("a value that has no view of its own is shown part by part, with its addresses as such", async () => {
  const { page, messages } = await openPage();
  for (
    const [kind, title] of [["ledgerKeys", "Ledger key"], ["transactionResults", "Result of a transaction"]] as const
  ) {
    await paste(page, corpus(kind)[0]!.xdr, title);
    assert.ok(await page.locator(".value .parts .value").count() > 1, kind);
    if (kind === "ledgerKeys") assert.ok(await page.locator(".value .address").count() > 0);
  }
  const [first] = corpus("transactionData");
  await paste(page, first!.xdr, "Resources of a transaction");
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
  const [first, second] = await page.locator(".operations .sentence").allInnerTexts();
  assert.equal(first, `Send 12.5 XLM to ${to}`);
  assert.equal(second, `Send 12.5 USDC:${issuer} to ${to}`);
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
        [succeeded!.xdr, /Good\s+The transaction succeeded/i],
        [failed.toXDR("base64"), /Danger\s+The transaction failed: operation 2: payment no trust/i],
      ] as const
    ) {
      await paste(page, text, "Result of a transaction");
      assert.match((await findings(page))[0]!, expected);
    }
    assert.match(await page.locator(".fields").first().innerText(), /fee charged\s+100 stroops \(0\.00001 XLM\)/);
  },
);

pageTest("what was folded in one input is open in the next", async () => {
  const { page } = await openPage();
  await paste(page, SAMPLE.simulated, "Authorization entry");
  await page.getByRole("button", { name: "Fold all" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".node[open]").length === 0);
  await paste(page, SAMPLE.signed, "Authorization entry");
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

/** A module with nothing but the section of an interface. */
function wasmOf(spec: Uint8Array): Buffer {
  const name = Buffer.from("contractspecv0");
  const body = Buffer.concat([Buffer.from([name.length]), name, spec]);
  const size: number[] = [];
  for (let left = body.length; left > 0; left >>= 7) size.push((left & 127) | (left > 127 ? 128 : 0));
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0]), Buffer.from(size), body]);
}
