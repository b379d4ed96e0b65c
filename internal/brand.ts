/** Identifies types by `Symbol.toStringTag`, which works across realms and versions of this library. */

/**
 * Returns the `Symbol.toStringTag` of a value, or `undefined` if the value has no tag or cannot be read, such as a
 * revoked proxy. Unlike `instanceof`, the tag works for values from another copy of this library.
 */
export function brandOf(value: unknown): unknown {
  try {
    return (value as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag];
  } catch {
    return undefined;
  }
}
