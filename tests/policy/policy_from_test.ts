import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { type ApprovalRequest, approvalRequest, approvalRequests } from "@dwsa/base/auth";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { scValToNative } from "@dwsa/base/scval";
import { Networks } from "@dwsa/base/network";
import {
  Asset,
  ContractExecutable,
  ContractExecutableExternalRef,
  ContractIdPreimage,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  InvokeContractArgs,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";
import {
  ALICE,
  BOB,
  call,
  contract,
  creation,
  delegatedFor,
  entryFor,
  NETWORK,
  sourceEntry,
  UNABLE,
  uncheckedCall,
} from "../auth/_entries.ts";

/** Returns a request for every entry of the corpus that approves only calls, no creations. */
function requestsOfCalls(): ApprovalRequest[] {
  const alone = corpus("authorizationEntries").map(({ xdr }) => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(xdr), Networks.PUBLIC);
    return { ...request, address: request.address ?? ALICE };
  });
  const inTransactions = corpus("transactionEnvelopes").flatMap(({ xdr }) =>
    approvalRequests(TransactionEnvelope.fromXDR(xdr), Networks.PUBLIC).map((request) => ({ ...request, path: "" }))
  );
  return [...alone, ...inTransactions].filter(({ invocation }) =>
    nodesOf(invocation).every(({ node }) => node.function.type === "dwsaAuthorizedFunctionTypeContractFn")
  );
}

/** A node of a tree, its path, and a function that returns the tree with another node in its place. */
interface Place {
  readonly node: DwsaAuthorizedInvocation;
  readonly path: string;
  readonly replace: (other: DwsaAuthorizedInvocation) => DwsaAuthorizedInvocation;
}

function nodesOf(
  node: DwsaAuthorizedInvocation,
  path = "rootInvocation",
  replace: Place["replace"] = (other) => other,
): Place[] {
  const below = node.subInvocations.flatMap((sub, i) =>
    nodesOf(sub, `${path}.subInvocations[${i}]`, (other) => {
      const subInvocations = node.subInvocations.map((one, j) => i === j ? other : one);
      return replace(new DwsaAuthorizedInvocation({ ...node, subInvocations }));
    })
  );
  return [{ node, path, replace }, ...below];
}

/** A value that no tree of the corpus contains. */
const STRANGE = ScVal.scvSymbol("an_argument_of_nobody");

/** Returns trees with one change at this node, each with the code and the path of the expected violation. */
function changesAt({ node, path, replace }: Place): { code: string; path: string; tree: DwsaAuthorizedInvocation }[] {
  const { value } = node.function as DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeContractFn">;
  const withCall = (fields: Partial<InvokeContractArgs>) => {
    const args = new InvokeContractArgs({ ...value, ...fields });
    const changed = DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(args);
    return replace(new DwsaAuthorizedInvocation({ ...node, function: changed }));
  };
  const subInvocations = [...node.subInvocations, call(contract(77), "more")];
  return [
    { code: "call", path: `${path}.function`, tree: withCall({ functionName: `${value.functionName}_`.slice(-32) }) },
    {
      code: "call",
      path: `${path}.function`,
      tree: withCall({ contractAddress: addressToScAddress(contract(78)) }),
    },
    { code: "argument", path: `${path}.function.args`, tree: withCall({ args: [...value.args, STRANGE] }) },
    ...value.args.map((_, i) => ({
      code: "argument",
      path: `${path}.function.args[${i}]`,
      tree: withCall({ args: value.args.map((one, j) => i === j ? STRANGE : one) }),
    })),
    {
      code: "call",
      path: `${path}.subInvocations[${node.subInvocations.length}].function`,
      tree: replace(new DwsaAuthorizedInvocation({ ...node, subInvocations })),
    },
  ];
}

test("policyFrom() creates a policy that accepts an entry of the ledger, and no change of one node", () => {
  const requests = requestsOfCalls();
  assert.ok(requests.length >= 40, `${requests.length} entries`);
  let changes = 0;
  for (const request of requests) {
    const { value: called } = request.invocation.function;
    const isLogin = "functionName" in called && called.functionName === "web_auth_verify";
    const login = isLogin ? scValToNative(called.args[0]!) as { web_auth_domain_account?: unknown } : undefined;
    if (login?.web_auth_domain_account === request.address) {
      assert.throws(() => policyFrom([request]), { code: "auth/invalid-policy" }); // the entry of a login's server
      continue;
    }
    const approve = signingPolicy(JSON.parse(JSON.stringify(policyFrom([request])))).entries;
    assert.deepEqual(approve([request]), []);
    for (const place of nodesOf(request.invocation)) {
      for (const { code, path, tree } of changesAt(place)) {
        const found = approve([{ ...request, invocation: tree }]);
        const { value } = tree.function;
        const isWhole = "functionName" in value && value.functionName === "web_auth_verify"; // a login
        const expected = isWhole ? { code: "login", path: "rootInvocation.function" } : { code, path };
        assert.deepEqual(found.map(({ code, path }) => ({ code, path })), [expected]);
        changes++;
      }
    }
  }
  assert.ok(changes >= 345, `${changes} changes`);
});

const request = (entry: DwsaAuthorizationEntry) => approvalRequest(entry, NETWORK, 100);

test("policyFrom() writes who approves, how, until when and how many entries", () => {
  const requests = [
    request(entryFor(ALICE, { arm: "dwsaCredentialsAddressV2" })),
    request(delegatedFor(BOB, [{ address: contract(5) }])),
    { ...approvalRequest(sourceEntry, NETWORK), address: ALICE },
  ];
  const swap = {
    contract: contract(3),
    function: "swap",
    args: [{ is: { u32: 7 } }],
    calls: [{ contract: contract(4), function: "transfer", args: [] }],
  };
  assert.deepEqual(policyFrom(requests), {
    version: 1,
    network: NETWORK,
    addresses: [ALICE, BOB],
    credentials: ["addressV2", "delegates", "sourceAccount"],
    untilLedger: 100,
    entries: 3,
    calls: [swap, swap, swap],
  });
});

