/** A pool of one writer. */

import { XdrWriter } from "./writer.ts";

/** The free writer. It is pooled, since allocating a buffer for each value costs more than encoding it. */
let pooledWriter: XdrWriter | undefined;

/** Returns an empty writer for exclusive use until it is released. After an error, it is not released but dropped. */
export function acquireWriter(): XdrWriter {
  const writer = pooledWriter ?? new XdrWriter();
  pooledWriter = undefined;
  return writer;
}

/** Empties a writer and returns it to the pool. */
export function releaseWriter(writer: XdrWriter): void {
  if (writer.reset()) pooledWriter = writer;
}
