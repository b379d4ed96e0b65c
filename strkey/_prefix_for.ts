/** Finds the prefix of a kind that a caller has named. */

import { describe } from "../internal/describe.ts";
import { fault } from "./_fault.ts";
import { KINDS, type Prefix, prefixOf } from "./_kinds.ts";
import type { VersionByteName } from "./version_byte_name.ts";

/** The prefix of a kind: the one that a text begins with if that is of this kind, else the first one of the kind. */
export function prefixFor(type: VersionByteName, text?: unknown): Prefix {
  const given = prefixOf(text);
  if (given !== undefined && KINDS[given].type === type) return given;
  for (const prefix in KINDS) if (KINDS[prefix as Prefix].type === type) return prefix as Prefix;
  throw fault("strkey/kind", "Cannot use strkey kind", "a VersionByteName", describe(type));
}
