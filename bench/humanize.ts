import { addressToScAddress } from "@dwsa/base/address";
import { buildInvocationTree, humanizeEvents, tokenMovements, traceCalls } from "@dwsa/base/humanize";
import { decodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
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

/** The tree with the names of functions as text: stellar-base 15 gives their bytes. */
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

/** What js-stellar-sdk lacks, next to its `humanizeEvents` of the same events: other answers to more of a question. */
function beyondRow(
  name: string,
  ours: () => unknown,
  sdk: sdk17.xdr.ContractEvent[] | sdk17.xdr.DiagnosticEvent[],
): Row {
  return {
    name: `${name} (js-stellar-sdk: humanizeEvents)`,
    ours,
    others: { sdk17: () => sdk17.humanizeEvents(sdk) },
    answer: () => name,
  };
}

const transfers = Array.from({ length: 100 }, () => transferred);
const diagnostics = corpus("diagnosticEvents").map((text) => DiagnosticEvent.fromXDR(text, "base64"));

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
      transfers.map((event) => sdk17.xdr.ContractEvent.fromXDR(event.toXDR())),
    ),
    beyondRow(
      `traceCalls of ${diagnostics.length} events`,
      () => traceCalls(diagnostics),
      diagnostics.map((event) => sdk17.xdr.DiagnosticEvent.fromXDR(event.toXDR())),
    ),
  ],
};
