/** Keeps one writer for reuse. */

import { XdrWriter } from "./writer.ts";

/** The free writer of the pool. Allocating a buffer for each value would cost more than encoding the value. */
let pooledWriter: XdrWriter | undefined;

/**
 * Returns an empty writer for exclusive use until it is released. Callers drop the writer after an error instead of
 * releasing it.
 */
export function acquireWriter(): XdrWriter {
  const writer = pooledWriter ?? new XdrWriter();
  pooledWriter = undefined;
  return writer;
}

/** Empties a writer and returns it to the pool. */
export function releaseWriter(writer: XdrWriter): void {
  if (writer.reset()) pooledWriter = writer;
}
