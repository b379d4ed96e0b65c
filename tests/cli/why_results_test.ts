/** `dwsa why` of results, responses and names of codes, and `dwsa tx show` of transactions that nodes reject. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { buildTransaction, explainResult, feeBumpTransaction } from "@dwsa/base/transaction";
import { accountMerge, payment } from "@dwsa/base/operation";
import { Contract } from "@dwsa/base/contract";
import { Networks } from "@dwsa/base/network";
import { TransactionEnvelope, TransactionResult } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { readPasted } from "../../apps/reader/mod.ts";
import { keypairOf, text } from "./_envelopes.ts";
import { runIn } from "./_run.ts";

const load = (path: string) => JSON.parse(readFileSync(new URL(`../vectors/${path}`, import.meta.url), "utf8"));
const run = (args: readonly string[], input?: string) => runIn(runCommand, args, { input });

const { names, pairs } = load("checks/results.json");

test("why explains the name of a code in every spelling", async () => {
  assert.equal(names.length, 60);
  for (const { name, codes } of names as readonly { name: string; codes: readonly string[] }[]) {
    const { code, out } = await run(["why", name, "--json"]);
    const found = JSON.parse(out).explanations.map((one: { code: string }) => one.code);
    assert.deepEqual([code, found.sort()], [1, [...codes].sort()], name);
    assert.equal((await run(["why"], `${name}\n`)).code, 1, name);
  }
});

test("why names the problem of the envelope for each result of a response", async () => {
  for (const { name, result, envelope, problem } of pairs) {
    const response = { status: "FAILED", latestLedger: 1, ledger: 1, envelopeXdr: envelope, resultXdr: result };
    for (const json of [{ jsonrpc: "2.0", id: 1, result: response }, response]) {
      const { code, out } = await run(["why"], JSON.stringify(json));
      assert.equal(code, 1, name);
      assert.match(out, /^failed {7}/, name);
      const because = out.split("\n").filter((line) => line.startsWith("because")).map((line) => line.slice(13));
      assert.ok(because.some((line) => line.startsWith(problem.path)), `${name}: ${out}`);
    }
  }
});

test("why explains a bare result, and reports that a transaction succeeded", async () => {
  const [{ result }] = pairs;
  const [first] = explainResult(TransactionResult.fromXDR(result, "base64"));
  const { code, out } = await run(["why", result]);
  assert.equal(code, 1);
  assert.ok(out.startsWith(`failed       ${first!.code}: `), out);
  const success = await run(["why", "AAAAAAAAAGQAAAAAAAAAAAAAAAA="]);
  assert.deepEqual([success.code, success.out], [0, "succeeded    the transaction"]);
});

test("why chooses the code of Horizon by the operation of the envelope", async () => {
  const account = keypairOf(7).publicKey();
  const envelope = buildTransaction({
    source: account,
    accountSequence: 1n,
    operations: [payment({ destination: keypairOf(8).publicKey(), asset: "native", amount: "1" })],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  const codes = { transaction: "tx_failed", operations: ["op_underfunded"] };
  const extras = { envelope_xdr: text(envelope), result_codes: codes };
  const { code, out } = await run(
    ["why", "--json"],
    JSON.stringify({ title: "Transaction Failed", status: 400, extras }),
  );
  const found = JSON.parse(out).explanations.map((one: { path: string; code: string }) => [one.path, one.code]);
  assert.deepEqual([code, found], [1, [["", "txFailed"], ["operations[0]", "paymentUnderfunded"]]]);
  // The name is that of two codes; the operation is in the inner transaction.
  const merge = buildTransaction({
    source: account,
    accountSequence: 1n,
    operations: [accountMerge({ destination: keypairOf(8).publicKey() })],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  const bump = feeBumpTransaction(merge, { feeSource: keypairOf(8).publicKey(), baseFee: 100 });
  for (const one of [merge, bump]) {
    const named = { transaction: "tx_failed", operations: ["op_no_account"] };
    const problem = { title: "Transaction Failed", extras: { envelope_xdr: text(one), result_codes: named } };
    const explained = await run(["why"], JSON.stringify(problem));
    assert.match(explained.out, /operations\[0\]: accountMergeNoAccount/);
    assert.doesNotMatch(explained.out, /opNoAccount/);
  }
  const bare = await run(["why"], JSON.stringify({ title: "Transaction Failed", extras: { result_codes: codes } }));
  assert.equal(bare.out.match(/operations\[0\]: /g)?.length, 10);
});

for (
  const [name, codes, failed] of [
    ["of a transaction", { transaction: "tx_new_code" }, ["tx_new_code"]],
    ["without the prefix", { transaction: "new_code" }, ["new_code"]],
    ["of the inner transaction", { transaction: "tx_fee_bump_inner_failed", inner_transaction: "tx_new_code" }, [
      "txFeeBumpInnerFailed",
      "innerTx: tx_new_code",
    ]],
    ["of an operation", { transaction: "tx_failed", operations: ["op_success", "op_brand_new"] }, [
      "txFailed",
      "operations[1]: op_brand_new",
    ]],
    ["that is no string", { transaction: "tx_failed", operations: [null, -9, { toString: 1, valueOf: 1 }] }, [
      "txFailed",
      "operations[1]: -9",
      "operations[2]: {…}",
    ]],
  ] as const
) {
  test(`why reports a failure with an unknown code: ${name}`, async () => {
    const { code, out } = await run(["why"], JSON.stringify({ title: "Failed", extras: { result_codes: codes } }));
    const found = out.split("\n").filter((line) => line.startsWith("failed")).map((line) => line.slice(13));
    assert.equal(code, 1);
    assert.deepEqual(found.map((line, i) => line.slice(0, `${failed[i]}: `.length)), failed.map((one) => `${one}: `));
    assert.match(found.at(-1)!, /: this version does not know the code$/);
    assert.match(out, /\ndo {11}read what the documentation of the server says/);
  });
}

test("why reads no rejected transaction as a success, whatever its codes", async () => {
  for (const codes of [{ transaction: "tx_success" }, { operations: ["op_success"] }, {}]) {
    const { code, out } = await run(["why"], JSON.stringify({ title: "Failed", extras: { result_codes: codes } }));
    assert.equal(code, 1);
    assert.match(out, /^failed {7}Response of Horizon: Failed: /);
    assert.doesNotMatch(out, /succeeded/);
  }
});

/** Inputs as users paste them. */
const ROWS: readonly { readonly name: string; readonly input: unknown; readonly kind: string }[] = load("reader.json");

