/** Invocation trees for display. */

import { buildInvocationTree, scAddressToString } from "@dwsa/base";
import { DwsaAuthorizedFunction, DwsaAuthorizedInvocation, type ScVal } from "@dwsa/base/xdr";
import type { CallView, Field, Mark } from "./report.ts";
import { type Budget, nameText, quoted, viewValue } from "./values.ts";

/** Maximum number of sub-invocations shown per call. */
const CALLS = 500;

/** Marks of calls, by path. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** Converts an invocation tree for display, with the warnings of its calls. */
export function viewCall(invocation: DwsaAuthorizedInvocation, path: string, budget: Budget, marks?: Marks): CallView {
  const { function: called, subInvocations } = invocation;
  const below: CallView[] = [];
  const head = called.type === "dwsaAuthorizedFunctionTypeContractFn"
    ? {
      kind: "call" as const,
      name: nameText(called.value.functionName),
      target: scAddressToString(called.value.contractAddress),
      args: viewAll(called.value.args, budget),
      fields: [],
    }
    : creation(called, budget);
  for (const [i, sub] of subInvocations.entries()) {
    if (i === CALLS || !budget.take()) break;
    below.push(viewCall(sub, `${path}.subInvocations[${i}]`, budget, marks));
  }
  const count = below.reduce((sum, call) => sum + 1 + call.count, subInvocations.length - below.length);
  return {
    path,
    marks: marks?.get(path) ?? [],
    ...head,
    below,
    count,
    left: subInvocations.length - below.length,
  };
}

/** Converts arguments for display. */
export function viewAll(values: readonly ScVal[], budget: Budget): CallView["args"] {
  return values.map((value) => viewValue(value, budget));
}

type Creation = Exclude<DwsaAuthorizedFunction, { readonly type: "dwsaAuthorizedFunctionTypeContractFn" }>;

function creation(
  called: Creation,
  budget: Budget,
): Omit<CallView, "path" | "marks" | "below" | "count" | "left"> {
  const tree = buildInvocationTree(new DwsaAuthorizedInvocation({ function: called, subInvocations: [] }));
  if (tree.type !== "create") throw new Error("Cannot show a contract creation: the invocation is a call");
  const args = "constructorArgs" in called.value ? viewAll(called.value.constructorArgs, budget) : [];
  const { asset, wasm, external } = tree.args;
  if (asset !== undefined) {
    return { kind: "create", name: "create the contract of an asset", target: asset, args, fields: [] };
  }
  const { address, salt } = wasm ?? external!;
  const fields: Field[] = [{ label: "deployer", text: address, as: "address" }, {
    label: "salt",
    text: salt,
    as: "code",
  }];
  if (wasm !== undefined) {
    return { kind: "create", name: "create a contract", target: "", args, fields: [code(wasm.hash), ...fields] };
  }
  const named: Field[] = [
    { label: "code from", text: external!.owner, as: "address" },
    { label: "with the tag", text: quoted(external!.tag), as: "code" },
  ];
  return { kind: "create", name: "create a contract", target: "", args, fields: [...named, ...fields] };
}

function code(hash: string): Field {
  return { label: "code hash", text: hash, as: "code" };
}
