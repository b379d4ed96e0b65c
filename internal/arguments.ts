/** Arguments that many functions have: checked and copied, or refused. */

import { type Bytes, copyBytes, isBytes } from "./bytes.ts";
import { count, wrongType } from "./describe.ts";

/**
 * A copy of an argument that must be bytes. The copy comes before any look at the contents, since shared memory could
 * change between a check and its use: an Ed25519 signer reads its data twice, and two readings that differ give the key
 * away.
 *
 * @param action what cannot be done without it, such as "sign"
 * @param name the argument
 * @param value its value
 * @param length how many bytes it must have, when that is fixed
 * @param expected what messages say it must be
 */
export function parseBytes(
  action: string,
  name: string,
  value: unknown,
  length?: number,
  expected = "a Uint8Array",
): Bytes {
  if (!isBytes(value)) throw wrongType(action, name, expected, value);
  const bytes = copyBytes(value);
  if (length !== undefined && bytes.length !== length) {
    const got = count(bytes.length, "byte");
    throw new RangeError(`Cannot ${action}: expected ${name} to be ${length} bytes, got ${got}`);
  }
  return bytes;
}
