/** Ledger keys and resource data for the tests of `DwsaDataBuilder`. */

import type { DwsaDataBuilder } from "@dwsa/base/builder";
import { contractCodeKey } from "@dwsa/base/contract";
import {
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  LedgerKey,
} from "@dwsa/base/xdr";

/** Returns the ledger key of contract code whose hash repeats one byte. */
export function key(byte: number): LedgerKey {
  return contractCodeKey(new Uint8Array(32).fill(byte));
}

export const a: LedgerKey = key(1);
export const b: LedgerKey = key(2);
export const c: LedgerKey = key(3);
export const d: LedgerKey = key(4);

/** Formats both parts of a footprint as short strings, for comparisons. */
export function footprint(builder: DwsaDataBuilder): string {
  return [builder.getReadOnly(), builder.getReadWrite()]
    .map((keys) => keys.map((key) => key.toXDR("hex").slice(-2)).join(" ")).join(" | ");
}

/** Creates resource data with this footprint. */
export function makeData(
  readOnly: readonly LedgerKey[],
  readWrite: readonly LedgerKey[],
  archivedDwsaEntries?: readonly number[],
): DwsaTransactionData {
  return new DwsaTransactionData({
    ext: archivedDwsaEntries === undefined
      ? DwsaTransactionDataExt.v0()
      : DwsaTransactionDataExt.resourceExt(new DwsaResourcesExtV0({ archivedDwsaEntries })),
    resources: new DwsaResources({
      footprint: new LedgerFootprint({ readOnly, readWrite }),
      instructions: 4_294_967_295,
      diskReadBytes: 2,
      writeBytes: 3,
    }),
    resourceFee: 9_223_372_036_854_775_807n,
  });
}
