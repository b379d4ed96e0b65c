/** The parameters of transactions other than contract calls. */

import type { ExternalRef, TransactionMemo } from "../transaction/mod.ts";
import type { DwsaTransactionData, Operation, ScVal } from "../xdr/mod.ts";
import type { FinishedTransaction, SendOptions, Sent } from "./call.ts";

/** The parameters of {@linkcode Client.transact}. */
export interface TransactParams extends SendOptions {
  /**
   * 1 to 100 classic operations, for example from `@dwsa/base/operation`, or exactly one contract operation, for example
   * `Operation.fromXDR(text, "base64")` of another library.
   */
  readonly operations: readonly Operation[];
  /**
   * The resource data whose footprint `extendFootprint` or `restoreFootprint` needs: `DwsaDataBuilder.forExtend(keys)` or
   * `forRestore(keys)`, then `build()`. Its fee is replaced by that of the simulation.
   */
  readonly resourceData?: DwsaTransactionData | undefined;
  /** The memo of the transaction; not allowed for a contract operation. */
  readonly memo?: TransactionMemo | undefined;
}

/** The parameters of {@linkcode Client.deploy}: exactly one of `wasm`, `wasmHash`, `externalRef` and `asset`. */
export interface DeployParams extends SendOptions {
  /** The WebAssembly code. Unless the code is on the ledger, it is uploaded in a separate transaction. */
  readonly wasm?: Uint8Array | undefined;
  /** The SHA-256 hash of code that is already uploaded, 32 bytes. */
  readonly wasmHash?: Uint8Array | undefined;
  /** The reference to code that another contract determines, and can change (CAP-85). */
  readonly externalRef?: ExternalRef | undefined;
  /** The asset for which the contract is created: `native` or `CODE:G…`. */
  readonly asset?: string | undefined;
  /**
   * The constructor arguments, as encoded by `encodeArguments(spec, "__constructor", …)`; none by default. Not allowed
   * with `asset`.
   */
  readonly args?: readonly ScVal[] | undefined;
  /**
   * A 32-byte salt, which distinguishes the contracts of one deployer; random by default. Not allowed with `asset`.
   */
  readonly salt?: Uint8Array | undefined;
}

/** A contract that was created. `result` is its address (`C…`). */
export interface Deployed extends Sent<string> {
  /** The transaction that uploaded the code; `null` if none was needed. */
  readonly uploaded: FinishedTransaction | null;
}
