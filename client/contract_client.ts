import type { DwsaError } from "../errors/mod.ts";
import { attempt, wrongType } from "../internal/fault.ts";
import { convertString, parseHash } from "../internal/arguments.ts";
import { readOptions } from "../internal/options.ts";
import {
  type ContractSpec,
  contractSpec,
  type ContractTypes,
  decodeResult,
  encodeArguments,
  isContractSpec,
  type SpecEntry,
  type TypesOf,
} from "../spec/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { notAwaited } from "./_not_awaited.ts";
import type { Call } from "./call.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";

/**
 * The functions of a contract as methods that create calls. Functions whose names begin with `__` are excluded: they
 * cannot be called.
 */
export type ContractMethods<A extends ContractTypes> = {
  readonly [
    // Mapping the functions themselves, not their names, keeps their documentation for editors.
    N in keyof A["functions"] as N extends `__${string}` ? never : N
  ]: (
    ...args: Record<string, never> extends A["functions"][N]["arguments"] ? [args?: A["functions"][N]["arguments"]]
      : [args: A["functions"][N]["arguments"]]
  ) => Call<A["functions"][N]["result"]>;
};

/** Options for {@linkcode contractClient}. */
export interface ContractClientOptions {
  /**
   * The SHA-256 hash of the code that the contract must have, 32 bytes. Before anything is signed, `send` throws
   * `client/contract-code` unless the call executes this code; if the contract is upgraded later, the network rejects
   * the transaction. This does not protect from a server and an administrator of the contract who act together.
   */
  readonly wasmHash?: Uint8Array | undefined;
}

/**
 * Creates an object with the functions of a contract as methods, named and typed by the contract's interface. A method
 * encodes its arguments immediately, and returns a call that can be simulated or sent.
 *
 * @param client a client from {@linkcode createClient}
 * @param contract the contract (`C…`)
 * @param spec the interface of the contract, as a `ContractSpec` or as its literal entries
 * @param options the hash of the code that the contract must have
 * @returns an object with a method for each function
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `strkey/…` if `contract` is not a contract, `spec/…` if the entries are not a valid interface;
 *   the methods throw the errors of `encodeArguments`
 *
 * @example A typed call
 * ```ts
 * import { contractClient, createClient, type RpcRequest } from "@dwsa/base/client";
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { Networks } from "@dwsa/base/network";
 * import { assetSpec } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const request: RpcRequest = async () => // httpRequest("https://…", { fetch }) in a program
 *   await Promise.resolve({
 *     latestLedger: 1_234,
 *     transactionData: new DwsaDataBuilder().build().toXDR("base64"),
 *     minResourceFee: "0",
 *     results: [{ auth: [], xdr: ScVal.scvI128(125_000_000n).toXDR("base64") }],
 *   });
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 *
 * const token = contractClient(client, "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", assetSpec());
 * const { result } = await token.balance({ id: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ" }).simulate();
 * assert.equal(result + 1n, 125_000_001n); // a bigint, as the interface declares
 * ```
 */
export function contractClient<A extends ContractTypes>(
  client: Client,
  contract: string,
  spec: ContractSpec<A>,
  options?: ContractClientOptions,
): ContractMethods<A>;
/**
 * Creates an object with the functions of a contract as methods, typed by the literal entries of the contract's
 * interface.
 *
 * @param client a client from {@linkcode createClient}
 * @param contract the contract (`C…`)
 * @param spec the entries of the interface, see `contractSpec()`
 * @param options the hash of the code that the contract must have
 * @returns an object with a method for each function
 * @throws {TypeError | DwsaError} as in the overload for a `ContractSpec`
 */
export function contractClient<const S extends readonly SpecEntry[]>(
  client: Client,
  contract: string,
  spec: S,
  options?: ContractClientOptions,
): ContractMethods<TypesOf<S>>;
export function contractClient(
  client: Client,
  contract: string,
  spec: ContractSpec | readonly SpecEntry[],
  options?: ContractClientOptions,
): ContractMethods<ContractTypes> {
  return attempt("create a contract client", () => {
    const { wasmHash } = readOptions<ContractClientOptions>(options, ["wasmHash"]);
    const code = wasmHash === undefined ? undefined : parseHash("options.wasmHash", wasmHash);
    if (typeof client?.call !== "function") throw wrongType("client", "a result of createClient()", client);
    convertString("contract", "a contract (C...)", contract, (text) => decodeStrKey("contract", text));
    const handle = isContractSpec(spec) ? spec : contractSpec(spec as readonly SpecEntry[]);
    const methods: Record<string, (args?: unknown) => Call<unknown>> = Object.create(null);
    for (const name of handle.functions.keys()) {
      if (name.startsWith("__")) continue;
      methods[name] = (args = {}) => typedCall(client, contract, handle, name, args, code);
    }
    return Object.freeze(methods);
  });
}

/** Creates a call with typed arguments and a typed result. */
function typedCall(
  client: Client,
  contract: string,
  spec: ContractSpec,
  name: string,
  args: unknown,
  wasmHash: Uint8Array | undefined,
): Call<unknown> {
  const values = encodeArguments(spec, name, args as Readonly<Record<string, unknown>>);
  const call = client.call(contract, name, values, { spec, wasmHash });
  return notAwaited({
    async simulate(options) {
      const simulated = await call.simulate(options);
      return { ...simulated, result: decodeResult(spec, name, simulated.result) };
    },
    async send(options) {
      const sent = await call.send(options);
      const { hash, ledger, fees: { charged: feeCharged }, transaction: { envelope } } = sent;
      try {
        return { ...sent, result: decodeResult(spec, name, sent.result) };
      } catch (cause) {
        const { path, reason } = cause as DwsaError;
        const result = `its result cannot be decoded${path ? ` at ${path}` : ""}: ${reason}`;
        const message = `Cannot call ${name}: the transaction succeeded in ledger ${ledger}, but ${result}`;
        throw new ClientError("client/response", message, {
          ...{ hash, envelope, ledger, feeCharged, cause },
        });
      }
    },
  });
}
