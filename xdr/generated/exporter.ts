// Generated from xdr/idl/exporter.x by scripts/generate_xdr.ts. Do not edit.

import { BLANK, type Mutable, copyOf, requireXdr } from "../_codec.ts";
import { withPath } from "../_encode_error.ts";
import type { XdrReader } from "../reader.ts";
import { XdrValue } from "../value.ts";
import type { XdrWriter } from "../writer.ts";
import type { LedgerCloseMetaBatchJson } from "./json_types.ts";
import { LedgerCloseMeta } from "./ledger.ts";

/** The meta of consecutive ledgers, from `startSequence` to `endSequence` inclusive. */
export class LedgerCloseMetaBatch extends XdrValue<LedgerCloseMetaBatchJson> {
  /** An unsigned 32-bit integer. */
  declare readonly startSequence: number;
  /** An unsigned 32-bit integer. */
  declare readonly endSequence: number;
  /** An array of {@linkcode LedgerCloseMeta} values. */
  declare readonly ledgerCloseMetas: readonly LedgerCloseMeta[];
  /** Creates a value from its fields; bytes and arrays are copied. */
  constructor(fields: { readonly startSequence: number; readonly endSequence: number; readonly ledgerCloseMetas: readonly LedgerCloseMeta[] }) {
    super();
    if (fields === BLANK) return;
    this.startSequence = fields.startSequence;
    this.endSequence = fields.endSequence;
    this.ledgerCloseMetas = copyOf(fields.ledgerCloseMetas);
  }
  /** The name of the type. */
  static get xdrName(): string {
    return "LedgerCloseMetaBatch";
  }
  /** Reads one value. */
  static read(r: XdrReader): LedgerCloseMetaBatch {
    const value: Mutable<LedgerCloseMetaBatch> = new LedgerCloseMetaBatch(BLANK);
    value.startSequence = r.uint32("LedgerCloseMetaBatch.startSequence");
    value.endSequence = r.uint32("LedgerCloseMetaBatch.endSequence");
    value.ledgerCloseMetas = r.array(4294967295, 412, "LedgerCloseMetaBatch.ledgerCloseMetas", LedgerCloseMeta.read);
    return value;
  }
  /** Writes one value. @internal */
  static write(w: XdrWriter, value: LedgerCloseMetaBatch): void {
    if (value?.constructor !== LedgerCloseMetaBatch) requireXdr(value, LedgerCloseMetaBatch);
    let step = ".startSequence";
    try {
      w.uint32(value.startSequence);
      step = ".endSequence"; w.uint32(value.endSequence);
      step = ".ledgerCloseMetas"; w.array(value.ledgerCloseMetas, 4294967295, LedgerCloseMeta.write);
    } catch (error) { throw withPath(error, step); }
  }
}
