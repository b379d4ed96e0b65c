/** Random call trees and policies that nearly match them, with few names, so that matches are frequent. */

import fc from "fast-check";
import type { ArgumentRule, CallRule, SigningPolicy } from "@dwsa/base/policy";
import { contractInvocation } from "@dwsa/base/contract";
import { scValFromJson, type ScValJson } from "@dwsa/base/json";
import type { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { ALICE, BOB, contract, NETWORK } from "../auth/_entries.ts";

/** Two contracts. */
export const TOKENS: readonly string[] = [contract(1), contract(2)];
const FUNCTIONS = ["transfer", "approve", "burn", "transfer_from", "swap"];
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const ADDRESSES = [ALICE, BOB, MUXED];

/** A call and its sub-invocations, as plain data. */
export interface CallTree {
  contract: string;
  function: string;
  args: ScValJson[];
  calls: CallTree[];
}

const ALICE_JSON: ScValJson = { address: ALICE };
const addressJson = fc.constantFrom(ALICE_JSON, ...ADDRESSES.slice(1).map((address): ScValJson => ({ address })));
const amountJson = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }).map((n): ScValJson => ({ i128: `${n}` })) },
  { weight: 1, arbitrary: fc.constantFrom<ScValJson>({ i128: "-3" }, { u32: 3 }, { i64: "3" }, "void") },
);

/** Arguments of the types that the function expects, or of other types. */
const argsOf = (name: string): fc.Arbitrary<ScValJson[]> => {
  const shapes: Readonly<Record<string, fc.Arbitrary<ScValJson[]>>> = {
    transfer: fc.tuple(addressJson, addressJson, amountJson),
    approve: fc.tuple(addressJson, addressJson, amountJson, fc.constant<ScValJson>({ u32: 9 })),
    burn: fc.tuple(addressJson, amountJson),
    transfer_from: fc.tuple(addressJson, addressJson, addressJson, amountJson),
  };
  const any = fc.array(fc.oneof(addressJson, amountJson), { maxLength: 2 });
  const shape = shapes[name];
  return shape === undefined ? any : fc.oneof({ weight: 8, arbitrary: shape }, { weight: 1, arbitrary: any });
};

const node = fc.tuple(fc.constantFrom(...TOKENS), fc.constantFrom(...FUNCTIONS))
  .chain(([contract, name]) =>
    fc.record({ contract: fc.constant(contract), function: fc.constant(name), args: argsOf(name) })
  );

/** A call tree of up to three levels. */
export const callTree: fc.Arbitrary<CallTree> = node.chain((top) =>
  fc.array(
    node.chain((middle) => fc.array(node, { maxLength: 2 }).map((low) => ({ ...middle, calls: low.map(leaf) }))),
    {
      maxLength: 3,
    },
  ).map((calls) => ({ ...top, calls }))
);

function leaf(call: Omit<CallTree, "calls">): CallTree {
  return { ...call, calls: [] };
}

/** Converts a call tree to an invocation. */
export function invocationOf({ contract, function: name, args, calls }: CallTree): DwsaAuthorizedInvocation {
  return contractInvocation({
    contract,
    function: name,
    args: args.map((arg) => scValFromJson(arg)),
    subInvocations: calls.map(invocationOf),
  });
}

/** Returns all nodes of a tree. */
export function treeNodes(tree: CallTree): CallTree[] {
  return [tree, ...tree.calls.flatMap(treeNodes)];
}

/** Returns the next choice, from 0 to `count` - 1. */
export type Choose = (count: number) => number;

/** A random list of choices, which is repeated. */
export const choices: fc.Arbitrary<Choose> = fc.array(fc.nat(0xffff), { minLength: 97, maxLength: 97 })
  .map((numbers): Choose => {
    let next = 0;
    return (count) => numbers[next++ % numbers.length]! % count;
  });

/** Creates a rule for a call: most of its parts accept the call, and some accept more. */
function ruleFor(tree: CallTree, choose: Choose): CallRule {
  const calls = tree.calls.map((below) => ruleFor(below, choose));
  if (choose(12) === 0) calls.push(...calls.slice(0, 1));
  if (choose(12) === 0) calls.reverse();
  if (choose(16) === 0) calls.pop();
  const times = [1, 1, 1, 1, 2, 3][choose(6)]!;
  return {
    contract: choose(5) === 0 ? TOKENS : tree.contract,
    function: choose(5) === 0 ? [tree.function, "swap"] : tree.function,
    args: choose(6) === 0 ? "any" : tree.args.map((arg) => argumentRule(arg, choose)),
    ...(calls.length === 0 && choose(2) === 0 ? {} : { calls }),
    ...(times === 1 ? {} : { times }),
  };
}

function argumentRule(json: ScValJson, choose: Choose): ArgumentRule {
  const isAddress = JSON.stringify(json).includes("address");
  switch (choose(6)) {
    case 0:
      return "any";
    case 1:
      return { oneOf: [json, { i128: "1" }] };
    case 2:
      if (!isAddress) return { type: "i128", min: `${choose(2)}`, max: `${3 + choose(4)}` };
      return json === ALICE_JSON || choose(4) === 0 ? "self" : { is: json };
    default:
      return { is: json };
  }
}

/** Creates a policy that usually accepts these trees. */
export function policyFor(
  trees: readonly CallTree[],
  choose: Choose,
): SigningPolicy & { readonly calls: readonly CallRule[] } {
  const calls = trees.map((tree) => ruleFor(tree, choose));
  if (choose(10) === 0) calls.reverse();
  if (choose(12) === 0) calls.pop();
  return {
    version: 1,
    network: NETWORK,
    addresses: choose(20) === 0 ? [BOB] : [ALICE, BOB].slice(0, 1 + choose(2)),
    untilLedger: 100,
    ...(choose(20) === 0 ? { entries: 1 } : {}),
    ...(choose(4) === 0
      ? { limits: TOKENS.slice(choose(6) === 0 ? 1 : 0).map((token) => ({ token, amount: `${choose(40)}` })) }
      : {}),
    ...(choose(6) === 0 ? { recipients: ADDRESSES.slice(choose(8) % 3) } : {}),
    calls,
  };
}

/** Changes a tree in one place. */
export function mutate(tree: CallTree, choose: Choose): void {
  const nodes = treeNodes(tree);
  const node = nodes[choose(nodes.length)]!;
  const other = nodes[choose(nodes.length)]!;
  switch (choose(8)) {
    case 0:
      node.function = FUNCTIONS[choose(FUNCTIONS.length)]!;
      break;
    case 1:
      node.contract = TOKENS[choose(2)]!;
      break;
    case 2:
      node.args.push({ i128: "1" });
      break;
    case 3:
      node.args.pop();
      break;
    case 4:
      node.calls.push({ ...other, args: other.args.slice(), calls: [] });
      break;
    case 5:
      node.calls.reverse();
      break;
    default:
      if (node.args.length > 0) {
        node.args[choose(node.args.length)] = choose(2) === 0
          ? { i128: `${choose(7) - 1}` }
          : { address: ADDRESSES[choose(3)]! };
      }
  }
}
