import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { type ApprovalRequest, approvalRequest, approvalRequests, Networks } from "@dwsa/base/auth";
import { Contract, contractIdFromAsset, contractInvocation } from "@dwsa/base/contract";
import {
  APPROVAL_MARKS,
  type ApprovalDescription,
  describeApproval,
  formatApproval,
  formatScVal,
  type Knowledge,
  type KnownToken,
  type Mark,
  type Statement,
} from "@dwsa/base/humanize";
import { scvSortedMap } from "@dwsa/base/scval";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  HostFunction,
  InvokeHostFunctionOp,
  Operation,
  OperationBody,
  ScMapEntry,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
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
} from "./_invocations.ts";

interface Case {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly tokens: readonly KnownToken[];
  readonly currentLedger: number;
  readonly entry: string;
  readonly expected: { readonly lines: readonly string[]; readonly marks: readonly string[] };
}
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../vectors/approve/sentences.json", import.meta.url), "utf8"),
);

for (const { id, name, network, tokens, currentLedger, entry, expected } of cases) {
  test(`describeApproval() describes ${name} (${id})`, () => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(entry), network);
    const description = describeApproval([request], { networkPassphrase: network, tokens, currentLedger });
    assert.deepEqual(formatApproval(description).split("\n"), expected.lines);
    assert.deepEqual(description.marks, expected.marks);
    assert.deepEqual(description.statements[0]!.marks, expected.marks);
    assert.equal(description.statements[0]!.path, "rootInvocation");
    const copy: ApprovalDescription = JSON.parse(JSON.stringify(description));
    assert.deepEqual(copy, description);
    assert.equal(formatApproval(copy), formatApproval(description));
  });
}

const NETWORK = Networks.PUBLIC;
const USDC = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
const TOKEN = contractIdFromAsset(USDC, NETWORK);
const BOB = "GBENG52XDGOO7SNB5ANZZQOZHNHP57JJ56M64NE4AKBWI64LITJLK4UG";
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const OWN: KnownToken = { contract: CONTRACT, symbol: "OWN", decimals: 2 };

const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
const i128 = (amount: bigint) => ScVal.scvI128(amount);
const tokenCall = (name: string, args: ScVal[], subInvocations: DwsaAuthorizedInvocation[] = [], contract = TOKEN) =>
  contractInvocation({ contract, function: name, args, subInvocations });
const send = (amount: bigint, to = BOB, from = ACCOUNT) =>
  tokenCall("transfer", [address(from), address(to), i128(amount)]);

const request = (invocation: DwsaAuthorizedInvocation, more: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  path: "",
  networkId: approvalRequest(DwsaAuthorizationEntry.fromXDR(cases[0]!.entry), NETWORK).networkId,
  credentials: "addressV2",
  address: ACCOUNT,
  signatureExpirationLedger: 1_000,
  invocation,
  ...more,
});

const describe = (invocation: DwsaAuthorizedInvocation, more: Partial<Knowledge> = {}) =>
  describeApproval([request(invocation)], { networkPassphrase: NETWORK, tokens: [{ asset: USDC }], ...more });
const marksOf = (...args: Parameters<typeof describe>) => describe(...args).marks;
const U = `USDC (${TOKEN})`;

