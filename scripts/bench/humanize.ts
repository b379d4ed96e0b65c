import assert from "node:assert/strict";
import { addressToScAddress } from "@dwsa/base/address";
import { approvalRequest } from "@dwsa/base/auth";
import { describeRequest, type Description, formatDescription } from "@dwsa/base/describe";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import {
  buildInvocationTree,
  type CallTrace,
  humanizeEvents,
  type TokenMovements,
  tokenMovements,
  traceCalls,
} from "@dwsa/base/humanize";
import { decodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  InvokeContractArgs,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import { corpus } from "./corpus.ts";
import type { Group, Row } from "./harness.ts";

const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));

function call(name: string, args: readonly ScVal[], below: readonly DwsaAuthorizedInvocation[] = []) {
  const contractAddress = addressToScAddress(CONTRACT);
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName: name, args }),
    ),
    subInvocations: below,
  });
}

const transfer = call("transfer", [address(ACCOUNT), address(CONTRACT), ScVal.scvI128(100n)]);
const swap = call(
  "swap",
  [address(CONTRACT), address(CONTRACT), ScVal.scvI128(100n), ScVal.scvI128(5n)],
  [transfer],
);
const wide = call("multicall", [], Array.from({ length: 100 }, () => swap));

function event(topics: readonly ScVal[], data: ScVal): ContractEvent {
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data }));
  return new ContractEvent({
    ext: ExtensionPoint.v0(),
    contractId: decodeStrKey("contract", CONTRACT),
    type: "contract",
    body,
  });
}

const symbol = (name: string) => ScVal.scvSymbol(name);
const transferred = event([symbol("transfer"), address(ACCOUNT), address(CONTRACT)], ScVal.scvI128(100n));
const traded = event(
  [symbol("trade"), address(ACCOUNT)],
  ScVal.scvMap([
    new ScMapEntry({ key: symbol("bought"), val: ScVal.scvI128(5n) }),
    new ScMapEntry({ key: symbol("path"), val: ScVal.scvVec([address(CONTRACT), address(CONTRACT)]) }),
    new ScMapEntry({ key: symbol("sold"), val: ScVal.scvI128(100n) }),
  ]),
);

interface Tree {
  readonly args: { readonly function?: unknown };
  readonly invocations: readonly Tree[];
}

/** Returns the tree with function names as strings; stellar-base 15 returns their bytes. */
function named(tree: unknown): Tree {
  const { args, invocations, ...rest } = tree as Tree;
  return { ...rest, args: { ...args, function: String(args.function) }, invocations: invocations.map(named) };
}

function treeRow(name: string, root: DwsaAuthorizedInvocation): Row {
  const text = root.toXDR("base64");
  const sdk = sdk17.xdr.SorobanAuthorizedInvocation.fromXDR(text, "base64");
  const base = base15.xdr.SorobanAuthorizedInvocation.fromXDR(text, "base64");
  return {
    name: `buildInvocationTree of ${name}`,
    ours: () => buildInvocationTree(root),
    others: { sdk17: () => sdk17.buildInvocationTree(sdk), base15: () => base15.buildInvocationTree(base) },
    answer: named,
    target: 2,
  };
}

function eventsRow(name: string, events: readonly ContractEvent[]): Row {
  const texts = events.map((event) => event.toXDR("base64"));
  const sdk = texts.map((text) => sdk17.xdr.ContractEvent.fromXDR(text, "base64"));
  const base = texts.map((text) => base15.xdr.ContractEvent.fromXDR(text, "base64"));
  return {
    name: `humanizeEvents of ${name}`,
    ours: () => humanizeEvents(events),
    others: { sdk17: () => sdk17.humanizeEvents(sdk), base15: () => base15.humanizeEvents(base) },
    target: 2,
  };
}

/** Creates a row for a function that js-stellar-sdk lacks, with its closest equivalent, which does less. */
function beyondRow<T>(name: string, ours: () => T, check: (result: T) => void, work: string, sdk: () => unknown): Row {
  return {
    name: `${name} (js-stellar-sdk: ${work})`,
    ours,
    others: { sdk17: sdk },
    check: check as (result: unknown) => void,
  };
}

const transfers = Array.from({ length: 100 }, () => transferred);
const sdkTransfers = transfers.map((event) => sdk17.xdr.ContractEvent.fromXDR(event.toXDR()));
const diagnostics = corpus("diagnosticEvents").map((text) => DiagnosticEvent.fromXDR(text, "base64"));
const sdkDiagnostics = diagnostics.map((event) => sdk17.xdr.DiagnosticEvent.fromXDR(event.toXDR()));

const NETWORK = Networks.TESTNET;
const entry = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: swap,
});
const requests = [{ ...approvalRequest(entry, NETWORK), address: ACCOUNT }];
const policy = policyFrom(requests);
const approve = signingPolicy(policy).entries;
const description = describeRequest(requests, { networkPassphrase: NETWORK });
const sdkSwap = sdk17.xdr.SorobanAuthorizedInvocation.fromXDR(swap.toXDR("base64"), "base64");
const treeOfSdk = () => sdk17.buildInvocationTree(sdkSwap);

/** Operations on an approval, next to js-stellar-sdk's tree of the same call. */
const approvals: readonly Row[] = [
  beyondRow(
    "policyFrom a swap",
    () => policyFrom(requests),
    (made) => assert.deepEqual(made.calls?.map((rule) => "function" in rule && rule.function), ["swap"]),
    "buildInvocationTree",
    treeOfSdk,
  ),
  beyondRow(
    "signingPolicy, verdict on a swap",
    () => approve(requests),
    (violations) => assert.deepEqual(violations, []),
    "buildInvocationTree",
    treeOfSdk,
  ),
  beyondRow(
    "describeRequest of a swap",
    () => describeRequest(requests, { networkPassphrase: NETWORK }),
    (made: Description) => assert.match(formatDescription(made), /swap[^]*100/),
    "buildInvocationTree",
    treeOfSdk,
  ),
  beyondRow(
    "formatDescription of a swap",
    () => formatDescription(description),
    (text) => assert.match(text, /swap[^]*100/),
    "buildInvocationTree",
    treeOfSdk,
  ),
];

/** Readable trees and events. */
export const humanize: Group = {
  area: "humanize",
  rows: [
    treeRow("a swap", swap),
    treeRow("100 swaps", wide),
    eventsRow("a transfer", [transferred]),
    eventsRow("100 transfers", transfers),
    eventsRow("100 trades", Array.from({ length: 100 }, () => traded)),
    beyondRow(
      "tokenMovements of 100 transfers",
      () => tokenMovements(transfers),
      ({ movements, refused }: TokenMovements) => assert.deepEqual([movements.length, refused.length], [100, 0]),
      "humanizeEvents",
      () => sdk17.humanizeEvents(sdkTransfers),
    ),
    beyondRow(
      `traceCalls of ${diagnostics.length} events`,
      () => traceCalls(diagnostics),
      ({ calls }: CallTrace) => assert.ok(calls.length > 0),
      "humanizeEvents",
      () => sdk17.humanizeEvents(sdkDiagnostics),
    ),
    ...approvals,
  ],
};
