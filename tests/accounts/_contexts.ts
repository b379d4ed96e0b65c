/** Contexts as the host passes them to a contract. */

import type { AuthContext } from "@dwsa/base/accounts";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { type ContractExecutable, ScMapEntry, ScVal } from "@dwsa/base/xdr";

/** Encodes the argument `auth_contexts` of `__check_auth`. */
export function contextsVal(contexts: readonly AuthContext[]): ScVal {
  return ScVal.scvVec(contexts.map(contextVal));
}

function contextVal({ function: called }: AuthContext): ScVal {
  if (called.type === "dwsaAuthorizedFunctionTypeContractFn") {
    const { contractAddress, functionName, args } = called.value;
    return tagged(
      "Contract",
      map({
        args: ScVal.scvVec([...args]),
        contract: ScVal.scvAddress(contractAddress),
        fn_name: ScVal.scvSymbol(functionName as string),
      }),
    );
  }
  const { contractIdPreimage, executable } = called.value;
  if (contractIdPreimage.type !== "contractIdPreimageFromAddress") throw new Error("no address approves this creation");
  const args = "constructorArgs" in called.value ? called.value.constructorArgs : [];
  const fields = { executable: executableVal(executable), salt: ScVal.scvBytes(contractIdPreimage.value.salt) };
  return args.length === 0
    ? tagged("CreateContractHostFn", map(fields))
    : tagged("CreateContractWithCtorHostFn", map({ ...fields, constructor_args: ScVal.scvVec([...args]) }));
}

function executableVal(executable: ContractExecutable): ScVal {
  if (executable.type !== "contractExecutableWasm") throw new Error("only Wasm");
  return tagged("Wasm", ScVal.scvBytes(executable.value));
}

function tagged(name: string, ...parts: readonly ScVal[]): ScVal {
  return ScVal.scvVec([nativeToScVal(name, { type: "symbol" }), ...parts]);
}

function map(fields: Readonly<Record<string, ScVal>>): ScVal {
  return scvSortedMap(Object.entries(fields).map(([key, val]) => new ScMapEntry({ key: ScVal.scvSymbol(key), val })));
}
