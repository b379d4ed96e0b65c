/** The parameters of transactions other than calls. */

import type { TransactionMemo } from "../transaction/mod.ts";
import type { Operation, ScVal } from "../xdr/mod.ts";
import type { FinishedTransaction, SendOptions, Sent } from "./call.ts";

/** The parameters of {@linkcode Client.transact}. */
export interface TransactParams extends SendOptions {
  /** 1 to 100 operations, of `@dwsa/base/operation`. Those of contracts have {@linkcode Client.call} and {@linkcode Client.deploy}. */
  readonly operations: readonly Operation[];
  /** A note. */
  readonly memo?: TransactionMemo | undefined;
}

/** The parameters of {@linkcode Client.deploy}: exactly one of `wasm`, `wasmHash` and `asset`. */
export interface DeployParams extends SendOptions {
  /** The code. It is uploaded in a transaction of its own if the ledger does not have it. */
  readonly wasm?: Uint8Array | undefined;
  /** The SHA-256 hash of code that was uploaded, 32 bytes. */
  readonly wasmHash?: Uint8Array | undefined;
  /** The asset whose contract is created: `native`, or `CODE:G…`. */
  readonly asset?: string | undefined;
  /** The arguments of the constructor: `encodeArguments(spec, "__constructor", …)` encodes them. By default, there are none. */
  readonly args?: readonly ScVal[] | undefined;
  /** 32 bytes, by which the contracts of one deployer differ. By default, random ones. */
  readonly salt?: Uint8Array | undefined;
}

/** A contract that was created: the result is its id (`C…`). */
export interface Deployed extends Sent<string> {
  /** The transaction that uploaded the code; `null` if there was none. */
  readonly uploaded: FinishedTransaction | null;
}
