import { scAddressToString } from "../address/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import type { ContractExecutable, ContractIdPreimage, DwsaAuthorizedFunction, ScVal } from "../xdr/mod.ts";
import { assetText } from "./_asset_text.ts";
import type { CreateInvocation, CreateInvocationNode, ExecuteInvocationNode } from "./invocation_tree.ts";

/**
 * The readable node of what one invocation does.
 *
 * @param fn what it does
 * @param convert what to make of the arguments
 * @param invocations the nodes below
 * @param path where the invocation is, for errors
 */
export function describeFunction<Value, Node>(
  fn: DwsaAuthorizedFunction,
  convert: (value: ScVal) => Value,
  invocations: Node[],
  path: string,
): ExecuteInvocationNode<Value, Node> | CreateInvocationNode<Value, Node> {
  switch (fn.type) {
    case "dwsaAuthorizedFunctionTypeContractFn": {
      const { contractAddress, functionName, args } = fn.value;
      if (typeof functionName !== "string") throw invalid(path, "a function name in UTF-8", "other bytes");
      return {
        type: "execute",
        args: {
          source: scAddressToString(contractAddress),
          function: functionName,
          args: args.map((arg) => convert(arg)),
        },
        invocations,
      };
    }
    case "dwsaAuthorizedFunctionTypeCreateContractHostFn":
      return {
        type: "create",
        args: describeCreation(fn.value.contractIdPreimage, fn.value.executable, path),
        invocations,
      };
    case "dwsaAuthorizedFunctionTypeCreateContractV2HostFn": {
      const { contractIdPreimage, executable } = fn.value;
      const constructorArgs = fn.value.constructorArgs.map((arg) => convert(arg));
      return {
        type: "create",
        args: describeCreation(contractIdPreimage, executable, path, constructorArgs),
        invocations,
      };
    }
    default:
      throw unknownArm(path, "function", fn);
  }
}

/** Of the six pairs of source and code the network knows three. */
function describeCreation<Value>(
  preimage: ContractIdPreimage,
  executable: ContractExecutable,
  path: string,
  constructorArgs?: Value[],
): CreateInvocation<Value> {
  const withArgs = constructorArgs === undefined ? {} : { constructorArgs };
  switch (preimage.type) {
    case "contractIdPreimageFromAsset": {
      if (executable.type !== "contractExecutableStellarAsset") {
        throw invalid(path, "an asset contract for a contract id that is derived from an asset", executable.type);
      }
      const asset = assetText(preimage.value);
      if (asset === undefined) throw invalid(path, "an asset code of 1 to 4 or 5 to 12 letters and digits", "another");
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
          if (typeof tag !== "string") throw invalid(path, "an executable tag in UTF-8", "other bytes");
          return {
            type: "external",
            external: { address, owner: scAddressToString(executableOwner), tag, salt, ...withArgs },
          };
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

/** The error for an invocation that the network would refuse. */
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
