/** Cross-realm, cross-version type checks via `Symbol.toStringTag`. */

/**
 * The `Symbol.toStringTag` of a value, or `undefined` when it has none, or cannot be read, such as a revoked proxy.
 * `instanceof` fails for the values of another copy of this library; the tag does not.
 */
export function brandOf(value: unknown): unknown {
  try {
    return (value as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag];
  } catch {
    return undefined;
  }
}
