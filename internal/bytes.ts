/** Recognizes byte strings from any realm, and copies and compares them. */

/**
 * A byte string returned by this library: a plain `Uint8Array` over its own `ArrayBuffer`. This definition works before
 * and after TypeScript 5.7, which made `Uint8Array` generic.
 */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/**
 * Returns a getter of `%TypedArray%.prototype`. It works across realms (an iframe, a `vm` context, a test runner's
 * sandbox), and no own property or subclass can fake its result.
 */
function typedArrayGetter<T>(name: PropertyKey): (this: unknown) => T {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)!.get!;
}

const typedArrayName = /* @__PURE__ */ typedArrayGetter<string | undefined>(Symbol.toStringTag);
const typedArrayLength = /* @__PURE__ */ typedArrayGetter<number>("length");

/**
 * Returns whether a value is a readable `Uint8Array` of any realm or a subclass, such as Node's `Buffer`. The bytes of
 * a buffer that was transferred or has shrunk cannot be read: engines throw.
 */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && typedArrayName.call(value) === "Uint8Array" &&
    ((value as Uint8Array).byteLength !== 0 || isReadable(value as Uint8Array));
}

function isReadable(bytes: Uint8Array): boolean {
  try {
    return copyBytes(bytes).length === 0;
  } catch {
    return false;
  }
}

/** Returns the number of bytes, even if a subclass overrides `length`. */
export function byteCount(bytes: Uint8Array): number {
  return typedArrayLength.call(bytes);
}

/** Copies bytes into a plain `Uint8Array`, even if `bytes` is an instance of a subclass. */
export function copyBytes(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}

/** Returns whether two byte strings are equal. Not constant-time: for public data only. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Compares byte strings by their unsigned bytes; a prefix comes before longer strings. Returns a negative number, zero
 * or a positive number.
 */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Concatenates byte strings. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  return joinBytes(parts);
}

/**
 * Concatenates an array of byte strings. Use this function instead of {@linkcode concatBytes} for long arrays, since
 * engines limit the number of arguments.
 */
export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  let length = 0;
  for (const part of parts) length += part.length;
  const result = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}
