/** Compiled, never run: uses of resource data that the compiler must accept, and those that it must reject. */

import { DwsaDataBuilder } from "@dwsa/base/builder";
import { hashTransaction } from "@dwsa/base/transaction";
import type { DwsaTransactionData, LedgerFootprint, LedgerKey, TransactionEnvelope } from "@dwsa/base/xdr";

export function results(keys: readonly LedgerKey[], data: DwsaTransactionData, envelope: TransactionEnvelope): void {
  const builder: DwsaDataBuilder = new DwsaDataBuilder("").setFootprint(null, keys).setFootprint(undefined, [])
    .setReadOnly(keys).setReadWrite().appendFootprint(keys, []).setResourceFee(1n).setResourceFee(1).setResourceFee("1")
    .setResources(1, 2, 3);
  const built: DwsaTransactionData = builder.build();
  const footprint: LedgerFootprint = builder.getFootprint();
  const lists: LedgerKey[][] = [builder.getReadOnly(), builder.getReadWrite()];
  const others = [new DwsaDataBuilder(), new DwsaDataBuilder(data), new DwsaDataBuilder(data.toXDR())];
  const hash: Uint8Array = hashTransaction(envelope, "network");
  void [built, footprint, lists, others, hash, DwsaDataBuilder.fromXDR(data.toXDR("base64")).resourceFee];
}

export function refused(builder: DwsaDataBuilder, envelope: TransactionEnvelope): void {
  // @ts-expect-error both lists are required
  builder.appendFootprint([]);
  // @ts-expect-error three numbers
  builder.setResources(1, 2);
  // @ts-expect-error resources are numbers
  builder.setResources(1n, 2n, 3n);
  // @ts-expect-error keys are ledger keys
  builder.setReadOnly(["AAAA"]);
  // @ts-expect-error the network has no default
  hashTransaction(envelope);
}
