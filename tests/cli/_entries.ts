/** Entries to sign. */

import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { sampleEntry } from "../../cli/demo.ts";
import { keypairOf } from "./_envelopes.ts";

/** An unsigned entry of the account of a key. */
export function entryOf({ seed }: { readonly seed: number }): DwsaAuthorizationEntry {
  return DwsaAuthorizationEntry.fromXDR(sampleEntry(keypairOf(seed).publicKey()));
}
