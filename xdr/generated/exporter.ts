// Generated from xdr/idl/exporter.x by scripts/generate_xdr.ts. Do not edit.

// The expression of a class resembles its XDR definition: the fields, or the arms by discriminant. The functions after
// them read a value (r: reader, v: value, C: class) and write it (w: writer); Maker in xdr/_schema.ts explains the rest.

import { BLANK, list, struct, u32 } from "../_schema.ts";
import type { XdrValue } from "../value.ts";
import type { XdrStruct } from "../wire_types.ts";
import type { LedgerCloseMetaBatchJson } from "./json_types.ts";
import { LedgerCloseMeta } from "./ledger.ts";

/** The meta of consecutive ledgers, from `startSequence` to `endSequence` inclusive. */
export interface LedgerCloseMetaBatch extends XdrValue<LedgerCloseMetaBatchJson> {
  /** An unsigned 32-bit integer. */
  readonly startSequence: number;
  /** An unsigned 32-bit integer. */
  readonly endSequence: number;
  /** An array of {@linkcode LedgerCloseMeta} values. */
  readonly ledgerCloseMetas: readonly LedgerCloseMeta[];
}
/** The class of {@linkcode LedgerCloseMetaBatch}. */
export const LedgerCloseMetaBatch: XdrStruct<LedgerCloseMetaBatch> = /* @__PURE__ */ struct("LedgerCloseMetaBatch", () => ({ startSequence: u32, endSequence: u32, ledgerCloseMetas: list(LedgerCloseMeta, 412) }), (C, o, f) => [(r) => { const v = new C(BLANK); v.startSequence = f[0](r); v.endSequence = f[1](r); v.ledgerCloseMetas = f[2](r); return v; }, (w, v) => { if (v?.constructor !== C) return o(w, v); w.uint32(v.startSequence); w.uint32(v.endSequence); w.array(v.ledgerCloseMetas, 4294967295, LedgerCloseMeta.write); }]);
