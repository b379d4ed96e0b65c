import { attemptAsync, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { contractCodeKey, contractDataKey, contractInstanceKey } from "../contract/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { quoted } from "../internal/escape.ts";
import { escapeText } from "../internal/escaped_text.ts";
import { readOptions } from "../internal/options.ts";
import { hash } from "../keys/mod.ts";
import { assetSpec, type ContractSpec, contractSpecFromWasm } from "../spec/mod.ts";
import type { ExternalRef } from "../transaction/mod.ts";
import { type LedgerEntryData, type LedgerKey, ScVal } from "../xdr/mod.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";
import type { RequestOptions } from "./rpc_request.ts";

/** The interface of a contract on the ledger; see {@linkcode interfaceOf}. */
export interface ContractInterface {
  /** The interface, for {@linkcode contractClient}. */
  readonly spec: ContractSpec;
  /** The SHA-256 hash of the contract's code, 32 bytes; `null` for the contract of an asset, which has no code. */
  readonly wasmHash: Bytes | null;
  /**
   * The reference to the code (CAP-85); `null` if the contract itself names its code. A tag that is not UTF-8 is escaped
   * as in SEP-51.
   */
  readonly externalRef: ExternalRef | null;
}

const ACTION = "read the interface";

/**
 * Reads the interface of a contract from its code on the ledger. The hash of the code is computed and compared, but which
 * code a contract has is the server's word: to execute only code that you know, pass its hash as `wasmHash` to
 * {@linkcode contractClient}.
 *
 * @param client a client from {@linkcode createClient}
 * @param contract the contract (`C…`)
 * @param options an abort signal
 * @returns the interface, the hash of the code, and the reference to it
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown
 * @throws {DwsaError} `strkey/…` if `contract` is not a contract; `client/contract-code` if the contract or its code is
 *   not on the ledger; `client/response` if the server returns other entries, or code with another hash; `spec/…` if the
 *   code does not contain a valid interface; `transaction/rpc` if a response is malformed; and the errors of the transport
 *
 * @example The contract of an asset
 * ```ts
 * import { contractClient, createClient, interfaceOf } from "@dwsa/base/client";
 * import { addressToScAddress } from "@dwsa/base/address";
 * import { contractInstanceKey } from "@dwsa/base/contract";
 * import { Networks } from "@dwsa/base/network";
 * import {
 *   ContractDataEntry,
 *   ContractExecutable,
 *   ExtensionPoint,
 *   LedgerEntryData,
 *   ScContractInstance,
 *   ScVal,
 * } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const token = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const executable = ContractExecutable.contractExecutableStellarAsset();
 * const instance = LedgerEntryData.contractData(
 *   new ContractDataEntry({
 *     ext: ExtensionPoint.v0(),
 *     contract: addressToScAddress(token),
 *     key: ScVal.scvLedgerKeyContractInstance(),
 *     durability: "persistent",
 *     val: ScVal.scvContractInstance(new ScContractInstance({ executable, storage: null })),
 *   }),
 * );
 * const key = contractInstanceKey(token).toXDR("base64");
 * const request = async () => // httpRequest("https://…", { fetch }) in a program
 *   await Promise.resolve({
 *     latestLedger: 1_234,
 *     entries: [{ key, xdr: instance.toXDR("base64"), lastModifiedLedgerSeq: 7 }],
 *   });
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 *
 * const { spec, wasmHash } = await interfaceOf(client, token);
 * assert.equal(wasmHash, null);
 * const methods = contractClient(client, token, spec);
 * assert(Object.hasOwn(methods, "transfer"));
 * ```
 */
export function interfaceOf(
  client: Client,
  contract: string,
  options?: RequestOptions,
): Promise<ContractInterface> {
  return attemptAsync(ACTION, async () => {
    if (typeof client?.getLedgerEntries !== "function") {
      throw wrongType("client", "a result of createClient()", client);
    }
    const { signal } = readOptions<RequestOptions>(options, ["signal"]);
    const read = async (key: LedgerKey, what: string): Promise<LedgerEntryData> => {
      const { entries } = Object(await client.getLedgerEntries([key], { signal }));
      if (!Array.isArray(entries)) throw wrongType("client", "a result of createClient()", client);
      const [found] = entries as readonly { readonly data: LedgerEntryData }[];
      if (found !== undefined) return found.data;
      throw new ClientError("client/contract-code", `Cannot ${ACTION}: ${what} is not on the ledger`, { got: what });
    };
    const instance = valueOf(await read(contractInstanceKey(contract), contract), contract);
    if (instance?.type !== "scvContractInstance") throw unexpectedEntry(`the instance of ${contract}`);
    const { executable } = instance.value;
    if (executable.type === "contractExecutableStellarAsset") {
      return { spec: assetSpec(), wasmHash: null, externalRef: null };
    }
    let wasmHash: Uint8Array;
    let externalRef: ExternalRef | null = null;
    if (executable.type === "contractExecutableWasm") wasmHash = executable.value;
    else {
      const { executableOwner, tag } = executable.value;
      const owner = scAddressToString(executableOwner);
      externalRef = { owner, tag: typeof tag === "string" ? tag : escapeText(tag) };
      const name = `the code named ${quoted(externalRef.tag)} of ${owner}`;
      const named = valueOf(await read(contractDataKey(owner, ScVal.scvExecutableTag(tag)), name), owner);
      if (named?.type !== "scvBytes") throw unexpectedEntry(`the hash of ${name}`);
      wasmHash = named.value;
    }
    const name = `the code ${toHex(wasmHash)}`;
    const code = await read(contractCodeKey(wasmHash), name);
    if (code.type !== "contractCode" || toHex(hash(code.value.code)) !== toHex(wasmHash)) throw unexpectedEntry(name);
    return { spec: contractSpecFromWasm(code.value.code), wasmHash: copyBytes(wasmHash), externalRef };
  });
}

/** Returns the value in an entry of contract data; `undefined` for other entries, and for those of another contract. */
function valueOf(data: LedgerEntryData, contract: string): ScVal | undefined {
  if (data.type !== "contractData" || scAddressToString(data.value.contract) !== contract) return undefined;
  return data.value.val;
}

function unexpectedEntry(expected: string): ClientError {
  const message = `Cannot ${ACTION}: expected the server to return ${expected}, got another entry`;
  return new ClientError("client/response", message, { expected, got: "another entry" });
}