const SENTENCES: readonly { invocation: DwsaAuthorizedInvocation; text: string; marks: readonly Mark[] }[] = [
  {
    invocation: tokenCall("set_authorized", [address(BOB), ScVal.scvBool(true)]),
    text: `Allow ${BOB} to hold and move ${U}`,
    marks: ["power-of-administrator"],
  },
  {
    invocation: tokenCall("burn_from", [address(ACCOUNT), address(BOB), i128(5n)]),
    text: `Destroy 0.0000005 ${U} of ${BOB}, out of what ${ACCOUNT} may spend`,
    marks: ["money-of-others"],
  },
  {
    invocation: tokenCall("transfer_from", [address(BOB), address(ACCOUNT), address(CONTRACT), i128(5n)]),
    text: `Send 0.0000005 ${U} of ${ACCOUNT} to ${CONTRACT}, out of what ${BOB} may spend`,
    marks: ["not-the-approver", "money-of-others"],
  },
  {
    invocation: tokenCall("trust", [address(BOB)]),
    text: `Let ${BOB} hold ${U}`,
    marks: ["not-the-approver"],
  },
  {
    invocation: send(0n, MUXED),
    text: `Send 0 ${U} from ${ACCOUNT} to ${MUXED}`,
    marks: ["muxed-recipient", "to-itself", "nothing-moves"],
  },
  {
    invocation: tokenCall("transfer", []),
    text: `Call transfer of ${U} with arguments that it does not take: no arguments`,
    marks: ["other-arguments"],
  },
  {
    invocation: call("ping"),
    text: `Call ping of ${CONTRACT}, which is not known: no arguments`,
    marks: ["unknown-contract"],
  },
  {
    invocation: call("a\nb", [scvSortedMap([new ScMapEntry({ key: ScVal.scvSymbol("k"), val: ScVal.scvVoid() })])]),
    text: `Call "a\\nb" of ${CONTRACT}, which is not known: map {symbol k: void}`,
    marks: ["unknown-contract"],
  },
  {
    invocation: createV1(fromAddress, wasm),
    text: `Create a contract from code ${HASH}, for ${ACCOUNT}`,
    marks: ["creation"],
  },
  {
    invocation: createV2(fromAddress, wasm, [ScVal.scvU32(7), ScVal.scvString("x")]),
    text: `Create a contract from code ${HASH}, for ${ACCOUNT}, with arguments: u32 7; string "x"`,
    marks: ["creation"],
  },
  {
    invocation: createV1(fromAddress, external("a\u202e")),
    text: `Create a contract from what ${CONTRACT} names executableTag "a\\u{202e}", for ${ACCOUNT}`,
    marks: ["creation"],
  },
  {
    invocation: createV1(fromAsset("USD"), assetContract),
    text: `Create the contract of asset USD:${ACCOUNT}`,
    marks: ["creation"],
  },
];

for (const { invocation, text, marks } of SENTENCES) {
  test(`describeApproval() says: ${text.slice(0, 60).replace("\n", " ")}`, () => {
    const description = describe(invocation);
    assert.equal(formatApproval(description), text);
    assert.deepEqual(description.marks, marks);
  });
}

test("describeApproval() keeps the calls below a call, each with its path and its marks", () => {
  const root = call("swap", [], [send(5n), call("inner", [], [tokenCall("mint", [address(BOB), i128(1n)])])]);
  const description = describeApproval([request(root, { path: "operations[0].auth[1]" })], {
    networkPassphrase: NETWORK,
    tokens: [{ asset: USDC }],
  });
  const [top] = description.statements;
  const [first, second] = top!.below;
  assert.equal(top!.path, "operations[0].auth[1].rootInvocation");
  assert.equal(first!.path, "operations[0].auth[1].rootInvocation.subInvocations[0]");
  assert.equal(second!.below[0]!.path, "operations[0].auth[1].rootInvocation.subInvocations[1].subInvocations[0]");
  assert.deepEqual([top!.marks, first!.marks], [["unknown-contract"], []]);
  assert.deepEqual(second!.below[0]!.marks, ["power-of-administrator"]);
  assert.deepEqual(description.marks, ["power-of-administrator", "unknown-contract"]);
  assert.deepEqual(formatApproval(description).split("\n"), [
    `Call swap of ${CONTRACT}, which is not known: no arguments`,
    `  and with it: Send 0.0000005 ${U} from ${ACCOUNT} to ${BOB}`,
    `  and with it: Call inner of ${CONTRACT}, which is not known: no arguments`,
    `    and with it: Create 0.0000001 ${U} for ${BOB}`,
  ]);
});

test("describeApproval() says first what is spent in all, over calls and requests", () => {
  const allowance = (amount: bigint) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(amount), ScVal.scvU32(9)]);
  const knowledge: Knowledge = { networkPassphrase: NETWORK, tokens: [{ asset: USDC }, OWN] };
  const own = tokenCall("burn", [address(ACCOUNT), i128(5n)], [], CONTRACT);
  const totals = (...invocations: DwsaAuthorizedInvocation[]) => {
    const description = describeApproval(invocations.map((one) => request(one)), knowledge);
    const lines = formatApproval(description).split("\n");
    return lines.slice(0, description.totals.length);
  };
  assert.deepEqual(totals(call("f", [], [send(10_000_000n), send(5_000_000n)]), own), [
    `In all: 1.5 ${U} of ${ACCOUNT}`,
  ]);
  assert.deepEqual(totals(send(10_000_000n), send(20_000_000n)), [`In all: 3 ${U} of ${ACCOUNT}`]);
  assert.deepEqual(totals(send(10_000_000n), allowance(20_000_000n)), [`In all: 3 ${U} of ${ACCOUNT}`]);
  assert.deepEqual(totals(send(10_000_000n), allowance(2n ** 63n - 1n)), [`In all: any amount of ${U} of ${ACCOUNT}`]);
  assert.deepEqual(totals(own, own), [`In all: 0.1 OWN (${CONTRACT}) of ${ACCOUNT}`]);
  assert.deepEqual(totals(send(10_000_000n), own), []);
  assert.deepEqual(totals(send(10_000_000n), send(0n), allowance(0n)), []);
  assert.deepEqual(totals(send(1n), send(1n, ACCOUNT, BOB)), []);
});

