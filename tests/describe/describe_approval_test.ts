/** The sentences of `describeRequest`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { approvalRequest, approvalRequests } from "@dwsa/base/auth";
import { formatScVal } from "@dwsa/base/humanize";
import { describeRequest, type KnownToken, type Statement, type WarningCode } from "@dwsa/base/describe";
import { scvSortedMap } from "@dwsa/base/scval";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  ScMapEntry,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { LONG } from "../_long.ts";
import { corpus, corpusTest } from "../_corpus.ts";
import {
  ACCOUNT,
  assetContract,
  call,
  chain,
  CONTRACT,
  createV1,
  createV2,
  external,
  fromAddress,
  fromAsset,
  HASH,
  wasm,
} from "../humanize/_invocations.ts";
import {
  address,
  BOB,
  codesOf,
  describe,
  i128,
  NETWORK,
  request,
  send,
  sentencesOf,
  TOKEN,
  tokenCall,
  USDC,
} from "./_approvals.ts";

const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const U = `USDC (${TOKEN})`;

const SENTENCES: readonly { invocation: DwsaAuthorizedInvocation; text: string; warnings: readonly WarningCode[] }[] = [
  {
    invocation: tokenCall("set_authorized", [address(BOB), ScVal.scvBool(true)]),
    text: `Allow ${BOB} to use ${U}`,
    warnings: ["power-of-administrator"],
  },
  {
    invocation: tokenCall("burn_from", [address(ACCOUNT), address(BOB), i128(5n)]),
    text: `Destroy 0.0000005 ${U} of ${BOB}, out of what ${ACCOUNT} may spend`,
    warnings: ["money-of-others"],
  },
  {
    invocation: tokenCall("transfer_from", [address(BOB), address(ACCOUNT), address(CONTRACT), i128(5n)]),
    text: `Send 0.0000005 ${U} of ${ACCOUNT} to ${CONTRACT}, out of what ${BOB} may spend`,
    warnings: ["not-the-approver", "money-of-others"],
  },
  {
    invocation: tokenCall("trust", [address(BOB)]),
    text: `Let ${BOB} hold ${U}`,
    warnings: ["not-the-approver"],
  },
  {
    invocation: send(0n, MUXED),
    text: `Send 0 ${U} from ${ACCOUNT} to ${MUXED}`,
    warnings: ["muxed-recipient", "to-itself", "nothing-moves"],
  },
  {
    invocation: tokenCall("transfer", []),
    text: `Call "transfer" of ${U}, with arguments that the function does not accept: no arguments`,
    warnings: ["other-arguments"],
  },
  {
    invocation: call("ping"),
    text: `Call "ping" of ${CONTRACT}, an unknown contract: no arguments`,
    warnings: ["unknown-contract"],
  },
  {
    invocation: call("a\nb", [scvSortedMap([new ScMapEntry({ key: ScVal.scvSymbol("k"), val: ScVal.scvVoid() })])]),
    text: `Call "a\\nb" of ${CONTRACT}, an unknown contract: map {symbol k: void}`,
    warnings: ["malformed", "unknown-contract"],
  },
  {
    invocation: createV1(fromAddress, wasm),
    text: `Create a contract from code ${HASH}, for ${ACCOUNT}`,
    warnings: ["creation"],
  },
  {
    invocation: createV2(fromAddress, wasm, [ScVal.scvU32(7), ScVal.scvString("x")]),
    text: `Create a contract from code ${HASH}, for ${ACCOUNT}, with arguments: u32 7; string "x"`,
    warnings: ["creation"],
  },
  {
    invocation: createV1(fromAddress, external("a\u202e")),
    text: `Create a contract from the code that ${CONTRACT} tags executableTag "a\\u{202e}", for ${ACCOUNT}`,
    warnings: ["creation"],
  },
  {
    invocation: createV1(fromAsset("USD"), assetContract),
    text: `Create the contract of asset USD:${ACCOUNT}`,
    warnings: ["creation"],
  },
];

for (const { invocation, text, warnings } of SENTENCES) {
  test(`describeRequest() says: ${text.slice(0, 60).replace("\n", " ")}`, () => {
    const description = describe(invocation);
    assert.equal(sentencesOf(description), text);
    assert.deepEqual(codesOf(description), warnings);
  });
}

test("describeRequest() keeps the sub-invocations of a call, each with its path and its warnings", () => {
  const root = call("swap", [], [send(5n), call("inner", [], [tokenCall("mint", [address(BOB), i128(1n)])])]);
  const description = describeRequest([request(root, { path: "operations[0].auth[1]" })], {
    networkPassphrase: NETWORK,
    tokens: [{ asset: USDC }],
  });
  const [top] = description.statements;
  const [first, second] = top!.below;
  assert.equal(top!.path, "operations[0].auth[1].rootInvocation");
  assert.equal(first!.path, "operations[0].auth[1].rootInvocation.subInvocations[0]");
  assert.equal(second!.below[0]!.path, "operations[0].auth[1].rootInvocation.subInvocations[1].subInvocations[0]");
  assert.deepEqual([top!.warnings, first!.warnings], [["unknown-contract"], ["nested-spend"]]);
  assert.deepEqual(second!.below[0]!.warnings, ["power-of-administrator"]);
  assert.deepEqual(codesOf(description), ["power-of-administrator", "unknown-contract", "nested-spend"]);
  assert.deepEqual(sentencesOf(description).split("\n"), [
    `Call "swap" of ${CONTRACT}, an unknown contract: no arguments`,
    `  Send 0.0000005 ${U} from ${ACCOUNT} to ${BOB}`,
    `  Call "inner" of ${CONTRACT}, an unknown contract: no arguments`,
    `    Create 0.0000001 ${U} for ${BOB}`,
  ]);
});

test("describeRequest() shows labels in quotes beside the whole address", () => {
  const labels = [{ address: BOB, label: 'Bob "the\n builder"' }, { address: CONTRACT, label: "exchange" }];
  const text = sentencesOf(describe(call("swap", [], [send(10_000_000n)]), { labels }));
  assert.deepEqual(text.split("\n"), [
    `Call "swap" of "exchange" (${CONTRACT}), an unknown contract: no arguments`,
    `  Send 1 ${U} from ${ACCOUNT} to "Bob \\"the\\n builder\\"" (${BOB})`,
  ]);
  assert.match(
    sentencesOf(describe(send(1n, MUXED), { labels: [{ address: ACCOUNT, label: "me" }] })),
    new RegExp(`to ${MUXED}$`),
  );
});

test("describeRequest() quotes a symbol that is not a plain name", () => {
  const tokens = [{ contract: CONTRACT, symbol: "U\u200bSD (C", decimals: 0 }];
  const invocation = tokenCall("burn", [address(ACCOUNT), i128(1_000n)], [], CONTRACT);
  assert.equal(
    sentencesOf(describe(invocation, { tokens })),
    `Destroy 1,000 "U\\u{200b}SD (C" (${CONTRACT}) of ${ACCOUNT}`,
  );
});

/** The number of calls; with TEST_LONG=1, more than the frames that fit on a typical call stack. */
const CALLS = LONG ? 12_000 : 3_000;

