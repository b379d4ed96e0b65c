/** A pool of one writer. */

import { XdrWriter } from "./writer.ts";

/** The free writer: to allocate a buffer for each value costs more than to encode it. */
let pooledWriter: XdrWriter | undefined;

/** An empty writer, which no other call gets before it is released. After an error it is dropped instead. */
export function acquireWriter(): XdrWriter {
  const writer = pooledWriter ?? new XdrWriter();
  pooledWriter = undefined;
  return writer;
}

/** Empties a writer and returns it to the pool. */
export function releaseWriter(writer: XdrWriter): void {
  if (writer.reset()) pooledWriter = writer;
}
