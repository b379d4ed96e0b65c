/** Looks up strkey types by prefix (SEP-23). */

import { KINDS, prefixOf } from "./_kinds.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/**
 * Returns the type of a strkey by its first character. The other characters are not checked.
 *
 * @param address a strkey, or only its beginning
 * @returns the type, or `undefined` if no type has that prefix
 *
 * @example The type of a prefix
 * ```ts
 * import { getVersionByteForPrefix } from "@dwsa/base/strkey";
 * import assert from "node:assert/strict";
 *
 * assert.equal(getVersionByteForPrefix("CA3D5KRYM6CB7OWQ"), "contract");
 * assert.equal(getVersionByteForPrefix("QUITE WRONG"), undefined);
 * ```
 */
export function getVersionByteForPrefix(address: string): VersionByteName | undefined {
  const prefix = prefixOf(address);
  return prefix && KINDS[prefix].type;
}
