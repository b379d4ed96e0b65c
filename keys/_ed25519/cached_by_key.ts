/** Keeping what is made of public keys. Nothing is ever kept of secret ones. */

/** How many are kept. */
const SIZE = 64;

/** Does `prepare` once for each public key: whoever verifies sees the same few keys again and again. */
export function cachedByKey<T>(prepare: (publicKey: Uint8Array) => T): (publicKey: Uint8Array) => T {
  const kept = new Map<string, T>();
  return (publicKey) => {
    const key = String.fromCharCode(...publicKey);
    let prepared = kept.get(key);
    if (prepared === undefined) {
      prepared = prepare(publicKey);
      if (kept.size === SIZE) kept.clear();
      kept.set(key, prepared);
    }
    return prepared;
  };
}
