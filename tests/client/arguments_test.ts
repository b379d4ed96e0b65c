/** Wrong arguments of a client. Each error names the argument, and is thrown before any request and any signature. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Client, contractClient, createClient, httpRequest } from "@dwsa/base/client";
import { contractIdFromAsset, invokeContractFunction } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { bumpSequence } from "@dwsa/base/operation";
import { buildTransaction, extendFootprint, restoreFootprint } from "@dwsa/base/transaction";
import { addressToMuxedAccount } from "@dwsa/base/address";
import { Operation, ScVal } from "@dwsa/base/xdr";

const network = Networks.TESTNET;
const LUMENS = contractIdFromAsset("native", network);
const key = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const address = key.publicKey();
const hash = "ab".repeat(32);
const sourceAccount = addressToMuxedAccount(address);
const client = createClient({ request: () => assert.fail("nothing is asked"), networkPassphrase: network });
/** The client without types, as in a JavaScript program. */
const any = client as unknown as Record<keyof Client, (...args: unknown[]) => unknown>;
const fetch = (() => assert.fail("nothing is asked")) as unknown as typeof globalThis.fetch;
const http = (url: unknown, options: unknown) =>
  httpRequest(url as string, options as { readonly fetch: typeof fetch });
const send = (options?: object) => client.call(LUMENS, "run", []).send(options as never);
const limited = (...limits: object[]) => send({ source, maxFee, limits });
const approve = { entries: () => [], transaction: () => [] };
const endless = buildTransaction({
  ...{ source: address, accountSequence: 1, operations: [bumpSequence({ bumpTo: 5 })], fee: 100 },
  timeBounds: "unbounded",
});
const source = key;
const maxFee = 1_000;

