/** Cross-realm, cross-version type checks via `Symbol.toStringTag`. */

/**
 * Returns the `Symbol.toStringTag` of a value, or `undefined` if it has none or cannot be read, as with a revoked
 * proxy. Unlike `instanceof`, the tag works for values from another copy of this library.
 */
export function brandOf(value: unknown): unknown {
  try {
    return (value as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag];
  } catch {
    return undefined;
  }
}
