/**
 * Creates contract operations other than calls: code uploads, contract creations, and extensions and restorations of
 * ledger entries.
 */

import { attempt, Fault, unexpected, wrongType } from "../internal/fault.ts";
import { addressToScAddress } from "../address/mod.ts";
import { parseAsset, type TypedOperation } from "../contract/mod.ts";
import { checkArgument } from "../contract/_shared.ts";
import { convertString, expectedBytes, parseBytes, parseHash } from "../internal/arguments.ts";
import { type IntLike, parseIntLike } from "../internal/int_like.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { readOptions } from "../internal/options.ts";
import { isWellFormed } from "../internal/utf8.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { describePrefix, type Prefix } from "../strkey/_shared.ts";
import {
  ContractExecutable,
  ContractExecutableExternalRef,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  ExtendFootprintTtlOp,
  type ExtendFootprintTtlResult,
  ExtensionPoint,
  HostFunction,
  InvokeHostFunctionOp,
  type InvokeHostFunctionResult,
  Operation,
  OperationBody,
  RestoreFootprintOp,
  type RestoreFootprintResult,
  ScAddress,
  ScVal,
} from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { MAX_UINT32 } from "./_parameters.ts";

/** A contract to create. */
export type CreateContractParams = WasmContractParams | ReferenceContractParams | AssetContractParams;

/** What every contract that an address deploys has. */
export interface DeployedContractParams {
  /** The deployer, whose authorization is required: `G…` or `C…`. */
  readonly deployer: string;
  /** A 32-byte salt, which distinguishes the contracts of one deployer. */
  readonly salt: Uint8Array;
  /** The constructor arguments; none by default. */
  readonly args?: readonly ScVal[];
}

/** A contract whose code is already uploaded. */
export interface WasmContractParams extends DeployedContractParams {
  /** The SHA-256 hash of the contract's code, 32 bytes. */
  readonly wasmHash: Uint8Array;
}

/** A contract whose code another contract determines, and can change (CAP-85). */
export interface ReferenceContractParams extends DeployedContractParams {
  /** The reference to the code. */
  readonly externalRef: ExternalRef;
}

/** A reference to the code of contracts (CAP-85). Who controls `owner` controls the code. */
export interface ExternalRef {
  /** The contract that determines the code: `C…`. */
  readonly owner: string;
  /** The name of the code at that contract, as UTF-8. */
  readonly tag: string;
}

/** The built-in contract of an asset. */
export interface AssetContractParams {
  /** The asset: `native` or `CODE:G…`. */
  readonly asset: string;
}

/**
 * Creates an operation that restores the archived entries in the read-write footprint of its transaction. Get the
 * resource data of the transaction, which contains the footprint, from a simulation of a call, or from a simulation of
 * this operation with the footprint of `DwsaDataBuilder.forRestore`.
 *
 * @returns the operation
 *
 * @example A restoring operation
 * ```ts
 * import { restoreFootprint } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * assert.equal(restoreFootprint().body.type, "restoreFootprint");
 * ```
 */
export function restoreFootprint(): TypedOperation<RestoreFootprintResult> {
  return operationOf(OperationBody.restoreFootprint(new RestoreFootprintOp({ ext: ExtensionPoint.v0() })));
}

/**
 * Creates an operation that extends the lifetime of the entries in the read-only footprint of its transaction. Entries
 * with a longer lifetime are not changed. To simulate the operation, build its transaction with the footprint of
 * `DwsaDataBuilder.forExtend` as `resourceData`.
 *
 * @param ledgers the new lifetime, counted from the ledger of the transaction
 * @returns the operation
 * @throws {TypeError} if `ledgers` is not a bigint, a number or a string
 * @throws {RangeError} if `ledgers` is not an integer from 0 to 2^32 - 1
 *
 * @example About 30 days, with ledgers of 5 seconds
 * ```ts
 * import { extendFootprint } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const { body } = extendFootprint(518_400);
 * assert(body.type === "extendFootprintTtl" && body.value.extendTo === 518_400);
 * ```
 */
export function extendFootprint(ledgers: IntLike): TypedOperation<ExtendFootprintTtlResult> {
  return attempt("extend the footprint", () => {
    const extendTo = Number(parseIntLike("ledgers", ledgers, 0, MAX_UINT32));
    return operationOf(
      OperationBody.extendFootprintTtl(new ExtendFootprintTtlOp({ ext: ExtensionPoint.v0(), extendTo })),
    );
  });
}

/**
 * Creates an operation that uploads contract code. The return value of the operation is the hash for
 * {@linkcode createContract}.
 *
 * @param wasm the WebAssembly code, which must begin with the header of version 1
 * @returns the operation
 * @throws {TypeError} if `wasm` is not a `Uint8Array`
 * @throws {DwsaError} `transaction/wasm` if `wasm` is not WebAssembly
 *
 * @example Upload
 * ```ts
 * import { uploadWasm } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const wasm = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
 * assert.equal(uploadWasm(wasm).body.type, "invokeHostFunction");
 * assert.throws(() => uploadWasm(new Uint8Array(8)), { code: "transaction/wasm" });
 * ```
 */
export function uploadWasm(wasm: Uint8Array): TypedOperation<InvokeHostFunctionResult> {
  return attempt("upload code", () => {
    const code = parseBytes("wasm", wasm, undefined, expectedBytes(wasm));
    if (![0, 97, 115, 109, 1, 0, 0, 0].every((byte, i) => code[i] === byte)) {
      throw unexpected("transaction/wasm", "wasm to begin with \\0asm and version 1", "other bytes");
    }
    return invoke(HostFunction.hostFunctionTypeUploadContractWasm(code));
  });
}