test(`describeRequest() and sentencesOf() accept ${CALLS} calls beside each other, and 499 inside each other`, () => {
  const beside = call("root", [], Array.from({ length: CALLS }, () => send(1n)));
  for (const [root, lines] of [[chain(499), 499], [beside, CALLS + 1]] as const) {
    const text = sentencesOf(describe(root));
    assert.equal(text.split("\n").length, lines);
  }
});

test("describeRequest() rejects calls that are nested too deep to be encoded", () => {
  assert.throws(() => describe(chain(12_000)), { code: "xdr/depth" });
});

/** Returns every node of a tree with its path, by recursion. */
function nodesOf(root: DwsaAuthorizedInvocation, path: string): [string, DwsaAuthorizedInvocation][] {
  const below = root.subInvocations.flatMap((sub, i) => nodesOf(sub, `${path}.subInvocations[${i}]`));
  return [[path, root], ...below];
}

const statementsOf = (statement: Statement): Statement[] => [statement, ...statement.below.flatMap(statementsOf)];

/** Returns the arguments that no part of a statement shows. */
function lostArguments({ function: { value } }: DwsaAuthorizedInvocation, { kind, parts }: Statement): ScVal[] {
  const args = "args" in value ? value.args : "constructorArgs" in value ? value.constructorArgs : [];
  const shown = new Set(parts.map((part) => {
    switch (part.kind) {
      case "value":
        return part.text;
      case "address":
        return `address ${part.address}`;
      case "amount":
        return `i128 ${part.amount}`;
      case "ledger":
        return `u32 ${part.sequence}`;
      default:
        return "";
    }
  }));
  // Without showing the arguments, the sentence says that an allowance is revoked, or that an address is authorized.
  const said = kind === "revoke"
    ? ["scvI128", "scvU32"]
    : kind === "authorize" || kind === "deauthorize"
    ? ["scvBool"]
    : [];
  return args.filter((arg) => !shown.has(formatScVal(arg)) && !said.includes(arg.type));
}

corpusTest(
  "every approval of the ledger is described, with every argument and the paths of its tree",
  "authorizationEntries",
  (entries) => {
    const requests = [
      ...entries.map(({ xdr }) => approvalRequest(DwsaAuthorizationEntry.fromXDR(xdr), NETWORK)),
      ...corpus("transactionEnvelopes").flatMap(({ xdr }) =>
        approvalRequests(TransactionEnvelope.fromXDR(xdr), NETWORK)
      ),
    ];
    const called = requests.flatMap(({ invocation }) => nodesOf(invocation, "")).map(([, { function: { value } }]) =>
      value
    );
    const contracts = new Set(
      called.flatMap((fn) => "contractAddress" in fn ? [fn.contractAddress] : []).map((one) =>
        encodeStrKey("contract", one.value as Uint8Array)
      ),
    );
    const tokens = [...contracts].map((contract): KnownToken => ({
      contract,
      symbol: contract.slice(-5),
      decimals: 7,
    }));
    const count = { statements: 0, described: 0, created: 0, raw: 0 };
    for (const one of requests) {
      for (const known of [[], tokens]) {
        const description = describeRequest([one], { networkPassphrase: NETWORK, tokens: known });
        const nodes = nodesOf(one.invocation, `${one.path === "" ? "" : `${one.path}.`}rootInvocation`);
        const statements = description.statements.flatMap(statementsOf);
        assert.deepEqual(statements.map(({ path }) => path), nodes.map(([path]) => path));
        for (const [i, statement] of statements.entries()) {
          if (statement.kind === "login") continue; // the nonce of a login is not said
          assert.deepEqual(lostArguments(nodes[i]![1], statement), []);
        }
        const lines = sentencesOf(description).split("\n");
        assert.equal(lines.length, statements.length);
        for (const line of lines) assert.doesNotMatch(line, /[\p{C}\p{Zl}\p{Zp}]/u);
        if (known !== tokens) continue;
        for (const { kind } of statements) {
          count.statements++;
          count[kind === "create" ? "created" : kind === "call" ? "raw" : "described"]++;
        }
      }
    }
    const expected = requests.length === 60 // the larger collection
      ? { statements: 77, described: 37, created: 4, raw: 36 }
      : { statements: 59, described: 29, created: 4, raw: 26 };
    assert.deepEqual(count, expected);
  },
);
