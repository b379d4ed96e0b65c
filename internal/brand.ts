/** Recognises the classes of this library by name, also those of another copy of it. */

/**
 * The `Symbol.toStringTag` of a value, or `undefined` when it has none or cannot be read, as that of a revoked proxy.
 * `instanceof` fails for the values of another copy of this library; the tag does not.
 */
export function brandOf(value: unknown): unknown {
  try {
    return (value as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag];
  } catch {
    return undefined;
  }
}
