/** The polyfill that apps have: a stub, since the real source of random bytes needs a phone. */
const getRandomValues = (bytes) => bytes.map((_, i) => bytes[i] = Math.random() * 256);
Object.assign(globalThis, { crypto: { getRandomValues } });
