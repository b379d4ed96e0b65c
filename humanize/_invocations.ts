/** Reads invocations: the function, its arguments and the invocations below it. */

import { scAddressToString } from "../address/mod.ts";
import { assetText } from "../contract/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { wrongType } from "../internal/describe.ts";
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

/** How to convert the parts of a node. */
export interface Conversion<Value, Text> {
  /** Converts an argument. */
  readonly value: (value: ScVal) => Value;
  /** Converts a string that need not be UTF-8. */
  readonly text: (text: ScString) => Text;
}

/** A node with these parts, and with nodes below it as `Node`. */
export type InvocationNode<Value, Text, Node> =
  | ExecuteInvocationNode<Value, Node>
  | CreateInvocationNode<Value, Node, Text>;

/** The fields of a `DwsaAuthorizedInvocation`. */
export interface Invocation {
  /** The function that it calls, or the contract that it creates. */
  readonly function: DwsaAuthorizedFunction;
  /** The invocations below it. */
  readonly subInvocations: readonly Invocation[];
}

/**
 * Rejects a root that is not an invocation. Compares the tag and not the class, since the class would add the code that
 * encodes and decodes it to each bundle.
 */
export function requireInvocation(action: string, root: unknown): asserts root is DwsaAuthorizedInvocation {
  if (!isXdr(root, "DwsaAuthorizedInvocation")) throw wrongType(action, "root", "a DwsaAuthorizedInvocation", root);
}

/**
 * Makes a tree with one node for each invocation, in the same order. It uses a list and no recursion, so that no depth
 * exhausts the stack.
 *
 * @param root the first invocation
 * @param conversion how to convert arguments and strings
 * @param make makes a node from its parts, its function and its path; its list of invocations is filled afterwards
 * @param path the path of the first invocation
 */
export function mapInvocations<Value, Text, Node>(
  root: Invocation,
  conversion: Conversion<Value, Text>,
  make: (parts: InvocationNode<Value, Text, Node>, fn: DwsaAuthorizedFunction, path: string) => Node,
  path = "root",
): Node {
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
}

/** The node of one invocation; `path` is its place, for errors. */
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
 * A creation. The network accepts three pairs of a preimage and an executable: an asset and the asset contract, an
 * address and code by its hash, an address and code that another contract names.
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

/** The name of a function as a string; other bytes than UTF-8 are escaped as in SEP-51. */
function functionNameText(name: ScString): string {
  return typeof name === "string" ? name : (ScVal.scvSymbol(name).toJSON() as { readonly symbol: string }).symbol;
}

/** The error for an arm that did not exist when this was written, or a value that was not checked. */
function unknownArm(path: string, field: string, union: { readonly type: string }): DwsaError {
  const got = String(union.type);
  const message = `Cannot read the invocation at ${path}: expected a known kind of ${field}, got ${got}`;
  return new DwsaError("humanize/unknown-arm", message, { path: `${path}.${field}`, expected: "a known kind", got });
}