test("policyFrom() needs the passphrase of a network that is not in Networks", () => {
  const own = { ...approvalRequest(sourceEntry, "a network of my own"), address: ALICE };
  const path = "requests[0].networkId";
  assert.throws(() => policyFrom([own]), { code: "auth/invalid-policy", path });
  assert.throws(() => policyFrom([own], NETWORK), { code: "auth/invalid-policy", path });
  assert.throws(() => policyFrom([own], ""), { code: "network/passphrase" });
  assert.throws(() => policyFrom([own], 5 as never), { name: "TypeError" });
  assert.equal(policyFrom([own], "a network of my own").network, "a network of my own");
});

test("policyFrom() sets no untilLedger for requests of the source account alone", () => {
  const own = { ...approvalRequest(sourceEntry, NETWORK), address: ALICE };
  const policy = policyFrom([own]);
  assert.equal("untilLedger" in policy, false);
  assert.deepEqual(signingPolicy(policy).entries([own]), []);
});

const assetCreation = (code: string) =>
  creation({
    arm: "V2",
    executable: ContractExecutable.contractExecutableStellarAsset(),
    preimage: ContractIdPreimage.contractIdPreimageFromAsset(
      code === "native" ? Asset.assetTypeNative() : Asset.fromXDR(
        Uint8Array.from([0, 0, 0, 1, ...new TextEncoder().encode(code), 0, 0, 0, 0, ...new Uint8Array(32)]),
      ),
    ),
  });

const creations: readonly { name: string; root: DwsaAuthorizedInvocation; rule: object }[] = [
  {
    name: "Wasm code",
    root: creation({ arm: "V2", constructorArgs: [ScVal.scvU32(7)], subInvocations: [call(contract(4), "init")] }),
    rule: {
      create: { wasm: "05".repeat(32) },
      deployer: ALICE,
      args: [{ is: { u32: 7 } }],
      calls: [{ contract: contract(4), function: "init", args: [] }],
    },
  },
  {
    name: "Wasm code in the first form",
    root: creation({ arm: "V1" }),
    rule: { create: { wasm: "05".repeat(32) }, deployer: ALICE, args: [] },
  },
  { name: "the native asset", root: assetCreation("native"), rule: { create: { asset: "native" }, args: [] } },
  {
    name: "an asset",
    root: assetCreation("USDC"),
    rule: { create: { asset: "USDC:GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF" }, args: [] },
  },
];

for (const { name, root, rule } of creations) {
  test(`policyFrom() accepts the creation of a contract of ${name}`, () => {
    const own = request(entryFor(ALICE, { root }));
    const policy = policyFrom([own]);
    assert.deepEqual(policy.calls, [rule]);
    assert.deepEqual(signingPolicy(policy).entries([own]), []);
  });
}

const refused: readonly { name: string; requests: () => ApprovalRequest[]; expected: object }[] = [
  { name: "no request", requests: () => [], expected: { got: "0 networks" } },
  {
    name: "requests of two networks",
    requests: () => [request(entryFor(ALICE)), approvalRequest(entryFor(ALICE), Networks.PUBLIC)],
    expected: { got: "2 networks" },
  },
  {
    name: "a request that does not say who approves",
    requests: () => [{ ...approvalRequest(sourceEntry, NETWORK), path: "operations[0].auth[0]" }],
    expected: { path: "operations[0].auth[0]" },
  },
  {
    name: "an address that cannot approve",
    requests: () => [request(entryFor(UNABLE[0]!))],
    expected: { path: "requests[0].address" },
  },
  {
    name: "a name that is not UTF-8",
    requests: () => [request(entryFor(ALICE, { root: uncheckedCall(contract(3), new Uint8Array([0xff])) }))],
    expected: { path: "rootInvocation.function" },
  },
  {
    name: "a name that is not a symbol",
    requests: () => [request(entryFor(ALICE, { root: call(contract(3), "swap", [], [uncheckedCall(BOB, "a b")]) }))],
    expected: { path: "rootInvocation.subInvocations[0].function" },
  },
  {
    name: "a call to an account",
    requests: () => [request(entryFor(ALICE, { root: uncheckedCall(BOB, "swap") }))],
    expected: { path: "rootInvocation.function", got: BOB },
  },
  {
    name: "an asset with an invalid code",
    requests: () => [request(entryFor(ALICE, { root: assetCreation("U.DC") }))],
    expected: { path: "rootInvocation.function" },
  },
  {
    name: "the creation of a contract whose code is kept by another one",
    requests: () => {
      const owner = addressToScAddress(contract(9));
      const executable = ContractExecutable.contractExecutableExternalRef(
        new ContractExecutableExternalRef({ executableOwner: owner, tag: "v1" }),
      );
      return [request(entryFor(ALICE, { root: creation({ arm: "V2", executable }) }))];
    },
    expected: { path: "rootInvocation.function", got: "contractExecutableExternalRef" },
  },
];

for (const { name, requests, expected } of refused) {
  test(`policyFrom() rejects ${name}`, () => {
    assert.throws(() => policyFrom(requests()), { code: "auth/invalid-policy", ...expected });
  });
}

test("policyFrom() rejects a value that is not a list of requests", () => {
  const own = request(entryFor(ALICE));
  for (const value of [undefined, own, [null], [{ ...own, invocation: {} }], [{ ...own, networkId: "00" }]]) {
    assert.throws(() => policyFrom(value as never), { name: "TypeError" });
  }
});