/** Each command that reads transactions, entries or responses, and the types that it reads. */
const READERS: readonly {
  readonly args: readonly string[];
  readonly reads: readonly string[];
  readonly least: number;
}[] = [
  { args: ["why"], reads: ["response", "TransactionEnvelope", "TransactionResult", "TransactionMeta"], least: 35 },
  { args: ["tx", "show"], reads: ["payment-request", "TransactionEnvelope"], least: 28 },
  { args: ["tx", "hash", "--network", "testnet"], reads: ["TransactionEnvelope"], least: 26 },
  {
    args: ["tx", "fee-bump", "--fee-source", keypairOf(9).publicKey(), "--base-fee", "1000000"],
    reads: ["TransactionEnvelope"],
    least: 26,
  },
  { args: ["auth", "ls"], reads: ["TransactionEnvelope", "DwsaAuthorizationEntry"], least: 27 },
  {
    args: ["auth", "verify", "--network", "testnet"],
    reads: ["TransactionEnvelope", "DwsaAuthorizationEntry"],
    least: 27,
  },
  {
    args: ["policy", "check", "--policy", "policy.json", "--network", "testnet", "--until", "1000"],
    reads: ["TransactionEnvelope", "DwsaAuthorizationEntry"],
    least: 27,
  },
  {
    args: ["events"],
    reads: ["TransactionMeta", "ContractEvent", "DiagnosticEvent", "TransactionEvent"],
    least: 6,
  },
];

test("every command reads the responses and links in which the reader finds what it needs", async () => {
  const policy = JSON.stringify({ version: 1, network: Networks.TESTNET, addresses: [keypairOf(9).publicKey()] });
  const found = ROWS.flatMap(({ name, input, kind }) => {
    if (typeof input !== "string") return [];
    const types = readPasted(input).items.map(({ candidates: [first] }) => first!.type as string);
    return [{ name, input, types: [kind, ...types] }];
  });
  const isWrapped = ({ input, types }: typeof found[number]) => types[0] === "response" || /[?&=%]/.test(input);
  assert.ok(found.filter(isWrapped).length >= 20);
  for (const { args, reads, least } of READERS) {
    let count = 0;
    for (const [i, { name, input, types }] of found.entries()) {
      const isRead = reads.some((type) => types.includes(type));
      if (!isRead && i % 8 !== 0) continue;
      const { code, notes } = await runIn(runCommand, args, { input, files: { "policy.json": policy } });
      assert.ok(isRead ? code < 2 : code < 3, `${args.join(" ")} of ${name}: ${notes}`);
      count += isRead ? 1 : 0;
    }
    assert.ok(count >= least, `${args.join(" ")}: ${count}`);
  }
});

/** Transactions of public reports, with the time at which they were sent, and the line that names the rule. */
const REPORTS: readonly {
  readonly name: string;
  readonly xdr: string;
  readonly line: RegExp;
}[] = load("checks/reports.json").map((
  { name, xdr, line }: { name: string; xdr: string; line: string },
) => ({ name, xdr, line: new RegExp(line, "m") }));

for (const { name, xdr, line } of REPORTS) {
  test(`tx show names the rule that rejects ${name}`, async () => {
    const clock = { now: () => 1_700_000_000 };
    const { code, out } = await runIn((args, io) => runCommand(args, { ...io, ...clock }), ["tx", "show", xdr]);
    assert.match(out, line);
    assert.equal(code, 1);
    const { problems } = JSON.parse((await run(["tx", "show", xdr, "--json"])).out);
    assert.ok(Array.isArray(problems));
  });
}

test("tx show has the exit code 0 for a fee that another account can pay", async () => {
  const call = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping");
  const unprepared = buildTransaction({
    source: keypairOf(7).publicKey(),
    accountSequence: 1n,
    operations: [call],
    baseFee: 100,
    timeBounds: "unbounded",
  });
  assert.match((await run(["tx", "show", text(unprepared)])).out, /^rejected {5}ext has no resource data; simulate/m);
  const cheap = buildTransaction({
    source: keypairOf(7).publicKey(),
    accountSequence: 1n,
    operations: [payment({ destination: keypairOf(8).publicKey(), asset: "native", amount: "1" })],
    baseFee: 99,
    timeBounds: "unbounded",
  });
  const { code, out } = await run(["tx", "show", text(cheap)]);
  assert.equal(code, 0);
  assert.match(
    out,
    /^rejected {5}fee offers 99 stroops for inclusion, below the minimum of 100 \(txInsufficientFee\)$/m,
  );
  assert.ok(TransactionEnvelope.is(cheap));
});
