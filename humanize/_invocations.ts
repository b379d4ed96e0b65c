/** Converts invocations: the function, its arguments and the sub-invocations. */

import { attempt, Fault, unexpectedAt, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { assetText } from "../contract/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import {
  type ContractExecutable,
  type ContractIdPreimage,
  type DwsaAuthorizedFunction,
  type DwsaAuthorizedInvocation,
  isXdr,
  type ScString,
  ScVal,
} from "../xdr/mod.ts";
import type { CreateInvocation, CreateInvocationNode, ExecuteInvocationNode } from "./invocation_tree.ts";

/** The conversions of a node's parts. */
export interface Conversion<Value, Text> {
  /** Converts an argument. */
  readonly value: (value: ScVal) => Value;
  /** Converts a string that may not be UTF-8. */
  readonly text: (text: ScString) => Text;
}

/** A node whose values have the type `Value`, tags the type `Text`, and sub-nodes the type `Node`. */
export type InvocationNode<Value, Text, Node> =
  | ExecuteInvocationNode<Value, Node>
  | CreateInvocationNode<Value, Node, Text>;

/** The fields of a `DwsaAuthorizedInvocation`. */
export interface Invocation {
  /** The called function, or the created contract. */
  readonly function: DwsaAuthorizedFunction;
  /** The sub-invocations. */
  readonly subInvocations: readonly Invocation[];
}

/**
 * Throws if `root` is not an invocation. Compares the tag instead of the class, since the class would add its codec to
 * every bundle.
 */
export function requireInvocation(
  root: unknown,
  name = "root",
): asserts root is DwsaAuthorizedInvocation {
  if (!isXdr(root, "DwsaAuthorizedInvocation")) throw wrongType(name, { xdrName: "DwsaAuthorizedInvocation" }, root);
}

/**
 * Builds a tree with one node for each invocation, in the same order. The function is iterative, so deep trees cannot
 * exhaust the stack.
 *
 * @param root the first invocation
 * @param conversion the conversions of arguments and strings
 * @param make creates a node from its parts, its function and its path; the list of its sub-nodes is filled later
 * @param path the path of the first invocation
 */
export function mapInvocations<Value, Text, Node>(
  root: Invocation,
  conversion: Conversion<Value, Text>,
  make: (parts: InvocationNode<Value, Text, Node>, fn: DwsaAuthorizedFunction, path: string) => Node,
  path = "root",
): Node {
  return attempt("read the invocation", () => {
    const tops: Node[] = [];
    const pending = [{ source: root, siblings: tops, path }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { source: { function: fn, subInvocations }, siblings, path } = next;
      const invocations: Node[] = [];
      siblings.push(make(describeFunction(fn, conversion, invocations, path), fn, path));
      for (let i = subInvocations.length - 1; i >= 0; i--) {
        pending.push({ source: subInvocations[i]!, siblings: invocations, path: `${path}.subInvocations[${i}]` });
      }
    }
    return tops[0]!;
  });
}

/** Describes the function of an invocation as a node. Errors contain `path`. */
function describeFunction<Value, Text, Node>(
  fn: DwsaAuthorizedFunction,
  conversion: Conversion<Value, Text>,
  invocations: Node[],
  path: string,
): InvocationNode<Value, Text, Node> {
  switch (fn.type) {
    case "dwsaAuthorizedFunctionTypeContractFn": {
      const { contractAddress, functionName, args } = fn.value;
      return {
        type: "execute",
        args: {
          source: scAddressToString(contractAddress),
          function: functionNameText(functionName),
          args: args.map((arg) => conversion.value(arg)),
        },
        invocations,
      };
    }
    case "dwsaAuthorizedFunctionTypeCreateContractHostFn":
      return {
        type: "create",
        args: describeCreation(fn.value.contractIdPreimage, fn.value.executable, conversion, path),
        invocations,
      };
    case "dwsaAuthorizedFunctionTypeCreateContractV2HostFn": {
      const { contractIdPreimage, executable } = fn.value;
      const constructorArgs = fn.value.constructorArgs.map((arg) => conversion.value(arg));
      return {
        type: "create",
        args: describeCreation(contractIdPreimage, executable, conversion, path, constructorArgs),
        invocations,
      };
    }
    default:
      throw unknownArm(path, "function", fn);
  }
}

/**
 * Describes a creation. The network accepts three combinations of preimage and executable: an asset and the asset
 * contract; an address and a code hash; an address and code named by another contract.
 */
function describeCreation<Value, Text>(
  preimage: ContractIdPreimage,
  executable: ContractExecutable,
  { text }: Pick<Conversion<Value, Text>, "text">,
  path: string,
  constructorArgs?: readonly Value[],
): CreateInvocation<Value, Text> {
  const withArgs = constructorArgs === undefined ? {} : { constructorArgs };
  const malformed = (): CreateInvocation<Value, Text> => {
    if (typeof executable.toJSON !== "function") throw unknownArm(path, "executable", executable);
    const parts = { contractIdPreimage: preimage.toJSON(), executable: executable.toJSON() };
    return { type: "malformed", malformed: { ...parts, ...withArgs } };
  };
  switch (preimage.type) {
    case "contractIdPreimageFromAsset": {
      const asset = executable.type === "contractExecutableStellarAsset" ? assetText(preimage.value) : undefined;
      if (asset === undefined) return malformed();
      return constructorArgs?.length ? { type: "sac", asset, constructorArgs } : { type: "sac", asset };
    }
    case "contractIdPreimageFromAddress": {
      const salt = toHex(preimage.value.salt);
      const address = scAddressToString(preimage.value.address);
      switch (executable.type) {
        case "contractExecutableWasm":
          return { type: "wasm", wasm: { address, hash: toHex(executable.value), salt, ...withArgs } };
        case "contractExecutableExternalRef": {
          const { executableOwner, tag } = executable.value;
          const owner = scAddressToString(executableOwner);
          return { type: "external", external: { address, owner, tag: text(tag), salt, ...withArgs } };
        }
        case "contractExecutableStellarAsset":
          return malformed();
        default:
          throw unknownArm(path, "executable", executable);
      }
    }
    default:
      throw unknownArm(path, "contractIdPreimage", preimage);
  }
}

/** Formats a function name; bytes that are not UTF-8 are escaped as in SEP-51. */
function functionNameText(name: ScString): string {
  return typeof name === "string" ? name : (ScVal.scvSymbol(name).toJSON() as { readonly symbol: string }).symbol;
}

/** Returns the error for an arm of a later protocol or an unvalidated value. */
function unknownArm(path: string, field: string, union: { readonly type: string }): Fault {
  const got = String(union.type);
  return unexpectedAt("humanize/unknown-arm", `${path}.${field}`, "of a known type", got);
}
