/** The parameters of transactions other than calls. */

import type { TransactionMemo } from "../transaction/mod.ts";
import type { Operation, ScVal } from "../xdr/mod.ts";
import type { FinishedTransaction, SendOptions, Sent } from "./call.ts";

/** The parameters of {@linkcode Client.transact}. */
export interface TransactParams extends SendOptions {
  /**
   * 1 to 100 operations from `@dwsa/base/operation`. For contract operations, use {@linkcode Client.call} and
   * {@linkcode Client.deploy}.
   */
  readonly operations: readonly Operation[];
  /** The memo. */
  readonly memo?: TransactionMemo | undefined;
}

/** The parameters of {@linkcode Client.deploy}: exactly one of `wasm`, `wasmHash` and `asset`. */
export interface DeployParams extends SendOptions {
  /** The code. If the ledger does not have it, it is uploaded in a transaction of its own. */
  readonly wasm?: Uint8Array | undefined;
  /** The SHA-256 hash of uploaded code, 32 bytes. */
  readonly wasmHash?: Uint8Array | undefined;
  /** The asset of the contract: `native`, or `CODE:G…`. */
  readonly asset?: string | undefined;
  /** The constructor arguments, as encoded by `encodeArguments(spec, "__constructor", …)`. None by default. */
  readonly args?: readonly ScVal[] | undefined;
  /** A 32-byte salt, which distinguishes the contracts of one deployer. Random by default. */
  readonly salt?: Uint8Array | undefined;
}

/** A created contract: the result is its id (`C…`). */
export interface Deployed extends Sent<string> {
  /** The transaction that uploaded the code; `null` if none was needed. */
  readonly uploaded: FinishedTransaction | null;
}