test("describeApproval() shows labels in quotes beside the whole address", () => {
  const labels = { [BOB]: 'Bob "the\n builder"', [CONTRACT]: "exchange" };
  const text = formatApproval(describe(call("swap", [], [send(10_000_000n)]), { labels }));
  assert.deepEqual(text.split("\n"), [
    `Call swap of "exchange" (${CONTRACT}), which is not known: no arguments`,
    `  and with it: Send 1 ${U} from ${ACCOUNT} to "Bob \\"the\\n builder\\"" (${BOB})`,
  ]);
  assert.match(formatApproval(describe(send(1n, MUXED), { labels: { [ACCOUNT]: "me" } })), new RegExp(`to ${MUXED}$`));
});

test("describeApproval() quotes a symbol that is no plain name", () => {
  const tokens = [{ contract: CONTRACT, symbol: "U\u200bSD (C", decimals: 0 }];
  const invocation = tokenCall("burn", [address(ACCOUNT), i128(1_000n)], [], CONTRACT);
  assert.equal(
    formatApproval(describe(invocation, { tokens })),
    `Destroy 1000 "U\\u{200b}SD (C" (${CONTRACT}) of ${ACCOUNT}`,
  );
});

test("an allowance is unlimited from the largest amount that the token can have", () => {
  const approve = (amount: bigint, contract: string) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(amount), ScVal.scvU32(9)], [], contract);
  const tokens = [{ asset: USDC }, OWN];
  assert.deepEqual(marksOf(approve(2n ** 63n - 1n, TOKEN), { tokens }), ["unlimited-allowance"]);
  assert.deepEqual(marksOf(approve(2n ** 63n - 2n, TOKEN), { tokens }), []);
  assert.deepEqual(marksOf(approve(2n ** 127n - 1n, CONTRACT), { tokens }), ["unlimited-allowance"]);
  assert.deepEqual(marksOf(approve(2n ** 127n - 2n, CONTRACT), { tokens }), []);
  const twice = [{ contract: TOKEN, symbol: "USDC", decimals: 7 }, { asset: USDC }];
  for (const list of [twice, twice.toReversed()]) {
    assert.deepEqual(marksOf(approve(2n ** 63n - 1n, TOKEN), { tokens: list }), ["unlimited-allowance"]);
  }
});

test("an approval is valid for long after a day, an allowance after 30", () => {
  const approve = (until: number) =>
    tokenCall("approve", [address(ACCOUNT), address(BOB), i128(1n), ScVal.scvU32(until)]);
  assert.deepEqual(marksOf(approve(518_401), { currentLedger: 1 }), []);
  assert.deepEqual(marksOf(approve(518_402), { currentLedger: 1 }), ["long-allowance"]);
  assert.deepEqual(marksOf(approve(518_402)), []);
  const valid = (signatureExpirationLedger: number) =>
    describeApproval([request(send(1n), { signatureExpirationLedger })], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
      currentLedger: 1,
    }).marks;
  assert.deepEqual(valid(17_281), []);
  assert.deepEqual(valid(17_282), ["long-validity"]);
});

test("two tokens with one symbol are marked in every statement that names one", () => {
  const tokens = [{ asset: USDC }, { ...OWN, symbol: "USDC" }];
  assert.deepEqual(marksOf(send(1n), { tokens }), ["same-symbol"]);
  assert.deepEqual(marksOf(tokenCall("sweep", []), { tokens }), ["unknown-function", "same-symbol"]);
  assert.deepEqual(marksOf(tokenCall("burn", []), { tokens }), ["other-arguments", "same-symbol"]);
  assert.deepEqual(marksOf(send(1n), { tokens: [{ asset: USDC }, { asset: USDC }] }), []);
});

const operationOf = (hostFunction: HostFunction) =>
  new Operation({
    sourceAccount: null,
    body: OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] })),
  });

