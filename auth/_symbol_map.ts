/** Maps with symbol keys, the form of all structs of contracts. */

import { ScMapEntry, ScVal } from "../xdr/mod.ts";

/** A map from symbols to bytes; the names must be in ascending order. */
export function symbolMap(fields: Readonly<Record<string, Uint8Array>>): ScVal {
  return ScVal.scvMap(
    Object.entries(fields).map(([name, bytes]) =>
      new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvBytes(bytes) })
    ),
  );
}