/**
 * Creates an operation that creates a contract from uploaded code, a reference to code, or an asset.
 *
 * @param params the contract to create
 * @returns the operation, without authorization entries; a simulation returns the entry of the deployer
 * @throws {TypeError} if a parameter is missing, misspelled or of the wrong type
 * @throws {RangeError} if `salt` or `wasmHash` does not have 32 bytes
 * @throws {DwsaError} `address/kind` or `strkey/…` if `deployer` is not an address, `strkey/…` if `externalRef.owner` is not a contract;
 *   `contract/deployer` if `deployer` is neither an account nor a contract; `scval/ill-formed-text` if `externalRef.tag` contains a lone surrogate; `contract/asset` or `strkey/…` if `asset` is not an asset;
 *   `contract/argument` if the network would reject an argument
 *
 * @example The contract of an asset
 * ```ts
 * import { createContract } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const { body } = createContract({ asset: "native" });
 * assert(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeCreateContract");
 * ```
 *
 * @example A contract whose code another contract determines
 * ```ts
 * import { createContract } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const owner = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const externalRef = { owner, tag: "token" };
 * const { body } = createContract({ deployer: owner, salt: new Uint8Array(32), externalRef });
 * assert(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeCreateContractV2");
 * assert.equal(body.value.hostFunction.value.executable.type, "contractExecutableExternalRef");
 * ```
 */
export function createContract(params: CreateContractParams): TypedOperation<InvokeHostFunctionResult> {
  return attempt("create a contract", () => createWith(params));
}

function createWith(params: CreateContractParams): TypedOperation<InvokeHostFunctionResult> {
  if (params === undefined) throw wrongType("params", "an object", params);
  const names = ["deployer", "salt", "wasmHash", "externalRef", "args", "asset"] as const;
  const given = readOptions<WasmContractParams & ReferenceContractParams & AssetContractParams>(
    params as never,
    names,
    "params",
  );
  if (given.asset === undefined) return createDeployed(given);
  const others = Object.keys(given).filter((name) => name !== "asset");
  if (others.length > 0) {
    throw new Fault(
      "type",
      `expected either asset, or deployer, salt and wasmHash or externalRef, got asset and ${others.join(", ")}`,
    );
  }
  const contractIdPreimage = ContractIdPreimage.contractIdPreimageFromAsset(
    convertString("asset", '"native" or "CODE:G..."', given.asset, parseAsset),
  );
  const executable = ContractExecutable.contractExecutableStellarAsset();
  return invoke(
    HostFunction.hostFunctionTypeCreateContract(new CreateContractArgs({ contractIdPreimage, executable })),
  );
}

function createDeployed(
  given: Partial<WasmContractParams & ReferenceContractParams>,
): TypedOperation<InvokeHostFunctionResult> {
  const expected = "an account (G...) or a contract (C...)";
  const address = convertString("deployer", expected, given.deployer, addressToScAddress);
  if (address.type !== "scAddressTypeAccount" && address.type !== "scAddressTypeContract") {
    const found = describePrefix(given.deployer![0] as Prefix);
    throw unexpected("contract/deployer", `deployer to be ${expected}`, found);
  }
  const salt = parseHash("salt", given.salt);
  const contractIdPreimage = ContractIdPreimage.contractIdPreimageFromAddress(
    new ContractIdPreimageFromAddress({ address, salt }),
  );
  if (given.wasmHash !== undefined && given.externalRef !== undefined) {
    throw new Fault("type", "expected either wasmHash or externalRef, got both");
  }
  const executable = given.externalRef === undefined
    ? ContractExecutable.contractExecutableWasm(parseHash("wasmHash", given.wasmHash))
    : ContractExecutable.contractExecutableExternalRef(readReference(given.externalRef));
  const constructorArgs = parseArguments(given.args);
  return invoke(
    HostFunction.hostFunctionTypeCreateContractV2(
      new CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs }),
    ),
  );
}

function readReference(reference: ExternalRef): ContractExecutableExternalRef {
  const { owner, tag } = readOptions<ExternalRef>(reference, ["owner", "tag"], "externalRef");
  const executableOwner = convertString("externalRef.owner", "a contract (C...)", owner, (text) => {
    return ScAddress.scAddressTypeContract(decodeStrKey("contract", text));
  });
  if (typeof tag !== "string") throw wrongType("externalRef.tag", "a string", tag);
  if (!isWellFormed(tag)) {
    throw unexpected("scval/ill-formed-text", "externalRef.tag to be well-formed", "a lone surrogate");
  }
  return new ContractExecutableExternalRef({ executableOwner, tag });
}

function parseArguments(args: unknown): readonly ScVal[] {
  if (args === undefined) return [];
  if (!Array.isArray(args)) {
    const advice = hasPlainPrototype(args) ? ' (encodeArguments(spec, "__constructor", args) creates it)' : "";
    throw wrongType("args", `an array${advice}`, args);
  }
  return Array.from(args, (value, i) => {
    checkArgument(value, i);
    return copyXdr(ScVal, value);
  });
}

function invoke(hostFunction: HostFunction): TypedOperation<InvokeHostFunctionResult> {
  return operationOf(OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] })));
}

/** Creates an operation without a source account. */
function operationOf(body: OperationBody): Operation {
  return new Operation({ sourceAccount: null, body });
}
