/** Writers that are used again. */

import { XdrWriter } from "./writer.ts";

/** A writer whose buffer can be used again: a new one for each value would cost more than the value. */
let spare: XdrWriter | undefined;

/** An empty writer. No other call uses it before it is given back, which is not done after an error. */
export function takeWriter(): XdrWriter {
  const writer = spare ?? new XdrWriter();
  spare = undefined;
  return writer;
}

/** Lets the next value use this writer, and forgets what it has written. */
export function giveBack(writer: XdrWriter): void {
  if (writer.reset()) spare = writer;
}
