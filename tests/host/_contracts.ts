/** Reads the recorded contracts of the host program. */

import { readFileSync } from "node:fs";
import type { ContractKind } from "./_questions.ts";

/** The hash and the code of each contract, in hexadecimal. */
export type Contracts = Readonly<Record<ContractKind, { readonly hash: string; readonly wasm: string }>>;

/** The file with the recorded contracts. */
export const CONTRACTS_FILE: URL = new URL("../vectors/host/contracts.json", import.meta.url);

let contracts: Contracts | undefined;

/** Returns the recorded contracts, which are read once. */
export function readContracts(): Contracts {
  contracts ??= JSON.parse(readFileSync(CONTRACTS_FILE, "utf8")) as Contracts;
  return contracts;
}

/** Returns the SHA-256 hash of the code of a contract, in hexadecimal. */
export function contractHash(kind: ContractKind): string {
  return readContracts()[kind].hash;
}
