/** Reads invocations: the function, its arguments and the invocations below it. */

import { scAddressToString } from "../address/mod.ts";
import { assetText } from "../contract/asset.ts";
import { toHex } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { wrongType } from "../internal/describe.ts";
import type {
  ContractExecutable,
  ContractIdPreimage,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  ScString,
  ScVal,
} from "../xdr/mod.ts";
import { isXdr } from "../xdr/is_xdr.ts";
import type { CreateInvocation, CreateInvocationNode, ExecuteInvocationNode } from "./invocation_tree.ts";

/** How to convert the parts of a node. */
export interface Conversion<Value, Text> {
  /** Converts an argument. */
  readonly value: (value: ScVal) => Value;
  /** Converts a text that need not be UTF-8. */
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
 * Refuses a root that is not an invocation. Compares the tag and not the class, since the class would add the code that
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
 * @param conversion how to convert arguments and texts
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
      if (typeof functionName !== "string") throw invalid(path, "a function name in UTF-8", "other bytes");
      return {
        type: "execute",
        args: {
          source: scAddressToString(contractAddress),
          function: functionName,
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
 * A creation. The network accepts three pairs of a preimage and an executable: an asset and the asset contract, an address
 * and code by its hash, an address and code that another contract names.
 */
function describeCreation<Value, Text>(
  preimage: ContractIdPreimage,
  executable: ContractExecutable,
  { text }: Pick<Conversion<Value, Text>, "text">,
  path: string,
  constructorArgs?: readonly Value[],
): CreateInvocation<Value, Text> {
  const withArgs = constructorArgs === undefined ? {} : { constructorArgs };
  switch (preimage.type) {
    case "contractIdPreimageFromAsset": {
      if (executable.type !== "contractExecutableStellarAsset") {
        throw invalid(path, "an asset contract for a contract id that is derived from an asset", executable.type);
      }
      const asset = assetText(preimage.value);
      if (asset === undefined) {
        throw invalid(path, "an asset code of 1 to 4 or 5 to 12 letters and digits", "another code");
      }
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
          throw invalid(path, "code for a contract id that is derived from an address", executable.type);
        default:
          throw unknownArm(path, "executable", executable);
      }
    }
    default:
      throw unknownArm(path, "contractIdPreimage", preimage);
  }
}

/** The error for an invocation that the network refuses. */
function invalid(path: string, expected: string, got: string): DwsaError {
  const message = `Cannot read the invocation at ${path}: expected ${expected}, got ${got}`;
  return new DwsaError("humanize/invalid-invocation", message, { path, expected, got });
}

/** The error for an arm that did not exist when this was written, or a value that was not checked. */
function unknownArm(path: string, field: string, union: { readonly type: string }): DwsaError {
  const got = String(union.type);
  const message = `Cannot read the invocation at ${path}: expected a known kind of ${field}, got ${got}`;
  return new DwsaError("humanize/unknown-arm", message, { path: `${path}.${field}`, expected: "a known kind", got });
}