const WRONG: readonly (readonly [name: string, run: () => unknown, message: RegExp])[] = [
  ["no options", () => createClient(undefined as never), /expected options to be an object, got undefined/],
  ["no request", () => createClient({ networkPassphrase: network } as never), /options\.request to be a function/],
  ["an unknown option", () => createClient({ request: fetch, retry: 1 } as never), /other than .*got "retry"/],
  ["no fetch", () => http("https://rpc.example", {}), /expected options\.fetch to be a function, got undefined/],
  [
    "an URL that is no string",
    () => http(new URL("https://rpc.example"), { fetch }),
    /expected url to be an absolute .*, got URL$/,
  ],
  ["no time for a response", () => http("https://rpc.example", { fetch, timeoutMs: 0 }), /timeoutMs to be an integer/],
  ["over 2^31 ms", () => http("https://rpc.example", { fetch, timeoutMs: 2 ** 31 }), /timeoutMs to be an integer/],
  ["-1 retries", () => http("https://rpc.example", { fetch, retries: -1 }), /retries to be an integer/],
  ["101 retries", () => http("https://rpc.example", { fetch, retries: 101 }), /retries to be an integer/],
  [
    "headers of another type",
    () => http("https://rpc.example", { fetch, headers: new Headers({ a: "b" }) }),
    /options\.headers to be/,
  ],
  [
    "a header of another type",
    () => http("https://rpc.example", { fetch, headers: { a: 5 } }),
    /options\.headers\["a"\] to be a string/,
  ],
  ["a signal of another type", () => client.latestLedger({ signal: {} as never }), /options\.signal to be an Abort/],
  ["an option of a request", () => client.latestLedger({ signl: 5 } as never), /other than signal, got "signl"/],
  [
    "an invalid account",
    () => client.getAccount("bob"),
    /expected address to be an account \(G\.\.\.\), got a string of 3/,
  ],
  ["keys that are no list", () => any.getLedgerEntries("abc"), /expected keys to be an array/],
  ["an invalid key", () => any.getLedgerEntries([5]), /expected keys\[0\] to be a LedgerKey, got number/],
  ["an envelope in base64", () => any.simulate("AAAA"), /expected envelope to be a TransactionEnvelope, got string/],
  ["an invalid envelope", () => any.send({}), /expected envelope to be a TransactionEnvelope, got object/],
  ["an invalid hash", () => client.getTransaction("abc"), /hash to be 64 hexadecimal digits in lower case/],
  ["a hash in upper case", () => client.getTransaction(hash.toUpperCase()), /64 hexadecimal digits in lower case/],
  ["submitting base64", () => any.submit("AAAA"), /expected envelope to be a TransactionEnvelope, got string/],
  [
    "submitting a transaction without end",
    () => client.submit(endless),
    /expected envelope to be a transaction with an upper time bound, got one without, whose fate could never be known$/,
  ],
  ["submitting with an unknown option", () => any.submit(endless, { until: 5 }), /other than onStep, signal/],
  ["submitting with an invalid callback", () => any.submit(endless, { onStep: 5 }), /options\.onStep to be a function/],
  [
    "an await of a call",
    async () => await client.call(LUMENS, "run", []),
    /^Cannot await a call: .* simulate\(\) or send/,
  ],
  [
    "an invalid hash of code",
    () => client.call(LUMENS, "run", [], { wasmHash: hash as never }),
    /options\.wasmHash to be/,
  ],
  ["limits and approvers", () => send({ source, maxFee, limits: [], approve }), /options\.limits or options\.approve/],
  ["limits that are no list", () => send({ source, maxFee, limits: {} }), /options\.limits to be an array/],
  ["an invalid token", () => limited({ token: "C5", amount: 5 }), /limits\[0\]\.token to be a contract/],
  ["a negative limit", () => limited({ token: LUMENS, amount: -5 }), /limits\[0\]\.amount to be/],
  [
    "a token that is named twice",
    () => limited({ token: LUMENS, amount: 5 }, { token: "native", amount: 5 }),
    /limits\[1\]\.token to be a token that is named once, got a second limit for C/,
  ],
  [
    "resuming from base64",
    () => send({ source, maxFee, resume: "AAAA" }),
    /options\.resume to be a TransactionEnvelope/,
  ],
  [
    "resuming what nobody signed",
    () => send({ source, maxFee, resume: endless }),
    /options\.resume .* one without signat/,
  ],
  [
    "resuming a deployment",
    () => any.deploy({ source, maxFee, wasm: new Uint8Array(8), resume: endless }),
    /resume .*one without signatures/,
  ],
  ["an invalid event filter", () => client.getEvents("all" as never), /expected filter to be an object/],
  ["an unknown event filter", () => client.getEvents({ startledger: 5 } as never), /got "startledger"/],
  ["contracts that are no list", () => client.getEvents({ contracts: LUMENS as never }), /filter\.contracts to be an/],
  ["topics that are no lists", () => client.getEvents({ topics: [5 as never] }), /filter\.topics\[0\] to be an array/],
  [
    "an invalid topic",
    () => client.getEvents({ topics: [["transfer" as never]] }),
    /filter\.topics\[0\]\[0\] to be/,
  ],
  ["an unknown page", () => client.getEvents({}, { page: 5 } as never), /page to .* other than cursor, limit/],
  ["an invalid contract", () => client.call("bob", "run", []), /expected contractId to be a contract/],
  ["invalid arguments", () => client.call(LUMENS, "run", [5 as never]), /expected args\[0\] to be an ScVal/],
  [
    "an invalid interface",
    () => client.call(LUMENS, "run", [], { spec: 5 as never }),
    /^Cannot call the contract: expected options\.spec to be a ContractSpec/,
  ],
  [
    "methods without a client",
    () => contractClient({} as Client, LUMENS, []),
    /expected client to be a result of createClient/,
  ],
  [
    "methods of no contract",
    () => contractClient(client, "bob", []),
    /expected contract to be a contract \(C\.\.\.\), got a string of 3/,
  ],
  ["methods without an interface", () => contractClient(client, LUMENS, 5 as never), /expected entries to be an array/],
  ["a transaction without params", () => any.transact(), /expected params to be an object, got undefined/],
  ["a transaction without a source", () => any.transact({ maxFee }), /: expected source to be a Signer/],
  [
    "an unknown parameter of a deployment",
    () => any.deploy({ tip: 1 }),
    /expected params to have no fields other than/,
  ],
  [
    "an invalid clock",
    () => http("https://rpc.example", { fetch, now: 5 }),
    /expected options\.now to be a function/,
  ],
  ["events of no contract", () => any.getEvents({ contracts: ["bob"] }), /filter\.contracts\[0\] to be a contract/],
  [
    "a signer without an address that can sign",
    () => send({ source: { address: "bob", keys: [key] }, maxFee }),
    /options\.source\.address to be an account \(G\.\.\.\) or a contract \(C\.\.\.\), got a string of 3/,
  ],
  ["sending without options", () => send(), /expected options to be an object, got undefined/],
  ["sending without a source", () => send({ maxFee }), /expected options\.source to be a Signer/],
  [
    "a secret in place of a signer",
    () => send({ source: key.secret(), maxFee }),
    /got string of 56 characters; pass Keypair\.fromSecret\(seed\)$/,
  ],
  [
    "a public key as source",
    () => send({ source: Keypair.fromPublicKey(address), maxFee }),
    /to be a key that can sign, got a Keypair without its secret$/,
  ],
  ["a source that signs entries alone", () => send({ source: { address, authorize: fetch }, maxFee }), /can sign tran/],
  ["a wallet without functions", () => send({ source: { address, signTransaction: 5 }, maxFee }), /to be a function/],
  ["no maxFee", () => send({ source }), /expected options\.maxFee to be a bigint, .*got undefined/],
  ["a maxFee with a fraction", () => send({ source, maxFee: 1.5 }), /expected options\.maxFee to be an integer/],
  ["an unknown option of sending", () => send({ source, maxFee, timeout: 5 }), /other than source, .* got "timeout"/],
  [
    "a policy as it is",
    () => send({ source, maxFee, approve: { version: 1 } }),
    /the functions entries and transaction, got object; pass signingPolicy\(policy\)$/,
  ],
  [
    "invalid approvers",
    () => send({ source, maxFee, approve: () => [] }),
    /entries and transaction, got function$/,
  ],
  ["an address in place of a signer", () => send({ source: address, maxFee }), /got string of 56 characters$/],
  ["one signer in place of a list", () => send({ source, maxFee, signers: key }), /options\.signers to be an array/],
  ["an invalid signer", () => send({ source, maxFee, signers: [5] }), /options\.signers\[0\] to be a Signer/],
  ["an invalid callback for steps", () => send({ source, maxFee, onStep: 5 }), /options\.onStep to be a function/],
  ["an invalid signal", () => send({ source, maxFee, signal: 5 }), /options\.signal to be an AbortSignal/],
  [
    "a contract that pays",
    () => send({ source, maxFee, feeSource: { address: LUMENS, keys: [key] } }),
    /feeSource to be/,
  ],
  [
    "invalid operations",
    () => any.transact({ source, maxFee, operations: [5] }),
    /operations\[0\] to be an Oper/,
  ],
  ...[extendFootprint(100), restoreFootprint(), invokeContractFunction(LUMENS, "run", [])].map((operation) =>
    [
      `${operation.body.type} among other operations`,
      () => any.transact({ source, maxFee, operations: [bumpSequence({ bumpTo: 5 }), operation] }),
      /expected a contract operation to be the only one, .* got one of 2 operations$/,
    ] as const
  ),
  [
    "a contract operation with a source account",
    () =>
      any.transact({
        source,
        maxFee,
        operations: [extendFootprint(5)].map((one) => new Operation({ ...one, sourceAccount })),
      }),
    /got an operation with a source account of its own$/,
  ],
  [
    "a contract operation with a memo",
    () => any.transact({ source, maxFee, operations: [restoreFootprint()], memo: { type: "id", value: 5 } }),
    /expected no memo for a contract operation/,
  ],
  ["nothing to deploy", () => any.deploy({ source, maxFee }), /exactly one of wasm, wasmHash, externalRef and asset/],
  [
    "a deployer",
    () => any.deploy({ source, maxFee, deployer: address }),
    /: the deployer is the account of source; omit/,
  ],
  [
    "a hash in hexadecimal digits",
    () => any.deploy({ source, maxFee, wasmHash: hash }),
    /wasmHash to be a Uint8Array \(fromHex\(\) decodes/,
  ],
  ["invalid code", () => any.deploy({ source, maxFee, wasm: "abc" }), /expected wasm to be a Uint8Array/],
];
for (const [name, run, message] of WRONG) {
  test(`a client rejects ${name}`, async () => {
    await assert.rejects(async () => await run(), (error: Error) => {
      assert.match(error.message, message);
      assert(!error.message.includes(key.secret()));
      return true;
    });
  });
}

test("httpRequest() accepts the limits of its numbers", () => {
  for (const options of [{ timeoutMs: 1, retries: 0 }, { timeoutMs: 2 ** 31 - 1, retries: 100 }]) {
    assert.equal(typeof http("https://rpc.example", { fetch, ...options }), "function");
  }
});

test("a client accepts a filter of topics", async () => {
  const asked: unknown[] = [];
  const request = (method: string, params: unknown) => {
    asked.push(method, params);
    return Promise.resolve({ latestLedger: 7, events: [] });
  };
  const { getEvents } = createClient({ request, networkPassphrase: network });
  await getEvents({ startLedger: 5, contracts: [LUMENS], topics: [[ScVal.scvSymbol("mint"), "*", "**"]] }, {
    limit: 2,
  });
  assert.deepEqual(JSON.parse(JSON.stringify(asked)), ["getEvents", {
    startLedger: 5,
    filters: [{ contractIds: [LUMENS], topics: [["AAAADwAAAARtaW50", "*", "**"]] }],
    pagination: { limit: 2 },
  }]);
});

test("a client reads XDR as base64 only: it never asks for JSON", async () => {
  const result = { latestLedger: 7, entries: [{ keyJson: "AAAA", dataJson: {}, lastModifiedLedgerSeq: 1 }] };
  const client = createClient({ request: () => Promise.resolve(result), networkPassphrase: Networks.TESTNET });
  await assert.rejects(client.getLedgerEntries([]), {
    code: "transaction/rpc",
    path: "entries[0].key",
    message: "Cannot read the ledger entries: expected entries[0].key to be base64, got undefined",
  });
});
