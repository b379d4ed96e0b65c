/** Arguments that many functions have: checked and copied, or refused. */

import { type Bytes, copyBytes, isBytes } from "./bytes.ts";
import { count, wrongType } from "./describe.ts";

/**
 * A copy of an argument that must be bytes. The bytes are copied before they are read, since shared memory could change
 * between a check and its use. An Ed25519 signer reads its data twice: if the two readings differ, the signature
 * reveals the key.
 *
 * @param action the action for messages, such as "sign"
 * @param name the argument
 * @param value its value
 * @param length how many bytes it must have, when that is fixed
 * @param expected the expected type for messages
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