test("a root that is not the call of the operation is marked before all else", () => {
  const args = [address(ACCOUNT), address(BOB), i128(5n)];
  const operation = new Contract(TOKEN).call("transfer", ...args);
  assert.deepEqual(marksOf(send(5n), { operation }), []);
  assert.deepEqual(marksOf(send(6n), { operation }), ["not-the-operation"]);
  assert.deepEqual(marksOf(call("f", [], [send(5n)]), { operation }), ["not-the-operation", "unknown-contract"]);
  assert.deepEqual(marksOf(createV1(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
  const inflation = new Operation({ sourceAccount: null, body: OperationBody.inflation() });
  assert.deepEqual(marksOf(send(5n), { operation: inflation }), ["not-the-operation"]);
});

test("a creation is that of the operation in either form", () => {
  const contract = { contractIdPreimage: fromAddress, executable: wasm };
  const older = operationOf(HostFunction.hostFunctionTypeCreateContract(new CreateContractArgs(contract)));
  const newer = (constructorArgs: ScVal[]) =>
    operationOf(
      HostFunction.hostFunctionTypeCreateContractV2(new CreateContractArgsV2({ ...contract, constructorArgs })),
    );
  for (const operation of [older, newer([])]) {
    assert.deepEqual(marksOf(createV1(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(marksOf(createV2(fromAddress, wasm), { operation }), ["creation"]);
    assert.deepEqual(marksOf(createV1(fromAddress, external("x")), { operation }), ["not-the-operation", "creation"]);
  }
  const operation = newer([ScVal.scvVoid()]);
  assert.deepEqual(marksOf(createV2(fromAddress, wasm, [ScVal.scvVoid()]), { operation }), ["creation"]);
  assert.deepEqual(marksOf(createV2(fromAddress, wasm), { operation }), ["not-the-operation", "creation"]);
});

test("a payload that does not name its address is marked, and a source account is", () => {
  const marks = (more: Partial<ApprovalRequest>) =>
    describeApproval([request(send(1n), more)], {
      networkPassphrase: NETWORK,
      tokens: [{ asset: USDC }],
    }).marks;
  assert.deepEqual(marks({ credentials: "address", address: null }), ["address-not-bound"]);
  assert.deepEqual(marks({ credentials: "address" }), []);
  const source = { credentials: "sourceAccount", signatureExpirationLedger: null } as const;
  assert.deepEqual(marks({ ...source, address: null }), ["source-account"]);
  assert.deepEqual(marks({ ...source, address: BOB }), ["source-account", "not-the-approver"]);
});

test("APPROVAL_MARKS has every mark once, and cannot be changed", () => {
  assert.ok(Object.isFrozen(APPROVAL_MARKS));
  assert.equal(new Set(Object.values(APPROVAL_MARKS)).size, 17);
});

const REFUSED: readonly { name: string; knowledge: unknown; error: object }[] = [
  { name: "no knowledge", knowledge: undefined, error: TypeError },
  { name: "no network", knowledge: {}, error: TypeError },
  { name: "an empty passphrase", knowledge: { networkPassphrase: "" }, error: { code: "network/passphrase" } },
  {
    name: "another network",
    knowledge: { networkPassphrase: Networks.TESTNET },
    error: { code: "humanize/knowledge", path: "requests[0].networkId" },
  },
  ...([
    ["a misspelt field", { token: [] }, { name: "TypeError", message: /did you mean "tokens"/ }],
    ["tokens that are no list", { tokens: {} }, TypeError],
    ["a token that is nothing", { tokens: [undefined] }, TypeError],
    ["an asset that is none", { tokens: [{ asset: "USDC" }] }, { code: "contract/asset" }],
    ["decimals of an asset", { tokens: [{ asset: USDC, decimals: 7 }] }, TypeError],
    [
      "another symbol for an asset",
      { tokens: [{ asset: USDC, symbol: "XLM" }] },
      { code: "humanize/knowledge", path: "knowledge.tokens[0].symbol" },
    ],
    ["a contract that is none", { tokens: [{ ...OWN, contract: ACCOUNT }] }, { code: /^strkey\// }],
    ["a contract without decimals", { tokens: [{ contract: CONTRACT, symbol: "A" }] }, TypeError],
    ["256 decimals", { tokens: [{ ...OWN, decimals: 256 }] }, RangeError],
    ["an empty symbol", { tokens: [{ ...OWN, symbol: "" }] }, TypeError],
    [
      "another symbol for a contract that is derived from an asset",
      { tokens: [{ asset: USDC }, { contract: TOKEN, symbol: "EURC", decimals: 7 }] },
      { code: "humanize/knowledge", path: "knowledge.tokens[1]" },
    ],
    [
      "other decimals for a contract that is derived from an asset",
      { tokens: [{ contract: TOKEN, symbol: "USDC", decimals: 6 }, { asset: USDC }] },
      { code: "humanize/knowledge", path: "knowledge.tokens[1]" },
    ],
    ["labels that are no object", { labels: "x" }, TypeError],
    ["a label that is no text", { labels: { [BOB]: 5 } }, TypeError],
    ["a ledger that is none", { currentLedger: "5" }, TypeError],
    ["a negative ledger", { currentLedger: -1 }, RangeError],
    ["an operation that is none", { operation: {} }, TypeError],
  ] as const).map(([name, more, error]) => ({ name, knowledge: { networkPassphrase: NETWORK, ...more }, error })),
];

for (const { name, knowledge, error } of REFUSED) {
  test(`describeApproval() refuses ${name}`, () => {
    assert.throws(() => describeApproval([request(send(1n))], knowledge as Knowledge), error as Error);
  });
}

test("describeApproval() refuses what is no list of requests", () => {
  const knowledge = { networkPassphrase: NETWORK };
  const one = request(send(1n));
  const { invocation: _, ...others } = one;
  for (
    const value of [undefined, null, one, [undefined], [null], ["x"], [{}], [others], [{ ...one, networkId: "x" }]]
  ) {
    assert.throws(() => describeApproval(value as never, knowledge), TypeError);
  }
  const invalid = request(createV1(fromAsset("USD"), wasm), { path: "entries[1]" });
  assert.throws(() => describeApproval([invalid], knowledge), {
    code: "humanize/invalid-invocation",
    path: "entries[1].rootInvocation",
  });
});

test("formatApproval() refuses what is no description", () => {
  const empty = { marks: [], totals: [], statements: [] };
  const statement = { path: "", kind: "call", parts: [], marks: [], below: [] };
  const broken = [
    undefined,
    null,
    {},
    [],
    { ...empty, totals: [5] },
    { ...empty, statements: [undefined] },
    { ...empty, statements: [{ ...statement, parts: undefined }] },
    { ...empty, statements: [{ ...statement, parts: [undefined] }] },
    { ...empty, statements: [{ ...statement, parts: [{ kind: "other" }] }] },
    { ...empty, statements: [{ ...statement, below: [null] }] },
  ];
  for (const value of broken) assert.throws(() => formatApproval(value as never), TypeError);
  assert.equal(formatApproval({ ...empty, statements: [statement] } as never), "");
});

test("describeApproval() and formatApproval() take 20,000 calls inside and beside each other", () => {
  const beside = call("root", [], Array.from({ length: 20_000 }, () => send(1n)));
  for (const [root, lines] of [[chain(20_000), 20_000], [beside, 20_002]] as const) {
    const text = formatApproval(describe(root));
    assert.equal(text.split("\n").length, lines);
  }
});

/** Every node of a tree with its path, by plain recursion. */
function nodesOf(root: DwsaAuthorizedInvocation, path: string): [string, DwsaAuthorizedInvocation][] {
  const below = root.subInvocations.flatMap((sub, i) => nodesOf(sub, `${path}.subInvocations[${i}]`));
  return [[path, root], ...below];
}

const statementsOf = (statement: Statement): Statement[] => [statement, ...statement.below.flatMap(statementsOf)];

/** The arguments that no part of a statement shows. */
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
  // Words say that an allowance is 0, when its ledger means nothing, and whether an address is authorized.
  const said = kind === "revoke" ? ["scvI128", "scvU32"] : kind === "set-authorized" ? ["scvBool"] : [];
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
        const description = describeApproval([one], { networkPassphrase: NETWORK, tokens: known });
        const nodes = nodesOf(one.invocation, `${one.path === "" ? "" : `${one.path}.`}rootInvocation`);
        const statements = description.statements.flatMap(statementsOf);
        assert.deepEqual(statements.map(({ path }) => path), nodes.map(([path]) => path));
        for (const [i, statement] of statements.entries()) assert.deepEqual(lostArguments(nodes[i]![1], statement), []);
        const lines = formatApproval(description).split("\n");
        assert.equal(lines.length, statements.length + description.totals.length);
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
      : { statements: 59, described: 24, created: 4, raw: 31 };
    assert.deepEqual(count, expected);
  },
);
